//! Online registrations in such numbers that they are handled in bulk.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};

/// Up to so many unconfirmed registrations of one network address are handled one by one; more are a crowd. A
/// family, or a club at one table, has fewer.
pub const MOST_OF_ONE_ADDRESS: usize = 20;

/// Up to so many unconfirmed registrations in all are handled one by one.
pub const MOST_ONE_BY_ONE: usize = 60;

/// Registrations in such numbers that they get one answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    /// Their numbers.
    pub ids: BTreeSet<i32>,
    /// The number of their addresses.
    pub addresses: usize,
    /// When the first of them came.
    pub since: Option<DateTime<Utc>>,
}

/// The crowd among unconfirmed registrations, each with its number, address and time: all of an address that sent
/// more than [`MOST_OF_ONE_ADDRESS`]; and all of them, if still more than [`MOST_ONE_BY_ONE`] would be left.
#[must_use]
pub fn crowd<'a>(waiting: impl IntoIterator<Item = (i32, &'a str, DateTime<Utc>)>) -> Crowd {
    let mut by_address: BTreeMap<&str, Vec<(i32, DateTime<Utc>)>> = BTreeMap::new();
    for (id, address, at) in waiting {
        by_address.entry(address).or_default().push((id, at));
    }
    let all: usize = by_address.values().map(Vec::len).sum();
    let many = |ids: &Vec<_>| ids.len() > MOST_OF_ONE_ADDRESS;
    let apart: usize = by_address.values().filter(|ids| many(ids)).map(Vec::len).sum();
    if all - apart <= MOST_ONE_BY_ONE {
        by_address.retain(|_, ids| many(ids));
    }
    let ones = || by_address.values().flatten();
    Crowd {
        ids: ones().map(|(id, _)| *id).collect(),
        addresses: by_address.len(),
        since: ones().map(|(_, at)| *at).min(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + minute * 60, 0).unwrap()
    }

    #[test]
    fn thousands_are_one_crowd_and_the_others_stand_alone() {
        let forged = (0..4987).map(|n| (n, ["a", "b", "c"][n as usize % 3], at(2)));
        let club = (5000..5013).map(|n| (n, "home", at(1)));
        let found = crowd(forged.chain(club));
        assert_eq!((found.ids.len(), found.addresses), (4987, 3));
        assert_eq!(found.since, Some(at(2)));
        let spread: Vec<_> = (0..5000).map(|n| (n, n.to_string())).collect();
        let found = crowd(spread.iter().map(|(id, address)| (*id, address.as_str(), at(0))));
        assert_eq!((found.ids.len(), found.addresses), (5000, 5000));
        assert_eq!(crowd([(1, "a", at(0))]), Crowd::default());
    }
}
