use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;

use go::Color;
use matching::Weights;
use standings::team_standings;
use tournament::{Round, RoundNo, TeamCriterion, TeamMatch, TeamNo, TeamSystem, Tournament};

use crate::criteria::{NameKey, scramble};

/// The most games that a balance of colours can be made of.
const MOST_BALANCE: i128 = 32;

/// The teams that play a round, best first, as they stand before it.
#[derive(Clone, Debug)]
pub(super) struct TeamField {
    pub(super) teams: Vec<FieldTeam>,
}

/// A team before a round.
#[derive(Clone, Debug)]
pub(super) struct FieldTeam {
    pub(super) no: TeamNo,
    /// Match points, and under McMahon what it began with; in quarters.
    score: i64,
    /// Whose teams it is kept apart from, if the event keeps clubs apart.
    club: Option<String>,
    /// Where it stands among those with as many, from 0, and how many those are.
    place: usize,
    group: usize,
    /// How much more often it was White at board 1 than Black, and which it was last.
    balance: i32,
    last: Option<Color>,
    byes: usize,
    met: HashSet<TeamNo>,
    name: NameKey,
}

impl TeamField {
    /// Who has somebody to play: a player of the line-up takes part in the round. Rounds from this one on do not count.
    pub(super) fn new(tournament: &Tournament, round: RoundNo) -> Self {
        let mut before = tournament.before(round);
        let score = match before.teams.system {
            TeamSystem::McMahon => TeamCriterion::Mcmahon,
            _ => TeamCriterion::Teamp,
        };
        before.teams.placement.retain(|one| *one != score);
        before.teams.placement.insert(0, score);
        let here: HashSet<_> = tournament.participants(round).map(|entry| entry.id).collect();
        let mut teams = Vec::new();
        for row in team_standings(&before, RoundNo(round.0 - 1)).rows {
            let team = &before.teams.list[row.index];
            let line_up = before.line_up(team, round);
            if line_up.players().any(|(_, player)| here.contains(&player)) {
                let mut one = FieldTeam {
                    no: team.no,
                    score: row.values[0].as_quarters(),
                    club: before
                        .team_club(team)
                        .filter(|_| before.teams.clubs_apart)
                        .map(str::to_owned),
                    place: 0,
                    group: 0,
                    balance: 0,
                    last: None,
                    byes: 0,
                    met: HashSet::new(),
                    name: NameKey::new(&team.name, ""),
                };
                before.rounds.iter().for_each(|earlier| one.remember(&before, earlier));
                teams.push(one);
            }
        }
        for group in teams.chunk_by_mut(|a, b| a.score == b.score) {
            let size = group.len();
            for (place, team) in group.iter_mut().enumerate() {
                (team.place, team.group) = (place, size);
            }
        }
        Self { teams }
    }

    /// Those who may have the bye, who had fewest first and of them the last.
    pub(super) fn by_bye(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.teams.len()).collect();
        order.sort_by_key(|at| (self.teams[*at].byes, Reverse(*at)));
        order
    }

    /// Whether the first of two is White at board 1: who was less often, else who was Black last, else as the names
    /// have it.
    pub(super) fn first_is_white(&self, first: usize, second: usize) -> bool {
        let (one, other) = (&self.teams[first], &self.teams[second]);
        match one.whites().cmp(&other.whites()) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => scramble(&one.name, &other.name, 1) == 0,
        }
    }

    /// Two teams with White's at board 1 first, by how often they were; as they come where that is equal.
    pub(super) fn white_first(&self, pair: [TeamNo; 2]) -> [TeamNo; 2] {
        let whites = |no: TeamNo| {
            self.teams.iter().find(|team| team.no == no).map(FieldTeam::whites).unwrap_or_default()
        };
        if whites(pair[1]) < whites(pair[0]) { [pair[1], pair[0]] } else { pair }
    }
}

impl FieldTeam {
    /// How often it was White at board 1, and whether it was last.
    fn whites(&self) -> (i32, bool) {
        (self.balance, self.last == Some(Color::White))
    }

    /// What an earlier round was for it. A match to which somebody did not come was none, and may come again.
    fn remember(&mut self, tournament: &Tournament, round: &Round) {
        self.byes += round.teams.byes.iter().filter(|no| **no == self.no).count();
        let own = |one: &&TeamMatch| one.first == self.no || one.second == self.no;
        let Some(one) = round.teams.matches.iter().find(own) else { return };
        if one.absent.is_some() {
            return;
        }
        let first = one.first == self.no;
        self.met.insert(if first { one.second } else { one.first });
        let side = usize::from(!first);
        let boards = tournament.match_boards(round, one);
        let Some(player) = boards.first().and_then(|board| board.players[side]) else { return };
        let game = round.board_of(player).filter(|game| game.colors_known && game.handicap == 0);
        if let Some(color) = game.and_then(|game| game.color_of(player)) {
            self.balance += if color == Color::White { 1 } else { -1 };
            self.last = Some(color);
        }
    }
}

/// The teams of a field at some places, as the vertices of a matching.
pub(super) struct TeamRoster<'a> {
    pub(super) field: &'a TeamField,
    pub(super) places: &'a [usize],
}

impl Weights for TeamRoster<'_> {
    type Value = i128;

    fn count(&self) -> usize {
        self.places.len()
    }

    /// Less for whatever is worse; one step of a criterion is more than all pairs can make of those after it.
    fn weight(&self, a: usize, b: usize) -> Option<i128> {
        let (upper, lower) =
            (self.places[a].min(self.places[b]), self.places[a].max(self.places[b]));
        let (upper, lower) = (&self.field.teams[upper], &self.field.teams[lower]);
        if upper.met.contains(&lower.no) {
            return None;
        }
        let (count, pairs) = (self.field.teams.len() as i128, self.places.len() as i128 / 2);
        let color_step = pairs * 2 * count * count + 1;
        let club_step = color_step * (pairs * MOST_BALANCE + 1);
        let score_step = club_step * (pairs + 1);
        let difference = i128::from(upper.score - lower.score);
        let same = (upper.balance > 0) == (lower.balance > 0);
        let color = if same { upper.balance.abs().min(lower.balance.abs()) } else { 0 };
        Some(
            -(difference * difference * score_step
                + i128::from(upper.club.is_some() && upper.club == lower.club) * club_step
                + i128::from(color) * color_step
                + misplaced(upper, lower)),
        )
    }
}

/// How far two are from whom the seeding would have them meet, squared.
fn misplaced(upper: &FieldTeam, lower: &FieldTeam) -> i128 {
    let squared = |distance: usize| (distance * distance) as i128;
    if upper.score == lower.score {
        squared((lower.place - upper.place).abs_diff(upper.group / 2))
    } else {
        squared(upper.group - 1 - upper.place) + squared(lower.place)
    }
}
