//! The handbook of `docs/handbook`, from Markdown to HTML, built into the binary, one page a chapter.

use crate::web::prelude::*;
use std::borrow::Cow;
use std::sync::LazyLock;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use rust_embed::RustEmbed;

use crate::web::asset;

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

#[route("GET", "/help", Public)]
async fn contents(page: Page) -> Answer {
    let t = page.t;
    let page = page.titled(t.text("help"));
    render(&Contents { cx: page, chapters: chapters(t).collect() })
}

#[route("GET", "/help/{chapter}", Public)]
async fn chapter(page: Page, name: Path<String>) -> Answer {
    let t = page.t;
    let chapter = chapters(t).find(|chapter| chapter.name == *name);
    let chapter = chapter.ok_or_else(WebError::no_page)?;
    let others = chapters(t).filter(|other| other.name != chapter.name).collect();
    render(&ChapterPage { cx: page.titled(&chapter.title), chapter, others })
}

const ORDER: [&str; 7] = [
    "first-tournament",
    "registration",
    "arbiter",
    "player",
    "coming-from",
    "sending-results",
    "trouble",
];

#[derive(RustEmbed)]
#[folder = "../../docs/handbook/"]
struct Files;

struct Chapter {
    language: String,
    name: &'static str,
    title: String,
    html: String,
}

static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
    let folders = Files::iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned()));
    let mut languages: Vec<String> = folders.collect();
    languages.sort();
    languages.dedup();
    let read = |language: &str, name: &'static str| {
        let file = |language| Files::get(&format!("{language}/{name}.md"));
        let (own, english) = (file(language)?, file("en")?);
        let text = |file| std::str::from_utf8(file).ok();
        Some(Chapter::of(language, name, text(&own.data)?, text(&english.data)?))
    };
    let all = languages.iter().flat_map(|l| ORDER.iter().map(move |name| (l, *name)));
    all.filter_map(|(language, name)| read(language, name)).collect()
});

fn chapters(t: Lang) -> impl Iterator<Item = &'static Chapter> {
    let written = CHAPTERS.iter().any(|chapter| chapter.language == t.tag());
    let language: Cow<'_, str> = if written { t.tag().to_string().into() } else { "en".into() };
    CHAPTERS.iter().filter(move |chapter| chapter.language == language)
}

impl Chapter {
    /// Each section has an anchor of its own title and one of its English title, so that links work in every language.
    fn of(language: &str, name: &'static str, text: &str, english: &str) -> Self {
        let mut anchors = titles(&events(english)).into_iter().map(|(_, words)| anchor(&words));
        let events = events(text);
        let titles = titles(&events);
        let title = titles.first().map(|(_, words)| words.clone()).unwrap_or_default();
        let mut titles = titles.into_iter().peekable();
        let mut shown = Vec::with_capacity(events.len() + 16);
        for (at, event) in events.into_iter().enumerate() {
            let words = titles.next_if(|(place, _)| *place == at).map(|(_, words)| words);
            let event = match (event, words) {
                (Event::Start(Tag::Heading { level, classes, attrs, .. }), Some(words)) => {
                    let own = anchor(&words);
                    if let Some(english) = anchors.next().filter(|english| *english != own) {
                        shown.push(Event::Html(format!("<a id=\"{english}\"></a>").into()));
                    }
                    Event::Start(Tag::Heading { level, id: Some(own.into()), classes, attrs })
                }
                (event, _) => to_the_web(event),
            };
            shown.push(event);
        }
        let mut html = String::with_capacity(text.len() * 2);
        html::push_html(&mut html, shown.into_iter());
        Self { language: language.to_owned(), name, title, html }
    }
}

fn events(text: &str) -> Vec<Event<'_>> {
    Parser::new_ext(text, Options::ENABLE_TABLES).collect()
}

/// Index of each heading's start, and its text.
fn titles(events: &[Event<'_>]) -> Vec<(usize, String)> {
    let is_heading = |event: &Event<'_>| matches!(event, Event::Start(Tag::Heading { .. }));
    let places = events.iter().enumerate().filter(|(_, event)| is_heading(event));
    places.map(|(at, _)| (at, heading(&events[at + 1..]))).collect()
}

fn heading(events: &[Event<'_>]) -> String {
    let within = events.iter().take_while(|e| !matches!(e, Event::End(TagEnd::Heading(_))));
    let words = within.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
        _ => None,
    });
    words.collect()
}

/// The anchor that GitHub gives a heading: `Enter the players` is `enter-the-players`.
fn anchor(words: &str) -> String {
    let kept = words.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Links to `.md` files become links to pages; images become assets of the server.
fn to_the_web(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = match dest_url.split_once(".md") {
                Some((name, rest)) => CowStr::from(format!("/help/{name}{rest}")),
                None => dest_url,
            };
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            let dest_url = match dest_url.split_once("static/") {
                Some((_, name)) => CowStr::from(asset(name)),
                None => dest_url,
            };
            Event::Start(Tag::Image { link_type, dest_url, title, id })
        }
        event => event,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_has_a_title_anchors_and_links_between_pages() {
        let text = "# The day\n\nSee [there](player.md#your-board).\n\n## Über uns & mehr\n\n| a |\n|---|\n| b |";
        let chapter = Chapter::of("de", "arbiter", text, "# The day\n\n## About us");
        assert_eq!(chapter.title, "The day");
        for part in [
            "href=\"/help/player#your-board\"",
            "id=\"über-uns--mehr\"",
            "<table>",
            "<a id=\"about-us\"></a>",
        ] {
            assert!(chapter.html.contains(part), "{part} in {}", chapter.html);
        }
    }

    #[test]
    fn every_chapter_is_there_in_english_and_in_german() {
        for language in ["en", "de"] {
            let there = CHAPTERS.iter().filter(|chapter| chapter.language == language);
            assert_eq!(there.map(|chapter| chapter.name).collect::<Vec<_>>(), ORDER, "{language}");
        }
        assert_eq!(Files::iter().count(), CHAPTERS.len(), "every file is a chapter");
    }
}
