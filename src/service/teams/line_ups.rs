//! Line-ups, as a captain or an arbiter declares them.

use serde_json::json;

use pairing::{BoardPlayed, reseat_match, seat_teams, seated_in};
use store::{AnyConnection, Deed, Snapshot};
use tournament::{LineUp, LineUpLock, Round, RoundNo, Team, TeamNo, Tournament, TournamentId};

use crate::draw::rounds::with_round;
use crate::teams::edited::refuse_faults;
use crate::{By, Change, Done, Refusal, Result, Service};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declarer<'a> {
    Arbiter,
    /// The captain, by the secret of the own link.
    Captain(&'a str),
}

impl Service {
    /// Declares the line-up of a team in a round; without one it follows from the squad. It seats the boards of a
    /// draft, and in a public round the boards of the match that change, as long as they have no result.
    ///
    /// # Errors
    /// [`Refusal::NotCaptain`]; for a captain also [`Refusal::LineUpLocked`] and [`Refusal::SeatAway`];
    /// [`Refusal::MatchPlayed`]; [`Refusal::Team`] with the reason; [`Refusal::NoSuchMatch`] for an unknown team.
    pub fn declare_line_up(
        &self,
        id: TournamentId,
        by: By<'_>,
        (team, no): (TeamNo, RoundNo),
        line_up: Option<&LineUp>,
        declarer: Declarer<'_>,
    ) -> Result<Done<()>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let tournament = &before.tournament;
            let own = tournament.teams.team(team).ok_or(Refusal::NoSuchMatch)?;
            let mut entry = None;
            if let Declarer::Captain(secret) = declarer {
                let who = self.proven(c, id, secret)?;
                if own.captain != Some(who) {
                    return Err(Refusal::NotCaptain.into());
                }
                if !may_declare(tournament, team, no) {
                    return Err(Refusal::LineUpLocked { round: no }.into());
                }
                line_up.map_or(Ok(()), |line_up| refuse_away(tournament, own, line_up, no))?;
                entry = Some(who);
            }
            let after = declared(tournament, (team, no), line_up)?;
            refuse_faults(tournament, &after)?;
            let shown = |event: &Tournament| {
                let team = event.teams.team(team)?;
                team.line_ups.get(&no).cloned()
            };
            let detail = json!({
                "round": no, "team": team, "before": shown(tournament), "after": shown(&after),
                "entry": entry,
            });
            self.carry_out(c, by, before, Change { after, act: Deed::LineUp, detail, out: () })
        };
        self.act(id, by, work)
    }
}

#[must_use]
pub fn may_declare(tournament: &Tournament, team: TeamNo, no: RoundNo) -> bool {
    let Some(round) = tournament.round(no).filter(|round| round.is_public()) else { return true };
    let one = round.teams.matches.iter().find(|one| one.has(team));
    let begun = one.is_some_and(|one| {
        one.absent.is_some()
            || seated_in(tournament, no, one).iter().any(|(_, players)| {
                let board = round.board_of(players[0]);
                board.is_some_and(|board| !board.ending.is_pending())
            })
    });
    tournament.teams.lock == LineUpLock::FirstResult && one.is_some() && !begun
}

/// Refuses a line-up with a player who takes no part in the round.
pub(crate) fn refuse_away(
    tournament: &Tournament,
    team: &Team,
    line_up: &LineUp,
    round: RoundNo,
) -> Result<()> {
    match tournament.away(line_up, round).next() {
        Some(entry) => Err(Refusal::SeatAway { entry, team: team.name.clone(), round }.into()),
        None => Ok(()),
    }
}

fn declared(
    before: &Tournament,
    (team, no): (TeamNo, RoundNo),
    line_up: Option<&LineUp>,
) -> Result<Tournament> {
    let mut after = before.clone();
    for own in after.teams.list.iter_mut().filter(|own| own.no == team) {
        match line_up {
            Some(line_up) => drop(own.line_ups.insert(no, line_up.clone())),
            None => drop(own.line_ups.remove(&no)),
        }
    }
    let Some(round) = before.round(no).filter(|round| !round.teams.is_empty()) else {
        return Ok(after);
    };
    let seated = if round.is_public() {
        reseated(before, &after, round, team)?
    } else {
        seat_teams(&after, no, round.teams.clone())
    };
    Ok(with_round(&after, seated))
}

fn reseated(before: &Tournament, after: &Tournament, round: &Round, team: TeamNo) -> Result<Round> {
    let Some(one) = round.teams.matches.iter().find(|one| one.has(team)) else {
        return Ok(round.clone());
    };
    let was = seated_in(before, round.no, one);
    let seated = reseat_match(after, round, &was, one);
    Ok(seated.map_err(|BoardPlayed(table)| Refusal::MatchPlayed { table })?)
}
