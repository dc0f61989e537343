use super::CriterionWeights;
use crate::prelude::*;

go::named! {
    /// A criterion of a pair's weight, in the order of [`CriterionWeights::NAMES`].
    #[allow(missing_docs)] // named as the fields of `CriterionWeights`
    pub enum PairCriterion {
        Duplicate = "duplicate",
        Random = "random",
        Color = "colour",
        Category = "category",
        Score = "score",
        Drawn = "drawn",
        Seeding = "seeding",
        Handicap = "handicap",
        Geography = "geography",
    }
}

/// What one criterion gave a pair, between the least and the most it could have given these two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The criterion that gave it.
    pub criterion: PairCriterion,
    /// What it gave.
    pub worth: i64,
    /// The least it could give: 0, except for geography, where two of one club get less.
    pub least: i64,
    /// The most it could give: its maximum, or the most for players of their kind.
    pub most: i64,
}

impl Share {
    /// The share in percent, 0 to 100, rounded down, so that 100 means all of it.
    pub fn percent(&self) -> i32 {
        let (gained, open) = (self.worth - self.least, self.most - self.least);
        if open <= 0 {
            return 100;
        }
        (i128::from(gained) * 100 / i128::from(open)).clamp(0, 100) as i32
    }

    /// The difference to the most.
    pub const fn missing(&self) -> i64 {
        self.most - self.worth
    }
}

/// Why two may be paired: the share of each criterion that applies to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairExplanation {
    /// The two, in the order asked for.
    pub pair: (EntryId, EntryId),
    /// The criteria that apply to these two, in the order of [`PairCriterion::ALL`]. Not included: criteria without
    /// weight in this event, seeding across groups, drawing up and down within one, and colours that need no
    /// balance.
    pub shares: Vec<Share>,
    /// The weights of all criteria, those without a share included.
    pub weights: CriterionWeights,
}

impl PairExplanation {
    /// How well the two suit each other, 0 to 100: the mean of the shares in percent, all criteria counting alike;
    /// 100 only if each gave all it could.
    pub fn mark(&self) -> i32 {
        let shares = self.shares.iter().filter(|share| share.most > share.least);
        let percents: Vec<i32> = shares.map(Share::percent).collect();
        let count = i32::try_from(percents.len()).unwrap_or(1);
        if percents.is_empty() { 100 } else { percents.iter().sum::<i32>() / count }
    }

    /// The share of that criterion, if it applies.
    pub fn share(&self, criterion: PairCriterion) -> Option<&Share> {
        self.shares.iter().find(|share| share.criterion == criterion)
    }
}

/// Explains a pair, whether it was drawn or not; `None` unless both take part.
#[must_use]
pub fn explain(context: &RoundContext, a: EntryId, b: EntryId) -> Option<PairExplanation> {
    let (one, other) = (context.participant(a)?, context.participant(b)?);
    let weights = context.pair(a, b)?;
    let shares = PairCriterion::ALL
        .into_iter()
        .filter_map(|criterion| {
            let (least, most) = range(context, criterion, one, other)?;
            let worth = weights.values()[criterion as usize];
            Some(Share { criterion, worth, least, most })
        })
        .collect();
    Some(PairExplanation { pair: (a, b), shares, weights })
}

/// The least and the most a criterion can give two players, or `None` if it does not apply.
fn range(
    context: &RoundContext,
    criterion: PairCriterion,
    a: &Participant,
    b: &Participant,
) -> Option<(i64, i64)> {
    let maximum = context.maxima().values()[criterion as usize];
    if maximum == 0 {
        return None;
    }
    let full = Some((0, maximum));
    match criterion {
        PairCriterion::Color => open_to_colors(context, a, b, maximum),
        PairCriterion::Category => full.filter(|_| context.categories() > 1),
        PairCriterion::Score => full.filter(|_| a.category == b.category),
        PairCriterion::Drawn => full.filter(|_| a.group != b.group),
        PairCriterion::Seeding => full.filter(|_| a.group == b.group),
        PairCriterion::Geography => Some(context.geography_range(a, b)),
        PairCriterion::Duplicate | PairCriterion::Random | PairCriterion::Handicap => full,
    }
}

/// Colours apply to an even game if both have had one colour more often, or one twice or more.
fn open_to_colors(
    context: &RoundContext,
    a: &Participant,
    b: &Participant,
    maximum: i64,
) -> Option<(i64, i64)> {
    let (low, high) = (a.balance.abs().min(b.balance.abs()), a.balance.abs().max(b.balance.abs()));
    if context.stones(a, b) > 0 || (low == 0 && high < 2) {
        None
    } else {
        Some((0, if low == 0 { maximum / 2 } else { maximum }))
    }
}
