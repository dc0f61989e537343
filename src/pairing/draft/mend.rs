use super::edit::{Seated, check_allowed};
use super::places::{Roster, at};
use super::{DraftError, PublishedRound};
use crate::prelude::*;

/// The state of a player whose board is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Has a free round.
    FreeRound,
    /// Waits for an opponent.
    Waits,
    /// Is not here: plays no part in the round.
    Absent,
}

/// A change to a public round. `overrule` seats a pair in spite of objections, or lets the stronger have the stones.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields say what they hold
pub enum Mending {
    /// Exchange colours; a result stays with the players.
    SwapColors { table: TableNo, overrule: bool },
    /// Another handicap and komi; without a komi, that of the event.
    Terms { table: TableNo, handicap: u8, komi: Option<HalfPoints>, overrule: bool },
    /// Another table; a board that is there takes this one's table.
    Move(TableNo, TableNo),
    /// One leaves a board and the other comes: from another board, a free round, or from waiting. The one who
    /// leaves takes the other's place.
    Exchange { leaves: EntryId, comes: EntryId, overrule: bool },
    /// A board is removed; the new states of Black and of White.
    Cancel { table: TableNo, black: Left, white: Left },
    /// Two players without a board play at a new one.
    Pair { one: EntryId, other: EntryId, overrule: bool },
    /// A free round for a player who has no place.
    GiveBye(EntryId),
    /// No free round after all.
    TakeBye(EntryId),
}

impl PublishedRound {
    /// Changes the round. Returns the objections to new pairs that were overruled. Results of boards whose two
    /// players stay together are kept; [`lost_results`] lists the others. An error leaves the round as it was.
    pub fn mend(
        &mut self,
        context: &RoundContext,
        mending: &Mending,
    ) -> Result<Vec<ForbiddenPair>, DraftError> {
        let mut mended = self.clone();
        let overruled = mended.carry_out(context, mending)?;
        mended.roster.check_places(&mended.round.boards, &mended.round.byes)?;
        mended.round.boards.sort_by_key(|board| board.table);
        *self = mended;
        Ok(overruled)
    }

    fn carry_out(
        &mut self,
        context: &RoundContext,
        mending: &Mending,
    ) -> Result<Vec<ForbiddenPair>, DraftError> {
        match *mending {
            Mending::SwapColors { table, overrule } => {
                let at = at(&self.round.boards, table)?;
                let board = &mut self.round.boards[at];
                (board.black, board.white) = (board.white, board.black);
                board.ending = mirrored(board.ending);
                check_stones(context, board, overrule)?;
            }
            Mending::Terms { handicap, .. } if handicap > MAX_HANDICAP => {
                return Err(DraftError::Handicap(handicap));
            }
            Mending::Terms { table, handicap, komi, overrule } => {
                let at = at(&self.round.boards, table)?;
                let board = &mut self.round.boards[at];
                let more = handicap > board.handicap;
                (board.handicap, board.komi) = (handicap, komi);
                check_stones(context, board, overrule || !more)?;
            }
            Mending::Move(table, other) => {
                self.roster.move_to(&mut self.round.boards, table, other)?;
            }
            Mending::Exchange { leaves, comes, overrule } => {
                let places = (&mut self.round.boards, &mut self.round.byes[..]);
                return exchange(places, &self.roster, context, [leaves, comes], overrule);
            }
            Mending::Cancel { table, black, white } => {
                let board = self.round.boards.remove(at(&self.round.boards, table)?);
                let left = [(board.black, black), (board.white, white)];
                let free = left.into_iter().filter(|(_, left)| *left == Left::FreeRound);
                self.round.byes.extend(free.map(|(entry, _)| entry));
            }
            Mending::Pair { one, other, overrule } => {
                for entry in [one, other] {
                    if let Some(board) = self.round.board_of(entry) {
                        return Err(DraftError::AlreadyPaired { entry, table: board.table });
                    }
                }
                let least = self.behind_all();
                let boards = &self.round.boards;
                let seated = Seated::new(context, boards, [one, other], least, overrule)?;
                self.round.byes.retain(|entry| *entry != one && *entry != other);
                self.round.boards.push(seated.board);
                return Ok(seated.overruled.into_iter().collect());
            }
            Mending::GiveBye(entry) => {
                self.roster.check(entry)?;
                if let Some(board) = self.round.board_of(entry) {
                    return Err(DraftError::AlreadyPaired { entry, table: board.table });
                }
                if self.round.byes.contains(&entry) {
                    return Err(DraftError::HasBye(entry));
                }
                self.round.byes.push(entry);
            }
            Mending::TakeBye(entry) => {
                let at = self.round.byes.iter().position(|bye| *bye == entry);
                self.round.byes.remove(at.ok_or(DraftError::NoBye(entry))?);
            }
        }
        Ok(Vec::new())
    }
}

/// Two players change places: seats, or a seat and a free round. Handicaps follow the rule. Returns the objections
/// to the new pairs that were overruled. [`DraftError::NotFree`] if the first has no board.
pub(super) fn exchange(
    (boards, byes): (&mut Vec<Board>, &mut [EntryId]),
    roster: &Roster,
    context: &RoundContext,
    [leaves, comes]: [EntryId; 2],
    overrule: bool,
) -> Result<Vec<ForbiddenPair>, DraftError> {
    if leaves == comes {
        return Err(DraftError::Oneself(leaves));
    }
    let seat = |entry| boards.iter().position(|b| b.color_of(entry).is_some());
    let left = seat(leaves).ok_or(DraftError::NotFree(leaves))?;
    let came_from = seat(comes);
    if came_from == Some(left) {
        return Err(DraftError::Oneself(comes));
    }
    roster.check(comes)?;
    let other = |entry| {
        if entry == leaves {
            comes
        } else if entry == comes {
            leaves
        } else {
            entry
        }
    };
    let touched: Vec<usize> = std::iter::once(left).chain(came_from).collect();
    for at in &touched {
        let board = &boards[*at];
        let new = Board::new(board.table, other(board.black), other(board.white), 0);
        boards[*at] = seated_by_rule(context, new)?;
    }
    for bye in byes {
        *bye = other(*bye);
    }
    let tables: Vec<TableNo> = touched.iter().map(|at| boards[*at].table).collect();
    let against = context.forbidden_boards(boards).into_iter();
    let against: Vec<ForbiddenPair> =
        against.filter(|pair| pair.table.is_some_and(|table| tables.contains(&table))).collect();
    check_allowed(overrule, &against)?;
    Ok(against)
}

/// A board with the handicap of the rule. Stones go to Black; in an even game both keep their colours.
fn seated_by_rule(context: &RoundContext, board: Board) -> Result<Board, DraftError> {
    let player = |entry| context.participant(entry).ok_or(DraftError::NotTakingPart(entry));
    let (black, white, handicap) = context.seats(player(board.black)?, player(board.white)?);
    Ok(match handicap {
        0 => board,
        _ => Board { black, white, handicap, ..board },
    })
}

/// Stones must not go to the stronger player by mistake.
fn check_stones(context: &RoundContext, board: &Board, overrule: bool) -> Result<(), DraftError> {
    match context.stones_to_stronger(board) {
        Some((white, due)) if !overrule => {
            let (black, stones) = (board.black, board.handicap);
            Err(DraftError::StonesToStronger { black, white, stones, due })
        }
        _ => Ok(()),
    }
}

const fn mirrored(ending: Ending) -> Ending {
    match ending {
        Ending::Won { winner, manner } => Ending::Won { winner: winner.other(), manner },
        other => other,
    }
}

/// The boards that lose their results in the changed round: one of their players sits elsewhere, or is gone.
#[must_use]
pub fn lost_results<'a>(before: &'a Round, after: Option<&Round>) -> Vec<&'a Board> {
    let kept = |board: &&Board| {
        let together = after.and_then(|after| after.board_of(board.black));
        together.is_some_and(|now| {
            now.opponent_of(board.black) == Some(board.white)
                && now.ending.is_pending() == board.ending.is_pending()
        })
    };
    let has_result =
        |board: &&Board| !board.ending.is_pending() || !board.earlier_games().is_empty();
    before.boards.iter().filter(has_result).filter(|board| !kept(board)).collect()
}
