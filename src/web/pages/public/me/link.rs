//! Opens a personal link, on the phone of its player or of an arbiter at the door, and mails a lost one again.

use crate::web::prelude::*;
use crate::web::views::answers::{LostLinkPage, spent_link};
use service::LostLinks;

use super::phone::{Kept, standing_for};

#[derive(Template)]
#[template(path = "public/link_of.html")]
struct LinkOf {
    cx: Page,
    who: Entry,
    door: String,
    secret: String,
}

/// From then on the phone stands for the player and may act for them. An arbiter of the event is first asked whether
/// to check the player in, since the phone is the arbiter's.
pub async fn open(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Option<Account>,
    token: Path<String>,
) -> Answer {
    let secret = token.into_inner();
    let asked = secret.clone();
    let account = account.filter(|_| !Form::of_query(&request).is_ticked("me"));
    let found = state
        .blocking(move |service| {
            let (tournament, entry) = match service.link_holder(&asked)? {
                Some(holder) => (holder.tournament, Some(holder.entry)),
                // A registration that is not entered yet has a page of its own.
                None => match service.registration_by(&asked)? {
                    Some(seen) if seen.row.entry.is_none() => (seen.tournament, None),
                    _ => return Ok(None),
                },
            };
            let store = service.store();
            let snapshot = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, tournament)?))?;
            let door = match &account {
                Some(Account(account)) => service.may_arbitrate(tournament, account)?,
                None => false,
            };
            Ok(snapshot.map(|snapshot| (entry, snapshot, door)))
        })
        .await?;
    let Some((entry, snapshot, door)) = found else {
        return spent_link(page, &state, &request);
    };
    let slug = &snapshot.slug;
    let Some(entry) = entry else {
        return Ok(redirect(&format!("/t/{slug}/register/{secret}")));
    };
    if door {
        let who = snapshot.tournament.entry(entry).ok_or_else(WebError::no_page)?.clone();
        let (cx, door) = (page.clone().headed("door-title"), format!("/t/{slug}/check-in"));
        return render(&LinkOf { cx, who, door, secret });
    }
    let welcome = Notice::done(Sentence::new("me-welcome"));
    let answer = redirect_saying(&format!("/t/{slug}/me"), welcome);
    standing_for(answer, &request, Kept::new(slug, entry, Some(secret)))
}

pub async fn show_lost(page: Page, state: Data<State>) -> Answer {
    render(&LostLinkPage::new(page, &state, Form::default()))
}

/// The answer is the same whether or not the address is known.
pub async fn send_lost(page: Page, request: HttpRequest, state: Data<State>, form: Form) -> Answer {
    let language = page.t.tag().to_owned();
    let email = |typed: &str| check_email(typed).ok_or_else(|| Sentence::new("home-email-wrong"));
    let read = form.read(|reader| reader.read("email", email));
    let address = read.map_err(|form| WebError::again(&LostLinkPage::new(page, &state, form)))?;
    let (from, now) = (address_of(&request), Utc::now());
    if let Some(seconds) = state.service.asks_for_links(&from, now) {
        return Err(WebError::TooMany { seconds });
    }
    let asked = LostLinks { address, from, language, today: now.date_naive() };
    let sender = Sender::of(None, &form);
    state.blocking(move |service| service.mail_lost_links(sender.by(), &asked)).await?;
    Ok(redirect_saying("/lost-link", Notice::done(Sentence::new("lost-sent"))))
}
