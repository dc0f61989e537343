//! Dates of games, and games that were not played in time, on the walk.

use chrono::Duration;
use tengen::service::{DateAnswer, DateForm, appointment_seen};
use tengen::store::DeedKind;
use tengen::tournament::{Board, GameDate, Round, TableNo};

use super::{Tried, Walk};
use crate::{at, seen};

impl Walk {
    /// A board without a result, of a round with a window if there is one, one with a proposal before others.
    fn open_board(&mut self) -> Option<(Round, Board)> {
        let now = self.now();
        let rounds = now.rounds.into_iter().filter(Round::is_public);
        let mut open: Vec<(Round, Board)> = rounds
            .flat_map(|round| {
                let boards: Vec<Board> = round.pending().cloned().collect();
                boards.into_iter().map(move |board| (round.clone(), board))
            })
            .collect();
        open.sort_by_key(|(round, board)| {
            let window = now.clocks.get(&round.no).is_some_and(|clock| clock.window.is_some());
            (board.date().proposed.is_none(), !window)
        });
        open.into_iter().next()
    }

    pub(super) fn date(&mut self, deed: DeedKind, turn: usize) -> Tried {
        let Some((round, board)) = self.open_board() else { return Ok(()) };
        let (id, by) = (self.id, at(self.minute));
        let (round, boards) = (round.no, vec![(board.table, appointment_seen(&board))]);
        let date = GameDate {
            at: (by.now + Duration::hours(2)).naive_utc(),
            place: format!("Player0001 at home, {turn}"),
        };
        let form = DateForm { round, boards: boards.clone(), date: Some(date) };
        let answer = DateAnswer { round, boards, accepted: deed == DeedKind::AcceptDate };
        match (deed, &board.date().proposed) {
            (DeedKind::SetDate, _) => {
                let date = form.date.filter(|_| turn.is_multiple_of(3));
                self.service.acts(id, by).set_date(&DateForm { date, ..form }).map(drop)
            }
            (DeedKind::AcceptDate | DeedKind::DropDate, Some(proposal)) => {
                let other = board.opponent_of(proposal.by).unwrap_or(board.black);
                let secret = self.secret_of(other)?;
                self.service.acts(id, at(self.minute)).answer_date(&secret, &answer).map(drop)
            }
            _ => {
                let secret = self.secret_of(board.white)?;
                self.service.acts(id, at(self.minute)).propose_date(&secret, &form)?;
                match deed {
                    DeedKind::ProposeDate => Ok(()),
                    _ => self.date(deed, turn),
                }
            }
        }
    }

    pub(super) fn settle(&mut self, deed: DeedKind) -> Tried {
        let Some((round, _)) = self.public_board() else { return Ok(()) };
        let (id, by, now) = (self.id, at(self.minute), seen(&self.service, self.id));
        if deed == DeedKind::ReopenUnplayed {
            let games = self.service.settled_games(&now, round.no)?;
            let tables: Vec<TableNo> = games.iter().map(|game| game.table).collect();
            return self.service.acts(id, by).reopen_unplayed(round.no, &tables).map(drop);
        }
        let tables = self.service.unplayed_games(&now, round.no, at(self.minute).now)?.tables;
        self.service.acts(id, by).settle_unplayed(round.no, &tables).map(drop)
    }
}
