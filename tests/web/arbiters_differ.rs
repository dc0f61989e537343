//! Two arbiters enter two results for one board: who, how long ago, and a button with a stone for each.

use tengen::go::Color;
use tengen::referee::ProcedureName;
use tengen::tournament::Ending;

use crate::hall::{Hall, location};

#[test]
fn both_results_are_shown_with_who_and_how_long_ago_and_chosen_by_their_stones() {
    let hall = Hall::of(ProcedureName::Egf);
    assert_eq!(hall.post("/boards/1/1", &[("winner", "W"), ("seen", "0")]).status(), 303);
    let fields = [("winner", "B"), ("seen", "0"), ("show", "all"), ("q", "1")];
    let conflict = hall.post("/boards/1/1", &fields);
    assert_eq!(conflict.status(), 409);
    let page = conflict.text().expect("UTF-8");
    assert!(page.contains("You entered another result at table 1 yourself"), "{page}");
    for words in ["<dt>You</dt>", "just now, not saved", "ago, saved", "#seat-B", "#seat-W"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(page.find("#seat-B\"/></svg><span>") < page.find("#seat-W\"/></svg><span>"), "{page}");
    assert!(page.contains("/boards?round=1&#38;show=all&#38;q=1\""), "the way back: {page}");
    let seen = crate::hall::value_of(&page, "seen");
    let sent = hall.post("/boards/1/1", &[("ending", "B+"), ("seen", &seen), ("show", "all")]);
    assert!(location(&sent).contains("show=all"), "{}", location(&sent));
    let board = &hall.tournament().rounds[0].boards[0];
    assert_eq!(board.ending, Ending::won(Color::Black));
}

/// A phone that had no network sends what was entered long ago: it says how long it waited, and keeps it until the
/// answer says that it is decided.
#[test]
fn what_waited_on_a_phone_is_as_old_as_it_is_and_stays_there_until_it_is_decided() {
    let hall = Hall::of(ProcedureName::Egf);
    let key = "0123456789abcdef0123456789abcdef";
    assert_eq!(hall.post("/boards/1/1", &[("winner", "W"), ("seen", "0")]).status(), 303);
    let waited = [("winner", "B"), ("seen", "0"), ("waited", "600000"), ("settles", key)];
    let page = hall.post("/boards/1/1", &waited).text().expect("UTF-8");
    assert!(page.contains("on this device, not saved") && !page.contains("just now"), "{page}");
    let (mine, theirs) = (page.find("on this device"), page.find("ago, saved"));
    assert!(mine < theirs, "the earlier one first: {page}");
    assert_eq!(crate::hall::value_of(&page, "settles"), key);
    assert!(page.contains(&format!("settles={key}\">Leave it as saved")), "{page}");
    let seen = crate::hall::value_of(&page, "seen");
    let chosen = [("ending", "B+"), ("seen", seen.as_str()), ("settles", key)];
    let sent = hall.post("/boards/1/1", &chosen);
    assert!(location(&sent).contains(&format!("settles={key}")), "{}", location(&sent));
    let (version, players) = seen.split_once(' ').expect("a version and players");
    let later = format!("{} {players}", version.parse::<i32>().expect("a version") + 1);
    let strange = [("ending", "B+"), ("seen", later.as_str()), ("settles", "x&y=<z>")];
    assert!(!location(&hall.post("/boards/1/1", &strange)).contains("settles"));
}

/// A round that is drawn again begins its versions again: a phone that had no network has seen other people there.
#[test]
fn a_result_of_people_who_no_longer_sit_there_is_not_entered() {
    let hall = Hall::of(ProcedureName::Egf);
    let board = || hall.tournament().rounds[0].boards[0].clone();
    let (sits, key) = (board(), "0123456789abcdef0123456789abcdef");
    let (black, white) = (sits.black, sits.white);
    for others in [format!("0 {white} {black}"), format!("0 {black} 999"), format!("7 998 {white}")]
    {
        let tap = [("winner", "B"), ("seen", others.as_str()), ("settles", key)];
        let refused = hall.post("/boards/1/1", &tap);
        assert_eq!(refused.status(), 422, "{others}");
        let page = refused.text().expect("UTF-8");
        assert!(page.contains("Table 1 is no longer as you saw it"), "{page}");
        assert_eq!(board(), sits, "nothing is entered");
        let value = |name| crate::hall::value_of(&page, name);
        assert_eq!((value("seen"), value("settles")), (sits.seen(), key.to_owned()));
    }
}
