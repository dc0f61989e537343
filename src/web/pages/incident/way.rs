//! The way to a ruling: its answers, read once from the query of the address, and back as its next address.

use super::*;
use referee::{Circumstances, MovedStone, NoticedBy, Particular, Partner, seconds};
use service::{Replaced, Report};
use store::IncidentNo;

pub(super) type Field = (&'static str, String);

/// All form fields that describe an incident, in the order of addresses.
const FIELDS: &str = "what by end noticed move after who minutes fault so amends counts reported \
                      asked-black asked-white back-black back-white stone partner";

/// Fields that are no part of the report: words, a penalty, and the committee.
const BESIDE: [&str; 4] = ["words", "sanction", "amount", "committee"];

pub(super) const MEMBERS: [&str; 9] = [
    "member_1", "member_2", "member_3", "member_4", "member_5", "member_6", "member_7", "member_8",
    "member_9",
];

pub(super) const ASKED: [(Color, &str); 2] =
    [(Color::Black, "asked-black"), (Color::White, "asked-white")];
const BACK: [(Color, &str); 2] = [(Color::Black, "back-black"), (Color::White, "back-white")];

go::named! {
pub enum When {
    AtOnce = "at-once",
    /// One to three moves later, or as many as the event's window has.
    UpToThree = "up-to-three",
    More = "more",
    ByNumbers = "numbers",
    /// Before both confirmed the result, for kinds where the number of moves does not matter.
    BeforeResult = "before-result",
    Confirmed = "confirmed",
}
}

impl When {
    pub(super) const fn of(incident: &Incident, confirmed: bool) -> Self {
        match incident.noticed {
            _ if confirmed => Self::Confirmed,
            Noticed::AtOnce => Self::AtOnce,
            Noticed::BeforeResult => Self::BeforeResult,
            Noticed::UpToThree | Noticed::Within(_) | Noticed::Later(1..=3) => Self::UpToThree,
            Noticed::AfterMove(_) => Self::ByNumbers,
            Noticed::MoreThanThree | Noticed::Beyond(_) | Noticed::Later(_) => Self::More,
        }
    }

    fn noticed(self, after: Option<u32>) -> Noticed {
        match (self, after) {
            (Self::ByNumbers, Some(after)) => Noticed::AfterMove(MoveNo(after)),
            (Self::AtOnce | Self::ByNumbers, _) => Noticed::AtOnce,
            (Self::BeforeResult, _) => Noticed::BeforeResult,
            (Self::UpToThree, _) => Noticed::UpToThree,
            (Self::More | Self::Confirmed, _) => Noticed::MoreThanThree,
        }
    }
}

pub(super) fn moves_asked(cx: &Cx, kind: IncidentKind) -> u32 {
    Stands::in_use(&cx.tournament().settings).now.moves_in_window(kind)
}

/// The answers so far. What they were read from stays with them, to be shown again and for the next address.
#[derive(Clone)]
pub(super) struct Way {
    pub form: Form,
    /// What happened, and who did it, if that is said.
    pub what: Option<(IncidentKind, Option<Party>)>,
    /// How the call relates to the end of the game.
    pub end: Option<CallAfterEnd>,
    pub noticed: Option<When>,
    pub at: Option<MoveNo>,
    pub stones: Vec<MovedStone>,
    pub replaces: Option<Replaced>,
}

impl Way {
    pub fn of(query: &Form) -> Self {
        Self::read(normal(taken_back(query)))
    }

    /// From a form that is known to be normal.
    pub fn read(form: Form) -> Self {
        let number = |name| form.value(name).parse::<u32>().ok();
        let counts = PositionThen::named(form.value("counts"));
        Self {
            what: read_what(form.value("what")),
            end: CallAfterEnd::named(form.value("end")),
            noticed: When::named(form.value("noticed")),
            at: number("move").map(MoveNo),
            stones: form.values("stone").filter_map(stone_of).collect(),
            replaces: number("amends").map(|no| Replaced { no: RulingNo(no), counts }),
            form,
        }
    }

    pub fn adding(self, name: &str, answer: &str) -> Self {
        Self::read(self.form.adding(name, answer))
    }

    /// With these fields in place of its own.
    pub fn filled(&self, fields: Vec<Field>) -> Self {
        let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
        Self::read(Form::filled([self.all(&names), fields].concat()))
    }

    pub fn refused(&self, why: ServiceError) -> Result<Self> {
        Ok(Self::read(self.form.after(why)?))
    }

    /// Understood or not.
    pub fn says(&self, name: &str) -> bool {
        !self.form.value(name).is_empty()
    }

    /// Whether the ruling's page asks to change when it was noticed, though the record knows.
    pub fn asks_when(&self) -> bool {
        self.form.value("ask") == "when"
    }

    /// Whether the call came too late: then the result stands and no other question matters.
    pub fn end_stands(&self) -> bool {
        self.end.is_some_and(CallAfterEnd::is_too_late)
    }

    /// Which ruling is amended, for the pages before the ruling; empty if none is.
    pub fn amending(&self, cx: &Cx) -> String {
        let said = |replaced: Replaced| cx.with("incident-amends", [("no", replaced.no.0)]);
        self.replaces.map(said).unwrap_or_default()
    }

    pub fn what_words(&self, cx: &Cx) -> String {
        let (kind, by) = self.what.unwrap_or((IncidentKind::Other, None));
        cx.incident(&Incident::new(kind, by.unwrap_or(Party::Nobody)))
    }

    /// The answers of the report, except those in `without`.
    pub fn kept(&self, without: &[&str]) -> Vec<Field> {
        let names = FIELDS.split(' ').filter(|name| !without.contains(name));
        let values = |name| self.form.values(name).map(move |value| (name, value.to_owned()));
        names.flat_map(values).filter(|(_, value)| !value.is_empty()).collect()
    }

    pub fn beside(&self) -> Vec<Field> {
        let names = BESIDE.into_iter().chain(MEMBERS).filter(|name| self.says(name));
        names.map(|name| (name, self.form.value(name).to_owned())).collect()
    }

    pub fn all(&self, without: &[&str]) -> Vec<Field> {
        [self.kept(without), self.beside()].concat()
    }

    /// The whole report; or the form with each fault at its field.
    pub fn answers(&self, cx: &Cx) -> Result<Answers, Form> {
        let mut answers: Answers = self.form.parse()?;
        let (moves, incident) = (moves_asked(cx, answers.incident.kind), &mut answers.incident);
        // The usual three moves are replaced by those of the event's window.
        incident.noticed = match incident.noticed {
            Noticed::UpToThree if moves != 3 => Noticed::Within(moves),
            Noticed::MoreThanThree if moves != 3 && !answers.confirmed => Noticed::Beyond(moves),
            other => other,
        };
        Ok(answers)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answers {
    pub incident: Incident,
    pub confirmed: bool,
    pub amends: Option<RulingNo>,
    /// Which position counts once the amended ruling is gone.
    pub counts: Option<PositionThen>,
    pub reported: Option<IncidentNo>,
}

impl Answers {
    pub fn replaces(&self) -> Option<Replaced> {
        self.amends.map(|no| Replaced { no, counts: self.counts })
    }

    pub fn report(&self, round: RoundNo, table: TableNo) -> Report {
        Report { round, table, incident: self.incident.clone(), confirmed: self.confirmed }
    }
}

/// Reads `ko-retake:black`, or `ko-retake` if it is not said who did it.
fn read_what(code: &str) -> Option<(IncidentKind, Option<Party>)> {
    match code.split_once(':') {
        Some((kind, by)) => Some((kind.parse().ok()?, Some(Party::named(by)?))),
        None => Some((code.parse().ok()?, None)),
    }
}

/// Normalises the fields: `what` holds the kind and who did it, if that is said or only one answer is possible.
/// The move of `ko-retake:black:87` goes to the field `move`.
fn normal(form: Form) -> Form {
    let mut parts = form.value("what").split(':');
    let Some(kind) = parts.next().and_then(|kind| kind.parse::<IncidentKind>().ok()) else {
        return form;
    };
    let only = if let [by] = kind.doers() { Some(by.name()) } else { None };
    let said = Some(form.value("by")).filter(|by| !by.is_empty());
    let by = parts.next().or(said).or(only);
    let what = by.map_or_else(|| kind.to_string(), |by| format!("{kind}:{by}"));
    let at = parts.next().map(str::to_owned);
    let named = at.is_some();
    let gone =
        |name: &str| matches!(name, "what" | "by") || named && ["move", "after"].contains(&name);
    let rest = form.all().filter(|(name, _)| !gone(name));
    let own = [("what", Some(what.as_str())), ("move", at.as_deref())].into_iter();
    Form::filled(own.filter_map(|(name, value)| Some((name, value?))).chain(rest))
}

impl FromForm for Answers {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let what = reader.choose("what", read_what);
        let when = reader.choose("noticed", When::named);
        let number = || IfAny(Whole(1..=2000_u32));
        let (at, after) = (number().read(reader, "move"), number().read(reader, "after"));
        let fault = Sentence::new("fault-choice");
        let who = reader.read_if_any("who", |typed| NoticedBy::named(typed).ok_or(fault));
        let circumstances = circumstances(reader);
        let amends = number().read(reader, "amends");
        let reported = number().read(reader, "reported");
        let ((kind, by), when, at, after) = (what?, when?, at?, after?);
        let Some(by) = by.or_else(|| Party::named(reader.typed("by"))) else {
            reader.refuse("by", Sentence::new("refusal-report-by"));
            return None;
        };
        if when == When::ByNumbers && (after.is_none() || (at.is_none() && kind.counts_moves())) {
            let missing = if after.is_none() { "after" } else { "move" };
            reader.refuse(missing, Sentence::new("refusal-report-move"));
            return None;
        }
        let incident = Incident {
            kind,
            by,
            at: at.map(MoveNo),
            noticed: when.noticed(after),
            noticed_by: who?,
            circumstances: circumstances?,
        };
        let reported = reported?.and_then(|no| i32::try_from(no).ok()).map(IncidentNo);
        let confirmed = when == When::Confirmed;
        let (amends, counts) = (amends?.map(RulingNo), PositionThen::named(reader.typed("counts")));
        Some(Self { incident, confirmed, amends, counts, reported })
    }
}

fn circumstances(reader: &mut Reader<'_>) -> Option<Circumstances> {
    let minutes = IfAny(Whole(0..=600_u32)).read(reader, "minutes");
    let mut so = Circumstances {
        partner: Partner::named(reader.typed("partner")),
        after_end: CallAfterEnd::named(reader.typed("end")),
        stones: reader.all("stone").into_iter().filter_map(stone_of).collect(),
        ..Circumstances::default()
    };
    for (color, name) in ASKED {
        *so.asked.of_mut(color) = ResumptionAnswer::named(reader.typed(name));
    }
    let back = BACK.map(|(_, name)| {
        reader.read_if_any(name, |typed| seconds(typed).ok_or(Sentence::new("fault-time-back")))
    });
    for particular in reader.all("so").into_iter().filter_map(Particular::named) {
        so.note(particular);
    }
    so.set_fault(reader.typed("fault"));
    let [black, white] = back;
    so.time_back = Each { black: black?.unwrap_or_default(), white: white?.unwrap_or_default() };
    so.minutes = minutes?.unwrap_or_default();
    Some(so)
}

/// Clears the answers that the ruling's page asks to change, with `change=what` or `change=when`.
fn taken_back(form: &Form) -> Form {
    let (gone, ask): (&[&str], _) = match form.value("change") {
        "what" => (&["change", "what", "by", "end", "noticed"], None),
        "when" => (&["change", "end", "noticed"], Some(("ask", "when"))),
        _ => return form.clone(),
    };
    Form::filled(form.all().filter(|(name, _)| !gone.contains(name)).chain(ask))
}

pub(super) fn fields_of(incident: &Incident, confirmed: bool) -> Vec<Field> {
    let so = &incident.circumstances;
    let what = format!("{}:{}", incident.kind, incident.by);
    let noticed = When::of(incident, confirmed).to_string();
    let mut fields =
        vec![("what", what), ("noticed", noticed), ("minutes", so.minutes.to_string())];
    fields.push(("fault", so.fault(incident.kind).to_owned()));
    for (color, field) in BACK {
        let seconds = so.time_back.of(color);
        fields.extend((seconds > 0).then(|| (field, on_clock(seconds))));
    }
    fields.extend(so.after_end.map(|said| ("end", said.to_string())));
    fields.extend(so.partner.map(|partner| ("partner", partner.to_string())));
    fields.extend(so.stones.iter().map(|stone| ("stone", stone_code(stone))));
    fields.extend(incident.at.map(|at| ("move", at.to_string())));
    if let Noticed::AfterMove(after) = incident.noticed {
        fields.push(("after", after.to_string()));
    }
    fields.extend(incident.noticed_by.map(|who| ("who", who.to_string())));
    for (color, field) in ASKED {
        fields.extend(so.asked.of(color).map(|answer| (field, answer.to_string())));
    }
    fields.extend(so.noted().into_iter().map(|particular| ("so", particular.to_string())));
    fields
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
        let (when, counts) = (When::of(incident, confirmed), incident.kind.counts_moves());
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

pub(super) fn address(path: &str, fields: &[Field]) -> String {
    let query = serde_urlencoded::to_string(fields).unwrap_or_default();
    if fields.is_empty() { path.to_owned() } else { format!("{path}?{query}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<Answers, Form> {
        Form::filled(fields.iter().copied()).parse()
    }

    #[test]
    fn a_report_becomes_fields_and_is_read_back() {
        let numbers = [("what", "ko-retake:black"), ("noticed", "numbers")];
        let moves = [("move", "87"), ("after", "88"), ("who", "white")];
        let stone = [("what", "stone-displaced:nobody"), ("noticed", "more"), ("so", "lost")];
        let late = [("what", "late-arrival:both"), ("noticed", "at-once"), ("minutes", "31")];
        let clock = [("what", "clock-misuse:white"), ("noticed", "confirmed"), ("fault", "other")];
        for fields in [&[numbers.as_slice(), &moves].concat(), &stone[..], &late[..], &clock[..]] {
            let answers = read(fields).unwrap();
            let again = fields_of(&answers.incident, answers.confirmed);
            assert_eq!(Form::filled(again).parse::<Answers>().unwrap(), answers, "{fields:?}");
        }
    }

    #[test]
    fn what_is_missing_is_said_at_its_field() {
        let wrong = read(&[("what", "ko:black"), ("noticed", "soon"), ("move", "0")]).unwrap_err();
        assert!(["what", "noticed", "move"].iter().all(|field| wrong.wrong(field).is_some()));
        let numbers = [("what", "suicide:white"), ("noticed", "numbers"), ("after", "9")];
        assert!(read(&numbers).unwrap_err().wrong("move").is_some());
    }
}
