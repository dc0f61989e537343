//! Results reported by players. A report never overwrites what an arbiter entered.

use crate::prelude::*;
use crate::results::entered::{Actor, decide, recorded_otherwise, refuse_impossible};
use crate::{ResultForm, each};
use chrono::TimeDelta;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportForm {
    pub round: RoundNo,
    /// The table on the page that the player sent.
    pub table: TableNo,
    /// Black and White, as the player saw them.
    pub players: [EntryId; 2],
    pub ending: Ending,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportOutcome {
    /// It waits for the other player, or for an arbiter.
    Waits,
    /// Both reported the same, and an arbiter confirms it.
    Agreed,
    /// The reports differ: an arbiter asks both.
    Differs,
    /// Both reported it, and it is the result now; or the result was entered already.
    Counts,
}

impl EventActs<'_> {
    /// Saves a player's report of their game, or their captain's; the last one counts. With [`ReportPolicy::Agreed`] it
    /// becomes the result when both reported the same.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`] if the secret is not valid here; [`Refusal::ReportsOff`]; [`Refusal::SeatsChanged`] if
    /// the board is not as the player saw it, or not theirs; [`Refusal::ResultStands`] if another result was entered;
    /// [`Refusal::TooManyPoints`].
    pub fn report_result(&self, secret: &str, form: &ReportForm) -> Acted<ReportOutcome> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            let (board, player) = reported_board(before, who, form)?;
            refuse_impossible(&before.tournament, board, form.ending)?;
            if !board.ending.is_pending() {
                let same = tournament::in_common(board.ending, form.ending).is_some();
                let stands = ServiceError::from(Refusal::ResultStands { result: board.ending });
                return if same { Ok(ReportOutcome::Counts) } else { Err(stands) };
            }
            let captain = Some(who).filter(|who| *who != player);
            let word = Reported { by: player, captain, ending: form.ending, at: self.by.now };
            tx.keep_report(self.id, (form.round, board), &word)?;
            tx.note(&Deed::ReportResult {
                round: form.round,
                table: form.table,
                entry: player,
                ending: form.ending,
                captain: Some(captain),
            })?;
            let at = (form.round, board);
            let said = tx.reports_of(self.id, at)?;
            match Reports::at(board, &said) {
                Reports::Same(ending)
                    if counts_at_once(&before.tournament, ending)
                        && recorded_otherwise(tx, before, at, ending)?.is_none() =>
                {
                    tx.save_agreed(before, at, ending, Reports::by_both(board, &said))?;
                    Ok(ReportOutcome::Counts)
                }
                reports => {
                    tx.touch()?;
                    Ok(match reports {
                        Reports::Nothing | Reports::One(_) => ReportOutcome::Waits,
                        Reports::Differ => ReportOutcome::Differs,
                        Reports::Same(_) => ReportOutcome::Agreed,
                    })
                }
            }
        })
    }
}

impl Service {
    /// Reports of all games that have no result yet, round by round.
    pub fn reports(&self, snapshot: &Snapshot) -> Result<Vec<(RoundNo, Board, Vec<Reported>)>> {
        let all = self.read(|c| c.reports(snapshot.id))?;
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

impl Transaction<'_> {
    /// Saves the agreed result with its journal entry; confirmed if both players reported it.
    fn save_agreed(
        &mut self,
        before: &Snapshot,
        (round, board): (RoundNo, &Board),
        ending: Ending,
        both: bool,
    ) -> Result<()> {
        let asked =
            ResultForm { confirmed: Some(both), ..ResultForm::of_board(round, board, None) };
        let nobody = Actor { chief: false, now: self.by.now };
        let place = board_of(before, round, board.table)?;
        let decided = decide(before, place, &asked, &BoardOutcome::Ends(ending), &nobody)?;
        let after = with_board(&before.tournament, round, decided.board);
        self.save(after)?;
        decided.deed.map_or(Ok(()), |deed| self.note(&deed))
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

fn can_be_agreed(ending: Ending) -> bool {
    matches!(ending, Ending::Won { .. } | Ending::Jigo { .. } | Ending::Drawn)
        && !ending.is_by_default()
}

/// The tournament with a board that was written.
pub(crate) fn with_board(before: &Tournament, no: RoundNo, written: Option<Board>) -> Tournament {
    let mut after = before.clone();
    let round = after.rounds.iter_mut().find(|round| round.no == no);
    let boards = round.into_iter().flat_map(|round| &mut round.boards);
    if let Some(written) = written {
        boards
            .filter(|board| board.table == written.table)
            .for_each(|board| board.clone_from(&written));
    }
    after
}

// Results that both players reported are confirmed automatically, after the time that the event sets.

fn has_stood(rules: &tournament::PlayerRules, words: &[Reported], now: DateTime<Utc>) -> bool {
    let wait = TimeDelta::minutes(rules.confirm_minutes.into());
    let last = words.iter().map(|word| word.at).max();
    rules.reports == ReportPolicy::Confirmed
        && rules.confirm_minutes > 0
        && last.is_some_and(|last| last + wait <= now)
}

impl Service {
    /// Enters results that both players reported and no arbiter entered within the event's minutes; returns their
    /// number.
    pub fn confirm_agreed(&self, now: DateTime<Utc>) -> Result<usize> {
        self.for_running(now, |event| {
            let rules = &event.tournament.settings.players;
            if rules.confirm_minutes == 0 {
                return Ok(0);
            }
            let mut stood = self.reports(event)?;
            stood.retain(|(_, _, words)| has_stood(rules, words, now));
            each(
                stood,
                |(round, board, _)| format!("round {round}, table {}", board.table),
                |(round, board, _)| {
                    self.enter_agreed(event.id, now, (*round, board)).map(usize::from)
                },
            )
        })
    }

    /// False if the board changed, or its players no longer agree.
    fn enter_agreed(
        &self,
        id: TournamentId,
        now: DateTime<Utc>,
        (round, seen): (RoundNo, &Board),
    ) -> Result<bool> {
        let done = self.acts(id, By::nobody(now)).act(|tx, before| {
            let (_, board) = board_of(before, round, seen.table)?;
            let said = tx.reports_of(id, (round, board))?;
            let agreed = match Reports::at(board, &said) {
                Reports::Same(ending) if can_be_agreed(ending) => ending,
                _ => return Ok(false),
            };
            let stands = has_stood(&before.tournament.settings.players, &said, now);
            if !board.ending.is_pending()
                || !stands
                || recorded_otherwise(tx, before, (round, board), agreed)?.is_some()
            {
                return Ok(false);
            }
            tx.save_agreed(before, (round, board), agreed, Reports::by_both(board, &said))?;
            Ok(true)
        })?;
        Ok(done.now().unwrap_or_default())
    }
}
