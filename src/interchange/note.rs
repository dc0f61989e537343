use std::collections::HashSet;

use tournament::Tournament;

use super::Place;
use super::error::shorten;
use super::table::TableNote;

/// A tournament that was read, and what of its file was not kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// The tournament.
    pub tournament: Tournament,
    /// What the file said that the tournament does not, or what was assumed.
    pub notes: Vec<Note>,
}

/// Something that a format cannot say, that a reader did not keep, or that was changed on the way.
///
/// [`Note::code`] and [`Note::args`] are for the catalogues of the interface; the text is the English
/// of the command line.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[allow(missing_docs)] // the sentences say what each is
pub enum Note {
    #[error(
        "Tengen makes no use of the {teams} teams of the file; they are kept, and written back to OpenGotha"
    )]
    TeamsKept { teams: usize },
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
    RatingsTakenAsTheyStand,
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
    #[error("{name} has neither a game nor a bye and is left out")]
    LeftOutWithoutGame { name: String },
    #[error("the games are too fast for a class of the European Go Database; no class is written")]
    TooFastForAClass,
    #[error("round {round}, table {table}: the result is missing; it is written as unknown")]
    ResultMissing { round: i32, table: i32 },
    #[error("round {round}, table {table}: both lose; it is written as a loss of each")]
    BothLoseAsTwoLosses { round: i32, table: i32 },
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
    #[error("names in their own script of {players} players are not written")]
    NativeNamesNotSaid { players: usize },
    #[error(
        "the categories of {players} players, set by hand, are not written: the rank decides there"
    )]
    CategoriesNotSaid { players: usize },
    #[error("{boards} boards lose the count of their changes")]
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
    #[error(
        "Tengen makes no use of who is in each team; the members of {teams} teams stand in their notes"
    )]
    MembersNoted { teams: usize },
    #[error("{what} (line {line}) is unknown here and was left out")]
    LineLeftOut { what: String, line: usize },
    #[error(transparent)]
    Table(TableNote),
}

/// Each note once, in the order of their first appearance.
pub(super) fn unique(mut notes: Vec<Note>) -> Vec<Note> {
    let mut seen = HashSet::new();
    notes.retain(|note| seen.insert(note.clone()));
    notes
}

/// Why a game has no winner to report, by the name that [`Note::GameLeftOut`] has for it.
fn words(result: &str) -> &'static str {
    match result {
        "default" => "somebody did not come",
        "jigo" => "it is a jigo",
        "both-lose" => "both lose",
        "both-win" => "both win",
        "no-result" => "it has no result",
        _ => "the result is missing",
    }
}

/// Where something stands in a file, and more of it.
fn at<const N: usize>(
    element: &str,
    line: usize,
    more: [(&'static str, &String); N],
) -> Vec<(&'static str, String)> {
    let place = [("element", element.to_owned()), ("line", line.to_string())];
    place.into_iter().chain(more.map(|(name, value)| (name, value.clone()))).collect()
}

impl Note {
    /// That something else was taken for what stood there, or for what is missing.
    pub(super) fn taken(place: &Place, found: &str, taken: &str) -> Self {
        let (element, line) = (place.element.clone(), place.line.unwrap_or(1));
        let (field, taken) = (place.field.clone(), taken.to_owned());
        match shorten(found) {
            found if found.is_empty() => Self::MissingTaken { element, line, field, taken },
            found => Self::Taken { element, line, field, found, taken },
        }
    }

    /// The key of its sentence in the catalogues.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TeamsKept { .. } => "note-teams-kept",
            Self::ElementKept { .. } => "note-element-kept",
            Self::AttributeKept { .. } => "note-attribute-kept",
            Self::Taken { .. } => "note-taken",
            Self::MissingTaken { .. } => "note-missing-taken",
            Self::LeftOut { .. } => "note-left-out",
            Self::NobodyCalled { .. } => "note-nobody-called",
            Self::SetAside { .. } => "note-set-aside",
            Self::PlayerSetAside { .. } => "note-player-set-aside",
            Self::MoreOddities { .. } => "note-more-oddities",
            Self::CriterionTwice { .. } => "note-criterion-twice",
            Self::RatingsTakenAsTheyStand => "note-ratings-as-they-stand",
            Self::RatingsShifted => "note-ratings-shifted",
            Self::Transliterated { .. } => "note-transliterated",
            Self::NameCut { .. } => "note-name-cut",
            Self::ClubCut { .. } => "note-club-cut",
            Self::LeftOutWithoutGame { .. } => "note-left-out-without-game",
            Self::TooFastForAClass => "note-too-fast-for-a-class",
            Self::ResultMissing { .. } => "note-result-missing",
            Self::BothLoseAsTwoLosses { .. } => "note-both-lose-as-two-losses",
            Self::BothWinAsTwoWins { .. } => "note-both-win-as-two-wins",
            Self::NoResultNotRated { .. } => "note-no-result-not-rated",
            Self::DefaultAsHalfPoint { .. } => "note-default-as-half-point",
            Self::DefaultAsFreeRound { .. } => "note-default-as-free-round",
            Self::ColorsUnknown { .. } => "note-colors-unknown",
            Self::MemberNumberMissing { .. } => "note-member-number-missing",
            Self::MemberNumberTwice { .. } => "note-member-number-twice",
            Self::KomiRounded { .. } => "note-komi-rounded",
            Self::LeftOutOnPurpose { .. } => "note-left-out-on-purpose",
            Self::GameLeftOut { .. } => "note-game-left-out",
            Self::MannerNotSaid { .. } => "note-manner-not-said",
            Self::NoResultWritten { .. } => "note-no-result-written",
            Self::SeveralByes { .. } => "note-several-byes",
            Self::DraftNotSaid { .. } => "note-draft-not-said",
            Self::NativeNamesNotSaid { .. } => "note-native-names-not-said",
            Self::CategoriesNotSaid { .. } => "note-categories-not-said",
            Self::VersionsNotSaid { .. } => "note-versions-not-said",
            Self::SettingNotSaid { .. } => "note-setting-not-said",
            Self::Renamed { .. } => "note-renamed",
            Self::SettingsAssumed => "note-settings-assumed",
            Self::DaysAssumed => "note-days-assumed",
            Self::MembersNoted { .. } => "note-members-noted",
            Self::EncodingAssumed { .. } => "note-encoding-assumed",
            Self::LineLeftOut { .. } => "note-line-left-out",
            Self::Table(note) => note.code(),
        }
    }

    /// What its sentence speaks of, by the name of the placeholder.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::TeamsKept { teams } => vec![("teams", teams.to_string())],
            Self::ElementKept { element, line } => at(element, *line, []),
            Self::AttributeKept { element, attribute } => {
                vec![("element", element.clone()), ("attribute", attribute.clone())]
            }
            Self::Taken { element, line, field, found, taken } => {
                at(element, *line, [("field", field), ("found", found), ("taken", taken)])
            }
            Self::MissingTaken { element, line, field, taken } => {
                at(element, *line, [("field", field), ("taken", taken)])
            }
            Self::LeftOut { element, line, field, found } => {
                at(element, *line, [("field", field), ("found", found)])
            }
            Self::NobodyCalled { element, line, name } => at(element, *line, [("name", name)]),
            Self::SetAside { element, line, name, round, first } => {
                let mut args = at(element, *line, [("name", name)]);
                args.extend([("round", round.to_string()), ("first", first.to_string())]);
                args
            }
            Self::PlayerSetAside { line, name, first } => vec![
                ("line", line.to_string()),
                ("name", name.clone()),
                ("first", first.to_string()),
            ],
            Self::MoreOddities { more } => vec![("more", more.to_string())],
            Self::CriterionTwice { criterion } => vec![("criterion", criterion.clone())],
            Self::Transliterated { from, to } => vec![("from", from.clone()), ("to", to.clone())],
            Self::NameCut { name, written } | Self::Renamed { name, written } => {
                vec![("name", name.clone()), ("written", written.clone())]
            }
            Self::ClubCut { club, written } => {
                vec![("club", club.clone()), ("written", written.clone())]
            }
            Self::LeftOutWithoutGame { name } | Self::LeftOutOnPurpose { name } => {
                vec![("name", name.clone())]
            }
            Self::ResultMissing { round, table }
            | Self::BothLoseAsTwoLosses { round, table }
            | Self::BothWinAsTwoWins { round, table }
            | Self::NoResultNotRated { round, table }
            | Self::DefaultAsHalfPoint { round, table }
            | Self::DefaultAsFreeRound { round, table }
            | Self::ColorsUnknown { round, table } => {
                vec![("round", round.to_string()), ("table", table.to_string())]
            }
            Self::MemberNumberMissing { name } => vec![("name", name.clone())],
            Self::MemberNumberTwice { number, name, other } => {
                vec![("number", number.clone()), ("name", name.clone()), ("other", other.clone())]
            }
            Self::KomiRounded { komi, written } => {
                vec![("komi", komi.clone()), ("written", written.clone())]
            }
            Self::GameLeftOut { round, table, result } => vec![
                ("round", round.to_string()),
                ("table", table.to_string()),
                ("result", result.clone()),
            ],
            Self::MannerNotSaid { games } => vec![("games", games.to_string())],
            Self::NoResultWritten { round, table, written } => vec![
                ("round", round.to_string()),
                ("table", table.to_string()),
                ("written", written.clone()),
            ],
            Self::SeveralByes { round, byes } => {
                vec![("round", round.to_string()), ("byes", byes.to_string())]
            }
            Self::DraftNotSaid { round } => vec![("round", round.to_string())],
            Self::NativeNamesNotSaid { players } | Self::CategoriesNotSaid { players } => {
                vec![("players", players.to_string())]
            }
            Self::VersionsNotSaid { boards } => vec![("boards", boards.to_string())],
            Self::SettingNotSaid { setting, value } => {
                vec![("setting", setting.clone()), ("value", value.clone())]
            }
            Self::Table(note) => note.args(),
            Self::SettingsAssumed | Self::DaysAssumed => Vec::new(),
            Self::EncodingAssumed { used } => vec![("used", (*used).to_owned())],
            Self::MembersNoted { teams } => vec![("teams", teams.to_string())],
            Self::LineLeftOut { what, line } => {
                vec![("what", what.clone()), ("line", line.to_string())]
            }
            Self::RatingsTakenAsTheyStand | Self::RatingsShifted | Self::TooFastForAClass => {
                Vec::new()
            }
        }
    }
}
