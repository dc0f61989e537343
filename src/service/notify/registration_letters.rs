//! Letters about an online registration, at each change of its state: written in the act's transaction, sent after it.

use store::{AnyConnection, HomeRow, NewOutgoing, Receiver, Snapshot};
use tournament::{HomeState, Tournament, TournamentId};

use crate::{By, Notification, Result, Service, Token};

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

impl Service {
    /// Writes a letter about a registration, if the server sends e-mail and an address is known; `secret` is known at
    /// registration only.
    ///
    /// The address is not verified. So letters that no organiser causes count towards a rate limit and are dropped
    /// beyond it; so do removals of unconfirmed registrations, which may be a flood of forgeries. The registration's
    /// page shows its state in any case.
    pub(crate) fn tell_registered(
        &self,
        c: &mut AnyConnection,
        (before, by): (&Snapshot, By<'_>),
        row: &HomeRow,
        stands: RegistrationStanding,
        secret: Option<&Token>,
    ) -> Result<()> {
        let address = address_of(row, &before.tournament);
        if !self.sends_mail() || address.is_empty() {
            return Ok(());
        }
        let forged = stands == RegistrationStanding::Removed && row.state == HomeState::Asked;
        let asked = match by.account {
            Some(_) if !forged => None,
            _ => {
                let from = self.asked_by(before.id, row)?;
                let asked = self.asked_letter(c, before.id, &from, address, by.now)?;
                if asked.is_none() {
                    return Ok(());
                }
                asked
            }
        };
        let tidings = Notification::Registered {
            stands,
            secret: secret.map(|token| token.secret().to_owned()),
            language: row.language.clone(),
        };
        let number = c.next_outgoing(before.id)?;
        let once = Some(format!("registered {} {stands}", row.id));
        let new = tidings.outgoing(number, Receiver::Mail(address.to_owned()), once)?;
        let new = NewOutgoing { asked, ..new };
        Ok(c.put_out(before.id, &[new], by.now)?)
    }

    /// The key for the rate limit: the network of the registration or, once that is deleted, the registration.
    fn asked_by(&self, id: TournamentId, row: &HomeRow) -> Result<String> {
        match row.address.is_empty() {
            true => self.network_print(&format!("registration {id} {}", row.id)),
            false => Ok(row.address.clone()),
        }
    }

    pub(crate) fn tell_each_registered(
        &self,
        c: &mut AnyConnection,
        act: (&Snapshot, By<'_>),
        numbers: &[i32],
        stands: RegistrationStanding,
    ) -> Result<()> {
        if !self.sends_mail() {
            return Ok(());
        }
        for number in numbers {
            if let Some((_, row)) = c.home_registration(act.0.id, *number)? {
                self.tell_registered(c, act, &row, stands, None)?;
            }
        }
        Ok(())
    }

    /// Only players who registered online get a letter.
    pub(crate) fn tell_removed(
        &self,
        c: &mut AnyConnection,
        act: (&Snapshot, By<'_>),
        after: &Tournament,
    ) -> Result<()> {
        if !self.sends_mail() {
            return Ok(());
        }
        let gone = act.0.tournament.entries.iter();
        for entry in gone.filter(|entry| after.entry(entry.id).is_none()) {
            if let Some(row) = c.home_registration_of_entry(act.0.id, entry.id)? {
                self.tell_registered(c, act, &row, RegistrationStanding::Removed, None)?;
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
