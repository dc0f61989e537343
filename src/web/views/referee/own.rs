//! Rulings for the players concerned, after they have proven their identity.
//! These include rulings that are not public, the arbiter's words, and the deadline for an appeal.

use crate::web::prelude::*;
use referee::Visibility;
use service::may_appeal;

use super::appeals::{appeal_rule, appeal_words, deadline, judgement_words};
use super::effects::{clock_words, effect_words};
use super::kinds::incident_words;
use super::moment;

pub struct OwnRuling {
    pub no: RulingNo,
    /// `Ruling 3`.
    pub number: String,
    /// Link to the public page; `None` if the ruling is not public.
    pub href: Option<String>,
    pub place: String,
    pub what: String,
    pub decision: String,
    /// The adjustment of the clocks; empty if the ruling was overturned.
    pub clock: String,
    pub words: String,
    /// When the player was told, and appeals with their decisions.
    pub notes: Vec<String>,
    /// The deadline and the body for an appeal; empty if none is possible.
    pub appeal: String,
    pub open: bool,
}

/// The rulings at a player's boards that are in force or were overturned by a committee, newest first.
/// Rulings in rounds that are not public are left out.
#[must_use]
pub fn own_rulings(t: Lang, event: &Event, log: &RefereeLog, player: EntryId) -> Vec<OwnRuling> {
    let tournament = &event.snapshot.tournament;
    let shown = |ruling: &&RulingRecord| {
        let round = tournament.round(ruling.seats.round);
        round.is_some_and(Round::is_public) && ruling.seats.color_of(player).is_some()
    };
    let in_force: Vec<RulingNo> = log.rulings_in_force().map(|ruling| ruling.no).collect();
    let told = |ruling: &&RulingRecord| in_force.contains(&ruling.no) || fell(log, ruling.no);
    let theirs = log.rulings().filter(told).filter(shown);
    let mut rulings: Vec<OwnRuling> =
        theirs.map(|ruling| own(t, event, log, ruling, player)).collect();
    rulings.reverse();
    rulings
}

fn own(
    t: Lang,
    event: &Event,
    log: &RefereeLog,
    ruling: &RulingRecord,
    player: EntryId,
) -> OwnRuling {
    let told = ruling.seats.color_of(player).and_then(|color| log.told_at(ruling.no, color));
    let public = event.snapshot.tournament.settings.refereeing.public
        && ruling.visibility == Visibility::Public;
    let effect = &ruling.decision.effect;
    let (round, table) = (ruling.seats.round, ruling.seats.table);
    let said = told.map(|at| t.with("ruling-told-at", [("at", moment(t, at))]));
    let committee = !ruling.committee.is_empty();
    let final_word = committee.then(|| t.text("ruling-committee-final"));
    let fell = fell(log, ruling.no);
    let rule = appeal_rule(event, ruling).filter(|_| !fell && !log.is_committees(ruling.no));
    let until = rule.map(|rule| {
        let until = told.and_then(|at| deadline(t, rule, at)).unwrap_or_default();
        format!("{} {until}", appeal_words(t, rule)).trim_end().to_owned()
    });
    OwnRuling {
        no: ruling.no,
        number: t.with("ruling-number", [("no", ruling.no.0)]),
        href: public.then(|| event.path(&format!("/rulings#ruling-{}", ruling.no))),
        place: t.with("incident-place", (("round", round), ("table", table))),
        what: incident_words(t, ruling.incident.kind, ruling.incident.by),
        decision: match fell {
            true => t.with("me-ruling-fell", [("no", ruling.no.0)]),
            false => effect_words(t, effect),
        },
        clock: if fell { String::new() } else { clock_words(t, effect.clock) },
        words: ruling.decision.words.clone(),
        notes: said
            .into_iter()
            .chain(final_word)
            .chain(appealed(t, event, log, ruling.no))
            .collect(),
        appeal: until.unwrap_or_default(),
        open: !fell && may_appeal(&event.snapshot, log, ruling, player, chrono::Utc::now()),
    }
}

fn fell(log: &RefereeLog, no: RulingNo) -> bool {
    log.overturned(no).next().is_some()
}

fn appealed(t: Lang, event: &Event, log: &RefereeLog, no: RulingNo) -> Vec<String> {
    let against = log.appeals().filter(|appeal| appeal.against == no);
    against
        .map(|appeal| {
            let by = (("name", event.name(t, appeal.by)), ("at", moment(t, appeal.at)));
            let made = t.with("me-appealed", by);
            let decided = log.decision(appeal.no).map(|decision| {
                let said = judgement_words(t, decision);
                format!("{said} {}", decision.reasons).trim_end().to_owned()
            });
            let decided = decided.unwrap_or_else(|| t.text("me-appeal-waits"));
            format!("{made} {decided}")
        })
        .collect()
}
