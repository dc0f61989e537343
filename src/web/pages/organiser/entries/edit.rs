use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::rating::Rank;
use crate::tournament::{Entry, EntryId, RoundNo};
use crate::web::{
    Account, Answer, Event, Form, Lang, Notice, Page, Sender, Sentence, State, Way, WebError,
    frame, new_form_key, redirect_saying, render, render_wrong,
};

use super::person::{Person, fields_of};
use super::seats::{Part, Seats};
use crate::web::views::organiser_ways::organiser_ways;

/// The address of an entry: tournament and number.
pub(super) type Place = Path<(String, i32)>;

#[derive(Template)]
#[template(path = "organiser/entry.html")]
struct EntryPage {
    t: Lang,
    page: Page,
    ways: Vec<Way>,
    form: Form,
    form_key: String,
    known: Option<Known>,
    rounds: Vec<(RoundNo, Part)>,
    registrations: Vec<(&'static str, String, String)>,
    back: String,
    name: String,
}

/// What can be done with somebody who is entered.
struct Known {
    base: String,
    later: Vec<(String, String)>,
    seated: bool,
}

fn registrations(t: Lang) -> Vec<(&'static str, String, String)> {
    ["final", "preliminary"]
        .map(|name| {
            let (words, note) =
                (format!("registration-{name}"), format!("registration-about-{name}"));
            (name, t.text(&words), t.text(&note))
        })
        .into()
}

fn view(page: Page, event: &Event, entry: Option<&Entry>, form: Form) -> EntryPage {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let nobody = Entry::new(EntryId(0), "", "", Rank::MIN);
    let seats = Seats::of(tournament);
    let title = entry.map_or_else(|| t.text("entry-new-title"), |entry| t.person(entry));
    EntryPage {
        t,
        ways: organiser_ways(t, event, &page),
        page: frame(page, event).titled(title.clone()).below(&event.path("/entries")),
        form,
        form_key: new_form_key(),
        known: entry.map(|entry| known(t, event, &seats, entry)),
        rounds: seats.parts(entry.unwrap_or(&nobody), tournament.settings.rounds),
        registrations: registrations(t),
        back: event.path("/entries"),
        name: title,
    }
}

fn known(t: Lang, event: &Event, seats: &Seats, entry: &Entry) -> Known {
    let tournament = &event.snapshot.tournament;
    let rounds = tournament.settings.rounds;
    let parts = seats.parts(entry, rounds);
    let last_seat = parts.iter().filter(|(_, part)| *part == Part::Seated).map(|(no, _)| no.0);
    let first = last_seat.max().unwrap_or(0) + 1;
    let later: Vec<_> = (first..=rounds)
        .map(|no| (no.to_string(), t.with("round-number", [("round", no)])))
        .collect();
    Known {
        base: event.path(&format!("/entries/{}", entry.id)),
        later,
        seated: seats.any(entry.id),
    }
}

fn find(event: &Event, place: &Place) -> Result<Entry, WebError> {
    let entry = event.snapshot.tournament.entry(EntryId(place.1));
    entry.cloned().ok_or_else(WebError::no_page)
}

/// The form for somebody new; the fields may be filled by the query.
pub async fn new(page: Page, event: Event, request: HttpRequest) -> Answer {
    let asked = Form::of_query(&request);
    let rounds = event.snapshot.tournament.settings.rounds;
    let mut fields: Vec<(String, String)> = ["surname", "first_name", "rank", "club", "country"]
        .map(|name| (name.to_owned(), asked.value(name).to_owned()))
        .into();
    fields.push(("registration".to_owned(), "final".to_owned()));
    fields.extend((1..=rounds).map(|no| ("round".to_owned(), no.to_string())));
    render(&view(page, &event, None, Form::filled(fields)))
}

/// Enters somebody, and offers the form for the next.
pub async fn add(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    form: Form,
) -> Answer {
    let person: Person = match form.parse() {
        Ok(person) => person,
        Err(form) => return render_wrong(&view(page, &event, None, form)),
    };
    let nobody = Entry::new(EntryId(0), "", "", Rank::MIN);
    let entry = person.onto(&nobody, &event.snapshot.tournament);
    let said = Sentence::new("entry-added").with("name", page.t.person(&entry));
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let done = state
        .at_desk(move |desk| {
            desk.add_entry(id, sender.by(), |number| Entry { id: number, ..entry })
        })
        .await;
    let to = if form.is_ticked("next") { "/entries/new" } else { "/entries" };
    match done {
        Ok(_) => Ok(redirect_saying(&event.path(to), Notice::done(said))),
        Err(error) => render_wrong(&view(page, &event, None, form.after(error)?)),
    }
}

/// The form of an entry.
pub async fn show(page: Page, event: Event, place: Place) -> Answer {
    let entry = find(&event, &place)?;
    let form = fields_of(&entry, event.snapshot.tournament.settings.rounds);
    render(&view(page, &event, Some(&entry), form))
}

/// Changes an entry.
pub async fn change(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Place,
    form: Form,
) -> Answer {
    let was = find(&event, &place)?;
    let person: Person = match form.parse() {
        Ok(person) => person,
        Err(form) => return render_wrong(&view(page, &event, Some(&was), form)),
    };
    let entry = person.onto(&was, &event.snapshot.tournament);
    let said = Sentence::new("entry-changed").with("name", page.t.person(&entry));
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    match state.at_desk(move |desk| desk.edit_entry(id, sender.by(), entry)).await {
        Ok(_) => Ok(redirect_saying(&event.path("/entries"), Notice::done(said))),
        Err(error) => render_wrong(&view(page, &event, Some(&was), form.after(error)?)),
    }
}
