use serde::{Deserialize, Serialize};

use super::{
    Basis, Consent, Effect, Firmness, IncidentKind, MoveNo, Party, ProcedureName, Remedy, Sanction,
};
use tournament::Ending;

/// An alternative for the arbiter, or for both players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RulingOption {
    /// The other remedy; `None` keeps the ruling's.
    pub remedy: Option<Remedy>,
    /// A sanction in addition.
    pub sanction: Sanction,
    /// Whose wish it needs.
    pub consent: Consent,
    /// Whether it is practice, where the ruling rests on a text.
    #[serde(default)]
    pub practice: bool,
    /// The whole effect, if it is chosen; it replaces the ruling's.
    pub effect: Effect,
}

/// Notes to the arbiter on a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulingNote {
    /// The record does not show the violation that was reported.
    RecordDisagrees,
    /// The clause's remedy is no longer possible on the board: the arbiter decides.
    CannotBeDone,
    /// The move is not known: the arbiter restores the position by hand.
    MoveUnknown,
    /// The number of moves in between is not known well enough to say whether it was in time.
    WindowUnclear,
    /// Setting stones by hand makes the record start again: earlier positions no longer count for ko and superko.
    RecordStartsAnew,
    /// Both lose unless they agree, and not both of them were asked yet (Japanese rules 1989, Art. 13.2).
    AskFirst,
    /// A committee has decided on this: only a new fact, with a reason, leads to another ruling.
    CommitteeDecided,
    /// The game was counted since, and the text does not say what then holds.
    CountedSince,
    /// The result is confirmed; only what does not change it may be chosen.
    Confirmed,
    /// Both had accepted the end of the game before the call; only what does not change it may be chosen.
    EndAccepted,
    /// A ruling in force has ended the game; only what does not change that may be chosen.
    RuledBefore,
    /// The game had ended: whether both had accepted that is still open.
    EndUnasked,
    /// A ruling in force has ended the game: whether this happened before that ruling's incident is still open.
    OrderUnasked,
}

/// A procedure's answer to an incident.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ruling {
    /// The procedure.
    pub procedure: ProcedureName,
    /// What happened.
    pub kind: IncidentKind,
    /// Whose doing it is.
    pub by: Party,
    /// The move that did it.
    pub at: Option<MoveNo>,
    /// What is done.
    pub remedy: Remedy,
    /// How far it binds.
    pub firmness: Firmness,
    /// The effect, unless another option is chosen.
    pub effect: Effect,
    /// The alternatives.
    pub options: Vec<RulingOption>,
    /// What it rests on.
    pub basis: Basis,
    /// Notes to the arbiter.
    pub notes: Vec<RulingNote>,
}

impl Ruling {
    /// The outcome, if the ruling ends or reopens the game.
    #[must_use]
    pub const fn outcome(&self) -> Option<Ending> {
        self.effect.verdict.ending()
    }

    /// The effect of a choice: `None` is the ruling itself, otherwise an option counted from 0.
    #[must_use]
    pub fn chosen(&self, option: Option<usize>) -> Option<&Effect> {
        match option {
            None => Some(&self.effect),
            Some(index) => self.options.get(index).map(|option| &option.effect),
        }
    }

    /// Whether both players have to be asked before the ruling can be given.
    #[must_use]
    pub fn asks_first(&self) -> bool {
        self.notes.contains(&RulingNote::AskFirst) || self.asks_of_end()
    }

    /// Whether the relation of the call to the earlier end of the game has to be asked first.
    #[must_use]
    pub fn asks_of_end(&self) -> bool {
        let asks = [RulingNote::EndUnasked, RulingNote::OrderUnasked];
        asks.iter().any(|note| self.notes.contains(note))
    }

    /// Whether the ruling waits for a choice.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.firmness == Firmness::ArbiterDecides && !self.options.is_empty()
    }
}
