//! The referee's decisions in words, and rulings as other pages mention them.

mod effects;
mod rulings;

pub use rulings::{OwnRuling, ShownRuling, own_rulings, shown_rulings};

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::goban::played;
use recording::Heading;
use referee::{AfterGrace, AppealDecision, AppealRule, Judgement, Lateness, text_key};
use service::seated;

/// A text, and its language if that is not the reader's.
pub struct TextWords {
    pub words: String,
    pub language: Option<&'static str>,
}

impl TextWords {
    pub fn of(own: Option<String>, english: impl FnOnce() -> String) -> Self {
        match own {
            Some(words) => Self { words, language: None },
            None => Self { words: english(), language: Some("en") },
        }
    }

    /// A text that a ruling is based on, translated if it is known. Words that an event wrote itself are kept.
    pub fn basis(t: Lang, text: &str) -> Self {
        let Some(key) = text_key(text) else {
            return Self { words: text.to_owned(), language: None };
        };
        let english = || text.replace('\'', "\u{2019}");
        let own = (t == Lang::english()).then(english);
        Self::of(own.or_else(|| t.own_text(&format!("text-{key}"))), english)
    }
}

impl Lang {
    /// A text that a ruling is based on, or an article of it.
    pub(crate) fn cited(self, text: &str) -> String {
        TextWords::basis(self, text).words
    }

    pub(crate) fn heading(self, heading: Heading) -> String {
        match heading {
            Heading::End => self.cited("End of the game"),
            Heading::Count => self.text("end-the-count"),
            Heading::Play => self.cited("Rules of play"),
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
            by => self.with("incident-what-by", (("what", what), ("by", self.party(by)))),
        }
    }

    /// A violation that a record shows: `Move 87, Black E15: took back in the ko at once`.
    pub(crate) fn violation(self, history: &History, incident: &Incident) -> String {
        let what = self.kind(incident.kind);
        match incident.at.and_then(|at| self.made(history, at)) {
            Some(made) => self.labelled(&made, &what),
            None => what,
        }
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
