use crate::Conflict;
use crate::games::recorded::{GameFile, ending_of};
use crate::prelude::*;
use crate::transaction::deed::{BoardChange, TypedWords};
use referee::FindingError;

/// A result as an arbiter enters it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultForm {
    pub round: RoundNo,
    pub table: TableNo,
    /// The version of the board that the arbiter saw.
    pub seen: i32,
    /// Black and White, as the arbiter saw them; `None` if that is not known.
    pub players: Option<[EntryId; 2]>,
    /// [`Ending::Pending`] takes a result back. A "no result" may open the board for another game, by the event's
    /// setting.
    pub ending: Ending,
    /// Needed to correct an earlier round, or a confirmed result.
    pub reason: Option<String>,
    /// Whether both players confirmed it; `None` leaves it as it is, and a new result unconfirmed.
    pub confirmed: Option<bool>,
    pub replay: ReplayTerms,
    /// Ask first if something else is known of the game.
    pub asks: bool,
    /// What the players had reported when the form was shown, by [`Reports::seen`]; `None` if it did not show that.
    pub reports: Option<String>,
    /// The ending by the record, where the form showed both.
    pub recorded: Option<Ending>,
}

impl ResultForm {
    #[must_use]
    pub fn new(round: RoundNo, table: TableNo, seen: i32, ending: Ending) -> Self {
        Self { round, table, seen, ending, ..Self::default() }
    }

    /// For an outcome that is passed separately.
    pub(crate) fn of_board(round: RoundNo, board: &Board, reason: Option<&str>) -> Self {
        let form = Self::new(round, board.table, board.version, Ending::Pending);
        Self { reason: reason.map(str::to_owned), ..form }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub table: TableNo,
    pub before: Ending,
    pub after: Ending,
    /// The board's new version, for taking the result back.
    pub version: i32,
    /// Whether later pairings rest on the old result.
    pub later_rounds_kept: bool,
    pub played_anew: bool,
}

/// Something known of a game's end that differs from the result to be entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Both players reported this.
    Players(Ending),
    /// Somebody reports this, and the reports changed since the form was shown.
    Report(Reported),
    Record(Ending),
    /// The ruling that gave the board its present result.
    Ruling(RulingNo),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastEntry {
    /// The account's name; empty if players entered it.
    pub who: String,
    pub at: DateTime<Utc>,
}

impl Service {
    /// The last entry of each table's result.
    pub fn entered(&self, id: TournamentId, round: RoundNo) -> Result<HashMap<TableNo, LastEntry>> {
        let (rows, accounts) = self.store.read(|c| {
            let rows = c.journal_of_round(id, round, &[DeedKind::Result])?;
            Ok::<_, ServiceError>((rows, c.accounts()?))
        })?;
        let name = |who: Option<AccountId>| {
            let account = accounts.iter().find(|account| Some(account.id) == who);
            account.map(|account| account.name.clone()).unwrap_or_default()
        };
        let of = |row: &JournalRow| match Deed::of(row)? {
            Deed::Result(change) => {
                Some((change.table, LastEntry { who: name(row.account), at: row.at }))
            }
            _ => None,
        };
        Ok(rows.iter().filter_map(of).collect())
    }
}

/// Whether a later round is public or the round is finished: its pairings stay, standings change, and a correction needs
/// a reason.
#[must_use]
pub fn is_round_over(tournament: &Tournament, round: &Round) -> bool {
    let later = tournament.rounds.iter().any(|later| later.no > round.no && later.is_public());
    later || round.state == RoundState::Finished
}

impl EventActs<'_> {
    /// Enters, changes, confirms or takes back the result of a board.
    ///
    /// The same result again counts as agreement, by any arbiter. A different one over a version that was not seen is a
    /// conflict. Versions begin again where a round is drawn again, so the players count as well. A "no result", where
    /// the event has such games replayed, opens the board again and keeps the first game in its history.
    ///
    /// # Errors
    /// [`ServiceError::Conflict`]; [`Refusal::OthersSit`] if the form names other players than those of the board;
    /// [`Refusal::NotPublished`] for a draft; [`Refusal::Confirmed`] if both players confirmed the present result and
    /// the actor is not the chief arbiter; [`Refusal::ReasonNeeded`] for a correction of an earlier round, or of a
    /// confirmed result, without a reason; [`Refusal::TooManyPoints`]; [`Refusal::Report`] for a
    /// default where the record has moves; [`Refusal::CommitteesResult`] for another result than the one by a ruling that a committee has
    /// decided; [`ServiceError::Doubt`] where the form asks and something else is known.
    pub fn record_result(&self, form: &ResultForm) -> Acted<Recorded> {
        self.act(|tx, before| {
            let place @ (_, board) = board_of_form(before, form)?;
            refuse_impossible(&before.tournament, board, form.ending)?;
            if form.ending.is_by_default() && form.ending != board.ending {
                refuse_recorded(tx, before, form)?;
            }
            // A conflict of versions shows both results first.
            if form.asks
                && board.version == form.seen
                && let Some(doubt) = doubt(tx, before, place, form)?
            {
                return Err(ServiceError::Doubt(doubt));
            }
            let points = &before.tournament.settings.points;
            let outcome = BoardOutcome::of_game(points, form.ending, &form.replay);
            tx.change_board(before, place, form, &outcome)
        })
    }

    /// Sets the terms of a replayed game that is not over: who takes Black, handicap, time. Fails with
    /// [`Refusal::NotPlayedAnew`] if the board has no such game.
    pub fn set_replay(&self, form: &ResultForm) -> Acted<Recorded> {
        let terms = BoardOutcome::Terms(form.replay.clone());
        self.act(|tx, before| tx.change_board(before, board_of_form(before, form)?, form, &terms))
    }

    /// Cancels a replay: the game before counts again, with its result. Errors are those of
    /// [`set_replay`](Self::set_replay).
    pub fn take_replay_back(&self, form: &ResultForm) -> Acted<Recorded> {
        self.act(|tx, before| {
            let place @ (_, board) = board_of_form(before, form)?;
            let shown = board.earlier_games().last().map(|game| game.ending);
            let shown = shown.filter(|ending| *ending != Ending::NoResult).unwrap_or_default();
            tx.change_board(before, place, form, &BoardOutcome::NotAnew(shown))
        })
    }
}

impl Transaction<'_> {
    fn change_board(
        &mut self,
        before: &Snapshot,
        place: (&Round, &Board),
        asked: &ResultForm,
        outcome: &BoardOutcome,
    ) -> Result<Recorded> {
        let (actor, board) = (self.actor()?, place.1);
        let mut decided = decide(before, place, asked, outcome, &actor);
        if let Err(ServiceError::Conflict(conflict)) = &mut decided {
            let mark = self.board_mark(before.id, conflict.round, conflict.board.table)?;
            conflict.theirs_by = mark.and_then(|mark| mark.account);
            conflict.theirs_at = mark.map(|mark| mark.at);
        }
        let Decided { recorded, board: changed, mut deed } = decided?;
        if let (Some(despite), BoardOutcome::Ends(_)) = (asked.recorded, outcome)
            && recorded_otherwise(self, before, (asked.round, board), recorded.after)?
                == Some(despite)
        {
            let same = BoardChange { reason: None, ..BoardChange::of(&recorded, asked, board) };
            if let Deed::Result(change) = deed.get_or_insert(Deed::Result(same)) {
                change.despite = Some(despite);
            }
        }
        match changed {
            Some(board) => {
                refuse_committees(self, before, place, outcome)?;
                self.save_board(asked.round, board)?;
            }
            None if deed.is_some() => self.touch()?,
            None => {}
        }
        deed.map_or(Ok(()), |deed| self.note(&deed))?;
        Ok(recorded)
    }

    pub(crate) fn actor(&mut self) -> Result<Actor> {
        let (id, now) = (self.id, self.by.now);
        let account = self.by.account.map(|account| self.account(account)).transpose()?.flatten();
        let chief = account.map(|account| self.is_chief(id, &account)).transpose()?;
        Ok(Actor { chief: chief.unwrap_or_default(), now })
    }
}

/// Refuses a result without a game where the board's record has moves.
fn refuse_recorded(c: &mut Tx, before: &Snapshot, form: &ResultForm) -> Result<()> {
    let file = GameFile::begun(GameFile::row(c, before, (form.round, form.table))?)?;
    let moves = file.and_then(|file| Some(file.game.history()?.moves().len())).unwrap_or_default();
    match u32::try_from(moves) {
        Ok(0) => Ok(()),
        moves => {
            let (moves, ended) = (moves.unwrap_or(u32::MAX), form.ending);
            Err(FindingError::GamePlayed { moves, ended }.into())
        }
    }
}

/// Other information on the game that contradicts the new result. A committee's decision is none of it: another result
/// is refused.
fn doubt(
    c: &mut Tx,
    before: &Snapshot,
    (round, board): (&Round, &Board),
    form: &ResultForm,
) -> Result<Option<Doubt>> {
    let new = form.ending;
    if !board.ending.is_pending() && new != board.ending {
        let log = c.referee_file(before.id)?.log;
        let gave = log.gave(&Seats::of(round.no, board), board.ending).map(|ruling| ruling.no);
        if gave.is_some() {
            return Ok(gave.filter(|no| !log.is_committees(*no)).map(Doubt::Ruling));
        }
    }
    let recorded = recorded_otherwise(c, before, (round.no, board), new)?;
    if let Some(recorded) = recorded.filter(|_| new != board.ending) {
        return Ok(Some(Doubt::Record(recorded)));
    }
    if !board.ending.is_pending() {
        return Ok(None);
    }
    let said = c.reports_of(before.id, (round.no, board))?;
    match Reports::at(board, &said) {
        Reports::Same(agreed) if differs(new, agreed) => Ok(Some(Doubt::Players(agreed))),
        _ if form.reports.as_ref().is_some_and(|seen| *seen != Reports::seen(&said)) => {
            let other = said.into_iter().find(|word| differs(new, word.ending));
            Ok(other.map(Doubt::Report))
        }
        _ => Ok(None),
    }
}

fn differs(new: Ending, known: Ending) -> bool {
    !new.is_pending() && in_common(new, known).is_none()
}

/// The ending by the record, where that is not `new`: then an arbiter decides.
pub(crate) fn recorded_otherwise(
    c: &mut Tx,
    before: &Snapshot,
    (round, board): (RoundNo, &Board),
    new: Ending,
) -> Result<Option<Ending>> {
    let recorded = ending_of(&c.games_over(before.id)?, round, board);
    Ok(recorded.filter(|recorded| differs(new, *recorded)))
}

/// Refuses a margin that is impossible on the board's size.
pub(crate) fn refuse_impossible(
    tournament: &Tournament,
    board: &Board,
    ending: Ending,
) -> Result<()> {
    match tournament.oddity(board, ending) {
        Some(Oddity::TooManyPoints(most)) => Err(Refusal::TooManyPoints { most }.into()),
        _ => Ok(()),
    }
}

/// The board of the form, with the same players as there.
fn board_of_form<'a>(before: &'a Snapshot, form: &ResultForm) -> Result<(&'a Round, &'a Board)> {
    let place @ (_, board) = board_of(before, form.round, form.table)?;
    if form.players.is_some_and(|seen| seen != [board.black, board.white]) {
        return Err(Refusal::OthersSit { table: form.table }.into());
    }
    Ok(place)
}

pub(crate) fn board_of(before: &Snapshot, no: RoundNo, table: TableNo) -> Result<(&Round, &Board)> {
    let round = before.tournament.round(no).ok_or(ServiceError::Unknown(Thing::Round))?;
    if !round.is_public() {
        return Err(Refusal::NotPublished { round: no }.into());
    }
    let board = round.board_at(table).ok_or(ServiceError::Unknown(Thing::Board))?;
    Ok((round, board))
}

/// The board of a public round where the players of a game sit now; `None` if they were redacted.
#[must_use]
pub fn seated<'a>(snapshot: &'a Snapshot, seats: &Seats) -> Option<&'a Board> {
    let round = snapshot.tournament.round(seats.round).filter(|round| round.is_public())?;
    seats.board_in(round)
}

impl BoardChange {
    fn of(recorded: &Recorded, asked: &ResultForm, board: &Board) -> Self {
        Self {
            round: asked.round,
            table: asked.table,
            before: recorded.before,
            after: recorded.after,
            reason: asked.reason.as_deref().map(TypedWords::from),
            black: board.black,
            white: board.white,
            handicap: board.handicap,
            confirmed: board.confirmed.map(|_| true),
            earlier: board.earlier_games().to_vec(),
            despite: None,
        }
    }
}

/// Refuses to replace a result by a committee's ruling, or to cancel a replay that it ordered.
fn refuse_committees(
    c: &mut Tx,
    before: &Snapshot,
    (round, board): (&Round, &Board),
    outcome: &BoardOutcome,
) -> Result<()> {
    let back = matches!(outcome, BoardOutcome::NotAnew(_));
    let kept = *outcome == BoardOutcome::Ends(board.ending);
    if kept || (board.ending.is_pending() && !back) {
        return Ok(());
    }
    let log = c.referee_file(before.id)?.log;
    let anew = || board.earlier_games().last()?.ruling.map(RulingNo);
    let gave = log.gave(&Seats::of(round.no, board), board.ending).map(|ruling| ruling.no);
    match gave.or_else(|| anew().filter(|_| back)) {
        Some(no) if log.is_committees(no) && !log.is_replaced(no) => {
            Err(Refusal::CommitteesResult { no }.into())
        }
        _ => Ok(()),
    }
}

// The outcome of a board, decided in one place for results, rulings and replayed games.

pub(crate) struct Actor {
    pub chief: bool,
    pub now: DateTime<Utc>,
}

impl Actor {
    /// The time, cut to the precision of both databases.
    fn moment(&self) -> NaiveDateTime {
        let micros = DateTime::from_timestamp_micros(self.now.timestamp_micros());
        micros.unwrap_or(self.now).naive_utc()
    }
}

fn act(outcome: &BoardOutcome) -> fn(BoardChange) -> Deed {
    match outcome {
        BoardOutcome::Ends(_) => Deed::Result,
        BoardOutcome::PlayedAnew { .. } => Deed::Replay,
        BoardOutcome::Terms(_) => Deed::ReplayTerms,
        BoardOutcome::NotAnew(_) => Deed::ReplayBack,
        BoardOutcome::Instead(_, then) => act(then),
    }
}

pub(crate) struct Decided {
    pub recorded: Recorded,
    /// `None` if the board does not change.
    pub board: Option<Board>,
    pub deed: Option<Deed>,
}

pub(crate) fn decide(
    before: &Snapshot,
    (round, board): (&Round, &Board),
    asked: &ResultForm,
    outcome: &BoardOutcome,
    actor: &Actor,
) -> Result<Decided> {
    let stands = outcome.stands(board, asked.seen);
    let confirms = asked.confirmed.is_some_and(|wanted| wanted != board.confirmed.is_some());
    let mut recorded = Recorded {
        table: asked.table,
        before: board.ending,
        after: board.ending,
        version: board.version,
        later_rounds_kept: !stands && corrects(before, round, board),
        played_anew: false,
    };
    if stands && !confirms {
        return Ok(Decided { recorded, board: None, deed: None });
    }
    if board.version != asked.seen {
        return Err(conflict(asked, board, outcome.ending()));
    }
    let given_back = outcome.gives_back_confirmed(board);
    check(before, (round, board), asked, (stands, given_back), actor)?;
    let now =
        if stands { board.clone() } else { outcome.on(board).ok_or(Refusal::NotPlayedAnew)? };
    let keeps_time = board.confirmed.filter(|_| stands);
    let confirmed = asked.confirmed == Some(true) && !now.ending.is_pending();
    let at = confirmed.then(|| keeps_time.unwrap_or_else(|| actor.moment()));
    let at = if given_back { now.confirmed } else { at };
    let written = Board { confirmed: at, version: board.version + 1, ..now };
    recorded.after = written.ending;
    recorded.version = written.version;
    recorded.played_anew = matches!(outcome, BoardOutcome::PlayedAnew { .. }) && !stands;
    let act = match (stands, confirmed) {
        (true, true) => Deed::Confirm,
        (true, false) => Deed::Unconfirm,
        (false, _) => act(outcome),
    };
    let deed = Some(act(BoardChange::of(&recorded, asked, &written)));
    Ok(Decided { recorded, board: Some(written), deed })
}

fn corrects(before: &Snapshot, round: &Round, board: &Board) -> bool {
    is_round_over(&before.tournament, round) && !board.ending.is_pending()
}

/// A confirmed result is changed by the chief arbiter only, with a reason; a correction of an earlier round needs a
/// reason. Confirming the present result needs neither.
fn check(
    before: &Snapshot,
    (round, board): (&Round, &Board),
    asked: &ResultForm,
    (stands, given_back): (bool, bool),
    actor: &Actor,
) -> Result<()> {
    if stands && asked.confirmed == Some(true) {
        return Ok(());
    }
    let confirmed = given_back || before.tournament.is_confirmed(round, board);
    if confirmed && !actor.chief {
        return Err(Refusal::Confirmed.into());
    }
    let reason = asked.reason.as_ref().is_some_and(|reason| !reason.trim().is_empty());
    if (confirmed || corrects(before, round, board)) && !reason {
        return Err(Refusal::ReasonNeeded.into());
    }
    Ok(())
}

fn conflict(asked: &ResultForm, board: &Board, mine: Ending) -> ServiceError {
    ServiceError::Conflict(Box::new(Conflict {
        round: asked.round,
        board: board.clone(),
        theirs_by: None,
        theirs_at: None,
        mine,
    }))
}
