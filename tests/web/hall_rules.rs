//! The sheet for the hall: from the event's own data, in each language, for everybody.

use tengen::referee::ProcedureName;
use tengen::tournament::RulesetName;

use crate::hall::{Hall, event};
use crate::html;

#[test]
fn the_sheet_says_how_this_event_plays_and_who_set_it() {
    let mut open = event(ProcedureName::Ngb);
    open.settings.rules = RulesetName::Ngb;
    let hall = Hall::with(&open);
    let page = hall.app.page("/t/open/rules");
    for words in [
        "How we play",
        "Noticed within 3 moves",
        "<cite>Art. 10.4</cite>",
        "<cite>Art. 9.1</cite>",
        "A living group beside an open neutral point has no territory.",
        "Before both lose, the arbiter asks you both.",
        "More than 30 minutes late: the game is lost. <abbr",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let german = hall.german("/rules");
    assert!(german.contains("So spielen wir") && german.contains("Art. 13.2"), "{german}");
    assert!(hall.get("/incidents").contains("/t/open/rules"), "linked from the arbiters’ pages");
    assert!(hall.app.page("/t/open/rulings").contains("/t/open/rules"), "and from the event's");
}

#[test]
fn what_an_event_sets_stands_on_the_sheet() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let form = html::with(&hall.procedure_form("until"), "until", "minutes-after-told");
    let form = html::with(&form, "until_minutes", "15");
    let form = html::with(&form, "people_of_committee", "Sanne Oudeman\nJoris Blaak");
    let form = html::with(&form, "people_in_reserve", "Tadeusz Malik");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    let page = hall.app.page("/t/open/rules");
    assert!(page.contains("Within 15 minutes of being told of the ruling"), "{page}");
    assert!(page.contains("It is decided by: Sanne Oudeman, Joris Blaak."), "{page}");
    assert!(page.contains("For any of them in your game or club: Tadeusz Malik."), "{page}");
}

/// What the event has settled for good is no condition on the wall.
#[test]
fn the_sheet_has_only_what_can_happen_here() {
    let mut open = event(ProcedureName::NihonKiin);
    let page = Hall::with(&open).app.page("/t/open/rules");
    assert!(page.contains("Loss by illegal move"), "{page}");
    assert!(!page.contains("Take the move back") && !page.contains("is in force"), "{page}");
    let own = &mut open.settings.refereeing.adapted;
    own.insert("illegal-move-loses".to_owned(), false.into());
    let page = Hall::with(&open).app.page("/t/open/rules");
    assert!(page.contains("Take the move back"), "{page}");
    assert!(!page.contains("Loss by illegal move"), "{page}");
}

/// Sixty minutes late is too late by the European federation's text; what an event sets is marked as its own.
#[test]
fn lateness_is_said_as_the_text_has_it() {
    let mut open = event(ProcedureName::Egf);
    let page = Hall::with(&open).app.page("/t/open/rules");
    let said = "60 minutes late or more: the game is lost. <cite>Lateness</cite>";
    assert!(page.contains(said), "{page}");
    let own = serde_json::json!({
        "grace-minutes": 15, "limit-in-time": true, "after": "loses-by-default", "charge-percent": 100,
    });
    open.settings.refereeing.adapted.insert("lateness".to_owned(), own);
    let page = Hall::with(&open).app.page("/t/open/rules");
    assert!(page.contains("More than 15 minutes late: the game is lost. <abbr"), "{page}");
}

#[test]
fn every_procedure_and_every_rules_of_play_fill_the_sheet() {
    for procedure in ProcedureName::ALL {
        let page = Hall::of(procedure).app.page("/t/open/rules");
        assert_eq!(page.matches("<section><h2>").count(), 6, "{procedure}");
    }
    for rules in RulesetName::ALL {
        let mut event = event(ProcedureName::Egf);
        (event.settings.rules, event.settings.refereeing.procedure) = (rules, None);
        let page = Hall::with(&event).app.page("/t/open/rules");
        assert!(page.matches("<li>").count() > 12, "{rules}: {page}");
    }
}

#[test]
fn captains_and_a_delay_that_costs_double_stand_on_the_sheet() {
    let chinese = Hall::of(ProcedureName::Chinese2002).app.page("/t/open/rules");
    assert!(chinese.contains("More than 60 minutes late: the game is lost."), "{chinese}");
    assert!(chinese.contains("200 % of the delay is taken off your clock."), "{chinese}");
    assert!(!chinese.contains("a captain may claim"), "no captain speaks there");
    let mut event = event(ProcedureName::Aga);
    event.settings.refereeing.adapted.insert("captain-claims".to_owned(), true.into());
    let teams = Hall::with(&event).app.page("/t/open/rules");
    assert!(teams.contains("each board counts for its team"), "{teams}");
    assert!(!teams.contains("% of the delay"), "as late as one is, and no more: {teams}");
}
