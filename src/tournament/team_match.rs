use std::cmp::Ordering;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use go::Color;

use super::{Board, EntryId, HalfPoints, LineUp, Round, RoundNo, Team, TeamNo, Tournament};

/// Two teams that meet in a round. The players at its boards follow from their line-ups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamMatch {
    /// The team named first: White at board 1 unless the event has it Black; in files of OpenGotha White.
    pub first: TeamNo,
    /// The other one.
    pub second: TeamNo,
    /// The absent team, if the match was not played because of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Absentee>,
}

impl TeamMatch {
    /// A match that is to be played.
    #[must_use]
    pub const fn new(first: TeamNo, second: TeamNo) -> Self {
        Self { first, second, absent: None }
    }

    /// Whether that team plays in it.
    #[must_use]
    pub fn has(&self, team: TeamNo) -> bool {
        self.first == team || self.second == team
    }
}

/// The absent team of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Absentee {
    /// The one that is named first.
    First,
    /// The other one.
    Second,
    /// Neither came.
    Both,
}

/// The teams of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRound {
    /// The teams that meet.
    pub matches: Vec<TeamMatch>,
    /// The teams without an opponent.
    pub byes: Vec<TeamNo>,
    /// In the first round of a draw by groups, the groups as dealt, the strongest of each first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<TeamNo>>,
}

impl TeamRound {
    /// No matches and no byes.
    pub const NONE: Self = Self { matches: Vec::new(), byes: Vec::new(), groups: Vec::new() };

    /// Whether there are no matches and no byes.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.matches.is_empty() && self.byes.is_empty()
    }

    /// Every team with a match or a bye, as often as it has one.
    pub fn teams(&self) -> impl Iterator<Item = TeamNo> {
        let meeting = self.matches.iter().flat_map(|one| [one.first, one.second]);
        meeting.chain(self.byes.iter().copied())
    }
}

/// The result of a match for one of its teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchResult {
    /// It won.
    Win,
    /// Neither won.
    Draw,
    /// No points of the match: it lost, or the match is not decided.
    Nothing,
}

/// A board of a match; the team named first comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchBoard {
    /// The player of each team.
    pub players: [Option<EntryId>; 2],
    /// The points of each team.
    pub points: [HalfPoints; 2],
}

impl Tournament {
    /// The boards of a match, from board 1, as many as the longer line-up has.
    ///
    /// A board counts by the round's game of the player of the team named first, with any opponent, and only where
    /// both teams have a player (OpenGotha 3.51, `Match.buildMatch`), unless the event gives a board without an
    /// opponent to the player who is there. A team that came alone wins every board.
    #[must_use]
    pub fn match_boards(&self, round: &Round, one: &TeamMatch) -> Vec<MatchBoard> {
        let line_up = |no| self.teams.team(no).map(|team| self.line_up(team, round.no));
        let line_ups = [one.first, one.second].map(|no| line_up(no).unwrap_or_default());
        let size = usize::from(self.teams.size);
        let longer = line_ups.iter().map(|line_up| line_up.0.len()).max().unwrap_or(0);
        let count = if one.absent.is_some() { size } else { longer };
        (1..=count)
            .map(|board| {
                let players = line_ups.each_ref().map(|line_up| line_up.at(board));
                let points = match one.absent {
                    None => self.board_points(round, players),
                    Some(Absentee::First) => [HalfPoints::ZERO, HalfPoints::ONE],
                    Some(Absentee::Second) => [HalfPoints::ONE, HalfPoints::ZERO],
                    Some(Absentee::Both) => [HalfPoints::ZERO; 2],
                };
                MatchBoard { players, points }
            })
            .collect()
    }

    /// Whether a board of a match is still to be played.
    #[must_use]
    pub fn is_open(&self, round: &Round, one: &TeamMatch) -> bool {
        let open = |board: &MatchBoard| {
            let game = board.players[0].and_then(|player| round.board_of(player));
            one.absent.is_none() && game.is_some_and(|game| game.ending.is_pending())
        };
        self.match_boards(round, one).iter().any(open)
    }

    /// The winner of a match that must have one: by the match, else by more of its boards, else by boards weighted
    /// from the first, else by the first board that one of them won. `None` while a board is open, or where all is
    /// equal.
    #[must_use]
    pub fn winner_of(&self, round: &Round, one: &TeamMatch) -> Option<TeamNo> {
        if self.is_open(round, one) {
            return None;
        }
        let boards = self.match_boards(round, one);
        let sum = |side: usize| boards.iter().map(|board| board.points[side]).sum::<HalfPoints>();
        let weighted = |side: usize| -> i32 {
            let weights = (1..).zip(boards.iter().rev());
            weights.map(|(weight, board)| weight * board.points[side].0).sum()
        };
        let by_boards = sum(0).cmp(&sum(1)).then(weighted(0).cmp(&weighted(1)));
        let first = |board: &MatchBoard| board.points[0].cmp(&board.points[1]);
        let by_first = boards.iter().map(first).find(|order| order.is_ne());
        match by_boards.then(by_first.unwrap_or(Ordering::Equal)) {
            Ordering::Greater => Some(one.first),
            Ordering::Less => Some(one.second),
            Ordering::Equal => None,
        }
    }

    fn board_points(&self, round: &Round, players: [Option<EntryId>; 2]) -> [HalfPoints; 2] {
        let first = match players {
            [Some(first), Some(_)] => first,
            [Some(_), None] if self.teams.unopposed => return [HalfPoints::ONE, HalfPoints::ZERO],
            [None, Some(_)] if self.teams.unopposed => return [HalfPoints::ZERO, HalfPoints::ONE],
            _ => return [HalfPoints::ZERO; 2],
        };
        let Some(game) = round.board_of(first) else { return [HalfPoints::ZERO; 2] };
        let policy = self.settings.points.no_result;
        let points = |color: Color| game.ending.points(color, policy);
        players.map(|player| {
            player.and_then(|player| game.color_of(player)).map_or(HalfPoints::ZERO, points)
        })
    }

    /// A team's points of each of its boards in a round in which players were drawn: of a game, or of a bye as the
    /// event counts it.
    #[must_use]
    pub fn points_of_players(&self, round: &Round, team: &Team) -> Vec<HalfPoints> {
        let points = &self.settings.points;
        let of = |player: EntryId| {
            if round.byes.contains(&player) {
                return points.bye_wins;
            }
            let game = round.board_of(player);
            let color = game.and_then(|game| game.color_of(player));
            game.zip(color).map_or(HalfPoints::ZERO, |(game, color)| {
                game.ending.points(color, points.no_result)
            })
        };
        let line_up = self.line_up(team, round.no).0.into_iter();
        line_up.map(|player| player.map_or(HalfPoints::ZERO, of)).collect()
    }

    /// Whether the rounds that were drawn are matches of the teams: most boards are of two teams that meet. Before
    /// the first draw, whether most entries are in a team.
    #[must_use]
    pub fn rounds_are_matches(&self) -> bool {
        let (mut boards, mut within) = (0, 0);
        for round in &self.rounds {
            let matches = self.matches_by_first_board(round.no);
            let teams = TeamRound { matches, ..TeamRound::NONE };
            let seats = self.match_seats(&Round { teams, ..round.clone() });
            let of = |player| seats.get(&player).map(|(number, _)| *number);
            let both =
                |board: &&Board| of(board.black).is_some_and(|no| of(board.white) == Some(no));
            boards += round.boards.len();
            within += round.boards.iter().filter(both).count();
        }
        if boards == 0 {
            let players = self.teams.list.iter().map(|team| team.squad.len()).sum::<usize>();
            (boards, within) = (self.entries.len(), players);
        }
        2 * within > boards
    }

    /// The seated boards of a team's match in a round, from board 1, each with the team's player.
    #[must_use]
    pub fn boards_of<'r>(&self, round: &'r Round, team: TeamNo) -> Vec<(&'r Board, EntryId)> {
        let Some(one) = round.teams.matches.iter().find(|one| one.has(team)) else {
            return Vec::new();
        };
        let side = usize::from(one.first != team);
        let seated = |board: MatchBoard| {
            let player = board.players[side]?;
            Some((round.board_of(player)?, player))
        };
        self.match_boards(round, one).into_iter().filter_map(seated).collect()
    }

    /// The players at a board for whom an entry may act: for itself, and as captain for the player of the team.
    #[must_use]
    pub fn speaks_for(&self, round: &Round, board: &Board, who: EntryId) -> Option<EntryId> {
        if board.color_of(who).is_some() {
            return Some(who);
        }
        let team = self.teams.list.iter().find(|team| team.captain == Some(who))?;
        let boards = self.boards_of(round, team.no).into_iter();
        boards.filter(|(own, _)| own.table == board.table).map(|(_, player)| player).next()
    }

    /// The match and the board in it of every player of a line-up in a round; both from 1.
    #[must_use]
    pub fn match_seats(&self, round: &Round) -> HashMap<EntryId, (usize, usize)> {
        let mut seats = HashMap::new();
        for (number, one) in (1..).zip(&round.teams.matches) {
            let teams = [one.first, one.second].into_iter().filter_map(|no| self.teams.team(no));
            for team in teams {
                let line_up = self.line_up(team, round.no);
                seats.extend(line_up.players().map(|(board, player)| (player, (number, board))));
            }
        }
        seats
    }

    /// The matches of a round that was drawn without them: of each two teams, in the order of their names, those
    /// where the player at board 1 of the former meets one of the latter (OpenGotha 3.51,
    /// `Tournament.matchesList`). A team has no second match. First is the team of White at that board.
    #[must_use]
    pub fn matches_by_first_board(&self, round: RoundNo) -> Vec<TeamMatch> {
        let Some(drawn) = self.round(round) else { return Vec::new() };
        let mut teams: Vec<&Team> = self.teams.list.iter().collect();
        teams.sort_by(|a, b| a.name.cmp(&b.name));
        let line_ups: Vec<(&Team, LineUp)> =
            teams.into_iter().map(|team| (team, self.line_up(team, round))).collect();
        let mut team_of: HashMap<EntryId, &Team> = HashMap::new();
        for (team, line_up) in &line_ups {
            for (_, player) in line_up.players() {
                team_of.entry(player).or_insert(team);
            }
        }
        let mut found = TeamRound::default();
        for (team, line_up) in &line_ups {
            let Some(player) = line_up.at(1) else { continue };
            let Some(game) = drawn.board_of(player) else { continue };
            let opponent = game.opponent_of(player).and_then(|player| team_of.get(&player));
            let Some(other) = opponent else { continue };
            let taken = found.teams().any(|no| no == team.no || no == other.no);
            if team.name < other.name && !taken {
                let white = game.white == player;
                let (first, second) = if white { (team.no, other.no) } else { (other.no, team.no) };
                found.matches.push(TeamMatch::new(first, second));
            }
        }
        found.matches
    }
}
