//! Sheets to print for wall, door and tables: names are in full, and nothing is said by colour alone. The browser
//! breaks tables into pages; a page whose head names its first and last row is broken here. No paper size is set, only
//! the orientation, so that A4 and Letter both work.

mod badges;
mod cross;
mod numbers;
mod results;
mod seats;
mod teams;
mod ways;

pub(super) use teams::match_slips;

use crate::web::prelude::*;
use store::JournalEnd;

/// Digits of the journal's hash on a sheet: so many that nobody can make another journal with the same ones.
const HEAD_DIGITS: usize = 16;

crate::web::serves! {
    ("GET", "/t/{slug}/paper", Public) => ways::show,
    ("GET", "/t/{slug}/paper/standings", Public) => results::standings_sheet,
    ("GET", "/t/{slug}/paper/wall", Public) => results::wall_sheet,
    ("GET", "/t/{slug}/paper/cross", Public) => cross::show,
    ("GET", "/t/{slug}/paper/names", Public) => seats::by_name_sheet,
    ("GET", "/t/{slug}/paper/boards", Public) => seats::by_table_sheet,
    ("GET", "/t/{slug}/paper/matches", Public) => teams::matches_sheet,
    ("GET", "/t/{slug}/paper/teams", Public) => teams::table_sheet,
    ("GET", "/t/{slug}/paper/squads", Public) => teams::squads_sheet,
    ("GET", "/t/{slug}/paper/tables", Arbiter) => numbers::show,
    ("GET", "/t/{slug}/paper/badges", Arbiter) => badges::show,
}

pub(super) struct Sheet {
    /// `Standings after round 4`
    pub title: String,
    pub event: String,
    /// The day of the round, or the days of the event.
    pub day: String,
    pub printed: String,
    pub how: String,
    /// Where the journal ends, for the foot; empty if the sheet is not meant to be checked against the journal.
    pub journal: String,
}

impl Sheet {
    pub fn new(
        t: Lang,
        tournament: &Tournament,
        round: RoundNo,
        title: String,
        how: String,
    ) -> Self {
        let day = day_of(t, tournament, round);
        let printed = t.with("sheet-printed", [("moment", t.moment(t.local_now()))]);
        Self {
            title,
            event: tournament.settings.name.clone(),
            day,
            printed,
            how,
            journal: String::new(),
        }
    }

    pub fn ended(mut self, t: Lang, event: &Event, service: &Service) -> Self {
        if let Some(JournalEnd { seq, hash }) = service.store().signed_end(event.snapshot.id) {
            let head = hash.get(..HEAD_DIGITS).unwrap_or_default();
            self.journal = t.with("sheet-journal", (("count", seq), ("head", head)));
        }
        self
    }
}

/// When a round is played; the days of the event if that is not known.
pub(super) fn day_of(t: Lang, tournament: &Tournament, round: RoundNo) -> String {
    let settings = &tournament.settings;
    let start = tournament.clock(round).start().map(|at| t.local(at));
    match start {
        Some(start) => {
            let day = t.day_of_week(start.date());
            t.with("moment", (("day", day), ("time", t.time(start.time()))))
        }
        None => match tournament.clock(round).window {
            Some(window) => window_words(t, window),
            None => t.days(settings.begins, settings.ends),
        },
    }
}

/// The round in the address, else the newest one.
fn round_of<'a>(tournament: &'a Tournament, request: &HttpRequest) -> Result<&'a Round> {
    match Form::of_query(request).value("round") {
        "" => current_round(tournament).ok_or_else(WebError::no_page),
        no => public_round(tournament, RoundNo(no.parse().map_err(|_| WebError::no_page())?)),
    }
}

pub(super) fn in_sheets<T>(all: impl IntoIterator<Item = T>, most: usize) -> Vec<Vec<T>> {
    let mut rest = all.into_iter().peekable();
    let mut sheets = Vec::new();
    while rest.peek().is_some() {
        sheets.push(rest.by_ref().take(most).collect());
    }
    sheets
}
