//! What becomes of a board: decided here for results, rulings and games played anew alike.

use chrono::{DateTime, NaiveDateTime, Utc};
use serde_json::Value;

use store::Snapshot;
use tournament::{Board, Ending, ReplayTerms, Round, RoundNo, TableNo};

use super::results::{board_of, detail};
use super::{Conflict, Correction, DeskError, Recorded, Refusal, ResultForm};

/// Which board is meant, as it was seen, and why it changes.
pub(super) struct Asked<'a> {
    pub round: RoundNo,
    pub table: TableNo,
    pub seen: i32,
    pub reason: Option<&'a str>,
    pub confirmed: Option<bool>,
}

impl<'a> Asked<'a> {
    pub fn by_form(form: &'a ResultForm) -> Self {
        Self {
            round: form.round,
            table: form.table,
            seen: form.seen,
            reason: form.reason.as_deref(),
            confirmed: form.confirmed,
        }
    }
}

/// Who acts, and when.
pub(super) struct Hand {
    /// Whether it is the chief arbiter's.
    pub chief: bool,
    pub now: DateTime<Utc>,
}

impl Hand {
    /// The moment, cut to what both databases keep.
    fn moment(&self) -> NaiveDateTime {
        let micros = DateTime::from_timestamp_micros(self.now.timestamp_micros());
        micros.unwrap_or(self.now).naive_utc()
    }
}

/// What is to become of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It ends so.
    Ends(Ending),
    /// Its game is given up and played anew.
    PlayedAnew { terms: ReplayTerms, ruling: Option<u32> },
    /// The game played anew has these terms.
    Terms(ReplayTerms),
    /// The game is not played anew after all; the one before shows this.
    NotAnew(Ending),
    /// The same, and then something else, as an amended ruling has it.
    Instead(Ending, Box<Self>),
}

impl Outcome {
    /// A game of the event that ends so: where the event plays such games anew, it is.
    pub fn of_game(before: &Snapshot, ending: Ending, terms: &ReplayTerms) -> Self {
        if before.tournament.settings.points.replays(ending) {
            return Self::PlayedAnew { terms: terms.clone(), ruling: None };
        }
        Self::Ends(ending)
    }

    /// The act's name in the journal.
    fn act(&self) -> &'static str {
        match self {
            Self::Ends(_) => "result",
            Self::PlayedAnew { .. } => "replay",
            Self::Terms(_) => "replay-terms",
            Self::NotAnew(_) => "replay-back",
            Self::Instead(_, then) => then.act(),
        }
    }

    /// The board's new state, its version apart.
    fn of(&self, board: &Board) -> Result<Board, Refusal> {
        let going_on = board.is_played_anew() && board.ending.is_pending();
        match self {
            Self::Ends(ending) => Ok(Board { ending: *ending, ..board.clone() }),
            Self::PlayedAnew { terms, ruling } => Ok(board.played_anew(terms, *ruling)),
            Self::Terms(terms) if going_on => Ok(board.with_terms(terms)),
            Self::NotAnew(ending) if going_on => Ok(board.not_anew(*ending)),
            Self::Instead(ending, then) => then.of(&board.not_anew(*ending)),
            Self::Terms(_) | Self::NotAnew(_) => Err(Refusal::NotPlayedAnew),
        }
    }

    /// Whether a game whose result was confirmed counts again by it.
    fn gives_back_confirmed(&self, board: &Board) -> bool {
        let last = board.earlier_games().last();
        matches!(self, Self::NotAnew(_)) && last.is_some_and(|game| game.confirmed.is_some())
    }

    /// Whether the board says so already: somebody else entered the same.
    fn stands(&self, board: &Board, seen: i32) -> bool {
        match self {
            Self::Ends(ending) => board.ending == *ending,
            Self::PlayedAnew { .. } => {
                let given_up = board.earlier_games().last().map(|game| game.ending);
                board.version != seen
                    && board.ending.is_pending()
                    && given_up == Some(Ending::NoResult)
            }
            Self::Terms(_) | Self::NotAnew(_) | Self::Instead(..) => false,
        }
    }

    /// What would be entered, for the page of two different results.
    fn ending(&self) -> Ending {
        match self {
            Self::Ends(ending) | Self::NotAnew(ending) => *ending,
            Self::PlayedAnew { .. } => Ending::NoResult,
            Self::Terms(_) => Ending::Pending,
            Self::Instead(_, then) => then.ending(),
        }
    }
}

/// What comes of it.
pub(super) struct Decided {
    pub recorded: Recorded,
    /// The board to be written, if it changes.
    pub board: Option<Board>,
    pub act: &'static str,
    pub detail: Value,
}

/// Decides about a board of a published round.
pub(super) fn decide(
    before: &Snapshot,
    asked: &Asked<'_>,
    outcome: &Outcome,
    hand: &Hand,
) -> Result<Decided, DeskError> {
    let (round, board) = board_of(before, asked.round, asked.table)?;
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
        let act = outcome.act();
        return Ok(Decided { recorded, board: None, act, detail: Value::Null });
    }
    if board.version != asked.seen {
        return Err(conflict(asked, board, outcome.ending()));
    }
    let given_back = outcome.gives_back_confirmed(board);
    check(before, (round, board), asked, (stands, given_back), hand)?;
    let now = if stands { board.clone() } else { outcome.of(board)? };
    let keeps_time = board.confirmed.filter(|_| stands);
    let confirmed = asked.confirmed == Some(true) && !now.ending.is_pending();
    let at = confirmed.then(|| keeps_time.unwrap_or_else(|| hand.moment()));
    let at = if given_back { now.confirmed } else { at };
    let written = Board { confirmed: at, version: board.version + 1, ..now };
    recorded.after = written.ending;
    recorded.version = written.version;
    recorded.played_anew = matches!(outcome, Outcome::PlayedAnew { .. }) && !stands;
    let act = match (stands, confirmed) {
        (true, true) => "confirm",
        (true, false) => "unconfirm",
        (false, _) => outcome.act(),
    };
    let detail = detail(&recorded, asked, &written);
    Ok(Decided { recorded, board: Some(written), act, detail })
}

/// Whether a result that stands is corrected after the round.
fn corrects(before: &Snapshot, round: &Round, board: &Board) -> bool {
    Correction::of(before, round) == Correction::NeedsReason && !board.ending.is_pending()
}

/// A confirmed result changes by the chief arbiter's hand only, and with a reason; a correction of an earlier
/// round with a reason. Confirming what stands needs neither.
fn check(
    before: &Snapshot,
    (round, board): (&Round, &Board),
    asked: &Asked<'_>,
    (stands, given_back): (bool, bool),
    hand: &Hand,
) -> Result<(), DeskError> {
    if stands && asked.confirmed == Some(true) {
        return Ok(());
    }
    let confirmed = given_back || before.tournament.is_confirmed(round, board);
    if confirmed && !hand.chief {
        return Err(Refusal::Confirmed.into());
    }
    let reason = asked.reason.is_some_and(|reason| !reason.trim().is_empty());
    if (confirmed || corrects(before, round, board)) && !reason {
        return Err(Refusal::ReasonNeeded.into());
    }
    Ok(())
}

fn conflict(asked: &Asked<'_>, board: &Board, mine: Ending) -> DeskError {
    DeskError::Conflict(Box::new(Conflict {
        round: asked.round,
        board: board.clone(),
        theirs_by: None,
        theirs_at: None,
        mine,
    }))
}
