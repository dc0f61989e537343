//! Scales and spellings of ratings.

use super::ratings::{FRENCH_OFFSET, american_strength};
use crate::prelude::*;

go::named! {
    /// The scale of a column of ratings.
    pub enum RatingScale {
        /// 2100 is 1 dan, 100 a rank.
        European = "european",
        /// 50 is 1 dan, −50 is 1 kyu, 100 a rank.
        French = "french",
        /// 1.5 is 1 dan, −1.5 is 1 kyu, 1 a rank.
        American = "american",
    }
}

/// Difference in ranks, at most, of a rating that fits a scale from the rank of its line.
const NEAR: i32 = 4;

/// The least European rating that is plausible without a rank.
const USUAL: Rating = Rating(100);

impl RatingScale {
    /// The European rating of a cell on this scale.
    pub fn read(self, cell: &str) -> Option<Rating> {
        if self == Self::American {
            return american_strength(&cell.replace(',', ".")).map(|(_, rating)| rating);
        }
        let value = match number(cell)? {
            // French ratings are whole numbers: 3.42 is not one.
            value if self == Self::French && value.fract() != 0.0 => return None,
            value if self == Self::French => value + f64::from(FRENCH_OFFSET),
            value => value,
        };
        let bounds = f64::from(Rating::MIN)..=f64::from(Rating::MAX);
        bounds.contains(&value).then_some(Rating(value.round() as i32))
    }

    /// The scale of a column, by the ranks in the same rows; without ranks by `hint`, from the other columns.
    /// `None` if it is unknown.
    pub(super) fn of_column(cells: &[(Option<Rank>, &str)], hint: Option<Self>) -> Option<Self> {
        // How many ratings fit their ranks, and how far from them those are.
        let nearness = |scale: Self| {
            let apart = |(rank, cell): &(Option<Rank>, &str)| {
                let (rank, rating) = rank.zip(scale.read(cell))?;
                Some((rating.rank().value() - rank.value()).abs()).filter(|apart| *apart <= NEAR)
            };
            let apart: Vec<i32> = cells.iter().filter_map(apart).collect();
            (apart.len(), apart.iter().sum::<i32>())
        };
        let near = |scale: Self| nearness(scale).0;
        let ranked = cells.iter().filter(|(rank, _)| rank.is_some()).count();
        let usual = |cell: &str| Self::European.read(cell).is_some_and(|rating| rating >= USUAL);
        let usual = cells.iter().filter(|(_, cell)| usual(cell)).count();
        let fitting = |scale: &Self| {
            let (near, apart) = nearness(*scale);
            (near, hint == Some(*scale), -apart)
        };
        let best = Self::ALL.into_iter().rev().max_by_key(fitting);
        let all = |scale: &Self| cells.iter().all(|(_, cell)| scale.read(cell).is_some());
        let below = cells.iter().any(|(_, cell)| cell.starts_with(['-', '−']));
        let fits = |scale: &Self| all(scale) && (*scale != Self::French || below);
        match best.filter(|scale| near(*scale) * 2 > ranked) {
            None if ranked == 0 && hint.is_some_and(|hint| fits(&hint)) => hint,
            None if usual * 2 >= cells.len() => Some(Self::European),
            found => found,
        }
    }
}

/// A number from spreadsheets of any country: `1850`, `1.850`, `1 850,5`, `1'850`. One point or comma before three
/// digits separates thousands.
fn number(cell: &str) -> Option<f64> {
    let plain: String =
        cell.chars().filter(|c| !c.is_whitespace() && !matches!(c, '\'' | '’')).collect();
    let plain = plain.replace('−', "-");
    let last = plain.rfind(['.', ',']);
    let several = plain.contains('.') && plain.contains(',');
    let parts_thousands = |at: usize| {
        plain.len() - at == 4 && (1..=3).contains(&plain[..at].trim_start_matches('-').len())
    };
    let digits: String = match last {
        Some(at) if several || !parts_thousands(at) => {
            let (whole, rest) = plain.split_at(at);
            format!("{}.{}", whole.replace(['.', ','], ""), &rest[1..])
        }
        _ => plain.replace(['.', ','], ""),
    };
    digits.parse().ok().filter(|value: &f64| value.is_finite())
}
