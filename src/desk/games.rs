use serde_json::json;

use crate::go::course::Course;
use crate::recording::{Act, Game, Terms};
use crate::referee::Seats;
use crate::store::{
    ActRow, AnyConnection, BoardMark, GameCount, GameRow, SavedBoard, Snapshot, StoreError,
};
use crate::tournament::{Ending, RoundNo, TableNo, TournamentId};

use super::results::{ResultForm, board_of, decide};
use super::{Behind, By, Desk, DeskError, Done, Refusal};

/// An act as a recorder enters it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActForm {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
    /// How many acts the recorder saw, those taken back included.
    pub seen: usize,
    /// What is entered.
    pub act: Act,
}

/// What came of entering an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    /// It was added.
    Added(GameCount),
    /// Somebody else had just entered the very same; it counts once.
    There,
}

/// The record of a board.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// Whose game it is.
    pub seats: Seats,
    /// What was entered, by whom and when; none before the first act.
    pub acts: Vec<ActRow>,
    /// The game it makes.
    pub game: Game,
    /// Whether anything was entered for this game yet.
    pub begun: bool,
}

impl GameFile {
    /// The record of a board as it is kept.
    pub(super) fn load(
        desk: &Desk,
        c: &mut AnyConnection,
        snapshot: &Snapshot,
        (round, table): (RoundNo, TableNo),
    ) -> Result<(Self, Option<GameRow>), DeskError> {
        let (round, board) = board_of(snapshot, round, table)?;
        let seats = Seats::of(round.no, board);
        let row = desk.store.game(c, snapshot.id, &seats)?;
        let file = match &row {
            Some(row) => Self::of(seats, row)?,
            None => Self::fresh(seats, snapshot)?,
        };
        let over = matches!(file.game.course(), Some(Course::Confirmed(_)));
        if over && board.ending.is_pending() {
            // The confirmed game did not count: what is recorded now is the game played anew.
            return Ok((Self::fresh(seats, snapshot)?, None));
        }
        Ok((file, row))
    }

    fn of(seats: Seats, row: &GameRow) -> Result<Self, DeskError> {
        let game = Game::of(row.terms, row.acts.iter().map(|entered| &entered.act));
        let game = game.map_err(|(place, error)| StoreError::Corrupt {
            what: "recorded game",
            why: format!("act {} of game {}: {error}", place + 1, row.no),
        })?;
        Ok(Self { seats, acts: row.acts.clone(), game, begun: true })
    }

    fn fresh(seats: Seats, snapshot: &Snapshot) -> Result<Self, DeskError> {
        let (_, board) = board_of(snapshot, seats.round, seats.table)?;
        let terms = Terms::of(&snapshot.tournament, board);
        let terms = terms.map_err(|error| Refusal::Terms(error.to_string()))?;
        Ok(Self { seats, acts: Vec::new(), game: Game::new(terms), begun: false })
    }
}

impl Desk {
    /// The record of a board of a published round; empty if nobody began one.
    ///
    /// # Errors
    /// [`DeskError::Unknown`] without that board; [`Refusal::NotPublished`]; [`Refusal::Terms`]; or the
    /// database fails.
    pub fn game(
        &self,
        snapshot: &Snapshot,
        round: RoundNo,
        table: TableNo,
    ) -> Result<GameFile, DeskError> {
        self.store.read(|c| Ok(GameFile::load(self, c, snapshot, (round, table))?.0))
    }

    /// How far the records of a tournament's boards are.
    ///
    /// # Errors
    /// If the database fails.
    pub fn game_counts(&self, id: TournamentId) -> Result<Vec<GameCount>, DeskError> {
        self.store.read(|c| Ok(self.store.game_counts(c, Some(id))?))
    }

    /// Enters an act at a board's recorded game; the first one begins the record. Once both players have
    /// confirmed, the board of the round gets the result in the same transaction.
    ///
    /// The act of a recorder who has not seen everything is not entered, unless the other one entered just
    /// the same: then it counts once.
    ///
    /// # Errors
    /// [`DeskError::Behind`]; [`Refusal::Record`] for what the game does not allow;
    /// [`Refusal::OtherResult`] where the board shows another result; as [`Desk::game`].
    pub fn record_act(
        &self,
        id: TournamentId,
        by: By<'_>,
        form: &ActForm,
    ) -> Result<Done<Entered>, DeskError> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let (mut file, row) = GameFile::load(self, c, before, (form.round, form.table))?;
            if form.seen != file.acts.len() {
                return behind(&file, form).map(|there| (there, None));
            }
            file.game.enter(&form.act)?;
            let count = self.append(c, by, before, (&file, row.as_ref()), &form.act)?;
            let saved = match file.game.course() {
                Some(Course::Confirmed(_)) => self.enter_confirmed(c, by, before, &file)?,
                _ => None,
            };
            Ok((Entered::Added(count), saved))
        };
        let done = self.act(id, by, work, |saved| self.store.remember_board(saved))?;
        if let Done::Now(Entered::Added(count)) = &done {
            self.listeners.tell_game(count);
        }
        Ok(done)
    }

    /// Keeps an act that the game took.
    pub(super) fn append(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (file, row): (&GameFile, Option<&GameRow>),
        act: &Act,
    ) -> Result<GameCount, DeskError> {
        let (id, seats) = (before.id, &file.seats);
        let no = match row {
            Some(row) => row.no,
            None => {
                let detail = json!({ "round": seats.round, "table": seats.table });
                self.note(c, id, by, "record", &detail)?;
                self.store.begin_game(c, id, seats, file.game.terms())?
            }
        };
        let new = ActRow { act: act.clone(), account: by.account, at: by.now };
        self.store.append_act(c, id, (no, seats), file.acts.len(), &new)?;
        Ok(self.store.game_count(c, id, (seats.round, seats.table))?)
    }

    /// The confirmed result goes to the board of the round.
    fn enter_confirmed(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        file: &GameFile,
    ) -> Result<Option<SavedBoard>, DeskError> {
        let (_, board) = board_of(before, file.seats.round, file.seats.table)?;
        let ending = file.game.ending();
        if file.game.agrees_with(board.ending) {
            return Ok(None);
        }
        let refines = board.ending.winner().is_some()
            && board.ending == board.ending.winner().map_or(Ending::Pending, Ending::won)
            && board.ending.winner() == ending.winner();
        if !board.ending.is_pending() && !refines {
            return Err(Refusal::OtherResult(board.ending).into());
        }
        let form = ResultForm {
            round: file.seats.round,
            table: file.seats.table,
            seen: board.version,
            ending,
            reason: Some("recorded game".to_owned()),
        };
        let (recorded, board) = decide(before, &form)?;
        let Some(board) = board else { return Ok(None) };
        let mark = BoardMark { account: by.account, at: by.now };
        let saved = self.store.save_board(c, before, form.round, board, &mark)?;
        self.note(c, before.id, by, "result", &super::results::detail(&recorded, &form))?;
        Ok(Some(saved))
    }
}

/// What to answer a recorder who has not seen everything.
fn behind(file: &GameFile, form: &ActForm) -> Result<Entered, DeskError> {
    let theirs = file.acts.get(form.seen..).unwrap_or_default();
    match theirs {
        [first, ..] if first.act == form.act => Ok(Entered::There),
        theirs => Err(DeskError::Behind(Box::new(Behind {
            theirs: theirs.to_vec(),
            mine: form.act.clone(),
        }))),
    }
}
