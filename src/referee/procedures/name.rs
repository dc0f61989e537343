use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{chinese, congress, european, japanese, korean, passing, plain};
use crate::{Period, Procedure, Profile};

/// The procedures there are presets for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProcedureName {
    /// Nihon Ki-in, Japanese rules 1989.
    NihonKiin,
    /// Kansai Ki-in, the same joint text.
    KansaiKiin,
    /// Nederlandse Go-bond.
    Ngb,
    /// American Go Association.
    Aga,
    /// British Go Association.
    Bga,
    /// Fédération Française de Go.
    Ffg,
    /// Chinese competition rules 1988.
    #[serde(rename = "chinese-1988")]
    Chinese1988,
    /// Chinese competition rules 2002.
    #[serde(rename = "chinese-2002")]
    Chinese2002,
    /// Korea Baduk Association 2024.
    #[serde(rename = "korean-2024")]
    Korean2024,
    /// Ing.
    Ing,
    /// European Go Federation.
    Egf,
    /// European congress 2015.
    EuropeanCongress,
    /// Pair Go as used in Germany.
    PairGo,
    /// Australian congress.
    AustralianCongress,
    /// New Zealand.
    Nz,
    /// Tromp-Taylor.
    TrompTaylor,
    /// Clubs and beginners' sheets.
    Club,
}

use ProcedureName as P;

const NAMES: [(P, &str); 17] = [
    (P::NihonKiin, "nihon-kiin"),
    (P::KansaiKiin, "kansai-kiin"),
    (P::Ngb, "ngb"),
    (P::Aga, "aga"),
    (P::Bga, "bga"),
    (P::Ffg, "ffg"),
    (P::Chinese1988, "chinese-1988"),
    (P::Chinese2002, "chinese-2002"),
    (P::Korean2024, "korean-2024"),
    (P::Ing, "ing"),
    (P::Egf, "egf"),
    (P::EuropeanCongress, "european-congress"),
    (P::PairGo, "pair-go"),
    (P::AustralianCongress, "australian-congress"),
    (P::Nz, "nz"),
    (P::TrompTaylor, "tromp-taylor"),
    (P::Club, "club"),
];

/// Rulesets' names, so that an event that names its rules finds its procedure.
const ALIASES: [(&str, P); 7] = [
    ("japanese", P::NihonKiin),
    ("chinese", P::Chinese2002),
    ("korean", P::Korean2024),
    ("club-9x9", P::Club),
    ("club-beginners", P::Club),
    ("club-dutch", P::Club),
    ("generic", P::Club),
];

impl ProcedureName {
    /// Every preset.
    pub const ALL: [Self; 17] = [
        P::NihonKiin,
        P::KansaiKiin,
        P::Ngb,
        P::Aga,
        P::Bga,
        P::Ffg,
        P::Chinese1988,
        P::Chinese2002,
        P::Korean2024,
        P::Ing,
        P::Egf,
        P::EuropeanCongress,
        P::PairGo,
        P::AustralianCongress,
        P::Nz,
        P::TrompTaylor,
        P::Club,
    ];

    /// The name on the command line and in settings.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        NAMES.iter().find(|row| row.0 == self).map_or("club", |row| row.1)
    }

    /// The preset for an event of the federation itself.
    #[must_use]
    pub fn preset(self) -> Procedure {
        self.preset_for(Profile::Domestic)
    }

    /// The preset for an event of that profile.
    #[must_use]
    pub fn preset_for(self, profile: Profile) -> Procedure {
        match self {
            Self::NihonKiin => japanese::nihon_kiin(),
            Self::KansaiKiin => japanese::kansai_kiin(),
            Self::Ngb => japanese::ngb(),
            Self::Aga => passing::aga(),
            Self::Bga => passing::bga(),
            Self::Ffg => passing::ffg(),
            Self::Chinese1988 => chinese::chinese_1988(),
            Self::Chinese2002 => chinese::chinese_2002(),
            Self::Korean2024 if profile == Profile::International => korean::international(),
            Self::Korean2024 => korean::domestic(),
            Self::Ing => plain::ing(),
            Self::Egf => european::egf(),
            Self::EuropeanCongress => european::congress(),
            Self::PairGo => european::pair_go(),
            Self::AustralianCongress => congress::australian(),
            Self::Nz => plain::nz(),
            Self::TrompTaylor => plain::tromp_taylor(),
            Self::Club => plain::club(),
        }
    }

    /// The preset for an event on that day. Before the suspension of February 2025 international
    /// events under the Korean text have its warnings as domestic ones do.
    ///
    /// # Errors
    /// [`NotInForce`] if the text was not in force on that day.
    pub fn on(self, day: NaiveDate, profile: Profile) -> Result<Procedure, NotInForce> {
        let special = self.preset_for(profile);
        if special.period.covers(day) {
            return Ok(special);
        }
        let general = self.preset();
        if general.period.covers(day) {
            return Ok(general);
        }
        Err(NotInForce { name: self, day, period: general.period })
    }
}

impl fmt::Display for ProcedureName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text was not in force on the event's day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} is not in force on {day}: choose another procedure or day")]
pub struct NotInForce {
    /// The procedure.
    pub name: ProcedureName,
    /// The day.
    pub day: NaiveDate,
    /// When it is in force.
    pub period: Period,
}

/// No procedure has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no procedure is called `{0}`: use one of {names}", names = known())]
pub struct UnknownProcedure(pub String);

fn known() -> String {
    NAMES.map(|row| row.1).join(" ")
}

impl FromStr for ProcedureName {
    type Err = UnknownProcedure;

    fn from_str(text: &str) -> Result<Self, UnknownProcedure> {
        let own = NAMES.iter().find(|row| row.1 == text).map(|row| row.0);
        let other = || ALIASES.iter().find(|row| row.0 == text).map(|row| row.1);
        own.or_else(other).ok_or_else(|| UnknownProcedure(text.chars().take(40).collect()))
    }
}
