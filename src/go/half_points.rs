use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Points counted in halves, so that no sum is ever a fraction: a win is 2, a jigo 1, komi 6.5 is 13.
///
/// Shown plain: `34`, `33.5`, `-0.5`. Stored as the number of halves; where people read the stored text,
/// [`decimal`] writes points. Sums stay within the range of the integer.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct HalfPoints(pub i32);

/// A number that is not a multiple of one half, or none at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a number of points in halves, such as 6.5 or 7")]
pub struct HalfPointsError(pub String);

impl HalfPoints {
    /// No point.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(1);
    /// A whole point.
    pub const ONE: Self = Self(2);

    /// That many whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points.saturating_mul(2))
    }

    /// The whole points in it, a half rounded down (towards −∞).
    #[must_use]
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(2)
    }

    /// Without its half, if it has one.
    #[must_use]
    pub const fn rounded_down(self) -> Self {
        Self::whole(self.floor())
    }

    /// Without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.saturating_abs())
    }

    /// Reads `6`, `6.5`, `6,5` or `6½`; `None` for anything else, quarters included.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (negative, digits) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, half) = match digits.strip_suffix('½') {
            Some(rest) => (rest, 1),
            None => match digits.split_once(['.', ',']) {
                Some((whole, fraction)) => (whole, half_of(fraction)?),
                None => (digits, 0),
            },
        };
        if whole.len() > 6 || !whole.bytes().all(|b| b.is_ascii_digit()) || digits.is_empty() {
            return None;
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        let halves = whole * 2 + half;
        Some(Self(if negative { -halves } else { halves }))
    }
}

fn half_of(fraction: &str) -> Option<i32> {
    match fraction.trim_end_matches('0') {
        "" if !fraction.is_empty() => Some(0),
        "5" => Some(1),
        _ => None,
    }
}

impl FromStr for HalfPoints {
    type Err = HalfPointsError;

    /// As [`HalfPoints::parse`], and as programs write it: `+0.50`, `7.`.
    fn from_str(text: &str) -> Result<Self, HalfPointsError> {
        let plain = text.trim();
        let unsigned = plain.strip_prefix('+').filter(|rest| !rest.starts_with(['-', '−']));
        let number = unsigned.unwrap_or(plain);
        Self::parse(number.strip_suffix('.').unwrap_or(number))
            .ok_or_else(|| HalfPointsError(text.chars().take(20).collect()))
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

impl Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for HalfPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for HalfPoints {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// Half points as a number of points, `7` or `6.5`: for `#[serde(with = …)]` where people read the text.
pub mod decimal {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::HalfPoints;

    /// Writes `7` for 14 halves and `6.5` for 13.
    pub fn serialize<S: Serializer>(points: &HalfPoints, to: S) -> Result<S::Ok, S::Error> {
        if points.0 % 2 == 0 {
            to.serialize_i32(points.0 / 2)
        } else {
            to.serialize_f64(f64::from(points.0) / 2.0)
        }
    }

    /// Reads a number of points; an error if it is no multiple of one half.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<HalfPoints, D::Error> {
        f64::deserialize(from)?.to_string().parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Serialize, Deserialize)]
    #[serde(transparent)]
    struct Points(#[serde(with = "decimal")] HalfPoints);

    #[test]
    fn halves_are_shown_plain() {
        let shown: Vec<_> = [68, 67, 0, -1, -2].map(|n| HalfPoints(n).to_string()).into();
        assert_eq!(shown, ["34", "33.5", "0", "-0.5", "-1"]);
    }

    #[test]
    fn halves_are_read_as_people_type_them() {
        for (text, halves) in
            [("6.5", 13), ("6,5", 13), ("6½", 13), ("½", 1), ("7", 14), ("-7.50", -15)]
        {
            assert_eq!(HalfPoints::parse(text), Some(HalfPoints(halves)), "{text}");
        }
        for wrong in ["", "-", "6.25", "6.", "a", "0.3", "9999999"] {
            assert_eq!(HalfPoints::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn halves_are_read_as_programs_write_them() {
        for (text, halves) in [("+0.50", 1), ("7.", 14), ("-0.5", -1), (" 6,50 ", 13), ("6½", 13)]
        {
            assert_eq!(text.parse(), Ok(HalfPoints(halves)), "{text}");
        }
        for bad in ["", "0.3", "six", "1.2.3", "--1", "+-1", "9999999999", ".", "NaN", "1e3"] {
            assert!(bad.parse::<HalfPoints>().is_err(), "{bad}");
        }
    }

    #[test]
    fn sums_stay_in_range() {
        assert_eq!(HalfPoints(i32::MAX) + HalfPoints::ONE, HalfPoints(i32::MAX));
        assert_eq!(-HalfPoints(i32::MIN) - HalfPoints::HALF, HalfPoints(i32::MAX - 1));
    }

    #[test]
    fn stored_in_halves_and_shown_in_points() {
        let halves = [HalfPoints(7), HalfPoints::whole(3)];
        assert_eq!(serde_json::to_string(&halves).expect("numbers serialise"), "[7,6]");
        let points = halves.map(Points);
        assert_eq!(serde_json::to_string(&points).expect("numbers serialise"), "[3.5,3]");
        let back: Points = serde_json::from_str("-6.5").expect("a half");
        assert_eq!(back.0, HalfPoints(-13));
        assert!(serde_json::from_str::<Points>("0.3").is_err());
    }
}
