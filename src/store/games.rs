use super::schema::{game, game_act, incident};
use crate::prelude::*;
use recording::{GameAct, Terms};
use referee::Seats;

go::number! {
    /// Number of a recorded game in its tournament, from 1.
    pub struct GameNo(i32);
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActRow {
    pub act: GameAct,
    /// `None` if it was no person. Not part of what leaves the server.
    #[serde(skip)]
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

const TERMS: &str = "terms of a recorded game";
const ACT: &str = "act of a recorded game";

/// Records follow their players to another table, also when a round was taken back, drawn again and published again.
pub(super) fn follow(tx: &mut Tx, id: TournamentId, now: &Round) -> Result<()> {
    for row in tx.all::<Row, _>(of_event!(game, id).filter(game::round_no.eq(now.no.0)))? {
        let theirs =
            |board: &&Board| (board.black.0, board.white.0) == (row.black_id, row.white_id);
        let board = now.boards.iter().find(theirs).filter(|board| board.table.0 != row.table_no);
        if let Some(board) = board {
            let moved = game::table_no.eq(board.table.0);
            tx.run(update(game::table.find((id.0, row.id))).set(moved))?;
        }
    }
    Ok(())
}

impl Tx {
    fn game_row(&mut self, id: TournamentId, seats: &Seats, anew: usize) -> Result<Option<Row>> {
        let of_board = of_event!(game, id)
            .filter(game::round_no.eq(seats.round.0))
            .filter(game::table_no.eq(seats.table.0))
            .filter(game::black_id.eq(seats.black.0))
            .filter(game::white_id.eq(seats.white.0))
            .filter(game::anew.eq(i32::try_from(anew).unwrap_or(i32::MAX)));
        self.first(of_board.order(game::id.desc()))
    }

    fn with_acts(&mut self, row: Row) -> Result<GameRow> {
        let acts = game_act::table.filter(game_act::tournament_id.eq(row.tournament_id));
        let acts = acts.filter(game_act::game_id.eq(row.id)).order(game_act::seq);
        let acts = acts.select((game_act::act, game_act::entered_by, game_act::entered_at));
        let entered = |(act, account, at): (String, Option<AccountId>, NaiveDateTime)| {
            Ok(ActRow { act: parse(ACT, &act)?, account, at: at.and_utc() })
        };
        Ok(GameRow {
            no: GameNo(row.id),
            seats: row.seats(),
            terms: parse(TERMS, &row.terms)?,
            acts: self.all(acts)?.into_iter().map(entered).collect::<Result<_>>()?,
        })
    }

    /// The record of these players' game at that table, after `anew` earlier games of the board.
    pub fn game(
        &mut self,
        id: TournamentId,
        seats: &Seats,
        anew: usize,
    ) -> Result<Option<GameRow>> {
        self.game_row(id, seats, anew)?.map(|row| self.with_acts(row)).transpose()
    }

    pub(super) fn game_numbered(
        &mut self,
        id: TournamentId,
        no: GameNo,
    ) -> Result<Option<GameRow>> {
        let row = self.first(game::table.find((id.0, no.0)))?;
        row.map(|row| self.with_acts(row)).transpose()
    }

    /// Every recorded game of a tournament, those given up included, in the order of their beginning.
    pub fn games(&mut self, id: TournamentId) -> Result<Vec<GameRow>> {
        let rows = self.all(of_event!(game, id).order(game::id))?;
        rows.into_iter().map(|row| self.with_acts(row)).collect()
    }

    /// Whether a recorded game or a reported incident names one of those entries, even if its round is gone.
    pub fn is_recorded(&mut self, id: TournamentId, entries: &[EntryId]) -> Result<bool> {
        let named: Vec<i32> = entries.iter().map(|entry| entry.0).collect();
        let in_game = game::black_id.eq_any(&named).or(game::white_id.eq_any(&named));
        let games: i64 = self.one(of_event!(game, id).filter(in_game).count())?;
        let in_incident = incident::black_id.eq_any(&named).or(incident::white_id.eq_any(&named));
        let incidents: i64 = self.one(of_event!(incident, id).filter(in_incident).count())?;
        Ok(games + incidents > 0)
    }

    /// Number and length of the record that [`game`](Self::game) gives, without its acts.
    pub fn game_entered(
        &mut self,
        id: TournamentId,
        seats: &Seats,
        anew: usize,
    ) -> Result<Option<(GameNo, usize)>> {
        let row = self.game_row(id, seats, anew)?;
        Ok(row.map(|row| (GameNo(row.id), usize::try_from(row.entered).unwrap_or_default())))
    }

    pub fn begin_game(
        &mut self,
        id: TournamentId,
        (seats, anew): (&Seats, usize),
        terms: &Terms,
    ) -> Result<GameNo> {
        let no = next_number!(self, id, game::id);
        self.run(insert_into(game::table).values(&Row {
            tournament_id: id.0,
            id: no,
            round_no: seats.round.0,
            table_no: seats.table.0,
            black_id: seats.black.0,
            white_id: seats.white.0,
            anew: i32::try_from(anew).unwrap_or(i32::MAX),
            terms: json(TERMS, terms)?,
            entered: 0,
            ending: None,
        }))?;
        self.mark(id, EventPart::Game(GameNo(no)));
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
        let seq = before.saturating_add(1);
        let row = game::table.find((id.0, no.0)).filter(game::entered.eq(before));
        if self.count(update(row).set(game::entered.eq(seq)))? != 1 {
            return Err(StoreError::Stale { round: seats.round.0, table: seats.table.0 });
        }
        self.mark(id, EventPart::Game(no));
        self.run(insert_into(game_act::table).values((
            game_act::tournament_id.eq(id.0),
            game_act::game_id.eq(no.0),
            game_act::seq.eq(seq),
            game_act::act.eq(json(ACT, &new.act)?),
            game_act::entered_by.eq(new.account),
            game_act::entered_at.eq(timestamp(new.at)),
        )))
    }

    /// Sets how a recorded game ended; pending reopens it.
    pub fn end_game(&mut self, id: TournamentId, no: GameNo, ending: Ending) -> Result<()> {
        let ending = (!ending.is_pending()).then(|| ending.to_string());
        self.run(update(game::table.find((id.0, no.0))).set(game::ending.eq(ending)))
    }

    /// Endings of recorded games that are over, each with its seats and the number of earlier games of the board.
    pub fn games_over(&mut self, id: TournamentId) -> Result<Vec<(Seats, usize, Ending)>> {
        let shape = |row: Row| {
            let ending = read("recorded game", row.ending.as_deref().unwrap_or_default())?;
            Ok((row.seats(), usize::try_from(row.anew).unwrap_or_default(), ending))
        };
        let over = self.all(of_event!(game, id).filter(game::ending.is_not_null()))?;
        over.into_iter().map(shape).collect()
    }

    pub fn game_count(
        &mut self,
        id: TournamentId,
        (round, table): (RoundNo, TableNo),
    ) -> Result<GameCount> {
        let here = of_event!(game, id).filter(game::round_no.eq(round.0));
        let here = here.filter(game::table_no.eq(table.0)).select(game::entered);
        let entered = self.all::<i32, _>(here)?.into_iter().map(i64::from).sum();
        Ok(GameCount { tournament: id, round, table, entered })
    }

    pub fn game_counts(&mut self, id: TournamentId) -> Result<Vec<GameCount>> {
        let rows = of_event!(game, id).select((game::round_no, game::table_no, game::entered));
        let mut boards = BTreeMap::new();
        for (round, table, entered) in self.all::<(i32, i32, i32), _>(rows)? {
            *boards.entry((round, table)).or_insert(0) += i64::from(entered);
        }
        let count = |((round, table), entered)| {
            let (round, table) = (RoundNo(round), TableNo(table));
            GameCount { tournament: id, round, table, entered }
        };
        Ok(boards.into_iter().map(count).collect())
    }
}
