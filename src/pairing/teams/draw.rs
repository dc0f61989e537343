use tournament::{
    Board, Round, RoundNo, RoundState, TableNo, TeamMatch, TeamNo, TeamRound, Tournament,
};

use super::TeamCertificate;
use super::field::{TeamField, TeamRoster};
use crate::solve::{Unsolved, best_matching};
use crate::{MAX_TABLE, Proof, UnknownRound};

/// A round of teams as it was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamDraw {
    /// The draft of the round: matches, the bye, and a board wherever both teams have a player, match by match at tables
    /// that follow one another.
    pub round: Round,
    /// Whether it is proved that no draw of these teams is better.
    pub proof: Proof,
    /// That proof, to be kept with the round.
    pub certificate: TeamCertificate,
}

/// Why a round of teams was not drawn. Nothing is changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamDrawError {
    /// The tournament has no such round.
    #[error(transparent)]
    UnknownRound(#[from] UnknownRound),
    /// No team has a player in the round, or one alone has.
    #[error("round {round} has {teams} teams that play: a match needs two")]
    TooFew {
        /// The round.
        round: RoundNo,
        /// How many play.
        teams: usize,
    },
    /// Somebody would have to meet an earlier opponent again.
    #[error("round {round} cannot be drawn without a second meeting: too few are left for {left}")]
    NoValidPairing {
        /// The round.
        round: RoundNo,
        /// Names of teams that too few others are left for.
        left: String,
    },
    /// There are more teams than the solver counts.
    #[error("{0} teams are more than can be drawn")]
    TooLarge(usize),
}

/// Draws a round of teams. The same tournament always gives the same draw; matches of this round and of later ones do
/// not count. With an odd number, the last team of those with fewest byes has the bye without which the rest can be
/// drawn.
///
/// # Errors
/// [`TeamDrawError`] if there is no such round, or no draw of it.
pub fn draw_teams(tournament: &Tournament, round: RoundNo) -> Result<TeamDraw, TeamDrawError> {
    let rounds = tournament.settings.rounds;
    if !(1..=rounds).contains(&round.0) {
        return Err(UnknownRound { round, rounds }.into());
    }
    let field = TeamField::new(tournament, round);
    let teams = field.teams.len();
    if teams < 2 {
        return Err(TeamDrawError::TooFew { round, teams });
    }
    let byes = if teams.is_multiple_of(2) {
        vec![None]
    } else {
        field.by_bye().into_iter().map(Some).collect()
    };
    let mut refused = TeamDrawError::TooFew { round, teams };
    for bye in byes {
        let places: Vec<usize> = (0..teams).filter(|place| Some(*place) != bye).collect();
        let solution = match best_matching(&TeamRoster { field: &field, places: &places }) {
            Ok(solution) => solution,
            Err(Unsolved::NoValidPairing(why)) => {
                let numbers = why.unpaired.iter().map(|at| field.teams[places[*at]].no);
                let left = names(tournament, numbers);
                refused = TeamDrawError::NoValidPairing { round, left };
                continue;
            }
            Err(_) => return Err(TeamDrawError::TooLarge(teams)),
        };
        let numbers = places.iter().map(|place| field.teams[*place].no);
        let certificate = TeamCertificate {
            round,
            teams: numbers.collect(),
            bye: bye.map(|bye| field.teams[bye].no),
            matching: solution.certificate,
        };
        let pairs = solution.pairs.into_iter().map(|(a, b)| (places[a], places[b]));
        let round = seated(tournament, &field, pairs, &certificate);
        return Ok(TeamDraw { round, proof: solution.proof, certificate });
    }
    Err(refused)
}

fn names(tournament: &Tournament, teams: impl Iterator<Item = TeamNo>) -> String {
    let names = teams.filter_map(|no| Some(tournament.teams.team(no)?.name.as_str()));
    names.collect::<Vec<_>>().join(", ")
}

/// The round with those pairs of places, the best team's match first: colours alternate from board to board.
fn seated(
    tournament: &Tournament,
    field: &TeamField,
    pairs: impl Iterator<Item = (usize, usize)>,
    certificate: &TeamCertificate,
) -> Round {
    let unused = &tournament.settings.draw.unused_tables;
    let mut tables = (1..=MAX_TABLE).map(TableNo).filter(|table| !unused.contains(table));
    let mut round = Round::empty(certificate.round, RoundState::Draft);
    round.teams = TeamRound { matches: Vec::new(), byes: certificate.bye.into_iter().collect() };
    for (a, b) in pairs {
        let (first, second) = if field.first_is_white(a, b) { (a, b) } else { (b, a) };
        let (first, second) = (&field.teams[first], &field.teams[second]);
        round.teams.matches.push(TeamMatch { first: first.no, second: second.no, absent: None });
        for (board, one) in first.line_up.players() {
            let Some(other) = second.line_up.at(board) else { continue };
            let table = tables.next().unwrap_or(TableNo(MAX_TABLE));
            let (white, black) = if board % 2 == 1 { (one, other) } else { (other, one) };
            round.boards.push(Board::new(table, black, white, 0));
        }
    }
    round
}

impl TeamDraw {
    /// The tournament with this draft in it, and with the line-ups that it was drawn from declared.
    #[must_use]
    pub fn applied_to(&self, tournament: &Tournament) -> Tournament {
        let mut after = tournament.clone();
        let no = self.round.no;
        let playing: Vec<TeamNo> = self.round.teams.teams().collect();
        for team in &mut after.teams.list {
            if playing.contains(&team.no) {
                let line_up = tournament.line_up(team, no);
                team.line_ups.insert(no, line_up);
            }
        }
        after.rounds.retain(|round| round.no != no);
        after.rounds.push(self.round.clone());
        after.rounds.sort_by_key(|round| round.no);
        after
    }
}
