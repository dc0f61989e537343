use chrono::NaiveDateTime;
use diesel::prelude::*;

use tournament::{Board, Ending, EntryId, Reported, RoundNo, TournamentId};

use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::schema::{board, reported_result};
use super::tournaments::timestamp;

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = reported_result)]
struct Row {
    tournament_id: i64,
    round_no: i32,
    entry_id: i32,
    black_id: i32,
    white_id: i32,
    ending: String,
    at: NaiveDateTime,
}

impl Row {
    /// With its round and who sits there.
    fn with_place(self) -> Result<(RoundNo, [EntryId; 2], Reported)> {
        let players = [EntryId(self.black_id), EntryId(self.white_id)];
        Ok((RoundNo(self.round_no), players, self.into_reported()?))
    }

    fn into_reported(self) -> Result<Reported> {
        let why = |_| StoreError::Corrupt { what: "reported result", why: self.ending.clone() };
        let ending = self.ending.parse().map_err(why)?;
        Ok(Reported { by: EntryId(self.entry_id), ending, at: self.at.and_utc() })
    }
}

impl AnyConnection {
    /// Keeps a player's word on the game at a board, in place of an earlier one of theirs.
    pub fn keep_report(
        &mut self,
        id: TournamentId,
        (round, board): (RoundNo, &Board),
        word: &Reported,
    ) -> Result<()> {
        let row = Row {
            tournament_id: id.0,
            round_no: round.0,
            entry_id: word.by.0,
            black_id: board.black.0,
            white_id: board.white.0,
            ending: word.ending.to_string(),
            at: timestamp(word.at),
        };
        diesel::delete(reported_result::table.find((id.0, round.0, word.by.0))).execute(self)?;
        diesel::insert_into(reported_result::table).values(&row).execute(self)?;
        Ok(())
    }

    /// What the two players of a board have said; not what they said of another game of the round.
    pub fn reports_of(
        &mut self,
        id: TournamentId,
        (round, board): (RoundNo, &Board),
    ) -> Result<Vec<Reported>> {
        let rows: Vec<Row> = reported_result::table
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(reported_result::round_no.eq(round.0))
            .filter(reported_result::black_id.eq(board.black.0))
            .filter(reported_result::white_id.eq(board.white.0))
            .load(self)?;
        rows.into_iter().map(Row::into_reported).collect()
    }

    /// Everything that players have said of boards of those rounds, each with its round and who sits there: Black,
    /// White.
    pub fn reports_in(
        &mut self,
        id: TournamentId,
        rounds: &[RoundNo],
    ) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
        let rows: Vec<Row> = reported_result::table
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(reported_result::round_no.eq_any(rounds.iter().map(|round| round.0)))
            .load(self)?;
        rows.into_iter().map(Row::with_place).collect()
    }

    /// Everything that players have said of boards that have no result, each with its round and who sits there:
    /// Black, White. Board by board.
    pub fn reports(&mut self, id: TournamentId) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
        let here = board::tournament_id
            .eq(reported_result::tournament_id)
            .and(board::round_no.eq(reported_result::round_no))
            .and(board::black_id.eq(reported_result::black_id))
            .and(board::white_id.eq(reported_result::white_id));
        let rows: Vec<Row> = reported_result::table
            .inner_join(board::table.on(here))
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(board::ending.eq(Ending::Pending.to_string()))
            .order((board::round_no, board::table_no, reported_result::at))
            .select(Row::as_select())
            .load(self)?;
        rows.into_iter().map(Row::with_place).collect()
    }
}
