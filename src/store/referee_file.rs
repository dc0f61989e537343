//! Reports to the referee, and the log of rulings.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use referee::{LogEntry, RefereeLog, RulingNo};
use tournament::{Ending, Entry, EntryId, Participation, TournamentId};

use super::AccountId;
use super::columns::next_number;
use super::connection::AnyConnection;
use super::incidents::{IncidentNo, IncidentRow, load_incidents};
use super::open::{Result, StoreError};
use super::parts::{self, EventPart};
use super::schema::referee_entry;
use super::tournaments::{json, parse, timestamp};

/// Stored with a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingFacts {
    pub incident: IncidentNo,
    /// The board's result without the ruling.
    pub before: Ending,
}

/// A player whom a ruling excludes from later rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Excluded {
    pub entry: EntryId,
    pub rounds: Participation,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereeFile {
    /// Rulings, amendments, withdrawals, appeals, and who was informed.
    pub log: RefereeLog,
    pub incidents: Vec<IncidentRow>,
    pub facts: BTreeMap<RulingNo, RulingFacts>,
    /// Rulings without an exclusion are not in it.
    pub excluded: BTreeMap<RulingNo, Vec<Excluded>>,
}

impl RefereeFile {
    /// Reports without a ruling.
    pub fn waiting(&self) -> impl Iterator<Item = &IncidentRow> {
        let ruled = |no| self.facts.values().any(|facts| facts.incident == no);
        self.incidents.iter().filter(move |row| !ruled(row.no))
    }

    /// Exclusions by all rulings in force except one.
    pub fn in_force(
        &self,
        but: Option<RulingNo>,
    ) -> impl Iterator<Item = (RulingNo, Excluded)> + '_ {
        let holds = move |no: RulingNo| Some(no) != but && !self.log.is_replaced(no);
        let all = self.excluded.iter().filter(move |(no, _)| holds(**no));
        all.flat_map(|(no, who)| who.iter().map(move |excluded| (*no, *excluded)))
    }

    /// Sets the excluded rounds of all entries, from the rulings in force.
    pub fn keep_out(&self, entries: &mut [Entry]) {
        let mut rounds: HashMap<EntryId, Participation> = HashMap::new();
        for (_, excluded) in self.in_force(None) {
            let held = rounds.entry(excluded.entry).or_insert(Participation::NONE);
            *held = held.or(excluded.rounds);
        }
        for entry in entries {
            entry.excluded = rounds.get(&entry.id).copied().unwrap_or(Participation::NONE);
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct NewRefereeEntry<'a> {
    pub entry: &'a LogEntry,
    /// Of a ruling.
    pub facts: Option<RulingFacts>,
    pub excluded: &'a [Excluded],
    pub account: Option<AccountId>,
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = referee_entry)]
struct KeptEntry {
    tournament_id: i64,
    seq: i32,
    entry: String,
    incident_id: Option<i32>,
    ending_before: Option<String>,
    written_by: Option<i64>,
    written_at: NaiveDateTime,
    excluded: Option<String>,
}

impl KeptEntry {
    fn facts(&self) -> Result<Option<RulingFacts>> {
        let Some((incident, before)) = self.incident_id.zip(self.ending_before.as_deref()) else {
            return Ok(None);
        };
        let corrupt = |_| StoreError::Corrupt { what: "result", why: before.to_owned() };
        let before = before.parse().map_err(corrupt)?;
        Ok(Some(RulingFacts { incident: IncidentNo(incident), before }))
    }
}

impl AnyConnection {
    /// Fails if the log is out of order.
    pub fn referee_file(&mut self, id: TournamentId) -> Result<RefereeFile> {
        load(self, id)
    }

    pub fn append_referee_entry(
        &mut self,
        id: TournamentId,
        new: &NewRefereeEntry<'_>,
    ) -> Result<()> {
        let excluded = (!new.excluded.is_empty())
            .then(|| json("list of excluded players", &new.excluded))
            .transpose()?;
        let row = KeptEntry {
            tournament_id: id.0,
            seq: next_number!(self, id, referee_entry::seq),
            entry: json("line of the referee's log", new.entry)?,
            incident_id: new.facts.map(|facts| facts.incident.0),
            ending_before: new.facts.map(|facts| facts.before.to_string()),
            written_by: new.account.map(|account| account.0),
            written_at: timestamp(new.at),
            excluded,
        };
        diesel::insert_into(referee_entry::table).values(&row).execute(self)?;
        parts::mark(id, EventPart::Referee);
        parts::mark(id, EventPart::Reports);
        Ok(())
    }
}

/// Appeals without a decision.
pub(super) fn open_appeals(c: &mut AnyConnection, id: TournamentId) -> Result<i64> {
    let lines = |kind: &str| {
        referee_entry::table
            .filter(referee_entry::tournament_id.eq(id.0))
            .filter(referee_entry::entry.like(format!("{{\"entry\":\"{kind}\"%")))
            .count()
    };
    let made: i64 = lines("appealed").get_result(c)?;
    let decided: i64 = lines("judged").get_result(c)?;
    Ok(made - decided)
}

pub(super) fn load(c: &mut AnyConnection, id: TournamentId) -> Result<RefereeFile> {
    let rows: Vec<KeptEntry> = referee_entry::table
        .filter(referee_entry::tournament_id.eq(id.0))
        .order(referee_entry::seq)
        .load(c)?;
    let mut facts = BTreeMap::new();
    let mut excluded = BTreeMap::new();
    let mut entries = Vec::with_capacity(rows.len());
    for row in &rows {
        let entry: LogEntry = parse("line of the referee's log", &row.entry)?;
        if let (LogEntry::Ruled(ruling), Some(kept)) = (&entry, row.facts()?) {
            facts.insert(ruling.no, kept);
        }
        if let (LogEntry::Ruled(ruling), Some(text)) = (&entry, &row.excluded) {
            excluded.insert(ruling.no, parse("list of excluded players", text)?);
        }
        entries.push(entry);
    }
    let log = RefereeLog::try_from(entries)
        .map_err(|error| StoreError::Corrupt { what: "referee's log", why: error.to_string() })?;
    Ok(RefereeFile { log, incidents: load_incidents(c, id)?, facts, excluded })
}
