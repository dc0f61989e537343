//! What to look at in a draft, and what a pair gave up, as sentences of the catalogues.

use crate::pairing::{GivenUp, Warning};
use crate::tournament::{EntryId, Tournament};
use crate::web::views::seal::table_list;
use crate::web::{Lang, Sentence, objection};

/// The name of an entry, or its number if it is gone.
pub fn name(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(|| id.to_string(), |entry| t.person(entry))
}

/// A warning in words, without the table it speaks of.
pub fn warning(t: Lang, tournament: &Tournament, warning: &Warning) -> String {
    let name = |id| name(t, tournament, id);
    let plain = Sentence::new(warning.code());
    let sentence = match warning {
        Warning::ResultsMissing { round, tables } => plain
            .with("round", *round)
            .with("count", tables.len())
            .with("tables", table_list(tables)),
        Warning::NotTakingPart { entry, .. } | Warning::Unpaired { entry } => {
            plain.with("name", name(*entry))
        }
        Warning::ByeAgain { entry, earlier } => {
            plain.with("name", name(*entry)).with("earlier", *earlier)
        }
        Warning::Forbidden { why, .. } => return objection(t, tournament, why),
        Warning::Rematch { round, .. } => plain.with("round", *round),
        Warning::Clubmates { club, .. } => plain.with("club", club),
        Warning::ClubGroup { .. } => plain,
        Warning::SameCountry { country, .. } => plain.with("country", country),
        Warning::CategoriesApart { categories, .. } => plain.with("count", *categories),
        Warning::GroupsApart { groups, .. } => plain.with("count", *groups),
        Warning::RanksApart { ranks, .. } => plain.with("count", *ranks),
        Warning::HighHandicap { stones, .. } => plain.with("stones", *stones),
        Warning::HandicapCapped { wanted, given, .. } => {
            plain.with("wanted", *wanted).with("given", *given)
        }
        Warning::StonesToStronger { due, .. } => plain.with("due", *due),
        Warning::SameColorAgain { entry, color, times, .. } => {
            plain.with("name", name(*entry)).with("color", t.color(*color)).with("times", *times)
        }
    };
    t.sentence(&sentence)
}

/// What a pair gave up, in words.
pub fn given_up(t: Lang, what: &GivenUp) -> String {
    let plain = Sentence::new(what.code());
    let sentence = match *what {
        GivenUp::FirstMeeting { round } => plain.with("round", round),
        GivenUp::SameCategory { apart } => plain.with("count", apart),
        GivenUp::SameScore { apart } => plain.with("count", apart),
        GivenUp::FullHandicap { wanted, given } => {
            plain.with("wanted", wanted).with("given", given)
        }
        GivenUp::Seeding { percent } => plain.with("percent", percent),
        GivenUp::OtherClub | GivenUp::OtherClubGroup | GivenUp::OtherCountry | GivenUp::Colors => {
            plain
        }
    };
    t.sentence(&sentence)
}
