use pairing::{Gravity, Warning, warnings};
use tournament::{EntryId, RoundNo, TableNo, Tournament};

use crate::field::{WHITE, draft, field, played};

fn warned(tournament: &Tournament, boards: &[&str]) -> Vec<Warning> {
    let (round, context) = draft(tournament, boards);
    warnings(tournament, &context, &round)
}

const TABLE: TableNo = TableNo(1);

#[test]
fn a_round_without_anything_odd_is_passed_in_silence() {
    let open = field(&["5k Elb DE", "5k Havel DE", "5k Isar DE", "5k Ruhr DE"]);
    assert_eq!(warned(&open, &["1-2+0", "3-4+0"]), []);
}

#[test]
fn a_second_meeting_and_scores_apart_are_named() {
    let mut open = field(&["5k A", "5k B", "5k C", "5k D"]);
    played(&mut open, &["1-2+0>B+", "3-4+0>B+"]);
    let found = warned(&open, &["2-1+0", "4-3+0"]);
    let rematch = |table| Warning::Rematch { table: TableNo(table), round: RoundNo(1) };
    let apart = |table| Warning::GroupsApart { table: TableNo(table), groups: 1 };
    assert_eq!(found, [rematch(1), apart(1), rematch(2), apart(2)]);
    assert_eq!(found[0].gravity(), Gravity::Grave);
    assert_eq!(found[1].gravity(), Gravity::Small);
}

#[test]
fn clubmates_clubs_of_one_group_and_compatriots_abroad_are_named() {
    let mut open = field(&["5k Elb DE", "5k Elb DE", "5k Oslo NO", "5k Moss NO", "5k Isar DE"]);
    open.entries.push(open.entries[4].clone());
    (open.entries[5].id, open.entries[5].club) = (EntryId(6), "Ruhr".to_owned());
    let clubs = vec!["Isar".to_owned(), "Ruhr".to_owned()];
    open.club_groups.push(tournament::ClubGroup { name: "South".to_owned(), clubs });
    let found = warned(&open, &["1-2+0", "3-4+0", "5-6+0"]);
    let wanted = [
        Warning::Clubmates { table: TABLE, club: "Elb".to_owned() },
        Warning::SameCountry { table: TableNo(2), country: "NO".to_owned() },
        Warning::ClubGroup { table: TableNo(3) },
    ];
    assert_eq!(found, wanted);
    open.settings.pairing.geography = 0;
    assert_eq!(warned(&open, &["1-2+0", "3-4+0", "5-6+0"]), []);
}

#[test]
fn a_country_of_half_the_field_is_not_at_home() {
    let open = field(&["5k Elb DE", "5k Havel DE", "5k Oslo NO", "5k Moss NO"]);
    let same = |table, country: &str| Warning::SameCountry { table, country: country.to_owned() };
    let wanted = [same(TABLE, "DE"), same(TableNo(2), "NO")];
    assert_eq!(warned(&open, &["1-2+0", "3-4+0"]), wanted);
}

#[test]
fn the_strong_who_are_excused_may_meet_their_clubmates() {
    let open = field(&["4d Elb DE", "5d Elb DE"]);
    assert_eq!(warned(&open, &["1-2+0"]), []);
    let one = field(&["4d Elb DE", "5k Elb DE"]);
    let club = Warning::Clubmates { table: TABLE, club: "Elb".to_owned() };
    assert!(warned(&one, &["1-2+0"]).contains(&club), "the other one is not excused");
}

#[test]
fn many_stones_too_many_wanted_and_none_where_some_were_due_are_named() {
    let open = field(&["1k A", "11k B", "12k C", "20k D", "8k E", "5k F"]);
    let found = warned(&open, &["2-1+9", "4-3+5", "5-6+0"]);
    assert!(found.contains(&Warning::HighHandicap { table: TABLE, stones: 9 }), "{found:?}");
    let capped = Warning::HandicapCapped { table: TableNo(2), wanted: 7, given: 5 };
    assert!(found.contains(&capped), "{found:?}");
    assert!(found.contains(&Warning::RanksApart { table: TableNo(3), ranks: 3 }), "{found:?}");
}

#[test]
fn stones_for_the_stronger_are_named_with_what_the_rule_gives() {
    let open = field(&["5k A", "9k B"]);
    let wrong = Warning::StonesToStronger { table: TABLE, due: 3 };
    assert!(warned(&open, &["1-2+2"]).contains(&wrong), "{:?}", warned(&open, &["1-2+2"]));
    assert!(!warned(&open, &["2-1+2"]).contains(&wrong));
}

#[test]
fn the_third_white_in_a_row_is_named() {
    let mut open = field(&["5k A", "5k B", "5k C", "5k D"]);
    played(&mut open, &["2-1+0>B+", "3-4+0>B+"]);
    played(&mut open, &["3-1+0>B+", "2-4+0>B+"]);
    let found = warned(&open, &["4-1+0", "2-3+0"]);
    let again = Warning::SameColorAgain { table: TABLE, entry: EntryId(1), color: WHITE, times: 3 };
    assert!(found.contains(&again), "{found:?}");
    assert!(!warned(&open, &["4-1+2", "2-3+0"]).contains(&again), "stones have the colours so");
    let turned = warned(&open, &["1-4+0", "2-3+0"]);
    assert!(
        !turned.iter().any(|w| matches!(w, Warning::SameColorAgain { entry, .. } if entry.0 == 1))
    );
}

#[test]
fn missing_results_the_unpaired_and_those_who_left_are_named() {
    let mut open = field(&["5k A", "5k B", "5k C", "5k D", "5k E"]);
    played(&mut open, &["1-2+0>B+", "3-4+0>?"]);
    open.rounds[0].byes.push(EntryId(5));
    open.entries[3].participation = open.entries[3].participation.without_from(RoundNo(2));
    let (mut round, context) = draft(&open, &["1-4+0"]);
    round.byes.push(EntryId(5));
    let found = warnings(&open, &context, &round);
    let wanted = [
        Warning::ResultsMissing { round: RoundNo(1), tables: vec![TableNo(2)] },
        Warning::NotTakingPart { table: Some(TABLE), entry: EntryId(4) },
        Warning::Unpaired { entry: EntryId(2) },
        Warning::Unpaired { entry: EntryId(3) },
        Warning::ByeAgain { entry: EntryId(5), earlier: 1 },
    ];
    assert_eq!(found, wanted);
    assert_eq!((found[1].table(), found[0].table()), (Some(TABLE), None));
}
