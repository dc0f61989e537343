use std::collections::HashMap;

use tournament::{
    HalfPoints, MatchResult, Participation, Round, RoundNo, Team, TeamMatch, TeamNo, Tournament,
};

/// Every team's match and points in every round. Teams are named by their position in the tournament's list.
#[derive(Clone, Debug)]
pub struct TeamSheet<'t> {
    tournament: &'t Tournament,
    seats: Vec<Vec<TeamSeat>>,
}

/// The round of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamSeat {
    /// In a match.
    Match(Encounter),
    /// Its players met others one by one: the points of each board.
    Players(Vec<HalfPoints>),
    /// No opponent was left.
    Bye,
    /// Without a match.
    Free,
}

/// A match as one of its teams sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// The position of the opponent.
    pub opponent: usize,
    /// Its points of each board, from board 1.
    pub boards: Vec<HalfPoints>,
    /// The result of the match for it.
    pub result: MatchResult,
    /// The worth of the match for it.
    pub points: HalfPoints,
    /// Whether a board is still to be played.
    pub open: bool,
}

impl Encounter {
    /// Its points of its first `count` boards.
    pub fn first_boards(&self, count: usize) -> HalfPoints {
        self.boards.iter().take(count).copied().sum()
    }
}

impl<'t> TeamSheet<'t> {
    /// The rounds 1 to `through`, at most the 32 that a tournament can have. A match that names a team which does
    /// not exist counts for neither side; of two matches of a team in a round the first counts.
    #[must_use]
    pub fn new(tournament: &'t Tournament, through: RoundNo) -> Self {
        let through = RoundNo(through.0.clamp(0, Participation::ROUNDS));
        let teams = &tournament.teams.list;
        let positions = teams.iter().enumerate().map(|(index, team)| (team.no, index)).collect();
        let mut sheet =
            Self { tournament, seats: vec![vec![TeamSeat::Free; through.0 as usize]; teams.len()] };
        for round in tournament.rounds.iter().filter(|r| r.no.0 >= 1 && r.no <= through) {
            sheet.fill(round, &positions);
        }
        sheet
    }

    fn fill(&mut self, round: &Round, positions: &HashMap<TeamNo, usize>) {
        let r = round.no.index();
        if !self.tournament.teams.meet() {
            for (seats, team) in self.seats.iter_mut().zip(&self.tournament.teams.list) {
                seats[r] = TeamSeat::Players(self.tournament.points_of_players(round, team));
            }
            return;
        }
        for bye in round.teams.byes.iter().filter_map(|no| positions.get(no)) {
            self.seats[*bye][r] = TeamSeat::Bye;
        }
        for one in &round.teams.matches {
            let both = [positions.get(&one.first), positions.get(&one.second)];
            let [Some(&first), Some(&second)] = both else { continue };
            let free = |team: usize| self.seats[team][r] == TeamSeat::Free;
            if first != second && free(first) && free(second) {
                let [of_first, of_second] = self.encounters(round, one, [first, second]);
                self.seats[first][r] = TeamSeat::Match(of_first);
                self.seats[second][r] = TeamSeat::Match(of_second);
            }
        }
    }

    fn encounters(&self, round: &Round, one: &TeamMatch, both: [usize; 2]) -> [Encounter; 2] {
        let teams = &self.tournament.teams;
        let boards = self.tournament.match_boards(round, one);
        let open = self.tournament.is_open(round, one);
        let sums = [0, 1].map(|side| boards.iter().map(|board| board.points[side]).sum());
        [0, 1].map(|side| {
            let result = teams.result(sums[side], sums[1 - side]);
            Encounter {
                opponent: both[1 - side],
                boards: boards.iter().map(|board| board.points[side]).collect(),
                result,
                points: teams.worth_of(result, sums[side]),
                open,
            }
        })
    }

    /// The tournament it was made from.
    pub const fn tournament(&self) -> &'t Tournament {
        self.tournament
    }

    /// How many teams it has.
    pub const fn len(&self) -> usize {
        self.seats.len()
    }

    /// Whether there is no team.
    pub const fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// The team at that position.
    pub fn team(&self, index: usize) -> &'t Team {
        &self.tournament.teams.list[index]
    }

    /// The team's seat in each round.
    pub fn seats(&self, index: usize) -> &[TeamSeat] {
        &self.seats[index]
    }

    /// The rounds in which that team had a match, with the match.
    pub fn encounters_of(&self, index: usize) -> impl Iterator<Item = (RoundNo, &Encounter)> {
        self.seats[index].iter().enumerate().filter_map(|(r, seat)| match seat {
            TeamSeat::Match(one) => Some((RoundNo::from_index(r), one)),
            _ => None,
        })
    }

    /// The rounds in which that team had boards, with its points of each, and the opponent of a match.
    pub fn boards_of(
        &self,
        index: usize,
    ) -> impl Iterator<Item = (RoundNo, &[HalfPoints], Option<usize>)> {
        self.seats[index].iter().enumerate().filter_map(|(r, seat)| match seat {
            TeamSeat::Match(one) => {
                Some((RoundNo::from_index(r), one.boards.as_slice(), Some(one.opponent)))
            }
            TeamSeat::Players(boards) => Some((RoundNo::from_index(r), boards.as_slice(), None)),
            TeamSeat::Bye | TeamSeat::Free => None,
        })
    }
}
