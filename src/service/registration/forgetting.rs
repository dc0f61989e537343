//! A person is forgotten: the name goes, the games stay.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use rating::folded;
use store::{AnyConnection, BoardMark, CertificateRow, Deed, Snapshot};
use tournament::{Entry, EntryId, RoundNo, Tournament, TournamentId};

use crate::draw::proofs::without_name;
use crate::registration::entries::position;
use crate::{By, Done, Result, Service, ServiceError, Token};

/// What still holds a person's name once they are forgotten, in the organiser's own words: names of teams and of groups
/// of clubs, and settings such as the director. These are no part of the person, and are changed by hand.
#[must_use]
pub fn name_left(event: &Tournament, who: &Entry) -> Vec<String> {
    let mut settings = event.settings.clone();
    settings.carried.clear();
    let teams = event.teams.list.iter().map(|team| &team.name).collect::<Vec<_>>();
    let mut texts = Vec::new();
    collect(&json!([settings, teams, event.club_groups]), &mut texts);
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
    /// Everybody of every event whose name has all of those words, in whatever letters, or whose number in a rating list
    /// they are.
    pub fn find_people(&self, typed: &str) -> Result<Vec<(Arc<Snapshot>, EntryId)>> {
        let wanted = folded(typed);
        let events = self.store.read(|c| Ok::<_, ServiceError>(c.tournaments()?))?;
        let mut found = Vec::new();
        for event in events.iter().filter(|_| !wanted.is_empty()) {
            let Some(seen) = self.store.read(|c| self.store.snapshot(c, event.id))? else {
                continue;
            };
            let is_meant = |one: &&Entry| {
                let native = one.native_name.as_deref().unwrap_or_default();
                let numbers = [&one.egf_pin, &one.ffg_licence, &one.aga_id].map(String::as_str);
                let words = folded(&format!("{} {native} {}", one.whole_name(), numbers.join(" ")));
                wanted.iter().all(|word| words.contains(word))
            };
            let meant = seen.tournament.entries.iter().filter(is_meant);
            found.extend(meant.map(|one| (seen.clone(), one.id)));
        }
        Ok(found)
    }

    /// Forgets a person, also of an archived event: name, numbers, everything that only the organiser knew, their
    /// link, how they wanted to be told, and their own words in requests; and the name wherever somebody typed it, in
    /// rulings, reasons, requests, announcements and places of games. Number, rank, club and country stay, so that draws and standings
    /// are what they were; the journal names people by their number and keeps what was typed beside its chain, which
    /// holds. The files of draws name them no more, and the entry says what each adds up to since; where the event pairs
    /// by names, so that the proof cannot be checked without, it goes. Returns what [`name_left`] finds.
    ///
    /// # Errors
    /// [`crate::Thing::Entry`].
    pub fn forget_person(
        &self,
        id: TournamentId,
        by: By<'_>,
        who: EntryId,
    ) -> Result<Done<Vec<String>>> {
        let seen = self.store.read(|c| Ok::<_, ServiceError>(self.store.snapshot(c, id)?))?;
        let prepared = match seen.as_ref().and_then(|seen| seen.tournament.entry(who)) {
            Some(known) => self.proofs_without(id, known)?,
            None => Vec::new(),
        };
        let salt = Token::new()?;
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let at = position(before, who)?;
            let known = before.tournament.entries[at].clone();
            let left = name_left(&before.tournament, &known);
            let mut after = before.tournament.clone();
            let retell = |text: &str| known.taken_out_of(text);
            for entry in &mut after.entries {
                entry.private.note = retell(&entry.private.note);
            }
            after.entries[at] = known.forgotten();
            after.teams.let_go(who);
            for adjustment in &mut after.teams.adjustments {
                adjustment.reason = retell(&adjustment.reason);
            }
            for value in after.settings.carried.values_mut() {
                *value = retell(value);
            }
            for board in after.rounds.iter_mut().flat_map(|round| &mut round.boards) {
                board.set_date(board.date().retold(&retell));
            }
            c.forget_mail(id, &known.private.email)?;
            c.forget_person(id, who)?;
            let words = self.take_out(c, id, &known, salt.secret())?;
            let proofs = self.put_proofs(c, id, &prepared)?;
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = c.save(before, after, &mark)?;
            let detail = json!({ "entry": who, "proofs": proofs, "words": words });
            self.note(c, id, by, Deed::ForgetPerson, &detail)?;
            Ok((left, Some(saved)))
        };
        let done = self.act_though_archived(id, by, work)?;
        self.store.checkpoint();
        Ok(done)
    }

    /// Forgets people of several events, each as [`forget_person`](Self::forget_person) does; who has no name any more is
    /// passed over. Returns what is left of their names.
    ///
    /// # Errors
    /// [`crate::Thing::Entry`]; those before it are forgotten.
    pub fn forget_people(
        &self,
        by: By<'_>,
        people: &[(TournamentId, EntryId)],
    ) -> Result<Vec<String>> {
        let mut left = Vec::new();
        for (id, who) in people {
            let seen = self.store.read(|c| Ok::<_, ServiceError>(self.store.snapshot(c, *id)?))?;
            let known = seen.as_ref().and_then(|seen| seen.tournament.entry(*who));
            if known.is_none_or(|known| known.surname != format!("#{who}")) {
                // The form's key is one for all of them.
                if let Done::Now(more) = self.forget_person(*id, By { form: None, ..by }, *who)? {
                    left.extend(more);
                }
            }
        }
        Ok(left)
    }

    /// Takes the name out of all that people typed in this event; what the words of the journal's entries add up to since.
    fn take_out(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        known: &Entry,
        salt: &str,
    ) -> Result<BTreeMap<i64, String>> {
        let retell = |text: &str| known.taken_out_of(text);
        c.retell_words(id, &retell)?;
        Ok(c.retell_journal(id, &retell, salt)?)
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
