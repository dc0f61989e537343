//! A player's own pages: where they sit, the result they report, what they ask for. "This is me" is a tap and shows
//! what everybody may read. A personal link proves the identity and unlocks acts; each act verifies the link again.

mod captain;
mod date;
mod end;
mod own;
mod phone;
mod report;
mod show;
mod waiting;

use actix_web::Error;
use actix_web::error::InternalError;
use futures_util::future::LocalBoxFuture;
use publishing::about_person;
use recording::MarkedGroup;
use service::deed::Deed;
use service::{DateAnswer, LostLinks, ReachForm, ReportForm, ReportOutcome, RequestForm};
use service::{may_declare, played_after_all};
use store::{Channel, Contact, DeedKind, JournalRow, NotificationKind};

use super::*;
use crate::web::views::answers::{LostLinkPage, browser_of, spent_link};
use crate::web::views::goban::{drawn, marking, stones_to_mark};
use crate::web::views::places::odd_words;
use crate::web::views::referee::{OwnRuling, own_rulings};
use crate::web::views::teams::{
    LineUpView, author, by_captain, line_up_form, report_words, sorted,
};
use crate::web::views::windows::{date_fields, date_words};
use crate::web::views::words::fee_fact;

use captain::{TeamMatches, line_ups, match_of};
use date::{OpenGame, arranged};
use own::{OwnAct, OwnVisit};
use phone::{Kept, followed, known_in, secret_of};
use report::{Told, is_apart};
use show::{Mine, report_words_for};
use waiting::{Waiting, how_soon, start_day};

pub(super) use phone::{is_known, own_page};

/// Redirects to the page that says how to prove the identity.
fn link_needed(event: &Event) -> HttpResponse {
    redirect_saying(&event.path("/me"), Notice::alert(Sentence::new("me-link-needed")))
}

/// Whether the secret is valid for the player now.
fn proves(
    service: &Service,
    event: &Event,
    entry: EntryId,
    secret: Option<&str>,
) -> Result<bool, ServiceError> {
    let Some(secret) = secret else { return Ok(false) };
    let holder = service.link_holder(secret)?;
    Ok(holder.is_some_and(|h| h.tournament == event.snapshot.id && h.entry == entry))
}

/// With what tells namesakes apart.
fn person(cx: &Cx, tournament: &Tournament, entry: EntryId) -> Result<PlayerRow> {
    let entry = tournament.entry(entry).ok_or_else(WebError::no_page)?;
    Ok(PlayerRow::among(cx.t, tournament, entry, &cx.to("/players/")))
}

/// The player's board of the newest public round, while its game has no result. In rounds with windows the current
/// round comes first.
fn pending_board(tournament: &Tournament, who: EntryId) -> Option<(&Round, &Board)> {
    let newest = || open_board(tournament, who, newest_round(tournament)?.no);
    open_within_window(tournament, who).or_else(newest)
}

/// The player's board of a public round, while its game has no result.
fn open_board(tournament: &Tournament, who: EntryId, no: RoundNo) -> Option<(&Round, &Board)> {
    let round = tournament.round(no).filter(|round| round.is_public())?;
    Some((round, round.board_of(who).filter(|board| board.ending.is_pending())?))
}

/// That an arbiter has been called to the board or is coming.
fn arbiter(requests: &[Request], (round, board): (&Round, &Board)) -> Option<&'static str> {
    let here = |one: &&Request| one.round == round.no && board.color_of(one.by).is_some();
    let mut calls = requests.iter().filter(|one| one.is_open_call()).filter(here).peekable();
    calls.peek()?;
    let coming = calls.any(|one| one.state == RequestState::Coming);
    Some(if coming { "me-arbiter-coming" } else { "me-arbiter-called" })
}
