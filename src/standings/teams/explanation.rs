use rating::Rating;
use tournament::{EntryId, MatchResult, RoundNo, TeamCriterion, TeamNo, Tournament};

use super::{TeamSheet, TeamStandings, criteria};
use crate::Value;

/// The terms of a team's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamExplanation {
    /// The team whose value it is.
    pub team: TeamNo,
    /// Which criterion.
    pub criterion: TeamCriterion,
    /// The value: the sum of all terms.
    pub value: Value,
    /// What was added up.
    pub terms: Vec<TeamTerm>,
}

/// One thing that was added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamTerm {
    /// The round it comes from.
    pub round: RoundNo,
    /// The opponent of that round, if the term comes from a match.
    pub opponent: Option<TeamNo>,
    /// How the amount came about.
    pub part: TeamPart,
    /// What it adds.
    pub amount: Value,
}

/// How the amount of a term came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamPart {
    /// The worth of a match with that result.
    Match(MatchResult),
    /// What a bye is worth.
    Bye,
    /// Points given or taken: the index in the tournament's list of adjustments, which has the reason.
    Adjustment(usize),
    /// The team's points of its first boards, up to that number.
    Boards(usize),
    /// Its board points, each board as often as its weight.
    WeightedBoards,
    /// The opponent's value.
    Opponent,
    /// The rating of the player at a board.
    Rating {
        /// The board, from 1.
        board: usize,
        /// Who.
        entry: EntryId,
    },
    /// From the sum of ratings to their mean.
    Divided,
    /// A round of the knock-out that the team came to.
    Reached,
    /// The starting points of a team of that rating, before round 1.
    Start(Option<Rating>),
}

impl TeamTerm {
    pub(super) const fn of(round: RoundNo, part: TeamPart, amount: Value) -> Self {
        Self { round, opponent: None, part, amount }
    }

    pub(super) fn against(
        sheet: &TeamSheet<'_>,
        round: RoundNo,
        opponent: usize,
        part: TeamPart,
        amount: Value,
    ) -> Self {
        Self::of(round, part, amount).with(sheet, Some(opponent))
    }

    /// With that opponent, if there is one.
    pub(super) fn with(self, sheet: &TeamSheet<'_>, opponent: Option<usize>) -> Self {
        Self { opponent: opponent.map(|at| sheet.team(at).no), ..self }
    }
}

/// Explains a team's value of a criterion; `None` if those standings have no such team or criterion.
#[must_use]
pub fn explain_team(
    tournament: &Tournament,
    standings: &TeamStandings,
    team: TeamNo,
    criterion: TeamCriterion,
) -> Option<TeamExplanation> {
    let at = standings.criteria.iter().position(|one| *one == criterion)?;
    let row = standings.rows.iter().find(|row| row.team == team)?;
    let sheet = TeamSheet::new(tournament, standings.through);
    let terms = if criterion == TeamCriterion::Direct {
        let same = standings.rows.iter().filter(|other| other.values[..at] == row.values[..at]);
        let tied: Vec<usize> = same.map(|row| row.index).collect();
        criteria::direct(&sheet, row.index, &tied)
    } else {
        criteria::terms(&sheet, row.index, criterion)
    };
    let value = criteria::total(criterion, &terms);
    Some(TeamExplanation { team, criterion, value, terms })
}
