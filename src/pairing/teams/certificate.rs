use tournament::{RoundNo, TeamMatch, TeamNo, Tournament};

use super::field::{TeamField, TeamRoster};
use crate::CertificateError;
use crate::certified_text::{row, single, words};
use matching::{Certificate, check};

pub(crate) const TITLE: &str = "team-draw-certificate 1";
const HEAD: usize = 4;

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
    #[must_use]
    pub fn covers(&self, matches: &[TeamMatch]) -> usize {
        let meet = |(a, b): (TeamNo, TeamNo)| matches.iter().any(|one| one.has(a) && one.has(b));
        self.pairs().filter(|pair| meet(*pair)).count()
    }

    /// The certificate as lines of text: `team-draw-certificate 1`, then `round`, `teams` and `bye` with the
    /// numbers of teams, then the certificate of the matching, whose vertices are the teams in that order.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\nround {}\n", self.round);
        row(&mut text, "teams", &self.teams);
        row(&mut text, "bye", self.bye.as_slice());
        text + &self.matching.to_text()
    }

    /// Reads a certificate. Its form is checked here, its truth by [`TeamCertificate::check`]. An error names the
    /// line.
    pub fn parse(text: &str) -> Result<Self, CertificateError> {
        let lines: Vec<&str> = text.lines().take(HEAD).collect();
        let at = |line: usize| lines.get(line).copied().unwrap_or_default();
        if at(0) != TITLE {
            return Err(CertificateError::Head { line: 1, what: "the title", example: TITLE });
        }
        let team = |word: &str| word.parse().ok().map(TeamNo);
        let rest: usize = text.split_inclusive('\n').take(HEAD).map(str::len).sum();
        Ok(Self {
            round: RoundNo(single(at(1), "round", 2, "round 4", |word| word.parse().ok())?),
            teams: words(at(2), "teams", 3, "teams 1 2 5 7", team)?,
            bye: words(at(3), "bye", 4, "bye 9", team)?.first().copied(),
            matching: Certificate::parse(&text[rest..])
                .map_err(|cause| CertificateError::Text { head: HEAD, cause })?,
        })
    }
}
