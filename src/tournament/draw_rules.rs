use serde::{Deserialize, Serialize};

use super::{EntryId, Fault, RoundNo, TableNo};

/// The most names a rule of the draw may list, and the most rules of a kind there may be.
const MOST: usize = 1000;

/// The rules of an event for every draw, in addition to the weights. Entries that do not take part in a round, or
/// are gone, are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrawRules {
    /// Players of whom no two are paired: a family, a car, a quarrel.
    pub apart: Vec<KeptApart>,
    /// The club whose members may meet one another as if they were of different clubs, because they are too many;
    /// empty for none.
    pub host_club: String,
    pub most_ranks_apart: Option<u8>,
    /// No two meet twice; without it a second game only weighs heavily.
    pub no_rematch: bool,
    /// In each score group neighbours in strength meet, whatever the seeding.
    pub nearest: bool,
    /// In that many first rounds the upper half of the field is drawn with a point more.
    pub accelerated_rounds: i32,
    /// Players who take a bye before all others.
    pub bye_volunteers: Vec<EntryId>,
    /// Players who always sit at the same table, for accessibility or a broadcast.
    pub fixed_tables: Vec<FixedTable>,
    /// Tables that are used only if a table is fixed there.
    pub unused_tables: Vec<TableNo>,
    /// Groups that play a round robin inside the event.
    pub leagues: Vec<League>,
    /// An elimination inside the event.
    pub bracket: Option<Bracket>,
}

/// Players of whom no two are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptApart {
    /// A name for the organiser; may be empty.
    #[serde(default)]
    pub name: String,
    pub entries: Vec<EntryId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixedTable {
    pub entry: EntryId,
    pub table: TableNo,
}

/// A group that plays a round robin, by Berger's tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct League {
    /// Its name; may be empty.
    #[serde(default)]
    pub name: String,
    /// Its members by their lot, 3 to 24.
    pub entries: Vec<EntryId>,
    pub from: RoundNo,
    /// Whether each two meet twice, with colours exchanged.
    #[serde(default)]
    pub double: bool,
}

/// A single elimination; players who are out play on in the main event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bracket {
    /// Its members by seed, 2 to 64; if they are no power of two, the first seeds enter a round later.
    pub entries: Vec<EntryId>,
    pub from: RoundNo,
    /// Whether the losers of the semifinals play for the third place.
    #[serde(default)]
    pub third_place: bool,
}

impl Bracket {
    pub fn rounds(&self) -> i32 {
        self.entries.len().max(2).next_power_of_two().trailing_zeros() as i32
    }
}

impl DrawRules {
    /// Whether one group plays a round robin from the first round on.
    pub fn is_round_robin(&self) -> bool {
        matches!(self.leagues.as_slice(), [league] if league.from == RoundNo(1))
    }

    /// Every entry they name, some more than once.
    pub fn named(&self) -> impl Iterator<Item = EntryId> + '_ {
        let apart = self.apart.iter().flat_map(|group| &group.entries);
        let leagues = self.leagues.iter().flat_map(|league| &league.entries);
        let seeds = self.bracket.iter().flat_map(|bracket| &bracket.entries);
        let fixed = self.fixed_tables.iter().map(|fixed| &fixed.entry);
        apart.chain(leagues).chain(seeds).chain(fixed).chain(&self.bye_volunteers).copied()
    }

    /// All faults of the rules, each with the name of its field, in an event of `rounds` rounds.
    pub fn faults(&self, rounds: i32) -> Vec<(&'static str, Fault)> {
        let mut faults = Vec::new();
        let mut range = |field, value: i64, least: i64, most: i64| {
            if value < least || value > most {
                faults.push((field, Fault::OutOfRange { value, least, most }));
            }
        };
        let many = MOST as i64;
        range("apart", self.apart.len() as i64, 0, many);
        for group in &self.apart {
            range("apart", group.entries.len() as i64, 2, many);
        }
        range("most_ranks_apart", self.most_ranks_apart.unwrap_or(0).into(), 0, 38);
        range("accelerated_rounds", self.accelerated_rounds.into(), 0, rounds.into());
        range("bye_volunteers", self.bye_volunteers.len() as i64, 0, many);
        range("fixed_tables", self.fixed_tables.len() as i64, 0, many);
        let tables = self.fixed_tables.iter().map(|fixed| fixed.table);
        for table in tables.chain(self.unused_tables.iter().copied()) {
            range("fixed_tables", table.0.into(), 1, 9999);
        }
        range("leagues", self.leagues.len() as i64, 0, many);
        for league in &self.leagues {
            range("leagues", league.entries.len() as i64, 3, 24);
            range("league_from", league.from.0.into(), 1, rounds.into());
        }
        if let Some(bracket) = &self.bracket {
            // The longest that is over by the last round, even from the first on.
            let most = 1 << rounds.clamp(1, 6);
            range("bracket", bracket.entries.len() as i64, 2, most);
            let last = rounds - bracket.rounds() + 1;
            range("bracket_from", bracket.from.0.into(), 1, last.max(1).into());
        }
        faults.extend(
            self.named_twice().map(|field| (field, Fault::Twice { what: "a player".to_owned() })),
        );
        faults
    }

    /// The field that gives an entry two places: in two leagues, or a league and the bracket.
    fn named_twice(&self) -> Option<&'static str> {
        let mut named = std::collections::HashSet::new();
        let mut leagues = self.leagues.iter().flat_map(|league| &league.entries);
        if leagues.any(|entry| !named.insert(*entry)) {
            return Some("leagues");
        }
        let mut seeds = self.bracket.iter().flat_map(|bracket| &bracket.entries);
        seeds.any(|entry| !named.insert(*entry)).then_some("bracket")
    }
}
