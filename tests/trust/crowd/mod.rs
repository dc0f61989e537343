//! A congress in which everybody holds a phone: pages follow the event while results are entered and a round is
//! published; readers of *why*; people who guess passwords. Client and server share the machine.

mod desks;
mod phone;
mod pushes;
pub mod ratio;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tengen::tournament::Ending;
use tokio::runtime::{Builder, Runtime};
use tokio::time::{sleep, timeout};

use crate::databases::Place;
use crate::events::event;
use crate::house::{House, Server};
use crate::kills::Dice;
use crate::line::Line;
use crate::table::Table;
pub use desks::{Desks, Publisher};
pub use phone::{Crowd, Phone};
use pushes::Pushes;

/// The round that was played last, and the one that is published while everybody looks.
pub const PLAYED: i32 = 5;
const NEXT: i32 = PLAYED + 1;

/// People who enter results; all together one a second, three times what a congress of 760 sees at its busiest.
const ARBITERS: i32 = 6;

/// Who reads why a number is what it is, at once.
const READERS: usize = 64;

/// Sockets that guess passwords, from an address for documentation.
const GUESSERS: usize = 60;
const GUESSER: &str = "x-forwarded-for: 203.0.113.9\r\n";

/// How long a phone that has no line may be told late: it asks every 15 seconds or so.
const LATEST: Duration = Duration::from_secs(60);

/// What a crowd may take at the most, where figures are wanted: until its boards are seen and its messages are in the
/// outbox, and the server's megabytes.
#[derive(Clone, Copy)]
pub struct Bound {
    pub seen: Duration,
    pub queued: Duration,
    pub memory: u64,
}

/// How large a crowd, and how long it is looked at.
#[derive(Clone, Copy)]
pub struct Size {
    pub phones: usize,
    pub players: i32,
    pub seconds: u64,
    /// Files that the server may open, if fewer than it could.
    pub files: Option<usize>,
    /// What it is held to, beside that nothing fails.
    pub bound: Option<Bound>,
}

pub fn run(table: &mut Table, name: &str, place: &Place, size: Size) {
    let house = House::of(place, &congress(size.players));
    let own: Vec<i32> = (0..size.phones).filter_map(|at| owner(at, size)).collect();
    // Who is short of files has none for messages.
    let pushes = Pushes::of(&house, if size.files.is_none() { &own } else { &[] });
    let server = match size.files {
        None => house.serve_with_arguments(&["--private-webhooks"]),
        files => house.serve_within(files),
    };
    let runtime = runtime();
    let (crowd, desks) = runtime.block_on(attend(&house, &server, size, &pushes));
    let most = server.memory();
    let said = |wanted: &str| format!("{wanted}{}", limit(size));
    let faults = crowd.faults();
    let everybody = crowd.boards.count() + crowd.pages.count() == size.phones;
    let (queued, after) = pushes.queued();
    let told = (queued, pushes.arrived.count()) == (pushes.wanted, pushes.wanted);
    let bound = size.bound.is_none_or(|bound| {
        crowd.boards.within(990) <= bound.seen && after <= bound.queued && most <= bound.memory
    });
    let whole = faults.is_empty() && everybody && told && desks.refused().is_empty() && bound;
    let came = format!(
        "opened {}; asked again while results came {}; after the publication, all within a second, {}; \
         told of it {}; their board seen {}; the list of pairings {}; {queued} of {} messages in the outbox after {:.0} ms, \
         at the push service {}; results entered {}; publishing took {:.0} ms; \
         {} told to poll, server {most} MB at the most; {} faults{}",
        crowd.opened,
        crowd.again,
        crowd.after,
        crowd.told,
        crowd.boards,
        crowd.pages,
        pushes.wanted,
        after.as_secs_f64() * 1000.0,
        pushes.arrived,
        desks.entered,
        desks.publishing().as_secs_f64() * 1000.0,
        crowd.told_to_poll.load(Ordering::Relaxed),
        faults.len() + desks.refused().len(),
        faults
            .iter()
            .chain(&desks.refused())
            .next()
            .map(|one| format!(": {one}"))
            .unwrap_or_default()
    );
    table.note(&said(&format!("{} phones, {name}", size.phones)), &came, whole);
    runtime.shutdown_background();
}

/// Whose a phone is, if "this is me" was tapped on it: two of three are; the others show the list of pairings.
fn owner(at: usize, size: Size) -> Option<i32> {
    (at % 3 < 2).then_some(at as i32 % size.players + 1)
}

fn limit(size: Size) -> String {
    size.files.map(|files| format!(", {files} files allowed")).unwrap_or_default()
}

/// Readers of *why*, and then sockets that guess passwords, while results are entered and pages read.
pub fn bothered(table: &mut Table, name: &str, place: &Place, size: Size) {
    let house = House::of(place, &congress(size.players));
    let server = house.serve();
    let runtime = runtime();
    for (what, kind) in [
        ("nobody else", Bother::Nobody),
        ("64 readers of why", Bother::Readers),
        ("60 sockets that guess passwords", Bother::Guessers),
    ] {
        let crowd = Arc::new(Crowd::default());
        let desks = Arc::new(Desks::new(&house, &server, &house.versions_of(PLAYED)));
        runtime.block_on(bother(&house, &server, (&crowd, &desks), kind, size));
        let wrong: Vec<String> = crowd.faults().into_iter().chain(desks.refused()).collect();
        let came = format!(
            "results entered {}; other pages {}; theirs {}; {} faults{}",
            desks.entered,
            crowd.opened,
            crowd.again,
            wrong.len(),
            wrong.first().map(|one| format!(": {one}")).unwrap_or_default()
        );
        let tried = format!("results and pages beside {what}, {} players, {name}", size.players);
        table.note(&tried, &came, wrong.is_empty());
    }
}

/// Few threads for thousands of phones.
pub fn runtime() -> Runtime {
    raise_file_limit();
    Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime")
}

/// A phone has two connections; the test program needs as many files as the server.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

/// An event whose last round is public and has every result.
pub fn congress(players: i32) -> tengen::tournament::Tournament {
    let mut event = event("Trust", players, PLAYED);
    event.settings.rounds = NEXT;
    // Of an event that is over nobody is told anything: addresses are let go.
    let today = chrono::Utc::now().date_naive();
    (event.settings.begins, event.settings.ends) = (today, today);
    let ending: Ending = "B+R".parse().expect("a result");
    for board in event.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        if board.ending.is_pending() {
            board.ending = ending;
        }
    }
    event
}

/// Everybody comes, results are entered for a while, the next round is published; ends when all have seen it.
async fn attend(
    house: &House,
    server: &Server,
    size: Size,
    pushes: &Arc<Pushes>,
) -> (Arc<Crowd>, Arc<Desks>) {
    let publisher = Publisher::new(house, server, NEXT);
    let seen = publisher.draws().await;
    let crowd = Arc::new(Crowd::default());
    let desks = Arc::new(Desks::new(house, server, &house.versions_of(PLAYED)));
    let phone = |at: usize| Phone {
        crowd: crowd.clone(),
        base: server.base.clone(),
        slug: house.slug.clone(),
        me: owner(at, size),
        seed: at as u64,
    };
    for at in 0..size.phones {
        tokio::spawn(phone(at).live());
        // Five hundred a second come in.
        sleep(Duration::from_millis(if at % 5 == 4 { 10 } else { 0 })).await;
    }
    let began = Instant::now();
    while crowd.opened.count() < size.phones && began.elapsed() < LATEST {
        sleep(Duration::from_millis(100)).await;
    }
    sleep(Duration::from_secs(2)).await;
    desks.open(PLAYED, ARBITERS, Duration::from_secs(ARBITERS as u64));
    sleep(Duration::from_secs(size.seconds)).await;
    desks.turns();
    if pushes.wanted > 0 {
        tokio::spawn(pushes.clone().serve());
        tokio::spawn(pushes.clone().watch(house.id));
    }
    crowd.publishes(&format!("/t/{}/rounds/{NEXT}", house.slug));
    pushes.publishes();
    let took = publisher.publishes(&seen).await;
    desks.published(took, (NEXT, &house.versions_of(NEXT)));
    let all = async {
        while crowd.boards.count() + crowd.pages.count() < size.phones
            || pushes.arrived.count() < pushes.wanted
        {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let _ = timeout(LATEST, all).await;
    sleep(Duration::from_secs(2)).await;
    desks.close();
    crowd.over.store(true, Ordering::Relaxed);
    (crowd, desks)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bother {
    Nobody,
    Readers,
    Guessers,
}

async fn bother(
    house: &House,
    server: &Server,
    (crowd, desks): (&Arc<Crowd>, &Arc<Desks>),
    kind: Bother,
    size: Size,
) {
    let mut others = Vec::new();
    let count = match kind {
        Bother::Nobody => 0,
        Bother::Readers => READERS,
        Bother::Guessers => GUESSERS,
    };
    for at in 0..count {
        let (crowd, slug, mut line) = (crowd.clone(), house.slug.clone(), Line::new(&server.base));
        let mut dice = Dice::new(at as u64);
        others.push(tokio::spawn(async move {
            for turn in 0.. {
                let began = Instant::now();
                let entry = dice.below(size.players as u64) + 1;
                let answer = if kind == Bother::Readers {
                    line.get(&format!("/t/{slug}/standings/{entry}/MMS"), "").await
                } else {
                    let form = format!("name=Guessed{at}-{turn}&password=not+the+password");
                    line.post("/sign-in", GUESSER, &form).await
                };
                match answer {
                    Ok(reply) if reply.status == 200 || kind == Bother::Guessers => {
                        crowd.again.note(began.elapsed());
                    }
                    Ok(reply) => crowd.fault(format!("why: {}", reply.status)),
                    Err(error) => crowd.fault(format!("{error}")),
                }
            }
        }));
    }
    desks.open(PLAYED, ARBITERS, Duration::from_secs(1));
    let (end, mut line) =
        (Instant::now() + Duration::from_secs(size.seconds), Line::new(&server.base));
    let slug = &house.slug;
    let pages =
        [format!("/t/{slug}"), format!("/t/{slug}/players/7"), format!("/t/{slug}/standings")];
    for page in pages.iter().cycle() {
        if Instant::now() > end {
            break;
        }
        let began = Instant::now();
        match line.get(page, "accept-encoding: gzip\r\n").await {
            Ok(reply) if reply.status == 200 => crowd.opened.note(began.elapsed()),
            Ok(reply) => crowd.fault(format!("{page}: {}", reply.status)),
            Err(error) => crowd.fault(format!("{page}: {error}")),
        }
        sleep(Duration::from_millis(20)).await;
    }
    crowd.over.store(true, Ordering::Relaxed);
    desks.close();
    for other in others {
        other.abort();
    }
    sleep(Duration::from_secs(1)).await;
}
