//! The question when it was noticed, with the other questions about that kind under the event's rules; and displaced
//! stones: from where to where, tapped on the recorded board or typed.

use super::*;
use recording::Remark;
use referee::{MovedStone, NoticedBy, Partner, Question, asks_when, questions};

use crate::web::views::referee::absent_loses_at;

type Row = (&'static str, String, String);

const ASKED: [(Color, &str); 2] = [(Color::Black, "asked_black"), (Color::White, "asked_white")];

#[derive(Template)]
#[template(path = "incident/when.html")]
pub(super) struct WhenPage {
    cx: Cx,
    at: At,
    draft: Draft,
    form: Form,
    kind: IncidentKind,
    rules: Vec<Clause>,
    /// The move, and the one after which it was noticed, if the game's record knows them.
    known: Option<(MoveNo, MoveNo)>,
    questions: Vec<Question>,
    /// The question when, if another question is the page's heading.
    noticed: Option<&'static str>,
}

impl WhenPage {
    /// `wrong` is the form with its faults.
    pub fn of(cx: Cx, at: At, draft: Draft, wrong: Option<Form>) -> Self {
        let kind = draft.kind.unwrap_or(IncidentKind::Other);
        let rules = rules(&cx, kind);
        let mut questions = questions(kind, &rules);
        // The minutes since the clocks were started.
        let late = cx.tournament().clock(at.seats.round).minutes_late(Utc::now().naive_utc());
        let asks = questions.contains(&Question::Minutes) && draft.circumstances.minutes == 0;
        let form = wrong.unwrap_or_else(|| match late.filter(|_| asks) {
            Some(minutes) => {
                draft.form().without("minutes").adding("minutes", &minutes.min(600).to_string())
            }
            None => draft.form(),
        });
        // The known texts only cover four people at a board.
        let sides = [Color::Black, Color::White].map(|color| partners(&cx, &at, color));
        if sides.iter().flatten().any(|names| names.len() > 2) {
            questions.retain(|question| *question != Question::Partner);
        }
        let known = match at.of_record(&cx, &draft) {
            Some(Ok(Incident { at: Some(at), noticed: Noticed::AfterMove(after), .. })) => {
                Some((at, after))
            }
            _ => None,
        };
        let page = Self { cx, at, draft, form, kind, rules, known, questions, noticed: None };
        let (heading, noticed) = page.asks();
        Self { cx: page.cx.clone().headed(heading), noticed, ..page }
    }

    fn counts(&self) -> bool {
        asks_moves(self.kind, &self.rules, &self.at)
    }

    /// The heading, which is the first question; and the question when, if that is another one. For a disputed end both
    /// players' answers are asked, and as to time only whether the call came early enough.
    fn asks(&self) -> (&'static str, Option<&'static str>) {
        let disputed = self.kind.disputes_end();
        let asks =
            self.known.is_some() || is_ended(&self.at, &self.draft) || (!disputed && self.counts());
        let key = if disputed { "incident-called-question" } else { "incident-when-question" };
        let when = asks.then_some(key);
        match (self.asks_by(), self.kind) {
            (true, IncidentKind::ResignationDisputed) => ("incident-whose-resigned", when),
            (true, _) => ("incident-whose", when),
            _ if disputed => ("incident-disputed-question", when),
            _ => (when.unwrap_or("incident-more-question"), None),
        }
    }

    fn asks_by(&self) -> bool {
        self.draft.by.is_none() || (self.draft.asks_by && self.known.is_none())
    }

    /// Since when it is waited for who does not show up.
    fn waiting_since(&self) -> Option<NaiveDateTime> {
        let asks = self.kind == IncidentKind::NoShow;
        loses_later(&self.cx, self.at.seats.round).filter(|_| asks)
    }

    fn details_open(&self) -> bool {
        let wrong = ["move", "after", "who", "minutes", "so", "fault"];
        let typed = !self.form.value("move").is_empty();
        typed || wrong.iter().any(|name| self.form.wrong(name).is_some())
    }

    fn name(&self, color: impl ByValue<Color>) -> String {
        self.cx.player(self.at.board.seat(color.given()))
    }

    fn actor_rows(&self) -> Vec<Row> {
        let name = |by: Party| by.one().map(|color| self.name(color)).unwrap_or_default();
        self.kind.doers().iter().map(|by| (by.name(), self.cx.party(*by), name(*by))).collect()
    }

    fn noticers(&self) -> Vec<Row> {
        let cx = &self.cx;
        let row = |who: NoticedBy| match who.player() {
            Some(color) => (who.name(), cx.color(color), self.name(color)),
            None => (who.name(), cx.text(&format!("incident-who-{who}")), String::new()),
        };
        let unsaid = ("", cx.text("incident-who-unsaid"), String::new());
        std::iter::once(unsaid).chain(NoticedBy::ALL.map(row)).collect()
    }

    /// The questions in display order. Those with a box each are together.
    fn question_groups(&self) -> impl Iterator<Item = &[Question]> {
        let is_box = |one: &Question| matches!(one, Question::Is(_));
        self.questions.chunk_by(move |one, next| is_box(one) && is_box(next))
    }

    fn partners(&self) -> Vec<(&'static str, String)> {
        let color = self.draft.by.and_then(Party::one);
        let names = color.and_then(|color| partners(&self.cx, &self.at, color));
        let words = |one: Partner| {
            let words = self.cx.text(&format!("partner-{one}"));
            let name = names.as_ref().and_then(|names| names.get(one as usize));
            name.map_or(words.clone(), |name| self.cx.listed([name, &words]))
        };
        let unsaid = ("", self.cx.text("incident-who-unsaid"));
        std::iter::once(unsaid).chain(Partner::ALL.map(|one| (one.name(), words(one)))).collect()
    }

    fn grace(&self) -> u32 {
        self.cx.event.procedure().map_or(0, |procedure| procedure.lateness.grace_minutes)
    }

    /// The key of what both are asked.
    fn asked_whether(&self) -> &'static str {
        if self.kind.has_stones() { "asked-player-named" } else { "asked-player-whether" }
    }

    /// The key of a player's answer.
    fn answer(&self, answer: impl ByValue<ResumptionAnswer>) -> String {
        match answer.given() {
            ResumptionAnswer::PlayOn if self.kind.has_stones() => "asked-goes-back".to_owned(),
            ResumptionAnswer::Neither if self.kind.has_stones() => "asked-not-agreed".to_owned(),
            answer => format!("asked-{answer}"),
        }
    }

    /// The possible answers as buttons. How many moves later is asked only if a rule depends on it. With a game record,
    /// the only question is whether both had confirmed.
    fn moment_rows(&self) -> Vec<(When, &'static str)> {
        let (kind, settled) = (self.kind, is_ended(&self.at, &self.draft));
        let (counted, three) = (self.counts(), self.moves() == 3);
        let mut whens = if self.draft.end_stands() {
            return vec![(When::AtOnce, "next")];
        } else if self.known.is_some() {
            vec![(When::ByRecord, "next")]
        } else if counted && !kind.counts_moves() {
            vec![(When::UpToThree, "when-through-move"), (When::More, "when-past-move")]
        } else if counted {
            vec![
                (When::AtOnce, "when-at-once"),
                (When::UpToThree, if three { "when-up-to-three" } else { "when-within" }),
                (When::More, if three { "when-more" } else { "when-beyond" }),
            ]
        } else {
            let when = if kind.counts_moves() { When::BeforeResult } else { When::AtOnce };
            vec![(when, if settled { "when-before-result" } else { "next" })]
        };
        whens.extend(settled.then_some((When::Confirmed, "when-confirmed")));
        whens
    }

    fn moves(&self) -> u32 {
        moves_asked(&self.cx, self.kind)
    }

    /// What a player's clock showed last, and after which move.
    fn clock(&self, color: impl ByValue<Color>) -> Option<(String, usize)> {
        let (color, file) = (color.given(), self.at.file.as_ref()?);
        file.game.remarks().iter().rev().find_map(|(at, remark)| match remark {
            Remark::Clock { color: whose, seconds, .. } if *whose == color => {
                Some((on_clock(*seconds), *at))
            }
            _ => None,
        })
    }

    /// When the last act was entered, and how long after the one before.
    fn entered(&self) -> Option<(DateTime<Utc>, String)> {
        let [.., one, last] = &self.at.file.as_ref()?.acts[..] else { return None };
        Some((last.at, on_clock((last.at - one.at).num_seconds().max(0))))
    }
}

/// The partners in order of turns; `None` for a single player.
fn partners(cx: &Cx, at: &At, color: Color) -> Option<Vec<String>> {
    let entry = cx.tournament().entry(at.board.seat(color))?;
    let names = entry.people().map(|(surname, first)| cx.name(surname, first, &entry.country));
    entry.is_pair().then(|| names.collect())
}

fn rules(cx: &Cx, kind: IncidentKind) -> Vec<Clause> {
    cx.event.procedure().map(|procedure| rules_for(&procedure, kind)).unwrap_or_default()
}

/// Whether to ask how many moves later it was noticed. A game record may know that already.
fn asks_moves(kind: IncidentKind, rules: &[Clause], at: &At) -> bool {
    asks_when(kind, rules) && (kind.counts_moves() || at.file.is_none())
}

/// Whether a result exists that both may have confirmed, and this was not yet asked.
fn is_ended(at: &At, draft: &Draft) -> bool {
    let recorded = |file: &GameFile| !file.game.ending().is_pending();
    let ended = !at.board.ending.is_pending() || at.file.as_ref().is_some_and(recorded);
    ended && draft.circumstances.after_end.is_none()
}

/// The only possible answer to when, if the page would ask nothing else but optional time back.
/// The ruling's page links to that question.
pub(super) fn only_answer(cx: &Cx, at: &At, draft: &Draft) -> Option<Noticed> {
    let kind = draft.kind?;
    let rules = rules(cx, kind);
    let waits = kind == IncidentKind::NoShow && loses_later(cx, at.seats.round).is_some();
    let needs = questions(kind, &rules).iter().any(|question| *question != Question::TimeMaybe);
    let asks = waits || needs || draft.by.is_none() || is_ended(at, draft);
    let asks = asks || asks_moves(kind, &rules, at);
    let only = if kind.counts_moves() { Noticed::BeforeResult } else { Noticed::AtOnce };
    (!asks).then_some(only)
}

/// `None` if that time has passed.
fn loses_later(cx: &Cx, round: RoundNo) -> Option<NaiveDateTime> {
    absent_loses_at(cx.tournament(), round).filter(|at| *at > Utc::now().naive_utc())
}

impl WhenPage {
    /// The point of the stone that waits for its second one.
    fn from(&self) -> Option<&str> {
        let (from, to) = (self.cx.query.values("from"), self.cx.query.values("to"));
        from.skip(to.count()).last().filter(|_| self.form.wrong("from").is_none())
    }

    /// The address of this page with one more point tapped. What was tapped before is in the address, too.
    fn tap_address(&self, more: &[(&str, &str)]) -> String {
        let path = match self.at.kept {
            Some(_) => self.at.step(&self.cx, RulingStep::When),
            None => self.cx.way(&self.at.seats),
        };
        let mut fields: Vec<_> = self.cx.query.all().collect();
        let [from, to] = ["from", "to"].map(|name| self.cx.query.values(name).count());
        if let Some(waits) = fields.iter().rposition(|(name, _)| from > to && *name == "from") {
            fields.remove(waits);
        }
        fields.extend(more);
        let query = serde_urlencoded::to_string(fields).unwrap_or_default();
        format!("{path}?{query}")
    }

    /// The recorded board, and the links on it.
    fn board(&self) -> Option<(String, String)> {
        let (cx, from, board) = (&self.cx, self.from(), self.at.board()?);
        let gone: Vec<Point> = self.stones().iter().map(|stone| stone.from).collect();
        let diagram = Diagram::new(board, "stones")
            .title(&cx.text("stones-board"))
            .description(&stones_in(cx.t, board, Window::whole(board.size())))
            .emptied(&gone)
            .chosen(from.and_then(|from| from.parse().ok()));
        let next = match from {
            Some(from) => self.tap_address(&[("from", from), ("to", "")]),
            None => self.tap_address(&[("from", "")]),
        };
        Some((diagram.svg(), diagram.links(&next)))
    }

    /// The address for a chosen stone that is off the board.
    fn off(&self) -> Option<String> {
        self.from().map(|from| self.tap_address(&[("from", from), ("to", "off")]))
    }

    fn stones(&self) -> &[MovedStone] {
        &self.draft.circumstances.stones
    }
}

pub(super) fn moved_words(t: Lang, stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| t.text("stones-off"), |to| to.to_string());
    format!("{} {} → {to}", t.color(stone.color), stone.from)
}
