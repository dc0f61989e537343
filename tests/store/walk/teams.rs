//! Acts on teams.

use tengen::store::DeedKind;
use tengen::tournament::{Absentee, EntryId, LineUp, Team, Tournament, WhoMeets};

use super::{Tried, Walk};
use crate::at;

impl Walk {
    /// Tries an act on the event's teams: one more of two who are free, a line-up turned round, a team that does not come.
    pub fn attempt_teams(&mut self, deed: DeedKind, turn: usize) -> Tried {
        let (id, by, now) = (self.id, at(self.minute), self.now());
        match deed {
            DeedKind::LineUp => {
                let (no, ..) = self.next();
                let Some(team) = now.teams.list.get(turn % now.teams.list.len().max(1)) else {
                    return Ok(());
                };
                let seats = team.squad.iter().rev().map(|player| Some(*player)).collect();
                let (place, line_up) = ((team.no, no), LineUp(seats));
                let secret = match team.captain.filter(|_| turn.is_multiple_of(2)) {
                    Some(captain) => Some(self.secret_of(captain)?),
                    None => None,
                };
                let by_whom = secret.as_deref();
                self.service.acts(id, by).declare_line_up(place, Some(&line_up), by_whom).map(drop)
            }
            DeedKind::TeamAbsent => {
                let public = now.rounds.iter().filter(|round| round.is_public());
                let found = public.flat_map(|round| {
                    round.teams.matches.iter().map(|one| (round.no, one.first, one.absent))
                });
                let Some((no, team, was)) = found.last() else { return Ok(()) };
                let absent = was.is_none().then_some(Absentee::Second);
                self.service.acts(id, by).set_absent((no, team), absent).map(drop)
            }
            _ => {
                let edit = |now: &Tournament| {
                    let mut teams = now.teams.clone();
                    let free = now.entries.iter().map(|entry| entry.id);
                    let free = free.filter(|id| now.team_of(*id).is_none()).take(2);
                    let squad: Vec<EntryId> = free.collect();
                    let no = teams.next_no();
                    if squad.len() == 2 {
                        let captain = squad.first().copied().filter(|_| !turn.is_multiple_of(3));
                        let new = Team::new(no, &format!("Team {no}"), squad);
                        teams.list.push(Team { captain, ..new });
                    }
                    if now.teams.list.is_empty() && !now.rounds.is_empty() {
                        teams.who = WhoMeets::Players;
                    }
                    teams.size = if now.rounds.iter().all(|round| round.teams.is_empty()) {
                        2
                    } else {
                        teams.size
                    };
                    Ok(teams)
                };
                self.service.acts(id, by).edit_teams(edit).map(drop)
            }
        }
    }
}
