use crate::web::Upload;
use crate::web::prelude::*;
use crate::web::views::answers::{progress, stopped};
use interchange::{Contents, Imported, detect};

use super::create::made_before;

const MOST_NOTES: usize = 200;

#[derive(Template)]
#[template(path = "organiser/import.html")]
struct ImportPage {
    cx: Page,
    form: Form,
    file: String,
    faults: FileFaults,
}

impl ImportPage {
    fn of(cx: Page, file: &str, faults: FileFaults) -> Self {
        let form = Form::filled([("hidden", "yes")]);
        Self { cx: cx.headed("import-title"), form, file: file.to_owned(), faults }
    }
}

#[route("GET", "/import", EventMaker)]
async fn show(page: Page) -> Answer {
    render(&ImportPage::of(page, "", FileFaults::default()))
}

#[route("GET", "/import/work", EventMaker)]
async fn work(state: Data<State>, account: Account) -> Answer {
    progress(&state, TaskOf::Import(account.0.id)).await
}

/// Nothing of the file is kept.
#[route("POST", "/import/stop", EventMaker)]
async fn stop(state: Data<State>, account: Account, _: Form) -> Answer {
    stopped(&state, TaskOf::Import(account.0.id), "/import").await
}

/// Keeps the file's content as a new tournament, all or nothing.
#[route("POST", "/import", EventMaker)]
async fn import(page: Page, state: Data<State>, account: Account, upload: Upload) -> Answer {
    let t = page.t;
    let again = |name: &str, faults| Err(WebError::again(&ImportPage::of(page, name, faults)));
    let Some(file) = upload.file("file").cloned() else {
        return again("", FileFaults::about_file(t, &Sentence::new("import-no-file")));
    };
    let sender = Sender::of(account.0.id, &upload.form);
    let (name, hidden) = (file.name.clone(), upload.form.is_ticked("hidden"));
    let done = state
        .blocking(move |service| {
            let working = service.work_on(TaskOf::Import(account.0.id));
            working.advance(5)?;
            let detected = detect(&file.bytes, &file.name, Local::now().date_naive());
            Ok(match detected.map(|detected| detected.contents) {
                Ok(Contents::Tournament(mut imported)) => {
                    imported.tournament.settings.hidden |= hidden;
                    working.advance(50)?;
                    Ok(keep(service, &sender, &imported)?)
                }
                Ok(Contents::Participants(_)) => {
                    Err(FileFaults::about_file(t, &Sentence::new("import-only-players")))
                }
                Err(error) => Err(FileFaults::read(t, &error)),
            })
        })
        .await;
    match done {
        Ok(Ok((to, said))) => Ok(redirect_saying(&to, Notice::done(said))),
        Ok(Err(faults)) => again(&name, faults),
        Err(error) => again(&name, FileFaults::refused(t, error)?),
    }
}

/// Returns the next address and its notice; also if an earlier request made the tournament.
fn keep(
    service: &Service,
    sender: &Sender,
    imported: &Imported,
) -> Result<(String, Sentence), ServiceError> {
    let Done::Now(made) = service.create_tournament(sender.by(), &imported.tournament)? else {
        return made_before(service, sender.by(), "/entries");
    };
    let (to, event) = (format!("/t/{}/entries", made.slug), &made.tournament);
    let rounds = event.rounds.iter().filter(|round| !round.boards.is_empty()).count();
    let games: usize = event.rounds.iter().map(|round| round.boards.len()).sum();
    let said = Sentence::new("import-done").with("event", &event.settings.name);
    let said = said.with("players", event.entries.len());
    let said = said.with("rounds", rounds).with("games", games);
    if imported.notes.is_empty() {
        return Ok((to, said));
    }
    let notes: Vec<_> = imported.notes.iter().take(MOST_NOTES).map(Message::sentence).collect();
    service.acts(made.id, sender.by()).note_import(&json!({ "notes": notes }))?;
    Ok((format!("{to}?imported=yes"), said))
}
