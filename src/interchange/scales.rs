//! Columns of ratings: on which scale, and how the numbers are spelled.

use rating::{Rank, Rating};

use super::ratings::{FRENCH_OFFSET, american_rating};

/// The scale of a column of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingScale {
    /// 2100 is 1 dan, 100 a rank.
    European,
    /// 50 is 1 dan, −50 is 1 kyu, 100 a rank.
    French,
    /// 1.5 is 1 dan, −1.5 is 1 kyu, 1 a rank.
    American,
}

/// How far a rating may be from the rank beside it, in ranks, to speak for a scale.
const NEAR: i32 = 4;

/// The least European rating that is believed without a rank beside it.
const USUAL: Rating = Rating(100);

impl RatingScale {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::European, Self::French, Self::American];

    /// Its name in forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::European => "european",
            Self::French => "french",
            Self::American => "american",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scale| scale.name() == name)
    }

    /// The European rating that a cell says on this scale.
    #[must_use]
    pub fn read(self, cell: &str) -> Option<Rating> {
        if self == Self::American {
            return american_rating(&cell.replace(',', "."));
        }
        let value =
            number(cell)? + if self == Self::French { f64::from(FRENCH_OFFSET) } else { 0.0 };
        let bounds = f64::from(Rating::MIN)..=f64::from(Rating::MAX);
        bounds.contains(&value).then_some(Rating(value.round() as i32))
    }

    /// The scale of a column, by the ranks beside its ratings; where there are none by `hint`, which is what the other
    /// columns suggest. Nothing if it cannot be told.
    pub(super) fn of_column(cells: &[(Option<Rank>, &str)], hint: Option<Self>) -> Option<Self> {
        let near = |scale: Self| {
            let fits = |(rank, cell): &&(Option<Rank>, &str)| {
                rank.zip(scale.read(cell)).is_some_and(|(rank, rating)| {
                    (rating.rank().value() - rank.value()).abs() <= NEAR
                })
            };
            cells.iter().filter(fits).count()
        };
        let ranked = cells.iter().filter(|(rank, _)| rank.is_some()).count();
        let usual = |cell: &str| Self::European.read(cell).is_some_and(|rating| rating >= USUAL);
        let usual = cells.iter().filter(|(_, cell)| usual(cell)).count();
        let best =
            Self::ALL.into_iter().rev().max_by_key(|scale| (near(*scale), hint == Some(*scale)));
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

/// A number as spreadsheets of any country write it: `1850`, `1.850`, `1 850,5`, `1'850`. One point or comma before
/// three digits parts thousands.
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
