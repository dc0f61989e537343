use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::{EntryId, Request, RequestKind, RequestState, RoundNo, TournamentId};

use super::connection::AnyConnection;
use super::numbers::next_number;
use super::open::{Result, StoreError};
use super::schema::player_request;
use super::tournaments::timestamp;
use super::{AccountId, referee_log};

#[derive(Queryable, Insertable)]
#[diesel(table_name = player_request)]
struct Row {
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
}

impl Row {
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
        let row = Row {
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
        };
        diesel::insert_into(player_request::table).values(&row).execute(self)?;
        Ok(row.id)
    }

    /// Forgets what somebody said and was told in their own requests, what hangs on their entry, and their link.
    pub fn forget_person(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        let theirs = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .filter(player_request::entry_id.eq(who.0));
        diesel::update(theirs)
            .set((player_request::words.eq(""), player_request::answer.eq("")))
            .execute(self)?;
        super::entries::forget_ways(self, id, who)
    }

    /// Tells anew what players wrote and were answered. Call it with the event locked.
    pub fn retell_requests(
        &mut self,
        id: TournamentId,
        retell: &dyn Fn(&str) -> String,
    ) -> Result<()> {
        for request in self.requests(id)? {
            diesel::update(player_request::table.find((id.0, request.id)))
                .set((
                    player_request::words.eq(retell(&request.words)),
                    player_request::answer.eq(retell(&request.answer)),
                ))
                .execute(self)?;
        }
        Ok(())
    }

    /// All requests of a tournament, oldest first.
    pub fn requests(&mut self, id: TournamentId) -> Result<Vec<Request>> {
        let rows: Vec<Row> = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .order(player_request::id)
            .load(self)?;
        rows.into_iter().map(Row::into_request).collect()
    }

    /// Calls for an arbiter that nothing has come of yet but that one is on the way, oldest first.
    pub fn open_calls(&mut self, id: TournamentId) -> Result<Vec<Request>> {
        let open = [RequestState::Asked.name(), RequestState::Coming.name()];
        let rows: Vec<Row> = player_request::table
            .filter(player_request::tournament_id.eq(id.0))
            .filter(player_request::kind.eq(RequestKind::Arbiter.name()))
            .filter(player_request::state.eq_any(open))
            .order(player_request::id)
            .load(self)?;
        rows.into_iter().map(Row::into_request).collect()
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
        let appeals = referee_log::open_appeals(self, id)?;
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
        diesel::update(player_request::table.find((id.0, number)))
            .set((
                player_request::state.eq(state.name()),
                player_request::answer.eq(answer),
                player_request::answered_by.eq(by.map(|account| account.0)),
                player_request::answered_at.eq(Some(timestamp(now))),
            ))
            .execute(self)?;
        Ok(())
    }
}
