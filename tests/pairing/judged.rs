use pairing::{
    DrawOptions, GivenUp, Grade, PairCriterion, RoundContext, RoundPicture, draw_in, explain, judge,
};
use tournament::{EntryId, RoundNo};

use crate::field::{board, draft, field, played};
use crate::golden;

#[test]
fn strangers_at_their_places_are_an_ideal_pair() {
    let open = field(&["5k A X", "5k B Y", "5k C Z", "5k D W"]);
    let (round, context) = draft(&open, &["1-3+0", "2-4+0"]);
    for board in &round.boards {
        let judged = judge(&context, board).unwrap();
        assert_eq!((judged.grade, judged.given_up.len()), (Grade::Ideal, 0), "{judged:?}");
    }
}

#[test]
fn what_a_pair_gave_up_decides_its_grade() {
    let mut open = field(&["5k A X", "5k A X", "5k C Z", "5k D W", "5k E V", "5k E U"]);
    let same_club = judge(&draft(&open, &[]).1, &board(1, "1-2+0")).unwrap();
    assert_eq!(same_club.grade, Grade::Fair);
    assert_eq!(same_club.given_up[0], GivenUp::OtherClub);
    let same_half = judge(&draft(&open, &[]).1, &board(1, "3-2+0")).unwrap();
    assert_eq!(same_half.given_up, [GivenUp::Seeding { percent: 0 }]);
    assert_eq!(same_half.grade, Grade::Good);
    played(&mut open, &["1-3+0>B+", "2-4+0>B+", "5-6+0>W+"]);
    let again = judge(&draft(&open, &[]).1, &board(1, "3-1+0")).unwrap();
    let wanted = [GivenUp::FirstMeeting { round: RoundNo(1) }, GivenUp::SameScore { apart: 1 }];
    assert_eq!((again.grade, &again.given_up[..]), (Grade::Fair, &wanted[..]));
    let blacks = judge(&draft(&open, &[]).1, &board(1, "1-2+0")).unwrap();
    assert!(blacks.given_up.contains(&GivenUp::Colors), "{blacks:?}");
}

#[test]
fn who_has_the_higher_score_is_drawn_down_whatever_the_colour() {
    let mut open = field(&["5k A", "5k B", "5k C", "5k D"]);
    played(&mut open, &["1-2+0>B+", "3-4+0>B+"]);
    let (round, context) = draft(&open, &["1-4+0", "2-3+0"]);
    let floaters = RoundPicture::of(&context, &round.boards).floaters;
    let found: Vec<_> = floaters.iter().map(|one| (one.table.0, one.down.0, one.up.0)).collect();
    assert_eq!(found, [(1, 1, 4), (2, 3, 2)]);
}

#[test]
fn stones_are_missed_where_the_event_gives_fewer_and_not_where_it_gives_none() {
    let mut open = field(&["1k A X", "9k B Y"]);
    let missed = [3, 0].map(|ceiling| {
        open.settings.handicap.ceiling = ceiling;
        let judged = judge(&draft(&open, &[]).1, &board(1, "2-1+0")).unwrap();
        judged.given_up.iter().any(|one| matches!(one, GivenUp::FullHandicap { .. }))
    });
    assert_eq!(missed, [true, false]);
}

#[test]
fn an_explanation_shows_what_has_a_say_and_how_much_of_it_was_given() {
    let mut open = field(&["5k A X", "5k B X", "5k C X", "5k D X"]);
    played(&mut open, &["1-2+0>B+", "3-4+0>B+"]);
    let (_, context) = draft(&open, &[]);
    let apart = explain(&context, EntryId(1), EntryId(4)).unwrap();
    let said: Vec<_> = apart.shares.iter().map(|share| share.criterion).collect();
    let wanted = [
        PairCriterion::Duplicate,
        PairCriterion::Color,
        PairCriterion::Score,
        PairCriterion::Drawn,
        PairCriterion::Geography,
    ];
    assert_eq!(said, wanted);
    let percent = |criterion| apart.share(criterion).unwrap().percent();
    assert_eq!(percent(PairCriterion::Duplicate), 100);
    assert_eq!(percent(PairCriterion::Color), 100);
    assert_eq!(percent(PairCriterion::Score), 98);
    assert!((1..100).contains(&percent(PairCriterion::Geography)));
    assert_eq!(apart.share(PairCriterion::Seeding), None);
    assert_eq!(explain(&context, EntryId(1), EntryId(9)), None);
}

#[test]
fn colours_have_a_say_between_who_had_black_twice_and_who_had_each_once() {
    let mut open = field(&["5k A", "5k B", "5k C", "5k D"]);
    played(&mut open, &["1-2+0>B+", "3-4+0>W+"]);
    played(&mut open, &["1-3+0>W+", "4-2+0>W+"]);
    let (_, context) = draft(&open, &[]);
    let found = explain(&context, EntryId(1), EntryId(4)).unwrap();
    assert_eq!(found.share(PairCriterion::Color).map(|share| share.percent()), Some(100));
}

#[test]
fn no_share_leaves_its_range_in_any_pair_of_37_rounds() {
    let mut shares = 0;
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let context = RoundContext::new(&tournament, round, None).unwrap();
        let entries: Vec<EntryId> = context.participants().iter().map(|p| p.entry).collect();
        for (i, a) in entries.iter().enumerate() {
            for share in entries[..i].iter().flat_map(|b| explain(&context, *a, *b).unwrap().shares)
            {
                assert!(share.least <= share.worth && share.worth <= share.most, "{share:?}");
                assert!((0..=100).contains(&share.percent()) && share.missing() >= 0);
                shares += 1;
            }
        }
    }
    println!("{shares} shares");
    assert!(shares > 40_000);
}

#[test]
fn a_draw_that_keeps_two_apart_is_worth_no_more() {
    let tournament = golden::tournament("harbour-open");
    let context = RoundContext::new(&tournament, RoundNo(2), None).unwrap();
    let drawn = draw_in(&context, &DrawOptions::default()).unwrap();
    for board in drawn.boards.iter().step_by(5) {
        let pair = (board.white, board.black);
        let apart = DrawOptions { forbidden: vec![pair], bye: drawn.bye, ..DrawOptions::default() };
        let other = draw_in(&context, &apart).unwrap();
        assert!(other.total <= drawn.total);
        let together =
            |b: &tournament::Board| b.color_of(pair.0).is_some() && b.color_of(pair.1).is_some();
        assert!(!other.boards.iter().any(together));
        let lost = drawn.total - other.total;
        let tenths = i128::from(context.tenths_of_groups(lost)) * i128::from(context.group_worth());
        assert!((tenths - lost * 10).abs() <= i128::from(context.group_worth()));
    }
}

#[test]
fn a_pair_that_is_the_only_way_has_no_next_best() {
    let open = field(&["5k A", "5k B"]);
    let (_, context) = draft(&open, &[]);
    let options = DrawOptions::default();
    assert!(draw_in(&context, &options).is_ok());
    let forbidden = vec![(EntryId(1), EntryId(2))];
    assert!(draw_in(&context, &DrawOptions { forbidden, ..options }).is_err());
}
