//! What players ask for, and what they say how their games ended.

use std::mem::take;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Serialize;

use tournament::{
    Board, Ending, EntryId, Reported, Request, RequestKind, RequestState, RoundNo, TournamentId,
};

use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::parts::{self, EventPart, digest_of, salt, salted_digest};
use super::schema::{board, player_request, reported_result};
use super::tournaments::timestamp;
use super::{AccountId, referee_file};

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
    answered_by: Option<i64>,
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

impl AnyConnection {
    /// Keeps a new request; its number is given here and returned.
    pub fn insert_request(&mut self, id: TournamentId, new: &Request) -> Result<i32> {
        let row = RequestRow {
            tournament_id: id.0,
            id: next_number!(self, id, player_request::id),
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
        };
        let number = row.id;
        self.write_request(row)?;
        Ok(number)
    }

    /// Writes a request in place of the one of its number: everyone who writes one does it here, so that the journal has
    /// its digest.
    fn write_request(&mut self, mut row: RequestRow) -> Result<()> {
        row.salt = salt()?;
        let part = EventPart::Request(row.id);
        parts::mark_as(TournamentId(row.tournament_id), part, row.digest()?);
        diesel::delete(player_request::table.find((row.tournament_id, row.id))).execute(self)?;
        diesel::insert_into(player_request::table).values(row).execute(self)?;
        Ok(())
    }

    /// Changes a request, if it is there.
    pub(super) fn change_request(
        &mut self,
        id: TournamentId,
        number: i32,
        change: impl FnOnce(&mut RequestRow),
    ) -> Result<()> {
        let there = player_request::table.find((id.0, number));
        let Some(mut row) = there.first::<RequestRow>(self).optional()? else { return Ok(()) };
        change(&mut row);
        self.write_request(row)
    }

    /// The digest of each request.
    pub(super) fn request_digests(&mut self, id: TournamentId) -> Result<Vec<(EventPart, String)>> {
        let of_event = player_request::table.filter(player_request::tournament_id.eq(id.0));
        let rows: Vec<RequestRow> = of_event.load(self)?;
        rows.iter().map(|row| Ok((EventPart::Request(row.id), row.digest()?))).collect()
    }

    /// The numbers of somebody's requests.
    fn requests_of(&mut self, id: TournamentId, who: EntryId) -> Result<Vec<i32>> {
        let theirs = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .filter(player_request::entry_id.eq(who.0));
        Ok(theirs.select(player_request::id).load(self)?)
    }

    /// Says to the journal that what somebody reported and asked for goes with their entry.
    pub(super) fn mark_gone(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        let reported: Vec<i32> = reported_result::table
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(reported_result::entry_id.eq(who.0))
            .select(reported_result::round_no)
            .load(self)?;
        let reports = reported.into_iter().map(|no| EventPart::Report(RoundNo(no), who));
        let requests = self.requests_of(id, who)?.into_iter().map(EventPart::Request);
        reports.chain(requests).for_each(|part| parts::mark_as(id, part, String::new()));
        Ok(())
    }

    /// Forgets what somebody said and was told in their own requests, what hangs on their entry, and their link.
    pub fn forget_person(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        for number in self.requests_of(id, who)? {
            self.change_request(id, number, |row| {
                row.words.clear();
                row.answer.clear();
            })?;
        }
        self.delete_undo(id)?;
        super::entries::forget_ways(self, id, who)
    }

    /// All requests of a tournament, oldest first.
    pub fn requests(&mut self, id: TournamentId) -> Result<Vec<Request>> {
        let rows: Vec<RequestRow> = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .order(player_request::id)
            .load(self)?;
        rows.into_iter().map(RequestRow::into_request).collect()
    }

    /// Calls for an arbiter that nothing has come of yet but that one is on the way, oldest first.
    pub fn open_calls(&mut self, id: TournamentId) -> Result<Vec<Request>> {
        let open = [RequestState::Asked.name(), RequestState::Coming.name()];
        let rows: Vec<RequestRow> = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .filter(player_request::kind.eq(RequestKind::Arbiter.name()))
            .filter(player_request::state.eq_any(open))
            .order(player_request::id)
            .load(self)?;
        rows.into_iter().map(RequestRow::into_request).collect()
    }

    /// How much of what players said or asked waits for an answer: open requests, boards without a result of which
    /// a player has said how they ended, and appeals that no committee has decided.
    pub fn waiting(&mut self, id: TournamentId) -> Result<usize> {
        let open = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .filter(player_request::state.eq(RequestState::Asked.name()));
        let requests: i64 = open.count().get_result(self)?;
        let mut boards: Vec<_> = self.reports(id)?;
        boards.dedup_by_key(|(round, players, _)| (*round, *players));
        let appeals = referee_file::open_appeals(self, id)?;
        Ok(usize::try_from(requests + appeals).unwrap_or_default() + boards.len())
    }

    /// Notes what became of a request.
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
            row.answered_by = by.map(|account| account.0);
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
    /// The captain who spoke, too. Without `captain_ending` the captain alone did, and `ending` is the captain's word.
    captain_id: Option<i32>,
    captain_ending: Option<String>,
    captain_at: Option<NaiveDateTime>,
}

impl ReportedRow {
    const fn part(&self) -> EventPart {
        EventPart::Report(RoundNo(self.round_no), EntryId(self.entry_id))
    }

    /// The player's own word and the captain's, each with its round and who sits there.
    fn words(self) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
        let captain = self.captain_id.map(EntryId);
        let word = |captain, ending: &str, at: NaiveDateTime| {
            let why = |_| StoreError::Corrupt { what: "reported result", why: ending.to_owned() };
            let players = [EntryId(self.black_id), EntryId(self.white_id)];
            let (by, ending) = (EntryId(self.entry_id), ending.parse().map_err(why)?);
            let word = Reported { by, captain, ending, at: at.and_utc() };
            Ok::<_, StoreError>((RoundNo(self.round_no), players, word))
        };
        match (&self.captain_ending, self.captain_at) {
            (Some(ending), Some(at)) => {
                Ok(vec![word(None, &self.ending, self.at)?, word(captain, ending, at)?])
            }
            _ => Ok(vec![word(captain, &self.ending, self.at)?]),
        }
    }
}

fn words_of(rows: Vec<ReportedRow>) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
    let words: Vec<_> = rows.into_iter().map(ReportedRow::words).collect::<Result<_>>()?;
    Ok(words.into_iter().flatten().collect())
}

impl AnyConnection {
    /// Keeps a word on the game at a board in place of the speaker's earlier one: a captain's stands beside the
    /// player's own.
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
        let beside = captain.filter(|_| said.len() > 1);
        let row = ReportedRow {
            tournament_id: id.0,
            round_no: round.0,
            entry_id: word.by.0,
            black_id: board.black.0,
            white_id: board.white.0,
            ending: said[0].ending.to_string(),
            at: timestamp(said[0].at),
            captain_id: captain.map(|one| one.speaker().0),
            captain_ending: beside.map(|one| one.ending.to_string()),
            captain_at: beside.map(|one| timestamp(one.at)),
        };
        diesel::delete(reported_result::table.find((id.0, round.0, word.by.0))).execute(self)?;
        diesel::insert_into(reported_result::table).values(&row).execute(self)?;
        parts::mark_as(id, row.part(), digest_of(&row)?);
        Ok(())
    }

    /// The digest of what each player reported of each round.
    pub(super) fn report_digests(&mut self, id: TournamentId) -> Result<Vec<(EventPart, String)>> {
        let of_event = reported_result::table.filter(reported_result::tournament_id.eq(id.0));
        let rows: Vec<ReportedRow> = of_event.load(self)?;
        rows.iter().map(|row| Ok((row.part(), digest_of(row)?))).collect()
    }

    /// What the two players of a board and their captains have said; not what they said of another game of the round.
    pub fn reports_of(
        &mut self,
        id: TournamentId,
        (round, board): (RoundNo, &Board),
    ) -> Result<Vec<Reported>> {
        let rows: Vec<ReportedRow> = reported_result::table
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(reported_result::round_no.eq(round.0))
            .filter(reported_result::black_id.eq(board.black.0))
            .filter(reported_result::white_id.eq(board.white.0))
            .load(self)?;
        Ok(words_of(rows)?.into_iter().map(|(.., word)| word).collect())
    }

    /// Everything that players have said of boards of those rounds, each with its round and who sits there: Black,
    /// White.
    pub fn reports_in(
        &mut self,
        id: TournamentId,
        rounds: &[RoundNo],
    ) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
        let rows: Vec<ReportedRow> = reported_result::table
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(reported_result::round_no.eq_any(rounds.iter().map(|round| round.0)))
            .load(self)?;
        words_of(rows)
    }

    /// Everything that players have said of boards that have no result, each with its round and who sits there:
    /// Black, White. Board by board.
    pub fn reports(&mut self, id: TournamentId) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
        let here = board::tournament_id
            .eq(reported_result::tournament_id)
            .and(board::round_no.eq(reported_result::round_no))
            .and(board::black_id.eq(reported_result::black_id))
            .and(board::white_id.eq(reported_result::white_id));
        let rows: Vec<ReportedRow> = reported_result::table
            .inner_join(board::table.on(here))
            .filter(reported_result::tournament_id.eq(id.0))
            .filter(board::ending.eq(Ending::Pending.to_string()))
            .order((board::round_no, board::table_no, reported_result::at))
            .select(ReportedRow::as_select())
            .load(self)?;
        words_of(rows)
    }
}
