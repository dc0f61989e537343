//! The end of a game on the players' own phones: marks, agreement, objection, confirmation.

use tengen::tournament::{EntryId, ReportPolicy};

use crate::players::{Hall, Phone, location};

/// A stone each and two passes, by the arbiter; the address of the record.
pub fn play_until_it_stops(hall: &Hall) -> (String, String) {
    let cookie = format!("session={}", hall.arbiter);
    let record = format!("/t/open/boards/{}/{}/record", hall.round, hall.table());
    let tap = |seen: &str, color: &str, point: &str| {
        let fields = [("act", "as-played"), ("color", color), ("at", point), ("seen", seen)];
        assert_eq!(hall.app.post(&record, &fields, &cookie).status(), 303, "{point}");
    };
    tap("0", "B", "D4");
    tap("1", "W", "Q16");
    for (seen, color) in [("2", "B"), ("3", "W")] {
        let fields = [("act", "pass"), ("color", color), ("seen", seen)];
        assert_eq!(hall.app.post(&record, &fields, &cookie).status(), 303);
    }
    (record, cookie)
}

/// Sends the form of the own end as it is shown.
fn say(phone: &Phone<'_>, path: &str, fields: &[(&str, &str)]) {
    let page = phone.page(path);
    let seen = page.split("name=\"seen\" value=\"").nth(1).expect("the form");
    let seen = seen.split('"').next().expect("a number").to_owned();
    let all = [fields, &[("seen", seen.as_str())]].concat();
    assert_eq!(location(&phone.post(path, &all)), path);
}

#[test]
fn nobody_says_the_same_before_the_opponent_has_spoken() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let (black, white) = (hall.phone(0), hall.phone(1));
    let at = |who: EntryId| format!("/t/open/me/{who}/end");
    let (mine, theirs) = (at(hall.black), at(hall.white));
    play_until_it_stops(&hall);
    let same = "I say the same as my opponent";
    say(&black, &mine, &[("act", "dead"), ("at", "Q16")]);
    let alone = black.page(&mine);
    assert!(alone.contains("Saved. Your opponent is asked."), "{alone}");
    assert!(alone.contains("Nothing yet") && !alone.contains(same), "{alone}");
    assert!(!alone.contains("class=\"differ\""), "who has said nothing does not differ");
    assert!(white.page(&theirs).contains(same));
    say(&black, &mine, &[("act", "same")]);
    assert!(
        white.page(&theirs).contains(same),
        "nothing was taken from who pressed it all the same"
    );
    say(&white, &theirs, &[("act", "dead"), ("at", "D4")]);
    assert!(black.page(&mine).contains(same), "now both have spoken, and differ");
}

#[test]
fn each_marks_and_confirms_the_end_on_the_own_phone() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let (black, white) = (hall.phone(0), hall.phone(1));
    let at = |who: EntryId| format!("/t/open/me/{who}/end");
    let (mine, theirs) = (at(hall.black), at(hall.white));
    assert!(black.page(&mine).contains("There is nothing to answer here now."));
    let (record, cookie) = play_until_it_stops(&hall);
    let none = [("act", "none-dead"), ("seen", "4")];
    assert_eq!(hall.app.post(&record, &none, &cookie).status(), 303);
    assert!(black.page("/t/open/me").contains("Play has stopped"));
    say(&black, &mine, &[("act", "dead"), ("at", "Q16")]);
    let seen = white.page(&theirs);
    assert!(seen.contains("class=\"differ\"") && seen.contains("Q16"), "{seen}");
    assert!(seen.contains("I say the same as my opponent"), "{seen}");
    assert_eq!(hall.ending(), "?", "one alone decides nothing");
    say(&white, &theirs, &[("act", "same")]);
    say(&black, &mine, &[("act", "agree")]);
    assert!(black.page(&mine).contains("I confirm the result"));
    for phone in [&black, &white] {
        let me = phone.page("/t/open/me");
        assert!(!me.contains("Play has stopped") && me.contains("The end of your game"), "{me}");
    }
    say(&black, &mine, &[("act", "confirm")]);
    assert!(black.page(&mine).contains("You have confirmed."));
    assert_eq!(hall.ending(), "?", "both confirm");
    say(&white, &theirs, &[("act", "confirm")]);
    assert!(hall.ending().starts_with("B+"), "{}", hall.ending());
    let other = black.post(&theirs, &[("act", "confirm"), ("seen", "9")]);
    assert_eq!(location(&other), "/t/open/me", "nobody speaks for somebody else");
}

/// Each stone is a button, so that a tap marks its group also where no script runs.
#[test]
fn one_tap_marks_a_group_and_a_held_one_is_a_seki() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let black = hall.phone(0);
    let mine = format!("/t/open/me/{}/end", hall.black);
    let (record, cookie) = play_until_it_stops(&hall);
    let page = black.page(&mine);
    assert!(page.contains("value=\"dead:Q16\" data-hold=\"seki:Q16\""), "{page}");
    say(&black, &mine, &[("act", "dead:Q16")]);
    assert!(black.page(&mine).contains("<b>Q16</b></th><td>dead</td>"), "{}", black.page(&mine));
    say(&black, &mine, &[("act", "seki:Q16")]);
    assert!(black.page(&mine).contains("<b>Q16</b></th><td>seki</td>"));
    say(&black, &mine, &[("act", "seki:Q16")]);
    let recorded = || hall.app.page_as(&record, &hall.arbiter).text().expect("UTF-8");
    let tap = |act: &str| {
        let page = recorded();
        let seen = page.split("data-seen=\"").nth(1).and_then(|rest| rest.split('"').next());
        let fields = [("act", act), ("seen", seen.expect("a number")), ("marking", "yes")];
        let fields = [&fields[..], &[("dead", ""), ("seki", "")]].concat();
        assert_eq!(hall.app.post(&record, &fields, &cookie).status(), 303, "{act}");
    };
    assert!(recorded().contains("form=\"enter\" name=\"act\" value=\"toggle:D4\""));
    tap("toggle:D4");
    assert!(recorded().contains("<b>D4</b>"));
    tap("toggle:D4");
    assert!(!recorded().contains("<b>D4</b>"));
}

/// What both agree to is their word: it takes the place of two reports that differed.
#[test]
fn an_agreed_count_is_what_both_say() {
    let hall = Hall::new();
    let (black, white) = (hall.phone(0), hall.phone(1));
    hall.says(&black, hall.black, "B");
    hall.says(&white, hall.white, "W");
    assert!(black.page("/t/open/me").contains("Your reports don’t match</h1>"));
    let (mine, theirs) =
        (format!("/t/open/me/{}/end", hall.black), format!("/t/open/me/{}/end", hall.white));
    play_until_it_stops(&hall);
    say(&black, &mine, &[("act", "dead:Q16")]);
    say(&white, &theirs, &[("act", "same")]);
    assert!(hall.inbox().contains("reports differ"), "one alone does not agree");
    say(&black, &mine, &[("act", "agree")]);
    for page in [black.page("/t/open/me"), white.page("/t/open/me"), hall.inbox(), hall.boards("")]
    {
        assert!(!page.contains("different things") && !page.contains("reports differ"), "{page}");
    }
    assert!(black.page("/t/open/me").contains("You both reported: Black won by"));
    assert_eq!(hall.ending(), "?", "and no result before both confirm");
}

#[test]
fn who_disagrees_says_so_and_calls_the_arbiter() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let (black, white) = (hall.phone(0), hall.phone(1));
    let (mine, theirs) =
        (format!("/t/open/me/{}/end", hall.black), format!("/t/open/me/{}/end", hall.white));
    let (record, cookie) = play_until_it_stops(&hall);
    let page = black.page(&mine);
    assert!(page.contains(">I disagree</button>") && page.contains(">Call the arbiter</button>"));
    say(&black, &mine, &[("act", "disagree")]);
    for page in [black.page(&mine), white.page(&theirs)] {
        assert!(page.contains("You two do not agree. Nobody loses anything by that"), "{page}");
        assert!(!page.contains(">I disagree</button>"), "it is said");
    }
    black.ask(hall.black, &[("kind", "arbiter"), ("round", &hall.round.to_string())]);
    for page in [black.page(&mine), white.page(&theirs)] {
        assert!(page.contains("An arbiter is called to your table."), "{page}");
        assert!(!page.contains(">Call the arbiter</button>"));
    }
    say(&black, &mine, &[("act", "agree")]);
    say(&white, &theirs, &[("act", "agree")]);
    assert!(black.page(&mine).contains("I confirm the result"));
    say(&white, &theirs, &[("act", "disagree")]);
    assert!(black.page(&mine).contains("value=\"agree\""), "it is counted again (10.3)");
    let seen = |page: &str| {
        let rest = page.split("name=\"seen\" value=\"").nth(1).expect("the form");
        rest.split('"').next().expect("a number").to_owned()
    };
    let resigns = [("act", "resign:W"), ("seen", &*seen(&black.page(&mine)))];
    assert_eq!(hall.app.post(&record, &resigns, &cookie).status(), 303);
    let resigned = black.page(&mine);
    assert!(!resigned.contains(">I disagree</button>"), "{resigned}");
    assert!(resigned.contains("If you object, call the arbiter"), "{resigned}");
    say(&black, &mine, &[("act", "disagree")]);
    assert!(black.page(&mine).contains("I confirm the result"), "nothing undoes a resignation");
}
