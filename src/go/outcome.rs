use serde::{Deserialize, Serialize};

use super::{Color, HalfPoints};

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By the count. The margin is 0 where the ruleset breaks ties.
    Score(#[serde(with = "crate::decimal")] HalfPoints),
    /// The opponent resigned (Japanese rules 1989, Art. 11).
    Resignation,
    /// The opponent's time ran out.
    Time,
    /// The opponent made an illegal move (Japanese rules 1989, Art. 14).
    IllegalMove,
    /// The opponent did not appear or was disqualified.
    Forfeit,
    /// The referee decided.
    Referee,
}

/// Why a game has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoResult {
    /// The whole board repeated and both players agreed (Japanese rules 1989, Art. 12).
    Repetition,
    /// The referee declared the game void.
    Referee,
}

/// How a game ended. Every ending is spelled out; there is no "unknown" here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One player won.
    Win {
        /// Who.
        winner: Color,
        /// What decided the game.
        how: How,
    },
    /// Equal by the count (Japanese rules 1989, Art. 10.2).
    Jigo,
    /// Equal because the position repeats, where the rules have a draw for that (Korean rules).
    Drawn,
    /// The game has no result.
    NoResult(NoResult),
    /// Both players lose (Japanese rules 1989, Art. 13).
    BothLose,
    /// Both players win, by the arbiter's decision: a fault of the organisers must not cost either of them.
    BothWin,
}

impl Outcome {
    /// A win by the count.
    #[must_use]
    pub const fn by_score(winner: Color, margin: HalfPoints) -> Self {
        Self::Win { winner, how: How::Score(margin) }
    }

    /// The winner, if there is one.
    pub const fn winner(&self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Jigo | Self::Drawn | Self::NoResult(_) | Self::BothLose | Self::BothWin => None,
        }
    }

    /// The value of SGF's `RE`. FF\[4\] has none for both-lose and both-win: it is `Void` then, and the record's
    /// comment has to tell the rest.
    pub fn sgf_result(&self) -> String {
        match self {
            Self::Win { winner, how } => {
                let letter = winner.letter();
                match how {
                    How::Score(margin) => format!("{letter}+{margin}"),
                    How::Resignation => format!("{letter}+R"),
                    How::Time => format!("{letter}+T"),
                    How::IllegalMove | How::Forfeit => format!("{letter}+F"),
                    How::Referee => format!("{letter}+"),
                }
            }
            Self::Jigo | Self::Drawn => "0".to_owned(),
            Self::NoResult(_) | Self::BothLose | Self::BothWin => "Void".to_owned(),
        }
    }

    /// Whether [`Outcome::sgf_result`] says everything; if not, write [`Outcome::sentence`] too.
    pub const fn fits_sgf(&self) -> bool {
        !matches!(
            self,
            Self::BothLose | Self::BothWin | Self::Win { how: How::IllegalMove | How::Referee, .. }
        )
    }

    /// The outcome in one English sentence.
    pub fn sentence(&self) -> String {
        let name = |color: Color| if color == Color::Black { "Black" } else { "White" };
        match self {
            Self::Win { winner, how } => {
                let (won, lost) = (name(*winner), name(winner.other()));
                match how {
                    How::Score(margin) if *margin == HalfPoints::ZERO => {
                        format!("{won} wins an equal count.")
                    }
                    How::Score(margin) => format!("{won} wins by {margin}."),
                    How::Resignation => format!("{won} wins: {lost} resigned."),
                    How::Time => format!("{won} wins on time."),
                    How::IllegalMove => format!("{won} wins: {lost} made an illegal move."),
                    How::Forfeit => format!("{won} wins by forfeit."),
                    How::Referee => format!("{won} wins by the referee's decision."),
                }
            }
            Self::Jigo => "Jigo.".to_owned(),
            Self::Drawn => "Drawn by repetition.".to_owned(),
            Self::NoResult(_) => "No result.".to_owned(),
            Self::BothLose => "Both players lose.".to_owned(),
            Self::BothWin => "Both players win.".to_owned(),
        }
    }
}
