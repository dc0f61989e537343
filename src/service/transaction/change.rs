use std::borrow::Cow;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde_json::Value;

use store::{
    AccountId, AnyConnection, BoardMark, Deed, NewJournal, SavedBoard, Scope, Snapshot, Store, Ways,
};
use tournament::{EntryId, Tournament, TournamentId};

use crate::transaction::journal_redaction::redacted;
use crate::transaction::undo::{drop_built_on, remember_many};
use crate::{NewRevision, Refusal, Result, Service, ServiceError, Thing, Token};

#[derive(Clone, Copy, Debug)]
pub struct By<'a> {
    /// `None` if it is no person.
    pub account: Option<AccountId>,
    pub now: DateTime<Utc>,
    /// Idempotency key of one sending of a form, its content and place included.
    pub form: Option<&'a str>,
}

impl By<'_> {
    /// The key comes from outside: its hash is short and valid in any database. It includes the account, so that two
    /// people who send the same key have each sent a form.
    fn receipt_key(&self) -> Option<String> {
        let form = self.form?;
        let whose = self.account.map(|account| format!("{} {form}", account.0));
        Some(Token::hash_of(whose.as_deref().unwrap_or(form)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done<T> {
    Now(T),
    /// The same form had been carried out before; nothing was done now.
    Before,
}

impl<T> Done<T> {
    pub fn now(self) -> Option<T> {
        match self {
            Self::Now(value) => Some(value),
            Self::Before => None,
        }
    }
}

pub struct Change<T> {
    /// Equal to the loaded one if nothing changes.
    pub after: Tournament,
    pub act: Deed,
    /// Values before and after, players by their entry number.
    pub detail: Value,
    pub out: T,
}

pub(crate) trait Saved {
    /// The event after the act, if more than a board changed: then open pages are notified at once, see
    /// [`NewRevision`].
    fn whole(&self) -> Option<&Snapshot>;

    /// Puts it in the cache; called after the commit.
    fn remember(self, store: &Store);
}

impl Saved for Snapshot {
    fn whole(&self) -> Option<&Snapshot> {
        Some(self)
    }

    fn remember(self, store: &Store) {
        store.remember(Arc::new(self));
    }
}

impl Saved for SavedBoard {
    fn whole(&self) -> Option<&Snapshot> {
        None
    }

    fn remember(self, store: &Store) {
        store.remember_board(self);
    }
}

impl Service {
    /// Loads a tournament, calls `decide`, and saves the difference with a journal entry, all in one transaction; then
    /// notifies the listeners. After an error nothing is changed.
    pub fn change<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        decide: impl FnOnce(&Snapshot) -> Result<Change<T>>,
    ) -> Result<Done<T>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let change = decide(before)?;
            self.carry_out(c, by, before, change)
        };
        self.act(id, by, work)
    }

    /// As [`change`](Self::change); `keep` writes more in the same transaction, even if the tournament does not change.
    pub(crate) fn change_and_keep<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        decide: impl FnOnce(&Snapshot) -> Result<Change<T>>,
        keep: impl FnOnce(&mut AnyConnection, &Tournament, &T) -> Result<()>,
    ) -> Result<Done<T>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let change = decide(before)?;
            keep(c, &before.tournament, &change.out)?;
            self.carry_out(c, by, before, change)
        };
        self.act(id, by, work)
    }

    pub(crate) fn carry_out<T>(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        mut change: Change<T>,
    ) -> Result<(T, Option<Snapshot>)> {
        if change.after == before.tournament && !Store::has_changed_parts(before.id) {
            return Ok((change.out, None));
        }
        remember_many(c, (before, by), &change.after, (change.act, Ways::default()))?;
        if frees_places(&before.tournament, &change.after) {
            if change.act == Deed::RemoveEntry {
                self.tell_removed(c, (before, by), &change.after)?;
            }
            self.move_up(c, (before, by), &mut change.after)?;
        }
        self.refuse_larger(before.tournament.entries.len(), change.after.entries.len())?;
        refuse_recorded(c, before, &change.after)?;
        let mark = BoardMark { account: by.account, at: by.now };
        let saved = c.save(before, change.after, &mark)?;
        let left = Some(Cow::Borrowed(&saved));
        self.note_left(c, before.id, by, change.act, &change.detail, left)?;
        Ok((change.out, Some(saved)))
    }

    /// Runs `work` on a tournament in one transaction, unless its form was carried out before. What it saved goes to
    /// the cache after the commit, then the listeners are notified. Refuses an archived tournament.
    pub(crate) fn act<T, S: Saved>(
        &self,
        id: TournamentId,
        by: By<'_>,
        work: impl FnOnce(&mut AnyConnection, &Snapshot) -> Result<(T, Option<S>)>,
    ) -> Result<Done<T>> {
        self.act_though_archived(id, by, |c: &mut AnyConnection, before: &Snapshot| {
            if before.archived {
                return Err(Refusal::Archived.into());
            }
            work(c, before)
        })
    }

    pub(crate) fn act_though_archived<T, S: Saved>(
        &self,
        id: TournamentId,
        by: By<'_>,
        work: impl FnOnce(&mut AnyConnection, &Snapshot) -> Result<(T, Option<S>)>,
    ) -> Result<Done<T>> {
        let scope = Scope::Tournament(id);
        let (done, saved) = self.store.write(scope, |c| {
            if self.answered(c, scope, by)?.is_some() {
                return Ok((Done::Before, None));
            }
            self.keep_answer(c, scope, by, "")?;
            let before =
                self.store.snapshot(c, id)?.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            let (out, saved) = work(c, &before)?;
            let whole = saved.as_ref().and_then(Saved::whole);
            if let Some(left) = whole {
                drop_built_on(c, left, by.now)?;
            }
            let (slug, revision, at_once) =
                (before.slug.clone(), before.revision + 1, whole.is_some());
            let told = |saved: S| (NewRevision { id, slug, revision, at_once }, saved);
            Ok::<_, ServiceError>((Done::Now(out), saved.map(told)))
        })?;
        if let Some((told, saved)) = saved {
            saved.remember(&self.store);
            self.listeners.tell(&told);
        }
        Ok(done)
    }

    /// Runs an act that changes no tournament in one transaction, unless its form was carried out before.
    pub(crate) fn once<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        work: impl FnOnce(&mut AnyConnection) -> Result<T>,
    ) -> Result<Done<T>> {
        let scope = Scope::Tournament(id);
        self.store.write(scope, |c| {
            if self.answered(c, scope, by)?.is_some() {
                return Ok(Done::Before);
            }
            self.refuse_archived(c, id)?;
            self.keep_answer(c, scope, by, "")?;
            work(c).map(Done::Now)
        })
    }

    pub(crate) fn refuse_archived(&self, c: &mut AnyConnection, id: TournamentId) -> Result<()> {
        match c.is_archived(id)? {
            None => Err(ServiceError::Unknown(Thing::Tournament)),
            Some(true) => Err(Refusal::Archived.into()),
            Some(false) => Ok(()),
        }
    }

    /// The stored answer to the form, if it was carried out before.
    pub(crate) fn answered(
        &self,
        c: &mut AnyConnection,
        scope: Scope,
        by: By<'_>,
    ) -> Result<Option<String>> {
        let Some(form) = by.receipt_key() else { return Ok(None) };
        Ok(c.receipt(scope, &form)?)
    }

    pub(crate) fn keep_answer(
        &self,
        c: &mut AnyConnection,
        scope: Scope,
        by: By<'_>,
        answer: &str,
    ) -> Result<()> {
        if let Some(form) = by.receipt_key() {
            c.keep_receipt(scope, &form, answer, by.now)?;
        }
        Ok(())
    }

    pub(crate) fn was_done(&self, c: &mut AnyConnection, scope: Scope, by: By<'_>) -> Result<bool> {
        let Some(form) = by.receipt_key() else { return Ok(false) };
        Ok(c.receipt(scope, &form)?.is_some())
    }

    /// Appends to the journal inside the transaction, after the act is saved, and writes webhooks and notifications to
    /// the outbox.
    pub(crate) fn note(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        act: Deed,
        detail: &Value,
    ) -> Result<()> {
        self.note_left(c, id, by, act, detail, None)
    }

    fn note_left(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        act: Deed,
        detail: &Value,
        mut left: Left<'_>,
    ) -> Result<()> {
        self.put_out(c, id, by, act, detail, &mut left)?;
        self.tell_players(c, id, by, act, detail, &mut left)?;
        self.tell_arbiters(c, id, by, act, detail)?;
        self.end_calls(c, id, by, act, detail, &mut left)?;
        let (detail, words) = redacted(act, detail)?;
        let new = NewJournal {
            at: by.now,
            account: by.account,
            act,
            detail: &detail.to_string(),
            words: &words,
        };
        Store::append_journal(id, new);
        Ok(())
    }
}

/// The event after an act; `None` until it is read.
pub(crate) type Left<'a> = Option<Cow<'a, Snapshot>>;

/// Reads it at most once in an act.
pub(crate) fn as_left<'l>(
    c: &mut AnyConnection,
    id: TournamentId,
    left: &'l mut Left<'_>,
) -> Result<Option<&'l Snapshot>> {
    if left.is_none() {
        *left = c.snapshot_afresh(id)?.map(Cow::Owned);
    }
    Ok(left.as_deref())
}

/// Refuses to remove entries that a recorded game or an incident names, even if their round was dropped.
pub(crate) fn refuse_recorded(
    c: &mut AnyConnection,
    before: &Snapshot,
    after: &Tournament,
) -> Result<()> {
    let was = before.tournament.entries.iter().map(|entry| entry.id);
    let gone: Vec<EntryId> = was.filter(|id| after.entry(*id).is_none()).collect();
    if !gone.is_empty() && c.is_recorded(before.id, &gone)? {
        return Err(Refusal::HasGames.into());
    }
    Ok(())
}

/// Whether the change may give places to the waiting list.
fn frees_places(before: &Tournament, after: &Tournament) -> bool {
    before.settings.home != after.settings.home
        || before.settings.categories != after.settings.categories
        || before.entries.len() > after.entries.len()
        || before
            .entries
            .iter()
            .zip(&after.entries)
            .any(|(was, now)| was.participation != now.participation || was.rank != now.rank)
}
