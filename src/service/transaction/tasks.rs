//! What takes seconds at a large event: how far it is, and that it can be stopped. On PostgreSQL, which several
//! instances may share, each tells the others by a row what it works on, and hears there whether it is to stop.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::Utc;
use pairing::Watch;
use store::{AccountId, AnyConnection, Backend, Scope, Store};
use tournament::{RoundNo, TournamentId};

use crate::{Refusal, Result, Service};

/// What is worked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskOf {
    /// The draw of a round.
    Draw(TournamentId, RoundNo),
    /// A file that this account brings in.
    Import(AccountId),
}

impl TaskOf {
    /// As the instances know it.
    fn name(self) -> String {
        match self {
            Self::Draw(id, round) => format!("draw {} {round}", id.0),
            Self::Import(account) => format!("import {}", account.0),
        }
    }
}

/// How often an instance tells the others how far it is.
const TOLD_EVERY: Duration = Duration::from_millis(400);

/// Something that is worked on.
#[derive(Debug)]
struct Task {
    of: TaskOf,
    /// Of a hundred parts, those that are done.
    percent: AtomicUsize,
    stopped: AtomicBool,
}

/// Everything that is worked on.
#[derive(Debug, Default)]
pub(crate) struct Tasks(Mutex<Vec<Arc<Task>>>);

impl Tasks {
    // A list is whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Task>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something that one works on: as long as this lives it is seen by others, and can be stopped.
#[derive(Debug)]
pub struct Working {
    task: Arc<Task>,
    all: Arc<Tasks>,
    /// Dropped, it ends what tells other instances of it.
    _told: Option<Sender<()>>,
}

impl Drop for Working {
    fn drop(&mut self) {
        self.all.lock().retain(|task| !Arc::ptr_eq(task, &self.task));
    }
}

impl Working {
    /// So much of it is done; what was done before is not taken back.
    ///
    /// # Errors
    /// [`Refusal::Stopped`] if somebody stopped it: then nothing of it is to be kept.
    pub fn came_to(&self, percent: usize) -> Result<()> {
        self.task.came_to(percent);
        self.task.refuse_stopped()
    }

    /// As whoever searches is watched.
    #[must_use]
    pub fn watch(&self) -> Watch {
        let task = self.task.clone();
        Watch::by(move |paired, of| {
            task.came_to(percent(of.saturating_sub(paired), of));
            !task.stopped.load(Ordering::Relaxed)
        })
    }
}

impl Task {
    fn came_to(&self, percent: usize) {
        self.percent.fetch_max(percent.min(99), Ordering::Relaxed);
    }

    fn refuse_stopped(&self) -> Result<()> {
        let stopped = self.stopped.load(Ordering::Relaxed);
        if stopped { Err(Refusal::Stopped.into()) } else { Ok(()) }
    }
}

/// How far a search is that has so many left without an opponent: to halve them takes about as long as to halve them
/// again.
fn percent(left: usize, of: usize) -> usize {
    let halvings = |number: usize| (number + 1).ilog2() as usize;
    100 - 100 * halvings(left) / halvings(of).max(1)
}

impl Service {
    /// Says that something is worked on from now on.
    #[must_use]
    pub fn work_on(&self, of: TaskOf) -> Working {
        let (percent, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let task = Arc::new(Task { of, percent, stopped });
        self.tasks.lock().push(task.clone());
        let told = (self.store.backend() == Backend::Postgres).then(|| {
            let (working, over) = channel();
            let (store, task) = (self.store.clone(), task.clone());
            std::thread::spawn(move || tell_others(&store, &task, &over));
            working
        });
        Working { task, all: self.tasks.clone(), _told: told }
    }

    /// How far that is, in hundredths, here or at another instance; nothing if nobody works on it.
    pub fn progress(&self, of: TaskOf) -> Result<Option<usize>> {
        let percent = |task: &Arc<Task>| task.percent.load(Ordering::Relaxed);
        let here = self.tasks.lock().iter().find(|task| task.of == of).map(percent);
        if here.is_some() || self.store.backend() == Backend::Sqlite {
            return Ok(here);
        }
        let now = Utc::now();
        let there = self.store.read(|c| c.task_percent(&of.name(), now))?;
        Ok(there.and_then(|percent| usize::try_from(percent).ok()))
    }

    /// Stops that, however often and wherever it is worked on at this moment: nothing of it is kept. Whether there was
    /// something. Another instance hears of it within half a second.
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

    /// Refuses to keep what somebody stopped.
    pub(crate) fn refuse_stopped(&self, of: TaskOf) -> Result<()> {
        self.tasks
            .lock()
            .iter()
            .filter(|task| task.of == of)
            .try_for_each(|task| task.refuse_stopped())
    }
}

/// Tells the other instances how far a task is until it is over, and hears whether it is to stop. A database that
/// fails is no reason not to work on.
fn tell_others(store: &Store, task: &Task, over: &Receiver<()>) {
    let mut number = [0; 8];
    if getrandom::fill(&mut number).is_err() {
        return;
    }
    let (id, name) = (i64::from_le_bytes(number), task.of.name());
    let mut told = false;
    // What is over before that is nobody's business.
    while over.recv_timeout(TOLD_EVERY) == Err(RecvTimeoutError::Timeout) {
        let percent = i32::try_from(task.percent.load(Ordering::Relaxed)).unwrap_or_default();
        let note = |c: &mut AnyConnection| c.note_task((id, &name), percent, Utc::now());
        told = true;
        if store.write(Scope::Tasks, note).unwrap_or_default() {
            task.stopped.store(true, Ordering::Relaxed);
        }
    }
    if told {
        // What stays is over in five seconds.
        let _ = store.write(Scope::Tasks, |c| c.end_task(id, Utc::now()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_ones_take_as_long_as_the_first_many() {
        assert_eq!(
            [2000, 999, 31, 3, 1, 0].map(|left| percent(left, 2000)),
            [0, 10, 50, 80, 90, 100]
        );
        assert_eq!([(0, 0), (2, 2)].map(|(left, of)| percent(left, of)), [100, 0]);
    }
}
