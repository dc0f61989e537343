//! A person is forgotten: the name goes, the games stay.

use std::collections::BTreeMap;

use serde_json::json;

use store::{AnyConnection, BoardMark, CertificateRow, Deed, Snapshot};
use tournament::{Entry, EntryId, RoundNo, TournamentId};

use crate::draw::proofs::without_name;
use crate::registration::entries::position;
use crate::{By, Done, Result, Service, ServiceError};

impl Service {
    /// Forgets a person, also of an archived event: name, numbers, everything that only the organiser knew, their
    /// link, how they wanted to be told, and their own words in requests; and the name wherever somebody typed it, in
    /// rulings, reasons, requests, announcements and places of games. Number, rank, club and country stay, so that draws and standings
    /// are what they were; the journal names people by their number and keeps what was typed beside its chain, which
    /// holds. The files of draws name them no more, and the entry says what each adds up to since; where the event pairs
    /// by names, so that the proof cannot be checked without, it goes.
    ///
    /// # Errors
    /// [`crate::Thing::Entry`].
    pub fn forget_person(&self, id: TournamentId, by: By<'_>, who: EntryId) -> Result<Done<()>> {
        let seen = self.store.read(|c| Ok::<_, ServiceError>(self.store.snapshot(c, id)?))?;
        let prepared = match seen.as_ref().and_then(|seen| seen.tournament.entry(who)) {
            Some(known) => self.proofs_without(id, known)?,
            None => Vec::new(),
        };
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let at = position(before, who)?;
            let known = before.tournament.entries[at].clone();
            let mut after = before.tournament.clone();
            after.entries[at] = known.forgotten();
            after.teams.let_go(who);
            for board in after.rounds.iter_mut().flat_map(|round| &mut round.boards) {
                let retell = |text: &str| known.taken_out_of(text);
                board.set_date(board.date().retold(&retell));
            }
            c.forget_mail(id, &known.private.email)?;
            c.forget_person(id, who)?;
            self.take_out(c, id, &known)?;
            let proofs = self.put_proofs(c, id, &prepared)?;
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = c.save(before, after, &mark)?;
            let detail = json!({ "entry": who, "proofs": proofs });
            self.note(c, id, by, Deed::ForgetPerson, &detail)?;
            Ok(((), Some(saved)))
        };
        let done = self.act_though_archived(id, by, work)?;
        self.store.checkpoint();
        Ok(done)
    }

    /// Takes the name out of all that people typed in this event.
    fn take_out(&self, c: &mut AnyConnection, id: TournamentId, known: &Entry) -> Result<()> {
        let retell = |text: &str| known.taken_out_of(text);
        c.retell_journal(id, &retell)?;
        c.retell_referee_log(id, &retell)?;
        c.retell_incidents(id, &retell)?;
        c.retell_announcements(id, &retell)?;
        Ok(c.retell_requests(id, &retell)?)
    }

    /// What becomes of the proofs of draws without the name, each with what it adds up to now. Names are reckoned with
    /// where the event pairs by them: such a proof goes with the name.
    fn proofs_without(
        &self,
        id: TournamentId,
        known: &Entry,
    ) -> Result<Vec<(RoundNo, String, Option<CertificateRow>)>> {
        let rows = self.store.read(|c| self.certificates_of(c, id))?;
        let without = |(no, row): (RoundNo, CertificateRow)| {
            let file = without_name(&row, known)?;
            let was = row.digest();
            Some((no, was, file.map(|file| CertificateRow { file, ..row })))
        };
        Ok(rows.into_iter().filter_map(without).collect())
    }

    fn certificates_of(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
    ) -> Result<Vec<(RoundNo, CertificateRow)>> {
        Ok(c.certificates(id)?)
    }

    /// Puts them in the place of those that were; what each adds up to, nothing where it went.
    fn put_proofs(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        prepared: &[(RoundNo, String, Option<CertificateRow>)],
    ) -> Result<BTreeMap<RoundNo, Option<String>>> {
        let mut proofs = BTreeMap::new();
        for (no, row) in self.certificates_of(c, id)? {
            let same = |(of, was, _): &&(RoundNo, String, _)| *of == no && *was == row.digest();
            let Some((.., now)) = prepared.iter().find(same) else { continue };
            c.keep_certificate(id, no, now.as_ref())?;
            proofs.insert(no, now.as_ref().map(CertificateRow::digest));
        }
        Ok(proofs)
    }
}
