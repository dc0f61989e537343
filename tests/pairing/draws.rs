use pairing::{DrawError, DrawOptions, Proof, RoundContext, draw};
use tournament::{EntryId, RoundNo, Tournament};

use crate::checker::{Wishes, faults};
use crate::golden;

/// Who really had a bye, if the number of participants asked for one.
fn recorded_bye(tournament: &Tournament, round: RoundNo) -> Option<EntryId> {
    let odd = tournament.participants(round).count() % 2 == 1;
    let byes = tournament.round(round).map(|r| r.byes.clone()).unwrap_or_default();
    byes.first().copied().filter(|_| odd)
}

/// What the games really played in the round are worth.
fn recorded_total(tournament: &Tournament, context: &RoundContext) -> (usize, i128) {
    let boards = tournament.round(context.round()).map(|r| r.boards.clone()).unwrap_or_default();
    let weights = boards.iter().filter_map(|board| context.pair(board.black, board.white));
    weights.fold((0, 0), |(n, sum), weights| (n + 1, sum + i128::from(weights.total)))
}

#[test]
fn every_draw_is_worth_at_least_what_was_really_played() {
    let (mut rounds, mut better) = (0, 0);
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let bye = recorded_bye(&tournament, round);
        let drawn = draw(&tournament, round, &DrawOptions { bye, ..DrawOptions::default() });
        let drawn = drawn.unwrap_or_else(|error| panic!("{event} {round}: {error}"));
        let context = RoundContext::new(&tournament, round, None).unwrap();
        let (games, recorded) = recorded_total(&tournament, &context);
        let wishes = Wishes { bye, ..Wishes::default() };
        assert_eq!(faults(&tournament, &drawn, &wishes), Vec::<String>::new(), "{event} {round}");
        assert!(drawn.total >= recorded, "{event} {round}: {} < {recorded}", drawn.total);
        assert!(drawn.boards.len() >= games, "{event} {round}");
        rounds += 1;
        better += usize::from(drawn.total > recorded);
    }
    println!("{rounds} rounds drawn, {better} of them worth more than what was played, none less");
    assert_eq!(rounds, 37);
}

/// The best total by another solver, without whoever has the bye.
fn oracle(context: &RoundContext, bye: Option<EntryId>) -> i128 {
    let players: Vec<EntryId> = context
        .participants()
        .iter()
        .map(|p| p.entry)
        .filter(|entry| Some(*entry) != bye)
        .collect();
    let count = players.len();
    let weight =
        |a: usize, b: usize| i128::from(context.pair(players[a], players[b]).unwrap().total);
    let most = i128::from(context.maxima().total);
    let costs: Vec<i128> = (0..count * count)
        .map(|at| (at / count, at % count))
        .map(|(a, b)| if a == b { 0 } else { most - weight(a, b) })
        .collect();
    let mates = integer_blossom::min_weight_perfect_matching(&costs, count);
    (0..count).filter(|&a| a < mates[a]).map(|a| weight(a, mates[a])).sum()
}

#[test]
fn every_draw_is_proved_best_and_another_solver_finds_no_better() {
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let context = RoundContext::new(&tournament, round, None).unwrap();
        let drawn = draw(&tournament, round, &DrawOptions::default()).unwrap();
        assert_eq!(drawn.proof, Proof::Optimal, "{event} {round}");
        assert_eq!(drawn.total, oracle(&context, drawn.bye), "{event} {round}");
    }
}

#[test]
fn without_a_chosen_bye_the_rule_decides_in_every_round() {
    let mut byes = 0;
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let drawn = draw(&tournament, round, &DrawOptions::default()).unwrap();
        let faults = faults(&tournament, &drawn, &Wishes::default());
        assert_eq!(faults, Vec::<String>::new(), "{event} {round}");
        byes += usize::from(drawn.bye.is_some());
    }
    println!("{byes} byes given by the rule");
    assert!(byes >= 10);
}

#[test]
fn fields_of_more_than_a_hundred_are_drawn_by_the_rules() {
    for (event, round) in [("northern-open", 4), ("unicode-names-cjk-cyrillic", 3)] {
        let (tournament, round) = (golden::tournament(event), RoundNo(round));
        let bye = recorded_bye(&tournament, round);
        let options = DrawOptions { bye, ..DrawOptions::default() };
        let drawn = draw(&tournament, round, &options).unwrap();
        let wishes = Wishes { bye, ..Wishes::default() };
        assert_eq!(faults(&tournament, &drawn, &wishes), Vec::<String>::new());
        let context = RoundContext::new(&tournament, round, None).unwrap();
        let (games, recorded) = recorded_total(&tournament, &context);
        println!("{event} {round}: {games} games played {recorded}, drawn {}", drawn.total);
        assert!(drawn.total >= recorded);
    }
}

#[test]
fn the_same_tournament_gives_the_same_draw() {
    let tournament = golden::tournament("harbour-open");
    let options = DrawOptions::default();
    let first = draw(&tournament, RoundNo(3), &options).unwrap();
    assert_eq!(draw(&tournament, RoundNo(3), &options).unwrap(), first);
}

#[test]
fn fixed_boards_forbidden_pairs_and_those_left_out_are_respected() {
    let tournament = golden::tournament("harbour-open");
    let round = RoundNo(2);
    let free = draw(&tournament, round, &DrawOptions::default()).unwrap();
    let pair = |at: usize| (free.boards[at].black, free.boards[at].white);
    let mut fixed = free.boards[7].clone();
    (fixed.handicap, fixed.table) = (4, tournament::TableNo(99));
    let options = DrawOptions {
        fixed: vec![fixed.clone()],
        forbidden: vec![pair(0), pair(3), (pair(5).1, pair(5).0)],
        left_out: vec![pair(10).0],
        bye: Some(pair(11).1),
        seed: None,
        ..DrawOptions::default()
    };
    let drawn = draw(&tournament, round, &options).unwrap();
    let wishes = Wishes {
        bye: options.bye,
        forbidden: options.forbidden,
        fixed: options.fixed,
        left_out: options.left_out,
    };
    assert_eq!(faults(&tournament, &drawn, &wishes), Vec::<String>::new());
    assert!(drawn.boards.contains(&fixed));
    assert!(drawn.total < free.total);
}

#[test]
fn who_is_in_the_way_of_a_pairing_is_named() {
    let mut tournament = golden::tournament("simplemm");
    tournament.entries.truncate(4);
    tournament.rounds.clear();
    let ids: Vec<EntryId> = tournament.entries.iter().map(|entry| entry.id).collect();
    let forbidden = vec![(ids[0], ids[1]), (ids[0], ids[2]), (ids[3], ids[0])];
    let options = DrawOptions { forbidden, ..DrawOptions::default() };
    let Err(DrawError::NoValidPairing { unpaired, forbidden }) =
        draw(&tournament, RoundNo(1), &options)
    else {
        panic!("a pairing although entry {} may play nobody", ids[0]);
    };
    assert_eq!(unpaired.len(), 2);
    assert!(unpaired.contains(&ids[0]));
    assert!(forbidden.len() == 3, "{forbidden:?}");
}

#[test]
fn a_bye_goes_to_whom_nobody_may_play_if_that_lets_all_others_play() {
    let mut tournament = golden::tournament("simplemm");
    tournament.entries.truncate(5);
    tournament.rounds.clear();
    let ids: Vec<EntryId> = tournament.entries.iter().map(|entry| entry.id).collect();
    for lonely in 0..5 {
        let others = (0..5).filter(|other| *other != lonely);
        let forbidden = others.map(|other| (ids[lonely], ids[other])).collect();
        let options = DrawOptions { forbidden, ..DrawOptions::default() };
        let drawn = draw(&tournament, RoundNo(1), &options).unwrap();
        assert_eq!(drawn.bye, Some(ids[lonely]));
    }
}

#[test]
fn contradictions_are_refused_by_name() {
    let mut tournament = golden::tournament("simplemm");
    tournament.rounds.clear();
    let ids: Vec<EntryId> = tournament.entries.iter().map(|entry| entry.id).collect();
    let refusal = |options: &DrawOptions| draw(&tournament, RoundNo(1), options).unwrap_err();
    let bye = Some(ids[0]);
    let needless = refusal(&DrawOptions { bye, ..DrawOptions::default() });
    assert_eq!(needless, DrawError::ByeNotNeeded { bye: ids[0], left: 15 });
    let stranger = refusal(&DrawOptions { bye: Some(EntryId(99)), ..DrawOptions::default() });
    assert_eq!(stranger, DrawError::NotTakingPart(EntryId(99)));
    let left_out = vec![ids[0]];
    let twice = refusal(&DrawOptions { bye, left_out, ..DrawOptions::default() });
    assert_eq!(twice, DrawError::Twice(ids[0]));
    let unknown = draw(&tournament, RoundNo(6), &DrawOptions::default()).unwrap_err();
    assert!(matches!(unknown, DrawError::UnknownRound(_)));
    let mut alone = tournament.clone();
    alone.entries.truncate(1);
    let error = draw(&alone, RoundNo(1), &DrawOptions::default()).unwrap_err();
    assert_eq!(error, DrawError::OneParticipant { round: RoundNo(1), entry: ids[0] });
    alone.entries.clear();
    let error = draw(&alone, RoundNo(1), &DrawOptions::default()).unwrap_err();
    assert_eq!(error, DrawError::NoParticipants(RoundNo(1)));
}
