//! The referee's decisions in words, and rulings as other pages mention them.

use crate::web::prelude::*;
use go::HalfPoints;
use recording::Heading;
use referee::{
    AfterGrace, AppealDecision, AppealRule, ClockNote, Judgement, Lateness, PositionChange,
    SetupChange, Visibility, text_key,
};
use service::{may_appeal, seated};

/// A text, and its language if that is not the reader's.
#[derive(PartialEq, Eq)]
pub struct TextWords {
    pub words: String,
    pub language: Option<&'static str>,
}

impl From<String> for TextWords {
    fn from(words: String) -> Self {
        Self { words, language: None }
    }
}

impl TextWords {
    pub fn of(own: Option<String>, english: impl FnOnce() -> String) -> Self {
        match own {
            Some(words) => words.into(),
            None => Self { words: english(), language: Some("en") },
        }
    }

    /// A text that a ruling is based on, translated if it is known. Words that an event wrote itself are kept.
    pub fn basis(t: Lang, text: &str) -> Self {
        let Some(key) = text_key(text) else {
            return text.to_owned().into();
        };
        let english = || text.replace('\'', "\u{2019}");
        let own = (t == Lang::english()).then(english);
        Self::of(own.or_else(|| t.own_text(&format!("text-{key}"))), english)
    }
}

impl Lang {
    /// A text that a ruling is based on, or an article of it.
    pub(crate) fn cited(self, text: &str) -> TextWords {
        TextWords::basis(self, text)
    }

    pub(crate) fn heading(self, heading: Heading) -> String {
        match heading {
            Heading::End => self.cited("End of the game").words,
            Heading::Count => self.text("end-the-count"),
            Heading::Play => self.cited("Rules of play").words,
        }
    }

    /// `Ko retaken at once`.
    pub(crate) fn kind(self, kind: impl ByValue<IncidentKind>) -> String {
        self.text(&format!("kind-{}", kind.given()))
    }

    pub(crate) fn party(self, by: Party) -> String {
        match by.one() {
            Some(color) => self.color(color),
            None if by == Party::Both => self.text("incident-by-both"),
            None => self.text("incident-by-nobody"),
        }
    }

    pub(crate) fn incident(self, incident: &Incident) -> String {
        let what = self.kind(incident.kind);
        match incident.by {
            Party::Nobody => what,
            by => self.with("incident-what-by", [("what", what), ("by", self.party(by))]),
        }
    }

    /// A violation that a record shows: `Move 87, Black E15: took back in the ko at once`.
    pub(crate) fn violation(self, history: &History, incident: &Incident) -> String {
        let what = self.kind(incident.kind);
        let made = incident.at.and_then(|at| self.made(history, at));
        made.map_or(what.clone(), |made| self.labelled(&made, &what))
    }

    /// `Move 87: Black E15`.
    pub(crate) fn made(self, history: &History, at: MoveNo) -> Option<String> {
        let record = history.moves().get((at.0 as usize).checked_sub(1)?)?;
        let words = played(self, Played { color: record.color, point: record.mv.point() });
        Some(self.with("game-last", (("n", at.0), ("move", words))))
    }

    pub(crate) fn appeal(self, rule: impl ByValue<AppealRule>) -> String {
        let rule = rule.given();
        let until = match rule.until {
            AppealUntil::ResultConfirmed => self.text("appeal-until-confirmed"),
            AppealUntil::RoundClosed => self.text("appeal-until-round"),
            AppealUntil::MinutesAfterTold(n) => self.with("appeal-until-minutes", [("n", n)]),
        };
        self.with("appeal-may", (("until", until), ("members", rule.committee)))
    }

    /// The last moment for a player told at `told`, if the event has a limit in minutes.
    pub(crate) fn appeal_ends(self, rule: AppealRule, told: NaiveDateTime) -> Option<String> {
        let until = rule.deadline(told)?;
        let over = until < Utc::now().naive_utc();
        let key = if over { "appeal-deadline-over" } else { "appeal-deadline" };
        Some(self.with(key, [("at", self.moment_of(until))]))
    }

    /// The arbiter; or the members of the committee, and who recorded the ruling.
    pub(crate) fn decided_by(self, ruling: &RulingRecord) -> String {
        if ruling.committee.is_empty() {
            return ruling.arbiter.to_string();
        }
        let members = self.listed(ruling.committee.iter().map(ToString::to_string));
        self.with("ruling-by-members", (("members", members), ("name", ruling.arbiter.to_string())))
    }

    pub(crate) fn judgement(self, decision: &AppealDecision) -> String {
        let members = decision.votes.iter().map(|(member, _)| member.to_string());
        let key = match decision.judgement() {
            Judgement::Upheld => "appeal-upheld",
            Judgement::Overturned => "appeal-overturned",
        };
        self.with(key, [("members", self.listed(members))])
    }
}

impl Event {
    /// `None` if its settings cannot be used.
    pub(crate) fn procedure(&self) -> Option<Procedure> {
        event_procedure(&self.snapshot.tournament.settings).ok()
    }

    /// `None` if the ruling cannot be appealed.
    pub(crate) fn appeal_rule(&self, ruling: &RulingRecord) -> Option<AppealRule> {
        let rule = ruling.appeal_rule(self.procedure()?.appeal);
        (rule.committee > 0).then_some(rule)
    }

    /// The table where the players of a game sit now; the original one if they no longer play each other.
    pub(crate) fn table_now(&self, seats: &Seats) -> TableNo {
        seated(&self.snapshot, seats).map_or(seats.table, |board| board.table)
    }
}

/// When an absent player loses the round by the event's procedure.
/// `None` without a start, or if lateness alone does not lose.
pub fn absent_loses_at(tournament: &Tournament, no: RoundNo) -> Option<NaiveDateTime> {
    let procedure = event_procedure(&tournament.settings);
    let lateness = procedure.map_or(Lateness::USUAL, |procedure| procedure.lateness);
    let loses = lateness.after == AfterGrace::LosesByDefault;
    tournament.clock(no).forfeit(lateness.grace_minutes).filter(|_| loses)
}

impl Lang {
    /// All effects except the clocks, which are shown separately.
    pub(crate) fn effect(self, effect: &Effect) -> String {
        let mut parts = Vec::new();
        if stays(effect) {
            parts.push(self.text("effect-goes-on"));
        }
        parts.extend(position(self, &effect.position));
        let turn = |color| self.with("effect-turn", [("color", self.color(color))]);
        parts.extend(effect.turn.map(turn));
        parts.extend(effect.next.map(|seat| {
            let partner = self.text(&format!("partner-{}", seat.partner));
            self.with("effect-next", (("color", self.color(seat.color)), ("partner", partner)))
        }));
        parts.extend([Color::Black, Color::White].map(|color| gains(self, color, effect)).concat());
        match effect.setup {
            SetupChange::AsPaired if effect.verdict == Verdict::CountAgain => {
                parts.push(self.text("effect-same-count"));
                return parts.join(" ");
            }
            SetupChange::Nothing => {}
            SetupChange::ExchangeColors => parts.push(self.text("effect-exchange")),
            SetupChange::AsPaired => parts.push(self.text("effect-as-paired")),
        }
        parts.extend(penalties(self, effect));
        parts.join(" ")
    }

    pub(crate) fn penalties(self, effect: &Effect) -> String {
        penalties(self, effect).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn clocks(self, note: impl ByValue<ClockNote>) -> String {
        match note.given() {
            ClockNote::LeaveAsIs => self.text("clock-leave"),
            ClockNote::StopMeanwhile => self.text("clock-stop"),
            ClockNote::SetRight => self.text("clock-set-right"),
            ClockNote::Charge { color, minutes } => {
                self.with("clock-charge", (("color", self.color(color)), ("n", minutes)))
            }
            ClockNote::GiveBack { seconds } => {
                let sides = [Color::Black, Color::White].map(|color| (color, seconds.of(color)));
                let given = sides.into_iter().filter(|(_, n)| *n > 0);
                let said = |(color, n)| [("color", self.color(color)), ("time", on_clock(n))];
                let given = given.map(|side| self.with("clock-give-back", said(side)));
                given.collect::<Vec<_>>().join(" ")
            }
            ClockNote::Reset => self.text("clock-reset"),
        }
    }

    pub(crate) fn remedy(self, remedy: Remedy) -> String {
        self.text(&format!("remedy-{}", remedy.code()))
    }

    pub(crate) fn sanction(self, sanction: Sanction) -> String {
        self.text(&format!("sanction-{sanction}"))
    }
}

fn stays(effect: &Effect) -> bool {
    effect.position == PositionChange::AsIs
        && effect.turn.is_none()
        && effect.verdict == Verdict::GoesOn
        && effect.setup == SetupChange::Nothing
}

fn position(t: Lang, change: &PositionChange) -> Option<String> {
    let before = |at: &Option<MoveNo>| match at {
        Some(at) => t.with("effect-before", [("n", at.0)]),
        None => t.text("effect-before-unknown"),
    };
    Some(match change {
        PositionChange::AsIs => return None,
        PositionChange::Before { at } => before(at),
        PositionChange::BeforeAsPass { at, by, stones } => {
            let pass = t.with("effect-pass", (("stones", *stones), ("color", t.color(*by))));
            format!("{} {pass}", before(at))
        }
        PositionChange::FirstPoint { .. } => t.text("effect-first-point"),
        PositionChange::StonesBack { .. } => t.text("effect-stones-back"),
        PositionChange::CapturesOff { .. } => t.text("effect-captures-off"),
        PositionChange::ByHand { .. } => t.text("effect-by-hand"),
        PositionChange::Reconstructed => t.text("effect-reconstructed"),
        PositionChange::Cleared => t.text("effect-cleared"),
    })
}

fn gains(t: Lang, color: Color, effect: &Effect) -> Vec<String> {
    let who = ("color", t.color(color));
    let n = |key, n: u32| (n > 0).then(|| t.with(key, (who.clone(), ("n", n))));
    let (points, stones) = (effect.other_points(color), effect.pass_stones.of(color));
    let points = (points != HalfPoints::ZERO).then(|| ("points", t.points(points)));
    let points = points.map(|points| t.with("effect-points", [who.clone(), points]));
    let prisoners = n("effect-prisoners", effect.other_prisoners(color));
    [n("effect-pass-stones", stones), prisoners, points].into_iter().flatten().collect()
}

fn penalties(t: Lang, effect: &Effect) -> impl Iterator<Item = String> {
    let all = effect.penalties.iter().map(move |one| penalty(t, one.color, one.kind));
    all.chain(verdict(t, effect.verdict))
}

fn penalty(t: Lang, color: Color, kind: PenaltyKind) -> String {
    let (who, other) = (("color", t.color(color)), ("other", t.color(color.other())));
    match kind {
        PenaltyKind::Caution => t.with("penalty-caution", [who]),
        PenaltyKind::Warning => t.with("penalty-warning", [who]),
        PenaltyKind::Stones { stones: n } => t.with("penalty-stones", (who, ("n", n), other)),
        PenaltyKind::Points { points: n } => t.with("penalty-points", (who, ("n", n), other)),
        PenaltyKind::Time { minutes: n } => t.with("penalty-time", (who, ("n", n))),
        PenaltyKind::GameLoss => t.with("penalty-game-loss", [who]),
        PenaltyKind::Exclusion => t.with("penalty-exclusion", [who]),
        PenaltyKind::Other => t.with("penalty-other", [who]),
    }
}

fn verdict(t: Lang, verdict: Verdict) -> Option<String> {
    Some(match verdict {
        Verdict::GoesOn => return None,
        Verdict::Ends(Ending::Won { winner, manner }) => {
            let key = match manner {
                Manner::IllegalMove => "verdict-wins-illegal-move",
                Manner::Time => "verdict-wins-time",
                Manner::Default => "verdict-wins-default",
                Manner::Resignation => "verdict-wins-resignation",
                _ => "verdict-wins",
            };
            t.with(key, [("color", t.color(winner))])
        }
        Verdict::Ends(Ending::Jigo { .. } | Ending::Drawn) => t.text("verdict-drawn"),
        Verdict::Ends(other) => t.with("verdict-ends", [("result", t.ending(other))]),
        Verdict::Replay => t.text("verdict-replay"),
        Verdict::CountAgain => t.text("verdict-count-again"),
        Verdict::ResultStands => t.text("verdict-stands"),
        Verdict::EndStands => t.text("verdict-end-stands"),
        Verdict::Resumes => t.text("verdict-resumes"),
        Verdict::Adjourned => t.text("verdict-adjourned"),
    })
}

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
    let told = |ruling: &&RulingRecord| in_force.contains(&ruling.no) || overturned(log, ruling.no);
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
        let fell = overturned(log, ruling.no);
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

fn overturned(log: &RefereeLog, no: RulingNo) -> bool {
    log.overturned(no).next().is_some()
}

fn told_words(t: Lang, at: NaiveDateTime) -> String {
    t.with("ruling-told-at", [("at", t.moment_of(at))])
}

fn appealed(cx: &Cx, log: &RefereeLog, no: RulingNo) -> impl Iterator<Item = String> {
    log.appeals().filter(move |appeal| appeal.against == no).map(|appeal| {
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
        let said = |color| log.told_at(ruling.no, color).map(|at| told_words(t, at));
        let told = |color| (ruling.seats.player(color), said(color).unwrap_or_default());
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
    pub fn told_text(&self, player: EntryId) -> &str {
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
    let log = service.read(|c| c.referee_file(event.snapshot.id))?.log;
    let public = log.public().filter(|ruling| is_open(tournament, ruling));
    Ok(public.map(|ruling| ShownRuling::of(t, event, &log, ruling)).collect())
}
