//! Personal links of players: made for all or for one, shown once to print or sent by e-mail, withdrawn.

use crate::web::prelude::*;
use service::LinkAct;

/// `since` is empty for a player without a link.
struct Linked {
    id: EntryId,
    name: String,
    rank: String,
    since: String,
    mail: bool,
    /// What was done with this link and with earlier ones.
    acts: Vec<String>,
}

#[derive(Template)]
#[template(path = "players/links.html")]
struct Links {
    cx: Page,
    here: String,
    without: usize,
    /// Players without a link, in short form.
    missing: String,
    /// Players without a link who have an e-mail address.
    mailed: usize,
    people: Vec<Linked>,
}

struct Made {
    name: String,
    rank: String,
    href: String,
    code: Code,
}

#[derive(Template)]
#[template(path = "players/link_sheet.html")]
struct LinkSheet {
    /// Why no phone can open them; `None` if phones can.
    only_here: Option<&'static str>,
    cx: Page,
    event: String,
    back: String,
    made: Vec<Made>,
}

pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    let (t, id) = (page.t, event.snapshot.id);
    let (known, acts, mail) = state
        .blocking(move |service| {
            let (known, acts) = (service.personal_links(id)?, service.link_acts(id)?);
            Ok::<_, ServiceError>((known, acts, service.sends_mail()))
        })
        .await?;
    let since = |entry: &Entry| {
        let found = known.iter().find(|(id, _)| *id == entry.id);
        let moment = found.map(|(_, at)| t.moment(t.local(at.naive_utc())));
        moment.map(|at| t.with("links-since", [("at", at)])).unwrap_or_default()
    };
    let tournament = &event.snapshot.tournament;
    let people = by_name(t, tournament).into_iter().map(|entry| Linked {
        id: entry.id,
        name: entry.full_name(),
        rank: t.rank(entry.rank),
        since: since(entry),
        mail: mail && !entry.private.email.is_empty(),
        acts: acts.iter().filter(|a| a.about.entry == entry.id).map(|a| act_words(t, a)).collect(),
    });
    let people: Vec<Linked> = people.collect();
    render(&Links {
        here: event.path("/links"),
        mailed: people.iter().filter(|one| one.since.is_empty() && one.mail).count(),
        without: people.iter().filter(|one| one.since.is_empty()).count(),
        missing: in_short(people.iter().filter(|one| one.since.is_empty()).map(|one| one.id.0)),
        people,
        cx: frame(page, &event).titled(t.text("links-title")),
    })
}

/// `Sat 10:12 · Result reported by a player · Round 2, table 7 · Black won`
fn act_words(t: Lang, act: &LinkAct) -> String {
    let about = &act.about;
    let what = match (about.kind, about.round) {
        (Some(kind), Some(round)) => request_said(t, kind, round),
        _ => t.text(&format!("act-{}", act.deed)),
    };
    let place = about.round.zip(about.table);
    let place = place.map(|at| t.with("incident-place", (("round", at.0), ("table", at.1))));
    let ending = about.ending.map(|ending| t.ending(ending));
    let parts = [Some(t.moment(t.local(act.at.naive_utc()))), Some(what), place, ending];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn by_name(t: Lang, tournament: &Tournament) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = tournament.entries.iter().collect();
    entries.sort_by_cached_key(|entry| t.name_key(&entry.surname, &entry.first_name));
    entries
}

/// Sends the links by e-mail if `who` ends with `-mailed`, else shows them once as a sheet to print. `all` has the
/// players that the page showed.
pub async fn make(act: Act, request: HttpRequest) -> Answer {
    let one = match act.form.value("who") {
        "one" | "one-mailed" => Some(entry_of(&act)?),
        "missing" | "missing-mailed" => None,
        _ => return Err(WebError::not_understood()),
    };
    let wanted = act.form.numbers("all").ok_or_else(WebError::not_understood)?;
    let there = act.cx.event.snapshot.tournament.entries.iter().map(|entry| entry.id);
    let wanted: Vec<EntryId> = there.filter(|entry| wanted.contains(&entry.0)).collect();
    let players = move |service: &Service, id| {
        let known = service.personal_links(id)?;
        let has = |entry: &EntryId| known.iter().any(|(id, _)| id == entry);
        Ok::<Vec<EntryId>, ServiceError>(match one {
            Some(entry) => vec![entry],
            None => wanted.into_iter().filter(|entry| !has(entry)).collect(),
        })
    };
    if act.form.value("who").ends_with("-mailed") {
        return mail(act, players).await;
    }
    let done = act
        .blocking(move |service, id, by| {
            service.make_personal_links(id, by, &players(service, id)?)
        })
        .await?;
    let Done::Now(made) = done else {
        let said = Notice::alert(Sentence::new("links-made-before"));
        return Ok(redirect_saying(&act.cx.event.path("/links"), said));
    };
    let server = act.cx.state.origin(&request);
    let only_here = act.cx.state.only_here(&request);
    sheet(act, (&server, only_here), &made)
}

async fn mail(
    act: Act,
    players: impl FnOnce(&Service, TournamentId) -> Result<Vec<EntryId>, ServiceError> + Send + 'static,
) -> Answer {
    let language = act.cx.page.t.tag();
    let done = act
        .blocking(move |service, id, by| {
            service.mail_personal_links(id, by, &players(service, id)?, language)
        })
        .await?;
    let sent = match done {
        Done::Now(sent) => Sentence::new("links-mailed").with("n", sent),
        Done::Before => Sentence::new("links-made-before"),
    };
    act.done("/links", sent)
}

fn sheet(
    act: Act,
    (server, only_here): (&str, Option<&'static str>),
    made: &[(EntryId, Token)],
) -> Answer {
    let (t, event) = (act.cx.page.t, &act.cx.event);
    let tournament = &event.snapshot.tournament;
    let mut cards = Vec::with_capacity(made.len());
    for entry in by_name(t, tournament) {
        let Some((_, token)) = made.iter().find(|(id, _)| *id == entry.id) else { continue };
        let href = format!("{server}/p/{}", token.secret());
        let (name, rank) = (t.person(entry), t.rank(entry.rank));
        cards.push(Made { name, rank, code: Code::of(&href)?, href });
    }
    render(&LinkSheet {
        event: tournament.settings.name.clone(),
        back: event.path("/links"),
        made: cards,
        only_here,
        cx: frame(act.cx.page, event).titled(t.text("links-title")),
    })
}

pub async fn revoke(act: Act) -> Answer {
    let entry = entry_of(&act)?;
    act.blocking(move |service, id, by| service.revoke_personal_link(id, by, entry)).await?;
    act.done("/links", Sentence::new("links-revoked"))
}

fn entry_of(act: &Act) -> Result<EntryId> {
    act.form.value("entry").parse().map(EntryId).map_err(|_| WebError::not_understood())
}
