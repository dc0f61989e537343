use super::Curve;
use crate::prelude::*;

/// Country and club of a player, as numbers for quick comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    pub country: usize,
    pub club: usize,
    pub has_club: bool,
    pub has_country: bool,
    pub club_groups: Vec<usize>,
}

impl Origin {
    pub fn shares_group(&self, other: &Self) -> bool {
        self.club_groups.iter().any(|group| other.club_groups.contains(group))
    }
}

/// Meeting people of other countries and clubs, weighed against score groups.
///
/// The country part c is factor / G if the countries differ. The club part l is 1.2 · factor / G if the players
/// share neither club nor club group, half the factor / G if they share a group only, 0 in the same club. Both are
/// at most 1. With g = max(c, l) + min(c, l)/2, and 0.5/G more if that is above 0, the weight is the score maximum
/// − maximum · f(g), at most the maximum. Two players excused from secondary criteria get the maximum, one of them
/// the mean of both.
#[derive(Clone, Copy, Debug)]
pub struct GeographyCriterion {
    pub maximum: i64,
    pub score_maximum: i64,
    pub groups: i64,
    pub country: i32,
    pub club: i32,
    pub curve: Curve,
}

/// The criterion computed for every case: two countries or one, one club, one club group or neither, and how many
/// of the two are excused.
#[derive(Clone, Copy, Debug)]
pub struct GeographyTable {
    pub criterion: GeographyCriterion,
    cases: [[[i64; 3]; 3]; 2],
}

const ONE_CLUB: usize = 0;
const ONE_GROUP: usize = 1;
const STRANGERS: usize = 2;

impl GeographyTable {
    pub fn new(criterion: GeographyCriterion) -> Self {
        let excused = |abroad, club| [0, 1, 2].map(|n| criterion.reckoned(abroad, club, n));
        let clubs = |abroad| [ONE_CLUB, ONE_GROUP, STRANGERS].map(|club| excused(abroad, club));
        Self { criterion, cases: [clubs(false), clubs(true)] }
    }

    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        let abroad = usize::from(a.origin.country != b.origin.country);
        let club = if a.origin.club == b.origin.club {
            ONE_CLUB
        } else if a.origin.shares_group(&b.origin) {
            ONE_GROUP
        } else {
            STRANGERS
        };
        self.cases[abroad][club][excused(a, b)]
    }

    /// The weight of these two as compatriots of one club, and as strangers.
    pub fn range(&self, a: &Participant, b: &Participant) -> (i64, i64) {
        let excused = excused(a, b);
        (self.cases[0][ONE_CLUB][excused], self.cases[1][STRANGERS][excused])
    }
}

fn excused(a: &Participant, b: &Participant) -> usize {
    usize::from(a.excused) + usize::from(b.excused)
}

impl GeographyCriterion {
    fn reckoned(&self, abroad: bool, club: usize, excused: usize) -> i64 {
        let country = if abroad { f64::from(self.country) } else { 0.0 };
        let club = match club {
            ONE_CLUB => 0.0,
            ONE_GROUP => f64::from(self.club) / 2.0,
            _ => 1.2 * f64::from(self.club),
        };
        let lost = (self.maximum as f64 * self.curve.at(self.distance(country, club))) as i64;
        let weight = (self.score_maximum - lost).min(self.maximum);
        match excused {
            _ if self.maximum == 0 => 0,
            0 => weight,
            1 => (self.maximum + weight) / 2,
            _ => self.maximum,
        }
    }

    /// The distance of their homes, in the scale of all score groups.
    fn distance(&self, country: f64, club: f64) -> f64 {
        let groups = self.groups as f64;
        let country = (country / groups).clamp(0.0, 1.0);
        let club = (club / groups).clamp(0.0, 1.0);
        let distance = country.max(club) + country.min(club) / 2.0;
        if distance > 0.0 { distance + 0.5 / groups } else { distance }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MCMAHON: GeographyCriterion = GeographyCriterion {
        maximum: 100_000_000_000,
        score_maximum: 100_000_000_000,
        groups: 25,
        country: 1,
        club: 3,
        curve: Curve(0.5),
    };

    fn weight(country: usize, club: usize, groups: &[usize]) -> i64 {
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        a.origin = Origin { country, club, club_groups: groups.to_vec(), ..Origin::default() };
        let mut home = b;
        home.origin = Origin { club_groups: vec![7], ..Origin::default() };
        GeographyTable::new(MCMAHON).weight(&a, &home)
    }

    #[test]
    fn clubmates_get_nothing_and_strangers_most() {
        let [same, near, other_club, abroad] =
            [weight(0, 0, &[7]), weight(0, 1, &[7]), weight(0, 1, &[8]), weight(1, 1, &[])];
        assert_eq!(same, 0);
        assert!(0 < near && near < other_club && other_club < abroad, "{near} {other_club}");
        // l = 3.6/25, and 0.5/25 more: 1 − f(0.164) of the maximum.
        assert_eq!(other_club, 9_544_800_000);
        assert_eq!(near, 4_320_000_000);
    }

    #[test]
    fn the_excused_need_not_travel() {
        let (mut a, mut b) = (Participant::example(0), Participant::example(1));
        (a.origin.club, b.origin.club) = (1, 1);
        a.excused = true;
        assert_eq!(GeographyTable::new(MCMAHON).weight(&a, &b), 50_000_000_000);
        b.excused = true;
        assert_eq!(GeographyTable::new(MCMAHON).weight(&a, &b), 100_000_000_000);
    }

    #[test]
    fn without_a_maximum_nobody_asks() {
        let none = GeographyTable::new(GeographyCriterion { maximum: 0, ..MCMAHON });
        assert_eq!(none.weight(&Participant::example(0), &Participant::example(1)), 0);
    }
}
