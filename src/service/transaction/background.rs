//! Background jobs, run repeatedly. Each has a thread that survives failures; its state is shown to the server's
//! owners.

use std::fmt::Display;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Days, Utc};
use store::Snapshot;

use crate::{Result, Service, ServiceError, guarded};

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
    #[must_use]
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

    #[must_use]
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
