//! Sheets for team events: the matches of a round, the table, squads with captains, and match slips.

use crate::web::prelude::*;
use crate::web::views::namesakes::told_apart;

use super::super::standings::{round_asked, through};
use super::super::team_standings::{Table, how, table};
use super::{Sheet, in_sheets, round_of};

/// Up to this many boards, two match slips fit on a sheet.
const HALF_A_SHEET: usize = 5;

#[derive(Template)]
#[template(path = "public/paper/matches.html")]
struct Matches {
    cx: Page,
    sheet: Sheet,
    blocks: Vec<MatchBlock>,
    byes: Vec<String>,
}

#[derive(Template)]
#[template(path = "public/paper/team_table.html")]
struct TeamTable {
    cx: Page,
    sheet: Sheet,
    table: Table,
    rounds: RoundNo,
}

struct Squad {
    name: String,
    captain: String,
    /// Name and rank.
    players: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "public/paper/squads.html")]
struct Squads {
    cx: Page,
    sheet: Sheet,
    squads: Vec<Squad>,
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

pub(in crate::pages::public) async fn matches_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let no = round_of(&visit.event.snapshot.tournament, &request)?.no;
    visit
        .fresh(move |page, event, service| {
            let view = matches(page, event, no)?;
            Ok(Matches { sheet: view.sheet.ended(view.cx.t, event, service), ..view })
        })
        .await
}

fn matches(page: Page, event: &Event, no: RoundNo) -> Result<Matches> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = tournament.round(no).ok_or_else(WebError::no_page)?;
    let title = t.with("round-number", [("round", no)]);
    let byes = round.teams.byes.iter().map(|team| team_link(tournament, *team, "").name);
    Ok(Matches {
        sheet: Sheet::new(t, tournament, no, title, String::new()),
        blocks: blocks(t, event, round).collect(),
        byes: byes.collect(),
        cx: page.still().titled(t.text("paper-matches")),
    })
}

fn blocks<'a>(t: Lang, event: &'a Event, round: &'a Round) -> impl Iterator<Item = MatchBlock> {
    let block = move |one: &TeamMatch| match_block(t, &event.snapshot.tournament, round, one, "");
    round.teams.matches.iter().map(block)
}

pub(in crate::pages::public) async fn table_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let asked = round_asked(&request, tournament)?;
    visit
        .fresh(move |page, event, service| {
            let t = page.t;
            let tournament = &event.snapshot.tournament.public();
            let through = through(tournament, asked);
            let title = sheet_title(t, tournament, asked, ("sheet-standings", "way-standings"));
            let sheet = Sheet::new(t, tournament, through, title, how(t, tournament));
            Ok(TeamTable {
                sheet: sheet.ended(t, event, service),
                table: table(t, tournament, through, "", (0, 0)),
                rounds: through,
                cx: page.still().titled(t.text("paper-team-table")),
            })
        })
        .await
}

pub(in crate::pages::public) async fn squads_sheet(visit: Visit) -> Answer {
    visit.fresh(|page, event, _| Ok(squads(page, event))).await
}

fn squads(page: Page, event: &Event) -> Squads {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let entry = |id| tournament.entry(id);
    let squads = tournament.teams.list.iter().map(|team| Squad {
        name: team.name.clone(),
        captain: team
            .captain
            .and_then(entry)
            .map(|captain| told_apart(t, tournament, captain))
            .unwrap_or_default(),
        players: team
            .squad
            .iter()
            .filter_map(|id| entry(*id))
            .map(|player| (told_apart(t, tournament, player), t.rank(player.rank)))
            .collect(),
    });
    Squads {
        squads: squads.collect(),
        sheet: Sheet::new(t, tournament, RoundNo(0), t.text("paper-squads"), String::new()),
        cx: page.still().titled(t.text("paper-squads")),
    }
}

/// Two slips per sheet, or one if matches have many boards. `boards` is the address above that of each board.
pub(in crate::pages::public) fn match_slips(
    page: Page,
    event: &Event,
    round: &Round,
    boards: &str,
) -> Result<impl Template + use<>> {
    let t = page.t;
    let slip = |block: MatchBlock| -> Result<MatchSlip> {
        let first = block.rows.iter().find_map(|row| row.table);
        let code = first.map(|table| Code::of(&format!("{boards}/{table}"))).transpose()?;
        Ok(MatchSlip { block, code })
    };
    let slips: Result<Vec<MatchSlip>> = blocks(t, event, round).map(slip).collect();
    let few = usize::from(event.snapshot.tournament.teams.size) <= HALF_A_SHEET;
    let title = t.with("slips-title", [("round", round.no)]);
    Ok(MatchSlips {
        no: round.no,
        sheet: Sheet::new(t, &event.snapshot.tournament, round.no, title.clone(), String::new()),
        sheets: in_sheets(slips?, if few { 2 } else { 1 }),
        back: event.path(&format!("/rounds/{}", round.no)),
        cx: page.still().titled(title),
    })
}
