use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use super::{EntryId, RoundNo, TeamNo, Tournament};

/// The most people of one squad: another at each board in every round that OpenGotha has.
pub const MOST_IN_SQUAD: usize = 200;

/// People who play together, each at a board of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Its number in this tournament.
    pub no: TeamNo,
    /// Its name, 1 to 200 characters, which no other team has.
    pub name: String,
    /// Everybody who may play for it, in the order of its boards; there may be more than boards.
    pub squad: Vec<EntryId>,
    /// Who speaks for it, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<EntryId>,
    /// Who sits where, of the rounds that it was declared for.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub line_ups: BTreeMap<RoundNo, LineUp>,
}

impl Team {
    /// A team without a captain that has declared nothing.
    #[must_use]
    pub fn new(no: TeamNo, name: &str, squad: Vec<EntryId>) -> Self {
        Self { no, name: name.to_owned(), squad, captain: None, line_ups: BTreeMap::new() }
    }
}

/// Who sits at each board of a team in a round, from board 1; nobody where a board stays empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineUp(pub Vec<Option<EntryId>>);

impl LineUp {
    /// Who sits at that board, counted from 1.
    #[must_use]
    pub fn at(&self, board: usize) -> Option<EntryId> {
        self.0.get(board.checked_sub(1)?).copied().flatten()
    }

    /// Everybody who plays, with the board.
    pub fn players(&self) -> impl Iterator<Item = (usize, EntryId)> {
        (1..).zip(&self.0).filter_map(|(board, player)| Some((board, (*player)?)))
    }
}

impl Tournament {
    /// Who sits where for a team in a round: as it declared; else those of its squad who take part in the round, in
    /// the order of the squad, as many as there are boards.
    #[must_use]
    pub fn line_up(&self, team: &Team, round: RoundNo) -> LineUp {
        if let Some(declared) = team.line_ups.get(&round) {
            return declared.clone();
        }
        let here: HashSet<EntryId> = self.participants(round).map(|entry| entry.id).collect();
        let players = team.squad.iter().filter(|player| here.contains(player));
        LineUp(players.take(self.teams.size.into()).map(|player| Some(*player)).collect())
    }
}
