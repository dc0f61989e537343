use chrono::{DateTime, Utc};
use interchange::json;
use pairing::{
    AnyCertificate, Draw, DrawCertificate, Proof, TeamCertificate, TeamDraw, before_draw,
};
use store::CertificateRow;
use tournament::{Entry, RoundNo, Tournament, TournamentId};

use crate::{Result, Service};

/// The proof of a round's draw, with all that is needed to check it again: of players, of teams, or of either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawProof<C = DrawCertificate> {
    /// The certificate.
    pub certificate: C,
    /// The certificate as a file.
    pub body: String,
    /// The tournament as it was before the round, as a file of Tengen.
    pub file: String,
}

impl DrawProof {
    /// Whether that tournament still is, for the draw, as it was when the round was drawn.
    #[must_use]
    pub fn is_of(&self, tournament: &Tournament) -> bool {
        let now = before(tournament, self.certificate.round);
        self.file == text(&now)
            || self.tournament().is_some_and(|then| settled(then) == settled(now))
    }

    /// The tournament as a draw of that round would keep it now.
    #[must_use]
    pub fn file_of(tournament: &Tournament, no: RoundNo) -> String {
        file(tournament, no)
    }
}

impl<C> DrawProof<C> {
    /// The tournament as it was before the round.
    #[must_use]
    pub fn tournament(&self) -> Option<Tournament> {
        json::read(self.file.as_bytes()).ok().map(|imported| imported.tournament)
    }
}

/// What a draw depended on, as a file of Tengen.
fn file(tournament: &Tournament, no: RoundNo) -> String {
    text(&before(tournament, no))
}

/// What a draw depended on: neither when rounds began, nor who confirmed what, nor games that were given up.
fn before(tournament: &Tournament, no: RoundNo) -> Tournament {
    let mut before = before_draw(tournament, no);
    before.clocks.clear();
    for board in before.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        (board.replay, board.confirmed, board.appointment) = (None, None, None);
    }
    before
}

fn text(tournament: &Tournament) -> String {
    String::from_utf8_lossy(&json::write(tournament).bytes).into_owned()
}

/// The same without the count of each board's changes: one that was confirmed is the same to a draw.
fn settled(mut tournament: Tournament) -> Tournament {
    for board in tournament.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.version = 0;
    }
    tournament
}

impl Service {
    /// The proof of a round's draw; `None` if the round was not drawn here, or its proof was refused.
    pub fn any_proof(
        &self,
        id: TournamentId,
        no: RoundNo,
    ) -> Result<Option<DrawProof<AnyCertificate>>> {
        let row = self.store.read(|c| c.certificate(id, no))?;
        let proof = |row: CertificateRow| {
            let certificate = AnyCertificate::parse(&row.body).ok()?;
            Some(DrawProof { certificate, body: row.body, file: row.file })
        };
        Ok(row.and_then(proof))
    }

    /// The same of a draw of players.
    pub fn draw_proof(&self, id: TournamentId, no: RoundNo) -> Result<Option<DrawProof>> {
        Ok(self.any_proof(id, no)?.and_then(|proof| match proof.certificate {
            AnyCertificate::Players(certificate) => {
                Some(DrawProof { certificate, body: proof.body, file: proof.file })
            }
            AnyCertificate::Teams(_) => None,
        }))
    }

    /// The same of a draw of teams.
    pub fn team_proof(
        &self,
        id: TournamentId,
        no: RoundNo,
    ) -> Result<Option<DrawProof<TeamCertificate>>> {
        Ok(self.any_proof(id, no)?.and_then(|proof| match proof.certificate {
            AnyCertificate::Teams(certificate) => {
                Some(DrawProof { certificate, body: proof.body, file: proof.file })
            }
            AnyCertificate::Players(_) => None,
        }))
    }

    /// The certificate of a round's draw alone.
    pub fn certificate(&self, id: TournamentId, no: RoundNo) -> Result<Option<AnyCertificate>> {
        let body = self.store.read(|c| c.certificate_body(id, no))?;
        Ok(body.and_then(|body| AnyCertificate::parse(&body).ok()))
    }
}

/// The file of a draw without that person's name, or that the proof does not hold without it; none where they are not
/// in it.
pub(crate) fn without_name(row: &CertificateRow, known: &Entry) -> Option<Option<String>> {
    let mut tournament = json::read(row.file.as_bytes()).ok()?.tournament;
    let at = tournament.entries.iter().position(|entry| entry.id == known.id)?;
    tournament.entries[at] = tournament.entries[at].forgotten();
    let holds = AnyCertificate::parse(&row.body).and_then(|proof| proof.check(&tournament));
    Some(holds.is_ok().then(|| text(&tournament)))
}

/// The proof of a draw from that tournament as it is kept; none if it was refused.
pub(crate) fn proof_of(
    drawn: &Draw,
    before: &Tournament,
    made_at: DateTime<Utc>,
) -> Option<CertificateRow> {
    (drawn.proof != Proof::Refused).then(|| CertificateRow {
        body: drawn.certificate.to_text(),
        file: file(before, drawn.round),
        made_at,
    })
}

/// The same of a draw of teams; none if it is by a plan.
pub(crate) fn team_proof_of(
    drawn: &TeamDraw,
    before: &Tournament,
    made_at: DateTime<Utc>,
) -> Option<CertificateRow> {
    let certificate = drawn.proved()?;
    Some(CertificateRow {
        body: certificate.to_text(),
        file: file(before, drawn.round.no),
        made_at,
    })
}
