use std::fmt;
use std::str::FromStr;

use rating::Rank;
use serde::{Deserialize, Serialize};

use super::{Entry, Sex, Tournament};

/// Some of the players: a category with its own placement.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Group {
    #[default]
    All,
    Dan,
    Kyu,
    /// Those of ranks from the lower to the higher.
    Ranks(Rank, Rank),
    /// A category of the event's settings, counted from 1 at the top.
    Category(usize),
    /// Those of a club, as entries spell it.
    Club(String),
    /// Those of a country, by its letters.
    Country(String),
    /// Players born in that year or later.
    Youth(i32),
    Women,
}

impl Group {
    /// Whether an entry is in it. Entries of unknown sex or year of birth are in no group of that.
    pub fn has(&self, tournament: &Tournament, entry: &Entry) -> bool {
        match self {
            Self::All => true,
            Self::Dan => entry.rank >= Rank::SHODAN,
            Self::Kyu => entry.rank < Rank::SHODAN,
            Self::Ranks(low, high) => (*low..=*high).contains(&entry.rank),
            Self::Category(number) => tournament.category(entry) + 1 == *number,
            Self::Club(club) => entry.club.eq_ignore_ascii_case(club),
            Self::Country(country) => entry.country.eq_ignore_ascii_case(country),
            Self::Youth(year) => entry.private.birth_year.is_some_and(|born| born >= *year),
            Self::Women => entry.private.sex == Some(Sex::Female),
        }
    }

    pub const fn is_public(&self) -> bool {
        !matches!(self, Self::Youth(_) | Self::Women)
    }

    /// Its kind and its value, as forms have them: `ranks` and `5k-1k`.
    pub fn parts(&self) -> (&'static str, String) {
        match self {
            Self::All => ("all", String::new()),
            Self::Dan => ("dan", String::new()),
            Self::Kyu => ("kyu", String::new()),
            Self::Ranks(low, high) => ("ranks", format!("{low}-{high}")),
            Self::Category(number) => ("category", number.to_string()),
            Self::Club(club) => ("club", club.clone()),
            Self::Country(country) => ("country", country.clone()),
            Self::Youth(year) => ("youth", year.to_string()),
            Self::Women => ("women", String::new()),
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            (kind, of) if of.is_empty() => f.write_str(kind),
            (kind, of) => write!(f, "{kind}:{of}"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no group of players")]
pub struct NoGroup;

impl FromStr for Group {
    type Err = NoGroup;

    fn from_str(text: &str) -> Result<Self, NoGroup> {
        let (kind, of) = text.split_once(':').unwrap_or((text, ""));
        let of = of.trim();
        let some = Some(of.to_owned()).filter(|of| !of.is_empty() && of.len() <= 200);
        let group = match kind.trim() {
            "all" => Some(Self::All),
            "dan" => Some(Self::Dan),
            "kyu" => Some(Self::Kyu),
            "women" => Some(Self::Women),
            "ranks" => ranks(of),
            "category" => of.parse().ok().filter(|number| *number > 0).map(Self::Category),
            "club" => some.map(Self::Club),
            "country" => some.filter(|of| of.len() == 2).map(|of| Self::Country(of.to_uppercase())),
            "youth" => {
                of.parse().ok().filter(|year| super::BIRTH_YEARS.contains(year)).map(Self::Youth)
            }
            _ => None,
        };
        group.ok_or(NoGroup)
    }
}

/// `5k-1k`, or one rank.
fn ranks(text: &str) -> Option<Group> {
    let (one, other) = text.split_once(['-', '–']).unwrap_or((text, text));
    let (one, other): (Rank, Rank) = (one.trim().parse().ok()?, other.trim().parse().ok()?);
    Some(Group::Ranks(one.min(other), one.max(other)))
}
