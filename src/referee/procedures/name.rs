use std::str::FromStr;

use chrono::NaiveDate;
use go::UnknownName;

use crate::{Period, Procedure, Profile};

go::named! {
    pub enum ProcedureName {
        /// Nihon Ki-in, Japanese rules 1989.
        NihonKiin = "nihon-kiin",
        /// Kansai Ki-in, the same joint text.
        KansaiKiin = "kansai-kiin",
        /// Nederlandse Go-bond.
        Ngb = "ngb",
        /// American Go Association.
        Aga = "aga",
        /// British Go Association.
        Bga = "bga",
        /// Fédération Française de Go.
        Ffg = "ffg",
        /// Chinese competition rules 1988.
        Chinese1988 = "chinese-1988",
        /// Chinese competition rules 2002.
        Chinese2002 = "chinese-2002",
        /// Korea Baduk Association 2024.
        Korean2024 = "korean-2024",
        Ing = "ing",
        /// European Go Federation.
        Egf = "egf",
        /// European congress 2015.
        EuropeanCongress = "european-congress",
        /// Pair Go as used in Germany.
        PairGo = "pair-go",
        AustralianCongress = "australian-congress",
        /// World Amateur Go Championship.
        Wagc = "wagc",
        /// Deutscher Go-Bund.
        Dgob = "dgob",
        /// New Zealand.
        Nz = "nz",
        TrompTaylor = "tromp-taylor",
        /// Clubs and beginners' sheets.
        Club = "club",
    }
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
    /// The preset for an event on that day. Before the suspension of February 2025 international events under the
    /// Korean text have its warnings as domestic ones do. [`NotInForce`] if the text was not in force on that day.
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

/// A text was not in force on the event's day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} is not in force on {day}: choose another procedure or day")]
pub struct NotInForce {
    pub name: ProcedureName,
    pub day: NaiveDate,
    pub period: Period,
}

impl FromStr for ProcedureName {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let alias = || ALIASES.iter().find(|row| row.0 == text).map(|row| row.1);
        Self::named(text)
            .or_else(alias)
            .ok_or_else(|| UnknownName::new("procedure", text, &Self::NAMES))
    }
}
