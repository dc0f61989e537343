use std::str::FromStr;

use go::{UnknownName, named};

named! {
    /// A placement criterion, under the name that OpenGotha files and federations know it by; main scores first.
    /// `W` at the end of a name means that opponents' *wins* are summed, `M` their McMahon scores.
    #[allow(missing_docs)] // the table of criteria says what each is
    pub enum Criterion {
        Nbw = "NBW",
        Mms = "MMS",
        Cps = "CPS",
        Sts = "STS",
        Cat = "CAT",
        Rank = "RANK",
        Rating = "RATING",
        SosW = "SOSW",
        SosWM1 = "SOSW-1",
        SosWM2 = "SOSW-2",
        SodosW = "SODOSW",
        SososW = "SOSOSW",
        CussW = "CUSSW",
        SosTs = "SOSTS",
        SosM = "SOSM",
        SosMM1 = "SOSM-1",
        SosMM2 = "SOSM-2",
        SodosM = "SODOSM",
        SososM = "SOSOSM",
        CussM = "CUSSM",
        Ext = "EXT",
        Exr = "EXR",
        Sdc = "SDC",
        Dc = "DC",
    }
}

impl Criterion {
    /// Its name in files of OpenGotha and in tables: `Rank` and `Rating` are not in capitals there, unlike in our
    /// own records.
    #[must_use]
    pub const fn opengotha_name(self) -> &'static str {
        match self {
            Self::Rank => "Rank",
            Self::Rating => "Rating",
            other => other.name(),
        }
    }

    /// Whether it is a score that groups players for pairing: NBW, MMS or CPS.
    #[must_use]
    pub const fn is_main_score(self) -> bool {
        matches!(self, Self::Nbw | Self::Mms | Self::Cps)
    }
}

impl FromStr for Criterion {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(&text.trim().to_ascii_uppercase())
            .ok_or_else(|| UnknownName::new("criterion", text, &Self::ALL.map(Self::name)))
    }
}
