use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $inner:ty) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

number! {
    /// One tournament on this server.
    TournamentId, i64
}
number! {
    /// One player's entry in one tournament, counted from 1 in the order of entering.
    ///
    /// The order matters: the deterministic scramble takes two players in the order of their entries.
    EntryId, i32
}
number! {
    /// A round, counted from 1.
    RoundNo, i32
}
number! {
    /// A table of a round, counted from 1.
    TableNo, i32
}

impl RoundNo {
    /// The place of the round in a list, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        if self.0 < 1 { 0 } else { self.0 as usize - 1 }
    }

    /// The round at that place of a list, counted from 0.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self(index as i32 + 1)
    }
}
