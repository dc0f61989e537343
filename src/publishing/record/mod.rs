//! An event's open record: all that a stranger needs to reproduce its draws, tables and rulings and to follow its
//! journal. `docs/open-format.md` describes the file.

mod make;
mod note;
mod parts;
mod rulings;
mod verify;

use std::collections::BTreeMap;

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use recording::{GameAct, Terms};
use referee::{RefereeLog, Seats};
use standings::{standings, team_standings};
use store::{AccountId, JournalEnd, JournalRow, RecordSeal, SignedEnd};
use tournament::{EntryId, Participation, RoundNo, TeamNo, Tournament, TournamentId};

pub use make::{Reach, make};
pub use note::RecordNote;
pub use verify::{Unproven, Verified, verify, verify_signed, verify_text};

/// The version of the record that this program writes; it reads those before, too.
pub const VERSION: u32 = 2;

/// The file: a tournament as Tengen reads it, with its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenFile {
    /// The version of the file of a tournament.
    pub tengen: u32,
    /// The tournament as everybody may see it.
    pub tournament: Tournament,
    /// Its record.
    pub record: OpenRecord,
}

impl OpenFile {
    /// The file as it is sent and written: one line of JSON.
    ///
    /// # Errors
    /// If it does not become JSON, which no record of ours does.
    pub fn text(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }
}

/// The record of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenRecord {
    /// The version of the record.
    pub version: u32,
    /// The proof of each round that was drawn here.
    pub draws: Vec<OpenDraw>,
    /// The table after each round.
    pub tables: Vec<OpenTable>,
    /// What the referee wrote; `None` if it is not everybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub referee: Option<OpenReferee>,
    /// What was done.
    pub journal: OpenJournal,
    /// The rounds that people meant to play before rulings kept them out of some; their entries say what they play.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub kept_out: BTreeMap<EntryId, Participation>,
    /// How many people are registered and not in this file: those entries are not compared with the journal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unlisted: usize,
    /// How many line-ups of rounds that are not public are not in this file: settings and teams are not compared with the
    /// journal then.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub line_ups: usize,
    /// The server's signature under what everything else in the file adds up to, [`digest_to_seal`]; left out by a
    /// server without a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<RecordSeal>,
    /// What everything else in the file adds up to, the seal too; see [`digest`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub digest: String,
}

const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// The proof of a draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenDraw {
    /// The round.
    pub round: RoundNo,
    /// The certificate, in its own text.
    pub certificate: String,
    /// The tournament as it was before the draw, as a file; `None` if that follows from the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// The table after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTable {
    /// The round.
    pub round: RoundNo,
    /// The criteria, by their names.
    pub criteria: Vec<String>,
    /// The rows, best first.
    pub rows: Vec<OpenRow>,
    /// The table of the teams, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<OpenTeamTable>,
}

/// The table of teams after the same round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTeamTable {
    /// The criteria, by their names.
    pub criteria: Vec<String>,
    /// The rows, best first.
    pub rows: Vec<OpenTeamRow>,
}

/// A row of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTeamRow {
    /// Which team.
    pub team: TeamNo,
    /// The place.
    pub place: u32,
    /// What each criterion is worth.
    pub values: Vec<String>,
    /// The rounds, as `tengen standings --teams` writes them.
    pub rounds: Vec<String>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenRow {
    /// Who.
    pub entry: EntryId,
    /// The place.
    pub place: u32,
    /// What each criterion is worth.
    pub values: Vec<String>,
    /// The rounds, as `tengen standings` writes them.
    pub rounds: Vec<String>,
}

/// What the referee wrote, and the games that were looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenReferee {
    /// Rulings, appeals, and what became of them.
    pub log: RefereeLog,
    /// The recorded games of boards with a ruling.
    pub games: Vec<OpenGame>,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenGame {
    /// Its number in the event.
    pub no: i32,
    /// Where it is played, and by whom.
    pub seats: Seats,
    /// What it is played by.
    pub terms: Terms,
    /// What was entered, in order.
    pub acts: Vec<OpenAct>,
}

/// An act of a recorded game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenAct {
    /// What was entered.
    pub act: GameAct,
    /// When.
    pub at: DateTime<Utc>,
}

/// The journal of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenJournal {
    /// The number of the tournament on its server, which every hash holds.
    pub tournament: i64,
    /// How many entries there are.
    pub count: i64,
    /// The hash of the last one.
    pub head: String,
    /// The server's signature under `tournament`, `count` and `head`; left out by a server without a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<SignedEnd>,
    /// The entries, in order.
    pub entries: Vec<OpenEntry>,
}

impl OpenJournal {
    /// Where it ends.
    fn end(&self) -> JournalEnd {
        JournalEnd { seq: self.count, hash: self.head.clone() }
    }
}

/// An entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenEntry {
    /// Its number, from 1.
    pub seq: i64,
    /// When.
    pub at: DateTime<Utc>,
    /// The number of the account that did it; names are kept apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<i64>,
    /// What was done.
    pub act: String,
    /// What was before and after, as JSON in the text that was hashed; `None` if it is not everybody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The SHA-256 of a detail that is not everybody's; left out of entries without parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail_digest: Option<String>,
    /// The digest of each part that the act changed, as JSON in the text that was hashed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub parts: String,
    /// The entry's hash.
    pub hash: String,
}

impl OpenEntry {
    /// The hash that it should have after an entry with that hash; `None` if its detail is withheld, and it has no parts.
    fn sealed_hash(&self, tournament: TournamentId, previous: &str) -> Option<String> {
        let row = JournalRow {
            seq: self.seq,
            at: self.at,
            account: self.account.map(AccountId),
            act: self.act.clone(),
            detail: self.detail.clone().unwrap_or_default(),
            words: String::new(),
            previous_hash: previous.to_owned(),
            hash: self.hash.clone(),
            parts: self.parts.clone(),
        };
        match (&self.detail, &self.detail_digest) {
            (Some(_), _) => Some(row.sealed_hash(tournament)),
            (None, Some(digest)) if !self.parts.is_empty() => {
                Some(row.sealed_hash_without_detail(tournament, digest))
            }
            _ => None,
        }
    }
}

/// The table after a round, as a record has it.
#[must_use]
pub fn table(tournament: &Tournament, round: RoundNo) -> OpenTable {
    let standings = standings(tournament, round);
    let row = |row: &standings::Row| OpenRow {
        entry: row.entry,
        place: row.place,
        values: written(&row.values),
        rounds: written(&row.cells),
    };
    OpenTable {
        round,
        criteria: written(&standings.criteria),
        rows: standings.rows.iter().map(row).collect(),
        teams: (!tournament.teams.list.is_empty()).then(|| team_table(tournament, round)),
    }
}

fn team_table(tournament: &Tournament, round: RoundNo) -> OpenTeamTable {
    let standings = team_standings(tournament, round);
    let row = |row: &standings::TeamRow| OpenTeamRow {
        team: row.team,
        place: row.place,
        values: written(&row.values),
        rounds: written(&row.cells),
    };
    OpenTeamTable {
        criteria: written(&standings.criteria),
        rows: standings.rows.iter().map(row).collect(),
    }
}

fn written(values: &[impl ToString]) -> Vec<String> {
    values.iter().map(ToString::to_string).collect()
}

/// What a file adds up to: the SHA-256 of its JSON without `record.digest`, members sorted by name, without
/// blanks.
#[must_use]
pub fn digest(file: &serde_json::Value) -> String {
    digest_without(file, &["digest"])
}

/// The same without `record.seal` too: what the server seals.
#[must_use]
pub fn digest_to_seal(file: &serde_json::Value) -> String {
    digest_without(file, &["digest", "seal"])
}

fn digest_without(file: &serde_json::Value, members: &[&str]) -> String {
    let mut rest = file.clone();
    if let Some(record) = rest.get_mut("record").and_then(serde_json::Value::as_object_mut) {
        for member in members {
            record.remove(*member);
        }
    }
    hex(&Sha256::digest(rest.to_string()))
}
