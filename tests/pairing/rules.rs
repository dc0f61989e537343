//! What an organiser wants of every draw, beyond the weights.

use std::collections::HashSet;

use interchange::json;
use pairing::{
    CertificateError, DrawCertificate, DrawError, DrawOptions, GroupPlan, Proof, RoundContext,
    before_draw, draw, preview,
};
use standings::standings;
use tournament::{
    Bracket, ClubGroup, Criterion, DrawRules, EntryId, FixedTable, KeptApart, League, OpenGames,
    RoundNo, RoundState, TableNo, Tournament,
};

use crate::field::{field, played};

fn eight() -> Tournament {
    field(&["3k Elb"; 8])
}

fn with(rules: DrawRules) -> Tournament {
    let mut tournament = eight();
    tournament.settings.draw = rules;
    tournament
}

fn pairs(tournament: &Tournament, no: i32) -> HashSet<(i32, i32)> {
    let drawn = draw(tournament, RoundNo(no), &DrawOptions::default()).unwrap();
    assert_eq!(drawn.proof, Proof::Optimal);
    drawn.certificate.check(&before_draw(tournament, RoundNo(no))).unwrap();
    let pair = |a: EntryId, b: EntryId| (a.0.min(b.0), a.0.max(b.0));
    drawn.boards.iter().map(|board| pair(board.black, board.white)).collect()
}

/// Draws a round and plays it; the better rank wins, then who entered earlier.
fn play(tournament: &mut Tournament, no: i32) {
    let drawn = draw(tournament, RoundNo(no), &DrawOptions::default()).unwrap();
    let mut round = drawn.to_round();
    round.state = RoundState::Finished;
    for board in &mut round.boards {
        let strength = |id: EntryId| (-tournament.entry(id).unwrap().rank.value(), id);
        let black = strength(board.black) < strength(board.white);
        board.ending = if black { "B+R" } else { "W+R" }.parse().unwrap();
    }
    tournament.rounds.push(round);
}

fn ids(ids: &[i32]) -> Vec<EntryId> {
    ids.iter().copied().map(EntryId).collect()
}

fn apart(entries: &[i32]) -> KeptApart {
    KeptApart { name: "Family".to_owned(), entries: ids(entries) }
}

#[test]
fn who_is_kept_apart_never_meets() {
    let rules = DrawRules { apart: vec![apart(&[1, 2, 3, 4])], ..DrawRules::default() };
    let mut tournament = with(rules);
    for no in 1..=3 {
        for (a, b) in pairs(&tournament, no) {
            assert!(a > 4 || b > 4, "round {no}: {a}-{b}");
        }
        play(&mut tournament, no);
    }
    tournament.settings.draw.apart = vec![apart(&[1, 2, 3, 4, 5])];
    let error = draw(&tournament, RoundNo(4), &DrawOptions::default()).unwrap_err();
    let DrawError::NoValidPairing { unpaired, forbidden } = &error else { panic!("{error}") };
    assert_eq!(unpaired.len(), 2);
    assert!(unpaired.iter().all(|entry| entry.0 <= 5) && !forbidden.is_empty(), "{error}");
}

#[test]
fn nobody_meets_anybody_farther_away_than_wanted() {
    let mut tournament = field(&["3k", "4k", "9k", "10k", "15k", "16k"]);
    tournament.settings.draw.most_ranks_apart = Some(1);
    assert_eq!(pairs(&tournament, 1), HashSet::from([(1, 2), (3, 4), (5, 6)]));
    tournament.settings.draw.most_ranks_apart = Some(0);
    let error = draw(&tournament, RoundNo(1), &DrawOptions::default()).unwrap_err();
    assert!(matches!(error, DrawError::NoValidPairing { .. }), "{error}");
}

#[test]
fn the_least_spread_pairs_neighbours_in_place() {
    let mut tournament = field(&["3k A", "3k B", "3k C", "3k D", "3k E", "3k F"]);
    for (entry, rating) in tournament.entries.iter_mut().zip([1800, 1790, 1780, 1770, 1760, 1750]) {
        entry.rating.0 = rating;
    }
    tournament.settings.draw.nearest = true;
    assert_eq!(pairs(&tournament, 1), HashSet::from([(1, 2), (3, 4), (5, 6)]));
}

#[test]
fn members_of_the_host_club_may_meet() {
    let mut tournament = field(&["3k Elb", "3k Elb", "3k Havel", "3k Spree"]);
    let nearness = |tournament: &Tournament| {
        let context = RoundContext::new(tournament, RoundNo(1), None).unwrap();
        context.nearness(EntryId(1), EntryId(2))
    };
    assert!(nearness(&tournament).is_some());
    let before = RoundContext::new(&tournament, RoundNo(1), None).unwrap().weight(0, 1);
    tournament.settings.draw.host_club = "Elb".to_owned();
    assert_eq!(nearness(&tournament), None);
    let clubs = vec!["Elb".to_owned(), "Havel".to_owned()];
    tournament.club_groups.push(ClubGroup { name: "North".to_owned(), clubs });
    assert_eq!(nearness(&tournament), None, "nor are they of a group that their club is in");
    tournament.club_groups.clear();
    let context = RoundContext::new(&tournament, RoundNo(1), None).unwrap();
    assert!(context.weight(0, 1).geography > before.geography);
    assert_eq!(context.weight(0, 1).geography, context.weight(0, 2).geography);
}

#[test]
fn clubs_of_one_group_are_drawn_apart() {
    let mut tournament = field(&["3k Elb", "3k Havel", "3k Spree", "3k Isar"]);
    let strangers = pairs(&tournament, 1);
    let clubs = |(a, b): &(i32, i32)| {
        [*a, *b].map(|id| tournament.entry(EntryId(id)).unwrap().club.clone()).to_vec()
    };
    let group = |pair| ClubGroup { name: "Region".to_owned(), clubs: clubs(pair) };
    tournament.club_groups = strangers.iter().map(group).collect();
    assert!(strangers.is_disjoint(&pairs(&tournament, 1)), "{strangers:?}");
}

#[test]
fn who_cannot_be_left_over_passes_the_bye_on() {
    let mut tournament = field(&["3k", "9k", "20k"]);
    tournament.settings.draw.apart = vec![apart(&[1, 2])];
    let drawn = draw(&tournament, RoundNo(1), &DrawOptions::default()).unwrap();
    assert_eq!(drawn.bye, Some(EntryId(2)), "without 3 the other two would have to meet");
}

#[test]
fn volunteers_take_the_bye_first() {
    let mut tournament = field(&["3k", "4k", "20k"]);
    let bye = |tournament: &Tournament| {
        draw(tournament, RoundNo(1), &DrawOptions::default()).unwrap().bye
    };
    assert_eq!(bye(&tournament), Some(EntryId(3)));
    tournament.settings.draw.bye_volunteers = ids(&[1, 77]);
    assert_eq!(bye(&tournament), Some(EntryId(1)));
}

#[test]
fn tables_are_fixed_and_left_out() {
    let rules = DrawRules {
        fixed_tables: vec![FixedTable { entry: EntryId(8), table: TableNo(20) }],
        unused_tables: vec![TableNo(1), TableNo(3), TableNo(20)],
        ..DrawRules::default()
    };
    let drawn = draw(&with(rules), RoundNo(1), &DrawOptions::default()).unwrap();
    let tables: Vec<i32> = drawn.boards.iter().map(|board| board.table.0).collect();
    assert_eq!(tables, [2, 4, 5, 20]);
    assert!(drawn.boards[3].color_of(EntryId(8)).is_some());
}

#[test]
fn the_upper_half_meets_itself_in_accelerated_rounds() {
    let mut tournament = field(&["1k", "2k", "3k", "4k", "5k", "6k", "7k", "8k"]);
    tournament.settings = tournament::preset(
        tournament::System::Swiss,
        tournament::Federation::Egf,
        "Open",
        chrono::NaiveDate::default(),
    );
    assert!(pairs(&tournament, 1).contains(&(1, 5)), "slipped over all");
    tournament.settings.draw.accelerated_rounds = 2;
    assert_eq!(pairs(&tournament, 1), HashSet::from([(1, 3), (2, 4), (5, 7), (6, 8)]));
    play(&mut tournament, 1);
    // The losers of the upper half and the winners of the lower one stand level.
    let second = pairs(&tournament, 2);
    assert!(second.contains(&(1, 2)) && second.contains(&(7, 8)), "{second:?}");
    play(&mut tournament, 2);
    let context = RoundContext::new(&tournament, RoundNo(3), None).unwrap();
    assert!(context.participants().iter().all(|p| p.score == p.wins.floor()));
}

#[test]
fn the_middle_player_of_an_odd_field_is_of_the_upper_half() {
    let mut tournament = field(&["1k", "2k", "3k", "4k", "5k", "6k", "7k"]);
    tournament.settings.system = tournament::System::Swiss;
    tournament.settings.draw.accelerated_rounds = 1;
    let context = RoundContext::new(&tournament, RoundNo(1), None).unwrap();
    let upper = context.participants().iter().filter(|p| p.score > p.wins.floor());
    assert_eq!(upper.map(|p| p.entry.0).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn a_floor_above_the_bar_is_lowered_to_it() {
    let rank = |text: &str| Some(text.parse().unwrap());
    let groups = |floor| {
        let plan = GroupPlan { floor: rank(floor), bar: rank("1d"), ..GroupPlan::default() };
        preview(&field(&["4d", "20k"]), &plan)
    };
    assert_eq!(groups("3d"), groups("1d"));
}

#[test]
fn a_league_plays_its_table_and_the_others_are_drawn() {
    let league = |double| League {
        name: "A".to_owned(),
        entries: ids(&[1, 2, 3]),
        from: RoundNo(1),
        double,
    };
    let mut tournament = with(DrawRules { leagues: vec![league(false)], ..DrawRules::default() });
    let mut met = HashSet::new();
    for no in 1..=3 {
        let drawn = draw(&tournament, RoundNo(no), &DrawOptions::default()).unwrap();
        assert_eq!((drawn.boards.len(), drawn.resting.len()), (3, 1), "round {no}");
        assert!(drawn.resting[0].0 <= 3 && drawn.bye.is_some_and(|bye| bye.0 > 3));
        met.extend(pairs(&tournament, no).into_iter().filter(|(a, _)| *a <= 3));
        play(&mut tournament, no);
    }
    assert_eq!(met, HashSet::from([(1, 2), (1, 3), (2, 3)]));
    assert_eq!(pairs(&tournament, 4).len(), 4, "the league is over");
}

#[test]
fn a_round_robin_of_all_needs_no_draw() {
    let league = League {
        name: String::new(),
        entries: ids(&[1, 2, 3, 4, 5, 6, 7, 8]),
        from: RoundNo(1),
        double: true,
    };
    let mut tournament = with(DrawRules { leagues: vec![league], ..DrawRules::default() });
    tournament.settings.rounds = 14;
    let mut met = Vec::new();
    for no in 1..=14 {
        met.extend(pairs(&tournament, no));
        play(&mut tournament, no);
    }
    let once: HashSet<_> = met.iter().copied().collect();
    assert_eq!((met.len(), once.len()), (56, 28));
}

#[test]
fn a_double_league_meets_again_also_where_nobody_else_does() {
    let mut tournament = field(&["3k", "3k", "3k", "3k"]);
    let (name, entries) = (String::new(), ids(&[1, 2, 3, 4]));
    let league = League { name, entries, from: RoundNo(1), double: true };
    tournament.settings.draw =
        DrawRules { leagues: vec![league], no_rematch: true, ..DrawRules::default() };
    (1..=3).for_each(|no| play(&mut tournament, no));
    let again = RoundNo(4);
    let drawn = draw(&tournament, again, &DrawOptions::default()).unwrap();
    let context = RoundContext::new(&tournament, again, None).unwrap();
    assert_eq!((drawn.boards.len(), context.forbidden_boards(&drawn.boards)), (2, Vec::new()));
}

#[test]
fn a_proof_that_gives_somebody_a_second_place_is_refused() {
    let tournament = with(DrawRules::default());
    let proof = draw(&tournament, RoundNo(1), &DrawOptions::default()).unwrap().certificate;
    let first = proof.players[0];
    let twice = DrawCertificate { left_out: vec![first], ..proof };
    assert_eq!(twice.check(&tournament).err(), Some(CertificateError::Twice(first)));
}

#[test]
fn of_two_who_stay_away_from_an_elimination_the_better_seed_goes_on() {
    let mut tournament = field(&["4d", "4d", "4d", "4d"]);
    tournament.settings.draw.bracket =
        Some(Bracket { entries: ids(&[1, 2, 3, 4]), from: RoundNo(1), third_place: false });
    for away in [0, 3] {
        let entry = &mut tournament.entries[away];
        entry.participation = entry.participation.with(RoundNo(1), false);
    }
    assert_eq!(pairs(&tournament, 1), HashSet::from([(2, 3)]));
    play(&mut tournament, 1);
    assert!(pairs(&tournament, 2).contains(&(1, 2)));
}

#[test]
fn an_elimination_inside_a_mcmahon_ends_as_sts_expects() {
    let mut tournament = field(&["5d", "5d", "4d", "4d", "2d", "2d", "1d", "1d"]);
    tournament.settings.rounds = 3;
    tournament.settings.placement = vec![Criterion::Sts, Criterion::Mms, Criterion::SosM];
    tournament.settings.draw.bracket =
        Some(Bracket { entries: ids(&[1, 2, 3, 4]), from: RoundNo(2), third_place: true });
    play(&mut tournament, 1);
    assert!(pairs(&tournament, 2).is_superset(&HashSet::from([(1, 4), (2, 3)])));
    play(&mut tournament, 2);
    assert!(pairs(&tournament, 3).is_superset(&HashSet::from([(1, 2), (3, 4)])));
    let mut waiting = tournament.clone();
    let semi = waiting.rounds[1].boards.iter_mut().find(|b| b.color_of(EntryId(1)).is_some());
    semi.unwrap().ending = "?".parse().unwrap_or_default();
    let error = draw(&waiting, RoundNo(3), &DrawOptions::default()).unwrap_err();
    assert!(matches!(error, DrawError::BracketUndecided { round: RoundNo(2), .. }), "{error}");
    play(&mut tournament, 3);
    let table = standings(&tournament, RoundNo(3));
    let first = tournament.entries[table.rows[0].index].id;
    assert_eq!(first, EntryId(1), "the winner of the final is first");
}

#[test]
fn the_rules_travel_with_the_file_and_old_files_have_none() {
    let rules = DrawRules {
        apart: vec![apart(&[1, 2])],
        bracket: Some(Bracket { entries: ids(&[1, 2]), from: RoundNo(5), third_place: false }),
        ..DrawRules::default()
    };
    let tournament = with(rules.clone());
    let text = json::write(&tournament).bytes;
    assert_eq!(json::read(&text).unwrap().tournament.settings.draw, rules);
    let old = json::write(&eight()).bytes;
    assert!(!String::from_utf8(old.clone()).unwrap().contains("\"draw\""));
    assert_eq!(json::read(&old).unwrap().tournament.settings.draw, DrawRules::default());
}

#[test]
fn a_bracket_is_over_by_the_last_round() {
    let bracket = |players: i32, from: i32| DrawRules {
        bracket: Some(Bracket {
            entries: (1..=players).map(EntryId).collect(),
            from: RoundNo(from),
            third_place: false,
        }),
        ..DrawRules::default()
    };
    assert_eq!(bracket(32, 1).faults(5), []);
    let fields =
        |rules: DrawRules| rules.faults(5).into_iter().map(|(field, _)| field).collect::<Vec<_>>();
    assert_eq!(fields(bracket(33, 1)), ["bracket"], "six rounds in an event of five");
    assert_eq!(fields(bracket(32, 2)), ["bracket_from"]);
}

#[test]
fn nobody_meets_twice_where_the_event_forbids_it() {
    let mut tournament = field(&["3k"; 4]);
    tournament.settings.draw.no_rematch = true;
    let mut met = HashSet::new();
    for no in 1..=3 {
        let drawn = pairs(&tournament, no);
        assert!(drawn.iter().all(|pair| met.insert(*pair)), "round {no}: {drawn:?}");
        play(&mut tournament, no);
    }
    let refused = draw(&tournament, RoundNo(4), &DrawOptions::default());
    assert!(matches!(refused, Err(DrawError::NoValidPairing { .. })), "{refused:?}");
    tournament.settings.draw.no_rematch = false;
    assert_eq!(pairs(&tournament, 4).len(), 2);
}

#[test]
fn games_that_are_open_count_half_a_point_in_the_draw_where_the_event_says_so() {
    let mut open = field(&["3k"; 6]);
    played(&mut open, &["1-2+0>B+", "3-4+0>B+", "5-6+0>?"]);
    let mut tied = open.clone();
    tied.rounds[0].boards[2].ending = "0".parse().unwrap();
    let draws = |event: &Tournament| draw(event, RoundNo(2), &DrawOptions::default()).unwrap();
    let scores = |event: &Tournament| -> Vec<(i32, i32)> {
        let context = RoundContext::new(event, RoundNo(2), None).unwrap();
        let each = context.participants().iter();
        each.map(|player| (player.entry.0, player.wins.0)).collect()
    };
    assert_eq!(scores(&open)[4..], [(5, 0), (6, 0)]);
    open.settings.season.open_games = OpenGames::Half;
    assert_eq!(scores(&open), scores(&tied));
    assert_eq!(draws(&open).boards, draws(&tied).boards);
    assert_eq!(pairs(&open, 2).len(), 3, "and it is proved, for whoever checks it");
}

#[test]
fn every_fault_of_the_rules_is_named() {
    let rules = DrawRules {
        apart: vec![apart(&[1])],
        most_ranks_apart: Some(90),
        accelerated_rounds: 9,
        unused_tables: vec![TableNo(0)],
        leagues: vec![League {
            name: String::new(),
            entries: ids(&[1, 2]),
            from: RoundNo(7),
            double: false,
        }],
        bracket: Some(Bracket { entries: ids(&[1]), from: RoundNo(9), third_place: false }),
        ..DrawRules::default()
    };
    let fields: Vec<_> = rules.faults(5).into_iter().map(|(field, _)| field).collect();
    let wanted = [
        "apart",
        "most_ranks_apart",
        "accelerated_rounds",
        "fixed_tables",
        "leagues",
        "league_from",
        "bracket",
        "bracket_from",
        "bracket",
    ];
    assert_eq!(fields, wanted);
}
