//! Backups that the server makes by itself.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Local, NaiveDateTime, TimeDelta, Utc};
use clap::Args;

use crate::store::back_up;
use crate::web::{Backups, Operations};

use super::run::Failure;

/// How a backup's file is named: by the clock of the place.
const NAME: &str = "tengen-%Y-%m-%d-%H%M%S.backup";

/// How often the clock is looked at: it may jump.
const LOOK: Duration = Duration::from_secs(30);

/// When and where backups are made.
#[derive(Clone, Debug, Args)]
pub(super) struct BackupArgs {
    /// Folder for backups that the server makes by itself, best on another disk
    #[arg(long, value_name = "FOLDER")]
    backup: Option<PathBuf>,
    /// Hours between them
    #[arg(long, value_name = "HOURS", default_value_t = 6, requires = "backup", value_parser = clap::value_parser!(u32).range(1..=720))]
    backup_every: u32,
    /// How many are kept; older ones are taken away once a new one has been checked
    #[arg(long, value_name = "NUMBER", default_value_t = 28, requires = "backup", value_parser = clap::value_parser!(u32).range(1..))]
    backup_keep: u32,
}

/// The name of a backup made now.
pub(super) fn name_now() -> String {
    Local::now().format(NAME).to_string()
}

/// Makes backups of the database of that URL until the process ends, if they are asked for. The first comes at once
/// unless the folder has one that is young enough.
pub(super) fn start(
    args: &BackupArgs,
    url: String,
    operations: Arc<Operations>,
) -> Result<(), Failure> {
    let Some(folder) = args.backup.clone() else { return Ok(()) };
    if !folder.is_dir() {
        let why = "there is no such folder; make it, or mount its disk";
        return Err(Failure::input(format!("--backup {}: {why}", folder.display())));
    }
    let mut plan = Plan {
        folder,
        every: TimeDelta::hours(args.backup_every.into()),
        keep: args.backup_keep as usize,
    };
    let run = move || loop {
        plan.look(&url, &operations);
        std::thread::sleep(LOOK);
    };
    let thread = std::thread::Builder::new().name("backups".to_owned()).spawn(run);
    thread.map(drop).map_err(|error| Failure::Ours(error.into()))
}

struct Plan {
    folder: PathBuf,
    every: TimeDelta,
    keep: usize,
}

impl Plan {
    /// Makes a backup if one is due, and says how things stand.
    fn look(&mut self, url: &str, operations: &Operations) {
        let now = Utc::now();
        let before = operations.backups();
        let mut said = self.standing(before.failed);
        if said.next.is_none_or(|due| due <= now) {
            let file = self.folder.join(name_now());
            let failed = match back_up(url, &file) {
                Ok(_) => self.prune().err().map(|error| error.to_string()),
                Err(error) => Some(error.to_string()),
            };
            if let Some(why) = &failed {
                tracing::error!(%why, "no backup");
            }
            said = self.standing(failed);
        }
        operations.backups_are(said);
    }

    fn standing(&self, failed: Option<String>) -> Backups {
        let last = made(&self.folder).pop();
        Backups {
            folder: Some(self.folder.display().to_string()),
            // A failed attempt is repeated at the next look.
            next: last.as_ref().map(|(at, _)| *at + self.every),
            last: last.map(|(at, path)| (at, path.display().to_string())),
            failed,
        }
    }

    /// Takes the oldest away, so that so many are left.
    fn prune(&self) -> std::io::Result<()> {
        let all = made(&self.folder);
        let old = all.len().saturating_sub(self.keep);
        all.iter().take(old).try_for_each(|(_, path)| std::fs::remove_file(path))
    }
}

/// The backups of a folder that carry our names, the oldest first.
fn made(folder: &Path) -> Vec<(DateTime<Utc>, PathBuf)> {
    let named = |path: PathBuf| {
        let name = path.file_name()?.to_str()?;
        let at = NaiveDateTime::parse_from_str(name, NAME).ok()?;
        Some((at.and_local_timezone(Local).latest()?.to_utc(), path))
    };
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<_> = files.filter_map(|file| named(file.path())).collect();
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use crate::store::Store;

    use super::*;

    #[test]
    fn one_is_made_when_due_and_the_oldest_goes() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("tengen.sqlite");
        let url = database.to_string_lossy().into_owned();
        drop(Store::open(&url, 1).expect("a database"));
        let into = folder.path().join("backups");
        std::fs::create_dir(&into).expect("made");
        for old in
            ["tengen-2026-01-01-000000.backup", "tengen-2026-01-02-000000.backup", "notes.txt"]
        {
            std::fs::write(into.join(old), "").expect("written");
        }
        let operations = Operations::default();
        let mut plan = Plan { folder: into.clone(), every: TimeDelta::hours(6), keep: 2 };
        plan.look(&url, &operations);
        let all = made(&into);
        let names: Vec<_> = all.iter().map(|(_, path)| path.file_name().expect("a name")).collect();
        assert_eq!(names.len(), 2, "{names:?}");
        assert_eq!(names[0], "tengen-2026-01-02-000000.backup");
        assert!(into.join("notes.txt").exists(), "what is not ours stays");
        let said = operations.backups();
        assert_eq!(said.failed, None);
        assert!(said.next.expect("one is planned") > Utc::now());
        plan.look(&url, &operations);
        assert_eq!(made(&into), all, "none is due");
        plan.keep = 0;
        std::fs::remove_file(&all[1].1).expect("removed");
        plan.look("/nowhere/at/all.sqlite", &operations);
        assert!(operations.backups().failed.is_some());
        assert_eq!(made(&into).len(), 1, "nothing goes unless one was made");
    }
}
