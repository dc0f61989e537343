//! All stored data, as JSON: of a person at an event, and of a whole event.

use serde_json::{Value, json};

use go::Color;
use interchange::Export;
use referee::{Appeal, RulingRecord};
use service::{Service, ServiceError};
use store::{Channel, Snapshot, Store, StoreError};
use tournament::{EntryId, RoundNo, Tournament};

/// For that person; `None` if there is no such entry.
pub fn about_person(
    service: &Service,
    event: &Snapshot,
    who: EntryId,
) -> Result<Option<Value>, ServiceError> {
    let tournament = &event.tournament;
    let Some(entry) = tournament.entry(who) else { return Ok(None) };
    let requests =
        service.read(|c| c.requests(event.id))?.into_iter().filter(|request| request.by == who);
    let requests = requests.map(|request| {
        json!({
            "kind": request.kind, "round": request.round, "words": request.words,
            "asked_at": request.asked_at, "state": request.state, "answer": request.answer,
        })
    });
    let announcements = service.read(|c| c.announcements(event.id))?.into_iter();
    let announcements: Vec<Value> = announcements
        .filter(|one| one.to.has(tournament, entry))
        .map(|one| json!({ "to": one.to.to_string(), "words": one.words, "said_at": one.said_at }))
        .collect();
    let rounds: Vec<RoundNo> = tournament.rounds.iter().map(|round| round.no).collect();
    let said = service
        .read(|c| c.reports_in(event.id, &rounds))?
        .into_iter()
        .filter(|(.., word)| [word.by, word.speaker()].contains(&who));
    let said: Vec<Value> = said
        .map(|(no, _, word)| {
            let board = tournament.round(no).and_then(|round| round.board_of(word.by));
            let table = board.map(|board| board.table);
            let captain = word.captain;
            json!({ "round": no, "table": table, "ending": word.ending, "at": word.at, "captain": captain })
        })
        .collect();
    let file = service.read(|c| c.referee_file(event.id))?;
    let rulings: Vec<&RulingRecord> =
        file.log.rulings().filter(|ruling| ruling.seats.color_of(who).is_some()).collect();
    let reports = file.incidents.iter().filter(|row| row.seats.color_of(who).is_some());
    let reports: Vec<Value> = reports
        .map(|row| {
            json!({
                "round": row.seats.round, "table": row.seats.table, "incident": row.incident,
                "words": row.words, "at": row.at,
            })
        })
        .collect();
    let appeals: Vec<&Appeal> = file.log.appeals().filter(|appeal| appeal.by == who).collect();
    let told: Vec<Value> = service
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
    let links = service.read(|c| c.personal_links(event.id))?;
    let link = links.into_iter().find(|(id, _)| *id == who).map(|(_, since)| since);
    let last = rounds.iter().map(|no| no.0).max().unwrap_or(0).max(tournament.settings.rounds);
    let plays: Vec<RoundNo> = entry.playing().rounds(last).collect();
    Ok(Some(json!({
        "event": { "name": tournament.settings.name, "address": event.slug },
        "entry": entry, "private": entry.private, "games": games(tournament, who),
        "plays_in_rounds": plays, "incidents": reports, "rulings": rulings, "appeals": appeals,
        "requests": requests.collect::<Vec<_>>(), "reported": said, "announcements": announcements, "told": told, "personal_link_since": link,
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

/// The file with all of an event: the tournament as Tengen imports it, and every stored row of it: people, rounds,
/// journal, incidents, rulings, records, certificates; and the journal's end, signed if the server has a key.
pub fn everything(store: &Store, snapshot: &Snapshot) -> Result<Export, StoreError> {
    let id = snapshot.id;
    let (rows, end) =
        store.read(|c| Ok::<_, StoreError>((c.event_dump(id)?, c.last_entry(id)?)))?;
    let corrupt = |error: serde_json::Error| StoreError::Corrupt {
        what: "tournament",
        why: error.to_string(),
    };
    let plain = interchange::json::write(&snapshot.tournament);
    let tournament: Value = serde_json::from_slice(&plain.bytes).map_err(corrupt)?;
    let all = json!({
        "tengen": tournament["tengen"], "tournament": tournament["tournament"],
        "slug": snapshot.slug, "revision": snapshot.revision, "kept": rows,
        "journal_end": {
            "tournament": id.0, "count": end.seq, "head": end.hash, "signed": store.sign_end(id, &end),
        },
    });
    let mut bytes = serde_json::to_vec_pretty(&all).map_err(corrupt)?;
    bytes.push(b'\n');
    Ok(Export { file_name: format!("{}.everything.json", snapshot.slug), bytes, ..plain })
}
