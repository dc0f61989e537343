use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::{Board, EntryId, HalfPoints, Round, RoundNo, RoundState, TableNo, TournamentId};

use super::AccountId;
use super::connection::AnyConnection;
use super::numbers::insert_all;
use super::open::{Result, StoreError};
use super::schema::{board, bye, round};
use super::tournaments::{json, parse, timestamp};

/// Who writes boards now, and when; kept beside each board that changes.
#[derive(Clone, Copy, Debug)]
pub struct BoardMark {
    /// The account, if a person did it.
    pub account: Option<AccountId>,
    /// When.
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = board)]
pub(super) struct BoardRow {
    tournament_id: i64,
    round_no: i32,
    table_no: i32,
    black_id: i32,
    white_id: i32,
    handicap: i32,
    colors_known: bool,
    ending: String,
    version: i32,
    changed_by: Option<i64>,
    changed_at: Option<NaiveDateTime>,
    replay: Option<String>,
    confirmed_at: Option<NaiveDateTime>,
    komi2: Option<i32>,
}

/// The games before the one that counts, as the database keeps them.
pub(super) fn replay_text(b: &Board) -> Result<Option<String>> {
    b.replay.as_ref().map(|replay| json("board's earlier games", replay)).transpose()
}

/// When a result was confirmed, as the database keeps it.
pub(super) fn confirmed_at(b: &Board) -> Option<NaiveDateTime> {
    b.confirmed.map(|at| timestamp(at.and_utc()))
}

impl BoardRow {
    pub(super) fn of(id: TournamentId, no: RoundNo, b: &Board) -> Result<Self> {
        Ok(Self {
            tournament_id: id.0,
            round_no: no.0,
            table_no: b.table.0,
            black_id: b.black.0,
            white_id: b.white.0,
            handicap: b.handicap.into(),
            colors_known: b.colors_known,
            ending: b.ending.to_string(),
            version: b.version,
            changed_by: None,
            changed_at: None,
            replay: replay_text(b)?,
            confirmed_at: confirmed_at(b),
            komi2: b.komi.map(|komi| komi.0),
        })
    }

    fn into_board(self) -> Result<Board> {
        let corrupt = |what, why: String| StoreError::Corrupt { what, why };
        Ok(Board {
            table: TableNo(self.table_no),
            black: EntryId(self.black_id),
            white: EntryId(self.white_id),
            handicap: u8::try_from(self.handicap)
                .map_err(|_| corrupt("handicap", self.handicap.to_string()))?,
            komi: self.komi2.map(HalfPoints),
            colors_known: self.colors_known,
            ending: self.ending.parse().map_err(|_| corrupt("result", self.ending.clone()))?,
            version: self.version,
            replay: self.replay.map(|text| parse("board's earlier games", &text)).transpose()?,
            confirmed: self.confirmed_at,
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = bye)]
struct NewBye {
    tournament_id: i64,
    round_no: i32,
    entry_id: i32,
}

#[derive(Insertable)]
#[diesel(table_name = round)]
struct NewRound {
    tournament_id: i64,
    no: i32,
    state: &'static str,
}

pub(super) const fn state_name(state: RoundState) -> &'static str {
    match state {
        RoundState::Draft => "draft",
        RoundState::Published => "published",
        RoundState::Finished => "finished",
    }
}

fn state_named(name: &str) -> Result<RoundState> {
    [RoundState::Draft, RoundState::Published, RoundState::Finished]
        .into_iter()
        .find(|state| state_name(*state) == name)
        .ok_or_else(|| StoreError::Corrupt { what: "round's state", why: name.to_owned() })
}

pub(super) fn load(c: &mut AnyConnection, id: TournamentId) -> Result<Vec<Round>> {
    let states: Vec<(i32, String)> = round::table
        .filter(round::tournament_id.eq(id.0))
        .select((round::no, round::state))
        .order(round::no)
        .load(c)?;
    let mut rounds = BTreeMap::new();
    for (no, state) in states {
        rounds.insert(no, Round::empty(RoundNo(no), state_named(&state)?));
    }
    let boards: Vec<BoardRow> = board::table
        .filter(board::tournament_id.eq(id.0))
        .order((board::round_no, board::table_no))
        .load(c)?;
    for row in boards {
        if let Some(round) = rounds.get_mut(&row.round_no) {
            round.boards.push(row.into_board()?);
        }
    }
    let byes: Vec<(i32, i32)> = bye::table
        .filter(bye::tournament_id.eq(id.0))
        .select((bye::round_no, bye::entry_id))
        .order((bye::round_no, bye::entry_id))
        .load(c)?;
    for (no, entry) in byes {
        if let Some(round) = rounds.get_mut(&no) {
            round.byes.push(EntryId(entry));
        }
    }
    Ok(rounds.into_values().collect())
}

pub(super) fn insert_round(c: &mut AnyConnection, id: TournamentId, new: &Round) -> Result<()> {
    diesel::insert_into(round::table)
        .values(&NewRound { tournament_id: id.0, no: new.no.0, state: state_name(new.state) })
        .execute(c)?;
    insert_boards(c, id, new.no, &new.boards)?;
    insert_byes(c, id, new)
}

/// Several boards of a round, on PostgreSQL in as few statements as it takes.
pub(super) fn insert_boards<'a>(
    c: &mut AnyConnection,
    id: TournamentId,
    no: RoundNo,
    new: impl IntoIterator<Item = &'a Board>,
) -> Result<()> {
    let rows = new.into_iter().map(|new| BoardRow::of(id, no, new));
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    insert_all!(c, board::table, rows);
    Ok(())
}

pub(super) fn insert_byes(c: &mut AnyConnection, id: TournamentId, new: &Round) -> Result<()> {
    for entry in &new.byes {
        diesel::insert_into(bye::table)
            .values(&NewBye { tournament_id: id.0, round_no: new.no.0, entry_id: entry.0 })
            .execute(c)?;
    }
    Ok(())
}

impl AnyConnection {
    /// Who wrote a board's result last, and when; `None` if nobody has.
    pub fn board_mark(
        &mut self,
        id: TournamentId,
        no: RoundNo,
        table: TableNo,
    ) -> Result<Option<BoardMark>> {
        let found: Option<(Option<i64>, Option<NaiveDateTime>)> = board::table
            .find((id.0, no.0, table.0))
            .select((board::changed_by, board::changed_at))
            .first(self)
            .optional()?;
        Ok(found.and_then(|(account, at)| {
            Some(BoardMark { account: account.map(AccountId), at: at?.and_utc() })
        }))
    }
}
