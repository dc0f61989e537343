//! The server's own pages: how it is, for its owner; what it counts, for whoever says the token.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use tengen::store::{Scope, StoreError};

use crate::support::{TestApp, golden};

#[test]
fn the_owner_sees_database_backups_people_and_failures() {
    let app = TestApp::start();
    let session = app.owner();
    let page = app.page_as("/server", &session).text().expect("a page");
    for said in
        ["SQLite, in the data folder", "No automatic backups", "Hilde", "One browser", "UTC"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!page.contains("The database uses 0 "), "it has something: {page}");
    assert!(!page.contains("say-alert"), "nothing is wrong");
    let away = app.get("/server");
    assert_eq!(away.headers()["location"], "/sign-in?back=%2Fserver", "nobody else's business");
}

#[test]
fn each_answer_has_a_number_of_its_own() {
    let app = TestApp::start();
    let number = || {
        let answer = app.get("/");
        answer.headers()["x-request-id"].to_str().expect("text").to_owned()
    };
    let (one, two) = (number(), number());
    assert!(one != two && one.len() > 8, "{one} {two}");
}

#[test]
fn metrics_are_for_who_says_the_token() {
    let app = TestApp::start();
    assert_eq!(app.get("/metrics").status(), 404, "no token was set");
    app.operations.let_read("a token of some length");
    let with = |token: &str| {
        let said = format!("Bearer {token}");
        app.request("/metrics").header("authorization", said).send().expect("an answer")
    };
    assert_eq!(app.get("/metrics").status(), 401);
    assert_eq!(with("a token of some lengti").status(), 401);
    let text = with("a token of some length").text().expect("text");
    for line in [
        "tengen_answers_total{route=\"/metrics\",status=\"404\"} 1",
        "tengen_answers_total{route=\"/metrics\",status=\"401\"} 2",
        "tengen_answer_seconds_count 3",
        "tengen_journal_lost 0",
        "# UNIT tengen_database_bytes bytes",
        "# EOF",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    let slug = app.keep(&crate::support::golden("harbour-open"));
    app.page(&format!("/t/{slug}"));
    let text = with("a token of some length").text().expect("text");
    assert!(text.contains("route=\"/t/{slug}\""), "patterns only: {text}");
    assert!(!text.contains(&slug), "no path");
}

/// A body of which nobody knows how long it is would be waited for without end: the connection ends with the answer.
#[test]
fn a_body_without_a_length_is_refused_and_its_connection_ended() {
    let app = TestApp::start();
    let address = app.url("").trim_start_matches("http://").trim_end_matches('/').to_owned();
    for asked in ["GET /", "GET /nowhere", "POST /sign-in", "POST /import"] {
        let mut socket = TcpStream::connect(&address).expect("it listens");
        socket.set_read_timeout(Some(Duration::from_secs(20))).expect("set");
        let head =
            format!("{asked} HTTP/1.1\r\nHost: {address}\r\nTransfer-Encoding: chunked\r\n\r\n");
        socket.write_all(head.as_bytes()).expect("sent");
        socket.write_all(b"1\r\na\r\n").expect("a first byte");
        let mut answer = Vec::new();
        // Whoever still sends may be cut off.
        let _ = socket.read_to_end(&mut answer).map_err(|error| {
            assert_ne!(error.kind(), ErrorKind::WouldBlock, "{asked}: it is kept open");
        });
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.starts_with("HTTP/1.1 411 "), "{asked}: {answer}");
    }
}

/// The page and the header say one time.
#[test]
fn who_tries_too_often_reads_how_long_to_wait() {
    let app = TestApp::start();
    app.owner();
    let try_out = || app.post("/sign-in", &[("name", "Hilde"), ("password", "a wrong word")], "");
    let refused = std::iter::repeat_with(try_out).take(30).find(|answer| answer.status() == 429);
    let refused = refused.expect("it is limited");
    let wait = refused.headers()["retry-after"].to_str().unwrap().to_owned();
    let page = refused.text().unwrap();
    assert!(page.contains(&format!("Wait {wait} s, then try again.")), "{page}");
}

#[test]
fn whoever_watches_hears_of_a_part_that_could_not_be_read() {
    let app = TestApp::start();
    assert_eq!(app.get("/healthz").status(), 200);
    app.operations.damaged.store(true, Relaxed);
    let answer = app.get("/healthz");
    assert_eq!(
        (answer.status().as_u16(), &answer.headers()["retry-after"]),
        (503, &"30".parse().unwrap())
    );
    assert_eq!(answer.text().expect("text"), "the database is damaged: restore a backup\n");
    assert_eq!(app.get("/livez").status(), 200);
}

#[test]
fn whoever_watches_hears_of_background_work_that_fails_and_it_goes_on() {
    let app = TestApp::start();
    app.operations.let_read("a token of some length");
    let ((again, hears), (go, gate)) = (sync_channel::<()>(0), sync_channel::<()>(0));
    let mut runs = 0;
    app.service.every("messages", Duration::ZERO, move |_, _| {
        runs += 1;
        if runs == 1 {
            panic!("no ink");
        }
        // What came of the first run is noted before the second begins.
        let _ = again.send(());
        let _ = gate.recv();
        Ok(())
    });
    hears.recv().expect("a panic does not end it");
    let health = app.get("/healthz");
    assert_eq!(health.status(), 200, "it serves");
    let said = health.text().expect("text");
    assert!(said.starts_with("degraded\nmessages: last done 20"), "{said}");
    assert!(said.contains("last failed 20") && !said.contains("no ink"), "{said}");
    let metrics = app.request("/metrics").header("authorization", "Bearer a token of some length");
    let metrics = metrics.send().expect("an answer").text().expect("text");
    for line in
        ["tengen_job_failures{job=\"messages\"} 1", "tengen_job_last_seconds{job=\"messages\"} 1"]
    {
        assert!(metrics.contains(line), "{line}: {metrics}");
    }
    let page = app.page_as("/server", &app.owner()).text().expect("a page");
    assert!(page.contains("Messages sent") && page.contains("no ink"), "{page}");
    app.service.end_jobs();
    drop((go, hears));
}

#[test]
fn whoever_watches_hears_of_an_event_that_is_not_what_its_journal_left() {
    let app = TestApp::start();
    let slug = app.keep(&golden("both-lose"));
    app.service.compare_all().expect("compared");
    assert_eq!(app.get("/healthz").text().expect("text"), "ok\n");
    let by_hand = "UPDATE board SET handicap = handicap + 1 WHERE round_no = 2 AND table_no = 1";
    let tampered = app.service.store().write(Scope::Server, |c| {
        Ok::<_, StoreError>(diesel::RunQueryDsl::execute(
            diesel::sql_query(by_hand),
            c.connection(),
        )?)
    });
    assert_eq!(tampered.expect("changed"), 1);
    app.service.compare_all().expect("compared");
    let said = app.get("/healthz").text().expect("text");
    assert!(said.starts_with("ok\n1 events are not what their journals left"), "{said}");
    let sentence = format!("{slug}: round 2 is not what the journal's entry 1 left");
    assert_eq!(app.service.differences(), [sentence]);
}
