use std::fmt::{Debug, Display};

use serde_json::Value;

use interchange::json;
use pairing::systems::opponents_by_plan;
use pairing::{AnyCertificate, CertificateError};
use referee::RulingNo;
use service::DrawProof;
use store::{
    CertificateRow, ComparedParts, EventPart, JournalledParts, PartDigests, PartFault, StoreError,
    game_digests, referee_digest, tournament_digests,
};
use tournament::{RoundNo, TableNo, Tournament, TournamentId};

use crate::record::{
    OpenDraw, OpenFile, OpenJournal, OpenTable, OpenTeamRow, VERSION, digest, digest_to_seal,
    rulings, table,
};

/// Counts of what was reproduced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    pub draws: usize,
    pub tables: usize,
    pub rulings: usize,
    /// Entries of the journal whose detail is not public.
    pub withheld: usize,
    pub notes: Vec<RecordNote>,
}

/// The first fault of a record.
#[derive(Debug, thiserror::Error)]
pub enum Unproven {
    /// The file is no record.
    #[error("{0}")]
    Form(String),
    /// An unknown version.
    #[error("the record is of version {0}; this program reads versions 1 to {VERSION}")]
    Version(u64),
    /// A part of the event differs from the journal's digest.
    #[error(transparent)]
    Part(#[from] PartFault),
    /// Something else does not follow from the rest of the file, was changed, or is not signed as it must be.
    #[error("{0}")]
    Fault(String),
}

/// A fault, after what it is in.
pub(super) fn fault(what: impl Display, why: impl Display) -> Unproven {
    Unproven::Fault(format!("{what}: {why}"))
}

/// Parses and verifies a file with a record, every byte of it that matters; `key` is the public key of the server that
/// must have signed the journal's end.
pub fn verify_signed(bytes: &[u8], key: Option<&str>) -> Result<Verified, Unproven> {
    let form = |error: serde_json::Error| Unproven::Form(format!("it cannot be read: {error}"));
    if !bytes.trim_ascii_start().starts_with(b"{") {
        let why = "it is no record of an event; the organiser's downloads have the file (JSON)";
        return Err(Unproven::Form(why.to_owned()));
    }
    let value: Value = serde_json::from_slice(bytes).map_err(form)?;
    let Some(record) = value.get("record") else {
        let why = "there is no record in it; the organiser's downloads have the file with one";
        return Err(Unproven::Form(why.to_owned()));
    };
    let version = record.get("version").and_then(Value::as_u64).unwrap_or_default();
    if !(1..=u64::from(VERSION)).contains(&version) {
        return Err(Unproven::Version(version));
    }
    let plain = json::read(bytes).map_err(|error| Unproven::Form(error.to_string()));
    let stated = record.get("digest").and_then(Value::as_str).unwrap_or_default().to_owned();
    std::thread::scope(|threads| {
        let found = threads.spawn(|| (digest(&value), digest_to_seal(&value)));
        let file: OpenFile = serde_json::from_slice(bytes).map_err(form)?;
        plain?;
        signature(&file.record.journal, key)?;
        let mut verified = verify(&file)?;
        let (found, to_seal) = found.join().unwrap_or_default();
        if found != stated {
            let why = format!("it adds up to {found}, not to {stated}");
            return Err(fault("the file was changed", why));
        }
        sealed(&file, &to_seal, key)?;
        if file.record.journal.signed.is_none() {
            verified.notes.push(RecordNote::Unsigned);
        }
        Ok(verified)
    })
}

/// Verifies everything except digest and signatures.
pub fn verify(file: &OpenFile) -> Result<Verified, Unproven> {
    let record = &file.record;
    let withheld = journal(&record.journal)?;
    let mut notes = Vec::new();
    let parts = parts(file)?;
    notes.extend(parts.unchecked_before.map(|entry| {
        RecordNote::Other(format!(
            "parts of the event are not checked before entry {entry} of the journal, which earlier versions wrote"
        ))
    }));
    if record.unlisted > 0 {
        let why = format!("{} people are not in this file", record.unlisted);
        notes.push(RecordNote::Other(format!("entries are not compared with the journal: {why}")));
    }
    if record.line_ups > 0 {
        notes.push(RecordNote::LineUps(record.line_ups));
    }
    let draws = draws(file)?;
    let (tables, otherwise) = tables(file)?;
    notes.extend(otherwise.into_iter().map(|round| {
        RecordNote::Other(format!(
            "the table after round {round} is reckoned otherwise today than by the version that made this file"
        ))
    }));
    let (rulings, unchecked) = rulings::verify(file)?;
    notes.extend(unchecked);
    notes.extend(record.draws.iter().flat_map(|one| notes_on(&file.tournament, one)));
    Ok(Verified { draws, tables, rulings, withheld, notes })
}

/// Verifies the signature of the journal's end, if there is one; it must be there if `key` is given.
fn signature(journal: &OpenJournal, key: Option<&str>) -> Result<(), Unproven> {
    match (&journal.signed, key) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(fault("journal", "its end is not signed")),
        (Some(signed), Some(key)) if !signed.key.eq_ignore_ascii_case(key.trim()) => {
            Err(fault("journal", "its end is signed by another server's key"))
        }
        (Some(signed), _) if signed.is_of_end(TournamentId(journal.tournament), &journal.end()) => {
            Ok(())
        }
        _ => Err(fault("journal", "the signature under its end does not hold")),
    }
}

/// Verifies the seal, if there is one; it must be there if `key` is given. Only the seal protects names and ranks.
fn sealed(file: &OpenFile, digest: &str, key: Option<&str>) -> Result<(), Unproven> {
    let journal = &file.record.journal;
    let Some(seal) = &file.record.seal else {
        let unsealed = "its journal is signed, and the whole is not sealed: the seal was taken off, or an earlier version \
            made the file";
        let asked = key.is_some() || journal.signed.is_some();
        return if asked { Err(fault("record", unsealed)) } else { Ok(()) };
    };
    if journal.signed.is_none() {
        return Err(fault("journal", "its end is not signed, though the whole is sealed"));
    }
    let same = |key: &str| seal.key.eq_ignore_ascii_case(key.trim());
    if !key.is_none_or(same) || !journal.signed.as_ref().is_none_or(|end| same(&end.key)) {
        return Err(fault("record", "its seal is another server's"));
    }
    let holds = seal.is_of_record(TournamentId(journal.tournament), digest);
    if holds { Ok(()) } else { Err(fault("record", "its seal does not hold: it was changed")) }
}

/// Verifies the hash chain from the first entry to the head.
fn journal(journal: &OpenJournal) -> Result<usize, Unproven> {
    let wrong = |seq: i64, why: &str| fault(format_args!("journal, entry {seq}"), why);
    let (mut previous, mut withheld) = (String::new(), 0);
    for (entry, seq) in journal.entries.iter().zip(1..) {
        if entry.seq != seq {
            return Err(wrong(seq, "it is not there, or not in its place"));
        }
        match entry.sealed_hash(TournamentId(journal.tournament), &previous) {
            Some(hash) if hash != entry.hash => {
                return Err(wrong(seq, "its hash is not that of its content and the entry before"));
            }
            _ => {}
        }
        withheld += usize::from(entry.detail.is_none());
        previous.clone_from(&entry.hash);
    }
    let count = journal.entries.len() as i64;
    if journal.count != count {
        return Err(wrong(count, &format!("it is the last one, of {}", journal.count)));
    }
    if journal.head != previous {
        return Err(wrong(count, "its hash is not the head's"));
    }
    Ok(withheld)
}

/// Checks every certificate against every pair, several rounds in parallel.
fn draws(file: &OpenFile) -> Result<usize, Unproven> {
    let (draws, journalled) = (&file.record.draws, journalled(file));
    let wrong = |round: RoundNo, why: &str| fault(format_args!("draw of round {round}"), why);
    for round in &journalled {
        if draws.iter().filter(|draw| draw.round == *round).count() != 1 {
            return Err(wrong(
                *round,
                "the journal has a proof, and the record has none or several",
            ));
        }
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let results: Vec<Result<(), Unproven>> = std::thread::scope(|scope| {
        let check =
            |part: &'_ [OpenDraw]| -> Vec<_> { part.iter().map(|one| draw(file, one)).collect() };
        let parts = draws.chunks(draws.len().div_ceil(threads).max(1));
        let working: Vec<_> = parts.map(|part| scope.spawn(move || check(part))).collect();
        working.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
    });
    if results.len() != draws.len() {
        return Err(wrong(RoundNo(0), "a certificate cannot be checked"));
    }
    results.into_iter().collect::<Result<Vec<()>, _>>().map(|all| all.len())
}

fn draw(file: &OpenFile, draw: &OpenDraw) -> Result<(), Unproven> {
    let wrong = |why: String| fault(format_args!("draw of round {}", draw.round), why);
    let before =
        json::read(before(file, draw).as_bytes()).map_err(|error| wrong(error.to_string()))?;
    let of = |error: CertificateError| wrong(error.to_string());
    let certificate = AnyCertificate::parse(&draw.certificate).map_err(of)?;
    if certificate.round() != draw.round {
        return Err(wrong(format!("the certificate is of round {}", certificate.round())));
    }
    certificate.check(&before.tournament).map_err(of)
}

/// Recomputes every table from the boards and compares each value.
fn tables(file: &OpenFile) -> Result<(usize, Vec<RoundNo>), Unproven> {
    let tables = &file.record.tables;
    let mut otherwise = Vec::new();
    let wrong = |round: RoundNo, why| fault(format_args!("table after round {round}"), why);
    let public: Vec<RoundNo> =
        file.tournament.rounds.iter().filter(|round| round.is_public()).map(|r| r.no).collect();
    let stated: Vec<RoundNo> = tables.iter().map(|table| table.round).collect();
    if public != stated {
        let round = *public.iter().chain(&stated).last().unwrap_or(&RoundNo(0));
        return Err(wrong(round, format!("tables of {stated:?}, but rounds {public:?}")));
    }
    for stated in tables {
        let found = table(&file.tournament, stated.round);
        if found == *stated {
            continue;
        }
        // Version 1 computed sums of opponents differently: no one's fault.
        if file.record.version == 1 {
            otherwise.push(stated.round);
            continue;
        }
        let why = row_of_two(&found.rows, &stated.rows)
            .or_else(|| row_of_two(team_rows(&found), team_rows(stated)))
            .unwrap_or_else(|| "it has other criteria or another number of rows".to_owned());
        return Err(wrong(stated.round, why));
    }
    Ok((tables.len(), otherwise))
}

fn team_rows(table: &OpenTable) -> &[OpenTeamRow] {
    table.teams.as_ref().map_or(&[], |teams| &teams.rows)
}

/// The first row that differs.
fn row_of_two<R: PartialEq + Debug>(found: &[R], stated: &[R]) -> Option<String> {
    let mut rows = found.iter().zip(stated).zip(1..);
    let ((found, stated), row) = rows.find(|((found, stated), _)| found != stated)?;
    Some(format!("row {row} should be {found:?}, and is {stated:?}"))
}

// Compares the parts of an event in a record with their last digests in the journal.

pub(super) fn parts(file: &OpenFile) -> Result<ComparedParts, Unproven> {
    let record = &file.record;
    let there =
        digests(file).map_err(|error| fault("the digest of a part cannot be made", error))?;
    let entries = record.journal.entries.iter().map(|entry| (entry.seq, entry.parts.as_str()));
    let withheld = |part: &str| match part.split(' ').next().unwrap_or_default() {
        "draft" | "reports" | "game" => true,
        "entries" => record.unlisted > 0,
        "settings" => record.line_ups > 0,
        "referee" => record.referee.is_none(),
        // Belongs to a draft; those of public rounds are looked up with their draw.
        "certificate" => true,
        _ => false,
    };
    let mut found = JournalledParts::read(entries).compare(&there, withheld);
    if found.faults.is_empty() { Ok(found) } else { Err(found.faults.swap_remove(0).into()) }
}

fn digests(file: &OpenFile) -> Result<PartDigests, StoreError> {
    let record = &file.record;
    let mut there = tournament_digests(&before_exclusions(file))?;
    if record.unlisted > 0 {
        there.remove(&EventPart::Entries.to_string());
    }
    if record.line_ups > 0 {
        there.remove(&EventPart::Settings.to_string());
    }
    if let Some(referee) = &record.referee {
        if !referee.log.entries().is_empty() {
            let digest = referee_digest(&referee.log)?;
            there.insert(EventPart::Referee.to_string(), vec![digest]);
        }
        for game in &referee.games {
            there.insert(EventPart::Game(game.no).to_string(), game_digests(game)?);
        }
    }
    for draw in &record.draws {
        let digest = CertificateRow::digest_of(&before(file, draw), &draw.certificate);
        there.insert(EventPart::Certificate(draw.round).to_string(), vec![digest]);
    }
    Ok(there)
}

/// With the rounds that people meant to play, before rulings excluded them.
fn before_exclusions(file: &OpenFile) -> Tournament {
    let mut entered = file.tournament.clone();
    for entry in &mut entered.entries {
        if let Some(meant) = file.record.kept_out.get(&entry.id) {
            entry.participation = *meant;
        }
    }
    entered
}

/// The file of the tournament before a draw.
pub(super) fn before(file: &OpenFile, draw: &OpenDraw) -> String {
    match &draw.before {
        Some(text) => text.clone(),
        None => DrawProof::file_of(&file.tournament, draw.round),
    }
}

/// The rounds with a certificate in the journal: each must be in the file once.
pub(super) fn journalled(file: &OpenFile) -> Vec<RoundNo> {
    let entries = file.record.journal.entries.iter().map(|e| (e.seq, e.parts.as_str()));
    let journalled = JournalledParts::read(entries);
    let drawn = |no: &RoundNo| {
        journalled.of(EventPart::Certificate(*no)).is_some_and(|(_, digest)| !digest.is_empty())
    };
    let public = file.tournament.rounds.iter().filter(|round| round.is_public());
    public.map(|round| round.no).filter(drawn).collect()
}

// Notes on a record that was verified.

/// Something to know about a record that is no fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordNote {
    /// A ruling that this version would not have given.
    #[error("ruling {no} cannot be checked: {why}")]
    UncheckedRuling { no: RulingNo, why: String },
    /// Line-ups of rounds that are not public.
    #[error(
        "settings and teams are not compared with the journal: {0} line-ups of rounds to come are not in this file"
    )]
    LineUps(usize),
    /// The server has no key, or made the record before it had one.
    #[error("nobody vouches for it: journal and record are not signed by a server")]
    Unsigned,
    /// What people did, or an earlier version wrote.
    #[error("{0}")]
    Other(String),
}

/// Notes on a draw whose proof holds.
pub(super) fn notes_on(event: &Tournament, draw: &OpenDraw) -> Vec<RecordNote> {
    let round = draw.round;
    let certificate = match AnyCertificate::parse(&draw.certificate) {
        Ok(AnyCertificate::Players(certificate)) => certificate,
        Ok(AnyCertificate::Teams(certificate)) => {
            let public = event.round(round).map(|round| round.teams.matches.as_slice());
            let matches = public.unwrap_or_default();
            let by_hand = matches.len() - certificate.covers(matches);
            let all = matches.len();
            let note = format!(
                "round {round}: {by_hand} of {all} matches by hand, not as they were drawn"
            );
            return if by_hand > 0 { vec![RecordNote::Other(note)] } else { Vec::new() };
        }
        Err(_) => return Vec::new(),
    };
    let mut notes = Vec::new();
    if let Some(public) = event.round(round) {
        let (plan, boards) = (opponents_by_plan(event, round), public.boards.len());
        let is_planned = |table: &TableNo| {
            let board = public.board_at(*table);
            board.is_some_and(|board| plan.get(&board.black) == Some(&board.white))
        };
        let set = certificate.covers(&public.boards).by_hand;
        let planned = set.iter().filter(|table| is_planned(table)).count();
        let by_hand = set.len() - planned;
        if planned > 0 {
            notes.push(format!("{planned} of {boards} boards by the plan of the round robin"));
        }
        if by_hand > 0 {
            notes.push(format!("{by_hand} of {boards} boards by hand, not as they were drawn"));
        }
    }
    if !certificate.left_out.is_empty() {
        let people = certificate.left_out.len();
        notes.push(format!("the draw left {people} without board and bye"));
    }
    notes.into_iter().map(|note| RecordNote::Other(format!("round {round}: {note}"))).collect()
}
