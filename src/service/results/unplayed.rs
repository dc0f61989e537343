//! The end of a round's window: open games are settled by one act, and can be reopened by one.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::json;

use store::{AnyConnection, Deed, Snapshot};
use tournament::{Ending, Round, RoundNo, RoundState, TableNo, Tournament, TournamentId};

use crate::games::recorded::ending_of;
use crate::{By, Change, Done, Refusal, Result, Service, ServiceError, Thing};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnplayedGames {
    /// Tables without a report.
    pub tables: Vec<TableNo>,
    /// Tables that a player has reported, which an arbiter enters; or with an agreed date in the future.
    pub reported: Vec<TableNo>,
}

/// A game settled without play, with the version of its board after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettledGame {
    pub table: TableNo,
    pub ending: Ending,
    pub version: i32,
}

#[derive(Deserialize)]
struct SettledDetail {
    #[serde(default)]
    settled: Vec<SettledGame>,
}

impl Service {
    pub fn unplayed_games(
        &self,
        before: &Snapshot,
        no: RoundNo,
        now: DateTime<Utc>,
    ) -> Result<UnplayedGames> {
        let round = public(before, no)?;
        self.store.read(|c| unplayed(c, before.id, round, now))
    }

    /// Settles every unreported open game of a round by the event's policy. `seen` are the tables on the screen.
    /// Returns the number of games.
    ///
    /// # Errors
    /// [`Refusal::NotPublished`]; [`Refusal::NoWindow`]; [`Refusal::GraceRuns`] before the window and the days of grace
    /// are over; [`Refusal::RoundChanged`] if other games are open than were on the screen, or none.
    pub fn settle_unplayed(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        seen: &[TableNo],
    ) -> Result<Done<usize>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let round = public(before, no)?;
            let from =
                before.tournament.unplayed_from(no).ok_or(Refusal::NoWindow { round: no })?;
            if by.now.naive_utc() < from {
                return Err(Refusal::GraceRuns { round: no }.into());
            }
            let tables = unplayed(c, id, round, by.now)?.tables;
            if tables.is_empty() || tables != seen {
                return Err(Refusal::RoundChanged.into());
            }
            let ending = before.tournament.settings.season.unplayed.ending();
            let is_unplayed = |table: TableNo| tables.contains(&table);
            let change = with_endings(before, no, Deed::SettleUnplayed, |board| {
                is_unplayed(board.table).then_some(ending)
            });
            self.carry_out(c, by, before, change)
        };
        self.act(id, by, work)
    }

    /// Games settled by the last such act of the round and unchanged since, by table.
    pub fn settled_games(&self, before: &Snapshot, no: RoundNo) -> Result<Vec<SettledGame>> {
        self.store.read(|c| settled(c, before, no))
    }

    /// Reopens those games. `seen` are the tables on the screen. Returns the number of games. Fails with
    /// [`Refusal::RoundChanged`] if these are others now, or none.
    pub fn reopen_unplayed(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        seen: &[TableNo],
    ) -> Result<Done<usize>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let games = settled(c, before, no)?;
            let tables: Vec<TableNo> = games.iter().map(|game| game.table).collect();
            if tables.is_empty() || tables != seen {
                return Err(Refusal::RoundChanged.into());
            }
            let change = with_endings(before, no, Deed::ReopenUnplayed, |board| {
                tables.contains(&board.table).then_some(Ending::Pending)
            });
            self.carry_out(c, by, before, change)
        };
        self.act(id, by, work)
    }
}

fn public(before: &Snapshot, no: RoundNo) -> Result<&Round> {
    let round = before.tournament.round(no).ok_or(ServiceError::Unknown(Thing::Round))?;
    if round.is_public() { Ok(round) } else { Err(Refusal::NotPublished { round: no }.into()) }
}

fn unplayed(
    c: &mut AnyConnection,
    id: TournamentId,
    round: &Round,
    now: DateTime<Utc>,
) -> Result<UnplayedGames> {
    let (words, over) = (c.reports_in(id, &[round.no])?, c.games_over(id)?);
    let mut games = UnplayedGames::default();
    for board in round.pending() {
        let seats = [board.black, board.white];
        let said = words.iter().any(|(no, players, _)| (*no, *players) == (round.no, seats));
        let agreed = board.date().agreed.as_ref();
        let said = said
            || ending_of(&over, round.no, board).is_some()
            || agreed.is_some_and(|date| date.at > now.naive_utc());
        if said { &mut games.reported } else { &mut games.tables }.push(board.table);
    }
    Ok(games)
}

fn settled(c: &mut AnyConnection, before: &Snapshot, no: RoundNo) -> Result<Vec<SettledGame>> {
    let rows = c.journal_of_round(before.id, no, &[Deed::SettleUnplayed, Deed::ReopenUnplayed])?;
    let last = rows.last().filter(|row| row.deed() == Some(Deed::SettleUnplayed));
    let (Some(last), Some(round)) = (last, before.tournament.round(no)) else {
        return Ok(Vec::new());
    };
    let detail =
        serde_json::from_value(last.told()).unwrap_or(SettledDetail { settled: Vec::new() });
    let stands = |game: &SettledGame| {
        let board = round.board_at(game.table);
        board.is_some_and(|b| (b.version, b.ending) == (game.version, game.ending))
    };
    Ok(detail.settled.into_iter().filter(stands).collect())
}

fn with_endings(
    before: &Snapshot,
    no: RoundNo,
    act: Deed,
    ending: impl Fn(&tournament::Board) -> Option<Ending>,
) -> Change<usize> {
    let mut after = before.tournament.clone();
    let games = set_endings(&mut after, no, ending);
    let out = games.len();
    Change { after, act, detail: json!({ "round": no, "settled": games }), out }
}

/// Sets endings of some boards of a round. The round is finished when no result is missing and a later round is public,
/// and reopened when one is missing.
pub(crate) fn set_endings(
    after: &mut Tournament,
    no: RoundNo,
    ending: impl Fn(&tournament::Board) -> Option<Ending>,
) -> Vec<SettledGame> {
    let later = after.rounds.iter().any(|round| round.no > no && round.is_public());
    let mut games = Vec::new();
    for round in after.rounds.iter_mut().filter(|round| round.no == no) {
        for board in &mut round.boards {
            let Some(ending) = ending(board) else { continue };
            board.ending = ending;
            board.confirmed = None;
            games.push(SettledGame { table: board.table, ending, version: board.version + 1 });
        }
        if games.is_empty() {
            continue;
        }
        let open = round.pending().next().is_some();
        if open {
            round.state = RoundState::Published;
        } else if later {
            round.state = RoundState::Finished;
        }
    }
    games
}
