//! The page of a ruling before it is confirmed.

use askama::Template;

use crate::desk::{Proposal, excludes};
use crate::referee::{Basis, Consent, Effect, Firmness, Remedy, RulingOption, Sanction, Verdict};
use crate::store::{RefereeFile, Snapshot};
use crate::tournament::{Board, ReplayTerms, Round, RoundNo};
use crate::web::outcome::{Fact, files, result, tie_breaks, worth};
use crate::web::{Event, Form, Lang, Page, frame, new_form_key};

use super::answers::{Answers, When, address, kept};
use super::effects::{SANCTIONS, clock_words, effect_words, note_words, remedy_words};
use super::kinds::{by_words, incident_words};

/// Something else that may be chosen.
struct OptionButton {
    code: String,
    words: String,
    note: String,
}

#[derive(Template)]
#[template(path = "incident/ruling.html")]
pub(super) struct RulingPage {
    t: Lang,
    page: Page,
    form: Form,
    answers: Vec<(String, String, String)>,
    headline: String,
    waits: bool,
    basis: Basis,
    edition: String,
    facts: Vec<Fact>,
    notes: Vec<String>,
    options: Vec<OptionButton>,
    sanctions: Vec<(&'static str, String, String)>,
    hidden: Vec<(&'static str, String)>,
    amends: bool,
    action: String,
    back: String,
    black: String,
    white: String,
    shown: String,
    form_key: String,
    appeal: String,
}

/// The page; `form` holds the answers and what was typed beside them.
pub(super) fn view(
    page: Page,
    event: &Event,
    (round, board): (&Round, &Board),
    answers: &Answers,
    (proposal, file): (&Proposal, &RefereeFile),
    form: Form,
) -> RulingPage {
    let t = page.t;
    let action = event.path(&format!("/boards/{}/{}/incident", round.no, board.table));
    let ruling = &proposal.ruling;
    let (black, white) = names(t, &event.snapshot, board);
    RulingPage {
        t,
        page: frame(page, event)
            .titled(t.with("ruling-title", [("table", board.table)]))
            .below(&event.path("/incidents")),
        answers: said(t, event, (round, board), answers, &form, &action),
        headline: headline(t, proposal),
        waits: ruling.waits(),
        basis: ruling.basis.clone(),
        edition: proposal.procedure.edition.to_string(),
        facts: facts(t, event, board, (proposal, file)),
        notes: ruling.notes.iter().map(|note| note_words(t, *note)).collect(),
        options: options(t, event, (proposal, file)),
        sanctions: sanctions(t, event, (proposal, file)),
        hidden: kept(&form, &[]),
        amends: answers.amends.is_some(),
        back: event.path(&format!("/boards?round={}", round.no)),
        black,
        white,
        shown: proposal.fingerprint(),
        form_key: new_form_key(),
        appeal: appeal(t, proposal),
        form,
        action,
    }
}

pub(super) fn names(t: Lang, snapshot: &Snapshot, board: &Board) -> (String, String) {
    let name = |entry| snapshot.tournament.entry(entry).map(|e| t.person(e)).unwrap_or_default();
    (name(board.black), name(board.white))
}

/// The steps behind, each with the way back to it.
fn said(
    t: Lang,
    event: &Event,
    (round, board): (&Round, &Board),
    answers: &Answers,
    form: &Form,
    action: &str,
) -> Vec<(String, String, String)> {
    let (black, white) = names(t, &event.snapshot, board);
    let incident = &answers.incident;
    let seats = (("table", board.table), ("black", black), ("white", white));
    vec![
        (
            t.text("incident-board"),
            t.with("incident-at", seats),
            event.path(&format!("/boards?round={}&show=all", round.no)),
        ),
        (
            t.text("incident-what"),
            incident_words(t, incident.kind, incident.by),
            address(action, &kept(form, &["what", "noticed"])),
        ),
        (t.text("incident-when"), when_words(t, answers), {
            address(action, &kept(form, &["noticed"]))
        }),
    ]
}

/// When it was noticed and by whom, in words.
pub(super) fn when_words(t: Lang, answers: &Answers) -> String {
    let incident = &answers.incident;
    let mut parts = Vec::new();
    parts.extend(incident.at.map(|at| t.with("incident-move", [("n", at.0)])));
    parts.push(match (answers.when, incident.noticed) {
        (When::ByNumbers, crate::referee::Noticed::AfterMove(after)) => {
            t.with("incident-noticed-after", [("n", after.0)])
        }
        (When::Confirmed, _) => t.text("when-confirmed"),
        (When::UpToThree, _) => t.text("when-up-to-three"),
        (When::More, _) => t.text("when-more"),
        _ => t.text("when-at-once"),
    });
    if incident.circumstances.minutes > 0 {
        parts.push(t.with("incident-minutes-late", [("n", incident.circumstances.minutes)]));
    }
    parts.join(", ")
}

fn headline(t: Lang, proposal: &Proposal) -> String {
    let ruling = &proposal.ruling;
    if ruling.waits() {
        return t.text("ruling-waits");
    }
    let words = effect_words(t, &ruling.effect);
    if ruling.remedy == Remedy::NoOffence {
        return format!("{} {words}", t.text("ruling-no-offence"));
    }
    words
}

/// The board as an effect would leave it.
fn board_after(event: &Event, board: &Board, proposal: &Proposal, effect: &Effect) -> Board {
    let points = event.snapshot.tournament.settings.points;
    let ending = effect.verdict.ending();
    if effect.verdict == Verdict::Replay || ending.is_some_and(|ending| points.replays(ending)) {
        return board.played_anew(&ReplayTerms::default(), None);
    }
    Board { ending: ending.unwrap_or(proposal.before), ..board.clone() }
}

/// Who is out of which later rounds by an effect: `Ada Meier does not play rounds 3, 4 and 5`.
fn out_of(
    t: Lang,
    event: &Event,
    (proposal, file): (&Proposal, &RefereeFile),
    effect: &Effect,
) -> Vec<String> {
    let tournament = &event.snapshot.tournament;
    let all = excludes(tournament, file, &proposal.seats, effect);
    let rounds = |participation: crate::tournament::Participation| {
        let of_event = (1..=tournament.settings.rounds).map(RoundNo);
        let out = of_event.filter(move |no| participation.in_round(*no));
        out.map(|no| no.to_string()).collect::<Vec<_>>().join(", ")
    };
    let said = |one: &crate::store::Excluded| {
        let name = t.person(tournament.entry(one.entry)?);
        let rounds = rounds(one.rounds);
        let key = if rounds.is_empty() { "ruling-out-already" } else { "ruling-out-of" };
        Some(t.with(key, (("name", name), ("rounds", rounds))))
    };
    all.iter().filter_map(said).collect()
}

fn facts(
    t: Lang,
    event: &Event,
    board: &Board,
    (proposal, file): (&Proposal, &RefereeFile),
) -> Vec<Fact> {
    let effect = &proposal.ruling.effect;
    let firm = t.text(match proposal.ruling.firmness {
        Firmness::Binding => "firm-binding",
        Firmness::Default => "firm-default",
        Firmness::ArbiterDecides => "firm-open",
    });
    let clock = clock_words(t, effect.clock);
    let after = board_after(event, board, proposal, effect);
    let mut facts = vec![
        (t.text("ruling-binds"), firm, String::new()),
        (t.text("ruling-clocks"), clock, String::new()),
        result(t, event, proposal.shows, after.ending),
    ];
    let out = out_of(t, event, (proposal, file), effect).join(" ");
    if !out.is_empty() {
        facts.push((t.text("ruling-out"), out, String::new()));
    }
    if after.ending != proposal.shows {
        facts.extend(tie_breaks(t, event, proposal.seats.round, &after));
        facts.extend(files(t, event, proposal.seats.round, &after));
    }
    facts.extend(earlier(t, proposal));
    facts
}

/// Penalties that the players already have.
fn earlier(t: Lang, proposal: &Proposal) -> Option<Fact> {
    let said = proposal.given.iter().map(|given| {
        let effect =
            crate::referee::Effect { penalties: vec![given.penalty], ..Default::default() };
        let words = effect_words(t, &effect);
        let goes_on = t.text("effect-goes-on");
        words.strip_prefix(&goes_on).unwrap_or(&words).trim().to_owned()
    });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| (t.text("ruling-earlier"), said.join(" "), String::new()))
}

/// The remedies that may be chosen, by their place among the ruling's options.
fn options(t: Lang, event: &Event, shown: (&Proposal, &RefereeFile)) -> Vec<OptionButton> {
    let all = shown.0.ruling.options.iter().enumerate();
    let remedies = all.filter_map(|(index, option)| Some((index, option, option.remedy?)));
    remedies.map(|(index, option, remedy)| button(t, event, shown, index, option, remedy)).collect()
}

fn button(
    t: Lang,
    event: &Event,
    shown: (&Proposal, &RefereeFile),
    index: usize,
    option: &RulingOption,
    remedy: Remedy,
) -> OptionButton {
    let plain = remedy_words(t, remedy);
    let words = match option.consent {
        Consent::Arbiter => plain,
        Consent::BothPlayers => t.with("ruling-if-agreed", [("remedy", plain)]),
    };
    let mut note = effect_words(t, &option.effect);
    if let Some(ending) = option.effect.verdict.ending() {
        note = format!("{note} {}", worth(t, event, ending));
    }
    for out in out_of(t, event, shown, &option.effect) {
        note = format!("{note} {out}");
    }
    OptionButton { code: index.to_string(), words, note }
}

/// The penalties that may stand beside the ruling; none if it offers none.
fn sanctions(
    t: Lang,
    event: &Event,
    shown: (&Proposal, &RefereeFile),
) -> Vec<(&'static str, String, String)> {
    let options = &shown.0.ruling.options;
    let offered = |sanction: Sanction| {
        options.iter().find(|option| option.remedy.is_none() && option.sanction == sanction)
    };
    if !SANCTIONS.iter().any(|(sanction, _)| offered(*sanction).is_some()) {
        return Vec::new();
    }
    let rows = SANCTIONS.iter().filter_map(|(sanction, code)| {
        let words = t.text(&format!("sanction-{code}"));
        if *sanction == Sanction::None {
            return Some((*code, words, String::new()));
        }
        let effect = &offered(*sanction)?.effect;
        let penalties = effect.penalties.iter();
        let who: Vec<String> = penalties.map(|penalty| t.color(penalty.color)).collect();
        let mut once = who;
        once.dedup();
        let note = once.join(", ");
        let out = out_of(t, event, shown, effect).into_iter();
        Some((*code, words, std::iter::once(note).chain(out).collect::<Vec<_>>().join(". ")))
    });
    rows.collect()
}

fn appeal(t: Lang, proposal: &Proposal) -> String {
    let rule = proposal.procedure.appeal;
    if rule.committee == 0 { t.text("appeal-none") } else { appeal_words(t, rule) }
}

/// Until when players may appeal, and to whom.
pub(super) fn appeal_words(t: Lang, rule: crate::referee::AppealRule) -> String {
    use crate::referee::AppealUntil;
    let until = match rule.until {
        AppealUntil::ResultConfirmed => t.text("appeal-until-confirmed"),
        AppealUntil::RoundClosed => t.text("appeal-until-round"),
        AppealUntil::MinutesAfterTold(n) => t.with("appeal-until-minutes", [("n", n)]),
    };
    t.with("appeal-may", (("until", until), ("members", rule.committee)))
}

/// Who is named as noticing, for the page of the time.
pub(super) fn noticers(t: Lang, black: &str, white: &str) -> Vec<(&'static str, String, String)> {
    use crate::referee::By;
    vec![
        ("", t.text("incident-who-unsaid"), String::new()),
        ("black", by_words(t, By::Black), black.to_owned()),
        ("white", by_words(t, By::White), white.to_owned()),
        ("arbiter", t.text("incident-who-arbiter"), String::new()),
    ]
}
