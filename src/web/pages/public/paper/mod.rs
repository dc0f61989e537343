//! Sheets to print for wall, door and tables: names are in full, and nothing is said by colour alone. The browser
//! breaks tables into pages; a page whose head names its first and last row is broken here. No paper size is set, only
//! the orientation, so that A4 and Letter both work.

mod cards;
mod results;
mod seats;
mod teams;

pub(super) use teams::match_slips;

use crate::web::prelude::*;
use store::JournalEnd;

use super::cross::CrossTable;
use super::standings::{round_asked, through};
use super::team_standings::is_of_teams;

/// Digits of the journal's hash on a sheet: so many that nobody can make another journal with the same ones.
const HEAD_DIGITS: usize = 16;

crate::web::serves! {
    ("GET", "/t/{slug}/paper", Public) => show,
    ("GET", "/t/{slug}/paper/standings", Public) => results::standings_sheet,
    ("GET", "/t/{slug}/paper/wall", Public) => results::wall_sheet,
    ("GET", "/t/{slug}/paper/cross", Public) => cross_sheet,
    ("GET", "/t/{slug}/paper/names", Public) => seats::by_name_sheet,
    ("GET", "/t/{slug}/paper/boards", Public) => seats::by_table_sheet,
    ("GET", "/t/{slug}/paper/matches", Public) => teams::matches_sheet,
    ("GET", "/t/{slug}/paper/teams", Public) => teams::table_sheet,
    ("GET", "/t/{slug}/paper/squads", Public) => teams::squads_sheet,
    ("GET", "/t/{slug}/paper/tables", Arbiter) => cards::numbers_sheet,
    ("GET", "/t/{slug}/paper/badges", Arbiter) => cards::badges_sheet,
}

/// What stands at the head and the foot of a sheet.
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
        Self {
            title,
            event: tournament.settings.name.clone(),
            day: day_of(t, tournament, round),
            printed: t.with("sheet-printed", [("moment", t.moment(t.local_now()))]),
            how,
            journal: String::new(),
        }
    }

    fn of_round(cx: &Cx, round: RoundNo, how: String) -> Self {
        let title = cx.with("round-number", [("round", round)]);
        Self::new(cx.t, cx.tournament(), round, title, how)
    }

    fn of_event(cx: &Cx, title: String) -> Self {
        Self::new(cx.t, cx.tournament(), RoundNo(0), title, String::new())
    }

    pub fn ended(mut self, t: Lang, event: &Event, service: &Service) -> Self {
        if let Some(JournalEnd { seq, hash }) = service.store().signed_end(event.snapshot.id) {
            let head = hash.get(..HEAD_DIGITS).unwrap_or_default();
            self.journal = t.with("sheet-journal", (("count", seq), ("head", head)));
        }
        self
    }
}

/// A sheet shows one moment, and is not updated.
pub(super) fn still(cx: Cx, title: impl Into<String>) -> Cx {
    let cx = cx.titled(title);
    Cx { page: cx.page.still(), ..cx }
}

/// When a round is played; the days of the event if that is not known.
pub(super) fn day_of(t: Lang, tournament: &Tournament, round: RoundNo) -> String {
    let (settings, clock) = (&tournament.settings, tournament.clock(round));
    match (clock.start().map(|at| t.local(at)), clock.window) {
        (Some(start), _) => {
            let day = t.day_of_week(start.date());
            t.with("moment", (("day", day), ("time", t.time(start.time()))))
        }
        (None, Some(window)) => window_words(t, window),
        (None, None) => t.days(settings.begins, settings.ends),
    }
}

/// The round in the address, else the newest one.
fn round_of(event: &Event, request: &HttpRequest) -> Result<Round> {
    let tournament = &event.snapshot.tournament;
    let round = match Form::of_query(request).value("round") {
        "" => current_round(tournament).ok_or_else(WebError::no_page),
        no => public_round(tournament, RoundNo(no.parse().map_err(|_| WebError::no_page())?)),
    };
    round.cloned()
}

pub(super) fn in_sheets<T>(all: impl IntoIterator<Item = T>, most: usize) -> Vec<Vec<T>> {
    let mut rest = all.into_iter().peekable();
    let mut sheets = Vec::new();
    while rest.peek().is_some() {
        sheets.push(rest.by_ref().take(most).collect());
    }
    sheets
}

#[derive(Template)]
#[template(path = "public/paper/ways.html")]
struct Ways {
    cx: Cx,
}

impl Ways {
    /// The sheets that there are, and where.
    fn sheets(&self) -> Vec<(&'static str, String)> {
        let (event, all) = (&self.cx.event, self.cx.tournament());
        let newest = current_round(all).map(|round| round.no);
        let slips = newest.map(|no| format!("/rounds/{no}/slips")).unwrap_or_default();
        let (teams, staff) = (is_of_teams(all), event.is_staff());
        let (drawn, team_list) = (newest.is_some(), !all.teams.list.is_empty());
        let all = [
            (teams && drawn, "matches", "/paper/matches".to_owned()),
            (team_list, "team-table", "/paper/teams".to_owned()),
            (team_list, "squads", "/paper/squads".to_owned()),
            (drawn, "names", "/paper/names".to_owned()),
            (drawn, "boards", "/paper/boards".to_owned()),
            (drawn && staff, "slips", slips.clone()),
            (drawn && staff, "slips-six", format!("{slips}?six")),
            (drawn && staff && teams, "slips-matches", format!("{slips}?matches")),
            (true, "rules", "/rules".to_owned()),
            (true, "standings", "/paper/standings".to_owned()),
            (true, "wall", "/paper/wall".to_owned()),
            (true, "wall-start", "/paper/wall?sort=start".to_owned()),
            (true, "cross", "/paper/cross".to_owned()),
            (staff, "badges", "/paper/badges".to_owned()),
            (staff, "tables", "/paper/tables".to_owned()),
        ];
        let there = all.into_iter().filter(|(there, ..)| *there);
        there.map(|(_, sheet, to)| (sheet, event.path(&to))).collect()
    }

    fn name(&self, sheet: &str) -> String {
        self.cx.text(&format!("paper-{sheet}"))
    }

    fn note(&self, sheet: &str) -> String {
        self.cx.text(&format!("paper-note-{sheet}"))
    }
}

pub(super) async fn show(visit: Visit) -> Answer {
    let address = if visit.event.is_staff() { "/paper?staff" } else { "/paper" };
    let page = |cx: Cx, _: &Service| {
        let title = cx.text("paper-title");
        Ok(Ways { cx: cx.titled(title) })
    };
    visit.kept(address, page).await
}

#[derive(Template)]
#[template(path = "public/paper/cross.html")]
struct Cross {
    cx: Cx,
    sheet: Sheet,
    table: CrossTable,
}

pub(super) async fn cross_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let asked = round_asked(&request, &visit.event.snapshot.tournament)?;
    let page = move |cx: Cx, _: &Service| {
        let public = &cx.tournament().public();
        let through = through(public, asked);
        let title = sheet_title(cx.t, public, asked, ("sheet-cross", "cross-title"));
        let table = CrossTable::new(cx.t, public, through, "");
        let sheet = Sheet::new(cx.t, public, through, title.clone(), cx.text(table.how()));
        Ok(Cross { sheet, table, cx: still(cx, title) })
    };
    visit.once(page).await
}
