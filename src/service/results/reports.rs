//! Results reported by players. A report never overwrites what an arbiter entered.

use serde_json::json;

use store::{AnyConnection, BoardMark, Deed, Snapshot};
use tournament::{
    Board, BoardOutcome, Ending, EntryId, ReportPolicy, Reported, Reports, RoundNo, TableNo,
    Tournament, TournamentId,
};

use crate::results::entered::{board_of, recorded_otherwise, refuse_impossible};
use crate::results::outcomes::{Actor, BoardSeen, decide};
use crate::{By, Done, Refusal, Result, Service, ServiceError};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportForm {
    pub round: RoundNo,
    /// As the player saw it.
    pub table: TableNo,
    /// Black and White, as the player saw them.
    pub players: [EntryId; 2],
    pub ending: Ending,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It waits for the other player, or for an arbiter.
    Waits,
    /// Both reported the same, and an arbiter confirms it.
    Agreed,
    /// The reports differ: an arbiter asks both.
    Differs,
    /// Both reported it, and it is the result now; or the result was entered already.
    Counts,
}

impl Service {
    /// Saves a player's report of their game, or their captain's; the last one counts. With [`ReportPolicy::Agreed`] it
    /// becomes the result when both reported the same.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`] if the secret is not valid here; [`Refusal::ReportsOff`]; [`Refusal::SeatsChanged`] if
    /// the board is not as the player saw it, or not theirs; [`Refusal::ResultStands`] if another result was entered;
    /// [`Refusal::TooManyPoints`].
    pub fn report_result(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        form: &ReportForm,
    ) -> Result<Done<Heard>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let who = self.proven(c, id, secret)?;
            let (board, player) = reported_board(before, who, form)?;
            refuse_impossible(&before.tournament, board, form.ending)?;
            if !board.ending.is_pending() {
                let same = tournament::in_common(board.ending, form.ending).is_some();
                let stands = ServiceError::from(Refusal::ResultStands { result: board.ending });
                return if same { Ok((Heard::Counts, None)) } else { Err(stands) };
            }
            let captain = Some(who).filter(|who| *who != player);
            let word = Reported { by: player, captain, ending: form.ending, at: by.now };
            c.keep_report(id, (form.round, board), &word)?;
            let detail = json!({
                "round": form.round, "table": form.table, "entry": player, "ending": form.ending,
                "captain": captain,
            });
            self.note(c, id, by, Deed::ReportResult, &detail)?;
            let said = c.reports_of(id, (form.round, board))?;
            let (heard, after) = self.heard(c, by, before, (form, board), &said)?;
            let mark = BoardMark { account: by.account, at: by.now };
            Ok((heard, Some(c.save(before, after, &mark)?)))
        };
        self.act(id, by, work)
    }

    /// What follows from all reports of a board, and the tournament after it.
    fn heard(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (form, board): (&ReportForm, &Board),
        said: &[Reported],
    ) -> Result<(Heard, Tournament)> {
        let mut after = before.tournament.clone();
        let heard = match Reports::at(board, said) {
            Reports::Nothing | Reports::One(_) => Heard::Waits,
            Reports::Differ => Heard::Differs,
            Reports::Same(ending)
                if counts_at_once(&after, ending)
                    && recorded_otherwise(c, before, (form.round, board), ending)?.is_none() =>
            {
                after = self.as_agreed(c, by, before, (form.round, board), ending)?;
                Heard::Counts
            }
            Reports::Same(_) => Heard::Agreed,
        };
        Ok((heard, after))
    }

    /// The tournament with the agreed result, confirmed; and its journal entry.
    pub(crate) fn as_agreed(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (round, board): (RoundNo, &Board),
        ending: Ending,
    ) -> Result<Tournament> {
        let seen = BoardSeen {
            round,
            table: board.table,
            seen: board.version,
            reason: None,
            confirmed: Some(true),
        };
        let nobody = Actor { chief: false, now: by.now };
        let decided = decide(before, &seen, &BoardOutcome::Ends(ending), &nobody)?;
        self.note(c, before.id, by, decided.act, &decided.detail)?;
        let mut after = before.tournament.clone();
        if let Some(written) = decided.board {
            put(&mut after, round, written);
        }
        Ok(after)
    }

    pub fn reports_of(&self, id: TournamentId, at: (RoundNo, &Board)) -> Result<Vec<Reported>> {
        self.store.read(|c| Ok(c.reports_of(id, at)?))
    }

    /// Reports by board, with the round and its players: Black, White.
    pub fn reports_in(
        &self,
        id: TournamentId,
        rounds: &[RoundNo],
    ) -> Result<Vec<(RoundNo, [EntryId; 2], Reported)>> {
        self.store.read(|c| Ok(c.reports_in(id, rounds)?))
    }

    /// Reports of all games that have no result yet, round by round.
    pub fn reports(&self, snapshot: &Snapshot) -> Result<Vec<(RoundNo, Board, Vec<Reported>)>> {
        let all = self.store.read(|c| c.reports(snapshot.id))?;
        let public = snapshot.tournament.rounds.iter().filter(|round| round.is_public());
        let boards = public.flat_map(|round| round.pending().map(move |board| (round.no, board)));
        let words = |no: RoundNo, board: &Board| -> Vec<Reported> {
            let here = all.iter().filter(|(round, players, _)| {
                *round == no && *players == [board.black, board.white]
            });
            here.map(|(.., word)| word.clone()).collect()
        };
        let said = boards.map(|(no, board)| (no, board.clone(), words(no, board)));
        Ok(said.filter(|(.., words)| !words.is_empty()).collect())
    }
}

/// The reported board and the reporting player, if they still sit there against the opponent they saw.
fn reported_board<'a>(
    before: &'a Snapshot,
    who: EntryId,
    form: &ReportForm,
) -> Result<(&'a Board, EntryId)> {
    if before.tournament.settings.players.reports == ReportPolicy::Off {
        return Err(Refusal::ReportsOff.into());
    }
    let found = board_of(before, form.round, form.table);
    let (round, board) = found.map_err(|_| ServiceError::from(Refusal::SeatsChanged))?;
    let player = before.tournament.speaks_for(round, board, who);
    let player = player.filter(|_| [board.black, board.white] == form.players);
    Ok((board, player.ok_or(Refusal::SeatsChanged)?))
}

/// Both players' report is enough: by the event's setting, and for endings that they can decide between them.
fn counts_at_once(tournament: &Tournament, ending: Ending) -> bool {
    tournament.settings.players.reports == ReportPolicy::Agreed && can_be_agreed(ending)
}

pub(crate) fn can_be_agreed(ending: Ending) -> bool {
    matches!(ending, Ending::Won { .. } | Ending::Jigo { .. } | Ending::Drawn)
        && !ending.is_by_default()
}

fn put(tournament: &mut Tournament, no: RoundNo, written: Board) {
    let rounds = tournament.rounds.iter_mut().filter(|round| round.no == no);
    for board in rounds.flat_map(|round| &mut round.boards) {
        if board.table == written.table {
            board.clone_from(&written);
        }
    }
}
