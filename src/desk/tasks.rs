//! What takes seconds at a large event: how far it is, and that it can be stopped. Known to this process alone, as the
//! threads are that work on it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pairing::Watch;
use store::AccountId;
use tournament::{RoundNo, TournamentId};

use super::{Desk, DeskError, Refusal};

/// What is worked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskOf {
    /// The draw of a round.
    Draw(TournamentId, RoundNo),
    /// A file that this account brings in.
    Import(AccountId),
}

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
pub(super) struct Tasks(Mutex<Vec<Arc<Task>>>);

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
    pub fn came_to(&self, percent: usize) -> Result<(), DeskError> {
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

    fn refuse_stopped(&self) -> Result<(), DeskError> {
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

impl Desk {
    /// Says that something is worked on from now on.
    #[must_use]
    pub fn work_on(&self, of: TaskOf) -> Working {
        let (percent, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let task = Arc::new(Task { of, percent, stopped });
        self.tasks.lock().push(task.clone());
        Working { task, all: self.tasks.clone() }
    }

    /// How far that is, in hundredths; nothing if nobody works on it.
    #[must_use]
    pub fn progress(&self, of: TaskOf) -> Option<usize> {
        let percent = |task: &Arc<Task>| task.percent.load(Ordering::Relaxed);
        self.tasks.lock().iter().find(|task| task.of == of).map(percent)
    }

    /// Stops that, however often it is worked on at this moment: nothing of it is kept. Whether there was something.
    pub fn stop(&self, of: TaskOf) -> bool {
        let tasks = self.tasks.lock();
        let all = tasks.iter().filter(|task| task.of == of);
        all.map(|task| task.stopped.store(true, Ordering::Relaxed)).count() > 0
    }

    /// Refuses to keep what somebody stopped.
    pub(super) fn refuse_stopped(&self, of: TaskOf) -> Result<(), DeskError> {
        self.tasks
            .lock()
            .iter()
            .filter(|task| task.of == of)
            .try_for_each(|task| task.refuse_stopped())
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
