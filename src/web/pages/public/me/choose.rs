//! Chooses the players whom a phone stands for, and those whom it follows. The choice is kept in cookies.

use super::device::{self, KnownPlayer};
use super::follow::{self, Followed};
use crate::web::prelude::*;

/// "This is me" and "Follow", and their opposites.
pub async fn choose(page: Page, request: HttpRequest, event: Event, form: Form) -> Answer {
    let number = |name| form.value(name).parse().ok().map(EntryId);
    let is_here = |entry: &EntryId| event.snapshot.tournament.public().entry(*entry).is_some();
    if let Some(entry) = number("entry").filter(is_here) {
        let slug = event.snapshot.slug.clone();
        let new = KnownPlayer { slug, entry, secret: None };
        return remember(&event.path("/me"), &device::with(device::known(&request), new));
    }
    if let Some(entry) = number("forget") {
        let known = device::without(device::known(&request), &event, entry);
        return remember(&event.path(""), &known);
    }
    let all = follow::followed(&request);
    let of = |family| move |entry| (entry, family);
    let new = number("follow").map(of(false)).or_else(|| number("family").map(of(true)));
    let (all, said) = match (new.filter(|(entry, _)| is_here(entry)), number("unfollow")) {
        (Some((entry, family)), _) => {
            let slug = event.snapshot.slug.clone();
            let name = event.clone().as_shown().name(page.t, entry);
            match follow::with(all, &event, Followed { slug, entry, family }) {
                Some(all) => (all, Notice::done(Sentence::new("follow-now").with("name", name))),
                None => {
                    let full = Sentence::new("follow-full").with("most", follow::MOST);
                    return Ok(redirect_saying(&event.path("/me"), Notice::alert(full)));
                }
            }
        }
        (None, Some(entry)) => {
            let all = follow::without(all, &event, entry);
            (all, Notice::done(Sentence::new("follow-stopped")))
        }
        _ => return Err(WebError::not_understood()),
    };
    let mut answer = redirect_saying(&event.path("/me"), said);
    answer.add_cookie(&follow::cookie(&all)).map_err(anyhow::Error::from)?;
    Ok(answer)
}

fn remember(to: &str, known: &[KnownPlayer]) -> Answer {
    let mut answer = redirect(to);
    answer.add_cookie(&device::cookie(known)).map_err(anyhow::Error::from)?;
    Ok(answer)
}
