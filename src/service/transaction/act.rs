//! An act: one database transaction that loads, checks, changes, writes the journal, and notifies after the commit.

use crate::prelude::*;
use crate::transaction::undo::{drop_built_on, remember_many};
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

/// Where one person acts on one tournament: every act on it is a method here. Dereferences to the service.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    service: &'a Service,
    pub id: TournamentId,
    pub by: By<'a>,
}

impl Deref for Desk<'_> {
    type Target = Service;

    fn deref(&self) -> &Service {
        self.service
    }
}

impl Desk<'_> {
    /// For an act that a form does besides its own.
    #[must_use]
    pub const fn without_form(self) -> Self {
        Self { by: By { form: None, ..self.by }, ..self }
    }
}

impl Service {
    #[must_use]
    pub const fn desk<'a>(&'a self, id: TournamentId, by: By<'a>) -> Desk<'a> {
        Desk { service: self, id, by }
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

pub struct Change<T> {
    /// Equal to the loaded one if nothing changes.
    pub after: Tournament,
    pub deed: Deed,
    pub out: T,
}

/// What an act saved; it goes to the cache after the commit.
struct Saved {
    now: Arc<Snapshot>,
    /// Not for the result of a board, of which there are many.
    at_once: bool,
}

/// The transaction of one act on a tournament. Dereferences to the connection.
pub(crate) struct Transaction<'a> {
    pub service: &'a Service,
    c: Held<'a>,
    pub id: TournamentId,
    pub by: By<'a>,
    /// `None` in an act of the whole server.
    before: Option<Arc<Snapshot>>,
    saved: Option<Saved>,
    /// The board whose record got acts.
    pub recorded: Option<GameCount>,
    current: Option<Arc<Snapshot>>,
}

enum Held<'a> {
    Own(Box<Write<'a>>),
    /// Of an act of the whole server, which commits it.
    Lent(&'a mut Tx),
}

impl Deref for Transaction<'_> {
    type Target = Tx;

    fn deref(&self) -> &Tx {
        match &self.c {
            Held::Own(c) => c,
            Held::Lent(c) => c,
        }
    }
}

impl DerefMut for Transaction<'_> {
    fn deref_mut(&mut self) -> &mut Tx {
        match &mut self.c {
            Held::Own(c) => c,
            Held::Lent(c) => c,
        }
    }
}

impl<'a> Transaction<'a> {
    /// Inside an act of the whole server.
    pub fn new(desk: Desk<'a>, c: &'a mut Tx) -> Self {
        Self::on(desk, Held::Lent(c), None)
    }

    fn on(Desk { service, id, by }: Desk<'a>, c: Held<'a>, before: Option<Arc<Snapshot>>) -> Self {
        Self { service, c, id, by, before, saved: None, recorded: None, current: None }
    }

    /// Commits. What was saved goes to the cache, then the listeners are notified.
    pub fn commit<T>(mut self, out: T) -> Acted<T> {
        let (service, now, saved) = (self.service, self.by.now, self.saved.take());
        if let Some(Saved { now: current, at_once: true }) = &saved {
            drop_built_on(&mut self, current, now)?;
        }
        if let Held::Own(c) = self.c {
            c.commit()?;
        }
        if let Some((before, Saved { now, at_once })) = self.before.zip(saved) {
            service.store.remember(now);
            let (slug, revision) = (before.slug.clone(), before.revision + 1);
            service.listeners.notify(&NewRevision { id: self.id, slug, revision, at_once });
        }
        self.recorded.iter().for_each(|count| service.listeners.notify_game(count));
        Ok(Done::Now(out))
    }

    /// Saves a change with its journal entry, and commits.
    pub fn finish<T>(mut self, before: &Snapshot, change: Change<T>) -> Acted<T> {
        let out = self.carry_out(before, change)?;
        self.commit(out)
    }

    pub fn save(&mut self, before: &Snapshot, mut after: Tournament) -> Result<()> {
        after.end_absences(&before.tournament);
        after.release_line_ups();
        let mark = self.by.mark();
        let saved = Tx::save(self, before, after, &mark)?;
        self.set_saved(saved);
        Ok(())
    }

    /// Takes an event that was saved by other means.
    pub fn set_saved(&mut self, saved: Snapshot) {
        self.saved = Some(Saved { now: Arc::new(saved), at_once: true });
    }

    pub fn save_board(&mut self, before: &Snapshot, no: RoundNo, board: Board) -> Result<()> {
        let round = before.tournament.round(no);
        if round.is_some_and(|round| round.teams.matches.iter().any(|one| one.absent.is_some())) {
            return self.save(before, with_board(&before.tournament, no, Some(board)));
        }
        let mark = self.by.mark();
        let saved = Tx::save_board(self, before, no, board, &mark)?;
        self.saved = Some(Saved { now: Arc::new(saved), at_once: false });
        Ok(())
    }

    /// Saves a change with its journal entry, unless nothing changes.
    pub fn carry_out<T>(&mut self, before: &Snapshot, mut change: Change<T>) -> Result<T> {
        if change.after == before.tournament && !self.has_changed_parts(before.id) {
            return Ok(change.out);
        }
        let written = change.deed.written()?;
        let (act, by) = ((written.0, Ways::default()), self.by);
        remember_many(self, (before, by), &change.after, act)?;
        if frees_places(&before.tournament, &change.after) {
            if matches!(change.deed, Deed::RemoveEntry(_)) {
                self.write_removals(before, &change.after)?;
            }
            self.move_up(before, &mut change.after)?;
        }
        self.service.refuse_larger(before.tournament.entries.len(), change.after.entries.len())?;
        refuse_recorded(self, before, &change.after)?;
        self.save(before, change.after)?;
        self.note_written(&change.deed, written)?;
        Ok(change.out)
    }

    /// Appends to the journal, and writes webhooks and notifications to the outbox.
    pub fn note(&mut self, deed: &Deed) -> Result<()> {
        self.note_written(deed, deed.written()?)
    }

    /// As [`note`](Self::note), before the event is saved as `after`: messages say the new state.
    pub fn note_ahead(&mut self, deed: &Deed, before: &Snapshot, after: &Tournament) -> Result<()> {
        let (tournament, revision) = (after.clone(), before.revision + 1);
        self.current = Some(Arc::new(Snapshot { tournament, revision, ..before.clone() }));
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
    pub fn current(&mut self) -> Result<Option<Arc<Snapshot>>> {
        if self.current.is_none() {
            let id = self.id;
            self.current = match (&self.saved, &self.before) {
                (Some(saved), _) => Some(saved.now.clone()),
                (None, Some(before)) => Some(before.clone()),
                (None, None) => self.snapshot_afresh(id)?.map(Arc::new),
            };
        }
        Ok(self.current.clone())
    }
}

impl Desk<'_> {
    /// Loads a tournament, calls `decide`, and saves the difference with a journal entry, all in one transaction; then
    /// notifies the listeners. After an error nothing is changed.
    pub fn change<T>(&self, decide: impl FnOnce(&Snapshot) -> Result<Change<T>>) -> Acted<T> {
        let Some((tx, before)) = self.begin()? else { return Ok(Done::Before) };
        tx.finish(&before, decide(&before)?)
    }

    /// Begins an act on a tournament: its transaction, and the tournament. `None` if the form was carried out before.
    /// Refuses an archived tournament.
    pub(crate) fn begin(&self) -> Result<Option<(Transaction<'_>, Arc<Snapshot>)>> {
        match self.begin_though_archived()? {
            Some((_, before)) if before.archived => Err(Refusal::Archived.into()),
            begun => Ok(begun),
        }
    }

    pub(crate) fn begin_though_archived(&self) -> Result<Option<(Transaction<'_>, Arc<Snapshot>)>> {
        let scope = Scope::Tournament(self.id);
        let mut c = self.store.begin(scope)?;
        if self.answered(&mut c, scope, self.by)?.is_some() {
            return Ok(None);
        }
        self.keep_answer(&mut c, scope, self.by, "")?;
        let before = self.load(&mut c, self.id)?;
        let c = Held::Own(Box::new(c));
        Ok(Some((Transaction::on(*self, c, Some(before.clone())), before)))
    }

    /// Runs `work` on a tournament in one transaction, unless its form was carried out before. Refuses an archived
    /// tournament.
    pub(crate) fn act<T>(
        &self,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot) -> Result<T>,
    ) -> Acted<T> {
        let Some((mut tx, before)) = self.begin()? else { return Ok(Done::Before) };
        let out = work(&mut tx, &before)?;
        tx.commit(out)
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

    pub(crate) fn refuse_archived(&self, c: &mut Tx, id: TournamentId) -> Result<()> {
        match c.is_archived(id)? {
            None => Err(ServiceError::Unknown(Thing::Tournament)),
            Some(true) => Err(Refusal::Archived.into()),
            Some(false) => Ok(()),
        }
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

impl Desk<'_> {
    /// As [`begin`](Self::begin), with a computation before the transaction: `make` runs on a worker's thread, without
    /// a connection. It is repeated if what it depends on, see [`same_for`], changed during it; the round and later
    /// ones may change.
    pub(crate) fn begin_prepared<P: Send + 'static>(
        &self,
        (on, round): (&Workers, RoundNo),
        make: impl Fn(&Snapshot) -> Result<P> + Clone + Send + 'static,
    ) -> Result<Option<(Transaction<'_>, Arc<Snapshot>, P)>> {
        for _ in 0..ATTEMPTS {
            let Some(before) = self.unless_done()? else { return Ok(None) };
            let (make, from) = (make.clone(), before.clone());
            let made = on.run(move || make(&from))??;
            let Some((tx, now)) = self.begin()? else { return Ok(None) };
            if now.revision == before.revision
                || same_for(round, &before.tournament, &now.tournament)
            {
                return Ok(Some((tx, now, made)));
            }
        }
        let Some((tx, now)) = self.begin()? else { return Ok(None) };
        let made = make(&now)?;
        Ok(Some((tx, now, made)))
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

impl Desk<'_> {
    /// As [`change`](Desk::change), for a form that several people may edit: a conflict in the same field names the
    /// person who was first, and when.
    pub(crate) fn change_edited<T>(
        &self,
        edited: Edited,
        decide: impl FnOnce(&Snapshot) -> Result<Change<T>>,
    ) -> Acted<T> {
        self.naming_first(edited, self.change(decide))
    }

    pub(crate) fn naming_first<T>(&self, edited: Edited, done: Acted<T>) -> Acted<T> {
        let mut meanwhile = match done {
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

type Listener<T> = Box<dyn Fn(&T) + Send + Sync>;

#[derive(Default)]
pub(crate) struct Listeners {
    tournaments: RwLock<Vec<Listener<NewRevision>>>,
    games: RwLock<Vec<Listener<GameCount>>>,
    deletions: RwLock<Vec<Listener<TournamentId>>>,
}

impl Listeners {
    pub(crate) fn notify(&self, told: &NewRevision) {
        notify(&self.tournaments, told);
    }

    pub(crate) fn notify_game(&self, count: &GameCount) {
        notify(&self.games, count);
    }

    pub(crate) fn notify_deletion(&self, id: TournamentId) {
        notify(&self.deletions, &id);
    }
}

fn notify<T>(listeners: &RwLock<Vec<Listener<T>>>, news: &T) {
    for listener in listeners.read().unwrap_or_else(PoisonError::into_inner).iter() {
        listener(news);
    }
}

fn add<T>(listeners: &RwLock<Vec<Listener<T>>>, new: impl Fn(&T) + Send + Sync + 'static) {
    listeners.write().unwrap_or_else(PoisonError::into_inner).push(Box::new(new));
}

impl Service {
    /// Calls `listener` after every change of a tournament made by this process.
    pub fn listen(&self, listener: impl Fn(&NewRevision) + Send + Sync + 'static) {
        add(&self.listeners.tournaments, listener);
    }

    /// Calls `listener` after every act at a recorded game made by this process.
    pub fn listen_to_games(&self, listener: impl Fn(&GameCount) + Send + Sync + 'static) {
        add(&self.listeners.games, listener);
    }

    /// Calls `listener` after every deletion of a tournament by this process.
    pub fn listen_to_deletions(&self, listener: impl Fn(&TournamentId) + Send + Sync + 'static) {
        add(&self.listeners.deletions, listener);
    }
}
