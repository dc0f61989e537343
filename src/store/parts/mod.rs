//! The parts of an event, and what the journal's entries left of them.
//!
//! Whoever writes a part marks it in the running transaction. When that commits, its last entry of the journal gets the
//! digest of each marked part as it is then, and the entry's hash holds them. To check an event is to compare the last
//! digest of each part with what is there: no act is interpreted. `docs/open-format.md` has the canonical forms.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use diesel::prelude::*;

use ::tournament::{Board, EntryId, Round, RoundNo, Tournament, TournamentId};

use super::connection::AnyConnection;
use super::open::{Result, Store, StoreError};
use super::schema::game;
use super::tournaments::json;
use super::{CertificateRow, Deed, GameNo};

pub use compare::{ComparedParts, JournalledParts, PartFault};
use digests::{
    announcements_digest, digests_of_row, entries_digest, reports_digest, roles_digest,
    settings_digest,
};
pub(super) use digests::{digest_of, round_digest, salt, salted_digest};
pub use digests::{game_digests, referee_digest, tournament_digests};

mod compare;
mod digests;

/// Which canonical form the digests are of. It counts on whenever the same event would be written otherwise: digests of
/// another form are not compared, so that nobody is accused by a new version.
pub const FORM: &str = "1";

/// What every entry says whose version marks the rows that it writes. It has no digest, so that earlier versions read it as
/// a part that is not there.
const MARKS_ROWS: &str = "rows";

/// A part of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EventPart {
    /// Settings, club groups, the clocks of rounds, and teams.
    Settings,
    /// Who takes part, without what the organiser alone knows.
    Entries,
    /// A round that nobody but the organisers sees.
    Draft(RoundNo),
    /// A round that everybody sees: boards, byes and terms.
    Round(RoundNo),
    /// The certificate of a round's draw, with the tournament it was drawn from.
    Certificate(RoundNo),
    /// A recorded game, as far as its acts went.
    Game(GameNo),
    /// The referee's log.
    Referee,
    /// What was reported to the referee, and what is kept beside rulings.
    Reports,
    /// What the organisers said to all or to some.
    Announcements,
    /// Who may do what in it.
    Roles,
    /// What a player, or their captain, said of how their game of a round ended.
    Report(RoundNo, EntryId),
    /// What a player asked for, and the answer.
    Request(i32),
    /// A registration from home.
    Registration(i32),
}

/// Acts that change roles: the entry of each says what it left of them, unless an earlier version wrote it.
const ROLE_ACTS: [Deed; 4] = [Deed::Join, Deed::RemoveRole, Deed::NameChief, Deed::UnnameChief];

impl EventPart {
    fn of(round: &Round) -> Self {
        if round.is_public() { Self::Round(round.no) } else { Self::Draft(round.no) }
    }

    /// The first words of parts that are a row each: what players reported and asked for, and registrations.
    const ROWS: [&str; 3] = ["reports report ", "reports request ", "reports registration "];
}

/// The name of the part in entries of the journal.
impl fmt::Display for EventPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Settings => write!(f, "settings"),
            Self::Entries => write!(f, "entries"),
            Self::Draft(no) => write!(f, "draft {no}"),
            Self::Round(no) => write!(f, "round {no}"),
            Self::Certificate(no) => write!(f, "certificate {no}"),
            Self::Game(no) => write!(f, "game {no}"),
            Self::Referee => write!(f, "referee"),
            Self::Reports => write!(f, "reports"),
            // The first word is one that no record holds, also for earlier versions that read it.
            Self::Announcements => write!(f, "reports announcements"),
            Self::Roles => write!(f, "reports roles"),
            Self::Report(round, entry) => write!(f, "{}{round}/{entry}", Self::ROWS[0]),
            Self::Request(no) => write!(f, "{}{no}", Self::ROWS[1]),
            Self::Registration(no) => write!(f, "{}{no}", Self::ROWS[2]),
        }
    }
}

/// What a part is known by. A game has a digest after each of its acts, all others have one.
pub type PartDigests = BTreeMap<String, Vec<String>>;

/// What a transaction did to parts of events: the digest where whoever changed the part knew it, else it is worked out
/// of what the tables hold before the transaction commits.
type Marks = BTreeMap<(TournamentId, EventPart), Option<String>>;

thread_local! {
    static MARKED: RefCell<Marks> = const { RefCell::new(BTreeMap::new()) };
}

/// Notes in the running transaction that a part was changed.
pub(super) fn mark(id: TournamentId, part: EventPart) {
    MARKED.with_borrow_mut(|marks| marks.insert((id, part), None));
}

/// Notes what a part is now.
pub(super) fn mark_as(id: TournamentId, part: EventPart, digest: String) {
    MARKED.with_borrow_mut(|marks| marks.insert((id, part), Some(digest)));
}

/// Notes what differs between two states of an event; of a new one all.
pub(super) fn mark_changes(
    id: TournamentId,
    was: Option<&Tournament>,
    now: &Tournament,
) -> Result<()> {
    let settings = |t: &Tournament| (t.settings.clone(), t.club_groups.clone(), t.clocks.clone());
    if was.is_none_or(|was| settings(was) != settings(now) || was.teams != now.teams) {
        mark_as(id, EventPart::Settings, settings_digest(now)?);
    }
    if was.is_none_or(|was| was.entries != now.entries || was.never_given != now.never_given) {
        mark_as(id, EventPart::Entries, entries_digest(now)?);
    }
    let earlier: &[Round] = was.map_or(&[], |was| &was.rounds);
    for round in earlier {
        let after = now.round(round.no).map(EventPart::of);
        if after != Some(EventPart::of(round)) {
            mark_as(id, EventPart::of(round), String::new());
        }
    }
    for round in &now.rounds {
        if !earlier.contains(round) {
            mark_as(id, EventPart::of(round), round_digest(round)?);
        }
    }
    Ok(())
}

/// What the transaction has marked so far; nothing is marked after that.
pub(super) fn take_marks() -> BTreeMap<TournamentId, BTreeMap<EventPart, Option<String>>> {
    let mut by_event: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    for ((id, part), digest) in MARKED.take() {
        by_event.entry(id).or_default().insert(part, digest);
    }
    by_event
}

/// The recorded games of one board.
pub(super) fn mark_games(
    c: &mut AnyConnection,
    id: TournamentId,
    round: RoundNo,
    board: &Board,
) -> Result<()> {
    let here: Vec<i32> = game::table
        .filter(game::tournament_id.eq(id.0))
        .filter(game::round_no.eq(round.0))
        .filter(game::table_no.eq(board.table.0))
        .select(game::id)
        .load(c)?;
    here.into_iter().for_each(|no| mark(id, EventPart::Game(GameNo(no))));
    Ok(())
}

impl Store {
    /// Whether the running transaction has changed a part of that event.
    #[must_use]
    pub fn has_changed_parts(id: TournamentId) -> bool {
        MARKED.with_borrow(|marks| marks.keys().any(|(of, _)| *of == id))
    }
}

impl AnyConnection {
    /// What an entry says of the parts that were marked, as JSON.
    pub(super) fn said_of_parts(
        &mut self,
        id: TournamentId,
        marked: BTreeMap<EventPart, Option<String>>,
    ) -> Result<String> {
        let mut said = BTreeMap::from([("form".to_owned(), FORM.to_owned())]);
        said.insert(MARKS_ROWS.to_owned(), String::new());
        for (part, known) in marked {
            let digest = match known {
                Some(digest) => digest,
                None => self.part_now(id, part)?,
            };
            said.insert(part.to_string(), digest);
        }
        json("what an entry left", &said)
    }

    /// The digest of a part as the tables have it; empty if it is not there.
    fn part_now(&mut self, id: TournamentId, part: EventPart) -> Result<String> {
        Ok(match part {
            EventPart::Certificate(no) => {
                self.certificate(id, no)?.map(|row| row.digest()).unwrap_or_default()
            }
            EventPart::Game(no) => {
                let game = self.game_numbered(id, no)?;
                let digests = game.as_ref().map(digests_of_row).transpose()?.unwrap_or_default();
                digests.last().cloned().unwrap_or_default()
            }
            EventPart::Referee => referee_digest(&self.referee_file(id)?.log)?,
            EventPart::Reports => reports_digest(self, id)?.unwrap_or_default(),
            EventPart::Announcements => announcements_digest(self, id)?,
            EventPart::Roles => roles_digest(self, id)?,
            // The functions that write such a row pass its digest to `mark_as`.
            EventPart::Report(..) | EventPart::Request(_) | EventPart::Registration(_) => {
                String::new()
            }
            EventPart::Settings
            | EventPart::Entries
            | EventPart::Draft(_)
            | EventPart::Round(_) => {
                let now = self.snapshot_afresh(id)?;
                let all = now.map(|now| tournament_digests(&now.tournament)).transpose()?;
                let digest = all.and_then(|mut all| all.remove(&part.to_string())?.pop());
                digest.unwrap_or_default()
            }
        })
    }

    /// Every part of an event as the tables have it, compared with its journal.
    pub fn compare_parts(&mut self, id: TournamentId) -> Result<Option<ComparedParts>> {
        let Some(now) = self.snapshot_afresh(id)? else { return Ok(None) };
        let mut there = tournament_digests(&now.tournament)?;
        let mut add = |part: EventPart, digests| there.insert(part.to_string(), digests);
        for (no, row) in self.certificates(id)? {
            add(EventPart::Certificate(no), vec![CertificateRow::digest(&row)]);
        }
        for row in self.games(id)? {
            add(EventPart::Game(row.no), digests_of_row(&row)?);
        }
        let log = self.referee_file(id)?.log;
        if !log.entries().is_empty() {
            add(EventPart::Referee, vec![referee_digest(&log)?]);
        }
        if let Some(digest) = reports_digest(self, id)? {
            add(EventPart::Reports, vec![digest]);
        }
        let entries = self.journal_parts(id)?;
        let mut journalled =
            JournalledParts::read(entries.iter().map(|(seq, parts)| (*seq, parts.as_str())));
        // Of announcements that only earlier versions wrote nothing is known.
        if journalled.of(EventPart::Announcements).is_some() {
            let digest = announcements_digest(self, id)?;
            there.insert(EventPart::Announcements.to_string(), vec![digest]);
        }
        // Nor of roles that an earlier version changed since.
        if let Some((entry, _)) = journalled.of(EventPart::Roles).cloned() {
            let acts = self.journal_of(id, &ROLE_ACTS)?;
            if acts.last().is_some_and(|row| row.seq > entry) {
                journalled.forget(EventPart::Roles);
            } else {
                there.insert(EventPart::Roles.to_string(), vec![roles_digest(self, id)?]);
            }
        }
        let mut rows = self.report_digests(id)?;
        rows.extend(self.request_digests(id)?);
        rows.extend(self.registration_digests(id)?);
        let all_marked = journalled.leave_out_unmarked_rows();
        for (part, digest) in rows {
            let left = journalled.of(part).map(|(_, left)| left);
            if left.is_some() || all_marked {
                // Words may be deleted: what the entry says of the rest of the row still holds then.
                let now = left.filter(|left| left.starts_with(&digest)).cloned();
                there.insert(part.to_string(), vec![now.unwrap_or(digest)]);
            }
        }
        let mut compared = journalled.compare(&there, |_| false);
        let rewritten = self.rewritten_words(id)?.into_iter();
        let words = |entry| PartFault::Differs { part: "words".to_owned(), entry };
        compared.faults.extend(rewritten.map(words));
        Ok(Some(compared))
    }
}

/// A transaction that changed a part and has no entry of the journal.
pub(super) fn unjournalled(part: EventPart) -> StoreError {
    StoreError::Unjournalled(part.to_string())
}
