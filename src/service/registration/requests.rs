//! What players ask for. A request changes nothing until it is granted, and then in the same act.

use crate::prelude::*;
use crate::{
    Attendance, notify::notifications::board_at, registration::entries::attended,
    transaction::deed::RequestThen,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestForm {
    pub kind: RequestKind,
    pub round: RoundNo,
    pub words: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RequestAnswer {
    pub number: i32,
    pub granted: bool,
    /// To the player; may be empty.
    pub words: String,
}

impl EventActs<'_> {
    /// Takes a request of the player whom the secret proves; returns its number and what became of it at once.
    /// The same open request again is the same one.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::NoSuchRound`]; [`Refusal::WordsNeeded`] for a correction without
    /// any; [`Refusal::TooManyRequests`]; [`ServiceError::Fields`] for too many words.
    pub fn ask(&self, secret: &str, form: &RequestForm) -> Acted<(i32, RequestState)> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            let words = tidied(&form.words, REQUEST_LENGTH)?;
            check(&before.tournament, form, &words)?;
            paired(&before.tournament, who, form)?;
            let known = tx.requests(self.id)?;
            let mut open = known.iter().filter(|r| r.by == who && r.is_open());
            // A call for the arbiter is exempt from the limit of open requests; a second one returns the first.
            let calls = form.kind == RequestKind::Arbiter;
            let same = |r: &&Request| {
                (r.kind, r.round) == (form.kind, form.round) && (calls || r.words == words)
            };
            if let Some(same) = open.clone().find(same) {
                return Ok((same.id, same.state));
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
                asked_at: self.by.now,
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
                request.answered_at = Some(self.by.now);
            }
            request.id = tx.insert_request(self.id, &request)?;
            tx.note(&Deed::Ask(RequestThen::of(&request, request.state)))?;
            tx.save(after)?;
            Ok((request.id, request.state))
        })
    }

    /// Takes back an open request, or a granted one that gives up rounds: those not drawn yet are played after all.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Thing::Request`] if it is not this player's; [`Refusal::RequestAnswered`] if nothing
    /// of it can be taken back any more; [`Refusal::Excluded`].
    pub fn take_request_back(&self, secret: &str, number: i32) -> Acted<()> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            let known = tx.requests(self.id)?;
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
            tx.close_request(self.id, number, became, (self.by.account, self.by.now))?;
            tx.note(&Deed::TakeRequestBack { request: number, entry: who })?;
            tx.save(after)
        })
    }

    /// Answers a request. Granted, it is done in the same act.
    ///
    /// # Errors
    /// [`Thing::Request`]; [`Refusal::RequestAnswered`] if it was answered or taken back meanwhile;
    /// [`Refusal::PairedInRound`] if the player is paired in a round that would be given up, and
    /// [`Refusal::Excluded`], as [`EventActs::set_attendance`]; [`ServiceError::Fields`] for too many words.
    pub fn answer_request(&self, answer: &RequestAnswer) -> Acted<()> {
        self.act(|tx, before| {
            let request = open_request(tx, self.id, answer.number)?;
            let after = match answer.granted {
                true => attended(before, &effect(&before.tournament, &request))?.0,
                false => before.tournament.clone(),
            };
            let state = if answer.granted { RequestState::Granted } else { RequestState::Refused };
            let words = tidied(&answer.words, REQUEST_LENGTH)?;
            let number = answer.number;
            tx.close_request(self.id, number, (state, &words), (self.by.account, self.by.now))?;
            tx.note(&Deed::AnswerRequest(RequestThen::of(&request, state)))?;
            tx.save(after)
        })
    }

    /// Notes that the actor goes to the player who called an arbiter. Fails with [`Thing::Request`] if it is no such
    /// call; [`Refusal::RequestAnswered`].
    pub fn go_to_call(&self, number: i32) -> Acted<()> {
        self.act(|tx, _| {
            let request = open_request(tx, self.id, number)?;
            if !request.is_open_call() {
                return Err(ServiceError::Unknown(Thing::Request));
            }
            let state = RequestState::Coming;
            tx.close_request(self.id, number, (state, ""), (self.by.account, self.by.now))?;
            tx.note(&Deed::AnswerRequest(RequestThen::of(&request, state)))?;
            tx.touch()
        })
    }
}

impl Transaction<'_> {
    /// Ends the calls for an arbiter to a board whose result is entered: an arbiter was there.
    pub(crate) fn end_calls(&mut self, deed: &Deed) -> Result<()> {
        let (Deed::Result(change) | Deed::Confirm(change)) = deed else { return Ok(()) };
        let (id, by) = (self.id, (self.by.account, self.by.now));
        let calls = self.open_calls(id)?;
        if calls.is_empty() {
            return Ok(());
        }
        let now = self.current();
        let Some((round, board)) = board_at(&now, (change.round, change.table)) else {
            return Ok(());
        };
        for call in calls.iter().filter(|_| !board.ending.is_pending()) {
            if call.round == round.no && board.color_of(call.by).is_some() {
                self.close_request(id, call.id, (RequestState::Granted, ""), by)?;
            }
        }
        Ok(())
    }
}

fn open_request(c: &mut Tx, id: TournamentId, number: i32) -> Result<Request> {
    let found = c.requests(id)?.into_iter().find(|request| request.id == number);
    let request = found.ok_or(ServiceError::Unknown(Thing::Request))?;
    if request.is_open() { Ok(request) } else { Err(Refusal::RequestAnswered.into()) }
}

impl RequestThen {
    fn of(request: &Request, state: RequestState) -> Self {
        let Request { id, by, kind, round, .. } = *request;
        Self { request: id, entry: by, kind, round, state }
    }
}

fn check(tournament: &Tournament, form: &RequestForm, words: &str) -> Result<()> {
    let rounds = tournament.settings.rounds;
    if !(1..=rounds).contains(&form.round.0) {
        return Err(Refusal::NoSuchRound { rounds }.into());
    }
    if form.kind == RequestKind::Correct && words.is_empty() {
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

/// Words that a person typed, of at most that many characters.
pub(crate) fn tidied(words: &str, most: usize) -> Result<String> {
    check_words(words, most).map_err(|fault| ServiceError::field("words", fault))
}

/// The change of participation by granting a request.
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

/// The tournament after a request that is granted automatically: the rounds given up are not drawn yet.
fn granted_by_itself(before: &Snapshot, request: &Request) -> Option<Tournament> {
    let effect = effect(&before.tournament, request);
    let drawn = |round: &RoundNo| before.tournament.round(*round).is_some();
    let free = effect.iter().flat_map(|change| &change.rounds).all(|(round, _)| !drawn(round));
    (request.kind.changes_rounds() && free)
        .then(|| attended(before, &effect).ok())
        .flatten()
        .map(|(after, _)| after)
}
