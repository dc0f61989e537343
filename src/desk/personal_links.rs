use chrono::{DateTime, Utc};
use serde_json::json;

use store::{AnyConnection, Deed, LinkHolder};
use tournament::{EntryId, TournamentId};

use super::{By, Desk, DeskError, Done, Refusal, Thing, Token};

impl Desk {
    /// Makes a personal link for each of these players; it proves who they are, and takes the place of the one
    /// they had. The secrets are given here once and kept nowhere.
    ///
    /// # Errors
    /// [`Thing::Entry`] if one of them is not entered (any more).
    pub fn make_personal_links(
        &self,
        id: TournamentId,
        by: By<'_>,
        players: &[EntryId],
    ) -> Result<Done<Vec<(EntryId, Token)>>, DeskError> {
        let made = players.iter().map(|entry| Ok((*entry, Token::new()?)));
        let made: Vec<(EntryId, Token)> = made.collect::<Result<_, DeskError>>()?;
        self.once(id, by, |c| {
            let before =
                self.store.snapshot(c, id)?.ok_or(DeskError::Unknown(Thing::Tournament))?;
            for (entry, token) in &made {
                before.tournament.entry(*entry).ok_or(DeskError::Unknown(Thing::Entry))?;
                let holder = LinkHolder { tournament: id, entry: *entry };
                self.store.insert_personal_link(c, holder, &token.hash(), by.now)?;
            }
            self.note(c, id, by, Deed::MakeLinks, &json!({ "entries": players }))?;
            Ok(made)
        })
    }

    /// Withdraws a player's link: whoever has it can look, as everybody can, and do nothing any more; phones that
    /// were told by it are told no more.
    ///
    /// # Errors
    /// If the database fails.
    pub fn revoke_personal_link(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
    ) -> Result<Done<()>, DeskError> {
        self.once(id, by, |c| {
            let holder = LinkHolder { tournament: id, entry };
            if self.store.revoke_personal_link(c, holder, by.now)? {
                // Whoever had it may have asked for messages to a phone of theirs.
                self.store.delete_browsers(c, id, entry)?;
                self.note(c, id, by, Deed::RevokeLink, &json!({ "entry": entry }))?;
            }
            Ok(())
        })
    }

    /// Whose the link with that secret is; nobody's if it was withdrawn or never was one.
    ///
    /// # Errors
    /// If the database fails.
    pub fn link_holder(&self, secret: &str) -> Result<Option<LinkHolder>, DeskError> {
        self.store.read(|c| Ok(self.store.link_holder(c, &Token::hash_of(secret))?))
    }

    /// Notes that somebody at that address opened a link that is none; for how many seconds the next such waits, if
    /// there were too many. Links that hold are opened all the while: a hall shares one address.
    #[must_use]
    pub fn wrong_link(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.throttle.wrong_link(address, now)
    }

    /// Who has a link that holds, and since when.
    ///
    /// # Errors
    /// If the database fails.
    pub fn personal_links(
        &self,
        id: TournamentId,
    ) -> Result<Vec<(EntryId, DateTime<Utc>)>, DeskError> {
        self.store.read(|c| Ok(self.store.personal_links(c, id)?))
    }

    /// The player that a secret proves in that tournament, asked inside the transaction that acts: the link may
    /// have been withdrawn while the form was on the way.
    pub(super) fn proven(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        secret: &str,
    ) -> Result<EntryId, DeskError> {
        let holder = self.store.link_holder(c, &Token::hash_of(secret))?;
        let holder = holder.filter(|holder| holder.tournament == id);
        Ok(holder.ok_or(Refusal::LinkSpent)?.entry)
    }
}
