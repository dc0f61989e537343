use super::field::{TeamField, TeamRoster};
use super::{knockout::staged, seating::seat_teams};
use crate::certified_text::{head, row, single, words};
use crate::prelude::*;
use crate::solve::{Unsolved, best_matching};
use crate::systems::{berger, berger_rounds};
use crate::{CertificateError, Proof};

/// A round of teams as it was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamDraw {
    /// The draft of the round: matches, the bye, and a board wherever both teams have a player, match by match at
    /// consecutive tables.
    pub round: Round,
    /// Whether it is proved that no draw of these teams is better; `None` for a round robin, which is planned.
    pub proof: Option<Proof>,
    /// That proof.
    pub certificate: Option<TeamCertificate>,
}

impl TeamDraw {
    /// The proof that no draw of these teams is better, if there is one and it was not refused.
    pub fn proved(&self) -> Option<&TeamCertificate> {
        self.certificate.as_ref().filter(|_| self.proof == Some(Proof::Optimal))
    }
}

/// Why a round of teams was not drawn. Nothing is changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)] // the fields say what they hold
pub enum TeamDrawError {
    /// The tournament has no such round.
    #[error(transparent)]
    UnknownRound(#[from] UnknownRound),
    /// Fewer than two teams have a player in the round.
    #[error("round {round} has {teams} teams that play: a match needs two")]
    TooFew { round: RoundNo, teams: usize },
    /// There is no draw without a second meeting; the teams that have too few possible opponents, by name.
    #[error("round {round} cannot be drawn without a second meeting: too few are left for {left}")]
    NoValidPairing { round: RoundNo, left: String },
    /// All teams have met as often as the round robin has it.
    #[error("the round robin of these teams is over after round {rounds}")]
    Over { rounds: usize },
    /// A match of the knock-out has no winner.
    #[error("who goes on of {teams} in round {round} is not decided")]
    Undecided { round: RoundNo, teams: String },
    /// There are more teams than the solver counts.
    #[error("{0} teams are more than can be drawn")]
    TooLarge(usize),
}

impl TeamDrawError {
    /// The sentence of the catalogues.
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::UnknownRound(unknown) => unknown.sentence(),
            Self::TooFew { round, teams } => {
                Sentence::new("team-draw-too-few").with("round", *round).with("teams", *teams)
            }
            Self::NoValidPairing { left, .. } => {
                Sentence::new("team-draw-no-valid-pairing").with("teams", left)
            }
            Self::Over { rounds } => Sentence::new("team-draw-over").with("rounds", *rounds),
            Self::Undecided { round, teams } => {
                Sentence::new("team-draw-undecided").with("round", *round).with("teams", teams)
            }
            Self::TooLarge(teams) => Sentence::new("team-draw-too-large").with("teams", *teams),
        }
    }
}

/// Draws a round of teams. The same tournament always gives the same draw; matches of this round and of later ones
/// do not count. With an odd number, the bye goes to the last team of those with fewest byes without which the rest
/// can be drawn.
pub fn draw_teams(tournament: &Tournament, round: RoundNo) -> Result<TeamDraw, TeamDrawError> {
    let rounds = tournament.settings.rounds;
    if !(1..=rounds).contains(&round.0) {
        return Err(UnknownRound { round, rounds }.into());
    }
    if tournament.teams.system.is_planned() {
        return planned(tournament, round);
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
        let team = |at: usize| &field.teams[places[at]];
        let named = |(a, b): (usize, usize)| {
            let white_first = team(a).is_white(team(b)).0 != tournament.teams.first_black;
            let (first, second) = if white_first { (a, b) } else { (b, a) };
            TeamMatch::new(team(first).no, team(second).no)
        };
        let matches = solution.pairs.into_iter().map(named).collect();
        let byes = certificate.bye.into_iter().collect();
        let round = seat_teams(tournament, round, TeamRound { matches, byes, ..TeamRound::NONE });
        let (proof, certificate) = (Some(solution.proof), Some(certificate));
        return Ok(TeamDraw { round, proof, certificate });
    }
    Err(refused)
}

/// The number of rounds of a tournament of teams, where all are planned before the first; `None` in other systems,
/// for fewer than two teams, and where players meet.
#[must_use]
pub fn team_rounds(tournament: &Tournament) -> Option<usize> {
    let (system, teams) = (tournament.teams.system, tournament.planned_teams().len());
    let takes = match system {
        TeamSystem::Groups => tournament.group_rounds() + tournament.knock_out_rounds(),
        _ => berger_rounds(teams, system == TeamSystem::DoubleRoundRobin),
    };
    (system.is_planned() && teams > 1 && tournament.teams.meet()).then_some(takes)
}

/// A round of the plan. In a round robin by Berger's tables: teams by their place in the list, in the tables'
/// order. Who would meet a team that has left has a bye.
fn planned(tournament: &Tournament, round: RoundNo) -> Result<TeamDraw, TeamDrawError> {
    let list = tournament.planned_teams();
    let teams = list.len();
    let Some(rounds) = team_rounds(tournament) else {
        return Err(TeamDrawError::TooFew { round, teams });
    };
    if round.index() >= rounds {
        return Err(TeamDrawError::Over { rounds });
    }
    if tournament.teams.system == TeamSystem::Groups {
        let teams = staged(tournament, round)?;
        let drawn = seat_teams(tournament, round, teams);
        return Ok(TeamDraw { round: drawn, proof: None, certificate: None });
    }
    let pairs = berger(teams, round.index());
    let plays = |at: usize| pairs.iter().any(|(a, b)| *a == at || *b == at);
    let byes = (0..teams).filter(|at| !plays(*at)).map(|at| list[at].no).collect();
    let matches = pairs.iter().map(|(a, b)| TeamMatch::new(list[*a].no, list[*b].no)).collect();
    let teams = without_left(tournament, round, TeamRound { matches, byes, ..TeamRound::NONE });
    let drawn = seat_teams(tournament, round, teams);
    if drawn.boards.is_empty() {
        return Err(TeamDrawError::TooFew { round, teams: 0 });
    }
    Ok(TeamDraw { round: drawn, proof: None, certificate: None })
}

pub(super) fn without_left(
    tournament: &Tournament,
    round: RoundNo,
    mut teams: TeamRound,
) -> TeamRound {
    let here = tournament.teams_from(round);
    teams.matches.retain(|one| {
        let both = here.contains(&one.first) && here.contains(&one.second);
        if !both {
            teams.byes.extend([one.first, one.second]);
        }
        both
    });
    teams.byes.retain(|team| here.contains(team));
    teams
}

pub(super) fn names(tournament: &Tournament, teams: impl Iterator<Item = TeamNo>) -> String {
    let names = teams.filter_map(|no| Some(tournament.teams.team(no)?.name.as_str()));
    names.collect::<Vec<_>>().join(", ")
}

pub(crate) const TITLE: &str = "team-draw-certificate 1";

/// The proof of a draw of teams: the teams drawn, and the certificate of the matching. Anyone can
/// [check](TeamCertificate::check) it against the tournament as it was before the round: all weights are computed
/// again, without the solver. The choice of the bye is not part of the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamCertificate {
    /// The round that was drawn.
    pub round: RoundNo,
    /// The teams drawn, best first: the vertices of the matching.
    pub teams: Vec<TeamNo>,
    /// The team with the bye.
    pub bye: Option<TeamNo>,
    /// Mates and duals of the best draw.
    pub matching: Certificate,
}

impl TeamCertificate {
    /// The drawn pairs.
    pub fn pairs(&self) -> impl Iterator<Item = (TeamNo, TeamNo)> + '_ {
        let pairs = self.matching.pairs().into_iter();
        pairs.filter_map(|(a, b)| Some((*self.teams.get(a)?, *self.teams.get(b)?)))
    }

    /// Checks the proof against the tournament as it was before the round. An error is the first fault.
    pub fn check(&self, tournament: &Tournament) -> Result<(), CertificateError> {
        let field = TeamField::new(tournament, self.round);
        let drawn = |place: &usize| Some(field.teams[*place].no) != self.bye;
        let places: Vec<usize> = (0..field.teams.len()).filter(drawn).collect();
        if !places.iter().map(|place| &field.teams[*place].no).eq(&self.teams) {
            return Err(CertificateError::OtherTeams);
        }
        check(&TeamRoster { field: &field, places: &places }, &self.matching)
            .map_err(CertificateError::Refused)
    }

    /// The number of these matches that are as drawn; colours do not matter.
    pub fn covers(&self, matches: &[TeamMatch]) -> usize {
        let meet = |(a, b): (TeamNo, TeamNo)| matches.iter().any(|one| one.has(a) && one.has(b));
        self.pairs().filter(|pair| meet(*pair)).count()
    }

    /// The certificate as lines of text: `team-draw-certificate 1`, then `round`, `teams` and `bye` with the
    /// numbers of teams, then the certificate of the matching, whose vertices are the teams in that order.
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\nround {}\n", self.round);
        row(&mut text, "teams", &self.teams);
        row(&mut text, "bye", self.bye.as_slice());
        text + &self.matching.to_text()
    }

    /// Reads a certificate. Its form is checked here, its truth by [`TeamCertificate::check`]. An error names the
    /// line.
    pub fn parse(text: &str) -> Result<Self, CertificateError> {
        let ([_, round, teams, bye], matching) = head(text, TITLE)?;
        let team = |word: &str| word.parse().ok().map(TeamNo);
        Ok(Self {
            round: RoundNo(single(round, "round", 2, "round 4", |word| word.parse().ok())?),
            teams: words(teams, "teams", 3, "teams 1 2 5 7", team)?,
            bye: words(bye, "bye", 4, "bye 9", team)?.first().copied(),
            matching,
        })
    }
}
