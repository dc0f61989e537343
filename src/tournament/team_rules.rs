use std::cmp::Ordering;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use go::named;

use super::{EntryId, HalfPoints, MatchResult, RoundNo, Team, TeamCriterion, TeamNo, Tournament};

/// How many boards a match may have.
pub const TEAM_SIZES: RangeInclusive<u8> = 2..=10;

/// The most groups before a knock-out.
pub const MOST_GROUPS: u8 = 64;

/// The most teams that advance from a group.
pub const MOST_QUALIFIERS: u8 = 8;

/// The most teams of a tournament.
pub const MOST_TEAMS: usize = 1000;

named! {
    /// How a match is decided.
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
        /// 2, 1 and 0.
        #[default]
        TwoOne = "2-1-0",
        /// 3, 1 and 0.
        ThreeOne = "3-1-0",
        /// 1, ½ and 0.
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
    /// How opponents are drawn.
    #[derive(Default)]
    pub enum TeamSystem {
        /// Teams of equal match points, none twice.
        #[default]
        Swiss = "swiss",
        /// As Swiss, by match points and the starting score of a team's strength.
        McMahon = "mcmahon",
        /// Round robins in groups, then a knock-out of the best of each.
        Groups = "groups",
        /// All teams meet.
        RoundRobin = "round-robin",
        /// All teams meet twice, the second time with colours exchanged.
        DoubleRoundRobin = "double-round-robin",
    }
}

impl TeamSystem {
    /// Whether every round is planned before the first.
    #[must_use]
    pub const fn is_planned(self) -> bool {
        matches!(self, Self::RoundRobin | Self::DoubleRoundRobin | Self::Groups)
    }
}

named! {
    /// How a team's strength is computed, from the ratings of as many of its squad as a match has boards.
    #[derive(Default)]
    pub enum TeamStrength {
        /// Their mean.
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
    /// Whether teams meet, or their players one by one.
    #[serde(skip_serializing_if = "is_default")]
    pub who: WhoMeets,
    /// How opponents are drawn.
    #[serde(skip_serializing_if = "is_default")]
    pub system: TeamSystem,
    /// How a team's strength is computed, where the draw uses it.
    #[serde(skip_serializing_if = "is_default")]
    pub strength: TeamStrength,
    /// The number of groups before the knock-out; 0 if all begin with it.
    #[serde(skip_serializing_if = "is_default")]
    pub groups: u8,
    /// How many of each group advance to the knock-out; 0 is one.
    #[serde(skip_serializing_if = "is_default")]
    pub qualifiers: u8,
    /// Whether the team named first is Black at board 1, not White.
    #[serde(skip_serializing_if = "is_default")]
    pub first_black: bool,
    /// Whether two teams of one club meet only where scores leave no other way.
    #[serde(skip_serializing_if = "is_default")]
    pub clubs_apart: bool,
    /// Whether boards have handicaps by the event's rule, of the two ranks.
    #[serde(skip_serializing_if = "is_default")]
    pub handicaps: bool,
    /// Until when captains may change a line-up.
    #[serde(skip_serializing_if = "is_default")]
    pub lock: LineUpLock,
    /// Whether a board with a player of one team only is won by it. In OpenGotha it counts for neither.
    #[serde(skip_serializing_if = "is_default")]
    pub unopposed: bool,
    /// How a match is decided.
    pub decision: MatchDecision,
    /// The worth of a match.
    pub worth: MatchWorth,
    /// The worth of a bye.
    pub bye: HalfPoints,
    /// The criteria of the order of teams.
    pub placement: Vec<TeamCriterion>,
    /// Adjustments of points by the organiser.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub adjustments: Vec<Adjustment>,
    /// The teams, in the order of entering.
    pub list: Vec<Team>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Points that a team gets or loses outside of its matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    /// Which team.
    pub team: TeamNo,
    /// The first round in which they count.
    pub round: RoundNo,
    /// How many; negative if taken.
    pub points: HalfPoints,
    /// Why.
    pub reason: String,
    /// Whether they are a bonus, which breaks ties and is no match point.
    #[serde(default, skip_serializing_if = "is_default")]
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

/// The number of rounds until so many have all met.
#[must_use]
pub const fn rounds_of_all(teams: usize) -> usize {
    if teams.is_multiple_of(2) { teams.saturating_sub(1) } else { teams }
}

impl Tournament {
    /// The number of rounds of the groups before a knock-out; 0 without such groups.
    #[must_use]
    pub fn group_rounds(&self) -> usize {
        let (groups, teams) = (usize::from(self.teams.groups), self.teams.list.len());
        match self.teams.system {
            TeamSystem::Groups if groups > 0 => rounds_of_all(teams.div_ceil(groups)),
            _ => 0,
        }
    }

    /// The number of rounds of the knock-out; 0 without one.
    #[must_use]
    pub fn knock_out_rounds(&self) -> usize {
        let (groups, teams) = (usize::from(self.teams.groups), self.teams.list.len());
        let play = match groups {
            0 => teams,
            _ => teams.min(groups * usize::from(self.teams.qualifiers.max(1))),
        };
        match self.teams.system {
            TeamSystem::Groups => play.next_power_of_two().trailing_zeros() as usize,
            _ => 0,
        }
    }
}

impl Teams {
    /// Whether there is no team and all settings are the default.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Whether there are teams, and rounds are drawn as their matches.
    #[must_use]
    pub fn meet(&self) -> bool {
        !self.list.is_empty() && self.who == WhoMeets::Teams
    }

    /// That team.
    #[must_use]
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

    /// The likely size of a match where it is not set: that of the smallest squad, except a single short one.
    #[must_use]
    pub fn likely_size(&self) -> u8 {
        let sizes = || self.list.iter().map(|team| team.squad.len());
        let again = |size: &usize| sizes().filter(|other| other == size).count() > 1;
        let full = sizes().filter(again).min().or_else(|| sizes().min());
        let size = full.and_then(|size| u8::try_from(size).ok()).unwrap_or(self.size);
        size.clamp(*TEAM_SIZES.start(), *TEAM_SIZES.end())
    }

    /// The number of the next team: one more than any has.
    #[must_use]
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
    pub fn let_go(&mut self, player: EntryId) {
        for team in &mut self.list {
            team.captain = team.captain.filter(|captain| *captain != player);
            let named = team.line_ups.values().any(|line_up| line_up.0.contains(&Some(player)));
            team.squad.retain(|one| *one != player || named);
        }
    }

    /// The result of a match for a team with so many points of its boards, against those of the opponent.
    #[must_use]
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

    /// The worth of a match with that result for a team with so many points of its boards.
    #[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;
    use MatchDecision::{AllBoards, BoardsAlone, PlayedBoards};
    use MatchResult::{Draw, Nothing, Win};

    #[test]
    fn what_a_match_is_worth_by_what_decides_it() {
        // Half points of both, of four boards, and the results for both.
        let cases = [
            (AllBoards, 5, 3, Win, Nothing),
            (AllBoards, 4, 4, Draw, Draw),
            (AllBoards, 4, 2, Draw, Nothing),
            (AllBoards, 3, 2, Nothing, Nothing),
            (AllBoards, 6, 6, Draw, Draw),
            (PlayedBoards, 3, 2, Win, Nothing),
            (PlayedBoards, 1, 0, Win, Nothing),
            (PlayedBoards, 2, 2, Draw, Draw),
            (PlayedBoards, 0, 0, Nothing, Nothing),
            (BoardsAlone, 3, 2, Win, Nothing),
        ];
        for (decision, one, other, first, second) in cases {
            let teams = Teams { decision, ..Teams::default() };
            let (one, other) = (HalfPoints(one), HalfPoints(other));
            let found = (teams.result(one, other), teams.result(other, one));
            assert_eq!(found, (first, second), "{decision} {one}:{other}");
        }
        let worth = |decision, worth| {
            let teams = Teams { decision, worth, ..Teams::default() };
            [Win, Draw, Nothing].map(|result| teams.worth_of(result, HalfPoints(5)).to_string())
        };
        assert_eq!(worth(AllBoards, MatchWorth::TwoOne), ["2", "1", "0"]);
        assert_eq!(worth(PlayedBoards, MatchWorth::ThreeOne), ["3", "1", "0"]);
        assert_eq!(worth(PlayedBoards, MatchWorth::OneHalf), ["1", "0.5", "0"]);
        assert_eq!(worth(BoardsAlone, MatchWorth::TwoOne), ["2.5", "2.5", "2.5"]);
    }
}
