//! The divisions of a season beside one another, and the seasons before.

use std::sync::Arc;

use askama::Template;

use crate::service::Service;
use crate::store::Snapshot;
use crate::web::views::divisions::{DivisionRow, division_rows};
use crate::web::{Answer, Event, Lang, Page, Result, Visit, redirect};

/// A division with its table.
struct DivisionTable {
    name: String,
    href: String,
    /// What is still to be played, and where; nothing once all is.
    open: Option<(usize, String)>,
    rows: Vec<DivisionRow>,
}

#[derive(Template)]
#[template(path = "public/divisions.html")]
struct Divisions {
    t: Lang,
    page: Page,
    series: String,
    season: String,
    tables: Vec<DivisionTable>,
    /// The events of other seasons, the latest first.
    others: Vec<(String, String)>,
    /// Where the organiser makes the next season.
    next: Option<String>,
}

/// Every division of the event's season; who is not shown to everybody is left out.
pub async fn show(visit: Visit) -> Answer {
    let own = &visit.event.snapshot.tournament.settings.division;
    if !own.is_of_series(own) {
        return Ok(redirect(&visit.event.path("")));
    }
    visit.fresh(view).await
}

fn view(page: Page, event: &Event, service: &Service) -> Result<Divisions> {
    let t = page.t;
    let own = &event.snapshot.tournament.settings.division;
    let all = service.divisions_of(&event.snapshot)?;
    let shown = |one: &&Arc<Snapshot>| {
        event.is_staff() || one.id == event.snapshot.id || !one.tournament.settings.hidden
    };
    let (same, mut other): (Vec<_>, Vec<_>) = all
        .iter()
        .filter(shown)
        .partition(|one| one.tournament.settings.division.season == own.season);
    let mut same = same;
    same.sort_by_key(|one| one.tournament.settings.division.no);
    other.reverse();
    Ok(Divisions {
        t,
        series: own.series.clone(),
        season: own.season.clone(),
        tables: same.iter().map(|one| table(t, one)).collect(),
        others: other
            .iter()
            .map(|one| (format!("/t/{}", one.slug), one.tournament.settings.name.clone()))
            .collect(),
        next: event.may_change().then(|| event.path("/next-season")),
        page: page.titled(&own.series),
    })
}

fn table(t: Lang, one: &Snapshot) -> DivisionTable {
    let tournament = &one.tournament.public();
    let base = format!("/t/{}", one.slug);
    let rounds = tournament.rounds.iter().filter(|round| round.pending().next().is_some());
    let open = rounds.clone().map(|round| round.pending().count()).sum();
    let first = rounds.map(|round| format!("{base}/rounds/{}", round.no)).next();
    DivisionTable {
        name: tournament.settings.name.clone(),
        open: first.map(|href| (open, href)),
        rows: division_rows(t, tournament, &base),
        href: base,
    }
}
