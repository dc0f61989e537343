use crate::participant::Participant;

use super::Curve;

/// Staying in the category: maximum · f(|Δcategory| / number of categories), 0 with one category.
#[derive(Clone, Copy, Debug)]
pub struct CategoryCriterion {
    pub maximum: i64,
    pub categories: usize,
    pub curve: Curve,
}

impl CategoryCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if self.categories <= 1 {
            return 0;
        }
        let apart = a.category.abs_diff(b.category) as f64;
        self.curve.of(self.maximum, apart / self.categories as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_category_apart_of_four_costs_a_little_and_three_much() {
        let criterion = CategoryCriterion { maximum: 16_000, categories: 4, curve: Curve(0.5) };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        let weights = [0, 1, 2, 3].map(|category| {
            a.category = category;
            criterion.weight(&a, &b)
        });
        assert_eq!(weights, [16_000, 13_500, 10_000, 5_500]);
    }

    #[test]
    fn with_one_category_it_decides_nothing() {
        let criterion = CategoryCriterion { maximum: 16_000, categories: 1, curve: Curve(0.5) };
        assert_eq!(criterion.weight(&Participant::example(0), &Participant::example(1)), 0);
    }
}
