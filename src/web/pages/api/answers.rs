use crate::web::prelude::*;
use serde_json::Value;

use publishing::record::{Reach, make, table};

use super::shapes::{CERTIFICATE, GAME, LINE, PLAYER, ROUND, RULING, TABLE, TOURNAMENT};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Tournament,
    Rounds,
    Round(RoundNo),
    /// `None`: after the newest round.
    Standings(Option<RoundNo>),
    Players,
    Player(EntryId),
    Games,
    Rulings,
    Certificates,
}

impl What {
    /// Parses the end of an address, such as `players/12`; `round` is the query parameter.
    pub(super) fn of(rest: &str, round: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<i32>().ok();
        Some(match rest.split('/').collect::<Vec<_>>()[..] {
            [""] => Self::Tournament,
            ["rounds"] => Self::Rounds,
            ["rounds", no] => Self::Round(RoundNo(number(no)?)),
            ["standings"] if round.is_empty() => Self::Standings(None),
            ["standings"] => Self::Standings(Some(RoundNo(number(round)?))),
            ["players"] => Self::Players,
            ["players", id] => Self::Player(EntryId(number(id)?)),
            ["games"] => Self::Games,
            ["rulings"] => Self::Rulings,
            ["certificates"] => Self::Certificates,
            _ => return None,
        })
    }
}

pub(super) fn tournaments(listed: &[ListedTournament]) -> Result<Value> {
    let line = |one: &ListedTournament| json!({ "slug": one.slug, "name": one.name, "begins": one.begins, "ends": one.ends });
    let lines: Vec<Value> = listed.iter().filter(|one| !one.hidden).map(line).collect();
    Ok(LINE.each(lines)?)
}

/// As JSON, with that value of a member.
fn with(thing: impl serde::Serialize, member: &str, value: impl serde::Serialize) -> Value {
    let mut thing = json!(thing);
    thing[member] = json!(value);
    thing
}

/// 404 for a hidden tournament and for what is not published.
pub(super) fn answer(service: &Service, event: &Event, what: What) -> Result<Value> {
    let snapshot = &event.snapshot;
    if snapshot.tournament.settings.hidden {
        return Err(WebError::no_page());
    }
    let public = snapshot.tournament.public().without_rulings();
    // With rank and club, a rating would tell a name that is shown by initials.
    let player = |e: &Entry| with(e, "rating", (!e.private.initials).then_some(e.rating));
    Ok(match what {
        What::Tournament => TOURNAMENT.of(json!({
            "slug": snapshot.slug, "revision": snapshot.revision,
            "players": public.entries.len(), "settings": public.settings,
        })),
        What::Rounds => ROUND.each(&public.rounds),
        What::Round(no) => ROUND.of(public.round(no).ok_or_else(WebError::no_page)?),
        What::Standings(asked) => {
            let no = asked.or(public.last_public_round()).unwrap_or(RoundNo(0));
            if asked.is_some_and(|no| public.round(no).is_none()) {
                return Err(WebError::no_page());
            }
            TABLE.of(table(&public, no))
        }
        What::Players => PLAYER.each(public.entries.iter().map(player).collect::<Vec<_>>()),
        What::Player(id) => PLAYER.of(player(public.entry(id).ok_or_else(WebError::no_page)?)),
        What::Games => {
            let boards = public.rounds.iter().flat_map(|r| r.boards.iter().map(move |b| (r.no, b)));
            GAME.each(boards.map(|(no, board)| with(board, "round", no)).collect::<Vec<_>>())
        }
        What::Rulings => {
            let file = service.read(|c| c.referee_file(snapshot.id))?;
            RULING.each(file.log.public().collect::<Vec<_>>())
        }
        What::Certificates => {
            // A certificate names every player, and this event shows some by initials only.
            if event.guarded {
                return Err(WebError::Forbidden(Sentence::new("initials-file")));
            }
            CERTIFICATE.each(make(service, snapshot.id, Reach::Public)?.record.draws)
        }
    }?)
}
