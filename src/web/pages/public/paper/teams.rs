//! Sheets for team events: the matches of a round, the table, squads with captains, and match slips.

use crate::web::prelude::*;
use crate::web::views::namesakes::told_apart;

use super::super::standings::{round_asked, through};
use super::super::team_standings::{Table, how, table};
use super::{Sheet, in_sheets, round_of, still};

/// Up to this many boards, two match slips fit on a sheet.
const HALF_A_SHEET: usize = 5;

#[derive(Template)]
#[template(path = "public/paper/matches.html")]
struct Matches {
    cx: Cx,
    sheet: Sheet,
    round: Round,
}

impl Matches {
    fn blocks(&self) -> Vec<MatchBlock> {
        blocks(self.cx.t, self.cx.tournament(), &self.round).collect()
    }

    fn byes(&self) -> Vec<String> {
        let byes = self.round.teams.byes.iter();
        byes.map(|team| team_link(self.cx.tournament(), *team, "").name).collect()
    }
}

fn blocks(t: Lang, all: &Tournament, round: &Round) -> impl Iterator<Item = MatchBlock> {
    round.teams.matches.iter().map(move |one| match_block(t, all, round, one, ""))
}

pub(in crate::pages::public) async fn matches_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let round = round_of(&visit.event, &request)?;
    let page = move |cx: Cx, service: &Service| {
        let sheet = Sheet::of_round(&cx, round.no, String::new());
        let (sheet, title) = (sheet.ended(cx.t, &cx.event, service), cx.text("paper-matches"));
        Ok(Matches { sheet, round, cx: still(cx, title) })
    };
    visit.once(page).await
}

#[derive(Template)]
#[template(path = "public/paper/team_table.html")]
struct TeamTable {
    cx: Cx,
    sheet: Sheet,
    table: Table,
    rounds: RoundNo,
}

pub(in crate::pages::public) async fn table_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let asked = round_asked(&request, &visit.event.snapshot.tournament)?;
    let page = move |cx: Cx, service: &Service| {
        let public = &cx.tournament().public();
        let rounds = through(public, asked);
        let title = sheet_title(cx.t, public, asked, ("sheet-standings", "way-standings"));
        let sheet = Sheet::new(cx.t, public, rounds, title, how(cx.t, public));
        let (table, title) = (table(cx.t, public, rounds, "", (0, 0)), cx.text("paper-team-table"));
        let sheet = sheet.ended(cx.t, &cx.event, service);
        Ok(TeamTable { sheet, table, rounds, cx: still(cx, title) })
    };
    visit.once(page).await
}

#[derive(Template)]
#[template(path = "public/paper/squads.html")]
struct Squads {
    cx: Cx,
    sheet: Sheet,
    public: Tournament,
}

impl Squads {
    fn players(&self, team: &Team) -> Vec<&Entry> {
        team.squad.iter().filter_map(|id| self.public.entry(*id)).collect()
    }

    fn captain(&self, team: &Team) -> Option<&Entry> {
        self.public.entry(team.captain?)
    }

    fn name(&self, entry: &Entry) -> String {
        told_apart(self.cx.t, &self.public, entry)
    }
}

pub(in crate::pages::public) async fn squads_sheet(visit: Visit) -> Answer {
    let page = |cx: Cx, _: &Service| {
        let (public, title) = (cx.tournament().public(), cx.text("paper-squads"));
        let sheet = Sheet::of_event(&cx, title.clone());
        Ok(Squads { sheet, public, cx: still(cx, title) })
    };
    visit.once(page).await
}

/// The QR code leads to the first board of the match.
struct MatchSlip {
    block: MatchBlock,
    code: Option<Code>,
}

#[derive(Template)]
#[template(path = "public/paper/match_slips.html")]
struct MatchSlips {
    cx: Page,
    no: RoundNo,
    sheet: Sheet,
    sheets: Vec<Vec<MatchSlip>>,
    back: String,
}

/// Two slips per sheet, or one if matches have many boards. `boards` is the address above that of each board.
pub(in crate::pages::public) fn match_slips(
    page: Page,
    event: &Event,
    round: &Round,
    boards: &str,
) -> Result<impl Template + use<>> {
    let (t, all) = (page.t, &event.snapshot.tournament);
    let slip = |block: MatchBlock| -> Result<MatchSlip> {
        let first = block.rows.iter().find_map(|row| row.table);
        let code = first.map(|table| Code::of(&format!("{boards}/{table}"))).transpose()?;
        Ok(MatchSlip { block, code })
    };
    let slips: Result<Vec<MatchSlip>> = blocks(t, all, round).map(slip).collect();
    let few = usize::from(all.teams.size) <= HALF_A_SHEET;
    let title = t.with("slips-title", [("round", round.no)]);
    Ok(MatchSlips {
        no: round.no,
        sheet: Sheet::new(t, all, round.no, title.clone(), String::new()),
        sheets: in_sheets(slips?, if few { 2 } else { 1 }),
        back: event.path(&format!("/rounds/{}", round.no)),
        cx: page.still().titled(title),
    })
}
