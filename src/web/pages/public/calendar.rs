//! Calendars that a phone can subscribe to: the rounds, and the games of a player or a team with their agreed dates.

use crate::web::prelude::*;
use crate::web::views::calendar::{Whose, calendar_of_games, calendar_of_rounds};

/// Valid without a single round: the calendar is then empty, so that early subscribers get the rounds later.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        Ok(calendar_of_rounds(t, &event.snapshot, &server, Utc::now().naive_utc()).to_string())
    };
    visit.spoken("/rounds.ics", "text/calendar; charset=utf-8", calendar).await
}

pub async fn of_player(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let who = EntryId(place.1);
    let known = visit.event.snapshot.tournament.public().entry(who).is_some();
    let address = format!("/players/{who}/games.ics");
    of(visit, request, known.then_some((address, Whose::Player(who)))).await
}

pub async fn of_team(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let no = TeamNo(place.1);
    let known = visit.event.snapshot.tournament.teams.team(no).is_some();
    let address = format!("/teams/{no}/games.ics");
    of(visit, request, known.then_some((address, Whose::Team(no)))).await
}

async fn of(visit: Visit, request: HttpRequest, whose: Option<(String, Whose)>) -> Answer {
    let (address, whose) = whose.ok_or_else(WebError::no_page)?;
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        let at = (server.as_str(), Utc::now().naive_utc());
        Ok(calendar_of_games(t, &event.snapshot, whose, at).to_string())
    };
    visit.spoken(&address, "text/calendar; charset=utf-8", calendar).await
}
