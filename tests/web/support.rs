//! A real server over a database of its own, and clients that look at its pages.

use std::fs;
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;

use actix_web::HttpServer;
use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use chrono::{TimeZone, Utc};
use reqwest::blocking::{Client, RequestBuilder, Response};
use tengen::interchange::opengotha;
use tengen::service::{By, Service};
use tengen::store::Store;
use tengen::tournament::Tournament;
use tengen::web::{Hub, Operations, SESSION_COOKIE, State, all_routes, app};

use crate::html;
use crate::keyed::keyed;

/// The service as it runs, on a port of its own, over an SQLite file that goes with it.
pub struct TestApp {
    /// Everything that can be done, without a page.
    pub service: Service,
    /// What it knows of itself.
    pub operations: Arc<Operations>,
    base: String,
    client: Client,
    handle: ServerHandle,
    thread: Option<JoinHandle<()>>,
    _folder: tempfile::TempDir,
}

impl TestApp {
    /// A server without any tournament.
    pub fn start() -> Self {
        Self::with(|service| service)
    }

    /// The same with a service that is made so.
    pub fn with(made: impl FnOnce(Service) -> Service) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the database");
        let file = folder.path().join("tengen.db");
        let store = Store::open(file.to_str().expect("a plain path"), 4).expect("a new database");
        let store = store.anchored(folder.path()).expect("a folder of its own");
        let (service, hub) = (made(Service::new(store)), Hub::new());
        let state = Data::new(State::new(service.clone(), hub.clone()));
        let operations = state.operations.clone();
        let (tell, told) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let make = move || {
                    let state = state.clone();
                    app(hub.clone(), |config| {
                        config.app_data(state);
                        all_routes(config);
                    })
                };
                let server = HttpServer::new(make).workers(1).disable_signals();
                let server = server.bind("127.0.0.1:0").expect("a free port");
                let address = server.addrs()[0];
                let server = server.run();
                tell.send((address, server.handle())).expect("the test waits");
                server.await.expect("the server runs");
            });
        });
        let (address, handle) = told.recv().expect("the server starts");
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build();
        Self {
            service,
            operations,
            base: format!("http://{address}"),
            client: client.expect("a client"),
            handle,
            thread: Some(thread),
            _folder: folder,
        }
    }

    /// Keeps a tournament; returns its name in addresses.
    pub fn keep(&self, tournament: &Tournament) -> String {
        let done = self.service.create_tournament(by(), tournament).expect("it can be kept");
        done.now().expect("it is new").slug
    }

    /// The address of a path.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// A request for a page, as somebody who reads English.
    pub fn request(&self, path: &str) -> RequestBuilder {
        self.request_in("en", path)
    }

    /// A request for a page, as somebody who reads that language.
    pub fn request_in(&self, language: &str, path: &str) -> RequestBuilder {
        self.client.get(self.url(path)).header("accept-language", language)
    }

    /// The answer to that request.
    pub fn get(&self, path: &str) -> Response {
        self.request(path).send().expect("an answer")
    }

    /// The page at that path, which must be there.
    pub fn page(&self, path: &str) -> String {
        let answer = self.get(path);
        assert_eq!(answer.status(), 200, "{path}");
        html::on_one_line(&answer.text().expect("pages are UTF-8"))
    }

    /// The page as somebody reads it who has signed in with that secret.
    pub fn page_as(&self, path: &str, session: &str) -> Response {
        let cookie = format!("{SESSION_COOKIE}={session}");
        self.request(path).header("cookie", cookie).send().expect("an answer")
    }

    /// What a form is answered with that is sent with those cookies.
    pub fn post(&self, path: &str, fields: &[(&str, &str)], cookie: &str) -> Response {
        let request = self.client.post(self.url(path)).header("accept-language", "en");
        let request = request.header("origin", &self.base).header("cookie", cookie);
        request.form(&keyed(fields)).send().expect("an answer")
    }

    /// An account that owns the server, signed in: the secret of its session.
    pub fn owner(&self) -> String {
        let password = "a long enough one";
        let id = self.service.create_account("Hilde", password, true, now());
        id.expect("the name is free");
        let signed_in = self.service.sign_in("Hilde", password, now()).expect("it fits");
        signed_in.session.secret().to_owned()
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        // Polled once the thread's own system runs it; nobody else waits for it.
        drop(self.handle.stop(false));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The tournament of a golden OpenGotha file.
pub fn golden(file: &str) -> Tournament {
    let bytes = fs::read(format!("tests/golden/tournaments/{file}.xml")).expect("a golden file");
    opengotha::read(&bytes, Default::default()).expect("it can be read").tournament
}

/// Now, as far as acts need it.
pub fn now() -> chrono::DateTime<Utc> {
    Utc.timestamp_opt(Utc::now().timestamp(), 0).single().expect("a moment")
}

/// Somebody without an account, now.
pub fn by() -> By<'static> {
    By { account: None, now: now(), form: None }
}
