use crate::Nearness;
use crate::prelude::*;

/// Something an organiser should look at before a round is published; none of it forbids publishing. A page has a
/// text for each; the players of a table are read from the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs)] // the fields say what they hold
pub enum Warning {
    /// Games of an earlier round have no result; scores, and so this draw, may change.
    ResultsMissing { round: RoundNo, tables: Vec<TableNo> },
    /// An entry at a board, or with a bye, does not take part in the round (any more).
    NotTakingPart { table: Option<TableNo>, entry: EntryId },
    /// Takes part, but has neither board nor bye.
    Unpaired { entry: EntryId },
    /// Had a bye before and gets another.
    ByeAgain { entry: EntryId, earlier: i32 },
    /// The rules of the event speak against the pair.
    Forbidden { table: TableNo, why: Objection },
    /// They met before.
    Rematch { table: TableNo, round: RoundNo },
    /// They belong to one club, and the event separates clubs.
    Clubmates { table: TableNo, club: String },
    /// Their clubs belong to one club group, and the event separates clubs.
    ClubGroup { table: TableNo },
    /// They come from one country, other than that of the majority, and the event separates countries.
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
    /// Black has stones and is the stronger; with the stones that the rule gives White as Black.
    StonesToStronger { table: TableNo, due: u8 },
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
    /// How much it matters.
    pub const fn gravity(&self) -> Gravity {
        match self {
            Self::ResultsMissing { .. }
            | Self::NotTakingPart { .. }
            | Self::Unpaired { .. }
            | Self::Forbidden { .. }
            | Self::StonesToStronger { .. }
            | Self::Rematch { .. } => Gravity::Grave,
            Self::GroupsApart { groups: 1, .. }
            | Self::SameCountry { .. }
            | Self::ClubGroup { .. } => Gravity::Small,
            _ => Gravity::Notable,
        }
    }

    /// The table it is about, if it is about one of this round.
    pub const fn table(&self) -> Option<TableNo> {
        match *self {
            Self::ResultsMissing { .. } | Self::Unpaired { .. } | Self::ByeAgain { .. } => None,
            Self::NotTakingPart { table, .. } => table,
            Self::Rematch { table, .. }
            | Self::Forbidden { table, .. }
            | Self::Clubmates { table, .. }
            | Self::ClubGroup { table }
            | Self::SameCountry { table, .. }
            | Self::CategoriesApart { table, .. }
            | Self::GroupsApart { table, .. }
            | Self::RanksApart { table, .. }
            | Self::HighHandicap { table, .. }
            | Self::HandicapCapped { table, .. }
            | Self::StonesToStronger { table, .. }
            | Self::SameColorAgain { table, .. } => Some(table),
        }
    }
}

/// All warnings of a round: first those of the whole round, then board by board. `context` must be prepared from
/// that tournament for that round.
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
    for pair in context.forbidden_boards(&round.boards) {
        let why = pair.why.into_iter().filter(Objection::may_be_overruled);
        let of = |why| Some(Warning::Forbidden { table: pair.table?, why });
        warnings.extend(why.filter_map(of));
    }
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

/// So many games in a row with the same colour give a warning, the game to come counted.
const SAME_COLOR: usize = 3;
/// From this handicap on a game gets a warning.
const HIGH_HANDICAP: u8 = 9;
/// From this difference of ranks on an even game gets a warning.
const RANKS_APART: i32 = 3;

fn of_board(
    tournament: &Tournament,
    context: &RoundContext,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Vec<Warning> {
    let table = board.table;
    let rematch = black.met(white.index).map(|round| Warning::Rematch { table, round });
    let mut found: Vec<Warning> = rematch.into_iter().collect();
    found.extend(scores_apart(table, black, white));
    found.extend(neighbours(tournament, context, board));
    found.extend(ranks_apart(tournament, board, black, white));
    found.extend(stones(context, board, black, white));
    if board.handicap == 0 {
        found.extend(same_color(table, black, Color::Black));
        found.extend(same_color(table, white, Color::White));
    }
    found
}

fn scores_apart(table: TableNo, black: &Participant, white: &Participant) -> Option<Warning> {
    if black.category != white.category {
        let categories = black.category.abs_diff(white.category);
        return Some(Warning::CategoriesApart { table, categories });
    }
    let groups = black.group.abs_diff(white.group);
    (groups > 0).then_some(Warning::GroupsApart { table, groups })
}

/// Players of one club, club group or country, where the event separates them.
fn neighbours(tournament: &Tournament, context: &RoundContext, board: &Board) -> Option<Warning> {
    let nearness = context.nearness(board.black, board.white)?;
    let (table, entry) = (board.table, tournament.entry(board.black)?);
    match nearness {
        Nearness::Club => Some(Warning::Clubmates { table, club: entry.club.clone() }),
        Nearness::ClubGroup => Some(Warning::ClubGroup { table }),
        Nearness::Country => {
            Some(Warning::SameCountry { table, country: entry.country.to_uppercase() })
        }
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
    if let Some((_, due)) = context.stones_to_stronger(board) {
        Some(Warning::StonesToStronger { table, due })
    } else if given > 0 && wanted > i32::from(given) {
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
