//! Every way to seat two asks the same: the draw, pairing by hand, a latecomer, publishing.

use pairing::{
    Absence, Arrival, DraftError, DrawOptions, Objection, PublishedRound, RoundContext, RoundDraft,
    draw, lost_results,
};
use proptest::prelude::*;
use tournament::{
    DrawRules, EntryId, FixedTable, KeptApart, League, Participation, Registration, ReplayTerms,
    Round, RoundNo, RoundState, TableNo, Tournament,
};

use crate::field::{board, field};

const ROUND: RoundNo = RoundNo(1);

fn ids(ids: &[i32]) -> Vec<EntryId> {
    ids.iter().copied().map(EntryId).collect()
}

fn family(entries: &[i32]) -> KeptApart {
    KeptApart { name: "Family".to_owned(), entries: ids(entries) }
}

fn with(players: usize, rules: DrawRules) -> Tournament {
    let mut tournament = field(&vec!["3k"; players]);
    tournament.settings.draw = rules;
    tournament
}

/// With that round published: its boards, and who has a bye.
fn published(mut tournament: Tournament, boards: &[&str], byes: &[i32]) -> Tournament {
    let boards = boards.iter().zip(1..).map(|(game, table)| board(table, game)).collect();
    let state = RoundState::Published;
    tournament.rounds.push(Round { boards, byes: ids(byes), ..Round::empty(ROUND, state) });
    tournament
}

fn context(tournament: &Tournament) -> RoundContext {
    RoundContext::new(tournament, ROUND, None).unwrap()
}

fn receive(
    tournament: &Tournament,
    latecomer: i32,
    opponent: Option<i32>,
    overrule: bool,
) -> Result<Arrival, DraftError> {
    let mut round = PublishedRound::open(tournament, ROUND).unwrap();
    let opponent = opponent.map(EntryId);
    round.receive(&context(tournament), EntryId(latecomer), opponent, overrule)
}

fn table(arrival: Arrival) -> (i32, bool) {
    let Arrival::Paired { board, overruled, .. } = arrival else { panic!("{arrival:?}") };
    (board.table.0, overruled.is_some())
}

#[test]
fn a_latecomer_does_not_meet_whom_the_rules_keep_apart() {
    let rules = DrawRules { apart: vec![family(&[3, 4])], ..DrawRules::default() };
    let alone = published(with(4, rules.clone()), &["1-2+0"], &[3]);
    assert_eq!(receive(&alone, 4, None, false), Ok(Arrival::Waits));
    let Err(DraftError::Forbidden(pairs)) = receive(&alone, 4, Some(3), false) else {
        panic!("they are kept apart")
    };
    assert_eq!(pairs[0].why, [Objection::KeptApart { group: "Family".to_owned() }]);
    assert_eq!(receive(&alone, 4, Some(3), true).map(table), Ok((2, true)));

    let other = published(with(5, rules), &["1-2+0"], &[3]);
    let Ok(Arrival::Paired { board, overruled: None, .. }) = receive(&other, 4, None, false) else {
        panic!("the fifth is free")
    };
    assert!(board.color_of(EntryId(5)).is_some());
}

#[test]
fn every_reason_is_named_and_who_does_not_take_part_is_never_seated() {
    let mut tournament =
        with(5, DrawRules { apart: vec![family(&[1, 2])], ..DrawRules::default() });
    tournament.settings.draw.most_ranks_apart = Some(0);
    tournament.entries[1].rank = "1d".parse().unwrap();
    tournament.entries[2].excluded = Participation::ALL;
    tournament.entries[3].registration = Registration::Preliminary;
    tournament.entries[4].participation = Participation::NONE;
    let here = context(&tournament);
    let why = |a, b| here.objections(EntryId(a), EntryId(b), &[]);
    let group = "Family".to_owned();
    let both = [Objection::KeptApart { group }, Objection::RanksApart { ranks: 3, most: 0 }];
    assert_eq!(why(1, 2), both);
    assert_eq!(why(2, 1), both);
    let absent = |entry, why| Objection::Absent { entry: EntryId(entry), why };
    assert_eq!(why(1, 3), [absent(3, Absence::Excluded)]);
    assert_eq!(why(4, 5), [absent(4, Absence::Preliminary), absent(5, Absence::NotPlaying)]);
    assert_eq!(why(1, 9), [absent(9, Absence::Unknown)]);
    let mut draft = RoundDraft::open(&tournament, ROUND).unwrap();
    for other in [3, 4, 5, 9] {
        let refused = draft.pair(&here, EntryId(1), EntryId(other), true).unwrap_err();
        assert_eq!(refused.sentence().key(), "draft-may-not", "{refused}");
    }
    let refused = draft.pair(&here, EntryId(1), EntryId(2), false).unwrap_err();
    assert_eq!(refused.sentence().key(), "draft-forbidden");
    let seated = draft.pair(&here, EntryId(1), EntryId(2), true).unwrap();
    assert_eq!(seated.overruled.map(|pair| pair.why.len()), Some(2));
    let refused = draft.clone().publish(&tournament, &here, false).unwrap_err();
    assert_eq!(refused.sentence().key(), "draft-forbidden", "publishing asks too");
    assert!(draft.publish(&tournament, &here, true).is_ok());
}

#[test]
fn a_plan_speaks_against_other_opponents_while_it_can_be_kept() {
    let league =
        League { name: String::new(), entries: ids(&[1, 2, 3]), from: ROUND, double: false };
    let tournament = with(5, DrawRules { leagues: vec![league], ..DrawRules::default() });
    let here = context(&tournament);
    let planned = draw(&tournament, ROUND, &DrawOptions::default()).unwrap();
    assert_eq!(here.forbidden_boards(&planned.boards), []);
    let meeting = planned.boards.iter().find(|board| board.black.0 <= 3 && board.white.0 <= 3);
    let (a, b) = meeting.map(|board| (board.black, board.white)).unwrap();
    let resting = planned.resting[0];
    let four = EntryId(4);
    assert_eq!(here.objections(a, four, &[]), [Objection::Planned { entry: a, opponent: b }]);
    assert_eq!(here.objections(four, resting, &[]), [Objection::Rests { entry: resting }]);
    let elsewhere = [tournament::Board::new(TableNo(1), b, EntryId(5), 0)];
    assert_eq!(here.objections(a, four, &elsewhere), [], "the planned opponent plays another");
    let without = DrawOptions { left_out: vec![a], ..DrawOptions::default() };
    let drawn = draw(&tournament, ROUND, &without).unwrap();
    assert_eq!((drawn.boards.len(), drawn.resting.contains(&b)), (1, true), "{b} has no game");
}

#[test]
fn boards_made_by_hand_and_late_ones_stand_where_the_event_wants_them() {
    let rules = DrawRules {
        fixed_tables: vec![FixedTable { entry: EntryId(6), table: TableNo(4) }],
        unused_tables: vec![TableNo(1), TableNo(3)],
        ..DrawRules::default()
    };
    let tournament = with(8, rules.clone());
    let here = context(&tournament);
    let mut draft = RoundDraft::open(&tournament, ROUND).unwrap();
    let mut pair = |a, b| draft.pair(&here, EntryId(a), EntryId(b), false).unwrap().board.table.0;
    assert_eq!([pair(1, 2), pair(3, 4)], [2, 5], "4 waits for the sixth");
    assert_eq!([pair(5, 6), pair(7, 8)], [4, 6]);
    assert_eq!(draft.move_to(TableNo(2), TableNo(3)), Err(DraftError::TableUnused(TableNo(3))));
    assert_eq!(draft.move_to(TableNo(2), TableNo(9)), Ok(()));
    assert_eq!(draft.move_to(TableNo(4), TableNo(10)), Ok(()));
    for (a, b, was, table) in [(3, 4, 5, 2), (7, 8, 6, 4)] {
        draft.unpair(TableNo(was)).unwrap();
        let seated = draft.pair(&here, EntryId(a), EntryId(b), false).unwrap();
        assert_eq!(seated.board.table, TableNo(table), "the sixth sits elsewhere");
    }

    let closed = DrawRules { unused_tables: vec![TableNo(1), TableNo(4)], ..rules.clone() };
    let tournament = with(6, closed);
    let mut two = RoundDraft::open(&tournament, ROUND).unwrap();
    let here = context(&tournament);
    for (a, b, table) in [(1, 2, 2), (5, 6, 4)] {
        let seated = two.pair(&here, EntryId(a), EntryId(b), false).unwrap();
        assert_eq!(seated.board.table, TableNo(table));
    }
    let moved = |draft: &mut RoundDraft, from, to| draft.move_to(TableNo(from), TableNo(to));
    let refused = Err(DraftError::TableUnused(TableNo(4)));
    assert_eq!(moved(&mut two, 4, 2), refused, "4 is for the sixth, not for who stands at 2");
    assert_eq!(moved(&mut two, 4, 3), Ok(()));
    assert_eq!(moved(&mut two, 3, 4), Ok(()), "the sixth may go back to it");

    let late = published(with(6, rules.clone()), &["1-2+0", "3-4+0"], &[5]);
    assert_eq!(receive(&late, 6, None, false).map(table), Ok((4, false)), "the fixed table");
    let mut late = published(with(6, rules), &["1-2+0", "3-4+0"], &[5]);
    late.settings.draw.fixed_tables.clear();
    assert_eq!(receive(&late, 6, None, false).map(table), Ok((4, false)));
    late.rounds[0].boards.pop();
    late.rounds[0].byes.extend(ids(&[3, 4]));
    late.settings.draw.unused_tables = vec![TableNo(2)];
    assert_eq!(receive(&late, 6, None, false).map(table), Ok((3, false)));
}

#[test]
fn when_the_games_are_over_a_latecomer_plays_whom_an_arbiter_names() {
    let mut over = published(with(4, DrawRules::default()), &["1-2+0"], &[3]);
    over.rounds[0].boards[0].ending = "B+".parse().unwrap();
    assert_eq!(receive(&over, 4, None, false), Err(DraftError::GamesOver(ROUND)));
    assert_eq!(receive(&over, 4, Some(3), false).map(table), Ok((2, false)));
}

#[test]
fn an_earlier_game_is_lost_with_its_board() {
    let mut event = published(with(4, DrawRules::default()), &["1-2+0", "3-4+0"], &[]);
    assert_eq!(lost_results(&event.rounds[0], None).len(), 0, "nothing was played");
    let anew = event.rounds[0].boards[1].played_anew(&ReplayTerms::default(), None);
    event.rounds[0].boards[1] = anew.clone();
    assert_eq!(lost_results(&event.rounds[0], None), [&anew]);
}

#[test]
fn a_planned_board_stands_at_the_table_that_is_fixed_for_its_player() {
    let league =
        League { name: String::new(), entries: ids(&[1, 2, 3, 4]), from: ROUND, double: false };
    let rules = DrawRules {
        leagues: vec![league],
        fixed_tables: vec![FixedTable { entry: EntryId(3), table: TableNo(7) }],
        ..DrawRules::default()
    };
    let drawn = draw(&with(8, rules), ROUND, &DrawOptions::default()).unwrap();
    let theirs = drawn.boards.iter().find(|board| board.color_of(EntryId(3)).is_some());
    assert_eq!(theirs.map(|board| board.table), Some(TableNo(7)));
}

fn rules() -> impl Strategy<Value = DrawRules> {
    let group = prop::collection::btree_set(1..=10_i32, 2..5);
    let apart = prop::collection::vec(group, 0..4);
    (apart, prop::option::of(0..4_u8), any::<bool>()).prop_map(|(apart, most, no_rematch)| {
        let entries = |group: std::collections::BTreeSet<i32>| group.into_iter().map(EntryId);
        let apart = apart.into_iter();
        DrawRules {
            apart: apart
                .map(|group| KeptApart { name: String::new(), entries: entries(group).collect() })
                .collect(),
            most_ranks_apart: most,
            no_rematch,
            ..DrawRules::default()
        }
    })
}

#[derive(Clone, Debug)]
enum Act {
    Draw,
    Pair(i32, i32, bool),
    Unpair(i32),
    Late(i32, Option<i32>, bool),
}

fn act() -> impl Strategy<Value = Act> {
    let player = 1..=10_i32;
    prop_oneof![
        1 => Just(Act::Draw),
        4 => (player.clone(), player.clone(), any::<bool>()).prop_map(|(a, b, o)| Act::Pair(a, b, o)),
        2 => (1..6_i32).prop_map(Act::Unpair),
        3 => (player.clone(), prop::option::of(player), any::<bool>())
            .prop_map(|(a, b, o)| Act::Late(a, b, o)),
    ]
}

/// Does it to a round of the tournament. Returns what was overruled, or nothing if it was refused.
fn perform(tournament: &mut Tournament, no: RoundNo, act: &Act) -> Vec<(EntryId, EntryId)> {
    let context = RoundContext::new(tournament, no, None).unwrap();
    let stands = tournament.round(no).cloned();
    let open = || RoundDraft::open(tournament, no).unwrap();
    let mut overruled = None;
    let round = match *act {
        Act::Draw => {
            draw(tournament, no, &DrawOptions::default()).ok().map(|drawn| drawn.to_round())
        }
        Act::Pair(a, b, overrule) => {
            let mut draft = open();
            let seated = draft.pair(&context, EntryId(a), EntryId(b), overrule).ok();
            overruled = seated.and_then(|seated| seated.overruled);
            Some(draft.to_round())
        }
        Act::Unpair(table) => {
            let mut draft = open();
            let _ = draft.unpair(TableNo(table));
            Some(draft.to_round())
        }
        Act::Late(late, opponent, overrule) => {
            let mut public = tournament.clone();
            public.rounds.iter_mut().for_each(|round| round.state = RoundState::Published);
            PublishedRound::open(&public, no).ok().map(|mut round| {
                let opponent = opponent.map(EntryId);
                let arrival = round.receive(&context, EntryId(late), opponent, overrule);
                if let Ok(Arrival::Paired { overruled: against, .. }) = arrival {
                    overruled = against;
                }
                Round { state: RoundState::Draft, ..round.into_round() }
            })
        }
    };
    tournament.rounds.retain(|round| round.no != no);
    tournament.rounds.extend(round.or(stands));
    overruled
        .into_iter()
        .flat_map(|pair| [(pair.one, pair.other), (pair.other, pair.one)])
        .collect()
}

proptest! {
    #[test]
    fn whatever_is_done_no_forbidden_pair_sits_that_nobody_overruled(
        rules in rules(),
        acts in prop::collection::vec(act(), 1..25),
    ) {
        let mut tournament = field(&["1d", "1k", "2k", "2k", "3k", "3k", "4k", "5k", "6k", "9k"]);
        tournament.settings.draw = rules;
        let mut overruled = Vec::new();
        for (no, acts) in (1..).map(RoundNo).zip(acts.chunks(8)) {
            for act in acts {
                overruled.extend(perform(&mut tournament, no, act));
                let context = RoundContext::new(&tournament, no, None).unwrap();
                let Some(round) = tournament.round(no) else { continue };
                for pair in context.forbidden_boards(&round.boards) {
                    prop_assert!(overruled.contains(&(pair.one, pair.other)), "{act:?}: {pair}");
                }
            }
            if tournament.round(no).is_none() {
                tournament.rounds.push(Round::empty(no, RoundState::Published));
            }
            for round in &mut tournament.rounds {
                round.state = RoundState::Finished;
            }
            overruled.clear();
        }
    }

    #[test]
    fn the_draw_allows_just_the_pairs_against_which_no_rule_speaks(rules in rules()) {
        let mut tournament = field(&["1d", "1k", "2k", "2k", "3k", "3k", "4k", "5k", "6k", "9k"]);
        tournament.settings.draw = rules;
        let context = context(&tournament);
        for (i, a) in context.participants().iter().enumerate() {
            for (j, b) in context.participants().iter().enumerate().filter(|(j, _)| *j != i) {
                let spoken = context.objections(a.entry, b.entry, &[]);
                prop_assert_eq!(context.allows(i, j), spoken.is_empty());
            }
        }
    }
}
