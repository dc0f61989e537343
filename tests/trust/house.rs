//! A server as a process of its own over a data folder, and somebody who enters results by its forms.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use chrono::Utc;
use reqwest::blocking::{Client, Response};
use tengen::service::{By, Service};
use tengen::store::Store;
use tengen::tournament::{RoundNo, Tournament, TournamentId};
use tengen::web::SESSION_COOKIE;

use crate::databases::Place;
use crate::events::event;

/// The program under test: the one that was built with the tests, or that of `TENGEN_BIN`.
pub fn program() -> String {
    std::env::var("TENGEN_BIN").unwrap_or_else(|_| env!("CARGO_BIN_EXE_tengen").to_owned())
}

/// The round whose results are entered.
pub const ROUND: RoundNo = RoundNo(1);

const PASSWORD: &str = "kaya board, shell stones";

/// An event with a published round, and an owner who has signed in.
pub struct House {
    pub url: String,
    pub folder: PathBuf,
    pub id: TournamentId,
    pub slug: String,
    pub session: String,
    heads: tempfile::TempDir,
}

impl House {
    /// One in that place, with so many boards.
    pub fn new(place: &Place, boards: i32) -> Self {
        Self::of(place, &event("Trust", boards * 2, 1))
    }

    /// One with that event.
    pub fn of(place: &Place, event: &Tournament) -> Self {
        Self::at(&place.url, event)
    }

    /// The same in a database at that address.
    pub fn at(url: &str, event: &Tournament) -> Self {
        let heads = tempfile::tempdir().expect("a folder");
        let folder = match Path::new(url).parent().filter(|_| !url.contains("://")) {
            Some(folder) => folder.to_owned(),
            None => heads.path().to_owned(),
        };
        let service = open(url, &folder);
        let now = Utc::now();
        let owner = service.create_account("Owner", PASSWORD, true, now).expect("an owner");
        let by = By { account: Some(owner), now, form: None };
        let kept = service.create_tournament(by, event).expect("an event");
        let kept = kept.now().expect("a new one");
        let session = service.sign_in("Owner", PASSWORD, now).expect("it fits").session;
        Self {
            url: url.to_owned(),
            folder,
            id: kept.id,
            slug: kept.slug.clone(),
            session: session.secret().to_owned(),
            heads,
        }
    }

    /// The service over it, while no server runs.
    pub fn service(&self) -> Service {
        open(&self.url, &self.folder)
    }

    /// What is kept, as the tables have it.
    pub fn kept(&self, service: &Service) -> Tournament {
        let store = service.store();
        let found = store.read(|c| c.snapshot_afresh(self.id)).expect("it can be read");
        found.expect("it is there").tournament.clone()
    }

    /// `--data` and, for PostgreSQL, `--database`.
    pub fn place(&self) -> Vec<String> {
        place_at(&self.folder, &self.url)
    }

    /// The boards of the round with their versions, read while no server runs.
    pub fn versions(&self) -> Vec<(i32, i32)> {
        self.versions_of(ROUND.0)
    }

    /// Those of a round, read beside a server or without one.
    pub fn versions_of(&self, round: i32) -> Vec<(i32, i32)> {
        let service = Service::new(Store::open(&self.url, 1).expect("the database opens"));
        let kept = self.kept(&service);
        let boards = &kept.round(RoundNo(round)).expect("the round").boards;
        boards.iter().map(|board| (board.table.0, board.version)).collect()
    }

    /// The line of a request's head by which the owner is known.
    pub fn cookie(&self) -> String {
        format!("cookie: {}\r\n", self.session_cookie())
    }

    /// What its browser sends.
    pub fn session_cookie(&self) -> String {
        format!("{SESSION_COOKIE}={}", self.session)
    }

    /// Starts a server; it answers when this returns.
    pub fn serve(&self) -> Server {
        self.serve_with(&[]).expect("it listens")
    }

    /// The same, which may open no more than so many files.
    pub fn serve_within(&self, files: Option<usize>) -> Server {
        let Some(files) = files else { return self.serve() };
        let mut limited = Command::new("sh");
        limited.args([
            "-c",
            "ulimit -n \"$0\" && exec \"$@\"",
            &files.to_string(),
            &program(),
            "serve",
        ]);
        self.start(limited, &self.url).expect("it listens")
    }

    /// The same, which reaches its database at another address.
    pub fn serve_through(&self, url: &str) -> Server {
        let mut command = Command::new(program());
        command.arg("serve");
        self.start(command, url).expect("it listens")
    }

    /// Another instance at the same database, with a folder of its own.
    pub fn serve_beside(&self, url: &str) -> Server {
        let mut command = Command::new(program());
        command.arg("serve");
        start(command, &self.heads.path().join("beside"), url).expect("it listens")
    }

    /// The same with further arguments.
    pub fn serve_with_arguments(&self, arguments: &[&str]) -> Server {
        let mut command = Command::new(program());
        command.arg("serve").args(arguments);
        self.start(command, &self.url).expect("it listens")
    }

    /// The same in that environment; `None` if it ends before it listens.
    pub fn serve_with(&self, environment: &[(&str, String)]) -> Option<Server> {
        let mut command = Command::new(program());
        command.arg("serve").envs(environment.iter().map(|(name, value)| (name, value)));
        self.start(command, &self.url)
    }

    /// Starts the program of its owner's computer, which finds the folder by its name, `tengen`, in the owner's.
    pub fn desktop(&self) -> Server {
        let home = self.folder.parent().expect("a home");
        let mut command = Command::new(program());
        command.arg("desktop").envs(["HOME", "XDG_DATA_HOME"].map(|name| (name, home)));
        // Without a browser.
        command.env("PATH", "/nowhere");
        heard(command).expect("it listens")
    }

    fn start(&self, command: Command, url: &str) -> Option<Server> {
        start(command, &self.folder, url)
    }
}

/// Where a database is, and the folder of an instance over it, as the program is told.
fn place_at(folder: &Path, url: &str) -> Vec<String> {
    let mut said = vec!["--data".to_owned(), folder.to_string_lossy().into_owned()];
    if url.contains("://") {
        said.extend(["--database".to_owned(), url.to_owned()]);
    }
    said
}

fn start(mut command: Command, folder: &Path, url: &str) -> Option<Server> {
    command.args(["--listen", "127.0.0.1:0"]).args(place_at(folder, url));
    heard(command)
}

fn heard(mut command: Command) -> Option<Server> {
    let command = command.stdout(Stdio::piped()).stderr(log());
    let mut child = command.spawn().expect("the program runs");
    let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut lines = lines.map_while(Result::ok);
    let base = lines.find_map(|line| Some(line.strip_prefix("listening on ")?.to_owned()));
    if base.is_none() {
        let _ = child.wait();
    }
    Some(Server { child, base: base? })
}

/// In which Linux counts the time of processes, a second.
const TICKS: u64 = 100;

/// How much of the processor a process has had; nothing where the system does not say.
pub fn processor_time(process: u32) -> Duration {
    let said = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let (_, rest) = said.rsplit_once(')').unwrap_or_default();
    let ticks = rest.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<u64>().ok());
    Duration::from_millis(ticks.sum::<u64>() * 1000 / TICKS)
}

/// Where servers complain to: nowhere, or the file that `TENGEN_TRUST_LOG` names.
fn log() -> Stdio {
    let Ok(name) = std::env::var("TENGEN_TRUST_LOG") else { return Stdio::null() };
    let file = std::fs::OpenOptions::new().create(true).append(true).open(name);
    file.map_or_else(|_| Stdio::null(), Stdio::from)
}

/// A service over a database, while no server runs over it.
pub fn open(url: &str, folder: &Path) -> Service {
    let store = Store::open(url, 4).expect("the database opens").anchored(folder);
    Service::new(store.expect("the folder can be written"))
}

/// A server that runs; killed when this is dropped.
pub struct Server {
    child: Child,
    pub base: String,
}

impl Server {
    /// Ends it as a pulled plug does: nothing is finished, nothing is said.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// How it ended by itself, and how long that took; one that does not within ten seconds is killed.
    pub fn ended(&mut self) -> (Option<ExitStatus>, Duration) {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(10) {
            if let Ok(Some(status)) = self.child.try_wait() {
                return (Some(status), begun.elapsed());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        self.kill();
        (None, begun.elapsed())
    }

    /// The number of its process.
    pub fn number(&self) -> u32 {
        self.child.id()
    }

    /// The most memory that it had so far, in megabytes; 0 where the system does not say.
    pub fn memory(&self) -> u64 {
        self.said("VmHWM:")
    }

    /// What it has now.
    pub fn memory_now(&self) -> u64 {
        self.said("VmRSS:")
    }

    fn said(&self, what: &str) -> u64 {
        let said = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let said = said.unwrap_or_default();
        let kilobytes = said.lines().find_map(|line| line.strip_prefix(what)).unwrap_or_default();
        let kilobytes = kilobytes.split_whitespace().next().and_then(|n| n.parse::<u64>().ok());
        kilobytes.unwrap_or_default() / 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What asks and sends, and follows no redirect.
pub fn client() -> Client {
    let client = Client::builder().redirect(reqwest::redirect::Policy::none());
    client.timeout(Duration::from_secs(60)).build().expect("a client")
}

/// Somebody who enters results.
pub struct Arbiter {
    client: Client,
    base: String,
    slug: String,
    session: String,
}

impl Arbiter {
    pub fn new(house: &House, server: &Server) -> Self {
        Self {
            client: client(),
            base: server.base.clone(),
            slug: house.slug.clone(),
            session: house.session.clone(),
        }
    }

    /// Sends what stands for the table; `None` if no answer came.
    pub fn send(&self, table: i32, seen: i32, entry: (&str, &str), key: &str) -> Option<Response> {
        let path = format!("{}/t/{}/boards/{ROUND}/{table}", self.base, self.slug);
        let seen = seen.to_string();
        let fields = [entry, ("seen", &seen), ("form_key", key)];
        let request = self.client.post(path).header("origin", &self.base);
        let cookie = format!("{SESSION_COOKIE}={}", self.session);
        request.header("cookie", cookie).form(&fields).send().ok()
    }
}
