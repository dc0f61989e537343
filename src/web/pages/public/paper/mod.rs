//! Sheets to print for wall, door and tables: names are in full, and nothing is said by colour alone. No paper size is
//! set, only the orientation, so that A4 and Letter both work.

mod names;
mod sheets;

use crate::web::prelude::*;
use store::JournalEnd;

use super::team_standings::is_of_teams;

/// Digits of the journal's hash on a sheet: so many that nobody can make another journal with the same ones.
const HEAD_DIGITS: usize = 16;

/// Up to this many boards, two match slips fit on a sheet.
const HALF_A_SHEET: usize = 5;

crate::web::serves! {
    ("GET", "/t/{slug}/paper", Public) => show,
    ("GET", "/t/{slug}/paper/standings", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/wall", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/cross", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/names", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/boards", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/matches", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/teams", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/squads", Public) => sheets::show,
    ("GET", "/t/{slug}/paper/tables", Arbiter) => sheets::show,
    ("GET", "/t/{slug}/paper/badges", Arbiter) => sheets::show,
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

    fn ended(mut self, cx: &Cx, service: &Service) -> Self {
        if let Some(JournalEnd { seq, hash }) = service.store().signed_end(cx.event.snapshot.id) {
            let head = hash.get(..HEAD_DIGITS).unwrap_or_default();
            self.journal = cx.with("sheet-journal", (("count", seq), ("head", head)));
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
        let (all, staff) = (self.cx.tournament(), self.cx.event.is_staff());
        let newest = current_round(all).map(|round| round.no);
        let slips = newest.map(|no| format!("/rounds/{no}/slips")).unwrap_or_default();
        let (six, matches) = (format!("{slips}?six"), format!("{slips}?matches"));
        let (drawn, teams) = (newest.is_some(), is_of_teams(all));
        let team_list = !all.teams.list.is_empty();
        let all = [
            (teams && drawn, "matches", "/paper/matches"),
            (team_list, "team-table", "/paper/teams"),
            (team_list, "squads", "/paper/squads"),
            (drawn, "names", "/paper/names"),
            (drawn, "boards", "/paper/boards"),
            (drawn && staff, "slips", slips.as_str()),
            (drawn && staff, "slips-six", six.as_str()),
            (drawn && staff && teams, "slips-matches", matches.as_str()),
            (true, "rules", "/rules"),
            (true, "standings", "/paper/standings"),
            (true, "wall", "/paper/wall"),
            (true, "wall-start", "/paper/wall?sort=start"),
            (true, "cross", "/paper/cross"),
            (staff, "badges", "/paper/badges"),
            (staff, "tables", "/paper/tables"),
        ];
        let there = all.into_iter().filter(|(there, ..)| *there);
        there.map(|(_, sheet, to)| (sheet, self.cx.to(to))).collect()
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
    let page = |cx: Cx, _: &Service| Ok(Ways { cx: cx.headed("paper-title") });
    visit.kept(address, page).await
}

#[derive(Template)]
#[template(path = "public/paper/match_slips.html")]
struct MatchSlips {
    cx: Cx,
    no: RoundNo,
    sheet: Sheet,
    /// Each with the code that leads to its first board.
    sheets: Vec<Vec<(MatchBlock, Option<Code>)>>,
    back: String,
}

/// Two slips per sheet, or one if matches have many boards. `boards` is the address above that of each board.
pub(super) fn match_slips(cx: Cx, no: RoundNo, boards: &str) -> Result<impl Template + use<>> {
    let (t, all) = (cx.t, cx.tournament());
    let round = public_round(all, no)?;
    let slip = |block: MatchBlock| {
        let first = block.first_table();
        let code = first.map(|table| Code::of(&format!("{boards}/{table}"))).transpose()?;
        Ok((block, code))
    };
    let slips = match_blocks(t, all, round).into_iter().map(slip).collect::<Result<Vec<_>>>()?;
    let few = usize::from(all.teams.size) <= HALF_A_SHEET;
    let title = t.with("slips-title", [("round", no)]);
    Ok(MatchSlips {
        no,
        sheet: Sheet::new(t, all, no, title.clone(), String::new()),
        sheets: in_sheets(slips, if few { 2 } else { 1 }),
        back: cx.to(format!("/rounds/{no}")),
        cx: still(cx, title),
    })
}
