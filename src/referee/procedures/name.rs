use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{Period, Procedure, Profile};

/// Names the presets, each with its name in settings, which is its file's too.
macro_rules! presets {
    ($($(#[$doc:meta])* $variant:ident $name:literal,)*) => {
        /// The procedures there are presets for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum ProcedureName {
            $($(#[$doc])* #[serde(rename = $name)] $variant,)*
        }

        impl ProcedureName {
            /// Every preset.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// The name on the command line and in settings.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The preset's file.
            pub(super) const fn text(self) -> &'static str {
                match self { $(Self::$variant => include_str!(concat!($name, ".toml")),)* }
            }
        }
    };
}

presets! {
    /// Nihon Ki-in, Japanese rules 1989.
    NihonKiin "nihon-kiin",
    /// Kansai Ki-in, the same joint text.
    KansaiKiin "kansai-kiin",
    /// Nederlandse Go-bond.
    Ngb "ngb",
    /// American Go Association.
    Aga "aga",
    /// British Go Association.
    Bga "bga",
    /// Fédération Française de Go.
    Ffg "ffg",
    /// Chinese competition rules 1988.
    Chinese1988 "chinese-1988",
    /// Chinese competition rules 2002.
    Chinese2002 "chinese-2002",
    /// Korea Baduk Association 2024.
    Korean2024 "korean-2024",
    /// Ing.
    Ing "ing",
    /// European Go Federation.
    Egf "egf",
    /// European congress 2015.
    EuropeanCongress "european-congress",
    /// Pair Go as used in Germany.
    PairGo "pair-go",
    /// Australian congress.
    AustralianCongress "australian-congress",
    /// New Zealand.
    Nz "nz",
    /// Tromp-Taylor.
    TrompTaylor "tromp-taylor",
    /// Clubs and beginners' sheets.
    Club "club",
}

use ProcedureName as P;

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
    P::ALL.map(P::as_str).join(" ")
}

impl FromStr for ProcedureName {
    type Err = UnknownProcedure;

    fn from_str(text: &str) -> Result<Self, UnknownProcedure> {
        let own = P::ALL.into_iter().find(|name| name.as_str() == text);
        let other = || ALIASES.iter().find(|row| row.0 == text).map(|row| row.1);
        own.or_else(other).ok_or_else(|| UnknownProcedure(text.chars().take(40).collect()))
    }
}
