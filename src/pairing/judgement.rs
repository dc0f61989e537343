use super::{Nearness, PairCriterion, PairExplanation, explain};
use crate::prelude::*;

/// Below this share of the most that seeding could give, the pair gave something up.
const SEEDED_WELL: i32 = 75;

/// How well a pair fits its wishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Gave up something that both will notice: a first meeting, the same score, another club.
    Fair,
    /// Gave up a nicety: colours, the place in the group, another country.
    Good,
    /// Gave up nothing.
    Ideal,
}

/// A wish that a pair gave up for the sake of all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs)] // the fields say what they hold
pub enum GivenUp {
    /// They met before, last in that round.
    FirstMeeting { round: RoundNo },
    /// They are that many categories apart.
    SameCategory { apart: usize },
    /// They are that many score groups apart.
    SameScore { apart: u32 },
    /// They belong to one club.
    OtherClub,
    /// Their clubs belong to one club group.
    OtherClubGroup,
    /// They come from one country.
    OtherCountry,
    /// More stones were wanted than the ceiling allows.
    FullHandicap { wanted: i32, given: u8 },
    /// Seeding would have placed them farther from or nearer to each other; the share it got.
    Seeding { percent: i32 },
    /// Both have had too much of one colour.
    Colors,
}

impl GivenUp {
    /// The best grade a pair can have that gave this up.
    pub const fn grade(&self) -> Grade {
        match self {
            Self::FirstMeeting { .. }
            | Self::SameCategory { .. }
            | Self::SameScore { .. }
            | Self::OtherClub
            | Self::FullHandicap { .. } => Grade::Fair,
            _ => Grade::Good,
        }
    }
}

/// The wishes of a pair that were met and given up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairJudgement {
    /// How it does on the whole.
    pub grade: Grade,
    /// What it gave up, the most important first.
    pub given_up: Vec<GivenUp>,
    /// How well the two suit each other, 0 to 100: [`PairExplanation::mark`].
    pub mark: i32,
}

/// Judges a board of the round; `None` if one of its players does not take part.
#[must_use]
pub fn judge(context: &RoundContext, board: &Board) -> Option<PairJudgement> {
    let explained = explain(context, board.black, board.white)?;
    let (a, b) = (context.participant(board.black)?, context.participant(board.white)?);
    let given_up = given_up(context, a, b, &explained);
    let grade = given_up.iter().map(GivenUp::grade).min().unwrap_or(Grade::Ideal);
    Some(PairJudgement { grade, given_up, mark: explained.mark() })
}

fn given_up(
    context: &RoundContext,
    a: &Participant,
    b: &Participant,
    explained: &PairExplanation,
) -> Vec<GivenUp> {
    let mut found = Vec::new();
    found.extend(a.met(b.index).map(|round| GivenUp::FirstMeeting { round }));
    if a.category != b.category {
        found.push(GivenUp::SameCategory { apart: a.category.abs_diff(b.category) });
    } else if a.group != b.group {
        found.push(GivenUp::SameScore { apart: a.group.abs_diff(b.group) });
    }
    found.extend(context.nearness(a.entry, b.entry).map(|nearness| match nearness {
        Nearness::Club => GivenUp::OtherClub,
        Nearness::ClubGroup => GivenUp::OtherClubGroup,
        Nearness::Country => GivenUp::OtherCountry,
    }));
    let (wanted, given) = (context.stones_wanted(a, b), context.stones(a, b));
    if given > 0 && wanted > i32::from(given) {
        found.push(GivenUp::FullHandicap { wanted, given });
    }
    found.extend(niceties(explained));
    found
}

/// The place in the group and the colours, where they apply and were not fully given.
fn niceties(explained: &PairExplanation) -> Vec<GivenUp> {
    let percent = |criterion| explained.share(criterion).map(|share| share.percent());
    let mut found = Vec::new();
    let seeding = percent(PairCriterion::Seeding).filter(|&share| share < SEEDED_WELL);
    found.extend(seeding.map(|percent| GivenUp::Seeding { percent }));
    let colors = percent(PairCriterion::Color).filter(|&share| share < 100);
    found.extend(colors.map(|_| GivenUp::Colors));
    found
}
