//! The referee's log, as a page and as CSV; the public page of rulings; and a ruling as a sheet to print and sign.

use std::ops::Deref;

use crate::web::prelude::*;
use referee::{Appeal, LogEntry, WarningScope};
use store::IncidentRow;

use super::way::{address, fields_of};

#[derive(Template)]
#[template(path = "incident/log.html")]
struct LogPage {
    cx: Cx,
    file: RefereeFile,
}

impl LogPage {
    fn waiting(&self) -> Vec<&IncidentRow> {
        self.file.waiting().collect()
    }

    /// The way to its ruling, with the answers that were reported.
    fn way(&self, row: &IncidentRow) -> String {
        let mut fields = fields_of(&row.incident, row.confirmed);
        fields.push(("reported", row.no.to_string()));
        address(&self.cx.way(&row.seats), &fields)
    }

    fn given(&self) -> Vec<Given<'_>> {
        let found = given(&self.cx, self.file.log.rulings_in_force(), None);
        let mut players: Vec<Given<'_>> = found.into_values().collect();
        players.sort_by_cached_key(|given| self.cx.name_key(&self.cx.player(given.player), ""));
        players
    }

    fn rulings(&self) -> Vec<Line<'_>> {
        newest_first(&self.cx, &self.file.log, self.file.log.rulings())
    }
}

#[derive(Template)]
#[template(path = "incident/rulings.html")]
struct RulingsPage {
    cx: Cx,
    file: RefereeFile,
}

impl RulingsPage {
    fn rulings(&self) -> Vec<Line<'_>> {
        newest_first(&self.cx, &self.file.log, self.file.log.public())
    }
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

/// A ruling of the log.
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
    pub fn told(&self, color: Color) -> Option<String> {
        self.log.told_at(self.no, color).map(|at| self.cx.moment_of(at))
    }

    pub fn in_force(&self) -> bool {
        self.ended().is_empty()
    }

    /// Why it is no longer in force, and if the ruling that replaced it is gone too; empty while it is.
    pub fn ended(&self) -> String {
        let found = self.log.entries().iter().find_map(|entry| self.ended_by(entry));
        found.unwrap_or_default()
    }

    fn ended_by(&self, entry: &LogEntry) -> Option<String> {
        let (cx, log) = (self.cx, self.log);
        match entry {
            LogEntry::Ruled(other) if other.replaces == Some(self.no) => {
                let last = log.last_in_place_of(self.no);
                Some(match log.is_replaced(last) {
                    true => cx.with("ruling-amended-gone", (("by", other.no.0), ("no", last.0))),
                    false => cx.with("ruling-amended-by", [("no", other.no.0)]),
                })
            }
            LogEntry::Withdrawn { no, at, reason, arbiter, committee } if *no == self.no => {
                let (name, when) = (arbiter.to_string(), cx.moment_of(at));
                let said = match log.overturned(*no).find(|decision| decision.at == *at) {
                    Some(decision) => {
                        let by = (("appeal", decision.on.0), ("name", name), ("at", when));
                        cx.with("ruling-fallen-by", by)
                    }
                    None => {
                        let members = cx.listed(committee.iter().map(ToString::to_string));
                        let name = if committee.is_empty() { name } else { members };
                        let who = (("name", name), ("at", when), ("reason", reason));
                        cx.with("ruling-withdrawn-by", who)
                    }
                };
                Some(match self.not_back() {
                    Some(not_back) => format!("{said} ({not_back})"),
                    None => said,
                })
            }
            _ => None,
        }
    }

    /// Says that the ruling it amends does not return when it is withdrawn.
    pub fn not_back(&self) -> Option<String> {
        self.replaces.map(|replaced| self.cx.with("ruling-not-back", [("no", replaced.0)]))
    }

    pub fn appeals(&self) -> Vec<&'a Appeal> {
        self.log.appeals().filter(|appeal| appeal.against == self.no).collect()
    }

    pub fn appealed(&self, appeal: &Appeal) -> String {
        let at = self.cx.moment_of(appeal.at);
        self.cx.with("appeal-by", (("name", self.cx.player(appeal.by)), ("at", at)))
    }

    /// The judgement on an appeal; reasons and interests of the members.
    pub fn judged(&self, appeal: &Appeal) -> Option<(String, String)> {
        let decision = self.log.decision(appeal.no)?;
        let reasons = decision.reasons.clone();
        let reasons = match decision.interests.as_str() {
            "" => reasons,
            said => {
                let interests = self.cx.with("appeal-interests-said", [("said", said)]);
                format!("{reasons} {interests}")
            }
        };
        Some((self.cx.judgement(decision), reasons))
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

    /// Where the way to a ruling at that board begins.
    pub(super) fn way(&self, seats: &Seats) -> String {
        self.to(format!("/boards/{}/{}/incident", seats.round, self.event.table_now(seats)))
    }
}

/// A player's penalties by each ruling, in the order in which they were given.
pub(super) struct Given<'a> {
    cx: &'a Cx,
    pub player: EntryId,
    pub rulings: Vec<(&'a RulingRecord, Vec<PenaltyKind>)>,
    /// The only game whose penalties count towards the next one, if not all do.
    game: Option<&'a Seats>,
}

impl Given<'_> {
    pub fn said(&self, kinds: &[PenaltyKind]) -> String {
        let said = |kind: &PenaltyKind| penalty_said(self.cx.t, *kind);
        kinds.iter().map(said).collect::<Vec<_>>().join(", ")
    }

    pub fn place(&self, ruling: &RulingRecord) -> String {
        let (round, table) = (ruling.seats.round, self.cx.event.table_now(&ruling.seats));
        self.cx.with("given-by", (("no", ruling.no.0), ("round", round), ("table", table)))
    }

    pub fn elsewhere(&self, ruling: &RulingRecord) -> bool {
        self.game.is_some_and(|game| !ruling.seats.same_game(game))
    }
}

fn given<'a>(
    cx: &'a Cx,
    rulings: impl Iterator<Item = &'a RulingRecord>,
    game: Option<&'a Seats>,
) -> BTreeMap<EntryId, Given<'a>> {
    let mut players: BTreeMap<EntryId, Given<'a>> = BTreeMap::new();
    for ruling in rulings {
        for (player, penalty) in ruling.penalties() {
            let new = || Given { cx, player, rulings: Vec::new(), game };
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
    cx: &'a Cx,
    log: &'a RefereeLog,
    proposal: &'a ProposedRuling,
    amended: Option<RulingNo>,
) -> Vec<Given<'a>> {
    let seats = &proposal.seats;
    let one_game = proposal.procedure.ladder.scope == WarningScope::Game;
    let rulings = log.rulings_in_force().filter(|ruling| Some(ruling.no) != amended);
    let mut found = given(cx, rulings, Some(seats).filter(|_| one_game));
    [seats.black, seats.white].into_iter().filter_map(|id| found.remove(&id)).collect()
}

fn penalty_said(t: Lang, kind: PenaltyKind) -> String {
    t.text(match kind {
        PenaltyKind::Caution => "sanction-caution",
        PenaltyKind::Warning => "sanction-warning",
        PenaltyKind::Stones { stones: n } => return t.with("given-stones", [("n", n)]),
        PenaltyKind::Points { points: n } => return t.with("given-points", [("n", n)]),
        PenaltyKind::Time { minutes: n } => return t.with("given-time", [("n", n)]),
        PenaltyKind::GameLoss => "given-game-loss",
        PenaltyKind::Exclusion => "given-exclusion",
        PenaltyKind::Other => "given-other",
    })
}

pub(super) async fn file_of(cx: &Cx) -> Result<RefereeFile> {
    let id = cx.event.snapshot.id;
    Ok(cx.blocking(move |service| service.referee_file(id)).await?)
}

pub async fn show(cx: Cx) -> Answer {
    let (file, title) = (file_of(&cx).await?, cx.text("incidents-title"));
    render(&LogPage { cx: cx.titled(title).live(), file })
}

/// The rulings in force. Answers 404 unless the event publishes them or the viewer is staff.
pub async fn public(cx: Cx) -> Answer {
    if !cx.tournament().settings.refereeing.public && !cx.event.is_staff() {
        return Err(WebError::no_page());
    }
    let (file, title) = (file_of(&cx).await?, cx.text("way-rulings"));
    render(&RulingsPage { cx: cx.titled(title).live(), file })
}

pub async fn sheet(cx: Cx, place: Path<(String, u32)>) -> Answer {
    let (no, file) = (RulingNo(place.1), file_of(&cx).await?);
    let ruling = file.log.ruling(no).map_err(|_| WebError::no_page())?.clone();
    let title = cx.with("ruling-number", [("no", no.0)]);
    render(&Sheet { cx: cx.titled(title), file, ruling })
}

const COLUMNS: &str = "ruling at round table black white incident noticed ruling_words result \
                       source article words arbiter told_black told_white status";

fn cells(line: &Line<'_>) -> [String; 17] {
    let (cx, why) = (line.cx, line.cx.why(&line.decision.basis));
    let told = |color| line.told(color).unwrap_or_default();
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
        why.source,
        why.article,
        line.decision.words.clone(),
        cx.decided_by(line.ruling),
        told(Color::Black),
        told(Color::White),
        line.ended(),
    ]
}

/// The log as CSV in UTF-8, one line per ruling, oldest first.
pub async fn csv(cx: Cx) -> Answer {
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
