//! What players ask for. A request changes nothing until it is granted, and then in the same act.

use serde_json::{Value, json};

use store::{AnyConnection, BoardMark, Deed, Snapshot};
use tournament::{
    EntryId, MOST_OPEN_REQUESTS, REQUEST_LENGTH, Request, RequestKind, RequestState, RoundNo,
    TableNo, Tournament, TournamentId, check_words,
};

use crate::registration::attendance::attended;
use crate::transaction::change::{Left, as_left};
use crate::{Attendance, By, Done, Refusal, Result, Service, ServiceError, Thing};

/// What a player asks for, as the form says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestForm {
    /// What for.
    pub kind: RequestKind,
    /// Which round it is about.
    pub round: RoundNo,
    /// The player's own words.
    pub words: String,
}

/// What is said to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestAnswer {
    /// The request's number.
    pub number: i32,
    /// Whether it is granted.
    pub granted: bool,
    /// A word to the player; may be empty.
    pub words: String,
}

impl Service {
    /// Takes a request of the player whom the secret proves; returns its number and what became of it at once.
    /// The same open request again is the same one.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::NoSuchRound`]; [`Refusal::WordsNeeded`] for a correction without
    /// any; [`Refusal::TooManyRequests`]; [`ServiceError::Fields`] for too many words.
    pub fn ask(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        form: &RequestForm,
    ) -> Result<Done<(i32, RequestState)>> {
        self.acted(id, by, |c, before| {
            let who = self.proven(c, id, secret)?;
            let words = tidied(&form.words, REQUEST_LENGTH)?;
            check(&before.tournament, form, &words)?;
            paired(&before.tournament, who, form)?;
            let known = c.requests(id)?;
            let mut open = known.iter().filter(|r| r.by == who && r.is_open());
            // Somebody who calls an arbiter is heard however much else they asked for, and once.
            let calls = form.kind == RequestKind::Arbiter;
            let same = |r: &&Request| {
                (r.kind, r.round) == (form.kind, form.round) && (calls || r.words == words)
            };
            if let Some(same) = open.clone().find(same) {
                return Ok(((same.id, same.state), None));
            }
            if !calls && open.by_ref().count() >= MOST_OPEN_REQUESTS {
                return Err(Refusal::TooManyRequests.into());
            }
            let mut request = Request {
                id: 0,
                by: who,
                kind: form.kind,
                round: form.round,
                words,
                asked_at: by.now,
                state: RequestState::Asked,
                answered_at: None,
                answer: String::new(),
            };
            let mut after = before.tournament.clone();
            if before.tournament.settings.players.skip_freely
                && let Some(granted) = granted_by_itself(before, &request)
            {
                after = granted;
                request.state = RequestState::Granted;
                request.answered_at = Some(by.now);
            }
            request.id = c.insert_request(id, &request)?;
            let detail = json!({
                "request": request.id, "entry": who, "kind": request.kind,
                "round": request.round, "state": request.state,
            });
            self.note(c, id, by, Deed::Ask, &detail)?;
            Ok(((request.id, request.state), Some(after)))
        })
    }

    /// Takes back a request that nobody has answered, or a granted one by which rounds are given up that are not drawn
    /// yet: those are played after all.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Thing::Request`] if it is not this player's;
    /// [`Refusal::RequestAnswered`] if nothing of it can be taken back any more; [`Refusal::Excluded`].
    pub fn take_request_back(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        number: i32,
    ) -> Result<Done<()>> {
        self.acted(id, by, |c, before| {
            let who = self.proven(c, id, secret)?;
            let known = c.requests(id)?;
            let request = known.iter().find(|request| request.id == number && request.by == who);
            let request = request.ok_or(ServiceError::Unknown(Thing::Request))?;
            let again = played_after_all(&before.tournament, request, &known);
            if !request.is_open() && again.is_empty() {
                return Err(Refusal::RequestAnswered.into());
            }
            let rounds: Vec<_> = again.into_iter().map(|round| (round, true)).collect();
            let change = Attendance { entry: who, registration: None, rounds };
            let after = attended(before, &[change])?.0;
            let became = (RequestState::TakenBack, "");
            c.close_request(id, number, became, (by.account, by.now))?;
            self.note(
                c,
                id,
                by,
                Deed::TakeRequestBack,
                &json!({ "request": number, "entry": who }),
            )?;
            Ok(((), Some(after)))
        })
    }

    /// Answers a request. Granted, it is done in the same act.
    ///
    /// # Errors
    /// [`Thing::Request`]; [`Refusal::RequestAnswered`] if it was answered or taken back meanwhile;
    /// [`Refusal::PairedInRound`] if the player is paired in a round that would be given up, and
    /// [`Refusal::Excluded`], as [`Service::set_attendance`]; [`ServiceError::Fields`] for too many words.
    pub fn answer_request(
        &self,
        id: TournamentId,
        by: By<'_>,
        answer: &RequestAnswer,
    ) -> Result<Done<()>> {
        self.acted(id, by, |c, before| {
            let request = self.open_request(c, id, answer.number)?;
            let after = match answer.granted {
                true => attended(before, &effect(&before.tournament, &request))?.0,
                false => before.tournament.clone(),
            };
            let state = if answer.granted { RequestState::Granted } else { RequestState::Refused };
            let words = tidied(&answer.words, REQUEST_LENGTH)?;
            let number = answer.number;
            c.close_request(id, number, (state, &words), (by.account, by.now))?;
            let detail = json!({
                "request": number, "entry": request.by, "kind": request.kind,
                "round": request.round, "state": state,
            });
            self.note(c, id, by, Deed::AnswerRequest, &detail)?;
            Ok(((), Some(after)))
        })
    }

    /// Notes that whoever acts is on the way to the player who called an arbiter; again by another, that one is.
    ///
    /// # Errors
    /// [`Thing::Request`] if no arbiter is called by it; [`Refusal::RequestAnswered`].
    pub fn go_to_call(&self, id: TournamentId, by: By<'_>, number: i32) -> Result<Done<()>> {
        self.acted(id, by, |c, before| {
            let request = self.open_request(c, id, number)?;
            if !request.is_open_call() {
                return Err(ServiceError::Unknown(Thing::Request));
            }
            let state = RequestState::Coming;
            c.close_request(id, number, (state, ""), (by.account, by.now))?;
            let detail = json!({
                "request": number, "entry": request.by, "kind": request.kind,
                "round": request.round, "state": state,
            });
            self.note(c, id, by, Deed::AnswerRequest, &detail)?;
            Ok(((), Some(before.tournament.clone())))
        })
    }

    /// Ends the calls for an arbiter to a board whose result is entered: somebody was there. Called for every entry of
    /// the journal, in its transaction.
    pub(crate) fn end_calls(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        act: Deed,
        detail: &Value,
        left: &mut Left<'_>,
    ) -> Result<()> {
        if !matches!(act, Deed::Result | Deed::Confirm) {
            return Ok(());
        }
        let calls = c.open_calls(id)?;
        if calls.is_empty() {
            return Ok(());
        }
        let number = |key: &str| detail[key].as_i64().and_then(|n| i32::try_from(n).ok());
        let (Some(round), Some(table)) = (number("round"), number("table")) else { return Ok(()) };
        let Some(now) = as_left(c, id, left)? else { return Ok(()) };
        let round = now.tournament.round(RoundNo(round));
        let board = round.and_then(|round| round.board_at(TableNo(table)));
        let Some((round, board)) = round.zip(board).filter(|(_, b)| !b.ending.is_pending()) else {
            return Ok(());
        };
        for call in calls {
            if call.round == round.no && board.color_of(call.by).is_some() {
                let state = (RequestState::Granted, "");
                c.close_request(id, call.id, state, (by.account, by.now))?;
            }
        }
        Ok(())
    }

    /// All requests of a tournament, oldest first.
    pub fn requests(&self, id: TournamentId) -> Result<Vec<Request>> {
        self.store.read(|c| Ok(c.requests(id)?))
    }

    fn open_request(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        number: i32,
    ) -> Result<Request> {
        let found = c.requests(id)?.into_iter().find(|request| request.id == number);
        let request = found.ok_or(ServiceError::Unknown(Thing::Request))?;
        if !request.is_open() {
            return Err(Refusal::RequestAnswered.into());
        }
        Ok(request)
    }

    /// Runs an act of which everybody who looks hears, though the tournament itself may stay as it was.
    pub(crate) fn acted<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        work: impl FnOnce(&mut AnyConnection, &Snapshot) -> Result<(T, Option<Tournament>)>,
    ) -> Result<Done<T>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let (out, after) = work(c, before)?;
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = after.map(|after| c.save(before, after, &mark)).transpose()?;
            Ok((out, saved))
        };
        self.act(id, by, work)
    }
}

fn check(tournament: &Tournament, form: &RequestForm, words: &str) -> Result<()> {
    let rounds = tournament.settings.rounds;
    if !(1..=rounds).contains(&form.round.0) {
        return Err(Refusal::NoSuchRound { rounds }.into());
    }
    if form.kind.needs_words() && words.is_empty() {
        return Err(Refusal::RequestWords.into());
    }
    Ok(())
}

/// A round in which everybody can see the player paired is not given up by asking: an arbiter is called.
fn paired(tournament: &Tournament, who: EntryId, form: &RequestForm) -> Result<()> {
    let given_up = form.kind.rounds_given_up(form.round, tournament.settings.rounds);
    let public = |no| tournament.round(no).filter(|round| round.is_public());
    match given_up.filter_map(public).find(|round| round.has_place(who)) {
        Some(round) => Err(Refusal::PairedInRound { round: round.no }.into()),
        None => Ok(()),
    }
}

/// Somebody's own words, of so many characters at the most.
pub(crate) fn tidied(words: &str, most: usize) -> Result<String> {
    check_words(words, most).map_err(|fault| ServiceError::Fields(vec![("words", fault)]))
}

/// What granting a request changes of somebody's taking part.
fn effect(tournament: &Tournament, request: &Request) -> Vec<Attendance> {
    let rounds = request.kind.rounds_given_up(request.round, tournament.settings.rounds);
    let rounds: Vec<_> = rounds.map(|round| (round, false)).collect();
    let change = Attendance { entry: request.by, registration: None, rounds };
    if change.rounds.is_empty() { Vec::new() } else { vec![change] }
}

/// The rounds that are played after all when a granted request is taken back: those not drawn yet that no other
/// granted request of the player gives up.
#[must_use]
pub fn played_after_all(
    tournament: &Tournament,
    request: &Request,
    all: &[Request],
) -> Vec<RoundNo> {
    let of = tournament.settings.rounds;
    let granted = |one: &&Request| one.by == request.by && one.state == RequestState::Granted;
    if !granted(&request) {
        return Vec::new();
    }
    let others = all.iter().filter(granted).filter(|one| one.id != request.id);
    let others: Vec<_> = others.flat_map(|one| one.kind.rounds_given_up(one.round, of)).collect();
    let rounds = request.kind.rounds_given_up(request.round, of);
    rounds.filter(|no| tournament.round(*no).is_none() && !others.contains(no)).collect()
}

/// The tournament after a request that needs nobody: the rounds given up are not drawn yet.
fn granted_by_itself(before: &Snapshot, request: &Request) -> Option<Tournament> {
    let effect = effect(&before.tournament, request);
    let drawn = |round: &RoundNo| before.tournament.round(*round).is_some();
    let free = effect.iter().flat_map(|change| &change.rounds).all(|(round, _)| !drawn(round));
    (request.kind.changes_rounds() && free)
        .then(|| attended(before, &effect).ok())
        .flatten()
        .map(|(after, _)| after)
}
