//! The database goes away under twelve writers: stopped at once, halted, robbed of its connections, behind a way that
//! is slow, parted or cut. Nothing acknowledged is lost, whoever is refused is told to come again, and the server goes
//! on without a restart.

mod cluster;
mod proxy;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use crate::events::event;
use crate::house::{Arbiter, House, Server};
use crate::kills::{BOARDS, Dice, Known, WRITERS, check, field, start_versions};
use crate::table::Table;
use crate::times::Times;
use cluster::Cluster;
use proxy::{Channel, Proxy};

const DATABASE: &str = "tengen";

/// How long it may take until results are entered again.
const PATIENCE: Duration = Duration::from_secs(60);

/// Entries between two blows.
const BETWEEN: usize = 24;

/// What happens to the database.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blow {
    Stop,
    CutOff,
    Cut,
    Slow,
    Halt(Duration),
    Part(Duration),
}

/// What the writers met.
#[derive(Default)]
struct Met {
    entered: AtomicUsize,
    /// Answered with 503, and a time after which to come again.
    told: AtomicUsize,
    /// The longest that anybody waited for an answer.
    waits: Times,
    faults: Mutex<Vec<String>>,
}

impl Met {
    fn fault(&self, what: String) {
        self.faults.lock().expect("nobody panicked").push(what);
    }
}

pub fn run(table: &mut Table, blows: usize, long: Duration, seed: u64) {
    let Some(cluster) = Cluster::new() else {
        table.note("PostgreSQL goes away", "its programs are not to be found here", false);
        return;
    };
    assert!(cluster.execute(&format!("CREATE DATABASE {DATABASE}")), "a database");
    let proxy = Proxy::new(cluster.home().join(".s.PGSQL.5432"));
    let house = House::at(&cluster.url(DATABASE), &event("Trust", WRITERS * BOARDS * 2, 1));
    let through = format!("postgres://postgres@127.0.0.1:{}/{DATABASE}", proxy.port);
    let servers = [house.serve_through(&through), house.serve_beside(&through)];
    let server = &servers[0];
    let few = (blows / 10).max(1);
    let mut known = Known::boards(WRITERS * BOARDS);
    start_versions(&house, &mut known);
    let mut dice = Dice::new(seed);
    for (what, instances, blow, times) in [
        ("stopped at once and started", 1, Blow::Stop, blows),
        ("stopped at once and started under two instances", 2, Blow::Stop, blows),
        ("connections ended by the administrator", 1, Blow::CutOff, blows),
        ("the way to it cut", 1, Blow::Cut, blows),
        ("the way to it 300 ms longer", 1, Blow::Slow, few),
        ("halted (SIGSTOP)", 1, Blow::Halt(long), few),
        ("the way to it parted, nothing carried", 1, Blow::Part(long), few),
    ] {
        let (met, again) = (Met::default(), Times::default());
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            for (n, own) in known.chunks_mut(BOARDS as usize).enumerate() {
                let arbiter = Arbiter::new(&house, &servers[n % instances]);
                let (stop, met) = (&stop, &met);
                scope.spawn(move || enter(&arbiter, own, stop, met));
            }
            for _ in 0..times {
                if !goes_on(&met, BETWEEN) {
                    break;
                }
                sleep(Duration::from_millis(dice.below(150)));
                strike(blow, (&cluster, &proxy), server, &met);
                let began = Instant::now();
                if !goes_on(&met, 1) {
                    break;
                }
                again.note(began.elapsed());
            }
            stop.store(true, Ordering::Relaxed);
        });
        let mut faults = met.faults.into_inner().expect("nobody panicked");
        check(&house, &mut known, &mut faults);
        let came = format!(
            "{} acknowledged, {} told to come again; the longest wait for an answer {:.1} s; results entered again after {again}; \
             {} lost, doubled, changed or without a clear answer{}",
            met.entered.load(Ordering::Relaxed),
            met.told.load(Ordering::Relaxed),
            met.waits.within(1000).as_secs_f64(),
            faults.len(),
            faults.first().map(|first| format!(": {first}")).unwrap_or_default()
        );
        let whole = faults.is_empty() && again.count() == times;
        table.note(&format!("PostgreSQL {times} times {what}, {WRITERS} writers"), &came, whole);
    }
}

/// Waits until so many more results were entered; whether they were.
fn goes_on(met: &Met, more: usize) -> bool {
    let (from, began) = (met.entered.load(Ordering::Relaxed), Instant::now());
    while met.entered.load(Ordering::Relaxed) < from + more {
        if began.elapsed() > PATIENCE {
            met.fault(format!("nothing was entered for {} s", PATIENCE.as_secs()));
            return false;
        }
        sleep(Duration::from_millis(2));
    }
    true
}

fn strike(blow: Blow, (cluster, proxy): (&Cluster, &Proxy), server: &Server, met: &Met) {
    match blow {
        Blow::Stop => {
            cluster.stop_at_once();
            cluster.start();
        }
        Blow::CutOff => cluster.cut_off(DATABASE),
        Blow::Cut => {
            proxy.set(Channel::Cut);
            sleep(Duration::from_millis(50));
            proxy.set(Channel::Open);
        }
        Blow::Slow => {
            proxy.set(Channel::Slow(Duration::from_millis(300)));
            sleep(Duration::from_secs(5));
            proxy.set(Channel::Open);
        }
        Blow::Halt(long) => {
            cluster.halt(true);
            away(long, server, met);
            cluster.halt(false);
        }
        Blow::Part(long) => {
            proxy.set(Channel::Parted);
            away(long, server, met);
            proxy.set(Channel::Open);
        }
    }
}

/// While the database is away the service lives, and says that it is not ready.
fn away(long: Duration, server: &Server, met: &Met) {
    let end = Instant::now() + long;
    sleep(Duration::from_secs(1));
    for (path, wanted) in [("/livez", 200), ("/healthz", 503)] {
        let began = Instant::now();
        let status = reqwest::blocking::get(format!("{}{path}", server.base));
        let status = status.map_or(0, |answer| answer.status().as_u16());
        if status != wanted || began.elapsed() > Duration::from_secs(6) {
            met.fault(format!("{path}: {status} after {:.1} s", began.elapsed().as_secs_f64()));
        }
    }
    sleep(end.saturating_duration_since(Instant::now()));
}

/// Enters and takes back; what was not answered is sent again with the same key until it is.
fn enter(arbiter: &Arbiter, own: &mut [Known], stop: &AtomicBool, met: &Met) {
    for turn in 0.. {
        let one = &mut own[turn % BOARDS as usize];
        if stop.load(Ordering::Relaxed) {
            return;
        }
        while !sent(arbiter, one, met) {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            sleep(Duration::from_millis(50));
        }
    }
}

/// Sends what is due at that board; whether it was done.
fn sent(arbiter: &Arbiter, one: &mut Known, met: &Met) -> bool {
    let again = one.doubtful.take();
    let next = if one.stands == "?" { "B+R" } else { "?" };
    let key = format!("a-result-of-trust-{}-{}-{}", one.table, one.version, std::process::id());
    let (key, next) = again.unwrap_or((key, next));
    let began = Instant::now();
    let answer = arbiter.send(one.table, one.version, field(next), &key);
    met.waits.note(began.elapsed());
    let status = answer.as_ref().map_or(0, |answer| answer.status().as_u16());
    let when = answer.as_ref().is_some_and(|answer| answer.headers().contains_key("retry-after"));
    if status == 303 {
        (one.stands, one.version, one.done) = (next, one.version + 1, one.done + 1);
        met.entered.fetch_add(1, Ordering::Relaxed);
        return true;
    }
    one.doubtful = Some((key, next));
    if status == 503 && when {
        met.told.fetch_add(1, Ordering::Relaxed);
    } else {
        met.fault(format!("table {}: {status}, with a time to come again: {when}", one.table));
    }
    false
}
