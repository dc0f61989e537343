//! The 760-player congress from file to page: `cargo bench --bench congress`.
//!
//! Prints, in one run: importing the file into an empty database, loading it cold, the standings page, and
//! a whole draw of a round (load, weights, matching, save), each also as a ratio to reading the file.

use std::time::{Duration, Instant};

use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::web::Data;
use chrono::Utc;
use tengen::interchange::opengotha;
use tengen::service::{By, DrawRequest, Service, ServiceError};
use tengen::store::Store;
use tengen::tournament::{RoundNo, Tournament};
use tengen::web::{Hub, State, all_routes, app};

const FILE: &str = "tests/golden/tournaments/congress-2011.xml";

fn by() -> By<'static> {
    By { account: None, now: Utc::now(), form: None }
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
    let bytes = std::fs::read(FILE).expect("the congress");
    let (read, reading) =
        timed(|| opengotha::read(&bytes, Default::default()).expect("a tournament").tournament);
    println!("{} players, {} rounds", read.entries.len(), read.rounds.len());
    let report = |what: &str, took: Duration| {
        let ratio = took.as_secs_f64() / reading.as_secs_f64();
        println!(
            "{what:<46} {:>9.2} ms {ratio:>7.2} of reading the file",
            took.as_secs_f64() * 1e3
        );
    };
    report("reading the file", reading);

    let service = Service::new(Store::open(&path, 4).expect("a database"));
    let (kept, importing) = timed(|| {
        let tournament =
            opengotha::read(&bytes, Default::default()).expect("a tournament").tournament;
        service.create_tournament(by(), &tournament).expect("kept").now().expect("new")
    });
    report("importing it (read, check, save)", importing);
    drop(service);

    let service = Service::new(Store::open(&path, 4).expect("a database"));
    let load = |service: &Service| {
        let store = service.store();
        let loaded: Result<_, ServiceError> = store.read(|c| Ok(store.snapshot(c, kept.id)?));
        loaded.expect("loaded").expect("there")
    };
    report("loading it from the database, cold", timed(|| load(&service)).1);
    report("loading it again, nothing changed", timed(|| load(&service)).1);

    standings_page(&service, &kept.slug, &report);
    draw(&service, &read, &report);
}

/// First rendering, and from the cache.
fn standings_page(service: &Service, slug: &str, report: &impl Fn(&str, Duration)) {
    let state = Data::new(State::new(service.clone(), Hub::new()));
    let path = format!("/t/{slug}/standings");
    actix_web::rt::System::new().block_on(async move {
        let configure = move |config: &mut actix_web::web::ServiceConfig| {
            config.app_data(state.clone());
            all_routes(config);
        };
        let service = init_service(app(Hub::new(), configure)).await;
        for what in ["the standings page, first time", "the standings page, again"] {
            let request = TestRequest::get().uri(&path).to_request();
            let begun = Instant::now();
            let response = call_service(&service, request).await;
            assert!(response.status().is_success(), "{path}: {}", response.status());
            let length = read_body(response).await.len();
            report(&format!("{what} ({} KB)", length / 1024), begun.elapsed());
        }
    });
}

fn draw(service: &Service, read: &Tournament, report: &impl Fn(&str, Duration)) {
    let before = read.before(RoundNo(5));
    let kept = service.create_tournament(by(), &before).expect("kept").now().expect("new");
    let request = DrawRequest { seen: "none".to_owned(), ..DrawRequest::default() };
    let (drawn, took) = timed(|| {
        service
            .acts(kept.id, by())
            .draw_round(RoundNo(5), &request)
            .expect("drawn")
            .now()
            .expect("new")
    });
    let what = format!("drawing round 5, {} boards (load to save)", drawn.boards.len());
    report(&what, took);
    println!("total {}, optimal={}", drawn.total, drawn.proof);
}
