use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::{Board, EntryId, HalfPoints, Round, RoundNo, RoundState, TableNo, TournamentId};

use super::columns::insert_all;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::parts::{self, EventPart};
use super::schema::{board, bye, round};
use super::tournaments::{count_revision, json, parse, timestamp};
use super::{AccountId, Snapshot, Store, games};

/// Who writes boards now, and when; stored with each board that changes.
#[derive(Clone, Copy, Debug)]
pub struct BoardMark {
    /// `None` if it was no person.
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable, AsChangeset)]
#[diesel(table_name = board, treat_none_as_null = true)]
#[diesel(primary_key(tournament_id, round_no, table_no))]
struct BoardRow {
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
    appointment: Option<String>,
}

const APPOINTMENT: &str = "date of a board";

fn appointment_column(board: &Board) -> Result<Option<String>> {
    board.appointment.as_ref().map(|appointment| json(APPOINTMENT, appointment)).transpose()
}

impl BoardRow {
    /// `mark` is the last writer, if there is one.
    fn of(id: TournamentId, no: RoundNo, b: &Board, mark: Option<&BoardMark>) -> Result<Self> {
        let replay = b.replay.as_ref().map(|replay| json("board's earlier games", replay));
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
            changed_by: mark.and_then(|mark| mark.account).map(|account| account.0),
            changed_at: mark.map(|mark| timestamp(mark.at)),
            replay: replay.transpose()?,
            confirmed_at: b.confirmed.map(|at| timestamp(at.and_utc())),
            komi2: b.komi.map(|komi| komi.0),
            appointment: appointment_column(b)?,
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
            appointment: self.appointment.map(|text| parse(APPOINTMENT, &text)).transpose()?,
        })
    }
}

fn state_named(name: &str) -> Result<RoundState> {
    RoundState::named(name)
        .ok_or_else(|| StoreError::Corrupt { what: "round's state", why: name.to_owned() })
}

pub(super) fn load(c: &mut AnyConnection, id: TournamentId) -> Result<Vec<Round>> {
    let states: Vec<(i32, String, String)> = round::table
        .filter(round::tournament_id.eq(id.0))
        .select((round::no, round::state, round::teams))
        .order(round::no)
        .load(c)?;
    let mut rounds = BTreeMap::new();
    for (no, state, teams) in states {
        let teams = parse("matches of teams", &teams)?;
        rounds.insert(no, Round { teams, ..Round::empty(RoundNo(no), state_named(&state)?) });
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
        .values((
            round::tournament_id.eq(id.0),
            round::no.eq(new.no.0),
            round::state.eq(new.state.name()),
            round::teams.eq(json("matches of teams", &new.teams)?),
        ))
        .execute(c)?;
    insert_boards(c, id, new.no, &new.boards)?;
    insert_byes(c, id, new)
}

/// On PostgreSQL in as few statements as possible.
fn insert_boards<'a>(
    c: &mut AnyConnection,
    id: TournamentId,
    no: RoundNo,
    new: impl IntoIterator<Item = &'a Board>,
) -> Result<()> {
    let rows = new.into_iter().map(|new| BoardRow::of(id, no, new, None));
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    insert_all!(c, board::table, rows);
    Ok(())
}

fn insert_byes(c: &mut AnyConnection, id: TournamentId, new: &Round) -> Result<()> {
    let of_round = (bye::tournament_id.eq(id.0), bye::round_no.eq(new.no.0));
    for entry in &new.byes {
        let row = (of_round, bye::entry_id.eq(entry.0));
        diesel::insert_into(bye::table).values(row).execute(c)?;
    }
    Ok(())
}

impl AnyConnection {
    /// The last writer of a board's result; `None` if no one entered one.
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

/// Sorts rounds by number, boards by table and byes by entry, as loading does. A board of a public round gets a new
/// version exactly if more than its time and place of play differs.
pub(super) fn put_in_order(before: &[Round], after: &mut [Round]) {
    after.sort_by_key(|round| round.no);
    for round in after {
        round.boards.sort_by_key(|board| board.table);
        round.byes.sort();
        let Some(was) = before.iter().find(|was| was.no == round.no && was.is_public()) else {
            continue;
        };
        if was == round {
            continue;
        }
        for board in &mut round.boards {
            if let Some(old) = was.board_at(board.table) {
                board.version = old.version;
                let differs = board.without_appointment() != old.without_appointment();
                board.version += i32::from(differs);
            }
        }
    }
}

/// Writes boards that differ, each only if it still has the version it was loaded with. The writer of a board is stored
/// in public rounds: before, it has no result.
pub(super) fn save(
    c: &mut AnyConnection,
    id: TournamentId,
    before: &[Round],
    after: &[Round],
    mark: &BoardMark,
) -> Result<()> {
    for was in before {
        if !after.iter().any(|now| now.no == was.no) {
            diesel::delete(round::table.find((id.0, was.no.0))).execute(c)?;
        }
    }
    for now in after {
        match before.iter().find(|was| was.no == now.no) {
            Some(was) if was == now => {}
            Some(was) => save_round(c, id, was, now, was.is_public().then_some(mark))?,
            None => insert_round(c, id, now)?,
        }
    }
    Ok(())
}

fn save_round(
    c: &mut AnyConnection,
    id: TournamentId,
    was: &Round,
    now: &Round,
    mark: Option<&BoardMark>,
) -> Result<()> {
    if was.state != now.state {
        diesel::update(round::table.find((id.0, now.no.0)))
            .set(round::state.eq(now.state.name()))
            .execute(c)?;
    }
    if was.teams != now.teams {
        diesel::update(round::table.find((id.0, now.no.0)))
            .set(round::teams.eq(json("matches of teams", &now.teams)?))
            .execute(c)?;
    }
    if was.byes != now.byes {
        diesel::delete(
            bye::table.filter(bye::tournament_id.eq(id.0)).filter(bye::round_no.eq(now.no.0)),
        )
        .execute(c)?;
        insert_byes(c, id, now)?;
    }
    for gone in was.boards.iter().filter(|b| now.board_at(b.table).is_none()) {
        diesel::delete(board::table.find((id.0, now.no.0, gone.table.0))).execute(c)?;
    }
    let mut new = Vec::new();
    for changed in &now.boards {
        match was.board_at(changed.table) {
            Some(old) if old == changed => {}
            Some(old) => update_board(c, id, now.no, old, changed, mark)?,
            None => new.push(changed),
        }
    }
    insert_boards(c, id, now.no, new)?;
    if now.is_public() { games::follow(c, id, now) } else { Ok(()) }
}

fn update_board(
    c: &mut AnyConnection,
    id: TournamentId,
    no: RoundNo,
    old: &Board,
    new: &Board,
    mark: Option<&BoardMark>,
) -> Result<()> {
    let at_version =
        board::table.find((id.0, no.0, old.table.0)).filter(board::version.eq(old.version));
    let written = if old.without_appointment() == new.without_appointment() {
        // The writer of the result stays.
        let appointment = board::appointment.eq(appointment_column(new)?);
        diesel::update(at_version).set(appointment).execute(c)?
    } else {
        let row = BoardRow::of(id, no, new, mark)?;
        diesel::update(at_version).set(&row).execute(c)?
    };
    if written == 1 { Ok(()) } else { Err(StoreError::Stale { round: no.0, table: old.table.0 }) }
}

/// A written board, for the cache after the commit.
#[derive(Clone, Debug)]
pub struct SavedBoard {
    id: TournamentId,
    round: RoundNo,
    board: Board,
    revision: i64,
}

impl Store {
    /// Updates the cached snapshot if it is the revision just before; other holders of that snapshot keep it unchanged.
    pub fn remember_board(&self, saved: SavedBoard) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(known) = latest.get(saved.id) else { return };
        if known.revision + 1 != saved.revision {
            return;
        }
        let snapshot = Arc::make_mut(known);
        let rounds = snapshot.tournament.rounds.iter_mut().filter(|round| round.no == saved.round);
        for board in rounds.flat_map(|round| &mut round.boards) {
            if board.table == saved.board.table {
                *board = saved.board;
                snapshot.revision = saved.revision;
                return;
            }
        }
    }
}

impl AnyConnection {
    /// Writes one board of a public round and raises the revision: as [`save`](Self::save), but without comparing the
    /// rest of a large tournament. The caller has raised the board's version.
    ///
    /// # Errors
    /// If the tournament or the board is not at the version it was loaded with.
    pub fn save_board(
        &mut self,
        before: &Snapshot,
        no: RoundNo,
        board: Board,
        mark: &BoardMark,
    ) -> Result<SavedBoard> {
        let stale = StoreError::Stale { round: no.0, table: board.table.0 };
        let old = before.tournament.round(no).and_then(|round| round.board_at(board.table));
        let old = old.filter(|old| board.version == old.version + 1).ok_or(stale)?;
        update_board(self, before.id, no, old, &board, Some(mark))?;
        if let Some(round) = before.tournament.round(no) {
            let mut after = round.clone();
            after
                .boards
                .iter_mut()
                .filter(|b| b.table == board.table)
                .for_each(|b| *b = board.clone());
            parts::mark_as(before.id, EventPart::Round(no), parts::round_digest(&after)?);
        }
        parts::mark_games(self, before.id, no, &board)?;
        let revision = count_revision(self, before)?;
        Ok(SavedBoard { id: before.id, round: no, board, revision })
    }
}
