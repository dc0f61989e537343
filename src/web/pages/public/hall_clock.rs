//! The round's clock on the projector: time to the start, time since the start, and what depends on it.

use crate::web::prelude::*;
use crate::web::views::referee::absent_loses_at;

/// What the clock shows when the page is rendered; the page's script counts on from there.
pub(super) struct HallClock {
    /// The server's time, in milliseconds since 1970.
    pub now: i64,
    pub start: i64,
    /// `starts in`, `clocks run`, or `start due since` for a planned start that has passed.
    pub label: String,
    pub shown: String,
    /// The label before and after the start.
    pub labels: [String; 2],
    /// The planned start, when absent players lose, and the latest expected end.
    pub notes: Vec<String>,
}

impl HallClock {
    /// `None` if no start is known.
    pub fn of(t: Lang, tournament: &Tournament, no: RoundNo, now: NaiveDateTime) -> Option<Self> {
        let clock = tournament.clock(no);
        let start = clock.start()?;
        let gone = now.signed_duration_since(start);
        let running = clock.started.is_some();
        let after = t.text(if running { "hall-runs" } else { "hall-due" });
        let labels = [t.text("hall-starts-in"), after];
        let time = |at| t.time(t.local(at).time());
        let forfeit = absent_loses_at(tournament, no);
        let end = clock.expected_end(tournament.settings.time);
        let notes = [
            clock.starts.filter(|_| !running).map(|at| t.with("starts-at", [("time", time(at))])),
            forfeit.map(|at| t.with("hall-forfeit", [("time", time(at))])),
            end.map(|at| t.with("hall-end", [("time", time(at))])),
        ];
        Some(Self {
            now: now.and_utc().timestamp_millis(),
            start: start.and_utc().timestamp_millis(),
            label: labels[usize::from(gone >= TimeDelta::zero())].clone(),
            shown: shown(gone),
            labels,
            notes: notes.into_iter().flatten().collect(),
        })
    }
}

/// `08:42` or `1:12:07`. Seconds are rounded up before the start, so that it shows 00:00 at the start.
fn shown(gone: TimeDelta) -> String {
    let millis = gone.num_milliseconds();
    let seconds = if millis < 0 { (-millis + 999) / 1000 } else { millis / 1000 };
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes:02}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{Federation, Overtime, RoundClock, System, TimeControl, preset};

    fn at(seconds: i64) -> NaiveDateTime {
        let start = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).unwrap().and_hms_opt(10, 0, 0);
        start.unwrap() + TimeDelta::seconds(seconds)
    }

    fn with(clock: RoundClock) -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).unwrap();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        open.settings.time =
            TimeControl { basic_minutes: 60, overtime: Overtime::SuddenDeath, internet: false };
        open.clocks.insert(RoundNo(1), clock);
        open
    }

    fn says(clock: RoundClock, now: i64) -> (String, String, Vec<String>) {
        let clock = HallClock::of(Lang::english(), &with(clock), RoundNo(1), at(now)).unwrap();
        (clock.label, clock.shown, clock.notes)
    }

    #[test]
    fn the_clock_counts_down_to_the_start_and_up_from_it() {
        let planned = RoundClock { starts: Some(at(0)), ..RoundClock::default() };
        let (label, shown, notes) = says(planned, -522);
        assert_eq!((label.as_str(), shown.as_str(), notes.len()), ("starts in", "08:42", 3));
        let due = says(planned, 65);
        assert_eq!((due.0.as_str(), due.1.as_str()), ("start due since", "01:05"));
        let running = RoundClock { started: Some(at(60)), ..planned };
        let (label, shown, _) = says(running, 60 + 4327);
        assert_eq!((label.as_str(), shown.as_str()), ("clocks run", "1:12:07"));
    }

    #[test]
    fn the_moments_that_depend_on_it_are_on_the_clock_of_the_hall() {
        let running = RoundClock { started: Some(at(0)), ..RoundClock::default() };
        let t = Lang::english();
        let time = |seconds| t.time(t.local(at(seconds)).time());
        let (_, _, notes) = says(running, 5);
        assert!(notes[0].contains(&time(60 * 60)), "{notes:?}");
        assert!(notes[1].contains(&time(2 * 60 * 60)), "{notes:?}");
        let none = HallClock::of(Lang::english(), &with(running), RoundNo(2), at(0));
        assert!(none.is_none(), "nobody said when the second round starts");
    }
}
