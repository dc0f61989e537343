use crate::web::prelude::*;
use service::name_left;

use super::acts::with_ranks;
use super::person::{Person, fields_of};
use super::seats::{SeatedRounds, TakesPart};
use super::view::categories;
use crate::web::views::namesakes::alike;

/// Slug and number of the entry.
pub(super) type Place = Path<(String, i32)>;

#[derive(Template)]
#[template(path = "organiser/entry.html")]
struct EntryPage {
    cx: Page,
    form: Form,
    known: Option<Entered>,
    rounds: Vec<(RoundNo, TakesPart)>,
    registrations: Vec<(&'static str, String, String)>,
    sexes: Vec<(&'static str, String)>,
    categories: Vec<(String, String)>,
    /// Whether all rounds are drawn, so that a new player plays none.
    late: bool,
    pairs: bool,
    back: String,
    name: String,
}

struct Entered {
    base: String,
    /// Where the name stays when they are forgotten.
    left: String,
    /// Rounds to withdraw from: number, label, whether it is the first without a seat.
    later: Vec<(String, String, bool)>,
    seated: bool,
    /// Number of another entry that may be the same person; empty for none.
    double: String,
    double_name: String,
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

fn sex_key(sex: &str) -> &'static str {
    match sex {
        "f" => "sex-f",
        "m" => "sex-m",
        _ => "sex-unsaid",
    }
}

fn view(page: Page, event: &Event, entry: Option<&Entry>, form: Form) -> EntryPage {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let nobody = Entry::new(EntryId(0), "", "", Rank::MIN);
    let seats = SeatedRounds::of(tournament);
    let title = entry.map_or_else(|| t.text("entry-new-title"), |entry| t.person(entry));
    EntryPage {
        cx: frame(page, event).titled(title.clone()),
        form,
        known: entry.map(|entry| known(t, event, &seats, entry)),
        late: entry.is_none() && !tournament.rounds.is_empty() && next_round(tournament).is_none(),
        rounds: seats.parts(entry.unwrap_or(&nobody), tournament.settings.rounds),
        registrations: registrations(t),
        sexes: ["", "f", "m"].map(|sex| (sex, t.text(sex_key(sex)))).into(),
        categories: categories(t, tournament),
        pairs: tournament.settings.sides != Sides::One || entry.is_some_and(Entry::is_pair),
        back: event.path("/entries"),
        name: title,
    }
}

fn known(t: Lang, event: &Event, seats: &SeatedRounds, entry: &Entry) -> Entered {
    let tournament = &event.snapshot.tournament;
    let rounds = tournament.settings.rounds;
    let parts = seats.parts(entry, rounds);
    let last_seat = parts.iter().filter(|(_, part)| *part == TakesPart::Seated).map(|(no, _)| no.0);
    let free = last_seat.max().unwrap_or(0) + 1;
    // Withdrawing also settles open games of published rounds, except in matches of teams.
    let alone = !tournament.teams.meet();
    let mut public = tournament.rounds.iter().filter(|round| alone && round.is_public());
    let open = public.find(|round| round.board_of(entry.id).is_some_and(|b| b.ending.is_pending()));
    let later: Vec<_> = (open.map_or(free, |round| round.no.0)..=rounds)
        .map(|no| (no.to_string(), t.with("round-number", [("round", no)]), no == free))
        .collect();
    let entries = &tournament.entries;
    let double = KnownPeople::of(entries).alike(entries, entry).map(|at| &entries[at]);
    Entered {
        double: double.map(|one| one.id.to_string()).unwrap_or_default(),
        double_name: double.map(Entry::full_name).unwrap_or_default(),
        base: event.path(&format!("/entries/{}", entry.id)),
        left: name_left(tournament, entry).join(" · "),
        later,
        seated: seats.any(entry.id),
    }
}

fn find(event: &Event, place: &Place) -> Result<Entry> {
    let entry = event.snapshot.tournament.entry(EntryId(place.1));
    entry.cloned().ok_or_else(WebError::no_page)
}

/// The query may fill the fields.
pub async fn new(page: Page, event: Event, request: HttpRequest) -> Answer {
    let asked = Form::of_query(&request);
    let tournament = &event.snapshot.tournament;
    let rounds = tournament.settings.rounds;
    let asked_for =
        ["surname", "first_name", "rank", "club", "country", "egf_pin", "ffg_licence", "aga_id"];
    let mut fields: Vec<(String, String)> =
        asked_for.map(|name| (name.to_owned(), asked.value(name).to_owned())).into();
    let registration = Registration::named(asked.value("registration")).unwrap_or_default();
    fields.push(("registration".to_owned(), registration.to_string()));
    let to_come = tournament.rounds_to_come().rounds(rounds);
    fields.extend(to_come.map(|no| ("round".to_owned(), no.to_string())));
    render(&view(page, &event, None, Form::filled(fields)))
}

pub(super) fn added(t: Lang, entry: &Entry, tournament: &Tournament) -> Sentence {
    let name = t.person(entry);
    match tournament.plays_from(entry) {
        Some(round) => Sentence::new("entry-added-from").with("name", name).with("round", round),
        None => Sentence::new("entry-added").with("name", name),
    }
}

/// Warning about an entry of nearly the same name; not for equal names, which rank, club and number tell apart.
pub(super) fn nearly(event: &Event, entry: &Entry) -> Option<Sentence> {
    let entries = &event.snapshot.tournament.entries;
    let same_name = entries.iter().any(|one| one.bears_the_name_of(entry));
    alike(&KnownPeople::of(entries), entries, entry).filter(|_| !same_name)
}

pub async fn add(act: Act) -> Answer {
    let person: Person = match act.form.parse() {
        Ok(person) => person,
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, None, wrong)),
    };
    let nobody = Entry::new(EntryId(0), "", "", Rank::MIN);
    let entry = person.onto(&nobody, &act.cx.event.snapshot.tournament);
    let said = added(act.cx.page.t, &entry, &act.cx.event.snapshot.tournament);
    let another = act.form.is_ticked("another");
    if let Some(nearly) = nearly(&act.cx.event, &entry).filter(|_| !another) {
        let form = act.form.refused("surname", nearly);
        return render_wrong(&view(act.cx.page, &act.cx.event, None, form));
    }
    let add = move |number| Entry { id: number, ..entry };
    let done = act.blocking(move |service, id, by| service.add_person(id, by, another, add)).await;
    // The next form keeps the answer to "announced or here".
    let to = match (act.form.is_ticked("next"), act.form.value("registration")) {
        (true, "preliminary") => "/entries/new?registration=preliminary",
        (true, _) => "/entries/new",
        (false, _) => "/entries",
    };
    match done {
        Ok(_) => act.done(to, said),
        Err(error) => render_wrong(&view(act.cx.page, &act.cx.event, None, act.form.after(error)?)),
    }
}

pub async fn show(page: Page, event: Event, place: Place) -> Answer {
    let entry = find(&event, &place)?;
    let form = Form::filled(fields_of(&entry.of_first(), &event.snapshot.tournament));
    render(&view(page, &event, Some(&entry), form))
}

pub async fn change(act: Act, place: Place) -> Answer {
    let was = find(&act.cx.event, &place)?;
    let person: Person = match act.form.parse() {
        Ok(person) => person,
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, Some(&was), wrong)),
    };
    let typed = person.onto(&was.of_first(), &act.cx.event.snapshot.tournament);
    let said = Sentence::new("entry-changed").with("name", act.cx.page.t.person(&typed));
    let sent = act.form.clone();
    let edit = move |tournament: &Tournament, was: &Entry| {
        let person: Person = sent.merged(fields_of(was, tournament))?;
        Ok(person.onto(was, tournament))
    };
    let another = act.form.is_ticked("another");
    let work = move |service: &Service, id, by: By<'_>| {
        service.edit_person(id, by, typed.id, another, edit)
    };
    match act.blocking(work).await {
        Ok(_) => act.done("/entries", with_ranks(&act, said).await?),
        Err(error) => {
            render_wrong(&view(act.cx.page, &act.cx.event, Some(&was), act.form.after(error)?))
        }
    }
}
