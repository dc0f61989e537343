use serde::{Deserialize, Serialize};

use super::{Board, EntryId, RoundNo, TableNo, TeamRound};

go::named! {
    /// How far a round has come.
    pub enum RoundState {
        /// Drawn, seen by organisers only, may be changed at will.
        Draft = "draft",
        /// Public; pairings stay as they are.
        Published = "published",
        /// Every result is in and the organiser closed it.
        Finished = "finished",
    }
}

/// One round: its boards and byes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Which round it is.
    pub no: RoundNo,
    /// How far it has come.
    pub state: RoundState,
    /// Its boards, by table.
    pub boards: Vec<Board>,
    /// Entries with a bye: a free win for lack of an opponent.
    #[serde(default)]
    pub byes: Vec<EntryId>,
    /// Which teams meet.
    #[serde(default, skip_serializing_if = "TeamRound::is_empty")]
    pub teams: TeamRound,
}

impl Round {
    /// A round without boards.
    #[must_use]
    pub const fn empty(no: RoundNo, state: RoundState) -> Self {
        Self { no, state, boards: Vec::new(), byes: Vec::new(), teams: TeamRound::NONE }
    }

    /// Whether it is public.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.state >= RoundState::Published
    }

    /// The board that entry sits at.
    #[must_use]
    pub fn board_of(&self, entry: EntryId) -> Option<&Board> {
        self.boards.iter().find(|board| board.color_of(entry).is_some())
    }

    /// Whether that entry has a board or a bye in it.
    #[must_use]
    pub fn has_place(&self, entry: EntryId) -> bool {
        self.board_of(entry).is_some() || self.byes.contains(&entry)
    }

    /// The board at that table.
    #[must_use]
    pub fn board_at(&self, table: TableNo) -> Option<&Board> {
        self.boards.iter().find(|board| board.table == table)
    }

    /// The boards whose result is missing.
    pub fn pending(&self) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(|board| board.ending.is_pending())
    }
}
