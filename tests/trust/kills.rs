//! The server is killed while twelve people enter results; whatever was answered as done is there, once.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use tengen::store::DeedKind;
use tengen::tournament::TableNo;

use crate::databases::Place;
use crate::house::{Arbiter, House, ROUND, Server};
use crate::table::Table;

/// People who enter results, each at boards of their own.
pub const WRITERS: i32 = 12;

/// Boards of each.
pub const BOARDS: i32 = 3;

/// A board as its writer knows it.
#[derive(Clone, Debug)]
pub struct Known {
    pub table: i32,
    /// Its version, by the last answer.
    pub version: i32,
    /// How many entries were answered as done.
    pub done: usize,
    /// An entry that no answer came to: its form's key and what was entered.
    pub doubtful: Option<(String, &'static str)>,
    /// What stands, by the last answer.
    pub stands: &'static str,
}

impl Known {
    /// The boards of the round, nothing entered yet; see [`start_versions`].
    pub fn boards(count: i32) -> Vec<Self> {
        let board = |table| Self { table, version: 0, done: 0, doubtful: None, stands: "?" };
        (1..=count).map(board).collect()
    }
}

/// Numbers that nobody would call random, and that repeat.
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Vigna's splitmix64.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % end
    }
}

pub fn run(table: &mut Table, name: &str, place: &Place, kills: usize, seed: u64) {
    let house = House::new(place, WRITERS * BOARDS);
    let mut dice = Dice::new(seed);
    let mut known = Known::boards(WRITERS * BOARDS);
    start_versions(&house, &mut known);
    let (mut doubtful, mut faults) = (0, Vec::new());
    for _ in 0..kills {
        let mut server = house.serve();
        again(&house, &server, &mut known, &mut faults);
        amid(&house, &mut server, &mut known, &mut dice, Server::kill);
        doubtful += known.iter().filter(|one| one.doubtful.is_some()).count();
        check(&house, &mut known, &mut faults);
    }
    let done: usize = known.iter().map(|one| one.done).sum();
    let came = format!(
        "{done} acknowledged, {doubtful} unanswered; {} lost, doubled or changed{}",
        faults.len(),
        faults.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    table.note(&format!("{kills} kills under {WRITERS} writers, {name}"), &came, faults.is_empty());
}

/// Has all of them enter, and strikes the server amid that.
pub fn amid<T>(
    house: &House,
    server: &mut Server,
    known: &mut [Known],
    dice: &mut Dice,
    strike: impl FnOnce(&mut Server) -> T,
) -> T {
    let stop = AtomicBool::new(false);
    let entered = AtomicUsize::new(0);
    let wait = dice.below(120);
    thread::scope(|scope| {
        for own in known.chunks_mut(BOARDS as usize) {
            let arbiter = Arbiter::new(house, server);
            let (stop, entered) = (&stop, &entered);
            scope.spawn(move || enter(&arbiter, own, stop, entered));
        }
        // So many entries first, then some milliseconds into the next ones.
        while entered.load(Ordering::Relaxed) < WRITERS as usize {
            thread::yield_now();
        }
        thread::sleep(Duration::from_millis(wait));
        let struck = strike(server);
        stop.store(true, Ordering::Relaxed);
        struck
    })
}

/// Reads what the boards are at.
pub fn start_versions(house: &House, known: &mut [Known]) {
    let kept = house.kept(&house.service());
    let round = kept.round(ROUND).expect("the round");
    for one in known {
        one.version = round.board_at(TableNo(one.table)).expect("the board").version;
    }
}

/// Enters and takes back until the server is gone.
fn enter(arbiter: &Arbiter, own: &mut [Known], stop: &AtomicBool, entered: &AtomicUsize) {
    let mut turn = 0;
    while !stop.load(Ordering::Relaxed) {
        let one = &mut own[turn % BOARDS as usize];
        turn += 1;
        if one.doubtful.is_some() {
            return;
        }
        let next = if one.stands == "?" { "B+R" } else { "?" };
        let key = format!("a-result-of-trust-{}-{}-{}", one.table, one.version, std::process::id());
        match arbiter.send(one.table, one.version, field(next), &key) {
            Some(answer) if answer.status() == 303 => {
                one.stands = next;
                one.version += 1;
                one.done += 1;
                entered.fetch_add(1, Ordering::Relaxed);
            }
            _ => one.doubtful = Some((key, next)),
        }
    }
}

/// The field of a result's form.
pub fn field(ending: &'static str) -> (&'static str, &'static str) {
    if ending == "?" { ("taken_back", "?") } else { ("ending", ending) }
}

/// Sends again what no answer came to, as a browser or the queue of a phone does: it counts once.
pub fn again(house: &House, server: &Server, known: &mut [Known], faults: &mut Vec<String>) {
    let arbiter = Arbiter::new(house, server);
    for one in known {
        let Some((key, next)) = one.doubtful.take() else { continue };
        let before = if one.stands == next { one.version - 1 } else { one.version };
        match arbiter.send(one.table, before, field(next), &key) {
            Some(answer) if answer.status() == 303 => {
                if one.stands != next {
                    one.stands = next;
                    one.version += 1;
                    one.done += 1;
                }
            }
            other => faults.push(format!(
                "table {}: sent again: {:?}",
                one.table,
                other.map(|answer| answer.status())
            )),
        }
    }
}

/// Holds what is kept against what was answered.
pub fn check(house: &House, known: &mut [Known], faults: &mut Vec<String>) {
    let service = house.service();
    if let Some(lost) = service.store().lost() {
        faults.push(lost.to_string());
    }
    if let Some(seq) = service.broken_journal(house.id).expect("it can be read") {
        faults.push(format!("the journal does not hold at {seq}"));
    }
    let parts = service.compare_parts(house.id).expect("it can be read");
    faults.extend(parts.faults.iter().map(ToString::to_string));
    let store = service.store();
    let results = store.read(|c| c.journal_of(house.id, &[DeedKind::Result])).expect("read");
    let kept = house.kept(&service);
    let round = kept.round(ROUND).expect("the round");
    for one in known {
        let board = round.board_at(TableNo(one.table)).expect("the board");
        let place = format!("\"table\":{},", one.table);
        let alike = |detail: &str| detail.replace('}', ",").contains(&place);
        let times = results.iter().filter(|row| alike(&row.detail)).count();
        let stands = board.ending.to_string();
        let as_answered = stands == one.stands && board.version == one.version && times == one.done;
        let further = one.doubtful.as_ref().is_some_and(|(_, next)| {
            stands == *next && board.version == one.version + 1 && times == one.done + 1
        });
        if further {
            // It was done, only the answer was lost.
            let next = one.doubtful.as_ref().map_or(one.stands, |(_, next)| next);
            (one.stands, one.version, one.done) = (next, board.version, times);
        } else if !as_answered {
            faults.push(format!(
                "table {}: {stands} at version {} after {times} entries; answered {one:?}",
                one.table, board.version
            ));
        }
    }
}
