//! The draft of a ruling: the answers so far, kept under an id until the ruling is given.

use super::*;
use referee::{Circumstances, MovedStone, NoticedBy, Official, Particular, Partner, seconds};
use serde::{Deserialize, Serialize};
use service::{Replaced, Report};
use store::IncidentNo;

pub(super) const MEMBERS: [&str; 9] = [
    "member_1", "member_2", "member_3", "member_4", "member_5", "member_6", "member_7", "member_8",
    "member_9",
];

go::named! {
/// One page each.
pub enum RulingStep {
    What = "what",
    /// How the call relates to the end of the game.
    End = "end",
    When = "when",
    /// What the procedure says, with all answers.
    Ruling = "ruling",
}
}

go::named! {
pub enum When {
    AtOnce = "at-once",
    /// One to three moves later, or as many as the event's window has.
    UpToThree = "up-to-three",
    More = "more",
    ByNumbers = "numbers",
    /// As the game's record has it.
    ByRecord = "record",
    /// Before both confirmed the result, for kinds where the number of moves does not matter.
    BeforeResult = "before-result",
    Confirmed = "confirmed",
}
}

impl When {
    const fn of(noticed: Noticed, confirmed: bool) -> Self {
        match noticed {
            _ if confirmed => Self::Confirmed,
            Noticed::AtOnce => Self::AtOnce,
            Noticed::BeforeResult => Self::BeforeResult,
            Noticed::UpToThree | Noticed::Within(_) | Noticed::Later(1..=3) => Self::UpToThree,
            Noticed::AfterMove(_) => Self::ByNumbers,
            Noticed::MoreThanThree | Noticed::Beyond(_) | Noticed::Later(_) => Self::More,
        }
    }

    fn noticed(self, after: Option<MoveNo>) -> Option<Noticed> {
        Some(match self {
            Self::AtOnce => Noticed::AtOnce,
            Self::BeforeResult => Noticed::BeforeResult,
            Self::UpToThree => Noticed::UpToThree,
            Self::More | Self::Confirmed => Noticed::MoreThanThree,
            Self::ByNumbers => Noticed::AfterMove(after?),
            Self::ByRecord => return None,
        })
    }
}

pub(super) fn moves_asked(cx: &Cx, kind: IncidentKind) -> u32 {
    Stands::in_use(&cx.tournament().settings).now.moves_in_window(kind)
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Draft {
    /// Who sat there when it was answered last.
    pub seats: Option<Seats>,
    pub kind: Option<IncidentKind>,
    pub by: Option<Party>,
    /// Whether it was not said together with what happened: then it is asked with when.
    pub asks_by: bool,
    pub at: Option<MoveNo>,
    pub noticed: Option<Noticed>,
    /// Noticed after both players had confirmed the result.
    pub confirmed: bool,
    pub noticed_by: Option<NoticedBy>,
    pub circumstances: Circumstances,
    pub replaces: Option<Replaced>,
    pub reported: Option<IncidentNo>,
    pub words: String,
    pub sanction: Sanction,
    pub amount: Option<u32>,
    /// Whether the committee decides.
    pub committee: bool,
    pub members: Vec<Official>,
}

/// A field that may be left empty for the value that a report has by itself.
struct OrUsual<K>(K);

impl<V: Default + PartialEq, K: Kind<V>> Kind<V> for OrUsual<K> {
    fn read(self, reader: &mut Reader<'_>, name: &str) -> Option<V> {
        match reader.typed(name).trim() {
            "" => Some(V::default()),
            _ => self.0.read(reader, name),
        }
    }

    fn fill(self, value: &V) -> String {
        if *value == V::default() { String::new() } else { self.0.fill(value) }
    }
}

const TIME: OrUsual<ReadAs<u32>> = OrUsual(ReadAs(
    |typed| seconds(typed).ok_or(Sentence::new("fault-time-back")),
    |s| on_clock(*s),
));

fields! {
    /// Those of the question when that belong to one value each.
    WHEN: Draft {
        minutes: OrUsual(Whole(0..=600_u32)), circumstances.minutes;
        who: IfAny(OneOf(NoticedBy::named)), noticed_by;
        partner: IfAny(OneOf(Partner::named)), circumstances.partner;
        asked_black: IfAny(OneOf(ResumptionAnswer::named)), circumstances.asked.black;
        asked_white: IfAny(OneOf(ResumptionAnswer::named)), circumstances.asked.white;
        back_black: TIME, circumstances.time_back.black;
        back_white: TIME, circumstances.time_back.white;
    }
}

/// Reads `ko-retake:black:87`, or `ko-retake` if it is not said who did it.
fn read_what(code: &str) -> Option<(IncidentKind, Option<Party>, Option<MoveNo>)> {
    let mut parts = code.split(':');
    let kind = parts.next()?.parse().ok()?;
    let by = parts.next().map(|by| Party::named(by).ok_or(())).transpose().ok()?;
    Some((kind, by, parts.next().and_then(|at| at.parse().ok()).map(MoveNo)))
}

impl Draft {
    /// With what a form, or a link, says before the question when: a ruling to amend, a report to rule on, what
    /// happened, and whether both had accepted the end. An answer clears those to later questions.
    pub fn begun(mut self, form: &Form, file: &RefereeFile) -> Self {
        let number = |name| form.value(name).parse::<u32>().ok();
        let report = |no| file.incidents.iter().find(|row| row.no == no);
        if let Some(no) = number("amends").map(RulingNo) {
            self.replaces =
                Some(Replaced { no, counts: PositionThen::named(form.value("counts")) });
            if let Ok(ruling) = file.log.ruling(no) {
                let row = file.facts.get(&no).and_then(|facts| report(facts.incident));
                self = self.about(&ruling.incident, row.is_some_and(|row| row.confirmed));
                self.committee = !ruling.committee.is_empty();
                self.members.clone_from(&ruling.committee);
            }
        }
        if let Some(no) = number("reported").and_then(|no| i32::try_from(no).ok()).map(IncidentNo) {
            self.reported = Some(no);
            if let Some(row) = report(no) {
                self = self.about(&row.incident, row.confirmed);
                self.words.clone_from(&row.words);
            }
        }
        if let Some((kind, by, at)) = read_what(form.value("what")) {
            let only = if let [by] = kind.doers() { Some(*by) } else { None };
            let by = by.or_else(|| Party::named(form.value("by"))).or(only);
            let own = Incident { at, ..Incident::new(kind, Party::Nobody) };
            let asks_by = by.is_none();
            self = Self { by, asks_by, noticed: None, ..self.about(&own, false) };
        }
        if let Some(end) = CallAfterEnd::named(form.value("end")) {
            self.circumstances.after_end = Some(end);
            (self.noticed, self.confirmed) = (None, false);
        }
        self
    }

    fn about(self, incident: &Incident, confirmed: bool) -> Self {
        let Incident { kind, by, at, noticed, noticed_by, circumstances } = incident.clone();
        let (kind, by, noticed) = (Some(kind), Some(by), Some(noticed));
        let asks_by = false;
        Self { kind, by, asks_by, at, noticed, confirmed, noticed_by, circumstances, ..self }
    }

    /// With the answers of the pages when and ruling, as far as the form has them; or the form with its faults.
    /// `board` is the recorded one, on which displaced stones are looked up.
    pub fn read(&self, form: &Form, board: Option<&go::Goban>) -> Result<Self, Form> {
        form.read(|reader| {
            let mut now = self.clone();
            if let Some(by) = Party::named(form.value("by")) {
                now.by = Some(by);
            }
            let stones = now.read_stones(reader, board);
            let when = if form.has("noticed") { now.read_when(reader) } else { Some(()) };
            if form.has("words") {
                now.words = reader.read("words", |typed| check_words(typed, MOST_WORDS))?;
            }
            if form.has("shown") {
                now.sanction = match reader.typed("sanction") {
                    "" => Sanction::None,
                    _ => reader.choose("sanction", Sanction::named)?,
                };
                now.amount = reader.typed("amount").trim().parse().ok();
                now.committee = reader.ticked("committee");
                let members = MEMBERS.into_iter();
                now.members = members.filter_map(|m| Official::named(reader.typed(m))).collect();
            }
            stones.and(when).map(|()| now)
        })
    }

    fn read_when(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        let Circumstances { after_end, stones, .. } = std::mem::take(&mut self.circumstances);
        self.circumstances = Circumstances { after_end, stones, ..Circumstances::default() };
        let read = read_fields(WHEN, reader, self);
        let moves = ["move", "after"].map(|name| IfAny(Whole(1..=2000_u32)).read(reader, name));
        let when = match reader.typed("noticed") {
            "" => Some(None),
            _ => reader.choose("noticed", |typed| When::named(typed).map(Some)),
        };
        *self = read?;
        for particular in reader.all("so").into_iter().filter_map(Particular::named) {
            self.circumstances.note(particular);
        }
        self.circumstances.set_fault(reader.typed("fault"));
        let [at, after] = moves;
        let (at, after, when) = (at?.map(MoveNo), after?.map(MoveNo), when?);
        if !reader.all("move").is_empty() {
            self.at = at;
        }
        let Some(when) = when else { return Some(()) };
        if self.by.is_none() {
            reader.refuse("by", Sentence::new("refusal-report-by"));
        }
        let counts = self.kind.is_some_and(IncidentKind::counts_moves);
        if when == When::ByNumbers && (after.is_none() || (self.at.is_none() && counts)) {
            let missing = if after.is_none() { "after" } else { "move" };
            reader.refuse(missing, Sentence::new("refusal-report-move"));
        }
        (self.noticed, self.confirmed) = (when.noticed(after), when == When::Confirmed);
        Some(())
    }

    /// Adds the stones from the points `from` to the points `to`; one without a second point waits for its tap.
    fn read_stones(&mut self, reader: &mut Reader<'_>, board: Option<&go::Goban>) -> Option<()> {
        let point = |text: &str| {
            let point: Point = text.parse().ok()?;
            board.is_none_or(|board| board.check(point).is_ok()).then_some(point)
        };
        let no_point = || Sentence::new("stones-no-point");
        let [from, to] = ["from", "to"].map(|name| {
            let all = reader.all(name).into_iter();
            all.map(|typed| typed.trim().to_ascii_uppercase()).collect::<Vec<_>>()
        });
        for (place, from) in from.iter().enumerate().filter(|(_, from)| !from.is_empty()) {
            let Some(from) = point(from) else {
                reader.refuse("from", no_point());
                return None;
            };
            let color = match board {
                Some(board) => board.stone(from),
                None => Some(side(reader.typed("stone-color")).unwrap_or(Color::Black)),
            };
            let Some(color) = color else {
                reader.refuse("from", Sentence::new("stones-none-there"));
                return None;
            };
            let to = match to.get(place).map(String::as_str) {
                None => continue,
                Some("" | "OFF") => None,
                Some(to) => Some(reader.read("to", |_| point(to).ok_or_else(no_point))?),
            };
            let stones = &mut self.circumstances.stones;
            stones.retain(|stone| stone.from != from);
            stones.push(MovedStone { color, from, to });
        }
        let out = reader.typed("out");
        self.circumstances.stones.retain(|stone| stone.from.to_string() != out);
        Some(())
    }

    /// The fields of the pages when and ruling as they show it.
    pub fn form(&self) -> Form {
        let so = &self.circumstances;
        let fault = self.kind.map(|kind| so.fault(kind)).unwrap_or_default();
        let after =
            if let Some(Noticed::AfterMove(after)) = self.noticed { Some(after) } else { None };
        let number = |no: Option<MoveNo>| no.map(|no| no.to_string()).unwrap_or_default();
        let mut fields = filled_fields(WHEN, self);
        let mut add = |name: &str, value: String| fields.push((name.to_owned(), value));
        add("by", self.by.map(|by| by.to_string()).unwrap_or_default());
        add("fault", fault.to_owned());
        add("move", number(self.at));
        add("after", number(after));
        add("words", self.words.clone());
        add("sanction", self.sanction.to_string());
        add("amount", self.amount.map(|amount| amount.to_string()).unwrap_or_default());
        add("committee", if self.committee { "yes".to_owned() } else { String::new() });
        so.noted().into_iter().for_each(|particular| add("so", particular.to_string()));
        let members = MEMBERS.into_iter().zip(&self.members);
        members.for_each(|(field, name)| add(field, name.to_string()));
        Form::filled(fields)
    }

    /// Whether the call came too late: then the result stands and no other question matters.
    pub fn end_stands(&self) -> bool {
        self.circumstances.after_end.is_some_and(CallAfterEnd::is_too_late)
    }

    /// What happened, as the later pages say it; who did it may not be said yet.
    pub fn what(&self, cx: &Cx) -> String {
        let kind = self.kind.unwrap_or(IncidentKind::Other);
        cx.incident(&Incident::new(kind, self.by.unwrap_or_default()))
    }

    /// `None` while an answer is missing.
    pub fn report(&self, cx: &Cx, at: &At) -> Option<Report> {
        let kind = self.kind?;
        // The usual three moves are replaced by those of the event's window.
        let noticed = match (self.noticed?, moves_asked(cx, kind)) {
            (noticed, 3) => noticed,
            (Noticed::UpToThree, moves) => Noticed::Within(moves),
            (Noticed::MoreThanThree, moves) if !self.confirmed => Noticed::Beyond(moves),
            (noticed, _) => noticed,
        };
        let (at_move, noticed_by, circumstances) =
            (self.at, self.noticed_by, self.circumstances.clone());
        let incident =
            Incident { kind, by: self.by?, at: at_move, noticed, noticed_by, circumstances };
        let (round, table) = (at.seats.round, at.board.table);
        Some(Report { round, table, incident, confirmed: self.confirmed })
    }
}

impl Lang {
    /// When it happened and was noticed, as the pages and the log say it.
    pub(super) fn noticed(self, incident: &Incident, confirmed: bool) -> String {
        let mut parts = Vec::new();
        parts.extend(incident.at.map(|at| self.with("incident-move", [("n", at.0)])));
        let after_end = incident.circumstances.after_end;
        let end_said = after_end.map(|said| self.text(&format!("after-end-said-{said}")));
        if after_end.is_some_and(CallAfterEnd::is_too_late) {
            return self.listed(parts.into_iter().chain(end_said));
        }
        // For kinds that do not count moves, the number of the move already says when.
        let (when, counts) = (When::of(incident.noticed, confirmed), incident.kind.counts_moves());
        let named = incident.at.is_some() && !counts && !confirmed;
        let moves =
            |of_kind, other, n: u32| self.with(if counts { of_kind } else { other }, [("n", n)]);
        parts.extend((!named || when != When::AtOnce).then(|| match (when, incident.noticed) {
            (When::ByNumbers, Noticed::AfterMove(MoveNo(n))) => {
                self.with("incident-noticed-after", [("n", n)])
            }
            (_, Noticed::Within(n)) if !confirmed => moves("when-within", "when-through-move", n),
            (_, Noticed::Beyond(n)) if !confirmed => moves("when-beyond", "when-past-move", n),
            (When::AtOnce, _) if !counts => self.text("when-before-result"),
            (when, _) => self.text(&format!("when-{when}")),
        }));
        let minutes = incident.circumstances.minutes;
        parts.extend((minutes > 0).then(|| self.with("incident-minutes-late", [("n", minutes)])));
        // The end comes last because its text continues the sentence.
        self.listed(parts.into_iter().chain(end_said))
    }
}
