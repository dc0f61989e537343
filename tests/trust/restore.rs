//! Backups made while results are entered, put into an empty place, compared and verified.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;

use tengen::service::Service;
use tengen::store::Store;
use tengen::tournament::TableNo;

use crate::databases::Place;
use crate::house::{Arbiter, House, ROUND, program};
use crate::table::Table;

const BOARDS: i32 = 8;

pub fn run(table: &mut Table, name: &str, place: &Place, drills: usize) {
    let house = House::new(place, BOARDS);
    let first: Vec<i32> = versions(&house, &house.service());
    let server = house.serve();
    let answered: Vec<AtomicI32> = first.iter().map(|version| AtomicI32::new(*version)).collect();
    let stop = AtomicBool::new(false);
    let mut faults = Vec::new();
    thread::scope(|scope| {
        for (version, board) in answered.iter().zip(1..) {
            let arbiter = Arbiter::new(&house, &server);
            let stop = &stop;
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let seen = version.load(Ordering::Acquire);
                    let pending = seen % 2 == 0;
                    let entry = if pending { ("ending", "W+R") } else { ("taken_back", "?") };
                    let key = format!("restore-{board}-{seen}-once");
                    let answer = arbiter.send(board, seen, entry, &key);
                    if answer.is_some_and(|answer| answer.status() == 303) {
                        version.store(seen + 1, Ordering::Release);
                    }
                }
            });
        }
        for drill in 0..drills {
            if let Err(fault) = one(&house, &answered) {
                faults.push(format!("drill {drill}: {fault}"));
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    let good = drills - faults.len();
    let came = format!(
        "{good} of {drills} whole and verified{}",
        faults.first().map(|first| format!("; {first}")).unwrap_or_default()
    );
    let tried = format!("{drills} backups under load, restored elsewhere, {name}");
    table.note(&tried, &came, faults.is_empty());
}

fn versions(house: &House, service: &Service) -> Vec<i32> {
    let kept = house.kept(service);
    let round = kept.round(ROUND).expect("the round");
    (1..=BOARDS).map(|table| round.board_at(TableNo(table)).expect("the board").version).collect()
}

/// Every version answered before the backup began is in it, and none that was not sent when it was made.
fn one(house: &House, answered: &[AtomicI32]) -> Result<(), String> {
    let place = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (file, folder) = (place.path().join("tengen.backup"), place.path().join("data"));
    let now = || answered.iter().map(|version| version.load(Ordering::Acquire)).collect::<Vec<_>>();
    let before = now();
    tengen(&house.place(), "backup", &file)?;
    let after = now();
    let data = ["--data".to_owned(), folder.to_string_lossy().into_owned()];
    tengen(&data, "restore", &file)?;
    let verified = run_tengen(&["verify", "--data", &data[1]])?;
    if !verified.contains("journal ok") {
        return Err(verified);
    }
    let url = folder.join("tengen.sqlite").to_string_lossy().into_owned();
    let service = Service::new(Store::open(&url, 1).map_err(|error| error.to_string())?);
    let restored = versions(house, &service);
    let fits = |((before, restored), after): ((&i32, &i32), &i32)| {
        before <= restored && *restored <= after + 1
    };
    if before.iter().zip(&restored).zip(&after).all(fits) {
        Ok(())
    } else {
        Err(format!("answered {before:?}, restored {restored:?}, then {after:?}"))
    }
}

fn tengen(place: &[String], command: &str, file: &Path) -> Result<String, String> {
    let file = file.to_string_lossy();
    let mut arguments: Vec<&str> = vec![command, &file];
    arguments.extend(place.iter().map(String::as_str));
    run_tengen(&arguments)
}

fn run_tengen(arguments: &[&str]) -> Result<String, String> {
    let output =
        Command::new(program()).args(arguments).output().map_err(|error| error.to_string())?;
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() {
        Ok(said(&output.stdout))
    } else {
        Err(format!("{arguments:?}: {}{}", said(&output.stdout), said(&output.stderr)))
    }
}
