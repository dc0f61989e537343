//! A public page beside the same bytes as a file that nginx serves: how many a second, and what each costs the server.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::{PLAYED, congress, runtime};
use crate::databases::Place;
use crate::house::{House, processor_time};
use crate::line::Line;
use crate::table::Table;

/// Connections that ask one after another.
const LINES: usize = 16;

/// How often the two take turns.
const TURNS: usize = 3;

/// Of the requests a second that the file is served at, the page should have so many in a hundred.
const WANTED: f64 = 70.0;

/// `held`: whether it fails below that.
pub fn run(
    table: &mut Table,
    name: &str,
    place: &Place,
    (players, turn): (i32, Duration),
    held: bool,
) {
    let house = House::of(place, &congress(players));
    let server = house.serve();
    let path = format!("/t/{}/rounds/{PLAYED}", house.slug);
    let runtime = runtime();
    let page = runtime.block_on(Line::new(&server.base).get(&path, HEAD)).expect("a page");
    let folder = tempfile::tempdir().expect("a folder");
    let tried =
        format!("a page of {} bytes beside the same as a file of nginx, {name}", page.body.len());
    let Some(nginx) = Nginx::new(folder.path(), &page.body) else {
        table.note(&tried, "nginx is not to be found here: not tried", true);
        return;
    };
    let (mut ours, mut theirs) = (Served::default(), Served::default());
    for _ in 0..TURNS {
        ours.add(runtime.block_on(ask(&server.base, &path, turn)), turn, &[server.number()]);
        theirs.add(runtime.block_on(ask(&nginx.base, "/page", turn)), turn, &nginx.numbers());
    }
    let ratio = 100.0 * ours.a_second() / theirs.a_second().max(1.0);
    let came =
        format!("{ours}; the file {theirs}; {ratio:.0} in a hundred, {WANTED:.0} are wanted");
    let good = ours.requests > 0 && ours.failed + theirs.failed == 0;
    table.note(&tried, &came, good && (ratio >= WANTED || !held));
    runtime.shutdown_background();
}

const HEAD: &str = "accept-encoding: gzip\r\n";

/// How many were served in how long, and for how much of the processor.
#[derive(Default)]
struct Served {
    requests: usize,
    failed: usize,
    time: Duration,
    spent: Duration,
    known: Duration,
}

impl Served {
    fn add(&mut self, (requests, failed): (usize, usize), time: Duration, processes: &[u32]) {
        self.requests += requests;
        self.failed += failed;
        self.time += time;
        let now: Duration = processes.iter().map(|one| processor_time(*one)).sum();
        // What came before the first turn was for the start.
        if self.known > Duration::ZERO {
            self.spent += now.saturating_sub(self.known);
        }
        self.known = now;
    }

    fn a_second(&self) -> f64 {
        self.requests as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

impl std::fmt::Display for Served {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let later = self.requests * (TURNS - 1) / TURNS;
        let each = self.spent.as_micros() as usize / later.max(1);
        write!(f, "{:.0} a second, {each} µs of processor each", self.a_second())
    }
}

/// Asks again and again for so long; how many answers were good, and how many not.
async fn ask(base: &str, path: &str, long: Duration) -> (usize, usize) {
    let (end, mut lines) = (Instant::now() + long, JoinSet::new());
    for _ in 0..LINES {
        let (mut line, path) = (Line::new(base), path.to_owned());
        lines.spawn(async move {
            let (mut good, mut bad) = (0, 0);
            while Instant::now() < end {
                match line.get(&path, HEAD).await {
                    Ok(reply) if reply.status == 200 => good += 1,
                    _ => bad += 1,
                }
            }
            (good, bad)
        });
    }
    let all = lines.join_all().await;
    (all.iter().map(|(good, _)| good).sum(), all.iter().map(|(_, bad)| bad).sum())
}

/// The server of files that most sites have.
struct Nginx {
    child: Child,
    base: String,
}

impl Nginx {
    fn new(folder: &Path, page: &[u8]) -> Option<Self> {
        let free = TcpListener::bind("127.0.0.1:0").ok()?.local_addr().ok()?;
        std::fs::write(folder.join("page"), page).ok()?;
        let here = folder.display();
        let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|of| format!("{of}_temp_path {here}/{of};"))
            .concat();
        let user = if rustix::process::geteuid().is_root() { "user root;" } else { "" };
        let settings = format!(
            "daemon off; {user} pid {here}/pid; error_log {here}/errors; worker_processes auto; events {{}} \
             http {{ access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=8; {paths} \
             server {{ listen {free}; root {here}; }} }}"
        );
        let file = folder.join("nginx.conf");
        std::fs::write(&file, settings).ok()?;
        let mut command = Command::new("nginx");
        let quiet = command.arg("-c").arg(&file).stdout(Stdio::null()).stderr(Stdio::null());
        let nginx = Self { child: quiet.spawn().ok()?, base: format!("http://{free}") };
        let began = Instant::now();
        while std::net::TcpStream::connect(free).is_err() {
            if began.elapsed() > Duration::from_secs(5) {
                return None;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(nginx)
    }

    /// Its processes.
    fn numbers(&self) -> Vec<u32> {
        let own = self.child.id();
        let children = std::fs::read_to_string(format!("/proc/{own}/task/{own}/children"));
        let children = children.unwrap_or_default();
        children.split_whitespace().filter_map(|one| one.parse().ok()).collect()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(own) =
            i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw)
        {
            // Told to end, it ends its workers.
            let _ = rustix::process::kill_process(own, rustix::process::Signal::TERM);
        }
        let _ = self.child.wait();
    }
}
