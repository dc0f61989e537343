//! Compute first, lock last: what takes long is worked out from a snapshot with nothing held, and committed
//! where what it was made of still stands.

use std::sync::Arc;

use store::{AnyConnection, Snapshot, StoreError};
use tournament::{Board, Round, RoundNo, Tournament, TournamentId};

use crate::{By, Change, Done, Refusal, Result, Service, ServiceError, Thing, WorkError, Workers};

/// How often something is worked out with nothing held. If what it is made of changed each time, it is worked out
/// once more while everybody else waits: an organiser's draw comes to an end, however fast results come in.
pub const ATTEMPTS: usize = 3;

/// Something that is worked out before it is decided.
pub(crate) struct Prepared<'a, M, D, K> {
    /// Who works it out.
    pub on: &'a Workers,
    /// The round that it is about: what no other round than the earlier ones says of it must stand.
    pub round: RoundNo,
    /// Works it out, on a thread for that, with nothing held.
    pub make: M,
    /// Decides with it, in the transaction.
    pub decide: D,
    /// What else is kept.
    pub keep: K,
}

impl Service {
    /// As [`Service::change`], with something that is worked out before, outside of the transaction and without a
    /// connection. If meanwhile something changed that it depends on, see [`same_for`], it is worked out anew.
    ///
    /// # Errors
    /// What `make` or `decide` refuse; as [`Service::change`].
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

    /// The tournament as it stands; `None` if the form was carried out before.
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

/// Whether two states of a tournament are the same for drawing a round: settings, entries, club groups, teams,
/// and who met whom in earlier rounds with which result. Clocks, confirmations, games that were given up, and how
/// often a board was written are not asked for, nor is that round or a later one.
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
