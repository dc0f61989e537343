//! Messages for subscribed players: written to the outbox in the act's transaction, sent after it.

use std::collections::HashMap;

use serde_json::Value;

use go::Color;
use store::{AnyConnection, Channel, Contact, Deed, NotificationKind, Receiver, Role, Snapshot};
use tournament::{EntryId, RequestKind, RequestState, Round, RoundNo, TournamentId};

use super::dates_told::dates;
use super::notification::{Notification, SeatTold};
use super::results_told::{against, reported};
use crate::transaction::change::{Left, as_left};
use crate::{By, Result, Service, Token};

/// Letters to one address in one act: enough for a family, too few for a stranger who enters many players with somebody
/// else's address.
const MOST_TO_ONE_ADDRESS: usize = 6;

/// Recipient, message, and the key that makes it unique.
pub(super) type Telling = (EntryId, Notification, String);

impl Service {
    /// Writes the messages of an act to the outbox, in its transaction.
    pub(crate) fn tell_players(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        act: Deed,
        detail: &Value,
        left: &mut Left<'_>,
    ) -> Result<()> {
        let kind = match act {
            Deed::Publish | Deed::DrawAll | Deed::Mend | Deed::Latecomer => NotificationKind::Board,
            Deed::ReportResult => NotificationKind::Reported,
            Deed::Result => NotificationKind::Against,
            Deed::SetDate | Deed::ProposeDate | Deed::AcceptDate | Deed::DropDate => {
                NotificationKind::Date
            }
            Deed::AnswerRequest => NotificationKind::Answered,
            Deed::Announce => NotificationKind::Message,
            _ => return Ok(()),
        };
        let mut reaches = c.reaches(id)?;
        reaches.retain(|reach| reach.kinds.contains(&kind) && reach.failed.is_empty());
        if reaches.is_empty() {
            return Ok(());
        }
        let Some(now) = as_left(c, id, left)? else { return Ok(()) };
        let mut letters: HashMap<&str, usize> = HashMap::new();
        reaches.retain(|reach| {
            let to = now.tournament.entry(reach.entry).map(|entry| entry.private.email.as_str());
            let many = letters.entry(to.unwrap_or_default()).or_default();
            *many += usize::from(reach.way == Channel::Mail);
            reach.way != Channel::Mail || *many <= MOST_TO_ONE_ADDRESS
        });
        let tellings = match kind {
            NotificationKind::Board => boards(now, detail, reaches.iter().map(|reach| reach.entry)),
            NotificationKind::Reported => reported(now, detail).into_iter().collect(),
            NotificationKind::Against => against(c, now, detail)?,
            NotificationKind::Date => dates(now, act, detail),
            NotificationKind::Answered => {
                self.answered_request(c, id, detail)?.into_iter().collect()
            }
            NotificationKind::Message => self.announced(c, now, detail)?,
            NotificationKind::Call => Vec::new(),
        };
        self.put_tellings(c, id, by, &reaches, tellings)
    }

    /// Writes a call for an arbiter to the outbox, for the event's arbiters who subscribed.
    pub(crate) fn tell_arbiters(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        act: Deed,
        detail: &Value,
    ) -> Result<()> {
        if act != Deed::Ask || detail["kind"] != RequestKind::Arbiter.name() {
            return Ok(());
        }
        let mut reaches = c.reaches(id)?;
        reaches.retain(|reach| reach.account.is_some() && reach.failed.is_empty());
        if reaches.is_empty() {
            return Ok(());
        }
        let staff = c.roles(id)?;
        let number = detail["request"].as_i64();
        let calls = c.open_calls(id)?;
        let Some(call) = calls.iter().find(|call| Some(i64::from(call.id)) == number) else {
            return Ok(());
        };
        let now = self.store.snapshot(c, id)?;
        let round = now.as_ref().and_then(|now| now.tournament.round(call.round));
        let Some(board) = round.and_then(|round| round.board_of(call.by)) else { return Ok(()) };
        let tidings = Notification::Called { round: call.round, table: board.table, by: call.by };
        let first = c.next_outgoing(id)?;
        let mut new = Vec::new();
        for (number, reach) in (first..).zip(&reaches) {
            let Some(account) = reach.account else { continue };
            let is_owner = c.account(account)?.is_some_and(|row| row.is_owner);
            let arbiter =
                staff.iter().any(|row| row.account == account && row.role >= Role::Arbiter);
            if arbiter || is_owner {
                let once = format!("called {} {}", call.id, reach.id);
                new.push(tidings.outgoing(number, Receiver::Reach(reach.id), Some(once))?);
            }
        }
        Ok(c.put_out(id, &new, by.now)?)
    }

    pub(super) fn put_tellings(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        reaches: &[Contact],
        tellings: Vec<Telling>,
    ) -> Result<()> {
        let mut number = c.next_outgoing(id)?;
        let (mut new, mut boards) = (Vec::new(), Vec::new());
        let told: HashMap<EntryId, (Notification, String)> =
            tellings.into_iter().map(|(entry, tidings, once)| (entry, (tidings, once))).collect();
        for reach in reaches {
            let Some((tidings, once)) = told.get(&reach.entry) else { continue };
            let body = tidings.body()?;
            if matches!(tidings, Notification::Board { .. }) {
                // A seat is sent again only if it changed.
                if reach.board == body {
                    continue;
                }
                boards.push((reach.id, body.clone()));
            }
            let once = Some(format!("{once} {}", reach.id));
            new.push(tidings.outgoing(number, Receiver::Reach(reach.id), once)?);
            number += 1;
        }
        c.note_boards_told(id, &boards)?;
        Ok(c.put_out(id, &new, by.now)?)
    }

    fn answered_request(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        detail: &Value,
    ) -> Result<Option<Telling>> {
        let number = detail["request"].as_i64();
        let requests = c.requests(id)?;
        let found = requests.into_iter().find(|request| Some(i64::from(request.id)) == number);
        Ok(found.map(|request| {
            let tidings = match request.state {
                RequestState::Coming => Notification::Coming { round: request.round },
                state => Notification::Answered {
                    request: request.kind,
                    round: request.round,
                    granted: state == RequestState::Granted,
                    words: request.answer,
                },
            };
            (request.by, tidings, format!("answered {} {}", request.id, request.state.name()))
        }))
    }

    fn announced(
        &self,
        c: &mut AnyConnection,
        now: &Snapshot,
        detail: &Value,
    ) -> Result<Vec<Telling>> {
        let number = detail["announcement"].as_i64();
        let all = c.announcements(now.id)?;
        let Some(one) = all.into_iter().find(|one| Some(i64::from(one.no)) == number) else {
            return Ok(Vec::new());
        };
        let spoken = now.tournament.entries.iter();
        let spoken = spoken.filter(|entry| one.to.has(&now.tournament, entry));
        let telling = |entry: EntryId| {
            let tidings = Notification::Message { words: one.words.clone() };
            (entry, tidings, format!("message {}", one.no))
        };
        Ok(spoken.map(|entry| telling(entry.id)).collect())
    }

    pub(crate) fn mail_link(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        (address, token, language): (String, &Token, &str),
    ) -> Result<()> {
        let secret = token.secret().to_owned();
        let tidings = Notification::Link { secret, language: language.to_owned(), lost: None };
        let number = c.next_outgoing(id)?;
        let new = tidings.outgoing(number, Receiver::Mail(address), None)?;
        Ok(c.put_out(id, &[new], by.now)?)
    }

    /// Whether that entry can be reached by e-mail now.
    pub(crate) fn has_mail(now: &Snapshot, entry: EntryId, way: &Channel) -> bool {
        let known = || now.tournament.entry(entry).is_some_and(|e| !e.private.email.is_empty());
        *way != Channel::Mail || known()
    }
}

/// The seats of those players in the round that an act changed.
fn boards(now: &Snapshot, detail: &Value, who: impl Iterator<Item = EntryId>) -> Vec<Telling> {
    let round = detail["round"].as_i64().and_then(|no| i32::try_from(no).ok()).map(RoundNo);
    let Some(round) = round.and_then(|no| now.tournament.round(no)) else { return Vec::new() };
    let seated = who.filter(|entry| round.has_place(*entry));
    let telling = |entry: EntryId| {
        let tidings = Notification::Board { round: round.no, seat: seat(round, entry) };
        (entry, tidings, format!("board {} {}", round.no, now.revision))
    };
    seated.map(telling).collect()
}

fn seat(round: &Round, entry: EntryId) -> Option<SeatTold> {
    let board = round.board_of(entry)?;
    let color = board.color_of(entry)?;
    let opponent = if color == Color::Black { board.white } else { board.black };
    Some(SeatTold { table: board.table, color, opponent, handicap: board.handicap })
}
