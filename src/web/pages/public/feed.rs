//! What other programs subscribe to. The news of an event as Atom (RFC 4287): published rounds, complete results and
//! announcements. Calendars: the rounds, and the games of a player or a team with their agreed dates.

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::windows::{Whose, calendar_of_games, calendar_of_rounds};
use chrono::SecondsFormat;
use sha2::{Digest, Sha256};

use store::DeedKind;

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
pub async fn show(visit: Visit) -> Answer {
    let t = Lang::find(visit.query.value("lang")).unwrap_or_else(Lang::english);
    let address = format!("/feed.atom?lang={}", t.tag());
    let own = visit.event.path(&address);
    let make = move |event: &Event, service: &Service| {
        let mut news = rounds(t, event, service)?;
        news.extend(said(t, event, service)?);
        news.sort_by_key(|one| std::cmp::Reverse(one.at));
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
        let rows = service.store().read(|c| c.journal_of_round(event.snapshot.id, no, acts))?;
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

fn said(t: Lang, event: &Event, service: &Service) -> Result<Vec<News>, ServiceError> {
    let all = service.announcements(event.snapshot.id)?;
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
pub async fn rounds_calendar(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        Ok(calendar_of_rounds(t, &event.snapshot, &server, Utc::now().naive_utc()).to_string())
    };
    visit.spoken("/rounds.ics", CALENDAR, calendar).await
}

pub async fn of_player(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let who = EntryId(place.1);
    visit.tournament().public().entry(who).ok_or_else(WebError::no_page)?;
    games(visit, &format!("/players/{who}/games.ics"), Whose::Player(who), &request).await
}

pub async fn of_team(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
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
