//! How quickly a game is recorded act by act, on SQLite: `cargo bench --bench recording`.
//!
//! The raw write is the least that a durable database can do in the same file: one changed row, committed with
//! `synchronous = FULL`.

#[path = "../tests/support/events.rs"]
mod events;

use std::time::Instant;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tengen::go::{BoardSize, HalfPoints, History, Move, Ruleset, RulesetName};
use tengen::recording::{Game, GameAct, Played, Terms};
use tengen::service::{ActForm, By, Entered, Service};
use tengen::store::{Store, StoreError};
use tengen::tournament::{RoundNo, TableNo, TournamentId};

const PLAYERS: i32 = 760;
const ROUNDS: i32 = 10;
const MOVES: usize = 250;
const GAMES: i32 = 4;

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("bench.sqlite");
    let path = file.to_string_lossy();
    let service = Service::new(Store::open(&path, 4).expect("the database opens"));
    let by = By { account: None, now: events::minute(0), form: None };
    let event = events::event("Congress", PLAYERS, ROUNDS);
    let id = service.create_tournament(by, &event).expect("kept").now().expect("now").id;
    println!("{PLAYERS} players, {ROUNDS} rounds, {GAMES} games of {MOVES} moves on 19×19");

    let acts = acts(MOVES);
    let mut raw = SqliteConnection::establish(&path).expect("the same file");
    raw.batch_execute("PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL").expect("pragmas");
    let (mut taps, mut raws) = (Vec::new(), Vec::new());
    for table in 1..=GAMES {
        for (seen, act) in acts.iter().enumerate() {
            taps.push(milliseconds(|| enter(&service, id, table, seen, act)));
            raws.push(milliseconds(|| write_raw(&mut raw, table, seen)));
        }
    }
    let late: Vec<f64> = taps.chunks(MOVES).flat_map(|game| &game[MOVES - 50..]).copied().collect();
    let (tap, durable) = (show("record_act", taps), show("raw durable write", raws));
    show("record_act, the last 50", late);
    println!("ratio of the medians {:>6.2}", tap / durable);
    for moves in [250, 1000] {
        replaying(moves);
    }
}

/// Prints mean, p50, p99 and the longest, in milliseconds; returns the median.
fn show(name: &str, mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    let (p50, p99, most) = (at(0.5), at(0.99), at(1.0));
    println!("{name:<24} mean {mean:>7.3}  p50 {p50:>7.3}  p99 {p99:>7.3}  max {most:>7.3} ms");
    p50
}

fn milliseconds(work: impl FnOnce()) -> f64 {
    let begun = Instant::now();
    work();
    begun.elapsed().as_secs_f64() * 1e3
}

fn replaying(moves: usize) {
    let acts = acts(moves);
    let texts: Vec<String> =
        acts.iter().map(|act| serde_json::to_string(act).expect("text")).collect();
    let of = |acts: &[GameAct]| drop(Game::of(terms(), acts).expect("a game"));
    let times = (0..50).map(|_| milliseconds(|| of(&acts))).collect();
    show(&format!("Game::of, {moves} acts"), times);
    let read = || -> Vec<GameAct> {
        texts.iter().map(|text| serde_json::from_str(text).expect("an act")).collect()
    };
    let times = (0..50).map(|_| milliseconds(|| drop(read()))).collect();
    show(&format!("reading {moves} acts"), times);
}

fn terms() -> Terms {
    let (rules, size) = (RulesetName::Japanese, BoardSize::FULL);
    Terms::new(rules, size, 0, HalfPoints(13))
}

/// A legal game that fills the board from all sides, with captures; once there is no legal point, illegal moves as
/// someone might enter them.
fn acts(moves: usize) -> Vec<GameAct> {
    let mut game = History::new(Ruleset::preset(RulesetName::Japanese), BoardSize::FULL);
    let all: Vec<_> = BoardSize::FULL.all_points().collect();
    let mut acts = Vec::new();
    let mut state: u64 = 7;
    while acts.len() < moves {
        let color = game.to_move();
        let legal = game.legal_points();
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let from = if legal.is_empty() { &all } else { &legal };
        let point = from[(state >> 33) as usize % from.len()];
        game.execute(color, Move::Play(point)).expect("it is on the board");
        let played = Played { color, point: Some(point) };
        acts.push(if legal.is_empty() { GameAct::AsPlayed(played) } else { GameAct::Play(played) });
    }
    acts
}

fn enter(service: &Service, id: TournamentId, table: i32, seen: usize, act: &GameAct) {
    let form =
        ActForm { round: RoundNo(ROUNDS), table: TableNo(table), seen, acts: vec![act.clone()] };
    let key = format!("{table}/{seen}");
    let by = By { account: None, now: events::minute(1), form: Some(&key) };
    let done = service.acts(id, by).record_act(&form).expect("it is recorded").now();
    assert!(matches!(done, Some(Entered::Added(_))), "it is added");
}

/// A bare transaction on the same file; it writes a new value, for SQLite leaves out what changes nothing.
fn write_raw(c: &mut SqliteConnection, table: i32, version: usize) {
    let write: Result<(), StoreError> = (|| {
        c.batch_execute("BEGIN IMMEDIATE")?;
        diesel::sql_query(format!(
            "UPDATE board SET changed_by = {version} WHERE tournament_id = 1 AND round_no = 1 AND table_no = {table}"
        ))
        .execute(c)?;
        Ok(c.batch_execute("COMMIT")?)
    })();
    write.expect("a raw write");
}
