//! Divisions: the events of a season, and promotion and relegation to the next one.

use chrono::{NaiveDateTime, TimeDelta, TimeZone};
use serde::{Deserialize, Serialize};

use super::{
    CopyTerms, Entry, EntryId, EventZone, League, Registration, RoundClock, RoundNo, RoundWindow,
    Team, TeamNo, Tournament,
};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Division {
    /// The series: `City League`; empty for an event that stands alone.
    pub series: String,
    /// The season: `2026/27`.
    pub season: String,
    /// The division, 1 being the highest; 0 where there is only one.
    pub no: i32,
}

impl Division {
    pub fn is_of_series(&self, other: &Self) -> bool {
        let name = |one: &Self| one.series.trim().to_lowercase();
        !name(self).is_empty() && name(self) == name(other)
    }

    /// Whether both are one numbered division of one season.
    pub fn is_same(&self, other: &Self) -> bool {
        let at = |one: &Self| (one.season.trim().to_lowercase(), one.no);
        self.no > 0 && self.is_of_series(other) && at(self) == at(other)
    }
}

/// A team, or in a league of individuals a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DivisionMember {
    Team(TeamNo),
    Entry(EntryId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivisionMove {
    /// The division that they played in, by its position.
    pub from: usize,
    pub who: DivisionMember,
    /// The next division; `None` for a member who leaves.
    pub to: Option<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct NextSeason {
    /// Its events, in the order of the divisions.
    pub events: Vec<Tournament>,
    /// People in a division once instead of twice, in the first squad, with the division's position.
    pub once: Vec<(usize, Entry)>,
}

/// The next season: in the order of the divisions an event like last time's, hidden until it is announced, with the
/// teams and their squads, or the players, of `moves`, in that order. Events over weeks have no check-in, so
/// entries are final, and the windows of rounds move with the first day. Two entries with the same number of a
/// federation are one person, who is there once. All others are kept: two of one name may be two people.
pub fn next_season(
    divisions: &[(&Tournament, CopyTerms)],
    season: &str,
    moves: &[DivisionMove],
) -> NextSeason {
    let (mut events, mut once) = (Vec::new(), Vec::new());
    for (at, (last, terms)) in divisions.iter().enumerate() {
        let mut new = last.copied(&CopyTerms { people: false, ..terms.clone() });
        new.settings.division.season = season.to_owned();
        let later = terms.begins - last.settings.begins;
        let windows = last.clocks.iter().filter_map(|(no, clock)| Some((*no, clock.window?)));
        let moved = windows.map(|(no, window)| (no, moved(window, later, last.settings.zone)));
        new.clocks = moved.collect();
        for one in moves.iter().filter(|one| one.to == Some(at)) {
            let Some((from, _)) = divisions.get(one.from) else { continue };
            let twice = match one.who {
                DivisionMember::Entry(id) => enter_all(&mut new, from, &[id]).1,
                DivisionMember::Team(no) => from
                    .teams
                    .team(no)
                    .map(|team| take_along(&mut new, from, team))
                    .unwrap_or_default(),
            };
            once.extend(twice.into_iter().map(|entry| (at, entry)));
        }
        if let [League { double, .. }] = last.settings.draw.leagues[..] {
            let entries = new.entries.iter().map(|entry| entry.id).collect();
            let again = League { name: String::new(), entries, from: RoundNo(1), double };
            new.settings.draw.leagues = vec![again];
        }
        events.push(new);
    }
    NextSeason { events, once }
}

/// The clock of a round whose window is later by that time, at the same local hours.
fn moved(window: RoundWindow, later: TimeDelta, zone: EventZone) -> RoundClock {
    let moved = |at: NaiveDateTime| {
        let local = zone.tz().map(|tz| tz.from_utc_datetime(&at).naive_local() + later);
        let again =
            local.zip(zone.tz()).and_then(|(local, tz)| tz.from_local_datetime(&local).earliest());
        again.map_or(at + later, |at| at.naive_utc())
    };
    let window = RoundWindow { from: moved(window.from), until: moved(window.until) };
    RoundClock { window: Some(window), ..RoundClock::default() }
}

/// Adds these players of another event; returns their old and new numbers, and those who were entered already.
fn enter_all(
    new: &mut Tournament,
    from: &Tournament,
    players: &[EntryId],
) -> (Vec<(EntryId, EntryId)>, Vec<Entry>) {
    let (mut entered, mut twice) = (Vec::new(), Vec::new());
    for entry in players.iter().filter_map(|id| from.entry(*id)) {
        if new.entries.iter().any(|known| known.has_number_of(entry)) {
            twice.push(entry.clone());
        } else {
            let registered = Entry { registration: Registration::Final, ..entry.returning() };
            entered.push((entry.id, new.enter(registered)));
        }
    }
    (entered, twice)
}

fn take_along(new: &mut Tournament, from: &Tournament, team: &Team) -> Vec<Entry> {
    let (entered, twice) = enter_all(new, from, &team.squad);
    let captain = entered.iter().find(|(old, _)| team.captain == Some(*old)).map(|(_, id)| *id);
    let squad = entered.into_iter().map(|(_, id)| id).collect();
    let no = new.teams.next_no();
    new.teams.list.push(Team { captain, ..Team::new(no, &team.name, squad) });
    twice
}
