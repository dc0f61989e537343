//! Compute first, lock last: long computations use a snapshot without a lock, and are committed if what they read is
//! unchanged.

use std::sync::Arc;

use store::{AnyConnection, Snapshot, StoreError};
use tournament::{Board, Round, RoundNo, Tournament, TournamentId};

use crate::{By, Change, Done, Refusal, Result, Service, ServiceError, Thing, WorkError, Workers};

/// Attempts without a lock. If the data changed each time, the last attempt holds the lock: an organiser's draw ends,
/// however fast results come in.
pub const ATTEMPTS: usize = 3;

pub(crate) struct Prepared<'a, M, D, K> {
    pub on: &'a Workers,
    /// Its own and later rounds may change during the computation.
    pub round: RoundNo,
    /// The computation, on a worker's thread, without a lock.
    pub make: M,
    /// Called in the transaction.
    pub decide: D,
    /// What else to write in the transaction.
    pub keep: K,
}

impl Service {
    /// As [`Service::change`], with a computation before the transaction, without a connection. It is repeated if what
    /// it depends on, see [`same_for`], changed during it.
    pub(crate) fn change_prepared<P, T, M, D, K>(
        &self,
        id: TournamentId,
        by: By<'_>,
        Prepared { on, round, make, decide, keep }: &Prepared<'_, M, D, K>,
    ) -> Result<Done<T>>
    where
        P: Send + 'static,
        M: Fn(&Snapshot) -> Result<P> + Clone + Send + 'static,
        D: Fn(&Snapshot, &P) -> Result<Change<T>>,
        K: Fn(&mut AnyConnection, &P) -> Result<()>,
    {
        let commit = |c: &mut AnyConnection, now: &Snapshot, made: &P| {
            let change = decide(now, made)?;
            keep(c, made)?;
            self.carry_out(c, by, now, change)
        };
        for _ in 0..ATTEMPTS {
            let Some(before) = self.unless_done(id, by)? else { return Ok(Done::Before) };
            let (make, from) = (make.clone(), before.clone());
            let made = on.run(move || make(&from))??;
            let work = |c: &mut AnyConnection, now: &Snapshot| {
                if now.revision != before.revision
                    && !same_for(*round, &before.tournament, &now.tournament)
                {
                    return Err(StoreError::Outdated(before.revision).into());
                }
                commit(c, now, &made)
            };
            match self.act(id, by, work) {
                Err(ServiceError::Store(StoreError::Outdated(_))) => {}
                done => return done,
            }
        }
        let work = |c: &mut AnyConnection, now: &Snapshot| commit(c, now, &make(now)?);
        self.act(id, by, work)
    }

    /// `None` if the form was carried out before.
    pub(crate) fn unless_done(
        &self,
        id: TournamentId,
        by: By<'_>,
    ) -> Result<Option<Arc<Snapshot>>> {
        self.store.read(|c| {
            if self.was_done(c, store::Scope::Tournament(id), by)? {
                return Ok(None);
            }
            let snapshot = self.store.snapshot(c, id)?;
            snapshot.ok_or(ServiceError::Unknown(Thing::Tournament)).map(Some)
        })
    }
}

impl From<WorkError> for ServiceError {
    fn from(error: WorkError) -> Self {
        match error {
            WorkError::Busy => Refusal::Busy.into(),
            WorkError::Panicked(said) => Self::Panicked(said),
        }
    }
}

/// Whether two states of a tournament are the same for drawing a round: settings, entries, club groups, teams, pairings
/// and results of earlier rounds. Ignores clocks, confirmations, games that were given up, versions of boards, and that
/// round and later ones.
fn same_for(no: RoundNo, one: &Tournament, other: &Tournament) -> bool {
    let earlier = |tournament: &Tournament| -> Vec<Round> {
        let earlier = tournament.rounds.iter().filter(|round| round.no < no);
        earlier.map(settled).collect()
    };
    one.settings == other.settings
        && one.club_groups == other.club_groups
        && one.entries == other.entries
        && one.teams == other.teams
        && earlier(one) == earlier(other)
}

/// A round as later draws see it.
fn settled(round: &Round) -> Round {
    let board = |board: &Board| Board {
        version: 0,
        replay: None,
        confirmed: None,
        appointment: None,
        ..*board
    };
    let mut settled = Round::empty(round.no, round.state);
    settled.boards = round.boards.iter().map(board).collect();
    settled.byes.clone_from(&round.byes);
    settled.teams.clone_from(&round.teams);
    settled
}
