use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use recording::{GameAct, Terms};
use referee::Seats;
use tournament::{Board, Ending, EntryId, Round, RoundNo, TableNo, TournamentId};

use super::AccountId;
use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::parts::{self, EventPart};
use super::schema::{game, game_act, incident};
use super::tournaments::{json, parse, timestamp};

go::number! {
    /// Number of a recorded game in its tournament, from 1.
    pub struct GameNo(i32);
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActRow {
    pub act: GameAct,
    /// `None` if it was no person.
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub no: GameNo,
    pub seats: Seats,
    pub terms: Terms,
    /// In order.
    pub acts: Vec<ActRow>,
}

/// Length of a board's record, the revision that open pages follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameCount {
    pub tournament: TournamentId,
    pub round: RoundNo,
    pub table: TableNo,
    /// Acts of all records of the board.
    pub entered: i64,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = game)]
struct Row {
    tournament_id: i64,
    id: i32,
    round_no: i32,
    table_no: i32,
    black_id: i32,
    white_id: i32,
    anew: i32,
    terms: String,
    entered: i32,
    ending: Option<String>,
}

impl Row {
    const fn seats(&self) -> Seats {
        Seats {
            round: RoundNo(self.round_no),
            table: TableNo(self.table_no),
            black: EntryId(self.black_id),
            white: EntryId(self.white_id),
        }
    }
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = game_act)]
struct Entered {
    tournament_id: i64,
    game_id: i32,
    seq: i32,
    act: String,
    entered_by: Option<i64>,
    entered_at: NaiveDateTime,
}

impl Entered {
    fn read(self) -> Result<ActRow> {
        Ok(ActRow {
            act: parse("act of a recorded game", &self.act)?,
            account: self.entered_by.map(AccountId),
            at: self.entered_at.and_utc(),
        })
    }
}

fn find(
    c: &mut AnyConnection,
    id: TournamentId,
    seats: &Seats,
    anew: usize,
) -> Result<Option<Row>> {
    Ok(game::table
        .filter(game::tournament_id.eq(id.0))
        .filter(game::round_no.eq(seats.round.0))
        .filter(game::table_no.eq(seats.table.0))
        .filter(game::black_id.eq(seats.black.0))
        .filter(game::white_id.eq(seats.white.0))
        .filter(game::anew.eq(i32::try_from(anew).unwrap_or(i32::MAX)))
        .order(game::id.desc())
        .first(c)
        .optional()?)
}

/// Records follow their players to another table, also when a round was taken back, drawn again and published again.
pub(super) fn follow(c: &mut AnyConnection, id: TournamentId, now: &Round) -> Result<()> {
    let kept: Vec<(i32, i32, i32, i32)> = game::table
        .filter(game::tournament_id.eq(id.0))
        .filter(game::round_no.eq(now.no.0))
        .select((game::id, game::table_no, game::black_id, game::white_id))
        .load(c)?;
    for (no, table, black, white) in kept {
        let theirs = |board: &&Board| (board.black.0, board.white.0) == (black, white);
        let board = now.boards.iter().find(theirs).filter(|board| board.table.0 != table);
        if let Some(board) = board {
            diesel::update(game::table.find((id.0, no)))
                .set(game::table_no.eq(board.table.0))
                .execute(c)?;
        }
    }
    Ok(())
}

fn whole(c: &mut AnyConnection, row: Row) -> Result<GameRow> {
    let acts: Vec<Entered> = game_act::table
        .filter(game_act::tournament_id.eq(row.tournament_id))
        .filter(game_act::game_id.eq(row.id))
        .order(game_act::seq)
        .load(c)?;
    Ok(GameRow {
        no: GameNo(row.id),
        seats: row.seats(),
        terms: parse("terms of a recorded game", &row.terms)?,
        acts: acts.into_iter().map(Entered::read).collect::<Result<_, _>>()?,
    })
}

impl AnyConnection {
    /// The record of these players' game at that table, after `anew` earlier games of the board.
    pub fn game(
        &mut self,
        id: TournamentId,
        seats: &Seats,
        anew: usize,
    ) -> Result<Option<GameRow>> {
        find(self, id, seats, anew)?.map(|row| whole(self, row)).transpose()
    }

    pub(super) fn game_numbered(
        &mut self,
        id: TournamentId,
        no: GameNo,
    ) -> Result<Option<GameRow>> {
        let row: Option<Row> = game::table.find((id.0, no.0)).first(self).optional()?;
        row.map(|row| whole(self, row)).transpose()
    }

    /// Every recorded game of a tournament, those given up included, in the order of their beginning.
    pub fn games(&mut self, id: TournamentId) -> Result<Vec<GameRow>> {
        let rows: Vec<Row> =
            game::table.filter(game::tournament_id.eq(id.0)).order(game::id).load(self)?;
        rows.into_iter().map(|row| whole(self, row)).collect()
    }

    /// Whether a recorded game or a reported incident names one of those entries, even if its round is gone.
    pub fn is_recorded(&mut self, id: TournamentId, entries: &[EntryId]) -> Result<bool> {
        let named: Vec<i32> = entries.iter().map(|entry| entry.0).collect();
        let games: i64 = game::table
            .filter(game::tournament_id.eq(id.0))
            .filter(game::black_id.eq_any(&named).or(game::white_id.eq_any(&named)))
            .count()
            .get_result(self)?;
        let incidents: i64 = incident::table
            .filter(incident::tournament_id.eq(id.0))
            .filter(incident::black_id.eq_any(&named).or(incident::white_id.eq_any(&named)))
            .count()
            .get_result(self)?;
        Ok(games + incidents > 0)
    }

    /// Number and length of the record that [`game`](Self::game) gives, without its acts.
    pub fn game_entered(
        &mut self,
        id: TournamentId,
        seats: &Seats,
        anew: usize,
    ) -> Result<Option<(GameNo, usize)>> {
        let row = find(self, id, seats, anew)?;
        Ok(row.map(|row| (GameNo(row.id), usize::try_from(row.entered).unwrap_or_default())))
    }

    pub fn begin_game(
        &mut self,
        id: TournamentId,
        (seats, anew): (&Seats, usize),
        terms: &Terms,
    ) -> Result<GameNo> {
        let no = next_number!(self, id, game::id);
        let row = Row {
            tournament_id: id.0,
            id: no,
            round_no: seats.round.0,
            table_no: seats.table.0,
            black_id: seats.black.0,
            white_id: seats.white.0,
            anew: i32::try_from(anew).unwrap_or(i32::MAX),
            terms: json("terms of a recorded game", terms)?,
            entered: 0,
            ending: None,
        };
        diesel::insert_into(game::table).values(&row).execute(self)?;
        parts::mark(id, EventPart::Game(GameNo(no)));
        Ok(GameNo(no))
    }

    /// Appends to a record that has `before` acts; fails with [`StoreError::Stale`] if it has more by now.
    pub fn append_act(
        &mut self,
        id: TournamentId,
        (no, seats): (GameNo, &Seats),
        before: usize,
        new: &ActRow,
    ) -> Result<()> {
        let before = i32::try_from(before).unwrap_or(i32::MAX);
        let counted = game::table
            .filter(game::tournament_id.eq(id.0))
            .filter(game::id.eq(no.0))
            .filter(game::entered.eq(before));
        let changed = diesel::update(counted)
            .set(game::entered.eq(before.saturating_add(1)))
            .execute(self)?;
        if changed != 1 {
            return Err(StoreError::Stale { round: seats.round.0, table: seats.table.0 });
        }
        let row = Entered {
            tournament_id: id.0,
            game_id: no.0,
            seq: before.saturating_add(1),
            act: json("act of a recorded game", &new.act)?,
            entered_by: new.account.map(|account| account.0),
            entered_at: timestamp(new.at),
        };
        diesel::insert_into(game_act::table).values(&row).execute(self)?;
        parts::mark(id, EventPart::Game(no));
        Ok(())
    }

    /// Sets how a recorded game ended; pending reopens it.
    pub fn end_game(&mut self, id: TournamentId, no: GameNo, ending: Ending) -> Result<()> {
        let ending = (!ending.is_pending()).then(|| ending.to_string());
        diesel::update(game::table.find((id.0, no.0)))
            .set(game::ending.eq(ending))
            .execute(self)?;
        Ok(())
    }

    /// Endings of recorded games that are over, each with its seats and the number of earlier games of the board.
    pub fn games_over(&mut self, id: TournamentId) -> Result<Vec<(Seats, usize, Ending)>> {
        let over = game::table.filter(game::tournament_id.eq(id.0));
        let rows: Vec<Row> = over.filter(game::ending.is_not_null()).load(self)?;
        let read = |row: Row| {
            let text = row.ending.as_deref().unwrap_or_default();
            let why = |_| StoreError::Corrupt { what: "recorded game", why: text.to_owned() };
            let ending = text.parse().map_err(why)?;
            Ok((row.seats(), usize::try_from(row.anew).unwrap_or_default(), ending))
        };
        rows.into_iter().map(read).collect()
    }

    pub fn game_count(
        &mut self,
        id: TournamentId,
        (round, table): (RoundNo, TableNo),
    ) -> Result<GameCount> {
        let here: Vec<i32> = game::table
            .filter(game::tournament_id.eq(id.0))
            .filter(game::round_no.eq(round.0))
            .filter(game::table_no.eq(table.0))
            .select(game::entered)
            .load(self)?;
        let entered = here.into_iter().map(i64::from).sum();
        Ok(GameCount { tournament: id, round, table, entered })
    }

    pub fn game_counts(&mut self, id: TournamentId) -> Result<Vec<GameCount>> {
        let rows: Vec<(i32, i32, i32)> = game::table
            .filter(game::tournament_id.eq(id.0))
            .select((game::round_no, game::table_no, game::entered))
            .load(self)?;
        let mut boards = std::collections::BTreeMap::new();
        for (round, table, entered) in rows {
            *boards.entry((round, table)).or_insert(0) += i64::from(entered);
        }
        let count = |((round, table), entered)| GameCount {
            tournament: id,
            round: RoundNo(round),
            table: TableNo(table),
            entered,
        };
        Ok(boards.into_iter().map(count).collect())
    }
}
