use super::systems::Plan;
use crate::prelude::*;
use serde::Deserialize;
use std::fmt;

/// Why two should not meet in a round. Every way to seat two checks all of them: the draw, pairing by hand, a
/// latecomer, and publishing. [`Objection::sentence`] is the text of the catalogues; `Display` is the English of
/// the command line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs)] // the fields say what they hold
pub enum Objection {
    /// One of them does not take part in the round.
    Absent { entry: EntryId, why: Absence },
    /// The event's rules keep the two apart by name; the group's name, which may be empty.
    KeptApart { group: String },
    /// Their ranks differ by more than the event allows.
    RanksApart { ranks: u32, most: u8 },
    /// They met in that round, and this event has no second meetings.
    Met { round: RoundNo },
    /// The plan of a league or bracket gives one of them another opponent, who is free.
    Planned { entry: EntryId, opponent: EntryId },
    /// One of them rests in this round by the plan of a league.
    Rests { entry: EntryId },
}

/// Why an entry does not take part in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// No such entry in the tournament.
    Unknown,
    /// Not checked in.
    Preliminary,
    /// A ruling in force keeps the player out.
    Excluded,
    /// Does not play this round.
    NotPlaying,
}

impl Absence {
    /// Why an entry does not take part in a round; `None` if it does.
    #[must_use]
    pub fn of(tournament: &Tournament, entry: EntryId, round: RoundNo) -> Option<Self> {
        let Some(entry) = tournament.entry(entry) else { return Some(Self::Unknown) };
        if entry.takes_part(round) {
            None
        } else if entry.excluded.in_round(round) {
            Some(Self::Excluded)
        } else if !entry.is_final() {
            Some(Self::Preliminary)
        } else {
            Some(Self::NotPlaying)
        }
    }
}

impl Objection {
    /// Whether an organiser may seat the two in spite of it. Only participants may be seated.
    pub const fn may_be_overruled(&self) -> bool {
        !matches!(self, Self::Absent { .. })
    }

    /// The sentence of the catalogues.
    pub fn sentence(&self) -> Sentence {
        let said = Sentence::new;
        match self {
            Self::Absent { entry, why } => said(match why {
                Absence::Unknown => "objection-unknown",
                Absence::Preliminary => "objection-preliminary",
                Absence::Excluded => "objection-excluded",
                Absence::NotPlaying => "objection-not-playing",
            })
            .with("name", Filling::person(*entry)),
            Self::KeptApart { group } if group.is_empty() => said("objection-kept-apart"),
            Self::KeptApart { group } => said("objection-kept-apart-as").with("group", group),
            Self::RanksApart { ranks, most } => {
                said("objection-ranks-apart").with("ranks", *ranks).with("most", *most)
            }
            Self::Met { round } => said("objection-met").with("round", *round),
            Self::Planned { entry, opponent } => said("objection-planned")
                .with("name", Filling::person(*entry))
                .with("opponent", Filling::person(*opponent)),
            Self::Rests { entry } => said("objection-rests").with("name", Filling::person(*entry)),
        }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent { entry, why: Absence::Unknown } => write!(f, "there is no entry {entry}"),
            Self::Absent { entry, why: Absence::Preliminary } => {
                write!(f, "entry {entry} is not checked in")
            }
            Self::Absent { entry, why: Absence::Excluded } => {
                write!(f, "a ruling keeps entry {entry} out of the round")
            }
            Self::Absent { entry, why: Absence::NotPlaying } => {
                write!(f, "entry {entry} does not play the round")
            }
            Self::KeptApart { group } if group.is_empty() => f.write_str("they are kept apart"),
            Self::KeptApart { group } => write!(f, "they are kept apart ({group})"),
            Self::RanksApart { ranks, most } => {
                write!(f, "they are {ranks} ranks apart, {most} is the most")
            }
            Self::Met { round } => write!(f, "they met in round {round}"),
            Self::Planned { entry, opponent } => {
                write!(f, "entry {entry} meets entry {opponent} by plan")
            }
            Self::Rests { entry } => write!(f, "entry {entry} rests by plan"),
        }
    }
}

/// A pair with all objections to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForbiddenPair {
    /// Their table; `None` while they are not seated.
    pub table: Option<TableNo>,
    /// Black, if they are seated.
    pub one: EntryId,
    /// White, if they are seated.
    pub other: EntryId,
    /// The objections; never empty.
    pub why: Vec<Objection>,
}

impl ForbiddenPair {
    /// Without the organiser's names of rules, which may name people.
    #[must_use]
    pub fn nameless(mut self) -> Self {
        for why in &mut self.why {
            if let Objection::KeptApart { group } = why {
                group.clear();
            }
        }
        self
    }
}

impl fmt::Display for ForbiddenPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why: Vec<String> = self.why.iter().map(ToString::to_string).collect();
        write!(f, "entries {} and {}: {}", self.one, self.other, why.join(", "))
    }
}

impl RoundContext {
    /// All objections to seating these two in the round in addition to those boards, in either order. A plan is no
    /// objection once the planned opponent sits elsewhere, nor is an earlier game of two whose second meeting is
    /// planned.
    pub fn objections(&self, one: EntryId, other: EntryId, boards: &[Board]) -> Vec<Objection> {
        let absent = |entry| Some(Objection::Absent { entry, why: self.absence(entry)? });
        let absent: Vec<Objection> = [one, other].into_iter().filter_map(absent).collect();
        let (Some(i), Some(j)) = (self.position(one), self.position(other)) else { return absent };
        let meet = self.plan(one) == Some(Plan::Meets(other));
        let rules = self.forbidding(i, j);
        let rules = rules.filter(|why| !meet || !matches!(why, Objection::Met { .. }));
        let plans = [(one, other), (other, one)];
        let plans = plans.into_iter().filter_map(|(a, b)| self.planned_otherwise(a, b, boards));
        rules.chain(plans).collect()
    }

    /// The boards of a round with objections.
    pub fn forbidden_boards(&self, boards: &[Board]) -> Vec<ForbiddenPair> {
        let of = |board: &Board| {
            let why = self.objections(board.black, board.white, boards);
            let (one, other) = (board.black, board.white);
            (!why.is_empty()).then_some(ForbiddenPair { table: Some(board.table), one, other, why })
        };
        boards.iter().filter_map(of).collect()
    }

    /// Whether the rules of the event allow two participants, by position, to be drawn together.
    #[inline(always)]
    pub fn allows(&self, i: usize, j: usize) -> bool {
        let (a, b) = (&self.participants()[i], &self.participants()[j]);
        let far = self.rules().most_ranks_apart.is_some_and(|most| ranks_apart(a, b) > most.into());
        let met = self.rules().no_rematch && a.met(b.index).is_some();
        !far && !met && self.kept_apart(i, j).is_none()
    }

    /// The rules of the event against two participants, by position. Plans are not among them: they are seated
    /// before the draw.
    fn forbidding(&self, i: usize, j: usize) -> impl Iterator<Item = Objection> + '_ {
        let (a, b) = (&self.participants()[i], &self.participants()[j]);
        let (rules, ranks) = (self.rules(), ranks_apart(a, b));
        let most = rules.most_ranks_apart.filter(|most| ranks > (*most).into());
        let met = rules.no_rematch.then(|| a.met(b.index)).flatten();
        let group = self.kept_apart(i, j).map(|group| rules.apart[group].name.clone());
        let far = most.map(|most| Objection::RanksApart { ranks, most });
        let apart = group.map(|group| Objection::KeptApart { group });
        apart.into_iter().chain(far).chain(met.map(|round| Objection::Met { round }))
    }

    /// The plan for a player, if it has another opponent and can still be kept with those boards.
    fn planned_otherwise(
        &self,
        entry: EntryId,
        opponent: EntryId,
        boards: &[Board],
    ) -> Option<Objection> {
        let seated = |entry| boards.iter().any(|board| board.color_of(entry).is_some());
        match self.plan(entry)? {
            Plan::Rests => Some(Objection::Rests { entry }),
            Plan::Meets(planned) => (planned != opponent && !seated(planned))
                .then_some(Objection::Planned { entry, opponent: planned }),
        }
    }
}

const fn ranks_apart(a: &Participant, b: &Participant) -> u32 {
    a.rank.abs_diff(b.rank)
}
