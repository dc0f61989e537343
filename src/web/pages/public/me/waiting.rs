//! What a player's page shows first without a board: when the next round is and whether they are checked in, and after
//! the last round their place.

use super::super::about::days;
use super::super::next::Next;
use super::super::score::Score;
use crate::web::prelude::*;

/// From then on the page says in how many minutes the round starts.
const NEAR: TimeDelta = TimeDelta::minutes(120);

pub(super) struct Moment {
    /// In milliseconds since 1970: the page's script counts the minutes.
    pub at: i64,
    /// `in 23 minutes`, or the day if it is not today.
    pub said: String,
    /// What the script shows until the round is near.
    pub far: String,
}

pub(super) struct Waiting {
    /// That the player is free in the round, or not in it; empty otherwise.
    pub lead: String,
    /// Label of the large figure: `Round 4 at`, `Final place`.
    pub label: String,
    /// `15:00` or `14`; if it is empty, the label is the heading.
    pub big: String,
    /// `of 65`, after a final place.
    pub of: String,
    pub moment: Option<Moment>,
    /// The venue, before the first round.
    pub place: String,
    /// `None` if no round comes.
    pub checked: Option<bool>,
    /// Where the board will be shown.
    pub note: String,
    pub prizes: Vec<GivenPrize>,
}

impl Waiting {
    /// `None` for a player who has a board.
    pub fn of(
        t: Lang,
        tournament: &Tournament,
        (entry, next): (&Entry, &Next),
        over: Option<&Score>,
        now: NaiveDateTime,
    ) -> Option<Self> {
        let rounds = tournament.settings.rounds;
        let (lead, drawn) = match next {
            Next::Board(_) => return None,
            Next::Free(round) => (t.with("next-free", [("round", *round)]), round.0),
            Next::Out(round) => (t.with("next-out", [("round", *round)]), round.0 - 1),
            Next::Wait(round) => (String::new(), round.0 - 1),
            Next::Over => (String::new(), rounds),
        };
        let coming = (drawn + 1..=rounds).map(RoundNo);
        let coming = coming.into_iter().find(|no| entry.playing().in_round(*no));
        let nothing = Self {
            lead,
            label: String::new(),
            big: String::new(),
            of: String::new(),
            moment: None,
            place: String::new(),
            checked: coming.map(|_| entry.is_final()),
            note: String::new(),
            prizes: Vec::new(),
        };
        let Some(round) = coming else {
            return Some(nothing.without_a_round(t, over));
        };
        let first = newest_round(tournament).is_none();
        let place = if first { tournament.settings.place.clone() } else { String::new() };
        let note = t.with("next-wait", [("round", round)]);
        Some(match tournament.clock(round).start() {
            Some(at) => Self {
                label: t.with("me-round-at", [("round", round)]),
                big: t.time(t.local(at).time()),
                moment: Some(Moment::new(t, at, now)),
                place,
                note,
                ..nothing
            },
            None if first && tournament.clock(round).window.is_none() => {
                Self { label: days(t, tournament), place, note, ..nothing }
            }
            None => match tournament.clock(round).window {
                Some(window) => Self { label: window_words(t, window), place, note, ..nothing },
                None => Self { label: note, ..nothing },
            },
        })
    }

    /// The place after the last round. Before its last result, that all rounds are published.
    fn without_a_round(self, t: Lang, over: Option<&Score>) -> Self {
        match over {
            Some(score) => Self {
                label: t.text("me-final-place"),
                big: score.place.clone(),
                of: t.with("me-final-of", [("of", score.of)]),
                ..self
            },
            None if self.lead.is_empty() => Self { label: t.text("next-over"), ..self },
            None => Self { label: self.lead, lead: String::new(), ..self },
        }
    }
}

impl Moment {
    fn new(t: Lang, at: NaiveDateTime, now: NaiveDateTime) -> Self {
        let day = t.local(at).date();
        let far = if day == t.local(now).date() { String::new() } else { t.day_of_week(day) };
        let left = at - now;
        let minutes = (left.num_seconds() + 59) / 60;
        let said = match left > TimeDelta::zero() && left <= NEAR {
            true => t.with("me-in-minutes", [("n", minutes)]),
            false => far.clone(),
        };
        Self { at: at.and_utc().timestamp_millis(), said, far }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;
    use tournament::{EntryId, Federation, System, preset};

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
        let t = Lang::english();
        let said = |now| Moment::new(t, at(7, 15, 0), now).said;
        assert_eq!(said(at(7, 14, 37)), "in 23 minutes");
        assert_eq!(said(at(7, 14, 59)), "in 1 minute");
        assert_eq!(said(at(7, 9, 0)), "");
        assert_eq!(said(at(7, 15, 1)), "");
        assert_eq!(said(at(5, 15, 0)), "Thursday, 7 May 2026");
    }

    #[test]
    fn before_the_event_days_and_place_stand_first_and_the_hour_once_it_is_known() {
        let t = Lang::english();
        let (mut open, anna) = open();
        let wait = Next::Wait(RoundNo(1));
        let waiting =
            |open: &Tournament| Waiting::of(t, open, (&anna, &wait), None, at(6, 9, 0)).unwrap();
        let early = waiting(&open);
        assert_eq!((early.label.as_str(), early.big.as_str()), ("Thursday, 7 May 2026", ""));
        assert_eq!((early.place.as_str(), early.checked), ("Kiel", Some(true)));
        open.clocks.insert(
            RoundNo(1),
            tournament::RoundClock { starts: Some(at(7, 10, 0)), ..Default::default() },
        );
        let known = waiting(&open);
        assert_eq!((known.label.as_str(), known.big.as_str()), ("Round 1 at", "10:00"));
        assert_eq!(known.moment.unwrap().said, "Thursday, 7 May 2026");
    }

    #[test]
    fn who_sits_out_reads_which_round_comes_for_them() {
        let t = Lang::english();
        let (open, anna) = open();
        let said = |next: Next| Waiting::of(t, &open, (&anna, &next), None, at(7, 9, 0)).unwrap();
        let free = said(Next::Free(RoundNo(1)));
        assert!(free.lead.starts_with("Round 1 is free"), "{}", free.lead);
        let over = said(Next::Over);
        assert_eq!((over.label.as_str(), over.checked), ("All rounds are published.", None));
    }
}
