//! What people typed in an act, beside the journal: the chain holds what it adds up to, so that a name in it can go.

use std::collections::{BTreeMap, HashMap};

use base16ct::lower::encode_string as hex;
use diesel::prelude::*;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use tournament::TournamentId;

use super::JournalRow;
use crate::Deed;
use crate::connection::AnyConnection;
use crate::open::Result;
use crate::schema::{journal, journal_words};

/// The member of the words that holds what makes their sum one that nobody guesses.
const SALT: &str = "salt";

/// What typed words add up to; nobody finds the words by it who does not have the salt.
#[must_use]
pub fn words_sum(salt: &str, typed: &Value) -> String {
    hex(&Sha256::digest(format!("{salt} {typed}")))
}

/// Typed words as they are kept beside an entry, under the name of their member.
#[must_use]
pub fn salted_words(member: &str, typed: &Value, salt: &str) -> String {
    json!({ member: typed, SALT: salt }).to_string()
}

/// The typed words and their salt; none of those of earlier versions, which kept no salt.
fn parted(words: &str) -> Option<(String, Value, Option<String>)> {
    let mut members: Map<String, Value> = serde_json::from_str(words).ok()?;
    let salt = members.remove(SALT).and_then(|salt| Some(salt.as_str()?.to_owned()));
    let (member, typed) = members.into_iter().next()?;
    Some((member, typed, salt))
}

impl JournalRow {
    /// The detail with what people typed in it, as that is kept now; nothing if it is not JSON.
    #[must_use]
    pub fn told(&self) -> Value {
        let mut detail: Value = serde_json::from_str(&self.detail).unwrap_or_default();
        let mut words: Map<String, Value> = serde_json::from_str(&self.words).unwrap_or_default();
        words.remove(SALT);
        if let Value::Object(members) = &mut detail {
            members.extend(words);
        }
        detail
    }
}

/// Keeps what was typed in an entry.
pub(super) fn keep(c: &mut AnyConnection, id: TournamentId, seq: i64, words: &str) -> Result<()> {
    let row = (
        journal_words::tournament_id.eq(id.0),
        journal_words::seq.eq(seq),
        journal_words::words.eq(words),
    );
    diesel::insert_into(journal_words::table).values(row).execute(c)?;
    Ok(())
}

/// Puts what was typed to the entries of a journal.
pub(super) fn put_to(
    c: &mut AnyConnection,
    id: TournamentId,
    rows: &mut [JournalRow],
) -> Result<()> {
    let (Some(first), Some(last)) =
        (rows.iter().map(|row| row.seq).min(), rows.iter().map(|row| row.seq).max())
    else {
        return Ok(());
    };
    let kept: Vec<(i64, String)> = journal_words::table
        .filter(journal_words::tournament_id.eq(id.0))
        .filter(journal_words::seq.between(first, last))
        .select((journal_words::seq, journal_words::words))
        .load(c)?;
    let mut kept: HashMap<i64, String> = kept.into_iter().collect();
    for row in rows {
        row.words = kept.remove(&row.seq).unwrap_or_default();
    }
    Ok(())
}

/// Every text in a value told anew.
fn retold(value: &mut Value, retell: &dyn Fn(&str) -> String) {
    match value {
        Value::String(text) => *text = retell(text),
        Value::Array(values) => values.iter_mut().for_each(|value| retold(value, retell)),
        Value::Object(members) => members.values_mut().for_each(|value| retold(value, retell)),
        _ => {}
    }
}

impl AnyConnection {
    /// Tells anew what was typed in the acts of an event, under a new salt. Returns what the words of each changed entry add
    /// up to now. Call it with the event locked.
    pub fn retell_journal(
        &mut self,
        id: TournamentId,
        retell: &dyn Fn(&str) -> String,
        salt: &str,
    ) -> Result<BTreeMap<i64, String>> {
        let mut sums = BTreeMap::new();
        let kept: Vec<(i64, String)> = journal_words::table
            .filter(journal_words::tournament_id.eq(id.0))
            .select((journal_words::seq, journal_words::words))
            .load(self)?;
        for (seq, words) in kept {
            let Some((member, was, _)) = parted(&words) else { continue };
            let mut now = was.clone();
            retold(&mut now, retell);
            if now != was {
                diesel::update(journal_words::table.find((id.0, seq)))
                    .set(journal_words::words.eq(salted_words(&member, &now, salt)))
                    .execute(self)?;
                sums.insert(seq, words_sum(salt, &now));
            }
        }
        Ok(sums)
    }

    /// The entries whose typed words are not what the chain, or the act that took a name out of them, says that they add up
    /// to. Words that are gone are nobody's fault: they may be deleted, not rewritten.
    pub(crate) fn rewritten_words(&mut self, id: TournamentId) -> Result<Vec<i64>> {
        let kept: Vec<(i64, String)> = journal_words::table
            .filter(journal_words::tournament_id.eq(id.0))
            .order(journal_words::seq)
            .select((journal_words::seq, journal_words::words))
            .load(self)?;
        let forgotten = self.journal_of(id, &[Deed::ForgetPerson])?;
        let mut anew: HashMap<i64, String> = HashMap::new();
        for row in forgotten {
            let detail: Value = serde_json::from_str(&row.detail).unwrap_or_default();
            let sums: BTreeMap<i64, String> =
                serde_json::from_value(detail["words"].clone()).unwrap_or_default();
            anew.extend(sums);
        }
        let mut rewritten = Vec::new();
        for (seq, words) in kept {
            let detail: Option<String> =
                journal::table.find((id.0, seq)).select(journal::detail).first(self).optional()?;
            let detail: Value =
                serde_json::from_str(&detail.unwrap_or_default()).unwrap_or_default();
            let holds = parted(&words).is_some_and(|(member, typed, salt)| {
                let chained = &detail[&member];
                let sum = match anew.get(&seq) {
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
