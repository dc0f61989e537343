use serde::{Deserialize, Serialize};

use super::RoundNo;

/// The rounds an entry takes part in, for up to 32 rounds; none by default. The text form is OpenGotha's: a 1 or a
/// 0 a round, from round 1 on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Participation(u32);

impl Participation {
    /// How many rounds it can hold.
    pub const ROUNDS: i32 = 32;

    /// Takes part in every round.
    pub const ALL: Self = Self(u32::MAX);
    /// Takes part in no round.
    pub const NONE: Self = Self(0);

    /// The value kept in a database column.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// From the value kept in a database column.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    const fn bit(round: RoundNo) -> u32 {
        if round.0 < 1 || round.0 > Self::ROUNDS { 0 } else { 1 << (round.0 - 1) }
    }

    /// Whether the entry takes part in that round.
    #[must_use]
    pub const fn in_round(self, round: RoundNo) -> bool {
        self.0 & Self::bit(round) != 0
    }

    /// With one round changed.
    #[must_use]
    pub const fn with(self, round: RoundNo, playing: bool) -> Self {
        let bit = Self::bit(round);
        Self(if playing { self.0 | bit } else { self.0 & !bit })
    }

    /// The union: rounds in which either takes part.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The intersection: rounds in which both take part.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The difference: without the rounds of another.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Its rounds among the first so many.
    pub fn rounds(self, through: i32) -> impl Iterator<Item = RoundNo> {
        (1..=through).map(RoundNo).filter(move |no| self.in_round(*no))
    }

    /// For an event that grows from `was` to `now` rounds: an entry that does not play the last round has left, and
    /// plays none of the new ones.
    #[must_use]
    pub fn grown(self, was: i32, now: i32) -> Self {
        let left = was >= 1 && now > was && !self.in_round(RoundNo(was));
        if left { self.without_from(RoundNo(was)) } else { self }
    }

    /// Without that round and all later ones: a withdrawal, earlier games stay.
    #[must_use]
    pub fn without_from(self, round: RoundNo) -> Self {
        if round.0 > Self::ROUNDS {
            self
        } else {
            Self(self.0 & Self::bit(round).saturating_sub(1))
        }
    }

    /// Reads a string of `1` and `0`; rounds past its end count as played. `None` on any other character.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bits = u32::MAX;
        for (index, c) in text.chars().enumerate() {
            match c {
                '1' => {}
                '0' if index < 32 => bits &= !(1 << index),
                '0' => {}
                _ => return None,
            }
        }
        Some(Self(bits))
    }

    /// The first `rounds` rounds as `1` and `0`.
    #[must_use]
    pub fn to_text(self, rounds: usize) -> String {
        (0..rounds.min(32)).map(|i| if self.0 >> i & 1 == 1 { '1' } else { '0' }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_form_reads_back() {
        let text = "00111111110000000001";
        assert_eq!(Participation::parse(text).unwrap().to_text(20), text);
        assert_eq!(Participation::parse("01x"), None);
    }

    #[test]
    fn who_left_before_the_last_round_plays_no_new_one() {
        let left = Participation::ALL.with(RoundNo(5), false);
        assert_eq!(left.grown(5, 7).to_text(8), "11110000");
        assert_eq!(Participation::ALL.with(RoundNo(4), false).grown(5, 7).to_text(7), "1110111");
        assert_eq!((left.grown(5, 5), left.grown(5, 4)), (left, left));
    }

    #[test]
    fn a_withdrawal_keeps_earlier_rounds() {
        let some = Participation::ALL.without_from(RoundNo(3));
        assert_eq!(some.to_text(5), "11000");
        assert_eq!(Participation::ALL.without_from(RoundNo(1)), Participation::NONE);
        assert_eq!(
            Participation::ALL.without_from(RoundNo(32)).to_text(32).matches('0').count(),
            1
        );
    }
}
