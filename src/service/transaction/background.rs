//! Background jobs, run repeatedly. Each has a thread that survives failures; its state is shown to the server's
//! owners.

use crate::prelude::*;
use pairing::Watch;
use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, Sender, SyncSender, TrySendError, channel, sync_channel,
};
use std::sync::{Condvar, MutexGuard, RwLock};
use std::time::Duration;
use store::{Backend, Store};

/// Failures of one run that are named; the others are only counted.
const NAMED: usize = 3;

#[derive(Clone, Debug)]
pub struct JobSeen {
    /// As in the log and the metrics.
    pub name: &'static str,
    /// End of the last run, successful or not.
    pub last: Option<DateTime<Utc>>,
    /// Since the start.
    pub failures: u64,
    /// Time and reason of the last failure.
    pub failed: Option<(DateTime<Utc>, String)>,
}

impl JobSeen {
    pub fn is_failing(&self) -> bool {
        self.failed.as_ref().is_some_and(|(at, _)| self.last == Some(*at))
    }

    /// A failure is logged unless it repeats the one before.
    fn note(&mut self, at: DateTime<Utc>, done: Result<()>) {
        let known = self.is_failing();
        self.last = Some(at);
        let Err(error) = done else { return };
        let (outage, why) = (error.is_logged_outage(), error.to_string());
        let known = known && self.failed.as_ref().is_some_and(|(_, before)| *before == why);
        if !outage && !known {
            tracing::error!(job = self.name, %why, "background work failed");
        }
        self.failures += 1;
        self.failed = Some((at, why));
    }
}

/// The jobs of a server, and whether they were ended.
#[derive(Default)]
pub(crate) struct Jobs {
    seen: Mutex<(Vec<JobSeen>, bool)>,
    ended: Condvar,
}

impl Jobs {
    // A poisoned lock is safe to use: no statement breaks the list's invariant.
    fn lock(&self) -> MutexGuard<'_, (Vec<JobSeen>, bool)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Service {
    /// Runs `job` now and again a period after each end, on a thread of its own, until [`end_jobs`](Self::end_jobs). An
    /// error or a panic is noted, and the job goes on.
    pub fn every(
        &self,
        name: &'static str,
        period: Duration,
        mut job: impl FnMut(&Self, DateTime<Utc>) -> Result<()> + Send + 'static,
    ) {
        let index = {
            let seen = &mut self.jobs.lock().0;
            seen.push(JobSeen { name, last: None, failures: 0, failed: None });
            seen.len() - 1
        };
        let service = self.clone();
        std::thread::spawn(move || {
            loop {
                let now = Utc::now();
                let done = guarded(|| job(&service, now)).map_err(ServiceError::from).flatten();
                let mut jobs = service.jobs.lock();
                jobs.0[index].note(now, done);
                let waited = service.jobs.ended.wait_timeout_while(jobs, period, |jobs| !jobs.1);
                if waited.unwrap_or_else(PoisonError::into_inner).0.1 {
                    return;
                }
            }
        });
    }

    pub fn jobs(&self) -> Vec<JobSeen> {
        self.jobs.lock().0.clone()
    }

    /// No further run is begun.
    pub fn end_jobs(&self) {
        self.jobs.lock().1 = true;
        self.jobs.ended.notify_all();
    }

    /// Runs `work` for every running event, as [`each`] does; returns the sum.
    pub(crate) fn for_running(
        &self,
        now: DateTime<Utc>,
        work: impl Fn(&Arc<Snapshot>) -> Result<usize>,
    ) -> Result<usize> {
        let (today, day) = (now.date_naive(), Days::new(1));
        let mut all = self.read(|c| c.tournaments())?;
        all.retain(|one| !one.archived && one.begins <= today + day && today - day <= one.ends);
        each(
            all,
            |one| one.slug.clone(),
            |one| self.find(one.id)?.map_or(Ok(0), |event| work(&event)),
        )
    }
}

/// Runs `work` for each item; an error or a panic does not stop the others. Returns the sum of the results.
///
/// # Errors
/// [`ServiceError::Background`] with the failed items, after all others had their turn; an outage of the database ends
/// it at once.
pub fn each<T, N: Display, E: Into<ServiceError>>(
    all: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> N,
    mut work: impl FnMut(&T) -> Result<usize, E>,
) -> Result<usize> {
    let (mut done, mut failed) = (0, Vec::new());
    for one in all {
        let worked = guarded(|| work(&one).map_err(E::into));
        match worked.map_err(ServiceError::from).flatten() {
            Ok(some) => done += some,
            Err(error) if error.is_logged_outage() => return Err(error),
            Err(error) => failed.push(format!("{}: {error}", name(&one))),
        }
    }
    let more = failed.len().saturating_sub(NAMED);
    failed.truncate(NAMED);
    let more = if more > 0 { format!("; and {more} more") } else { String::new() };
    match failed.is_empty() {
        true => Ok(done),
        false => Err(ServiceError::Background(failed.join("; ") + &more)),
    }
}

// Progress of long computations, and how to stop them. On PostgreSQL, which several instances may share, each writes
// its progress to a row, and reads there whether to stop.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskOf {
    Draw(TournamentId, RoundNo),
    Import(AccountId),
}

impl TaskOf {
    fn name(self) -> String {
        match self {
            Self::Draw(id, round) => format!("draw {} {round}", id.0),
            Self::Import(account) => format!("import {}", account.0),
        }
    }
}

/// How often an instance writes its progress.
const TOLD_EVERY: Duration = Duration::from_millis(400);

#[derive(Debug)]
struct Task {
    of: TaskOf,
    percent: AtomicUsize,
    stopped: AtomicBool,
}

#[derive(Debug, Default)]
pub(crate) struct Tasks(Mutex<Vec<Arc<Task>>>);

impl Tasks {
    // A poisoned lock is safe to use: no statement breaks the list's invariant.
    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Task>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A running task: visible to others, and to be stopped, until it is dropped.
#[derive(Debug)]
pub struct Working {
    task: Arc<Task>,
    all: Arc<Tasks>,
    /// Dropping it ends the thread that writes the progress.
    _told: Option<Sender<()>>,
}

impl Drop for Working {
    fn drop(&mut self) {
        self.all.lock().retain(|task| !Arc::ptr_eq(task, &self.task));
    }
}

impl Working {
    /// Reports progress, which never goes back. Fails with [`Refusal::Stopped`] if the task was stopped: then save
    /// nothing.
    pub fn advance(&self, percent: usize) -> Result<()> {
        self.task.advance(percent);
        self.task.refuse_stopped()
    }

    /// For a search to report to.
    pub fn watch(&self) -> Watch {
        let task = self.task.clone();
        Watch::by(move |paired, of| {
            task.advance(percent(of.saturating_sub(paired), of));
            !task.stopped.load(Ordering::Relaxed)
        })
    }
}

impl Task {
    fn advance(&self, percent: usize) {
        self.percent.fetch_max(percent.min(99), Ordering::Relaxed);
    }

    fn refuse_stopped(&self) -> Result<()> {
        let stopped = self.stopped.load(Ordering::Relaxed);
        if stopped { Err(Refusal::Stopped.into()) } else { Ok(()) }
    }
}

/// Progress of a search by the number of players without an opponent: each halving takes about as long.
fn percent(left: usize, of: usize) -> usize {
    let halvings = |number: usize| (number + 1).ilog2() as usize;
    100 - 100 * halvings(left) / halvings(of).max(1)
}

impl Service {
    pub fn work_on(&self, of: TaskOf) -> Working {
        let (percent, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let task = Arc::new(Task { of, percent, stopped });
        self.tasks.lock().push(task.clone());
        let told = (self.store.backend() == Backend::Postgres).then(|| {
            let (working, over) = channel();
            let (store, task) = (self.store.clone(), task.clone());
            std::thread::spawn(move || share_progress(&store, &task, &over));
            working
        });
        Working { task, all: self.tasks.clone(), _told: told }
    }

    /// Per cent done, here or at another instance; `None` if there is no such task.
    pub fn progress(&self, of: TaskOf) -> Result<Option<usize>> {
        let percent = |task: &Arc<Task>| task.percent.load(Ordering::Relaxed);
        let here = self.tasks.lock().iter().find(|task| task.of == of).map(percent);
        if here.is_some() || self.store.backend() == Backend::Sqlite {
            return Ok(here);
        }
        let now = Utc::now();
        let there = self.read(|c| c.task_percent(&of.name(), now))?;
        Ok(there.and_then(|percent| usize::try_from(percent).ok()))
    }

    /// Stops all such tasks, at any instance; nothing of them is saved. Returns whether there was one. Other instances
    /// stop within half a second.
    pub fn stop(&self, of: TaskOf) -> Result<bool> {
        let here = {
            let tasks = self.tasks.lock();
            let all = tasks.iter().filter(|task| task.of == of);
            all.map(|task| task.stopped.store(true, Ordering::Relaxed)).count() > 0
        };
        if self.store.backend() == Backend::Sqlite {
            return Ok(here);
        }
        let (name, now) = (of.name(), Utc::now());
        let there = self.store.write(Scope::Tasks, |c| c.stop_tasks(&name, now))?;
        Ok(here || there > 0)
    }

    /// Refuses to save a stopped task.
    pub(crate) fn refuse_stopped(&self, of: TaskOf) -> Result<()> {
        self.tasks
            .lock()
            .iter()
            .filter(|task| task.of == of)
            .try_for_each(|task| task.refuse_stopped())
    }
}

/// Writes a task's progress for other instances until it ends, and reads whether to stop. Continues if the database
/// fails.
fn share_progress(store: &Store, task: &Task, over: &Receiver<()>) {
    let mut number = [0; 8];
    if getrandom::fill(&mut number).is_err() {
        return;
    }
    let (id, name) = (i64::from_le_bytes(number), task.of.name());
    let mut told = false;
    // Tasks that end earlier write no row.
    while over.recv_timeout(TOLD_EVERY) == Err(RecvTimeoutError::Timeout) {
        let percent = i32::try_from(task.percent.load(Ordering::Relaxed)).unwrap_or_default();
        let note = |c: &mut Tx| c.note_task((id, &name), percent, Utc::now());
        told = true;
        if store.write(Scope::Tasks, note).unwrap_or_default() {
            task.stopped.store(true, Ordering::Relaxed);
        }
    }
    if told {
        // A row left after an error expires in five seconds.
        let _ = store.write(Scope::Tasks, |c| c.end_task(id, Utc::now()));
    }
}

type Job = Box<dyn FnOnce() + Send>;
type Observer = Box<dyn Fn() + Send + Sync>;

/// Computations that may wait; further ones are refused.
const QUEUE: usize = 128;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorkError {
    /// The queue is full.
    #[error("too much waits to be worked out")]
    Busy,
    /// The panic's message: a bug.
    #[error("the computation panicked: {0}")]
    Panicked(String),
}

/// Threads for long computations, so that they hold no connection, no lock and no thread that answers requests.
///
/// Work must not wait for other work of the same workers: there may be one thread only.
pub struct Workers {
    queue: SyncSender<Job>,
    observer: Arc<RwLock<Option<Observer>>>,
}

impl Workers {
    /// The threads end when this is dropped. With `background` they give way to every other thread of the machine,
    /// where the system can do that for single threads (Linux).
    #[must_use]
    pub fn start(threads: usize, background: bool) -> Self {
        let (queue, jobs) = sync_channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads.max(1) {
            let jobs = jobs.clone();
            std::thread::spawn(move || work(&jobs, background));
        }
        Self { queue, observer: Arc::default() }
    }

    /// Submits work and returns at once; `answer` is called with the result, on the worker's thread. Fails with
    /// [`WorkError::Busy`] if too much waits already; then neither is called.
    pub fn submit<T>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
        answer: impl FnOnce(Result<T, WorkError>) + Send + 'static,
    ) -> Result<(), WorkError> {
        let observer = self.observer.clone();
        let job = move || {
            answer(guarded(|| {
                if let Some(observe) = &*observer.read().unwrap_or_else(PoisonError::into_inner) {
                    observe();
                }
                work()
            }));
        };
        self.queue.try_send(Box::new(job)).map_err(|refused| match refused {
            TrySendError::Full(_) | TrySendError::Disconnected(_) => WorkError::Busy,
        })
    }

    /// Submits work and waits for it; never call it while holding a connection or a lock.
    pub fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkError> {
        let (answer, waiting) = sync_channel(1);
        // The receiver below waits for it.
        self.submit(work, move |done| answer.send(done).unwrap_or_default())?;
        waiting.recv().unwrap_or(Err(WorkError::Busy))
    }

    /// Calls `observer` on the worker's thread before each computation, in place of an earlier observer.
    pub fn observe(&self, observer: impl Fn() + Send + Sync + 'static) {
        let mut known = self.observer.write().unwrap_or_else(PoisonError::into_inner);
        *known = Some(Box::new(observer));
    }
}

/// A panic becomes an error with its message.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, WorkError> {
    // Unwind safe: state of the work is dropped with it, and our locks ignore poisoning.
    catch_unwind(AssertUnwindSafe(work))
        .map_err(|panic| WorkError::Panicked(panic_message(&*panic)))
}

#[must_use]
pub fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Lowers the priority of this thread, and of those that it starts, where the system can do that for single threads
/// (Linux).
pub fn give_way() {
    // If this fails, the work still runs.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(10);
}

fn work(jobs: &Mutex<Receiver<Job>>, background: bool) {
    if background {
        give_way();
    }
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            // A panic in the answer must not end the thread.
            Ok(job) => drop(guarded(job)),
            Err(_) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_fails_or_panics_keeps_no_other_from_its_turn() {
        let mut had = Vec::new();
        let done = each(
            [1, 2, 3, 4],
            |n| *n,
            |n| {
                had.push(*n);
                match n {
                    1 => panic!("number {n}"),
                    2 => Err(ServiceError::Background("no".to_owned())),
                    _ => Ok(10),
                }
            },
        );
        assert_eq!(had, [1, 2, 3, 4]);
        let said = done.expect_err("two failed").to_string();
        assert_eq!(said, "1: a computation panicked: number 1; 2: no");
        assert_eq!(each([5, 6], |n| *n, |n| Ok::<_, ServiceError>(*n)).expect("none"), 11);
    }

    #[test]
    fn the_last_run_and_the_last_failure_are_known() {
        let mut job = JobSeen { name: "a", last: None, failures: 0, failed: None };
        let at = |minute: i64| DateTime::from_timestamp(60 * minute, 0).expect("a moment");
        assert!(!job.is_failing());
        job.note(at(1), Err(ServiceError::Background("no".to_owned())));
        assert!(job.is_failing());
        job.note(at(2), Ok(()));
        assert!(!job.is_failing());
        let failed = job.failed.clone().map(|(when, _)| when);
        assert_eq!((job.last, failed, job.failures), (Some(at(2)), Some(at(1)), 1));
    }

    #[test]
    fn the_last_ones_take_as_long_as_the_first_many() {
        assert_eq!(
            [2000, 999, 31, 3, 1, 0].map(|left| percent(left, 2000)),
            [0, 10, 50, 80, 90, 100]
        );
        assert_eq!([(0, 0), (2, 2)].map(|(left, of)| percent(left, of)), [100, 0]);
    }

    #[test]
    fn a_panic_is_an_answer_and_the_thread_works_on() {
        let workers = Workers::start(1, true);
        let panicked = workers.run(|| -> i32 { panic!("number {}", 7) });
        assert_eq!(panicked, Err(WorkError::Panicked("number 7".to_owned())));
        assert_eq!(workers.run(|| 8), Ok(8));
    }

    #[test]
    fn more_than_can_wait_is_refused() {
        let workers = Workers::start(1, false);
        let (go, gate) = sync_channel::<()>(0);
        workers.submit(move || gate.recv(), |_| ()).unwrap();
        let (done, all) = std::sync::mpsc::channel();
        let mut taken = 0;
        let refused = loop {
            let done = done.clone();
            match workers.submit(|| (), move |_| done.send(()).unwrap()) {
                Ok(()) => taken += 1,
                Err(refused) => break refused,
            }
        };
        assert_eq!(refused, WorkError::Busy);
        assert!((QUEUE - 1..=QUEUE).contains(&taken));
        go.send(()).unwrap();
        drop(done);
        assert_eq!(all.iter().count(), taken);
    }
}
