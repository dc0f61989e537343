use crate::criteria::{NameKey, scramble};
use crate::prelude::*;
use standings::{Value, team_standings};
use std::cmp::Ordering;

/// The most games that count for the balance of colours.
const MOST_BALANCE: i128 = 32;

/// The teams that play a round, best first, as they stand before it.
#[derive(Clone, Debug)]
pub struct TeamField {
    pub(super) teams: Vec<FieldTeam>,
}

/// A team before a round.
#[derive(Clone, Debug)]
pub struct FieldTeam {
    /// Which team.
    pub no: TeamNo,
    /// Match points, and under McMahon the starting score.
    pub score: Value,
    /// The club whose other teams it must not meet, if the event keeps clubs apart.
    pub club: Option<String>,
    /// Its place among the teams with as many points, from 0.
    pub place: usize,
    /// The number of teams with as many points.
    pub group: usize,
    /// Games as White at board 1 less those as Black.
    pub balance: i32,
    /// How many byes it had.
    pub byes: usize,
    last: Option<Color>,
    met: HashSet<TeamNo>,
    name: NameKey,
}

/// Why one of two teams gets White at board 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhiteBy {
    /// It was White less often.
    Balance,
    /// The other was White last.
    Turn,
    /// A hash of both names: the other rules leave it open.
    Names,
}

impl TeamField {
    /// The teams with at least one player of the line-up in the round. Rounds from this one on do not count.
    #[must_use]
    pub fn new(tournament: &Tournament, round: RoundNo) -> Self {
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
                    score: row.values[0],
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

    /// Candidates for the bye: fewest byes first, among them the last first.
    pub(super) fn by_bye(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.teams.len()).collect();
        order.sort_by_key(|at| (self.teams[*at].byes, Reverse(*at)));
        order
    }

    /// The first candidate for the bye.
    pub fn due_for_bye(&self) -> Option<TeamNo> {
        self.by_bye().first().map(|at| self.teams[*at].no)
    }

    /// A team of those that play.
    pub fn team(&self, no: TeamNo) -> Option<&FieldTeam> {
        self.teams.iter().find(|team| team.no == no)
    }

    /// The team that gets White at board 1 first, by balance; in the given order where that is equal.
    pub(super) fn white_first(&self, pair: [TeamNo; 2]) -> [TeamNo; 2] {
        match pair.map(|no| self.team(no)) {
            [Some(one), Some(other)] => match one.is_white(other) {
                (false, WhiteBy::Balance | WhiteBy::Turn) => [pair[1], pair[0]],
                _ => pair,
            },
            _ => pair,
        }
    }
}

impl FieldTeam {
    /// Whether it played against that team.
    pub fn has_met(&self, other: TeamNo) -> bool {
        self.met.contains(&other)
    }

    /// The surplus of a colour at board 1 that both have: one of them gets it again.
    pub fn shared_balance(&self, other: &Self) -> i32 {
        let same = (self.balance > 0) == (other.balance > 0);
        if same { self.balance.abs().min(other.balance.abs()) } else { 0 }
    }

    /// The common club of both, if the event keeps clubs apart.
    pub fn shared_club(&self, other: &Self) -> Option<&str> {
        self.club.as_deref().filter(|_| self.club == other.club)
    }

    /// Whether it is White at board 1 against the other, and why: it was White less often, else the other was White
    /// last, else by names.
    pub fn is_white(&self, other: &Self) -> (bool, WhiteBy) {
        let last = |team: &Self| team.last == Some(Color::White);
        match (self.balance.cmp(&other.balance), last(self).cmp(&last(other))) {
            (Ordering::Equal, Ordering::Equal) => {
                (scramble(&self.name, &other.name, 1) == 0, WhiteBy::Names)
            }
            (Ordering::Equal, turn) => (turn.is_lt(), WhiteBy::Turn),
            (balance, _) => (balance.is_lt(), WhiteBy::Balance),
        }
    }

    /// Adds an earlier round. A match that a team did not attend does not count as a meeting.
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

pub(super) struct TeamRoster<'a> {
    pub(super) field: &'a TeamField,
    pub(super) places: &'a [usize],
}

impl Weights for TeamRoster<'_> {
    type Value = i128;

    fn count(&self) -> usize {
        self.places.len()
    }

    /// Each criterion lowers it; one step of a criterion is more than all pairs can make of the later ones.
    fn weight(&self, a: usize, b: usize) -> Option<i128> {
        let (upper, lower) =
            (self.places[a].min(self.places[b]), self.places[a].max(self.places[b]));
        let (upper, lower) = (&self.field.teams[upper], &self.field.teams[lower]);
        if upper.has_met(lower.no) {
            return None;
        }
        let (count, pairs) = (self.field.teams.len() as i128, self.places.len() as i128 / 2);
        let color_step = pairs * 2 * count * count + 1;
        let club_step = color_step * (pairs * MOST_BALANCE + 1);
        let score_step = club_step * (pairs + 1);
        let difference = i128::from(upper.score.as_quarters() - lower.score.as_quarters());
        Some(
            -(difference * difference * score_step
                + i128::from(upper.shared_club(lower).is_some()) * club_step
                + i128::from(upper.shared_balance(lower)) * color_step
                + misplaced(upper, lower)),
        )
    }
}

/// Squared distance of a pair from its place in the seeding.
fn misplaced(upper: &FieldTeam, lower: &FieldTeam) -> i128 {
    let squared = |distance: usize| (distance * distance) as i128;
    if upper.score == lower.score {
        squared((lower.place - upper.place).abs_diff(upper.group / 2))
    } else {
        squared(upper.group - 1 - upper.place) + squared(lower.place)
    }
}
