//! All events, or the one that a visitor most likely means.

use super::*;

/// Of more finished events the newest are shown, and a search and years lead to the others.
const MOST_OVER: usize = 60;

/// The days of two zones differ by no more.
const ZONES_APART: Days = Days::new(2);

#[derive(Template)]
#[template(path = "public/index.html")]
struct Index {
    cx: Page,
    account: Option<Account>,
    desktop: bool,
    /// Whether there is no account yet.
    unowned: bool,
    called: ServerName,
    events: Events,
    /// The known facts of the events that are shown.
    seen: HashMap<TournamentId, Arc<Seen>>,
    query: Form,
}

/// What the list says of an event; cached by its revision.
struct Seen {
    place: String,
    players: usize,
    /// Empty before the first round.
    state: String,
    /// Empty before the end.
    winners: Vec<String>,
    position: String,
    mark: String,
}

impl Seen {
    fn of(t: Lang, snapshot: &Snapshot) -> Self {
        let known = snapshot.tournament.with_initials();
        let tournament = known.as_ref().unwrap_or(&snapshot.tournament).public();
        let last = standings_round(&tournament, None);
        let standings = is_over(&tournament).then(|| listed_standings(&tournament, last));
        let daily = |of: &&Round| tournament.clock(of.no).window.is_none();
        let now = current_round(&tournament).filter(|of| of.pending().count() > 0 && daily(of));
        let far = if last.0 > 0 { how_far(t, &tournament, None) } else { String::new() };
        Self {
            position: EventPosition::of_event(t, &tournament).listed(),
            mark: EventPosition::mark(t, &tournament).listed(),
            place: tournament.settings.place.clone(),
            players: tournament.entries.iter().filter(|entry| entry.is_final()).count(),
            state: now.map_or(far, |of| front::running(t, of)),
            winners: standings.map_or_else(Vec::new, |of| winners(t, &tournament, &of)),
        }
    }
}

/// Those that the viewer may see.
#[derive(Default)]
struct Events {
    listed: Vec<ListedTournament>,
    owner: bool,
    /// The viewer's own.
    roles: Vec<(TournamentId, Role)>,
    server_today: NaiveDate,
    /// Today's date in the time zone of each event that is near.
    days: HashMap<TournamentId, NaiveDate>,
    /// Of all finished events, the newest first; empty if all are shown anyway.
    years: Vec<i32>,
}

#[route("GET", "/", Public)]
async fn show(
    page: Page,
    account: Option<Account>,
    state: Data<State>,
    request: HttpRequest,
) -> Answer {
    let viewer = account.as_ref().map(|Account(account)| (account.id, account.is_owner));
    let (query, known, t) = (Form::of_query(&request), state.clone(), page.t);
    let asked = query.clone();
    let (events, seen, unowned, called) = state
        .blocking(move |service| {
            let unowned = viewer.is_none() && service.has_no_account()?;
            let events = Events::of(service, viewer, &asked)?;
            let mut seen = HashMap::new();
            for one in events.sections().iter().flat_map(|(_, listed)| listed) {
                let read = || {
                    let found = service.find(one.id)?;
                    found.map(|of| Seen::of(t, &of)).ok_or(ServiceError::Unknown(Thing::Tournament))
                };
                seen.insert(one.id, known.once_a_revision((one.id, one.revision), t, read)?);
            }
            Ok::<_, ServiceError>((events, seen, unowned, service.read(|c| c.server_name())?))
        })
        .await?;
    if account.is_none() && request.query_string().is_empty() {
        let only = || events.only_running().map(|only| format!("/t/{}", only.slug));
        let own = me::own_page(&request, &events.listed, |one| events.today(one));
        if let Some(meant) = own.or_else(only) {
            return Ok(redirect(&meant));
        }
    }
    let called = ServerName { name: name_of(called.name, &state.origin(&request)), ..called };
    let title = if called.name.is_empty() { page.text("index-title") } else { called.name.clone() };
    let (cx, desktop) = (page.titled(title), state.desktop.is_some());
    render(&Index { cx, account, desktop, unowned, called, events, seen, query })
}

impl Index {
    fn makes_events(&self) -> bool {
        self.account.as_ref().is_some_and(|Account(account)| account.may_make_events())
    }

    fn href(&self, one: &ListedTournament) -> String {
        format!("/t/{}{}", one.slug, self.events.home(one))
    }

    /// When, where and with how many players.
    fn about(&self, one: &ListedTournament) -> String {
        let (cx, Seen { players, place, .. }) = (&self.cx, self.seen(one));
        let players = (*players > 0).then(|| cx.with("groups-size", [("count", *players)]));
        cx.listed([cx.days(one.begins, one.ends), place.clone(), players.unwrap_or_default()])
    }

    fn seen(&self, one: &ListedTournament) -> &Seen {
        &self.seen[&one.id]
    }
}

/// The name that the owner gave, else that of the host, unless it is a number or this computer.
fn name_of(given: String, origin: &str) -> String {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let is_name = host.contains('.') && host.ends_with(|last: char| last.is_ascii_lowercase());
    match given.is_empty() && is_name {
        true => host.to_owned(),
        false => given,
    }
}

impl Events {
    fn of(
        service: &Service,
        viewer: Option<(AccountId, bool)>,
        asked: &Form,
    ) -> Result<Self, ServiceError> {
        let (store, server_today) = (service.store(), Local::now().date_naive());
        store.read(|c| {
            let roles = viewer.map(|(viewer, _)| c.roles_of(viewer)).transpose()?;
            let (roles, owner) =
                (roles.unwrap_or_default(), viewer.is_some_and(|(_, owner)| owner));
            let (mut listed, now, far) = (c.tournaments()?, Utc::now().naive_utc(), ZONES_APART);
            let mut days = HashMap::new();
            for one in &listed {
                if one.begins <= server_today + far && one.ends >= server_today - far {
                    let event = store.snapshot(c, one.id)?;
                    let zone = event.map(|event| event.tournament.settings.zone);
                    days.extend(zone.map(|zone| (one.id, local_time(zone, now).date())));
                }
            }
            let is_own = |id| roles.iter().any(|(own, _)| *own == id);
            listed.retain(|one| owner || !one.hidden || is_own(one.id));
            let mut events = Self { listed, owner, roles, server_today, days, ..Self::default() };
            events.narrow(asked);
            Ok(events)
        })
    }

    /// Keeps the events asked for, else the newest of the finished ones.
    fn narrow(&mut self, asked: &Form) {
        let mut over: Vec<_> =
            self.listed.iter().filter(|one| one.ends < self.today(one)).collect();
        if over.len() <= MOST_OVER {
            return;
        }
        over.sort_by_key(|one| Reverse((one.begins, one.id)));
        let last_shown = over[MOST_OVER - 1].begins;
        self.years = over.iter().map(|one| one.begins.year()).collect();
        self.years.dedup();
        let (search, year) =
            (Search::new(asked.value("q")), asked.value("year").parse::<i32>().ok());
        let any = search.is_empty() && year.is_none();
        let of_year = |one: &&ListedTournament| match any {
            true => one.ends >= self.today(one) || one.begins >= last_shown,
            false => year.is_none_or(|year| one.begins.year() == year),
        };
        let listed = self.listed.iter().filter(of_year).cloned();
        let (typed, name) = (asked.value("q"), |one: &ListedTournament| one.name.clone());
        self.listed = found_or_near(listed, typed, name, |one| search.finds(&one.name));
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

    fn listed(id: i64, begins: NaiveDate) -> ListedTournament {
        let (slug, name, id) = (format!("of-{id}"), id.to_string(), TournamentId(id));
        let (hidden, revision, archived) = (false, 1, false);
        ListedTournament { id, slug, name, begins, ends: begins, hidden, revision, archived }
    }

    #[test]
    fn tournaments_are_grouped_by_today() {
        let day = |d| NaiveDate::from_ymd_opt(2026, 5, d).unwrap();
        let of = |(begins, ends): (u32, u32)| {
            let event = listed(begins.into(), day(begins));
            ListedTournament { ends: day(ends), archived: begins == 18, ..event }
        };
        let listed = [(25, 26), (21, 22), (19, 20), (18, 20), (1, 2)].map(of).to_vec();
        let roles = vec![(TournamentId(19), Role::Arbiter)];
        let events = Events { listed, roles, server_today: day(20), ..Events::default() };
        let found = events.sections();
        let names = |(_, listed): &(_, Vec<&ListedTournament>)| {
            listed.iter().map(|one| one.name.clone()).collect::<Vec<_>>()
        };
        let names: Vec<_> = found.iter().map(names).collect();
        assert_eq!(names, [vec!["19"], vec!["21", "25"], vec!["1"], vec!["18"]]);
        assert_eq!(events.home(found[0].1[0]), "/boards", "who works there is led to the work");
        assert_eq!(events.home(found[1].1[0]), "");
    }

    #[test]
    fn of_many_events_the_newest_are_shown_and_years_lead_to_the_others() {
        let march = |n: i32| NaiveDate::from_ymd_opt(2000 + n / 10, 3, 1).unwrap();
        let listed: Vec<_> = (0..200).map(|n| listed(n.into(), march(n))).collect();
        let found = |asked: &[(&str, &str)]| {
            let server_today = NaiveDate::from_ymd_opt(2026, 5, 20).unwrap();
            let mut events = Events { listed: listed.clone(), server_today, ..Events::default() };
            events.narrow(&Form::filled(asked.iter().copied()));
            (events.listed.len(), events.years)
        };
        let (shown, years) = found(&[]);
        assert_eq!((shown, years.len(), years[0]), (60, 20, 2019));
        assert_eq!(found(&[("year", "2003")]).0, 10);
        assert_eq!(found(&[("q", "17")]).0, 11, "17 and 170 to 179");
    }

    #[test]
    fn of_many_events_those_that_run_by_their_own_clock_are_shown() {
        let day = |d| NaiveDate::from_ymd_opt(2026, 5, d).unwrap();
        let mut listed: Vec<_> = (0..100).map(|n| listed(n, day(19))).collect();
        listed[99].begins = day(1);
        let mut events = Events { listed, server_today: day(20), ..Events::default() };
        events.days.insert(TournamentId(99), day(19));
        events.narrow(&Form::default());
        assert!(events.listed.iter().any(|one| one.id == TournamentId(99)));
    }

    #[test]
    fn a_server_without_a_name_has_that_of_its_host() {
        let name = |given: &str, origin| name_of(given.to_owned(), origin);
        assert_eq!(name("", "https://go.example"), "go.example");
        assert_eq!(name("Go in Flensburg", "https://go.example"), "Go in Flensburg");
        for here in ["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:80"] {
            assert_eq!(name("", here), "");
        }
    }
}
