use std::cmp::Ordering;
use std::fmt;

use serde::{Serialize, Serializer};

use tournament::HalfPoints;

/// What a [`Value`] counts: whole points, halves or quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Whole points: categories, ranks, ratings, steps of direct confrontation.
    Whole,
    /// Halves: scores and sums of scores.
    Halves,
    /// Quarters: half a result of an opponent's half point.
    Quarters,
}

impl Unit {
    const fn in_quarters(self) -> i64 {
        match self {
            Self::Whole => 4,
            Self::Halves => 2,
            Self::Quarters => 1,
        }
    }
}

/// The value of a placement criterion: a whole number of whole, half or quarter points. Values compare as integers,
/// also across units; they are shown plain: `34`, `33.5`, `12.25`.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    amount: i64,
    unit: Unit,
}

impl Value {
    /// That many whole points.
    #[must_use]
    pub const fn whole(points: i64) -> Self {
        Self { amount: points, unit: Unit::Whole }
    }

    /// That many half points.
    #[must_use]
    pub const fn halves(halves: i64) -> Self {
        Self { amount: halves, unit: Unit::Halves }
    }

    /// That many quarters of a point.
    #[must_use]
    pub const fn quarters(quarters: i64) -> Self {
        Self { amount: quarters, unit: Unit::Quarters }
    }

    /// What it counts.
    #[must_use]
    pub const fn unit(self) -> Unit {
        self.unit
    }

    /// How many of its unit.
    #[must_use]
    pub const fn amount(self) -> i64 {
        self.amount
    }

    /// In quarters of a point, the common measure of all units.
    #[must_use]
    pub const fn as_quarters(self) -> i64 {
        self.amount * self.unit.in_quarters()
    }

    /// The whole points in it, rounded down (towards −∞).
    #[must_use]
    pub const fn floor(self) -> i64 {
        self.as_quarters().div_euclid(4)
    }

    /// The sum of values of one unit; zero of that unit if there is none.
    #[must_use]
    pub fn sum(unit: Unit, values: impl Iterator<Item = Self>) -> Self {
        let quarters: i64 = values.map(Self::as_quarters).sum();
        Self { amount: quarters / unit.in_quarters(), unit }
    }
}

impl From<HalfPoints> for Value {
    fn from(points: HalfPoints) -> Self {
        Self::halves(points.0.into())
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.as_quarters() == other.as_quarters()
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_quarters().cmp(&other.as_quarters())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quarters = self.as_quarters();
        let fraction = ["", ".25", ".5", ".75"][quarters.unsigned_abs() as usize % 4];
        let sign = if quarters < 0 { "-" } else { "" };
        f.pad(&format!("{sign}{}{fraction}", quarters.unsigned_abs() / 4))
    }
}

impl Serialize for Value {
    /// A plain number: `34`, `33.5`; quarters are exact in binary.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_quarters() {
            whole if whole % 4 == 0 => serializer.serialize_i64(whole / 4),
            quarters => serializer.serialize_f64(quarters as f64 / 4.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_plain() {
        let shown = [
            Value::whole(34),
            Value::halves(67),
            Value::quarters(49),
            Value::quarters(51),
            Value::quarters(-2),
            Value::halves(-4),
        ]
        .map(|value| value.to_string());
        assert_eq!(shown, ["34", "33.5", "12.25", "12.75", "-0.5", "-2"]);
        assert_eq!(
            serde_json::to_string(&[Value::halves(67), Value::whole(3)]).unwrap(),
            "[33.5,3]"
        );
    }

    #[test]
    fn values_compare_as_integers_across_units() {
        assert_eq!(Value::whole(3), Value::halves(6));
        assert_eq!(Value::halves(1), Value::quarters(2));
        assert!(Value::quarters(13) > Value::whole(3));
        assert!(Value::quarters(-1) < Value::halves(0));
        assert_eq!(Value::halves(-1).floor(), -1);
    }
}
