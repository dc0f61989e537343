use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use serde::{Deserialize, Serialize};

/// Points counted in halves, so that no score is ever a fraction: a win is 2, a jigo 1.
///
/// Shown plain: `34`, `33.5`, `-0.5`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct HalfPoints(pub i32);

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
        Self(points * 2)
    }

    /// The whole points in it, a half rounded down (towards −∞).
    #[must_use]
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(2)
    }

    /// The same without its half, if it has one.
    #[must_use]
    pub const fn rounded_down(self) -> Self {
        Self(self.floor() * 2)
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
                Some((whole, fraction)) => (whole, Self::half_of(fraction)?),
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

    fn half_of(fraction: &str) -> Option<i32> {
        match fraction.trim_end_matches('0') {
            "" if !fraction.is_empty() => Some(0),
            "5" => Some(1),
            _ => None,
        }
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, half) = (self.0.unsigned_abs() / 2, self.0 % 2 != 0);
        write!(f, "{sign}{whole}{}", if half { ".5" } else { "" })
    }
}

impl Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for HalfPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for HalfPoints {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
