//! A game recorded at the board: the recorder's screen until the result is confirmed, the live page, the SGF file.

mod end;
mod files;
mod input;
mod record;
mod watch;

use crate::web::prelude::*;
use end::EndPage;
use go::Outcome;
use input::{Wanted, read_point};
use record::{At, Screen};
use recording::{Phase, Remark, Source, ending_of};

/// What an act did, for the undo button and for the other recorder.
fn act_words(t: Lang, act: &GameAct) -> String {
    let just = |key| (key, Vec::new());
    let by = |key, color: &Color| (key, vec![("color", t.color(*color))]);
    let at = |key, point: &Point| (key, vec![("point", point.to_string())]);
    let by_at = |key, color, point| (key, [by(key, color).1, at(key, point).1].concat());
    let (key, of) = match act {
        GameAct::Play(made) | GameAct::AsPlayed(made) => return played(t, *made),
        GameAct::Put { point, .. } => return point.to_string(),
        GameAct::Moves { moves, .. } => return t.with("did-moves", [("n", moves.len())]),
        GameAct::CopyPlay(made) => ("did-copy-play", vec![("move", played(t, *made))]),
        GameAct::Ruled { ruling, .. } => return t.with("did-ruled", [("no", ruling.0)]),
        GameAct::Unruled { ruling } => return t.with("did-unruled", [("no", ruling.0)]),
        GameAct::Handicap { point } => at("did-handicap", point),
        GameAct::UsualHandicap => just("did-usual"),
        GameAct::Position { .. } => just("did-position"),
        GameAct::Prisoners { .. } => just("did-prisoners"),
        GameAct::Overtime { .. } => just("did-overtime"),
        GameAct::Note { .. } => just("did-note"),
        GameAct::Clock { .. } => just("did-clock"),
        GameAct::Stop => just("did-stop"),
        GameAct::Mark { .. } => just("did-mark"),
        GameAct::Fill { color, point } => by_at("did-fill", color, point),
        GameAct::Found { point, .. } => at("did-found", point),
        GameAct::Answer { color, .. } => by("did-answer", color),
        GameAct::NothingLeft => just("did-nothing-left"),
        GameAct::Claim { color, .. } => by("did-claim", color),
        GameAct::Differ => just("did-differ"),
        GameAct::Copy { group, .. } => at("did-copy", group),
        GameAct::CopyKo { color, ko } => by_at("did-copy-ko", color, ko),
        GameAct::GiveIn { color } => by("did-give-in", color),
        GameAct::AcceptCopy => just("did-accept-copy"),
        GameAct::Decide { group, .. } => at("did-decide", group),
        GameAct::Told => just("did-told"),
        GameAct::BothLose { .. } => just("did-both-lose"),
        GameAct::ConfirmFor { color, .. } => by("did-confirm-for", color),
        GameAct::Agree { color } => by("did-agree", color),
        GameAct::Settle => just("did-settle"),
        GameAct::NoAgreement => just("did-no-agreement"),
        GameAct::Resume { color } => by("did-resume", color),
        GameAct::Resign { color } => by("record-resigns", color),
        GameAct::TimeLoss { color } => by("record-time", color),
        GameAct::Repetition => just("did-repetition"),
        GameAct::Object => just("did-object"),
        GameAct::Confirm { color } => by("did-confirm", color),
        GameAct::Undo => just("did-undo"),
    };
    t.with(key, of)
}

/// How many handicap stones are still to be placed.
fn left(game: &Game, placed: &[Point]) -> usize {
    (game.terms().handicap as usize).saturating_sub(placed.len())
}

fn outcome(t: Lang, outcome: Option<Outcome>) -> String {
    outcome.map(|outcome| t.ending(ending_of(&outcome))).unwrap_or_default()
}

/// The seconds, and the stones or periods of overtime left, that were noted last by that step.
fn noted_clock(game: &Game, color: Color, at: usize) -> Option<(u32, Option<u32>)> {
    let mut noted = game.remarks().iter().rev().filter(|(step, _)| *step <= at);
    noted.find_map(|(_, remark)| match remark {
        Remark::Clock { color: of, seconds, overtime } if *of == color => {
            Some((*seconds, *overtime))
        }
        _ => None,
    })
}

/// The time last noted by that step: `38:51`. Empty if none was.
fn clock(game: &Game, color: Color, at: usize) -> String {
    noted_clock(game, color, at).map(|(seconds, _)| on_clock(seconds)).unwrap_or_default()
}

/// Where the rules of play say it.
fn cite(t: Lang, rules: &Ruleset, duty: Duty) -> String {
    match Source::of(rules, duty) {
        Source::Article(no) => t.with("cite-article", [("no", no)]),
        Source::American(no) => t.with("cite-rule", [("no", no)]),
        Source::Under(heading) => t.listed([t.rules(rules.name), t.heading(heading)]),
        Source::Event => t.text("cite-event"),
        Source::Usual => t.text("cite-usual"),
    }
}
