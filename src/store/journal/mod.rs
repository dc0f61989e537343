pub(crate) mod ends;

use crate::prelude::*;
use crate::schema::{journal, journal_words};
use crate::{DeedKind, Store};
use base16ct::lower::encode_string as hex;
use diesel::dsl::sql;
use diesel::expression::SqlLiteral;
use diesel::query_dsl::methods::LoadQuery;
use diesel::sql_types::Text;
use ends::Committed;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::mem::take;

/// An act in a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = journal)]
pub struct JournalRow {
    /// Its number in the tournament, from 1.
    pub seq: i64,
    #[diesel(deserialize_as = At, serialize_as = At)]
    pub at: DateTime<Utc>,
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    /// The name of a [`DeedKind`].
    pub act: String,
    /// JSON: what was before and after; players by their entry number.
    pub detail: String,
    /// JSON: what people typed in the act, kept outside the chain; empty if nothing. See [`JournalRow::full_detail`].
    #[diesel(select_expression = sql::<Text>("''"), select_expression_type = SqlLiteral<Text>)]
    #[diesel(skip_insertion)]
    pub words: String,
    /// The round that the detail names.
    #[diesel(skip_insertion)]
    pub round: Option<i32>,
    /// Hash of the entry before; empty for the first.
    pub previous_hash: String,
    /// SHA-256 over this entry and `previous_hash`, in hexadecimal.
    pub hash: String,
    /// JSON: the digest of each [part](crate::EventPart) that the act changed, as it is afterwards; empty for entries of
    /// earlier versions.
    pub parts: String,
}

impl JournalRow {
    /// An entry to be [appended](Tx::append_journal).
    #[must_use]
    pub fn new(
        at: DateTime<Utc>,
        account: Option<AccountId>,
        act: DeedKind,
        detail: String,
        words: String,
    ) -> Self {
        Self { at, account, act: act.name().to_owned(), detail, words, ..Self::default() }
    }

    /// `None` if a later version of Tengen wrote it.
    pub fn kind(&self) -> Option<DeedKind> {
        DeedKind::named(&self.act)
    }

    /// The hash that the entry should have in the journal of that tournament: SHA-256 over five texts, each
    /// after its length in bytes as a 64-bit little-endian number: number of the tournament, number of the
    /// entry, microseconds since 1970 and number of the account (or nothing), each with a line break; the
    /// act; the SHA-256 of the detail in hexadecimal; the hash before; the parts. Entries of earlier versions have no
    /// parts, and the detail itself instead of its SHA-256.
    pub fn sealed_hash(&self, tournament: TournamentId) -> String {
        if self.parts.is_empty() {
            return self.hash_over(tournament, &[&self.act, &self.detail, &self.previous_hash]);
        }
        self.sealed_hash_without_detail(tournament, &self.detail_digest())
    }

    /// As [`sealed_hash`](Self::sealed_hash), by the digest of a withheld detail; only of an entry with parts.
    pub fn sealed_hash_without_detail(&self, tournament: TournamentId, detail: &str) -> String {
        self.hash_over(tournament, &[&self.act, detail, &self.previous_hash, &self.parts])
    }

    /// SHA-256, in hexadecimal.
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

    /// The detail with the typed words, as they are kept now; null if it is not JSON.
    pub fn full_detail(&self) -> Value {
        let mut detail: Value = serde_json::from_str(&self.detail).unwrap_or_default();
        let mut words: Map<String, Value> = serde_json::from_str(&self.words).unwrap_or_default();
        words.remove(SALT);
        if let Some(parts) = words.remove(IN_PLACE) {
            put_back(&mut detail, parts);
        }
        if let Value::Object(members) = &mut detail {
            members.extend(words);
        }
        detail
    }
}

/// The version of the shape of details that this build writes.
const DETAIL_VERSION: i32 = 1;

/// Number and hash of a journal's last checked entry; 0 and empty before the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JournalEnd {
    pub seq: i64,
    pub hash: String,
}

/// Entries read at once.
const PART: i64 = 1000;

/// Checks a chain from `end` on, by a function that gives the next entries after a number. Returns where it ends, or the
/// number of the first entry that does not fit: it was changed.
fn check_chain(
    id: TournamentId,
    mut end: JournalEnd,
    mut after: impl FnMut(i64) -> Result<Vec<JournalRow>>,
) -> Result<Result<JournalEnd, i64>> {
    loop {
        let rows = after(end.seq)?;
        if rows.is_empty() {
            return Ok(Ok(end));
        }
        for row in rows {
            let fits = row.seq == end.seq + 1
                && row.previous_hash == end.hash
                && row.hash == row.sealed_hash(id);
            if !fits {
                return Ok(Err(row.seq));
            }
            end = JournalEnd { seq: row.seq, hash: row.hash };
        }
    }
}

/// Checks the whole chain of a journal in a file.
pub(crate) fn check_file(
    c: &mut SqliteConnection,
    id: TournamentId,
) -> Result<Result<JournalEnd, i64>> {
    check_chain(id, JournalEnd::default(), |seq| {
        let later = of_event!(journal, id).filter(journal::seq.gt(seq)).order(journal::seq);
        Ok(later.limit(PART).select(JournalRow::as_select()).load(c)?)
    })
}

/// The round that a detail names.
fn round_of(detail: &str) -> Option<i32> {
    #[derive(Deserialize)]
    struct OfRound {
        round: i32,
    }
    serde_json::from_str(detail).ok().map(|OfRound { round }| round)
}

impl Store {
    /// Checks the chain of a journal from `end` on, without a connection while hashes are computed. Returns where it
    /// ends, or the number of the first entry that does not fit.
    pub fn check_journal(
        &self,
        id: TournamentId,
        end: JournalEnd,
    ) -> Result<Result<JournalEnd, i64>> {
        check_chain(id, end, |seq| {
            let later = of_event!(journal, id).filter(journal::seq.gt(seq)).order(journal::seq);
            self.read(|tx| tx.all(later.limit(PART).select(JournalRow::as_select())))
        })
    }

    /// Writes the entries of a transaction; the last one of each event has the digests of all changed parts.
    ///
    /// # Errors
    /// [`StoreError::Unjournalled`] if parts were changed without an entry; recorded games alone may be, whose acts are
    /// their own journal until the next entry.
    pub(crate) fn write_entries(&self, tx: &mut Tx) -> Result<()> {
        let (entries, mut marks) = (take(&mut tx.entries), take(&mut tx.marks));
        for (id, marked) in &marks {
            let part = marked.keys().find(|part| !matches!(part, EventPart::Game(_)));
            if let Some(part) = part.filter(|_| entries.iter().all(|(of, _)| of != id))
                && tx.last_entry(*id)?.seq > 0
            {
                return Err(StoreError::Unjournalled(part.to_string()));
            }
        }
        let ids: Vec<TournamentId> = entries.iter().map(|(id, _)| *id).collect();
        for (at, (id, mut row)) in entries.into_iter().enumerate() {
            let marked = (!ids[at + 1..].contains(&id)).then(|| marks.remove(&id)).flatten();
            row.parts = tx.parts_json(id, marked.unwrap_or_default())?;
            self.write_entry(tx, id, row)?;
        }
        Ok(())
    }

    fn write_entry(&self, tx: &mut Tx, id: TournamentId, mut row: JournalRow) -> Result<()> {
        let last = tx.last_entry(id)?;
        self.not_behind(tx, id, &last)?;
        (row.seq, row.previous_hash) = (last.seq + 1, last.hash);
        row.hash = row.sealed_hash(id);
        let (seq, words) = (row.seq, row.words.clone());
        let end = JournalEnd { seq, hash: row.hash.clone() };
        let kept = (
            journal::tournament_id.eq(id.0),
            journal::version.eq(DETAIL_VERSION),
            journal::round.eq(round_of(&row.detail)),
            row,
        );
        tx.run(insert_into(journal::table).values(kept))?;
        if !words.is_empty() {
            let key = (journal_words::tournament_id.eq(id.0), journal_words::seq.eq(seq));
            let words = (key, journal_words::words.eq(words));
            tx.run(insert_into(journal_words::table).values(words))?;
        }
        tx.committed.push(Committed::Entry(id, end));
        Ok(())
    }
}

impl Tx {
    /// Appends to a tournament's journal, chained to the entry before, when the transaction commits.
    pub fn append_journal(&mut self, id: TournamentId, new: JournalRow) {
        self.entries.push((id, new));
    }

    /// The digests in each entry of a journal, in order.
    pub(crate) fn journal_parts(&mut self, id: TournamentId) -> Result<Vec<(i64, String)>> {
        let entries = of_event!(journal, id).order(journal::seq);
        self.all(entries.select((journal::seq, journal::parts)))
    }

    /// The newest `limit` entries before number `before`, newest first.
    pub fn journal(
        &mut self,
        id: TournamentId,
        before: Option<i64>,
        limit: i64,
    ) -> Result<Vec<JournalRow>> {
        let earlier = of_event!(journal, id).filter(journal::seq.lt(before.unwrap_or(i64::MAX)));
        let newest = earlier.order(journal::seq.desc()).limit(limit);
        self.with_words(id, newest.select(JournalRow::as_select()))
    }

    /// The entries of these acts, in order.
    pub fn journal_of(&mut self, id: TournamentId, acts: &[DeedKind]) -> Result<Vec<JournalRow>> {
        let of_acts = journal::act.eq_any(acts.iter().map(|act| act.name()));
        let entries = of_event!(journal, id).filter(of_acts).order(journal::seq);
        self.with_words(id, entries.select(JournalRow::as_select()))
    }

    /// Those of them whose detail names that round.
    pub fn journal_of_round(
        &mut self,
        id: TournamentId,
        no: RoundNo,
        acts: &[DeedKind],
    ) -> Result<Vec<JournalRow>> {
        let of_acts = journal::act.eq_any(acts.iter().map(|act| act.name()));
        let of_round = of_event!(journal, id).filter(journal::round.eq(no.0)).filter(of_acts);
        self.with_words(id, of_round.order(journal::seq).select(JournalRow::as_select()))
    }

    pub fn journal_hash(&mut self, id: TournamentId, seq: i64) -> Result<Option<String>> {
        self.first(journal::table.find((id.0, seq)).select(journal::hash))
    }

    /// Loads entries with what was typed in them.
    fn with_words<'q, Q>(&mut self, id: TournamentId, entries: Q) -> Result<Vec<JournalRow>>
    where
        Q: LoadQuery<'q, AnyConnection, JournalRow>,
    {
        let mut rows = self.all(entries)?;
        let numbers = || rows.iter().map(|row| row.seq);
        let (Some(first), Some(last)) = (numbers().min(), numbers().max()) else { return Ok(rows) };
        let kept = of_event!(journal_words, id).filter(journal_words::seq.between(first, last));
        let kept: Vec<(i64, String)> =
            self.all(kept.select((journal_words::seq, journal_words::words)))?;
        let mut kept: HashMap<i64, String> = kept.into_iter().collect();
        for row in &mut rows {
            row.words = kept.remove(&row.seq).unwrap_or_default();
        }
        Ok(rows)
    }
}

/// The member of the words that makes their digest unguessable.
const SALT: &str = "salt";

/// The member for parts of the detail that are kept as words, each at its place in the detail.
pub const IN_PLACE: &str = "typed";

fn put_back(detail: &mut Value, parts: Value) {
    match (detail, parts) {
        (Value::Object(members), Value::Object(parts)) => {
            for (name, part) in parts {
                put_back(members.entry(name).or_insert(Value::Null), part);
            }
        }
        (detail, part) => *detail = part,
    }
}

/// The salted digest of typed words.
#[must_use]
pub fn words_sum(salt: &str, typed: &Value) -> String {
    hex(&Sha256::digest(format!("{salt} {typed}")))
}

/// Typed words as they are kept with an entry, under the name of their member.
#[must_use]
pub fn salted_words(member: &str, typed: &Value, salt: &str) -> String {
    json!({ member: typed, SALT: salt }).to_string()
}

/// Member, typed words and salt; earlier versions kept no salt.
fn word_parts(words: &str) -> Option<(String, Value, Option<String>)> {
    let mut members: Map<String, Value> = serde_json::from_str(words).ok()?;
    let salt = members.remove(SALT).and_then(|salt| Some(salt.as_str()?.to_owned()));
    let (member, typed) = members.into_iter().next()?;
    Some((member, typed, salt))
}

/// Rewrites every text in a value.
fn reword_all(value: &mut Value, retell: &dyn Fn(&str) -> String) {
    match value {
        Value::String(text) => *text = retell(text),
        Value::Array(values) => values.iter_mut().for_each(|value| reword_all(value, retell)),
        Value::Object(members) => members.values_mut().for_each(|value| reword_all(value, retell)),
        _ => {}
    }
}

impl Tx {
    fn all_words(&mut self, id: TournamentId) -> Result<Vec<(i64, String)>> {
        let all = of_event!(journal_words, id).order(journal_words::seq);
        self.all(all.select((journal_words::seq, journal_words::words)))
    }

    /// Deletes the texts of changed entries, kept under `texts`, of acts that changed any of these.
    pub(crate) fn delete_texts(&mut self, id: TournamentId, who: &[EntryId]) -> Result<()> {
        for (seq, words) in self.all_words(id)? {
            let Some((member, Value::Array(texts), _)) = word_parts(&words) else { continue };
            let of = |text: &Value| who.iter().any(|who| text[0] == who.0);
            if member == "texts" && texts.iter().any(of) {
                self.run(delete(journal_words::table.find((id.0, seq))))?;
            }
        }
        Ok(())
    }

    /// Rewrites what was typed in the acts of an event, under a new salt. Returns the new digest of each changed
    /// entry's words. Call it with the event locked.
    pub fn retell_journal(
        &mut self,
        id: TournamentId,
        retell: &dyn Fn(&str) -> String,
        salt: &str,
    ) -> Result<BTreeMap<i64, String>> {
        let mut sums = BTreeMap::new();
        for (seq, words) in self.all_words(id)? {
            let Some((member, was, _)) = word_parts(&words) else { continue };
            let mut now = was.clone();
            reword_all(&mut now, retell);
            if now != was {
                let words = journal_words::words.eq(salted_words(&member, &now, salt));
                self.run(update(journal_words::table.find((id.0, seq))).set(words))?;
                sums.insert(seq, words_sum(salt, &now));
            }
        }
        Ok(sums)
    }

    /// Entries whose typed words have another digest than the chain, or the act that redacted them, has. Words that are
    /// gone are no fault: they may be deleted, not rewritten.
    pub(crate) fn rewritten_words(&mut self, id: TournamentId) -> Result<Vec<i64>> {
        let mut redacted: HashMap<i64, String> = HashMap::new();
        for row in self.journal_of(id, &[DeedKind::ForgetPerson])? {
            let detail: Value = serde_json::from_str(&row.detail).unwrap_or_default();
            let sums: BTreeMap<i64, String> =
                serde_json::from_value(detail["words"].clone()).unwrap_or_default();
            redacted.extend(sums);
        }
        let mut rewritten = Vec::new();
        for (seq, words) in self.all_words(id)? {
            let detail = journal::table.find((id.0, seq)).select(journal::detail);
            let detail = self.first::<String, _>(detail)?.unwrap_or_default();
            let detail: Value = serde_json::from_str(&detail).unwrap_or_default();
            let holds = word_parts(&words).is_some_and(|(member, typed, salt)| {
                let chained = &detail[&member];
                let sum = match redacted.get(&seq) {
                    Some(sum) => sum.as_str(),
                    None if chained["salted"] == true => chained["apart"].as_str().unwrap_or(""),
                    None => return chained.is_object(),
                };
                salt.is_some_and(|salt| words_sum(&salt, &typed) == sum)
            });
            if !holds {
                rewritten.push(seq);
            }
        }
        Ok(rewritten)
    }
}
