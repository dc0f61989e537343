//! Reminders: of games before their round's window ends, and of line-ups before their round begins.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use store::{NotificationKind, Scope};
use tournament::{Board, EntryId, Round, RoundNo, Tournament};

use super::notification::Notification;
use super::notifications::Telling;
use crate::{By, Result, Service};

const BEFORE: TimeDelta = TimeDelta::days(3);

const BEFORE_A_ROUND: TimeDelta = TimeDelta::days(1);

impl Service {
    /// Writes reminders for subscribed players: of games three days before their window ends, of line-ups a day before
    /// their round begins, each once. Returns the number of games.
    pub fn remind_of_windows(&self, now: DateTime<Utc>) -> Result<usize> {
        self.for_running(now, |event| {
            let (id, mut games) = (event.id, 0);
            let mut tellings = line_ups_due(&event.tournament, now.naive_utc());
            for (round, until, boards) in due(&event.tournament, now.naive_utc()) {
                games += boards.len();
                let told = boards.iter().flat_map(|b| of_board(&event.tournament, round, until, b));
                tellings.extend(told);
            }
            if !tellings.is_empty() {
                self.store.write(Scope::Tournament(id), |c| {
                    let mut reaches = c.reaches(id)?;
                    let wants =
                        |kinds: &[NotificationKind]| kinds.contains(&NotificationKind::Date);
                    reaches.retain(|reach| wants(&reach.kinds) && reach.failed.is_empty());
                    let by = By { account: None, now, form: None };
                    self.put_tellings(c, id, by, &reaches, tellings)
                })?;
            }
            Ok(games)
        })
    }
}

/// Public rounds whose window ends soon, each with its boards that have no result.
fn due(
    tournament: &Tournament,
    now: NaiveDateTime,
) -> impl Iterator<Item = (&Round, NaiveDateTime, Vec<&Board>)> {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    public.filter_map(move |round| {
        let window = tournament.clock(round.no).window?;
        let boards: Vec<&Board> = round.pending().collect();
        let soon = window.holds(now) && window.until - now <= BEFORE;
        (soon && !boards.is_empty()).then_some((round, window.until, boards))
    })
}

/// The players of a board, and the captains of their teams.
fn of_board(
    tournament: &Tournament,
    round: &Round,
    until: NaiveDateTime,
    board: &Board,
) -> Vec<Telling> {
    let (no, table) = (round.no, board.table);
    let tidings = Notification::Unplayed { round: no, table, until };
    let captains = tournament.teams.list.iter().filter_map(|team| team.captain);
    let captains =
        captains.filter(|captain| tournament.speaks_for(round, board, *captain).is_some());
    let mut all: Vec<EntryId> = [board.black, board.white].into_iter().chain(captains).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|who| (who, tidings.clone(), format!("unplayed {no} {until}"))).collect()
}

/// Reminders for captains without a line-up for a round that begins soon and is not public.
fn line_ups_due(tournament: &Tournament, now: NaiveDateTime) -> Vec<Telling> {
    let next = (1..=tournament.settings.rounds)
        .map(RoundNo)
        .find(|no| tournament.round(*no).is_none_or(|round| !round.is_public()));
    let Some(no) = next else { return Vec::new() };
    let clock = tournament.clock(no);
    let begins = clock.window.map(|window| window.from).or(clock.starts);
    let Some(until) = begins.filter(|at| now < *at && *at - now <= BEFORE_A_ROUND) else {
        return Vec::new();
    };
    let without = tournament.teams.list.iter().filter(|team| !team.line_ups.contains_key(&no));
    let told = |captain| {
        (captain, Notification::LineUp { round: no, until }, format!("line-up {no} {until}"))
    };
    without.filter_map(|team| team.captain).map(told).collect()
}
