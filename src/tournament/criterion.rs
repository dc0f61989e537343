use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A placement criterion, under the name that OpenGotha files and federations know it by.
///
/// `W` at the end of a name means that opponents' *wins* are summed, `M` their McMahon scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[allow(missing_docs)] // the table below says what each is
pub enum Criterion {
    Nbw,
    Mms,
    Cps,
    Sts,
    Cat,
    Rank,
    Rating,
    SosW,
    SosWM1,
    SosWM2,
    SodosW,
    SososW,
    CussW,
    SosM,
    SosMM1,
    SosMM2,
    SodosM,
    SososM,
    CussM,
    Ext,
    Exr,
    Sdc,
    Dc,
}

/// Every criterion with its name in files.
const NAMES: [(Criterion, &str); 23] = [
    (Criterion::Nbw, "NBW"),
    (Criterion::Mms, "MMS"),
    (Criterion::Cps, "CPS"),
    (Criterion::Sts, "STS"),
    (Criterion::Cat, "CAT"),
    (Criterion::Rank, "RANK"),
    (Criterion::Rating, "RATING"),
    (Criterion::SosW, "SOSW"),
    (Criterion::SosWM1, "SOSW-1"),
    (Criterion::SosWM2, "SOSW-2"),
    (Criterion::SodosW, "SODOSW"),
    (Criterion::SososW, "SOSOSW"),
    (Criterion::CussW, "CUSSW"),
    (Criterion::SosM, "SOSM"),
    (Criterion::SosMM1, "SOSM-1"),
    (Criterion::SosMM2, "SOSM-2"),
    (Criterion::SodosM, "SODOSM"),
    (Criterion::SososM, "SOSOSM"),
    (Criterion::CussM, "CUSSM"),
    (Criterion::Ext, "EXT"),
    (Criterion::Exr, "EXR"),
    (Criterion::Sdc, "SDC"),
    (Criterion::Dc, "DC"),
];

impl Criterion {
    /// Every criterion, main scores first.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMES.iter().map(|(criterion, _)| *criterion)
    }

    /// The name in files, such as `SOSM-1`.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(c, _)| *c == self).map_or("", |(_, name)| name)
    }

    /// Whether it is a score that groups players for pairing: NBW, MMS or CPS.
    #[must_use]
    pub const fn is_main_score(self) -> bool {
        matches!(self, Self::Nbw | Self::Mms | Self::Cps)
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no criterion bears.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0:?} is not a placement criterion; write one of NBW MMS CPS STS CAT RANK RATING SOSW SOSW-1 SOSW-2 SODOSW SOSOSW CUSSW SOSM SOSM-1 SOSM-2 SODOSM SOSOSM CUSSM EXT EXR SDC DC"
)]
pub struct UnknownCriterion(pub String);

impl FromStr for Criterion {
    type Err = UnknownCriterion;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let name = text.trim();
        NAMES
            .iter()
            .find(|(_, known)| known.eq_ignore_ascii_case(name))
            .map(|(criterion, _)| *criterion)
            .ok_or_else(|| UnknownCriterion(text.to_owned()))
    }
}

impl TryFrom<String> for Criterion {
    type Error = UnknownCriterion;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Criterion> for String {
    fn from(criterion: Criterion) -> Self {
        criterion.name().to_owned()
    }
}
