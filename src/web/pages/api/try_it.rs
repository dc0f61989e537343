//! The page that tries the interface out.

use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

use crate::desk::{Desk, DeskError};
use crate::web::{Answer, Form, Lang, Page, State, render};

use super::document::PATHS;

/// An address, filled in as far as it can be.
struct Line {
    href: String,
    about: &'static str,
}

#[derive(Template)]
#[template(path = "api/try.html")]
struct Try {
    t: Lang,
    page: Page,
    origin: String,
    form: Form,
    events: Vec<(String, String)>,
    lines: Vec<Line>,
}

/// Every address for an event that is chosen, to be followed or copied.
pub async fn show(page: Page, state: Data<State>, request: HttpRequest) -> Answer {
    let t = page.t;
    let mut form = Form::of_query(&request);
    let listed = |desk: &Desk| {
        let store = desk.store();
        store.read(|c| Ok::<_, DeskError>(store.tournaments(c)?))
    };
    let listed = state.at_desk(listed).await?.into_iter().filter(|one| !one.hidden);
    let events: Vec<(String, String)> = listed.map(|one| (one.slug, one.name)).collect();
    let first = events.first().map(|(slug, _)| slug.clone()).unwrap_or_default();
    for (name, usual) in [("slug", first.as_str()), ("round", "1"), ("entry", "1")] {
        if form.value(name).is_empty() {
            form = form.adding(name, usual);
        }
    }
    let known = events.iter().any(|(slug, _)| slug == form.value("slug"));
    let slug = if known { form.value("slug") } else { first.as_str() };
    let number = |name| form.value(name).parse::<u32>().unwrap_or(1).to_string();
    let line = |(path, _, about): &(&str, _, &'static str)| Line {
        href: path
            .replace("{slug}", slug)
            .replace("{round}", &number("round"))
            .replace("{entry}", &number("entry")),
        about,
    };
    let lines = PATHS.iter().map(line).collect();
    let origin = state.origin(&request);
    render(&Try { t, page: page.titled(t.text("api-title")), origin, form, events, lines })
}
