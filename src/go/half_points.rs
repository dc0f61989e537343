use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Points of a count in halves, so that sums are exact: komi 6.5 is 13 of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HalfPoints(i32);

/// A number that is not a multiple of one half, or none at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a number of points in halves, such as 6.5 or 7")]
pub struct HalfPointsError(pub String);

impl HalfPoints {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// `halves` half points.
    #[must_use]
    pub const fn from_halves(halves: i32) -> Self {
        Self(halves)
    }

    /// Whole points.
    #[must_use]
    pub const fn points(points: i32) -> Self {
        Self(points.saturating_mul(2))
    }

    /// The number of half points.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// Without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.saturating_abs())
    }

    /// As a floating-point number; halves are exact in it.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

impl Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
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

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// Plain: `7`, `6.5`, `-0.5`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

impl FromStr for HalfPoints {
    type Err = HalfPointsError;

    /// Reads `7`, `6.5`, `6,5`, `+0.50`, `-5.5`, and `6½`.
    fn from_str(text: &str) -> Result<Self, HalfPointsError> {
        let bad = || HalfPointsError(text.chars().take(20).collect());
        let plain = text.trim().replace('½', ".5").replace(',', ".");
        let (negative, digits) = match plain.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, plain.strip_prefix('+').unwrap_or(&plain)),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let all_digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
        if (whole.is_empty() && fraction.is_empty()) || !all_digits(whole) || !all_digits(fraction)
        {
            return Err(bad());
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| bad())? };
        let half = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(bad()),
        };
        let halves = whole.checked_mul(2).and_then(|h| h.checked_add(half)).ok_or_else(bad)?;
        Ok(Self(if negative { -halves } else { halves }))
    }
}

impl Serialize for HalfPoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 2 == 0 {
            serializer.serialize_i32(self.0 / 2)
        } else {
            serializer.serialize_f64(self.to_f64())
        }
    }
}

impl<'de> Deserialize<'de> for HalfPoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = f64::deserialize(deserializer)?;
        number.to_string().parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_writes_halves() {
        for (text, halves, plain) in [
            ("6.5", 13, "6.5"),
            ("7", 14, "7"),
            ("-0.5", -1, "-0.5"),
            ("6,50", 13, "6.5"),
            ("6½", 13, "6.5"),
        ] {
            let read: HalfPoints = text.parse().expect(text);
            assert_eq!((read.halves(), read.to_string().as_str()), (halves, plain));
        }
        for bad in ["", "0.3", "six", "1.2.3", "--1", "9999999999", ".", "NaN", "1e3"] {
            assert!(bad.parse::<HalfPoints>().is_err(), "{bad}");
        }
    }

    #[test]
    fn json_is_a_plain_number() {
        let text = serde_json::to_string(&[HalfPoints::from_halves(7), HalfPoints::points(3)]);
        assert_eq!(text.expect("numbers serialise"), "[3.5,3]");
        let back: HalfPoints = serde_json::from_str("-6.5").expect("a half");
        assert_eq!(back.halves(), -13);
        assert!(serde_json::from_str::<HalfPoints>("0.3").is_err());
    }
}
