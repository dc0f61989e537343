//! The event's procedure: every field that a text leaves open is changed through the page, and the ruling changes
//! with it; what the page does not ask stays as it is kept.

use std::collections::BTreeSet;

use tengen::referee::ProcedureName::{
    self, Aga, Chinese2002, Club, Egf, Korean2024, NihonKiin, PairGo,
};
use tengen::tournament::{Board, EntryId, Round, RoundNo, RoundState, TableNo};

use crate::hall::{Hall, event, procedure_form};
use crate::html;

type Answers = &'static [(&'static str, &'static str)];

const KO: Answers = &[("what", "ko-retake:black"), ("noticed", "up-to-three")];
const KO_AT_ONCE: Answers = &[("what", "ko-retake:black"), ("noticed", "at-once")];
const COLORS: Answers = &[("what", "wrong-colors:nobody"), ("noticed", "numbers"), ("after", "12")];
const ORDER: Answers = &[("what", "out-of-turn:black"), ("noticed", "at-once")];
const SEEN: Answers = &[("what", "ko-retake:black"), ("noticed", "at-once"), ("who", "arbiter")];
const CAPTAIN: Answers = &[("what", "ko-retake:black"), ("noticed", "at-once"), ("who", "captain")];
const TWICE: Answers = &[("what", "two-in-a-row:black"), ("noticed", "at-once")];
const CONDUCT: Answers = &[("what", "conduct:black"), ("noticed", "at-once")];
const LATE_20: Answers =
    &[("what", "late-arrival:white"), ("noticed", "at-once"), ("minutes", "20")];
const LATE_30: Answers =
    &[("what", "late-arrival:white"), ("noticed", "at-once"), ("minutes", "30")];
const LATE_40: Answers =
    &[("what", "late-arrival:white"), ("noticed", "at-once"), ("minutes", "40")];

/// What Black has already: nothing, a penalty at this board, or one of another round.
#[derive(Clone, Copy, PartialEq)]
enum Has {
    Nothing,
    Here(&'static str),
    Elsewhere(&'static str),
}

/// A field, what is typed into it, and what the ruling says before only and after only.
struct Field {
    name: &'static str,
    typed: &'static str,
    procedure: ProcedureName,
    has: Has,
    answers: Answers,
    before: &'static str,
    after: &'static str,
}

const fn field(
    (name, typed): (&'static str, &'static str),
    procedure: ProcedureName,
    answers: Answers,
    (before, after): (&'static str, &'static str),
) -> Field {
    Field { name, typed, procedure, has: Has::Nothing, answers, before, after }
}

const fn ladder(
    (name, typed): (&'static str, &'static str),
    has: Has,
    said: (&'static str, &'static str),
) -> Field {
    Field { has, ..field((name, typed), Korean2024, CONDUCT, said) }
}

const BACK: &str = "<h1 class=\"ruling\">Back to the position";
const GOES_ON: &str = "<h1 class=\"ruling\">The game goes on as it stands.";
const WAITS: &str = "<h1 class=\"ruling\">The arbiter decides;";
const DEFAULT: &str = "<h1 class=\"ruling\">Black wins by default.";
const TOO_MANY: &str = "Black has too many warnings.";
const COMMITTEE: &str = "within 30 minutes of being told of the ruling, to a committee of 3";

const FIELDS: [Field; 26] = [
    field(("article_14", "no"), NihonKiin, KO, ("<h1 class=\"ruling\">White wins", BACK)),
    field(("at_once", "3"), Aga, KO, (GOES_ON, "counts as a pass of Black")),
    field(("window", "2"), ProcedureName::Ngb, KO, ("to three moves later", "to 2 moves later")),
    field(
        ("inclusive", "no"),
        ProcedureName::Ngb,
        KO,
        ("to three moves later", "to 2 moves later"),
    ),
    field(("arbiter_claims", "no"), Aga, SEEN, ("", WAITS)),
    field(("captain_claims", "yes"), Aga, CAPTAIN, (WAITS, "")),
    field(
        ("second_stone_alone", "yes"),
        Aga,
        TWICE,
        ("Both stones come off", "The stone comes off"),
    ),
    field(("pass_stone", "no"), Aga, KO_AT_ONCE, ("White gets a pass stone.", "")),
    field(("colors_until", "20"), Chinese2002, COLORS, (GOES_ON, "exchange colours")),
    field(("claim_points", "4,5"), PairGo, ORDER, ("White gets 3 points", "White gets 4.5 points")),
    ladder(("cautions", "5"), Has::Here("caution"), ("Caution to Black. Warning to Black.", "")),
    ladder(("stones", "3"), Has::Nothing, ("Black pays 2 points", "Black pays 3 points")),
    ladder(("warnings", ""), Has::Here("warning"), (TOO_MANY, "Black pays 2 points")),
    ladder(("end", "exclusion"), Has::Here("warning"), ("", "Black is out of the event.")),
    ladder(("scope", "event"), Has::Elsewhere("warning"), ("not counted here", TOO_MANY)),
    field(("grace", "15"), NihonKiin, LATE_20, ("White loses 20 minutes", DEFAULT)),
    field(("limit", "no"), NihonKiin, LATE_30, ("White loses 30 minutes", DEFAULT)),
    field(("after", "clock-only"), NihonKiin, LATE_40, (DEFAULT, "loses 40 minutes")),
    field(("charge", "200"), NihonKiin, LATE_20, ("loses 20 minutes", "loses 40 minutes")),
    field(("elsewhere", "arbiter-decides"), Club, KO, (BACK, WAITS)),
    field(("clock", "stop-meanwhile"), Club, KO, ("Leave them as", "Stopped meanwhile")),
    field(("committee", "0"), Club, KO, (COMMITTEE, "This event has no appeals.")),
    field(("until", "round-closed"), Club, KO, (COMMITTEE, "until the round is closed")),
    field(("until", "result-confirmed"), Club, KO, (COMMITTEE, "until the result is confirmed")),
    field(("international", "yes"), Korean2024, CONDUCT, ("", "In force since 3 February 2025")),
    field(("procedure", "club"), Egf, KO, (WAITS, BACK)),
];

/// A hall where Black, who sits at the first table of two rounds, has that already.
fn hall(procedure: ProcedureName, has: Has) -> Hall {
    let mut event = event(procedure);
    let mut round = Round::empty(RoundNo(2), RoundState::Published);
    round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(3), 0));
    event.rounds.push(round);
    let hall = Hall::with(&event);
    let (path, sanction) = match has {
        Has::Nothing => return hall,
        Has::Here(sanction) => ("/boards/1/1/incident", sanction),
        Has::Elsewhere(sanction) => ("/boards/2/1/incident", sanction),
    };
    let done = hall.confirm_at(path, CONDUCT, &[("option", "2"), ("sanction", sanction)]);
    assert_eq!(done.status(), 303, "{sanction}");
    hall
}

fn typed(hall: &Hall, name: &str, value: &str) -> Vec<(String, String)> {
    html::with(&hall.procedure_form(name), name, value)
}

#[test]
fn every_field_is_changed_and_the_ruling_follows_and_goes_back_with_the_text() {
    for field in &FIELDS {
        let what = format!("{} under {}", field.name, field.procedure);
        let hall = hall(field.procedure, field.has);
        let (before, page) = (hall.ruling(field.answers), hall.get("/procedure"));
        assert!(!page.contains("Changed by this event"), "{what}");
        let form = typed(&hall, field.name, field.typed);
        let saved = hall.post("/procedure", &html::borrowed(&form));
        assert_eq!(saved.status(), 303, "{what}");
        let after = hall.ruling(field.answers);
        let only = |words: &str, here: &str, there: &str| {
            words.is_empty() || (here.contains(words) && !there.contains(words))
        };
        assert!(only(field.before, &before, &after), "{what}: before");
        assert!(only(field.after, &after, &before), "{what}: after");
        if ["international", "procedure"].contains(&field.name) {
            continue;
        }
        let page = hall.get("/procedure");
        assert_eq!(page.matches("Changed by this event").count(), 1, "{what}");
        assert!(after.contains("This event differs from the text:"), "{what}");
        assert_eq!(hall.post("/procedure/back", &[("field", field.name)]).status(), 303, "{what}");
        assert!(!hall.get("/procedure").contains("Changed by this event"), "{what}");
        assert!(only(field.after, &after, &hall.ruling(field.answers)), "{what}: back");
    }
}

#[test]
fn every_field_of_the_page_is_among_those() {
    let mut names: BTreeSet<String> = BTreeSet::new();
    for procedure in ProcedureName::ALL {
        let hall = Hall::of(procedure);
        let page = hall.get("/procedure");
        let opens = page.split("?change=").skip(1).filter_map(|rest| rest.split('#').next());
        for part in opens.chain(["clock"]) {
            let fields = hall.procedure_form(part);
            names.extend(fields.into_iter().map(|(name, _)| name));
        }
    }
    for other in ["form_key", "as_shown", "part"] {
        names.remove(other);
    }
    let tried: BTreeSet<&str> = FIELDS.iter().map(|field| field.name).collect();
    // The minutes go with `until`; who sits on the committee is seen on the sheet for the hall and at appeals, how
    // much a penalty takes where it is given.
    let besides = [
        "until_minutes",
        "people_of_committee",
        "people_in_reserve",
        "most_points",
        "most_minutes",
    ];
    names.retain(|name| !besides.contains(&name.as_str()));
    // A box that is not ticked is not sent: whether rulings are public and finished rounds confirmed, and for whom
    // a text is, is tried elsewhere.
    let boxes = ["public", "finished_confirms", "international"];
    let names: BTreeSet<&str> = names.iter().map(String::as_str).chain(boxes).collect();
    assert_eq!(names, tried.into_iter().chain(boxes).collect());
}

/// The fields that the page asks or says, without those that it only keeps.
fn shown(hall: &Hall) -> BTreeSet<String> {
    let page = hall.get("/procedure");
    let opens = page.split("?change=").skip(1).filter_map(|rest| rest.split('#').next());
    let opens = opens.map(|part| hall.get(&format!("/procedure?change={part}")));
    let pages: Vec<String> = opens.chain([page.clone()]).collect();
    let tags = pages.iter().flat_map(|page| page.split('<'));
    let asked = tags.filter(|tag| {
        let kept = tag.contains("type=\"hidden\"");
        !kept && ["input", "select", "textarea"].iter().any(|kind| tag.starts_with(kind))
    });
    asked.filter_map(|tag| html::attribute(tag, "name")).collect()
}

#[test]
fn the_page_asks_what_the_text_leaves_open() {
    let moves = [
        ("article_14", vec![NihonKiin]),
        ("window", vec![ProcedureName::Ngb]),
        ("arbiter_claims", vec![Aga, Chinese2002, PairGo]),
        ("claim_points", vec![PairGo]),
    ];
    for procedure in [NihonKiin, ProcedureName::Ngb, Aga, Chinese2002, PairGo, Egf, Club] {
        let shown = shown(&Hall::of(procedure));
        for (name, texts) in &moves {
            assert_eq!(shown.contains(*name), texts.contains(&procedure), "{name} {procedure}");
        }
        for name in ["warnings", "grace", "elsewhere", "committee", "until"] {
            assert!(shown.contains(name), "{name} {procedure}");
        }
        assert!(!shown.contains("edition"), "what the text says is not asked: {procedure}");
    }
}

#[test]
fn the_page_of_every_text_is_short_until_something_is_unfolded() {
    let words = |procedure: &ProcedureName| {
        crate::html::words_shown(&Hall::of(*procedure).get("/procedure"))
    };
    let all: Vec<_> = ProcedureName::ALL.iter().map(|name| (name.name(), words(name))).collect();
    // Two sources stand side by side in the American rules, of which the event chooses one. A fold names its first kind;
    // the file's has six words.
    let most = |name: &str| if ["aga", "ffg"].contains(&name) { 331 } else { 321 };
    let short = |(name, words): &(&str, usize)| (50..=most(name)).contains(words);
    assert!(all.iter().all(short), "{all:?}");
}

#[test]
fn what_the_page_does_not_ask_is_kept_shown_and_taken_back() {
    let mut own = event(Egf);
    let kept = [
        ("edition", serde_json::json!("House rules 2026")),
        ("period", serde_json::json!({ "from": "2025-01-02", "until": null })),
        ("window", serde_json::json!({ "moves": 7, "inclusive": true })),
    ];
    own.settings.refereeing.adapted.extend(kept.map(|(field, value)| (field.to_owned(), value)));
    let hall = Hall::with(&own);
    let now = || hall.tournament().settings.refereeing.adapted;
    let page = hall.get("/procedure");
    for said in ["House rules 2026", "2025-01-02", "<b>7</b>", "In the text: 3"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let ruling = hall.ruling(KO);
    assert!(ruling.contains("In force since 2 January 2025"), "{ruling}");
    assert!(ruling.contains("This event differs from the text: Edition"), "{ruling}");
    let form = typed(&hall, "grace", "15");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    let mut all = own.settings.refereeing.adapted.clone();
    all.insert("lateness".to_owned(), now()["lateness"].clone());
    assert_eq!(now(), all, "saving another field changes none of them");
    for field in ["edition", "since", "window", "grace"] {
        assert_eq!(hall.post("/procedure/back", &[("field", field)]).status(), 303, "{field}");
    }
    assert!(now().is_empty(), "{:?}", now());
}

/// The part of the page that has that field.
fn part_of(name: &str) -> &str {
    if name == "charge" { "grace" } else { name }
}

#[test]
fn a_part_that_is_saved_leaves_the_others_as_they_are() {
    let hall = Hall::of(Egf);
    let saves = [("cautions", "5"), ("grace", "15"), ("committee", "2"), ("clock", "reset")];
    for (name, value) in saves {
        let form = typed(&hall, name, value);
        assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303, "{name}");
    }
    let page = hall.get("/procedure");
    assert_eq!(page.matches("Changed by this event").count(), saves.len(), "{page}");
    for said in ["*5 cautions* make", "*15 minutes* late or more", "*2 people hear* appeals"] {
        let said = tengen::web::marked(said);
        assert!(page.contains(&said), "{said}: {page}");
    }
}

#[test]
fn another_text_is_not_taken_over_what_somebody_changed_meanwhile() {
    let hall = Hall::of(Egf);
    let text = typed(&hall, "procedure", "club");
    let grace = typed(&hall, "grace", "15");
    assert_eq!(hall.post("/procedure", &html::borrowed(&grace)).status(), 303);
    assert_eq!(hall.post("/procedure", &html::borrowed(&text)).status(), 422);
    assert_eq!(hall.tournament().settings.refereeing.procedure.as_deref(), Some("egf"));
    let text = typed(&hall, "procedure", "club");
    assert_eq!(hall.post("/procedure", &html::borrowed(&text)).status(), 303);
    assert!(hall.tournament().settings.refereeing.adapted.is_empty());
}

#[test]
fn what_is_wrong_is_said_at_its_field_and_what_was_typed_stays() {
    let wrong = [
        ("grace", "soon", Egf),
        ("window", "9999", ProcedureName::Ngb),
        ("claim_points", "1.3", PairGo),
        ("charge", "-5", Egf),
        ("until", "never", Egf),
    ];
    for (name, value, procedure) in wrong {
        let hall = Hall::of(procedure);
        let answer = hall.post("/procedure", &html::borrowed(&typed(&hall, name, value)));
        assert_eq!(answer.status(), 422, "{name}");
        let page = answer.text().expect("UTF-8");
        assert!(page.contains(&format!("id=\"{name}-wrong\"")), "{name}");
        let opened = format!("id=\"said-{}\" method=\"post\"", part_of(name));
        assert!(page.contains(&opened), "{name} is open again");
        assert!(name == "until" || page.contains(&format!("value=\"{value}\"")), "{name} stays");
        assert!(!hall.get("/procedure").contains("Changed by this event"), "{name}");
    }
    let hall = Hall::of(Egf);
    assert_eq!(hall.post("/procedure/back", &[("field", "name")]).status(), 400);
    assert!(!hall.get("/procedure").contains("Changed by this event"));
}

#[test]
fn a_form_in_another_language_changes_no_text() {
    for procedure in [Egf, NihonKiin, Korean2024] {
        let hall = Hall::of(procedure);
        let page = hall.german("/procedure?change=procedure");
        assert!(page.contains("Wo der Text nichts sagt"));
        assert!(page.contains("Wie die Spielregeln: Europäisch (EGF)"), "{page}");
        for part in ["clock", "cautions", "grace", "until", "public", "procedure"] {
            let opened = hall.german(&format!("/procedure?change={part}"));
            let fields = procedure_form(&opened, part);
            let saved = hall.post_in("de", "/procedure", &html::borrowed(&fields));
            assert_eq!(saved.status(), 303, "{part}");
        }
        assert!(!hall.german("/procedure").contains("Von diesem Turnier geändert"), "{procedure}");
    }
    let hall = Hall::of(NihonKiin);
    let query = "what=ko-retake:black&noticed=at-once";
    let page = hall.german(&format!("/boards/1/1/incident?{query}"));
    // What the text says is in a language that it is published in, else in English.
    assert!(page.contains("<span lang=\"en\">"), "{page}");
    let cited =
        "<span lang=\"en\">Japanese rules of Go 1989</span>, <span lang=\"en\">Art. 14</span>";
    assert!(page.contains(cited), "{page}");
    let text = hall.german("/procedure");
    assert!(
        text.contains("Nach <b lang=\"en\">Nihon Ki-in, Japanese rules of Go 1989</b>."),
        "{text}"
    );
    let english = hall.get("/procedure");
    assert!(english.contains("By <b>Nihon Ki-in, Japanese rules of Go 1989</b>."), "{english}");
}

#[test]
fn lateness_is_told_alike_on_the_page_and_on_the_wall() {
    for (name, said) in [
        (ProcedureName::Egf, "<b>60 minutes</b> late or more"),
        (ProcedureName::EuropeanCongress, "<b>30 minutes</b> late or more"),
    ] {
        let page = Hall::of(name).get("/procedure");
        assert!(page.contains(said), "{name}: {page}");
    }
}

#[test]
fn wrong_colours_are_asked_by_the_move() {
    let hall = Hall::of(ProcedureName::Chinese2002);
    let page = hall.get("/boards/1/1/incident?what=wrong-colors");
    assert!(page.contains(">Through move 10</button>"), "{page}");
    assert!(page.contains(">Later than move 10</button>"), "{page}");
    let late = hall.get("/boards/1/1/incident?what=wrong-colors&noticed=more");
    assert!(late.contains("Later than move 10"), "{late}");
    assert!(late.contains("The game goes on as it stands."), "{late}");
    let early = hall.get("/boards/1/1/incident?what=wrong-colors&noticed=up-to-three");
    assert!(!early.contains("Find out how many moves"), "{early}");
}
