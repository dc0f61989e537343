//! Sheets to print, for the wall, the door and the tables. Each says which event, which day, which round, its
//! page of how many, and when it was printed; names stand whole; nothing is said by colour alone.
//!
//! The browser breaks tables into pages and repeats their heads; where a head names the first and the last row
//! of its page, the page is broken here. A sheet prints on A4 and on Letter alike: no size is asked for, only
//! which way up.

mod badges;
mod cross;
mod numbers;
mod results;
mod seats;
mod teams;
mod ways;

use actix_web::HttpRequest;

pub(super) use teams::match_slips;

use crate::web::views::rounds::{current_round, public_round};
use crate::web::views::windows::window_words;
use crate::web::{Event, Form, Lang, Result, WebError};
use service::Service;
use store::JournalEnd;
use tournament::{Round, RoundNo, Tournament};

/// How much of the journal's head stands on a sheet: nobody finds another journal with the same.
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

/// What stands at the head of every page of a sheet.
pub(super) struct Sheet {
    /// What it is: `Standings after round 4`.
    pub title: String,
    /// The event.
    pub event: String,
    /// The day of the round, or the days of the event.
    pub day: String,
    /// When it was printed.
    pub printed: String,
    /// How it is read.
    pub how: String,
    /// Where the journal ends, for the foot; nothing where nobody holds the sheet against it.
    pub journal: String,
}

impl Sheet {
    /// The head of a sheet about that round.
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

    /// The same, saying where the journal ends, to be held against it later.
    pub fn ended(mut self, t: Lang, event: &Event, service: &Service) -> Self {
        if let Some(JournalEnd { seq, hash }) = service.store().signed_end(event.snapshot.id) {
            let head = hash.get(..HEAD_DIGITS).unwrap_or_default();
            self.journal = t.with("sheet-journal", (("count", seq), ("head", head)));
        }
        self
    }
}

/// When a round is played, or the days of the event where nobody said it.
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

/// The round that the address names, else the newest.
fn round_of<'a>(tournament: &'a Tournament, request: &HttpRequest) -> Result<&'a Round> {
    match Form::of_query(request).value("round") {
        "" => current_round(tournament).ok_or_else(WebError::no_page),
        no => public_round(tournament, RoundNo(no.parse().map_err(|_| WebError::no_page())?)),
    }
}

/// What stands on each sheet, so many on one.
pub(super) fn in_sheets<T>(all: impl IntoIterator<Item = T>, most: usize) -> Vec<Vec<T>> {
    let mut rest = all.into_iter().peekable();
    let mut sheets = Vec::new();
    while rest.peek().is_some() {
        sheets.push(rest.by_ref().take(most).collect());
    }
    sheets
}
