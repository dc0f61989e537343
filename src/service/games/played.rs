//! Recorded games that are played through with nothing held; the write then only looks whether they still stand.

use referee::Seats;
use store::{AnyConnection, GameNo, Snapshot};
use tournament::{RoundNo, TableNo, TournamentId};

use crate::games::recorded::GameFile;
use crate::results::entered::{board_of, seated};
use crate::{Result, Service, ServiceError};

/// A recorded game that somebody began, if one was, as it was read and played through.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayedGame(Option<(GameFile, GameNo)>);

impl PlayedGame {
    /// The record, if somebody began one.
    pub(crate) fn file(&self) -> Option<&GameFile> {
        self.0.as_ref().map(|(file, _)| file)
    }

    /// The record and its number.
    pub(crate) fn begun(self) -> Option<(GameFile, GameNo)> {
        self.0
    }
}

impl Service {
    /// Plays the record of a board through, with nothing held.
    ///
    /// # Errors
    /// [`ServiceError::Unknown`] without that board; or the database fails.
    pub(crate) fn played(&self, known: &Snapshot, place: (RoundNo, TableNo)) -> Result<PlayedGame> {
        let (row, entered) = self.store.read(|c| GameFile::row(c, known, place))?;
        let begun = row.map(|row| Ok::<_, ServiceError>((GameFile::of(&row, entered)?, row.no)));
        Ok(PlayedGame(begun.transpose()?))
    }

    /// The same for the board where the players of a ruling sit now; nothing where they were redacted.
    pub(crate) fn played_of(
        &self,
        id: TournamentId,
        seats: impl FnOnce(&mut AnyConnection) -> Result<Option<Seats>>,
    ) -> Result<PlayedGame> {
        let known = self.store.read(|c| {
            let seats = seats(c)?;
            Ok::<_, ServiceError>(seats.zip(self.store.snapshot(c, id)?))
        })?;
        let Some((seats, known)) = known else { return Ok(PlayedGame::default()) };
        match seated(&known, &seats) {
            Some(board) => self.played(&known, (seats.round, board.table)),
            None => Ok(PlayedGame::default()),
        }
    }

    /// The record of a board within a write, and whether it is the one that was played through: one to which
    /// somebody entered something since is played anew.
    pub(crate) fn as_played(
        &self,
        c: &mut AnyConnection,
        before: &Snapshot,
        place: (RoundNo, TableNo),
        played: &PlayedGame,
    ) -> Result<(PlayedGame, bool)> {
        let (round, board) = board_of(before, place.0, place.1)?;
        let (seats, anew) = (Seats::of(round.no, board), board.earlier_games().len());
        let now = c.game_entered(before.id, &seats, anew)?;
        let read = played.0.as_ref().map(|(file, no)| (*no, file.acts.len()));
        let same = played.0.as_ref().is_none_or(|(file, _)| file.seats == seats);
        if same && read == now {
            return Ok((played.clone(), true));
        }
        let (row, entered) = GameFile::row(c, before, place)?;
        let begun = row.map(|row| Ok::<_, ServiceError>((GameFile::of(&row, entered)?, row.no)));
        Ok((PlayedGame(begun.transpose()?), false))
    }
}
