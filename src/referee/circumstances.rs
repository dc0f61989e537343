use serde::{Deserialize, Serialize};

use super::Each;

use go::{Color, Point};

/// A stone that is not where it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovedStone {
    /// Its colour.
    pub color: Color,
    /// The point where it belongs.
    pub from: Point,
    /// Where it lies now; `None` if it is off the board.
    #[serde(default)]
    pub to: Option<Point>,
}

/// What was done to a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockFault {
    /// Pressed before, or while, the stone was placed.
    #[default]
    BeforeStone,
    /// Pressed before the captured stones were off the board.
    BeforeCaptures,
    /// Anything else.
    Other,
}

/// What was done to captured stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandlingFault {
    /// Not kept on the lid.
    #[default]
    OffLid,
    /// The opponent's captures were touched, or captures were given back.
    Touched,
    /// Anything else.
    Other,
}

/// What a player answers who is asked whether the game goes on, once an effective move was found after the
/// stop (Japanese rules 1989, Art. 9.3 and 13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Play on; the other one plays first.
    PlayOn,
    /// The game ends as it lies.
    AsItLies,
    /// Neither.
    Neither,
}

/// The particulars of an incident. What does not apply keeps its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Circumstances {
    /// It was done on purpose.
    pub deliberate: bool,
    /// Both players agree on the remedy that the procedure leaves to their agreement.
    pub agreed: bool,
    /// The players were asked to agree and do not.
    pub disagreed: bool,
    /// The stone slipped from the fingers; it was not played.
    pub dropped: bool,
    /// Nobody at the board caused it.
    pub force_majeure: bool,
    /// The position cannot be reconstructed.
    pub lost: bool,
    /// The point of a displaced stone is taken by now. Where there is a record, it is also looked
    /// up there.
    pub point_taken: bool,
    /// After the stop an effective move was found (Japanese rules 1989, Art. 13.1).
    pub effective_move: bool,
    /// What each player answered who was asked whether the game goes on.
    pub asked: Each<Option<Answer>>,
    /// The chief arbiter says that the record is wrong about it.
    pub record_wrong: bool,
    /// Minutes late.
    pub minutes: u32,
    /// What was done to the clock.
    pub clock: ClockFault,
    /// What was done to captured stones.
    pub handling: HandlingFault,
    /// Stones that are not where they belong.
    pub stones: Vec<MovedStone>,
}

impl Circumstances {
    /// Both want the game to end as it lies, or agree on the remedy asked about.
    #[must_use]
    pub fn agree(&self) -> bool {
        let end = Some(Answer::AsItLies);
        self.agreed || (self.asked.black == end && self.asked.white == end)
    }

    /// Who asks to play on.
    #[must_use]
    pub fn plays_on(&self) -> Option<Color> {
        let wants = |color: &Color| self.asked.of(*color) == Some(Answer::PlayOn);
        [Color::Black, Color::White].into_iter().find(wants)
    }

    /// Both were asked, and they neither play on nor agree on the end.
    #[must_use]
    pub fn refuse(&self) -> bool {
        let both = self.asked.black.is_some() && self.asked.white.is_some();
        (self.disagreed || both) && self.plays_on().is_none() && !self.agree()
    }
}
