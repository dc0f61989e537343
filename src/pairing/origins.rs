use super::criteria::Origin;
use crate::prelude::*;

/// What two players have in common that the event wants to keep apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nearness {
    /// Both belong to one club.
    Club,
    /// Clubs of one club group.
    ClubGroup,
    /// Both play for one country.
    Country,
}

/// Numbers countries and clubs in the order of appearance, so that pairs are compared by number.
///
/// Clubs are compared as they are written, countries without regard to case (`Fr` is `FR`); two entries without a
/// club count as of one club, and two without a country as of one country. Members of the host club count as of
/// different clubs.
#[derive(Debug)]
pub(super) struct Origins<'t> {
    groups: &'t [ClubGroup],
    host_club: &'t str,
    hosts: usize,
    countries: HashMap<String, usize>,
    clubs: HashMap<&'t str, usize>,
}

impl<'t> Origins<'t> {
    pub fn new(groups: &'t [ClubGroup], host_club: &'t str) -> Self {
        Self { groups, host_club, hosts: 0, countries: HashMap::new(), clubs: HashMap::new() }
    }

    pub fn of(&mut self, entry: &'t Entry) -> Origin {
        let (countries, clubs) = (self.countries.len(), self.clubs.len());
        let is_host = !self.host_club.is_empty() && entry.club == self.host_club;
        self.hosts += usize::from(is_host);
        let in_group = |group: &ClubGroup| group.clubs.contains(&entry.club);
        let groups = self.groups.iter().enumerate();
        Origin {
            has_club: !entry.club.is_empty(),
            has_country: !entry.country.is_empty(),
            country: *self.countries.entry(entry.country.to_uppercase()).or_insert(countries),
            // Each member of the host club is a club of its own, numbered from the other end.
            club: if is_host {
                usize::MAX - self.hosts
            } else {
                *self.clubs.entry(&entry.club).or_insert(clubs)
            },
            club_groups: groups
                .filter(|(_, group)| !is_host && in_group(group))
                .map(|(i, _)| i)
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rating::Rank;

    #[test]
    fn clubs_and_their_groups_are_recognised() {
        let entry = |id, club: &str, country: &str| {
            let mut entry = Entry::new(EntryId(id), "Player", "", Rank::SHODAN);
            (entry.club, entry.country) = (club.to_owned(), country.to_owned());
            entry
        };
        let entries = [
            entry(1, "Elb", "DE"),
            entry(2, "Havel", "DE"),
            entry(3, "Elb", "cz"),
            entry(4, "", "CZ"),
        ];
        let clubs = vec!["Elb".to_owned(), "Havel".to_owned()];
        let groups = [ClubGroup { name: "North".to_owned(), clubs }];
        let mut origins = Origins::new(&groups, "");
        let found = entries.each_ref().map(|entry| origins.of(entry));
        assert_eq!(found.each_ref().map(|origin| origin.club), [0, 1, 0, 2]);
        assert_eq!(found.each_ref().map(|origin| origin.country), [0, 0, 1, 1]);
        assert!(found[0].shares_group(&found[1]));
        assert!(!found[0].shares_group(&found[3]));
    }
}
