//! From a chapter as people write it to a page.

use std::borrow::Cow;
use std::sync::LazyLock;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use rust_embed::RustEmbed;

use crate::web::Lang;

/// The chapters, in the order in which they are read.
const ORDER: [&str; 6] =
    ["first-tournament", "arbiter", "player", "coming-from", "sending-results", "trouble"];

#[derive(RustEmbed)]
#[folder = "docs/handbook/"]
struct Files;

/// A chapter of the handbook in one language.
pub struct Chapter {
    /// The tag of its language.
    language: String,
    /// Its name in addresses.
    pub name: &'static str,
    /// Its title.
    pub title: String,
    /// Its content.
    pub html: String,
}

static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| {
    let folders = Files::iter().filter_map(|path| Some(path.split_once('/')?.0.to_owned()));
    let mut languages: Vec<String> = folders.collect();
    languages.sort();
    languages.dedup();
    let read = |language: &str, name: &'static str| {
        let file = Files::get(&format!("{language}/{name}.md"))?;
        Some(Chapter::of(language, name, std::str::from_utf8(&file.data).ok()?))
    };
    let all = languages.iter().flat_map(|l| ORDER.iter().map(move |name| (l, *name)));
    all.filter_map(|(language, name)| read(language, name)).collect()
});

/// The handbook in that language; in English where it was not written yet.
pub fn chapters(t: Lang) -> impl Iterator<Item = &'static Chapter> {
    let written = CHAPTERS.iter().any(|chapter| chapter.language == t.tag());
    let language: Cow<'_, str> = if written { t.tag().to_string().into() } else { "en".into() };
    CHAPTERS.iter().filter(move |chapter| chapter.language == language)
}

impl Chapter {
    fn of(language: &str, name: &'static str, text: &str) -> Self {
        let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
        let mut title = String::new();
        let headings = events.iter().enumerate().filter_map(|(at, event)| {
            matches!(event, Event::Start(Tag::Heading { .. })).then_some(at)
        });
        for at in headings.collect::<Vec<_>>() {
            let words = heading(&events[at + 1..]);
            let anchor = anchor(&words);
            if let Event::Start(Tag::Heading { id, .. }) = &mut events[at] {
                *id = Some(anchor.into());
            }
            if title.is_empty() {
                title = words;
            }
        }
        let mut html = String::with_capacity(text.len() * 2);
        html::push_html(&mut html, events.into_iter().map(to_the_web));
        Self { language: language.to_owned(), name, title, html }
    }
}

/// The words of a heading whose events these begin with.
fn heading(events: &[Event<'_>]) -> String {
    let within = events.iter().take_while(|e| !matches!(e, Event::End(TagEnd::Heading(_))));
    let words = within.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
        _ => None,
    });
    words.collect()
}

/// The anchor of a heading, as repositories on the web make it: `Enter the players` is `enter-the-players`.
fn anchor(words: &str) -> String {
    let kept = words.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Links from file to file become links from page to page.
fn to_the_web(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = match dest_url.split_once(".md") {
                Some((name, rest)) => CowStr::from(format!("/help/{name}{rest}")),
                None => dest_url,
            };
            Event::Start(Tag::Link { link_type, dest_url, title, id })
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
        let chapter = Chapter::of("en", "arbiter", text);
        assert_eq!(chapter.title, "The day");
        for part in ["href=\"/help/player#your-board\"", "id=\"über-uns--mehr\"", "<table>"] {
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
