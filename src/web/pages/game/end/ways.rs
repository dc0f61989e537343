//! The players do not agree: the options that the rules have. None costs a player anything with one tap.

use crate::web::prelude::*;
use crate::web::views::goban;
use go::Disagreement;
use recording::MarkedGroup;

use super::cite::cite;
use super::claims::{differing, name};
use super::{At, Shown, Step, last_entry, step_of};

pub(super) struct Ways {
    pub copies: Vec<ActButton>,
    pub resume: Vec<ActButton>,
    pub resume_note: String,
    /// Whether the earlier request counts, where one player alone can ask.
    pub first_counts: bool,
    /// The article under which a move that changes the result can be named; empty if there is none.
    pub found: String,
    /// What "all stones live" means, and whether it is already allowed.
    pub all_live: String,
    pub may_all_live: bool,
    pub referee: String,
    pub groups: Vec<String>,
    /// What the arbiter can settle if no group is disputed; empty in a mere preview of the options.
    pub settled: String,
}

pub(super) struct ActButton {
    pub act: String,
    pub words: String,
    pub note: String,
}

pub(super) fn shown(at: &At<'_>) -> Shown {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let life = at.life();
    let groups = game.marked_groups(&life);
    let differ: Vec<&MarkedGroup> = groups.iter().filter(|group| group.differs()).collect();
    let looks = differing(&differ);
    let taps = at.taps();
    let both_lose = rules.end.disagreement == Disagreement::BothLose;
    let picture =
        goban::looked_at(t, game, at.chosen(), &looks, both_lose.then_some(taps.as_str()));
    let lives = rules.end.disagreement == Disagreement::AllStonesLive;
    let waits = rules.end.resumption == Resumption::OpponentOfLastPasser && !game.passed_twice();
    let said = |key: &str, duty| t.with(key, [("rules", cite(t, &rules, duty))]);
    let ways = Ways {
        copies: copies(at, &differ),
        resume: resume(at),
        resume_note: match rules.end.resumption {
            Resumption::OpponentOfRequester => said("end-note-requester", Duty::Resumption),
            Resumption::OpponentOfLastPasser => said("end-note-passer", Duty::Resumption),
            Resumption::ByAgreement => said("end-note-agreed", Duty::Resumption),
            Resumption::None => String::new(),
        },
        first_counts: rules.end.resumption != Resumption::ByAgreement,
        found: if both_lose { said("end-found-note", Duty::BothLose) } else { String::new() },
        all_live: match (lives, waits) {
            (false, _) => String::new(),
            (true, true) => said("end-live-twice", Duty::AllLive),
            (true, false) => said("end-live-now", Duty::AllLive),
        },
        may_all_live: lives && !waits,
        referee: match rules.end.disagreement {
            Disagreement::Referee => said("end-referee", Duty::AllLive),
            _ => String::new(),
        },
        groups: differ.iter().map(|group| name(group)).collect(),
        settled: match game.stage() {
            Some(Stage::Ways) if differ.is_empty() => settled(at, &groups),
            _ => String::new(),
        },
    };
    Shown {
        name: "ways",
        steps: step_of(at, 2, &last_entry(at)),
        title: t.text("end-ways-title"),
        goban: picture,
        step: Step::Ways(ways),
    }
}

/// The marks that both accept and the arbiter may settle.
fn settled(at: &At<'_>, groups: &[MarkedGroup]) -> String {
    let dead = groups.iter().filter(|group| group.said == [Fate::Dead; 2]).map(name);
    let dead: Vec<String> = dead.collect();
    let points = if dead.is_empty() { at.t.text("end-settle-none") } else { dead.join(", ") };
    at.t.with("end-settle-note", [("points", points)])
}

fn copies(at: &At<'_>, differ: &[&MarkedGroup]) -> Vec<ActButton> {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    if rules.end.confirmation_ko != ConfirmationKo::PassForKo {
        return Vec::new();
    }
    let of_group = |group: &&MarkedGroup| {
        let (color, point) = (at.color(group.claimant()?), name(group));
        Some(ActButton {
            act: format!("copy:{point}"),
            words: t.with("end-copy-act", (("color", color), ("point", point))),
            note: t.with("end-copy-note", [("rules", cite(t, &rules, Duty::ConfirmationPlay))]),
        })
    };
    differ.iter().filter_map(of_group).collect()
}

fn resume(at: &At<'_>) -> Vec<ActButton> {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let last = game.history().and_then(|history| history.moves().last().map(|made| made.color));
    let way = |color: Color| {
        let first = match rules.end.resumption {
            Resumption::OpponentOfRequester | Resumption::ByAgreement => color.other(),
            Resumption::OpponentOfLastPasser => last.map_or(Color::Black, Color::other),
            Resumption::None => return None,
        };
        let (words, note) = match rules.end.resumption {
            Resumption::ByAgreement => (t.text("end-agreed-act"), "end-agreed-first"),
            _ => (t.with("count-resume", [("color", at.color(color))]), "end-plays-first"),
        };
        let note = t.with(note, [("color", at.color(first))]);
        Some(ActButton { act: format!("resume:{}", color.letter()), words, note })
    };
    [Color::Black, Color::White].into_iter().filter_map(way).collect()
}
