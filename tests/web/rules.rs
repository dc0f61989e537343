//! The rules for one kind of incident: read on a page, and those that an event keeps of its own count as they are.

use serde_json::json;
use tengen::referee::ProcedureName::{Egf, Ngb, NihonKiin};
use tengen::referee::{
    Alternative, Clause, Condition, Consent, Firmness, IncidentKind, NoticeWindow, ProcedureName,
    Remedy, Sanction, Standing, event_procedure, rules_field, rules_for, texts,
};
use tengen::tournament::Manner;

use crate::hall::{Hall, event};

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];
const CHANGED: &str = "Changed by this event";
const KIND: &str = "/procedure/rules/ko-retake";

/// A hall whose event keeps rules of its own for a retaken ko: the text's, changed so.
fn hall(procedure: ProcedureName, change: impl FnOnce(&mut Vec<Clause>)) -> Hall {
    let mut event = event(procedure);
    let mut rules = rules_for(&procedure.preset(), IncidentKind::KoRetake);
    change(&mut rules);
    let field = rules_field(IncidentKind::KoRetake);
    event.settings.refereeing.adapted.insert(field, json!(rules));
    Hall::with(&event)
}

#[test]
fn own_rules_are_read_and_count_until_they_are_taken_back() {
    let hall = hall(Ngb, |rules| rules[0].remedy = Remedy::Draw);
    let page = hall.ruling(&KO);
    assert!(page.contains("The game is over"), "{page}");
    assert!(page.contains("Rules for this kind of incident"));
    let suicide = hall.ruling(&[("what", "suicide:black"), ("noticed", "up-to-three")]);
    assert!(suicide.contains("Back to the position"), "other kinds stay");
    assert!(hall.get("/procedure").contains(CHANGED));
    let kind = hall.get(KIND);
    assert!(
        kind.contains(CHANGED) && kind.contains("According to the text") && kind.contains("Draw")
    );
    let form = hall.procedure_form("clock");
    assert_eq!(hall.post("/procedure", &crate::html::borrowed(&form)).status(), 303);
    assert!(hall.ruling(&KO).contains("The game is over"), "saving the page leaves them");
    let back = [("field", "clauses/ko-retake")];
    assert_eq!(hall.post("/procedure/back", &back).status(), 303);
    assert!(!hall.get("/procedure").contains(CHANGED) && !hall.get(KIND).contains(CHANGED));
    assert!(hall.ruling(&KO).contains("Back to the position before the move"));
    assert_eq!(hall.post("/procedure/back", &[("field", "clauses/ko")]).status(), 400);
}

#[test]
fn a_procedure_is_saved_as_a_file_changed_and_taken_over() {
    let hall = Hall::of(Ngb);
    let saved = || {
        let answer = hall.app.page_as(&format!("/t/{}/procedure/file", hall.slug), &hall.session);
        answer.text().expect("UTF-8")
    };
    let shown = || crate::hall::value_of(&hall.get("/procedure"), "own");
    let send = |text: &str| hall.post_file("/procedure/file", text, &shown());
    assert_eq!(send(&saved()).status(), 303);
    assert!(!hall.get("/procedure").contains(CHANGED), "the same file changes nothing");

    let first = Clause {
        remedy: Remedy::Draw,
        ..rules_for(&Ngb.preset(), IncidentKind::KoRetake)[0].clone()
    };
    let mut own = Ngb.preset();
    (own.at_once, own.clauses) = (2, [vec![first], own.clauses].concat());
    assert_eq!(send(&own.to_file()).status(), 303);
    assert_eq!(event_procedure(&hall.tournament().settings), Ok(own.clone()));
    assert!(hall.ruling(&KO).contains("The game is over"));
    assert_eq!(saved(), own.to_file());
    let journal = hall.get("/journal");
    assert!(
        journal.contains(" → 2") && !journal.contains("– → 2"),
        "the text's own first: {journal}"
    );
    assert!(!journal.contains("take-back"), "in words: {journal}");
    assert_eq!(hall.post("/procedure/back", &[("field", "clauses")]).status(), 303);
    assert!(hall.ruling(&KO).contains("Back to the position before the move"));

    let before = hall.tournament().settings;
    let answer = send(&own.to_file().replace("at-once = 2", "at-once = \"never\""));
    assert_eq!(answer.status(), 422);
    let page = answer.text().expect("UTF-8");
    assert!(
        page.contains("The procedure cannot be used: line ") && page.contains("string"),
        "{page}"
    );
    assert!(send("").text().expect("UTF-8").contains("No file was chosen"));
    assert!(send(&" ".repeat(100_001)).text().expect("UTF-8").contains("the limit is 100"));
    assert_eq!(hall.tournament().settings, before, "what is refused changes nothing");

    let text = Egf.preset().to_file();
    let stale = hall.post_file("/procedure/file", &text, "");
    assert_eq!(stale.status(), 422, "what somebody changed since is not lost");
    assert_eq!(hall.tournament().settings, before);
    assert_eq!(send(&text).status(), 303);
    let after = hall.tournament().settings.refereeing;
    assert_eq!((after.procedure.as_deref(), after.adapted.len()), (Some("egf"), 0));
}

const fn other(remedy: Option<Remedy>, sanction: Sanction, consent: Consent) -> Alternative {
    Alternative { remedy, sanction, consent, practice: false }
}

/// Changes the first of the rules, and what the ruling says then.
type Part = (fn(&mut Clause), &'static str);

#[test]
fn every_part_of_an_own_rule_counts() {
    let parts: [Part; 10] = [
        (|rule| rule.when.clear(), "Back to the position"),
        (
            |rule| rule.window = Some(NoticeWindow { moves: 2, inclusive: true }),
            "One to 2 moves later",
        ),
        (
            |rule| rule.window = Some(NoticeWindow { moves: 3, inclusive: false }),
            "One to 2 moves later",
        ),
        (|rule| rule.remedy = Remedy::TakeBackAsPass, "counts as a pass of Black"),
        (|rule| rule.sanction = Sanction::Caution, "Caution to Black."),
        (
            |rule| {
                rule.firmness = Firmness::ArbiterDecides;
                let replay = other(Some(Remedy::Replay), Sanction::None, Consent::Arbiter);
                rule.alternatives = vec![replay];
            },
            "The arbiter decides;",
        ),
        (
            |rule| {
                let instead = other(Some(Remedy::NoResult), Sanction::None, Consent::Arbiter);
                rule.alternatives.push(instead);
            },
            ">No result<",
        ),
        (
            |rule| {
                let agreed = other(Some(Remedy::Replay), Sanction::None, Consent::BothPlayers);
                rule.alternatives.push(agreed);
            },
            "If both players agree: Replay",
        ),
        (
            |rule| {
                rule.alternatives.push(other(None, Sanction::Exclusion, Consent::Arbiter));
            },
            "Black is out of the event.",
        ),
        (
            |rule| {
                rule.basis.words = "Ours.".into();
                rule.basis.standing = Standing::Derived;
            },
            "Follows from: ",
        ),
    ];
    let before = Hall::of(Ngb).ruling(&KO);
    for (place, (change, said)) in parts.into_iter().enumerate() {
        let page = hall(Ngb, |rules| change(&mut rules[0])).ruling(&KO);
        assert!(page.contains(said) && (place == 0 || !before.contains(said)), "{said}: {page}");
    }
    let signed = [KO[0], ("noticed", "confirmed")];
    assert!(Hall::of(Ngb).ruling(&signed).contains("The confirmed result stands."));
    let reopens = hall(Ngb, |rules| {
        rules[0].when.clear();
        rules[0].reopens_confirmed = true;
    });
    assert!(reopens.ruling(&signed).contains("Back to the position"));
}

#[test]
fn own_rules_are_tried_in_their_order_and_what_they_ask_is_asked() {
    let first = |remedy, condition| {
        let mut rule = rules_for(&Egf.preset(), IncidentKind::KoRetake)[0].clone();
        (rule.when, rule.remedy, rule.firmness) = (vec![condition], remedy, Firmness::Binding);
        rule
    };
    let loses = first(Remedy::Loses(Manner::IllegalMove), Condition::Deliberate);
    let draw = first(Remedy::Draw, Condition::Agreed);
    let both = [KO[0], KO[1], ("so", "deliberate"), ("so", "agreed")];
    for (order, said) in
        [([&loses, &draw], "White wins: illegal move"), ([&draw, &loses], "The game is over")]
    {
        let hall = hall(Egf, |rules| drop(rules.splice(0..0, order.map(Clause::clone))));
        assert!(hall.ruling(&both).contains(said), "{said}");
        let asks = hall.get("/boards/1/1/incident?what=ko-retake%3Ablack");
        assert!(asks.contains("It was on purpose"), "{asks}");
        assert!(hall.ruling(&KO).contains("The arbiter decides;"), "neither holds");
    }
}

#[test]
fn the_rules_of_every_text_are_read_in_every_kind() {
    for procedure in ProcedureName::ALL {
        let hall = Hall::of(procedure);
        let all = hall.get("/procedure");
        for kind in IncidentKind::ALL {
            let page = hall.german(&format!("/procedure/rules/{kind}"));
            let rules = rules_for(&procedure.preset(), kind).len();
            let list = page.split("<ol class=\"rules\">").nth(1).expect("a list");
            let (list, _) = list.split_once("</ol>").expect("its end");
            assert_eq!(list.matches("<li>").count(), rules, "{procedure} {kind}");
            assert!(!page.contains("text-") && !page.contains(CHANGED), "{procedure} {kind}");
            assert!(all.contains(&format!("/procedure/rules/{kind}\"")), "{procedure} {kind}");
        }
    }
    let hall = Hall::of(Egf);
    let answer = hall.app.page_as("/t/open/procedure/rules/ko", &hall.session);
    assert_eq!(answer.status(), 404, "no such kind");
}

/// A procedure, the answers about an incident, and what is said of its ruling.
type Said = (ProcedureName, &'static [(&'static str, &'static str)], &'static str);

/// Where no text says anything, none is named.
const PRACTICE: &str = "<span class=\"note\">General practice</span>";

/// What a ruling rests on is one of three words, and how far it binds is said in others.
#[test]
fn a_ruling_says_or_follows_from_or_is_practice() {
    let cases: [Said; 4] = [
        (NihonKiin, &KO, "By the text: Japanese rules of Go 1989, Art. 14"),
        (
            NihonKiin,
            &[("what", "stone-removed:black"), ("noticed", "at-once"), ("so", "point-taken")],
            "Follows from: Japanese rules of Go 1989, Art. 13.2",
        ),
        (ProcedureName::Club, &KO, PRACTICE),
        (
            ProcedureName::Aga,
            &[("what", "stone-displaced:black"), ("noticed", "at-once")],
            PRACTICE,
        ),
    ];
    for (procedure, answers, word) in cases {
        let page = Hall::of(procedure).ruling(answers);
        assert!(page.contains(word), "{procedure}: {word}: {page}");
        let said = ["By the text: ", "Follows from: ", "General practice: ", PRACTICE];
        assert_eq!(
            said.iter().filter(|word| page.contains(**word)).count(),
            1,
            "{procedure}: {page}"
        );
        for gone in ["The text says so", "Derived from the text", "a setting of the event"] {
            assert!(!page.contains(gone), "{procedure}: {gone}");
        }
    }
}

/// Nobody's name stands under what is practice: neither the procedure's nor that of another text.
#[test]
fn practice_is_shown_under_no_federations_name() {
    let confirmed = [("what", "ko-retake:black"), ("noticed", "confirmed")];
    let silent = [("what", "outside-help:black"), ("noticed", "at-once")];
    let mut practices = 0;
    for procedure in ProcedureName::ALL {
        let hall = Hall::of(procedure);
        for answers in [&confirmed, &silent, &KO] {
            let page = hall.ruling(answers);
            let (_, why) = page.split_once("<dt>Why</dt><dd>").expect("it says why");
            let why = why.split("</dd>").next().unwrap_or_default();
            if why.contains("General practice") {
                practices += 1;
                for (_, source) in texts().filter(|(key, _)| key.starts_with("source-")) {
                    let named = source != "General practice" && why.contains(source);
                    assert!(!named, "{procedure}: {why}");
                }
                assert_eq!(why.matches("General practice").count(), 1, "{procedure}: {why}");
            }
        }
        if procedure == ProcedureName::Bga {
            hall.confirm(&confirmed, &[("option", "main")]);
            let page = hall.get("/incidents/1");
            assert!(
                page.contains("<span class=\"note\">General practice: Confirmation</span>"),
                "{page}"
            );
        }
    }
    assert!(practices > 25, "{practices}");
}

/// A ruling of an earlier version names the text of its procedure for what is practice.
#[test]
fn practice_of_an_earlier_version_is_shown_as_practice() {
    let mut open = event(ProcedureName::Aga);
    let adapted = &mut open.settings.refereeing.adapted;
    let aga = "American Go Association, rules of Go 1991";
    let words = "The text has no rule for this: the arbiter decides.";
    let basis =
        json!({"source": aga, "article": "No article", "words": words, "standing": "setting"});
    adapted.insert("elsewhere-basis".to_owned(), basis);
    let page = Hall::with(&open).ruling(&[("what", "outside-help:black"), ("noticed", "at-once")]);
    assert!(page.contains(PRACTICE) && !page.contains("No article"), "{page}");
    assert!(!page.contains(&format!("<span class=\"note\">{aga}")), "{page}");
}

/// The sentence of the article is one tap away, in its own language and in the reader's.
#[test]
fn the_wording_of_the_text_is_one_tap_away() {
    let hall = Hall::of(NihonKiin);
    let page = hall.ruling(&KO);
    assert!(page.contains("<summary>Wording</summary>"), "{page}");
    let sentence = "<p lang=\"ja\">一方が以上の規則に反した場合は、双方が勝敗を確認する前であれば、その時点で負けとなる。</p>";
    assert!(page.contains(sentence), "{page}");
    assert!(
        page.contains("Our translation") && page.contains("A player who has broken the rules"),
        "{page}"
    );
    let american = Hall::of(ProcedureName::Aga).ruling(&[KO[0], ("noticed", "at-once")]);
    assert!(american.contains("and a pass stone exchanged."), "{american}");
    assert!(!american.contains("Our translation"), "it is English already: {american}");
    let silent = Hall::of(ProcedureName::Club).ruling(&KO);
    assert!(!silent.contains("<summary>Wording</summary>"), "{silent}");
}

/// What is practice where the text has it otherwise can be chosen, and says so.
#[test]
fn a_stone_taken_back_by_hand_may_lose_in_practice() {
    let page = Hall::of(NihonKiin).ruling(&[("what", "take-back:black"), ("noticed", "at-once")]);
    assert!(page.contains("In practice: Black loses: White won by an illegal move"), "{page}");
}

/// A slip of the keyboard gives nobody more time than a game has.
#[test]
fn more_time_back_than_a_game_has_is_refused_at_its_field() {
    let hall = Hall::of(Egf);
    let asked =
        |time| [("what", "clock-faulty:nobody"), ("noticed", "at-once"), ("back_white", time)];
    let minutes = hall.tournament().settings.time.basic_minutes;
    let (most, more) = (format!("{minutes}:00"), format!("{}:00", minutes + 30));
    assert!(hall.ruling(&asked(&most)).contains("gets"), "{}", hall.ruling(&asked(&most)));
    let query = serde_urlencoded::to_string(asked(&more)).expect("answers");
    let path = format!("/t/{}/boards/1/1/incident?{query}", hall.slug);
    let page = hall.app.page_as(&path, &hall.session).text().expect("UTF-8");
    assert!(page.contains("cannot get back more than the"), "{page}");
}

/// A window of five asks about five moves, and the answer is ruled on as it was asked.
#[test]
fn how_many_moves_later_is_asked_by_the_events_window() {
    let mut event = event(Ngb);
    let window = json!({ "moves": 5, "inclusive": true });
    event.settings.refereeing.adapted.insert("window".to_owned(), window);
    let hall = Hall::with(&event);
    let asked = hall.get("/boards/1/1/incident?what=ko-retake&by=black");
    assert!(asked.contains("One to 5 moves later"), "{asked}");
    assert!(asked.contains("More than 5 moves later") && !asked.contains("three moves"), "{asked}");
    let within = hall.ruling(&KO);
    assert!(
        within.contains("Back to the position") && within.contains("One to 5 moves"),
        "{within}"
    );
    let beyond = hall.ruling(&[KO[0], ("noticed", "more")]);
    assert!(beyond.contains("The game goes on as it stands."), "{beyond}");
    assert!(!beyond.contains("Find out how many moves"), "{beyond}");
    let three = Hall::of(Ngb).get("/boards/1/1/incident?what=ko-retake&by=black");
    assert!(three.contains("One to three moves later"), "{three}");
}

/// A window below three moves is asked about as it is, and a third move is not in time any more.
#[test]
fn a_window_below_three_moves_is_asked_about_as_it_is() {
    for (typed, within, beyond) in [
        ("2", "One to 2 moves later", "More than 2 moves later"),
        ("1", "One move later", "More than one move later"),
    ] {
        let hall = Hall::of(Ngb);
        let form = crate::html::with(&hall.procedure_form("window"), "window", typed);
        assert_eq!(hall.post("/procedure", &crate::html::borrowed(&form)).status(), 303);
        let asked = hall.get("/boards/1/1/incident?what=ko-retake%3Ablack");
        assert!(asked.contains(within) && asked.contains(beyond), "{typed}: {asked}");
        assert!(!asked.contains("One to three moves later"), "{typed}: {asked}");
        let ruled = |noticed| hall.ruling(&[("what", "ko-retake:black"), ("noticed", noticed)]);
        assert!(ruled("up-to-three").contains("Back to the position"), "{typed}: in time");
        assert!(!ruled("more").contains("Back to the position"), "{typed}: too late");
    }
}
