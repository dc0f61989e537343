use std::collections::HashSet;

use askama::Template;
use chrono::Local;

use crate::desk::Done;
use crate::interchange::{Contents, Participants, detect};
use crate::tournament::{Entry, Registration, Tournament, same_person_key};
use crate::web::{
    Act, Answer, Event, Form, Lang, Link, Page, Sentence, UploadedFile, WebError, frame, redirect,
    render, render_wrong,
};

use super::super::read_faults::{FileFault, FileFaults, note};
use crate::web::views::organiser_links::organiser_links;

#[derive(Template)]
#[template(path = "organiser/participants.html")]
struct Players {
    t: Lang,
    page: Page,
    links: Vec<Link>,
    form: Form,
    file: String,
    faults: FileFaults,
    registrations: Vec<(&'static str, String, String)>,
}

fn view(page: Page, event: &Event, form: Form, file: &str, faults: FileFaults) -> Players {
    let t = page.t;
    let registration = |name: &'static str, words| (name, t.text(words), String::new());
    Players {
        t,
        links: organiser_links(t, event, &page),
        page: frame(page, event)
            .titled(t.text("participants-title"))
            .below(&event.path("/entries")),
        form,
        file: file.to_owned(),
        faults,
        registrations: vec![
            registration("preliminary", "participants-announced"),
            registration("final", "participants-here"),
        ],
    }
}

/// The form for a list of participants.
pub async fn show(page: Page, event: Event) -> Answer {
    let form = Form::filled([("registration", "preliminary")]);
    render(&view(page, &event, form, "", FileFaults::default()))
}

/// Reads a list of participants and enters everybody on it, or nobody.
pub async fn read(act: Act) -> Answer {
    let t = act.page.t;
    let wrong = |name: &str, faults| {
        render_wrong(&view(act.page.clone(), &act.event, act.form.clone(), name, faults))
    };
    let Some(file) = act.file("file") else {
        return wrong("", FileFaults::whole(t, &Sentence::new("import-no-file")));
    };
    match detect(&file.bytes, &file.name, Local::now().date_naive())
        .map(|detected| detected.contents)
    {
        Ok(Contents::Participants(list)) => enter(&act, file, list).await,
        Ok(Contents::Tournament(_)) => {
            let whole = Sentence::new("participants-whole-tournament");
            wrong(&file.name, FileFaults::whole(t, &whole))
        }
        Err(error) => wrong(&file.name, FileFaults::read(t, &error)),
    }
}

/// Who on the list is entered already, each with the line where the name stands.
fn doubles(t: Lang, tournament: &Tournament, list: &Participants, bytes: &[u8]) -> FileFaults {
    let key = |e: &Entry| same_person_key(&e.surname, &e.first_name);
    let known: HashSet<String> = tournament.entries.iter().map(key).collect();
    let text = String::from_utf8_lossy(bytes);
    let line = |entry: &Entry| {
        let here = |line: &str| line.contains(&entry.surname) && line.contains(&entry.first_name);
        text.lines()
            .position(here)
            .map_or(String::new(), |at| t.with("place-line", [("line", (at + 1).to_string())]))
    };
    let fault = |entry: &Entry| FileFault {
        place: line(entry),
        said: t.with("refusal-entered-already", [("name", t.person(entry))]),
    };
    let mut listed: Vec<_> =
        list.entries.iter().filter(|entry| known.contains(&key(entry))).map(fault).collect();
    let more = listed.len().saturating_sub(100);
    listed.truncate(100);
    FileFaults { listed, more }
}

async fn enter(act: &Act, file: &UploadedFile, mut list: Participants) -> Answer {
    let t = act.page.t;
    if act.form.value("registration") != "final" {
        for entry in &mut list.entries {
            entry.registration = Registration::Preliminary;
        }
    }
    let entries = list.entries.clone();
    match act.at_desk(move |desk, id, by| desk.add_entries(id, by, entries)).await {
        Ok(Done::Now(count)) => {
            let notes: Vec<_> = list.notes.iter().map(|n| t.sentence(&note(n))).collect();
            let said = Sentence::new("participants-done").with("count", count);
            act.done("/entries", said.with("notes", notes.join(" ")))
        }
        Ok(Done::Before) => Ok(redirect(&act.event.path("/entries"))),
        Err(error) => {
            let mut faults = FileFaults::refused(t, error).map_err(WebError::from)?;
            let doubles = doubles(t, &act.event.snapshot.tournament, &list, &file.bytes);
            if !doubles.listed.is_empty() {
                faults = doubles;
            }
            let (page, form) = (act.page.clone(), act.form.clone());
            render_wrong(&view(page, &act.event, form, &file.name, faults))
        }
    }
}
