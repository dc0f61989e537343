//! Time that a clock may have lost, with the times in the game record.

use crate::web::prelude::*;
use crate::web::views::referee::moment;
use recording::Remark;

pub(super) struct ClockBack {
    pub known: Vec<String>,
    /// Whether the incident is about lost time. Otherwise the field is optional and folded.
    pub asked: bool,
    /// Whether the fold is open: something was typed, or the ruling's page linked here.
    pub open: bool,
}

pub(super) fn clock_back(t: Lang, asked: bool, form: &Form, file: Option<&GameFile>) -> ClockBack {
    let said = |name: &&str| !form.value(name).is_empty();
    let open = form.value("ask") == "when" || ["back-black", "back-white"].iter().any(said);
    ClockBack { known: file.map(|file| known(t, file)).unwrap_or_default(), asked, open }
}

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

/// When the last act was entered, and how long after the one before.
fn entered(t: Lang, file: &GameFile) -> Option<String> {
    let [.., one, last] = &file.acts[..] else { return None };
    let between = (last.at - one.at).num_seconds().max(0);
    let at = moment(t, last.at.naive_utc());
    let time = format!("{}:{:02}", between / 60, between % 60);
    Some(t.with("clock-entered", (("at", at), ("time", time))))
}
