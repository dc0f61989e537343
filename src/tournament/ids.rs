go::number! {
    pub struct TournamentId(i64);
}

go::number! {
    /// One player's entry in one tournament, counted from 1 in the order of entering. The order matters: the
    /// deterministic scramble takes two players in the order of their entries.
    pub struct EntryId(i32);
}

go::number! {
    /// A round, counted from 1.
    pub struct RoundNo(i32);
}

go::number! {
    /// A table of a round, counted from 1.
    pub struct TableNo(i32);
}

go::number! {
    /// A team of one tournament, counted from 1.
    pub struct TeamNo(i32);
}

impl RoundNo {
    /// The place of the round in a list, counted from 0.
    pub const fn index(self) -> usize {
        if self.0 < 1 { 0 } else { self.0 as usize - 1 }
    }

    /// The round at that place of a list, counted from 0.
    pub const fn from_index(index: usize) -> Self {
        Self(index as i32 + 1)
    }
}
