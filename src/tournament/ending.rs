//! Results: as text, checked against their board, and as players report them.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use go::{Color, named};
use serde::{Deserialize, Serialize};

use super::{Board, EntryId, HalfPoints, Tournament};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// Won over the board in an unknown manner.
    Unstated,
    /// Won by that many points, if the count was kept.
    Score(HalfPoints),
    Resignation,
    Time,
    IllegalMove,
    /// The opponent did not appear; not a played game.
    Default,
    Decision,
}

/// The result of a board. The text form in the database and in Tengen's own files: `?`, `B+`, `W+3.5`, `B+R`,
/// `B+T`, `W+I` (illegal move), `W+F` (default), `B+D` (decision), `0` (jigo), `both-lose`, `both-win`, each of the
/// last three with `!` when by default, `draw` (by repetition) and `void` (no result).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Ending {
    /// Not known yet.
    #[default]
    Pending,
    /// One side won.
    Won { winner: Color, manner: Manner },
    /// A tie.
    Jigo { by_default: bool },
    /// A draw without a count: the position repeats, where the rules draw that. It counts as a jigo.
    Drawn,
    /// Both sides get the full point.
    BothWin { by_default: bool },
    /// Both sides get nothing, as Articles 13 of the Japanese rules provide, or neither came.
    BothLose { by_default: bool },
    /// No result (Article 12 of the Japanese rules); its worth is a setting of the event.
    NoResult,
}

impl Ending {
    pub const fn won(winner: Color) -> Self {
        Self::Won { winner, manner: Manner::Unstated }
    }

    pub const fn is_pending(self) -> bool {
        matches!(self, Self::Pending)
    }

    /// Whether it was settled without a game: it counts for scores, not for direct comparison or ratings.
    pub const fn is_by_default(self) -> bool {
        matches!(
            self,
            Self::Won { manner: Manner::Default, .. }
                | Self::Jigo { by_default: true }
                | Self::BothWin { by_default: true }
                | Self::BothLose { by_default: true }
        )
    }

    /// Whether moves were made in a game with that ending.
    pub const fn is_played(self) -> bool {
        use Manner::{IllegalMove, Resignation, Score, Time, Unstated};
        match self {
            Self::Won { manner, .. } => {
                matches!(manner, Unstated | Score(_) | Resignation | Time | IllegalMove)
            }
            Self::Jigo { by_default } => !by_default,
            Self::Drawn => true,
            _ => false,
        }
    }

    /// Whether it is rated: over the board, and one side won or neither did.
    pub const fn is_rated(self) -> bool {
        matches!(self, Self::Won { .. } | Self::Jigo { .. } | Self::Drawn) && !self.is_by_default()
    }

    /// The side that won, if just one did.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }

    /// The text form as two answers, winner and manner: `B` and `R`, `W` and `3.5`, `0` and `F` for a jigo by
    /// default, `void` and nothing.
    pub fn two_answers(self) -> (String, String) {
        let text = self.to_string();
        if let Some((who, how)) = text.split_once('+') {
            return (who.to_owned(), how.to_owned());
        }
        match text.strip_suffix('!') {
            Some(who) => (who.to_owned(), BY_DEFAULT.to_owned()),
            None => (text, String::new()),
        }
    }

    /// The ending of two answers as [`two_answers`](Self::two_answers) returns them. The manner is ignored where
    /// there is no winner, except for default.
    pub fn of_two_answers(who: &str, how: &str) -> Result<Self, ParseEndingError> {
        if matches!(who, "B" | "W") {
            return format!("{who}+{how}").parse();
        }
        if who.contains(['+', '!']) {
            return Err(ParseEndingError(who.to_owned()));
        }
        let by_default = (how == BY_DEFAULT).then(|| format!("{who}!").parse().ok()).flatten();
        by_default.map_or_else(|| who.parse(), Ok)
    }
}

/// The results without a single winner, and the manners of a win without a count, each by its text.
const ENDINGS: [(&str, Ending); 9] = [
    ("?", Ending::Pending),
    ("0", Ending::Jigo { by_default: false }),
    ("0!", Ending::Jigo { by_default: true }),
    ("draw", Ending::Drawn),
    ("both-win", Ending::BothWin { by_default: false }),
    ("both-win!", Ending::BothWin { by_default: true }),
    ("both-lose", Ending::BothLose { by_default: false }),
    ("both-lose!", Ending::BothLose { by_default: true }),
    ("void", Ending::NoResult),
];
const MANNERS: [(&str, Manner); 6] = [
    ("", Manner::Unstated),
    ("R", Manner::Resignation),
    ("T", Manner::Time),
    ("I", Manner::IllegalMove),
    (BY_DEFAULT, Manner::Default),
    ("D", Manner::Decision),
];

fn text_of<T: PartialEq>(rows: &[(&'static str, T)], one: T) -> &'static str {
    rows.iter().find(|(_, known)| *known == one).map_or("", |(text, _)| text)
}

fn of_text<T: Copy>(rows: &[(&str, T)], text: &str) -> Option<T> {
    rows.iter().find(|(known, _)| *known == text).map(|(_, one)| *one)
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Won { winner, manner } = *self else {
            return f.write_str(text_of(&ENDINGS, *self));
        };
        match manner {
            Manner::Score(points) => write!(f, "{}+{points}", winner.letter()),
            _ => write!(f, "{}+{}", winner.letter(), text_of(&MANNERS, manner)),
        }
    }
}

/// The mark of a default: the manner of a win, and in [`Ending::two_answers`] of the others.
const BY_DEFAULT: &str = "F";

/// A text that names no ending.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a result; write B+, W+3.5, B+R, B+T, W+I, W+F, W+D, 0, draw, both-lose, both-win, void or ?"
)]
pub struct ParseEndingError(pub String);

impl FromStr for Ending {
    type Err = ParseEndingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let won = || {
            let (winner, how) = text.split_once('+')?;
            let winner = of_text(&[("B", Color::Black), ("W", Color::White)], winner)?;
            let points = || HalfPoints::parse(how).filter(|points| (1..=2000).contains(&points.0));
            let manner = of_text(&MANNERS, how).or_else(|| points().map(Manner::Score))?;
            Some(Self::Won { winner, manner })
        };
        of_text(&ENDINGS, text).or_else(won).ok_or_else(|| ParseEndingError(text.to_owned()))
    }
}

/// A mismatch between a result and its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// A margin that is not possible: the most that board, komi and stones allow.
    TooManyPoints(HalfPoints),
    /// A half too many or too few for that komi, or a tie in spite of its half. Another komi may have been agreed.
    Komi(HalfPoints),
    /// A tie, where the event's rules give that side an equal count.
    Tie(Color),
}

impl Tournament {
    /// The mismatch between that result and that board, by its komi and the event's board size; `None` for results
    /// without a margin. For typed results only: files have what was written down then.
    pub fn oddity(&self, board: &Board, ending: Ending) -> Option<Oddity> {
        let komi = self.komi_of(board);
        let margin = match ending {
            Ending::Won { manner: Manner::Score(margin), .. } => margin,
            Ending::Jigo { by_default: false } => match self.settings.ruleset().tie.winner() {
                Some(winner) => return Some(Oddity::Tie(winner)),
                None => HalfPoints::ZERO,
            },
            _ => return None,
        };
        // A board full of one colour; Japanese rules may give a prisoner more.
        let size = i32::from(self.settings.board_size);
        let most = HalfPoints::whole(size * size + 1 + i32::from(board.handicap));
        let most = HalfPoints(most.0.saturating_add(komi.abs().0));
        if margin > most {
            return Some(Oddity::TooManyPoints(most));
        }
        let fits = (margin.0 - komi.0).rem_euclid(2) == 0;
        (!fits).then_some(Oddity::Komi(komi))
    }
}

named! {
    /// The effect of results that players report.
    #[derive(Default)]
    pub enum ReportPolicy {
        #[default]
        Confirmed = "confirmed",
        /// A result counts at once when both players have reported the same.
        Agreed = "agreed",
        /// Players report nothing: only arbiters enter results.
        Off = "off",
    }
}

/// The acts that players may do themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerRules {
    pub reports: ReportPolicy,
    /// Whether a player may skip a round that is not drawn yet, without an organiser.
    pub skip_freely: bool,
    /// Minutes after which a result that both players reported counts without an arbiter, where one confirms each; 0:
    /// never.
    pub confirm_minutes: i32,
    /// Whether public pages show the players' common report, marked as not confirmed.
    pub provisional: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// The player of the report: one of the two who sit there.
    pub by: EntryId,
    /// The team captain, if it is the captain's report; it is stored in addition to the player's own.
    pub captain: Option<EntryId>,
    pub ending: Ending,
    pub at: DateTime<Utc>,
}

impl Reported {
    pub fn speaker(&self) -> EntryId {
        self.captain.unwrap_or(self.by)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reports<'a> {
    Nothing,
    One(&'a Reported),
    Same(Ending),
    /// Two reports differ, even of one side: a player's and the captain's. None counts.
    Differ,
}

impl<'a> Reports<'a> {
    /// The reports about that board: those of others, who sat there before it was paired again, are ignored.
    pub fn at(board: &Board, reported: &'a [Reported]) -> Self {
        let mut here = reported.iter().filter(|word| board.color_of(word.by).is_some());
        let Some(first) = here.next() else { return Self::Nothing };
        let both = here.clone().any(|word| word.by != first.by);
        match here.try_fold(first.ending, |common, word| in_common(common, word.ending)) {
            None => Self::Differ,
            Some(ending) if both => Self::Same(ending),
            Some(_) => Self::One(first),
        }
    }

    /// Whether both players have reported, not a captain in the place of one.
    pub fn by_both(board: &Board, reported: &[Reported]) -> bool {
        let said = |who| reported.iter().any(|one| (one.by, one.captain) == (who, None));
        said(board.black) && said(board.white)
    }

    /// Identifies what was reported, for a form that shows it.
    pub fn seen(reported: &[Reported]) -> String {
        let mut words: Vec<String> = reported
            .iter()
            .map(|one| format!("{}:{}:{}", one.by, one.speaker(), one.ending))
            .collect();
        words.sort();
        words.join(" ")
    }

    /// Whether an arbiter has to act on it.
    pub const fn waits(self) -> bool {
        !matches!(self, Self::Nothing)
    }
}

/// The common result of two reports: the same winner, and the manner where only one of them has it.
pub fn in_common(one: Ending, other: Ending) -> Option<Ending> {
    match (one, other) {
        _ if one == other => Some(one),
        (
            Ending::Won { winner, manner },
            Ending::Won { winner: same, manner: Manner::Unstated },
        )
        | (
            Ending::Won { winner: same, manner: Manner::Unstated },
            Ending::Won { winner, manner },
        ) if winner == same => Some(Ending::Won { winner, manner }),
        _ => None,
    }
}
