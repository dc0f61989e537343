//! The European rating system, revision of 2021: how a game changes a rating.
//!
//! `r' = r + con(r)·(Sa − Se) + bonus(r)`, for each rated game, all of an event from the ratings before it.

/// No rating is above this; the formulas have no value there.
const TOP: f64 = 3300.0;

/// The factor of a rating's changes: `con(r) = ((3300 − r)/200)^1.6`.
#[must_use]
pub fn con(rating: f64) -> f64 {
    (below_top(rating) / 200.0).powf(1.6)
}

/// Added for each game against deflation: `bonus(r) = ln(1 + e^((2300 − r)/80))/5`.
#[must_use]
pub fn bonus(rating: f64) -> f64 {
    ((2300.0 - rating) / 80.0).exp().ln_1p() / 5.0
}

/// The expected result of a game, 0 to 1: `Se = 1/(1 + e^(β(r2) − β(r1)))` with `β(r) = −7·ln(3300 − r)`.
#[must_use]
pub fn expected(rating: f64, opponent: f64) -> f64 {
    let beta = |rating| -7.0 * below_top(rating).ln();
    1.0 / (1.0 + (beta(opponent) - beta(rating)).exp())
}

/// Worth of a handicap to the player of Black, in rating points: `100·(h − ½)`, 0 without one.
#[must_use]
pub fn worth_of_handicap(handicap: u8) -> f64 {
    if handicap == 0 { 0.0 } else { 100.0 * (f64::from(handicap) - 0.5) }
}

/// Change of a rating by a game: `advantage` is the worth of the handicap, negative for the player who gives it,
/// and `score` 1 for a win, ½ for a jigo, 0 for a loss.
#[must_use]
pub fn change(rating: f64, opponent: f64, advantage: f64, score: f64) -> f64 {
    let (own, other) = match advantage {
        given if given < 0.0 => (rating, opponent - given),
        taken => (rating + taken, opponent),
    };
    con(rating) * (score - expected(own, other)) + bonus(rating)
}

fn below_top(rating: f64) -> f64 {
    (TOP - rating).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked by hand from the formula: rating, opponent, advantage, score, change.
    const WORKED: [(f64, f64, f64, f64, f64); 10] = [
        (2100.0, 2100.0, 0.0, 1.0, 9.3062),
        (2100.0, 2100.0, 0.0, 0.0, -8.2747),
        (2400.0, 2200.0, 0.0, 1.0, 2.2370),
        (2400.0, 2200.0, 0.0, 0.0, -8.8584),
        (320.0, 400.0, 0.0, 1.0, 46.2039),
        (-900.0, -700.0, 0.0, 0.0, -46.2072),
        (1500.0, 1850.0, 250.0, 1.0, 22.6731),
        (1850.0, 1500.0, -250.0, 0.0, -13.5014),
        (2700.0, 2650.0, 0.0, 0.5, -0.7904),
        (1000.0, 2000.0, 850.0, 1.0, 37.2201),
    ];

    #[test]
    fn ten_worked_examples_come_out() {
        for (rating, opponent, advantage, score, worked) in WORKED {
            let change = change(rating, opponent, advantage, score);
            assert!((change - worked).abs() < 0.0005, "{rating} {opponent}: {change} for {worked}");
        }
    }

    #[test]
    fn two_equals_expect_half_a_point_and_a_stone_levels_a_hundred() {
        assert!((expected(1500.0, 1500.0) - 0.5).abs() < 1e-12);
        let even = expected(1900.0 + worth_of_handicap(2), 2050.0);
        assert!((even - 0.5).abs() < 1e-12);
        assert_eq!(worth_of_handicap(0), 0.0);
    }
}
