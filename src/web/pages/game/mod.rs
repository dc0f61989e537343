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
use recording::{Phase, Source, ending_of};

/// What an act did, for the undo button and for the other recorder.
fn act_words(t: Lang, act: &GameAct) -> String {
    let of = |key: &str, color: Color| t.with(key, [("color", t.color(color))]);
    match act {
        GameAct::Play(made) | GameAct::AsPlayed(made) => played(t, *made),
        GameAct::Handicap { point } => t.with("did-handicap", [("point", point.to_string())]),
        GameAct::UsualHandicap => t.text("did-usual"),
        GameAct::Moves { moves, .. } => t.with("did-moves", [("n", moves.len())]),
        GameAct::Put { point, .. } => point.to_string(),
        GameAct::Position { .. } => t.text("did-position"),
        GameAct::Prisoners { .. } => t.text("did-prisoners"),
        GameAct::Overtime { .. } => t.text("did-overtime"),
        GameAct::Note { .. } => t.text("did-note"),
        GameAct::Clock { .. } => t.text("did-clock"),
        GameAct::Stop => t.text("did-stop"),
        GameAct::Mark { .. } => t.text("did-mark"),
        GameAct::Fill { color, point } => {
            t.with("did-fill", (("color", t.color(*color)), ("point", point.to_string())))
        }
        GameAct::Found { point, .. } => t.with("did-found", [("point", point.to_string())]),
        GameAct::Answer { color, .. } => of("did-answer", *color),
        GameAct::NothingLeft => t.text("did-nothing-left"),
        GameAct::Claim { color, .. } => of("did-claim", *color),
        GameAct::Differ => t.text("did-differ"),
        GameAct::Copy { group, .. } => t.with("did-copy", [("point", group.to_string())]),
        GameAct::CopyPlay(made) => t.with("did-copy-play", [("move", played(t, *made))]),
        GameAct::CopyKo { color, ko } => {
            t.with("did-copy-ko", (("color", t.color(*color)), ("point", ko.to_string())))
        }
        GameAct::GiveIn { color } => of("did-give-in", *color),
        GameAct::AcceptCopy => t.text("did-accept-copy"),
        GameAct::Decide { group, .. } => t.with("did-decide", [("point", group.to_string())]),
        GameAct::Told => t.text("did-told"),
        GameAct::BothLose { .. } => t.text("did-both-lose"),
        GameAct::ConfirmFor { color, .. } => of("did-confirm-for", *color),
        GameAct::Agree { color } => of("did-agree", *color),
        GameAct::Settle => t.text("did-settle"),
        GameAct::NoAgreement => t.text("did-no-agreement"),
        GameAct::Resume { color } => of("did-resume", *color),
        GameAct::Resign { color } => of("record-resigns", *color),
        GameAct::TimeLoss { color } => of("record-time", *color),
        GameAct::Repetition => t.text("did-repetition"),
        GameAct::Object => t.text("did-object"),
        GameAct::Confirm { color } => of("did-confirm", *color),
        GameAct::Ruled { ruling, .. } => t.with("did-ruled", [("no", ruling.0)]),
        GameAct::Unruled { ruling } => t.with("did-unruled", [("no", ruling.0)]),
        GameAct::Undo => t.text("did-undo"),
    }
}

fn headline(t: Lang, game: &Game) -> String {
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

fn outcome(t: Lang, outcome: Option<Outcome>) -> String {
    outcome.map(|outcome| t.ending(ending_of(&outcome))).unwrap_or_default()
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
