use tournament::{RoundNo, TeamNo, Tournament};

use super::field::{TeamField, TeamRoster};
use matching::{Certificate, CertificateFault, check};

/// The proof of a draw of teams: who was drawn, and the certificate of the matching.
///
/// With the tournament as it was before the round anybody can [check](TeamCertificate::check) it: all weights are reckoned
/// anew, and nothing of the solver is used. Who is due for the bye is not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamCertificate {
    /// The round that was drawn.
    pub round: RoundNo,
    /// Who was drawn, best first: the vertices of the matching.
    pub teams: Vec<TeamNo>,
    /// Who has the bye.
    pub bye: Option<TeamNo>,
    /// Mates and duals of the best draw.
    pub matching: Certificate,
}

/// Why a proof is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TeamCertificateError {
    /// Others play the round than those in it, or they stand otherwise.
    #[error(
        "other teams play the round, or in another order: is it the file from before this round?"
    )]
    OtherTeams,
    /// The proof does not hold.
    #[error(transparent)]
    Refused(#[from] CertificateFault),
}

impl TeamCertificate {
    /// The drawn pairs.
    pub fn pairs(&self) -> impl Iterator<Item = (TeamNo, TeamNo)> + '_ {
        let pairs = self.matching.pairs().into_iter();
        pairs.filter_map(|(a, b)| Some((*self.teams.get(a)?, *self.teams.get(b)?)))
    }

    /// Checks the proof against the tournament as it was before the round.
    ///
    /// # Errors
    /// [`TeamCertificateError`] with the first thing that does not hold.
    pub fn check(&self, tournament: &Tournament) -> Result<(), TeamCertificateError> {
        let field = TeamField::new(tournament, self.round);
        let drawn = |place: &usize| Some(field.teams[*place].no) != self.bye;
        let places: Vec<usize> = (0..field.teams.len()).filter(drawn).collect();
        if !places.iter().map(|place| &field.teams[*place].no).eq(&self.teams) {
            return Err(TeamCertificateError::OtherTeams);
        }
        Ok(check(&TeamRoster { field: &field, places: &places }, &self.matching)?)
    }
}
