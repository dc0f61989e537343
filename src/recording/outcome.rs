//! Converts between endings of a round's board and outcomes of a game.

use go::{How, NoResult, Outcome};
use tournament::{Ending, Manner};

/// Half points up to which the board of a round shows a margin.
const MOST_MARGIN: i32 = 2_000;

/// The ending on the round's board for a game's outcome. A margin that no board shows, such as an equal count that
/// Black wins (Ing), is a win without one.
#[must_use]
pub const fn ending_of(outcome: &Outcome) -> Ending {
    match *outcome {
        Outcome::Win { winner, how } => {
            let manner = match how {
                How::Score(points) if 0 < points.0 && points.0 <= MOST_MARGIN => {
                    Manner::Score(points)
                }
                How::Score(_) => Manner::Unstated,
                How::Resignation => Manner::Resignation,
                How::Time => Manner::Time,
                How::IllegalMove => Manner::IllegalMove,
                How::Forfeit => Manner::Default,
                How::Referee => Manner::Decision,
            };
            Ending::Won { winner, manner }
        }
        Outcome::Jigo => Ending::Jigo { by_default: false },
        Outcome::Drawn => Ending::Drawn,
        Outcome::NoResult(_) => Ending::NoResult,
        Outcome::BothLose => Ending::BothLose { by_default: false },
        Outcome::BothWin => Ending::BothWin { by_default: false },
    }
}

/// The outcome of a game for the ending on the round's board; `None` while it is open. A win of unknown manner
/// counts as the referee's decision.
#[must_use]
pub const fn outcome_of(ending: Ending) -> Option<Outcome> {
    match ending {
        Ending::Pending => None,
        Ending::BothWin { .. } => Some(Outcome::BothWin),
        Ending::Jigo { .. } => Some(Outcome::Jigo),
        Ending::Drawn => Some(Outcome::Drawn),
        Ending::BothLose { .. } => Some(Outcome::BothLose),
        Ending::NoResult => Some(Outcome::NoResult(NoResult::Referee)),
        Ending::Won { winner, manner } => {
            let how = match manner {
                Manner::Score(points) => How::Score(points),
                Manner::Resignation => How::Resignation,
                Manner::Time => How::Time,
                Manner::IllegalMove => How::IllegalMove,
                Manner::Default => How::Forfeit,
                Manner::Decision | Manner::Unstated => How::Referee,
            };
            Some(Outcome::Win { winner, how })
        }
    }
}
