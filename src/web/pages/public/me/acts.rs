//! What a player may do now, and what they have asked for.

use crate::web::prelude::*;
use crate::web::views::requests::request_state;
use crate::web::views::rounds::open_within_window;
use service::played_after_all;

pub(super) struct RequestLine {
    pub id: i32,
    pub said: String,
    pub state: String,
    pub answer: String,
    /// Whether it can be withdrawn.
    pub open: bool,
}

pub(super) struct Acts {
    pub check_in: bool,
    /// Where the result is reported; `None` without a game to report.
    pub report: Option<String>,
    /// Whether the player has already reported the result; they may report it again.
    pub said: bool,
    /// The next unpublished round, unless the player is not in it or has already asked for it.
    pub skip: Option<RoundNo>,
    /// The round from which on the player can leave: that of `skip`, if more rounds follow. For the last round,
    /// skipping is the same.
    pub leave: Option<RoundNo>,
    pub call: bool,
    /// That an arbiter has been called to the board or is coming; empty otherwise.
    pub arbiter: String,
    pub table: Option<(RoundNo, TableNo)>,
    /// The round of the pending board, else the next one.
    pub round: RoundNo,
    /// Whether the round has a window, so that the players are at no table of a hall.
    pub apart: bool,
    /// Newest first.
    pub asked: Vec<RequestLine>,
}

/// The player's board in the first public round in which the game has no result; the next round may already be
/// published. In rounds with windows the current round comes first.
pub(super) fn pending_board(tournament: &Tournament, who: EntryId) -> Option<(&Round, &Board)> {
    if let Some(open) = open_within_window(tournament, who) {
        return Some(open);
    }
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    public
        .filter_map(|round| Some((round, round.board_of(who)?)))
        .find(|(_, board)| board.ending.is_pending())
}

/// Like [`pending_board`], or of round `asked`: a player may have games of several rounds to play.
pub(super) fn open_board(
    tournament: &Tournament,
    who: EntryId,
    asked: Option<RoundNo>,
) -> Option<(&Round, &Board)> {
    let Some(no) = asked else { return pending_board(tournament, who) };
    let round = tournament.round(no).filter(|round| round.is_public())?;
    Some((round, round.board_of(who).filter(|board| board.ending.is_pending())?))
}

/// Only for a player whose link has been verified.
pub(super) fn acts(
    t: Lang,
    event: &Event,
    tournament: &Tournament,
    entry: &Entry,
    (requests, said): (&[Request], &[Reported]),
) -> Acts {
    let pending = pending_board(tournament, entry.id);
    let rounds = tournament.settings.rounds;
    // A draft does not count: the player can still ask to skip the round, and the organiser decides.
    let coming = newest_round(tournament).map_or(1, |round| round.no.0 + 1);
    let reports = tournament.settings.players.reports != ReportPolicy::Off;
    let skip =
        (coming <= rounds && entry.playing().in_round(RoundNo(coming))).then_some(RoundNo(coming));
    let open = || requests.iter().filter(|r| r.by == entry.id && r.is_open());
    // An open request is not offered again; the list shows it and lets the player withdraw it.
    let asks = |kind: RequestKind, round| open().any(|r| r.kind == kind && r.round == round);
    let leaves = skip.is_some_and(|round| asks(RequestKind::Leave, round));
    let skips = skip.is_some_and(|round| asks(RequestKind::Skip, round));
    let free = skip.filter(|_| !leaves);
    let calls = pending.is_some_and(|(round, _)| asks(RequestKind::Arbiter, round.no));
    let line = |request: &Request| {
        let known = &event.snapshot.tournament;
        let again = !played_after_all(known, request, requests).is_empty();
        RequestLine { open: request.is_open() || again, ..asked(t, request) }
    };
    let round = RoundNo(pending.map_or(coming.min(rounds), |(round, _)| round.no.0));
    let apart = tournament.clock(round).window.is_some();
    Acts {
        check_in: !entry.is_final() && tournament.settings.home.lets_check_in(Utc::now()),
        report: pending
            .filter(|_| reports)
            .map(|_| event.path(&format!("/me/{}/result", entry.id))),
        said: said.iter().any(|word| word.speaker() == entry.id),
        skip: free.filter(|_| !skips),
        leave: free.filter(|_| coming < rounds),
        call: !calls,
        arbiter: pending.filter(|_| !apart).map(|at| arbiter(t, requests, at)).unwrap_or_default(),
        table: pending.map(|(round, board)| (round.no, board.table)),
        round,
        apart,
        asked: requests.iter().rev().filter(|r| r.by == entry.id).map(line).collect(),
    }
}

fn asked(t: Lang, request: &Request) -> RequestLine {
    let at = |at: DateTime<Utc>| t.time(t.local(at.naive_utc()).time());
    RequestLine {
        id: request.id,
        said: request_words(t, request),
        state: request_state(t, request, &at(request.answered_at.unwrap_or(request.asked_at))),
        answer: request.answer.clone(),
        open: request.is_open(),
    }
}

pub(super) fn arbiter(t: Lang, requests: &[Request], (round, board): (&Round, &Board)) -> String {
    let here = |one: &&Request| one.round == round.no && board.color_of(one.by).is_some();
    let calls = requests.iter().filter(|one| one.is_open_call()).filter(here);
    match calls.map(|one| one.state == RequestState::Coming).max() {
        Some(true) => t.text("me-arbiter-coming"),
        Some(false) => t.text("me-arbiter-called"),
        None => String::new(),
    }
}

fn request_words(t: Lang, request: &Request) -> String {
    let said = request_said(t, request.kind, request.round);
    if request.words.is_empty() { said } else { t.labelled(&said, &request.words) }
}
