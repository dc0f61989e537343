use std::collections::HashSet;

use serde::Serialize;

use tournament::{Message, Sentence, Settings, Tournament};

use super::Place;
use super::error::shorten;
use super::table::TableNote;
use super::team_note::TeamNote;

/// A tournament that was read, and the notes on its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The tournament.
    pub tournament: Tournament,
    /// Data of the file that the tournament does not have, and assumptions.
    pub notes: Vec<Note>,
}

/// Data that a format cannot hold, that a reader did not keep, or that were changed. It is a [`Message`] of the
/// catalogues; `Display` is the English of the command line.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what each is
pub enum Note {
    #[error("the {teams} teams of the file came along, with their line-ups and matches")]
    TeamsKept { teams: usize },
    #[error(
        "the rounds are not matches of the {teams} teams of the file: players meet, the teams stand beside"
    )]
    TeamsBeside { teams: usize },
    #[error(
        "Team (line {line}): {team} has {players} players; a team has at least two; it was set aside"
    )]
    TeamSetAside { line: usize, team: String, players: usize },
    #[error(
        "Board (line {line}): {player} is in the team {other}, not in {team}; it was set aside"
    )]
    OfAnotherTeam { line: usize, player: String, team: String, other: String },
    #[error(
        "Board (line {line}): board {board} of {team} in round {round} is {first}'s; {player} was set aside"
    )]
    BoardTaken {
        line: usize,
        player: String,
        team: String,
        round: i32,
        board: usize,
        first: String,
    },
    #[error(
        "Board (line {line}): {player} sits at another board of {team} in round {round}; it was set aside"
    )]
    AtTwoBoards { line: usize, player: String, team: String, round: i32 },
    #[error(
        "which teams meet in round {round} is not written: OpenGotha tells it from the games at board 1"
    )]
    MatchesNotSaid { round: i32 },
    #[error(
        "Tengen makes no use of {element} (line {line}); it is kept, and written back to OpenGotha"
    )]
    ElementKept { element: String, line: usize },
    #[error(
        "Tengen makes no use of {element}, {attribute}; it is kept, and written back to OpenGotha"
    )]
    AttributeKept { element: String, attribute: String },
    #[error("{element} (line {line}), {field}: {found:?} cannot be used; {taken} was taken")]
    Taken { element: String, line: usize, field: String, found: String, taken: String },
    #[error("{element} (line {line}), {field} is missing; {taken} was taken")]
    MissingTaken { element: String, line: usize, field: String, taken: String },
    #[error("{element} (line {line}), {field}: {found:?} cannot be used; it was left out")]
    LeftOut { element: String, line: usize, field: String, found: String },
    #[error("{element} (line {line}): no player is called {name:?}; it was left out")]
    NobodyCalled { element: String, line: usize, name: String },
    #[error(
        "{element} (line {line}): {name} already sits in round {round}, see line {first}; it was set aside"
    )]
    SetAside { element: String, line: usize, name: String, round: i32, first: usize },
    #[error(
        "Player (line {line}): {name} is entered twice, first on line {first}; the second was set aside"
    )]
    PlayerSetAside { line: usize, name: String, first: usize },
    #[error("{more} more oddities like these")]
    MoreOddities { more: usize },
    #[error("the placement criterion {criterion} stood twice; the second was left out")]
    CriterionTwice { criterion: String },
    #[error(
        "the file does not say how ratings are stored in a way known here (dataVersion); they were taken as they stand"
    )]
    RatingsAsTheyStand,
    #[error(
        "the file stores ratings the old way (data version 200); 2050 was added to each of them"
    )]
    RatingsShifted,
    #[error("{from:?} is written {to:?}: the format lacks the letters")]
    Transliterated { from: String, to: String },
    #[error("{name:?} is cut to {written:?}: the column is no wider")]
    NameCut { name: String, written: String },
    #[error("the club {club:?} is written {written:?}: the column has four letters")]
    ClubCut { club: String, written: String },
    #[error("{name} has no first name; a blank is written, since OpenGotha wants one")]
    FirstNameBlank { name: String },
    #[error("{name}: the country {country:?} is not written: OpenGotha takes two letters only")]
    CountryNotWritten { name: String, country: String },
    #[error("{name} has neither a game nor a bye and is left out")]
    LeftOutWithoutGame { name: String },
    #[error("the games are too fast for a class of the European Go Database; no class is written")]
    TooFastForAClass,
    #[error("round {round}, table {table}: the result is missing; it is written as unknown")]
    ResultMissing { round: i32, table: i32 },
    #[error("round {round}, table {table}: both lose; it is written as a loss of each")]
    BothLoseAsTwoLosses { round: i32, table: i32 },
    #[error(
        "line {line}, {field}: {cell:?} and {other:?} say that both won or both lost; taken so"
    )]
    SameSign { line: usize, field: String, cell: String, other: String },
    #[error("round {round}, table {table}: both win; it is written as a win of each")]
    BothWinAsTwoWins { round: i32, table: i32 },
    #[error("round {round}, table {table}: no result; it is written as not to be rated")]
    NoResultNotRated { round: i32, table: i32 },
    #[error(
        "round {round}, table {table}: by default; it is written as half a point without a game"
    )]
    DefaultAsHalfPoint { round: i32, table: i32 },
    #[error("round {round}, table {table}: by default; it is written as a round without a game")]
    DefaultAsFreeRound { round: i32, table: i32 },
    #[error(
        "round {round}, table {table}: the colours are not known; the seats are written as they stand"
    )]
    ColorsUnknown { round: i32, table: i32 },
    #[error(
        "{name} has no member number and is left out with all games: enter the number, the receiver requires it"
    )]
    MemberNumberMissing { name: String },
    #[error("{name} and {other} have the same member number {number}: correct one of them")]
    MemberNumberTwice { number: String, name: String, other: String },
    #[error("komi {komi} is written {written}: the format has whole numbers only")]
    KomiRounded { komi: String, written: String },
    #[error("{name} is left out with all games, on purpose")]
    LeftOutOnPurpose { name: String },
    #[error("round {round}, table {table}: {}; the game is left out", words(result))]
    GameLeftOut { round: i32, table: i32, result: String },
    #[error("how {games} games were won (points, resignation, time …) is not written")]
    MannerNotSaid { games: usize },
    #[error("round {round}, table {table}: no result; it is written as {written}")]
    NoResultWritten { round: i32, table: i32, written: String },
    #[error("round {round} has {byes} byes; OpenGotha keeps only one of them")]
    SeveralByes { round: i32, byes: usize },
    #[error("round {round} is a draft; nothing in the file says so")]
    DraftNotSaid { round: i32 },
    #[error(
        "{entries} entries of two or three partners are left out with their games: no rating list takes a game of partners"
    )]
    PairsLeftOut { entries: usize },
    #[error(
        "the partners of {entries} entries are not written: the format has one person an entry"
    )]
    PartnersNotSaid { entries: usize },
    #[error("names in their own script of {players} players are not written")]
    NativeNamesNotSaid { players: usize },
    #[error(
        "the categories of {players} players, set by hand, are not written: the rank decides there"
    )]
    CategoriesNotSaid { players: usize },
    #[error("how often the results of {boards} boards were changed is not in this file")]
    VersionsNotSaid { boards: usize },
    #[error("the setting {setting} ({value}) is not written: the format has no place for it")]
    SettingNotSaid { setting: String, value: String },
    #[error("{name} is entered twice; the second is written as {written}")]
    Renamed { name: String, written: String },
    #[error(
        "the file does not say the system, limits, criteria and weights: those of a McMahon are taken; check the settings"
    )]
    SettingsAssumed,
    #[error("the file does not say the event's name and days: today is written; check them")]
    DaysAssumed,
    #[error(
        "the file is not UTF-8, and names no other encoding: it was read as {used}; check the names"
    )]
    EncodingAssumed { used: &'static str },
    #[error("{what} (line {line}) is unknown here and was left out")]
    LineLeftOut { what: String, line: usize },
    #[error(transparent)]
    #[serde(skip)]
    Table(TableNote),
    #[error(transparent)]
    #[serde(skip)]
    Team(TeamNote),
}

impl Note {
    /// `None` for 0.
    pub(super) fn pairs_left_out(entries: usize) -> Option<Self> {
        (entries > 0).then_some(Self::PairsLeftOut { entries })
    }

    /// `None` without partners.
    pub(super) fn partners_not_said(tournament: &Tournament) -> Option<Self> {
        let entries = tournament.entries.iter().filter(|entry| entry.is_pair()).count();
        (entries > 0).then_some(Self::PartnersNotSaid { entries })
    }

    /// Federations' formats have no word for Ing overtime: their file says sudden death.
    pub(super) fn bought_time(settings: &Settings) -> Option<Self> {
        let said =
            || Self::SettingNotSaid { setting: "overtime".to_owned(), value: "ing".to_owned() };
        settings.time.is_bought().then(said)
    }
}

/// Each note once, in the order of their first appearance.
pub(super) fn unique(mut notes: Vec<Note>) -> Vec<Note> {
    let mut seen = HashSet::new();
    notes.retain(|note| seen.insert(note.clone()));
    notes
}

const MISSING: &str = "the result is missing";

/// Why a game has no winner to report, by the name in [`Note::GameLeftOut`].
fn words(result: &str) -> &'static str {
    match result {
        "default" => "somebody did not come",
        "jigo" => "it is a jigo",
        "both-lose" => "both lose",
        "both-win" => "both win",
        "no-result" => "it has no result",
        _ => MISSING,
    }
}

impl Note {
    /// Whether it says that a game has no result yet.
    #[must_use]
    pub fn is_result_missing(&self) -> bool {
        match self {
            Self::ResultMissing { .. } => true,
            Self::GameLeftOut { result, .. } => words(result) == MISSING,
            _ => false,
        }
    }

    /// A value was used in place of an odd or a missing one.
    pub(super) fn taken(place: &Place, found: &str, taken: &str) -> Self {
        let (element, line) = (place.element.clone(), place.line.unwrap_or(1));
        let (field, taken) = (place.field.clone(), taken.to_owned());
        match shorten(found) {
            found if found.is_empty() => Self::MissingTaken { element, line, field, taken },
            found => Self::Taken { element, line, field, found, taken },
        }
    }
}

impl Message for Note {
    const KEYS: &'static str = "note-";

    fn sentence(&self) -> Sentence {
        match self {
            Self::Table(note) => note.sentence(),
            Self::Team(note) => note.sentence(),
            _ => Sentence::of(Self::KEYS, self),
        }
    }
}
