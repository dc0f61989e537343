//! Answers that are no pages: feeds, calendars, pictures, the stream of revisions, health checks.

use super::*;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use actix_web::HttpResponseBuilder;
use chrono::SecondsFormat;
use sha2::{Digest, Sha256};

use crate::web::Listener;
use crate::web::views::windows::{Whose, calendar_of_games, calendar_of_rounds};
use ::service::JobSeen;
use store::{DeedKind, Lack};

const MOST: usize = 50;

const CALENDAR: &str = "text/calendar; charset=utf-8";

struct News {
    /// What it tells, the same in every language.
    about: String,
    at: DateTime<Utc>,
    title: String,
    /// Empty if the title says all.
    words: String,
    /// Below the address of the event.
    href: String,
}

#[derive(Template)]
#[template(path = "public/feed.xml")]
struct Feed {
    t: Lang,
    event: Event,
    /// Its own address.
    own: String,
    news: Vec<News>,
}

/// In the language of `?lang=`, else in English.
#[route("GET", "/t/{slug}/feed.atom", Public)]
async fn news(visit: Visit) -> Answer {
    let t = Lang::find(visit.query.value("lang")).unwrap_or_else(Lang::english);
    let address = format!("/feed.atom?lang={}", t.tag());
    let own = visit.event.path(&address);
    let make = move |event: &Event, service: &Service| {
        let mut news = rounds(t, event, service)?;
        news.extend(announcement_news(t, event, service)?);
        news.sort_by_key(|one| Reverse(one.at));
        news.truncate(MOST);
        let feed = Feed { t, event: event.clone(), own, news };
        Ok(feed.render().map_err(anyhow::Error::from)?)
    };
    visit.data(&address, "application/atom+xml; charset=utf-8", make).await
}

impl Feed {
    fn settings(&self) -> &Settings {
        &self.event.snapshot.tournament.settings
    }

    /// The permanent id of an entry, the same in every language; that of the feed is about nothing.
    fn id(&self, about: &str) -> String {
        let (id, slug) = (self.event.snapshot.id, &self.event.snapshot.slug);
        let hash = Sha256::digest(format!("tengen {id} {slug} {about}"));
        let hex = base16ct::lower::encode_string(&hash[..16]);
        // A UUID of version 8, whose contents the application chooses.
        let (a, b, c, d) = (&hex[..8], &hex[8..12], &hex[13..16], &hex[17..20]);
        format!("urn:uuid:{a}-{b}-8{c}-8{d}-{}", &hex[20..])
    }

    fn updated(&self) -> DateTime<Utc> {
        let begin = self.settings().begins.and_time(NaiveTime::MIN).and_utc();
        self.news.first().map_or(begin, |one| one.at)
    }
}

fn stamp(at: impl ByValue<DateTime<Utc>>) -> String {
    at.given().to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// One entry when a round was published and one when its last result came, at the times in the journal.
fn rounds(t: Lang, event: &Event, service: &Service) -> Result<Vec<News>, ServiceError> {
    let last = |no: RoundNo, acts: &[DeedKind]| {
        let rows = service.read(|c| c.journal_of_round(event.snapshot.id, no, acts))?;
        Ok::<_, ServiceError>(rows.last().map(|row| row.at))
    };
    let mut news = Vec::new();
    for round in event.snapshot.tournament.rounds.iter().filter(|round| round.is_public()) {
        let no = round.no;
        let is_over = round.pending().next().is_none() && !round.boards.is_empty();
        let published = last(no, &[DeedKind::Publish])?.map(|at| ("round", at));
        let ended = [DeedKind::Result, DeedKind::Confirm];
        let ended = if is_over { last(no, &ended)?.map(|at| ("final", at)) } else { None };
        news.extend(published.into_iter().chain(ended).map(|(kind, at)| News {
            about: format!("{kind} {no}"),
            at,
            title: t.with(&format!("feed-{kind}"), [("round", no)]),
            words: String::new(),
            href: format!("/rounds/{no}"),
        }));
    }
    Ok(news)
}

fn announcement_news(t: Lang, event: &Event, service: &Service) -> Result<Vec<News>, ServiceError> {
    let all = service.read(|c| c.announcements(event.snapshot.id))?;
    let public = all.iter().filter(|one| one.to.is_public());
    let news = public.map(|one| {
        let to = t.audience(&one.to);
        let to = if to.is_empty() { to } else { format!(" ({to})") };
        News {
            about: format!("message {}", one.no),
            at: one.said_at,
            title: format!("{}{to}", t.text("announced")),
            words: one.words.clone(),
            href: String::new(),
        }
    });
    Ok(news.collect())
}

/// Valid without a single round: the calendar is then empty, so that early subscribers get the rounds later.
#[route("GET", "/t/{slug}/rounds.ics", Public)]
async fn rounds_calendar(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        Ok(calendar_of_rounds(t, &event.snapshot, &server, Utc::now().naive_utc()).to_string())
    };
    visit.spoken("/rounds.ics", CALENDAR, calendar).await
}

#[route("GET", "/t/{slug}/players/{entry}/games.ics", Public)]
async fn games_of_player(visit: Visit, place: Numbered, request: HttpRequest) -> Answer {
    let who = EntryId(place.1);
    visit.tournament().public().entry(who).ok_or_else(WebError::no_page)?;
    games(visit, &format!("/players/{who}/games.ics"), Whose::Player(who), &request).await
}

#[route("GET", "/t/{slug}/teams/{team}/games.ics", Public)]
async fn games_of_team(visit: Visit, place: Numbered, request: HttpRequest) -> Answer {
    let no = TeamNo(place.1);
    visit.tournament().teams.team(no).ok_or_else(WebError::no_page)?;
    games(visit, &format!("/teams/{no}/games.ics"), Whose::Team(no), &request).await
}

async fn games(visit: Visit, address: &str, whose: Whose, request: &HttpRequest) -> Answer {
    let server = visit.origin(request);
    let calendar = move |t: Lang, event: &Event| {
        let at = (server.as_str(), Utc::now().naive_utc());
        Ok(calendar_of_games(t, &event.snapshot, whose, at).to_string())
    };
    visit.spoken(address, CALENDAR, calendar).await
}

/// The size that messengers show a picture in.
const PREVIEW: (u32, u32) = (1200, 630);

/// The position of the event; with `?tables` of all tables.
#[route("GET", "/t/{slug}/position.svg", Public)]
async fn position(visit: Visit) -> Answer {
    let (address, most) = match visit.query.has("tables") {
        true => ("/position.svg?tables", usize::MAX),
        false => ("/position.svg", EventPosition::TABLES),
    };
    let draw = move |t, event: &Event| Ok(EventPosition::of(t, &event.snapshot.tournament, most));
    visit.drawn(address, draw).await
}

#[route("GET", "/t/{slug}/mark.svg", Public)]
async fn mark(visit: Visit) -> Answer {
    let draw = |t, event: &Event| Ok(EventPosition::mark(t, &event.snapshot.tournament));
    visit.drawn("/mark.svg", draw).await
}

#[route("GET", "/t/{slug}/players/{entry}/position.svg", Public)]
async fn position_of_player(visit: Visit, place: Numbered) -> Answer {
    let id = EntryId(place.1);
    let draw = move |t, event: &Event| {
        let tournament = event.snapshot.tournament.public();
        tournament.entry(id).ok_or_else(WebError::no_page)?;
        Ok(EventPosition::of_player(t, &tournament, id))
    };
    visit.drawn(&format!("/players/{id}/position.svg"), draw).await
}

#[route("GET", "/t/{slug}/preview.png", Public)]
async fn preview(cx: Cx) -> Answer {
    png(&cx, EventPosition::of(cx.t, cx.tournament(), EventPosition::TABLES)).await
}

#[route("GET", "/t/{slug}/players/{entry}/preview.png", Public)]
async fn preview_of_player(cx: Cx, place: Numbered) -> Answer {
    let tournament = cx.tournament().public();
    let entry = tournament.entry(EntryId(place.1)).ok_or_else(WebError::no_page)?;
    png(&cx, EventPosition::of_player(cx.t, &tournament, entry.id)).await
}

async fn png(cx: &Cx, position: EventPosition) -> Answer {
    let png = cx.blocking(move |_| Ok(position.png(PREVIEW))).await?;
    let kept = ("cache-control", "max-age=300");
    Ok(HttpResponse::Ok().content_type("image/png").insert_header(kept).body(png))
}

/// New revisions of a tournament, for open pages to follow.
#[route("GET", "/t/{slug}/events", Public)]
async fn events(event: Event, state: Data<State>, request: HttpRequest) -> Answer {
    let who = Listener::of(&request, event.may_record());
    let (id, revision) = (event.snapshot.id, event.snapshot.revision);
    if request.query_string() == "beat" && event.is_staff() {
        return state.hub.listen_closely(id, revision, &who);
    }
    state.hub.listen(id, revision, &who)
}

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Readiness: 200 while the database accepts a write and no part of it was found damaged, else 503.
#[route("GET", "/healthz", Public)]
async fn health(state: Data<State>) -> HttpResponse {
    let asked = state.blocking(|service| Ok::<_, ServiceError>(service.store().beat(Utc::now())?));
    let lack = match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(())) if state.operations.damaged.load(Relaxed) => Some(Lack::Damaged),
        Ok(Ok(())) => {
            let said = health_status(state.service.differences().len(), &state.service.jobs());
            return plain(HttpResponse::Ok(), said);
        }
        Ok(Err(error)) => {
            if !error.is_logged_outage() {
                tracing::error!(%error, "the database takes nothing");
            }
            match error {
                ServiceError::Store(error) => error.lack(),
                _ => None,
            }
        }
        Err(_) => None,
    };
    let said = match lack {
        Some(Lack::Room) => "the database cannot be written: is the disk full?\n",
        Some(Lack::Damaged) => "the database is damaged: restore a backup\n",
        Some(Lack::Database) | None => "the database does not answer\n",
    };
    let mut answer = plain(HttpResponse::ServiceUnavailable(), said.to_owned());
    answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("30"));
    answer
}

/// Liveness: 200 while the process runs.
#[route("GET", "/livez", Public)]
async fn alive() -> HttpResponse {
    plain(HttpResponse::Ok(), "alive\n".to_owned())
}

/// "degraded" if the last run of a background job failed. Which events differ from their journals, and why a job
/// failed, is only on the server's page.
fn health_status(differences: usize, jobs: &[JobSeen]) -> String {
    let failing = jobs.iter().any(JobSeen::is_failing);
    let mut said = if failing { "degraded\n" } else { "ok\n" }.to_owned();
    if differences > 0 {
        said += &format!(
            "{differences} events are not what their journals left: see the server's page\n"
        );
    }
    for JobSeen { name, last, failed, .. } in jobs {
        let failed = failed.as_ref().map(|(when, _)| format!(", last failed {}", stamp(when)));
        let last = last.map_or_else(|| "not yet".to_owned(), stamp);
        said += &format!("{name}: last done {last}{}\n", failed.unwrap_or_default());
    }
    said
}

fn plain(mut answer: HttpResponseBuilder, said: String) -> HttpResponse {
    answer
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(said)
}
