//! A person is forgotten: the name goes, the games stay.

use serde_json::json;

use store::{AnyConnection, BoardMark, Deed, Snapshot};
use tournament::{EntryId, TournamentId};

use super::entries::position;
use super::{By, Desk, DeskError, Done};

impl Desk {
    /// Forgets a person, also of an archived event: name, numbers, everything that only the organiser knew, their
    /// link, how they wanted to be told, and their own words in requests. Number, rank, club and country stay, so
    /// that draws and standings are what they were; the journal names people by their number, so that its chain
    /// holds.
    ///
    /// # Errors
    /// [`super::Thing::Entry`].
    pub fn forget_person(
        &self,
        id: TournamentId,
        by: By<'_>,
        who: EntryId,
    ) -> Result<Done<()>, DeskError> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let at = position(before, who)?;
            let mut after = before.tournament.clone();
            after.entries[at] = after.entries[at].forgotten();
            self.store.forget_person(c, id, who)?;
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = self.store.save(c, before, after, &mark)?;
            self.note(c, id, by, Deed::ForgetPerson, &json!({ "entry": who }))?;
            Ok(((), Some(saved)))
        };
        let remember = |saved| self.store.remember(std::sync::Arc::new(saved));
        self.act_though_archived(id, by, work, remember)
    }
}
