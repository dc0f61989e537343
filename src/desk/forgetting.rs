//! A person is forgotten: the name goes, the games stay.

use std::collections::BTreeMap;

use serde_json::json;

use store::{AnyConnection, BoardMark, CertificateRow, Deed, Snapshot};
use tournament::{Entry, EntryId, RoundNo, TournamentId};

use super::entries::position;
use super::proofs::without_name;
use super::{By, Desk, DeskError, Done};

impl Desk {
    /// Forgets a person, also of an archived event: name, numbers, everything that only the organiser knew, their
    /// link, how they wanted to be told, and their own words in requests; and the name wherever somebody typed it, in
    /// rulings, reasons, requests and announcements. Number, rank, club and country stay, so that draws and standings
    /// are what they were; the journal names people by their number and keeps what was typed beside its chain, which
    /// holds. The files of draws name them no more; the entry says what each adds up to since.
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
            let known = before.tournament.entries[at].clone();
            let mut after = before.tournament.clone();
            after.entries[at] = known.forgotten();
            self.store.forget_mail(c, id, &known.private.email)?;
            self.store.forget_person(c, id, who)?;
            self.take_out(c, id, &known)?;
            let proofs = self.forget_in_proofs(c, id, &known)?;
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = self.store.save(c, before, after, &mark)?;
            let detail = json!({ "entry": who, "proofs": proofs });
            self.note(c, id, by, Deed::ForgetPerson, &detail)?;
            Ok(((), Some(saved)))
        };
        let remember = |saved| self.store.remember(std::sync::Arc::new(saved));
        self.act_though_archived(id, by, work, remember)
    }

    /// Takes the name out of all that people typed in this event.
    fn take_out(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        known: &Entry,
    ) -> Result<(), DeskError> {
        let retell = |text: &str| known.taken_out_of(text);
        self.store.retell_journal(c, id, &retell)?;
        self.store.retell_referee_log(c, id, &retell)?;
        self.store.retell_announcements(c, id, &retell)?;
        Ok(self.store.retell_requests(c, id, &retell)?)
    }

    /// Takes the name out of the files of draws; what each proof adds up to now.
    fn forget_in_proofs(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        known: &Entry,
    ) -> Result<BTreeMap<RoundNo, String>, DeskError> {
        let mut proofs = BTreeMap::new();
        for (no, row) in self.store.certificates(c, id)? {
            let Some(file) = without_name(&row.file, known) else { continue };
            let row = CertificateRow { file, ..row };
            self.store.keep_certificate(c, id, no, Some(&row))?;
            proofs.insert(no, row.digest());
        }
        Ok(proofs)
    }
}
