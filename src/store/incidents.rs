//! What was reported to the referee of a tournament, whether or not a ruling followed.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use referee::{Incident, Seats};
use tournament::{EntryId, RoundNo, TableNo, TournamentId};

use super::AccountId;
use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::Result;
use super::parts::{self, EventPart};
use super::schema::incident;
use super::tournaments::{json, parse, timestamp};

go::number! {
    /// The number of a report in its tournament, from 1.
    pub struct IncidentNo(i32);
}

/// A report to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewIncident<'a> {
    /// The board.
    pub seats: Seats,
    /// What was reported.
    pub incident: &'a Incident,
    /// Whether both players had confirmed the result.
    pub confirmed: bool,
    /// What the arbiter wrote to it, for whoever rules on it.
    pub words: &'a str,
    /// Who reported it.
    pub account: Option<AccountId>,
    /// When.
    pub at: DateTime<Utc>,
}

/// A report as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentRow {
    /// Its number.
    pub no: IncidentNo,
    /// The board.
    pub seats: Seats,
    /// What was reported.
    pub incident: Incident,
    /// Whether both players had confirmed the result.
    pub confirmed: bool,
    /// What the arbiter wrote to it; empty if nothing.
    pub words: String,
    /// Who reported it.
    pub account: Option<AccountId>,
    /// When.
    pub at: DateTime<Utc>,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = incident)]
struct KeptIncident {
    tournament_id: i64,
    id: i32,
    round_no: i32,
    table_no: i32,
    black_id: i32,
    white_id: i32,
    report: String,
    confirmed: bool,
    reported_by: Option<i64>,
    reported_at: NaiveDateTime,
    words: String,
}

impl KeptIncident {
    fn read(self) -> Result<IncidentRow> {
        Ok(IncidentRow {
            no: IncidentNo(self.id),
            seats: Seats {
                round: RoundNo(self.round_no),
                table: TableNo(self.table_no),
                black: EntryId(self.black_id),
                white: EntryId(self.white_id),
            },
            incident: parse("report of an incident", &self.report)?,
            confirmed: self.confirmed,
            words: self.words,
            account: self.reported_by.map(AccountId),
            at: self.reported_at.and_utc(),
        })
    }
}

pub(super) fn load_incidents(c: &mut AnyConnection, id: TournamentId) -> Result<Vec<IncidentRow>> {
    let rows: Vec<KeptIncident> =
        incident::table.filter(incident::tournament_id.eq(id.0)).order(incident::id).load(c)?;
    rows.into_iter().map(KeptIncident::read).collect()
}

impl AnyConnection {
    /// Keeps a report under the next number.
    pub fn append_incident(
        &mut self,
        id: TournamentId,
        new: &NewIncident<'_>,
    ) -> Result<IncidentNo> {
        let no = next_number!(self, id, incident::id);
        let row = KeptIncident {
            tournament_id: id.0,
            id: no,
            round_no: new.seats.round.0,
            table_no: new.seats.table.0,
            black_id: new.seats.black.0,
            white_id: new.seats.white.0,
            report: json("report of an incident", new.incident)?,
            confirmed: new.confirmed,
            reported_by: new.account.map(|account| account.0),
            reported_at: timestamp(new.at),
            words: new.words.to_owned(),
        };
        diesel::insert_into(incident::table).values(&row).execute(self)?;
        parts::mark(id, EventPart::Reports);
        Ok(IncidentNo(no))
    }

    /// Keeps a report as it is told now; who reported it first, and when, stays.
    pub fn change_incident(
        &mut self,
        id: TournamentId,
        no: IncidentNo,
        new: &NewIncident<'_>,
    ) -> Result<()> {
        diesel::update(incident::table.find((id.0, no.0)))
            .set((
                incident::report.eq(json("report of an incident", new.incident)?),
                incident::confirmed.eq(new.confirmed),
                incident::words.eq(new.words),
            ))
            .execute(self)?;
        parts::mark(id, EventPart::Reports);
        Ok(())
    }
}
