//! A lost personal link is mailed again on anybody's word, to the address that is known: whoever asks learns nothing by
//! it, and takes nothing from anybody, since the link that was there before still holds.

use chrono::{DateTime, Days, NaiveDate, Utc};
use serde_json::json;

use store::{AnyConnection, Deed, LinkHolder, NewOutgoing, Receiver, Snapshot};
use tournament::{EntryId, TournamentId};

use crate::{By, Notification, Result, Service, ServiceError, Token};

/// For how many players of an event one asking sends links: a family shares an address.
const MOST_OF_AN_EVENT: usize = 6;

/// Somebody asks for their links.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostLinks {
    /// The address of e-mail that they say is theirs.
    pub address: String,
    /// Where it comes from.
    pub from: String,
    /// The language that they read.
    pub language: String,
    /// The day: links of events that are over are not sent.
    pub today: NaiveDate,
}

impl Service {
    /// Mails a further personal link of each player who has that address, of every event that is not over. How many
    /// letters go out is for nobody who asks; the limits of what strangers have this server send hold.
    ///
    /// # Errors
    /// Those of the database.
    pub fn mail_lost_links(&self, by: By<'_>, asked: &LostLinks) -> Result<usize> {
        if !self.sends_mail() {
            return Ok(0);
        }
        let from = self.network_print(&asked.from)?;
        let listed = self.store.read(|c| Ok::<_, ServiceError>(c.tournaments()?))?;
        // A day more, wherever the event is.
        let since = asked.today - Days::new(1);
        let open = listed.iter().filter(|one| !one.archived && one.ends >= since);
        let mut sent = 0;
        for id in open.map(|one| one.id) {
            let now = self.store.read(|c| Ok::<_, ServiceError>(self.store.snapshot(c, id)?))?;
            let theirs = now.as_deref().map(|now| players_of(now, &asked.address));
            let Some(theirs) = theirs.filter(|theirs| !theirs.is_empty()) else { continue };
            let work = |c: &mut AnyConnection| {
                let to = (theirs.as_slice(), asked.language.as_str());
                let made = self.put_lost_links(c, id, by, &from, to)?;
                if !made.is_empty() {
                    self.note(c, id, by, Deed::MakeLinks, &json!({ "entries": made }))?;
                }
                Ok(made.len())
            };
            sent += self.once(id, by, work)?.now().unwrap_or(0);
        }
        Ok(sent)
    }

    /// Notes that somebody at that address asked for links; for how many seconds the next such waits, if there were too
    /// many, whether or not the addresses that were named are known.
    #[must_use]
    pub fn asks_for_links(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.throttle.asks_for_links(address, now)
    }

    /// Makes and puts down the links of these players, each for the address that the entry has.
    fn put_lost_links(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        from: &str,
        (theirs, language): (&[(EntryId, String)], &str),
    ) -> Result<Vec<EntryId>> {
        let mut made = Vec::new();
        for (entry, address) in theirs {
            let Some(asked) = self.asked_letter(c, id, from, address, by.now)? else { break };
            let token = Token::new()?;
            let holder = LinkHolder { tournament: id, entry: *entry };
            c.add_personal_link(holder, &token.hash(), by.now)?;
            let tidings = Notification::Link {
                secret: token.secret().to_owned(),
                language: language.to_owned(),
                lost: Some(*entry),
            };
            let number = c.next_outgoing(id)?;
            let new = tidings.outgoing(number, Receiver::Mail(address.clone()), None)?;
            c.put_out(id, &[NewOutgoing { asked: Some(asked), ..new }], by.now)?;
            made.push(*entry);
        }
        Ok(made)
    }
}

/// The players who have that address, and how it is kept.
fn players_of(now: &Snapshot, address: &str) -> Vec<(EntryId, String)> {
    let entries = now.tournament.entries.iter();
    let theirs = entries.filter(|entry| entry.private.email.eq_ignore_ascii_case(address));
    let theirs = theirs.take(MOST_OF_AN_EVENT);
    theirs.map(|entry| (entry.id, entry.private.email.clone())).collect()
}
