//! News of an event for feed readers, as Atom (RFC 4287): published rounds, complete results and announcements.

use crate::web::prelude::*;
use chrono::SecondsFormat;
use serde_json::Value;
use sha2::{Digest, Sha256};

use store::Deed;

const MOST: usize = 50;

struct News {
    id: String,
    at: DateTime<Utc>,
    title: String,
    words: String,
    href: String,
}

impl News {
    fn updated(&self) -> String {
        stamp(self.at)
    }
}

#[derive(Template)]
#[template(path = "public/feed.xml")]
struct Feed {
    language: &'static str,
    id: String,
    title: String,
    name: String,
    updated: String,
    front: String,
    own: String,
    news: Vec<News>,
}

/// In the language of `?lang=`, else in English.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let asked = Form::of_query(&request);
    let t = Lang::find(asked.value("lang")).unwrap_or_else(Lang::english);
    let address = format!("/feed.atom?lang={}", t.tag());
    let own = visit.event.path(&address);
    let make = move |event: &Event, service: &Service| feed(t, event, service, own);
    visit.data(&address, "application/atom+xml; charset=utf-8", make).await
}

fn feed(t: Lang, event: &Event, service: &Service, own: String) -> Result<String> {
    let mut news = rounds(t, event, service)?;
    news.extend(said(t, event, service)?);
    news.sort_by_key(|one| std::cmp::Reverse(one.at));
    news.truncate(MOST);
    let snapshot = &event.snapshot;
    let begin = snapshot.tournament.settings.begins.and_time(chrono::NaiveTime::MIN).and_utc();
    let name = snapshot.tournament.settings.name.clone();
    let feed = Feed {
        language: t.tag(),
        id: name_of(event, ""),
        title: t.with("feed-title", [("event", name.clone())]),
        name,
        updated: stamp(news.first().map_or(begin, |one| one.at)),
        front: event.path(""),
        own,
        news,
    };
    Ok(feed.render().map_err(anyhow::Error::from)?)
}

/// One entry when a round was published and one when its last result came, at the times in the journal.
fn rounds(t: Lang, event: &Event, service: &Service) -> Result<Vec<News>, ServiceError> {
    let (store, id) = (service.store(), event.snapshot.id);
    let acts = [Deed::Publish, Deed::Result, Deed::Confirm];
    let rows = store.read(|c| c.journal_of(id, &acts))?;
    let last = |no: RoundNo, publish: bool| {
        let about = |row: &&JournalRow| {
            (row.deed() == Some(Deed::Publish)) == publish
                && serde_json::from_str::<Value>(&row.detail).is_ok_and(|d| d["round"] == no.0)
        };
        rows.iter().rev().find(about).map(|row| row.at)
    };
    let mut news = Vec::new();
    for round in event.snapshot.tournament.rounds.iter().filter(|round| round.is_public()) {
        let mut tell = |kind: &str, at: Option<DateTime<Utc>>| {
            news.extend(at.map(|at| News {
                id: name_of(event, &format!("{kind} {}", round.no)),
                at,
                title: t.with(&format!("feed-{kind}"), [("round", round.no)]),
                words: String::new(),
                href: event.path(&format!("/rounds/{}", round.no)),
            }));
        };
        tell("round", last(round.no, true));
        if round.pending().next().is_none() && !round.boards.is_empty() {
            tell("final", last(round.no, false));
        }
    }
    Ok(news)
}

fn said(t: Lang, event: &Event, service: &Service) -> Result<Vec<News>, ServiceError> {
    let all = service.announcements(event.snapshot.id)?;
    let public = all.iter().filter(|one| one.to.is_public());
    let news = public.map(|one| {
        let line = AnnouncementLine::new(t, one);
        let to = if line.to.is_empty() { String::new() } else { format!(" ({})", line.to) };
        News {
            id: name_of(event, &format!("message {}", one.no)),
            at: one.said_at,
            title: format!("{}{to}", t.text("announced")),
            words: line.words,
            href: event.path(""),
        }
    });
    Ok(news.collect())
}

/// The permanent id of an entry, the same in every language.
fn name_of(event: &Event, what: &str) -> String {
    let hash =
        Sha256::digest(format!("tengen {} {} {what}", event.snapshot.id, event.snapshot.slug));
    let hex = base16ct::lower::encode_string(&hash[..16]);
    // A UUID of version 8, whose contents the application chooses.
    let (a, b, c, d) = (&hex[..8], &hex[8..12], &hex[13..16], &hex[17..20]);
    format!("urn:uuid:{a}-{b}-8{c}-8{d}-{}", &hex[20..])
}

fn stamp(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}
