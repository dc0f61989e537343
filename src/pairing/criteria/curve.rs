/// f(x) = (1 − x)(1 + k·x): the part of a maximum left at a distance x of 0 … 1. With k = 0 the loss is even; with
/// k = 0.5, OpenGotha's habit, the first steps cost less than the last.
#[derive(Clone, Copy, Debug)]
pub struct Curve(pub f64);

impl Curve {
    pub fn at(self, x: f64) -> f64 {
        (1.0 - x) * (1.0 + self.0 * x)
    }

    /// `maximum`·f(x), truncated.
    pub fn of(self, maximum: i64, x: f64) -> i64 {
        (maximum as f64 * self.at(x)) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_is_left_at_no_distance_and_nothing_at_the_full() {
        assert_eq!(Curve(0.5).of(1000, 0.0), 1000);
        assert_eq!(Curve(0.5).of(1000, 1.0), 0);
    }

    #[test]
    fn the_first_half_of_the_way_costs_less_than_the_second() {
        assert_eq!(Curve(0.5).of(1000, 0.5), 625);
        assert_eq!(Curve(0.0).of(1000, 0.5), 500);
    }
}
