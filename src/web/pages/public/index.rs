//! All events, or the one that a visitor most likely means.

use super::me::own_page;
use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "public/index.html")]
struct Index {
    cx: Page,
    account: Option<Account>,
    desktop: bool,
    /// Whether there is no account yet.
    unowned: bool,
    events: Events,
}

/// Those that the viewer may see.
struct Events {
    listed: Vec<ListedTournament>,
    owner: bool,
    /// The viewer's own.
    roles: Vec<(TournamentId, Role)>,
    server_today: NaiveDate,
    /// Today's date in the time zone of each event that is near.
    days: HashMap<TournamentId, NaiveDate>,
}

pub async fn show(
    page: Page,
    account: Option<Account>,
    state: Data<State>,
    request: HttpRequest,
) -> Answer {
    let viewer = account.as_ref().map(|Account(account)| (account.id, account.is_owner));
    let (events, unowned) = state
        .blocking(move |service| {
            let unowned = viewer.is_none() && service.has_no_account()?;
            Ok::<_, ServiceError>((Events::of(service, viewer)?, unowned))
        })
        .await?;
    if account.is_none() && request.query_string().is_empty() {
        let only = || events.only_running().map(|only| format!("/t/{}", only.slug));
        let own = own_page(&request, &events.listed, |one| events.today(one));
        if let Some(meant) = own.or_else(only) {
            return Ok(redirect(&meant));
        }
    }
    let (title, desktop) = (page.text("index-title"), state.desktop.is_some());
    render(&Index { cx: page.titled(title), account, desktop, unowned, events })
}

impl Index {
    fn makes_events(&self) -> bool {
        self.account.as_ref().is_some_and(|Account(account)| account.may_make_events())
    }
}

impl Events {
    fn of(service: &Service, viewer: Option<(AccountId, bool)>) -> Result<Self, ServiceError> {
        let (store, server_today) = (service.store(), Local::now().date_naive());
        store.read(|c| {
            let roles = viewer.map(|(viewer, _)| c.roles_of(viewer)).transpose()?;
            let (roles, owner) =
                (roles.unwrap_or_default(), viewer.is_some_and(|(_, owner)| owner));
            let (mut listed, now, day) = (c.tournaments()?, Utc::now().naive_utc(), Days::new(1));
            let mut days = HashMap::new();
            for one in &listed {
                if one.begins <= server_today + day && one.ends >= server_today - day {
                    let event = store.snapshot(c, one.id)?;
                    let zone = event.map(|event| event.tournament.settings.zone);
                    days.extend(zone.map(|zone| (one.id, local_time(zone, now).date())));
                }
            }
            let is_own = |id| roles.iter().any(|(own, _)| *own == id);
            listed.retain(|one| owner || !one.hidden || is_own(one.id));
            Ok(Self { listed, owner, roles, server_today, days })
        })
    }

    fn today(&self, one: &ListedTournament) -> NaiveDate {
        self.days.get(&one.id).copied().unwrap_or(self.server_today)
    }

    /// The only event that runs today: a visitor to `/` most likely wants it. `/?all` lists all events.
    fn only_running(&self) -> Option<&ListedTournament> {
        let runs = |one: &&ListedTournament| {
            !one.archived && (one.begins..=one.ends).contains(&self.today(one))
        };
        let mut running = self.listed.iter().filter(runs);
        running.next().filter(|_| running.next().is_none())
    }

    /// Running events, then coming ones, nearest first, then past ones, latest first, then archived ones.
    fn sections(&self) -> Vec<(&'static str, Vec<&ListedTournament>)> {
        let (archived, live): (Vec<_>, Vec<_>) = self.listed.iter().partition(|one| one.archived);
        let (over, rest): (Vec<_>, Vec<_>) =
            live.into_iter().partition(|one| one.ends < self.today(one));
        let (mut coming, running): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|one| one.begins > self.today(one));
        coming.reverse();
        let mut sections = vec![
            ("index-running", running),
            ("index-coming", coming),
            ("index-over", over),
            ("index-archived", archived),
        ];
        sections.retain(|(_, listed)| !listed.is_empty());
        sections
    }

    /// The part of the address that leads staff to their work.
    fn home(&self, one: &ListedTournament) -> &'static str {
        match self.roles.iter().find(|(own, _)| *own == one.id) {
            _ if self.owner => "/today",
            Some((_, Role::Organiser)) => "/today",
            Some((_, Role::Arbiter)) => "/boards",
            _ => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tournaments_are_grouped_by_today() {
        let day = |d| NaiveDate::from_ymd_opt(2026, 5, d).unwrap();
        let listed: Vec<ListedTournament> = [(25, 26), (21, 22), (19, 20), (18, 20), (1, 2)]
            .into_iter()
            .map(|(begins, ends)| ListedTournament {
                id: TournamentId(begins),
                slug: format!("of-{begins}"),
                name: begins.to_string(),
                begins: day(begins as u32),
                ends: day(ends),
                hidden: false,
                archived: begins == 18,
            })
            .collect();
        let (owner, days) = (false, HashMap::new());
        let roles = vec![(TournamentId(19), Role::Arbiter)];
        let events = Events { listed, owner, roles, server_today: day(20), days };
        let found = events.sections();
        let names = |(_, listed): &(_, Vec<&ListedTournament>)| {
            listed.iter().map(|one| one.name.clone()).collect::<Vec<_>>()
        };
        let names: Vec<_> = found.iter().map(names).collect();
        assert_eq!(names, [vec!["19"], vec!["21", "25"], vec!["1"], vec!["18"]]);
        assert_eq!(events.home(found[0].1[0]), "/boards", "who works there is led to the work");
        assert_eq!(events.home(found[1].1[0]), "");
    }
}
