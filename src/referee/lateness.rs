use serde::{Deserialize, Serialize};

/// What happens once the grace is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterGrace {
    /// The game is lost by default.
    LosesByDefault,
    /// The player only loses time.
    ClockOnly,
    /// The arbiter decides.
    Arbiter,
}

/// How an event treats players who come late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lateness {
    /// Minutes of grace from the start of the round.
    pub grace_minutes: u32,
    /// Whether a player who comes just when the grace ends is still in time.
    pub limit_in_time: bool,
    /// What happens after the grace.
    pub after: AfterGrace,
    /// Percent of the delay that the late player's clock is charged: 100 where the clock starts on time, 200 for a
    /// penalty of twice the delay, 0 for none.
    pub charge_percent: u32,
}

/// The consequence of a delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delay {
    /// The game is played, and the clock is charged so many minutes.
    Plays {
        /// Minutes off the late player's clock.
        charge: u32,
    },
    /// The game is lost by default.
    Loses,
    /// The arbiter decides; so many minutes are gone.
    Arbiter {
        /// Minutes off the late player's clock, if the game is played.
        charge: u32,
    },
}

impl Lateness {
    /// Thirty minutes of grace while the clock runs, then a default. A usual setting, not any federation's text.
    pub const USUAL: Self = Self {
        grace_minutes: 30,
        limit_in_time: true,
        after: AfterGrace::LosesByDefault,
        charge_percent: 100,
    };

    /// The consequence of a delay of so many minutes.
    #[must_use]
    pub fn of(&self, minutes: u32) -> Delay {
        let charge = u64::from(minutes) * u64::from(self.charge_percent) / 100;
        let charge = u32::try_from(charge).unwrap_or(u32::MAX);
        if self.in_grace(minutes) {
            return Delay::Plays { charge };
        }
        match self.after {
            AfterGrace::LosesByDefault => Delay::Loses,
            AfterGrace::ClockOnly => Delay::Plays { charge },
            AfterGrace::Arbiter => Delay::Arbiter { charge },
        }
    }

    const fn in_grace(&self, minutes: u32) -> bool {
        minutes < self.grace_minutes || (self.limit_in_time && minutes == self.grace_minutes)
    }
}
