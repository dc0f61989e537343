use base16ct::lower::encode_string as hex;
use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use sha2::{Digest, Sha256};

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::heads::Committed;
use super::open::{Result, Store};
use super::schema::journal;
use super::tournaments::timestamp;
use super::{AccountId, Deed, journal_words};

/// One thing that was done in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// Its number in the tournament, from 1.
    pub seq: i64,
    /// When.
    pub at: DateTime<Utc>,
    /// Who did it.
    pub account: Option<AccountId>,
    /// What was done, by its name.
    pub act: String,
    /// JSON: what was before and after; players by their entry number.
    pub detail: String,
    /// JSON: what people typed in the act, kept beside the chain; empty if nothing. See [`JournalRow::told`].
    pub words: String,
    /// Hash of the entry before; empty for the first.
    pub previous_hash: String,
    /// SHA-256 over this entry and `previous_hash`, in hexadecimal.
    pub hash: String,
}

impl JournalRow {
    /// What was done; `None` if a later version of Tengen wrote it.
    #[must_use]
    pub fn deed(&self) -> Option<Deed> {
        Deed::named(&self.act)
    }

    /// The hash that the entry should have in the journal of that tournament: SHA-256 over four parts, each
    /// after its length in bytes as a 64-bit little-endian number: number of the tournament, number of the
    /// entry, microseconds since 1970 and number of the account (or nothing), each with a line break; the
    /// act; the detail; the hash before.
    #[must_use]
    pub fn sealed_hash(&self, tournament: TournamentId) -> String {
        let mut sha = Sha256::new();
        let account = self.account.map_or(String::new(), |id| id.0.to_string());
        let micros = self.at.timestamp_micros();
        let head = format!("{}\n{}\n{micros}\n{account}\n", tournament.0, self.seq);
        for part in [&head, &self.act, &self.detail, &self.previous_hash] {
            sha.update((part.len() as u64).to_le_bytes());
            sha.update(part.as_bytes());
        }
        hex(&sha.finalize())
    }
}

/// An entry to be written.
#[derive(Clone, Copy, Debug)]
pub struct NewJournal<'a> {
    /// When.
    pub at: DateTime<Utc>,
    /// Who did it.
    pub account: Option<AccountId>,
    /// What was done.
    pub act: Deed,
    /// JSON: what was before and after.
    pub detail: &'a str,
    /// JSON: members of the detail that people typed, kept beside the chain; empty if there are none.
    pub words: &'a str,
}

#[derive(Clone, Queryable, Insertable)]
#[diesel(table_name = journal)]
struct Row {
    tournament_id: i64,
    seq: i64,
    at: NaiveDateTime,
    account_id: Option<i64>,
    act: String,
    detail: String,
    previous_hash: String,
    hash: String,
}

impl Row {
    fn sealed_hash(&self) -> String {
        let row = JournalRow::from(self.clone());
        row.sealed_hash(TournamentId(self.tournament_id))
    }
}

/// How far a journal was found to hold: number and hash of its last entry that fits; zero and nothing at its
/// beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JournalEnd {
    /// The number.
    pub seq: i64,
    /// The hash.
    pub hash: String,
}

/// Entries of a journal in their order, to be checked once the connection is given back.
pub struct JournalPart {
    rows: Vec<Row>,
}

impl JournalPart {
    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Where the chain is at their end, if they go on from `end`.
    ///
    /// # Errors
    /// The number of the first entry that does not fit: somebody changed it.
    pub fn check(&self, mut end: JournalEnd) -> Result<JournalEnd, i64> {
        for row in &self.rows {
            let fits = row.seq == end.seq + 1
                && row.previous_hash == end.hash
                && row.hash == row.sealed_hash();
            if !fits {
                return Err(row.seq);
            }
            end = JournalEnd { seq: row.seq, hash: row.hash.clone() };
        }
        Ok(end)
    }
}

impl From<Row> for JournalRow {
    fn from(row: Row) -> Self {
        Self {
            seq: row.seq,
            at: row.at.and_utc(),
            account: row.account_id.map(AccountId),
            act: row.act,
            detail: row.detail,
            words: String::new(),
            previous_hash: row.previous_hash,
            hash: row.hash,
        }
    }
}

/// Checks the whole chain of a journal in a file of its own; else the number of the first entry that does not
/// fit.
pub(super) fn check_chain(
    c: &mut SqliteConnection,
    tournament: i64,
) -> Result<Result<JournalEnd, i64>> {
    let mut end = JournalEnd::default();
    loop {
        let rows: Vec<Row> = journal::table
            .filter(journal::tournament_id.eq(tournament))
            .filter(journal::seq.gt(end.seq))
            .order(journal::seq)
            .limit(1000)
            .load(c)?;
        if rows.is_empty() {
            return Ok(Ok(end));
        }
        match (JournalPart { rows }).check(end) {
            Ok(further) => end = further,
            Err(broken) => return Ok(Err(broken)),
        }
    }
}

fn with_words(c: &mut AnyConnection, id: TournamentId, rows: Vec<Row>) -> Result<Vec<JournalRow>> {
    let mut rows: Vec<JournalRow> = rows.into_iter().map(Into::into).collect();
    journal_words::put_to(c, id, &mut rows)?;
    Ok(rows)
}

impl Store {
    /// Appends to a tournament's journal, chained to the entry before.
    ///
    /// # Errors
    /// If the database fails.
    pub fn append_journal(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        new: NewJournal<'_>,
    ) -> Result<i64> {
        let last = self.last_entry(c, id)?;
        self.not_behind(c, id, &last)?;
        let mut row = Row {
            tournament_id: id.0,
            seq: last.seq + 1,
            at: timestamp(new.at),
            account_id: new.account.map(|account| account.0),
            act: new.act.name().to_owned(),
            detail: new.detail.to_owned(),
            previous_hash: last.hash,
            hash: String::new(),
        };
        row.hash = row.sealed_hash();
        diesel::insert_into(journal::table).values(&row).execute(c)?;
        if !new.words.is_empty() {
            journal_words::keep(c, id, row.seq, new.words)?;
        }
        let end = JournalEnd { seq: row.seq, hash: row.hash };
        let seq = end.seq;
        Self::committing(Committed::Entry(id, end));
        Ok(seq)
    }

    /// The newest `limit` entries of a tournament's journal that come before `before`, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub fn journal(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        before: Option<i64>,
        limit: i64,
    ) -> Result<Vec<JournalRow>> {
        let rows: Vec<Row> = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::seq.lt(before.unwrap_or(i64::MAX)))
            .order(journal::seq.desc())
            .limit(limit)
            .load(c)?;
        with_words(c, id, rows)
    }

    /// The entries of a tournament's journal that are of one of these acts, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub fn journal_of(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        acts: &[Deed],
    ) -> Result<Vec<JournalRow>> {
        let rows: Vec<Row> = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::act.eq_any(acts.iter().map(|act| act.name())))
            .order(journal::seq)
            .load(c)?;
        with_words(c, id, rows)
    }

    /// The next `limit` entries of a tournament's journal after that number, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub fn journal_after(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        seq: i64,
        limit: i64,
    ) -> Result<JournalPart> {
        let rows = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::seq.gt(seq))
            .order(journal::seq)
            .limit(limit)
            .load(c)?;
        Ok(JournalPart { rows })
    }

    /// The hash of an entry of a tournament's journal, if it is there.
    ///
    /// # Errors
    /// If the database fails.
    pub fn journal_hash(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        seq: i64,
    ) -> Result<Option<String>> {
        Ok(journal::table.find((id.0, seq)).select(journal::hash).first(c).optional()?)
    }
}
