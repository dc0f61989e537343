//! Everything that is kept of a person at an event, for that person.

use serde_json::{Value, json};

use desk::{Desk, DeskError};
use go::Color;
use store::{Channel, Snapshot};
use tournament::{EntryId, Tournament};

/// Everything that is kept of somebody at an event, as JSON; nothing if there is no such entry.
///
/// # Errors
/// If the database fails.
pub fn about_person(
    desk: &Desk,
    event: &Snapshot,
    who: EntryId,
) -> Result<Option<Value>, DeskError> {
    let tournament = &event.tournament;
    let Some(entry) = tournament.entry(who) else { return Ok(None) };
    let requests = desk.requests(event.id)?.into_iter().filter(|request| request.by == who);
    let requests: Vec<Value> = requests
        .map(|request| {
            json!({
                "kind": request.kind, "round": request.round, "words": request.words,
                "asked_at": request.asked_at, "state": request.state, "answer": request.answer,
            })
        })
        .collect();
    let said: Vec<Value> = desk
        .reports(event)?
        .into_iter()
        .flat_map(|(round, board, words)| {
            let theirs = words.into_iter().filter(|word| word.by == who);
            let line = move |word: tournament::Reported| {
                json!({ "round": round, "table": board.table, "ending": word.ending, "at": word.at })
            };
            theirs.map(line).collect::<Vec<_>>()
        })
        .collect();
    let told: Vec<Value> = desk
        .reaches_of(event.id, who)?
        .into_iter()
        .map(|reach| {
            let to = match reach.way {
                Channel::Mail => entry.private.email.clone(),
                Channel::Push(browser) => browser.endpoint,
            };
            json!({ "to": to, "of": reach.kinds, "language": reach.language })
        })
        .collect();
    let links = desk.personal_links(event.id)?;
    let link = links.into_iter().find(|(id, _)| *id == who).map(|(_, since)| since);
    Ok(Some(json!({
        "event": { "name": tournament.settings.name, "address": event.slug },
        "entry": entry, "private": entry.private, "games": games(tournament, who),
        "requests": requests, "reported": said, "told": told, "personal_link_since": link,
    })))
}

fn games(tournament: &Tournament, who: EntryId) -> Vec<Value> {
    let rounds = tournament.rounds.iter().filter(|round| round.is_public());
    let games = rounds.filter_map(|round| {
        let board = round.board_of(who)?;
        let black = board.color_of(who)? == Color::Black;
        let opponent = if black { board.white } else { board.black };
        Some(json!({
            "round": round.no, "table": board.table, "color": if black { "B" } else { "W" },
            "opponent": opponent, "handicap": board.handicap, "ending": board.ending,
        }))
    });
    games.collect()
}
