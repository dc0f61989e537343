//! The players whom a phone stands for. They are kept in a cookie, which is only set once a name is chosen.

use crate::web::prelude::*;
use actix_web::cookie::time::Duration;

const COOKIE: &str = "me";

const DAYS: i64 = 60;

const MOST: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPlayer {
    pub slug: String,
    pub entry: EntryId,
    /// The secret of the personal link, which proves the identity; `None` after a mere "This is me".
    pub secret: Option<String>,
}

impl KnownPlayer {
    pub fn is_of(&self, event: &Event) -> bool {
        self.slug == event.snapshot.slug
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(':');
        let (slug, entry) = (parts.next()?, parts.next()?.parse().ok()?);
        let secret = parts.next().filter(|secret| !secret.is_empty()).map(str::to_owned);
        Some(Self { slug: slug.to_owned(), entry: EntryId(entry), secret })
    }

    fn text(&self) -> String {
        format!("{}:{}:{}", self.slug, self.entry, self.secret.as_deref().unwrap_or_default())
    }
}

/// The last chosen player first. Malformed parts of the cookie are skipped.
pub fn known(request: &HttpRequest) -> Vec<KnownPlayer> {
    let cookie = request.cookie(COOKIE);
    let text = cookie.as_ref().map(Cookie::value).unwrap_or_default();
    text.split('|').filter_map(KnownPlayer::parse).take(MOST).collect()
}

/// Puts a player first. A secret that is already known stays.
pub fn with(mut known: Vec<KnownPlayer>, mut new: KnownPlayer) -> Vec<KnownPlayer> {
    let same = |one: &KnownPlayer| (&one.slug, one.entry) == (&new.slug, new.entry);
    if let Some(at) = known.iter().position(same) {
        new.secret = new.secret.or(known.remove(at).secret);
    }
    known.insert(0, new);
    known.truncate(MOST);
    known
}

pub fn without(mut known: Vec<KnownPlayer>, event: &Event, entry: EntryId) -> Vec<KnownPlayer> {
    known.retain(|one| !(one.is_of(event) && one.entry == entry));
    known
}

/// Removes the cookie if there is no player.
pub fn cookie(known: &[KnownPlayer]) -> Cookie<'static> {
    remembering(COOKIE, &known.iter().map(KnownPlayer::text).collect::<Vec<_>>())
}

/// A cookie that joins the texts with `|`; without any texts it removes the cookie.
pub(super) fn remembering(name: &'static str, texts: &[String]) -> Cookie<'static> {
    let mut cookie = Cookie::build(name, texts.join("|"))
        .path("/")
        .max_age(Duration::days(DAYS))
        .same_site(SameSite::Lax)
        .http_only(true)
        .finish();
    if texts.is_empty() {
        cookie.make_removal();
    }
    cookie
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn one(entry: i32, secret: Option<&str>) -> KnownPlayer {
        KnownPlayer {
            slug: "open".into(),
            entry: EntryId(entry),
            secret: secret.map(str::to_owned),
        }
    }

    #[test]
    fn a_phone_remembers_several_and_rubbish_is_passed_over() {
        let both = with(with(Vec::new(), one(3, Some("s-e_c"))), one(4, None));
        let request = TestRequest::default().cookie(cookie(&both)).to_http_request();
        assert_eq!(known(&request), both);
        assert_eq!(both[0].entry, EntryId(4), "the last chosen is first");
        let rubbish = actix_web::cookie::Cookie::new(COOKIE, "x|:|a:b:c|open:7");
        let request = TestRequest::default().cookie(rubbish).to_http_request();
        assert_eq!(known(&request), [one(7, None)]);
    }

    #[test]
    fn who_was_proven_stays_so() {
        let proven = with(Vec::new(), one(3, Some("secret")));
        assert_eq!(with(proven, one(3, None)), [one(3, Some("secret"))]);
        let many = (0..20).fold(Vec::new(), |known, entry| with(known, one(entry, None)));
        assert_eq!((many.len(), many[0].entry), (MOST, EntryId(19)));
    }
}
