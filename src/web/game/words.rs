//! Acts and states of a game in words.

use crate::go::course::Course;
use crate::go::{Color, Outcome};
use crate::recording::{Act, Game, Phase, Played, ending_of};
use crate::web::Lang;

/// `Black Q16`, `White passes`.
pub(super) fn played(t: Lang, played: Played) -> String {
    let color = t.color(played.color);
    match played.point {
        Some(point) => format!("{color} {point}"),
        None => t.with("move-pass", [("color", color)]),
    }
}

/// What an act did, for the button that takes it back and for the other recorder.
pub(super) fn act(t: Lang, act: &Act) -> String {
    let of = |key: &str, color: Color| t.with(key, [("color", t.color(color))]);
    match act {
        Act::Play(made) | Act::AsPlayed(made) => played(t, *made),
        Act::Handicap { point } => t.with("act-handicap", [("point", point.to_string())]),
        Act::UsualHandicap => t.text("act-usual"),
        Act::Moves { moves } => t.with("act-moves", [("n", moves.len())]),
        Act::Put { point, .. } => point.to_string(),
        Act::Position { .. } => t.text("act-position"),
        Act::Prisoners { .. } => t.text("act-prisoners"),
        Act::Note { .. } => t.text("act-note"),
        Act::Clock { .. } => t.text("act-clock"),
        Act::Stop => t.text("act-stop"),
        Act::Mark { .. } => t.text("act-mark"),
        Act::Agree { color } => of("act-agree", *color),
        Act::Settle => t.text("act-settle"),
        Act::NoAgreement => t.text("act-no-agreement"),
        Act::Resume { color } => of("act-resume", *color),
        Act::Resign { color } => of("act-resign", *color),
        Act::TimeLoss { color } => of("act-time", *color),
        Act::Repetition => t.text("act-repetition"),
        Act::Object => t.text("act-object"),
        Act::Confirm { color } => of("act-confirm", *color),
        Act::Ruled { ruling, .. } => t.with("act-ruled", [("no", ruling.0)]),
        Act::Unruled { ruling } => t.with("act-unruled", [("no", ruling.0)]),
        Act::Undo => t.text("act-undo"),
    }
}

/// The one thing to know about a game now.
pub(super) fn headline(t: Lang, game: &Game) -> String {
    match game.phase() {
        Phase::Placing(stones) => {
            let left = (game.terms().handicap as usize).saturating_sub(stones.len());
            t.with("game-placing", [("n", left)])
        }
        Phase::SettingUp(_) => t.text("game-setting-up"),
        Phase::Game(Course::Playing(_)) => {
            let color = game.to_move().unwrap_or(Color::Black);
            t.with("game-to-move", [("color", t.color(color))])
        }
        Phase::Game(Course::Stopped(_)) => t.text("game-stopped"),
        Phase::Game(Course::Ended(_)) => {
            t.with("game-ended", [("result", outcome(t, game.outcome()))])
        }
        Phase::Game(Course::Confirmed(_)) => outcome(t, game.outcome()),
    }
}

/// An outcome as results are said.
pub(super) fn outcome(t: Lang, outcome: Option<Outcome>) -> String {
    outcome.map(|outcome| t.ending(ending_of(&outcome))).unwrap_or_default()
}
