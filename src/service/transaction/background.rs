//! What the server does by itself, again and again. Each job has a thread, which no failure ends, and everybody who
//! looks after the server can see how it goes.

use std::fmt::Display;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Days, Utc};
use store::Snapshot;

use crate::{Result, Service, ServiceError, guarded};

/// Failures of one run that are named; the others are counted.
const NAMED: usize = 3;

/// How a job goes.
#[derive(Clone, Debug)]
pub struct JobSeen {
    /// Its name, as the log and the metrics have it.
    pub name: &'static str,
    /// When it was done last, well or not.
    pub last: Option<DateTime<Utc>>,
    /// How often it failed since the start.
    pub failures: u64,
    /// When it failed last, and why.
    pub failed: Option<(DateTime<Utc>, String)>,
}

impl JobSeen {
    /// Whether it failed when it was done last.
    #[must_use]
    pub fn is_failing(&self) -> bool {
        self.failed.as_ref().is_some_and(|(at, _)| self.last == Some(*at))
    }

    /// Notes what came of it at that moment. A failure is logged unless it is the one before once more.
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

/// The jobs of a server, and whether they are over.
#[derive(Default)]
pub(crate) struct Jobs {
    seen: Mutex<(Vec<JobSeen>, bool)>,
    ended: Condvar,
}

impl Jobs {
    // A list is whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, (Vec<JobSeen>, bool)> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Service {
    /// Does `job` now and then again a period after it was done, on a thread of its own, until
    /// [`end_jobs`](Self::end_jobs). An error or a panic is noted, and the job goes on.
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

    /// How the jobs go.
    #[must_use]
    pub fn jobs(&self) -> Vec<JobSeen> {
        self.jobs.lock().0.clone()
    }

    /// No job is begun any more.
    pub fn end_jobs(&self) {
        self.jobs.lock().1 = true;
        self.jobs.ended.notify_all();
    }

    /// Does something for every event that is on by now, wherever it is, as [`each`] does; returns how many it was done
    /// for in all.
    pub(crate) fn for_running(
        &self,
        now: DateTime<Utc>,
        work: impl Fn(&Snapshot) -> Result<usize>,
    ) -> Result<usize> {
        let (today, day) = (now.date_naive(), Days::new(1));
        let mut all = self.store.read(|c| c.tournaments())?;
        all.retain(|one| !one.archived && one.begins <= today + day && today - day <= one.ends);
        each(
            all,
            |one| one.slug.clone(),
            |one| {
                let found =
                    self.store.read(|c| Ok::<_, ServiceError>(self.store.snapshot(c, one.id)?));
                found?.map_or(Ok(0), |event| work(&event))
            },
        )
    }
}

/// Does something for each, whatever becomes of the others: who fails or panics keeps nobody else from their turn.
/// Returns how many it was done for in all.
///
/// # Errors
/// [`ServiceError::Background`] names those for whom it failed, after all others had their turn; an outage of the database ends it
/// at once.
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
}
