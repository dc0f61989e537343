use std::sync::{Arc, PoisonError};

use diesel::prelude::*;

use tournament::{Board, Round, RoundNo, TournamentId};

use super::boards::{
    confirmed_at, insert_boards, insert_byes, insert_round, replay_text, state_name,
};
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::parts::{self, EventPart};
use super::schema::{board, bye, round};
use super::tournaments::{count_revision, timestamp};
use super::{BoardMark, Snapshot, Store, games};

/// Puts rounds as loading gives them: rounds by number, boards by table, byes by entry; a board of a public
/// round counts its version on if and only if it differs.
pub(super) fn put_in_order(before: &[Round], after: &mut [Round]) {
    after.sort_by_key(|round| round.no);
    for round in after {
        round.boards.sort_by_key(|board| board.table);
        round.byes.sort();
        let Some(was) = before.iter().find(|was| was.no == round.no && was.is_public()) else {
            continue;
        };
        if was == round {
            continue;
        }
        for board in &mut round.boards {
            if let Some(old) = was.board_at(board.table) {
                board.version = old.version;
                board.version += i32::from(board != old);
            }
        }
    }
}

/// Writes what differs, board by board, and only where the board still is at the version it was loaded with.
/// Who wrote a board is noted in public rounds: before, it has no result.
pub(super) fn save(
    c: &mut AnyConnection,
    id: TournamentId,
    before: &[Round],
    after: &[Round],
    mark: &BoardMark,
) -> Result<()> {
    for was in before {
        if !after.iter().any(|now| now.no == was.no) {
            diesel::delete(round::table.find((id.0, was.no.0))).execute(c)?;
        }
    }
    for now in after {
        match before.iter().find(|was| was.no == now.no) {
            Some(was) if was == now => {}
            Some(was) => save_round(c, id, was, now, was.is_public().then_some(mark))?,
            None => insert_round(c, id, now)?,
        }
    }
    Ok(())
}

fn save_round(
    c: &mut AnyConnection,
    id: TournamentId,
    was: &Round,
    now: &Round,
    mark: Option<&BoardMark>,
) -> Result<()> {
    if was.state != now.state {
        diesel::update(round::table.find((id.0, now.no.0)))
            .set(round::state.eq(state_name(now.state)))
            .execute(c)?;
    }
    if was.byes != now.byes {
        diesel::delete(
            bye::table.filter(bye::tournament_id.eq(id.0)).filter(bye::round_no.eq(now.no.0)),
        )
        .execute(c)?;
        insert_byes(c, id, now)?;
    }
    for gone in was.boards.iter().filter(|b| now.board_at(b.table).is_none()) {
        diesel::delete(board::table.find((id.0, now.no.0, gone.table.0))).execute(c)?;
    }
    let mut new = Vec::new();
    for changed in &now.boards {
        match was.board_at(changed.table) {
            Some(old) if old == changed => {}
            Some(old) => update_board(c, id, now.no, old, changed, mark)?,
            None => new.push(changed),
        }
    }
    insert_boards(c, id, now.no, new)?;
    if now.is_public() { games::follow(c, id, now) } else { Ok(()) }
}

fn update_board(
    c: &mut AnyConnection,
    id: TournamentId,
    no: RoundNo,
    old: &Board,
    new: &Board,
    mark: Option<&BoardMark>,
) -> Result<()> {
    let at_version =
        board::table.find((id.0, no.0, old.table.0)).filter(board::version.eq(old.version));
    let written = diesel::update(at_version)
        .set((
            board::black_id.eq(new.black.0),
            board::white_id.eq(new.white.0),
            board::handicap.eq(i32::from(new.handicap)),
            board::komi2.eq(new.komi.map(|komi| komi.0)),
            board::colors_known.eq(new.colors_known),
            board::ending.eq(new.ending.to_string()),
            board::version.eq(new.version),
            board::replay.eq(replay_text(new)?),
            board::confirmed_at.eq(confirmed_at(new)),
            board::changed_by.eq(mark.and_then(|mark| mark.account).map(|account| account.0)),
            board::changed_at.eq(mark.map(|mark| timestamp(mark.at))),
        ))
        .execute(c)?;
    if written == 1 { Ok(()) } else { Err(StoreError::Stale { round: no.0, table: old.table.0 }) }
}

/// One board that was written; to be remembered once it is committed.
#[derive(Clone, Debug)]
pub struct SavedBoard {
    id: TournamentId,
    round: RoundNo,
    board: Board,
    revision: i64,
}

impl Store {
    /// Brings what is remembered up to that board, if it is the state just before; whoever holds that state
    /// keeps it as it was.
    pub fn remember_board(&self, saved: SavedBoard) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(known) = latest.get(saved.id) else { return };
        if known.revision + 1 != saved.revision {
            return;
        }
        let snapshot = Arc::make_mut(known);
        let rounds = snapshot.tournament.rounds.iter_mut().filter(|round| round.no == saved.round);
        for board in rounds.flat_map(|round| &mut round.boards) {
            if board.table == saved.board.table {
                *board = saved.board;
                snapshot.revision = saved.revision;
                return;
            }
        }
    }
}

impl AnyConnection {
    /// Writes one board of a public round, its version counted on by the caller, and counts the revision: what
    /// [`save`](Self::save) does, without a look at the rest of a large tournament.
    ///
    /// # Errors
    /// If the database fails, or the tournament or the board is not at the version it was loaded with.
    pub fn save_board(
        &mut self,
        before: &Snapshot,
        no: RoundNo,
        board: Board,
        mark: &BoardMark,
    ) -> Result<SavedBoard> {
        let stale = StoreError::Stale { round: no.0, table: board.table.0 };
        let old = before.tournament.round(no).and_then(|round| round.board_at(board.table));
        let old = old.filter(|old| board.version == old.version + 1).ok_or(stale)?;
        update_board(self, before.id, no, old, &board, Some(mark))?;
        if let Some(round) = before.tournament.round(no) {
            let mut after = round.clone();
            after
                .boards
                .iter_mut()
                .filter(|b| b.table == board.table)
                .for_each(|b| *b = board.clone());
            parts::mark_as(before.id, EventPart::Round(no), parts::round_digest(&after)?);
        }
        parts::mark_games(self, before.id, no, &board)?;
        let revision = count_revision(self, before)?;
        Ok(SavedBoard { id: before.id, round: no, board, revision })
    }
}
