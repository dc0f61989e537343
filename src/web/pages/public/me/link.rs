//! Opens a personal link, on the phone of its player or of an arbiter at the door.

use crate::web::prelude::*;
use crate::web::views::spent_link::spent_link;

use super::device::{self, KnownPlayer};

#[derive(Template)]
#[template(path = "public/link_of.html")]
struct LinkOf {
    cx: Page,
    entry: EntryId,
    name: String,
    rank: String,
    club: String,
    here: bool,
    door: String,
    me: String,
}

fn link_of(page: Page, snapshot: &Snapshot, entry: EntryId, secret: &str) -> Answer {
    let t = page.t;
    let who = snapshot.tournament.entry(entry).ok_or_else(WebError::no_page)?;
    render(&LinkOf {
        entry,
        name: t.person(who),
        rank: t.rank(who.rank),
        club: who.club.clone(),
        here: who.is_final(),
        door: format!("/t/{}/check-in", snapshot.slug),
        me: format!("/p/{secret}?me=yes"),
        cx: page.titled(t.text("door-title")),
    })
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
    let Some(entry) = entry else {
        return Ok(redirect(&format!("/t/{}/register/{secret}", snapshot.slug)));
    };
    if door {
        return link_of(page, &snapshot, entry, &secret);
    }
    let slug = snapshot.slug.clone();
    let to = format!("/t/{slug}/me");
    let new = KnownPlayer { slug, entry, secret: Some(secret) };
    let known = device::with(device::known(&request), new);
    let mut answer = redirect_saying(&to, Notice::done(Sentence::new("me-welcome")));
    answer.add_cookie(&device::cookie(&known)).map_err(anyhow::Error::from)?;
    Ok(answer)
}
