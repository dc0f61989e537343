//! The referee's log, as a page and as CSV; the public page of rulings; a ruling as a sheet to print and sign; and one
//! ruling with the acts on it: tell, amend, withdraw, appeal, judge.

use super::*;

use referee::{Appeal, AppealDecision, AppealNo, AppealRule, LogEntry, Official, WarningScope};
use service::{JudgementForm, seated, shows_without};

#[derive(Template)]
#[template(path = "incident/log.html")]
struct LogPage {
    cx: Cx,
    file: RefereeFile,
}

impl LogPage {
    fn penalty_lines(&self) -> Vec<Given<'_>> {
        let found = penalties_of(self.file.log.rulings_in_force(), None);
        let mut players: Vec<Given<'_>> = found.into_values().collect();
        players.sort_by_cached_key(|given| self.cx.name_key(&self.cx.player(given.player), ""));
        players
    }
}

#[derive(Template)]
#[template(path = "incident/rulings.html")]
struct RulingsPage {
    cx: Cx,
    file: RefereeFile,
}

#[derive(Template)]
#[template(path = "incident/sheet.html")]
struct Sheet {
    cx: Cx,
    file: RefereeFile,
    ruling: RulingRecord,
}

impl Sheet {
    fn line(&self) -> Line<'_> {
        Line { cx: &self.cx, log: &self.file.log, ruling: &self.ruling }
    }
}

pub(super) struct Line<'a> {
    pub cx: &'a Cx,
    pub log: &'a RefereeLog,
    pub ruling: &'a RulingRecord,
}

impl Deref for Line<'_> {
    type Target = RulingRecord;

    fn deref(&self) -> &RulingRecord {
        self.ruling
    }
}

impl<'a> Line<'a> {
    pub fn told_at(&self, color: Color) -> Option<String> {
        self.log.told_at(self.no, color).map(|at| self.cx.moment_of(at))
    }

    pub fn in_force(&self) -> bool {
        self.ended().is_empty()
    }

    /// Why it is no longer in force, and if the ruling that replaced it is gone too; empty while it is.
    pub fn ended(&self) -> String {
        self.log.entries().iter().find_map(|entry| self.ended_by(entry)).unwrap_or_default()
    }

    fn ended_by(&self, entry: &LogEntry) -> Option<String> {
        let (cx, log) = (self.cx, self.log);
        match entry {
            LogEntry::Ruled(other) if other.replaces == Some(self.no) => {
                let last = log.last_in_place_of(self.no);
                let (key, no) = match log.is_replaced(last) {
                    true => ("ruling-amended-gone", last.0),
                    false => ("ruling-amended-by", other.no.0),
                };
                Some(cx.with(key, (("by", other.no.0), ("no", no))))
            }
            LogEntry::Withdrawn { no, at, reason, arbiter, committee } if *no == self.no => {
                let (name, when) = (arbiter.to_string(), ("at", cx.moment_of(at)));
                let said = match log.overturned(*no).find(|decision| decision.at == *at) {
                    Some(decision) => {
                        let appeal = ("appeal", decision.on.0);
                        cx.with("ruling-fallen-by", (appeal, ("name", name), when))
                    }
                    None => {
                        let members = cx.listed(committee.iter().map(ToString::to_string));
                        let name = if committee.is_empty() { name } else { members };
                        cx.with("ruling-withdrawn-by", (("name", name), when, ("reason", reason)))
                    }
                };
                let not_back = self.no_return_note().map(|not_back| format!(" ({not_back})"));
                Some(said + &not_back.unwrap_or_default())
            }
            _ => None,
        }
    }

    /// Says that the ruling it amends does not return when it is withdrawn.
    pub fn no_return_note(&self) -> Option<String> {
        self.replaces.map(|replaced| self.cx.with("ruling-not-back", [("no", replaced.0)]))
    }

    pub fn appeals(&self) -> Vec<&'a Appeal> {
        self.log.appeals().filter(|appeal| appeal.against == self.no).collect()
    }

    /// The judgement on an appeal.
    pub fn judged(&self, appeal: &Appeal) -> Option<&'a AppealDecision> {
        self.log.decision(appeal.no)
    }
}

fn newest_first<'a>(
    cx: &'a Cx,
    log: &'a RefereeLog,
    rulings: impl Iterator<Item = &'a RulingRecord>,
) -> Vec<Line<'a>> {
    let mut lines: Vec<Line<'a>> = rulings.map(|ruling| Line { cx, log, ruling }).collect();
    lines.reverse();
    lines
}

impl Cx {
    pub(super) fn place(&self, seats: &Seats) -> String {
        let table = self.event.table_now(seats);
        self.with("incident-place", (("round", seats.round), ("table", table)))
    }

    pub(super) fn way(&self, seats: &Seats) -> String {
        self.to(format!("/boards/{}/{}/incident", seats.round, self.event.table_now(seats)))
    }
}

/// A player's penalties by each ruling, in the order in which they were given.
pub(super) struct Given<'a> {
    pub player: EntryId,
    pub rulings: Vec<(&'a RulingRecord, Vec<PenaltyKind>)>,
    /// The only game whose penalties count towards the next one, if not all do.
    game: Option<&'a Seats>,
}

impl Given<'_> {
    pub fn elsewhere(&self, ruling: &RulingRecord) -> bool {
        self.game.is_some_and(|game| !ruling.seats.same_game(game))
    }
}

fn penalties_of<'a>(
    rulings: impl Iterator<Item = &'a RulingRecord>,
    game: Option<&'a Seats>,
) -> BTreeMap<EntryId, Given<'a>> {
    let mut players: BTreeMap<EntryId, Given<'a>> = BTreeMap::new();
    for ruling in rulings {
        for (player, penalty) in ruling.penalties() {
            let new = || Given { player, rulings: Vec::new(), game };
            let all = &mut players.entry(player).or_insert_with(new).rulings;
            match all.last_mut().filter(|(last, _)| last.no == ruling.no) {
                Some((_, kinds)) => kinds.push(penalty.kind),
                None => all.push((ruling, vec![penalty.kind])),
            }
        }
    }
    players
}

/// The penalties of the two players of a board, without those of the ruling that is amended.
pub(super) fn given_at<'a>(
    log: &'a RefereeLog,
    proposal: &'a ProposedRuling,
    amended: Option<RulingNo>,
) -> Vec<Given<'a>> {
    let seats = &proposal.seats;
    let one_game = proposal.procedure.ladder.scope == WarningScope::Game;
    let rulings = log.rulings_in_force().filter(|ruling| Some(ruling.no) != amended);
    let mut found = penalties_of(rulings, Some(seats).filter(|_| one_game));
    [seats.black, seats.white].into_iter().filter_map(|id| found.remove(&id)).collect()
}

pub(super) async fn file_of(cx: &Cx) -> Result<RefereeFile> {
    let id = cx.event.snapshot.id;
    Ok(cx.blocking(move |service| service.read(|c| c.referee_file(id))).await?)
}

#[route("GET", "/t/{slug}/incidents", Arbiter)]
async fn show(cx: Cx) -> Answer {
    let file = file_of(&cx).await?;
    render(&LogPage { cx: cx.headed("incidents-title").live(), file })
}

/// The rulings in force. Answers 404 unless the event publishes them or the viewer is staff.
#[route("GET", "/t/{slug}/rulings", Public)]
async fn public(cx: Cx) -> Answer {
    if !cx.tournament().settings.refereeing.public && !cx.event.is_staff() {
        return Err(WebError::no_page());
    }
    let file = file_of(&cx).await?;
    render(&RulingsPage { cx: cx.headed("way-rulings").live(), file })
}

#[route("GET", "/t/{slug}/incidents/{ruling}/sheet", Arbiter)]
async fn sheet(cx: Cx, place: Path<(String, u32)>) -> Answer {
    let (no, file) = (RulingNo(place.1), file_of(&cx).await?);
    let ruling = file.log.ruling(no).map_err(|_| WebError::no_page())?.clone();
    let title = cx.with("ruling-number", [("no", no.0)]);
    render(&Sheet { cx: cx.titled(title), file, ruling })
}

const COLUMNS: &str = "ruling at round table black white incident noticed ruling_words result \
                       source article words arbiter told_black told_white status";

fn cells(line: &Line<'_>) -> [String; 17] {
    let (cx, why) = (line.cx, line.cx.why(&line.decision.basis));
    let told = |color| line.told_at(color).unwrap_or_default();
    let effect = &line.decision.effect;
    let result = effect.verdict.ending();
    [
        line.no.to_string(),
        cx.moment_of(line.at),
        line.seats.round.to_string(),
        cx.event.table_now(&line.seats).to_string(),
        cx.player(line.seats.black),
        cx.player(line.seats.white),
        cx.incident(&line.incident),
        cx.noticed(&line.incident, effect.verdict == Verdict::ResultStands),
        cx.effect(effect),
        result.map(|ending| cx.ending(ending)).unwrap_or_default(),
        why.source.words,
        why.article.words,
        line.decision.words.clone(),
        cx.decided_by(line.ruling),
        told(Color::Black),
        told(Color::White),
        line.ended(),
    ]
}

/// The log as CSV in UTF-8, one line per ruling, oldest first.
#[route("GET", "/t/{slug}/incidents/log.csv", Arbiter)]
async fn csv(cx: Cx) -> Answer {
    let file = file_of(&cx).await?;
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(COLUMNS.split(' ')).context("memory takes every record")?;
    for ruling in file.log.rulings() {
        let line = Line { cx: &cx, log: &file.log, ruling };
        writer.write_record(cells(&line).map(plain)).context("memory takes every record")?;
    }
    let bytes = writer.into_inner().map_err(|error| anyhow!("{error}"))?;
    let name = format!("{}-rulings.csv", cx.event.snapshot.slug);
    Ok(attachment(&name, "text/csv; charset=utf-8", bytes))
}

/// Prefixes cells that a spreadsheet would run as a formula.
fn plain(cell: String) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{cell}") } else { cell }
}

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
        let words = |then| self.cx.with(&format!("ruling-position-{then}"), [("n", acts)]);
        PositionThen::ALL.map(|then| (then.name(), words(then), "")).into()
    }

    /// Whether the game is to be counted again, by its record.
    fn counts(&self) -> bool {
        self.ruling.decision.effect.verdict == Verdict::CountAgain
    }

    /// Whether its round was dropped, or drawn again with other pairs.
    fn is_unseated(&self) -> bool {
        seated(&self.cx.event.snapshot, &self.ruling.seats).is_none()
    }

    fn over(&self) -> bool {
        let board = seated(&self.cx.event.snapshot, &self.ruling.seats);
        !self.counts() && board.is_none_or(|board| !board.ending.is_pending())
    }

    fn interests(&self) -> Vec<Sentence> {
        let (cx, case) = (&self.cx, (self.ruling.arbiter.0.as_str(), &self.ruling.seats));
        people(cx).filter_map(|name| interest(cx, case, name)).collect()
    }

    /// The effects if the ruling is overturned: on the board's result, and on rounds that are already drawn.
    fn effects(&self) -> Vec<Sentence> {
        let (cx, seats) = (&self.cx, &self.ruling.seats);
        let Some(board) = seated(&cx.event.snapshot, seats) else { return Vec::new() };
        match (board.ending, shows_without(&self.file, self.ruling.no, board)) {
            (_, None) => Vec::new(),
            // Which position counts decides about the result, too.
            (now, Some(before)) if before == now && self.since.is_some() => Vec::new(),
            (now, Some(before)) if before == now => vec![Sentence::new("appeal-effect-none")],
            (now, Some(before)) => {
                let result = Sentence::new("appeal-effect-result").with("before", cx.ending(now));
                let result = result.with("after", cx.ending(before));
                std::iter::once(result).chain(later_rounds(cx, seats.round)).collect()
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

/// `None` unless it is ticked that the committee decides.
fn committee(form: &Form) -> Option<Vec<Official>> {
    let names = MEMBERS.into_iter().filter_map(|field| Official::named(form.value(field)));
    form.is_chosen("committee", "yes").then(|| names.collect())
}

/// The committee and its deputies.
fn people(cx: &Cx) -> impl Iterator<Item = &String> {
    let own = &cx.tournament().settings.refereeing;
    own.committee.iter().chain(&own.reserves)
}

/// Why a person should not decide this case: gave the ruling, plays the game, or shares a club with a player.
fn interest(cx: &Cx, (arbiter, seats): (&str, &Seats), name: &str) -> Option<Sentence> {
    let said = |key: &'static str, player: &str| {
        Some(Sentence::new(key).with("name", name).with("player", player))
    };
    if arbiter == name {
        return said("interest-ruled", "");
    }
    let tournament = cx.tournament();
    let is_called = |entry: &&Entry| {
        let turned = format!("{} {}", entry.surname, entry.first_name);
        cx.person(entry) == name || turned.trim() == name
    };
    let member = tournament.entries.iter().find(is_called)?;
    if seats.color_of(member.id).is_some() {
        return said("interest-plays", "");
    }
    let club = |entry: &&Entry| !entry.club.is_empty() && entry.club == member.club;
    let players = [seats.black, seats.white].into_iter();
    let mate = players.filter_map(|id| tournament.entry(id)).find(club)?;
    said("interest-club", &cx.person(mate))
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

pub(super) fn later_rounds(cx: &Cx, no: RoundNo) -> impl Iterator<Item = Sentence> {
    cx.tournament().rounds.iter().filter(move |other| other.no > no).map(|other| {
        let key = match other.state {
            RoundState::Draft => "appeal-effect-draft",
            _ => "appeal-effect-published",
        };
        Sentence::new(key).with("n", other.no)
    })
}

#[route("GET", "/t/{slug}/incidents/{ruling}", Arbiter)]
async fn show_ruling(cx: Cx, place: Place) -> Answer {
    render(&RecordPage::of(&cx, &place).await?)
}

#[route("POST", "/t/{slug}/incidents/{ruling}/tell", Arbiter)]
async fn mark_told(act: Act, place: Place) -> Answer {
    let color = Party::named(act.form.value("color")).and_then(Party::one);
    let color = color.ok_or_else(WebError::not_understood)?;
    let page = RecordPage::of(&act, &place).await?;
    let no = page.ruling.no;
    let done = act.blocking(move |acts| acts.tell_ruling(no, color)).await;
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

#[route("POST", "/t/{slug}/incidents/{ruling}/withdraw", Arbiter)]
async fn withdraw(act: Act, place: Place) -> Answer {
    let page = RecordPage::of(&act, &place).await?;
    let reason =
        |reader: &mut Reader<'_>| needed(reader, "reason", Sentence::new("ruling-withdraw-why"));
    let reason = act.read(reason, |wrong| page.with(wrong))?;
    let members = committee(&act.form).unwrap_or_default();
    let counts = PositionThen::named(act.form.value("counts"));
    let no = page.ruling.no;
    let done = act.blocking(move |acts| acts.withdraw_ruling(no, &reason, &members, counts));
    let done = done.await;
    if let Ok(Done::Now(ruled)) = &done
        && let Some(result) = &ruled.result
    {
        let said = Sentence::new("ruling-withdrawn-shows").with("no", no.0);
        return act
            .done(&format!("/incidents/{no}"), said.with("result", act.ending(result.after)));
    }
    page.answer(&act, done, "ruling-withdrawn-now")
}

fn appeal(reader: &mut Reader<'_>) -> Option<(EntryId, String)> {
    let player = reader.choose("player", |typed| typed.parse().ok().map(EntryId));
    player.zip(needed(reader, "grounds", Refusal::GroundsNeeded.sentence()))
}

#[route("POST", "/t/{slug}/incidents/{ruling}/appeal", Arbiter)]
async fn take_appeal(act: Act, place: Place) -> Answer {
    let page = RecordPage::of(&act, &place).await?;
    let (player, grounds) = act.read(appeal, |wrong| page.with(wrong))?;
    let no = page.ruling.no;
    let done = act.blocking(move |acts| acts.appeal_ruling(no, player, &grounds)).await;
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

#[route("POST", "/t/{slug}/incidents/{ruling}/judge", Arbiter)]
async fn judge(act: Act, place: Place) -> Answer {
    let page = RecordPage::of(&act, &place).await?;
    let votes = act.read(judgement, |wrong| page.with(wrong))?;
    let done = act.blocking(move |acts| acts.judge_appeal(&votes)).await;
    let falls = matches!(&done, Ok(Done::Now(Some(_))));
    page.answer(&act, done, if falls { "appeal-judged-falls" } else { "appeal-judged" })
}
