//! The time of each page of an event, for its organiser, until the whole answer is received.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use anyhow::Context;
use chrono::Utc;

use crate::cli::CliError;
use crate::cli::run::Failure;
use crate::cli::serve::{Place, open, serve_over};
use crate::service::{By, Service};
use crate::web::{ROUTES, SESSION_COOKIE};

/// Requests of each page; the median counts.
const TIMES: usize = 5;

/// Longer than any page may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Parts of addresses whose answers do not end, or that an event need not have.
const OTHERS: [&str; 6] = ["/events", "{token}", "{ruling}", "{rule}", "{kind}", "/games/"];

/// Prints a row for each page, the slowest first: milliseconds, size, status, address.
pub(super) fn table(file: &Path) -> Result<(), Failure> {
    let folder = tempfile::tempdir()
        .map_err(|cause| CliError::Unwritable { path: std::env::temp_dir(), cause })?;
    let url = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
    let service = open(&url, None, folder.path())?;
    let tournament = crate::cli::load(file)?;
    let (session, slug) = furnish(&service, &tournament).context("the event cannot be kept")?;
    let (tell, told) = channel();
    let served = service.clone();
    // It ends with the process.
    std::thread::spawn(move || {
        let place = Place { listen: "127.0.0.1:0", ..Place::default() };
        let ready = move |address: &str| drop(tell.send(address.to_owned()));
        if let Err(why) = serve_over(&served, &place, || {}, ready) {
            eprintln!("{why}");
        }
    });
    let address = told.recv().context("the server does not start")?;
    let mut rows = Vec::new();
    for path in pages(&slug) {
        rows.push(timed(&address, &session, &path).with_context(|| path.clone())?);
    }
    rows.sort_by(|one, other| other.milliseconds.total_cmp(&one.milliseconds));
    println!("ms\tbytes\tstatus\tpage");
    for Row { milliseconds, bytes, status, path } in &rows {
        println!("{milliseconds:.0}\t{bytes}\t{status}\t{path}");
    }
    let slowest = rows.first().map_or(0.0, |row| row.milliseconds);
    let (players, pages) = (tournament.entries.len(), rows.len());
    println!("# players={players} pages={pages} slowest_ms={slowest:.0}");
    Ok(())
}

struct Row {
    milliseconds: f64,
    bytes: usize,
    status: String,
    path: String,
}

/// Imports the event and signs its organiser in: returns the session's token, and the event's slug.
fn furnish(
    service: &Service,
    tournament: &crate::tournament::Tournament,
) -> anyhow::Result<(String, String)> {
    let (now, password) = (Utc::now(), "three quiet stones");
    let owner = service.create_account("Olga", password, true, now)?;
    let by = By { account: Some(owner), now, form: None };
    let kept = service.create_tournament(by, tournament)?.now().context("it is new")?;
    let session = service.sign_in("Olga", password, now)?.session;
    Ok((session.secret().to_owned(), kept.slug))
}

fn pages(slug: &str) -> Vec<String> {
    let of_event = |path: &&str| {
        path.starts_with("/t/{slug}") && !OTHERS.iter().any(|other| path.contains(other))
    };
    let gets = ROUTES.iter().filter(|(method, ..)| *method == "GET").map(|(_, path, _)| *path);
    let filled = gets.filter(of_event).map(|path| {
        path.replace("{slug}", slug)
            .replace("{round}", "2")
            .replace("{table}", "1")
            .replace("{entry}", "1")
            .replace("{criterion}", "MMS")
            .replace("{format}", "h9?draft=yes")
    });
    let entries = format!("/t/{slug}/entries");
    let more = ["?sort=paid", "?page=4", "?q=an", "/enter?q=an"];
    filled.chain(more.iter().map(|query| format!("{entries}{query}"))).collect()
}

fn timed(address: &str, session: &str, path: &str) -> std::io::Result<Row> {
    let mut times = Vec::new();
    let mut answer = Vec::new();
    for _ in 0..TIMES {
        let begun = Instant::now();
        answer = asked(address, session, path)?;
        times.push(begun.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    let head = String::from_utf8_lossy(&answer[..answer.len().min(40)]).into_owned();
    let status = head.split(' ').nth(1).unwrap_or_default().to_owned();
    let (milliseconds, bytes) = (times[TIMES / 2], answer.len());
    Ok(Row { milliseconds, bytes, status, path: path.to_owned() })
}

fn asked(address: &str, session: &str, path: &str) -> std::io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let head = format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {SESSION_COOKIE}={session}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(answer)
}
