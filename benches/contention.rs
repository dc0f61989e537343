//! How much a draw slows arbiters and readers down: `cargo bench --bench contention`.
//!
//! Sixteen arbiters enter results of the current round, and four readers open public pages, at a server of its own,
//! first alone and then while the next round of 2000 players is drawn; the two alternate, so that both have the same
//! conditions. Prints the times of both and their ratio, on SQLite and, where `TENGEN_TEST_POSTGRES` has its address,
//! on PostgreSQL.

#[path = "../tests/support/databases.rs"]
#[allow(dead_code, unused_imports, unused_macros)]
mod databases;
#[path = "../tests/support/events.rs"]
mod events;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use actix_web::web::Data;
use chrono::Utc;
use databases::Place;
use reqwest::blocking::{Client, RequestBuilder};
use tengen::service::{By, Service, ServiceError, fingerprint};
use tengen::store::Store;
use tengen::tournament::{RoundNo, TournamentId};
use tengen::web::{Hub, SESSION_COOKIE, ServerConfig, State, all_routes, run};

const PLAYERS: i32 = 2000;
const ROUNDS: i32 = 6;
const NEXT: RoundNo = RoundNo(ROUNDS + 1);
const ARBITERS: usize = 16;
const READERS: usize = 4;
/// Interval between the entries, or pages, of each.
const PACE: Duration = Duration::from_millis(400);
const TURNS: usize = 6;

struct Congress {
    service: Service,
    id: TournamentId,
    base: String,
    cookie: String,
    versions: Vec<AtomicUsize>,
}

/// Of one kind of request, without and with a draw.
#[derive(Default)]
struct Times([Mutex<Vec<Duration>>; 2]);

fn main() {
    measure("SQLite", &Place::sqlite());
    if std::env::var_os("TENGEN_TEST_POSTGRES").is_some() {
        measure("PostgreSQL", &Place::postgres());
    }
    // Ends the servers' threads.
    std::process::exit(0);
}

fn measure(name: &str, place: &Place) {
    let congress = Congress::open(place);
    let (entries, pages) = (Times::default(), Times::default());
    let drawing = AtomicBool::new(false);
    let over = AtomicBool::new(false);
    let (mut drawn, mut spent) = (0, Duration::ZERO);
    scope(|scope| {
        for arbiter in 0..ARBITERS {
            let (congress, entries, drawing, over) = (&congress, &entries, &drawing, &over);
            scope.spawn(move || congress.enter_results(arbiter, entries, drawing, over));
        }
        for reader in 0..READERS {
            let (congress, pages, drawing, over) = (&congress, &pages, &drawing, &over);
            scope.spawn(move || congress.read_pages(reader, pages, drawing, over));
        }
        sleep(PACE * 4);
        for _ in 0..TURNS {
            drawing.store(true, Ordering::SeqCst);
            let begun = Instant::now();
            drawn += usize::from(congress.draw());
            let took = begun.elapsed();
            drawing.store(false, Ordering::SeqCst);
            spent += took;
            congress.discard();
            sleep(took.max(PACE * 4));
        }
        over.store(true, Ordering::SeqCst);
    });
    println!(
        "{name}: {PLAYERS} players, {TURNS} draws of {:.1?} on average, {drawn} kept",
        spent / TURNS as u32
    );
    entries.print("entering a result");
    pages.print("a public page");
}

impl Congress {
    fn open(place: &Place) -> Self {
        let service = Service::new(Store::open(&place.url, 16).expect("the database opens"));
        let mut event = events::event("Congress", PLAYERS, ROUNDS);
        event.settings.rounds = NEXT.0;
        let id = service.create_tournament(by(), &event).expect("kept").now().expect("new").id;
        let password = "a long enough one";
        service.create_account("Hilde", password, true, Utc::now()).expect("the name is free");
        let session = service.sign_in("Hilde", password, Utc::now()).expect("it fits").session;
        let cookie = format!("{SESSION_COOKIE}={}", session.secret());
        let base = format!("http://{}/t/congress", serve(&service));
        let versions = (0..PLAYERS / 2).map(|_| AtomicUsize::new(0)).collect();
        Self { service, id, base, cookie, versions }
    }

    fn post(&self, client: &Client, path: &str) -> RequestBuilder {
        let request = client.post(format!("{}{path}", self.base));
        request.header("cookie", &self.cookie).header("sec-fetch-site", "same-origin")
    }

    /// Every sixteenth board is this arbiter's, and alternates between Black and White.
    fn enter_results(
        &self,
        arbiter: usize,
        times: &Times,
        drawing: &AtomicBool,
        over: &AtomicBool,
    ) {
        let client = client();
        sleep(PACE * u32::try_from(arbiter).unwrap_or(0) / ARBITERS as u32);
        let boards = (arbiter..self.versions.len()).step_by(ARBITERS).cycle();
        for board in boards.take_while(|_| !over.load(Ordering::SeqCst)) {
            let seen = self.versions[board].fetch_add(1, Ordering::SeqCst);
            let winner = if seen.is_multiple_of(2) { "B" } else { "W" };
            let path = format!("/boards/{ROUNDS}/{}", board + 1);
            let key = format!("result {board:06} {seen:06}");
            let fields =
                [("winner", winner.to_owned()), ("seen", seen.to_string()), ("form_key", key)];
            times.take(drawing, || {
                let answer = self.post(&client, &path).form(&fields).send().expect("an answer");
                assert_eq!(answer.status(), 303, "{path}");
            });
        }
    }

    fn read_pages(&self, reader: usize, times: &Times, drawing: &AtomicBool, over: &AtomicBool) {
        let client = client();
        let mut paths =
            ["/rounds/6", "/players/7", "/hall", "/players", "/rounds/5", "/players/99"];
        paths.rotate_left(reader);
        for path in paths.iter().cycle().take_while(|_| !over.load(Ordering::SeqCst)) {
            times.take(drawing, || {
                let answer = client.get(format!("{}{path}", self.base)).send().expect("an answer");
                assert_eq!(answer.status(), 200, "{path}");
                answer.bytes().expect("a page");
            });
        }
    }

    /// True if there is a draft afterwards.
    fn draw(&self) -> bool {
        let request = self
            .post(&client(), &format!("/draft/{NEXT}/draw"))
            .form(&[("seen", "none"), ("form_key", "one showing of the form")]);
        let answer = request.send().expect("an answer");
        assert!(answer.status().as_u16() < 500, "{}", answer.status());
        self.draft() != "none"
    }

    fn draft(&self) -> String {
        let store = self.service.store();
        let seen: Result<_, ServiceError> = store.read(|c| Ok(store.snapshot(c, self.id)?));
        fingerprint(seen.expect("read").expect("there").tournament.round(NEXT))
    }

    fn discard(&self) {
        let draft = self.draft();
        if draft != "none" {
            self.service.acts(self.id, by()).discard_draft(NEXT, &draft).expect("discarded");
        }
    }
}

impl Times {
    /// Measures at this pace; a time counts for the state in which it began.
    fn take(&self, drawing: &AtomicBool, act: impl FnOnce()) {
        let during = usize::from(drawing.load(Ordering::SeqCst));
        let begun = Instant::now();
        act();
        let took = begun.elapsed();
        self.0[during].lock().expect("no panic").push(took);
        sleep(PACE.saturating_sub(took));
    }

    fn print(&self, what: &str) {
        let [quiet, drawing] = [0, 1].map(|i| {
            let mut all = std::mem::take(&mut *self.0[i].lock().expect("no panic"));
            all.sort_unstable();
            all
        });
        let ms = |all: &[Duration], percent: usize| {
            let at = (all.len() * percent / 100).min(all.len().saturating_sub(1));
            all.get(at).map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
        };
        for percent in [50, 99] {
            let (before, during) = (ms(&quiet, percent), ms(&drawing, percent));
            println!(
                "  {what:<18} p{percent}: {before:>8.1} ms quiet, {during:>8.1} ms during a draw, ratio {:>6.2}",
                during / before
            );
        }
        println!("  {what:<18} {} quiet, {} during a draw", quiet.len(), drawing.len());
    }
}

fn by() -> By<'static> {
    By { account: None, now: events::minute(0), form: None }
}

fn client() -> Client {
    let client = Client::builder().redirect(reqwest::redirect::Policy::none());
    client.timeout(Duration::from_secs(300)).build().expect("a client")
}

/// Serves on a thread as long as the process runs; returns the address.
fn serve(service: &Service) -> String {
    let (tell, told) = channel();
    let hub = Hub::new();
    let state = Data::new(State::new(service.clone(), hub.clone()));
    std::thread::spawn(move || {
        let config =
            ServerConfig { listen: "127.0.0.1:0".to_owned(), workers: None, desktop: None };
        let routes = move |config: &mut actix_web::web::ServiceConfig| {
            config.app_data(state.clone());
            all_routes(config);
        };
        let ready = move |address: &str| tell.send(address.to_owned()).unwrap_or_default();
        actix_web::rt::System::new().block_on(run(&config, hub, routes, ready)).expect("it serves");
    });
    told.recv().expect("it listens")
}
