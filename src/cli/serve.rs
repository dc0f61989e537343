use std::path::Path;
use std::sync::Arc;

use actix_web::web::Data;
use anyhow::Context;
use chrono::Utc;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::desk::Desk;
use crate::publishing::follow_revisions;
use crate::store::{Backend, Store};
use crate::web::{self, Hub, ServerConfig, State};

use super::args::{Place, ServeArgs};
use super::run::Failure;

/// Connections to the database at the most.
const CONNECTIONS: u32 = 16;

/// The database's file in a data folder.
const SQLITE: &str = "tengen.sqlite";

/// Serves from a data folder until told to end.
pub(super) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let desk = open_at(&args.at)?;
    let listen = args.listen.clone();
    let setup = desk.setup_link(Utc::now()).context("the first account")?;
    let secret = setup.map(|token| token.secret().to_owned());
    serve_desk(&desk, &listen, move |address| {
        if let Some(secret) = &secret {
            println!("setup: http://{address}/setup/{secret}");
        }
    })
}

/// A desk over the data of that place, which is made if it is not there.
pub(super) fn open_at(at: &Place) -> Result<Desk, Failure> {
    match &at.database {
        Some(url) => open(url),
        None => open(&sqlite_in(&at.data)?),
    }
}

/// The same, if it is there.
pub(super) fn open_existing(at: &Place) -> Result<Desk, Failure> {
    let folder = &at.data;
    if at.database.is_none() && !folder.join(SQLITE).exists() {
        return Err(Failure::Input(format!(
            "{}: holds no data of Tengen; name the folder with --data, or a database with --database",
            folder.display()
        )));
    }
    open_at(at)
}

fn sqlite_in(folder: &Path) -> Result<String, Failure> {
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the data folder {}", folder.display()))?;
    Ok(folder.join(SQLITE).to_string_lossy().into_owned())
}

/// A desk over the database of that URL, following what other instances write.
pub(super) fn open(url: &str) -> Result<Desk, Failure> {
    let store = Store::open(url, CONNECTIONS)
        .with_context(|| format!("cannot open the database {}", without_password(url)))?;
    Ok(Desk::new(store))
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
    ready: impl Fn(&str) + 'static,
) -> Result<(), Failure> {
    log();
    desk.tidy_daily();
    let hub = Hub::new();
    let state = Data::new(State::new(desk.clone(), hub.clone()));
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
