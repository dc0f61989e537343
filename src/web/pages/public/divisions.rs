//! The divisions of a season side by side, with links to the other seasons of the series.

use super::*;

struct Table {
    href: String,
    /// As everybody may see it.
    tournament: Tournament,
    rows: Vec<DivisionRow>,
    /// How many go up, and down.
    goes: (usize, usize),
}

#[derive(Template)]
#[template(path = "public/divisions.html")]
struct Divisions {
    cx: Cx,
    tables: Vec<Table>,
    /// Events of other seasons, latest first.
    others: Vec<Arc<Snapshot>>,
    /// Events that can be added to the series; `None` unless the viewer organises all of the season.
    addable: Option<Vec<Arc<Snapshot>>>,
}

/// Other hidden events are listed only for their own staff and the owner of the server.
#[route("GET", "/t/{slug}/divisions", Public)]
async fn show(visit: Visit, account: Option<Account>) -> Answer {
    let own = &visit.tournament().settings.division;
    if !own.is_of_series(own) {
        return Ok(redirect(&visit.event.path("")));
    }
    visit.once(move |cx, service| Divisions::of(cx, service, account.as_ref())).await
}

impl Divisions {
    fn of(cx: Cx, service: &Service, account: Option<&Account>) -> Result<Self> {
        let here = &cx.event.snapshot;
        let own = &here.tournament.settings.division;
        let all = service.divisions_of(here)?;
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
        let of_season = |one: &&Arc<Snapshot>| settings(one).division.season == own.season;
        let may = |account: &&Account| organises_all(account, &roles, all.iter().filter(of_season));
        let organiser = account.filter(may);
        let addable =
            organiser.map(|account| service.could_join(here, account.0.id)).transpose()?;
        let mut shown = all.clone();
        shown.retain(|one| !settings(one).hidden || one.id == here.id || works_at(one));
        shown.sort_by_key(|one| settings(one).division.no);
        let (same, mut others): (Vec<_>, Vec<_>) =
            shown.into_iter().partition(|one| of_season(&one));
        others.sort_by_key(|one| Reverse(settings(one).begins));
        let tables = same.iter().map(|one| Table::of(cx.t, one, &all)).collect();
        let title = own.series.clone();
        Ok(Self { cx: cx.titled(title), tables, others, addable })
    }
}

fn settings(of: &Snapshot) -> &Settings {
    &of.tournament.settings
}

impl Table {
    /// `all` are the events of the series.
    fn of(t: Lang, one: &Snapshot, all: &[Arc<Snapshot>]) -> Self {
        let public = one.tournament.public();
        let tournament = public.with_initials().unwrap_or(public);
        let (href, goes) = (format!("/t/{}", one.slug), going(&tournament, all));
        Self { rows: division_rows(t, &tournament, &href, all), goes, tournament, href }
    }

    /// How many games have no result, and the first round with one of them.
    fn open(&self) -> Option<(usize, RoundNo)> {
        let rounds = self.tournament.rounds.iter();
        let mut open = rounds.filter(|round| round.pending().next().is_some()).peekable();
        let first = open.peek()?.no;
        Some((open.map(|round| round.pending().count()).sum(), first))
    }
}
