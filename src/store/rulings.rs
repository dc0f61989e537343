//! Incidents, reported to the referee of a tournament, the log of rulings, and drafts of rulings.

use super::schema::{incident, referee_entry, ruling_draft};
use crate::prelude::*;
use referee::{Incident, LogEntry, RefereeLog, RulingNo, Seats};

go::number! {
    /// Number of an incident in its tournament, from 1.
    pub struct IncidentNo(i32);
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentRow {
    pub no: IncidentNo,
    pub seats: Seats,
    pub incident: Incident,
    /// Whether both players had confirmed the result.
    pub confirmed: bool,
    /// Note of the reporting arbiter, for the ruling; may be empty.
    pub words: String,
    pub account: Option<AccountId>,
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
    reported_by: Option<AccountId>,
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
            incident: parse(REPORT, &self.report)?,
            confirmed: self.confirmed,
            words: self.words,
            account: self.reported_by,
            at: self.reported_at.and_utc(),
        })
    }
}

const REPORT: &str = "report of an incident";
const LOG_LINE: &str = "line of the referee's log";
const EXCLUDED: &str = "list of excluded players";

impl Tx {
    /// Returns the new number.
    pub fn append_incident(&mut self, id: TournamentId, new: &IncidentRow) -> Result<IncidentNo> {
        let no = next_number!(self, id, incident::id);
        self.run(insert_into(incident::table).values(&KeptIncident {
            tournament_id: id.0,
            id: no,
            round_no: new.seats.round.0,
            table_no: new.seats.table.0,
            black_id: new.seats.black.0,
            white_id: new.seats.white.0,
            report: json(REPORT, &new.incident)?,
            confirmed: new.confirmed,
            reported_by: new.account,
            reported_at: timestamp(new.at),
            words: new.words.clone(),
        }))?;
        self.mark(id, EventPart::Reports);
        Ok(IncidentNo(no))
    }

    /// Replaces a report; its first reporter and time stay.
    pub fn change_incident(
        &mut self,
        id: TournamentId,
        no: IncidentNo,
        new: &IncidentRow,
    ) -> Result<()> {
        self.mark(id, EventPart::Reports);
        self.run(update(incident::table.find((id.0, no.0))).set((
            incident::report.eq(json(REPORT, &new.incident)?),
            incident::confirmed.eq(new.confirmed),
            incident::words.eq(&new.words),
        )))
    }
}

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
        self.unruled().filter_map(|(row, withdrawn)| withdrawn.is_none().then_some(row))
    }

    /// Reports without a ruling, and incidents whose ruling is withdrawn, with the number of that ruling.
    pub fn unruled(&self) -> impl Iterator<Item = (&IncidentRow, Option<RulingNo>)> {
        let last = |no| self.facts.iter().rfind(|(_, facts)| facts.incident == no);
        let gone = |no| self.log.is_replaced(self.log.last_in_place_of(no));
        let all = self.incidents.iter().map(move |row| (row, last(row.no).map(|(no, _)| *no)));
        all.filter(move |(row, no)| no.is_none_or(|no| !row.words.is_empty() && gone(no)))
    }

    /// Exclusions by all rulings in force except one.
    pub fn in_force(&self, but: Option<RulingNo>) -> impl Iterator<Item = (RulingNo, Excluded)> {
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

/// Lines that are counted by the index.
const fn kind_of(entry: &LogEntry) -> Option<&'static str> {
    match entry {
        LogEntry::Appealed(_) => Some("appealed"),
        LogEntry::Judged(_) => Some("judged"),
        _ => None,
    }
}

impl Tx {
    /// Fails if the log is out of order.
    pub fn referee_file(&mut self, id: TournamentId) -> Result<RefereeFile> {
        type Row = (String, Option<i32>, Option<String>, Option<String>);
        let rows = of_event!(referee_entry, id).order(referee_entry::seq).select((
            referee_entry::entry,
            referee_entry::incident_id,
            referee_entry::ending_before,
            referee_entry::excluded,
        ));
        let (mut facts, mut excluded, mut entries) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        for (entry, incident, before, players) in self.all::<Row, _>(rows)? {
            let entry: LogEntry = parse(LOG_LINE, &entry)?;
            if let LogEntry::Ruled(ruling) = &entry {
                if let Some((incident, before)) = incident.map(IncidentNo).zip(before) {
                    let before = read("result", &before)?;
                    facts.insert(ruling.no, RulingFacts { incident, before });
                }
                if let Some(players) = players {
                    excluded.insert(ruling.no, parse(EXCLUDED, &players)?);
                }
            }
            entries.push(entry);
        }
        let corrupt = |why: String| StoreError::Corrupt { what: "referee's log", why };
        let log = RefereeLog::try_from(entries).map_err(|error| corrupt(error.to_string()))?;
        let incidents = self.all(of_event!(incident, id).order(incident::id))?;
        let incidents = incidents.into_iter().map(KeptIncident::read).collect::<Result<_>>()?;
        Ok(RefereeFile { log, incidents, facts, excluded })
    }

    pub fn append_referee_entry(
        &mut self,
        id: TournamentId,
        entry: &LogEntry,
        (facts, excluded): (Option<RulingFacts>, &[Excluded]),
        (account, at): (Option<AccountId>, DateTime<Utc>),
    ) -> Result<()> {
        let excluded = Some(excluded).filter(|excluded| !excluded.is_empty());
        let seq = next_number!(self, id, referee_entry::seq);
        self.mark(id, EventPart::Referee);
        self.mark(id, EventPart::Reports);
        self.run(insert_into(referee_entry::table).values((
            referee_entry::tournament_id.eq(id.0),
            referee_entry::seq.eq(seq),
            referee_entry::entry.eq(json(LOG_LINE, entry)?),
            referee_entry::incident_id.eq(facts.map(|facts| facts.incident.0)),
            referee_entry::ending_before.eq(facts.map(|facts| facts.before.to_string())),
            referee_entry::written_by.eq(account),
            referee_entry::written_at.eq(timestamp(at)),
            referee_entry::excluded.eq(excluded.map(|all| json(EXCLUDED, &all)).transpose()?),
            referee_entry::kind.eq(kind_of(entry)),
        )))
    }

    /// Appeals without a decision.
    pub(super) fn open_appeals(&mut self, id: TournamentId) -> Result<i64> {
        let mut lines = |kind: &str| {
            let lines = of_event!(referee_entry, id).filter(referee_entry::kind.eq(kind));
            self.one::<i64, _>(lines.count())
        };
        Ok(lines("appealed")? - lines("judged")?)
    }
}

/// An arbiter's answers before a ruling.
#[derive(Clone, Debug)]
pub struct RulingDraft {
    pub id: String,
    pub board: (RoundNo, TableNo),
    pub account: AccountId,
    /// JSON.
    pub answers: String,
    pub at: DateTime<Utc>,
}

impl Tx {
    /// `None` if it is gone, or about another board.
    pub fn ruling_draft(
        &mut self,
        id: TournamentId,
        draft: &str,
        (round, table): (RoundNo, TableNo),
    ) -> Result<Option<String>> {
        let board = ruling_draft::round_no.eq(round.0).and(ruling_draft::table_no.eq(table.0));
        let found = ruling_draft::table.find((id.0, draft)).filter(board);
        self.first(found.select(ruling_draft::answers))
    }

    /// Replaces the draft of that id. Call it with the event locked.
    pub fn keep_ruling_draft(&mut self, id: TournamentId, draft: &RulingDraft) -> Result<()> {
        self.delete_ruling_draft(id, &draft.id)?;
        self.run(insert_into(ruling_draft::table).values((
            ruling_draft::tournament_id.eq(id.0),
            ruling_draft::id.eq(&draft.id),
            ruling_draft::round_no.eq(draft.board.0.0),
            ruling_draft::table_no.eq(draft.board.1.0),
            ruling_draft::account_id.eq(draft.account.0),
            ruling_draft::answers.eq(&draft.answers),
            ruling_draft::at.eq(timestamp(draft.at)),
        )))
    }

    pub fn delete_ruling_draft(&mut self, id: TournamentId, draft: &str) -> Result<()> {
        self.run(delete(ruling_draft::table.find((id.0, draft))))
    }

    /// Of all events; returns how many.
    pub fn delete_ruling_drafts_before(&mut self, at: DateTime<Utc>) -> Result<usize> {
        self.count(delete(ruling_draft::table.filter(ruling_draft::at.lt(timestamp(at)))))
    }
}
