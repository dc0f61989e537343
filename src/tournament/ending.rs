use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use go::Color;

use super::HalfPoints;

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// Won over the board in an unknown manner.
    Unstated,
    /// Won by that many points, if the count was kept.
    Score(HalfPoints),
    /// The opponent resigned.
    Resignation,
    /// The opponent's time ran out.
    Time,
    /// The opponent made an illegal move.
    IllegalMove,
    /// The opponent did not appear; not a played game.
    Default,
    /// The referee decided.
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
    Won {
        /// The side that won.
        winner: Color,
        /// How it was won.
        manner: Manner,
    },
    /// A tie.
    Jigo {
        /// Given without a game.
        by_default: bool,
    },
    /// A draw without a count: the position repeats, where the rules draw that. It counts as a jigo.
    Drawn,
    /// Both sides get the full point.
    BothWin {
        /// Given without a game.
        by_default: bool,
    },
    /// Both sides get nothing, as Articles 13 of the Japanese rules provide, or neither came.
    BothLose {
        /// Neither appeared.
        by_default: bool,
    },
    /// No result (Article 12 of the Japanese rules); its worth is a setting of the event.
    NoResult,
}

impl Ending {
    /// One of every kind, in text form.
    pub const TEXTS: [&str; 18] = [
        "?",
        "B+",
        "W+",
        "B+0.5",
        "W+27",
        "B+R",
        "W+T",
        "B+I",
        "W+F",
        "B+D",
        "0",
        "0!",
        "draw",
        "both-win",
        "both-win!",
        "both-lose",
        "both-lose!",
        "void",
    ];

    /// A win in an unknown manner.
    #[must_use]
    pub const fn won(winner: Color) -> Self {
        Self::Won { winner, manner: Manner::Unstated }
    }

    /// Whether the result is still missing.
    #[must_use]
    pub const fn is_pending(self) -> bool {
        matches!(self, Self::Pending)
    }

    /// Whether it was settled without a game: it counts for scores, not for direct comparison or ratings.
    #[must_use]
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
    #[must_use]
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
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, Self::Won { .. } | Self::Jigo { .. } | Self::Drawn) && !self.is_by_default()
    }

    /// The side that won, if just one did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = |by_default| if by_default { "!" } else { "" };
        match *self {
            Self::Pending => f.write_str("?"),
            Self::Drawn => f.write_str("draw"),
            Self::Jigo { by_default } => write!(f, "0{}", mark(by_default)),
            Self::BothWin { by_default } => write!(f, "both-win{}", mark(by_default)),
            Self::BothLose { by_default } => write!(f, "both-lose{}", mark(by_default)),
            Self::NoResult => f.write_str("void"),
            Self::Won { winner, manner } => {
                write!(f, "{}+", winner.letter())?;
                match manner {
                    Manner::Unstated => Ok(()),
                    Manner::Score(points) => points.fmt(f),
                    Manner::Resignation => f.write_str("R"),
                    Manner::Time => f.write_str("T"),
                    Manner::IllegalMove => f.write_str("I"),
                    Manner::Default => f.write_str("F"),
                    Manner::Decision => f.write_str("D"),
                }
            }
        }
    }
}

/// The mark of a default: the manner of a win, and in [`Ending::two_answers`] of the others.
const BY_DEFAULT: &str = "F";

impl Ending {
    /// The text form as two answers, winner and manner: `B` and `R`, `W` and `3.5`, `0` and `F` for a jigo by
    /// default, `void` and nothing.
    #[must_use]
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

/// A text that names no ending.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a result; write B+, W+3.5, B+R, B+T, W+I, W+F, W+D, 0, draw, both-lose, both-win, void or ?"
)]
pub struct ParseEndingError(pub String);

impl FromStr for Ending {
    type Err = ParseEndingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseEndingError(text.to_owned());
        let (name, by_default) = match text.strip_suffix('!') {
            Some(name) => (name, true),
            None => (text, false),
        };
        match (name, by_default) {
            ("?", false) => return Ok(Self::Pending),
            ("draw", false) => return Ok(Self::Drawn),
            ("void", false) => return Ok(Self::NoResult),
            ("0", _) => return Ok(Self::Jigo { by_default }),
            ("both-win", _) => return Ok(Self::BothWin { by_default }),
            ("both-lose", _) => return Ok(Self::BothLose { by_default }),
            _ => {}
        }
        let (winner, manner) = text.split_once('+').ok_or_else(error)?;
        let winner = match winner {
            "B" => Color::Black,
            "W" => Color::White,
            _ => return Err(error()),
        };
        let manner = match manner {
            "" => Manner::Unstated,
            "R" => Manner::Resignation,
            "T" => Manner::Time,
            "I" => Manner::IllegalMove,
            "F" => Manner::Default,
            "D" => Manner::Decision,
            points => Manner::Score(
                HalfPoints::parse(points).filter(|p| p.0 > 0 && p.0 <= 2000).ok_or_else(error)?,
            ),
        };
        Ok(Self::Won { winner, manner })
    }
}

impl TryFrom<String> for Ending {
    type Error = ParseEndingError;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Ending> for String {
    fn from(ending: Ending) -> Self {
        ending.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_reads_back_what_it_shows() {
        for text in Ending::TEXTS {
            let ending = text.parse::<Ending>().unwrap();
            assert_eq!(ending.to_string(), text);
            let (who, how) = ending.two_answers();
            assert_eq!(Ending::of_two_answers(&who, &how), Ok(ending), "{who} {how}");
        }
    }

    #[test]
    fn what_is_no_ending_is_refused() {
        for wrong in ["", "!", "B", "X+", "B+0", "B+-3", "B+0.3", "?!", "void!", "B+R!", "B+99999"]
        {
            assert!(wrong.parse::<Ending>().is_err(), "{wrong}");
        }
        for (who, how) in [("", ""), ("X", "R"), ("B", "Q"), ("B+", ""), ("W", "0"), ("", "F")] {
            assert!(Ending::of_two_answers(who, how).is_err(), "{who} {how}");
        }
        assert_eq!(Ending::of_two_answers("void", "F"), Ok(Ending::NoResult));
        assert_eq!(Ending::of_two_answers("both-lose", "R").unwrap().to_string(), "both-lose");
    }
}
