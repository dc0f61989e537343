//! Results that both players reported are confirmed automatically, after the time that the event sets.

use chrono::{DateTime, TimeDelta, Utc};

use store::{AnyConnection, BoardMark, Snapshot};
use tournament::{Board, ReportPolicy, Reported, Reports, RoundNo, TournamentId};

use crate::results::entered::{board_of, recorded_otherwise};
use crate::results::reports::can_be_agreed;
use crate::{By, Result, Service, each};

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
        let by = By { account: None, now, form: None };
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let (_, board) = board_of(before, round, seen.table)?;
            let said = c.reports_of(id, (round, board))?;
            let agreed = match Reports::at(board, &said) {
                Reports::Same(ending) if can_be_agreed(ending) => ending,
                _ => return Ok((false, None)),
            };
            let stands = has_stood(&before.tournament.settings.players, &said, now);
            if !board.ending.is_pending()
                || !stands
                || recorded_otherwise(c, before, (round, board), agreed)?.is_some()
            {
                return Ok((false, None));
            }
            let after = self.as_agreed(c, by, before, (round, board), agreed)?;
            let mark = BoardMark { account: None, at: now };
            Ok((true, Some(c.save(before, after, &mark)?)))
        };
        let done = self.act(id, by, work);
        Ok(done?.now().unwrap_or_default())
    }
}
