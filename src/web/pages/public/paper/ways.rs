use crate::web::pages::public::team_standings::is_of_teams;
use crate::web::prelude::*;

struct SheetLink {
    href: String,
    name: String,
    note: String,
}

#[derive(Template)]
#[template(path = "public/paper/ways.html")]
struct Ways {
    cx: Page,
    ways: Vec<SheetLink>,
}

pub(in crate::pages::public) async fn show(visit: Visit) -> Answer {
    let address = if visit.event.is_staff() { "/paper?staff" } else { "/paper" };
    visit.answer(address, |page, event, _| Ok(view(page, event))).await
}

fn view(page: Page, event: &Event) -> Ways {
    let t = page.t;
    let newest = current_round(&event.snapshot.tournament).map(|round| round.no);
    let way = |href: String, sheet: &str| SheetLink {
        href,
        name: t.text(&format!("paper-{sheet}")),
        note: t.text(&format!("paper-note-{sheet}")),
    };
    let mut ways = Vec::new();
    let teams = is_of_teams(&event.snapshot.tournament);
    if teams && newest.is_some() {
        ways.push(way(event.path("/paper/matches"), "matches"));
    }
    if !event.snapshot.tournament.teams.list.is_empty() {
        ways.push(way(event.path("/paper/teams"), "team-table"));
        ways.push(way(event.path("/paper/squads"), "squads"));
    }
    if let Some(no) = newest {
        ways.push(way(event.path("/paper/names"), "names"));
        ways.push(way(event.path("/paper/boards"), "boards"));
        if event.is_staff() {
            let slips = event.path(&format!("/rounds/{no}/slips"));
            ways.push(way(slips.clone(), "slips"));
            ways.push(way(format!("{slips}?six"), "slips-six"));
            if teams {
                ways.push(way(format!("{slips}?matches"), "slips-matches"));
            }
        }
    }
    ways.push(way(event.path("/rules"), "rules"));
    ways.push(way(event.path("/paper/standings"), "standings"));
    ways.push(way(event.path("/paper/wall"), "wall"));
    ways.push(way(event.path("/paper/wall?sort=start"), "wall-start"));
    ways.push(way(event.path("/paper/cross"), "cross"));
    if event.is_staff() {
        ways.push(way(event.path("/paper/badges"), "badges"));
        ways.push(way(event.path("/paper/tables"), "tables"));
    }
    Ways { ways, cx: page.titled(t.text("paper-title")) }
}
