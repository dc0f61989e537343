use std::str::FromStr;

use go::{UnknownName, named};

named! {
    /// A placement criterion, under the name that OpenGotha files and federations know it by; main scores first.
    /// `W` at the end of a name means that opponents' *wins* are summed, `M` their McMahon scores.
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
    pub const fn opengotha_name(self) -> &'static str {
        match self {
            Self::Rank => "Rank",
            Self::Rating => "Rating",
            other => other.name(),
        }
    }

    /// Whether it is a score that groups players for pairing: NBW, MMS or CPS.
    pub const fn is_main_score(self) -> bool {
        matches!(self, Self::Nbw | Self::Mms | Self::Cps)
    }
}

impl FromStr for Criterion {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(&text.trim().to_ascii_uppercase())
            .ok_or_else(|| UnknownName::new("criterion", text, &Self::NAMES))
    }
}

named! {
    /// A criterion that orders teams: OpenGotha's under the names of its files, then those of other leagues.
    pub enum TeamCriterion {
        Null = "NULL",
        Teamp = "TEAMP",
        Sost = "SOST",
        Bdw = "BDW",
        Bdw9U = "BDW9U",
        Bdw8U = "BDW8U",
        Bdw7U = "BDW7U",
        Bdw6U = "BDW6U",
        Bdw5U = "BDW5U",
        Bdw4U = "BDW4U",
        Bdw3U = "BDW3U",
        Bdw2U = "BDW2U",
        Bdw1U = "BDW1U",
        Mnr = "MNR",
        Direct = "TDC",
        Weighted = "WBDW",
        SosBoards = "SOSBDW",
        Sonneborn = "SODOST",
        Mcmahon = "TMMS",
        KnockOut = "TKO",
        Bonus = "BONUS",
    }
}

impl TeamCriterion {
    pub const USUAL: [Self; 6] =
        [Self::Teamp, Self::Bdw, Self::Bdw3U, Self::Bdw2U, Self::Bdw1U, Self::Mnr];

    pub fn is_of_opengotha(self) -> bool {
        self <= Self::Mnr
    }

    /// Whether it applies to teams in an event where players meet. There, board points are the points.
    pub fn is_without_matches(self) -> bool {
        self.boards().is_some_and(|boards| boards != usize::MAX)
            || matches!(self, Self::Teamp | Self::Mnr | Self::Weighted | Self::Bonus)
    }

    /// The number of boards it counts from the first, if it counts wins of boards.
    pub fn boards(self) -> Option<usize> {
        match self.name().strip_prefix("BDW")? {
            "" => Some(usize::MAX),
            first => first.strip_suffix('U')?.parse().ok(),
        }
    }
}

impl FromStr for TeamCriterion {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(&text.trim().to_ascii_uppercase())
            .ok_or_else(|| UnknownName::new("criterion of teams", text, &Self::NAMES))
    }
}
