use std::sync::Arc;

use actix_web::web::Data;
use anyhow::Context;
use chrono::Utc;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::desk::Desk;
use crate::publishing::follow_revisions;
use crate::store::{Backend, Store, StoreError};
use crate::web::{self, Hub, ServerConfig, State};

use super::args::ServeArgs;
use super::run::Failure;

/// Files left to other connections than the live streams, and to the database.
const KEPT_FILES: usize = 512;

/// Lets this process open as many files as the system allows; each connection is one. How many that are.
fn raise_file_limit() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // Refused, it stays as it was.
        let _ = setrlimit(Resource::Nofile, limit);
        let now = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        usize::try_from(now).unwrap_or(usize::MAX)
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// Connections to the database at the most.
const CONNECTIONS: u32 = 16;

/// Serves from a data folder until told to end.
pub(super) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let desk = open(&args.folder.url()?)?;
    let listen = args.listen.clone();
    let setup = desk.setup_link(Utc::now()).context("the first account")?;
    let secret = setup.map(|token| token.secret().to_owned());
    let origin = args.origin.clone();
    serve_desk(&desk, &listen, origin.as_deref(), move |address| {
        if let Some(secret) = &secret {
            println!("setup: http://{address}/setup/{secret}");
        }
    })
}

/// A desk over the database of that URL, following what other instances write.
pub(super) fn open(url: &str) -> Result<Desk, Failure> {
    let cannot = || format!("cannot open the database {}", without_password(url));
    match Store::open(url, CONNECTIONS) {
        Ok(store) => Ok(Desk::new(store)),
        Err(error @ StoreError::Newer { .. }) => {
            Err(Failure::input(format!("{}: {error}", cannot())))
        }
        Err(error) => Err(Failure::Ours(anyhow::Error::new(error).context(cannot()))),
    }
}

/// The URL as it may be shown.
fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_owned(),
    }
}

/// Serves a desk; `ready` is called with each address once it answers.
pub(super) fn serve_desk(
    desk: &Desk,
    listen: &str,
    origin: Option<&str>,
    ready: impl Fn(&str) + 'static,
) -> Result<(), Failure> {
    log();
    let files = raise_file_limit();
    desk.tidy_daily();
    let hub = Hub::new();
    hub.allow(files.saturating_sub(KEPT_FILES).max(files / 2));
    let network = web::network_address().filter(|_| web::hears_all(listen));
    let state = State::new(desk.clone(), hub.clone()).at_origin(origin).in_network(network);
    let state = Data::new(state);
    if desk.store().backend() == Backend::Postgres {
        follow_revisions(Arc::downgrade(desk.shared_store()), hub.clone());
    }
    let config = ServerConfig { listen: listen.to_owned(), workers: None };
    let served = actix_web::rt::System::new().block_on(web::run(
        &config,
        hub,
        move |routes| {
            routes.app_data(state.clone());
            web::all_routes(routes);
        },
        ready,
    ));
    Ok(served?)
}

fn log() {
    let asked = std::env::var("TENGEN_LOG").ok().and_then(|asked| asked.parse().ok());
    let filter = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // A second server in one process (tests) keeps the first one's log.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}
