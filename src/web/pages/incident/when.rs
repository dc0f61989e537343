//! The question when it was noticed, with the other questions about that kind under the event's rules; and displaced
//! stones: from where to where, tapped on the recorded board or typed.

use super::*;
use recording::Remark;
use referee::{MovedStone, NoticedBy, Partner, Question, asks_when, questions};

use crate::web::views::referee::absent_loses_at;

type Row = (&'static str, String, String);

#[derive(Template)]
#[template(path = "incident/when.html")]
pub(super) struct WhenPage {
    pub(super) cx: Cx,
    pub(super) at: At,
    pub(super) way: Way,
    kind: IncidentKind,
    by: Option<Party>,
    rules: Vec<Clause>,
    questions: Vec<Question>,
    /// The question when, if another question is the page's heading.
    noticed: Option<String>,
}

impl WhenPage {
    /// The way already says what happened.
    pub fn of(cx: Cx, at: At, way: Way) -> Self {
        let (kind, by) = way.what.unwrap_or((IncidentKind::Other, None));
        let rules = rules(&cx, kind);
        let mut questions = questions(kind, &rules);
        // The minutes since the clocks were started.
        let late = cx.tournament().clock(at.seats.round).minutes_late(Utc::now().naive_utc());
        let asks = questions.contains(&Question::Minutes) && !way.form.has("minutes");
        let way = match late.filter(|_| asks) {
            Some(minutes) => way.adding("minutes", &minutes.min(600).to_string()),
            None => way,
        };
        // The known texts only cover four people at a board.
        let sides = [Color::Black, Color::White].map(|color| partners(&cx, &at, color));
        if sides.iter().flatten().any(|names| names.len() > 2) {
            questions.retain(|question| *question != Question::Partner);
        }
        let page = Self { cx, at, way, kind, by, rules, questions, noticed: None };
        let (heading, noticed) = page.asks();
        Self { cx: page.cx.clone().titled(heading), noticed, ..page }
    }

    /// What the game record already says about when.
    fn known(&self) -> Option<String> {
        let (at, after) = (self.way.form.value("move"), self.way.form.value("after"));
        let said = || self.cx.with("incident-known", [("n", at), ("moves", after)]);
        (self.way.asks_when() && !at.is_empty() && !after.is_empty()).then(said)
    }

    fn counts(&self) -> bool {
        asks_moves(self.kind, &self.rules, &self.at)
    }

    /// The heading, which is the first question; and the question when, if that is another one. For a disputed end both
    /// players' answers are asked, and as to time only whether the call came early enough.
    fn asks(&self) -> (String, Option<String>) {
        let (cx, disputed) = (&self.cx, self.kind.disputes_end());
        let asks =
            self.known().is_some() || stands(&self.at, &self.way) || (!disputed && self.counts());
        let key = if disputed { "incident-called-question" } else { "incident-when-question" };
        let when = asks.then(|| cx.text(key));
        match (self.by, self.kind) {
            (None, IncidentKind::ResignationDisputed) => (cx.text("incident-whose-resigned"), when),
            (None, _) => (cx.text("incident-whose"), when),
            (Some(_), _) if disputed => (cx.text("incident-disputed-question"), when),
            (Some(_), _) => (when.unwrap_or_else(|| cx.text("incident-more-question")), None),
        }
    }

    /// Since when it is waited for who does not show up.
    fn waits(&self) -> Option<String> {
        let asks = self.kind == IncidentKind::NoShow;
        let at = loses_later(&self.cx, self.at.seats.round).filter(|_| asks)?;
        Some(self.cx.with("hall-forfeit", [("time", self.cx.time_of(at))]))
    }

    /// Answers that this page does not ask. The record's move numbers are among them if it is known.
    fn hidden(&self) -> Vec<Field> {
        let (known, words) = (self.known().is_some(), self.questions.contains(&Question::Words));
        let (mut kept, mut beside) = (self.way.kept(&[]), self.way.beside());
        kept.retain(|(name, _)| match *name {
            "what" | "end" | "amends" | "counts" | "reported" | "stone" => true,
            "move" | "after" => known,
            _ => false,
        });
        beside.retain(|(name, _)| *name != "words" || !words);
        [kept, beside].concat()
    }

    fn details_open(&self) -> bool {
        let wrong = ["move", "after", "who", "minutes", "so", "fault"];
        self.way.says("move") || wrong.iter().any(|name| self.way.form.wrong(name).is_some())
    }

    fn name(&self, color: Color) -> String {
        self.cx.player(self.at.board.seat(color))
    }

    fn doers(&self) -> Vec<Row> {
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
    fn asked(&self) -> impl Iterator<Item = &[Question]> {
        let is_box = |one: &Question| matches!(one, Question::Is(_));
        self.questions.chunk_by(move |one, next| is_box(one) && is_box(next))
    }

    fn boxes(&self, questions: &[Question]) -> Vec<(&'static str, String)> {
        let one = |question: &Question| match question {
            Question::Is(one) => Some((one.name(), self.cx.text(&format!("case-{one}")))),
            _ => None,
        };
        questions.iter().filter_map(one).collect()
    }

    fn partners(&self) -> Vec<(&'static str, String)> {
        let color = self.by.and_then(Party::one);
        let names = color.and_then(|color| partners(&self.cx, &self.at, color));
        let words = |one: Partner| {
            let words = self.cx.text(&format!("partner-{one}"));
            let name = names.as_ref().and_then(|names| names.get(one as usize));
            name.map_or(words.clone(), |name| self.cx.listed([name, &words]))
        };
        let unsaid = ("", self.cx.text("incident-who-unsaid"));
        std::iter::once(unsaid).chain(Partner::ALL.map(|one| (one.name(), words(one)))).collect()
    }

    fn faults(&self, names: &[&'static str]) -> Vec<(&'static str, String)> {
        let words = |name| self.cx.text(&format!("incident-fault-{name}"));
        names.iter().map(|name| (*name, words(name))).collect()
    }

    fn grace(&self) -> String {
        let lateness = self.cx.event.procedure().map(|procedure| procedure.lateness);
        self.cx.with("incident-grace", [("n", lateness.map_or(0, |late| late.grace_minutes))])
    }

    fn players(&self) -> [(&'static str, String); 2] {
        ASKED.map(|(color, field)| {
            let said = [("color", self.cx.color(color)), ("name", self.name(color))];
            let stones = self.kind.has_stones();
            let key = if stones { "asked-player-named" } else { "asked-player-whether" };
            (field, self.cx.with(key, said))
        })
    }

    fn answers(&self, all: &[ResumptionAnswer]) -> Vec<(&'static str, String)> {
        let stones = self.kind.has_stones();
        let words = |answer: ResumptionAnswer| match answer {
            ResumptionAnswer::PlayOn if stones => self.cx.text("asked-goes-back"),
            ResumptionAnswer::Neither if stones => self.cx.text("asked-not-agreed"),
            answer => self.cx.text(&format!("asked-{answer}")),
        };
        let answers = all.iter().map(|answer| (answer.name(), words(*answer)));
        std::iter::once(("", self.cx.text("asked-not-yet"))).chain(answers).collect()
    }

    /// The possible answers as buttons. How many moves later is asked only if a rule depends on it. With a game record,
    /// the only question is whether both had confirmed.
    fn whens(&self) -> Vec<(&'static str, String)> {
        let (cx, kind, settled) = (&self.cx, self.kind, stands(&self.at, &self.way));
        let (counted, known) = (self.counts(), self.known().is_some());
        let confirmed = settled.then(|| (When::Confirmed, cx.text("when-confirmed")));
        let moves = moves_asked(cx, kind);
        let later = |three, other| match moves {
            3 => cx.text(three),
            moves => cx.with(other, [("n", moves)]),
        };
        let said = |key| cx.with(key, [("n", moves)]);
        let whens = if self.way.end_stands() {
            return vec![(When::AtOnce.name(), cx.text("next"))];
        } else if known {
            vec![(When::ByNumbers, cx.text("next"))]
        } else if counted && !kind.counts_moves() {
            vec![(When::UpToThree, said("when-through-move")), (When::More, said("when-past-move"))]
        } else if counted {
            vec![
                (When::AtOnce, cx.text("when-at-once")),
                (When::UpToThree, later("when-up-to-three", "when-within")),
                (When::More, later("when-more", "when-beyond")),
            ]
        } else {
            let key = if settled { "when-before-result" } else { "next" };
            let idle = kind.counts_moves();
            vec![(if idle { When::BeforeResult } else { When::AtOnce }, cx.text(key))]
        };
        whens.into_iter().chain(confirmed).map(|(when, said)| (when.name(), said)).collect()
    }

    /// `Black’s clock showed 12:30 after move 84`; and when the last act was entered, how long after the one before.
    fn clocks(&self) -> Vec<String> {
        let (t, Some(file)) = (self.cx.t, &self.at.file) else { return Vec::new() };
        let shown = |color: Color| {
            let mut remarks = file.game.remarks().iter().rev();
            remarks.find_map(|(at, remark)| match remark {
                Remark::Clock { color: whose, seconds, .. } if *whose == color => {
                    let time = ("time", on_clock(*seconds));
                    Some(t.with("clock-shown", (("color", t.color(color)), time, ("n", *at))))
                }
                _ => None,
            })
        };
        let entered = |[one, last]: [&store::ActRow; 2]| {
            let between = (last.at - one.at).num_seconds().max(0);
            t.with("clock-entered", [("at", t.local_moment(last.at)), ("time", on_clock(between))])
        };
        let last = if let [.., one, last] = &file.acts[..] { Some([one, last]) } else { None };
        let shown = [Color::Black, Color::White].into_iter().filter_map(shown);
        shown.chain(last.map(entered)).collect()
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
fn stands(at: &At, way: &Way) -> bool {
    let recorded = |file: &GameFile| !file.game.ending().is_pending();
    let ended = !at.board.ending.is_pending() || at.file.as_ref().is_some_and(recorded);
    ended && !way.says("end")
}

/// The only possible answer to when, if the page would ask nothing else but optional time back.
/// The ruling's page links to that question.
pub(super) fn only_answer(
    cx: &Cx,
    at: &At,
    way: &Way,
    (kind, by): (IncidentKind, Option<Party>),
) -> Option<When> {
    let rules = rules(cx, kind);
    let waits = kind == IncidentKind::NoShow && loses_later(cx, at.seats.round).is_some();
    let asks = waits || by.is_none() || way.asks_when() || stands(at, way);
    let needs = questions(kind, &rules).iter().any(|question| *question != Question::TimeMaybe);
    let asks = asks || asks_moves(kind, &rules, at) || needs;
    (!asks).then_some(if kind.counts_moves() { When::BeforeResult } else { When::AtOnce })
}

/// `None` if that time has passed.
fn loses_later(cx: &Cx, round: RoundNo) -> Option<NaiveDateTime> {
    absent_loses_at(cx.tournament(), round).filter(|at| *at > Utc::now().naive_utc())
}

const OFF: &str = "off";

impl WhenPage {
    /// The point of the stone that waits for its second one.
    pub(super) fn from(&self) -> Option<&str> {
        let form = &self.way.form;
        Some(form.value("from")).filter(|typed| form.wrong("from").is_none() && !typed.is_empty())
    }

    /// The way on with that stone.
    fn tapped(&self, from: &str, to: Option<&str>) -> String {
        let stone = [("from", Some(from)), ("to", to)];
        let stone = stone.into_iter().filter_map(|(name, at)| Some((name, at?.to_owned())));
        self.with_fields(self.way.kept(&["noticed"]).into_iter().chain(stone).collect())
    }

    fn with_fields(&self, fields: Vec<Field>) -> String {
        address(&self.cx.way(&self.at.seats), &fields)
    }

    /// The recorded board, and the links on it.
    pub(super) fn board(&self) -> Option<(String, String)> {
        let (cx, from, board) = (&self.cx, self.from(), self.at.history()?.board());
        let gone: Vec<Point> = self.way.stones.iter().map(|stone| stone.from).collect();
        let diagram = Diagram::new(board, "stones")
            .title(&cx.text("stones-board"))
            .description(&stones_in(cx.t, board, Window::whole(board.size())))
            .emptied(&gone)
            .chosen(from.and_then(|from| from.parse().ok()));
        let next = from.map_or_else(|| self.tapped("", None), |from| self.tapped(from, Some("")));
        Some((diagram.svg(), diagram.links(&next)))
    }

    /// `Black Q4 → R4`, with the link that removes it.
    pub(super) fn stones(&self) -> Vec<(String, String)> {
        let row = |stone: &MovedStone| {
            let mut rest = self.way.kept(&["noticed"]);
            rest.retain(|(name, code)| *name != "stone" || stone_of(code).as_ref() != Some(stone));
            (moved_words(self.cx.t, stone), self.with_fields(rest))
        };
        self.way.stones.iter().map(row).collect()
    }

    /// The link for a chosen stone that is off the board.
    pub(super) fn off(&self) -> Option<String> {
        self.from().map(|from| self.tapped(from, Some(OFF)))
    }
}

pub(super) fn moved_words(t: Lang, stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| t.text("stones-off"), |to| to.to_string());
    format!("{} {} → {to}", t.color(stone.color), stone.from)
}

pub(super) fn stone_of(code: &str) -> Option<MovedStone> {
    let mut parts = code.split(':');
    let color = side(parts.next()?)?;
    let from = parts.next()?.parse().ok()?;
    let to = parts.next()?;
    let to = if to == OFF { None } else { Some(to.parse().ok()?) };
    Some(MovedStone { color, from, to })
}

pub(super) fn stone_code(stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| OFF.to_owned(), |to| to.to_string());
    format!("{}:{}:{to}", stone.color.letter(), stone.from)
}

impl Way {
    /// Adds the stone just named to the others; a tapped stone waits for its second point.
    /// The error is the form, with the fault at its field.
    pub(super) fn with_stone(self, history: Option<&History>) -> Result<Self, Form> {
        let typed = |name: &str| self.form.value(name).trim().to_ascii_uppercase();
        let (from, to) = (typed("from"), typed("to"));
        if from.is_empty() {
            return Ok(self);
        }
        let fits = |text: &str| {
            let point: Point = text.parse().ok()?;
            history.is_none_or(|h| h.board().check(point).is_ok()).then_some(point)
        };
        let wrong = |field: &str, key: &'static str| self.form.refused(field, Sentence::new(key));
        let Some(from) = fits(&from) else { return Err(wrong("from", "stones-no-point")) };
        let color = match history.map(|history| history.board().stone(from)) {
            Some(stone) => stone.ok_or_else(|| wrong("from", "stones-none-there"))?,
            None => side(&typed("stone-color")).unwrap_or(Color::Black),
        };
        if to.is_empty() && !self.says("noticed") && !self.form.has("to") {
            return Ok(self);
        }
        let to = match &*to {
            "" | "OFF" => None,
            to => Some(fits(to).ok_or_else(|| wrong("to", "stones-no-point"))?),
        };
        let stone = ("stone", stone_code(&MovedStone { color, from, to }));
        let mut fields = self.all(&[]);
        fields.retain(|field| *field != stone);
        fields.push(stone);
        Ok(Self::read(Form::filled(fields)))
    }
}
