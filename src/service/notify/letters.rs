//! Letters about an online registration, at each change of its state: written in the act's transaction, sent after it.

use crate::prelude::*;
use crate::{
    Notification, accounts::throttle::network, registration::requests::tidied,
    transaction::deed::AnnouncementThen,
};
use store::{AskedLetter, HomeRow};

go::named! {
    pub enum RegistrationStanding {
        /// Received, and there is a place.
        HasPlace = "has-place",
        /// Received, on the waiting list.
        Waits = "waits",
        /// From the waiting list.
        PlaceCame = "place-came",
        /// The person is entered.
        Confirmed = "confirmed",
        /// By the person.
        Cancelled = "cancelled",
        /// By the organisers.
        Removed = "removed",
    }
}

impl RegistrationStanding {
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Cancelled | Self::Removed)
    }
}

impl Transaction<'_> {
    /// Writes a letter about a registration, if the server sends e-mail and an address is known; `secret` is known at
    /// registration only.
    ///
    /// The address is not verified. So letters that no organiser causes count towards a rate limit and are dropped
    /// beyond it; so do removals of unconfirmed registrations, which may be a flood of forgeries. The registration's
    /// page shows its state in any case.
    pub(crate) fn write_letter(
        &mut self,
        row: &HomeRow,
        stands: RegistrationStanding,
        secret: Option<&Token>,
    ) -> Result<()> {
        let before = self.before.clone();
        let address = address_of(row, &before.tournament);
        if !self.service.mail || address.is_empty() {
            return Ok(());
        }
        let forged = stands == RegistrationStanding::Removed && row.state == HomeState::Asked;
        let asked = match self.by.account {
            Some(_) if !forged => None,
            _ => {
                let from = self.asked_by(row)?;
                let asked = self.asked_letter(&from, address)?;
                if asked.is_none() {
                    return Ok(());
                }
                asked
            }
        };
        let notification = Notification::Registered {
            stands,
            secret: secret.map(|token| token.secret().to_owned()),
            language: row.language.clone(),
        };
        let once = Some(format!("registered {} {stands}", row.id));
        self.put_letter(address.to_owned(), &notification, once, asked)
    }

    /// The key for the rate limit: the network of the registration or, once that is deleted, the registration.
    fn asked_by(&self, row: &HomeRow) -> Result<String> {
        let unknown = format!("registration {} {}", self.id, row.id);
        match row.address.is_empty() {
            true => self.service.network_print(&unknown),
            false => Ok(row.address.clone()),
        }
    }

    pub(crate) fn write_letters(
        &mut self,
        numbers: &[i32],
        stands: RegistrationStanding,
    ) -> Result<()> {
        if !self.service.mail {
            return Ok(());
        }
        let id = self.id;
        for number in numbers {
            if let Some((_, row)) = self.home_registration(id, *number)? {
                self.write_letter(&row, stands, None)?;
            }
        }
        Ok(())
    }

    /// Only players who registered online get a letter.
    pub(crate) fn write_removals(&mut self, after: &Tournament) -> Result<()> {
        if !self.service.mail {
            return Ok(());
        }
        let (id, before) = (self.id, self.before.clone());
        let gone = before.tournament.entries.iter();
        for entry in gone.filter(|entry| after.entry(entry.id).is_none()) {
            if let Some(row) = self.home_registration_of_entry(id, entry.id)? {
                self.write_letter(&row, RegistrationStanding::Removed, None)?;
            }
        }
        Ok(())
    }
}

/// Letters go to the registration's address, and to the entry's once the person is entered.
fn address_of<'a>(row: &'a HomeRow, tournament: &'a Tournament) -> &'a str {
    let entered = row.entry.and_then(|entry| tournament.entry(entry));
    let of_entry = entered.map(|entry| entry.private.email.as_str());
    of_entry.or_else(|| row.applicant.as_ref().map(|said| said.email.as_str())).unwrap_or_default()
}

// Rate limits for letters that strangers cause by registering, so that a club's mail server cannot be abused.

/// Letters to one address a day: a family, or a club's youth, shares one.
pub const MOST_LETTERS_TO_ONE: i64 = 10;

/// In an hour, for all events together.
pub const MOST_LETTERS_OF_A_NETWORK: i64 = 30;

/// In an hour.
pub const MOST_LETTERS_OF_AN_EVENT: i64 = 300;

impl Transaction<'_> {
    /// The keys that a letter is counted by; `None` if there were too many: then it is not sent.
    pub(crate) fn asked_letter(&mut self, from: &str, to: &str) -> Result<Option<AskedLetter>> {
        let (id, now) = (self.id, self.by.now);
        let to = self.service.fingerprint("mail", &mailbox(to))?;
        let asked = AskedLetter { from: from.to_owned(), to };
        let [from, to, event] = self.letters_asked(id, &asked, now)?;
        let few = from < MOST_LETTERS_OF_A_NETWORK
            && to < MOST_LETTERS_TO_ONE
            && event < MOST_LETTERS_OF_AN_EVENT;
        Ok(few.then_some(asked))
    }
}

impl Service {
    /// A keyed hash of the network of an address, to compare networks.
    pub(crate) fn network_print(&self, address: &str) -> Result<String> {
        self.fingerprint("address", &network(address))
    }

    fn fingerprint(&self, what: &str, of: &str) -> Result<String> {
        let mut print = self.signed(&format!("{what} {of}"))?;
        print.truncate(16);
        Ok(print)
    }
}

/// Normal form of an address: ignores case, dots, and the part after a plus sign.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let Some((name, host)) = address.rsplit_once('@') else { return address };
    let name = name.split('+').next().unwrap_or_default().replace('.', "");
    format!("{name}@{host}")
}

// Announcements of the organisers to everybody, to a group, or to the two of a board, shown until they are taken down.

impl EventActs<'_> {
    /// Returns the announcement's number.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for no words, or too many; [`crate::Thing::Board`]; [`Refusal::NotPublished`] for a
    /// board of a draft; [`Refusal::TooManyAnnouncements`].
    pub fn announce(&self, to: &Audience, words: &str) -> Acted<i32> {
        let words = tidied(words, ANNOUNCEMENT_LENGTH)?;
        self.act(|tx, before| {
            if words.is_empty() {
                return Err(ServiceError::field("words", Fault::Missing));
            }
            if let Audience::Board(round, table) = to {
                board_of(before, *round, *table)?;
            }
            if tx.announcements(self.id)?.len() >= MOST_ANNOUNCEMENTS {
                return Err(Refusal::TooManyAnnouncements.into());
            }
            let number = tx.insert_announcement(self.id, to, &words, self.by.now)?;
            tx.note(&Deed::Announce(AnnouncementThen::of(number, to, &words)))?;
            tx.touch()?;
            Ok(number)
        })
    }

    /// Returns whether there was an announcement of that number.
    pub fn take_down(&self, number: i32) -> Acted<bool> {
        self.act(|tx, _| {
            let stand = tx.announcements(self.id)?;
            let Some(one) = stand.iter().find(|one| one.no == number) else { return Ok(false) };
            tx.take_announcement_down(self.id, number, self.by.now)?;
            tx.note(&Deed::TakeDown(AnnouncementThen::of(number, &one.to, &one.words)))?;
            tx.touch()?;
            Ok(true)
        })
    }
}

impl AnnouncementThen {
    fn of(announcement: i32, to: &Audience, words: &str) -> Self {
        Self { announcement, to: Some(to.to_string()), words: Some(words.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_mailbox_is_one_however_it_is_written() {
        for address in ["Anna.Bo@Go.Example", "annabo+1@go.example", "a.n.nabo+x+y@go.example"] {
            assert_eq!(mailbox(address), "annabo@go.example");
        }
        assert_ne!(mailbox("annabo@go.example"), mailbox("annabo@other.example"));
    }
}
