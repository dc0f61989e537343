//! The page of a ruling before it is confirmed.

use crate::web::prelude::*;
use crate::web::views::outcome::result;
use crate::web::views::turns::turn_of;
use referee::{ClockNote, Question, RulingNote, questions};

use super::answers::{Answers, When, address, beside, kept};
use super::appeal::{later_rounds, members, with_members};
use super::boards::{self, Figure, figures};
use super::choices::{OptionButton, amount, board_after, means, options, out_of, sanctions};
use super::given::{self, PlayerLine};
use super::procedure::Stands;
use super::stones::moved_words;
use super::texts::{Why, in_force, said as said_text};
use crate::web::views::referee::appeals::appeal_words;
use crate::web::views::referee::effects::{clock_words, effect_words, note_words};
use crate::web::views::referee::moment;

#[derive(Template)]
#[template(path = "incident/ruling.html")]
pub(super) struct RulingPage {
    cx: Page,
    form: Form,
    /// Label, board and players, and the link to all boards.
    place: (String, String, String),
    /// The answers so far: label, words, and the value of `change` that clears one.
    answers: Vec<(String, String, &'static str)>,
    headline: String,
    waits: bool,
    why: Why,
    edition: String,
    in_force: String,
    own: Vec<String>,
    given: Vec<PlayerLine>,
    figures: Vec<Figure>,
    facts: Vec<Fact>,
    notes: Vec<String>,
    /// Rulings in force on the same incident, with links.
    same: Vec<(String, String)>,
    options: Vec<OptionButton>,
    sanctions: Vec<(&'static str, String, String)>,
    amount: String,
    /// Member fields: the committee may rule instead of the arbiter.
    members: Vec<(&'static str, String)>,
    hidden: Vec<(&'static str, String)>,
    amends: Option<String>,
    confirm: String,
    /// Whether a committee decided last on the amended ruling: only it can then amend it.
    committees: bool,
    action: String,
    back: String,
    black: String,
    white: String,
    shown: String,
    appeal: String,
    /// The page that asks both players, if they have to be asked first.
    ask: Option<String>,
}

/// `form` holds the answers and the other typed fields.
pub(super) fn view(
    page: Page,
    event: &Event,
    (round, board): (&Round, &Board),
    answers: &Answers,
    (proposal, file): (&ProposedRuling, &RefereeFile),
    form: Form,
) -> RulingPage {
    let t = page.t;
    let action = event.path(&format!("/boards/{}/{}/incident", round.no, board.table));
    let ruling = &proposal.ruling;
    let (black, white) = names(t, &event.snapshot, board);
    RulingPage {
        cx: frame(page, event).titled(title(t, board, answers)),
        place: place(t, event, (round, board)),
        answers: said(t, answers),
        headline: headline(t, proposal),
        waits: ruling.waits(),
        why: Why::of(t, &ruling.basis),
        edition: said_text(t, &proposal.procedure.edition),
        in_force: in_force(t, proposal.procedure.period),
        own: own(t, event, answers),
        given: given::at_board(t, event, &file.log, proposal, answers.amends),
        figures: figures(t, proposal),
        facts: facts(t, event, board, proposal),
        notes: notes(t, proposal).into_iter().chain(later(t, event, round, proposal)).collect(),
        same: same(t, event, file, proposal, answers),
        options: options(t, event, board, proposal),
        sanctions: sanctions(t, event, proposal),
        hidden: kept(&form, &[]),
        amends: answers.amends.and_then(|no| amended(t, file, no)),
        committees: answers.amends.is_some_and(|no| file.log.is_committees(no)),
        confirm: match answers.amends {
            Some(no) => t.with("ruling-amend-confirm", [("no", no.0)]),
            None => t.text("ruling-confirm"),
        },
        back: event.path(&format!("/boards?round={}", round.no)),
        black,
        white,
        shown: proposal.fingerprint(),
        appeal: appeal(t, proposal, &form),
        ask: ruling.asks_first().then(|| asked_at(&form, &action)),
        amount: amount(t, proposal),
        members: members(t, proposal.procedure.appeal.committee),
        form: with_members(t, event, ("", &proposal.seats), form),
        action,
    }
}

pub(super) fn names(t: Lang, snapshot: &Snapshot, board: &Board) -> (String, String) {
    let name = |entry| snapshot.tournament.entry(entry).map(|e| t.person(e)).unwrap_or_default();
    (name(board.black), name(board.white))
}

fn title(t: Lang, board: &Board, answers: &Answers) -> String {
    match answers.amends {
        Some(no) => t.with("ruling-amend-title", (("no", no.0), ("table", board.table))),
        None => t.with("ruling-title", [("table", board.table)]),
    }
}

fn amended(t: Lang, file: &RefereeFile, no: RulingNo) -> Option<String> {
    let said = effect_words(t, &file.log.ruling(no).ok()?.decision.effect);
    Some(t.with("ruling-amend-said", (("no", no.0), ("said", said))))
}

fn place(t: Lang, event: &Event, (round, board): (&Round, &Board)) -> (String, String, String) {
    let (black, white) = names(t, &event.snapshot, board);
    let seats = (("table", board.table), ("black", black), ("white", white));
    let boards = event.path(&format!("/boards?round={}&show=all", round.no));
    (t.text("incident-board"), t.with("incident-at", seats), boards)
}

/// The earlier answers. They are changed by the same form, so that typed text is kept.
fn said(t: Lang, answers: &Answers) -> Vec<(String, String, &'static str)> {
    let incident = &answers.incident;
    let what = (t.text("incident-what"), with_stones(t, incident), "what");
    let when = (t.text("incident-when"), when_words(t, incident, answers.confirmed), "when");
    [what, when]
        .into_iter()
        .chain(time_back(t, incident).map(|(ask, said)| (ask, said, "when")))
        .collect()
}

/// Time given back to the clocks, for kinds where it is optional.
fn time_back(t: Lang, incident: &Incident) -> Option<(String, String)> {
    let seconds = incident.circumstances.time_back;
    let said = match seconds == Each::default() {
        true => t.text("procedure-none"),
        false => clock_words(t, ClockNote::GiveBack { seconds }),
    };
    let may = questions(incident.kind, &[]).contains(&Question::TimeMaybe);
    may.then(|| (t.text("clock-back"), said))
}

/// The incident with displaced stones: `A stone was moved or knocked: White Q16 → R16`.
fn with_stones(t: Lang, incident: &Incident) -> String {
    let what = incident_words(t, incident.kind, incident.by);
    let stones = t.listed(incident.circumstances.stones.iter().map(|stone| moved_words(t, stone)));
    if stones.is_empty() { what } else { t.labelled(&what, &stones) }
}

fn asked_at(form: &Form, action: &str) -> String {
    let fields = kept(form, &["noticed"]).into_iter();
    let fields: Vec<_> = fields.chain(beside(form)).chain([("ask", "when".to_owned())]).collect();
    address(action, &fields)
}

pub(super) fn when_words(t: Lang, incident: &Incident, confirmed: bool) -> String {
    let mut parts = Vec::new();
    parts.extend(incident.at.map(|at| t.with("incident-move", [("n", at.0)])));
    let after_end = incident.circumstances.after_end;
    let end_said = after_end.map(|said| t.text(&format!("after-end-said-{said}")));
    if after_end.is_some_and(CallAfterEnd::is_too_late) {
        return t.listed(parts.into_iter().chain(end_said));
    }
    // For kinds that do not count moves, the number of the move already says when.
    let named = incident.at.is_some() && !incident.kind.counts_moves() && !confirmed;
    let when = (When::of(incident, confirmed), incident.noticed);
    parts.extend((!named || when.0 != When::AtOnce).then(|| match when {
        (When::ByNumbers, Noticed::AfterMove(after)) => {
            t.with("incident-noticed-after", [("n", after.0)])
        }
        (_, Noticed::Within(n)) if !confirmed && !incident.kind.counts_moves() => {
            t.with("when-through-move", [("n", n)])
        }
        (_, Noticed::Beyond(n)) if !confirmed && !incident.kind.counts_moves() => {
            t.with("when-past-move", [("n", n)])
        }
        (_, Noticed::Within(moves)) if !confirmed => t.with("when-within", [("n", moves)]),
        (_, Noticed::Beyond(moves)) if !confirmed => t.with("when-beyond", [("n", moves)]),
        (When::AtOnce, _) if !incident.kind.counts_moves() => t.text("when-before-result"),
        (when, _) => t.text(&format!("when-{when}")),
    }));
    if incident.circumstances.minutes > 0 {
        parts.push(t.with("incident-minutes-late", [("n", incident.circumstances.minutes)]));
    }
    // The end comes last because its text continues the sentence.
    t.listed(parts.into_iter().chain(end_said))
}

fn headline(t: Lang, proposal: &ProposedRuling) -> String {
    let ruling = &proposal.ruling;
    if ruling.waits() {
        return t.text("ruling-waits");
    }
    let words = effect_words(t, &as_said(proposal, &ruling.effect));
    if ruling.asks_of_end() {
        return notes(t, proposal).join(" ");
    }
    if ruling.remedy == Remedy::AskBoth {
        return t.text("ruling-ask-both");
    }
    if ruling.remedy == Remedy::PlayOn {
        let first =
            ruling.effect.turn.map(|color| t.with("ruling-first", [("color", t.color(color))]));
        let resumes = ruling.effect.verdict == Verdict::Resumes;
        let on = t.text(if resumes { "verdict-resumes" } else { "ruling-play-on" });
        return format!("{on} {}", first.unwrap_or_default());
    }
    if ruling.remedy == Remedy::SetClockRight && ruling.effect.clock != ClockNote::LeaveAsIs {
        return format!("{words} {}", clock_words(t, ruling.effect.clock));
    }
    if ruling.remedy == Remedy::NoOffence {
        return format!("{} {words}", t.text("ruling-no-offence"));
    }
    words
}

/// The effect with the verdict to be worded: a result that was not confirmed stands because its round is over.
pub(super) fn as_said(proposal: &ProposedRuling, effect: &Effect) -> Effect {
    let verdict = match effect.verdict {
        Verdict::ResultStands if proposal.by_round => Verdict::EndStands,
        verdict => verdict,
    };
    Effect { verdict, ..effect.clone() }
}

/// The notes. If no penalty is offered either, a confirmed result is simply final.
fn notes(t: Lang, proposal: &ProposedRuling) -> Vec<String> {
    let ruling = &proposal.ruling;
    let missing = proposal.confirmed && proposal.shows.is_pending();
    let said = |note: &RulingNote| match note {
        RulingNote::Confirmed if proposal.by_round => t.text("note-round-over"),
        RulingNote::Confirmed if ruling.options.is_empty() => t.text("note-confirmed-alone"),
        note => note_words(t, *note),
    };
    let missing = missing.then(|| t.text("note-nothing-entered"));
    ruling.notes.iter().map(said).chain(missing).collect()
}

fn later(t: Lang, event: &Event, round: &Round, proposal: &ProposedRuling) -> Vec<String> {
    let changes = proposal.by_round && !proposal.confirmed;
    if changes { later_rounds(t, event, round.no) } else { Vec::new() }
}

/// Rulings in force at this board on the same kind by the same side, unless the moves differ: another arbiter may
/// just have ruled on this incident.
fn same(
    t: Lang,
    event: &Event,
    file: &RefereeFile,
    proposal: &ProposedRuling,
    answers: &Answers,
) -> Vec<(String, String)> {
    let now = &proposal.incident;
    let alike = |ruling: &&RulingRecord| {
        let then = &ruling.incident;
        let moves = then.at.zip(now.at).is_none_or(|(then, now)| then == now);
        ruling.seats.same_game(&proposal.seats)
            && Some(ruling.no) != answers.amends
            && (then.kind, then.by) == (now.kind, now.by)
            && moves
    };
    let line = |ruling: &RulingRecord| {
        let who = (("name", ruling.arbiter.to_string()), ("at", moment(t, ruling.at)));
        (t.with("ruling-same", who), event.path(&format!("/incidents/{}", ruling.no)))
    };
    file.log.rulings_in_force().filter(alike).map(line).collect()
}

fn facts(t: Lang, event: &Event, board: &Board, proposal: &ProposedRuling) -> Vec<Fact> {
    let effect = &proposal.ruling.effect;
    let firm = t.text(match proposal.ruling.firmness {
        Firmness::Binding => "firm-binding",
        Firmness::Default => "firm-default",
        Firmness::ArbiterDecides => "firm-open",
    });
    let clock = clock_words(t, effect.clock);
    let after = board_after(event, board, proposal, effect);
    let turn = turn(t, event, board, &proposal.incident);
    let facts = [
        (t.text("ruling-binds"), firm, String::new()),
        (t.text("ruling-clocks"), clock, String::new()),
        result_after(t, event, proposal, &after),
    ];
    let mut facts: Vec<Fact> = turn.into_iter().chain(facts).collect();
    facts.extend(boards::facts(t, proposal));
    let out = out_of(t, event, proposal, effect).join(" ");
    if !out.is_empty() {
        facts.push((t.text("ruling-out"), out, String::new()));
    }
    facts.extend(means(t, event, proposal, &after));
    facts
}

fn result_after(t: Lang, event: &Event, proposal: &ProposedRuling, after: &Board) -> Fact {
    let points = &event.snapshot.tournament.settings.points;
    let outcome = proposal.ruling.effect.verdict.outcome(points, proposal.before, None);
    match outcome {
        BoardOutcome::PlayedAnew { .. } => {
            (t.text("result"), t.text("verdict-replay"), String::new())
        }
        _ => result(t, event, proposal.shows, after.ending),
    }
}

/// In a game of partners: whose turn it was when somebody moved out of turn.
fn turn(t: Lang, event: &Event, board: &Board, incident: &Incident) -> Option<Fact> {
    let color = incident.by.one().filter(|_| incident.kind == IncidentKind::OutOfTurn)?;
    let at = incident.at?.0;
    let name = turn_of(t, event.snapshot.tournament.entry(board.seat(color))?, at)?;
    let said = (("n", at), ("color", t.color(color)), ("name", name));
    Some((t.text("turns-order"), t.with("turns-was", said), String::new()))
}

/// The event's changes from the text that can affect this ruling.
fn own(t: Lang, event: &Event, answers: &Answers) -> Vec<String> {
    let stands = Stands::of(&event.snapshot.tournament.settings);
    stands.map(|stands| stands.own(t, answers.incident.kind)).unwrap_or_default()
}

fn appeal(t: Lang, proposal: &ProposedRuling, form: &Form) -> String {
    let rule = proposal.procedure.appeal;
    let committees = t.text("ruling-committee-no-appeal");
    if form.is_chosen("committee", "yes") {
        return committees;
    }
    if proposal.confirmed && rule.until == AppealUntil::ResultConfirmed {
        return t.text("appeal-over");
    }
    match rule.committee {
        0 => t.text("appeal-none"),
        _ => format!("{} {committees}", appeal_words(t, rule)),
    }
}
