use std::cell::RefCell;
use std::collections::HashMap;

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::expression::SqlLiteral;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use tournament::{RoundNo, TournamentId};

use crate::columns::At;
use crate::connection::AnyConnection;
use crate::open::{Result, Store};
use crate::parts::{self, EventPart};
use crate::schema::journal;
use crate::tournaments::timestamp;
use crate::{AccountId, Deed};

use ends::Committed;

pub(crate) mod ends;
mod words;

pub use words::{salted_words, words_sum};

/// One thing that was done in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = journal)]
pub struct JournalRow {
    /// Its number in the tournament, from 1.
    pub seq: i64,
    /// When.
    #[diesel(deserialize_as = At)]
    pub at: DateTime<Utc>,
    /// Who did it.
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    /// What was done, by its name.
    pub act: String,
    /// JSON: what was before and after; players by their entry number.
    pub detail: String,
    /// JSON: what people typed in the act, kept beside the chain; empty if nothing. See [`JournalRow::told`].
    #[diesel(select_expression = sql::<Text>("''"), select_expression_type = SqlLiteral<Text>)]
    pub words: String,
    /// Hash of the entry before; empty for the first.
    pub previous_hash: String,
    /// SHA-256 over this entry and `previous_hash`, in hexadecimal.
    pub hash: String,
    /// JSON: the digest of each [part](crate::EventPart) that the act changed, as it is afterwards; empty for entries of
    /// earlier versions.
    pub parts: String,
}

impl JournalRow {
    /// What was done; `None` if a later version of Tengen wrote it.
    #[must_use]
    pub fn deed(&self) -> Option<Deed> {
        Deed::named(&self.act)
    }

    /// The hash that the entry should have in the journal of that tournament: SHA-256 over five texts, each
    /// after its length in bytes as a 64-bit little-endian number: number of the tournament, number of the
    /// entry, microseconds since 1970 and number of the account (or nothing), each with a line break; the
    /// act; the SHA-256 of the detail in hexadecimal; the hash before; the parts. Entries of earlier versions have no
    /// parts, and the detail itself instead of its SHA-256.
    #[must_use]
    pub fn sealed_hash(&self, tournament: TournamentId) -> String {
        if self.parts.is_empty() {
            return self.hash_over(tournament, &[&self.act, &self.detail, &self.previous_hash]);
        }
        self.sealed_hash_without_detail(tournament, &self.detail_digest())
    }

    /// That hash by the digest of a detail that is withheld; only of an entry with parts.
    #[must_use]
    pub fn sealed_hash_without_detail(&self, tournament: TournamentId, detail: &str) -> String {
        self.hash_over(tournament, &[&self.act, detail, &self.previous_hash, &self.parts])
    }

    /// The SHA-256 of the detail, in hexadecimal.
    #[must_use]
    pub fn detail_digest(&self) -> String {
        hex(&Sha256::digest(&self.detail))
    }

    fn hash_over(&self, tournament: TournamentId, texts: &[&str]) -> String {
        let mut sha = Sha256::new();
        let account = self.account.map_or(String::new(), |id| id.0.to_string());
        let micros = self.at.timestamp_micros();
        let head = format!("{}\n{}\n{micros}\n{account}\n", tournament.0, self.seq);
        for text in [head.as_str()].iter().chain(texts) {
            sha.update((text.len() as u64).to_le_bytes());
            sha.update(text.as_bytes());
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

/// The version of the shape of details that this build writes.
const DETAIL_VERSION: i32 = 1;

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
    tournament: TournamentId,
    rows: Vec<JournalRow>,
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
                && row.hash == row.sealed_hash(self.tournament);
            if !fits {
                return Err(row.seq);
            }
            end = JournalEnd { seq: row.seq, hash: row.hash.clone() };
        }
        Ok(end)
    }
}

/// Entries that are written when their transaction commits: only then it is known what the act left.
#[derive(Debug)]
struct PendingEntry {
    tournament: TournamentId,
    at: DateTime<Utc>,
    account: Option<AccountId>,
    act: Deed,
    detail: String,
    words: String,
}

thread_local! {
    static PENDING: RefCell<Vec<PendingEntry>> = const { RefCell::new(Vec::new()) };
}

/// Forgets what a transaction before left, which was rolled back.
pub(crate) fn begin_entries() {
    PENDING.take();
    parts::take_marks();
}

/// Checks the whole chain of a journal in a file of its own, which an earlier version may have written; else the number
/// of the first entry that does not fit.
pub(crate) fn check_chain(
    c: &mut SqliteConnection,
    tournament: TournamentId,
) -> Result<Result<JournalEnd, i64>> {
    let knows_parts = "EXISTS (SELECT 1 FROM pragma_table_info('journal') WHERE name = 'parts')";
    let knows_parts: bool = diesel::select(sql::<Bool>(knows_parts)).get_result(c)?;
    let parts = sql::<Text>(if knows_parts { "parts" } else { "''" });
    let mut end = JournalEnd::default();
    loop {
        let rows: Vec<JournalRow> = journal::table
            .select((
                journal::seq,
                journal::at,
                journal::account_id,
                journal::act,
                journal::detail,
                sql::<Text>("''"),
                journal::previous_hash,
                journal::hash,
                parts.clone(),
            ))
            .filter(journal::tournament_id.eq(tournament.0))
            .filter(journal::seq.gt(end.seq))
            .order(journal::seq)
            .limit(1000)
            .load(c)?;
        if rows.is_empty() {
            return Ok(Ok(end));
        }
        match (JournalPart { tournament, rows }).check(end) {
            Ok(further) => end = further,
            Err(broken) => return Ok(Err(broken)),
        }
    }
}

/// The round that a detail names.
fn round_of(detail: &str) -> Option<i32> {
    #[derive(Deserialize)]
    struct OfRound {
        round: i32,
    }
    serde_json::from_str(detail).ok().map(|OfRound { round }| round)
}

/// Entries with what was typed in them.
fn with_words(
    c: &mut AnyConnection,
    id: TournamentId,
    mut rows: Vec<JournalRow>,
) -> Result<Vec<JournalRow>> {
    words::put_to(c, id, &mut rows)?;
    Ok(rows)
}

impl Store {
    /// Appends to a tournament's journal, chained to the entry before, when the running
    /// [`write`](Self::write) commits.
    pub fn append_journal(id: TournamentId, new: NewJournal<'_>) {
        let entry = PendingEntry {
            tournament: id,
            at: new.at,
            account: new.account,
            act: new.act,
            detail: new.detail.to_owned(),
            words: new.words.to_owned(),
        };
        PENDING.with_borrow_mut(|pending| pending.push(entry));
    }

    /// Writes the entries of the running transaction; the last of each event says what was left of every part that was
    /// changed.
    ///
    /// # Errors
    /// [`StoreError::Unjournalled`] if parts were changed without an entry; recorded games alone may be, whose acts are
    /// their own journal until the next entry.
    pub(crate) fn write_entries(&self, c: &mut AnyConnection) -> Result<()> {
        let (pending, mut marks) = (PENDING.take(), parts::take_marks());
        let last: HashMap<TournamentId, usize> =
            pending.iter().enumerate().map(|(at, entry)| (entry.tournament, at)).collect();
        for (id, marked) in &marks {
            let part = marked.keys().find(|part| !matches!(part, EventPart::Game(_)));
            if let Some(part) = part.filter(|_| !last.contains_key(id))
                && c.last_entry(*id)?.seq > 0
            {
                return Err(parts::unjournalled(*part));
            }
        }
        for (at, entry) in pending.into_iter().enumerate() {
            let id = entry.tournament;
            let marked = (last.get(&id) == Some(&at)).then(|| marks.remove(&id)).flatten();
            let said = c.said_of_parts(id, marked.unwrap_or_default())?;
            self.write_entry(c, entry, said)?;
        }
        Ok(())
    }

    fn write_entry(&self, c: &mut AnyConnection, new: PendingEntry, parts: String) -> Result<()> {
        let id = new.tournament;
        let last = c.last_entry(id)?;
        self.not_behind(c, id, &last)?;
        let mut row = JournalRow {
            seq: last.seq + 1,
            at: new.at,
            account: new.account,
            act: new.act.name().to_owned(),
            detail: new.detail,
            words: new.words,
            previous_hash: last.hash,
            hash: String::new(),
            parts,
        };
        row.hash = row.sealed_hash(id);
        let kept = (
            journal::tournament_id.eq(id.0),
            journal::seq.eq(row.seq),
            journal::at.eq(timestamp(row.at)),
            journal::account_id.eq(row.account),
            journal::act.eq(&row.act),
            journal::detail.eq(&row.detail),
            journal::version.eq(DETAIL_VERSION),
            journal::previous_hash.eq(&row.previous_hash),
            journal::hash.eq(&row.hash),
            journal::parts.eq(&row.parts),
            journal::round.eq(round_of(&row.detail)),
        );
        diesel::insert_into(journal::table).values(kept).execute(c)?;
        if !row.words.is_empty() {
            words::keep(c, id, row.seq, &row.words)?;
        }
        Self::committing(Committed::Entry(id, JournalEnd { seq: row.seq, hash: row.hash }));
        Ok(())
    }
}

impl AnyConnection {
    /// What each entry of a journal says of parts, in order.
    pub(crate) fn journal_parts(&mut self, id: TournamentId) -> Result<Vec<(i64, String)>> {
        Ok(journal::table
            .filter(journal::tournament_id.eq(id.0))
            .order(journal::seq)
            .select((journal::seq, journal::parts))
            .load(self)?)
    }

    /// The newest `limit` entries of a tournament's journal that come before `before`, newest first.
    pub fn journal(
        &mut self,
        id: TournamentId,
        before: Option<i64>,
        limit: i64,
    ) -> Result<Vec<JournalRow>> {
        let rows = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::seq.lt(before.unwrap_or(i64::MAX)))
            .order(journal::seq.desc())
            .limit(limit)
            .select(JournalRow::as_select())
            .load(self)?;
        with_words(self, id, rows)
    }

    /// The entries of a tournament's journal that are of one of these acts, in order.
    pub fn journal_of(&mut self, id: TournamentId, acts: &[Deed]) -> Result<Vec<JournalRow>> {
        let rows = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::act.eq_any(acts.iter().map(|act| act.name())))
            .order(journal::seq)
            .select(JournalRow::as_select())
            .load(self)?;
        with_words(self, id, rows)
    }

    /// Those of them whose detail names that round.
    pub fn journal_of_round(
        &mut self,
        id: TournamentId,
        no: RoundNo,
        acts: &[Deed],
    ) -> Result<Vec<JournalRow>> {
        let rows = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::round.eq(no.0))
            .filter(journal::act.eq_any(acts.iter().map(|act| act.name())))
            .order(journal::seq)
            .select(JournalRow::as_select())
            .load(self)?;
        with_words(self, id, rows)
    }

    /// The next `limit` entries of a tournament's journal after that number, in order.
    pub fn journal_after(&mut self, id: TournamentId, seq: i64, limit: i64) -> Result<JournalPart> {
        let rows = journal::table
            .filter(journal::tournament_id.eq(id.0))
            .filter(journal::seq.gt(seq))
            .order(journal::seq)
            .limit(limit)
            .select(JournalRow::as_select())
            .load(self)?;
        Ok(JournalPart { tournament: id, rows })
    }

    /// The hash of an entry of a tournament's journal, if it is there.
    pub fn journal_hash(&mut self, id: TournamentId, seq: i64) -> Result<Option<String>> {
        Ok(journal::table.find((id.0, seq)).select(journal::hash).first(self).optional()?)
    }
}
