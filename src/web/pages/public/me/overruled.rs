//! A player's own word that the result does not follow, and how they say that the result is wrong.

use crate::web::Lang;
use tournament::{Board, Ending, EntryId, Reported, Request, Round, RoundNo, TableNo, in_common};

/// What a player reported of a game that ended otherwise, as it stands.
pub(super) struct Overruled {
    round: RoundNo,
    table: TableNo,
    said: Ending,
    /// Whether an arbiter was asked to the board, and has not come.
    called: bool,
}

impl Overruled {
    /// That of a player, from all that was said of the board and what players asked for; nothing where the result is
    /// what they said, or they said nothing.
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

    /// That the result is wrong, as a request to the arbiters: the round, and the words. Nothing while an arbiter is
    /// asked already.
    pub(super) fn objection(self, t: Lang) -> Option<(RoundNo, String)> {
        let words = (("table", self.table.to_string()), ("result", t.ending(self.said)));
        (!self.called).then(|| (self.round, t.with("me-object-words", words)))
    }
}
