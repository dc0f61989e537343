use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use go::named;
use serde::{Deserialize, Serialize};

use super::{
    EntryId, HalfPoints, MOST_IN_SQUAD, MatchResult, Message, Round, RoundNo, Team, TeamCriterion,
    TeamNo, Tournament,
};

pub const TEAM_SIZES: RangeInclusive<u8> = 2..=10;

pub const MOST_GROUPS: u8 = 64;

pub const MOST_QUALIFIERS: u8 = 8;

pub const MOST_TEAMS: usize = 1000;

named! {
    #[derive(Default)]
    pub enum MatchDecision {
        /// More than half of all its boards, played or not, and more than the opponent has; exactly as many is a
        /// draw. OpenGotha's way (3.51, `Match.getTeamScore`): a match that leads 1–0 of three is not decided.
        #[default]
        AllBoards = "all-boards",
        /// More boards than the opponent has; as many is a draw, unless both have none.
        PlayedBoards = "played-boards",
        /// Not at all: the board points are the worth of the match.
        BoardsAlone = "boards-alone",
    }
}

named! {
    /// The worth of a match that was won, drawn and lost.
    #[derive(Default)]
    pub enum MatchWorth {
        #[default]
        TwoOne = "2-1-0",
        ThreeOne = "3-1-0",
        OneHalf = "1-0.5-0",
    }
}

named! {
    /// Whether the rounds of an event with teams are matches.
    #[derive(Default)]
    pub enum WhoMeets {
        /// Teams meet: a round is drawn as matches.
        #[default]
        Teams = "teams",
        /// Players are drawn one by one; the teams have a table of their players' wins.
        Players = "players",
    }
}

named! {
    #[derive(Default)]
    pub enum TeamSystem {
        /// Teams of equal match points, none twice.
        #[default]
        Swiss = "swiss",
        /// As Swiss, by match points and the starting score of a team's strength.
        McMahon = "mcmahon",
        /// Round robins in groups, then a knock-out of the best of each.
        Groups = "groups",
        RoundRobin = "round-robin",
        /// All teams meet twice, the second time with colours exchanged.
        DoubleRoundRobin = "double-round-robin",
    }
}

impl TeamSystem {
    /// Whether every round is planned before the first.
    pub const fn is_planned(self) -> bool {
        matches!(self, Self::RoundRobin | Self::DoubleRoundRobin | Self::Groups)
    }
}

named! {
    /// How a team's strength is computed, from the ratings of as many of its squad as a match has boards.
    #[derive(Default)]
    pub enum TeamStrength {
        #[default]
        Mean = "mean",
        /// The one in the middle, or the mean of the two there.
        Median = "median",
    }
}

named! {
    /// Until when a captain may change a line-up. An arbiter may until the board has a result.
    #[derive(Default)]
    pub enum LineUpLock {
        /// Until the round is published.
        #[default]
        Publication = "publication",
        /// Until the first board of the match has a result, as in leagues whose rounds are published long before.
        FirstResult = "first-result",
    }
}

/// The teams of a tournament and how their matches count. The defaults are OpenGotha's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Teams {
    /// How many boards a match has, 2 to 10.
    pub size: u8,
    #[serde(skip_serializing_if = "crate::is_default")]
    pub who: WhoMeets,
    #[serde(skip_serializing_if = "crate::is_default")]
    pub system: TeamSystem,
    /// How a team's strength is computed, where the draw uses it.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub strength: TeamStrength,
    /// The number of groups before the knock-out; 0 if all begin with it.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub groups: u8,
    /// How many of each group advance to the knock-out; 0 is one.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub qualifiers: u8,
    /// Whether the team named first is Black at board 1, not White.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub first_black: bool,
    /// Whether two teams of one club meet only where scores leave no other way.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub clubs_apart: bool,
    /// Whether boards have handicaps by the event's rule, of the two ranks.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub handicaps: bool,
    #[serde(skip_serializing_if = "crate::is_default")]
    pub lock: LineUpLock,
    /// Whether a board with a player of one team only is won by it. In OpenGotha it counts for neither.
    #[serde(skip_serializing_if = "crate::is_default")]
    pub unopposed: bool,
    pub decision: MatchDecision,
    pub worth: MatchWorth,
    pub bye: HalfPoints,
    pub placement: Vec<TeamCriterion>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub adjustments: Vec<Adjustment>,
    pub list: Vec<Team>,
}

/// Points that a team gets or loses outside of its matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    pub team: TeamNo,
    /// The first round in which they count.
    pub round: RoundNo,
    /// How many; negative if taken.
    pub points: HalfPoints,
    pub reason: String,
    /// Whether they are a bonus, which breaks ties and is no match point.
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub bonus: bool,
}

impl Default for Teams {
    fn default() -> Self {
        Self {
            size: 4,
            who: WhoMeets::default(),
            system: TeamSystem::default(),
            strength: TeamStrength::default(),
            groups: 0,
            qualifiers: 0,
            first_black: false,
            clubs_apart: false,
            handicaps: false,
            lock: LineUpLock::default(),
            unopposed: false,
            decision: MatchDecision::default(),
            worth: MatchWorth::default(),
            bye: HalfPoints::ZERO,
            placement: TeamCriterion::USUAL.to_vec(),
            adjustments: Vec::new(),
            list: Vec::new(),
        }
    }
}

/// The number of rounds until that many teams have all met.
pub const fn rounds_of_all(teams: usize) -> usize {
    if teams.is_multiple_of(2) { teams.saturating_sub(1) } else { teams }
}

impl Teams {
    /// Whether there is no team and all settings are the default.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Whether there are teams, and rounds are drawn as their matches.
    pub fn meet(&self) -> bool {
        !self.list.is_empty() && self.who == WhoMeets::Teams
    }

    pub fn team(&self, no: TeamNo) -> Option<&Team> {
        self.list.iter().find(|team| team.no == no)
    }

    /// The defaults for teams that are made here: as usual, but a board without an opponent is won, a bye is worth
    /// a won match, and after the boards equals are compared directly.
    #[must_use]
    pub fn made_here(self) -> Self {
        if !self.is_usual() {
            return self;
        }
        let bye = self.worth_of(MatchResult::Win, HalfPoints::ZERO);
        use TeamCriterion::{Bdw, Bdw1U, Direct, Mnr, Teamp};
        let placement = vec![Teamp, Bdw, Direct, Bdw1U, Mnr];
        Self { unopposed: true, bye, placement, ..self }
    }

    /// The size of a match follows the squads, unless it was set to another than they give; boards of a declared
    /// line-up stay.
    pub fn follow_squads(&mut self, before: &Self) {
        let none = before.list.is_empty();
        let likely = if none { Self::default().size } else { before.likely_size() };
        if [self.size, likely] == [before.size; 2] {
            let line_ups = self.list.iter().flat_map(|team| team.line_ups.values());
            let longest = line_ups.map(|line_up| line_up.0.len()).max().unwrap_or(0);
            let declared =
                u8::try_from(longest).map_or(self.size, |longest| longest.min(self.size));
            self.size = self.likely_size().max(declared);
        }
    }

    /// The size of a match by the squads: that of the smallest, ignoring a single short one.
    fn likely_size(&self) -> u8 {
        let sizes = || self.list.iter().map(|team| team.squad.len());
        let again = |size: &usize| sizes().filter(|other| other == size).count() > 1;
        let full = sizes().filter(again).min().or_else(|| sizes().min());
        let size = full.and_then(|size| u8::try_from(size).ok()).unwrap_or(self.size);
        size.clamp(*TEAM_SIZES.start(), *TEAM_SIZES.end())
    }

    pub fn next_no(&self) -> TeamNo {
        TeamNo(self.list.iter().map(|team| team.no.0).max().unwrap_or(0) + 1)
    }

    /// Every entry that a team names, some more than once.
    pub fn named(&self) -> impl Iterator<Item = EntryId> {
        let declared = |team: &Team| {
            let line_ups = team.line_ups.values();
            line_ups.flat_map(|line_up| line_up.0.iter().flatten().copied()).collect::<Vec<_>>()
        };
        self.list.iter().flat_map(move |team| {
            team.squad.iter().copied().chain(team.captain).chain(declared(team))
        })
    }

    /// Removes an entry from squads, line-ups and captaincy.
    pub fn forget(&mut self, player: EntryId) {
        for team in &mut self.list {
            team.squad.retain(|one| *one != player);
            team.captain = team.captain.filter(|captain| *captain != player);
            for line_up in team.line_ups.values_mut() {
                line_up
                    .0
                    .iter_mut()
                    .filter(|seat| **seat == Some(player))
                    .for_each(|seat| *seat = None);
            }
        }
    }

    /// Removes an entry that may have played: it is no longer a captain, and in a squad only for line-ups that name
    /// it.
    pub fn remove_player(&mut self, player: EntryId) {
        for team in &mut self.list {
            team.captain = team.captain.filter(|captain| *captain != player);
            let named = team.line_ups.values().any(|line_up| line_up.0.contains(&Some(player)));
            team.squad.retain(|one| *one != player || named);
        }
    }

    /// The result of a match for a team, by its points of the boards and those of the opponent.
    pub fn result(&self, own: HalfPoints, other: HalfPoints) -> MatchResult {
        let to_beat = match self.decision {
            MatchDecision::AllBoards => other.max(HalfPoints(self.size.into())),
            MatchDecision::PlayedBoards | MatchDecision::BoardsAlone => other,
        };
        match own.cmp(&to_beat) {
            Ordering::Greater => MatchResult::Win,
            Ordering::Equal if own > HalfPoints::ZERO => MatchResult::Draw,
            _ => MatchResult::Nothing,
        }
    }

    /// The worth of a match with that result for a team with these points of its boards.
    pub fn worth_of(&self, result: MatchResult, boards: HalfPoints) -> HalfPoints {
        if self.decision == MatchDecision::BoardsAlone {
            return boards;
        }
        let (win, draw) = match self.worth {
            MatchWorth::TwoOne => (HalfPoints::whole(2), HalfPoints::ONE),
            MatchWorth::ThreeOne => (HalfPoints::whole(3), HalfPoints::ONE),
            MatchWorth::OneHalf => (HalfPoints::ONE, HalfPoints::HALF),
        };
        match result {
            MatchResult::Win => win,
            MatchResult::Draw => draw,
            MatchResult::Nothing => HalfPoints::ZERO,
        }
    }
}

/// A fault of teams and their matches. It is a [`Message`] of the catalogues; `Display` is the English of the
/// command line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
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
    pub fn may_wait(&self) -> bool {
        matches!(self, Self::TooFew { .. })
    }
}

impl Message for TeamFault {
    const KEYS: &'static str = "team-fault-";
}

impl Tournament {
    /// The number of rounds of the groups before a knock-out; 0 without such groups.
    pub fn group_rounds(&self) -> usize {
        let (groups, teams) = (usize::from(self.teams.groups), self.planned_teams().len());
        let dealt = self.rounds.first().filter(|first| first.is_public());
        let dealt = dealt.and_then(|first| first.teams.groups.iter().map(Vec::len).max());
        match self.teams.system {
            TeamSystem::Groups if groups > 0 => {
                rounds_of_all(dealt.unwrap_or_else(|| teams.div_ceil(groups)))
            }
            _ => 0,
        }
    }

    /// The number of rounds of the knock-out; 0 without one.
    pub fn knock_out_rounds(&self) -> usize {
        let (groups, teams) = (usize::from(self.teams.groups), self.planned_teams().len());
        let play = match groups {
            0 => teams,
            _ => teams.min(groups * usize::from(self.teams.qualifiers.max(1))),
        };
        match self.teams.system {
            TeamSystem::Groups => play.next_power_of_two().trailing_zeros() as usize,
            _ => 0,
        }
    }

    /// All faults of its teams and their matches. Entries that are gone are no fault in a squad.
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
