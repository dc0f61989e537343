//! The handbook of `docs/handbook`, built into the binary, one page a chapter.

mod book;

use crate::web::prelude::*;
use book::Chapter;

crate::web::serves! {
    ("GET", "/help", Public) => contents,
    ("GET", "/help/{chapter}", Public) => chapter,
}

#[derive(Template)]
#[template(path = "help/contents.html")]
struct Contents {
    cx: Page,
    chapters: Vec<&'static Chapter>,
}

#[derive(Template)]
#[template(path = "help/chapter.html")]
struct ChapterPage {
    cx: Page,
    chapter: &'static Chapter,
    others: Vec<&'static Chapter>,
}

pub async fn contents(page: Page) -> Answer {
    let t = page.t;
    let page = page.titled(t.text("help"));
    render(&Contents { cx: page, chapters: book::chapters(t).collect() })
}

pub async fn chapter(page: Page, name: Path<String>) -> Answer {
    let t = page.t;
    let chapter = book::chapters(t).find(|chapter| chapter.name == *name);
    let chapter = chapter.ok_or_else(WebError::no_page)?;
    let others = book::chapters(t).filter(|other| other.name != chapter.name).collect();
    render(&ChapterPage { cx: page.titled(&chapter.title), chapter, others })
}
