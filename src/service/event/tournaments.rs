use crate::prelude::*;
use crate::registration::entries::{People, tidy};
use crate::rulings::appeals::procedure;
use crate::transaction::deed::{ClubsChange, NamedEvent};
use crate::{AfterCommit, NewRevision, TaskOf, transaction::typed::NOTES};
use any_ascii::any_ascii;
use std::collections::HashSet;
use store::NewSecurity;

const SLUG_LENGTH: usize = 40;

/// An address made from a name: lower-case Latin letters, digits and hyphens, other scripts transliterated;
/// `tournament` if nothing is left.
#[must_use]
pub fn slug_of(name: &str) -> String {
    let mut slug = String::new();
    for c in any_ascii(name).chars() {
        if c.is_ascii_alphanumeric() {
            slug.push(c.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.len() >= SLUG_LENGTH {
            break;
        }
    }
    let slug = slug.trim_matches('-');
    if slug.is_empty() { "tournament".to_owned() } else { slug.to_owned() }
}

/// A new fault: more promotions and relegations than teams or people.
fn overlap(before: &Tournament, settings: &Settings) -> Option<(&'static str, Fault)> {
    let (up, down) = (settings.season.up, settings.season.down);
    let stands = (before.settings.season.up, before.settings.season.down) == (up, down);
    let teams = before.teams.list.len();
    let count = if teams > 0 { teams } else { before.entries.len() } as i64;
    let (up, down) = (i64::from(up), i64::from(down));
    let wrong = |field, value, most| Some((field, Fault::OutOfRange { value, least: 0, most }));
    match (up > count, up + down > count) {
        _ if stands || count == 0 => None,
        (true, _) => wrong("up", up, count),
        (false, true) => wrong("down", down, count - up),
        (false, false) => None,
    }
}

impl Service {
    /// Saves a new tournament, from a form or a file; its maker becomes the organiser.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] with all faults of its settings and entries; [`Refusal::TooManyPlayers`];
    /// [`Refusal::EnteredAlready`]; [`Refusal::File`] with every round that does not fit together.
    pub fn create_tournament(&self, by: By<'_>, new: &Tournament) -> Acted<Snapshot> {
        self.create_tournament_at(by, new, None)
    }

    /// As [`create_tournament`](Self::create_tournament), under an address made from a wish, else from its name.
    pub fn create_tournament_at(
        &self,
        by: By<'_>,
        new: &Tournament,
        wish: Option<&str>,
    ) -> Acted<Snapshot> {
        let faults = check_usable(&new.settings);
        if !faults.is_empty() {
            return Err(ServiceError::Fields(faults));
        }
        self.refuse_larger(0, new.entries.len())?;
        let Some(mut c) = self.begin_on_server(by)? else { return Ok(Done::Before) };
        let kept = self.insert(&mut c, by, new, wish)?;
        if let Some(account) = by.account {
            self.refuse_stopped(TaskOf::Import(account))?;
        }
        self.commit_on_server(c, by, &kept.id.to_string())?;
        self.notify_created(&kept);
        Ok(Done::Now(kept))
    }

    pub(crate) fn insert(
        &self,
        c: &mut Tx,
        by: By<'_>,
        new: &Tournament,
        wish: Option<&str>,
    ) -> Result<Snapshot> {
        let new = validate_import(new)?;
        let wish = if let Some(wish) = wish {
            slug_of(wish)
        } else if new.settings.short_name.trim().is_empty() {
            slug_of(&new.settings.name)
        } else {
            slug_of(&new.settings.short_name)
        };
        let deed = Deed::Create { entries: new.entries.len(), rounds: new.rounds.len() };
        let kept = c.insert_tournament(new, &wish, by.now)?;
        if let Some(account) = by.account {
            c.set_role(kept.id, account, Role::Organiser, by.now)?;
        }
        let kept = Arc::new(kept);
        Transaction::new(self, c, kept.clone(), by).note(&deed)?;
        Ok(Arc::unwrap_or_clone(kept))
    }

    fn notify_created(&self, kept: &Snapshot) {
        let (id, slug, revision) = (kept.id, kept.slug.clone(), kept.revision);
        let new = NewRevision { id, slug, revision, at_once: true };
        self.listeners.notify(&AfterCommit::Changed(new));
    }

    /// The tournament that was made by that form; `None` if there is none, or if it was deleted.
    pub fn made_by(&self, by: By<'_>) -> Result<Option<Arc<Snapshot>>> {
        self.store.read(|c| {
            let made = self.answered(c, Scope::Server, by)?;
            let id = made.and_then(|id| id.parse().ok()).map(TournamentId);
            Ok(id.map(|id| self.store.snapshot(c, id)).transpose()?.flatten())
        })
    }
}

impl EventActs<'_> {
    /// `edit` gets the current settings, inside the transaction.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] with all faults; [`Refusal::RoundsDrawn`] if it has more rounds already;
    /// [`Refusal::Procedure`] if its referee's procedure cannot be used; errors of `edit`.
    pub fn change_settings(&self, edit: impl FnOnce(&Tournament) -> Result<Settings>) -> Acted<()> {
        self.act_edited(Edited::Settings, |tx, before| {
            let settings = edit(&before.tournament)?;
            let mut faults = check_settings(&settings);
            let registers = before.tournament.home_door(self.by.now).invites();
            faults.extend(overlap(&before.tournament, &settings).filter(|_| !registers));
            if !faults.is_empty() {
                return Err(ServiceError::Fields(faults));
            }
            procedure(&settings)?;
            let drawn = before.tournament.rounds.iter().map(|round| round.no.0).max().unwrap_or(0);
            if settings.rounds < drawn {
                return Err(Refusal::RoundsDrawn { rounds: drawn }.into());
            }
            if self.leaves_series(tx, before, &settings.division)? {
                tx.leave_series(self.id, before.revision + 1)?;
            }
            let deed = Deed::Settings {
                before: Box::new(before.tournament.settings.clone()),
                after: Box::new(settings.clone()),
            };
            let after = before.tournament.with_settings(settings);
            tx.change(after, deed)
        })
    }

    /// Changes the wishes for every draw, and which clubs count as near to each other. `edit` gets the current ones,
    /// inside the transaction.
    pub fn change_draw_rules(
        &self,
        edit: impl FnOnce(&Tournament) -> Result<(DrawRules, Vec<ClubGroup>)>,
    ) -> Acted<()> {
        self.act_edited(Edited::DrawRules, |tx, before| {
            let mut after = before.tournament.clone();
            (after.settings.draw, after.club_groups) = edit(&before.tournament)?;
            let faults = check_settings(&after.settings);
            if !faults.is_empty() {
                return Err(ServiceError::Fields(faults));
            }
            let was = before.tournament.settings.draw.clone();
            let (groups, now) = (before.tournament.club_groups.clone(), after.club_groups.clone());
            let clubs = (groups != now).then_some(ClubsChange { before: groups, after: now });
            let now = after.settings.draw.clone();
            let deed = Deed::DrawRules { before: Box::new(was), after: Box::new(now), clubs };
            tx.change(after, deed)
        })
    }
}

// Divisions of a season: the events of one series, and the next season made from them.

impl Service {
    /// The events of the same series, this one included, by first day, then by division; empty for a single event. An
    /// event is in a series if an organiser of both added it, and as long as its settings name the series.
    pub fn divisions_of(&self, of: &Snapshot) -> Result<Vec<Arc<Snapshot>>> {
        self.store.read(|c| self.divisions(c, of.id))
    }

    fn divisions(&self, c: &mut Tx, of: TournamentId) -> Result<Vec<Arc<Snapshot>>> {
        let Some(first) = self.store.snapshot(c, of)? else { return Ok(Vec::new()) };
        let own = &first.tournament.settings.division;
        let mut found = Vec::new();
        for id in c.events_of_series(of)? {
            found.extend(self.store.snapshot(c, id)?);
        }
        found.retain(|event| event.tournament.settings.division.is_of_series(own));
        found.sort_by_key(|event| {
            let settings = &event.tournament.settings;
            (settings.begins, settings.division.no, event.id)
        });
        Ok(found)
    }

    /// Events that an organiser of the whole season can add to it: others whose settings name the same series, and
    /// which they organise. The server's owner can also add those without an organiser.
    pub fn could_join(&self, of: &Snapshot, account: AccountId) -> Result<Vec<Arc<Snapshot>>> {
        self.store.read(|c| {
            let mut ids = organised(c, account)?;
            if c.account(account)?.is_some_and(|account| account.is_owner) {
                ids.extend(c.without_organiser()?);
            }
            let (there, mut found) = (c.events_of_series(of.id)?, Vec::new());
            ids.retain(|id| !there.contains(id));
            for id in ids {
                found.extend(self.store.snapshot(c, id)?);
            }
            let own = &of.tournament.settings.division;
            found.retain(|event| event.tournament.settings.division.is_of_series(own));
            Ok(found)
        })
    }
}

impl EventActs<'_> {
    /// Moves an event to the series of another; the rest of its old series stays. Both journals name it. Fails with
    /// [`Refusal::SeriesNotAll`] unless the actor organises it and every event of the other's season;
    /// [`Refusal::DivisionTwice`] if an event of its season is that division.
    pub fn add_to_series(&self, new: TournamentId) -> Acted<()> {
        let Some(mut c) = self.begin_on_server(self.by)? else { return Ok(Done::Before) };
        for id in BTreeSet::from([self.id, new]) {
            c.lock_tournament(id)?;
        }
        let series = self.divisions(&mut c, self.id)?;
        let added = self.store.snapshot(&mut c, new)?;
        let to = series.iter().find(|one| one.id == self.id);
        let (Some(to), Some(added)) = (to, added) else {
            return Err(Refusal::SeriesNotAll.into());
        };
        let (own, season) =
            (&added.tournament.settings.division, &to.tournament.settings.division.season);
        let of_season =
            series.iter().filter(|one| one.tournament.settings.division.season == *season);
        let mut may = own.is_of_series(&to.tournament.settings.division);
        for id in of_season.map(|one| one.id).chain([new]) {
            may &= self.organises(&mut c, id)?;
        }
        if !may {
            return Err(Refusal::SeriesNotAll.into());
        }
        if series.iter().all(|one| one.id != new) {
            let is_same = |one: &&Arc<Snapshot>| one.tournament.settings.division.is_same(own);
            if let Some(twice) = series.iter().find(is_same) {
                let name = twice.tournament.settings.name.clone();
                return Err(Refusal::DivisionTwice { no: own.no, name }.into());
            }
            c.set_series(new, self.id)?;
            let deed = Deed::JoinSeries { series: named(to), event: named(&added) };
            for event in [to, &added] {
                Transaction::new(self, &mut c, event.clone(), self.by).note(&deed)?;
            }
        }
        self.commit_on_server(c, self.by, "").map(Done::Now)
    }

    /// Whether an event leaves its series: its series or season changes, and the actor does not organise every event of
    /// the series. Fails if another event of the season has the same division.
    fn leaves_series(&self, c: &mut Tx, before: &Snapshot, new: &Division) -> Result<bool> {
        let was = &before.tournament.settings.division;
        let mut beside = if was == new { Vec::new() } else { c.events_of_series(before.id)? };
        beside.retain(|id| *id != before.id);
        if beside.is_empty() {
            return Ok(false);
        }
        let season = |of: &Division| of.season.trim().to_lowercase();
        if !new.is_of_series(was) || season(new) != season(was) {
            for id in &beside {
                if !self.organises(c, *id)? {
                    return Ok(true);
                }
            }
        }
        for id in beside {
            let other = self.store.snapshot(c, id)?;
            if other.is_some_and(|other| other.tournament.settings.division.is_same(new)) {
                let twice = Fault::Twice { what: new.no.to_string() };
                return Err(ServiceError::field("division", twice));
            }
        }
        Ok(false)
    }

    /// True also for the server's owner and the command line.
    fn organises(&self, c: &mut Tx, id: TournamentId) -> Result<bool> {
        let Some(account) = self.by.account else { return Ok(true) };
        let owner = c.account(account)?.is_some_and(|account| account.is_owner);
        Ok(owner || c.role(id, account)? == Some(Role::Organiser))
    }
}

impl Service {
    /// Makes the events of the next season, all or none. Each gets the organisers of the event that it follows, and its
    /// maker. Both journals name the other event. `series` are the events of the series as the caller saw them.
    ///
    /// # Errors
    /// [`ServiceError::EditConflict`] if one of those was changed or another was made since; [`ServiceError::Fields`]
    /// for a season that the series has already; as [`create_tournament`](Self::create_tournament).
    pub fn create_season(
        &self,
        by: By<'_>,
        series: &[Arc<Snapshot>],
        new: &[(TournamentId, Tournament)],
    ) -> Acted<Vec<Snapshot>> {
        for (_, event) in new {
            let faults = check_usable(&event.settings);
            if !faults.is_empty() {
                return Err(ServiceError::Fields(faults));
            }
            self.refuse_larger(0, event.entries.len())?;
        }
        let Some(mut c) = self.begin_on_server(by)? else { return Ok(Done::Before) };
        for last in new.iter().map(|(last, _)| *last).collect::<BTreeSet<_>>() {
            c.lock_tournament(last)?;
        }
        let known = match new.first() {
            Some((last, _)) => self.divisions(&mut c, *last)?,
            None => Vec::new(),
        };
        let at = |event: &Arc<Snapshot>| (event.id, event.revision);
        if !known.iter().map(at).eq(series.iter().map(at)) {
            return Err(ServiceError::EditConflict(Box::default()));
        }
        let mut made = Vec::new();
        for (last, event) in new {
            let season = &event.settings.division.season;
            if known.iter().any(|one| one.tournament.settings.division.season == *season) {
                let twice = Fault::Twice { what: season.clone() };
                return Err(ServiceError::field("season", twice));
            }
            let Some(last) = known.iter().find(|one| one.id == *last) else {
                return Err(ServiceError::EditConflict(Box::default()));
            };
            let kept = self.insert(&mut c, by, event, None)?;
            c.set_series(kept.id, last.id)?;
            let organisers = organisers(&mut c, last.id)?;
            for account in &organisers {
                c.set_role(kept.id, *account, Role::Organiser, by.now)?;
            }
            let kept = Arc::new(kept);
            for (event, organisers) in [(last, None), (&kept, Some(organisers))] {
                let (last, next) = (named_with_season(last), named_with_season(&kept));
                let deed = Deed::NextSeason { last, next, organisers };
                Transaction::new(self, &mut c, event.clone(), by).note(&deed)?;
            }
            made.push(Arc::unwrap_or_clone(kept));
        }
        let first = made.first().map(|event: &Snapshot| event.id.to_string()).unwrap_or_default();
        self.commit_on_server(c, by, &first)?;
        made.iter().for_each(|event| self.notify_created(event));
        Ok(Done::Now(made))
    }
}

fn named(event: &Snapshot) -> NamedEvent {
    NamedEvent { id: event.id, name: event.tournament.settings.name.clone() }
}

fn named_with_season(event: &Snapshot) -> NamedEvent {
    let of_event = named(event);
    match &*event.tournament.settings.division.season {
        "" => of_event,
        season => NamedEvent { name: format!("{} {season}", of_event.name), ..of_event },
    }
}

fn organised(c: &mut Tx, account: AccountId) -> Result<Vec<TournamentId>> {
    let roles = c.roles_of(account)?.into_iter().filter(|(_, role)| *role == Role::Organiser);
    Ok(roles.map(|(id, _)| id).collect())
}

fn organisers(c: &mut Tx, id: TournamentId) -> Result<Vec<AccountId>> {
    let roles = c.roles(id)?.into_iter().filter(|one| one.role == Role::Organiser);
    Ok(roles.map(|one| one.account).collect())
}

// Archives and deletes events.

impl EventActs<'_> {
    pub fn archive(&self, archived: bool) -> Acted<()> {
        let deed = if archived { Deed::Archive {} } else { Deed::Unarchive {} };
        self.though_archived().act(|tx, before| {
            if before.archived == archived {
                return Ok(());
            }
            let saved = tx.set_archived(before, archived.then_some(self.by.now))?;
            tx.set_saved(saved);
            tx.note(&deed)
        })
    }

    /// Deletes a tournament and all its rows; open pages of it are notified. The security log keeps that it was done.
    /// Fails with [`Refusal::NotItsName`] unless its name is typed, in any case.
    pub fn delete_tournament(&self, name: &str) -> Acted<()> {
        let Some(mut c) = self.begin_on_server(self.by)? else { return Ok(Done::Before) };
        // Concurrent writers wait for this lock and then find no tournament.
        c.lock_tournament(self.id)?;
        let gone = self.load(&mut c, self.id)?;
        if !is_same(name, &gone.tournament.settings.name) {
            return Err(Refusal::NotItsName.into());
        }
        c.delete_tournament(&gone, self.by.account, self.by.now)?;
        let who = self.by.account.map(|id| c.account(id)).transpose()?.flatten();
        let name = who.map(|who| who.name).unwrap_or_default();
        let (at, what, account) = (self.by.now, SecurityEvent::EventDeleted, self.by.account);
        let (name, address) = (name.as_str(), gone.slug.as_str());
        c.keep_security(&NewSecurity { at, what, account, name, address, times: 1 })?;
        self.commit_on_server(c, self.by, "")?;
        self.store.forget(self.id);
        self.listeners.notify(&AfterCommit::Deleted(self.id));
        Ok(Done::Now(()))
    }
}

fn is_same(typed: &str, name: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    plain(typed) == plain(name)
}

/// Validates an imported tournament; refuses what the database could not keep.
fn validate_import(new: &Tournament) -> Result<Tournament> {
    let mut tidied = Tournament { entries: Vec::new(), ..new.clone() };
    let (mut ids, mut people) = (HashSet::new(), People::default());
    let mut faults = Vec::new();
    for entry in new.entries.iter().cloned() {
        let entry = tidy(entry)?;
        people.add(&entry)?;
        if !ids.insert(entry.id) {
            faults.push(format!("entry {} is there twice", entry.id));
        }
        tidied.entries.push(entry);
    }
    let mut rounds = HashSet::new();
    for round in &new.rounds {
        if !rounds.insert(round.no) {
            faults.push(format!("round {} is there twice", round.no));
        }
        check_round(round, &ids, &mut faults);
    }
    let teams = new.team_faults();
    faults.extend(teams.iter().filter(|fault| !fault.may_wait()).map(ToString::to_string));
    if faults.is_empty() { Ok(tidied) } else { Err(Refusal::File { faults }.into()) }
}

fn check_round(round: &Round, known: &HashSet<EntryId>, faults: &mut Vec<String>) {
    let mut tables = HashSet::new();
    let mut seated = HashSet::new();
    let mut fault = |what: String| faults.push(format!("round {}: {what}", round.no));
    for board in &round.boards {
        if !tables.insert(board.table) {
            fault(format!("table {} is there twice", board.table));
        }
        if board.handicap > MAX_HANDICAP {
            fault(format!("table {} has more than {MAX_HANDICAP} stones", board.table));
        }
    }
    let seats = round.boards.iter().flat_map(|board| [board.black, board.white]);
    for entry in seats.chain(round.byes.iter().copied()) {
        if !known.contains(&entry) {
            fault(format!("entry {entry} is not in the tournament"));
        }
        if !seated.insert(entry) {
            fault(format!("entry {entry} has two places"));
        }
    }
}

impl EventActs<'_> {
    /// Writes to the journal what the imported file said and the tournament cannot hold; call it right after the
    /// tournament was made.
    pub fn note_import(&self, notes: &Value) -> Acted<()> {
        self.act(|tx, _| tx.note(&Deed::ImportNotes(notes.clone())))
    }
}

impl Service {
    pub fn import_notes(&self, id: TournamentId) -> Result<Option<Value>> {
        let first = self.read(|c| c.journal(id, Some(4), 3))?;
        let noted = first.into_iter().find(|row| row.act == DeedKind::ImportNotes.name());
        let told = noted.map(|row| row.full_detail());
        // In older entries the notes are the whole value.
        Ok(told.map(|told| told.get(NOTES).cloned().unwrap_or(told)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_made_of_names_in_any_script() {
        assert_eq!(slug_of("Göteborg Öppna 2026!"), "goteborg-oppna-2026");
        assert_eq!(slug_of("本因坊戦"), "benyinfangzhan");
        assert_eq!(slug_of("Go\u{308}teborg Ströße"), "goteborg-strosse");
        assert_eq!(slug_of("!?"), "tournament");
        assert_eq!(slug_of(&"long ".repeat(40)).len(), 39);
    }

    fn event() -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for (id, name) in [(1, "Abe"), (2, "Berg"), (3, "Cho")] {
            event.entries.push(Entry::new(EntryId(id), name, "", "1d".parse().unwrap()));
        }
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
        round.byes.push(EntryId(3));
        event.rounds.push(round);
        event
    }

    #[test]
    fn a_sound_tournament_passes_as_it_is() {
        assert_eq!(validate_import(&event()).unwrap(), event());
    }

    #[test]
    fn every_round_that_does_not_fit_is_named() {
        let mut broken = event();
        broken.rounds[0].boards.push(Board::new(TableNo(1), EntryId(1), EntryId(9), 10));
        let Err(ServiceError::Refused(Refusal::File { faults })) = validate_import(&broken) else {
            panic!("it does not fit");
        };
        assert_eq!(
            faults,
            [
                "round 1: table 1 is there twice",
                "round 1: table 1 has more than 9 stones",
                "round 1: entry 1 has two places",
                "round 1: entry 9 is not in the tournament",
            ]
        );
    }

    #[test]
    fn the_same_person_twice_is_refused_and_two_of_one_name_are_kept() {
        let mut double = event();
        double.entries[2].surname = "ABE".to_owned();
        assert_eq!(validate_import(&double).unwrap(), double);
        for at in [0, 2] {
            double.entries[at].egf_pin = "90010025".to_owned();
        }
        assert!(matches!(
            validate_import(&double),
            Err(ServiceError::Refused(Refusal::EnteredAlready { name })) if name == "ABE"
        ));
    }
}
