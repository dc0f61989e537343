//! Files of interrupted backups: they are removed at the next start.

use std::path::Path;

/// Between the final name of a file and the id of the process that wrote it.
const PART: &str = ".part-";

const BESIDE: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Removes what interrupted backups and copies left in a folder; returns how many files that were.
pub(super) fn remove_leftovers(folder: &Path) -> usize {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let left = files.filter(|file| {
        let name = file.file_name();
        name.to_str().and_then(writer).is_some_and(|process| !still_writes(process))
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
fn still_writes(process: u32) -> bool {
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
