use serde::Serialize;

use tournament::Message;

use super::Note;

/// Data of teams that were read differently from the file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what each is
pub enum TeamNote {
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

impl Message for TeamNote {
    const KEYS: &'static str = "note-";
}

impl From<TeamNote> for Note {
    fn from(note: TeamNote) -> Self {
        Self::Team(note)
    }
}
