//! A day's work again and again, without a growing event: twelve rounds' worth of results, drafts and pages while
//! phones follow. What the server needs at the end is what it needed half-way.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::crowd::{Crowd, Desks, PLAYED, Phone, Publisher, Size, congress, runtime};
use crate::databases::Place;
use crate::house::{House, Server};
use crate::line::Line;
use crate::table::Table;

/// Rounds of a day, or of a congress.
const ROUNDS: usize = 12;

/// The first of them fill what is kept for the next.
const WARM: usize = 4;

const ARBITERS: i32 = 4;

/// Pages that are looked at in each round, beside everybody's own.
const PAGES: [&str; 7] = ["", "/standings", "/players", "/cross", "/wall", "/hall", "/rounds/3"];

pub fn run(table: &mut Table, name: &str, place: &Place, size: Size) {
    let house = House::of(place, &congress(size.players));
    let server = house.serve();
    let runtime = runtime();
    let (crowd, desks) = (
        Arc::new(Crowd::default()),
        Arc::new(Desks::new(&house, &server, &house.versions_of(PLAYED))),
    );
    let memory = runtime.block_on(work(&house, &server, (&crowd, &desks), size));
    let most = |rounds: &[u64]| rounds.iter().copied().max().unwrap_or_default();
    let (before, after) = memory.split_at(WARM + (ROUNDS - WARM) / 2);
    let (before, after) = (most(&before[WARM..]), most(after));
    let wrong: Vec<String> = crowd.faults().into_iter().chain(desks.refused()).collect();
    let came = format!(
        "results entered {}; pages {}; memory after each round {memory:?} MB: at most {before}, then {after}; {} faults{}",
        desks.entered,
        crowd.opened,
        wrong.len(),
        wrong.first().map(|one| format!(": {one}")).unwrap_or_default()
    );
    let seconds = size.seconds;
    let tried = format!(
        "{ROUNDS} rounds' acts in {seconds} s, {} players, {} phones, {name}",
        size.players, size.phones
    );
    table.note(&tried, &came, wrong.is_empty() && after * 100 <= before * 110);
    runtime.shutdown_background();
}

async fn work(
    house: &House,
    server: &Server,
    (crowd, desks): (&Arc<Crowd>, &Arc<Desks>),
    size: Size,
) -> Vec<u64> {
    for at in 0..size.phones {
        let me = (at % 3 < 2).then_some(at as i32 % size.players + 1);
        let (base, slug) = (server.base.clone(), house.slug.clone());
        tokio::spawn(Phone { crowd: crowd.clone(), base, slug, me, seed: at as u64 }.live());
    }
    let round = Duration::from_secs(size.seconds) / ROUNDS as u32;
    // Each board is entered, and corrected.
    desks.open(PLAYED, ARBITERS, round / (size.players / ARBITERS).max(1) as u32);
    let mut memory = Vec::new();
    for _ in 0..ROUNDS {
        let end = Instant::now() + round;
        let publisher = Publisher::new(house, server, PLAYED + 1);
        let seen = publisher.draws().await;
        publisher.discards(&seen).await;
        look(house, server, (crowd, end), size.players).await;
        sleep(end.saturating_duration_since(Instant::now())).await;
        memory.push(server.memory_now());
    }
    crowd.over.store(true, Ordering::Relaxed);
    desks.close();
    memory
}

/// Reads the pages of the event, and why each player stands where they stand.
async fn look(house: &House, server: &Server, (crowd, end): (&Crowd, Instant), players: i32) {
    let mut line = Line::new(&server.base);
    let why = (1..=players).map(|entry| format!("/standings/{entry}/MMS"));
    for page in PAGES.map(str::to_owned).into_iter().chain(why) {
        if Instant::now() > end {
            return;
        }
        let (path, began) = (format!("/t/{}{page}", house.slug), Instant::now());
        match line.get(&path, "accept-encoding: gzip\r\n").await {
            Ok(reply) if reply.status == 200 => crowd.opened.note(began.elapsed()),
            Ok(reply) => crowd.fault(format!("{path}: {}", reply.status)),
            Err(error) => crowd.fault(format!("{path}: {error}")),
        }
    }
}
