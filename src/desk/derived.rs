//! The boards of public rounds as the journal alone tells them, to be compared with what is kept.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Value, json};
use store::Deed;
use tournament::{Board, Ending, EntryId, Round, RoundNo, TableNo, Tournament};

/// A board as the journal tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct JournaledBoard {
    black: EntryId,
    white: EntryId,
    /// Not told by early versions of latecomers.
    handicap: Option<u8>,
    ending: Ending,
}

#[derive(Clone, Debug, Default)]
struct JournaledRound {
    boards: BTreeMap<TableNo, JournaledBoard>,
    byes: BTreeSet<EntryId>,
}

/// What the entries of a journal, entered one after the other, make of the boards.
#[derive(Clone, Debug, Default)]
pub struct DerivedBoards {
    rounds: BTreeMap<RoundNo, JournaledRound>,
    /// Rounds through that one came from a file that an early version did not journal.
    untold: i32,
}

/// Where journal and boards part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Parting {
    /// A round that everybody sees was never published.
    #[error("round {0}: the journal knows of no such round")]
    Round(RoundNo),
    /// A round that was published is not there.
    #[error("round {0}: the journal has it published, and it is not there")]
    Missing(RoundNo),
    /// A board is another one.
    #[error("round {round}, table {table}: the journal says {journal}, the board says {board}")]
    Board {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// What the journal says.
        journal: String,
        /// What is kept.
        board: String,
    },
    /// Somebody else has a bye.
    #[error("round {0}: other players have a bye than the journal says")]
    Byes(RoundNo),
    /// An entry cannot be read.
    #[error("{act}: its detail cannot be read: {why}")]
    Detail {
        /// What was done.
        act: Deed,
        /// What is wrong.
        why: String,
    },
}

/// A round as [`shown`](super::rounds::shown) writes it; with an ending too where it came from a file.
#[derive(Deserialize)]
struct Shown {
    round: RoundNo,
    boards: Vec<Vec<Value>>,
    byes: BTreeSet<EntryId>,
}

/// What an outcome says of its board.
#[derive(Deserialize)]
struct Outcome {
    round: RoundNo,
    table: TableNo,
    after: Ending,
    black: Option<EntryId>,
    white: Option<EntryId>,
    handicap: Option<u8>,
}

#[derive(Deserialize)]
struct Arrived {
    round: RoundNo,
    table: Option<TableNo>,
    black: Option<EntryId>,
    white: Option<EntryId>,
    handicap: Option<u8>,
    bye_ended: Option<EntryId>,
    waits: Option<EntryId>,
}

#[derive(Deserialize)]
struct Created {
    #[serde(default)]
    rounds: i32,
    held: Option<Vec<Shown>>,
}

/// The public rounds of a tournament that came from a file, for the journal.
pub(super) fn held(tournament: &Tournament) -> Value {
    let round = |round: &Round| {
        let board = |b: &Board| json!([b.table, b.black, b.white, b.handicap, b.ending]);
        let boards: Vec<Value> = round.boards.iter().map(board).collect();
        json!({ "round": round.no, "boards": boards, "byes": round.byes })
    };
    tournament.rounds.iter().filter(|round| round.is_public()).map(round).collect()
}

impl DerivedBoards {
    /// Takes in the next entry of the journal.
    ///
    /// # Errors
    /// [`Parting::Detail`].
    pub fn enter(&mut self, act: Deed, detail: &str) -> Result<(), Parting> {
        match act {
            Deed::Create => {
                let created: Created = read(act, detail)?;
                self.untold = if created.held.is_none() { created.rounds } else { 0 };
                for round in created.held.into_iter().flatten() {
                    self.publish(act, round)?;
                }
            }
            Deed::Publish => self.publish(act, read(act, detail)?)?,
            Deed::Latecomer => self.arrive(&read(act, detail)?),
            Deed::Result
            | Deed::Confirm
            | Deed::Unconfirm
            | Deed::Replay
            | Deed::ReplayTerms
            | Deed::ReplayBack => self.decide(&read(act, detail)?),
            _ => {}
        }
        Ok(())
    }

    fn publish(&mut self, act: Deed, shown: Shown) -> Result<(), Parting> {
        let mut round = JournaledRound { byes: shown.byes, ..JournaledRound::default() };
        for line in shown.boards {
            let line: Line = read(act, &Value::from(line).to_string())?;
            round.boards.insert(line.table(), line.told());
        }
        self.rounds.insert(shown.round, round);
        Ok(())
    }

    fn arrive(&mut self, arrived: &Arrived) {
        let round = self.rounds.entry(arrived.round).or_default();
        round.byes.extend(arrived.waits);
        if let Some(free) = arrived.bye_ended {
            round.byes.remove(&free);
        }
        if let (Some(table), Some(black), Some(white)) =
            (arrived.table, arrived.black, arrived.white)
        {
            let (handicap, ending) = (arrived.handicap, Ending::Pending);
            round.boards.insert(table, JournaledBoard { black, white, handicap, ending });
        }
    }

    fn decide(&mut self, outcome: &Outcome) {
        let round = self.rounds.entry(outcome.round).or_default();
        if let Some(told) = round.boards.get_mut(&outcome.table) {
            told.ending = outcome.after;
            told.black = outcome.black.unwrap_or(told.black);
            told.white = outcome.white.unwrap_or(told.white);
            told.handicap = outcome.handicap.or(told.handicap);
        }
    }

    /// Compares with the boards that are kept.
    ///
    /// # Errors
    /// The first [`Parting`] by round and table.
    pub fn compare(&self, tournament: &Tournament) -> Result<(), Parting> {
        let public = tournament.rounds.iter().filter(|round| round.is_public());
        for round in public.clone().filter(|round| round.no.0 > self.untold) {
            let told = self.rounds.get(&round.no);
            match told {
                Some(told) => compare(round, told)?,
                None if round.boards.is_empty() && round.byes.is_empty() => {}
                None => return Err(Parting::Round(round.no)),
            }
        }
        let there: BTreeSet<RoundNo> = public.map(|round| round.no).collect();
        let known = self.rounds.keys().filter(|no| no.0 > self.untold);
        known
            .into_iter()
            .find(|no| !there.contains(no))
            .map_or(Ok(()), |no| Err(Parting::Missing(*no)))
    }
}

fn compare(round: &Round, told: &JournaledRound) -> Result<(), Parting> {
    let parting = |table, journal: Option<&JournaledBoard>, board: Option<&Board>| Parting::Board {
        round: round.no,
        table,
        journal: journal.map_or_else(|| "there is none".to_owned(), said),
        board: board.map_or_else(|| "there is none".to_owned(), |b| said(&JournaledBoard::of(b))),
    };
    for board in &round.boards {
        let journal = told.boards.get(&board.table);
        let same = journal.is_some_and(|told| {
            let handicap = told.handicap.unwrap_or(board.handicap);
            JournaledBoard { handicap: Some(handicap), ..*told } == JournaledBoard::of(board)
        });
        if !same {
            return Err(parting(board.table, journal, Some(board)));
        }
    }
    if let Some((table, lost)) =
        told.boards.iter().find(|(table, _)| round.board_at(**table).is_none())
    {
        return Err(parting(*table, Some(lost), None));
    }
    let byes: BTreeSet<EntryId> = round.byes.iter().copied().collect();
    if byes == told.byes { Ok(()) } else { Err(Parting::Byes(round.no)) }
}

impl JournaledBoard {
    fn of(board: &Board) -> Self {
        let Board { black, white, handicap, ending, .. } = *board;
        Self { black, white, handicap: Some(handicap), ending }
    }
}

fn said(told: &JournaledBoard) -> String {
    let handicap = told.handicap.map_or_else(|| "?".to_owned(), |stones| stones.to_string());
    let JournaledBoard { black, white, ending, .. } = told;
    format!("entry {black} (black) and {white}, handicap {handicap}, {ending}")
}

/// A board as a list: table, black, white, handicap, and the ending where it came from a file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Drawn(TableNo, EntryId, EntryId, u8),
    Held(TableNo, EntryId, EntryId, u8, Ending),
}

impl Line {
    const fn table(&self) -> TableNo {
        match self {
            Self::Drawn(table, ..) | Self::Held(table, ..) => *table,
        }
    }

    const fn told(&self) -> JournaledBoard {
        let (black, white, handicap, ending) = match self {
            Self::Drawn(_, black, white, handicap) => (*black, *white, *handicap, Ending::Pending),
            Self::Held(_, black, white, handicap, ending) => (*black, *white, *handicap, *ending),
        };
        JournaledBoard { black, white, handicap: Some(handicap), ending }
    }
}

fn read<T: for<'a> Deserialize<'a>>(act: Deed, detail: &str) -> Result<T, Parting> {
    serde_json::from_str(detail).map_err(|error| Parting::Detail { act, why: error.to_string() })
}
