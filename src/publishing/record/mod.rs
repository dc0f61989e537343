//! An event's open record: all that a stranger needs to reproduce its draws, tables and rulings and to verify its
//! journal. `docs/open-format.md` describes the file.

mod make;
mod rulings;
mod verify;

use std::collections::BTreeMap;

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use referee::RefereeLog;
use service::deed::Deed;
use standings::{standings, team_standings};
use store::{AccountId, DeedKind, GameRow, JournalEnd, JournalRow, Signed};
use tournament::{EntryId, Participation, RoundNo, TeamNo, Tournament, TournamentId};

pub use make::{Reach, make};
pub use verify::{RecordNote, Unproven, Verified, verify, verify_signed};

/// Earlier versions are read, too.
pub const VERSION: u32 = 2;

/// The file: a tournament as Tengen exports it, with its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenFile {
    /// The version of the tournament's part of the file.
    pub tengen: u32,
    /// As the public sees it.
    pub tournament: Tournament,
    pub record: OpenRecord,
}

impl OpenFile {
    /// One line of JSON.
    pub fn text(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenRecord {
    pub version: u32,
    /// For each round that was drawn here.
    pub draws: Vec<OpenDraw>,
    /// After each round.
    pub tables: Vec<OpenTable>,
    /// Rulings and their games; `None` if they are not public.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub referee: Option<OpenReferee>,
    pub journal: OpenJournal,
    /// The rounds that people intended to play before rulings excluded them; their entries hold the rounds they play.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub kept_out: BTreeMap<EntryId, Participation>,
    /// The number of registrations that are left out: entries are then not compared with the journal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub unlisted: usize,
    /// The number of line-ups of future rounds that are left out: settings and teams are then not compared with the
    /// journal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub line_ups: usize,
    /// The server's signature of [`digest_to_seal`]; left out by a server without a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Signed>,
    /// See [`digest`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub digest: String,
}

const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// The certificate of a draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenDraw {
    pub round: RoundNo,
    /// In its own text format.
    pub certificate: String,
    /// The file of the tournament before the draw; `None` if it follows from the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTable {
    pub round: RoundNo,
    /// Their names.
    pub criteria: Vec<String>,
    /// The best first.
    pub rows: Vec<OpenRow>,
    /// `None` without teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<OpenTeamTable>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTeamTable {
    /// Their names.
    pub criteria: Vec<String>,
    /// The best first.
    pub rows: Vec<OpenTeamRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTeamRow {
    pub team: TeamNo,
    pub place: u32,
    /// In the order of the criteria.
    pub values: Vec<String>,
    /// As `tengen standings --teams` writes them.
    pub rounds: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenRow {
    pub entry: EntryId,
    pub place: u32,
    /// In the order of the criteria.
    pub values: Vec<String>,
    /// As `tengen standings` writes them.
    pub rounds: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenReferee {
    /// Rulings, appeals, and their decisions.
    pub log: RefereeLog,
    /// Of the boards with a ruling.
    pub games: Vec<GameRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenJournal {
    /// The number of the tournament on its server, which is part of every hash.
    pub tournament: i64,
    pub count: i64,
    /// The hash of the last entry.
    pub head: String,
    /// The server's signature of `tournament`, `count` and `head`; left out by a server without a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed: Option<Signed>,
    pub entries: Vec<OpenEntry>,
}

impl OpenJournal {
    fn end(&self) -> JournalEnd {
        JournalEnd { seq: self.count, hash: self.head.clone() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenEntry {
    /// From 1.
    pub seq: i64,
    pub at: DateTime<Utc>,
    /// The number of the account; names are not part of the record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<i64>,
    pub act: String,
    /// Before and after, as JSON in the text that was hashed; `None` if it is not public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The SHA-256 of a detail that is not public; left out of entries without parts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail_digest: Option<String>,
    /// The digest of each part that the act changed, as JSON in the text that was hashed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub parts: String,
    pub hash: String,
}

impl OpenEntry {
    /// `None` if the detail is withheld, or of a form that this version does not know.
    fn deed(&self) -> Option<Deed> {
        Deed::read(DeedKind::named(&self.act)?, serde_json::from_str(self.detail.as_deref()?).ok()?)
    }

    /// Recomputes the hash, given the previous entry's; `None` if the detail is withheld and there are no parts.
    fn sealed_hash(&self, tournament: TournamentId, previous: &str) -> Option<String> {
        let row = JournalRow {
            seq: self.seq,
            at: self.at,
            account: self.account.map(AccountId),
            act: self.act.clone(),
            detail: self.detail.clone().unwrap_or_default(),
            previous_hash: previous.to_owned(),
            hash: self.hash.clone(),
            parts: self.parts.clone(),
            ..JournalRow::default()
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

/// A table in the form of a record.
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

/// The SHA-256 of the file's JSON without `record.digest`, members sorted by name, without blanks.
#[must_use]
pub fn digest(file: &serde_json::Value) -> String {
    digest_without(file, &["digest"])
}

/// Like [`digest`], without `record.seal` too: the server signs it.
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
