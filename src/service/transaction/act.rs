//! An act: one database transaction that loads, checks, changes, writes the journal, and notifies after the commit.

use crate::prelude::*;
use crate::transaction::undo::drop_built_on;
use crate::{WorkError, Workers, results::reports::with_board, transaction::typed::redacted};
use std::ops::{Deref, DerefMut};
use std::sync::RwLock;
use store::{BoardMark, GameCount, Ways, Write};

#[derive(Clone, Copy, Debug)]
pub struct By<'a> {
    /// `None` if it is no person.
    pub account: Option<AccountId>,
    pub now: DateTime<Utc>,
    /// Idempotency key of one sending of a form, its content and place included.
    pub form: Option<&'a str>,
}

impl By<'_> {
    /// Not by a person, and not by a form.
    pub(crate) const fn nobody(now: DateTime<Utc>) -> Self {
        Self { account: None, now, form: None }
    }

    pub(crate) const fn mark(&self) -> BoardMark {
        BoardMark { account: self.account, at: self.now }
    }

    /// The key comes from outside: its hash is short and valid in any database. It includes the account, so that two
    /// people who send the same key have each sent a form.
    fn receipt_key(&self) -> Option<String> {
        let form = self.form?;
        let whose = self.account.map(|account| format!("{} {form}", account.0));
        Some(Token::hash_of(whose.as_deref().unwrap_or(form)))
    }
}

/// The acts on one tournament, with the account that acts if there is one. Dereferences to the service.
#[derive(Clone, Copy)]
pub struct EventActs<'a> {
    service: &'a Service,
    pub id: TournamentId,
    pub by: By<'a>,
    though_archived: bool,
}

impl Deref for EventActs<'_> {
    type Target = Service;

    fn deref(&self) -> &Service {
        self.service
    }
}

impl EventActs<'_> {
    /// For a second act of the same form.
    #[must_use]
    pub const fn without_form(self) -> Self {
        Self { by: By { form: None, ..self.by }, ..self }
    }

    /// For an act that an archived tournament takes, too.
    pub(crate) const fn though_archived(self) -> Self {
        Self { though_archived: true, ..self }
    }
}

impl Service {
    #[must_use]
    pub const fn acts<'a>(&'a self, id: TournamentId, by: By<'a>) -> EventActs<'a> {
        EventActs { service: self, id, by, though_archived: false }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done<T> {
    Now(T),
    /// The same form had been carried out before; nothing was done now.
    Before,
}

pub type Acted<T> = Result<Done<T>>;

impl<T> Done<T> {
    pub fn now(self) -> Option<T> {
        match self {
            Self::Now(value) => Some(value),
            Self::Before => None,
        }
    }

    pub fn map<U>(self, with: impl FnOnce(T) -> U) -> Done<U> {
        match self {
            Self::Now(value) => Done::Now(with(value)),
            Self::Before => Done::Before,
        }
    }
}

/// What an act saved; it goes to the cache after the commit.
struct Saved {
    now: Arc<Snapshot>,
    /// Not for the result of a board, of which there are many.
    at_once: bool,
}

/// The transaction of one act on a tournament. Dereferences to the store's.
pub struct Transaction<'a> {
    pub(crate) service: &'a Service,
    c: &'a mut Tx,
    pub(crate) id: TournamentId,
    pub(crate) by: By<'a>,
    pub(crate) before: Arc<Snapshot>,
    saved: Option<Saved>,
    /// The board whose record got acts.
    pub(crate) recorded: Option<GameCount>,
    current: Option<Arc<Snapshot>>,
}

impl Deref for Transaction<'_> {
    type Target = Tx;

    fn deref(&self) -> &Tx {
        self.c
    }
}

impl DerefMut for Transaction<'_> {
    fn deref_mut(&mut self) -> &mut Tx {
        self.c
    }
}

impl<'a> Transaction<'a> {
    /// Of an event; the caller commits the transaction it lends.
    pub(crate) fn new(
        service: &'a Service,
        c: &'a mut Tx,
        before: Arc<Snapshot>,
        by: By<'a>,
    ) -> Self {
        let (id, saved, recorded, current) = (before.id, None, None, None);
        Self { service, c, id, by, before, saved, recorded, current }
    }

    pub(crate) fn save(&mut self, mut after: Tournament) -> Result<()> {
        after.end_absences(&self.before.tournament);
        after.release_line_ups();
        let (before, mark) = (self.before.clone(), self.by.mark());
        let saved = Tx::save(self, &before, after, &mark)?;
        self.set_saved(saved);
        Ok(())
    }

    /// Raises the revision after a change in other tables of the event, such as announcements.
    pub(crate) fn touch(&mut self) -> Result<()> {
        self.save(self.before.tournament.clone())
    }

    /// Takes an event that was saved by other means.
    pub(crate) fn set_saved(&mut self, saved: Snapshot) {
        self.saved = Some(Saved { now: Arc::new(saved), at_once: true });
    }

    pub(crate) fn save_board(&mut self, no: RoundNo, board: Board) -> Result<()> {
        let before = self.before.clone();
        let round = before.tournament.round(no);
        if round.is_some_and(|round| round.teams.matches.iter().any(|one| one.absent.is_some())) {
            return self.save(with_board(&before.tournament, no, Some(board)));
        }
        let mark = self.by.mark();
        let saved = Tx::save_board(self, &before, no, board, &mark)?;
        self.saved = Some(Saved { now: Arc::new(saved), at_once: false });
        Ok(())
    }

    /// Saves the tournament as it is after an act, with the act's journal entry; nothing if it is as before.
    pub fn change(&mut self, mut after: Tournament, deed: Deed) -> Result<()> {
        let before = &*self.before.clone();
        if after == before.tournament && !self.has_changed_parts(before.id) {
            return Ok(());
        }
        let written = deed.written()?;
        self.remember_many(&after, written.0, Ways::default())?;
        if frees_places(&before.tournament, &after) {
            if matches!(deed, Deed::RemoveEntry(_)) {
                self.write_removals(&after)?;
            }
            self.move_up(&mut after)?;
        }
        self.service.refuse_larger(before.tournament.entries.len(), after.entries.len())?;
        refuse_recorded(self, before, &after)?;
        self.save(after)?;
        self.note_written(&deed, written)
    }

    /// Appends to the journal, and writes webhooks and notifications to the outbox.
    pub(crate) fn note(&mut self, deed: &Deed) -> Result<()> {
        self.note_written(deed, deed.written()?)
    }

    /// As [`note`](Self::note), before the event is saved as `after`: messages say the new state.
    pub(crate) fn note_ahead(&mut self, deed: &Deed, after: &Tournament) -> Result<()> {
        self.current = Some(Arc::new(self.before.next(after.clone())));
        self.append_deed(deed, deed.written()?)
    }

    fn note_written(&mut self, deed: &Deed, written: (DeedKind, Value)) -> Result<()> {
        self.current = None;
        self.append_deed(deed, written)
    }

    fn append_deed(&mut self, deed: &Deed, (act, detail): (DeedKind, Value)) -> Result<()> {
        self.write_webhooks(deed)?;
        self.notify_players(deed)?;
        self.notify_arbiters(deed)?;
        self.end_calls(deed)?;
        let (detail, words) = redacted(act, &detail)?;
        let (id, at, account) = (self.id, self.by.now, self.by.account);
        self.append_journal(id, JournalRow::new(at, account, act, detail.to_string(), words));
        Ok(())
    }

    /// The event after the act so far; computed at most once for a journal entry.
    pub(crate) fn current(&mut self) -> Arc<Snapshot> {
        let now = || self.saved.as_ref().map_or(&self.before, |saved| &saved.now).clone();
        self.current.get_or_insert_with(now).clone()
    }
}

impl EventActs<'_> {
    /// An act: loads the tournament and runs `work`, which decides, saves and writes the journal, all in one
    /// transaction; then notifies the listeners. Nothing is done if the form was carried out before, and after an error
    /// nothing is changed. Refuses an archived tournament, unless told to take one.
    pub fn act<T>(
        &self,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot) -> Result<T>,
    ) -> Acted<T> {
        let Some((c, before)) = self.begin()? else { return Ok(Done::Before) };
        self.carry_out(c, before, work)
    }

    /// Runs `work`, and commits. What was saved goes to the cache, then the listeners are notified.
    fn carry_out<T>(
        &self,
        mut c: Write<'_>,
        before: Arc<Snapshot>,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot) -> Result<T>,
    ) -> Acted<T> {
        let mut tx = Transaction::new(self.service, &mut c, before.clone(), self.by);
        let out = work(&mut tx, &before)?;
        let (saved, recorded) = (tx.saved.take(), tx.recorded);
        if let Some(Saved { now, at_once: true }) = &saved {
            drop_built_on(&mut c, now, self.by.now)?;
        }
        c.commit()?;
        if let Some(Saved { now, at_once }) = saved {
            self.store.remember(now);
            let (slug, revision) = (before.slug.clone(), before.revision + 1);
            let new = NewRevision { id: self.id, slug, revision, at_once };
            self.listeners.notify(&AfterCommit::Changed(new));
        }
        if let Some(count) = recorded {
            self.listeners.notify(&AfterCommit::Recorded(count));
        }
        Ok(Done::Now(out))
    }

    /// The write transaction, and the event in it; `None` if the form was carried out before.
    fn begin(&self) -> Result<Option<(Write<'_>, Arc<Snapshot>)>> {
        let scope = Scope::Tournament(self.id);
        let mut c = self.store.begin(scope)?;
        if self.answered(&mut c, scope, self.by)?.is_some() {
            return Ok(None);
        }
        self.keep_answer(&mut c, scope, self.by, "")?;
        let before = self.load(&mut c, self.id)?;
        if before.archived && !self.though_archived {
            return Err(Refusal::Archived.into());
        }
        Ok(Some((c, before)))
    }
}

impl Service {
    /// Begins an act of the whole server. `None` if the form was carried out before.
    pub(crate) fn begin_on_server(&self, by: By<'_>) -> Result<Option<Write<'_>>> {
        let mut c = self.store.begin(Scope::Server)?;
        let before = self.answered(&mut c, Scope::Server, by)?;
        Ok(before.is_none().then_some(c))
    }

    /// Commits; `answer` is stored for the same form.
    pub(crate) fn commit_on_server(
        &self,
        mut c: Write<'_>,
        by: By<'_>,
        answer: &str,
    ) -> Result<()> {
        self.keep_answer(&mut c, Scope::Server, by, answer)?;
        Ok(c.commit()?)
    }

    /// The tournament; fails with [`Thing::Tournament`].
    pub(crate) fn load(&self, c: &mut Tx, id: TournamentId) -> Result<Arc<Snapshot>> {
        self.store.snapshot(c, id)?.ok_or(ServiceError::Unknown(Thing::Tournament))
    }

    /// The tournament outside of any transaction; `None` if there is none.
    pub fn find(&self, id: TournamentId) -> Result<Option<Arc<Snapshot>>> {
        self.store.read(|c| Ok(self.store.snapshot(c, id)?))
    }

    /// The stored answer to the form, if it was carried out before.
    pub(crate) fn answered(&self, c: &mut Tx, scope: Scope, by: By<'_>) -> Result<Option<String>> {
        let Some(form) = by.receipt_key() else { return Ok(None) };
        Ok(c.receipt(scope, &form)?)
    }

    fn keep_answer(&self, c: &mut Tx, scope: Scope, by: By<'_>, answer: &str) -> Result<()> {
        match by.receipt_key() {
            Some(form) => Ok(c.keep_receipt(scope, &form, answer, by.now)?),
            None => Ok(()),
        }
    }
}

/// Refuses to remove entries that a recorded game or an incident names, even if their round was dropped.
pub(crate) fn refuse_recorded(c: &mut Tx, before: &Snapshot, after: &Tournament) -> Result<()> {
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

/// Attempts without a lock. If the data changed each time, the last attempt holds the lock: an organiser's draw ends,
/// however fast results come in.
pub const ATTEMPTS: usize = 3;

impl EventActs<'_> {
    /// As [`act`](Self::act), with a computation before the transaction: `make` runs on a worker's thread, without a
    /// connection. It is repeated if what it depends on, see [`same_for`], changed during it; the round and later ones
    /// may change.
    pub(crate) fn act_prepared<P: Send + 'static, T>(
        &self,
        (on, round): (&Workers, RoundNo),
        make: impl Fn(&Snapshot) -> Result<P> + Clone + Send + 'static,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot, P) -> Result<T>,
    ) -> Acted<T> {
        for _ in 0..ATTEMPTS {
            let Some(before) = self.unless_done()? else { return Ok(Done::Before) };
            let (make, from) = (make.clone(), before.clone());
            let made = on.run(move || make(&from))??;
            let Some((c, now)) = self.begin()? else { return Ok(Done::Before) };
            if now.revision == before.revision
                || same_for(round, &before.tournament, &now.tournament)
            {
                return self.carry_out(c, now, |tx, now| work(tx, now, made));
            }
        }
        self.act(|tx, now| work(tx, now, make(now)?))
    }

    /// `None` if the form was carried out before.
    pub(crate) fn unless_done(&self) -> Result<Option<Arc<Snapshot>>> {
        self.store.read(|c| match self.answered(c, Scope::Tournament(self.id), self.by)? {
            Some(_) => Ok(None),
            None => self.load(c, self.id).map(Some),
        })
    }

    /// Whether the form was carried out before.
    pub fn is_done(&self) -> Result<bool> {
        Ok(self.unless_done()?.is_none())
    }
}

impl From<WorkError> for ServiceError {
    fn from(error: WorkError) -> Self {
        match error {
            WorkError::Busy => Refusal::Busy.into(),
            WorkError::Panicked(said) => Self::Panicked(said),
        }
    }
}

/// Whether two states of a tournament are the same for drawing a round: settings, entries, club groups, teams, pairings
/// and results of earlier rounds. Ignores clocks, confirmations, games that were given up, versions of boards, and that
/// round and later ones.
fn same_for(no: RoundNo, one: &Tournament, other: &Tournament) -> bool {
    let earlier = |tournament: &Tournament| -> Vec<Round> {
        let earlier = tournament.rounds.iter().filter(|round| round.no < no);
        earlier.map(settled).collect()
    };
    one.settings == other.settings
        && one.club_groups == other.club_groups
        && one.entries == other.entries
        && one.teams == other.teams
        && earlier(one) == earlier(other)
}

/// A round as later draws see it.
fn settled(round: &Round) -> Round {
    let board = |board: &Board| Board {
        version: 0,
        replay: None,
        confirmed: None,
        appointment: None,
        ..*board
    };
    let mut settled = Round::empty(round.no, round.state);
    settled.boards = round.boards.iter().map(board).collect();
    settled.byes.clone_from(&round.byes);
    settled.teams.clone_from(&round.teams);
    settled
}

/// Journal entries that are searched for the conflicting change.
const LAST: i64 = 200;

/// What a form edits: the key to find the last change in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edited {
    Entry(EntryId),
    /// The referee's procedure included.
    Settings,
    DrawRules,
    Timetable,
    Teams,
}

impl Edited {
    fn is_in(self, row: &JournalRow) -> bool {
        let acts: &[DeedKind] = match self {
            Self::Entry(entry) => {
                let named = |deed: Deed| deed.entries().iter().any(|(id, _)| *id == entry);
                return Deed::of(row).is_some_and(named);
            }
            Self::Settings => &[DeedKind::Settings],
            Self::DrawRules => &[DeedKind::DrawRules, DeedKind::Settings],
            Self::Teams => &[DeedKind::EditTeams],
            Self::Timetable => &[DeedKind::Timetable, DeedKind::Settings],
        };
        row.kind().is_some_and(|deed| acts.contains(&deed))
    }
}

impl EventActs<'_> {
    /// As [`act`](EventActs::act), for a form that several people may edit: a conflict in the same field names the
    /// person who was first, and when.
    pub(crate) fn act_edited<T>(
        &self,
        edited: Edited,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot) -> Result<T>,
    ) -> Acted<T> {
        let mut meanwhile = match self.act(work) {
            Err(ServiceError::EditConflict(meanwhile)) => meanwhile,
            other => return other,
        };
        self.store.read(|c| {
            let rows = c.journal(self.id, None, LAST)?;
            if let Some(last) = rows.iter().find(|row| edited.is_in(row)) {
                let account = last.account.map(|account| c.account(account));
                meanwhile.by = account.transpose()?.flatten().map(|account| account.name);
                meanwhile.at = Some(last.at);
            }
            Err(ServiceError::EditConflict(meanwhile))
        })
    }
}

/// News of a tournament, after the commit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRevision {
    pub id: TournamentId,
    /// Its name in URLs.
    pub slug: String,
    pub revision: i64,
    /// Whether to notify all open pages at once. Results may be collected for a short time where very many listen.
    pub at_once: bool,
}

/// What listeners are told after a commit of this process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AfterCommit {
    Changed(NewRevision),
    /// An act at a recorded game.
    Recorded(GameCount),
    Deleted(TournamentId),
}

type Listener = Box<dyn Fn(&AfterCommit) + Send + Sync>;

#[derive(Default)]
pub(crate) struct Listeners(RwLock<Vec<Listener>>);

impl Listeners {
    pub(crate) fn notify(&self, news: &AfterCommit) {
        for listener in self.0.read().unwrap_or_else(PoisonError::into_inner).iter() {
            listener(news);
        }
    }
}

impl Service {
    /// Calls `listener` after every commit that others see.
    pub fn listen(&self, listener: impl Fn(&AfterCommit) + Send + Sync + 'static) {
        let mut all = self.listeners.0.write().unwrap_or_else(PoisonError::into_inner);
        all.push(Box::new(listener));
    }
}
