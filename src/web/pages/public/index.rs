use super::me::own_page;
use crate::web::prelude::*;

struct Line {
    name: String,
    href: String,
    days: String,
    hidden: bool,
}

struct Section {
    title: String,
    lines: Vec<Line>,
}

#[derive(Template)]
#[template(path = "public/index.html")]
struct Index {
    cx: Page,
    owner: bool,
    desktop: bool,
    makes_events: bool,
    /// Whether there is no account yet.
    unowned: bool,
    sections: Vec<Section>,
}

pub async fn show(
    page: Page,
    account: Option<Account>,
    state: Data<State>,
    request: HttpRequest,
) -> Answer {
    let viewer = account.as_ref().map(|Account(account)| account.id);
    let server_today = Local::now().date_naive();
    let (listed, own, unowned, days) = state
        .blocking(move |service| {
            let store = service.store();
            let unowned = viewer.is_none() && service.has_no_account()?;
            store.read(|c| {
                let own = viewer.map(|viewer| c.roles_of(viewer)).transpose()?.unwrap_or_default();
                let (listed, now) = (c.tournaments()?, Utc::now().naive_utc());
                let day = Days::new(1);
                let near = |one: &&ListedTournament| {
                    one.begins <= server_today + day && one.ends >= server_today - day
                };
                let mut days = HashMap::new();
                for one in listed.iter().filter(near) {
                    let event = store.snapshot(c, one.id)?;
                    let zone = event.map(|event| event.tournament.settings.zone);
                    days.extend(zone.map(|zone| (one.id, local_time(zone, now).date())));
                }
                Ok::<_, ServiceError>((listed, own, unowned, days))
            })
        })
        .await?;
    let makes_events = account.as_ref().is_some_and(|Account(account)| account.may_make_events());
    let owner = account.as_ref().is_some_and(|Account(account)| account.is_owner);
    let may_see =
        |line: &ListedTournament| owner || !line.hidden || own.iter().any(|(id, _)| *id == line.id);
    let listed: Vec<ListedTournament> = listed.into_iter().filter(may_see).collect();
    // Today's date in the time zone of the event.
    let today = |one: &ListedTournament| days.get(&one.id).copied().unwrap_or(server_today);
    if account.is_none() && request.query_string().is_empty() {
        let only = || only_running(&listed, today).map(|only| format!("/t/{}", only.slug));
        if let Some(meant) = own_page(&request, &listed, today).or_else(only) {
            return Ok(redirect(&meant));
        }
    }
    let home = |id: TournamentId| match own.iter().find(|(own, _)| *own == id) {
        _ if owner => "/today",
        Some((_, Role::Organiser)) => "/today",
        Some((_, Role::Arbiter)) => "/boards",
        _ => "",
    };
    let t = page.t;
    render(&Index {
        owner,
        desktop: state.desktop.is_some(),
        makes_events,
        unowned,
        sections: sections(t, &listed, today, home),
        cx: page.titled(t.text("index-title")),
    })
}

/// The only event that runs today: a visitor to `/` most likely wants it. `/?all` lists all events.
fn only_running(
    listed: &[ListedTournament],
    today: impl Fn(&ListedTournament) -> NaiveDate,
) -> Option<&ListedTournament> {
    let mut running =
        listed.iter().filter(|one| !one.archived && (one.begins..=one.ends).contains(&today(one)));
    running.next().filter(|_| running.next().is_none())
}

/// Running events, then coming ones, nearest first, then past ones, latest first, then archived ones.
fn sections(
    t: Lang,
    listed: &[ListedTournament],
    today: impl Fn(&ListedTournament) -> NaiveDate,
    home: impl Fn(TournamentId) -> &'static str,
) -> Vec<Section> {
    let (archived, live): (Vec<&ListedTournament>, Vec<_>) =
        listed.iter().partition(|l| l.archived);
    let (over, rest): (Vec<_>, Vec<_>) = live.into_iter().partition(|l| l.ends < today(l));
    let (mut coming, running): (Vec<&ListedTournament>, Vec<_>) =
        rest.into_iter().partition(|l| l.begins > today(l));
    coming.reverse();
    let sections = [
        ("index-running", running),
        ("index-coming", coming),
        ("index-over", over),
        ("index-archived", archived),
    ];
    sections
        .into_iter()
        .filter(|(_, listed)| !listed.is_empty())
        .map(|(key, listed)| Section {
            title: t.text(key),
            lines: listed.into_iter().map(|one| line(t, one, home(one.id))).collect(),
        })
        .collect()
}

/// `home` is the part of the address that leads staff to their work.
fn line(t: Lang, listed: &ListedTournament, home: &str) -> Line {
    Line {
        name: listed.name.clone(),
        href: format!("/t/{}{home}", listed.slug),
        days: t.days(listed.begins, listed.ends),
        hidden: listed.hidden,
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
        let found = sections(Lang::english(), &listed, |_| day(20), |_| "/boards");
        let names = |s: &Section| s.lines.iter().map(|l| l.name.clone()).collect::<Vec<_>>();
        let names: Vec<_> = found.iter().map(names).collect();
        assert_eq!(names, [vec!["19"], vec!["21", "25"], vec!["1"], vec!["18"]]);
        assert_eq!(found[0].lines[0].href, "/t/of-19/boards", "who works there is led to the work");
    }
}
