use chrono::NaiveDate;
use tournament::*;

fn event() -> Tournament {
    let mut event = super::event(System::McMahon, &["1d"; 3]);
    event.entries[2].registration = Registration::Preliminary;
    event
}

fn published() -> Tournament {
    let mut event = event();
    event.rounds.push(super::round(1, RoundState::Published, &[(1, 2, "?")]));
    event
}

#[test]
fn who_arrives_plays_what_is_not_published_yet() {
    let early = event();
    assert_eq!(early.arrived(&early.entries[2]).participation, Participation::ALL);
    let event = published();
    let late = event.arrived(&event.entries[2]);
    assert!(late.is_final());
    assert_eq!(late.participation.to_text(3), "011");
    assert_eq!(event.arrived(&late), late, "twice is once");
    assert_eq!(event.arrived(&event.entries[0]), event.entries[0], "who sits stays");
}

#[test]
fn a_latecomer_is_who_is_here_and_never_sat() {
    let mut event = published();
    assert_eq!(event.plays_from(&event.arrived(&event.entries[2])), Some(RoundNo(2)));
    assert_eq!(event.plays_from(&event.entries[0]), None);
    event.entries[2] = event.arrived(&event.entries[2]);
    let late = |event: &Tournament, no| event.may_come_late(&event.entries[2], RoundNo(no));
    assert!(late(&event, 1) && !late(&event, 2));
    let seated = event.clone().with_latecomer(EntryId(3), RoundNo(1));
    assert!(seated.entries[2].takes_part(RoundNo(1)) && !late(&seated, 1));
    for rounds in ["1", "100"] {
        event.entries[2].excluded = Participation::parse(rounds).unwrap();
        assert!(!late(&event, 1), "who is kept out by a ruling, of this round or of all");
    }
}

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2027, 5, day).unwrap()
}

fn last_year() -> Tournament {
    let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open 2026", day(1)));
    event.settings.short_name = "open26".to_owned();
    event.settings.komi = HalfPoints(13);
    for (id, name) in [(2, "Abe"), (5, "Berg")] {
        let mut entry = Entry::new(EntryId(id), name, "", "1d".parse().unwrap());
        (entry.correction, entry.participation) = (2, Participation::NONE);
        event.entries.push(entry);
    }
    let apart = KeptApart { name: String::new(), entries: vec![EntryId(2), EntryId(5)] };
    event.settings.draw.apart.push(apart);
    event.settings.draw.no_rematch = true;
    event.rounds.push(super::round(1, RoundState::Published, &[(2, 5, "?")]));
    let mut team = Team::new(TeamNo(1), "Alba", vec![EntryId(2), EntryId(5)]);
    team.line_ups.insert(RoundNo(1), LineUp(vec![Some(EntryId(5))]));
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
    assert_eq!((s.komi, s.short_name.as_str(), s.hidden), (HalfPoints(13), "", true));
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
