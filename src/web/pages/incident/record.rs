//! One ruling, and the acts on it: tell, amend, withdraw, appeal, judge.

use crate::web::prelude::*;
use referee::{Appeal, AppealNo, AppealRule, Official};
use service::{JudgementForm, seated, shows_without};

use super::log::{Line, file_of};
use super::ruling::committee;
use super::way::{MEMBERS, address, fields_of};

pub(super) const MOST_WORDS: usize = 4000;

const MOST_INTERESTS: usize = 1000;

type Place = Path<(String, u32)>;

#[derive(Clone, Template)]
#[template(path = "incident/record.html")]
struct RecordPage {
    cx: Cx,
    form: Form,
    file: RefereeFile,
    ruling: RulingRecord,
    /// Number of acts in the game since it was given, if there are any and it is in force.
    since: Option<usize>,
}

impl RecordPage {
    async fn of(cx: &Cx, place: &Place) -> Result<Self> {
        let (no, file) = (RulingNo(place.1), file_of(cx).await?);
        let ruling = file.log.ruling(no).map_err(|_| WebError::no_page())?.clone();
        let in_force = Line { cx, log: &file.log, ruling: &ruling }.in_force();
        let (snapshot, given) = (cx.event.snapshot.clone(), ruling.clone());
        let since = match in_force {
            true => cx.blocking(move |service| service.played_since(&snapshot, &given)).await?,
            false => None,
        };
        let cx = cx.clone().titled(cx.with("ruling-number", [("no", no.0)])).live();
        Ok(Self { cx, form: Form::empty(), file, ruling, since }.with(Form::empty()))
    }

    /// With the members of the committee filled in.
    fn with(&self, form: Form) -> Self {
        let case = (self.ruling.arbiter.0.as_str(), &self.ruling.seats);
        let form = with_members(&self.cx, case, &self.ruling.committee, form);
        Self { form, ..self.clone() }
    }

    /// Says what was done, or shows the page again with why it was refused.
    fn answer<T>(
        &self,
        act: &Act,
        done: Result<Done<T>, ServiceError>,
        said: &'static str,
    ) -> Answer {
        act.saved(done, |wrong| self.with(wrong))?;
        let no = self.ruling.no;
        act.done(&format!("/incidents/{no}"), Sentence::new(said).with("no", no.0))
    }

    fn line(&self) -> Line<'_> {
        Line { cx: &self.cx, log: &self.file.log, ruling: &self.ruling }
    }

    fn rule(&self) -> Option<AppealRule> {
        self.cx.event.appeal_rule(&self.ruling)
    }

    /// Whether a committee decided last: an arbiter alone can then neither amend nor withdraw it.
    fn committees(&self) -> bool {
        self.file.log.is_committees(self.ruling.no)
    }

    fn appeal(&self) -> Option<AppealRule> {
        self.rule().filter(|_| !self.committees())
    }

    /// The deadline for an appeal, if the event counts minutes: they start when the player is told.
    fn appeal_until(&self, color: Color) -> Option<String> {
        let rule = self.appeal().filter(|_| self.line().in_force());
        let rule = rule.filter(|rule| matches!(rule.until, AppealUntil::MinutesAfterTold(_)))?;
        let told = self.file.log.told_at(self.ruling.no, color);
        let untold = || Some(self.cx.text("appeal-deadline-untold"));
        told.map_or_else(untold, |told| self.cx.appeal_ends(rule, told))
    }

    fn open_appeal(&self) -> Option<&Appeal> {
        let open = |appeal: &&Appeal| self.file.log.decision(appeal.no).is_none();
        self.line().appeals().into_iter().find(open)
    }

    fn players(&self) -> [(String, String, String); 2] {
        let player = |color| {
            let id = self.ruling.seats.player(color);
            (id.to_string(), self.cx.color(color), self.cx.player(id))
        };
        [Color::Black, Color::White].map(player)
    }

    fn committee(&self) -> u8 {
        self.rule().map_or(0, |rule| rule.committee)
    }

    /// Member fields, if only the committee can withdraw the ruling. While an appeal is open, its committee decides.
    fn withdraw_members(&self) -> Vec<(&'static str, String)> {
        let withdraws = self.committees() && self.open_appeal().is_none();
        // The rule was stored with the ruling; older rulings use the current settings.
        let now = || Some(self.cx.event.procedure()?.appeal);
        let rule = withdraws.then(|| self.ruling.appeal.or_else(now)).flatten();
        self.cx.members(rule.map_or(0, |rule| rule.committee))
    }

    /// The position now, or the one before the ruling: which of them counts after it is gone.
    fn positions(&self) -> Vec<(&'static str, String, &'static str)> {
        let Some(acts) = self.since else { return Vec::new() };
        let said = |then: PositionThen| {
            let words = self.cx.with(&format!("ruling-position-{then}"), [("n", acts)]);
            (then.name(), words, "")
        };
        PositionThen::ALL.map(said).into()
    }

    /// The address to rule again from the same answers.
    fn amend(&self) -> String {
        let (file, no) = (&self.file, self.ruling.no);
        let facts = file.facts.get(&no);
        let row = facts.and_then(|f| file.incidents.iter().find(|row| row.no == f.incident));
        let confirmed = row.is_some_and(|row| row.confirmed);
        let mut fields = fields_of(&self.ruling.incident, confirmed);
        fields.push(("amends", no.to_string()));
        if !self.ruling.committee.is_empty() {
            let names = self.ruling.committee.iter().map(ToString::to_string);
            fields.push(("committee", "yes".to_owned()));
            fields.extend(MEMBERS.into_iter().zip(names));
        }
        address(&self.cx.way(&self.ruling.seats), &fields)
    }

    /// Whether the game is to be counted again, by its record.
    fn counts(&self) -> bool {
        self.ruling.decision.effect.verdict == Verdict::CountAgain
    }

    fn over(&self) -> bool {
        let seats = &self.ruling.seats;
        let round = self.cx.tournament().round(seats.round);
        let board = round.and_then(|round| round.board_of(seats.black));
        !self.counts() && board.is_some_and(|board| !board.ending.is_pending())
    }

    fn interests(&self) -> Vec<String> {
        let (cx, case) = (&self.cx, (self.ruling.arbiter.0.as_str(), &self.ruling.seats));
        people(cx).filter_map(|name| interest(cx, case, name)).collect()
    }

    /// The effects if the ruling is overturned: on the board's result, and on rounds that are already drawn.
    fn effects(&self) -> Vec<String> {
        let (cx, seats) = (&self.cx, &self.ruling.seats);
        let board = seated(&cx.event.snapshot, seats);
        let before = |board| shows_without(&self.file, self.ruling.no, board);
        match board.and_then(|board| Some((board.ending, before(board)?))) {
            None => Vec::new(),
            Some((now, before)) if before == now => vec![cx.text("appeal-effect-none")],
            Some((now, before)) => {
                let ends = (("before", cx.ending(now)), ("after", cx.ending(before)));
                let result = std::iter::once(cx.with("appeal-effect-result", ends));
                result.chain(later_rounds(cx, seats.round)).collect()
            }
        }
    }
}

impl Cx {
    /// The fields for the members of a committee.
    pub(super) fn members(&self, count: u8) -> Vec<(&'static str, String)> {
        let fields = MEMBERS.into_iter().take(usize::from(count)).zip(1_usize..);
        fields.map(|(field, n)| (field, self.with("appeal-member", [("n", n)]))).collect()
    }
}

/// The committee and its deputies.
fn people(cx: &Cx) -> impl Iterator<Item = &String> {
    let own = &cx.tournament().settings.refereeing;
    own.committee.iter().chain(&own.reserves)
}

/// Why a person should not decide this case: gave the ruling, plays the game, or shares a club with a player.
fn interest(cx: &Cx, (arbiter, seats): (&str, &Seats), name: &str) -> Option<String> {
    if arbiter == name {
        return Some(cx.with("interest-ruled", [("name", name)]));
    }
    let tournament = cx.tournament();
    let is_called = |entry: &&Entry| {
        let turned = format!("{} {}", entry.surname, entry.first_name);
        cx.person(entry) == name || turned.trim() == name
    };
    let member = tournament.entries.iter().find(is_called)?;
    if seats.color_of(member.id).is_some() {
        return Some(cx.with("interest-plays", [("name", name)]));
    }
    let club = |entry: &&Entry| !entry.club.is_empty() && entry.club == member.club;
    let players = [seats.black, seats.white].into_iter();
    let mate = players.filter_map(|id| tournament.entry(id)).find(club)?;
    Some(cx.with("interest-club", (("name", name), ("player", cx.person(mate)))))
}

/// Fills in the names of the committee: of the one that gave the ruling, or the event's. Of that, members with an
/// interest in the case are replaced by deputies.
pub(super) fn with_members(
    cx: &Cx,
    case: (&str, &Seats),
    committee: &[Official],
    form: Form,
) -> Form {
    if MEMBERS.into_iter().any(|field| form.has(field)) {
        return form;
    }
    let free = people(cx).filter(|name| committee.is_empty() && interest(cx, case, name).is_none());
    let names = committee.iter().map(|member| &member.0).chain(free);
    MEMBERS.into_iter().zip(names).fold(form, |form, (field, name)| form.adding(field, name))
}

pub(super) fn later_rounds(cx: &Cx, no: RoundNo) -> impl Iterator<Item = String> {
    let later = cx.tournament().rounds.iter().filter(move |other| other.no > no);
    later.map(|other| {
        let key = match other.state {
            RoundState::Draft => "appeal-effect-draft",
            _ => "appeal-effect-published",
        };
        cx.with(key, [("n", other.no)])
    })
}

pub async fn show(cx: Cx, place: Place) -> Answer {
    render(&RecordPage::of(&cx, &place).await?)
}

pub async fn tell(act: Act, place: Place) -> Answer {
    let color = Party::named(act.form.value("color")).and_then(Party::one);
    let color = color.ok_or_else(WebError::not_understood)?;
    let page = RecordPage::of(&act, &place).await?;
    let no = page.ruling.no;
    let done = act.blocking(move |service, id, by| service.tell_ruling(id, by, no, color)).await;
    page.answer(&act, done, "ruling-told-now")
}

/// Words that must not be empty.
fn needed(reader: &mut Reader<'_>, field: &str, lack: Sentence) -> Option<String> {
    let words = reader.read(field, |typed| check_words(typed, MOST_WORDS))?;
    if words.is_empty() {
        reader.refuse(field, lack);
    }
    Some(words)
}

pub async fn withdraw(act: Act, place: Place) -> Answer {
    let page = RecordPage::of(&act, &place).await?;
    let reason =
        |reader: &mut Reader<'_>| needed(reader, "reason", Sentence::new("ruling-withdraw-why"));
    let reason = act.read(reason, |wrong| page.with(wrong))?;
    let members = committee(|field| act.form.value(field)).unwrap_or_default();
    let counts = PositionThen::named(act.form.value("counts"));
    let no = page.ruling.no;
    let done = act
        .blocking(move |service, id, by| {
            service.withdraw_ruling(id, by, no, &reason, &members, counts)
        })
        .await;
    let shows = match &done {
        Ok(Done::Now(ruled)) => ruled.result.as_ref().map(|result| result.after),
        _ => None,
    };
    match shows {
        Some(ending) => {
            let said = Sentence::new("ruling-withdrawn-shows").with("no", no.0);
            act.done(&format!("/incidents/{no}"), said.with("result", act.ending(ending)))
        }
        None => page.answer(&act, done, "ruling-withdrawn-now"),
    }
}

/// Who appeals, and why.
fn appeal(reader: &mut Reader<'_>) -> Option<(EntryId, String)> {
    let player = reader.choose("player", |typed| typed.parse().ok().map(EntryId));
    let grounds = needed(reader, "grounds", Refusal::GroundsNeeded.sentence());
    player.zip(grounds)
}

pub async fn take_appeal(act: Act, place: Place) -> Answer {
    let page = RecordPage::of(&act, &place).await?;
    let (player, grounds) = act.read(appeal, |wrong| page.with(wrong))?;
    let no = page.ruling.no;
    let done = act
        .blocking(move |service, id, by| service.appeal_ruling(id, by, no, player, &grounds))
        .await;
    page.answer(&act, done, "appeal-taken")
}

fn judgement(reader: &mut Reader<'_>) -> Option<JudgementForm> {
    let on = reader.number("appeal", 1..=100_000_u32);
    let mut votes = Vec::new();
    for member in MEMBERS {
        let Some(name) = Official::named(reader.typed(member)) else { continue };
        let upholds = reader.choose(&member.replace("member", "vote"), |code| match code {
            "upheld" => Some(true),
            "overturned" => Some(false),
            _ => None,
        });
        votes.push((name, upholds?));
    }
    let reasons = reader.read("reasons", |typed| check_words(typed, MOST_WORDS));
    let interests = reader.read("interests", |typed| check_words(typed, MOST_INTERESTS));
    let (reasons, interests) = (reasons?, interests?);
    let counts = PositionThen::named(reader.typed("counts"));
    Some(JudgementForm { on: AppealNo(on?), votes, reasons, interests, counts })
}

pub async fn judge(act: Act, place: Place) -> Answer {
    let page = RecordPage::of(&act, &place).await?;
    let votes = act.read(judgement, |wrong| page.with(wrong))?;
    let done = act.blocking(move |service, id, by| service.judge_appeal(id, by, &votes)).await;
    let falls = matches!(&done, Ok(Done::Now(Some(_))));
    page.answer(&act, done, if falls { "appeal-judged-falls" } else { "appeal-judged" })
}
