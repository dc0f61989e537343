use chrono::NaiveDate;

use super::{
    Division, DrawRules, Entry, Participation, Registration, Settings, Team, Teams, Tournament,
};

/// The properties of a copied event that differ from the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyTerms {
    /// Its name.
    pub name: String,
    /// Its first day.
    pub begins: NaiveDate,
    /// Its last day.
    pub ends: NaiveDate,
    /// Whether the entries are copied, as preliminary ones.
    pub people: bool,
}

impl Tournament {
    /// A new event like this one, hidden until it is announced: the same settings, no rounds and no times. With the
    /// people, these are preliminary entries under the same numbers, and the teams stay; without them, no rule of
    /// the draw names an entry. Data carried from an imported file are not copied.
    #[must_use]
    pub fn copied(&self, terms: &CopyTerms) -> Self {
        let CopyTerms { name, begins, ends, people } = terms.clone();
        let settings = Settings {
            name,
            begins,
            ends,
            short_name: String::new(),
            hidden: true,
            carried: Default::default(),
            // The season is another one.
            division: Division { season: String::new(), ..self.settings.division.clone() },
            home: self.settings.home.of_another_event(),
            draw: if people { self.settings.draw.clone() } else { self.settings.draw.impersonal() },
            ..self.settings.clone()
        };
        let entries = self.entries.iter().filter(|_| people).map(Entry::returning).collect();
        let teams = self.teams.of_another_event(people);
        Self { entries, teams, club_groups: self.club_groups.clone(), ..Self::new(settings) }
    }
}

impl Entry {
    /// The same person at another event: registered for every round, not checked in, without a correction of the
    /// starting score or a category set by hand.
    #[must_use]
    pub fn returning(&self) -> Self {
        Self {
            registration: Registration::Preliminary,
            participation: Participation::ALL,
            excluded: Participation::NONE,
            correction: 0,
            category: None,
            private: self.private.returning(),
            ..self.clone()
        }
    }
}

impl Teams {
    /// How matches count; with the people also the teams and squads, without line-ups and adjustments.
    #[must_use]
    pub fn of_another_event(&self, people: bool) -> Self {
        let known = self.list.iter().filter(|_| people);
        let returning = |team: &Team| Team { line_ups: Default::default(), ..team.clone() };
        Self { list: known.map(returning).collect(), adjustments: Vec::new(), ..self.clone() }
    }
}

impl DrawRules {
    /// The rules that name no entries.
    #[must_use]
    pub fn impersonal(&self) -> Self {
        Self {
            apart: Vec::new(),
            bye_volunteers: Vec::new(),
            fixed_tables: Vec::new(),
            leagues: Vec::new(),
            bracket: None,
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Board, EntryId, Federation, KeptApart, Round, RoundNo, RoundState, System, TableNo, preset,
    };

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2027, 5, day).unwrap()
    }

    fn last_year() -> Tournament {
        let mut event =
            Tournament::new(preset(System::McMahon, Federation::Egf, "Open 2026", day(1)));
        event.settings.short_name = "open26".to_owned();
        event.settings.komi = crate::HalfPoints(13);
        for (id, name) in [(2, "Abe"), (5, "Berg")] {
            let mut entry = Entry::new(EntryId(id), name, "", "1d".parse().unwrap());
            (entry.correction, entry.participation) = (2, Participation::NONE);
            event.entries.push(entry);
        }
        let apart = KeptApart { name: String::new(), entries: vec![EntryId(2), EntryId(5)] };
        event.settings.draw.apart.push(apart);
        event.settings.draw.no_rematch = true;
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.boards.push(Board::new(TableNo(1), EntryId(2), EntryId(5), 0));
        event.rounds.push(round);
        let mut team = Team::new(crate::TeamNo(1), "Alba", vec![EntryId(2), EntryId(5)]);
        team.line_ups.insert(RoundNo(1), crate::LineUp(vec![Some(EntryId(5))]));
        event.teams = Teams { size: 2, list: vec![team], ..Teams::default() };
        event
    }

    fn terms(people: bool) -> CopyTerms {
        CopyTerms { name: "Open 2027".to_owned(), begins: day(8), ends: day(9), people }
    }

    #[test]
    fn a_copy_has_the_settings_and_nothing_that_was_played() {
        let copy = last_year().copied(&terms(false));
        let s = &copy.settings;
        assert_eq!((s.name.as_str(), s.begins, s.ends), ("Open 2027", day(8), day(9)));
        assert_eq!((s.komi, s.short_name.as_str(), s.hidden), (crate::HalfPoints(13), "", true));
        assert!(copy.entries.is_empty() && copy.rounds.is_empty() && copy.clocks.is_empty());
        assert!(s.draw.no_rematch && s.draw.apart.is_empty(), "no rule names who is not there");
        assert_eq!(copy.next_entry(), EntryId(1));
        assert_eq!((copy.teams.size, copy.teams.list.len()), (2, 0));
    }

    #[test]
    fn people_come_along_announced_under_their_numbers() {
        let copy = last_year().copied(&terms(true));
        let ids: Vec<_> = copy.entries.iter().map(|entry| entry.id.0).collect();
        assert_eq!(ids, [2, 5]);
        for entry in &copy.entries {
            assert!(!entry.is_final() && entry.participation == Participation::ALL);
            assert_eq!(entry.correction, 0);
        }
        assert_eq!(copy.settings.draw.apart.len(), 1);
        assert_eq!(copy.next_entry(), EntryId(6));
        let team = &copy.teams.list[0];
        assert_eq!((team.squad.len(), team.line_ups.len()), (2, 0));
    }
}
