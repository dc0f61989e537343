use serde_json::json;

use go::course::Course;
use recording::{Game, GameAct, Stage, Terms};
use referee::{MoveNo, RefereeLog, RefereedGame, Seats, unruled};
use store::{
    ActRow, AnyConnection, BoardMark, Deed, GameCount, GameNo, GameRow, SavedBoard, Snapshot,
    Store, StoreError,
};
use tournament::{
    Board, BoardOutcome, Ending, ReplayTerms, Reported, Round, RoundNo, TableNo, TournamentId,
};

use crate::games::played::PlayedGame;
use crate::results::entered::board_of;
use crate::results::outcomes::{BoardSeen, decide};
use crate::transaction::change::Saved;
use crate::{Behind, By, Done, Refusal, Result, Service, ServiceError};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActForm {
    pub round: RoundNo,
    pub table: TableNo,
    /// Number of acts that the recorder saw, including those taken back.
    pub seen: usize,
    /// Usually one act; both players' agreement is two. All are entered, or none.
    pub acts: Vec<GameAct>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entered {
    Added(GameCount),
    /// Somebody else had just entered the same act; it counts once.
    There,
}

#[derive(Clone, Debug)]
pub struct GameFile {
    pub seats: Seats,
    /// Empty before the first act.
    pub acts: Vec<ActRow>,
    pub game: Game,
    pub begun: bool,
    /// Number of acts in all records of the board, the revision that open pages follow.
    pub entered: i64,
}

impl GameFile {
    /// The stored record of the present game at a board; a replay has a record of its own. Also the number of acts in
    /// all records of the board.
    pub(crate) fn row(
        c: &mut AnyConnection,
        snapshot: &Snapshot,
        (round, table): (RoundNo, TableNo),
    ) -> Result<(Option<GameRow>, i64)> {
        let (round, board) = board_of(snapshot, round, table)?;
        let (seats, anew) = (Seats::of(round.no, board), board.earlier_games().len());
        let row = c.game(snapshot.id, &seats, anew)?;
        Ok((row, c.game_count(snapshot.id, (round.no, table))?.entered))
    }

    /// Rebuilds the game of a board from its record; a new one if there is none for the present game. Slow: call it
    /// before the transaction where possible.
    fn made(
        snapshot: &Snapshot,
        (round, table): (RoundNo, TableNo),
        (row, entered): (Option<&GameRow>, i64),
    ) -> Result<Self> {
        if let Some(row) = row {
            return Self::of(row, entered);
        }
        let (round, board) = board_of(snapshot, round, table)?;
        let terms = Terms::of(&snapshot.tournament, board);
        let terms = terms.map_err(|error| Refusal::RecordTerms { why: error.to_string() })?;
        let (seats, game) = (Seats::of(round.no, board), Game::new(terms));
        Ok(Self { seats, acts: Vec::new(), game, begun: false, entered })
    }

    /// Whether the last move breaks a rule of play and the log has no ruling on it.
    fn is_unruled(&self, log: &RefereeLog) -> bool {
        let Some(history) = self.game.history() else { return false };
        let known = log.in_force_at(&self.seats, None);
        let last = u32::try_from(history.moves().len()).ok().map(MoveNo);
        unruled(history, &known).iter().any(|one| one.kind.is_move() && one.at == last)
    }

    /// The game for the referee after a ruling is taken off; `None` if that is no longer possible: then the record
    /// stays unchanged.
    pub(crate) fn after(&self, acts: &[GameAct]) -> Option<RefereedGame> {
        let mut game = self.game.clone();
        let mut acts = acts.iter().filter(|act| self.has(act));
        acts.try_for_each(|act| game.enter(act)).ok()?;
        game.refereed()
    }

    /// Whether the record has the ruling that the act takes off.
    fn has(&self, act: &GameAct) -> bool {
        match act {
            GameAct::Unruled { ruling } => self.game.has_ruling(*ruling),
            _ => true,
        }
    }

    /// Fails if an act cannot be played.
    pub fn of(row: &GameRow, entered: i64) -> Result<Self> {
        let game = Game::of(row.terms.clone(), row.acts.iter().map(|entered| &entered.act));
        let game = game.map_err(|(place, error)| StoreError::Corrupt {
            what: "recorded game",
            why: format!("act {} of game {}: {error}", place + 1, row.no),
        })?;
        Ok(Self { seats: row.seats, acts: row.acts.clone(), game, begun: true, entered })
    }
}

pub(crate) fn ending_of(
    over: &[(Seats, usize, Ending)],
    round: RoundNo,
    board: &Board,
) -> Option<Ending> {
    let here = (Seats::of(round, board), board.earlier_games().len());
    over.iter().find(|(seats, anew, _)| (*seats, *anew) == here).map(|(.., ending)| *ending)
}

impl Service {
    /// The record of a board of a published round; empty if none was begun.
    ///
    /// # Errors
    /// [`ServiceError::Unknown`] without that board; [`Refusal::NotPublished`]; [`Refusal::RecordTerms`].
    pub fn game(&self, snapshot: &Snapshot, round: RoundNo, table: TableNo) -> Result<GameFile> {
        let place = (round, table);
        let (row, entered) = self.store.read(|c| GameFile::row(c, snapshot, place))?;
        GameFile::made(snapshot, place, (row.as_ref(), entered))
    }

    pub fn game_counts(&self, id: TournamentId) -> Result<Vec<GameCount>> {
        self.store.read(|c| Ok(c.game_counts(id)?))
    }

    /// Endings by the record for boards of public rounds that have no result.
    pub fn recorded_endings(&self, snapshot: &Snapshot) -> Result<Vec<(RoundNo, TableNo, Ending)>> {
        let over = self.store.read(|c| c.games_over(snapshot.id))?;
        let public = snapshot.tournament.rounds.iter().filter(|round| round.is_public());
        let open = public.flat_map(|round| round.pending().map(move |board| (round, board)));
        let ended = |(round, board): (&Round, &Board)| {
            Some((round.no, board.table, ending_of(&over, round.no, board)?))
        };
        Ok(open.filter_map(ended).collect())
    }

    /// Enters acts in a board's record; the first one begins it. Once both players have confirmed, the board gets the
    /// result in the same transaction.
    ///
    /// The act of a recorder who has not seen everything is not entered, unless another entered the same: then it
    /// counts once.
    ///
    /// # Errors
    /// [`ServiceError::Behind`]; [`Refusal::Record`] for what the game does not allow; [`Refusal::ReasonNeeded`] for a
    /// resignation or a loss on time that is taken back without a note; [`Refusal::RecordOtherResult`] where the board
    /// shows another result; as [`Service::game`].
    pub fn record_act(
        &self,
        id: TournamentId,
        by: By<'_>,
        form: &ActForm,
    ) -> Result<Done<Entered>> {
        let place = (form.round, form.table);
        let Some(known) = self.unless_done(id, by)? else { return Ok(Done::Before) };
        let (row, entered) = self.store.read(|c| GameFile::row(c, &known, place))?;
        let played = GameFile::made(&known, place, (row.as_ref(), entered))?;
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let (mut file, no) = match self.is_same(c, before, &played, row.as_ref())? {
                true => (played.clone(), row.as_ref().map(|row| row.no)),
                false => {
                    let (row, entered) = GameFile::row(c, before, place)?;
                    let file = GameFile::made(before, place, (row.as_ref(), entered))?;
                    (file, row.map(|row| row.no))
                }
            };
            if form.seen != file.acts.len() {
                return behind(&file, form).map(|there| (there, None));
            }
            check_taken_back(&file.game, &form.acts)?;
            let was = file.game.ending();
            let repeats = form.acts.contains(&GameAct::Repetition);
            if repeats && file.is_unruled(&c.referee_file(id)?.log) {
                return Err(Refusal::ViolationFirst.into());
            }
            let count = self.append(c, by, before, (&mut file, no), &form.acts)?;
            let reported = self.take_as_said(c, by, before, &file, &form.acts)?;
            let saved = match file.game.course() {
                Some(Course::Confirmed(_)) => self.enter_confirmed(c, by, before, &file)?,
                // Cached pages that show the list of records, their endings or the players' reports must be rendered
                // again.
                _ if reported || no.is_none() || file.game.ending() != was => {
                    let mark = BoardMark { account: by.account, at: by.now };
                    let same = before.tournament.clone();
                    Some(SavedAct::Whole(Box::new(c.save(before, same, &mark)?)))
                }
                _ => None,
            };
            Ok((Entered::Added(count), saved))
        };
        let done = self.act(id, by, work)?;
        if let Done::Now(Entered::Added(count)) = &done {
            self.listeners.tell_game(count);
        }
        Ok(done)
    }

    /// Whether the record is unchanged, and of the game that is at the board now.
    fn is_same(
        &self,
        c: &mut AnyConnection,
        now: &Snapshot,
        file: &GameFile,
        row: Option<&GameRow>,
    ) -> Result<bool> {
        let (round, table) = (file.seats.round, file.seats.table);
        let (_, board) = board_of(now, round, table)?;
        let (seats, anew) = (Seats::of(round, board), board.earlier_games().len());
        let entered = c.game_entered(now.id, &seats, anew)?;
        let read = row.map(|row| (row.no, row.acts.len()));
        let fresh = row.is_some()
            || Terms::of(&now.tournament, board).ok().as_ref() == Some(file.game.terms());
        Ok(seats == file.seats && entered == read && fresh)
    }

    pub(crate) fn append(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (file, no): (&mut GameFile, Option<GameNo>),
        acts: &[GameAct],
    ) -> Result<GameCount> {
        let (id, seats) = (before.id, file.seats);
        let no = match no {
            Some(no) => no,
            None => {
                let detail = json!({ "round": seats.round, "table": seats.table });
                self.note(c, id, by, Deed::Record, &detail)?;
                let (_, board) = board_of(before, seats.round, seats.table)?;
                let anew = board.earlier_games().len();
                c.begin_game(id, (&seats, anew), file.game.terms())?
            }
        };
        let was = file.game.ending();
        for act in acts {
            file.game.enter(act)?;
            let new = ActRow { act: act.clone(), account: by.account, at: by.now };
            c.append_act(id, (no, &seats), file.acts.len(), &new)?;
            self.note_decision(c, id, by, &seats, act)?;
            file.acts.push(new);
        }
        if file.game.ending() != was {
            c.end_game(id, no, file.game.ending())?;
        }
        Ok(c.game_count(id, (seats.round, seats.table))?)
    }

    /// The journal gets what an arbiter decides or confirms for a player, with the reason.
    fn note_decision(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        seats: &Seats,
        act: &GameAct,
    ) -> Result<()> {
        if !act.is_an_arbiters() {
            return Ok(());
        }
        let deed = match act {
            GameAct::ConfirmFor { .. } => Deed::ConfirmFor,
            _ => Deed::DecideEnd,
        };
        let detail = json!({ "round": seats.round, "table": seats.table, "game": act });
        self.note(c, id, by, deed, &detail)
    }

    /// Carries a ruling out on the record of its board, after taking off the one it replaces. A record that cannot take
    /// it stays unchanged, and the arbiter corrects the board.
    pub(crate) fn rule_on_record(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        played: PlayedGame,
        acts: &[GameAct],
    ) -> Result<Option<GameCount>> {
        let Some((mut file, no)) = played.begun() else { return Ok(None) };
        let acts: Vec<GameAct> = acts.iter().filter(|act| file.has(act)).cloned().collect();
        let mut trial = file.game.clone();
        if acts.is_empty() || acts.iter().any(|act| trial.enter(act).is_err()) {
            return Ok(None);
        }
        self.append(c, by, before, (&mut file, Some(no)), &acts).map(Some)
    }

    /// A count that both agree to replaces what they reported before, so that no page says that they differ. Returns
    /// whether a report changed.
    fn take_as_said(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        file: &GameFile,
        acts: &[GameAct],
    ) -> Result<bool> {
        let agree = acts.iter().any(|act| matches!(act, GameAct::Agree { .. }));
        if !agree || file.game.stage() != Some(Stage::Count) {
            return Ok(false);
        }
        let (id, ending) = (before.id, file.game.ending());
        let (round, board) = board_of(before, file.seats.round, file.seats.table)?;
        let said = c.reports_of(id, (round.no, board))?;
        if said.iter().all(|word| word.ending == ending) {
            return Ok(false);
        }
        for who in [board.black, board.white] {
            let word = Reported { by: who, captain: None, ending, at: by.now };
            c.keep_report(id, (round.no, board), &word)?;
            let detail = json!({
                "round": round.no, "table": board.table, "entry": who, "ending": ending,
            });
            self.note(c, id, by, Deed::ReportResult, &detail)?;
        }
        Ok(true)
    }

    fn enter_confirmed(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        file: &GameFile,
    ) -> Result<Option<SavedAct>> {
        let (round, table) = (file.seats.round, file.seats.table);
        let (_, board) = board_of(before, round, table)?;
        let agreed = file.game.agrees_with(board.ending);
        let ending = if agreed { board.ending } else { file.game.ending() };
        let refines = board.ending.winner().is_some()
            && board.ending == board.ending.winner().map_or(Ending::Pending, Ending::won)
            && board.ending.winner() == ending.winner();
        if !board.ending.is_pending() && !agreed && !refines {
            return Err(Refusal::RecordOtherResult { result: board.ending }.into());
        }
        let reason = Some("recorded game");
        let asked = BoardSeen { round, table, seen: board.version, reason, confirmed: Some(true) };
        let outcome = BoardOutcome::of_game(
            &before.tournament.settings.points,
            ending,
            &ReplayTerms::default(),
        );
        let hand = self.hand(c, before.id, by)?;
        let decided = decide(before, &asked, &outcome, &hand)?;
        let Some(board) = decided.board else { return Ok(None) };
        let mark = BoardMark { account: by.account, at: by.now };
        let saved = c.save_board(before, round, board, &mark)?;
        self.note(c, before.id, by, decided.act, &decided.detail)?;
        Ok(Some(SavedAct::Board(saved)))
    }
}

/// Saved with the record; put in the cache after the commit.
enum SavedAct {
    Board(SavedBoard),
    Whole(Box<Snapshot>),
}

impl Saved for SavedAct {
    fn whole(&self) -> Option<&Snapshot> {
        match self {
            Self::Board(_) => None,
            Self::Whole(saved) => Some(saved),
        }
    }

    fn remember(self, store: &Store) {
        match self {
            Self::Board(saved) => saved.remember(store),
            Self::Whole(saved) => saved.remember(store),
        }
    }
}

/// To take back a resignation or a loss on time needs a reason, as for any changed result; the record keeps it as a
/// note.
fn check_taken_back(game: &Game, acts: &[GameAct]) -> Result<()> {
    let reasoned = |text: &String| !text.trim().is_empty();
    match acts {
        [GameAct::Undo, GameAct::Note { text }, ..] if reasoned(text) => Ok(()),
        [GameAct::Undo, ..] if game.last_act().is_some_and(GameAct::is_given_up) => {
            Err(Refusal::ReasonNeeded.into())
        }
        _ => Ok(()),
    }
}

fn behind(file: &GameFile, form: &ActForm) -> Result<Entered> {
    let theirs = file.acts.get(form.seen..).unwrap_or_default();
    let begins_so = theirs.iter().map(|row| &row.act).take(form.acts.len()).eq(&form.acts);
    // An act that was taken back again is not in the record.
    let stands = form.acts == [GameAct::Undo] || !theirs.iter().any(|row| row.act == GameAct::Undo);
    if begins_so && stands {
        return Ok(Entered::There);
    }
    let (theirs, mine) = (theirs.to_vec(), form.acts.clone());
    Err(ServiceError::Behind(Box::new(Behind { theirs, mine })))
}
