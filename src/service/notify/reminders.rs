//! A word to those whose game is still to be played, before their round's window ends.

use chrono::{DateTime, Days, NaiveDateTime, TimeDelta, Utc};

use store::{NotificationKind, Scope};
use tournament::{Board, RoundNo, Tournament};

use super::notification::Notification;
use super::notifications::Telling;
use crate::{By, Result, Service, ServiceError};

/// How long before its end the word is given.
const BEFORE: TimeDelta = TimeDelta::days(3);

/// How often it is looked.
const EVERY: std::time::Duration = std::time::Duration::from_secs(60 * 60);

impl Service {
    /// Puts down what players are told, who asked for it, of games that are still to be played: once for each window,
    /// three days before it ends. Returns how many games these are.
    pub fn remind_of_windows(&self, now: DateTime<Utc>) -> Result<usize> {
        let today = now.date_naive();
        let mut all = self.store.read(|c| c.tournaments())?;
        // A day more on each side, wherever the event is.
        all.retain(|one| {
            !one.archived && one.begins <= today + Days::new(1) && today <= one.ends + Days::new(1)
        });
        let mut games = 0;
        for one in all {
            let found =
                self.store.read(|c| Ok::<_, ServiceError>(self.store.snapshot(c, one.id)?))?;
            let Some(event) = found else { continue };
            for (round, until, boards) in due(&event.tournament, now.naive_utc()) {
                games += boards.len();
                let tellings = boards.iter().flat_map(|board| of_board(round, until, board));
                let tellings: Vec<Telling> = tellings.collect();
                self.store.write(Scope::Tournament(one.id), |c| {
                    let mut reaches = c.reaches(one.id)?;
                    let wants =
                        |kinds: &[NotificationKind]| kinds.contains(&NotificationKind::Date);
                    reaches.retain(|reach| wants(&reach.kinds) && reach.failed.is_empty());
                    let by = By { account: None, now, form: None };
                    self.put_tellings(c, one.id, by, &reaches, tellings)
                })?;
            }
        }
        Ok(games)
    }

    /// Looks for such games as long as the process runs, on a thread of its own.
    pub fn keep_reminding(&self) {
        let service = self.clone();
        std::thread::spawn(move || {
            loop {
                if let Err(error) = service.remind_of_windows(Utc::now())
                    && !error.is_logged_outage()
                {
                    tracing::warn!("{error}");
                }
                std::thread::sleep(EVERY);
            }
        });
    }
}

/// The public rounds whose window ends soon, each with its boards that have no result.
fn due(
    tournament: &Tournament,
    now: NaiveDateTime,
) -> impl Iterator<Item = (RoundNo, NaiveDateTime, Vec<&Board>)> {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    public.filter_map(move |round| {
        let window = tournament.clock(round.no).window?;
        let boards: Vec<&Board> = round.pending().collect();
        let soon = window.holds(now) && window.until - now <= BEFORE;
        (soon && !boards.is_empty()).then_some((round.no, window.until, boards))
    })
}

fn of_board(round: RoundNo, until: NaiveDateTime, board: &Board) -> [Telling; 2] {
    let table = board.table;
    let tidings = Notification::Unplayed { round, table, until };
    [board.black, board.white]
        .map(|player| (player, tidings.clone(), format!("unplayed {round} {until}")))
}
