use serde::Serialize;

use crate::go::Color;
use crate::tournament::{Board, EntryId, Round, RoundNo, System, TableNo, Tournament};

use super::{Participant, RoundContext};

/// How many times the same colour in a row is worth a look, the game to come counted.
const SAME_COLOR: usize = 3;
/// From this handicap on a game is worth a look.
const HIGH_HANDICAP: u8 = 9;
/// From this difference of ranks on an even game is worth a look.
const RANKS_APART: i32 = 3;

/// Something an organiser should look at before a round is published; none of it forbids publishing.
///
/// [`Warning::code`] names it for the catalogues; who sits at a table is read from the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs)] // the fields say what they hold
pub enum Warning {
    /// Games of an earlier round have no result; scores, and so this draw, may change.
    ResultsMissing { round: RoundNo, tables: Vec<TableNo> },
    /// Somebody at a board, or with a bye, does not take part in the round (any more).
    NotTakingPart { table: Option<TableNo>, entry: EntryId },
    /// Takes part, but has neither board nor bye.
    Unpaired { entry: EntryId },
    /// Had a bye before and gets another.
    ByeAgain { entry: EntryId, earlier: i32 },
    /// They met before.
    Rematch { table: TableNo, round: RoundNo },
    /// They belong to one club, and the event separates clubs.
    Clubmates { table: TableNo, club: String },
    /// Their clubs belong to one club group, and the event separates clubs.
    ClubGroup { table: TableNo },
    /// They come from one country, which is not the one most come from, and the event separates countries.
    SameCountry { table: TableNo, country: String },
    /// They are of different categories.
    CategoriesApart { table: TableNo, categories: usize },
    /// Their scores are one or more groups apart.
    GroupsApart { table: TableNo, groups: u32 },
    /// An even game of players far apart in rank, within the limits of floor and bar.
    RanksApart { table: TableNo, ranks: u32 },
    /// Nine stones.
    HighHandicap { table: TableNo, stones: u8 },
    /// The difference asked for more stones than the ceiling allows.
    HandicapCapped { table: TableNo, wanted: i32, given: u8 },
    /// Has the same colour for the third time in a row or more.
    SameColorAgain { table: TableNo, entry: EntryId, color: Color, times: usize },
}

/// How much a warning matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Gravity {
    /// Good to know.
    Small,
    /// Worth a look.
    Notable,
    /// Hardly ever meant.
    Grave,
}

impl Warning {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::ResultsMissing { .. } => "warning-results-missing",
            Self::NotTakingPart { .. } => "warning-not-taking-part",
            Self::Unpaired { .. } => "warning-unpaired",
            Self::ByeAgain { .. } => "warning-bye-again",
            Self::Rematch { .. } => "warning-rematch",
            Self::Clubmates { .. } => "warning-clubmates",
            Self::ClubGroup { .. } => "warning-club-group",
            Self::SameCountry { .. } => "warning-same-country",
            Self::CategoriesApart { .. } => "warning-categories-apart",
            Self::GroupsApart { .. } => "warning-groups-apart",
            Self::RanksApart { .. } => "warning-ranks-apart",
            Self::HighHandicap { .. } => "warning-high-handicap",
            Self::HandicapCapped { .. } => "warning-handicap-capped",
            Self::SameColorAgain { .. } => "warning-same-color",
        }
    }

    /// How much it matters.
    #[must_use]
    pub const fn gravity(&self) -> Gravity {
        match self {
            Self::ResultsMissing { .. }
            | Self::NotTakingPart { .. }
            | Self::Unpaired { .. }
            | Self::Rematch { .. } => Gravity::Grave,
            Self::GroupsApart { groups: 1, .. }
            | Self::SameCountry { .. }
            | Self::ClubGroup { .. } => Gravity::Small,
            _ => Gravity::Notable,
        }
    }

    /// The table it speaks of, if it speaks of one of this round.
    #[must_use]
    pub const fn table(&self) -> Option<TableNo> {
        match *self {
            Self::ResultsMissing { .. } | Self::Unpaired { .. } | Self::ByeAgain { .. } => None,
            Self::NotTakingPart { table, .. } => table,
            Self::Rematch { table, .. }
            | Self::Clubmates { table, .. }
            | Self::ClubGroup { table }
            | Self::SameCountry { table, .. }
            | Self::CategoriesApart { table, .. }
            | Self::GroupsApart { table, .. }
            | Self::RanksApart { table, .. }
            | Self::HighHandicap { table, .. }
            | Self::HandicapCapped { table, .. }
            | Self::SameColorAgain { table, .. } => Some(table),
        }
    }
}

/// Everything to look at in a round: first what concerns all of it, then board by board.
///
/// `context` must be prepared from that tournament for that round.
#[must_use]
pub fn warnings(tournament: &Tournament, context: &RoundContext, round: &Round) -> Vec<Warning> {
    let mut warnings = missing_results(tournament, round.no);
    let seats =
        round.boards.iter().flat_map(|b| [(b.black, Some(b.table)), (b.white, Some(b.table))]);
    let places = seats.chain(round.byes.iter().map(|bye| (*bye, None)));
    let stray = places.filter(|(entry, _)| context.position(*entry).is_none());
    warnings.extend(stray.map(|(entry, table)| Warning::NotTakingPart { table, entry }));
    let participants = context.participants().iter();
    warnings.extend(participants.filter_map(|participant| without_board(participant, round)));
    for board in &round.boards {
        let players = (context.participant(board.black), context.participant(board.white));
        if let (Some(black), Some(white)) = players {
            warnings.extend(of_board(tournament, context, board, black, white));
        }
    }
    warnings
}

fn missing_results(tournament: &Tournament, before: RoundNo) -> Vec<Warning> {
    let earlier = tournament.rounds.iter().filter(|round| round.no < before);
    let missing = earlier.map(|round| Warning::ResultsMissing {
        round: round.no,
        tables: round.pending().map(|board| board.table).collect(),
    });
    missing
        .filter(|w| !matches!(w, Warning::ResultsMissing { tables, .. } if tables.is_empty()))
        .collect()
}

fn without_board(participant: &Participant, round: &Round) -> Option<Warning> {
    let (entry, earlier) = (participant.entry, participant.byes);
    if round.byes.contains(&entry) {
        (earlier > 0).then_some(Warning::ByeAgain { entry, earlier })
    } else {
        round.board_of(entry).is_none().then_some(Warning::Unpaired { entry })
    }
}

/// What to look at on one board, the gravest first.
fn of_board(
    tournament: &Tournament,
    context: &RoundContext,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Vec<Warning> {
    let table = board.table;
    let mut found = Vec::new();
    if let Some(round) = black.met(white.index) {
        found.push(Warning::Rematch { table, round });
    }
    if black.category != white.category {
        let categories = black.category.abs_diff(white.category);
        found.push(Warning::CategoriesApart { table, categories });
    } else if black.group != white.group {
        found.push(Warning::GroupsApart { table, groups: black.group.abs_diff(white.group) });
    }
    found.extend(neighbours(tournament, context, table, black, white));
    found.extend(ranks_apart(tournament, board, black, white));
    found.extend(stones(context, board, black, white));
    if board.handicap == 0 {
        found.extend(same_color(table, black, Color::Black));
        found.extend(same_color(table, white, Color::White));
    }
    found
}

fn neighbours(
    tournament: &Tournament,
    context: &RoundContext,
    table: TableNo,
    black: &Participant,
    white: &Participant,
) -> Option<Warning> {
    let pairing = &tournament.settings.pairing;
    if pairing.geography <= 0 || (black.excused && white.excused) {
        return None;
    }
    let entry = &tournament.entries[black.index];
    let (club, country) = (entry.club.clone(), entry.country.to_uppercase());
    let (near, other) = (&black.origin, &white.origin);
    if pairing.club > 0 && near.club == other.club && !club.is_empty() {
        Some(Warning::Clubmates { table, club })
    } else if pairing.club > 0 && near.shares_group(other) {
        Some(Warning::ClubGroup { table })
    } else if pairing.country > 0
        && context.same_foreign_country(black, white)
        && !country.is_empty()
    {
        Some(Warning::SameCountry { table, country })
    } else {
        None
    }
}

fn ranks_apart(
    tournament: &Tournament,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Option<Warning> {
    let limits = tournament.settings.mcmahon;
    let within = |rank: i32| rank.min(limits.bar.value()).max(limits.floor.value());
    let ranks = within(black.rank).abs_diff(within(white.rank));
    let odd = tournament.settings.system == System::McMahon
        && board.handicap == 0
        && ranks >= RANKS_APART.unsigned_abs();
    odd.then_some(Warning::RanksApart { table: board.table, ranks })
}

fn stones(
    context: &RoundContext,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Option<Warning> {
    let (table, given) = (board.table, board.handicap);
    let wanted = context.stones_wanted(black, white);
    if given > 0 && wanted > i32::from(given) {
        Some(Warning::HandicapCapped { table, wanted, given })
    } else {
        (given >= HIGH_HANDICAP).then_some(Warning::HighHandicap { table, stones: given })
    }
}

fn same_color(table: TableNo, player: &Participant, color: Color) -> Option<Warning> {
    let white = color == Color::White;
    let times = 1 + player.whites.iter().take_while(|was_white| **was_white == white).count();
    let entry = player.entry;
    (times >= SAME_COLOR).then_some(Warning::SameColorAgain { table, entry, color, times })
}
