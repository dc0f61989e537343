use tournament::{PairingSettings, RoundNo, SeedMethod, Settings, System};

use super::CriterionWeights;
use super::criteria::{
    CategoryCriterion, ColorCriterion, Curve, DrawnCriterion, DuplicateCriterion,
    GeographyCriterion, GeographyTable, HandicapCriterion, RandomCriterion, ScoreCriterion,
    SeedingCriterion, maximum,
};
use super::participant::Participant;

#[derive(Clone, Debug)]
pub(super) struct Criteria {
    duplicate: DuplicateCriterion,
    random: RandomCriterion,
    color: ColorCriterion,
    category: CategoryCriterion,
    score: ScoreCriterion,
    drawn: DrawnCriterion,
    seeding: SeedingCriterion,
    handicap: HandicapCriterion,
    geography: GeographyTable,
}

impl Criteria {
    pub fn new(settings: &Settings, round: RoundNo, groups: i32, seed: Option<u64>) -> Self {
        let pairing = &settings.pairing;
        let (curve, groups) = (curve(pairing), i64::from(groups));
        let categories = settings.categories.count();
        let range = handicap_range(settings, round, groups);
        let seeding = seeding(settings, round).0;
        Self {
            duplicate: DuplicateCriterion { maximum: maximum(pairing.duplicate) },
            random: RandomCriterion { maximum: maximum(pairing.random), seed },
            color: ColorCriterion { maximum: maximum(pairing.color) },
            category: CategoryCriterion { maximum: maximum(pairing.category), categories, curve },
            score: ScoreCriterion::new(maximum(pairing.score), groups, curve),
            drawn: drawn(pairing),
            seeding: SeedingCriterion {
                maximum: maximum(pairing.seeding),
                method: seeding,
                nearest: settings.draw.nearest,
            },
            handicap: HandicapCriterion { maximum: maximum(pairing.handicap), range, curve },
            geography: GeographyTable::new(geography(pairing, groups)),
        }
    }

    /// The weight of a pair; `first` entered earlier.
    #[inline(always)]
    pub fn weigh(&self, first: &Participant, second: &Participant, stones: u8) -> CriterionWeights {
        CriterionWeights {
            duplicate: self.duplicate.weight(first, second),
            random: self.random.weight(first, second),
            color: self.color.weight(first, second, stones),
            category: self.category.weight(first, second),
            score: self.score.weight(first, second),
            drawn: self.drawn.weight(first, second),
            seeding: self.seeding.weight(first, second),
            handicap: self.handicap.weight(first, second),
            geography: self.geography.weight(first, second),
            total: 0,
        }
        .summed()
    }

    pub fn drawn_shares(&self, player: &Participant) -> [i64; 2] {
        self.drawn.shares(player)
    }

    /// The maximum of each; the total is one more than their sum.
    pub fn maxima(&self) -> CriterionWeights {
        CriterionWeights {
            duplicate: self.duplicate.maximum,
            random: self.random.maximum,
            color: self.color.maximum,
            category: self.category.maximum,
            score: self.score.maximum,
            drawn: self.drawn.maximum,
            seeding: self.seeding.maximum,
            handicap: self.handicap.maximum,
            geography: self.geography.criterion.maximum,
            total: 0,
        }
        .summed()
    }

    /// The most that a pair of two groups can weigh, given one member of each: category and score are fixed by the
    /// groups, all else is at its maximum.
    pub fn bound(&self, a: &Participant, b: &Participant) -> i64 {
        let same = a.group == b.group;
        CriterionWeights {
            category: self.category.weight(a, b),
            score: self.score.weight(a, b),
            drawn: if same { 0 } else { self.drawn.maximum },
            seeding: if same { self.seeding.maximum } else { 0 },
            geography: self.geography.range(a, b).1,
            ..self.maxima()
        }
        .summed()
        .total
    }

    pub const fn categories(&self) -> usize {
        self.category.categories
    }

    pub const fn separates(&self) -> (bool, bool) {
        let any = self.geography.criterion.maximum > 0;
        (any && self.geography.criterion.club > 0, any && self.geography.criterion.country > 0)
    }

    /// Geography of two such players as clubmates, and as strangers.
    pub fn geography_range(&self, a: &Participant, b: &Participant) -> (i64, i64) {
        self.geography.range(a, b)
    }

    pub fn group_worth(&self) -> i64 {
        (self.score.maximum - self.score.at_distance(1)).max(1)
    }
}

/// The curve, its k within 0 … 1, where f falls all the way.
fn curve(pairing: &PairingSettings) -> Curve {
    Curve(if pairing.curve.is_nan() { 0.0 } else { pairing.curve.clamp(0.0, 1.0) })
}

fn drawn(pairing: &PairingSettings) -> DrawnCriterion {
    DrawnCriterion {
        maximum: maximum(pairing.drawn),
        compensate: pairing.drawn_compensate,
        upper: pairing.drawn_upper,
        lower: pairing.drawn_lower,
    }
}

fn geography(pairing: &PairingSettings, groups: i64) -> GeographyCriterion {
    GeographyCriterion {
        maximum: maximum(pairing.geography),
        score_maximum: maximum(pairing.score),
        groups,
        country: pairing.country,
        club: pairing.club,
        curve: curve(pairing),
    }
}

/// The range of adjusted McMahon scores: the groups in McMahon, else bar − floor + 3 + the round from 0.
fn handicap_range(settings: &Settings, round: RoundNo, groups: i64) -> i64 {
    let limits = settings.mcmahon;
    match settings.system {
        System::McMahon => groups,
        _ => i64::from(limits.bar.value() - limits.floor.value() + 3 + round.0 - 1),
    }
}

/// Also whether the rating orders the groups in that round.
pub(super) const fn seeding(settings: &Settings, round: RoundNo) -> (SeedMethod, bool) {
    let pairing = &settings.pairing;
    if round.0 <= pairing.first_rounds {
        (pairing.first_method, pairing.first_by_rating)
    } else {
        (pairing.later_method, pairing.later_by_rating)
    }
}
