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

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = certificate)]
pub struct CertificateRow {
    /// The certificate's text.
    pub body: String,
    /// The tournament before the round, in Tengen's JSON.
    pub file: String,
    #[diesel(deserialize_as = At)]
    pub made_at: DateTime<Utc>,
}

impl CertificateRow {
    /// SHA-256 over tournament and certificate, one after the other, in hexadecimal.
    #[must_use]
    pub fn digest(&self) -> String {
        Self::digest_of(&self.file, &self.body)
    }

    #[must_use]
    pub fn digest_of(file: &str, body: &str) -> String {
        let sha = Sha256::new().chain_update(file).chain_update(body);
        hex(&sha.finalize())
    }
}

impl AnyConnection {
    /// `None` if the round was not drawn here.
    pub fn certificate(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<CertificateRow>> {
        let kept = certificate::table.find((id.0, no.0)).select(CertificateRow::as_select());
        Ok(kept.first(self).optional()?)
    }

    pub fn certificates(&mut self, id: TournamentId) -> Result<Vec<(RoundNo, CertificateRow)>> {
        let all: Vec<(i32, CertificateRow)> = certificate::table
            .filter(certificate::tournament_id.eq(id.0))
            .order(certificate::round_no)
            .select((certificate::round_no, CertificateRow::as_select()))
            .load(self)?;
        Ok(all.into_iter().map(|(no, row)| (RoundNo(no), row)).collect())
    }

    pub fn certificate_body(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<String>> {
        let found = certificate::table.find((id.0, no.0)).select(certificate::body);
        Ok(found.first(self).optional()?)
    }

    /// Replaces an earlier proof; `None` deletes it.
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
