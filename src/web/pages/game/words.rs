//! Acts and states of a game in words.

use crate::go::course::Course;
use crate::go::{Color, Outcome};
use crate::recording::{Act, Game, Phase, ending_of};
use crate::referee::Answer;
use crate::web::Lang;
use crate::web::views::goban::played;

/// What an act did, for the button that takes it back and for the other recorder.
pub(super) fn act(t: Lang, act: &Act) -> String {
    let of = |key: &str, color: Color| t.with(key, [("color", t.color(color))]);
    match act {
        Act::Play(made) | Act::AsPlayed(made) => played(t, *made),
        Act::Handicap { point } => t.with("did-handicap", [("point", point.to_string())]),
        Act::UsualHandicap => t.text("did-usual"),
        Act::Moves { moves } => t.with("did-moves", [("n", moves.len())]),
        Act::Put { point, .. } => point.to_string(),
        Act::Position { .. } => t.text("did-position"),
        Act::Prisoners { .. } => t.text("did-prisoners"),
        Act::Note { .. } => t.text("did-note"),
        Act::Clock { .. } => t.text("did-clock"),
        Act::Stop => t.text("did-stop"),
        Act::Mark { .. } => t.text("did-mark"),
        Act::Fill { color, point } => {
            t.with("did-fill", (("color", t.color(*color)), ("point", point.to_string())))
        }
        Act::Found { point, .. } => t.with("did-found", [("point", point.to_string())]),
        Act::Answer { color, .. } => of("did-answer", *color),
        Act::NothingLeft => t.text("did-nothing-left"),
        Act::Claim { color, .. } => of("did-claim", *color),
        Act::Differ => t.text("did-differ"),
        Act::Copy { group, .. } => t.with("did-copy", [("point", group.to_string())]),
        Act::CopyPlay(made) => t.with("did-copy-play", [("move", played(t, *made))]),
        Act::CopyKo { color, ko } => {
            t.with("did-copy-ko", (("color", t.color(*color)), ("point", ko.to_string())))
        }
        Act::GiveIn { color } => of("did-give-in", *color),
        Act::AcceptCopy => t.text("did-accept-copy"),
        Act::Decide { group, .. } => t.with("did-decide", [("point", group.to_string())]),
        Act::Told => t.text("did-told"),
        Act::BothLose { .. } => t.text("did-both-lose"),
        Act::ConfirmFor { color, .. } => of("did-confirm-for", *color),
        Act::Agree { color } => of("did-agree", *color),
        Act::Settle => t.text("did-settle"),
        Act::NoAgreement => t.text("did-no-agreement"),
        Act::Resume { color } => of("did-resume", *color),
        Act::Resign { color } => of("did-resign", *color),
        Act::TimeLoss { color } => of("did-time", *color),
        Act::Repetition => t.text("did-repetition"),
        Act::Object => t.text("did-object"),
        Act::Confirm { color } => of("did-confirm", *color),
        Act::Ruled { ruling, .. } => t.with("did-ruled", [("no", ruling.0)]),
        Act::Unruled { ruling } => t.with("did-unruled", [("no", ruling.0)]),
        Act::Undo => t.text("did-undo"),
    }
}

/// What a player answered who was asked whether the game goes on.
pub(super) fn answer(t: Lang, answer: Answer) -> String {
    t.text(match answer {
        Answer::PlayOn => "asked-play-on",
        Answer::AsItLies => "asked-as-it-lies",
        Answer::Neither => "asked-neither",
    })
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
