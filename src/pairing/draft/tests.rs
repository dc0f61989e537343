use super::*;
use crate::{DrawOptions, draw};
use proptest::prelude::*;
use rating::Rank;

const ROUND: RoundNo = RoundNo(1);

fn open(players: i32) -> Tournament {
    let day = chrono::NaiveDate::default();
    let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
    for id in 1..=players {
        let rank = Rank::clamped(2 - id);
        open.entries.push(Entry::new(EntryId(id), &format!("Player {id}"), "", rank));
    }
    open
}

fn drawn(tournament: &Tournament) -> RoundDraft {
    RoundDraft::of(tournament, &draw(tournament, ROUND, &DrawOptions::default()).unwrap()).unwrap()
}

fn context(tournament: &Tournament) -> RoundContext {
    RoundContext::new(tournament, ROUND, None).unwrap()
}

#[test]
fn two_boards_are_taken_apart_and_paired_crosswise() {
    let open = open(8);
    let mut draft = drawn(&open);
    let first = draft.unpair(TableNo(1)).unwrap();
    let third = draft.unpair(TableNo(3)).unwrap();
    assert_eq!(draft.unpaired().len(), 4);
    let context = context(&open);
    let mut pair = |a, b| draft.pair(&context, a, b, false).map(|seated| seated.board.table);
    assert_eq!(pair(first.black, third.white), Ok(TableNo(1)));
    assert_eq!(pair(third.black, first.white), Ok(TableNo(3)));
    let again = pair(first.black, third.black);
    assert!(draft.unpaired().is_empty());
    assert_eq!(again, Err(DraftError::AlreadyPaired { entry: first.black, table: TableNo(1) }));
}

#[test]
fn boards_change_places_colours_and_stones() {
    let open = open(6);
    let mut draft = drawn(&open);
    let [first, second] = [draft.boards()[0].clone(), draft.boards()[1].clone()];
    draft.move_to(TableNo(1), TableNo(2)).unwrap();
    assert_eq!(draft.boards()[0].black, second.black);
    draft.move_to(TableNo(2), TableNo(40)).unwrap();
    draft.swap_colors(TableNo(40)).unwrap();
    draft.set_handicap(TableNo(40), 9).unwrap();
    let moved = draft.boards().last().unwrap();
    assert_eq!((moved.black, moved.white, moved.handicap), (first.white, first.black, 9));
    draft.renumber(&context(&open));
    let tables: Vec<i32> = draft.boards().iter().map(|board| board.table.0).collect();
    assert_eq!(tables, [1, 2, 3]);
    assert_eq!(draft.boards()[0].black, first.white);
}

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let mut open = open(5);
    let mut draft = drawn(&open);
    let bye = draft.byes()[0];
    let before = draft.clone();
    assert_eq!(draft.unpair(TableNo(9)), Err(DraftError::NoBoard(TableNo(9))));
    assert_eq!(draft.set_handicap(TableNo(1), 10), Err(DraftError::Handicap(10)));
    let nowhere = draft.move_to(TableNo(1), TableNo(0));
    assert_eq!(nowhere, Err(DraftError::TableNumber(TableNo(0))));
    assert_eq!(draft.give_bye(bye), Err(DraftError::HasBye(bye)));
    let here = context(&open);
    assert_eq!(draft.pair(&here, bye, bye, true), Err(DraftError::Oneself(bye)));
    let nobody = draft.pair(&here, bye, EntryId(77), true).unwrap_err();
    assert_eq!(nobody.sentence().key(), "draft-may-not");
    assert_eq!(draft, before);
    open.entries[0].participation = open.entries[0].participation.without_from(ROUND);
    let refused = draft.publish(&open, &here, true).unwrap_err();
    assert_eq!(refused, DraftError::NotTakingPart(EntryId(1)));
}

#[test]
fn a_board_with_a_result_keeps_its_seats_but_may_move() {
    let mut open = open(4);
    let mut round = drawn(&open).to_round();
    round.boards[0].ending = Ending::won(go::Color::White);
    open.rounds.push(round);
    let mut draft = RoundDraft::open(&open, ROUND).unwrap();
    assert_eq!(draft.unpair(TableNo(1)), Err(DraftError::HasResult(TableNo(1))));
    assert_eq!(draft.swap_colors(TableNo(1)), Err(DraftError::HasResult(TableNo(1))));
    assert_eq!(draft.move_to(TableNo(1), TableNo(2)), Ok(()));
}

#[test]
fn a_player_with_a_bye_who_is_paired_gives_it_up() {
    let open = open(5);
    let mut draft = drawn(&open);
    let bye = draft.byes()[0];
    let board = draft.unpair(TableNo(1)).unwrap();
    draft.pair(&context(&open), bye, board.white, false).unwrap();
    assert_eq!((draft.byes(), draft.unpaired()), (&[][..], vec![board.black]));
    draft.give_bye(board.black).unwrap();
    draft.take_bye(board.black).unwrap();
    assert_eq!(draft.take_bye(board.black), Err(DraftError::NoBye(board.black)));
    assert_eq!(draft.publish(&open, &context(&open), false).unwrap().unpaired(), [board.black]);
}

#[test]
fn stored_rounds_that_contradict_themselves_are_not_opened() {
    let mut open = open(4);
    let mut round = drawn(&open).to_round();
    round.byes.push(round.boards[0].black);
    let twice = round.boards[0].black;
    open.rounds.push(round);
    assert_eq!(RoundDraft::open(&open, ROUND), Err(DraftError::Twice(twice)));
    open.rounds[0].byes.clear();
    open.rounds[0].boards[1].table = TableNo(1);
    assert_eq!(RoundDraft::open(&open, ROUND), Err(DraftError::TableTwice(TableNo(1))));
    open.rounds[0].boards[1].table = TableNo(2);
    open.rounds[0].state = RoundState::Published;
    assert_eq!(RoundDraft::open(&open, ROUND), Err(DraftError::AlreadyPublished(ROUND)));
    assert!(PublishedRound::open(&open, ROUND).is_ok());
    let missing = RoundDraft::open(&open, RoundNo(6)).unwrap_err();
    assert!(matches!(missing, DraftError::UnknownRound(_)));
}

#[test]
fn a_latecomer_plays_who_had_the_bye_and_the_next_one_waits() {
    let five = open(5);
    let published = drawn(&five).publish(&five, &context(&five), false).unwrap();
    let before = published.round().clone();
    let (bye, six) = (before.byes[0], open(6));
    let mut round = PublishedRound { roster: Roster::of(&six, ROUND), ..published };
    let arrival = round.receive(&context(&six), EntryId(6), None, false).unwrap();
    let Arrival::Paired { board, bye_ended, overruled: None } = arrival else {
        panic!("{arrival:?}")
    };
    assert_eq!((board.table, bye_ended), (TableNo(3), Some(bye)));
    assert!(board.color_of(bye).is_some() && board.color_of(EntryId(6)).is_some());
    assert_eq!(round.round().boards[..2], before.boards);
    assert!(round.round().byes.is_empty());

    let (seven, eight) = (open(7), open(8));
    assert_eq!(round.receive(&context(&seven), EntryId(7), None, false), Ok(Arrival::Waits));
    let refused = round.receive(&context(&eight), EntryId(8), Some(EntryId(1)), false);
    assert_eq!(refused, Err(DraftError::NotFree(EntryId(1))));
    let paired = round.receive(&context(&eight), EntryId(8), Some(EntryId(7)), false).unwrap();
    assert!(matches!(paired, Arrival::Paired { bye_ended: None, .. }));
    assert_eq!(round.round().boards.len(), 4);
    let again = round.receive(&context(&eight), EntryId(8), None, false);
    assert_eq!(again, Err(DraftError::AlreadyPaired { entry: EntryId(8), table: TableNo(4) }));
}

#[test]
fn nobody_is_seated_in_a_round_whose_games_are_over() {
    let (five, six) = (open(5), open(6));
    let published = drawn(&five).publish(&five, &context(&five), false).unwrap();
    let mut round = PublishedRound { roster: Roster::of(&six, ROUND), ..published };
    let over = Ending::won(go::Color::Black);
    round.round.boards.iter_mut().skip(1).for_each(|board| board.ending = over);
    let late = |mut round: PublishedRound| round.receive(&context(&six), EntryId(6), None, false);
    assert!(matches!(late(round.clone()), Ok(Arrival::Paired { .. })), "one game goes on");
    round.round.boards[0].ending = over;
    assert_eq!(late(round), Err(DraftError::GamesOver(ROUND)));
}

#[derive(Clone, Debug)]
enum Act {
    Pair(i32, i32),
    Unpair(i32),
    Swap(i32),
    Stones(i32, u8),
    Move(i32, i32),
    GiveBye(i32),
    TakeBye(i32),
    Renumber,
}

fn act() -> impl Strategy<Value = Act> {
    let (player, table) = (0..11, 0..9);
    prop_oneof![
        (player.clone(), player.clone()).prop_map(|(a, b)| Act::Pair(a, b)),
        table.clone().prop_map(Act::Unpair),
        table.clone().prop_map(Act::Swap),
        (table.clone(), 0..12u8).prop_map(|(t, h)| Act::Stones(t, h)),
        (table.clone(), table).prop_map(|(from, to)| Act::Move(from, to)),
        player.clone().prop_map(Act::GiveBye),
        player.prop_map(Act::TakeBye),
        Just(Act::Renumber),
    ]
}

fn perform(draft: &mut RoundDraft, context: &RoundContext, act: &Act) -> Result<(), DraftError> {
    match *act {
        Act::Pair(a, b) => draft.pair(context, EntryId(a), EntryId(b), true).map(drop),
        Act::Unpair(table) => draft.unpair(TableNo(table)).map(drop),
        Act::Swap(table) => draft.swap_colors(TableNo(table)),
        Act::Stones(table, stones) => draft.set_handicap(TableNo(table), stones),
        Act::Move(from, to) => draft.move_to(TableNo(from), TableNo(to)),
        Act::GiveBye(entry) => draft.give_bye(EntryId(entry)),
        Act::TakeBye(entry) => draft.take_bye(EntryId(entry)),
        Act::Renumber => {
            draft.renumber(context);
            Ok(())
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_done_everybody_has_just_one_place(acts in prop::collection::vec(act(), 1..60)) {
        let open = open(9);
        let context = context(&open);
        let mut draft = drawn(&open);
        for act in &acts {
            let before = draft.clone();
            if perform(&mut draft, &context, act).is_err() {
                prop_assert_eq!(&draft, &before);
            }
            let seats = draft.boards().iter().flat_map(|board| [board.black, board.white]);
            let mut places: Vec<i32> =
                seats.chain(draft.byes().to_vec()).chain(draft.unpaired()).map(|e| e.0).collect();
            places.sort_unstable();
            prop_assert_eq!(places, (1..=9).collect::<Vec<_>>());
            let mut tables: Vec<i32> = draft.boards().iter().map(|board| board.table.0).collect();
            tables.dedup();
            prop_assert_eq!(tables.len(), draft.boards().len());
        }
        prop_assert!(draft.publish(&open, &context, false).is_ok());
    }
}

#[test]
fn an_exchange_costs_what_the_draft_is_worth_less_afterwards() {
    let open = open(12);
    let (draft, context) = (drawn(&open), context(&open));
    for (table, other) in [(1, 2), (1, 5), (3, 6)] {
        let [one, other] = [table, other].map(|table| draft.boards()[table - 1].black);
        let price = draft.price(&context, [one, other]).unwrap();
        let mut then = draft.clone();
        then.exchange(&context, [one, other], true).unwrap();
        let lost = draft.worth(&context) - then.worth(&context);
        assert_eq!(price.lost_tenths_of_groups, context.tenths_of_groups(lost));
        assert!(lost >= 0, "a best draw is not made better");
    }
    let board = &draft.boards()[0];
    assert_eq!(draft.price(&context, [board.black, board.white]), None, "they sit at one board");
}
