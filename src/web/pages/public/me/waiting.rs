//! What a player's page shows first without a board: when the next round is and whether they are checked in, and after
//! the last round their place.

use super::*;

/// From then on the page says in how many minutes the round starts.
const NEAR: TimeDelta = TimeDelta::minutes(120);

#[derive(Default)]
pub(super) struct Waiting {
    /// That the player is free in the round, or not in it; empty otherwise.
    pub lead: String,
    /// Label of the large figure: `Round 4 at`, `Final place`.
    pub label: String,
    /// `15:00` or `14`; if it is empty, the label is the heading.
    pub big: String,
    /// Of how many a final place is; `None` without one.
    pub of: Option<usize>,
    /// When the round starts, in UTC.
    pub starts: Option<NaiveDateTime>,
    /// The venue, before the first round.
    pub place: String,
    /// The round that comes for them: they read whether they are checked in.
    pub coming: Option<RoundNo>,
    /// Where the board will be shown.
    pub note: String,
}

impl Waiting {
    /// `None` for a player who has a board. Without a round to come the place, once the event is over.
    pub fn of(
        t: Lang,
        all: &Tournament,
        at: (&Entry, &Next),
        over: Option<&Score>,
    ) -> Option<Self> {
        let ((entry, next), settings) = (at, &all.settings);
        let (lead, drawn) = match next {
            Next::Board(_) => return None,
            Next::Free(round) => (t.with("next-free", [("round", *round)]), round.0),
            Next::Out(round) => (t.with("next-out", [("round", *round)]), round.0 - 1),
            Next::Wait(round) => (String::new(), round.0 - 1),
            Next::Over => (String::new(), settings.rounds),
        };
        let mut rounds = (drawn + 1..=settings.rounds).map(RoundNo);
        let coming = rounds.find(|no| entry.playing().in_round(*no));
        let waiting = Self { lead, coming, ..Self::default() };
        let Some(round) = coming else {
            return Some(match over {
                Some(score) => Self {
                    label: t.text("me-final-place"),
                    big: score.place.clone(),
                    of: Some(score.of),
                    ..waiting
                },
                None if waiting.lead.is_empty() => Self { label: t.text("next-over"), ..waiting },
                None => Self { label: waiting.lead, ..Self::default() },
            });
        };
        let (first, clock) = (newest_round(all).is_none(), all.clock(round));
        let place = if first { settings.place.clone() } else { String::new() };
        let waiting = Self { place, note: t.with("next-wait", [("round", round)]), ..waiting };
        Some(match (clock.start(), clock.window) {
            (Some(at), _) => Self {
                label: t.with("me-round-at", [("round", round)]),
                big: t.time(t.local(at).time()),
                starts: Some(at),
                ..waiting
            },
            (None, Some(window)) => Self { label: window_words(t, window), ..waiting },
            (None, None) if first => Self { label: t.dates(settings), ..waiting },
            (None, None) => Self { label: waiting.note, note: String::new(), ..waiting },
        })
    }
}

/// The day of a start, if it is not today: what the page's script shows until the round is near.
pub(super) fn start_day(t: Lang, at: impl ByValue<NaiveDateTime>, now: NaiveDateTime) -> String {
    let day = t.local(at.given()).date();
    if day == t.local(now).date() { String::new() } else { t.day_of_week(day) }
}

/// `in 23 minutes`, or the day.
pub(super) fn how_soon(t: Lang, at: impl ByValue<NaiveDateTime>, now: NaiveDateTime) -> String {
    let at = at.given();
    let left = at - now;
    match left > TimeDelta::zero() && left <= NEAR {
        true => t.with("me-in-minutes", [("n", (left.num_seconds() + 59) / 60)]),
        false => start_day(t, at, now),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, 5, day).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    fn open() -> (Tournament, Entry) {
        let mut open =
            Tournament::new(preset(System::Swiss, Federation::Egf, "Open", at(7, 0, 0).date()));
        "Kiel".clone_into(&mut open.settings.place);
        open.settings.rounds = 3;
        let anna = Entry::new(EntryId(1), "Aalders", "Anna", "3k".parse().unwrap());
        open.entries.push(anna.clone());
        (open, anna)
    }

    #[test]
    fn minutes_are_said_when_the_round_is_near_and_the_day_when_it_is_not() {
        let said = |now| how_soon(Lang::english(), at(7, 15, 0), now);
        assert_eq!(said(at(7, 14, 37)), "in 23 minutes");
        assert_eq!(said(at(7, 14, 59)), "in 1 minute");
        assert_eq!(said(at(7, 9, 0)), "");
        assert_eq!(said(at(7, 15, 1)), "");
        assert_eq!(said(at(5, 15, 0)), "Thursday, 7 May 2026");
    }

    #[test]
    fn before_the_event_days_and_place_stand_first_and_the_hour_once_it_is_known() {
        let (mut open, anna) = open();
        let wait = Next::Wait(RoundNo(1));
        let waiting =
            |open: &Tournament| Waiting::of(Lang::english(), open, (&anna, &wait), None).unwrap();
        let early = waiting(&open);
        assert_eq!((early.label.as_str(), early.big.as_str()), ("Thursday, 7 May 2026", ""));
        assert_eq!((early.place.as_str(), early.coming), ("Kiel", Some(RoundNo(1))));
        let clock = RoundClock { starts: Some(at(7, 10, 0)), ..Default::default() };
        open.clocks.insert(RoundNo(1), clock);
        let known = waiting(&open);
        assert_eq!((known.label.as_str(), known.big.as_str()), ("Round 1 at", "10:00"));
        assert_eq!(known.starts, Some(at(7, 10, 0)));
    }

    #[test]
    fn who_sits_out_reads_which_round_comes_for_them() {
        let (open, anna) = open();
        let said = |next| Waiting::of(Lang::english(), &open, (&anna, &next), None).unwrap();
        let free = said(Next::Free(RoundNo(1)));
        assert!(free.lead.starts_with("Bye in round 1"), "{}", free.lead);
        let over = said(Next::Over);
        assert_eq!((over.label.as_str(), over.coming), ("The tournament is over.", None));
    }
}
