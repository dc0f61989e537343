//! Two or five arbiters enter different results at one board in the same moment: one is first, the others are told.

use std::sync::Barrier;
use std::thread;

use tengen::tournament::TableNo;

use crate::databases::Place;
use crate::house::{Arbiter, House, ROUND};
use crate::table::Table;

const RESULTS: [&str; 5] = ["B+R", "W+R", "B+T", "W+T", "B+"];

pub fn run(table: &mut Table, name: &str, place: &Place, (races, arbiters): (usize, usize)) {
    let results = &RESULTS[..arbiters];
    let house = House::new(place, 1);
    let server = house.serve();
    let board = |house: &House| {
        let kept = house.kept(&house.service());
        let board = kept.round(ROUND).and_then(|round| round.board_at(TableNo(1)).cloned());
        let board = board.expect("the board");
        (board.version, board.ending.to_string())
    };
    let (mut seen, _) = board(&house);
    let (start, ready) = (Barrier::new(arbiters), Barrier::new(arbiters));
    let (mut faults, mut told) = (Vec::new(), 0);
    let first = seen;
    let answers: Vec<Vec<u16>> = thread::scope(|scope| {
        let arbiters: Vec<_> = results
            .iter()
            .enumerate()
            .map(|(who, result)| {
                let arbiter = Arbiter::new(&house, &server);
                let (start, ready) = (&start, &ready);
                scope.spawn(move || {
                    let mut statuses = Vec::new();
                    for race in 0..races {
                        // Each race takes two versions: the result, and its being taken back.
                        let seen = first + 2 * race as i32;
                        start.wait();
                        let key = format!("race-{race}-{who}-of-all-races");
                        let answer = arbiter.send(1, seen, ("ending", result), &key);
                        statuses.push(answer.map_or(0, |answer| answer.status().as_u16()));
                        ready.wait();
                        if who == 0 {
                            let key = format!("race-{race}-is-taken-back");
                            let back = arbiter.send(1, seen + 1, ("taken_back", "?"), &key);
                            let done = back.is_some_and(|answer| answer.status() == 303);
                            assert!(done, "race {race}: what was entered can be taken back");
                        }
                    }
                    statuses
                })
            })
            .collect();
        arbiters.into_iter().map(|arbiter| arbiter.join().expect("it runs")).collect()
    });
    for race in 0..races {
        let done = answers.iter().filter(|statuses| statuses[race] == 303).count();
        let refused = answers.iter().filter(|statuses| statuses[race] == 409).count();
        told += refused;
        if done != 1 || done + refused != arbiters {
            let all: Vec<u16> = answers.iter().map(|statuses| statuses[race]).collect();
            faults.push(format!("race {race}: {all:?}"));
        }
    }
    drop(server);
    seen += 2 * races as i32;
    let stands = board(&house);
    if stands != (seen, "?".to_owned()) {
        faults.push(format!("at the end {stands:?}, not version {seen}"));
    }
    let came = format!(
        "{races} winners, {told} told; {} faults{}",
        faults.len(),
        faults.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    table.note(&format!("{races} races of {arbiters} arbiters, {name}"), &came, faults.is_empty());
}
