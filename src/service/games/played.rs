//! Recorded games rebuilt from their acts without a lock; the write then only checks that they are unchanged.

use referee::Seats;
use store::{AnyConnection, GameNo, Snapshot};
use tournament::{RoundNo, TableNo, TournamentId};

use crate::games::recorded::GameFile;
use crate::results::entered::{board_of, seated};
use crate::{Result, Service, ServiceError};

/// `None` if no record was begun.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayedGame(Option<(GameFile, GameNo)>);

impl PlayedGame {
    pub(crate) fn file(&self) -> Option<&GameFile> {
        self.0.as_ref().map(|(file, _)| file)
    }

    pub(crate) fn begun(self) -> Option<(GameFile, GameNo)> {
        self.0
    }
}

impl Service {
    /// Rebuilds the game of a board from its record, outside of any transaction.
    pub(crate) fn played(&self, known: &Snapshot, place: (RoundNo, TableNo)) -> Result<PlayedGame> {
        let (row, entered) = self.store.read(|c| GameFile::row(c, known, place))?;
        let begun = row.map(|row| Ok::<_, ServiceError>((GameFile::of(&row, entered)?, row.no)));
        Ok(PlayedGame(begun.transpose()?))
    }

    /// For the board where the players of a ruling sit now; empty where they were redacted.
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

    /// The game of a board within a write, and whether `played` is still up to date; otherwise it is rebuilt.
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
