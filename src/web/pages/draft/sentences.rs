//! Warnings about a draft, and criteria that a pair gave up, in words.

use crate::web::objection;
use crate::web::prelude::*;
use crate::web::views::seal::table_list;
use pairing::{GivenUp, Warning};

/// The name of an entry, or its number if it was removed.
pub fn name(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(|| id.to_string(), |entry| t.person(entry))
}

pub fn warning(t: Lang, tournament: &Tournament, warning: &Warning) -> String {
    let name = |id| name(t, tournament, id);
    let said = Sentence::new;
    let sentence = match warning {
        Warning::ResultsMissing { round, tables } => said("warning-results-missing")
            .with("round", *round)
            .with("count", tables.len())
            .with("tables", table_list(tables)),
        Warning::NotTakingPart { entry, .. } => {
            said("warning-not-taking-part").with("name", name(*entry))
        }
        Warning::Unpaired { entry } => said("warning-unpaired").with("name", name(*entry)),
        Warning::ByeAgain { entry, earlier } => {
            said("warning-bye-again").with("name", name(*entry)).with("earlier", *earlier)
        }
        Warning::Forbidden { why, .. } => return objection(t, tournament, why),
        Warning::Rematch { round, .. } => said("warning-rematch").with("round", *round),
        Warning::Clubmates { club, .. } => said("warning-clubmates").with("club", club),
        Warning::ClubGroup { .. } => said("warning-club-group"),
        Warning::SameCountry { country, .. } => {
            said("warning-same-country").with("country", country)
        }
        Warning::CategoriesApart { categories, .. } => {
            said("warning-categories-apart").with("count", *categories)
        }
        Warning::GroupsApart { groups, .. } => said("warning-groups-apart").with("count", *groups),
        Warning::RanksApart { ranks, .. } => said("warning-ranks-apart").with("count", *ranks),
        Warning::HighHandicap { stones, .. } => {
            said("warning-high-handicap").with("stones", *stones)
        }
        Warning::HandicapCapped { wanted, given, .. } => {
            said("warning-handicap-capped").with("wanted", *wanted).with("given", *given)
        }
        Warning::StonesToStronger { due, .. } => {
            said("warning-stones-to-stronger").with("due", *due)
        }
        Warning::SameColorAgain { entry, color, times, .. } => said("warning-same-color")
            .with("name", name(*entry))
            .with("color", t.color(*color))
            .with("times", *times),
    };
    t.sentence(&sentence)
}

pub fn given_up(t: Lang, what: &GivenUp) -> String {
    let said = Sentence::new;
    let sentence = match *what {
        GivenUp::FirstMeeting { round } => said("given-up-first-meeting").with("round", round),
        GivenUp::SameCategory { apart } => said("warning-categories-apart").with("count", apart),
        GivenUp::SameScore { apart } => said("warning-groups-apart").with("count", apart),
        GivenUp::FullHandicap { wanted, given } => {
            said("warning-handicap-capped").with("wanted", wanted).with("given", given)
        }
        GivenUp::Seeding { percent } => said("given-up-seeding").with("percent", percent),
        GivenUp::OtherClub => said("given-up-club"),
        GivenUp::OtherClubGroup => said("warning-club-group"),
        GivenUp::OtherCountry => said("given-up-country"),
        GivenUp::Colors => said("given-up-colors"),
    };
    t.sentence(&sentence)
}
