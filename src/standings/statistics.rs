use std::cmp::Reverse;
use std::collections::BTreeMap;

use go::{Color, named};
use rating::Rank;
use tournament::{Board, Ending, Entry, HalfPoints, Manner, Tournament};

/// Statistics of a tournament: results and players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Played games by who won.
    pub won: Winners,
    /// The same by handicap, the smallest first.
    pub by_handicap: Vec<(u8, Winners)>,
    /// How games ended, the most frequent first; those without play among them.
    pub ended: Vec<(HowEnded, usize)>,
    /// Games that were settled without play, which `won` leaves out.
    pub unplayed: usize,
    /// The smallest margin of a won game, and the number of games with it.
    pub closest: Option<(HalfPoints, usize)>,
    /// How many play.
    pub players: usize,
    /// Players by rank, the strongest first.
    pub ranks: Vec<(Rank, usize)>,
    /// Players by country, in capitals, the most first.
    pub countries: Vec<Tally>,
    /// Players by club, the most first.
    pub clubs: Vec<Tally>,
}

pub type Tally = (String, usize);

/// Games by who won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Winners {
    /// Black won.
    pub black: usize,
    /// Neither won.
    pub jigo: usize,
    /// White won.
    pub white: usize,
    /// Both won or lost, there was no result, or the colours were not noted.
    pub other: usize,
}

named! {
    /// How a game ended.
    #[allow(missing_docs)] // the names say it
    pub enum HowEnded {
        Resignation = "resignation",
        Points = "points",
        Time = "time",
        Jigo = "jigo",
        IllegalMove = "illegal-move",
        Decision = "decision",
        Other = "other",
        Unstated = "unstated",
        Default = "default",
    }
}

/// The names of a list of counts that have too few players for a row each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Few {
    /// How many there are.
    pub names: usize,
    /// How many players they have together.
    pub players: usize,
    /// How many players the largest of them has.
    pub most: usize,
}

/// The most clubs with a row each; up to this number, all countries have one.
const ROWS: usize = 12;

impl Statistics {
    /// Counts the results so far, and all entries that are [`Tournament::present`]. Takes time in proportion to
    /// games and players, and players × their logarithm.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let (mut won, mut unplayed, mut closest) = (Winners::default(), 0, None);
        let (mut by_handicap, mut ended) = (BTreeMap::new(), BTreeMap::new());
        let boards = tournament.rounds.iter().flat_map(|round| &round.boards);
        for board in boards.filter(|board| !board.ending.is_pending()) {
            *ended.entry(HowEnded::of(board.ending)).or_insert(0) += 1;
            if board.ending.is_by_default() {
                unplayed += 1;
                continue;
            }
            won.add(board);
            by_handicap.entry(board.handicap).or_insert_with(Winners::default).add(board);
            closest = closer(closest, board.ending);
        }
        let present = tournament.present();
        let players: Vec<&Entry> =
            tournament.entries.iter().zip(present).filter_map(|(e, is)| is.then_some(e)).collect();
        let ranks = tally(players.iter().map(|entry| Reverse(entry.rank)));
        Self {
            won,
            by_handicap: by_handicap.into_iter().collect(),
            ended: most_first(ended),
            unplayed,
            closest,
            players: players.len(),
            ranks: ranks.into_iter().map(|(Reverse(rank), count)| (rank, count)).collect(),
            countries: named_most(players.iter().map(|entry| entry.country.to_uppercase())),
            clubs: named_most(players.iter().map(|entry| entry.club.trim().to_owned())),
        }
    }

    /// The clubs that have a row each, and the others together: rows are for clubs of four and more, or of two
    /// where none has four, and there are twelve at the most.
    pub fn large_clubs(&self) -> (&[Tally], Few) {
        let most = self.clubs.first().map_or(0, |(_, count)| *count);
        let least = if most >= 4 { 4 } else { most.min(2) };
        let large = self.clubs.iter().take_while(|(_, count)| *count >= least).count();
        let (rows, few) = self.clubs.split_at(large.min(ROWS));
        let few = Few {
            names: few.len(),
            players: few.iter().map(|(_, count)| count).sum(),
            most: few.first().map_or(0, |(_, count)| *count),
        };
        (rows, few)
    }

    /// The countries that have a row each, and those of one player, where there are more than twelve and some have more.
    pub fn large_countries(&self) -> (&[Tally], &[Tally]) {
        let several = self.countries.iter().take_while(|(_, count)| *count > 1).count();
        let all = self.countries.len() <= ROWS || several == 0;
        self.countries.split_at(if all { self.countries.len() } else { several })
    }

    /// How many players have no club.
    pub fn clubless(&self) -> usize {
        self.players - self.clubs.iter().map(|(_, count)| count).sum::<usize>()
    }
}

impl Winners {
    /// All of them.
    pub const fn games(&self) -> usize {
        self.black + self.jigo + self.white + self.other
    }

    fn add(&mut self, board: &Board) {
        let counted = match board.ending {
            Ending::Jigo { .. } | Ending::Drawn => &mut self.jigo,
            Ending::Won { winner: Color::Black, .. } if board.colors_known => &mut self.black,
            Ending::Won { winner: Color::White, .. } if board.colors_known => &mut self.white,
            _ => &mut self.other,
        };
        *counted += 1;
    }
}

impl HowEnded {
    /// The kind of an ending; a game that is not over counts as other games without a result.
    #[must_use]
    pub const fn of(ending: Ending) -> Self {
        match ending {
            _ if ending.is_by_default() => Self::Default,
            Ending::Won { manner, .. } => match manner {
                Manner::Score(_) => Self::Points,
                Manner::Resignation => Self::Resignation,
                Manner::Time => Self::Time,
                Manner::IllegalMove => Self::IllegalMove,
                Manner::Decision => Self::Decision,
                Manner::Unstated | Manner::Default => Self::Unstated,
            },
            Ending::Jigo { .. } | Ending::Drawn => Self::Jigo,
            _ => Self::Other,
        }
    }
}

fn closer(so_far: Option<(HalfPoints, usize)>, ending: Ending) -> Option<(HalfPoints, usize)> {
    let Ending::Won { manner: Manner::Score(margin), .. } = ending else { return so_far };
    match so_far {
        Some((least, count)) if least == margin => Some((least, count + 1)),
        Some((least, count)) if least < margin => Some((least, count)),
        _ => Some((margin, 1)),
    }
}

fn tally<T: Ord>(all: impl Iterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_insert(0) += 1;
    }
    counts
}

fn named_most(names: impl Iterator<Item = String>) -> Vec<Tally> {
    most_first(tally(names.filter(|name| !name.is_empty())))
}

/// Equals keep their order.
fn most_first<T>(counts: BTreeMap<T, usize>) -> Vec<(T, usize)> {
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts
}
