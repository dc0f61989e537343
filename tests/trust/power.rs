//! The plug is pulled between two writes, the disk fails, the disk is full: what was acknowledged is there.

use std::path::Path;
use std::sync::Mutex;
use std::thread;

use tengen::tournament::TableNo;

use crate::databases::Place;
use crate::disk::{Disk, library, read_notes};
use crate::house::{Arbiter, House, ROUND, open};
use crate::kills::Dice;
use crate::table::Table;

/// People who enter results at once, and how often each.
const WRITERS: i32 = 4;
const ENTRIES: usize = 60;

/// What a disk answers that fails, and one that is full; and the end of the program, in place of an answer.
const FAULTS: [(&str, &str, i32); 3] = [
    ("a write or sync that fails", "", 5),
    ("a full disk", "+", 28),
    ("a kill in place of a write, sync or change of name", "", 0),
];

/// A result that was acknowledged: by the notes' length then at the latest, it must stay.
struct Acknowledged {
    table: i32,
    version: i32,
    notes: u64,
}

fn length(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |file| file.len())
}

pub fn run(table: &mut Table, cuts: usize, faults: u64, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(library) = library(folder.path()) else {
        table.note("power cuts", "no C compiler here", false);
        return;
    };
    cut(table, folder.path(), &library, cuts, seed);
    for fault in FAULTS {
        fail(table, &library, fault, faults);
    }
}

/// Enters results while everything is noted; then the disk is cut at so many places and opened.
fn cut(table: &mut Table, folder: &Path, library: &Path, cuts: usize, seed: u64) {
    let place = Place::sqlite();
    let house = House::new(&place, WRITERS);
    let before = Disk::of(&house.folder);
    let notes = folder.join("notes");
    let settings = |name: &str| match name {
        "LD_PRELOAD" => library.to_string_lossy().into_owned(),
        "TENGEN_DISK_ROOT" => house.folder.to_string_lossy().into_owned(),
        _ => notes.to_string_lossy().into_owned(),
    };
    let names = ["LD_PRELOAD", "TENGEN_DISK_ROOT", "TENGEN_DISK_LOG"];
    let mut server =
        house.serve_with(&names.map(|name| (name, settings(name)))).expect("it starts");
    let acknowledged = enter(&house, &server, &notes);
    server.kill();
    let ops = read_notes(&notes);
    let (mut dice, mut disk) = (Dice::new(seed), before);
    let mut places: Vec<usize> = (0..cuts).map(|_| dice.below(ops.len() as u64) as usize).collect();
    places.sort_unstable();
    let (mut at, mut wrong, mut held) = (0, Vec::new(), 0);
    for place in places {
        for op in &ops[at..=place.max(at)] {
            disk.takes(op);
        }
        at = place.max(at) + 1;
        let due: Vec<_> = acknowledged.iter().filter(|a| a.notes <= ops[at - 1].end).collect();
        held += due.len();
        if let Err(why) = opened(&disk, &mut dice, &house, &due) {
            wrong.push(format!("cut after {at} of {}: {why}", ops.len()));
        }
        if at >= ops.len() {
            break;
        }
    }
    let came = format!(
        "{} writes and syncs noted, {} results acknowledged; cut {cuts} times, unsynced writes dropped or torn: \
         {held} looked for, {} lost{}",
        ops.len(),
        acknowledged.len(),
        wrong.len(),
        wrong.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    let enough = acknowledged.len() == WRITERS as usize * ENTRIES;
    table.note("power cuts, SQLite", &came, wrong.is_empty() && enough);
}

/// Opens the disk as a cut leaves it: the journal holds, the boards follow from it, nothing acknowledged is missing.
fn opened(
    disk: &Disk,
    dice: &mut Dice,
    house: &House,
    due: &[&Acknowledged],
) -> Result<(), String> {
    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    disk.cut_into(place.path(), dice);
    let file = place.path().join("tengen.sqlite");
    let service = open(&file.to_string_lossy(), place.path());
    if let Some(lost) = service.store().lost() {
        return Err(lost.to_string());
    }
    if let Some(seq) = service.broken_journal(house.id).map_err(|error| error.to_string())? {
        return Err(format!("the journal does not hold at {seq}"));
    }
    let compared = service.compare_parts(house.id).map_err(|error| error.to_string())?;
    compared.faults.first().map_or(Ok(()), |fault| Err(fault.to_string()))?;
    let kept = house.kept(&service);
    let round = kept.round(ROUND).expect("the round");
    for one in due {
        let board = round.board_at(TableNo(one.table)).expect("the board");
        if board.version < one.version {
            return Err(format!(
                "table {} is at version {}, {} was acknowledged",
                one.table, board.version, one.version
            ));
        }
    }
    Ok(())
}

/// Each writer at a board of their own, one result after another.
fn enter(house: &House, server: &crate::house::Server, notes: &Path) -> Vec<Acknowledged> {
    let versions = house.versions();
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for (table, version) in versions {
            let (arbiter, all) = (Arbiter::new(house, server), &all);
            scope.spawn(move || {
                for n in 0..ENTRIES as i32 {
                    let key = format!("before-a-power-cut-{table}-{n}-{}", std::process::id());
                    let answer = arbiter.send(table, version + n, entry(n), &key);
                    if answer.is_none_or(|answer| answer.status() != 303) {
                        return;
                    }
                    let notes = length(notes);
                    let done = Acknowledged { table, version: version + n + 1, notes };
                    all.lock().expect("nobody panicked").push(done);
                }
            });
        }
    });
    all.into_inner().expect("nobody panicked")
}

/// Each raises the version by one, so that the version says what stands: a result, or nothing.
fn entry(n: i32) -> (&'static str, &'static str) {
    if n % 2 == 0 { ("ending", "B+R") } else { ("taken_back", "?") }
}

/// Lets the first, the second, the third … write or sync fail: what was answered as done is there afterwards.
fn fail(table: &mut Table, library: &Path, (what, on, errno): (&str, &str, i32), times: u64) {
    let place = Place::sqlite();
    let house = House::new(&place, 1);
    let first = house.versions()[0].1;
    let (mut done, mut refused, mut unstarted, mut wrong) = (0, 0, 0, Vec::new());
    // A short run takes every ninth place, so that it gets beyond the start.
    let step = if times < 100 { 9 } else { 1 };
    for n in (0..times).map(|n| n * step) {
        let (board, version) = house.versions()[0];
        let settings = [
            ("LD_PRELOAD", library.to_string_lossy().into_owned()),
            ("TENGEN_DISK_ROOT", house.folder.to_string_lossy().into_owned()),
            ("TENGEN_DISK_FAIL", format!("{n}{on}:{errno}")),
        ];
        let Some(mut server) = house.serve_with(&settings) else {
            unstarted += 1;
            if house.versions()[0].1 != version {
                wrong.push(format!("at {n}: it did not start, and another version is there"));
            }
            continue;
        };
        let arbiter = Arbiter::new(&house, &server);
        let mut acknowledged = version;
        for m in 0..6 {
            let key = format!("a-write-that-fails-{errno}-{n}-{m}-{}", std::process::id());
            let sent = entry(acknowledged - first);
            match arbiter.send(board, acknowledged, sent, &key) {
                Some(answer) if answer.status() == 303 => {
                    acknowledged += 1;
                    done += 1;
                }
                _ => {
                    refused += 1;
                    break;
                }
            }
        }
        server.kill();
        let service = house.service();
        let now = house.versions()[0].1;
        // What no answer came to may be done; what was answered must be.
        if service.store().lost().is_some() || now < acknowledged || now > acknowledged + 1 {
            wrong.push(format!("at {n}: version {now}, {acknowledged} acknowledged"));
        }
    }
    let came = format!(
        "{done} acknowledged, {refused} refused, {unstarted} times it did not start; {} lost{}",
        wrong.len(),
        wrong.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    let tried = format!("{what}, each of {times} places, SQLite");
    table.note(&tried, &came, wrong.is_empty() && done > 0);
}
