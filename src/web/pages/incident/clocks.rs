//! What a clock may have lost, by what was kept of the game's times.

use crate::desk::GameFile;
use crate::go::Color;
use crate::recording::Remark;
use crate::web::Lang;
use crate::web::views::referee::moment;

/// What is known of the times of a game, in words.
pub(super) struct ClockBack {
    pub known: Vec<String>,
}

/// What each clock showed last, and how long ago the last acts were entered; nothing without a record.
pub(super) fn clock_back(t: Lang, file: Option<&GameFile>) -> ClockBack {
    let Some(file) = file else { return ClockBack { known: Vec::new() } };
    let shown = [Color::Black, Color::White].into_iter().filter_map(|color| shown(t, file, color));
    ClockBack { known: shown.chain(entered(t, file)).collect() }
}

/// `Black’s clock showed 12:30 after move 84`.
fn shown(t: Lang, file: &GameFile, color: Color) -> Option<String> {
    let of = |remark: &Remark| match remark {
        Remark::Clock { color: whose, seconds, .. } if *whose == color => Some(*seconds),
        _ => None,
    };
    let seconds =
        file.game.remarks().iter().rev().find_map(|(at, remark)| Some((*at, of(remark)?)));
    let (at, seconds) = seconds?;
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    Some(t.with("clock-shown", (("color", t.color(color)), ("time", time), ("n", at))))
}

/// When the last two acts were entered.
fn entered(t: Lang, file: &GameFile) -> Option<String> {
    let [.., one, last] = &file.acts[..] else { return None };
    let between = (last.at - one.at).num_seconds().max(0);
    let at = moment(t, last.at.naive_utc());
    let time = format!("{}:{:02}", between / 60, between % 60);
    Some(t.with("clock-entered", (("at", at), ("time", time))))
}
