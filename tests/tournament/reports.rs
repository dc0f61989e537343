use chrono::DateTime;
use tournament::*;

#[test]
fn every_ending_reads_back_what_it_shows() {
    for (text, ..) in super::results::WORTH {
        let ending = text.parse::<Ending>().unwrap();
        assert_eq!(ending.to_string(), text);
        let (who, how) = ending.two_answers();
        assert_eq!(Ending::of_two_answers(&who, &how), Ok(ending), "{who} {how}");
    }
}

#[test]
fn what_is_no_ending_is_refused() {
    for wrong in ["", "!", "B", "X+", "B+0", "B+-3", "B+0.3", "?!", "void!", "B+R!", "B+99999"] {
        assert!(wrong.parse::<Ending>().is_err(), "{wrong}");
    }
    for (who, how) in [("", ""), ("X", "R"), ("B", "Q"), ("B+", ""), ("W", "0"), ("", "F")] {
        assert!(Ending::of_two_answers(who, how).is_err(), "{who} {how}");
    }
    assert_eq!(Ending::of_two_answers("void", "F"), Ok(Ending::NoResult));
    assert_eq!(Ending::of_two_answers("both-lose", "R").unwrap().to_string(), "both-lose");
}

#[test]
fn a_margin_fits_the_komi_and_the_board() {
    let mut event = super::event(System::McMahon, &[]);
    event.settings.komi = HalfPoints(13);
    let even = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
    let whole = Board { komi: Some(HalfPoints::whole(6)), ..even.clone() };
    let odd = |board: &Board, text: &str| event.oddity(board, text.parse().expect("an ending"));
    for fits in ["?", "B+", "W+R", "B+T", "W+7.5", "B+0.5", "W+361.5", "0!", "void", "both-lose"] {
        assert_eq!(odd(&even, fits), None, "{fits}");
    }
    for odd_one in ["W+7", "B+12", "0"] {
        assert_eq!(odd(&even, odd_one), Some(Oddity::Komi(HalfPoints(13))), "{odd_one}");
        assert_eq!(odd(&whole, odd_one), None, "{odd_one}");
    }
    assert_eq!(odd(&whole, "B+3.5"), Some(Oddity::Komi(HalfPoints::whole(6))));
    let most = Oddity::TooManyPoints(HalfPoints(362 * 2 + 13));
    assert_eq!(odd(&even, "W+400.5"), Some(most));
}

fn said(by: i32, ending: &str) -> Reported {
    let at = DateTime::UNIX_EPOCH;
    let ending = ending.parse().expect("an ending");
    Reported { by: EntryId(by), captain: None, ending, at }
}

#[test]
fn two_words_agree_when_none_contradicts_the_other() {
    let common = |one: &str, other: &str| {
        let ending = in_common(one.parse().unwrap(), other.parse().unwrap());
        ending.map(|ending| ending.to_string())
    };
    assert_eq!(common("B+", "B+R").as_deref(), Some("B+R"));
    assert_eq!(common("W+3.5", "W+").as_deref(), Some("W+3.5"));
    assert_eq!(common("0", "0").as_deref(), Some("0"));
    for (one, other) in [("B+", "W+"), ("B+R", "B+3.5"), ("0", "B+"), ("0", "void")] {
        assert_eq!(common(one, other), None, "{one} and {other}");
        assert_eq!(common(other, one), None, "{other} and {one}");
    }
}

#[test]
fn only_the_two_who_sit_there_are_heard() {
    let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
    assert_eq!(Reports::at(&board, &[said(3, "B+")]), Reports::Nothing);
    let one = [said(2, "B+"), said(3, "W+")];
    assert_eq!(Reports::at(&board, &one), Reports::One(&one[0]));
    let same = [said(2, "B+"), said(1, "B+R")];
    assert_eq!(Reports::at(&board, &same), Reports::Same("B+R".parse().unwrap()));
    let differ = [said(2, "W+"), said(1, "B+")];
    assert_eq!(Reports::at(&board, &differ), Reports::Differ);
}

#[test]
fn a_captains_word_stands_beside_the_players() {
    let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
    let captain = |ending| Reported { captain: Some(EntryId(9)), ..said(1, ending) };
    let alone = [captain("B+"), said(2, "B+R")];
    assert_eq!(Reports::at(&board, &alone), Reports::Same("B+R".parse().unwrap()));
    let one_side = [said(1, "B+"), captain("B+")];
    assert_eq!(Reports::at(&board, &one_side), Reports::One(&one_side[0]));
    assert_eq!(Reports::at(&board, &[said(1, "B+"), captain("W+")]), Reports::Differ);
    let agreed = [said(1, "W+"), said(2, "W+"), captain("B+")];
    assert_eq!(Reports::at(&board, &agreed), Reports::Differ, "against what both agreed");
}
