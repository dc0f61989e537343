//! Players' requests, and their reports of results.

use super::columns::salted_rows;
use super::entries;
use super::parts::{digest_of, salted_digest};
use super::schema::{board, player_request, reported_result};
use crate::prelude::*;
use std::mem::take;

#[derive(Clone, Queryable, Insertable, Serialize)]
#[diesel(table_name = player_request)]
pub(super) struct RequestRow {
    tournament_id: i64,
    id: i32,
    entry_id: i32,
    kind: String,
    round_no: i32,
    words: String,
    asked_at: NaiveDateTime,
    state: String,
    answered_by: Option<AccountId>,
    answered_at: Option<NaiveDateTime>,
    answer: String,
    salt: String,
}

impl RequestRow {
    fn digest(&self) -> Result<String> {
        let mut row = self.clone();
        let words = [take(&mut row.words), take(&mut row.answer)];
        let salt = take(&mut row.salt);
        salted_digest(&row, &salt, &words)
    }

    fn into_request(self) -> Result<Request> {
        let corrupt = |what: &str| StoreError::Corrupt { what: "request", why: what.to_owned() };
        Ok(Request {
            id: self.id,
            by: EntryId(self.entry_id),
            kind: RequestKind::named(&self.kind).ok_or_else(|| corrupt(&self.kind))?,
            round: RoundNo(self.round_no),
            words: self.words,
            asked_at: self.asked_at.and_utc(),
            state: RequestState::named(&self.state).ok_or_else(|| corrupt(&self.state))?,
            answered_at: self.answered_at.map(|at| at.and_utc()),
            answer: self.answer,
        })
    }
}

salted_rows!(
    RequestRow of player_request: EventPart::Request,
    write_request, change_request, request_digests
);

impl Tx {
    /// Returns the new number.
    pub fn insert_request(&mut self, id: TournamentId, new: &Request) -> Result<i32> {
        let number = next_number!(self, id, player_request::id);
        self.write_request(RequestRow {
            tournament_id: id.0,
            id: number,
            entry_id: new.by.0,
            kind: new.kind.name().to_owned(),
            round_no: new.round.0,
            words: new.words.clone(),
            asked_at: timestamp(new.asked_at),
            state: new.state.name().to_owned(),
            answered_by: None,
            answered_at: new.answered_at.map(timestamp),
            answer: new.answer.clone(),
            salt: String::new(),
        })?;
        Ok(number)
    }

    fn requests_of(&mut self, id: TournamentId, who: EntryId) -> Result<Vec<i32>> {
        let theirs = of_event!(player_request, id).filter(player_request::entry_id.eq(who.0));
        self.all(theirs.select(player_request::id))
    }

    /// Marks that the reports and requests of a removed entry are deleted.
    pub(super) fn mark_gone(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        let theirs = of_event!(reported_result, id).filter(reported_result::entry_id.eq(who.0));
        for no in self.all(theirs.select(reported_result::round_no))? {
            self.mark_as(id, EventPart::Report(RoundNo(no), who), String::new());
        }
        for number in self.requests_of(id, who)? {
            self.mark_as(id, EventPart::Request(number), String::new());
        }
        Ok(())
    }

    /// Gives somebody's links, contacts, registrations, requests and reports to another entry, also the reports of those
    /// they met in `rounds`; of two reports of a round that of the game stays. Call it with the event locked.
    pub fn give_to(
        &mut self,
        id: TournamentId,
        (gone, keep): (EntryId, EntryId),
        rounds: &[RoundNo],
    ) -> Result<()> {
        self.give_ways(id, gone, keep)?;
        for number in self.requests_of(id, gone)? {
            self.change_request(id, number, |row| row.entry_id = keep.0)?;
        }
        let named = reported_result::entry_id.eq(gone.0).or(reported_result::captain_id.eq(gone.0));
        let met = reported_result::black_id.eq(gone.0).or(reported_result::white_id.eq(gone.0));
        let rows: Vec<ReportedRow> =
            self.all(of_event!(reported_result, id).filter(met.or(named)))?;
        for mut row in rows {
            self.run(delete(reported_result::table.find((id.0, row.round_no, row.entry_id))))?;
            self.mark_as(id, row.part(), String::new());
            let people = [&mut row.entry_id, &mut row.black_id, &mut row.white_id].into_iter();
            let people = people.chain(&mut row.captain_id).filter(|one| **one == gone.0);
            people.for_each(|one| *one = keep.0);
            let of_keep = reported_result::table.find((id.0, row.round_no, row.entry_id));
            let other = self.first::<i32, _>(of_keep.select(reported_result::entry_id))?;
            if other.is_none() || rounds.contains(&RoundNo(row.round_no)) {
                self.write_report(id, &row)?;
            }
        }
        Ok(())
    }

    /// Clears the words of somebody's requests and the answers, and deletes their registration, links and contacts.
    pub fn forget_person(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        for number in self.requests_of(id, who)? {
            self.change_request(id, number, |row| {
                row.words.clear();
                row.answer.clear();
            })?;
        }
        self.delete_undo(id)?;
        self.delete_texts(id, &[who])?;
        entries::forget_ways(self, id, who)
    }

    /// Oldest first.
    pub fn requests(&mut self, id: TournamentId) -> Result<Vec<Request>> {
        let rows = self.all(of_event!(player_request, id).order(player_request::id))?;
        rows.into_iter().map(RequestRow::into_request).collect()
    }

    /// Calls for an arbiter that are open, or that an arbiter is on the way to; oldest first.
    pub fn open_calls(&mut self, id: TournamentId) -> Result<Vec<Request>> {
        let open = [RequestState::Asked.name(), RequestState::Coming.name()];
        let calls = of_event!(player_request, id)
            .filter(player_request::kind.eq(RequestKind::Arbiter.name()))
            .filter(player_request::state.eq_any(open))
            .order(player_request::id);
        self.all(calls)?.into_iter().map(RequestRow::into_request).collect()
    }

    /// How much waits for an answer: open requests, boards without a result that a player reported, and appeals that no
    /// committee has decided.
    pub fn waiting(&mut self, id: TournamentId) -> Result<usize> {
        let open = player_request::state.eq(RequestState::Asked.name());
        let requests: i64 = self.one(of_event!(player_request, id).filter(open).count())?;
        let mut boards = self.reports(id)?;
        boards.dedup_by_key(|(round, players, _)| (*round, *players));
        let appeals = self.open_appeals(id)?;
        Ok(usize::try_from(requests + appeals).unwrap_or_default() + boards.len())
    }

    pub fn close_request(
        &mut self,
        id: TournamentId,
        number: i32,
        (state, answer): (RequestState, &str),
        (by, now): (Option<AccountId>, DateTime<Utc>),
    ) -> Result<()> {
        self.change_request(id, number, |row| {
            row.state = state.name().to_owned();
            row.answer = answer.to_owned();
            row.answered_by = by;
            row.answered_at = Some(timestamp(now));
        })
    }
}

#[derive(Queryable, Selectable, Insertable, Serialize)]
#[diesel(table_name = reported_result)]
struct ReportedRow {
    tournament_id: i64,
    round_no: i32,
    entry_id: i32,
    black_id: i32,
    white_id: i32,
    ending: String,
    at: NaiveDateTime,
    /// The captain who reported. Without `captain_ending` only the captain did, and `ending` is the captain's report.
    captain_id: Option<i32>,
    captain_ending: Option<String>,
    captain_at: Option<NaiveDateTime>,
}

/// A report with its round and the board's players: Black, White.
type SeatedReport = (RoundNo, [EntryId; 2], Reported);

impl ReportedRow {
    const fn part(&self) -> EventPart {
        EventPart::Report(RoundNo(self.round_no), EntryId(self.entry_id))
    }

    /// The player's own report and the captain's.
    fn reports(self) -> Result<Vec<SeatedReport>> {
        let captain = self.captain_id.map(EntryId);
        let report = |captain, ending: &str, at: NaiveDateTime| {
            let players = [EntryId(self.black_id), EntryId(self.white_id)];
            let (by, ending) = (EntryId(self.entry_id), read("reported result", ending)?);
            let report = Reported { by, captain, ending, at: at.and_utc() };
            Ok::<_, StoreError>((RoundNo(self.round_no), players, report))
        };
        match (&self.captain_ending, self.captain_at) {
            (Some(ending), Some(at)) => {
                Ok(vec![report(None, &self.ending, self.at)?, report(captain, ending, at)?])
            }
            _ => Ok(vec![report(captain, &self.ending, self.at)?]),
        }
    }
}

fn all_reports(rows: Vec<ReportedRow>) -> Result<Vec<SeatedReport>> {
    let reports: Vec<_> = rows.into_iter().map(ReportedRow::reports).collect::<Result<_>>()?;
    Ok(reports.into_iter().flatten().collect())
}

impl Tx {
    /// Replaces the speaker's earlier report of a board; a captain's is kept in addition to the player's own.
    pub fn keep_report(
        &mut self,
        id: TournamentId,
        (round, board): (RoundNo, &Board),
        word: &Reported,
    ) -> Result<()> {
        let mut said = self.reports_of(id, (round, board))?;
        said.retain(|one| one.by == word.by && one.captain.is_some() != word.captain.is_some());
        said.push(word.clone());
        said.sort_by_key(|one| one.captain.is_some());
        let captain = said.iter().find(|one| one.captain.is_some());
        let second = captain.filter(|_| said.len() > 1);
        let row = ReportedRow {
            tournament_id: id.0,
            round_no: round.0,
            entry_id: word.by.0,
            black_id: board.black.0,
            white_id: board.white.0,
            ending: said[0].ending.to_string(),
            at: timestamp(said[0].at),
            captain_id: captain.map(|one| one.speaker().0),
            captain_ending: second.map(|one| one.ending.to_string()),
            captain_at: second.map(|one| timestamp(one.at)),
        };
        self.write_report(id, &row)
    }

    /// Replaces the report of that player and round.
    fn write_report(&mut self, id: TournamentId, row: &ReportedRow) -> Result<()> {
        self.run(delete(reported_result::table.find((id.0, row.round_no, row.entry_id))))?;
        self.mark_as(id, row.part(), digest_of(row)?);
        self.run(insert_into(reported_result::table).values(row))
    }

    pub(super) fn report_digests(&mut self, id: TournamentId) -> Result<Vec<(EventPart, String)>> {
        let rows: Vec<ReportedRow> = self.all(of_event!(reported_result, id))?;
        rows.iter().map(|row| Ok((row.part(), digest_of(row)?))).collect()
    }

    /// The reports of a board's two players and their captains; not those of another game of the round.
    pub fn reports_of(
        &mut self,
        id: TournamentId,
        (round, board): (RoundNo, &Board),
    ) -> Result<Vec<Reported>> {
        let of_board = of_event!(reported_result, id)
            .filter(reported_result::round_no.eq(round.0))
            .filter(reported_result::black_id.eq(board.black.0))
            .filter(reported_result::white_id.eq(board.white.0));
        Ok(all_reports(self.all(of_board)?)?.into_iter().map(|(.., report)| report).collect())
    }

    /// All reports of boards of those rounds.
    pub fn reports_in(
        &mut self,
        id: TournamentId,
        rounds: &[RoundNo],
    ) -> Result<Vec<SeatedReport>> {
        let in_rounds = reported_result::round_no.eq_any(rounds.iter().map(|round| round.0));
        all_reports(self.all(of_event!(reported_result, id).filter(in_rounds))?)
    }

    /// All reports of boards that have no result, board by board.
    pub fn reports(&mut self, id: TournamentId) -> Result<Vec<SeatedReport>> {
        let here = board::tournament_id
            .eq(reported_result::tournament_id)
            .and(board::round_no.eq(reported_result::round_no))
            .and(board::black_id.eq(reported_result::black_id))
            .and(board::white_id.eq(reported_result::white_id));
        let open = reported_result::table
            .inner_join(board::table.on(here))
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(board::ending.eq(Ending::Pending.to_string()))
            .order((board::round_no, board::table_no, reported_result::at))
            .select(ReportedRow::as_select());
        all_reports(self.all(open)?)
    }
}
