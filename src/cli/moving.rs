//! `tengen import` and `tengen export`: events of a data folder, with or without a running server.

use super::prelude::*;
use super::{Target, convert, file::read};
use crate::publishing::record::{Reach, make};
use crate::publishing::{complaints, result_table};
use crate::service::{By, Done, slug_of};
use crate::web::{Lang, Message};
use crate::{interchange::complaints::Complaint, store::Snapshot};
use anyhow::anyhow;
use serde_json::json;

const MOST_NOTES: usize = 200;

#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Whether only its staff see it at first.
    pub hidden: bool,
    pub max_players: usize,
}

/// Imports a file as a new event; notes go to standard error. Returns what to print.
pub(super) fn import(
    folder: &DataFolder,
    file: &Path,
    slug: Option<&str>,
    limits: Limits,
) -> Result<String, Failure> {
    slug.map_or(Ok(()), usable)?;
    let imported = read(file)?;
    for note in &imported.notes {
        eprintln!("{}: {}", file.display(), note.to_string().replace('\n', " "));
    }
    let mut tournament = imported.tournament;
    tournament.settings.hidden |= limits.hidden;
    let service = folder.new_service()?.with_most_players(limits.max_players);
    if let Some(slug) = slug {
        free(&service, slug)?;
    }
    let by = By { account: None, now: Utc::now(), form: None };
    let made =
        service.create_tournament_at(by, &tournament, slug).map_err(|error| match error {
            ServiceError::Fields(_) | ServiceError::Refused(_) => {
                Failure::input(format!("{}: {error}", file.display()))
            }
            error => error.into(),
        })?;
    let Done::Now(made) = made else { return Err(anyhow!("no form was sent").into()) };
    if !imported.notes.is_empty() {
        let notes: Vec<_> = imported.notes.iter().take(MOST_NOTES).map(Message::sentence).collect();
        service.acts(made.id, by).note_import(&json!({ "notes": notes }))?;
    }
    let games: usize = tournament.rounds.iter().map(|round| round.boards.len()).sum();
    let rounds = tournament.rounds.iter().filter(|round| !round.boards.is_empty()).count();
    let players = tournament.entries.len();
    Ok(format!("imported {}: {players} players, {rounds} rounds, {games} games\n", made.slug))
}

/// Refuses a name of which no character can be in an address.
fn usable(slug: &str) -> Result<(), Failure> {
    if slug.chars().any(char::is_alphanumeric) {
        return Ok(());
    }
    let why = "nothing of it can stand in an address; write letters and digits";
    Err(Failure::input(format!("--slug: {slug:?}: {why}")))
}

fn free(service: &Service, slug: &str) -> Result<(), Failure> {
    let slug = &*slug_of(slug);
    if service.read(|c| c.find_slug(slug))?.is_some() {
        return Err(Failure::input(format!("--slug: {slug} is another event's; name another")));
    }
    Ok(())
}

fn event(service: &Service, slug: &str) -> Result<std::sync::Arc<Snapshot>, Failure> {
    let store = service.store();
    let found = store.read(|c| {
        let Some(id) = c.find_slug(slug)? else { return Ok::<_, ServiceError>(None) };
        Ok(store.snapshot(c, id)?)
    })?;
    found.ok_or_else(|| no_event(slug))
}

pub(super) fn no_event(slug: &str) -> Failure {
    Failure::input(format!("{slug}: there is no such event; write the name in its address"))
}

/// The file of an event in a format of `convert`, and what it cannot express.
///
/// A file that its federation would reject is refused, unless it is a draft.
pub(super) fn export(
    folder: &DataFolder,
    slug: &str,
    to: Target,
    draft: bool,
) -> Result<Vec<u8>, Failure> {
    let service = folder.service()?;
    let snapshot = event(&service, slug)?;
    if to == Target::Json {
        // With its record, so that `verify` can check this file alone.
        let record = make(&service, snapshot.id, Reach::Public)?;
        return Ok(record.text().context("a record is JSON")?.into_bytes());
    }
    let found = refused(&service, &snapshot, to)?;
    let reasons =
        found.iter().map(|one| format!("{slug}: {}", Lang::english().sentence(&one.sentence())));
    let reasons = reasons.collect::<Vec<_>>().join("\n");
    if !found.is_empty() && !draft {
        let (count, file) = (found.len(), to.name());
        let reason = if count == 1 { "reason" } else { "reasons" };
        return Err(Failure::input(format!(
            "{slug}: {file} would come back for {count} {reason}; mend them, or add --draft for your own use\n{reasons}"
        )));
    }
    if !found.is_empty() {
        eprintln!("{reasons}");
    }
    let public = match to {
        Target::OpenGotha => snapshot.tournament.clone(),
        _ => snapshot.tournament.public(),
    };
    let converted = convert(&public, to, result_table);
    for note in &converted.notes {
        eprintln!("{note}");
    }
    Ok(converted.output)
}

fn refused(service: &Service, snapshot: &Snapshot, to: Target) -> Result<Vec<Complaint>, Failure> {
    let Some(kind) = to.checked() else { return Ok(Vec::new()) };
    let listings = service.listings(&snapshot.tournament).context("the lists cannot be read")?;
    Ok(complaints(&snapshot.tournament, kind, &listings))
}

pub(super) fn everything(folder: &DataFolder, slug: &str) -> Result<Vec<u8>, Failure> {
    let service = folder.service()?;
    let snapshot = event(&service, slug)?;
    let file =
        crate::publishing::everything(service.store(), &snapshot).map_err(ServiceError::from)?;
    Ok(file.bytes)
}
