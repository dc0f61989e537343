//! People of the rating lists, entered with one tap.

use crate::web::prelude::*;
use crate::web::views::people::Who;
use crate::web::views::words::clock;
use service::deed::Deed;
use store::RatingListRow;

use super::edit::{added, nearly};

const HITS: usize = 12;

const NEWEST: usize = 12;

/// Acts of the journal that are searched for when they were entered.
const LATEST: i64 = 48;

#[derive(Template)]
#[template(path = "organiser/enter.html")]
struct Enter {
    cx: Cx,
    asked: Asked,
    /// The newest of each kind.
    lists: Vec<RatingListRow>,
    hits: Vec<Found>,
    /// When the newest entries were made.
    hours: HashMap<EntryId, DateTime<Utc>>,
}

/// What was typed, and the registration that new entries get: announced, unless the page is set to "here".
struct Asked {
    typed: String,
    registration: Registration,
}

impl Asked {
    fn of(form: &Form) -> Self {
        let registration = Registration::named(form.value("registration"));
        Self {
            typed: form.value("q").trim().chars().take(100).collect(),
            registration: registration.unwrap_or(Registration::Preliminary),
        }
    }

    fn path(&self, typed: &str, registration: &Registration) -> String {
        let here = if *registration == Registration::Final { "final" } else { "" };
        format!("/entries/enter{}", query_of(&[("q", typed), ("registration", here)]))
    }

    /// The manual form with the search filled in: `Surname, First name`, or all of it as the surname.
    fn by_hand(&self) -> String {
        let (surname, first_name) = self.typed.split_once(',').unwrap_or((&self.typed, ""));
        let registration = ("registration", self.registration.name());
        let names = [("surname", surname.trim()), ("first_name", first_name.trim()), registration];
        format!("/entries/new{}", query_of(&names))
    }
}

#[route("GET", "/t/{slug}/entries/enter", Organiser)]
async fn show(cx: Cx) -> Answer {
    let view = |cx: Cx, service: &Service| {
        let asked = Asked::of(&cx.query);
        let hits = service.search_ratings(&asked.typed, None, HITS)?;
        let mut lists = service.read(|c| c.rating_lists())?;
        lists.dedup_by_key(|list| list.kind);
        let id = cx.event.snapshot.id;
        let latest = service.read(|c| c.journal(id, None, LATEST))?;
        let hours = latest.iter().filter_map(entered_at).collect();
        Ok(Enter { asked, lists, hits, hours, cx: cx.headed("enter-title") })
    };
    cx.rendered(view).await
}

fn entered_at(row: &JournalRow) -> Option<(EntryId, DateTime<Utc>)> {
    match Deed::of(row)? {
        Deed::Enter(entry) => Some((entry.entry, row.at)),
        _ => None,
    }
}

/// A person whose strength the lists do not know is sent to the manual form.
#[route("POST", "/t/{slug}/entries/enter", Organiser)]
async fn enter(act: Act) -> Answer {
    let asked = Asked::of(&act.form);
    let registration = asked.registration;
    let here = asked.path(act.form.value("q"), &registration);
    let Some(Who(kind, date, place)) = Who::read(act.form.value("who")) else {
        return Err(WebError::not_understood());
    };
    let listed = move |service: &Service| {
        let Some(found) = service.listed_at(kind, date, place)? else { return Ok(None) };
        Ok(Some((service.entry_of(&found)?, found)))
    };
    let Some((entry, found)) = act.cx.blocking(listed).await? else {
        return act.warned(&here, Sentence::new("enter-list-gone"));
    };
    let Some(entry) = entry else {
        return Ok(redirect(&act.to(by_hand(&found, registration))));
    };
    let participation = act.tournament().rounds_to_come();
    let entry = Entry { participation, registration, ..entry };
    if let Some(nearly) = nearly(&act, &entry).filter(|_| !act.form.is_ticked("sure")) {
        let title = act.labelled(&act.person(&entry), &act.sentence(&nearly));
        let fields = ["who", "q", "registration"];
        return render(&Ask {
            path: "/entries/enter".to_owned(),
            back: here,
            what: act.text("enter-person"),
            about: Vec::new(),
            fields: fields.map(|name| (name.to_owned(), act.form.value(name).to_owned())).into(),
            cx: act.cx.titled(&title),
            title,
        });
    }
    let said = added(&act, &entry);
    let add = move |id| Entry { id, ..entry };
    match act.blocking(move |acts| acts.add_entry(false, add)).await {
        Ok(_) => act.done(&asked.path("", &registration), said),
        Err(error @ ServiceError::Refused(_)) => act.refused(&here, error),
        Err(error) => Err(error.into()),
    }
}

fn by_hand(found: &Found, registration: Registration) -> String {
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
    format!("/entries/new?{}", serde_urlencoded::to_string(fields).unwrap_or_default())
}
