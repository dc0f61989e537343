use base16ct::lower::encode_string as hex;
use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use sha2::{Digest, Sha256};

use tournament::{RoundNo, TournamentId};

use super::connection::AnyConnection;
use super::open::Result;
use super::parts::{self, EventPart};
use super::schema::certificate;
use super::tournaments::timestamp;

/// The proof of a round's draw as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateRow {
    /// The certificate, in its own text.
    pub body: String,
    /// The tournament as it was before the round, in Tengen's JSON.
    pub file: String,
    /// When the round was drawn.
    pub made_at: DateTime<Utc>,
}

impl CertificateRow {
    /// SHA-256 over the tournament and the certificate, one after the other, in hexadecimal.
    #[must_use]
    pub fn digest(&self) -> String {
        Self::digest_of(&self.file, &self.body)
    }

    /// The same of a tournament and a certificate in their own texts.
    #[must_use]
    pub fn digest_of(file: &str, body: &str) -> String {
        let sha = Sha256::new().chain_update(file).chain_update(body);
        hex(&sha.finalize())
    }
}

#[derive(Insertable)]
#[diesel(table_name = certificate)]
struct NewCertificate<'a> {
    tournament_id: i64,
    round_no: i32,
    body: &'a str,
    file: &'a str,
    made_at: NaiveDateTime,
}

impl AnyConnection {
    /// The proof of a round's draw; `None` if it was not drawn here.
    pub fn certificate(&mut self, id: TournamentId, no: RoundNo) -> Result<Option<CertificateRow>> {
        let found: Option<(String, String, NaiveDateTime)> = certificate::table
            .find((id.0, no.0))
            .select((certificate::body, certificate::file, certificate::made_at))
            .first(self)
            .optional()?;
        let row = |(body, file, made_at): (_, _, NaiveDateTime)| CertificateRow {
            body,
            file,
            made_at: made_at.and_utc(),
        };
        Ok(found.map(row))
    }

    /// The proofs of all rounds that were drawn here.
    pub fn certificates(&mut self, id: TournamentId) -> Result<Vec<(RoundNo, CertificateRow)>> {
        let found: Vec<(i32, String, String, NaiveDateTime)> = certificate::table
            .filter(certificate::tournament_id.eq(id.0))
            .order(certificate::round_no)
            .select((
                certificate::round_no,
                certificate::body,
                certificate::file,
                certificate::made_at,
            ))
            .load(self)?;
        let row = |(no, body, file, made_at): (i32, _, _, NaiveDateTime)| {
            (RoundNo(no), CertificateRow { body, file, made_at: made_at.and_utc() })
        };
        Ok(found.into_iter().map(row).collect())
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
        let was: Option<(String, String)> = certificate::table
            .find((id.0, no.0))
            .select((certificate::body, certificate::file))
            .first(self)
            .optional()?;
        let now = new.map(|new| (new.body.as_str(), new.file.as_str()));
        if was.as_ref().map(|(body, file)| (body.as_str(), file.as_str())) != now {
            parts::mark(id, EventPart::Certificate(no));
        }
        diesel::delete(certificate::table.find((id.0, no.0))).execute(self)?;
        if let Some(CertificateRow { body, file, made_at }) = new {
            let made_at = timestamp(*made_at);
            let row = NewCertificate { tournament_id: id.0, round_no: no.0, body, file, made_at };
            diesel::insert_into(certificate::table).values(&row).execute(self)?;
        }
        Ok(())
    }
}
