//! Whose tables and results a phone follows: family and friends. Kept in a cookie of its own, for which nobody needs an
//! account.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;

use crate::web::{Event, Lang};
use tournament::{EntryId, RoundNo, Seat, TableNo};

use super::super::people::Person;
use super::acts::pending_board;
use super::common::Common;
use super::device;

const COOKIE: &str = "follow";

/// The most whom a phone follows in one event, and in all of them.
pub const MOST: usize = 12;
const MOST_IN_ALL: usize = 24;

/// Somebody who is followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// The address of the tournament.
    pub slug: String,
    /// The player.
    pub entry: EntryId,
    /// Whether they come first.
    pub family: bool,
}

impl Followed {
    /// Whether it is about that tournament.
    pub fn is_of(&self, event: &Event) -> bool {
        self.slug == event.snapshot.slug
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split(':');
        let (slug, entry) = (parts.next()?, parts.next()?.parse().ok()?);
        let family = parts.next() == Some("family");
        Some(Self { slug: slug.to_owned(), entry: EntryId(entry), family })
    }

    fn text(&self) -> String {
        let family = if self.family { "family" } else { "" };
        format!("{}:{}:{family}", self.slug, self.entry)
    }
}

/// Everybody whom the sender's phone follows, family first; anything else in the cookie is passed over.
pub fn followed(request: &HttpRequest) -> Vec<Followed> {
    let cookie = request.cookie(COOKIE);
    let text = cookie.as_ref().map(Cookie::value).unwrap_or_default();
    let mut all: Vec<Followed> =
        text.split('|').filter_map(Followed::parse).take(MOST_IN_ALL).collect();
    all.sort_by_key(|one| !one.family);
    all
}

/// The same with somebody more of that event; nothing if it has too many already. Those of other events go first where
/// there are too many in all.
pub fn with(mut all: Vec<Followed>, event: &Event, new: Followed) -> Option<Vec<Followed>> {
    all = without(all, event, new.entry);
    if all.iter().filter(|one| one.is_of(event)).count() >= MOST {
        return None;
    }
    all.push(new);
    if all.len() > MOST_IN_ALL
        && let Some(other) = all.iter().position(|one| !one.is_of(event))
    {
        all.remove(other);
    }
    Some(all)
}

/// The same without that player of that tournament.
pub fn without(mut all: Vec<Followed>, event: &Event, entry: EntryId) -> Vec<Followed> {
    all.retain(|one| !(one.is_of(event) && one.entry == entry));
    all
}

/// The cookie that remembers them; one that takes it away if there is nobody.
pub fn cookie(all: &[Followed]) -> Cookie<'static> {
    device::remembering(COOKIE, &all.iter().map(Followed::text).collect::<Vec<_>>())
}

/// Somebody who is followed, as the page shows it.
pub(super) struct FollowLine {
    pub id: EntryId,
    pub person: Person,
    pub family: bool,
    /// The table while they play.
    pub table: Option<TableNo>,
    /// Against whom they play, or what happened last.
    pub said: String,
}

/// Those of them whom everybody may see.
pub(super) fn lines(
    t: Lang,
    event: &Event,
    common: &Common,
    followed: &[Followed],
) -> Vec<FollowLine> {
    let base = event.path("/players/");
    let line = |one: &Followed| {
        let entry = common.public.entry(one.entry)?;
        let (table, said) = stands(t, common, one.entry);
        let person = Person::new(t, entry, &base);
        Some(FollowLine { id: one.entry, person, family: one.family, table, said })
    };
    followed.iter().filter_map(line).collect()
}

/// Where somebody plays, or how their last round ended.
fn stands(t: Lang, common: &Common, who: EntryId) -> (Option<TableNo>, String) {
    let name =
        |id: EntryId| common.public.entry(id).map(|entry| t.person(entry)).unwrap_or_default();
    if let Some((_, board)) = pending_board(&common.public, who)
        && let Some(color) = board.color_of(who)
    {
        let words = (("color", t.color(color)), ("name", name(board.seat(color.other()))));
        return (Some(board.table), t.with("follow-plays", words));
    }
    let said = match common.seats_of(who).iter().enumerate().next_back() {
        Some((at, Seat::Board(meeting))) => {
            let result = t.ending_for(meeting.ending, meeting.color);
            let words = (
                ("round", RoundNo::from_index(at)),
                ("result", result),
                ("name", name(meeting.opponent)),
            );
            t.with("follow-played", words)
        }
        Some((at, Seat::Free(why))) => {
            let no = RoundNo::from_index(at);
            let said = super::super::reasons::free(t, &common.public, (who, Some(no)), *why);
            t.labelled(&t.with("round-number", [("round", no)]), &said)
        }
        None => t.text("player-no-games"),
    };
    (None, said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    #[test]
    fn family_comes_first_and_rubbish_is_passed_over() {
        let one = |entry, family| Followed { slug: "open".into(), entry: EntryId(entry), family };
        let request = TestRequest::default().cookie(cookie(&[one(3, false), one(4, true)]));
        assert_eq!(followed(&request.to_http_request()), [one(4, true), one(3, false)]);
        let rubbish = Cookie::new(COOKIE, "x|:|a:b:c|open:7");
        let request = TestRequest::default().cookie(rubbish).to_http_request();
        assert_eq!(followed(&request), [one(7, false)]);
    }
}
