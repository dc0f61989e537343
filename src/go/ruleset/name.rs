use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The presets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulesetName {
    /// Japanese rules 1989, the joint text of Nihon Ki-in and Kansai Ki-in.
    Japanese,
    /// Korea Baduk Association.
    Korean,
    /// Chinese competition rules 2002.
    Chinese,
    /// Ing.
    Ing,
    /// American Go Association, concise rules 1991.
    Aga,
    /// British Go Association's adoption of the AGA rules.
    Bga,
    /// French federation.
    Ffg,
    /// European events; verbal Japanese unless the event picks another.
    Egf,
    /// Dutch federation.
    Ngb,
    /// New Zealand.
    Nz,
    /// Tromp-Taylor.
    TrompTaylor,
    /// A club's online 9×9 rules.
    #[serde(rename = "club-9x9")]
    Club9x9,
    /// A beginners' sheet (Belgian).
    ClubBeginners,
    /// A beginners' page (Dutch).
    ClubDutch,
    /// The generic description of an encyclopedia (Dutch).
    Generic,
}

impl RulesetName {
    /// Every preset.
    pub const ALL: [Self; 15] = [
        Self::Japanese,
        Self::Korean,
        Self::Chinese,
        Self::Ing,
        Self::Aga,
        Self::Bga,
        Self::Ffg,
        Self::Egf,
        Self::Ngb,
        Self::Nz,
        Self::TrompTaylor,
        Self::Club9x9,
        Self::ClubBeginners,
        Self::ClubDutch,
        Self::Generic,
    ];

    /// The name on the command line and in settings.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Japanese => "japanese",
            Self::Korean => "korean",
            Self::Chinese => "chinese",
            Self::Ing => "ing",
            Self::Aga => "aga",
            Self::Bga => "bga",
            Self::Ffg => "ffg",
            Self::Egf => "egf",
            Self::Ngb => "ngb",
            Self::Nz => "nz",
            Self::TrompTaylor => "tromp-taylor",
            Self::Club9x9 => "club-9x9",
            Self::ClubBeginners => "club-beginners",
            Self::ClubDutch => "club-dutch",
            Self::Generic => "generic",
        }
    }

    /// The value of SGF's `RU`. FF\[4\] names AGA, GOE (Ing), Japanese and NZ; others are free.
    #[must_use]
    pub const fn sgf_rules(self) -> &'static str {
        match self {
            Self::Japanese | Self::Egf | Self::Ngb => "Japanese",
            Self::Korean => "Korean",
            Self::Chinese => "Chinese",
            Self::Ing => "GOE",
            Self::Aga | Self::Bga | Self::Ffg => "AGA",
            Self::Nz => "NZ",
            Self::TrompTaylor => "Tromp-Taylor",
            Self::Club9x9 | Self::ClubBeginners | Self::ClubDutch | Self::Generic => self.as_str(),
        }
    }
}

impl fmt::Display for RulesetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// No preset has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no ruleset is called `{0}`: use one of {names}", names = known())]
pub struct UnknownRuleset(pub String);

fn known() -> String {
    RulesetName::ALL.map(RulesetName::as_str).join(" ")
}

impl FromStr for RulesetName {
    type Err = UnknownRuleset;

    fn from_str(text: &str) -> Result<Self, UnknownRuleset> {
        Self::ALL
            .into_iter()
            .find(|name| name.as_str() == text)
            .ok_or_else(|| UnknownRuleset(text.chars().take(40).collect()))
    }
}
