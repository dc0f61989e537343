//! A served application over a database of its own, and somebody who has signed in.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::channel;

use actix_web::dev::ServerHandle;
use actix_web::{HttpServer, web};
use chrono::{NaiveDate, Utc};
use reqwest::blocking::multipart::{Form as Multipart, Part};
use reqwest::blocking::{Client, RequestBuilder, Response};
use reqwest::redirect::Policy;
use tempfile::TempDir;
use tengen::service::{By, Done, Service};
use tengen::store::{AccountId, Role, Scope, Snapshot, Store};
use tengen::tournament::{Entry, EntryId, Federation, System, Tournament, TournamentId, preset};
use tengen::web::{Hub, State, all_routes, app};

use crate::html;
use crate::keyed::keyed;

/// The application while it is served; it ends with this.
pub struct Server {
    pub service: Service,
    pub owner: AccountId,
    url: String,
    client: Client,
    pub session: String,
    handle: ServerHandle,
    _folder: TempDir,
}

/// What was answered.
#[derive(Debug)]
pub struct Answered {
    pub status: u16,
    pub location: String,
    pub notice: String,
    pub text: String,
}

fn serve(state: State, hub: Hub) -> (SocketAddr, ServerHandle) {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let state = web::Data::new(state);
            let server = HttpServer::new(move || {
                let state = state.clone();
                app(hub.clone(), move |config| {
                    config.app_data(state).configure(all_routes);
                })
            });
            let server = server.workers(1).disable_signals().bind("127.0.0.1:0").unwrap();
            let address = server.addrs()[0];
            let server = server.run();
            tell.send((address, server.handle())).unwrap();
            server.await.unwrap();
        });
    });
    told.recv().unwrap()
}

impl Server {
    pub fn start() -> Self {
        Self::start_as(|state| state)
    }

    /// The same with another state than the usual one.
    pub fn start_as(change: impl FnOnce(State) -> State) -> Self {
        Self::start_over(tempfile::tempdir().unwrap(), |store| store, change)
    }

    /// The same over the database of that folder, a new one if there is none.
    pub fn start_over(
        folder: tempfile::TempDir,
        keep: impl FnOnce(Store) -> Store,
        change: impl FnOnce(State) -> State,
    ) -> Self {
        let file = folder.path().join("tengen.sqlite");
        let service = Service::new(keep(Store::open(file.to_str().unwrap(), 4).unwrap()));
        let password = "three quiet stones";
        let owner = service.create_account("Olga", password, true, Utc::now()).unwrap();
        let session = service.sign_in("Olga", password, Utc::now()).unwrap().session;
        let hub = Hub::new();
        let (address, handle) = serve(change(State::new(service.clone(), hub.clone())), hub);
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        Self {
            service,
            owner,
            url: format!("http://{address}"),
            client,
            session: session.secret().to_owned(),
            handle,
            _folder: folder,
        }
    }

    fn send(&self, request: RequestBuilder, session: &str) -> Answered {
        let cookie = format!("session={session}");
        let request = request.header("cookie", cookie).header("sec-fetch-site", "same-origin");
        answered(request.send().unwrap())
    }

    /// The session of somebody new who is an organiser of that tournament and nothing else.
    pub fn organiser_of(&self, id: TournamentId, name: &str) -> String {
        let (password, now) = ("seven loud stones", Utc::now());
        let account = self.service.create_account(name, password, false, now).unwrap();
        let store = self.service.store();
        let scope = Scope::Tournament(id);
        store.write(scope, |c| c.give_role(id, account, Role::Organiser, now)).unwrap();
        self.service.sign_in(name, password, now).unwrap().session.secret().to_owned()
    }

    pub fn get(&self, path: &str) -> Answered {
        self.send(self.client.get(format!("{}{path}", self.url)), &self.session)
    }

    /// As somebody else, by the secret of a session; empty for nobody.
    pub fn get_as(&self, session: &str, path: &str) -> Answered {
        self.send(self.client.get(format!("{}{path}", self.url)), session)
    }

    /// As a browser that calls itself so, with the secret of a session.
    pub fn get_by(&self, agent: &str, session: &str, path: &str) -> Answered {
        let request = self.client.get(format!("{}{path}", self.url)).header("user-agent", agent);
        self.send(request, session)
    }

    pub fn post_as(&self, session: &str, path: &str, fields: &[(&str, &str)]) -> Answered {
        let request = self.client.post(format!("{}{path}", self.url));
        self.send(request.form(&keyed(fields)), session)
    }

    /// With those cookies; the first cookie that was given besides.
    pub fn answer_with_cookie(
        &self,
        path: &str,
        cookies: &str,
        fields: &[(&str, &str)],
    ) -> (Answered, String) {
        let request = self.client.post(format!("{}{path}", self.url)).form(&keyed(fields));
        let request = request.header("cookie", cookies).header("sec-fetch-site", "same-origin");
        let response = request.send().unwrap();
        let given = response.headers().get("set-cookie").map(|c| c.to_str().unwrap().to_owned());
        (answered(response), given.unwrap_or_default())
    }

    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answered {
        self.post_as(&self.session, path, fields)
    }

    /// The page that a form leads to, with what it says of the act.
    pub fn posted(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let session = format!("session={}", self.session);
        let (answer, notice) = self.answer_with_cookie(path, &session, fields);
        let notice = notice.split(';').next().unwrap_or_default();
        let request = self.client.get(format!("{}{}", self.url, answer.location));
        request.header("cookie", format!("{session}; {notice}")).send().unwrap().text().unwrap()
    }

    pub fn bytes(&self, path: &str) -> (String, String, Vec<u8>) {
        let request = self.client.get(format!("{}{path}", self.url));
        let request = request.header("cookie", format!("session={}", self.session));
        let response = request.send().unwrap();
        assert_eq!(response.status().as_u16(), 200, "{path}");
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        let (kind, name) = (header("content-type"), header("content-disposition"));
        (kind, name, response.bytes().unwrap().to_vec())
    }

    pub fn upload(
        &self,
        path: &str,
        name: &str,
        bytes: Vec<u8>,
        fields: &[(&str, &str)],
    ) -> Answered {
        let file = Part::bytes(bytes).file_name(name.to_owned());
        let mut form = Multipart::new().part("file", file);
        for (name, value) in keyed(fields) {
            form = form.text(name, value);
        }
        let request = self.client.post(format!("{}{path}", self.url));
        self.send(request.multipart(form), &self.session)
    }

    /// A tournament with nobody in it.
    pub fn open(&self, name: &str) -> Snapshot {
        self.keep(&Tournament::new(preset(System::McMahon, Federation::Egf, name, day())))
    }

    /// A tournament with players of those ranks, called A, B, C and so on.
    pub fn open_with(&self, name: &str, ranks: &[&str]) -> Snapshot {
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, name, day()));
        for (rank, (id, letter)) in ranks.iter().zip((1..).zip('A'..)) {
            let rank = rank.parse().unwrap();
            open.entries.push(Entry::new(EntryId(id), &letter.to_string(), "", rank));
        }
        self.keep(&open)
    }

    pub fn keep(&self, tournament: &Tournament) -> Snapshot {
        let by = By { account: Some(self.owner), now: Utc::now(), form: None };
        match self.service.create_tournament(by, tournament).unwrap() {
            Done::Now(made) => made,
            Done::Before => unreachable!("there was no form"),
        }
    }

    pub fn by(&self) -> By<'static> {
        By { account: Some(self.owner), now: Utc::now(), form: None }
    }

    /// The tournament as it stands now.
    pub fn now(&self, id: TournamentId) -> Arc<Snapshot> {
        let store = self.service.store();
        store.read(|c| store.snapshot(c, id)).unwrap().unwrap()
    }

    /// The tournament of that address.
    pub fn at(&self, slug: &str) -> Arc<Snapshot> {
        let store = self.service.store();
        let id = store.read(|c| c.find_slug(slug)).unwrap().unwrap();
        self.now(id)
    }

    pub fn count(&self) -> usize {
        let store = self.service.store();
        store.read(|c| c.tournaments()).unwrap().len()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It ends by itself; nobody waits for it.
        drop(self.handle.stop(false));
    }
}

fn answered(response: Response) -> Answered {
    let header = |name: &str| {
        let value = response.headers().get(name);
        value.map_or(String::new(), |value| value.to_str().unwrap().to_owned())
    };
    let cookies = response.headers().get_all("set-cookie").iter();
    let notice = cookies.filter_map(|c| c.to_str().ok()?.strip_prefix("notice=")).next();
    let notice = notice.unwrap_or_default().split(';').next().unwrap_or_default();
    Answered {
        status: response.status().as_u16(),
        location: header("location"),
        notice: said(notice),
        text: html::on_one_line(&response.text().unwrap()),
    }
}

/// The message in a cookie as JSON: the key of its text and what fills it.
fn said(cookie: &str) -> String {
    use base64::Engine;
    let bytes = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(cookie).unwrap();
    String::from_utf8(bytes).unwrap()
}

pub fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 5, 14).unwrap()
}

pub fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/tournaments")
}

/// Every tournament file there is, by name without its ending.
pub fn tournaments() -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = std::fs::read_dir(golden())
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "xml"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read(&path).unwrap())
        })
        .collect();
    files.sort();
    assert!(files.len() >= 9, "the files are there");
    files
}

/// The address of a tournament in the address of one of its pages.
pub fn slug(location: &str) -> &str {
    location.strip_prefix("/t/").unwrap().split(['/', '?']).next().unwrap()
}
