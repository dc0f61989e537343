//! Teams at size: `cargo bench --bench teams`.
//!
//! Prints, in one run: the draw of 200 teams of four after three rounds, and at the server the page of a round of 190
//! matches, the standings of 380 teams, and a team's page, each also as a ratio to reading the congress's file.

use std::time::{Duration, Instant};

use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::web::Data;
use chrono::Utc;
use tengen::go::Color;
use tengen::interchange::opengotha;
use tengen::pairing::{draw_teams, with_team_round};
use tengen::service::{By, Service};
use tengen::store::Store;
use tengen::tournament::{
    Ending, Entry, EntryId, Federation, RoundNo, RoundState, System, Team, TeamNo, Tournament,
    preset,
};
use tengen::web::{Hub, State, all_routes, app};

const FILE: &str = "tests/golden/tournaments/congress-2011.xml";

fn teams(count: i32, size: u8) -> Tournament {
    let settings = preset(System::Swiss, Federation::Egf, "Teams", Default::default());
    let mut event = Tournament::new(settings);
    event.teams.size = size;
    for no in 1..=count {
        let squad = (0..i32::from(size)).map(|board| {
            let id = EntryId((no - 1) * i32::from(size) + board + 1);
            let rank = "1d".parse().expect("a rank");
            let mut entry = Entry::new(id, &format!("Player{id}"), "Kim", rank);
            entry.rating.0 = 2900 - 5 * no - board;
            event.entries.push(entry);
            id
        });
        let squad = squad.collect();
        event.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad));
    }
    event
}

/// At every third table White wins.
fn play(event: &Tournament, no: RoundNo) -> Tournament {
    let drawn = draw_teams(event, no).expect("a draw");
    let mut after = with_team_round(event, drawn.round);
    let round = after.rounds.last_mut().expect("drawn");
    round.state = RoundState::Finished;
    for board in &mut round.boards {
        let white = board.table.0 % 3 == 0;
        board.ending = Ending::won(if white { Color::White } else { Color::Black });
    }
    after
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}

fn main() {
    let bytes = std::fs::read(FILE).expect("the congress");
    let reading = timed(|| opengotha::read(&bytes, Default::default()).expect("a tournament")).1;
    let report = |what: &str, took: Duration| {
        let ratio = took.as_secs_f64() / reading.as_secs_f64();
        println!("{what:<46} {:>9.2} ms {ratio:>7.2} of reading a file", took.as_secs_f64() * 1e3);
    };
    report("reading the congress's file", reading);
    let event = (1..=3).fold(teams(200, 4), |event, no| play(&event, RoundNo(no)));
    let (drawn, took) = timed(|| draw_teams(&event, RoundNo(4)).expect("a draw"));
    assert!(drawn.round.teams.matches.len() == 100 && drawn.certificate.is_some());
    report("drawing round 4 of 200 teams of four", took);

    let event = (1..=3).fold(teams(380, 2), |event, no| play(&event, RoundNo(no)));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
    let service = Service::new(Store::open(&path, 4).expect("a database"));
    let by = By { account: None, now: Utc::now(), form: None };
    let kept = service.create_tournament(by, &event).expect("kept").now().expect("new");
    actix_web::rt::System::new().block_on(async {
        let hub = Hub::new();
        let state = Data::new(State::new(service, hub.clone()));
        let configure = move |config: &mut actix_web::web::ServiceConfig| {
            config.app_data(state.clone());
            all_routes(config);
        };
        let server = init_service(app(hub, configure)).await;
        for (what, page) in [
            ("a round of 190 matches, first asked for", "/rounds/3"),
            ("the standings of 380 teams, first asked for", "/standings"),
            ("a team's page, first asked for", "/teams/1"),
        ] {
            let begun = Instant::now();
            let uri = format!("/t/{}{page}", kept.slug);
            let answer = call_service(&server, TestRequest::get().uri(&uri).to_request()).await;
            assert!(answer.status().is_success(), "{page}: {}", answer.status());
            let size = read_body(answer).await.len();
            report(&format!("{what}, {} kB", size / 1000), begun.elapsed());
        }
    });
}
