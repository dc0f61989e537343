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

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    use crate::{Federation, System, preset};

    fn league(no: i32) -> Tournament {
        let begins = NaiveDate::default();
        let mut event = Tournament::new(preset(System::Swiss, Federation::Egf, "League", begins));
        event.settings.division = Division { series: "City".into(), season: "1".into(), no };
        event.teams.size = 2;
        for team in 1..=2 {
            let squad: Vec<EntryId> = (1..=2)
                .map(|board| {
                    let name = format!("{no}{team}{board}");
                    event.enter(Entry::new(EntryId(0), &name, "", rating::Rank::SHODAN))
                })
                .collect();
            let mut own = Team::new(TeamNo(team), &format!("Team {no}{team}"), squad.clone());
            own.captain = Some(squad[1]);
            event.teams.list.push(own);
        }
        event
    }

    #[test]
    fn teams_change_divisions_with_their_squads_and_captains() {
        let (mut first, mut second) = (league(1), league(2));
        // A substitute of the second who plays for a team of the first as well, and a namesake of another.
        second.entries[0].egf_pin = "10000001".to_owned();
        first.entries[0].egf_pin = "10000001".to_owned();
        second.entries[1].surname = "112".to_owned();
        let terms = |name: &str| CopyTerms {
            name: name.to_owned(),
            begins: NaiveDate::default(),
            ends: NaiveDate::default(),
            people: true,
        };
        let team = |from, no, to| DivisionMove { from, who: DivisionMember::Team(TeamNo(no)), to };
        let moves =
            [team(0, 1, Some(0)), team(1, 1, Some(0)), team(0, 2, Some(1)), team(1, 2, None)];
        let divisions = [(&first, terms("A")), (&second, terms("B"))];
        let NextSeason { events: made, once } = next_season(&divisions, "2", &moves);
        let names = |at: usize| -> Vec<&str> {
            made[at].teams.list.iter().map(|team| team.name.as_str()).collect()
        };
        assert_eq!((names(0), names(1)), (vec!["Team 11", "Team 21"], vec!["Team 12"]));
        let squads: Vec<usize> = made[0].teams.list.iter().map(|team| team.squad.len()).collect();
        assert_eq!(
            (squads, made[0].entries.len()),
            (vec![2, 1], 3),
            "one person, one squad; two of one name"
        );
        let captain = made[0].teams.list[1].captain.and_then(|id| made[0].entry(id));
        assert_eq!(captain.map(|entry| entry.surname.as_str()), Some("112"));
        let once: Vec<_> = once.iter().map(|(at, entry)| (*at, entry.surname.as_str())).collect();
        assert_eq!(once, [(0, "211")], "who is not there twice is named");
        assert!(made.iter().all(|event| event.settings.hidden && event.rounds.is_empty()));
        assert_eq!(
            (made[1].settings.division.season.as_str(), made[1].settings.division.no),
            ("2", 2)
        );
        assert!(made.iter().all(|event| event.team_faults().len() <= 1), "a squad of one is said");
    }
}
