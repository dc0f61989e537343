//! A server as a process of its own over a data folder, and somebody who enters results by its forms.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use chrono::Utc;
use reqwest::blocking::{Client, Response};
use tengen::desk::{By, Desk};
use tengen::store::Store;
use tengen::tournament::{RoundNo, Tournament, TournamentId};
use tengen::web::SESSION_COOKIE;

use crate::databases::Place;
use crate::events::event;

/// The program under test.
pub const TENGEN: &str = env!("CARGO_BIN_EXE_tengen");

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
    _heads: tempfile::TempDir,
}

impl House {
    /// One in that place, with so many boards.
    pub fn new(place: &Place, boards: i32) -> Self {
        let heads = tempfile::tempdir().expect("a folder");
        let folder = match Path::new(&place.url).parent().filter(|_| !place.url.contains("://")) {
            Some(folder) => folder.to_owned(),
            None => heads.path().to_owned(),
        };
        let desk = open(&place.url, &folder);
        let now = Utc::now();
        let owner = desk.create_account("Owner", PASSWORD, true, now).expect("an owner");
        let by = By { account: Some(owner), now, form: None };
        let kept = desk.create_tournament(by, &event("Trust", boards * 2, 1)).expect("an event");
        let kept = kept.now().expect("a new one");
        let session = desk.sign_in("Owner", PASSWORD, now).expect("it fits").session;
        Self {
            url: place.url.clone(),
            folder,
            id: kept.id,
            slug: kept.slug.clone(),
            session: session.secret().to_owned(),
            _heads: heads,
        }
    }

    /// The desk over it, while no server runs.
    pub fn desk(&self) -> Desk {
        open(&self.url, &self.folder)
    }

    /// What is kept, as the tables have it.
    pub fn kept(&self, desk: &Desk) -> Tournament {
        let store = desk.store();
        let found = store.read(|c| store.snapshot_afresh(c, self.id)).expect("it can be read");
        found.expect("it is there").tournament.clone()
    }

    /// `--data` and, for PostgreSQL, `--database`.
    pub fn place(&self) -> Vec<String> {
        let mut said = vec!["--data".to_owned(), self.folder.to_string_lossy().into_owned()];
        if self.url.contains("://") {
            said.extend(["--database".to_owned(), self.url.clone()]);
        }
        said
    }

    /// The boards of the round with their versions, read while no server runs.
    pub fn versions(&self) -> Vec<(i32, i32)> {
        let kept = self.kept(&self.desk());
        let boards = &kept.round(ROUND).expect("the round").boards;
        boards.iter().map(|board| (board.table.0, board.version)).collect()
    }

    /// Starts a server; it answers when this returns.
    pub fn serve(&self) -> Server {
        self.serve_with(&[]).expect("it listens")
    }

    /// The same in that environment; `None` if it ends before it listens.
    pub fn serve_with(&self, environment: &[(&str, String)]) -> Option<Server> {
        let mut child = Command::new(TENGEN)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(self.place())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut lines = lines.map_while(Result::ok);
        let base = lines.find_map(|line| Some(line.strip_prefix("listening on ")?.to_owned()));
        if base.is_none() {
            let _ = child.wait();
        }
        Some(Server { child, base: base? })
    }
}

/// A desk over a database, while no server runs over it.
pub fn open(url: &str, folder: &Path) -> Desk {
    let store = Store::open(url, 4).expect("the database opens").anchored(folder);
    Desk::new(store.expect("the folder can be written"))
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
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
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
        let client = Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(Duration::from_secs(60))
            .build();
        Self {
            client: client.expect("a client"),
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
