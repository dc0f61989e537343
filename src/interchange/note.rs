use super::latin::ascii;
use crate::prelude::*;

/// A tournament that was read, and the notes on its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// With assumptions where the file lacks something.
    pub tournament: Tournament,
    /// Data of the file that the tournament does not have, and assumptions.
    pub notes: Vec<Note>,
}

/// Data that a format cannot hold, that a reader did not keep, or that were changed. It is a [`Message`] of the
/// catalogues; `Display` is the English of the command line.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    #[error("the {teams} teams of the file came along, with their line-ups and matches")]
    TeamsKept { teams: usize },
    #[error(
        "the file has {teams} teams and no rounds of team matches: players meet, the teams stand beside"
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
    #[error(
        "of this whole tournament only the {players} players are taken: no round, no result, no setting"
    )]
    OfTournament { players: usize },
    #[error("{sheets} more sheets were not read")]
    OtherSheets { sheets: usize },
    #[error("{cell} is a formula; its last value {value:?} was taken")]
    Formula { cell: String, value: String },
    #[error("{more} more formulas: their last values were taken")]
    MoreFormulas { more: usize },
    #[error("line {line}: invisible characters were removed")]
    Invisible { line: usize },
    #[error("the lines before line {line} were not read: the header stands there")]
    AboveHeader { line: usize },
    #[error(
        "nothing says which part of a name is the surname: of {whole:?} it is taken to be {surname:?}"
    )]
    SurnameAssumed { whole: String, surname: String },
    #[error("line {line}: rating {rating} is that of {of}, the rank says {rank}; both are taken")]
    FarRating { line: usize, rating: i32, of: String, rank: String },
    #[error("line {line}: {name} plays in no round")]
    PlaysNoRound { line: usize, name: String },
    #[error("the column {heading:?} was not used")]
    UnusedColumn { heading: String },
    #[error("the ratings were read on another scale: {scale}")]
    OfScale { scale: &'static str },
    #[error("{team} has {players} players; a team has at least two; it was left out")]
    TeamLeftOut { team: String, players: usize },
    #[error("{player} is in the team {other} already; the name was left out of {team}")]
    InTwoTeams { player: String, team: String, other: String },
    #[error(
        "round {round}: {player} played for {team} and is in the team {other}; the game stands and counts for neither team"
    )]
    PlayedForOthers { round: i32, player: String, team: String, other: String },
    #[error("round {round}: the boards of {first} – {second} are not in the file; add their games")]
    BoardsMissing { round: i32, first: String, second: String },
    #[error(
        "round {round}: the file has {first} – {second} as {said}; by its boards it is {counted}, and the boards count"
    )]
    MatchCounted { round: i32, first: String, second: String, said: String, counted: String },
    #[error("{team} names somebody who is not in the file; the name was left out")]
    MemberMissing { team: String },
    #[error("{player} is in {other} and in {team}, and plays for both here")]
    AlsoInTeam { player: String, team: String, other: String },
    #[error("{size} people play for {team}; {player} is left out")]
    Spare { player: String, team: String, size: usize },
    #[error("{players} players are in no team and were left out")]
    InNoTeam { players: usize },
    #[error("an entry is called by its people; the names of {teams} teams stand in its notes")]
    TeamNamesNoted { teams: usize },
    #[error("all boards of a match stood at one table; each has a table of its own now")]
    TablesOfBoards,
    #[error("the file gives teams a start by their rank; here every team starts with nothing")]
    TeamsWithoutStart,
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

    pub(super) fn setting_not_said(setting: &str, value: impl ToString) -> Self {
        Self::SettingNotSaid { setting: setting.to_owned(), value: value.to_string() }
    }

    /// Federations' formats have no word for Ing overtime: their file says sudden death.
    pub(super) fn bought_time(settings: &Settings) -> Option<Self> {
        settings.time.is_bought().then(|| Self::setting_not_said("overtime", "ing"))
    }

    /// The names of the settings of teams that are ticked.
    pub(super) fn ticked(teams: &Teams) -> impl Iterator<Item = &'static str> {
        let ticks = [
            ("teams.unopposed", teams.unopposed),
            ("teams.first_black", teams.first_black),
            ("teams.handicaps", teams.handicaps),
            ("teams.clubs_apart", teams.clubs_apart),
        ];
        ticks.into_iter().filter(|(_, is)| *is).map(|(setting, _)| setting)
    }

    /// An element with an impossible value was left out.
    pub(super) fn left_out(place: Place, found: &str) -> Self {
        let Place { element, line, field, .. } = place;
        Self::LeftOut { element, line: line.unwrap_or(1), field, found: shorten(found) }
    }

    /// Whether it says that a game has no result yet.
    pub fn is_result_missing(&self) -> bool {
        match self {
            Self::ResultMissing { .. } => true,
            Self::GameLeftOut { result, .. } => words(result) == MISSING,
            _ => false,
        }
    }

    /// A value was used in place of an odd or a missing one.
    pub(super) fn replaced(place: &Place, found: &str, taken: &str) -> Self {
        let (element, line) = (place.element.clone(), place.line.unwrap_or(1));
        let (field, taken) = (place.field.clone(), taken.to_owned());
        match shorten(found) {
            found if found.is_empty() => Self::MissingTaken { element, line, field, taken },
            found => Self::Taken { element, line, field, found, taken },
        }
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

impl Message for Note {
    const KEYS: &'static str = "note-";
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// Its bytes, in the format's own encoding.
    pub bytes: Vec<u8>,
    /// A name for it, plain ASCII without blanks.
    pub file_name: String,
    /// Its media type, with the encoding where there is one.
    pub media_type: &'static str,
    /// What the format cannot hold, to be shown before the download.
    pub notes: Vec<Note>,
}

impl Export {
    /// The file is named after the event's short name, or its name, with that ending.
    pub(super) fn of(
        tournament: &Tournament,
        ending: &str,
        bytes: Vec<u8>,
        notes: Vec<Note>,
    ) -> Self {
        let Settings { short_name, name, .. } = &tournament.settings;
        let name = [short_name, name].map(|name| plain(name)).into_iter().find(|s| !s.is_empty());
        let name = name.as_deref().unwrap_or("tournament");
        let media_type = match ending.rsplit('.').next() {
            Some("xml") => "application/xml",
            Some("json" | "tour") => "application/json",
            Some("xlsx") => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            Some("csv") => "text/csv; charset=utf-8",
            Some("txt") => "text/plain; charset=utf-8",
            _ => "text/plain; charset=iso-8859-15",
        };
        Self { bytes, file_name: format!("{name}{ending}"), media_type, notes }
    }

    /// Renames the file, to mark it as for one's own use.
    #[must_use]
    pub fn as_draft(self) -> Self {
        Self { file_name: format!("draft-{}", self.file_name), ..self }
    }
}

fn plain(name: &str) -> String {
    let kept = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = ascii(name).chars().take(60).map(kept).collect();
    name.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
