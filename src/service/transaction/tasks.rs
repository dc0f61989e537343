//! Progress of long computations, and how to stop them. On PostgreSQL, which several instances may share, each writes
//! its progress to a row, and reads there whether to stop.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::Utc;
use pairing::Watch;
use store::{AccountId, AnyConnection, Backend, Scope, Store};
use tournament::{RoundNo, TournamentId};

use crate::{Refusal, Result, Service};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskOf {
    Draw(TournamentId, RoundNo),
    /// An import by this account.
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
    pub fn came_to(&self, percent: usize) -> Result<()> {
        self.task.came_to(percent);
        self.task.refuse_stopped()
    }

    /// For a search to report to.
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

/// Progress of a search by the number of players without an opponent: each halving takes about as long.
fn percent(left: usize, of: usize) -> usize {
    let halvings = |number: usize| (number + 1).ilog2() as usize;
    100 - 100 * halvings(left) / halvings(of).max(1)
}

impl Service {
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

    /// Per cent done, here or at another instance; `None` if there is no such task.
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
fn tell_others(store: &Store, task: &Task, over: &Receiver<()>) {
    let mut number = [0; 8];
    if getrandom::fill(&mut number).is_err() {
        return;
    }
    let (id, name) = (i64::from_le_bytes(number), task.of.name());
    let mut told = false;
    // Tasks that end earlier write no row.
    while over.recv_timeout(TOLD_EVERY) == Err(RecvTimeoutError::Timeout) {
        let percent = i32::try_from(task.percent.load(Ordering::Relaxed)).unwrap_or_default();
        let note = |c: &mut AnyConnection| c.note_task((id, &name), percent, Utc::now());
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
