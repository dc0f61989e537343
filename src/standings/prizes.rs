use std::collections::{BTreeMap, HashSet};

use tournament::{Entry, EntryId, Group, HalfPoints, PrizeFor, PrizeRule, TeamNo, Tournament};

use super::{Mark, Money, ResultCell, Row, Standings, TeamRow, team_standings};

/// Prizes that are given: one place, or the places that equals share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Which of the event's kinds of prizes, by its position.
    pub kind: usize,
    /// The category from the top, or the starting score, if each has prizes of its own.
    pub part: Option<i32>,
    /// The place within the group, counted from 1.
    pub place: u32,
    /// The prizes as they were written: of every place that is shared.
    pub prizes: Vec<String>,
    /// The winners, in the order of the standings; several share. For a prize of teams, all of their squads.
    pub to: Vec<EntryId>,
    /// The teams that get it, if it is for teams.
    pub teams: Vec<TeamNo>,
    /// Each winner's share of the amounts, if these are amounts of one currency.
    pub each: Option<Money>,
}

/// The members of a group in the order of the standings, each with the place within the group; equals share the
/// first of their places.
#[must_use]
pub fn places_within(
    tournament: &Tournament,
    standings: &Standings,
    group: &Group,
) -> Vec<(EntryId, u32)> {
    let mut within = standings.clone();
    within.keep(|index| group.has(tournament, &tournament.entries[index]));
    within.rows.iter().map(|row| (row.entry, row.place)).collect()
}

/// The event's prizes by these standings: by kind, then part, then place.
///
/// Entries without a place or without a played game get none. Equals share the prizes of the places that they take
/// together; at the last place that has a prize they share that one. Earlier kinds go first: unless several prizes
/// are allowed, an entry with a prize is left out of later kinds, and the next moves up. A prize of a team does not
/// exclude its players; it is for teams whose whole squad is in the group.
#[must_use]
pub fn prizes(tournament: &Tournament, standings: &Standings) -> Vec<Award> {
    let rules = &tournament.settings.prizes;
    let (had, had_teams) = (HashSet::new(), HashSet::new());
    let mut given = Giving { tournament, standings, had, had_teams, awards: Vec::new() };
    for (kind, rule) in rules.kinds.iter().enumerate() {
        if rule.of == PrizeFor::Teams {
            given.team_prizes(kind, rule);
            continue;
        }
        let may_have = |row: &&Row| {
            row.placed
                && row.has_played()
                && rule.group.has(tournament, entry_of(tournament, row))
                && (rules.several || !given.had.contains(&row.entry))
        };
        let rows: Vec<&Row> = standings.rows.iter().filter(may_have).collect();
        given.kind(kind, rule, &rows);
    }
    given.awards
}

fn entry_of<'a>(tournament: &'a Tournament, row: &Row) -> &'a Entry {
    &tournament.entries[row.index]
}

struct Giving<'a> {
    tournament: &'a Tournament,
    standings: &'a Standings,
    had: HashSet<EntryId>,
    had_teams: HashSet<TeamNo>,
    awards: Vec<Award>,
}

impl Giving<'_> {
    fn kind(&mut self, kind: usize, rule: &PrizeRule, rows: &[&Row]) {
        let part_of = |row: &Row| {
            let entry = entry_of(self.tournament, row);
            match rule.of {
                PrizeFor::Categories => self.tournament.category(entry) as i32 + 1,
                // The highest score first.
                PrizeFor::Starts => -self.tournament.starting_score(entry),
                PrizeFor::Places | PrizeFor::AllWins | PrizeFor::Teams => 0,
            }
        };
        let mut parts: BTreeMap<i32, Vec<&Row>> = BTreeMap::new();
        for row in rows {
            parts.entry(part_of(row)).or_default().push(*row);
        }
        for (part, rows) in parts {
            let part = match rule.of {
                PrizeFor::Categories => Some(part),
                PrizeFor::Starts => Some(-part),
                PrizeFor::Places | PrizeFor::AllWins | PrizeFor::Teams => None,
            };
            match rule.of {
                PrizeFor::AllWins => self.give_each(kind, rule, &rows),
                _ => self.by_place(kind, part, rule, &rows),
            }
        }
    }

    /// All entries that won all rounds get the first prize.
    fn give_each(&mut self, kind: usize, rule: &PrizeRule, rows: &[&Row]) {
        let Some(prize) = rule.prizes.first() else { return };
        for row in rows.iter().filter(|row| row.won_every_round()) {
            let (to, prizes) = (vec![row.entry], vec![prize.clone()]);
            self.give(Award {
                kind,
                part: None,
                place: 1,
                prizes,
                to,
                teams: Vec::new(),
                each: None,
            });
        }
    }

    fn by_place(&mut self, kind: usize, part: Option<i32>, rule: &PrizeRule, rows: &[&Row]) {
        let (standings, shared) = (self.standings, self.tournament.settings.prizes.shared);
        // Equal in the main score, within a category; or equal on all criteria.
        let is_equal = |one: &&Row, next: &&Row| match shared {
            true => standings.has_same_score(one, next),
            false => one.place == next.place,
        };
        for (place, prizes, equals) in shares(rule, rows.chunk_by(is_equal)) {
            let to = equals.iter().map(|row| row.entry).collect();
            self.give(Award { kind, part, place, prizes, to, teams: Vec::new(), each: None });
        }
    }

    fn team_prizes(&mut self, kind: usize, rule: &PrizeRule) {
        let (tournament, rules) = (self.tournament, &self.tournament.settings.prizes);
        let of_group = |id: &EntryId| {
            tournament.entry(*id).is_some_and(|entry| rule.group.has(tournament, entry))
        };
        let squad = |row: &TeamRow| tournament.teams.list[row.index].squad.clone();
        let may_have = |row: &&TeamRow| {
            squad(row).iter().all(of_group)
                && (rules.several || !self.had_teams.contains(&row.team))
        };
        let standings = team_standings(tournament, self.standings.through);
        let rows: Vec<&TeamRow> = standings.rows.iter().filter(may_have).collect();
        let is_equal = |one: &&TeamRow, next: &&TeamRow| match rules.shared {
            true => one.values.first() == next.values.first(),
            false => one.place == next.place,
        };
        for (place, prizes, equals) in shares(rule, rows.chunk_by(is_equal)) {
            let to = equals.iter().flat_map(|row| squad(row)).collect();
            let teams = equals.iter().map(|row| row.team).collect();
            self.give(Award { kind, part: None, place, prizes, to, teams, each: None });
        }
    }

    fn give(&mut self, mut award: Award) {
        let count = match award.teams.len() {
            0 => {
                self.had.extend(&award.to);
                award.to.len()
            }
            count => {
                self.had_teams.extend(&award.teams);
                count
            }
        };
        award.each = Money::sum(&award.prizes).and_then(|sum| sum.each_of(count));
        self.awards.push(award);
    }
}

/// The prizes of each group of equals, with the first place that they take, as long as prizes are left.
fn shares<'a, T: 'a>(
    rule: &'a PrizeRule,
    groups: impl Iterator<Item = &'a [T]>,
) -> impl Iterator<Item = (u32, Vec<String>, &'a [T])> {
    let mut begun = 0;
    groups.map_while(move |equals| {
        let left = rule.prizes.get(begun..).filter(|left| !left.is_empty())?;
        let prizes = left.iter().take(equals.len()).cloned().collect();
        let place = u32::try_from(begun + 1).unwrap_or(u32::MAX);
        begun += equals.len();
        Some((place, prizes, equals))
    })
}

impl Row {
    fn has_played(&self) -> bool {
        self.cells.iter().any(|cell| matches!(cell, ResultCell::Game { by_default: false, .. }))
    }

    fn won_every_round(&self) -> bool {
        self.cells.iter().all(|cell| match cell {
            ResultCell::Game { mark, .. } => *mark == Mark::Win,
            ResultCell::Free { worth, .. } => *worth >= HalfPoints::ONE,
        })
    }
}
