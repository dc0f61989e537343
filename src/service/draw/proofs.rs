use crate::prelude::*;
use interchange::json;
use pairing::{
    AnyCertificate, Draw, DrawCertificate, Proof, TeamCertificate, TeamDraw, before_draw,
};

/// The proof of a round's draw, with everything needed to check it again: of players, of teams, or of either.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawProof<C = DrawCertificate> {
    pub certificate: C,
    pub body: String,
    /// The tournament before the round, as a file of Tengen.
    pub file: String,
}

impl DrawProof {
    /// Whether what the draw depended on is unchanged in `tournament`.
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
    pub fn tournament(&self) -> Option<Tournament> {
        json::read(self.file.as_bytes()).ok().map(|imported| imported.tournament)
    }
}

fn file(tournament: &Tournament, no: RoundNo) -> String {
    text(&before(tournament, no))
}

/// What a draw depends on: not when rounds began, who confirmed results, or games that were given up.
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

/// Without versions of boards: confirming a result does not matter to a draw.
fn settled(mut tournament: Tournament) -> Tournament {
    for board in tournament.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.version = 0;
    }
    tournament
}

impl Service {
    /// `None` if the round was not drawn here, or its proof was refused.
    pub fn any_proof(
        &self,
        id: TournamentId,
        no: RoundNo,
    ) -> Result<Option<DrawProof<AnyCertificate>>> {
        let row = self.read(|c| c.certificate(id, no))?;
        let proof = |row: CertificateRow| {
            let certificate = AnyCertificate::parse(&row.body).ok()?;
            Some(DrawProof { certificate, body: row.body, file: row.file })
        };
        Ok(row.and_then(proof))
    }

    pub fn draw_proof(&self, id: TournamentId, no: RoundNo) -> Result<Option<DrawProof>> {
        Ok(self.any_proof(id, no)?.and_then(|proof| match proof.certificate {
            AnyCertificate::Players(certificate) => {
                Some(DrawProof { certificate, body: proof.body, file: proof.file })
            }
            AnyCertificate::Teams(_) => None,
        }))
    }

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

    pub fn certificate(&self, id: TournamentId, no: RoundNo) -> Result<Option<AnyCertificate>> {
        let body = self.read(|c| c.certificate_body(id, no))?;
        Ok(body.and_then(|body| AnyCertificate::parse(&body).ok()))
    }
}

/// The file of a draw without that person's name; `Some(None)` if the proof does not hold without it, `None` if the
/// person is not in it.
pub(crate) fn without_name(row: &CertificateRow, known: &Entry) -> Option<Option<String>> {
    let mut tournament = json::read(row.file.as_bytes()).ok()?.tournament;
    let at = tournament.entries.iter().position(|entry| entry.id == known.id)?;
    tournament.entries[at] = tournament.entries[at].forgotten();
    let holds = AnyCertificate::parse(&row.body).and_then(|proof| proof.check(&tournament));
    Some(holds.is_ok().then(|| text(&tournament)))
}

/// `None` if the proof was refused.
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

/// `None` if the round follows a plan.
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
