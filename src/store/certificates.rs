use base16ct::lower::encode_string as hex;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use sha2::{Digest, Sha256};

use tournament::{RoundNo, TournamentId};

use super::columns::At;
use super::connection::AnyConnection;
use super::open::Result;
use super::parts::{self, EventPart};
use super::schema::certificate;
use super::tournaments::timestamp;

/// The proof of a round's draw as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = certificate)]
pub struct CertificateRow {
    /// The certificate, in its own text.
    pub body: String,
    /// The tournament as it was before the round, in Tengen's JSON.
    pub file: String,
    /// When the round was drawn.
    #[diesel(deserialize_as = At)]
    pub made_at: DateTime<Utc>,
}

impl CertificateRow {
    /// SHA-256 over the tournament and the certificate, one after the other, in hexadecimal.
    #[must_use]
    pub fn digest(&self) -> String {
        Self::digest_of(&self.file, &self.body)
    }

    /// That of a tournament and a certificate in their own texts.
    #[must_use]
    pub fn digest_of(file: &str, body: &str) -> String {
        let sha = Sha256::new().chain_update(file).chain_update(body);
        hex(&sha.finalize())
    }
}

impl AnyConnection {
    /// The proof of a round's draw; `None` if it was not drawn here.
    pub fn certificate(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<CertificateRow>> {
        let kept = certificate::table.find((id.0, no.0)).select(CertificateRow::as_select());
        Ok(kept.first(self).optional()?)
    }

    /// The proofs of all rounds that were drawn here.
    pub fn certificates(&mut self, id: TournamentId) -> Result<Vec<(RoundNo, CertificateRow)>> {
        let all: Vec<(i32, CertificateRow)> = certificate::table
            .filter(certificate::tournament_id.eq(id.0))
            .order(certificate::round_no)
            .select((certificate::round_no, CertificateRow::as_select()))
            .load(self)?;
        Ok(all.into_iter().map(|(no, row)| (RoundNo(no), row)).collect())
    }

    /// The certificate of a round's draw alone.
    pub fn certificate_body(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<String>> {
        let found = certificate::table.find((id.0, no.0)).select(certificate::body);
        Ok(found.first(self).optional()?)
    }

    /// Keeps the proof of a round's draw in place of an earlier one; `None` forgets it.
    pub fn keep_certificate(
        &mut self,
        id: TournamentId,
        no: RoundNo,
        new: Option<&CertificateRow>,
    ) -> Result<()> {
        let was = self.certificate(id, no)?;
        let parts = |row: &CertificateRow| (row.body.clone(), row.file.clone());
        if was.as_ref().map(parts) != new.map(parts) {
            parts::mark(id, EventPart::Certificate(no));
        }
        diesel::delete(certificate::table.find((id.0, no.0))).execute(self)?;
        if let Some(new) = new {
            let row = (
                certificate::tournament_id.eq(id.0),
                certificate::round_no.eq(no.0),
                certificate::body.eq(&new.body),
                certificate::file.eq(&new.file),
                certificate::made_at.eq(timestamp(new.made_at)),
            );
            diesel::insert_into(certificate::table).values(row).execute(self)?;
        }
        Ok(())
    }
}
