//! The question when it was noticed, with the other questions about that kind under the event's rules.

use crate::web::prelude::*;
use crate::web::views::referee::absent_loses_at;
use crate::web::views::referee::kinds::by_words;
use referee::{NoticedBy, Partner, Question, asks_when, questions};

use super::answers::{ASKED, When, address, amending, beside, kept, moves_asked, read_what};
use super::boards::led_end;
use super::clock_back::{ClockBack, clock_back};
use super::ended;
use super::ruling::names;
use super::steps::{BoardRecords, Place, action};
use super::stones::{Stones, stones};

type Row = (&'static str, String, String);

enum Asked {
    /// Asked under the page's own heading.
    Doer(Vec<Row>),
    Stones(Stones),
    Minutes(String),
    One(&'static str, String, Vec<(&'static str, String)>),
    Time(ClockBack),
    Words(String),
    Boxes(Vec<(&'static str, String)>),
}

#[derive(Template)]
#[template(path = "incident/when.html")]
pub(super) struct WhenPage {
    cx: Page,
    amending: String,
    form: Form,
    what: String,
    asks: Vec<Asked>,
    whens: Vec<(&'static str, String)>,
    numbers: bool,
    noticers: Vec<Row>,
    details_open: bool,
    /// What the game record already says about when; empty without one.
    known: String,
    question: String,
    waits: Option<String>,
    /// The question when, if another question is the page's heading.
    noticed: Option<String>,
    /// The page that leads through the end of the game, if it has stopped and its count is disputed.
    end: Option<String>,
    overrules: bool,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

pub(super) fn when(
    page: Page,
    event: &Event,
    at: Place<'_>,
    form: Form,
    (file, _): &BoardRecords,
) -> WhenPage {
    let t = page.t;
    // The caller has already parsed `what`.
    let (kind, by) = read_what(form.value("what")).unwrap_or((IncidentKind::Other, None));
    let rules = rules(event, kind);
    let questions = questions(kind, &rules);
    let late = questions.contains(&Question::Minutes);
    let form = if late { with_delay(event, at.0, form) } else { form };
    let known = match (form.value("move"), form.value("after")) {
        (at, after) if form.value("ask") == "when" && !at.is_empty() && !after.is_empty() => {
            t.with("incident-known", (("n", at.to_owned()), ("moves", after.to_owned())))
        }
        _ => String::new(),
    };
    let here = action(event, at);
    let file = file.as_ref().filter(|file| file.begun);
    let counted = kind == IncidentKind::CountDisputed;
    let settled = stands(at.1, file, &form);
    // The heading is the first question. For a disputed end both players' answers are asked, and as to time only
    // whether the call came early enough.
    let disputed = kind.disputes_end();
    let counts = asks_moves(kind, &rules, file);
    let timed = !known.is_empty() || settled || (!disputed && counts);
    let key = if disputed { "incident-called-question" } else { "incident-when-question" };
    let whens_asked = timed.then(|| t.text(key));
    let (question, noticed) = match by {
        None => (t.text(whose(kind)), whens_asked),
        Some(_) if disputed => (t.text("incident-disputed-question"), whens_asked),
        Some(_) => (whens_asked.unwrap_or_else(|| t.text("incident-more-question")), None),
    };
    let asking =
        Asking { t, event, at, form: &form, file, here: &here, kind, by: by.and_then(Party::one) };
    let doer = by.is_none().then(|| Asked::Doer(asking.doers()));
    let wrong = ["move", "after", "who", "minutes", "so", "fault"];
    let wrong = wrong.iter().any(|name| form.wrong(name).is_some());
    WhenPage {
        amending: amending(t, &form),
        noticed,
        what: by.map_or_else(|| kind_words(t, kind), |by| incident_words(t, kind, by)),
        asks: doer.into_iter().chain(asking.shown(&questions)).collect(),
        whens: match () {
            () if ended::stands(&form) => vec![(When::AtOnce.name(), t.text("incident-next"))],
            () if known.is_empty() => whens(t, event, kind, (counts, settled)),
            () => known_whens(t, settled),
        },
        numbers: kind.has_move(),
        noticers: asking.noticers(),
        details_open: wrong || !form.value("move").is_empty(),
        overrules: event.chief && form.wrong("").is_some(),
        hidden: hidden(&form, !known.is_empty(), questions.contains(&Question::Words)),
        waits: (kind == IncidentKind::NoShow).then(|| still_waits(t, event, at.0)).flatten(),
        known,
        end: file.filter(|_| counted).and_then(|file| led_end(event, at, file)),
        back: address(&here, &kept(&form, &["what", "by", "end", "noticed", "stone"])),
        action: here,
        cx: frame(page, event).titled(question.clone()),
        question,
        form,
    }
}

fn rules(event: &Event, kind: IncidentKind) -> Vec<Clause> {
    let procedure = event_procedure(&event.snapshot.tournament.settings);
    procedure.map(|procedure| rules_for(&procedure, kind)).unwrap_or_default()
}

const fn whose(kind: IncidentKind) -> &'static str {
    match kind {
        IncidentKind::ResignationDisputed => "incident-whose-resigned",
        _ => "incident-whose",
    }
}

/// Answers that this page does not ask. The record's move numbers are among them if it is known.
fn hidden(form: &Form, known: bool, asks_words: bool) -> Vec<(&'static str, String)> {
    let stays = |(name, _): &(&str, String)| match *name {
        "what" | "end" | "amends" | "counts" | "reported" | "stone" => true,
        "move" | "after" => known,
        _ => false,
    };
    let beside = beside(form).filter(|(name, _)| *name != "words" || !asks_words);
    kept(form, &[]).into_iter().filter(stays).chain(beside).collect()
}

struct Asking<'a> {
    t: Lang,
    event: &'a Event,
    at: Place<'a>,
    form: &'a Form,
    file: Option<&'a GameFile>,
    here: &'a str,
    kind: IncidentKind,
    by: Option<Color>,
}

impl Asking<'_> {
    fn name(&self, color: Color) -> String {
        let (black, white) = names(self.t, &self.event.snapshot, self.at.1);
        if color == Color::Black { black } else { white }
    }

    /// The partners in order of turns; `None` for a single player.
    fn partners(&self, color: Color) -> Option<Vec<String>> {
        let entry = self.event.snapshot.tournament.entry(self.at.1.seat(color))?;
        let names =
            entry.people().map(|(surname, first)| self.t.name(surname, first, &entry.country));
        entry.is_pair().then(|| names.collect())
    }

    /// Whether a side has three players. The known texts only cover four people at a board.
    fn has_three(&self) -> bool {
        let sides = [Color::Black, Color::White].map(|color| self.partners(color));
        sides.iter().flatten().any(|names| names.len() > 2)
    }

    fn doers(&self) -> Vec<Row> {
        let name = |by: Party| by.one().map(|color| self.name(color)).unwrap_or_default();
        let doers = self.kind.doers().iter();
        doers.map(|by| (by.name(), by_words(self.t, *by), name(*by))).collect()
    }

    fn noticers(&self) -> Vec<Row> {
        let t = self.t;
        let row = |who: NoticedBy| match who.player() {
            Some(color) => (who.name(), t.color(color), self.name(color)),
            None => (who.name(), t.text(&format!("incident-who-{who}")), String::new()),
        };
        let unsaid = ("", t.text("incident-who-unsaid"), String::new());
        std::iter::once(unsaid).chain(NoticedBy::ALL.map(row)).collect()
    }

    /// The questions in display order. Adjacent checkboxes are grouped.
    fn shown(&self, questions: &[Question]) -> Vec<Asked> {
        let t = self.t;
        let mut shown: Vec<Asked> = Vec::new();
        for question in questions {
            let asked = match *question {
                Question::Partner if self.has_three() => continue,
                Question::Partner => {
                    let unsaid = ("", t.text("incident-who-unsaid"));
                    let names = self.by.and_then(|color| self.partners(color));
                    let words = |one: Partner| {
                        let words = t.text(&format!("partner-{one}"));
                        let name = names.as_ref().and_then(|names| names.get(one as usize));
                        name.map_or(words.clone(), |name| t.listed([name, &words]))
                    };
                    let both = Partner::ALL.map(|one| (one.name(), words(one)));
                    let answers = std::iter::once(unsaid).chain(both).collect();
                    Asked::One("partner", t.text("partner-which"), answers)
                }
                Question::Stones => Asked::Stones(stones(t, self.file, self.here, self.form)),
                Question::Minutes => Asked::Minutes(self.grace()),
                Question::Fault(names) => {
                    let words = |name| t.text(&format!("incident-fault-{name}"));
                    let faults = names.iter().map(|name| (*name, words(name))).collect();
                    Asked::One("fault", t.text("incident-fault"), faults)
                }
                Question::TimeLost => Asked::Time(clock_back(t, true, self.form, self.file)),
                Question::TimeMaybe => Asked::Time(clock_back(t, false, self.form, self.file)),
                Question::Words => Asked::Words(t.text(match self.kind {
                    IncidentKind::Other => "incident-said-other",
                    _ => "incident-said-both",
                })),
                Question::Is(one) => {
                    let row = (one.name(), t.text(&format!("case-{one}")));
                    if let Some(Asked::Boxes(rows)) = shown.last_mut() {
                        rows.push(row);
                        continue;
                    }
                    Asked::Boxes(vec![row])
                }
                Question::Answers(all) => {
                    shown.extend(ASKED.map(|(color, field)| self.answers(color, field, all)));
                    continue;
                }
            };
            shown.push(asked);
        }
        shown
    }

    fn answers(&self, color: Color, field: &'static str, all: &[ResumptionAnswer]) -> Asked {
        let (t, stones) = (self.t, self.kind.has_stones());
        let key = if stones { "asked-player-named" } else { "asked-player-whether" };
        let label = t.with(key, (("color", t.color(color)), ("name", self.name(color))));
        let words = |answer: ResumptionAnswer| match answer {
            ResumptionAnswer::PlayOn if stones => t.text("asked-goes-back"),
            ResumptionAnswer::Neither if stones => t.text("asked-not-agreed"),
            answer => t.text(&format!("asked-{answer}")),
        };
        let answers = all.iter().map(|answer| (answer.name(), words(*answer)));
        let unasked = ("", t.text("asked-not-yet"));
        Asked::One(field, label, std::iter::once(unasked).chain(answers).collect())
    }

    fn grace(&self) -> String {
        let procedure = event_procedure(&self.event.snapshot.tournament.settings);
        let minutes = procedure.map(|p| p.lateness.grace_minutes).unwrap_or_default();
        self.t.with("incident-grace", [("n", minutes)])
    }
}

/// Whether to ask how many moves later it was noticed. A game record may know that already.
fn asks_moves(kind: IncidentKind, rules: &[Clause], file: Option<&GameFile>) -> bool {
    asks_when(kind, rules) && (kind.counts_moves() || file.is_none())
}

/// Whether a result exists that both may have confirmed, and this was not yet asked.
fn stands(board: &Board, file: Option<&GameFile>, form: &Form) -> bool {
    let ended =
        !board.ending.is_pending() || file.is_some_and(|file| !file.game.ending().is_pending());
    ended && form.value("end").is_empty()
}

/// The only possible answer to when, if the page would ask nothing else but optional time back.
/// The ruling's page links to that question.
pub(super) fn only_answer(
    event: &Event,
    at: Place<'_>,
    (kind, by): (IncidentKind, Option<Party>),
    form: &Form,
    (file, _): &BoardRecords,
) -> Option<&'static str> {
    let rules = rules(event, kind);
    let file = file.as_ref().filter(|file| file.begun);
    let waits = kind == IncidentKind::NoShow && loses_later(event, at.0).is_some();
    let asks = waits || by.is_none() || form.value("ask") == "when" || stands(at.1, file, form);
    let needs = questions(kind, &rules).iter().any(|question| *question != Question::TimeMaybe);
    let asks = asks || asks_moves(kind, &rules, file) || needs;
    let only = if kind.counts_moves() { When::BeforeResult } else { When::AtOnce };
    (!asks).then_some(only.name())
}

/// With a game record, the only question about when is whether both had confirmed.
fn known_whens(t: Lang, settled: bool) -> Vec<(&'static str, String)> {
    let confirmed = settled.then(|| (When::Confirmed.name(), t.text("when-confirmed")));
    let next = (When::ByNumbers.name(), t.text("incident-next"));
    std::iter::once(next).chain(confirmed).collect()
}

/// The possible answers as buttons. How many moves later is asked only if a rule depends on it.
fn whens(
    t: Lang,
    event: &Event,
    kind: IncidentKind,
    (counted, settled): (bool, bool),
) -> Vec<(&'static str, String)> {
    let idle = kind.counts_moves() && !counted;
    let first = match kind {
        _ if !counted && !settled => "incident-next",
        _ if idle => "when-before-result",
        kind if kind.counts_moves() => "when-at-once",
        _ => "when-before-result",
    };
    let mut whens = vec![(if idle { When::BeforeResult } else { When::AtOnce }, t.text(first))];
    let moves = moves_asked(event, kind);
    if counted && !kind.counts_moves() {
        let said = |key| t.with(key, [("n", moves)]);
        whens = vec![
            (When::UpToThree, said("when-through-move")),
            (When::More, said("when-past-move")),
        ];
    } else if counted {
        let later = |three, other| match moves {
            3 => t.text(three),
            moves => t.with(other, [("n", moves)]),
        };
        whens.push((When::UpToThree, later("when-up-to-three", "when-within")));
        whens.push((When::More, later("when-more", "when-beyond")));
    }
    whens.extend(settled.then(|| (When::Confirmed, t.text("when-confirmed"))));
    whens.into_iter().map(|(when, said)| (when.name(), said)).collect()
}

/// Prefills the minutes since the clocks were started.
fn with_delay(event: &Event, round: &Round, form: Form) -> Form {
    let late = event.snapshot.tournament.clock(round.no).minutes_late(Utc::now().naive_utc());
    match late.filter(|_| !form.has("minutes")) {
        Some(minutes) => form.adding("minutes", &minutes.min(600).to_string()),
        None => form,
    }
}

/// `None` if that time has passed.
fn loses_later(event: &Event, round: &Round) -> Option<NaiveDateTime> {
    absent_loses_at(&event.snapshot.tournament, round.no).filter(|at| *at > Utc::now().naive_utc())
}

fn still_waits(t: Lang, event: &Event, round: &Round) -> Option<String> {
    loses_later(event, round)
        .map(|at| t.with("hall-forfeit", [("time", t.time(t.local(at).time()))]))
}
