use crate::prelude::*;
use crate::results::entered::{decide, seated};
use crate::{Behind, ResultForm, registration::personal_links::proven};
use go::course::Course;
use recording::{Game, Stage, Terms};
use referee::{MoveNo, RefereeLog, RefereedGame, unruled};
use store::{ActRow, GameCount, GameNo, GameRow};

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
    /// `None` before the first act.
    pub no: Option<GameNo>,
    /// Number of acts in all records of the board, the revision that open pages follow.
    pub entered: i64,
}

impl GameFile {
    /// The stored record of the present game at a board; a replay has a record of its own. Also the number of acts in
    /// all records of the board.
    pub(crate) fn row(
        c: &mut Tx,
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
        found: (Option<GameRow>, i64),
    ) -> Result<Self> {
        let entered = found.1;
        if let Some(file) = Self::begun(found)? {
            return Ok(file);
        }
        let (round, board) = board_of(snapshot, round, table)?;
        let terms = Terms::of(&snapshot.tournament, board);
        let terms = terms.map_err(|error| Refusal::RecordTerms { why: error.to_string() })?;
        let (seats, game) = (Seats::of(round.no, board), Game::new(terms));
        Ok(Self { seats, acts: Vec::new(), game, no: None, entered })
    }

    pub(crate) fn begun((row, entered): (Option<GameRow>, i64)) -> Result<Option<Self>> {
        row.map(|row| Self::of(&row, entered)).transpose()
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
        acts.try_for_each(|act| game.enter_by_ruling(act)).ok()?;
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
        let (no, acts) = (Some(row.no), row.acts.clone());
        Ok(Self { seats: row.seats, acts, game, no, entered })
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

/// Whether an arbiter saw this ending by the record and decided for the result that the board has. `rows` are the
/// entries of the round's results.
fn decided_despite(rows: &[JournalRow], board: &Board, recorded: Ending) -> bool {
    let mut here = rows.iter().rev().filter_map(|row| match Deed::of(row)? {
        Deed::Result(change) => {
            Some(change).filter(|change| [change.black, change.white] == [board.black, board.white])
        }
        _ => None,
    });
    here.next().is_some_and(|last| last.after == board.ending && last.despite == Some(recorded))
}

impl Service {
    /// The record of a board of a published round; empty if none was begun. Fails with [`ServiceError::Unknown`]
    /// without that board; [`Refusal::NotPublished`]; [`Refusal::RecordTerms`].
    pub fn game(&self, snapshot: &Snapshot, round: RoundNo, table: TableNo) -> Result<GameFile> {
        let place = (round, table);
        let found = self.store.read(|c| GameFile::row(c, snapshot, place))?;
        GameFile::made(snapshot, place, found)
    }

    /// Endings by the record for boards of public rounds that have no result, or another one that neither a ruling nor
    /// both players gave, nor an arbiter who saw the record's.
    pub fn recorded_endings(&self, snapshot: &Snapshot) -> Result<Vec<(RoundNo, TableNo, Ending)>> {
        let over = self.read(|c| c.games_over(snapshot.id))?;
        if over.is_empty() {
            return Ok(Vec::new());
        }
        let log = self.read(|c| c.referee_file(snapshot.id))?.log;
        let event = &snapshot.tournament;
        let mut told = Vec::new();
        for round in event.rounds.iter().filter(|round| round.is_public()) {
            let differs = |board: &Board| {
                let recorded = ending_of(&over, round.no, board)?;
                let ruled = || log.gave(&Seats::of(round.no, board), board.ending).is_some();
                let stands = !board.ending.is_pending()
                    && (in_common(board.ending, recorded).is_some()
                        || event.is_confirmed(round, board)
                        || ruled());
                (!stands).then_some(recorded)
            };
            let mut found: Vec<(&Board, Ending)> =
                round.boards.iter().filter_map(|board| Some((board, differs(board)?))).collect();
            if found.iter().any(|(board, _)| !board.ending.is_pending()) {
                let kinds = [DeedKind::Result];
                let rows = self.read(|c| c.journal_of_round(snapshot.id, round.no, &kinds))?;
                found.retain(|(board, recorded)| !decided_despite(&rows, board, *recorded));
            }
            told.extend(found.into_iter().map(|(board, ending)| (round.no, board.table, ending)));
        }
        Ok(told)
    }
}

impl EventActs<'_> {
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
    pub fn record_act(&self, form: &ActForm) -> Acted<Entered> {
        let place = (form.round, form.table);
        let Some(known) = self.unless_done()? else { return Ok(Done::Before) };
        let played = self.game(&known, form.round, form.table)?;
        self.act(|tx, before| {
            let mut file = match is_same(tx, before, place, Some(&played))? {
                true => played.clone(),
                false => GameFile::made(before, place, GameFile::row(tx, before, place)?)?,
            };
            if form.seen != file.acts.len() {
                return already_entered(&file, form);
            }
            check_taken_back(&file.game, &form.acts)?;
            let (was, is_new) = (file.game.ending(), file.no.is_none());
            let repeats = form.acts.contains(&GameAct::Repetition);
            if repeats && file.is_unruled(&tx.referee_file(self.id)?.log) {
                return Err(Refusal::ViolationFirst.into());
            }
            let count = tx.append(before, &mut file, &form.acts)?;
            let reported = tx.replace_reports(before, &file, &form.acts)?;
            match file.game.course() {
                Some(Course::Confirmed(_)) => tx.enter_confirmed(before, &file)?,
                // Cached pages that show the list of records, their endings or the players' reports must be rendered
                // again.
                _ if reported || is_new || file.game.ending() != was => {
                    tx.touch()?;
                }
                _ => {}
            }
            Ok(Entered::Added(count))
        })
    }
}

/// Whether a record that was read before the transaction is unchanged, and of the game that is at the board now.
fn is_same(
    c: &mut Tx,
    now: &Snapshot,
    (round, table): (RoundNo, TableNo),
    file: Option<&GameFile>,
) -> Result<bool> {
    let (_, board) = board_of(now, round, table)?;
    let (seats, anew) = (Seats::of(round, board), board.earlier_games().len());
    let read = file.and_then(|file| Some((file.no?, file.acts.len())));
    let terms = |file: &GameFile| {
        let now = Terms::of(&now.tournament, board).ok();
        file.no.is_some() || now.as_ref() == Some(file.game.terms())
    };
    Ok(c.game_entered(now.id, &seats, anew)? == read
        && file.is_none_or(|file| file.seats == seats && terms(file)))
}

impl Transaction<'_> {
    fn append(
        &mut self,
        before: &Snapshot,
        file: &mut GameFile,
        acts: &[GameAct],
    ) -> Result<GameCount> {
        let (id, by, seats) = (self.id, self.by, file.seats);
        let no = match file.no {
            Some(no) => no,
            None => {
                self.note(&Deed::Record { round: seats.round, table: seats.table })?;
                let (_, board) = board_of(before, seats.round, seats.table)?;
                let anew = board.earlier_games().len();
                self.begin_game(id, (&seats, anew), file.game.terms())?
            }
        };
        file.no = Some(no);
        let was = file.game.ending();
        let ruled = acts.last().is_some_and(GameAct::is_of_a_ruling);
        for act in acts {
            if ruled { file.game.enter_by_ruling(act) } else { file.game.enter(act) }?;
            let new = ActRow { act: act.clone(), account: by.account, at: by.now };
            self.append_act(id, (no, &seats), file.acts.len(), &new)?;
            self.note_decision(&seats, act)?;
            file.acts.push(new);
        }
        if file.game.ending() != was {
            self.end_game(id, no, file.game.ending())?;
        }
        let count = self.game_count(id, (seats.round, seats.table))?;
        self.recorded = Some(count);
        Ok(count)
    }

    /// The journal gets what an arbiter decides or confirms for a player, with the reason.
    fn note_decision(&mut self, seats: &Seats, act: &GameAct) -> Result<()> {
        if !act.is_an_arbiters() {
            return Ok(());
        }
        let (round, table, game) = (seats.round, seats.table, Box::new(act.clone()));
        self.note(&match act {
            GameAct::ConfirmFor { .. } => Deed::ConfirmFor { round, table, game },
            _ => Deed::DecideEnd { round, table, game },
        })
    }

    /// The recorded game of a board within a write, and whether `played` is still up to date; otherwise it is rebuilt.
    pub(crate) fn recorded_game(
        &mut self,
        before: &Snapshot,
        place: (RoundNo, TableNo),
        played: Option<&GameFile>,
    ) -> Result<(Option<GameFile>, bool)> {
        Ok(match is_same(self, before, place, played)? {
            true => (played.cloned(), true),
            false => (GameFile::begun(GameFile::row(self, before, place)?)?, false),
        })
    }

    /// Carries a ruling out on the record of its board, after taking off the one it replaces. A record that cannot take
    /// it stays unchanged, and the arbiter corrects the board.
    pub(crate) fn rule_on_record(
        &mut self,
        before: &Snapshot,
        played: Option<GameFile>,
        acts: &[GameAct],
    ) -> Result<()> {
        let Some(mut file) = played else { return Ok(()) };
        let acts: Vec<GameAct> = acts.iter().filter(|act| file.has(act)).cloned().collect();
        let mut trial = file.game.clone();
        if acts.is_empty() || acts.iter().any(|act| trial.enter_by_ruling(act).is_err()) {
            return Ok(());
        }
        self.append(before, &mut file, &acts).map(drop)
    }

    /// Replaces earlier reports by a count that both players agree to, so that no page says that they differ. Returns
    /// whether a report changed.
    fn replace_reports(
        &mut self,
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
        let said = self.reports_of(id, (round.no, board))?;
        if said.iter().all(|word| word.ending == ending) {
            return Ok(false);
        }
        for who in [board.black, board.white] {
            let word = Reported { by: who, captain: None, ending, at: self.by.now };
            self.keep_report(id, (round.no, board), &word)?;
            let (round, table) = (round.no, board.table);
            self.note(&Deed::ReportResult { round, table, entry: who, ending, captain: None })?;
        }
        Ok(true)
    }

    fn enter_confirmed(&mut self, before: &Snapshot, file: &GameFile) -> Result<()> {
        let (round, table) = (file.seats.round, file.seats.table);
        let place @ (_, board) = board_of(before, round, table)?;
        let agreed = file.game.agrees_with(board.ending);
        let ending = if agreed { board.ending } else { file.game.ending() };
        let refines = board.ending.winner().is_some()
            && board.ending == board.ending.winner().map_or(Ending::Pending, Ending::won)
            && board.ending.winner() == ending.winner();
        if !board.ending.is_pending() && !agreed && !refines {
            return Err(Refusal::RecordOtherResult { result: board.ending }.into());
        }
        let asked = ResultForm::of_board(round, board, Some("recorded game"));
        let asked = ResultForm { confirmed: Some(true), ..asked };
        let outcome = BoardOutcome::of_game(
            &before.tournament.settings.points,
            ending,
            &ReplayTerms::default(),
        );
        let decided = decide(before, place, &asked, &outcome, &self.actor()?)?;
        let Some(board) = decided.board else { return Ok(()) };
        self.save_board(round, board)?;
        decided.deed.map_or(Ok(()), |deed| self.note(&deed))
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

fn already_entered(file: &GameFile, form: &ActForm) -> Result<Entered> {
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

impl Service {
    /// Rebuilds the recorded game of a board, outside of any transaction; `None` if no record was begun.
    pub(crate) fn played(
        &self,
        known: &Snapshot,
        place: (RoundNo, TableNo),
    ) -> Result<Option<GameFile>> {
        GameFile::begun(self.store.read(|c| GameFile::row(c, known, place))?)
    }
}

impl EventActs<'_> {
    /// The recorded game of the board where the players of a ruling sit now; `None` also where they were redacted.
    pub(crate) fn played_of(
        &self,
        seats: impl FnOnce(&mut Tx) -> Result<Option<Seats>>,
    ) -> Result<Option<GameFile>> {
        let known = self.store.read(|c| {
            let seats = seats(c)?;
            Ok::<_, ServiceError>(seats.zip(self.store.snapshot(c, self.id)?))
        })?;
        let Some((seats, known)) = known else { return Ok(None) };
        match seated(&known, &seats) {
            Some(board) => self.played(&known, (seats.round, board.table)),
            None => Ok(None),
        }
    }
}

// Players mark dead stones, agree, and confirm the result of their own game.

impl EventActs<'_> {
    /// Enters an act of a player at the end of the own game, as [`EventActs::record_act`] does for a recorder: the own
    /// marks, agreement, disagreement and confirmation, and an objection to a count that no arbiter settled. The result
    /// is confirmed this way where it counts once both agree ([`ReportPolicy::Agreed`]); elsewhere both confirm it to
    /// the recorder.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`] if the secret is not valid here; [`Refusal::ReportsOff`] where players report nothing;
    /// [`Refusal::SeatsChanged`] if the board is not theirs; [`Refusal::NotOffered`] for another act than theirs; as
    /// [`EventActs::record_act`].
    pub fn say_own_end(&self, secret: &str, form: &ActForm) -> Acted<Entered> {
        let Some(known) = self.unless_done()? else { return Ok(Done::Before) };
        let who = self.store.read(|c| proven(c, self.id, secret))?;
        let policy = known.tournament.settings.players.reports;
        if policy == ReportPolicy::Off {
            return Err(Refusal::ReportsOff.into());
        }
        let (_, board) = board_of(&known, form.round, form.table)?;
        let settled = form.acts.contains(&GameAct::Object)
            && self.game(&known, form.round, form.table)?.game.was_settled();
        let own = board.color_of(who).ok_or(Refusal::SeatsChanged)?;
        let may = |act: &GameAct| match act {
            GameAct::Confirm { .. } => act.is_own_word(own) && policy == ReportPolicy::Agreed,
            GameAct::Differ => true,
            GameAct::Object => !settled,
            act => act.is_own_word(own),
        };
        if form.acts.iter().all(may) {
            self.record_act(form)
        } else {
            Err(Refusal::NotOffered.into())
        }
    }
}

impl Service {
    /// The stopped or counted game of a player's board; `None` if players may not report, or the game is not recorded.
    pub fn own_end(
        &self,
        snapshot: &Snapshot,
        (round, board): (RoundNo, &Board),
        who: EntryId,
    ) -> Result<Option<GameFile>> {
        let off = snapshot.tournament.settings.players.reports == ReportPolicy::Off;
        if off || board.color_of(who).is_none() {
            return Ok(None);
        }
        let file = match self.game(snapshot, round, board.table) {
            Err(ServiceError::Refused(Refusal::RecordTerms { .. })) => return Ok(None),
            file => file?,
        };
        let asks = file.game.stage().is_some_and(|stage| stage != Stage::Confirmed);
        Ok(Some(file).filter(|file| file.no.is_some() && asks))
    }
}
