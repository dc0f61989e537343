use actix_web::web::Data;
use askama::Template;
use chrono::Local;

use crate::desk::{Desk, Done, LISTS_KEPT};
use crate::interchange::ratings;
use crate::store::RatingListRow;
use crate::web::views::organiser_links::organiser_links;
use crate::web::{
    Act, Answer, Event, Form, Lang, Link, Page, Sentence, State, WebError, frame, redirect,
};

use super::read_faults::FileFaults;

/// A list that is kept.
struct Row {
    name: String,
    date: String,
    people: i32,
    newest: bool,
}

#[derive(Template)]
#[template(path = "organiser/ratings.html")]
struct Lists {
    t: Lang,
    page: Page,
    links: Vec<Link>,
    form: Form,
    file: String,
    faults: FileFaults,
    rows: Vec<Row>,
    back: String,
    kept: usize,
}

/// The rating lists of this server, and the form for a new one.
pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    state.render(move |desk| view(desk, page, &event, String::new(), FileFaults::default())).await
}

fn view(
    desk: &Desk,
    page: Page,
    event: &Event,
    file: String,
    faults: FileFaults,
) -> Result<Lists, WebError> {
    let t = page.t;
    let lists = desk.rating_lists()?;
    let row = |(place, list): (usize, &RatingListRow)| Row {
        name: list.kind.name().to_uppercase(),
        date: t.day(list.date),
        people: list.people,
        newest: place == 0 || lists[place - 1].kind != list.kind,
    };
    Ok(Lists {
        t,
        links: organiser_links(t, event, &page),
        rows: lists.iter().enumerate().map(row).collect(),
        page: frame(page, event).titled(t.text("lists-title")).below(&event.path("/entries")),
        form: Form::empty(),
        file,
        faults,
        back: event.path("/entries/enter"),
        kept: LISTS_KEPT,
    })
}

/// Keeps a list that was sent, or nothing of it.
pub async fn keep(mut act: Act) -> Answer {
    let t = act.page.t;
    let Some(at) = act.files.iter().position(|file| file.field == "file") else {
        let missing = FileFaults::whole(t, &Sentence::new("import-no-file"));
        return again(act, String::new(), missing).await;
    };
    let file = act.files.swap_remove(at);
    let today = Local::now().date_naive();
    let name = file.name.clone();
    let read = act.state.worked_out(move |_| Ok::<_, WebError>(ratings::read(&file.bytes, today)));
    let list = match read.await? {
        Ok(list) => list,
        Err(error) => return again(act, name, FileFaults::read(t, &error)).await,
    };
    let said = Sentence::new("lists-done")
        .with("name", list.kind.name().to_uppercase())
        .with("date", t.day(list.date))
        .with("count", list.len());
    match act.at_desk(move |desk, _, by| desk.keep_rating_list(by, &list)).await? {
        Done::Now(_) => act.done("/ratings", said),
        Done::Before => Ok(redirect(&act.event.path("/ratings"))),
    }
}

async fn again(act: Act, file: String, faults: FileFaults) -> Answer {
    let Act { state, page, event, .. } = act;
    state.render_wrong(move |desk| view(desk, page, &event, file, faults)).await
}
