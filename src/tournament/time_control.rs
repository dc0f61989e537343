use go::HalfPoints;
use serde::{Deserialize, Serialize};

/// What happens when the basic time is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Overtime {
    /// The game is lost.
    SuddenDeath,
    /// Japanese byoyomi: seconds for each move.
    Byoyomi { seconds: u32 },
    /// Canadian: stones to be played within the seconds.
    Canadian { stones: u32, seconds: u32 },
    /// Fischer: an increment for each move.
    Fischer {
        /// Seconds added a move.
        increment: u32,
    },
    /// Ing: a player may buy up to [`ING_PERIODS`] periods, each of a sixth of the basic time, for [`ing_cost`]. A
    /// player whose last period ends has lost (European Go Federation, General Tournament Rules, on Ing overtime).
    Ing,
}

/// The most periods of Ing overtime that a player may buy.
pub const ING_PERIODS: u8 = 3;

/// Points that periods of Ing overtime cost their buyer: 2 each.
pub fn ing_cost(periods: u8) -> HalfPoints {
    HalfPoints::whole(2 * i32::from(periods))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    pub basic_minutes: u32,
    pub overtime: Overtime,
    /// Whether the games are played on the internet (class D of the European Go Database).
    #[serde(default)]
    pub internet: bool,
}

impl TimeControl {
    pub const fn is_bought(self) -> bool {
        matches!(self.overtime, Overtime::Ing)
    }

    /// Seconds of a period of Ing overtime: a sixth of the basic time.
    pub const fn ing_seconds(self) -> u32 {
        self.basic_minutes * 10
    }

    /// Adjusted time in seconds as the European Go Database computes it: the basic time plus 45 byoyomi periods, or
    /// 60 stones of Canadian overtime, or 120 Fischer increments. It does not mention Ing overtime: time that has
    /// to be bought is not counted.
    pub fn adjusted_seconds(self) -> u32 {
        let extra = match self.overtime {
            Overtime::SuddenDeath | Overtime::Ing => 0,
            Overtime::Byoyomi { seconds } => 45 * seconds,
            Overtime::Canadian { stones, seconds } => 60 * seconds / stones.max(1),
            Overtime::Fischer { increment } => 120 * increment,
        };
        self.basic_minutes * 60 + extra
    }

    /// The weight of a rated game of that class in the European rating: A 1, B ¾, C ½, D ¼; 0 without a class.
    ///
    /// European Go Federation, *Official ratings*, "Tournament classes" (`weight for inclusion to EGF ratings`),
    /// quoted at `senseis.xmp.net/?EGFTournamentClass`.
    pub fn egf_weight(self) -> f64 {
        match self.egf_class() {
            Some('A') => 1.0,
            Some('B') => 0.75,
            Some('C') => 0.5,
            Some(_) => 0.25,
            None => 0.0,
        }
    }

    /// The class of the European Go Database, `A` to `D`, or `None` where the games are too fast to be rated. Least
    /// basic/adjusted minutes: A 60/75, B 40/50, C 25/30, D (internet) 40/50; with Fischer the basic minutes are
    /// 45, 30, 20 and 30.
    pub fn egf_class(self) -> Option<char> {
        let fischer = matches!(self.overtime, Overtime::Fischer { .. });
        let reaches = |basic: u32, basic_fischer: u32, adjusted: u32| {
            let least = if fischer { basic_fischer } else { basic };
            self.basic_minutes >= least && self.adjusted_seconds() >= adjusted * 60
        };
        if self.internet {
            return reaches(40, 30, 50).then_some('D');
        }
        [('A', 60, 45, 75), ('B', 40, 30, 50), ('C', 25, 20, 30)]
            .into_iter()
            .find(|&(_, basic, fischer, adjusted)| reaches(basic, fischer, adjusted))
            .map(|(class, ..)| class)
    }
}
