use crate::web::prelude::*;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use interchange::{Contents, Detected, FarRatings, Person, detect, participants};
use rating::{ListIndex, folded};
use service::Merged;

use super::acts::with_ranks;
use super::preview::{ANSWERS, Preview, answered, columns_of, people_of};

#[derive(Template)]
#[template(path = "organiser/participants.html")]
struct Players {
    cx: Page,
    form: Form,
    file: String,
    faults: FileFaults,
    registrations: Vec<(&'static str, String, String)>,
}

#[derive(Template)]
#[template(path = "organiser/list_preview.html")]
struct ListPage {
    cx: Page,
    form: Form,
    file: String,
    list: Preview,
    answers: Vec<(&'static str, String)>,
    /// The list in Base64, which the form sends back.
    data: String,
    back: String,
    registrations: Vec<(&'static str, String, String)>,
}

fn registrations(t: Lang) -> Vec<(&'static str, String, String)> {
    let registration = |name: &'static str, words| (name, t.text(words), String::new());
    vec![
        registration("preliminary", "participants-announced"),
        registration("final", "participants-here"),
    ]
}

fn view(page: Page, event: &Event, form: Form, file: &str, faults: FileFaults) -> Players {
    let t = page.t;
    Players {
        cx: frame(page, event).titled(t.text("participants-title")),
        form,
        file: file.to_owned(),
        faults,
        registrations: registrations(t),
    }
}

pub async fn show(page: Page, event: Event) -> Answer {
    let form = Form::filled([("registration", "preliminary")]);
    render(&view(page, &event, form, "", FileFaults::default()))
}

/// Name and content of the list: an uploaded file, pasted text, or what a preview sent back.
fn list_of(act: &Act) -> Option<(String, Vec<u8>)> {
    if let Some(file) = act.file("file") {
        return Some((file.name.clone(), file.bytes.clone()));
    }
    let form = &act.form;
    if let Some(data) = STANDARD.decode(form.value("data")).ok().filter(|data| !data.is_empty()) {
        return Some((form.value("name").to_owned(), data));
    }
    let pasted = form.value("pasted");
    (!pasted.trim().is_empty()).then(|| (String::new(), pasted.as_bytes().to_vec()))
}

/// Reads a list of participants, or the entries of a tournament file.
fn looked_through(
    t: Lang,
    service: &Service,
    event: &Event,
    form: &Form,
    name: &str,
    bytes: &[u8],
) -> Result<(Preview, Vec<Person>), FileFaults> {
    let structured = matches!(bytes.trim_ascii_start(), [b'<' | b'{', ..]);
    let table = match detect(bytes, name, Local::now().date_naive()) {
        Ok(Detected { contents: Contents::Tournament(read), .. }) => {
            Ok((participants::table_of(&read.tournament), true))
        }
        Err(error) if structured => Err(error),
        _ => participants::table(bytes).map(|table| (table, false)),
    };
    let (table, of_tournament) = table.map_err(|error| FileFaults::read(t, &error))?;
    if table.rows.is_empty() {
        return Err(FileFaults::whole(t, &Sentence::new("list-nobody-on-it")));
    }
    let tournament = &event.snapshot.tournament;
    // Without rating lists the order of names is judged by the list alone.
    let lists = service.newest_ratings().unwrap_or_default();
    let entered: HashSet<String> = tournament
        .entries
        .iter()
        .map(|one| same_person_key(&one.surname, &one.first_name))
        .collect();
    let is_known = |surname: &str, given: &str| {
        let listed = |index: &Arc<ListIndex>| {
            let hits = index.namesakes(&format!("{surname} {given}"));
            let found = hits.iter().filter_map(|hit| index.list().get(hit.place));
            found.into_iter().any(|listed| folded(listed.surname) == folded(surname))
        };
        entered.contains(&same_person_key(surname, given)) || lists.iter().any(listed)
    };
    let mut columns = columns_of(tournament, &table, form, &is_known);
    if of_tournament {
        // The ratings of a tournament file are on a scale of their own.
        columns.far = FarRatings::Keep;
    }
    let list = Preview::of(t, &event.snapshot.tournament, &table, &columns, form);
    Ok((list, people_of(&event.snapshot.tournament, &table, &columns, form)))
}

/// Shows a preview first; `act=enter` enters the list if nothing is wrong with it.
pub async fn read(act: Act) -> Answer {
    let t = act.cx.page.t;
    let wrong = |name: &str, faults| {
        render_wrong(&view(act.cx.page.clone(), &act.cx.event, act.form.clone(), name, faults))
    };
    let Some((name, bytes)) = list_of(&act) else {
        return wrong("", FileFaults::whole(t, &Sentence::new("participants-nothing")));
    };
    let answered = answered(&act.form);
    let (event, form, data) = (act.cx.event.clone(), answered.clone(), STANDARD.encode(&bytes));
    let look = move |service: &Service| {
        Ok::<_, WebError>((looked_through(t, service, &event, &form, &name, &bytes), name))
    };
    let (found, name) = act.cx.state.worked_out(look).await?;
    let (list, people) = match found {
        Ok(found) => found,
        Err(faults) => return wrong(&name, faults),
    };
    let wanted = act.form.value("act") == "enter";
    if wanted && list.is_right() {
        return enter(&act, people).await;
    }
    let shown = match wanted {
        true => act.cx.page.saying(Notice::alert(Sentence::new("list-not-entered"))),
        false => act.cx.page,
    };
    let page = ListPage {
        data,
        back: act.cx.event.path("/entries/import"),
        registrations: registrations(t),
        answers: ANSWERS.map(|name| (name, answered.value(name).to_owned())).into(),
        form: answered,
        file: name,
        list,
        cx: frame(shown, &act.cx.event).titled(t.text("list-preview-title")),
    };
    if wanted { render_wrong(&page) } else { render(&page) }
}

async fn enter(act: &Act, people: Vec<Person>) -> Answer {
    let registration = Registration::named(act.form.value("registration"));
    let registration = registration.unwrap_or(Registration::Preliminary);
    let merge = move |service: &Service, id, by: By<'_>| {
        service.merge_entries(id, by, &people, registration)
    };
    match act.blocking(merge).await {
        Ok(Done::Now(Merged { entered, changed, same })) => {
            let said = Sentence::new("participants-done").with("count", entered);
            let said = said.with("changed", changed).with("same", same);
            act.done("/entries", with_ranks(act, said).await?)
        }
        Ok(Done::Before) => Ok(redirect(&act.cx.event.path("/entries"))),
        Err(error) => {
            let faults = FileFaults::refused(act.cx.page.t, error).map_err(WebError::from)?;
            render_wrong(&view(act.cx.page.clone(), &act.cx.event, act.form.clone(), "", faults))
        }
    }
}
