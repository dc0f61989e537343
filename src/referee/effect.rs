use std::ops::AddAssign;

use go::{Color, HalfPoints, Point};
use serde::{Deserialize, Serialize};
use tournament::{BoardOutcome, Ending, PointValues, ReplayTerms};

use super::{MoveNo, MovedStone, PairSeat, Penalty, PenaltyKind};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Each<T> {
    pub black: T,
    pub white: T,
}

/// Each side's points as decimal numbers, for the journal that people read.
pub(super) mod each_decimal {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Each, HalfPoints};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Points(#[serde(with = "go::decimal")] HalfPoints);

    pub(crate) fn serialize<S: Serializer>(
        points: &Each<HalfPoints>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        Each { black: Points(points.black), white: Points(points.white) }.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Each<HalfPoints>, D::Error> {
        let Each { black: Points(black), white: Points(white) } = Each::deserialize(from)?;
        Ok(Each { black, white })
    }
}

impl<T: Copy + Default> Each<T> {
    /// A value for one side, nothing for the other.
    pub fn only(color: Color, value: T) -> Self {
        let mut each = Self::default();
        *each.of_mut(color) = value;
        each
    }

    pub const fn of(&self, color: Color) -> T {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    pub const fn of_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

impl<T: AddAssign> AddAssign for Each<T> {
    fn add_assign(&mut self, other: Self) {
        self.black += other.black;
        self.white += other.white;
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum PositionChange {
    #[default]
    AsIs,
    /// Back to the position before a move; all stones played since come off, all captured since return.
    Before {
        /// The move; unknown without a record.
        at: Option<MoveNo>,
    },
    /// Back as in [`Self::Before`], and the player's turn counts as a pass.
    BeforeAsPass {
        /// The first move to come off.
        at: Option<MoveNo>,
        by: Color,
        /// Stones to come off: 1, or 2 after two in a row.
        stones: u8,
    },
    /// A stone that was lifted or shifted goes to the point where it was first played.
    FirstPoint {
        at: Option<MoveNo>,
        /// Where it was first played, and where it lies now.
        stone: Option<MovedStone>,
    },
    /// Displaced stones go back to their points; stones that should not have come off go back on.
    StonesBack {
        /// Those that are known.
        stones: Vec<MovedStone>,
    },
    /// Captured stones that stayed on the board come off and become prisoners.
    CapturesOff {
        /// Those that are known; `from` is where they lie.
        stones: Vec<MovedStone>,
    },
    /// The arbiter sets single points at discretion; empty until then.
    ByHand {
        points: Vec<(Point, Option<Color>)>,
    },
    /// Set up again as the record, or the players, have it.
    Reconstructed,
    Cleared,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", content = "ending")]
pub enum Verdict {
    #[default]
    GoesOn,
    Ends(Ending),
    Replay,
    /// Life and death are settled and counted again.
    CountAgain,
    ResultStands,
    /// The game had ended before, and that stands.
    EndStands,
    /// The game that had ended continues; its result no longer counts.
    Resumes,
    /// It is adjourned and finished later; the player to move seals the next move.
    Adjourned,
}

impl Verdict {
    /// The result on the round's board, if the verdict changes it. A replay is pending again.
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Ends(ending) => Some(ending),
            Self::Replay | Self::CountAgain | Self::Resumes => Some(Ending::Pending),
            Self::GoesOn | Self::ResultStands | Self::EndStands | Self::Adjourned => None,
        }
    }

    /// The result of a board that showed `before`: its game is played again where the verdict, or the event for
    /// such an ending, has it so. `ruling` is the number of the ruling, once it has one.
    pub fn outcome(
        self,
        points: &PointValues,
        before: Ending,
        ruling: Option<u32>,
    ) -> BoardOutcome {
        match self.ending() {
            None => BoardOutcome::Ends(before),
            Some(ending) if self == Self::Replay || points.replays(ending) => {
                BoardOutcome::PlayedAnew { terms: ReplayTerms::default(), ruling }
            }
            Some(ending) => BoardOutcome::Ends(ending),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum ClockNote {
    /// The default: they keep their times.
    #[default]
    LeaveAsIs,
    /// They are stopped until this is settled.
    StopMeanwhile,
    /// The arbiter sets right what was pressed wrongly.
    SetRight,
    /// A player loses time.
    Charge { color: Color, minutes: u32 },
    /// Players get seconds back.
    GiveBack { seconds: Each<u32> },
    /// Both start from the beginning.
    Reset,
}

/// A correction of the setting of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupChange {
    #[default]
    Nothing,
    /// The players exchange colours; the stones stay.
    ExchangeColors,
    /// Komi and handicap are what the pairing says.
    AsPaired,
}

/// All that a ruling does, as plain data; [`super::apply`] carries it out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Effect {
    pub position: PositionChange,
    /// Whose turn it is then; `None` leaves it.
    pub turn: Option<Color>,
    /// Which of four players moves next, in Pair Go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<PairSeat>,
    pub verdict: Verdict,
    /// Prisoners that a side gains by the ruling itself, in addition to those that follow from the position.
    pub prisoners: Each<u32>,
    pub pass_stones: Each<u32>,
    /// Points that a side gains in the count.
    #[serde(with = "each_decimal")]
    pub points: Each<HalfPoints>,
    /// Cautions, warnings and their consequences.
    pub penalties: Vec<Penalty>,
    pub setup: SetupChange,
    pub clock: ClockNote,
    /// Whether a text allows this after the result was confirmed.
    pub reopens_confirmed: bool,
}

impl Effect {
    pub fn nothing() -> Self {
        Self::default()
    }

    /// The game ends with that result; the position stays.
    pub fn ends(ending: Ending) -> Self {
        Self { verdict: Verdict::Ends(ending), ..Self::default() }
    }

    /// Whether the effects are equal, apart from `reopens_confirmed`.
    pub(super) fn same_but_for_reopening(&self, other: &Self) -> bool {
        let reopens_confirmed = other.reopens_confirmed;
        Self { reopens_confirmed, ..self.clone() } == *other
    }

    /// Prisoners that a side gets, without those of the other side's penalties, which are listed with the penalty.
    pub fn other_prisoners(&self, color: Color) -> u32 {
        let paid = self.paid_by(color.other(), |kind| match kind {
            PenaltyKind::Stones { stones } => stones,
            _ => 0,
        });
        self.prisoners.of(color).saturating_sub(paid)
    }

    /// Points that a side gets, without those of the other side's penalties, which are listed with the penalty.
    pub fn other_points(&self, color: Color) -> HalfPoints {
        let paid = self.paid_by(color.other(), |kind| match kind {
            PenaltyKind::Points { points } => points,
            _ => 0,
        });
        self.points.of(color) - HalfPoints::whole(i32::try_from(paid).unwrap_or_default())
    }

    fn paid_by(&self, color: Color, number: impl Fn(PenaltyKind) -> u32) -> u32 {
        let theirs = self.penalties.iter().filter(|penalty| penalty.color == color);
        theirs.map(|penalty| number(penalty.kind)).sum()
    }

    /// Whether the board's result, the position, the turn or the count would change.
    pub fn touches_game(&self) -> bool {
        let nothing = Self {
            penalties: self.penalties.clone(),
            clock: self.clock,
            next: self.next,
            ..Self::nothing()
        };
        let plain = Self { reopens_confirmed: false, ..self.clone() };
        let stands = [Verdict::GoesOn, Verdict::ResultStands, Verdict::EndStands];
        stands.iter().all(|&verdict| plain != Self { verdict, ..nothing.clone() })
    }
}
