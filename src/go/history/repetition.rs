use super::{History, Key};
use crate::{Color, KoRule, Move};

/// A whole-board repetition: the position with the same player to move was there before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The move after which the position was there before; 0 is the start.
    pub first: usize,
    /// The move after which it is there again.
    pub again: usize,
}

impl Cycle {
    /// How many moves lead from the position back to itself.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.again - self.first
    }
}

impl History {
    /// The repetition that the last move completed, if any. Passes complete none. Where repetition is legal, the
    /// players may agree to call it no result (Japanese rules 1989, Art. 12).
    #[must_use]
    pub fn cycle(&self) -> Option<Cycle> {
        let last = self.moves.last()?;
        if last.mv == Move::Pass {
            return None;
        }
        let (_, older) = last.before.seen?;
        older.map(|first| Cycle { first, again: self.moves.len() })
    }

    /// Every repetition of the game so far.
    #[must_use]
    pub fn cycles(&self) -> Vec<Cycle> {
        let plays = self.moves.iter().enumerate().filter(|(_, r)| r.mv != Move::Pass);
        plays
            .filter_map(|(i, record)| {
                let first = record.before.seen?.1?;
                Some(Cycle { first, again: i + 1 })
            })
            .collect()
    }

    pub(super) fn remember(&mut self) {
        let key: Key = (self.board.hash(), self.to_move);
        let number = self.moves.len();
        let older = self.seen.insert(key, number);
        if let Some(record) = self.moves.last_mut() {
            record.before.seen = Some((key, older));
        }
        let lifting =
            self.rules.ko == KoRule::Ing && self.passes > 0 && self.passes.is_multiple_of(2);
        if lifting {
            self.lifted = number;
        }
    }

    /// The last move after which the position was seen with `to_move` to move. Bans that passes lifted are left
    /// out.
    pub(super) fn last_seen(&self, hash: u128, to_move: Color) -> Option<usize> {
        self.seen.get(&(hash, to_move)).copied().filter(|&after| after >= self.lifted)
    }
}
