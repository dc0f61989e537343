use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::{
    EntryId, MOST_IN_SQUAD, Message, Round, RoundNo, TEAM_SIZES, Team, TeamNo, Tournament,
};

/// A fault of teams and their matches. It is a [`Message`] of the catalogues; `Display` is the English of the
/// command line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what each is
pub enum TeamFault {
    #[error("a match has {size} boards; write a number from 2 to 10")]
    Size { size: u8 },
    #[error("two teams have the number {number}; give one of them another")]
    NumberTwice { number: i32 },
    #[error("two teams are called {team:?}; rename one of them")]
    NameTwice { team: String },
    #[error("{team} has fewer than two players; add one or remove the team")]
    TooFew { team: String },
    #[error("{team} has {count} players; {most} is the most")]
    TooMany { team: String, count: usize, most: usize },
    #[error("{player} stands twice in the squad of {team}; take one away")]
    TwiceInSquad { player: String, team: String },
    #[error("{player} is in the squads of {team} and {other}; take the name out of one of them")]
    TwoSquads { player: String, team: String, other: String },
    #[error("{player} is not in the squad of {team}; add the name or choose another captain")]
    CaptainNotInSquad { player: String, team: String },
    #[error(
        "round {round}: {player} is not in the squad of {team}; add the name or choose another"
    )]
    NotInSquad { player: String, team: String, round: i32 },
    #[error("round {round}: {player} sits at two boards of {team}; take the name off one of them")]
    TwoBoards { player: String, team: String, round: i32 },
    #[error("round {round}: there is no team with the number {number}; choose another")]
    NoTeam { number: i32, round: i32 },
    #[error("round {round}: {team} has two opponents, or itself; take one of the matches away")]
    TwoMatches { team: String, round: i32 },
}

impl TeamFault {
    /// Whether a file may have it: a team that lost a player waits for another one.
    #[must_use]
    pub fn may_wait(&self) -> bool {
        matches!(self, Self::TooFew { .. })
    }
}

impl Message for TeamFault {
    const KEYS: &'static str = "team-fault-";
}

impl Tournament {
    /// All faults of its teams and their matches. Entries that are gone are no fault in a squad.
    #[must_use]
    pub fn team_faults(&self) -> Vec<TeamFault> {
        let teams = &self.teams;
        let by_number = teams.list.iter().map(|team| (team.no, team)).collect();
        let mut check = Check { tournament: self, by_number, faults: Vec::new() };
        if !TEAM_SIZES.contains(&teams.size) {
            check.faults.push(TeamFault::Size { size: teams.size });
        }
        let (mut numbers, mut names, mut squads) = (HashSet::new(), HashSet::new(), HashMap::new());
        for team in &teams.list {
            if !numbers.insert(team.no) {
                check.faults.push(TeamFault::NumberTwice { number: team.no.0 });
            }
            if !names.insert(&team.name) {
                check.faults.push(TeamFault::NameTwice { team: team.name.clone() });
            }
            check.squad(team, &mut squads);
            check.line_ups(team);
        }
        let adjusted = teams.adjustments.iter().map(|one| (one.team, one.round));
        adjusted.for_each(|(no, round)| check.team(no, round));
        self.rounds.iter().for_each(|round| check.round(round));
        check.faults
    }
}

struct Check<'a> {
    tournament: &'a Tournament,
    by_number: HashMap<TeamNo, &'a Team>,
    faults: Vec<TeamFault>,
}

impl<'a> Check<'a> {
    fn name(&self, player: EntryId) -> String {
        let entry = self.tournament.entry(player);
        entry.map_or_else(|| format!("#{player}"), super::Entry::full_name)
    }

    fn squad(&mut self, team: &'a Team, squads: &mut HashMap<EntryId, &'a str>) {
        let count = team.squad.len();
        if count < 2 {
            self.faults.push(TeamFault::TooFew { team: team.name.clone() });
        }
        if count > MOST_IN_SQUAD {
            let (team, most) = (team.name.clone(), MOST_IN_SQUAD);
            self.faults.push(TeamFault::TooMany { team, count, most });
        }
        let mut here = HashSet::new();
        for id in &team.squad {
            let (player, name) = (self.name(*id), team.name.clone());
            if !here.insert(id) {
                self.faults.push(TeamFault::TwiceInSquad { player, team: name });
            } else if let Some(other) = squads.insert(*id, &team.name) {
                let team = other.to_owned();
                self.faults.push(TeamFault::TwoSquads { player, team, other: name });
            }
        }
        if let Some(captain) = team.captain.filter(|captain| !here.contains(captain)) {
            let (player, team) = (self.name(captain), team.name.clone());
            self.faults.push(TeamFault::CaptainNotInSquad { player, team });
        }
    }

    fn line_ups(&mut self, team: &Team) {
        for (round, line_up) in &team.line_ups {
            let mut seated = HashSet::new();
            for (_, id) in line_up.players() {
                let (player, team_name, round) = (self.name(id), team.name.clone(), round.0);
                if !team.squad.contains(&id) {
                    self.faults.push(TeamFault::NotInSquad { player, team: team_name, round });
                } else if !seated.insert(id) {
                    self.faults.push(TeamFault::TwoBoards { player, team: team_name, round });
                }
            }
        }
    }

    fn round(&mut self, round: &Round) {
        let mut meeting = HashSet::new();
        for no in round.teams.teams() {
            self.team(no, round.no);
            if let Some(team) = self.by_number.get(&no).filter(|_| !meeting.insert(no)) {
                let (team, round) = (team.name.clone(), round.no.0);
                self.faults.push(TeamFault::TwoMatches { team, round });
            }
        }
    }

    fn team(&mut self, no: TeamNo, round: RoundNo) {
        if !self.by_number.contains_key(&no) {
            self.faults.push(TeamFault::NoTeam { number: no.0, round: round.0 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, Federation, LineUp, RoundState, System, TeamMatch, preset};

    fn event() -> Tournament {
        let settings = preset(System::McMahon, Federation::Egf, "Cup", Default::default());
        let mut event = Tournament::new(settings);
        for (id, name) in (1..).zip(["Anna", "Abel", "Bea", "Bert"]) {
            event.entries.push(Entry::new(EntryId(id), name, "", rating::Rank::SHODAN));
        }
        let squad = |ids: [i32; 2]| ids.map(EntryId).to_vec();
        event.teams.list.push(Team::new(TeamNo(1), "Alba", squad([1, 2])));
        event.teams.list.push(Team::new(TeamNo(2), "Bora", squad([3, 4])));
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.teams.matches = vec![TeamMatch { first: TeamNo(1), second: TeamNo(2), absent: None }];
        event.rounds.push(round);
        event
    }

    #[test]
    fn every_fault_names_the_team_and_the_player() {
        type Spoil = fn(&mut Tournament);
        let line_up = |ids: [i32; 2]| LineUp(ids.map(|id| Some(EntryId(id))).to_vec());
        assert_eq!(event().team_faults(), []);
        let spoils: [(&str, Spoil); 12] = [
            ("a match has 11 boards", |e| e.teams.size = 11),
            ("two teams have the number 1;", |e| e.teams.list.push(e.teams.list[0].clone())),
            ("two teams are called \"Alba\"", |e| e.teams.list[1].name = "Alba".to_owned()),
            ("Bora has fewer than two players", |e| e.teams.list[1].squad.truncate(1)),
            ("Bora has 202 players; 200 is the most", |e| {
                e.teams.list[1].squad.extend((5..205).map(EntryId));
            }),
            ("Anna stands twice in the squad of Alba", |e| {
                e.teams.list[0].squad.push(EntryId(1));
            }),
            ("Anna is in the squads of Alba and Bora", |e| {
                e.teams.list[1].squad.push(EntryId(1));
            }),
            ("Bea is not in the squad of Alba", |e| e.teams.list[0].captain = Some(EntryId(3))),
            ("round 9: there is no team with the number 7", |e| {
                e.rounds[0].no = RoundNo(9);
                e.rounds[0].teams.byes.push(TeamNo(7));
            }),
            ("round 1: Alba has two opponents", |e| e.rounds[0].teams.byes.push(TeamNo(1))),
            ("round 1: Bora has two opponents", |e| {
                e.rounds[0].teams.matches[0].first = TeamNo(2);
            }),
            ("round 3: there is no team with the number 8", |e| {
                e.teams.adjustments.push(crate::Adjustment {
                    team: TeamNo(8),
                    round: RoundNo(3),
                    points: crate::HalfPoints::ONE,
                    reason: "late".to_owned(),
                    bonus: false,
                });
            }),
        ];
        for (message, spoil) in spoils {
            let mut event = event();
            spoil(&mut event);
            let told: Vec<String> = event.team_faults().iter().map(ToString::to_string).collect();
            assert!(told.iter().any(|fault| fault.starts_with(message)), "{message}: {told:?}");
        }
        for (ids, message) in [
            ([1, 3], "round 2: Bea is not in the squad of Alba"),
            ([2, 2], "round 2: Abel sits at two boards of Alba"),
        ] {
            let mut event = event();
            event.teams.list[0].line_ups.insert(RoundNo(2), line_up(ids));
            assert!(event.team_faults()[0].to_string().starts_with(message), "{message}");
        }
    }
}
