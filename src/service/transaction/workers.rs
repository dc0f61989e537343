use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

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
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| WorkError::Panicked(said(&*panic)))
}

#[must_use]
pub fn said(panic: &(dyn Any + Send)) -> String {
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
