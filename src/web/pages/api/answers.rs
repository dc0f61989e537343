use crate::web::prelude::*;
use serde_json::Value;

use publishing::record::{Reach, make, table};

use super::shapes::{CERTIFICATE, GAME, LINE, PLAYER, ROUND, RULING, TABLE, TOURNAMENT};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
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
    pub fn of(rest: &str, round: &str) -> Option<Self> {
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

pub fn tournaments(listed: &[ListedTournament]) -> Value {
    let line = |one: &ListedTournament| {
        LINE.of(
            &json!({ "slug": one.slug, "name": one.name, "begins": one.begins, "ends": one.ends }),
        )
    };
    listed.iter().filter(|one| !one.hidden).map(line).collect()
}

/// 404 for a hidden tournament and for what is not published.
pub fn answer(service: &Service, event: &Event, what: What) -> Result<Value> {
    let snapshot = &event.snapshot;
    if snapshot.tournament.settings.hidden {
        return Err(WebError::no_page());
    }
    let public = snapshot.tournament.public().without_rulings();
    let value = |thing: serde_json::Result<Value>| thing.map_err(anyhow::Error::from);
    Ok(match what {
        What::Tournament => {
            let settings = value(serde_json::to_value(&public.settings))?;
            TOURNAMENT.of(&json!({
                "slug": snapshot.slug, "revision": snapshot.revision,
                "players": public.entries.len(), "settings": settings,
            }))
        }
        What::Rounds => ROUND.each(&value(serde_json::to_value(&public.rounds))?),
        What::Round(no) => {
            let round = public.round(no).ok_or_else(WebError::no_page)?;
            ROUND.of(&value(serde_json::to_value(round))?)
        }
        What::Standings(asked) => {
            let no = asked.or(public.last_public_round()).unwrap_or(RoundNo(0));
            if asked.is_some_and(|no| public.round(no).is_none()) {
                return Err(WebError::no_page());
            }
            TABLE.of(&value(serde_json::to_value(table(&public, no)))?)
        }
        What::Players => PLAYER.each(&value(serde_json::to_value(&public.entries))?),
        What::Player(id) => {
            let entry = public.entry(id).ok_or_else(WebError::no_page)?;
            PLAYER.of(&value(serde_json::to_value(entry))?)
        }
        What::Games => {
            let boards = public.rounds.iter().flat_map(|r| r.boards.iter().map(move |b| (r.no, b)));
            let game = |(no, board)| {
                let mut game = value(serde_json::to_value(board))?;
                game["round"] = json!(no);
                Ok::<_, anyhow::Error>(GAME.of(&game))
            };
            Value::Array(boards.map(game).collect::<Result<_, _>>()?)
        }
        What::Rulings => {
            let file = service.referee_file(snapshot.id)?;
            let rulings: Vec<_> = file.log.public().collect();
            RULING.each(&value(serde_json::to_value(rulings))?)
        }
        What::Certificates => {
            // A certificate names every player, and this event shows some by initials only.
            if event.guarded {
                return Err(WebError::Forbidden(Sentence::new("initials-file")));
            }
            let record = make(service, snapshot.id, Reach::Public)?.record;
            CERTIFICATE.each(&value(serde_json::to_value(record.draws))?)
        }
    })
}
