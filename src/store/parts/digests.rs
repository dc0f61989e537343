//! The canonical forms of parts: SHA-256 of their JSON, with moments cut to the microseconds that both databases keep.

use base16ct::lower::encode_string as hex;
use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Serialize;
use sha2::{Digest, Sha256};

use ::tournament::{Board, Round, Tournament, TournamentId};
use recording::{GameAct, Terms};
use referee::{RefereeLog, Seats};

use super::{EventPart, PartDigests};
use crate::GameRow;
use crate::connection::AnyConnection;
use crate::open::{Result, StoreError};
use crate::schema::{announcement, incident, referee_entry, role};
use crate::tournaments::{json, timestamp};

pub(crate) fn digest_of(value: &impl Serialize) -> Result<String> {
    let text = json("part of an event", value)?;
    Ok(hex(&Sha256::digest(text)))
}

/// A random salt, kept with a row: without it the row's earlier words cannot be guessed from their digest.
pub(crate) fn salt() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(StoreError::Random)?;
    Ok(hex(&bytes))
}

/// The digest of a row and, after a blank, of its words with their salt; of the row alone once both are deleted.
pub(crate) fn salted_digest(row: &impl Serialize, salt: &str, words: &[String]) -> Result<String> {
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

/// The digest of settings, club groups and clocks, and of the teams where there are any.
///
/// # Errors
/// If they do not become JSON.
pub fn settings_digest(event: &Tournament) -> Result<String> {
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

/// The digest of the entries.
///
/// # Errors
/// If they do not become JSON.
pub fn entries_digest(event: &Tournament) -> Result<String> {
    digest_of(&(&event.entries, event.never_given))
}

/// The digest of a round, with its matches of teams where there are any.
///
/// # Errors
/// If it does not become JSON.
pub fn round_digest(round: &Round) -> Result<String> {
    let board = |board: &Board| Board { confirmed: board.confirmed.map(cut), ..board.clone() };
    let boards: Vec<Board> = round.boards.iter().map(board).collect();
    if round.teams.is_empty() {
        return digest_of(&(round.no, round.state, boards, &round.byes));
    }
    digest_of(&(round.no, round.state, boards, &round.byes, &round.teams))
}

/// The digest of the referee's log.
///
/// # Errors
/// If it does not become JSON.
pub fn referee_digest(log: &RefereeLog) -> Result<String> {
    digest_of(log)
}

/// The digests of a recorded game, of its terms and players and then after each act, each with the number of acts.
///
/// # Errors
/// If an act does not become JSON.
pub fn game_digests<'a>(
    terms: &Terms,
    seats: &Seats,
    acts: impl IntoIterator<Item = (&'a GameAct, DateTime<Utc>)>,
) -> Result<Vec<String>> {
    let mut last = digest_of(&(terms, seats.round, seats.black, seats.white))?;
    let mut all = vec![format!("0:{last}")];
    for ((act, at), count) in acts.into_iter().zip(1..) {
        last = digest_of(&(&last, act, cut(at.naive_utc())))?;
        all.push(format!("{count}:{last}"));
    }
    Ok(all)
}

pub(super) fn digests_of_row(row: &GameRow) -> Result<Vec<String>> {
    game_digests(&row.terms, &row.seats, row.acts.iter().map(|act| (&act.act, act.at)))
}

/// The digests of settings, entries and rounds.
///
/// # Errors
/// If something does not become JSON.
pub fn tournament_digests(event: &Tournament) -> Result<PartDigests> {
    let mut all = PartDigests::new();
    all.insert(EventPart::Settings.to_string(), vec![settings_digest(event)?]);
    all.insert(EventPart::Entries.to_string(), vec![entries_digest(event)?]);
    for round in &event.rounds {
        all.insert(EventPart::of(round).to_string(), vec![round_digest(round)?]);
    }
    Ok(all)
}

/// The digest of all announcements, also of those that were taken down.
pub(super) fn announcements_digest(c: &mut AnyConnection, id: TournamentId) -> Result<String> {
    let rows: Vec<(i32, String, String, NaiveDateTime, Option<NaiveDateTime>)> =
        announcement::table
            .filter(announcement::tournament_id.eq(id.0))
            .order(announcement::id)
            .select((
                announcement::id,
                announcement::audience,
                announcement::words,
                announcement::said_at,
                announcement::gone_at,
            ))
            .load(c)?;
    digest_of(&rows)
}

/// The digest of who may do what, by the numbers of accounts.
pub(super) fn roles_digest(c: &mut AnyConnection, id: TournamentId) -> Result<String> {
    let rows: Vec<(i64, String, bool)> = role::table
        .filter(role::tournament_id.eq(id.0))
        .order(role::account_id)
        .select((role::account_id, role::what, role::chief))
        .load(c)?;
    digest_of(&rows)
}

/// What a row of the reports says.
type ReportedRow = (i32, (i32, i32), (i32, i32), String, bool);

/// What is kept beside a line of the referee's log.
type BesideRuling = (i32, Option<i32>, Option<String>, Option<String>);

/// The digest of reports and of what is kept beside rulings; none without any.
pub(super) fn reports_digest(c: &mut AnyConnection, id: TournamentId) -> Result<Option<String>> {
    let reports: Vec<ReportedRow> = incident::table
        .filter(incident::tournament_id.eq(id.0))
        .order(incident::id)
        .select((
            incident::id,
            (incident::round_no, incident::table_no),
            (incident::black_id, incident::white_id),
            incident::report,
            incident::confirmed,
        ))
        .load(c)?;
    let written: Vec<(i32, String)> = incident::table
        .filter(incident::tournament_id.eq(id.0))
        .filter(incident::words.ne(""))
        .order(incident::id)
        .select((incident::id, incident::words))
        .load(c)?;
    let beside: Vec<BesideRuling> = referee_entry::table
        .filter(referee_entry::tournament_id.eq(id.0))
        .order(referee_entry::seq)
        .select((
            referee_entry::seq,
            referee_entry::incident_id,
            referee_entry::ending_before,
            referee_entry::excluded,
        ))
        .load(c)?;
    if reports.is_empty() && beside.is_empty() {
        return Ok(None);
    }
    // Without words as earlier versions had it.
    let digest = if written.is_empty() {
        digest_of(&(reports, beside))
    } else {
        digest_of(&(reports, beside, written))
    };
    digest.map(Some)
}
