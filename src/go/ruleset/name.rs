use std::str::FromStr;

use crate::{UnknownName, named};

named! {
/// The presets.
pub enum RulesetName {
    /// Japanese rules 1989, the joint text of Nihon Ki-in and Kansai Ki-in.
    Japanese = "japanese",
    /// Korea Baduk Association.
    Korean = "korean",
    /// Chinese competition rules 2002.
    Chinese = "chinese",
    /// Rules of Ing Chang-ki, komi 8.
    Ing = "ing",
    /// American Go Association, concise rules 1991.
    Aga = "aga",
    /// British Go Association's adoption of the AGA rules.
    Bga = "bga",
    /// French federation.
    Ffg = "ffg",
    /// European events; verbal Japanese unless the event picks another.
    Egf = "egf",
    /// Dutch federation.
    Ngb = "ngb",
    /// New Zealand.
    Nz = "nz",
    /// No agreement phase: the board counts as it stands.
    TrompTaylor = "tromp-taylor",
    /// A club's online 9×9 rules.
    Club9x9 = "club-9x9",
    /// A beginners' sheet (Belgian).
    ClubBeginners = "club-beginners",
    /// A beginners' page (Dutch).
    ClubDutch = "club-dutch",
    /// The generic description of an encyclopedia (Dutch).
    Generic = "generic",
}
}

impl RulesetName {
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
            Self::Club9x9 | Self::ClubBeginners | Self::ClubDutch | Self::Generic => self.name(),
        }
    }
}

impl FromStr for RulesetName {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(text)
            .ok_or_else(|| UnknownName::new("ruleset", text, &Self::ALL.map(Self::name)))
    }
}
