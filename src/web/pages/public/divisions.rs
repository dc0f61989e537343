//! The divisions of a season side by side, with links to the other seasons of the series.

use crate::web::prelude::*;
use std::cmp::Reverse;

use crate::web::views::divisions::{DivisionRow, division_rows, going, organises_all, too_short};

struct DivisionTable {
    name: String,
    href: String,
    /// How many games have no result, and the page of the first round with one of them.
    open: Option<(usize, String)>,
    rows: Vec<DivisionRow>,
    /// A note that the table is too short for all who would go up and down; empty if it is not.
    short: String,
}

#[derive(Template)]
#[template(path = "public/divisions.html")]
struct Divisions {
    cx: Page,
    series: String,
    season: String,
    tables: Vec<DivisionTable>,
    /// Events of other seasons, latest first: address and name.
    others: Vec<(String, String)>,
    /// Where an organiser creates the next season; `None` for everybody else.
    next: Option<String>,
    /// Events that the organiser can add to the series; `add` is the address of the form.
    addable: Vec<(TournamentId, String)>,
    add: String,
}

/// Other hidden events are listed only for their own staff and the owner of the server.
pub async fn show(visit: Visit, account: Option<Account>) -> Answer {
    let own = &visit.event.snapshot.tournament.settings.division;
    if !own.is_of_series(own) {
        return Ok(redirect(&visit.event.path("")));
    }
    visit.fresh(move |page, event, service| view(page, event, service, account.as_ref())).await
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    account: Option<&Account>,
) -> Result<Divisions> {
    let t = page.t;
    let own = &event.snapshot.tournament.settings.division;
    let all = service.divisions_of(&event.snapshot)?;
    let roles = match account {
        Some(account) => {
            service.store().read(|c| Ok::<_, ServiceError>(c.roles_of(account.0.id)?))?
        }
        None => Vec::new(),
    };
    let works_at = |one: &Snapshot| {
        let staff = |(id, role): &(_, Role)| *id == one.id && *role >= Role::Arbiter;
        account.is_some_and(|account| account.0.is_owner) || roles.iter().any(staff)
    };
    let shown = |one: &&Arc<Snapshot>| {
        !one.tournament.settings.hidden || one.id == event.snapshot.id || works_at(one)
    };
    let of_season = |one: &&Arc<Snapshot>| one.tournament.settings.division.season == own.season;
    let may = |account: &Account| organises_all(account, &roles, all.iter().filter(of_season));
    let organiser = account.filter(|account| may(account));
    let next = organiser.map(|_| event.path("/next-season"));
    let addable = match organiser {
        Some(account) => service.could_join(&event.snapshot, account.0.id)?,
        None => Vec::new(),
    };
    let (mut same, mut other): (Vec<_>, Vec<_>) = all.iter().filter(shown).partition(of_season);
    same.sort_by_key(|one| one.tournament.settings.division.no);
    other.sort_by_key(|one| {
        let settings = &one.tournament.settings;
        (Reverse(settings.begins), settings.division.no)
    });
    Ok(Divisions {
        series: own.series.clone(),
        season: own.season.clone(),
        tables: same.iter().map(|one| table(t, one, &all)).collect(),
        others: other
            .iter()
            .map(|one| (format!("/t/{}", one.slug), one.tournament.settings.name.clone()))
            .collect(),
        next,
        addable: addable.iter().map(|one| (one.id, one.tournament.settings.name.clone())).collect(),
        add: event.path("/divisions/add"),
        cx: page.titled(&own.series),
    })
}

fn table(t: Lang, one: &Snapshot, all: &[Arc<Snapshot>]) -> DivisionTable {
    let public = one.tournament.public();
    let tournament = &public.with_initials().unwrap_or(public);
    let base = format!("/t/{}", one.slug);
    let rounds = tournament.rounds.iter().filter(|round| round.pending().next().is_some());
    let open = rounds.clone().map(|round| round.pending().count()).sum();
    let first = rounds.map(|round| format!("{base}/rounds/{}", round.no)).next();
    let rows = division_rows(t, tournament, &base, all);
    DivisionTable {
        short: too_short(t, rows.len(), going(tournament, all)),
        rows,
        name: tournament.settings.name.clone(),
        open: first.map(|href| (open, href)),
        href: base,
    }
}
