//! The answers so far: in the address of a page, in the form of the ruling, and as a report.

use crate::desk::Report;
use crate::referee::{
    Circumstances, Each, Incident, IncidentKind, MoveNo, Noticed, NoticedBy, Partner, Party,
    ResumptionAnswer as AskedAnswer, RulingNo, seconds,
};
use crate::store::IncidentNo;
use crate::tournament::{RoundNo, TableNo};
use crate::web::{Form, FromForm, Reader, Sentence};

use super::stones;
use crate::web::views::referee::kinds::{by_code, counts_moves, doers};

/// Every field that says what happened.
const FIELDS: [&str; 17] = [
    "what",
    "by",
    "noticed",
    "move",
    "after",
    "who",
    "minutes",
    "fault",
    "so",
    "amends",
    "reported",
    "asked-black",
    "asked-white",
    "back-black",
    "back-white",
    "stone",
    "partner",
];

/// When it was noticed, as the page asks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    AtOnce,
    UpToThree,
    More,
    ByNumbers,
    Confirmed,
}

impl When {
    pub(super) const ALL: [(Self, &'static str); 5] = [
        (Self::AtOnce, "at-once"),
        (Self::UpToThree, "up-to-three"),
        (Self::More, "more"),
        (Self::ByNumbers, "numbers"),
        (Self::Confirmed, "confirmed"),
    ];

    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(when, _)| *when)
    }
}

/// All that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answers {
    pub when: When,
    pub incident: Incident,
    pub amends: Option<RulingNo>,
    pub reported: Option<IncidentNo>,
}

impl Answers {
    pub fn report(&self, round: RoundNo, table: TableNo) -> Report {
        let confirmed = self.when == When::Confirmed;
        Report { round, table, incident: self.incident.clone(), confirmed }
    }
}

/// What happened, from `ko-retake:black`, or from `ko-retake` where nobody said who did it.
pub(super) fn read_what(code: &str) -> Option<(IncidentKind, Option<Party>)> {
    match code.split_once(':') {
        Some((kind, by)) => Some((kind.parse().ok()?, Some(read_by(by)?))),
        None => Some((code.parse().ok()?, None)),
    }
}

fn read_by(code: &str) -> Option<Party> {
    [Party::Black, Party::White, Party::Both, Party::Nobody]
        .into_iter()
        .find(|by| by_code(*by) == code)
}

/// The answers with one field for what happened: who did it stands in it once that is said or there is one
/// answer only, and the move of `ko-retake:black:87` in a field of its own.
pub(super) fn normal(form: Form) -> Form {
    let mut parts = form.value("what").split(':');
    let Some(kind) = parts.next().and_then(|kind| kind.parse::<IncidentKind>().ok()) else {
        return form;
    };
    let only = |by: &[Party]| if let [by] = by { Some(by_code(*by)) } else { None };
    let said = Some(form.value("by")).filter(|by| !by.is_empty());
    let by = parts.next().or(said).or_else(|| only(doers(kind)));
    let what = by.map_or_else(|| kind.to_string(), |by| format!("{kind}:{by}"));
    let at = parts.next().map(str::to_owned);
    let named = at.is_some();
    let rest = form.all().filter(|(name, _)| {
        !(matches!(*name, "what" | "by") || (named && matches!(*name, "move" | "after")))
    });
    let rest: Vec<(String, String)> = rest.map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
    let own = [("what", Some(what)), ("move", at)];
    let own = own.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Form::filled(own.chain(rest))
}

impl FromForm for Answers {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let what = reader.choose("what", read_what);
        let when = reader.choose("noticed", When::named);
        let number = |reader: &mut Reader<'_>, name: &str| {
            let typed = !reader.typed(name).trim().is_empty();
            if typed { reader.number(name, 1..=2000_u32).map(Some) } else { Some(None) }
        };
        let (at, after) = (number(reader, "move"), number(reader, "after"));
        let who = reader.read_if_any("who", |typed| noticer(typed).ok_or(fault()));
        let circumstances = circumstances(reader);
        let (amends, reported) = (number(reader, "amends"), number(reader, "reported"));
        let ((kind, by), when, at, after) = (what?, when?, at?, after?);
        let Some(by) = by.or_else(|| read_by(reader.typed("by"))) else {
            reader.refuse("by", Sentence::new("refusal-report-by"));
            return None;
        };
        if when == When::ByNumbers && (after.is_none() || (at.is_none() && counts_moves(kind))) {
            let missing = if after.is_none() { "after" } else { "move" };
            reader.refuse(missing, Sentence::new("refusal-report-move"));
            return None;
        }
        let incident = Incident {
            kind,
            by,
            at: at.map(MoveNo),
            noticed: noticed(when, after),
            noticed_by: who?,
            circumstances: circumstances?,
        };
        let reported = reported?.and_then(|no| i32::try_from(no).ok()).map(IncidentNo);
        Some(Self { when, incident, amends: amends?.map(RulingNo), reported })
    }
}

const fn fault() -> Sentence {
    Sentence::new("fault-choice")
}

fn noticed(when: When, after: Option<u32>) -> Noticed {
    match (when, after) {
        (When::ByNumbers, Some(after)) => Noticed::AfterMove(MoveNo(after)),
        (When::AtOnce | When::ByNumbers, _) => Noticed::AtOnce,
        (When::UpToThree, _) => Noticed::UpToThree,
        (When::More | When::Confirmed, _) => Noticed::MoreThanThree,
    }
}

fn noticer(code: &str) -> Option<NoticedBy> {
    match code {
        "black" => Some(NoticedBy::Black),
        "white" => Some(NoticedBy::White),
        "arbiter" => Some(NoticedBy::Arbiter),
        "captain" => Some(NoticedBy::Captain),
        _ => None,
    }
}

fn circumstances(reader: &mut Reader<'_>) -> Option<Circumstances> {
    let so = reader.all("so");
    let is = |name: &str| so.contains(&name);
    let minutes = match reader.typed("minutes").trim() {
        "" => Some(0),
        _ => reader.number("minutes", 0..=600_u32),
    };
    let back = |reader: &mut Reader<'_>, name: &str| match reader.typed(name).trim() {
        "" => Some(0),
        typed => {
            let seconds = seconds(typed);
            if seconds.is_none() {
                reader.refuse(name, Sentence::new("fault-time-back"));
            }
            seconds
        }
    };
    let (black, white) = (back(reader, "back-black"), back(reader, "back-white"));
    let mut circumstances = Circumstances {
        deliberate: is("deliberate"),
        agreed: is("agreed"),
        disagreed: is("disagreed"),
        dropped: is("dropped"),
        force_majeure: is("forced"),
        lost: is("lost"),
        point_taken: is("point-taken"),
        effective_move: is("effective-move"),
        record_wrong: is("record-wrong"),
        asked: Each { black: answer(reader, "asked-black"), white: answer(reader, "asked-white") },
        minutes: minutes?,
        time_back: Each { black: black?, white: white? },
        partner: Partner::named(reader.typed("partner")),
        stones: reader.all("stone").into_iter().filter_map(stones::read).collect(),
        ..Circumstances::default()
    };
    circumstances.set_fault(reader.typed("fault"));
    Some(circumstances)
}

/// What a player answered who was asked whether the game goes on.
fn answer(reader: &Reader<'_>, field: &str) -> Option<AskedAnswer> {
    let typed = reader.typed(field);
    ANSWERS.iter().find(|(_, code)| *code == typed).map(|(answer, _)| *answer)
}

/// The answers of a player, each with its code.
pub(super) const ANSWERS: [(AskedAnswer, &str); 3] = [
    (AskedAnswer::PlayOn, "play-on"),
    (AskedAnswer::AsItLies, "as-it-lies"),
    (AskedAnswer::Neither, "neither"),
];

/// The answers of a form as fields, without those named.
pub(super) fn kept(form: &Form, without: &[&str]) -> Vec<(&'static str, String)> {
    let names = FIELDS.into_iter().filter(|name| !without.contains(name));
    names
        .flat_map(|name| form.values(name).map(move |value| (name, value.to_owned())))
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

/// What was written and chosen beside the answers: words, and a penalty.
pub(super) fn beside(form: &Form) -> impl Iterator<Item = (&'static str, String)> {
    let typed = ["words", "sanction"].map(|name| (name, form.value(name).to_owned()));
    typed.into_iter().filter(|(_, value)| !value.is_empty())
}

/// The answers with one of them taken back, which the page of a ruling asks for: that of `what` or `when`.
pub(super) fn taken_back(form: Form) -> Form {
    let gone: &[&str] = match form.value("change") {
        "what" => &["change", "what", "by", "noticed"],
        "when" => &["change", "noticed"],
        _ => return form,
    };
    let ask = if form.value("change") == "when" { "when" } else { "" };
    let rest = form.all().filter(|(name, _)| !gone.contains(name));
    Form::filled(rest.chain(Some(("ask", ask)).filter(|(_, ask)| !ask.is_empty())))
}

/// The fields of a report that was kept, to go on from it.
pub(super) fn fields_of(incident: &Incident, confirmed: bool) -> Vec<(&'static str, String)> {
    let so = &incident.circumstances;
    let boxes = [
        ("deliberate", so.deliberate),
        ("agreed", so.agreed),
        ("disagreed", so.disagreed),
        ("dropped", so.dropped),
        ("forced", so.force_majeure),
        ("lost", so.lost),
        ("point-taken", so.point_taken),
        ("effective-move", so.effective_move),
        ("record-wrong", so.record_wrong),
    ];
    let mut fields = vec![
        ("what", format!("{}:{}", incident.kind, by_code(incident.by))),
        ("noticed", when_of(incident, confirmed).to_owned()),
        ("minutes", so.minutes.to_string()),
        ("fault", so.fault(incident.kind).to_owned()),
    ];
    for (field, seconds) in [("back-black", so.time_back.black), ("back-white", so.time_back.white)]
    {
        let time = format!("{}:{:02}", seconds / 60, seconds % 60);
        fields.extend((seconds > 0).then_some((field, time)));
    }
    fields.extend(so.partner.map(|partner| ("partner", partner.name().to_owned())));
    fields.extend(so.stones.iter().map(|stone| ("stone", stones::code(stone))));
    fields.extend(incident.at.map(|at| ("move", at.to_string())));
    if let Noticed::AfterMove(after) = incident.noticed {
        fields.push(("after", after.to_string()));
    }
    let who = incident.noticed_by.map(|who| match who {
        NoticedBy::Black => "black",
        NoticedBy::White => "white",
        NoticedBy::Arbiter => "arbiter",
        NoticedBy::Captain => "captain",
    });
    fields.extend(who.map(|who| ("who", who.to_owned())));
    for (field, asked) in [("asked-black", so.asked.black), ("asked-white", so.asked.white)] {
        let code = ANSWERS.iter().find(|(answer, _)| Some(*answer) == asked);
        fields.extend(code.map(|(_, code)| (field, (*code).to_owned())));
    }
    fields.extend(boxes.iter().filter(|(_, on)| *on).map(|(name, _)| ("so", (*name).to_owned())));
    fields
}

const fn when_of(incident: &Incident, confirmed: bool) -> &'static str {
    match incident.noticed {
        _ if confirmed => "confirmed",
        Noticed::AtOnce => "at-once",
        Noticed::UpToThree | Noticed::Later(1..=3) => "up-to-three",
        Noticed::AfterMove(_) => "numbers",
        Noticed::MoreThanThree | Noticed::Later(_) => "more",
    }
}

/// The address of a page with those fields.
pub(super) fn address(path: &str, fields: &[(&'static str, String)]) -> String {
    if fields.is_empty() {
        return path.to_owned();
    }
    format!("{path}?{}", serde_urlencoded::to_string(fields).unwrap_or_default())
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
            let again = fields_of(&answers.incident, answers.when == When::Confirmed);
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
