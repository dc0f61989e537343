use tournament::{
    Entry, EntryId, FixedTable, LineUp, Participation, Registration, RoundNo, RoundState, Settings,
    System, TableNo, Team, TeamNo,
};

use super::{event, round};

#[test]
fn a_start_is_the_rank_between_floor_and_bar_with_the_players_correction() {
    let mut event = event(System::McMahon, &["25k", "20k", "1k", "4d", "6d"]);
    let starts = |event: &tournament::Tournament| {
        event.entries.iter().map(|entry| event.starting_score(entry)).collect::<Vec<_>>()
    };
    assert_eq!(starts(&event), [10, 10, 29, 33, 33]);
    (event.entries[0].correction, event.entries[4].correction) = (1, -2);
    assert_eq!(starts(&event), [11, 10, 29, 33, 31]);
}

#[test]
fn a_category_is_by_rank_or_by_hand_and_never_below_the_lowest() {
    let mut event = event(System::SwissCategories, &["1d", "1k", "5k", "6k"]);
    let of = |event: &tournament::Tournament| {
        event.entries.iter().map(|entry| event.category(entry)).collect::<Vec<_>>()
    };
    assert_eq!(of(&event), [0, 1, 1, 2]);
    for (entry, by_hand) in event.entries.iter_mut().zip([2, 1, 3, 9]) {
        entry.category = Some(by_hand);
    }
    assert_eq!(of(&event), [1, 0, 2, 2]);
}

#[test]
fn who_takes_part_is_final_registered_and_not_excluded() {
    let mut entry = Entry::new(EntryId(1), "Ada", "", "1d".parse().expect("a rank"));
    entry.participation = Participation::parse("101").expect("rounds");
    entry.excluded = Participation::NONE.with(RoundNo(3), true);
    let part = |entry: &Entry| [1, 2, 3].map(|no| entry.takes_part(RoundNo(no)));
    assert_eq!(part(&entry), [true, false, false]);
    entry.registration = Registration::Preliminary;
    assert_eq!(part(&entry), [false; 3]);
    let mut event = event(System::Swiss, &[]);
    event.entries.push(entry);
    let plain = event.without_rulings().entries.remove(0);
    assert_eq!(
        (plain.participation.to_text(3).as_str(), plain.excluded),
        ("100", Participation::NONE)
    );
}

#[test]
fn who_left_plays_no_round_that_is_added() {
    let mut event = event(System::Swiss, &["1d", "2d"]);
    event.entries[0].participation = Participation::ALL.without_from(RoundNo(5));
    let longer = event.with_settings(Settings { rounds: 7, ..event.settings.clone() });
    let rounds = longer.entries.iter().map(|entry| entry.participation.to_text(7));
    assert_eq!(rounds.collect::<Vec<_>>(), ["1111000", "1111111"]);
}

#[test]
fn a_latecomer_is_seated_in_the_last_published_round_alone() {
    let mut event = event(System::Swiss, &["1d", "2d", "3d"]);
    for no in 1..=2 {
        event.rounds.push(round(no, RoundState::Published, &[(1, 2, "?")]));
    }
    let late = |rounds: &str| {
        let participation = Participation::parse(rounds).expect("rounds");
        let entry = Entry { participation, ..event.entries[2].clone() };
        ([1, 2].map(|no| event.may_come_late(&entry, RoundNo(no))), event.plays_from(&entry))
    };
    assert_eq!(late("0"), ([false, false], None), "round 2 is played anyway");
    assert_eq!(late("00"), ([false, true], Some(RoundNo(3))));
    assert_eq!(late("000"), ([false, false], Some(RoundNo(4))), "not here for the next");
}

#[test]
fn a_number_is_never_given_twice_nor_one_that_a_rule_or_a_team_names() {
    let mut event = event(System::Swiss, &["1d", "2d"]);
    event.remove(&[EntryId(2)]);
    assert_eq!(event.next_entry(), EntryId(3));
    event.settings.draw.fixed_tables.push(FixedTable { entry: EntryId(7), table: TableNo(1) });
    assert_eq!(event.next_entry(), EntryId(8));
    event.teams.list.push(Team::new(TeamNo(1), "Alba", vec![EntryId(9)]));
    event.teams.list[0].line_ups.insert(RoundNo(1), LineUp(vec![None, Some(EntryId(11))]));
    assert_eq!(event.next_entry(), EntryId(12));
}

#[test]
fn the_public_sees_no_draft_no_line_up_before_its_round_and_who_sits_at_a_board() {
    let mut event = event(System::Swiss, &["1d", "2d", "3d"]);
    event.rounds.push(round(1, RoundState::Published, &[(1, 2, "?")]));
    event.rounds.push(round(2, RoundState::Draft, &[(1, 2, "?")]));
    for entry in &mut event.entries[1..] {
        entry.registration = Registration::Preliminary;
    }
    event.teams.list.push(Team::new(TeamNo(1), "Alba", vec![EntryId(1)]));
    for no in 1..=3 {
        event.teams.list[0].line_ups.insert(RoundNo(no), LineUp(vec![Some(EntryId(1))]));
    }
    let seen = |event: &tournament::Tournament| {
        let public = event.public();
        let entries: Vec<_> = public.entries.iter().map(|entry| entry.id.0).collect();
        let line_ups: Vec<_> = public.teams.list[0].line_ups.keys().map(|no| no.0).collect();
        (entries, line_ups, public.rounds.len())
    };
    assert_eq!(seen(&event), (vec![1, 2, 3], vec![1], 1));
    event.settings.home.listed = false;
    assert_eq!(seen(&event), (vec![1, 2], vec![1], 1));
}
