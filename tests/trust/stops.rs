//! The program of an owner's computer is stopped in each of its ways while twelve people enter results and phones
//! listen; whatever was answered as done is there, once, and the next start goes on.

use std::net::TcpStream;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use tengen::web::network_address;

use crate::events::event;
use crate::house::{House, Server, client};
use crate::kills::{BOARDS, Dice, Known, WRITERS, again, amid, check, start_versions};
use crate::table::Table;

/// How long a stop may take.
const SOON: Duration = Duration::from_secs(3);

/// Phones that listen.
const PHONES: usize = 5;

type Stop = fn(&House, &Server);

const WAYS: [(&str, Stop); 4] = [
    ("its page", by_its_page),
    ("SIGINT", |_, server| signalled(server, Signal::INT)),
    ("SIGTERM", |_, server| signalled(server, Signal::TERM)),
    ("SIGHUP", |_, server| signalled(server, Signal::HUP)),
];

pub fn run(table: &mut Table, stops: usize, seed: u64) {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("tengen");
    std::fs::create_dir(&data).expect("made");
    std::fs::write(data.join("desktop.json"), r#"{"phones":true}"#).expect("written");
    let url = data.join("tengen.sqlite").to_string_lossy().into_owned();
    let house = House::at(&url, &event("Trust", WRITERS * BOARDS * 2, 1));
    let mut dice = Dice::new(seed);
    let mut known = Known::boards(WRITERS * BOARDS);
    start_versions(&house, &mut known);
    for (way, stop) in WAYS {
        let (before, mut unanswered) = (done(&known), 0);
        let (mut faults, mut slowest) = (Vec::new(), Duration::ZERO);
        for turn in 0..stops {
            let mut server = house.desktop();
            // By turns from this computer and from the network.
            if turn % 2 == 1 {
                server.base = in_the_network(&server.base);
            }
            again(&house, &server, &mut known, &mut faults);
            let events = format!("{}/t/{}/events", server.base, house.slug);
            let phones = [(); PHONES].map(|()| client().get(&events).send().expect("it listens"));
            let (status, took) = amid(&house, &mut server, &mut known, &mut dice, |server| {
                stop(&house, server);
                server.ended()
            });
            drop(phones);
            slowest = slowest.max(took);
            if !status.is_some_and(|status| status.success()) || took > SOON {
                faults.push(format!("it ended by {way} after {took:?} with {status:?}"));
            }
            unanswered += known.iter().filter(|one| one.doubtful.is_some()).count();
            check(&house, &mut known, &mut faults);
        }
        let came = format!(
            "{} acknowledged, {unanswered} unanswered; {} lost, doubled, changed or not clean; the slowest after {} ms{}",
            done(&known) - before,
            faults.len(),
            slowest.as_millis(),
            faults.first().map(|first| format!(": {first}")).unwrap_or_default()
        );
        let tried = format!("{stops} stops by {way} under {WRITERS} writers");
        table.note(&tried, &came, faults.is_empty());
    }
}

fn done(known: &[Known]) -> usize {
    known.iter().map(|one| one.done).sum()
}

fn signalled(server: &Server, signal: Signal) {
    let number = i32::try_from(server.number()).ok().and_then(Pid::from_raw).expect("a process");
    kill_process(number, signal).expect("it runs");
}

fn by_its_page(house: &House, server: &Server) {
    let key = format!("a-stop-of-trust-{}", server.number());
    let asked = client().post(format!("{}/computer/stop", server.base));
    let asked = asked.header("origin", &server.base).header("cookie", house.session_cookie());
    let answer = asked.form(&[("form_key", key)]).send().expect("its page comes");
    assert_eq!(answer.status(), 200);
    assert!(answer.text().expect("whole").contains("Tengen has stopped"));
}

/// The same server as the network reaches it, once it does; without a network the same address.
fn in_the_network(base: &str) -> String {
    let Some(ip) = network_address() else { return base.to_owned() };
    let there = base.replace("http://127.0.0.1", &ip.to_string());
    while TcpStream::connect(&there).is_err() {
        std::thread::yield_now();
    }
    format!("http://{there}")
}
