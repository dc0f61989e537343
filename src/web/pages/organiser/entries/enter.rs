use super::acts::Ask;
use super::edit::{added, nearly};
use crate::web::prelude::*;
use crate::web::views::listed::{HitRow, Who, hit};
use store::RatingListRow;

const HITS: usize = 12;

const NEWEST: usize = 12;

struct NewRow {
    id: EntryId,
    href: String,
    name: String,
    about: String,
}

#[derive(Template)]
#[template(path = "organiser/enter.html")]
struct Enter {
    cx: Page,
    base: String,
    typed: String,
    lists: Vec<String>,
    ratings: String,
    hits: Vec<HitRow>,
    /// Whether the limit of hits was reached, so that there may be more.
    more: bool,
    by_hand: String,
    /// The registration that new entries get, as addresses name it.
    registration: &'static str,
    /// Registrations to choose from: address, label, whether it is chosen.
    registrations: Vec<(String, String, bool)>,
    newest: Vec<NewRow>,
    total: usize,
}

pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let typed: String = query.value("q").trim().chars().take(100).collect();
    let registration = registration_of(&query);
    state.render(move |service| view(service, page, &event, typed, registration)).await
}

/// Announced, unless the page is set to "here".
fn registration_of(form: &Form) -> Registration {
    Registration::named(form.value("registration")).unwrap_or(Registration::Preliminary)
}

fn again(registration: Registration, typed: &str) -> String {
    let here = registration == Registration::Final;
    let fields = [("q", typed), ("registration", if here { "final" } else { "" })];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty()).collect::<Vec<_>>();
    let query = serde_urlencoded::to_string(&fields).unwrap_or_default();
    let sign = if query.is_empty() { "" } else { "?" };
    format!("/entries/enter{sign}{query}")
}

fn view(
    service: &Service,
    page: Page,
    event: &Event,
    typed: String,
    registration: Registration,
) -> Result<Enter> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let found = service.search_ratings(&typed, None, HITS)?;
    let lists = newest_of_each(service.rating_lists()?);
    let newest = tournament.entries.iter().rev().take(NEWEST);
    let choice = |one: Registration| {
        let words = t.text(&format!("registration-{one}"));
        (event.path(&again(one, &typed)), words, one == registration)
    };
    Ok(Enter {
        base: event.path("/entries"),
        lists: lists.iter().map(|list| about_list(t, list)).collect(),
        ratings: "/ratings".to_owned(),
        hits: found.iter().map(|found| hit(t, tournament, found)).collect(),
        more: found.len() == HITS,
        by_hand: event.path(&format!("/entries/new?{}", name_typed(&typed, registration))),
        registration: registration.name(),
        registrations: Registration::ALL.map(choice).into(),
        newest: newest.map(|entry| new_row(t, event, entry)).collect(),
        total: tournament.entries.len(),
        typed,
        cx: frame(page, event).titled(t.text("enter-title")),
    })
}

/// The search as fields of the manual form: `Surname, First name`, or all of it as the surname.
fn name_typed(typed: &str, registration: Registration) -> String {
    let (surname, first_name) = typed.split_once(',').unwrap_or((typed, ""));
    let fields = [
        ("surname", surname.trim()),
        ("first_name", first_name.trim()),
        ("registration", registration.name()),
    ];
    let fields = fields.into_iter().filter(|(_, part)| !part.is_empty()).collect::<Vec<_>>();
    serde_urlencoded::to_string(&fields).unwrap_or_default()
}

fn newest_of_each(mut lists: Vec<RatingListRow>) -> Vec<RatingListRow> {
    lists.dedup_by_key(|list| list.kind);
    lists
}

/// `EGF, 22 Feb 2018, 3000 names`
fn about_list(t: Lang, list: &RatingListRow) -> String {
    let name = list.kind.name().to_uppercase();
    t.with(
        "enter-list",
        (("name", name), ("date", t.day(list.date)), ("count", list.people.to_string())),
    )
}

fn new_row(t: Lang, event: &Event, entry: &Entry) -> NewRow {
    let stands = t.text(&format!("registration-{}", entry.registration));
    let about = [t.rank(entry.rank), entry.club.clone(), stands];
    NewRow {
        id: entry.id,
        href: event.path(&format!("/entries/{}", entry.id)),
        name: t.person(entry),
        about: t.listed(about),
    }
}

/// A person whose strength the lists do not know is sent to the manual form.
pub async fn enter(act: Act) -> Answer {
    let registration = registration_of(&act.form);
    let here = again(registration, act.form.value("q"));
    let Some(Who(kind, date, place)) = Who::read(act.form.value("who")) else {
        return Err(WebError::not_understood());
    };
    let found = act
        .blocking(move |service, _, _| {
            let Some(found) = service.listed_at(kind, date, place)? else { return Ok(None) };
            Ok(Some((service.entry_of(&found)?, found)))
        })
        .await?;
    let Some((entry, found)) = found else {
        let gone = Notice::alert(Sentence::new("enter-list-gone"));
        return Ok(redirect_saying(&act.cx.event.path(&here), gone));
    };
    let Some(entry) = entry else {
        return Ok(redirect(&by_hand(&act.cx.event, &found, registration)));
    };
    let tournament = &act.cx.event.snapshot.tournament;
    let entry = Entry { participation: tournament.rounds_to_come(), registration, ..entry };
    let t = act.cx.page.t;
    if let Some(nearly) = nearly(&act, &entry).filter(|_| !act.form.is_ticked("sure")) {
        let title = t.labelled(&t.person(&entry), &t.sentence(&nearly));
        let fields = ["who", "q", "registration"];
        return render(&Ask {
            action: act.cx.event.path("/entries/enter"),
            back: act.cx.event.path(&here),
            what: t.text("enter-person"),
            about: Vec::new(),
            fields: fields.map(|name| (name.to_owned(), act.form.value(name).to_owned())).into(),
            cx: frame(act.cx.page, &act.cx.event).titled(&title),
            title,
        });
    }
    let said = added(&act, &entry);
    let add = move |id| Entry { id, ..entry };
    match act.blocking(move |service, id, by| service.add_entry(id, by, add)).await {
        Ok(_) => act.done(&again(registration, ""), said),
        Err(error @ ServiceError::Refused(_)) => act.refused(&here, error),
        Err(error) => Err(error.into()),
    }
}

fn by_hand(event: &Event, found: &Found, registration: Registration) -> String {
    let listed = found.listed();
    let number = match found.list().kind {
        ListKind::Egf => "egf_pin",
        ListKind::Ffg => "ffg_licence",
        ListKind::Aga => "aga_id",
    };
    let fields = [
        ("surname", listed.surname),
        ("first_name", listed.first_name),
        ("club", listed.club),
        ("country", listed.country),
        (number, listed.id),
        ("registration", registration.name()),
    ];
    event.path(&format!("/entries/new?{}", serde_urlencoded::to_string(fields).unwrap_or_default()))
}
