use std::cmp::Ordering;

/// The sums of a name that the scramble needs: joining two names is then a few additions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKey {
    units: Vec<u16>,
    /// Σ code unit.
    sum: i64,
    /// Σ code unit · position from 1.
    weighted: i64,
}

impl NameKey {
    pub fn new(surname: &str, first_name: &str) -> Self {
        let units: Vec<u16> = surname.encode_utf16().chain(first_name.encode_utf16()).collect();
        let sum = units.iter().map(|&unit| i64::from(unit)).sum();
        let weighted = units.iter().zip(1i64..).map(|(&unit, at)| i64::from(unit) * at).sum();
        Self { units, sum, weighted }
    }

    /// String order by UTF-16 code units.
    pub fn order(&self, other: &Self) -> Ordering {
        self.units.cmp(&other.units)
    }

    /// Σ code unit · position of this name followed by the other.
    fn joined(&self, then: &Self) -> i64 {
        self.weighted + then.weighted + self.units.len() as i64 * then.sum
    }
}

/// A pseudo-random number from 0 to `most`, always the same for the same two players.
///
/// Both names are joined in string order; S = Σ code unit · position; the value is (S · 1234567) mod (`most` + 1),
/// mirrored if the first player's name came second. `first` entered earlier.
pub fn scramble(first: &NameKey, second: &NameKey, most: i64) -> i64 {
    if most <= 0 {
        return 0;
    }
    let mirrored = first.order(second) == Ordering::Greater;
    let sum = if mirrored { second.joined(first) } else { first.joined(second) };
    let value = sum.wrapping_mul(1_234_567).rem_euclid(most + 1);
    if mirrored { most - value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_the_joined_names() {
        // "ab" + "c": 97·1 + 98·2 + 99·3 = 590.
        let (ab, c) = (NameKey::new("a", "b"), NameKey::new("c", ""));
        assert_eq!(scramble(&ab, &c, 9_999), 590 * 1_234_567 % 10_000);
    }

    #[test]
    fn who_comes_second_by_name_gets_the_mirror_value() {
        let (ab, c) = (NameKey::new("a", "b"), NameKey::new("c", ""));
        assert_eq!(scramble(&ab, &c, 999) + scramble(&c, &ab, 999), 999);
    }

    #[test]
    fn without_room_there_is_no_chance() {
        let name = NameKey::new("Žižkovský", "Rostislav");
        assert_eq!(scramble(&name, &name, 0), 0);
        assert_eq!(scramble(&name, &name, -5), 0);
    }
}
