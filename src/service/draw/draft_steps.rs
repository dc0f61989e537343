//! Undo and redo of the changes made to a draft by hand.

use serde::Deserialize;
use serde_json::Value;

use pairing::{DraftError, RoundDraft};
use store::{Deed, JournalRow};
use tournament::{Board, EntryId, RoundNo, TableNo, TournamentId};

use crate::draw::rounds::shown;
use crate::{Result, Service};

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
struct Shown {
    boards: Vec<(TableNo, EntryId, EntryId, u8)>,
    byes: Vec<EntryId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftStep {
    before: Shown,
    after: Shown,
}

impl DraftStep {
    /// Tables that differ before and after, in order.
    #[must_use]
    pub fn tables(&self) -> Vec<TableNo> {
        let (before, after) = (&self.before.boards, &self.after.boards);
        let gone = before.iter().filter(|board| !after.contains(board));
        let come = after.iter().filter(|board| !before.contains(board));
        let mut tables: Vec<TableNo> = gone.chain(come).map(|board| board.0).collect();
        tables.sort_unstable();
        tables.dedup();
        tables
    }

    fn back(self) -> Self {
        Self { before: self.after, after: self.before }
    }

    /// Makes the draft what it is after this step; a draft that is not as before the step stays unchanged. Returns
    /// whether it changed.
    pub(crate) fn carry_out(&self, draft: &mut RoundDraft) -> Result<bool, DraftError> {
        if read(&shown(&draft.to_round())) != self.before {
            return Ok(false);
        }
        let board = |(table, black, white, handicap): &(TableNo, EntryId, EntryId, u8)| {
            Board::new(*table, *black, *white, *handicap)
        };
        draft.set_to(self.after.boards.iter().map(board).collect(), self.after.byes.clone())?;
        Ok(true)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftSteps {
    /// Changes in force, in order.
    pub done: Vec<DraftStep>,
    /// Changes undone since the last one in force; the last is redone first.
    pub undone: Vec<DraftStep>,
}

impl DraftSteps {
    fn take(&mut self, row: &JournalRow) {
        let detail: Value = serde_json::from_str(&row.detail).unwrap_or_default();
        if row.deed() != Some(Deed::EditDraft) {
            *self = Self::default();
            return;
        }
        match detail["step"].as_str() {
            Some("undo") => self.undone.extend(self.done.pop()),
            Some("redo") => self.done.extend(self.undone.pop()),
            _ => {
                let step =
                    DraftStep { before: read(&detail["before"]), after: read(&detail["after"]) };
                self.done.push(step);
                self.undone.clear();
            }
        }
    }

    pub(crate) fn back(&self) -> Option<DraftStep> {
        self.done.last().cloned().map(DraftStep::back)
    }

    pub(crate) fn again(&self) -> Option<DraftStep> {
        self.undone.last().cloned()
    }
}

fn read(detail: &Value) -> Shown {
    Shown::deserialize(detail).unwrap_or_default()
}

impl Service {
    pub fn draft_steps(&self, id: TournamentId, no: RoundNo) -> Result<DraftSteps> {
        let acts = [Deed::Draw, Deed::BeginByHand, Deed::DiscardDraft, Deed::EditDraft];
        let rows = self.store.read(|c| c.journal_of_round(id, no, &acts))?;
        let mut steps = DraftSteps::default();
        rows.iter().for_each(|row| steps.take(row));
        Ok(steps)
    }
}
