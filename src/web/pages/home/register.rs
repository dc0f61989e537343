//! Public registration form in two steps: the search in the rating lists, then the organiser's questions. With it the
//! privacy notice: which data is public, which is kept, and for how long.

use super::*;

const HITS: usize = 8;

#[derive(Template)]
#[template(path = "home/register.html")]
struct Register {
    cx: Cx,
    door: HomeDoor,
    /// Free places, if they are limited.
    free: Option<u32>,
    waiting: usize,
    typed: String,
    hits: Vec<Found>,
    asked: bool,
    /// Whether step 2 is the only one, because there is no rating list.
    unlisted: bool,
    chosen: Option<Found>,
    form: Form,
}

struct Step {
    typed: String,
    who: String,
    asked: bool,
    form: Form,
}

impl Register {
    fn of(service: &Service, cx: Cx, step: Step) -> Result<Self> {
        let event = &cx.event;
        let hits = match step.typed.is_empty() {
            true => Vec::new(),
            false => service.search_ratings(&step.typed, None, HITS)?,
        };
        let chosen = listed(service, &step.who)?;
        let unlisted = service.read(|c| c.rating_lists())?.is_empty();
        let lost = step.asked && !step.who.is_empty() && chosen.is_none();
        let rank = chosen.as_ref().and_then(|found| found.listed().rank());
        let untouched = step.form.all().next().is_none();
        let form = match (untouched, rank) {
            (true, Some(rank)) => Form::filled([("rank", rank.to_string())]),
            _ => step.form,
        };
        let form = match form.value("stamp") {
            "" => {
                let stamp = service.form_stamp(event.snapshot.id, Utc::now())?;
                form.without("stamp").adding("stamp", &stamp)
            }
            _ => form,
        };
        let (free, waiting) = service.home_places(&event.snapshot)?;
        let door = match cx.tournament().home_door(Utc::now()) {
            HomeDoor::Open if event.snapshot.archived => HomeDoor::Closed,
            door => door,
        };
        Ok(Self {
            door,
            free,
            waiting,
            hits,
            typed: step.typed,
            asked: unlisted || (step.asked && !lost),
            unlisted,
            chosen,
            form,
            cx: cx.headed("home-title"),
        })
    }

    /// Whether a new registration goes on the waiting list.
    fn full(&self) -> bool {
        self.free.is_some_and(|free| free == 0 || self.waiting > 0)
    }

    fn when(&self) -> String {
        let settings = &self.cx.tournament().settings;
        self.cx.listed([&self.cx.dates(settings), &settings.place])
    }

    fn about(&self, found: &Found) -> String {
        let listed = found.listed();
        let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
        self.cx.listed([listed.club, listed.country, &rating])
    }
}

/// `?who=` or `?new=` opens the second step.
#[route("GET", "/t/{slug}/register", Public)]
async fn show(cx: Cx) -> Answer {
    let step = Step {
        typed: cx.query.value("q").trim().chars().take(100).collect(),
        who: cx.query.value("who").chars().take(100).collect(),
        asked: cx.query.is_ticked("new") || cx.query.is_ticked("who"),
        form: Form::empty(),
    };
    // Not cached: "back" on a shared device must not show the form of an earlier person.
    cx.rendered(move |cx, service| Register::of(service, cx, step)).await.map(keep_private)
}

/// `None` also if `who` names a list that is no longer the newest.
fn listed(service: &Service, who: &str) -> Result<Option<Found>, ServiceError> {
    match Who::read(who) {
        Some(Who(kind, date, place)) => service.listed_at(kind, date, place),
        None => Ok(None),
    }
}

/// Cookie of a browser that has just registered; the next page shows the link once.
pub(super) const FRESH: &str = "fresh";

#[route("POST", "/t/{slug}/register", Public)]
async fn send(cx: Cx, request: HttpRequest, form: Form) -> Answer {
    let said = match form.read(typed) {
        Ok(said) => said,
        Err(wrong) => return again(cx, wrong).await,
    };
    let (id, sender) = (cx.event.snapshot.id, Sender::of(None, &form));
    let rules = cx.tournament().settings.home.clone();
    let (who, stamp) = (form.value("who").to_owned(), form.value("stamp").to_owned());
    let (address, language) = (address_of(&request), cx.tag().to_owned());
    let register = move |service: &Service| {
        let entry = match listed(service, &who)? {
            Some(found) => service.entry_of(&found)?.or_else(|| unrated(&found)),
            None => None,
        };
        if entry.is_none() && !who.is_empty() {
            return Ok(None);
        }
        let applicant = as_asked(as_listed(said, entry), &rules);
        let name = applicant.entry.full_name();
        let form = HomeForm { applicant, address, stamp, language };
        let token = match service.acts(id, sender.by()).register(&form)? {
            Done::Now(token) => Some(token),
            Done::Before => service.acts(id, sender.by()).registered_by()?,
        };
        token.map(Some).ok_or_else(|| Refusal::EnteredAlready { name }.into())
    };
    match cx.blocking(register).await {
        Ok(Some(token)) => Ok(registered(&cx, &token)),
        Ok(None) => again(cx, form.refused("", Sentence::new("home-list-gone"))).await,
        Err(error) => again(cx, fresh_stamp(form.after(error)?)).await,
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

fn registered(cx: &Cx, token: &Token) -> HttpResponse {
    let own = cx.to(format!("/register/{}", token.secret()));
    let mut answer = redirect(&format!("{own}?new=1"));
    let fresh =
        Cookie::build(FRESH, "1").path(own).max_age(actix_web::cookie::time::Duration::minutes(10));
    // Without the cookie the page lacks only the link, which is its own address.
    let _ = answer.add_cookie(&fresh.same_site(SameSite::Lax).http_only(true).finish());
    answer
}

async fn again(cx: Cx, form: Form) -> Answer {
    let who = form.value("who").to_owned();
    let step = Step { typed: String::new(), who, asked: true, form };
    cx.rendered_wrong(move |cx, service| Register::of(service, cx, step)).await
}

#[derive(Template)]
#[template(path = "home/privacy.html")]
struct Privacy {
    cx: Cx,
}

impl Privacy {
    /// What the organisers ask for, in words; may be empty.
    fn asked_data(&self) -> String {
        let (cx, rules) = (&self.cx, &self.cx.tournament().settings.home);
        let asked = [
            (rules.ask_email, "private-email"),
            (rules.ask_birth_year, "private-birth-year"),
            (rules.ask_meal, "private-meal"),
            (rules.ask_note, "home-note"),
        ];
        let asked = asked.into_iter().filter(|(asks, _)| *asks).map(|(_, key)| cx.text(key));
        cx.listed(asked)
    }

    fn last_day(&self) -> NaiveDate {
        let settings = &self.cx.tournament().settings;
        let days = Days::new(settings.home.keep_days.into());
        settings.ends.checked_add_days(days).unwrap_or(settings.ends)
    }
}

#[route("GET", "/t/{slug}/privacy", Public)]
async fn privacy(cx: Cx) -> Answer {
    render(&Privacy { cx: cx.headed("privacy-title") })
}
