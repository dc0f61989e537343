use std::collections::BTreeMap;

use chrono::{DateTime, SubsecRound, Utc};
use serde_json::json;

use store::{Deed, Snapshot};
use tournament::{RoundClock, RoundNo, RoundWindow, Tournament, TournamentId};

use crate::{By, Change, Done, Edited, Refusal, Result, Service};

/// Planned start and window of rounds, in UTC. Running clocks in it are ignored.
pub type Timetable = BTreeMap<RoundNo, RoundClock>;

impl Service {
    /// Sets the planned start and window of rounds, in UTC; rounds that are not named keep theirs. Returns the number
    /// of rounds that differ.
    ///
    /// # Errors
    /// [`Refusal::NoSuchRound`]; [`Refusal::WindowEndsFirst`]; errors of `edit`.
    pub fn set_timetable(
        &self,
        id: TournamentId,
        by: By<'_>,
        edit: impl FnOnce(&Tournament) -> Result<Timetable>,
    ) -> Result<Done<usize>> {
        self.change_edited(id, by, Edited::Timetable, |before| {
            let times = edit(&before.tournament)?;
            let rounds = before.tournament.settings.rounds;
            if times.keys().any(|no| no.0 < 1 || no.0 > rounds) {
                return Err(Refusal::NoSuchRound { rounds }.into());
            }
            let mut after = before.tournament.clone();
            for (no, planned) in &times {
                let starts = planned.starts.map(|at| at.trunc_subsecs(0));
                let window = planned.window.map(|window| RoundWindow {
                    from: window.from.trunc_subsecs(0),
                    until: window.until.trunc_subsecs(0),
                });
                if window.is_some_and(|window| window.until < window.from) {
                    return Err(Refusal::WindowEndsFirst { round: *no }.into());
                }
                let started = before.tournament.clock(*no).started;
                put(&mut after, *no, RoundClock { starts, started, window });
            }
            let changed = changed(&before.tournament, &after);
            let out = changed.len();
            let detail = json!({ "clocks": changed });
            Ok(Change { after, act: Deed::Timetable, detail, out })
        })
    }

    /// Notes that the clocks of a round run, from now on or from a given moment; no change if they run already.
    ///
    /// # Errors
    /// [`Refusal::ClockOfDraft`] if the round is not published.
    pub fn start_clocks(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        at: Option<DateTime<Utc>>,
    ) -> Result<Done<RoundClock>> {
        let at = at.unwrap_or(by.now).naive_utc().trunc_subsecs(0);
        self.set_clock(id, by, no, Deed::StartClocks, |clock| RoundClock {
            started: clock.started.or(Some(at)),
            ..clock
        })
    }

    pub fn unstart_clocks(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
    ) -> Result<Done<RoundClock>> {
        self.set_clock(id, by, no, Deed::UnstartClocks, |clock| RoundClock {
            started: None,
            ..clock
        })
    }

    fn set_clock(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        act: Deed,
        set: impl FnOnce(RoundClock) -> RoundClock,
    ) -> Result<Done<RoundClock>> {
        self.change(id, by, |before: &Snapshot| {
            let round = before.tournament.round(no).filter(|round| round.is_public());
            if round.is_none() {
                return Err(Refusal::ClockOfDraft { round: no }.into());
            }
            let (was, mut after) = (before.tournament.clock(no), before.tournament.clone());
            let out = set(was);
            put(&mut after, no, out);
            let detail = json!({ "round": no, "before": was, "after": out });
            Ok(Change { after, act, detail, out })
        })
    }
}

fn put(tournament: &mut Tournament, no: RoundNo, clock: RoundClock) {
    if clock.is_unknown() {
        tournament.clocks.remove(&no);
    } else {
        tournament.clocks.insert(no, clock);
    }
}

fn changed(before: &Tournament, after: &Tournament) -> Vec<serde_json::Value> {
    let rounds = (1..=after.settings.rounds).map(RoundNo);
    rounds
        .filter(|no| before.clock(*no) != after.clock(*no))
        .map(|no| json!([no, before.clock(no), after.clock(no)]))
        .collect()
}
