//! Rulings as the pages of players and rounds mention them.

use std::ops::Deref;

use crate::web::prelude::*;
use referee::Visibility;
use service::may_appeal;

/// A ruling for a player concerned, after they have proven their identity: also one that is not public, with the
/// arbiter's words and the deadline for an appeal.
pub struct OwnRuling {
    ruling: RulingRecord,
    pub is_public: bool,
    /// Whether a committee overturned it.
    pub fell: bool,
    /// When the player was told, and appeals with their decisions.
    pub notes: Vec<String>,
    /// The deadline and the body for an appeal; empty if none is possible.
    pub appeal: String,
    pub open: bool,
}

/// The rulings at a player's boards that are in force or were overturned by a committee, newest first.
/// Rulings in rounds that are not public are left out.
pub fn own_rulings(cx: &Cx, log: &RefereeLog, player: EntryId) -> Vec<OwnRuling> {
    let in_force: Vec<RulingNo> = log.rulings_in_force().map(|ruling| ruling.no).collect();
    let told = |ruling: &&RulingRecord| in_force.contains(&ruling.no) || fell(log, ruling.no);
    let shown = log.rulings().filter(told).filter(|ruling| is_open(cx.tournament(), ruling));
    let own = |ruling| OwnRuling::of(cx, log, ruling, player);
    let mut rulings: Vec<OwnRuling> = shown.filter_map(own).collect();
    rulings.reverse();
    rulings
}

impl Deref for OwnRuling {
    type Target = RulingRecord;

    fn deref(&self) -> &RulingRecord {
        &self.ruling
    }
}

impl OwnRuling {
    /// `None` if the player does not sit there.
    fn of(cx: &Cx, log: &RefereeLog, ruling: &RulingRecord, player: EntryId) -> Option<Self> {
        let told = log.told_at(ruling.no, ruling.seats.color_of(player)?);
        let fell = fell(log, ruling.no);
        let rule = cx.event.appeal_rule(ruling);
        let appeal = rule.filter(|_| !fell && !log.is_committees(ruling.no)).map(|rule| {
            let until = told.and_then(|at| cx.appeal_ends(rule, at)).unwrap_or_default();
            format!("{} {until}", cx.appeal(rule)).trim_end().to_owned()
        });
        let said = told.map(|at| told_words(cx.t, at));
        let committee = !ruling.committee.is_empty();
        let last_word = committee.then(|| cx.text("ruling-committee-final"));
        let notes = said.into_iter().chain(last_word).chain(appealed(cx, log, ruling.no));
        Some(Self {
            is_public: cx.tournament().settings.refereeing.public
                && ruling.visibility == Visibility::Public,
            notes: notes.collect(),
            appeal: appeal.unwrap_or_default(),
            open: !fell && may_appeal(&cx.event.snapshot, log, ruling, player, Utc::now()),
            fell,
            ruling: ruling.clone(),
        })
    }
}

fn is_open(tournament: &Tournament, ruling: &RulingRecord) -> bool {
    tournament.round(ruling.seats.round).is_some_and(Round::is_public)
}

fn fell(log: &RefereeLog, no: RulingNo) -> bool {
    log.overturned(no).next().is_some()
}

fn told_words(t: Lang, at: NaiveDateTime) -> String {
    t.with("ruling-told-at", [("at", t.moment_of(at))])
}

fn appealed(cx: &Cx, log: &RefereeLog, no: RulingNo) -> impl Iterator<Item = String> {
    let against = log.appeals().filter(move |appeal| appeal.against == no);
    against.map(|appeal| {
        let by = (("name", cx.player(appeal.by)), ("at", cx.moment_of(appeal.at)));
        let decided = match log.decision(appeal.no) {
            Some(decision) => format!("{} {}", cx.judgement(decision), decision.reasons),
            None => cx.text("me-appeal-waits"),
        };
        format!("{} {}", cx.with("me-appealed", by), decided.trim_end())
    })
}

#[derive(Clone)]
pub struct ShownRuling {
    pub href: String,
    /// `Ruling 3`.
    pub number: String,
    pub round: RoundNo,
    pub table: TableNo,
    pub what: String,
    pub at: Option<MoveNo>,
    pub no: RulingNo,
    pub decision: String,
    seats: Seats,
    /// When each player was told.
    told: [(EntryId, String); 2],
}

impl ShownRuling {
    fn of(t: Lang, event: &Event, log: &RefereeLog, ruling: &RulingRecord) -> Self {
        let told = |color: Color| {
            let said = log.told_at(ruling.no, color).map(|at| told_words(t, at));
            (ruling.seats.player(color), said.unwrap_or_default())
        };
        Self {
            href: event.path(&format!("/rulings#ruling-{}", ruling.no)),
            number: t.with("ruling-number", [("no", ruling.no.0)]),
            round: ruling.seats.round,
            table: event.table_now(&ruling.seats),
            what: t.incident(&ruling.incident),
            at: ruling.incident.at.filter(|_| ruling.incident.kind.is_move()),
            no: ruling.no,
            decision: t.effect(&ruling.decision.effect),
            seats: ruling.seats,
            told: [Color::Black, Color::White].map(told),
        }
    }

    pub fn concerns(&self, player: EntryId) -> bool {
        self.seats.color_of(player).is_some()
    }

    pub fn is_at(&self, round: &Round, table: TableNo) -> bool {
        round.no == self.round
            && self.seats.board_in(round).is_some_and(|board| board.table == table)
    }

    /// Empty if not yet.
    pub fn told(&self, player: EntryId) -> &str {
        self.told.iter().find(|(id, _)| *id == player).map_or("", |(_, told)| told)
    }
}

/// The public rulings in order; empty if the event shows them only to arbiters.
/// Rulings in rounds that are not public are left out.
pub fn shown_rulings(
    t: Lang,
    service: &Service,
    event: &Event,
) -> Result<Vec<ShownRuling>, ServiceError> {
    let tournament = &event.snapshot.tournament;
    if !tournament.settings.refereeing.public {
        return Ok(Vec::new());
    }
    let log = service.referee_file(event.snapshot.id)?.log;
    let public = log.public().filter(|ruling| is_open(tournament, ruling));
    Ok(public.map(|ruling| ShownRuling::of(t, event, &log, ruling)).collect())
}
