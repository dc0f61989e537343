//! Tengen's own file of a whole tournament: versioned JSON, which reads back exactly.

mod check;

use serde::{Deserialize, Serialize};

use tournament::{Sides, Tournament};

use super::decode::text_of;
use super::error::Faults;
use super::export::file_name;
use super::{Export, Imported, Place, Problem, ReadError};

/// The newest version of the file that this program reads; it reads all earlier ones.
pub const VERSION: u32 = 2;

/// The version of a tournament's file: 2 if it has teams, partners, weeks or dates of games, which a reader of
/// version 1 would lose silently, else 1, for older programs.
#[must_use]
pub fn version_of(tournament: &Tournament) -> u32 {
    let settings = &tournament.settings;
    let plain = tournament.teams.is_usual()
        && settings.sides == Sides::default()
        && settings.season.is_usual()
        && settings.division.is_usual()
        && tournament.clocks.values().all(|clock| clock.window.is_none())
        && tournament.entries.iter().all(|entry| entry.partners.is_empty())
        && tournament.rounds.iter().all(|round| {
            round.teams.is_empty() && round.boards.iter().all(|board| board.appointment.is_none())
        });
    if plain { 1 } else { VERSION }
}

#[derive(Serialize)]
struct Written<'a> {
    tengen: u32,
    tournament: &'a Tournament,
}

#[derive(Deserialize)]
struct Head {
    tengen: u64,
}

#[derive(Deserialize)]
struct Body {
    tournament: Tournament,
}

/// Writes the whole tournament: `{"tengen": 1, "tournament": …}`, by [`version_of`]. It has no rulings, so players
/// whom they exclude are written as not playing.
#[must_use]
pub fn write(tournament: &Tournament) -> Export {
    let effective = tournament.without_rulings();
    let written = Written { tengen: version_of(tournament), tournament: &effective };
    let mut bytes = serde_json::to_vec_pretty(&written)
        .expect("a tournament has text keys only, and writing to a vector cannot fail");
    bytes.push(b'\n');
    Export {
        bytes,
        file_name: file_name(&tournament.settings, ".tengen.json"),
        media_type: "application/json",
        notes: Vec::new(),
    }
}

/// Reads such a file. [`ReadError`] also for a tournament that is not valid: values out of range, unknown entries,
/// an entry twice in a round.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    let text = text_of(bytes)?;
    let head: Head = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    if !(1..=u64::from(VERSION)).contains(&head.tengen) {
        let found = head.tengen.to_string();
        let place = Place::file().field("tengen");
        return Err(ReadError::one(place, Problem::UnknownVersion { found, known: VERSION }));
    }
    let body: Body = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    let mut faults = Faults::default();
    check::tournament(&body.tournament, &mut faults);
    faults.unless_any(Imported { tournament: body.tournament, notes: Vec::new() })
}

fn broken(error: &serde_json::Error) -> ReadError {
    let reason = error.to_string().chars().take(200).collect();
    ReadError::one(Place::line(error.line()), Problem::NotJson { reason })
}
