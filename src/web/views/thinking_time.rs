//! Thinking time in words.

use crate::tournament::{Overtime, TimeControl};
use crate::web::Lang;

/// `60 minutes, then 15 stones in 5 minutes`.
pub fn thinking_time(t: Lang, time: TimeControl) -> String {
    let basic = t.with("clock-minutes", [("n", time.basic_minutes)]);
    match time.overtime {
        Overtime::SuddenDeath => t.with("clock-sudden", [("basic", basic)]),
        Overtime::Byoyomi { seconds } => {
            t.with("clock-byoyomi", (("basic", basic), ("period", span(t, seconds))))
        }
        Overtime::Canadian { stones, seconds } => t.with(
            "clock-canadian",
            (("basic", basic), ("stones", stones), ("period", span(t, seconds))),
        ),
        Overtime::Fischer { increment } => {
            t.with("clock-fischer", (("basic", basic), ("period", span(t, increment))))
        }
    }
}

/// `5 minutes`, `30 seconds`.
fn span(t: Lang, seconds: u32) -> String {
    if seconds > 0 && seconds.is_multiple_of(60) {
        t.with("clock-minutes", [("n", seconds / 60)])
    } else {
        t.with("clock-seconds", [("n", seconds)])
    }
}
