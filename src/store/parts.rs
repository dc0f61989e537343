//! The parts of an event, and their digests in the journal.
//!
//! Each write of a part marks it in the running transaction. At the commit the last entry of the journal gets the
//! digest of each marked part as it is then, and the entry's hash covers them. To check an event is to compare the last
//! digest of each part with the tables: no act is interpreted. `docs/open-format.md` has the canonical forms: SHA-256
//! of a part's JSON, with moments cut to the microseconds that both databases keep.

use super::schema::{announcement, incident, referee_entry, role};
use super::{CertificateRow, DeedKind, GameNo, GameRow};
use crate::prelude::*;
use base16ct::lower::encode_string as hex;
use referee::RefereeLog;
use sha2::{Digest, Sha256};
use std::fmt;

/// Version of the canonical forms, raised whenever the same event would be written otherwise: digests of another form
/// are not compared, so that a new version finds no false faults.
pub const FORM: &str = "1";

/// In every entry of a version that marks the rows it writes. Has no digest: earlier versions read it as a part that
/// does not exist.
const MARKS_ROWS: &str = "rows";

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EventPart {
    /// Settings, club groups, the clocks of rounds, and teams.
    Settings,
    /// Who takes part, without what the organiser alone knows.
    Entries,
    /// A round that only organisers see.
    Draft(RoundNo),
    /// A published round: boards, byes and terms.
    Round(RoundNo),
    /// The certificate of a round's draw, with the tournament it was drawn from.
    Certificate(RoundNo),
    /// A recorded game up to its last act.
    Game(GameNo),
    /// The referee's log.
    Referee,
    /// Incidents, and the facts kept with rulings.
    Reports,
    Announcements,
    Roles,
    /// How a player, or their captain, said that their game of a round ended.
    Report(RoundNo, EntryId),
    /// A player's request with its answer.
    Request(i32),
    Registration(i32),
}

/// Acts that change roles: each entry has the digest of roles, unless an earlier version wrote it.
const ROLE_ACTS: [DeedKind; 4] =
    [DeedKind::Join, DeedKind::RemoveRole, DeedKind::NameChief, DeedKind::UnnameChief];

impl EventPart {
    fn of(round: &Round) -> Self {
        if round.is_public() { Self::Round(round.no) } else { Self::Draft(round.no) }
    }

    /// The first words of parts that are a row each: reports, requests and registrations.
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

/// Digests by the part's name. A game has one after each of its acts, all others have one.
pub type PartDigests = BTreeMap<String, Vec<String>>;

/// Parts that a transaction changed, each with its digest if that is known; else it is computed from the tables before
/// the commit.
pub(super) type Marks = BTreeMap<TournamentId, BTreeMap<EventPart, Option<String>>>;

impl Tx {
    /// A part was changed.
    pub(super) fn mark(&mut self, id: TournamentId, part: EventPart) {
        self.marks.entry(id).or_default().insert(part, None);
    }

    /// A part was changed, and has this digest now; empty if it is gone.
    pub(super) fn mark_as(&mut self, id: TournamentId, part: EventPart, digest: String) {
        self.marks.entry(id).or_default().insert(part, Some(digest));
    }

    /// Marks what differs between two states of an event; of a new one everything.
    pub(super) fn mark_changes(
        &mut self,
        id: TournamentId,
        was: Option<&Tournament>,
        now: &Tournament,
    ) -> Result<()> {
        let settings =
            |t: &Tournament| (t.settings.clone(), t.club_groups.clone(), t.clocks.clone());
        if was.is_none_or(|was| settings(was) != settings(now) || was.teams != now.teams) {
            self.mark_as(id, EventPart::Settings, settings_digest(now)?);
        }
        if was.is_none_or(|was| was.entries != now.entries || was.never_given != now.never_given) {
            self.mark_as(id, EventPart::Entries, entries_digest(now)?);
        }
        let earlier: &[Round] = was.map_or(&[], |was| &was.rounds);
        for round in earlier {
            let after = now.round(round.no).map(EventPart::of);
            if after != Some(EventPart::of(round)) {
                self.mark_as(id, EventPart::of(round), String::new());
            }
        }
        for round in &now.rounds {
            if !earlier.contains(round) {
                self.mark_as(id, EventPart::of(round), round_digest(round)?);
            }
        }
        Ok(())
    }

    /// Whether the transaction has changed a part of that event.
    pub fn has_changed_parts(&self, id: TournamentId) -> bool {
        self.marks.contains_key(&id)
    }

    /// The digests of the marked parts, as an entry of the journal has them.
    pub(super) fn parts_json(
        &mut self,
        id: TournamentId,
        marked: BTreeMap<EventPart, Option<String>>,
    ) -> Result<String> {
        let mut parts = BTreeMap::from([("form".to_owned(), FORM.to_owned())]);
        parts.insert(MARKS_ROWS.to_owned(), String::new());
        for (part, known) in marked {
            let digest = known.map_or_else(|| self.part_digest(id, part), Ok)?;
            parts.insert(part.to_string(), digest);
        }
        json("what an entry left", &parts)
    }

    /// The digest of a part in the tables; empty if it is not there.
    fn part_digest(&mut self, id: TournamentId, part: EventPart) -> Result<String> {
        Ok(match part {
            EventPart::Certificate(no) => {
                self.certificate(id, no)?.map(|row| row.digest()).unwrap_or_default()
            }
            EventPart::Game(no) => {
                let game = self.game_numbered(id, no)?;
                let digests = game.as_ref().map(game_digests).transpose()?.unwrap_or_default();
                digests.last().cloned().unwrap_or_default()
            }
            EventPart::Referee => referee_digest(&self.referee_file(id)?.log)?,
            EventPart::Reports => self.reports_digest(id)?.unwrap_or_default(),
            EventPart::Announcements => self.announcements_digest(id)?,
            EventPart::Roles => self.roles_digest(id)?,
            // The functions that write the others pass the digest to `mark_as`.
            _ => String::new(),
        })
    }

    /// Compares every part of an event with its journal.
    pub fn compare_parts(&mut self, id: TournamentId) -> Result<Option<ComparedParts>> {
        let Some(now) = self.snapshot_afresh(id)? else { return Ok(None) };
        let mut there = tournament_digests(&now.tournament)?;
        let mut add = |part: EventPart, digests| there.insert(part.to_string(), digests);
        for (no, row) in self.certificates(id)? {
            add(EventPart::Certificate(no), vec![CertificateRow::digest(&row)]);
        }
        for row in self.games(id)? {
            add(EventPart::Game(row.no), game_digests(&row)?);
        }
        let log = self.referee_file(id)?.log;
        if !log.entries().is_empty() {
            add(EventPart::Referee, vec![referee_digest(&log)?]);
        }
        if let Some(digest) = self.reports_digest(id)? {
            add(EventPart::Reports, vec![digest]);
        }
        let entries = self.journal_parts(id)?;
        let mut journalled =
            JournalledParts::read(entries.iter().map(|(seq, parts)| (*seq, parts.as_str())));
        // Announcements of earlier versions have no digest.
        if journalled.of(EventPart::Announcements).is_some() {
            add(EventPart::Announcements, vec![self.announcements_digest(id)?]);
        }
        // Nor have roles that an earlier version changed since.
        if let Some((entry, _)) = journalled.of(EventPart::Roles).cloned() {
            let acts = self.journal_of(id, &ROLE_ACTS)?;
            if acts.last().is_some_and(|row| row.seq > entry) {
                journalled.last.remove(&EventPart::Roles.to_string());
            } else {
                add(EventPart::Roles, vec![self.roles_digest(id)?]);
            }
        }
        let mut rows = self.report_digests(id)?;
        rows.extend(self.request_digests(id)?);
        rows.extend(self.registration_digests(id)?);
        let all_marked = journalled.leave_out_unmarked_rows();
        for (part, digest) in rows {
            let left = journalled.of(part).map(|(_, left)| left);
            if left.is_some() || all_marked {
                // Words may be deleted: the digest of the rest of the row still holds then.
                let now = left.filter(|left| left.starts_with(&digest)).cloned();
                add(part, vec![now.unwrap_or(digest)]);
            }
        }
        let mut compared = journalled.compare(&there, |_| false);
        let rewritten = self.rewritten_words(id)?.into_iter();
        let words = |entry| PartFault::Differs { part: "words".to_owned(), entry };
        compared.faults.extend(rewritten.map(words));
        Ok(Some(compared))
    }

    /// Of all announcements, also of those that were taken down.
    fn announcements_digest(&mut self, id: TournamentId) -> Result<String> {
        let rows = of_event!(announcement, id).order(announcement::id).select((
            announcement::id,
            announcement::audience,
            announcement::words,
            announcement::said_at,
            announcement::gone_at,
        ));
        type Row = (i32, String, String, NaiveDateTime, Option<NaiveDateTime>);
        digest_of(&self.all::<Row, _>(rows)?)
    }

    /// By the numbers of accounts.
    fn roles_digest(&mut self, id: TournamentId) -> Result<String> {
        let rows = of_event!(role, id).order(role::account_id);
        let rows = rows.select((role::account_id, role::what, role::chief));
        digest_of(&self.all::<(i64, String, bool), _>(rows)?)
    }

    /// Of incidents and of the facts kept with rulings; `None` without any.
    fn reports_digest(&mut self, id: TournamentId) -> Result<Option<String>> {
        type Reported = (i32, (i32, i32), (i32, i32), String, bool);
        type Ruled = (i32, Option<i32>, Option<String>, Option<String>);
        let reports = of_event!(incident, id).order(incident::id).select((
            incident::id,
            (incident::round_no, incident::table_no),
            (incident::black_id, incident::white_id),
            incident::report,
            incident::confirmed,
        ));
        let reports: Vec<Reported> = self.all(reports)?;
        let written = of_event!(incident, id).filter(incident::words.ne("")).order(incident::id);
        let written: Vec<(i32, String)> =
            self.all(written.select((incident::id, incident::words)))?;
        let ruled = of_event!(referee_entry, id).order(referee_entry::seq).select((
            referee_entry::seq,
            referee_entry::incident_id,
            referee_entry::ending_before,
            referee_entry::excluded,
        ));
        let ruled: Vec<Ruled> = self.all(ruled)?;
        if reports.is_empty() && ruled.is_empty() {
            return Ok(None);
        }
        // Without words as earlier versions had it.
        let digest = if written.is_empty() {
            digest_of(&(reports, ruled))
        } else {
            digest_of(&(reports, ruled, written))
        };
        digest.map(Some)
    }
}

pub(super) fn digest_of(value: &impl Serialize) -> Result<String> {
    let text = json("part of an event", value)?;
    Ok(hex(&Sha256::digest(text)))
}

/// A random salt, kept with a row: without it the row's earlier words cannot be guessed from their digest.
pub(super) fn salt() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(StoreError::Random)?;
    Ok(hex(&bytes))
}

/// The digest of a row and, after a space, of its words with their salt; of the row alone once both are deleted.
pub(super) fn salted_digest(row: &impl Serialize, salt: &str, words: &[String]) -> Result<String> {
    let row = digest_of(row)?;
    if salt.is_empty() && words.iter().all(String::is_empty) {
        return Ok(row);
    }
    Ok(format!("{row} {}", digest_of(&(salt, words))?))
}

/// A moment as both databases keep it.
fn cut(at: NaiveDateTime) -> NaiveDateTime {
    timestamp(at.and_utc())
}

/// Of settings, club groups and clocks, and of the teams if there are any.
fn settings_digest(event: &Tournament) -> Result<String> {
    let mut clocks = event.clocks.clone();
    for clock in clocks.values_mut() {
        (clock.starts, clock.started) = (clock.starts.map(cut), clock.started.map(cut));
    }
    let others = (&event.settings, &event.club_groups, clocks);
    if event.teams.is_usual() {
        return digest_of(&others);
    }
    digest_of(&(others.0, others.1, others.2, &event.teams))
}

fn entries_digest(event: &Tournament) -> Result<String> {
    digest_of(&(&event.entries, event.never_given))
}

/// With its matches of teams, if there are any.
pub(super) fn round_digest(round: &Round) -> Result<String> {
    let board = |board: &Board| Board { confirmed: board.confirmed.map(cut), ..board.clone() };
    let boards: Vec<Board> = round.boards.iter().map(board).collect();
    if round.teams.is_empty() {
        return digest_of(&(round.no, round.state, boards, &round.byes));
    }
    digest_of(&(round.no, round.state, boards, &round.byes, &round.teams))
}

pub fn referee_digest(log: &RefereeLog) -> Result<String> {
    digest_of(log)
}

/// The digests of a recorded game, of its terms and players and then after each act, each with the number of acts.
pub fn game_digests(GameRow { terms, seats, acts, .. }: &GameRow) -> Result<Vec<String>> {
    let mut last = digest_of(&(terms, seats.round, seats.black, seats.white))?;
    let mut all = vec![format!("0:{last}")];
    for (row, count) in acts.iter().zip(1..) {
        last = digest_of(&(&last, &row.act, timestamp(row.at)))?;
        all.push(format!("{count}:{last}"));
    }
    Ok(all)
}

/// The digests of settings, entries and rounds.
pub fn tournament_digests(event: &Tournament) -> Result<PartDigests> {
    let mut all = PartDigests::new();
    all.insert(EventPart::Settings.to_string(), vec![settings_digest(event)?]);
    all.insert(EventPart::Entries.to_string(), vec![entries_digest(event)?]);
    for round in &event.rounds {
        all.insert(EventPart::of(round).to_string(), vec![round_digest(round)?]);
    }
    Ok(all)
}

/// English name of a part, for error messages.
fn in_words(part: &str) -> String {
    match part.split([' ', '/']).collect::<Vec<_>>()[..] {
        ["reports", "report", round, entry] => {
            format!("what player {entry} reported of round {round}")
        }
        ["reports", "request", no] => format!("request {no} of a player"),
        ["reports", "registration", no] => format!("registration {no} from home"),
        ["reports", others] => others.to_owned(),
        _ => part.to_owned(),
    }
}

/// A part that differs from the journal's last entry about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartFault {
    #[error("{} is not what the journal's entry {entry} left", in_words(part))]
    Differs { part: String, entry: i64 },
    #[error("{} is not there, and the journal's entry {entry} left it", in_words(part))]
    Missing { part: String, entry: i64 },
    #[error("{} is there, and no entry of the journal left it", in_words(part))]
    Unknown { part: String },
}

/// The parts of an event compared with its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComparedParts {
    /// How many parts are what the journal left.
    pub same: usize,
    /// Parts were not compared, since only entries before that one are about them, which an earlier version wrote.
    pub unchecked_before: Option<i64>,
    pub faults: Vec<PartFault>,
}

/// The last digest of each part in a journal.
#[derive(Clone, Debug, Default)]
pub struct JournalledParts {
    last: BTreeMap<String, (i64, String)>,
    /// The last entry that an earlier version wrote, or whose digests are of another form.
    earlier: Option<i64>,
    /// The last entry of a version that marked no rows.
    unmarked: Option<i64>,
}

impl JournalledParts {
    /// By the entries of a journal, in order: number and digests.
    pub fn read<'a>(entries: impl IntoIterator<Item = (i64, &'a str)>) -> Self {
        let mut all = Self::default();
        for (seq, parts) in entries {
            let mut parts: BTreeMap<String, String> =
                serde_json::from_str(parts).unwrap_or_default();
            if parts.remove(MARKS_ROWS).is_none() {
                all.unmarked = Some(seq);
            }
            if parts.remove("form").as_deref() == Some(FORM) {
                for (part, digest) in parts {
                    all.last.insert(part, (seq, digest));
                }
            } else {
                all.earlier = Some(seq);
                for part in parts.into_keys() {
                    all.last.remove(&part);
                }
            }
        }
        all
    }

    /// The number of the last entry about a part, and the digest there; empty if it deleted the part.
    pub fn of(&self, part: EventPart) -> Option<&(i64, String)> {
        self.last.get(&part.to_string())
    }

    /// Leaves out rows that a version which did not mark them may have written since; whether there is no such version.
    fn leave_out_unmarked_rows(&mut self) -> bool {
        let is_row = |part: &str| EventPart::ROWS.iter().any(|kind| part.starts_with(kind));
        let unmarked = self.unmarked;
        self.last.retain(|part, (seq, _)| !is_row(part) || unmarked.is_none_or(|last| *seq > last));
        unmarked.is_none()
    }

    /// Compares with the tables; parts that are `withheld` need not be.
    pub fn compare(&self, there: &PartDigests, withheld: impl Fn(&str) -> bool) -> ComparedParts {
        let mut found = ComparedParts::default();
        for (part, (entry, digest)) in &self.last {
            let (part, entry) = (part.clone(), *entry);
            match there.get(&part) {
                None if digest.is_empty() => {}
                Some(now) if now.contains(digest) => found.same += 1,
                Some(_) => found.faults.push(PartFault::Differs { part, entry }),
                None if withheld(&part) => {}
                None => found.faults.push(PartFault::Missing { part, entry }),
            }
        }
        for part in there.keys().filter(|part| !self.last.contains_key(*part)) {
            match self.earlier {
                Some(entry) => found.unchecked_before = Some(entry + 1),
                None => found.faults.push(PartFault::Unknown { part: part.clone() }),
            }
        }
        found
    }
}
