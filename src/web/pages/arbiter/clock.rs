//! The clock of a round, which an arbiter starts.

use crate::web::prelude::*;

pub(super) struct ClockStrip {
    pub(super) said: String,
    pub(super) running: bool,
    pub(super) action: String,
}

/// `None` if it was not started and has nothing to time any more.
pub(super) fn strip(t: Lang, event: &Event, round: &Round) -> Option<ClockStrip> {
    let tournament: &Tournament = &event.snapshot.tournament;
    let clock = tournament.clock(round.no);
    // Games played at individual times have no common clock.
    let together = clock.window.is_none() && round.pending().next().is_some();
    if clock.started.is_none() && !together {
        return None;
    }
    let time = |at| t.time(t.local(at).time());
    let said = match (clock.started, clock.starts) {
        (Some(at), _) => t.with("clock-runs-since", [("time", time(at))]),
        (None, Some(at)) => t.with("clock-planned", [("time", time(at))]),
        (None, None) => String::new(),
    };
    Some(ClockStrip {
        said,
        running: clock.started.is_some(),
        action: event.path(&format!("/rounds/{}/clock", round.no)),
    })
}

pub async fn change(act: Act, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let (start, key) = match act.form.value("act") {
        "start" => (true, "clock-started"),
        "unstart" => (false, "clock-unstarted"),
        _ => return Err(WebError::not_understood()),
    };
    let done = act.blocking(move |service, id, by| {
        if start {
            service.start_clocks(id, by, no, None)
        } else {
            service.unstart_clocks(id, by, no)
        }
    });
    let to = format!("/boards?round={no}");
    match done.await {
        Ok(_) => act.done(&to, Sentence::new(key).with("round", no)),
        Err(error) => act.refused(&to, error),
    }
}
