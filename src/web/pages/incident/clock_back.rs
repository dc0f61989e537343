//! Time that a clock may have lost, with what the record has of the times.

use crate::web::views::referee::moment;
use crate::web::{Form, Lang};
use go::Color;
use recording::Remark;
use service::GameFile;

/// What is known of the times of a game, and whether the answer is needed before a ruling.
pub(super) struct ClockBack {
    /// What the record has of the times, in words.
    pub known: Vec<String>,
    /// Whether it is what the incident is about; else it is one choice among others, folded away.
    pub asked: bool,
    /// Whether something was answered, or the page of the ruling led here.
    pub open: bool,
}

/// What a clock may have lost, with what the record has of the times.
pub(super) fn clock_back(t: Lang, asked: bool, form: &Form, file: Option<&GameFile>) -> ClockBack {
    let said = |name: &&str| !form.value(name).is_empty();
    let open = form.value("ask") == "when" || ["back-black", "back-white"].iter().any(said);
    ClockBack { known: file.map(|file| known(t, file)).unwrap_or_default(), asked, open }
}

/// What each clock showed last, and how long ago the last acts were entered.
fn known(t: Lang, file: &GameFile) -> Vec<String> {
    let shown = [Color::Black, Color::White].into_iter().filter_map(|color| shown(t, file, color));
    shown.chain(entered(t, file)).collect()
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
