//! A test a criterion, each on a crosstable small enough to reckon by hand.

use standings::{Part, ScoreSheet, Value, standings};
use tournament::{Categories, Criterion, Ending, HalfPoints, RoundNo, System, Unplayed};

use crate::event::Event;
use crate::golden;

/// Four players, three rounds, a jigo. Wins 2½ 2 0 1½, McMahon starts 32 31 30 30.
fn four() -> Event {
    Event::drawn(
        System::McMahon,
        "ada 3d  2+/w0 3+/b0 4=/w0
         bob 2d  1-/b0 4+/w0 3+/b0
         cyd 1d  4-/w0 1-/w0 2-/w0
         dan 1d  3+/b0 2-/b0 1=/b0",
    )
}

/// Handicaps, a bye for bob in round 2 and an absence of cyd in round 2. Wins 2 1+1 1 1.
fn handicaps() -> Event {
    Event::drawn(
        System::McMahon,
        "ada 3d  2+/w1 4+/w4 3-/w5
         bob 1d  1-/b1 0+    4+/w2
         cyd 4k  4-/b0 0=    1+/b5
         dan 2k  3+/w0 1-/b4 2-/b2",
    )
}

#[test]
fn nbw_counts_wins_and_halves() {
    assert_eq!(four().values(Criterion::Nbw), ["2.5", "2", "0", "1.5"]);
    assert_eq!(handicaps().values(Criterion::Nbw), ["2", "2", "1", "1"]);
}

#[test]
fn mms_adds_points_to_the_start() {
    assert_eq!(four().values(Criterion::Mms), ["34.5", "33", "30", "31.5"]);
    // The half point of cyd's absence is rounded down, bob's bye is a whole one.
    assert_eq!(handicaps().values(Criterion::Mms), ["34", "32", "27", "29"]);
    let why = handicaps().why("cyd", Criterion::Mms);
    let parts: Vec<_> = why.terms.iter().map(|t| (t.part, t.amount.to_string())).collect();
    let points = |amount: &str| (Part::Points, amount.to_owned());
    let start = (Part::Start, "26".to_owned());
    let rounded = (Part::RoundedDown, "-0.5".to_owned());
    assert_eq!(parts, [start, points("0"), points("0.5"), points("1"), rounded]);
}

#[test]
fn a_half_that_the_event_keeps_is_not_taken_off_in_the_explanation() {
    let mut event = handicaps();
    event.0.settings.points.round_down = false;
    let why = event.why("cyd", Criterion::Mms);
    assert_eq!(why.value.to_string(), "27.5");
    assert!(why.terms.iter().all(|term| term.part != Part::RoundedDown), "{:?}", why.terms);
}

#[test]
fn mms_starts_between_floor_and_bar_with_the_players_correction() {
    let mut event = Event::new(System::McMahon, "ada:7d bob:30k cyd:1d");
    event.0.entries[2].correction = 2;
    assert_eq!(event.values(Criterion::Mms), ["33", "10", "32"]);
}

#[test]
fn cps_lets_an_earlier_win_outweigh_all_later_ones() {
    // ada 1·4 + 1·2 + ½, bob 2 + 1, dan 4 + ½
    assert_eq!(four().values(Criterion::Cps), ["6.5", "3", "0", "4.5"]);
    // As OpenGotha: bob's bye comes to it once, 1 + 1; cyd's half point is rounded down; ada won twice, dan once.
    assert_eq!(handicaps().values(Criterion::Cps), ["6", "2", "1", "4"]);
    for (who, index) in [("ada", 0), ("bob", 1), ("cyd", 2), ("dan", 3)] {
        let (event, sheet) = (handicaps(), handicaps());
        let sheet = ScoreSheet::new(&sheet.0, RoundNo(3));
        let reckoned = event.why(who, Criterion::Cps).value;
        assert_eq!(Value::halves(sheet.cps(index, 3)), reckoned, "{who}: as the draw has it");
    }
}

/// OpenGotha takes the wins of the table for them, whatever unplayed rounds count for sums of opponents.
#[test]
fn exploits_are_the_same_with_unplayed_rounds_as_halves() {
    let mut plain = handicaps();
    plain.0.settings.points.bye_wins = HalfPoints::ZERO;
    let mut halves = handicaps();
    halves.0.settings.points.bye_wins = HalfPoints::ZERO;
    halves.0.settings.points.sos_unplayed_as_half = true;
    assert_ne!(plain.values(Criterion::SosW), halves.values(Criterion::SosW));
    for criterion in [Criterion::Ext, Criterion::Exr] {
        assert_eq!(plain.values(criterion), halves.values(criterion));
    }
}

#[test]
fn sts_adds_two_points_for_a_clean_score_from_the_bar_twice() {
    let table = "ada 4d  2+/w0 3+/b0 4+/w0 5-/b0
                 bob 4d  1-/b0 5+/b0 6+/b0 3+/b0
                 cyd 4d  4+/w0 1-/w0 5+/b0 2-/w0
                 dan 4d  3-/b0 6+/b0 1-/b0 0-
                 eve 4d  6+/b0 2-/w0 3-/w0 1+/w0
                 fay 3d  5-/w0 4-/w0 2-/w0 0-";
    let mut event = Event::drawn(System::McMahon, table);
    // Five rounds: clean through 3 is worth 2, through 4 another 2.
    assert_eq!(event.value("ada", Criterion::Sts), Value::whole(33 + 3 + 2));
    assert_eq!(event.value("bob", Criterion::Sts), Value::whole(33 + 3));
    event.0.settings.rounds = 4;
    assert_eq!(event.value("ada", Criterion::Sts), Value::whole(33 + 3 + 4));
    event.0.settings.rounds = 1;
    assert_eq!(event.value("ada", Criterion::Sts), event.value("ada", Criterion::Mms));
}

#[test]
fn cat_counts_from_one_and_the_upper_category_comes_first() {
    let mut event = Event::swiss("ada:9k bob:2d cyd:3k").placement("CAT NBW");
    event.0.settings.categories = Categories(["1d", "5k"].map(|r| r.parse().unwrap()).to_vec());
    assert_eq!(event.values(Criterion::Cat), ["3", "1", "2"]);
    assert_eq!(event.order(), "1 bob, 2 cyd, 3 ada");
    // By hand goes before the rank; a category below the lowest is the lowest.
    event.0.entries[0].category = Some(1);
    event.0.entries[1].category = Some(9);
    assert_eq!(event.values(Criterion::Cat), ["1", "3", "2"]);
}

#[test]
fn rank_and_rating_are_what_the_entry_says() {
    let mut event = Event::swiss("ada:9k bob:2d cyd:2d").placement("RANK RATING");
    event.0.entries[2].rating.0 = 2240;
    assert_eq!(event.values(Criterion::Rank), ["-9", "1", "1"]);
    assert_eq!(event.values(Criterion::Rating), ["1200", "2200", "2240"]);
    assert_eq!(event.order(), "1 cyd, 2 bob, 3 ada");
}

#[test]
fn sos_sums_opponents_scores() {
    assert_eq!(four().values(Criterion::SosW), ["3.5", "4", "6", "4.5"]);
    assert_eq!(four().values(Criterion::SosM), ["94.5", "96", "99", "97.5"]);
}

#[test]
fn sosm_corrects_by_handicap_and_counts_the_start_without_a_game() {
    // ada gave 1, 4 and 5: 32+1 + 29+4 + 27+5; bob took 1 and gave 2: 34-1 + 30 + 29+2;
    // cyd: 29 + 26 + 34-5; dan: 27 + 34-4 + 32-2.
    assert_eq!(handicaps().values(Criterion::SosM), ["98", "94", "84", "87"]);
    assert_eq!(handicaps().values(Criterion::SosW), ["4", "3", "3", "5"]);
    let why = handicaps().why("bob", Criterion::SosM);
    let game = |score, handicap| Part::OpponentScore { score: HalfPoints::whole(score), handicap };
    let parts: Vec<_> = why.terms.iter().map(|term| term.part).collect();
    assert_eq!(parts, [game(34, -1), Part::Start, game(29, 2)]);
}

#[test]
fn sos_less_one_and_two_drops_the_lowest() {
    assert_eq!(four().values(Criterion::SosMM1), ["64.5", "66", "67.5", "67.5"]);
    assert_eq!(four().values(Criterion::SosMM2), ["33", "34.5", "34.5", "34.5"]);
    assert_eq!(four().values(Criterion::SosWM1), ["3.5", "4", "4.5", "4.5"]);
    assert_eq!(four().values(Criterion::SosWM2), ["2", "2.5", "2.5", "2.5"]);
    let why = four().why("ada", Criterion::SosMM1);
    let dropped: Vec<_> = why.terms.iter().map(|term| term.dropped).collect();
    assert_eq!(dropped, [false, true, false]);
}

#[test]
fn sos_less_one_is_the_larger_of_two_rounds_and_nothing_of_one() {
    let mut congress = golden::tournament("tournaments/congress-2011");
    congress.settings.placement = [Criterion::SosM, Criterion::SosMM1, Criterion::SosMM2].to_vec();
    let after = |round| standings(&congress, RoundNo(round)).rows;
    assert!(after(1).iter().all(|row| row.values[1..] == [Value::whole(0), Value::whole(0)]));
    for row in after(2) {
        assert_eq!(row.values[2], Value::whole(0));
        assert!(row.values[1].as_quarters() * 2 >= row.values[0].as_quarters());
        assert!(row.values[1] < row.values[0]);
    }
}

#[test]
fn sodos_multiplies_by_the_own_result() {
    // ada 33 + 30 + 31½/2; bob 31½ + 30; dan 30 + 34½/2
    assert_eq!(four().values(Criterion::SodosM), ["78.75", "61.5", "0", "47.25"]);
    assert_eq!(four().values(Criterion::SodosW), ["2.75", "1.5", "0", "1.25"]);
    assert_eq!(handicaps().values(Criterion::SodosM), ["66", "31", "29", "27"]);
}

#[test]
fn sosos_sums_opponents_sos() {
    assert_eq!(four().values(Criterion::SososW), ["14.5", "14", "12", "13.5"]);
    assert_eq!(four().values(Criterion::SososM), ["292.5", "291", "288", "289.5"]);
    // bob: 98 + 3·30 + 87; cyd: 87 + 3·26 + 98
    assert_eq!(handicaps().values(Criterion::SososM), ["265", "275", "263", "276"]);
}

#[test]
fn cuss_sums_the_score_after_each_round() {
    assert_eq!(four().values(Criterion::CussW), ["5.5", "3", "0", "3.5"]);
    assert_eq!(four().values(Criterion::CussM), ["101.5", "96", "90", "93.5"]);
    // cyd: 26, 26 (the half is rounded down), 27
    assert_eq!(handicaps().value("cyd", Criterion::CussM), Value::whole(79));
}

#[test]
fn exploits_weigh_opponents_wins_by_what_the_ranks_ask_for() {
    // Even games: ada (3d) meets 2d, 1d, 1d from above: nothing. bob (2d) meets 3d: 2½ wins twice.
    // cyd (1d) meets 1d: 1½ once, 3d: 2½ three times, 2d: 2 twice. dan: 0, 2·2, 3·2½.
    assert_eq!(four().values(Criterion::Ext), ["0", "5", "13", "11.5"]);
    assert_eq!(four().values(Criterion::Exr), ["0", "0", "0", "0"]);
    // ada gave bob 1 of 2, dan 4 of 4 (1 win once), cyd 5 of 6; bob took 1 of 2 and lost (2 wins
    // twice), gave dan 2 of 2 (1 once); cyd took 0 of 2 from dan and lost (1 three times), 5 of 6
    // from ada and won (2 twice); dan gave 0 of 2, took 4 of 4 (2 once) and 2 of 2 (2 once).
    assert_eq!(handicaps().values(Criterion::Ext), ["1", "5", "7", "4"]);
    assert_eq!(handicaps().values(Criterion::Exr), ["1", "1", "4", "0"]);
}

#[test]
fn unplayed_rounds_can_count_as_half_points_for_opponents_only() {
    let mut event = handicaps();
    event.0.settings.points.sos_unplayed_as_half = true;
    assert_eq!(event.values(Criterion::Mms), handicaps().values(Criterion::Mms));
    // bob counts 31½ in place of 32, cyd 27½ in place of 27.
    assert_eq!(event.values(Criterion::SosM), ["98", "94", "84", "87"]);
    assert_eq!(event.values(Criterion::SosMM2), ["33", "33", "29", "30"]);
    let sheet = ScoreSheet::new(&event.0, RoundNo(3));
    let counted = |index| sheet.counted(index, standings::Opposition::McMahon).to_string();
    assert_eq!([0, 1, 2, 3].map(counted), ["34", "31.5", "27.5", "29"]);
}

#[test]
fn a_game_by_default_is_a_half_point_for_the_opponents_of_both() {
    let mut event = Event::swiss("ada bob cyd dan");
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    event.beats_by_default("ada", "cyd", 2).beats("bob", "dan", 2);
    event.0.settings.points.sos_unplayed_as_half = true;
    let sheet = ScoreSheet::new(&event.0, RoundNo(2));
    let counted = |index| sheet.counted(index, standings::Opposition::Wins).to_string();
    assert_eq!([0, 1, 2, 3].map(counted), ["1.5", "1", "1.5", "0"]);
    assert_eq!(event.values(Criterion::Nbw), ["2", "1", "1", "0"], "their own points stay");
    event.0.rounds[1].boards[0].ending = Ending::BothLose { by_default: true };
    let sheet = ScoreSheet::new(&event.0, RoundNo(2));
    assert_eq!(sheet.counted(0, standings::Opposition::Wins).to_string(), "1.5");
}

#[test]
fn a_game_without_a_result_yet_is_a_half_point_for_the_opponents_of_both() {
    let mut event = Event::swiss("ada bob cyd dan");
    event.beats("ada", "bob", 1).beats("cyd", "dan", 1);
    event.beats("ada", "cyd", 2).beats("bob", "dan", 2);
    event.0.settings.points.sos_unplayed_as_half = true;
    let counted = |event: &Event| {
        let sheet = ScoreSheet::new(&event.0, RoundNo(2));
        [0, 1, 2, 3].map(|i| sheet.counted(i, standings::Opposition::Wins).to_string())
    };
    for ending in [Ending::Pending, Ending::NoResult] {
        event.0.settings.points.no_result = tournament::NoResultPolicy::Replay;
        event.0.rounds[1].boards[0].ending = ending;
        assert_eq!(counted(&event), ["1.5", "1", "1.5", "0"], "{ending:?}");
    }
    // What is worth half a point, or none, is decided and counts as that.
    event.0.settings.points.no_result = tournament::NoResultPolicy::Zero;
    assert_eq!(counted(&event), ["1", "1", "1", "0"]);
}

#[test]
fn who_was_only_announced_gets_no_points_of_an_absence() {
    let mut event = Event::swiss("ada bob cyd dan");
    event.beats("ada", "bob", 1);
    event.beats("dan", "ada", 2);
    event.0.settings.points.absent_wins = HalfPoints::ONE;
    for announced in [2, 3] {
        event.0.entries[announced].registration = tournament::Registration::Preliminary;
    }
    let sheet = ScoreSheet::new(&event.0, RoundNo(2));
    assert_eq!(sheet.wins(2, 2), HalfPoints::ZERO, "cyd neither played nor had a bye");
    assert_eq!(sheet.wins(3, 2), HalfPoints::whole(2), "dan has a game, and an absence before it");
    let listed: Vec<_> = standings(&event.0, RoundNo(2)).rows.iter().map(|r| r.index).collect();
    assert_eq!(listed.len(), 3);
    assert!(!listed.contains(&2));
}

#[test]
fn sosts_sums_opponents_elimination_scores() {
    let mut event = Event::drawn(
        System::McMahon,
        "ada 4d  2+/w0 3+/b0 4+/w0
         bob 4d  1-/b0 4+/w0 3+/w0
         cyd 4d  4+/w0 1-/w0 2-/b0
         dan 1d  3-/b0 2-/b0 1-/b0",
    );
    event.0.settings.rounds = 3;
    event.0.settings.placement = vec!["SOSTS".parse().unwrap()];
    let (sosm, sosts) = (event.values(Criterion::SosM), event.values(Criterion::SosTs));
    let sts = event.values(Criterion::Sts);
    assert_eq!(sts[0], "40", "ada starts with 33, wins three, and has both bonuses");
    // Everybody met everybody: cyd has one bonus, for the first round, and each bonus counts with whoever met its owner.
    let number = |text: &String| text.parse::<i32>().unwrap();
    let more: Vec<i32> = sosts.iter().zip(&sosm).map(|(ts, m)| number(ts) - number(m)).collect();
    assert_eq!(more, [2, 6, 4, 6]);
    let why = event.why("bob", Criterion::SosTs);
    assert_eq!(Value::sum(standings::Unit::Halves, why.terms.iter().map(|t| t.amount)), why.value);
}

#[test]
fn a_term_tells_which_round_and_why_there_was_no_game() {
    let why = handicaps().why("bob", Criterion::SosW);
    let unplayed = why.terms[1];
    assert_eq!(unplayed.round, Some(RoundNo(2)));
    assert!(matches!(unplayed.seat, Some(tournament::Seat::Free(Unplayed::Bye))));
    let opponents: Vec<_> =
        why.terms.iter().filter_map(|term| Some(term.seat?.meeting()?.opponent.0)).collect();
    assert_eq!(opponents, [1, 4]);
}
