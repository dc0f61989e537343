//! A player's report that differs from the result, and their objection to that result.

use crate::web::prelude::*;

pub(super) struct Overruled {
    round: RoundNo,
    table: TableNo,
    said: Ending,
    /// Whether an arbiter was called to the board and has not come.
    called: bool,
}

impl Overruled {
    /// `None` if the result is what the player reported, or if they reported nothing.
    pub(super) fn of(
        (round, board): (&Round, &Board),
        said: &[Reported],
        requests: &[Request],
        who: EntryId,
    ) -> Option<Self> {
        let said = said.iter().find(|word| word.speaker() == who)?.ending;
        let calls = |request: &&Request| {
            (request.by, request.round) == (who, round.no) && request.is_open_call()
        };
        let called = requests.iter().find(calls).is_some();
        let other = in_common(board.ending, said).is_none();
        other.then_some(Self { round: round.no, table: board.table, said, called })
    }

    /// `You reported otherwise: White won.`
    pub(super) fn words(&self, t: Lang) -> String {
        t.with("me-said-otherwise", [("result", t.ending(self.said))])
    }

    /// A request to the arbiters: the round, and words that say that the result is wrong. `None` while an arbiter is
    /// called.
    pub(super) fn objection(self, t: Lang) -> Option<(RoundNo, String)> {
        let words = (("table", self.table.to_string()), ("result", t.ending(self.said)));
        (!self.called).then(|| (self.round, t.with("me-object-words", words)))
    }
}
