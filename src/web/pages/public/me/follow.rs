//! The players whom a phone follows, such as family and friends. They are kept in a cookie, so nobody needs an
//! account.

use super::super::people::Person;
use super::acts::pending_board;
use super::common::Common;
use super::device;
use crate::web::prelude::*;

const COOKIE: &str = "follow";

/// The most players whom a phone follows in one event, and in all events.
pub const MOST: usize = 12;
const MOST_IN_ALL: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    pub slug: String,
    pub entry: EntryId,
    /// Family is listed first.
    pub family: bool,
}

impl Followed {
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

/// Family first. Malformed parts of the cookie are skipped.
pub fn followed(request: &HttpRequest) -> Vec<Followed> {
    let cookie = request.cookie(COOKIE);
    let text = cookie.as_ref().map(Cookie::value).unwrap_or_default();
    let mut all: Vec<Followed> =
        text.split('|').filter_map(Followed::parse).take(MOST_IN_ALL).collect();
    all.sort_by_key(|one| !one.family);
    all
}

/// `None` if the phone follows too many players of the event already. With too many in all, one of another event is
/// dropped.
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

pub fn without(mut all: Vec<Followed>, event: &Event, entry: EntryId) -> Vec<Followed> {
    all.retain(|one| !(one.is_of(event) && one.entry == entry));
    all
}

/// Removes the cookie if there is no player.
pub fn cookie(all: &[Followed]) -> Cookie<'static> {
    device::remembering(COOKIE, &all.iter().map(Followed::text).collect::<Vec<_>>())
}

pub(super) struct FollowLine {
    pub id: EntryId,
    pub person: Person,
    pub family: bool,
    pub table: Option<TableNo>,
    /// The opponent of that game, else how the last round ended.
    pub said: String,
}

/// Skips players who are not public.
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
