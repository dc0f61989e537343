use askama::Template;

use crate::service::Service;
use crate::tournament::RoundNo;
use crate::web::{Answer, Event, Lang, Page, redirect};

use super::about::{Fact, facts};
use super::starts::Starts;
use super::{me, round};
use crate::web::Visit;
use crate::web::views::announcements::{AnnouncementLine, public_announcements};
use crate::web::views::calendar::calendar_address;
use crate::web::views::rounds::newest_round;

#[derive(Template)]
#[template(path = "public/front.html")]
struct Front {
    t: Lang,
    page: Page,
    name: String,
    facts: Vec<Fact>,
    base: String,
    organiser: bool,
    starts: Starts,
    calendar: Option<String>,
    said: Vec<AnnouncementLine>,
    /// Whether people can register themselves now.
    register: bool,
}

/// The front of a tournament: the pairings of the newest round, or before the first what it will be.
pub async fn show(visit: Visit, query: actix_web::HttpRequest) -> Answer {
    if visit.event.role.is_none() && me::is_known(&query, &visit.event) {
        return Ok(redirect(&visit.event.path("/me")));
    }
    if newest_round(&visit.event.snapshot.tournament).is_some() {
        return round::newest(visit, &query).await;
    }
    let view = |page: Page, event: &Event, service: &Service| {
        let tournament = &event.snapshot.tournament;
        Ok(Front {
            t: page.t,
            name: tournament.settings.name.clone(),
            facts: facts(page.t, tournament),
            base: event.path(""),
            organiser: event.is_organiser(),
            said: public_announcements(page.t, service, event)?,
            starts: Starts::of(page.t, tournament, RoundNo(1)),
            calendar: calendar_address(event),
            register: !event.snapshot.archived
                && tournament.home_door(chrono::Utc::now()).invites(),
            page: page.titled(&tournament.settings.name),
        })
    };
    visit.answer("", view).await
}
