//! The sheet for the hall: from the event's own data, in each language, for everybody.

use std::collections::BTreeSet;

use tengen::referee::{ProcedureName, texts};
use tengen::tournament::{Overtime, RulesetName};

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
        "More than 30 minutes late: the game is lost.&nbsp;<abbr",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let german = hall.german("/rules");
    assert!(german.contains("So spielen wir"), "{german}");
    assert!(german.contains("<cite><span lang=\"en\">Art. 13.2</span></cite>"), "{german}");
    let dutch = hall.app.request_in("nl", "/t/open/rules").send().unwrap().text().unwrap();
    assert!(dutch.contains("<cite>Onreglementaire"), "the head names the text: {dutch}");
    assert!(hall.get("/incidents").contains("/t/open/rules"), "linked from the arbiters’ pages");
    assert!(hall.app.page("/t/open/rulings").contains("/t/open/rules"), "and from the event's");
}

/// On paper the sheet fills its page: the fewer words, the larger they are.
#[test]
fn few_rules_are_set_in_larger_type_than_many() {
    let class = |name| {
        let page = Hall::of(name).app.page("/t/open/rules");
        let (_, after) = page.split_once("hall-rules ").expect("the class of the page");
        after.split('"').next().unwrap_or_default().to_owned()
    };
    let (few, many) = (class(ProcedureName::Wagc), class(ProcedureName::Ngb));
    assert!(few.starts_with("in-1") && few != many, "{few}, {many}");
    assert_eq!(many, "in-11pt", "kinds with one answer more share the others");
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
    assert!(page.contains("Decided by: Sanne Oudeman, Joris Blaak."), "{page}");
    assert!(page.contains("If one of them is in your game or club: Tadeusz Malik."), "{page}");
}

/// What the event has settled for good is no condition on the wall.
#[test]
fn the_sheet_has_only_what_can_happen_here() {
    let mut open = event(ProcedureName::NihonKiin);
    let page = Hall::with(&open).app.page("/t/open/rules");
    assert!(page.contains("Loss by illegal move"), "{page}");
    assert!(
        !page.contains("Back to the position before that move") && !page.contains("is in force"),
        "{page}"
    );
    let own = &mut open.settings.refereeing.adapted;
    own.insert("illegal-move-loses".to_owned(), false.into());
    let page = Hall::with(&open).app.page("/t/open/rules");
    assert!(page.contains("Back to the position before that move"), "{page}");
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
    assert!(page.contains("More than 15 minutes late: the game is lost.&nbsp;<abbr"), "{page}");
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

/// What follows from one kind of move is not said of another, and each line has the article that the desk names.
#[test]
fn every_kind_of_move_has_the_line_of_its_own_ruling() {
    use {ProcedureName as P, RulesetName as R};
    let cases = [
        (
            P::Chinese1988,
            R::Chinese,
            "<dt>Noticed at once</dt><dd>Loss by illegal move <cite>Art. 17</cite></dd>",
        ),
        (
            P::Chinese2002,
            R::Chinese,
            "<dd>Back to the position before that move, with: Warning <cite>Art. 17</cite>",
        ),
        (P::Bga, R::Bga, "<dt>Played on an occupied point</dt><dd>The arbiter decides <cite>"),
        (P::PairGo, R::Japanese, "<dd>3 points to the opponent, the move stands <cite>"),
        (
            P::Ing,
            R::Ing,
            "<dt>Suicide of two stones or more</dt><dd>No offence <cite>Suicide</cite>",
        ),
        (
            P::Aga,
            R::Aga,
            "<dt>Noticed at once · The opponent claims it</dt><dd>Take it back as a pass <cite>",
        ),
    ];
    for (procedure, rules, line) in cases {
        let mut event = event(procedure);
        event.settings.rules = rules;
        let page = Hall::with(&event).app.page("/t/open/rules");
        assert!(page.contains(line), "{procedure}: {line}: {page}");
    }
}

/// Where two passes end the game, nobody is told that the other must play on; and no name of rules stands where
/// they say nothing.
#[test]
fn the_end_is_told_as_the_text_has_it() {
    let sheet = |rules| {
        let mut event = event(ProcedureName::Club);
        event.settings.rules = rules;
        Hall::with(&event).app.page("/t/open/rules")
    };
    let club = sheet(RulesetName::Club9x9);
    for words in ["Two passes in a row end the game.", "Dead stones are found automatically"] {
        assert!(club.contains(words), "{words}: {club}");
    }
    for rules in [
        RulesetName::Club9x9,
        RulesetName::ClubBeginners,
        RulesetName::ClubDutch,
        RulesetName::Generic,
        RulesetName::Chinese,
    ] {
        let page = sheet(rules);
        assert!(!page.contains("Your opponent cannot refuse"), "{rules}: {page}");
    }
    let european = sheet(RulesetName::Egf);
    assert!(!european.contains("<cite>European (EGF)"), "{european}");
    assert!(european.contains("General Tournament Rules, Rules of play</cite>"), "{european}");
    let practice = "cannot refuse and plays first.&nbsp;<abbr title=\"general practice\">²</abbr>";
    assert!(european.contains(practice), "{european}");
    for (rules, article) in [
        (RulesetName::Chinese, "<cite>Art. 9</cite>"),
        (RulesetName::TrompTaylor, "<cite>Art. 8</cite>"),
        (RulesetName::Nz, "<cite>End of the game</cite>"),
    ] {
        let page = sheet(rules);
        assert!(page.contains(article), "{rules}: {page}");
    }
    let japanese = sheet(RulesetName::Japanese);
    assert!(japanese.contains("cannot refuse and plays first. <cite>Art. 9.3"), "{japanese}");
}

/// What stands between two marks, the first time.
fn within<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    Some(text.split_once(from)?.1.split_once(to)?.0)
}

/// Every line has an article, or is practice or the event's own; the name of a text alone is no article.
#[test]
fn every_line_names_its_article_or_is_practice_or_the_events() {
    let sources = texts().filter(|(key, _)| key.starts_with("source-"));
    let sources: BTreeSet<&str> = sources.map(|(_, text)| text).collect();
    let mut cited = 0;
    for (procedure, rules) in ProcedureName::ALL.iter().zip(RulesetName::ALL.iter().cycle()) {
        let mut open = event(*procedure);
        open.settings.rules = *rules;
        let page = Hall::with(&open).app.page("/t/open/rules");
        let named = within(&page, "<p><b>", "</b>").expect("the rules of play");
        let (_, lines) = page.split_once("</section>").expect("when to call comes first");
        for start in ["<dd>", "<li>", "<p class=\"more\">"] {
            let end = start.replace('<', "</").replace(" class=\"more\"", "");
            for line in lines.split(start).skip(1) {
                let (said, _) = line.split_once(&end).expect("it ends");
                let article = within(said, "<cite>", "</cite>");
                let own = said.contains("<abbr");
                assert!(article.is_some() || own, "{procedure}, {rules}: {said}");
                let article = article.unwrap_or("set by the event");
                assert!(!article.is_empty() && article != "No article", "{procedure}: {said}");
                assert!(article != named, "{procedure}, {rules}: {said}");
                assert!(!sources.contains(article), "{procedure}, {rules}: {said}");
                cited += 1;
            }
        }
    }
    println!("{cited} lines");
    let dutch = Hall::of(ProcedureName::Ngb).app.page("/t/open/rules");
    let penalty = "The arbiter may add a penalty. <cite>Illegal moves</cite>";
    assert!(dutch.contains(penalty), "{dutch}");
    assert!(dutch.contains("the arbiter asks you both. <cite>Art. 13.2</cite>"), "{dutch}");
}

/// The European text has a pass cost one of the stones counted out; elsewhere that is practice, and without such stones
/// nothing is said.
#[test]
fn a_pass_in_canadian_overtime_is_said_where_it_is_played() {
    const WORDS: &str = "In overtime a pass counts as a stone";
    let page = |procedure, overtime| {
        let mut open = event(procedure);
        open.settings.time.overtime = overtime;
        let page = Hall::with(&open).app.page("/t/open/rules");
        page.split(WORDS).nth(1).map(|rest| rest.chars().take(400).collect::<String>())
    };
    let canadian = Overtime::Canadian { stones: 15, seconds: 300 };
    let european = page(ProcedureName::EuropeanCongress, canadian).expect("said");
    assert!(european.contains("<cite>European Go Federation"), "{european}");
    let club = page(ProcedureName::Club, canadian).expect("said");
    assert!(!club.contains("<cite>European Go Federation"), "{club}");
    assert_eq!(page(ProcedureName::Egf, Overtime::Ing), None);
}
