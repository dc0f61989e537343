//! Public registration form in two steps: the search in the rating lists, then the organiser's questions.

use crate::web::prelude::*;
use actix_web::cookie::time::Duration;
use actix_web::http::header::CACHE_CONTROL;

use crate::web::views::listed::{HitRow, Who, hit};
use service::HomeForm;

use super::form::{PersonForm, TRAP};

const HITS: usize = 8;

struct Chosen {
    who: String,
    name: String,
    rank: String,
    about: String,
}

pub(super) struct Standing {
    pub open: bool,
    /// Whether a new registration goes on the waiting list.
    pub full: bool,
    /// When it opens, that it closed, or how many places are left.
    pub said: String,
}

#[derive(Template)]
#[template(path = "home/register.html")]
struct Register {
    cx: Page,
    here: String,
    when: String,
    rules: HomeRules,
    pairs: bool,
    standing: Standing,
    typed: String,
    hits: Vec<HitRow>,
    asked: bool,
    /// Whether step 2 is the only one, because there is no rating list.
    unlisted: bool,
    chosen: Option<Chosen>,
    form: Form,
    ranks: Vec<(String, String)>,
    stamp: String,
    trap: &'static str,
    players: String,
    privacy: String,
}

struct Step {
    typed: String,
    who: String,
    asked: bool,
    form: Form,
}

/// `?who=` or `?new=` opens the second step.
pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let step = Step {
        typed: query.value("q").trim().chars().take(100).collect(),
        who: query.value("who").chars().take(100).collect(),
        asked: query.is_ticked("new") || query.is_ticked("who"),
        form: Form::empty(),
    };
    // Not cached: "back" on a shared device must not show the form of an earlier person.
    let mut answer = state.render(move |service| view(service, page, &event, step)).await?;
    let own = HeaderValue::from_static("private, no-store");
    answer.headers_mut().insert(CACHE_CONTROL, own);
    Ok(answer)
}

pub(super) fn standing(service: &Service, t: Lang, event: &Event) -> Result<Standing> {
    let rules = &event.snapshot.tournament.settings.home;
    let (free, waiting) = service.home_places(&event.snapshot)?;
    let full = free == Some(0) || (free.is_some() && waiting > 0);
    let moment = |at| t.moment(t.local(at));
    let archived = event.snapshot.archived;
    let door = event.snapshot.tournament.home_door(Utc::now());
    let door = if archived && door == HomeDoor::Open { HomeDoor::Closed } else { door };
    let said = match (door, free) {
        (HomeDoor::Never, _) => t.text("home-never"),
        (HomeDoor::Soon(at), _) => t.with("home-soon", [("at", moment(at))]),
        (HomeDoor::Closed, _) => t.text("home-closed"),
        (HomeDoor::Open, Some(_)) if full => t.with("home-full", [("waiting", waiting)]),
        (HomeDoor::Open, Some(free)) => {
            t.with("home-left", (("free", free), ("places", rules.places.unwrap_or_default())))
        }
        (HomeDoor::Open, None) => String::new(),
    };
    Ok(Standing { open: door == HomeDoor::Open, full, said })
}

fn view(service: &Service, page: Page, event: &Event, step: Step) -> Result<Register> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let settings = &tournament.settings;
    let found = match step.typed.is_empty() {
        true => Vec::new(),
        false => service.search_ratings(&step.typed, None, HITS)?,
    };
    let listed = listed(service, &step.who)?;
    let unlisted = service.rating_lists()?.is_empty();
    let lost = step.asked && !step.who.is_empty() && listed.is_none();
    let rank = listed.as_ref().and_then(|found| found.listed().rank());
    let untouched = step.form.all().next().is_none();
    let form = match (untouched, rank) {
        (true, Some(rank)) => Form::filled([("rank", rank.to_string())]),
        _ => step.form,
    };
    let days = if settings.begins == settings.ends {
        t.day_of_week(settings.begins)
    } else {
        t.days(settings.begins, settings.ends)
    };
    let stamp = match form.value("stamp") {
        "" => service.form_stamp(event.snapshot.id, Utc::now())?,
        stamp => stamp.to_owned(),
    };
    Ok(Register {
        here: event.path("/register"),
        when: t.listed([&days, &settings.place]),
        rules: settings.home.clone(),
        pairs: settings.sides != Sides::One,
        standing: standing(service, t, event)?,
        hits: found.iter().map(|found| hit(t, tournament, found)).collect(),
        typed: step.typed,
        asked: unlisted || (step.asked && !lost),
        unlisted,
        chosen: listed.as_ref().map(|found| chosen(t, found)),
        ranks: ranks(t, form.value("rank")),
        form,
        stamp,
        trap: TRAP,
        players: event.path("/players"),
        privacy: event.path("/privacy"),
        cx: frame(page, event).titled(t.text("home-title")),
    })
}

/// `None` also if `who` names a list that is no longer the newest.
fn listed(service: &Service, who: &str) -> Result<Option<Found>, ServiceError> {
    match Who::read(who) {
        Some(Who(kind, date, place)) => service.listed_at(kind, date, place),
        None => Ok(None),
    }
}

fn chosen(t: Lang, found: &Found) -> Chosen {
    let listed = found.listed();
    let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let about = [listed.club, listed.country, &rating];
    Chosen {
        who: Who::of(found),
        name: listed.full_name(),
        rank: listed.rank().map(|rank| t.rank(rank)).unwrap_or_default(),
        about: t.listed(about),
    }
}

/// Strongest first, after an empty choice if nothing was typed.
pub(super) fn ranks(t: Lang, typed: &str) -> Vec<(String, String)> {
    let all = (Rank::MIN.value()..=Rank::clamped(100).value()).rev().map(Rank::clamped);
    let known = all.map(|rank| (rank.to_string(), t.rank(rank)));
    let none = Some((String::new(), "–".to_owned())).filter(|_| typed.is_empty());
    none.into_iter().chain(known).collect()
}

/// Cookie of a browser that has just registered; the next page shows the link once.
pub(super) const FRESH: &str = "fresh";

pub async fn send(
    page: Page,
    state: Data<State>,
    event: Event,
    request: HttpRequest,
    form: Form,
) -> Answer {
    let typed: PersonForm = match form.parse() {
        Ok(typed) => typed,
        Err(wrong) => return again(page, &state, event, wrong).await,
    };
    let (id, sender) = (event.snapshot.id, Sender::of(None, &form));
    let rules = event.snapshot.tournament.settings.home.clone();
    let (address, who) = (address_of(&request), form.value("who").to_owned());
    let stamp = form.value("stamp").to_owned();
    let language = page.t.tag().to_owned();
    let done = state
        .blocking(move |service| {
            let entry = match listed(service, &who)? {
                Some(found) => service.entry_of(&found)?.or_else(|| unrated(&found)),
                None => None,
            };
            if entry.is_none() && !who.is_empty() {
                return Ok(None);
            }
            let applicant = typed.applicant(entry, &rules);
            let name = applicant.entry.full_name();
            let form = HomeForm { applicant, address, stamp, language };
            let token = match service.register(id, sender.by(), &form)? {
                Done::Now(token) => Some(token),
                Done::Before => service.registered_by(id, sender.by())?,
            };
            token.map(Some).ok_or_else(|| Refusal::EnteredAlready { name }.into())
        })
        .await;
    match done {
        Ok(Some(token)) => Ok(registered(&event, &token)),
        Ok(None) => {
            let gone = form.refused("", Sentence::new("home-list-gone"));
            again(page, &state, event, gone).await
        }
        Err(error) => {
            let wrong = fresh_stamp(form.after(error)?);
            again(page, &state, event, wrong).await
        }
    }
}

/// Drops a stamp older than an hour, so that a new one is made. A form that was sent too fast keeps its stamp.
fn fresh_stamp(form: Form) -> Form {
    let opened = form.value("stamp").split_once('.').and_then(|(at, _)| at.parse::<i64>().ok());
    match opened.is_some_and(|at| Utc::now().timestamp() - at < 60 * 60) {
        true => form,
        false => form.without("stamp"),
    }
}

/// A listed person without grade and rating; the typed rank replaces `Rank::MIN`.
fn unrated(found: &Found) -> Option<Entry> {
    let listed = found.listed();
    let entry = Entry::new(Default::default(), listed.surname, listed.first_name, Rank::MIN);
    let entry = Entry { club: listed.club.to_owned(), country: listed.country.to_owned(), ..entry };
    Some(entry.known_to(found.list().kind, &listed))
}

fn registered(event: &Event, token: &Token) -> HttpResponse {
    let own = event.path(&format!("/register/{}", token.secret()));
    let mut answer = redirect(&format!("{own}?new=1"));
    let fresh = Cookie::build(FRESH, "1").path(own).max_age(Duration::minutes(10));
    // Without the cookie the page lacks only the link, which is its own address.
    let _ = answer.add_cookie(&fresh.same_site(SameSite::Lax).http_only(true).finish());
    answer
}

async fn again(page: Page, state: &State, event: Event, form: Form) -> Answer {
    let step = Step { typed: String::new(), who: form.value("who").to_owned(), asked: true, form };
    state.render_wrong(move |service| view(service, page, &event, step)).await
}
