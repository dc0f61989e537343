//! Sixty sockets of one address that guess passwords, and somebody elsewhere with the right one, behind a proxy.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use reqwest::blocking::Client;

use crate::databases::Place;
use crate::house::{House, client};
use crate::table::Table;

const SOCKETS: usize = 60;
const HONEST: usize = 29;

/// Addresses for documentation, RFC 5737.
const GUESSER: &str = "203.0.113.9";
const HALL: &str = "192.0.2.1";

pub fn run(table: &mut Table, place: &Place) {
    let house = House::new(place, 1);
    let server = house.serve();
    let base = &server.base;
    let (stop, guesses) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut took: Vec<Duration> = Vec::new();
    thread::scope(|scope| {
        for socket in 0..SOCKETS {
            let (stop, guesses) = (&stop, &guesses);
            scope.spawn(move || {
                let client = client();
                for guess in 0.. {
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let name = format!("Guessed{socket}-{guess}");
                    if sign_in(&client, base, GUESSER, (&name, "not the password")).is_some() {
                        guesses.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        let honest = client();
        while guesses.load(Ordering::Relaxed) < SOCKETS {
            thread::yield_now();
        }
        for _ in 0..HONEST {
            let began = Instant::now();
            let known = ("Owner", "kaya board, shell stones");
            if sign_in(&honest, base, HALL, known) == Some(303) {
                took.push(began.elapsed());
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    took.sort();
    let most = took.last().copied().unwrap_or_default();
    let in_time = took.iter().filter(|took| **took <= Duration::from_secs(3)).count();
    let came = format!(
        "{} of {HONEST} came in, {in_time} within 3 s, the slowest after {:.1} s; {} guesses answered",
        took.len(),
        most.as_secs_f64(),
        guesses.load(Ordering::Relaxed)
    );
    // Seconds are printed, not judged: the machine may be busy.
    let tried = format!("{HONEST} honest sign-ins beside {SOCKETS} sockets that guess");
    table.note(&tried, &came, took.len() + 1 >= HONEST);
}

fn sign_in(
    client: &Client,
    base: &str,
    address: &str,
    (name, password): (&str, &str),
) -> Option<u16> {
    let fields = [("name", name), ("password", password)];
    let request = client.post(format!("{base}/sign-in")).header("origin", base).form(&fields);
    let request = request.header("x-forwarded-for", address);
    Some(request.send().ok()?.status().as_u16())
}
