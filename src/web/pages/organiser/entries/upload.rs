use std::collections::HashSet;

use actix_web::web::Data;
use askama::Template;

use crate::desk::Done;
use crate::interchange::{Contents, Participants, detect};
use crate::tournament::{Entry, Registration, Tournament, same_person_key};
use crate::web::{
    Account, Answer, Event, Form, Lang, Notice, Page, Sender, Sentence, State, Upload,
    UploadedFile, Way, WebError, frame, new_form_key, redirect, redirect_saying, render,
    render_wrong,
};

use super::super::read_faults::{FileFault, FileFaults, note};
use crate::web::views::organiser_ways::organiser_ways;

#[derive(Template)]
#[template(path = "organiser/participants.html")]
struct Players {
    t: Lang,
    page: Page,
    ways: Vec<Way>,
    form: Form,
    form_key: String,
    file: String,
    faults: FileFaults,
    registrations: Vec<(&'static str, String, String)>,
}

fn view(page: Page, event: &Event, form: Form, file: &str, faults: FileFaults) -> Players {
    let t = page.t;
    let registration = |name: &'static str, words| (name, t.text(words), String::new());
    Players {
        t,
        ways: organiser_ways(t, event, &page),
        page: frame(page, event)
            .titled(t.text("participants-title"))
            .below(&event.path("/entries")),
        form,
        form_key: new_form_key(),
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
pub async fn read(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    upload: Upload,
) -> Answer {
    let t = page.t;
    let form = upload.form.clone();
    let Some(file) = upload.file("file").cloned() else {
        let missing = FileFaults::whole(t, &Sentence::new("import-no-file"));
        return render_wrong(&view(page, &event, form, "", missing));
    };
    let list = match detect(&file.bytes, &file.name).map(|detected| detected.contents) {
        Ok(Contents::Participants(list)) => list,
        Ok(Contents::Tournament(_)) => {
            let whole = FileFaults::whole(t, &Sentence::new("participants-whole-tournament"));
            return render_wrong(&view(page, &event, form, &file.name, whole));
        }
        Err(error) => {
            let faults = FileFaults::read(t, &error);
            return render_wrong(&view(page, &event, form, &file.name, faults));
        }
    };
    enter(page, state, event, account, form, &file, list).await
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

async fn enter(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    form: Form,
    file: &UploadedFile,
    mut list: Participants,
) -> Answer {
    let t = page.t;
    if form.value("registration") != "final" {
        for entry in &mut list.entries {
            entry.registration = Registration::Preliminary;
        }
    }
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let entries = list.entries.clone();
    let done = state.at_desk(move |desk| desk.add_entries(id, sender.by(), entries)).await;
    match done {
        Ok(Done::Now(count)) => {
            let notes: Vec<_> = list.notes.iter().map(|n| t.sentence(&note(n))).collect();
            let said = Sentence::new("participants-done").with("count", count);
            let said = said.with("notes", notes.join(" "));
            Ok(redirect_saying(&event.path("/entries"), Notice::done(said)))
        }
        Ok(Done::Before) => Ok(redirect(&event.path("/entries"))),
        Err(error) => {
            let mut faults = FileFaults::refused(t, error).map_err(WebError::from)?;
            let doubles = doubles(t, &event.snapshot.tournament, &list, &file.bytes);
            if !doubles.listed.is_empty() {
                faults = doubles;
            }
            render_wrong(&view(page, &event, form, &file.name, faults))
        }
    }
}
