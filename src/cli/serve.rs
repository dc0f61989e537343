use std::io::Write as _;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use actix_web::web::Data;
use anyhow::Context;
use chrono::Utc;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::desk::Desk;
use crate::publishing::{follow_revisions, keep_fetching, keep_sending};
use crate::store::{Backend, Store, StoreError};
use crate::web::{self, Hub, Operations, Proxies, ServerConfig, State};

use super::args::ServeArgs;
use super::backups;
use super::data_folder::secret_in;
use super::run::Failure;
use super::verify::NO_ENDS;

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

/// Fewer characters than this can be guessed.
const SHORTEST_TOKEN: usize = 16;

/// Connections to the database at the most.
const CONNECTIONS: u32 = 16;

/// Serves from a data folder until told to end.
pub(super) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    log(args.log_json);
    let desk = args.folder.new_desk()?.with_most_players(args.max_players);
    if desk.store().ends_were_missing() {
        tracing::warn!("{NO_ENDS}");
    }
    if let Some(lost) = desk.store().lost() {
        eprintln!("{}", StoreError::Lost(lost));
    }
    let setup = desk.setup_link(Utc::now()).context("the first account")?;
    keep_fetching(&desk, args.private_webhooks);
    let secret = setup.map(|token| token.secret().to_owned());
    let operations = Arc::new(Operations::default());
    if let Some(file) = &args.metrics_token {
        operations.let_read(&metrics_token(file)?);
    }
    let desk = args.mail.sending(desk);
    let outlets = args.mail.outlets(&desk, args)?;
    if let Some(mail) = &outlets.mail {
        operations.mail_is(mail.shown());
    }
    let push = outlets.push.as_ref().map(|key| key.public());
    keep_sending(&desk, outlets);
    backups::start(&args.backup, desk.shared_store().clone(), operations.clone())?;
    let place = Place {
        listen: &args.listen,
        origin: args.origin.as_deref(),
        proxies: Proxies::named(&args.trusted_proxy),
        second_factor_needed: args.require_second_factor,
        log_json: args.log_json,
        operations,
        push,
    };
    let opens = args.open;
    serve_desk(&desk, &place, move |address| {
        let page = secret.as_ref().map(|secret| format!("/setup/{secret}"));
        if let Some(page) = &page {
            say(format_args!("setup: http://{address}{page}"));
        }
        if opens {
            browse(&here(address), page.as_deref().unwrap_or("/"));
        }
    })
}

/// A line to standard output, where somebody may have stopped reading; it serves all the same.
pub(super) fn say(line: std::fmt::Arguments<'_>) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// An address as this machine's own browser reaches it.
fn here(address: &str) -> String {
    match address.parse::<SocketAddr>() {
        Ok(everywhere) if everywhere.ip().is_unspecified() => {
            format!("127.0.0.1:{}", everywhere.port())
        }
        _ => address.to_owned(),
    }
}

/// Opens a page in the browser of this machine's desktop, if it has one; the address was printed besides.
fn browse(address: &str, page: &str) {
    let url = format!("http://{address}{page}");
    let (opener, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(opener);
    let command = command.args(first).arg(&url).stdin(Stdio::null()).stdout(Stdio::null());
    if let Ok(mut opened) = command.stderr(Stdio::null()).spawn() {
        std::thread::spawn(move || opened.wait());
    }
}

/// The token of a file.
fn metrics_token(file: &Path) -> Result<String, Failure> {
    let token = secret_in(file)?;
    if token.len() < SHORTEST_TOKEN {
        let why = format!("a token of at least {SHORTEST_TOKEN} characters is needed");
        return Err(Failure::input(format!("{}: {why}", file.display())));
    }
    Ok(token)
}

/// Where it serves, and who is told how it goes.
#[derive(Default)]
pub(super) struct Place<'a> {
    /// Address to listen on.
    pub listen: &'a str,
    /// Where browsers reach it.
    pub origin: Option<&'a str>,
    /// Who is believed about where a request comes from.
    pub proxies: Proxies,
    /// Whether organisers and owners need a second factor.
    pub second_factor_needed: bool,
    /// Whether the log is for programs.
    pub log_json: bool,
    /// What the service knows of itself.
    pub operations: Arc<Operations>,
    /// What browsers ask for that want to be told, if they can be.
    pub push: Option<String>,
}

/// A desk over the database of that URL; where its journals end is kept in the folder `ends`, a copy of an older one
/// in the folder `copies`.
pub(super) fn open(url: &str, ends: Option<&Path>, copies: &Path) -> Result<Desk, Failure> {
    let cannot = || format!("cannot open the database {}", without_password(url));
    let anchored = |store: Store| match ends {
        Some(folder) => store.anchored(folder),
        None => Ok(store),
    };
    match Store::open_copying(url, CONNECTIONS, copies).and_then(anchored) {
        Ok(store) => Ok(Desk::new(store)),
        Err(error @ (StoreError::Newer { .. } | StoreError::Foreign(_))) => {
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
    place: &Place<'_>,
    ready: impl Fn(&str) + 'static,
) -> Result<(), Failure> {
    log(place.log_json);
    let files = raise_file_limit();
    desk.run_retention_daily();
    desk.compare_hourly();
    desk.keep_confirming();
    let hub = Hub::new();
    hub.allow(files.saturating_sub(KEPT_FILES).max(files / 2));
    hub.allow_files(files);
    hub.behind(&place.proxies);
    let network = web::network_address().filter(|_| web::hears_all(place.listen));
    let state = State::new(desk.clone(), hub.clone()).at_origin(place.origin).in_network(network);
    let state = state.behind(place.proxies.clone());
    let state = state.with_second_factor_needed(place.second_factor_needed);
    let state = state.pushing(place.push.as_deref());
    let state = Data::new(state.noting(place.operations.clone()));
    if desk.store().backend() == Backend::Postgres {
        follow_revisions(Arc::downgrade(desk.shared_store()), hub.clone());
    }
    let config = ServerConfig { listen: place.listen.to_owned(), workers: None };
    let served = actix_web::rt::System::new().block_on(web::run(
        &config,
        hub,
        move |routes| {
            routes.app_data(state.clone());
            web::all_routes(routes);
        },
        move |address| {
            ready(address);
            #[cfg(unix)]
            // Not started by systemd, nobody asks.
            let _ = sd_notify::notify(&[sd_notify::NotifyState::Ready]);
        },
    ));
    Ok(served?)
}

/// The log goes to standard error: lines for people, or an object of JSON each for programs.
fn log(as_json: bool) {
    let asked = std::env::var("TENGEN_LOG").ok().and_then(|asked| asked.parse().ok());
    // What strangers send that is no HTTP is not this server's error.
    let ours = || {
        Targets::new().with_default(LevelFilter::WARN).with_target("actix_http", LevelFilter::OFF)
    };
    let filter = asked.unwrap_or_else(ours);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = if as_json { lines.json().boxed() } else { lines.boxed() };
    // A second server in one process (tests) keeps the first one's log.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}
