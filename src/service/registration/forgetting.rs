//! Redaction of a person: the name is deleted, the games stay.

use crate::prelude::*;
use crate::{draw::proofs::without_name, registration::entries::position};
use rating::{folded, is_nearly_among};

/// Texts of organisers that still hold a redacted person's name: names of teams and of groups of clubs, and settings
/// such as the director. They are no part of the person, and are changed by hand.
#[must_use]
pub fn name_left(event: &Tournament, who: &Entry) -> Vec<String> {
    let mut settings = event.settings.clone();
    settings.carried.clear();
    let teams = event.teams.list.iter().map(|team| &team.name).collect::<Vec<_>>();
    let clubs = event.entries.iter().map(|entry| &entry.club).collect::<Vec<_>>();
    let mut texts = Vec::new();
    collect(&json!([settings, teams, clubs, event.club_groups]), &mut texts);
    texts.retain(|text| who.taken_out_of(text) != *text);
    texts.sort();
    texts.dedup();
    texts
}

/// Every text in a value, names of members as well.
fn collect(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::String(text) => texts.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| collect(value, texts)),
        Value::Object(members) => members.iter().for_each(|(name, value)| {
            texts.push(name.clone());
            collect(value, texts);
        }),
        _ => {}
    }
}

impl Service {
    /// Entries of all events whose name has all of those words, whatever the case and accents, or whose number in a
    /// rating list is that text; if there are none, those with a similar name.
    pub fn find_people(&self, typed: &str) -> Result<Vec<(Arc<Snapshot>, EntryId)>> {
        let wanted = folded(typed);
        let events = self.read(|c| c.tournaments())?;
        let (mut found, mut nearly) = (Vec::new(), Vec::new());
        for event in events.iter().filter(|_| !wanted.is_empty()) {
            let Some(seen) = self.find(event.id)? else { continue };
            for one in &seen.tournament.entries {
                let native = one.native_name.as_deref().unwrap_or_default();
                let numbers = [&one.egf_pin, &one.ffg_licence, &one.aga_id].map(String::as_str);
                let words = folded(&format!("{} {native} {}", one.whole_name(), numbers.join(" ")));
                if wanted.iter().all(|word| words.contains(word)) {
                    found.push((seen.clone(), one.id));
                } else if wanted.iter().all(|wish| is_nearly_among(&words, wish)) {
                    nearly.push((seen.clone(), one.id));
                }
            }
        }
        Ok(if found.is_empty() { nearly } else { found })
    }

    /// Registrations that wait for an answer and whose name has all of those words, with their events.
    pub fn find_applicants(&self, typed: &str) -> Result<Vec<(Arc<Snapshot>, Entry)>> {
        let wanted = folded(typed);
        let mut found = Vec::new();
        for event in self.read(|c| c.tournaments())? {
            let Some(seen) = self.find(event.id)?.filter(|_| !wanted.is_empty()) else { continue };
            let all = self.store.read(|c| waiting(c, event.id))?.into_iter().filter(|entry| {
                let words = folded(&entry.whole_name());
                wanted.iter().all(|word| words.contains(word))
            });
            found.extend(all.map(|entry| (seen.clone(), entry)));
        }
        Ok(found)
    }
}

impl EventActs<'_> {
    /// Redacts a person, also in an archived event: name, numbers, private data, link, subscriptions, own words in
    /// requests; and the name in texts of others: rulings, reasons, requests, announcements, places of games. Number,
    /// rank, club and country stay, so that draws and standings stay valid; the journal names people by number, and its
    /// chain holds. The name is removed from the files of draws, and the entry has their new digests; a proof that does
    /// not hold without the name is deleted. Returns what [`name_left`] finds, and waiting
    /// registrations of that name. Fails with [`crate::Thing::Entry`].
    pub fn forget_person(&self, who: EntryId) -> Acted<Vec<String>> {
        let seen = self.find(self.id)?;
        let prepared = match seen.as_ref().and_then(|seen| seen.tournament.entry(who)) {
            Some(known) => self.proofs_without(known)?,
            None => Vec::new(),
        };
        let salt = Token::new()?;
        let done = self.though_archived().act(|tx, before| {
            let at = position(before, who)?;
            let known = before.tournament.entries[at].clone();
            let mut left = name_left(&before.tournament, &known);
            let waiting = waiting(tx, self.id)?.into_iter().map(|entry| entry.whole_name());
            left.extend(waiting.filter(|name| known.taken_out_of(name) != *name));
            let mut after = before.tournament.clone();
            let retell = |text: &str| known.taken_out_of(text);
            for entry in &mut after.entries {
                entry.private.note = retell(&entry.private.note);
            }
            after.entries[at] = known.forgotten();
            after.teams.remove_player(who);
            for adjustment in &mut after.teams.adjustments {
                adjustment.reason = retell(&adjustment.reason);
            }
            for value in after.settings.carried.values_mut() {
                *value = retell(value);
            }
            for board in after.rounds.iter_mut().flat_map(|round| &mut round.boards) {
                board.set_date(board.date().retold(&retell));
            }
            tx.forget_mail(self.id, &known.private.email)?;
            tx.forget_person(self.id, who)?;
            tx.retell_words(self.id, &retell)?;
            let words = tx.retell_journal(self.id, &retell, salt.secret())?;
            let proofs = put_proofs(tx, self.id, &prepared)?;
            tx.save(after)?;
            tx.note(&Deed::ForgetPerson { entry: who, proofs, words })?;
            Ok(left)
        })?;
        self.store.checkpoint();
        Ok(done)
    }

    /// Proofs of draws without the name, each with the digest of the stored one. Where names decide the pairing, the
    /// proof does not hold without the name and is deleted.
    fn proofs_without(&self, known: &Entry) -> Result<Vec<Proof>> {
        let rows = self.read(|c| c.certificates(self.id))?;
        let without = |(no, row): (RoundNo, CertificateRow)| {
            let file = without_name(&row, known)?;
            let was = row.digest();
            Some((no, was, file.map(|file| CertificateRow { file, ..row })))
        };
        Ok(rows.into_iter().filter_map(without).collect())
    }
}

impl Service {
    /// Redacts people of several events, each as [`EventActs::forget_person`] does; those redacted before are
    /// skipped. Returns what [`name_left`] finds. Fails with [`crate::Thing::Entry`]; those before it are redacted.
    pub fn forget_people(
        &self,
        by: By<'_>,
        people: &[(TournamentId, EntryId)],
    ) -> Result<Vec<String>> {
        let mut left = Vec::new();
        for (id, who) in people {
            let seen = self.find(*id)?;
            let known = seen.as_ref().and_then(|seen| seen.tournament.entry(*who));
            if known.is_none_or(|known| known.surname != format!("#{who}")) {
                // The form's key is one for all of them.
                if let Done::Now(more) =
                    self.acts(*id, By { form: None, ..by }).forget_person(*who)?
                {
                    left.extend(more);
                }
            }
        }
        Ok(left)
    }
}

fn waiting(c: &mut Tx, id: TournamentId) -> Result<Vec<Entry>> {
    let all = c.home_registrations(id)?.into_iter().filter(|row| row.state == HomeState::Asked);
    Ok(all.filter_map(|row| Some(row.applicant?.entry)).collect())
}

/// The round of a proof, its digest, and the proof without a name; `None` if it does not hold without it.
type Proof = (RoundNo, String, Option<CertificateRow>);

/// Replaces proofs that are unchanged since; returns the digest of each, `None` where it was deleted.
fn put_proofs(
    c: &mut Tx,
    id: TournamentId,
    prepared: &[Proof],
) -> Result<BTreeMap<RoundNo, Option<String>>> {
    let mut proofs = BTreeMap::new();
    for (no, row) in c.certificates(id)? {
        let same = |(of, was, _): &&Proof| *of == no && *was == row.digest();
        let Some((.., now)) = prepared.iter().find(same) else { continue };
        c.keep_certificate(id, no, now.as_ref())?;
        proofs.insert(no, now.as_ref().map(CertificateRow::digest));
    }
    Ok(proofs)
}
