//! Backups: `tengen backup` and `tengen restore`, the server's automatic ones, and files of interrupted ones, which are
//! removed at the next start.

use super::prelude::*;
use crate::store::{
    BackupContents, BackupError, Store, back_up_whole, restore as restore_into, restore_from,
    write_whole,
};
use crate::web::{Backups, Operations};
use chrono::{DateTime, NaiveDateTime, TimeDelta};
use std::fmt::Write as _;
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::Duration;

/// In local time; several in one second are numbered.
const NAME: &str = "tengen-%Y-%m-%d-%H%M%S";
const ENDING: &str = ".backup";

const MOST_AT_ONCE: u32 = 99;

/// How often the clock is read: it may jump.
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

/// `no` counts the backups of one second.
fn name_at(now: DateTime<Utc>, no: u32) -> String {
    let count = if no > 1 { format!("-{no}") } else { String::new() };
    format!("{}{count}{ENDING}", now.with_timezone(&Local).format(NAME))
}

/// The inverse of [`name_at`]; `None` if the name is not ours.
fn read_name(name: &str) -> Option<(NaiveDateTime, u32)> {
    let name = name.strip_suffix(ENDING)?;
    if let Ok(at) = NaiveDateTime::parse_from_str(name, NAME) {
        return Some((at, 1));
    }
    let (time, no) = name.rsplit_once('-')?;
    Some((NaiveDateTime::parse_from_str(time, NAME).ok()?, no.parse().ok()?))
}

/// Makes a backup in that folder, under a name that no other file has.
pub(super) fn make_in(
    folder: &Path,
    now: DateTime<Utc>,
    make: impl Fn(&Path) -> Result<BackupContents, BackupError>,
) -> Result<(PathBuf, BackupContents), BackupError> {
    let mut no = 1;
    loop {
        let file = folder.join(name_at(now, no));
        match make(&file) {
            Err(BackupError::Exists(_)) if no < MOST_AT_ONCE => no += 1,
            made => return made.map(|contents| (file, contents)),
        }
    }
}

/// Refuses a folder for backups that would be lost with the data.
pub(super) fn refuse_inside(data: &Path, folder: &Path, named: &str) -> Result<(), Failure> {
    let whole = |folder: &Path| folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    if whole(folder).starts_with(whole(data)) {
        let why =
            "it lies in the data folder and is lost with it; choose another, best on another disk";
        return Err(Failure::input(format!("{named}: {why}")));
    }
    Ok(())
}

#[derive(Clone)]
pub(super) struct Plan {
    folder: PathBuf,
    every: TimeDelta,
    keep: usize,
}

impl Plan {
    pub(super) fn of(args: &BackupArgs, data: &Path) -> Result<Option<Self>, Failure> {
        let Some(folder) = args.backup.clone() else { return Ok(None) };
        if !folder.is_dir() {
            let why = "there is no such folder; make it, or mount its disk";
            return Err(Failure::input(format!("--backup {}: {why}", folder.display())));
        }
        refuse_inside(data, &folder, &format!("--backup {}", folder.display()))?;
        Ok(Some(Self {
            folder,
            every: TimeDelta::hours(args.backup_every.into()),
            keep: args.backup_keep as usize,
        }))
    }

    /// Starts automatic backups. The first is made once there is an account, unless the folder has one that is recent
    /// enough; leftovers of interrupted ones are removed.
    pub(super) fn keep(mut self, service: &Service, operations: Arc<Operations>) {
        remove_leftovers(&self.folder);
        service.every("backups", LOOK, move |service, now| {
            if service.has_no_account()? {
                return Ok(());
            }
            let failed = self.look(service.store(), &operations, now);
            failed.map_or(Ok(()), |why| Err(ServiceError::Background(why)))
        });
    }

    /// Makes a backup if one is due, and reports the state, or why it failed. Of a database that was removed or has
    /// lost data no backup is made, and none is removed then.
    fn look(
        &mut self,
        store: &Store,
        operations: &Operations,
        now: DateTime<Utc>,
    ) -> Option<String> {
        let mut said = self.standing(operations.backups().failed, now);
        if said.next.is_none_or(|due| due <= now) {
            said = self.standing(self.make(store, now).err(), now);
        }
        let failed = said.failed.clone();
        operations.backups_are(said);
        failed
    }

    /// Makes a backup now, and deletes the oldest ones beyond the number kept.
    pub(super) fn make(&self, store: &Store, now: DateTime<Utc>) -> Result<(), String> {
        let made = make_in(&self.folder, now, |file| store.back_up(file));
        made.map_err(|error| error.to_string())?;
        self.prune(now).map_err(|error| error.to_string())
    }

    fn standing(&self, failed: Option<String>, now: DateTime<Utc>) -> Backups {
        let last = own_backups(&self.folder, now).pop();
        Backups {
            folder: Some(self.folder.display().to_string()),
            // A failed attempt is repeated at the next look.
            next: last.as_ref().map(|(at, _)| *at + self.every),
            last: last.map(|(at, path)| (at, path.display().to_string())),
            failed,
        }
    }

    fn prune(&self, now: DateTime<Utc>) -> std::io::Result<()> {
        let all = own_backups(&self.folder, now);
        let old = all.len().saturating_sub(self.keep);
        all.iter().take(old).try_for_each(|(_, path)| std::fs::remove_file(path))
    }
}

/// The oldest first.
pub(super) fn backups_in(folder: &Path) -> Vec<PathBuf> {
    own_backups(folder, Utc::now()).into_iter().map(|(_, file)| file).collect()
}

/// The backups of a folder that have our names, the oldest first. Those dated in the future were made while the clock
/// was wrong: they neither delay the next one nor outlive it, and none is removed because of them.
fn own_backups(folder: &Path, now: DateTime<Utc>) -> Vec<(DateTime<Utc>, PathBuf)> {
    let named = |path: PathBuf| {
        let (at, no) = read_name(path.file_name()?.to_str()?)?;
        // Of the hour that occurs twice in autumn the earlier one, so that no backup is dated in the future.
        let at = at.and_local_timezone(Local).earliest()?.to_utc();
        (at <= now).then_some((at, no, path))
    };
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<_> = files.filter_map(|file| named(file.path())).collect();
    all.sort();
    all.into_iter().map(|(at, _, path)| (at, path)).collect()
}

pub(super) const STANDARD: &str = "-";

/// Also while the server runs; returns what to print.
pub(super) fn backup(folder: &DataFolder, file: Option<&Path>) -> Result<String, Failure> {
    let place = file.and_then(Path::parent).filter(|place| !place.as_os_str().is_empty());
    if let Some(place) = place.filter(|place| !place.is_dir()) {
        return Err(Failure::input(format!("{}: there is no such folder", place.display())));
    }
    let database = folder.existing()?;
    let into = file.filter(|file| file.is_dir()).or(place).unwrap_or(Path::new("."));
    let named = file.map_or_else(|| "backup".to_owned(), |file| file.display().to_string());
    refuse_inside(&folder.data, into, &named)?;
    let ends = folder.ends_of(&database);
    let make = |file: &Path| back_up_whole(&database, ends, file);
    let (file, contents) = match file {
        Some(file) if !file.is_dir() => (file.to_owned(), make(file)?),
        place => make_in(place.unwrap_or(Path::new("")), Utc::now(), make)?,
    };
    Ok(format!("backed up to {}, checked: {}", file.display(), contents_text(&contents)))
}

pub(super) fn stream(folder: &DataFolder) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    if output.is_terminal() {
        let why = "a backup is not for the eye: name a file, or say which program is to read it, \
                   tengen backup - | age -p > tengen.backup.age";
        return Err(Failure::input(why));
    }
    let database = folder.existing()?;
    let contents = write_whole(&database, folder.ends_of(&database), &mut output)?;
    eprint!("backed up to standard output, checked: {}", contents_text(&contents));
    Ok(())
}

/// Restores a backup into an empty folder or database; returns what to print.
pub(super) fn restore(folder: &DataFolder, file: &Path) -> Result<String, Failure> {
    let was_there = folder.data.exists();
    let url = folder.url()?;
    let input = Path::new("standard input");
    let (name, restored) = match file == Path::new(STANDARD) {
        true => (input, restore_from(&mut std::io::stdin().lock(), input, &url)),
        false => (file, restore_into(file, &url)),
    };
    let contents = restored.inspect_err(|_| {
        if !was_there {
            // It was made for this restore; a folder with contents stays.
            let _ = std::fs::remove_dir(&folder.data);
        }
    })?;
    Ok(format!("restored {}, checked: {}", name.display(), contents_text(&contents)))
}

fn contents_text(contents: &BackupContents) -> String {
    let BackupContents { accounts, tournaments } = contents;
    let mut text = format!("{accounts} accounts, {} tournaments\n", tournaments.len());
    for event in tournaments {
        let _ = writeln!(
            text,
            "{}\t{}\t{} players, {} rounds, {} boards, {} journal entries",
            event.slug, event.name, event.players, event.rounds, event.boards, event.journal
        );
    }
    text
}

/// Between the final name of a file and the id of the process that wrote it.
const PART: &str = ".part-";

const BESIDE: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Removes what interrupted backups and copies left in a folder; returns how many files that were.
pub(super) fn remove_leftovers(folder: &Path) -> usize {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let left = files.filter(|file| {
        let name = file.file_name();
        name.to_str().and_then(writer).is_some_and(|process| !may_write(process))
    });
    left.filter(|file| std::fs::remove_file(file.path()).is_ok()).count()
}

/// The process that wrote the part of that name; `None` if the name is not ours.
fn writer(name: &str) -> Option<u32> {
    let name = BESIDE.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name);
    let (of, process) = name.rsplit_once(PART)?;
    process.parse().ok().filter(|_| of.starts_with(".tengen"))
}

/// Whether a process may still write it. Our own id was an earlier process's, since this one has just started.
fn may_write(process: u32) -> bool {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, test_kill_process};
        let pid = i32::try_from(process).ok().and_then(Pid::from_raw);
        let there = pid.is_some_and(
            |pid| !matches!(test_kill_process(pid), Err(error) if error == rustix::io::Errno::SRCH),
        );
        there && process != std::process::id()
    }
    // Windows does not remove a file that another process has open: the attempt decides.
    #[cfg(not(unix))]
    {
        let _ = process;
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Served {
        _folder: tempfile::TempDir,
        store: Store,
        plan: Plan,
        operations: Operations,
    }

    impl Served {
        fn new() -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            let url = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
            let store = Store::open(&url, 1).expect("a database");
            let into = folder.path().join("backups");
            std::fs::create_dir(&into).expect("made");
            let plan = Plan { folder: into, every: TimeDelta::hours(6), keep: 2 };
            Self { _folder: folder, store, plan, operations: Operations::default() }
        }

        fn look(&mut self, now: DateTime<Utc>) -> Vec<String> {
            self.plan.look(&self.store, &self.operations, now);
            let all = std::fs::read_dir(&self.plan.folder).expect("a folder");
            let name = |file: std::fs::DirEntry| file.file_name().to_string_lossy().into_owned();
            let mut all: Vec<_> = all.map(|file| name(file.expect("a file"))).collect();
            all.sort();
            all
        }

        fn put(&self, name: &str) {
            std::fs::write(self.plan.folder.join(name), "").expect("written");
        }
    }

    #[test]
    fn one_is_made_when_due_and_the_oldest_goes() {
        let mut served = Served::new();
        let kept = "tengen-2026-01-02-000000.backup";
        let (old, own_ways) =
            ("tengen-2026-01-01-000000.backup", "tengen-2026-01-01-000000.backup.age");
        for file in [old, own_ways, kept, "notes.txt"] {
            served.put(file);
        }
        let now = Utc::now();
        let all = served.look(now);
        assert_eq!(all.len(), 4, "what is not ours stays: {all:?}");
        assert_eq!(all[1..3], [own_ways, kept]);
        let said = served.operations.backups();
        assert_eq!(said.failed, None);
        assert!(said.next.expect("one is planned") > now);
        assert_eq!(served.look(now + TimeDelta::hours(1)), all, "none is due");
    }

    #[test]
    fn of_a_database_that_is_not_the_one_in_use_none_is_made_and_none_goes() {
        let mut served = Served::new();
        served.plan.keep = 1;
        let now = Utc::now();
        let good = served.look(now);
        let file = served.store.path().expect("a file").to_owned();
        let aside = file.with_extension("aside");
        std::fs::rename(&file, &aside).expect("taken away");
        let later = now + TimeDelta::hours(7);
        assert_eq!(served.look(later), good);
        let said = served.operations.backups().failed.expect("it is said why");
        assert!(said.contains("replaced or taken away"), "{said}");
        assert!(!file.exists(), "looking makes no database");
        std::fs::copy(&aside, &file).expect("another one in its place");
        assert_eq!(served.look(later), good);
        assert!(served.operations.backups().failed.is_some());
    }

    #[test]
    fn two_of_one_second_have_names_that_are_read_again() {
        let served = Served::new();
        let now = Utc::now();
        let make = |file: &Path| served.store.back_up(file);
        let name = |made: Result<(PathBuf, _), _>| made.expect("made").0;
        let [one, two] = [(), ()].map(|()| name(make_in(&served.plan.folder, now, make)));
        let found: Vec<_> =
            own_backups(&served.plan.folder, now).into_iter().map(|(_, path)| path).collect();
        assert_eq!(found, [one, two], "the second counts as later");
    }

    #[test]
    fn a_clock_that_jumps_neither_stops_them_nor_costs_any() {
        let mut served = Served::new();
        let now = Utc::now();
        served.look(now);
        let ahead = served.look(now + TimeDelta::days(400));
        assert_eq!(ahead.len(), 2, "due by that clock");
        let back = served.look(now + TimeDelta::hours(7));
        assert_eq!(back.len(), 3, "the one of a time to come puts nothing off");
        assert_eq!(served.look(now + TimeDelta::hours(8)), back, "and makes none too many");
        let later = served.look(now + TimeDelta::hours(14));
        assert_eq!(later.len(), 3, "two kept");
        assert!(later.contains(&ahead[1]), "and none taken away before its time");
        assert_eq!(served.look(now - TimeDelta::days(9)).len(), 4, "also of a clock that is late");
    }

    #[test]
    fn what_was_broken_off_goes_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut running = std::process::Command::new("sleep").arg("60").spawn().expect("it runs");
        let mut ended = std::process::Command::new("true").spawn().expect("it runs");
        ended.wait().expect("it ends");
        let name = |process: u32| format!(".tengen-2026-11-23-120000.backup.part-{process}");
        let (gone, own) = (name(ended.id()), name(std::process::id()));
        let passing = format!(".tengen.backup.part-{}", ended.id());
        let beside = format!("{gone}-wal");
        let left = [gone, own, passing, beside];
        let kept = [
            name(running.id()),
            "tengen-2026-11-23-120000.backup".to_owned(),
            format!(".other.part-{}", ended.id()),
            ".tengen.part-x".to_owned(),
        ];
        for file in left.iter().chain(&kept) {
            std::fs::write(folder.path().join(file), "x").expect("written");
        }
        assert_eq!(remove_leftovers(folder.path()), left.len());
        let is_there = |file: &String| folder.path().join(file).exists();
        assert!(kept.iter().all(is_there) && !left.iter().any(is_there));
        running.kill().expect("it ends");
        running.wait().expect("it ends");
    }
}
