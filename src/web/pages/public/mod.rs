//! The public pages: tournaments, pairings, players, standings with explanations, lists for the wall and the hall.
//! They show published rounds only, never a draft. They are cached per revision and language (see `visit.rs`), and
//! work without a script.

mod cross;
mod divisions;
mod explanation;
mod feed;
mod front;
mod games;
mod hall;
mod hall_names;
mod index;
mod leaders;
mod many;
pub(super) mod me;
mod next;
mod ordered_by;
pub(super) mod paper;
mod path;
mod people;
mod player;
mod position;
mod remarkable;
mod round;
mod score;
mod seating;
mod service;
mod slips;
mod standings;
mod statistics;
mod team;
mod team_standings;

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::places::move_words;
use ::standings::{MoveLine, Value};

use next::Starts;
use paper::day_of;
use people::PlayerRow;

crate::web::serves! {
    ("GET", "/", Public) => index::show,
    ("GET", "/healthz", Public) => service::health,
    ("GET", "/livez", Public) => service::alive,
    ("GET", "/p/{token}", Public) => me::open,
    ("GET", "/t/{slug}", Public) => front::show,
    ("GET", "/t/{slug}/rounds.ics", Public) => feed::rounds_calendar,
    ("GET", "/t/{slug}/players/{entry}/games.ics", Public) => feed::of_player,
    ("GET", "/t/{slug}/rounds", Public) => front::pairings,
    ("GET", "/t/{slug}/rounds/{round}", Public) => round::show,
    ("GET", "/t/{slug}/rounds/{round}/slips", Arbiter) => slips::show,
    ("GET", "/t/{slug}/divisions", Public) => divisions::show,
    ("GET", "/t/{slug}/teams/{team}", Public) => team::show,
    ("GET", "/t/{slug}/teams/{team}/games.ics", Public) => feed::of_team,
    ("GET", "/t/{slug}/players", Public) => people::show,
    ("GET", "/t/{slug}/players/{entry}", Public) => player::show,
    ("GET", "/t/{slug}/standings", Public) => standings::show,
    ("GET", "/t/{slug}/standings/{entry}/{criterion}", Public) => explanation::show,
    ("GET", "/t/{slug}/position.svg", Public) => position::show,
    ("GET", "/t/{slug}/mark.svg", Public) => position::mark,
    ("GET", "/t/{slug}/preview.png", Public) => position::preview,
    ("GET", "/t/{slug}/players/{entry}/position.svg", Public) => position::of_player,
    ("GET", "/t/{slug}/players/{entry}/preview.png", Public) => position::preview_of_player,
    ("GET", "/t/{slug}/cross", Public) => cross::show,
    ("GET", "/t/{slug}/statistics", Public) => statistics::show,
    ("GET", "/t/{slug}/wall", Public) => standings::wall,
    ("GET", "/t/{slug}/hall", Public) => hall::show,
    ("GET", "/t/{slug}/feed.atom", Public) => feed::show,
    ("GET", "/t/{slug}/events", Public) => service::events,
}

impl Cx {
    fn who(&self, entry: &Entry) -> PlayerRow {
        PlayerRow::new(self.t, entry, &self.to("/players/"))
    }

    /// With what tells namesakes apart.
    fn who_of_all(&self, entry: &Entry) -> PlayerRow {
        self.who_in(self.tournament(), entry)
    }

    /// With what tells namesakes in that tournament apart.
    fn who_in(&self, all: &Tournament, entry: &Entry) -> PlayerRow {
        PlayerRow::among(self.t, all, entry, &self.to("/players/"))
    }

    fn team(&self, no: impl ByValue<TeamNo>) -> TeamLink {
        team_link(self.tournament(), no.given(), &self.to(""))
    }

    /// `7½`
    fn value(&self, value: impl ByValue<Value>) -> String {
        self.decimals(&value.given().to_string())
    }

    /// The division of a series that the event is, and the link to all of them.
    fn series(&self) -> Option<(String, String)> {
        division_link(self.t, &self.event)
    }

    fn move_words(&self, line: &MoveLine) -> String {
        move_words(self.t, *line)
    }

    fn starts(&self, round: impl ByValue<RoundNo>) -> Starts {
        Starts::of(self.t, self.tournament(), round.given())
    }

    fn day_of(&self, round: impl ByValue<RoundNo>) -> String {
        day_of(self.t, self.tournament(), round.given())
    }
}
