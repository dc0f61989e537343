use super::backups::{Plan, remove_leftovers};
use super::desktop::{PAGE, forget_address, keep_address};
use super::prelude::*;
use super::{args::ServeArgs, data_folder::secret_in, verify::NO_ENDS};
use crate::publishing::{Fetching, News, Outlets, Sending, fetch_due};
use crate::store::{Backend, Store, StoreError};
use crate::web::{self, Desktop, Hub, Operations, Proxies, ServerConfig, State};
use actix_web::web::Data;
use chrono::SecondsFormat;
use serde_json::json;
use std::cell::Cell;
use std::io::{IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// Reserved for connections other than event streams, and for the database.
const KEPT_FILES: usize = 512;

/// Limit of the files reserved for the database and for everything that is no connection.
const MOST_OTHER_FILES: usize = 2048;

/// Limit of connections where the system does not count them as files: each takes memory.
#[cfg(not(unix))]
const CONNECTIONS_WITHOUT_FILES: usize = 16_384;

/// Raises this process's limit of open files as far as the system allows; each connection is one. Returns the limit.
fn raise_file_limit() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = match cfg!(target_os = "macos") {
            // It refuses to be asked for no limit; this is OPEN_MAX of its headers.
            true => limit.current.max(Some(limit.maximum.map_or(10_240, |most| most.min(10_240)))),
            false => limit.maximum,
        };
        let _ = setrlimit(Resource::Nofile, limit);
        let now = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        usize::try_from(now).unwrap_or(usize::MAX)
    }
    #[cfg(not(unix))]
    CONNECTIONS_WITHOUT_FILES
}

/// Bytes of a disk below which a database cannot be opened.
const LEAST_ROOM: u64 = 1 << 20;

/// The unit of the periods of background work.
const MINUTE: Duration = Duration::from_secs(60);

/// A shorter token could be guessed.
const SHORTEST_TOKEN: usize = 16;

const CONNECTIONS: u32 = 16;

pub(super) fn serve(args: &ServeArgs) -> Result<(), Failure> {
    log(args.log_json);
    let _alone = args.folder.lock()?;
    forget_address(&args.folder.data);
    serve_locked(args, args.folder.new_service()?, None)
}

/// The folder is already held, by a server or by the owner's program.
pub(super) fn serve_locked(
    args: &ServeArgs,
    service: Service,
    desktop: Option<Desktop>,
) -> Result<(), Failure> {
    log(args.log_json);
    let service = service.with_most_players(args.max_players);
    if service.store().ends_were_missing() {
        tracing::warn!("{NO_ENDS}");
    }
    if let Some(lost) = service.store().lost() {
        tracing::error!("{}", StoreError::Lost(lost));
    }
    remove_leftovers(&args.folder.data);
    remove_leftovers(&std::env::temp_dir());
    let setup = service.setup_link(Utc::now()).context("the first account")?;
    let secret = setup.map(|token| token.secret().to_owned());
    let operations = Arc::new(Operations::default());
    if let Some(file) = &args.metrics_token {
        operations.let_read(&metrics_token(file)?);
    }
    let service = args.mail.sending(service);
    let outlets = args.mail.outlets(&service, args)?;
    if let Some(mail) = &outlets.mail {
        operations.mail.get_or_init(|| mail.address_shown().to_owned());
    }
    operations.private.get_or_init(|| args.private_webhooks);
    let push = outlets.push.as_ref().map(|key| key.public());
    let backups = Plan::of(&args.backup, &args.folder.data)?;
    let place = Place {
        listen: &args.listen,
        origin: args.origin.as_deref(),
        proxies: Proxies::named(&args.trusted_proxy),
        second_factor_needed: args.require_second_factor,
        log_json: args.log_json,
        operations,
        push,
        desktop: desktop.clone(),
    };
    let (opens, as_json, private) = (args.open, args.log_json, args.private_webhooks);
    let origin = args.origin.as_deref().map(|origin| origin.trim_end_matches('/').to_owned());
    let last = backups.clone().filter(|_| desktop.is_some());
    let begin = {
        let (service, operations) = (service.clone(), place.operations.clone());
        move || {
            let by = Fetching { private, ..Fetching::default() };
            service.every("rating-lists", 10 * MINUTE, move |service, now| {
                fetch_due(service, now, by).map(drop)
            });
            send_messages(&service, outlets);
            if let Some(backups) = backups {
                backups.keep(&service, operations);
            }
        }
    };
    serve_over(&service, &place, begin, move |address| {
        let page = secret.as_ref().map(|secret| format!("/setup/{secret}"));
        if let Some(page) = &page {
            let reached = origin.clone().unwrap_or_else(|| format!("http://{}", reached(address)));
            print_line(as_json, format_args!("setup: {reached}{page}"));
        }
        let page = page.as_deref().unwrap_or(if desktop.is_some() { PAGE } else { "/" });
        if let Some(desktop) = &desktop {
            keep_address(&desktop.places().data, address, page);
        }
        if opens {
            browse(&here(address), page);
        }
    })?;
    let last = last.filter(|_| !service.has_no_account().unwrap_or(true));
    if let Some(Err(why)) = last.map(|backups| backups.make(service.store(), Utc::now())) {
        tracing::warn!(%why, "no backup was made at the end");
    }
    Ok(())
}

/// Prints a line; a closed standard output does not stop the server.
pub(super) fn print_line(as_json: bool, line: std::fmt::Arguments<'_>) {
    let mut out = std::io::stdout();
    let _ = match as_json {
        true => writeln!(out, "{}", json_line("INFO", &line.to_string())),
        false => writeln!(out, "{line}"),
    };
}

pub(super) fn json_line(level: &str, message: &str) -> String {
    let timestamp = Utc::now().to_rfc3339_opts(SecondsFormat::Micros, true);
    let fields = json!({ "message": message });
    json!({ "timestamp": timestamp, "level": level, "fields": fields, "target": "tengen" })
        .to_string()
}

/// An address as this machine's own browser reaches it.
pub(super) fn here(address: &str) -> String {
    match address.parse::<SocketAddr>() {
        Ok(everywhere) if everywhere.ip().is_unspecified() => {
            format!("127.0.0.1:{}", everywhere.port())
        }
        _ => address.to_owned(),
    }
}

/// An address as browsers reach it: for an unspecified one, this machine's address in its network.
fn reached(address: &str) -> String {
    let network = web::network_address().filter(|_| web::is_unspecified(address));
    match (network, address.parse::<SocketAddr>()) {
        (Some(ip), Ok(listening)) => SocketAddr::new(ip, listening.port()).to_string(),
        _ => here(address),
    }
}

/// Opens a page in the browser of this machine's desktop, if it has one; the address is printed as well.
pub(super) fn browse(address: &str, page: &str) {
    let url = format!("http://{address}{page}");
    let (opener, first): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("rundll32", &["url.dll,FileProtocolHandler"]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(opener);
    let command = command.args(first).arg(&url).stdin(Stdio::null()).stdout(Stdio::null());
    let opened = command.stderr(Stdio::null()).spawn();
    std::thread::spawn(move || {
        if !opened.and_then(|mut opened| opened.wait()).is_ok_and(|ended| ended.success()) {
            eprintln!("No browser was opened. Open this address in one: {url}");
        }
    });
}

fn metrics_token(file: &Path) -> Result<String, Failure> {
    let token = secret_in(file)?;
    if token.len() < SHORTEST_TOKEN {
        let why = format!("a token of at least {SHORTEST_TOKEN} characters is needed");
        return Err(Failure::input(format!("{}: {why}", file.display())));
    }
    Ok(token)
}

#[derive(Default)]
pub(super) struct Place<'a> {
    pub listen: &'a str,
    pub origin: Option<&'a str>,
    pub proxies: Proxies,
    pub second_factor_needed: bool,
    pub log_json: bool,
    pub operations: Arc<Operations>,
    pub push: Option<String>,
    pub desktop: Option<Desktop>,
}

/// Opens the database of that URL; the journals' ends are kept in the folder `ends`, a copy before a migration in
/// `copies`.
pub(super) fn open(url: &str, ends: Option<&Path>, copies: &Path) -> Result<Service, Failure> {
    let cannot = || format!("cannot open the database {}", without_password(url));
    let anchored = |store: Store| match ends {
        Some(folder) => store.anchored(folder),
        None => Ok(store),
    };
    match Store::open_copying(url, CONNECTIONS, Some(copies)).and_then(anchored) {
        Ok(store) => Ok(Service::new(store)),
        // SQLite says only that reading or writing failed.
        Err(_)
            if Backend::of(url) == Backend::Sqlite
                && fs4::available_space(copies).is_ok_and(|left| left < LEAST_ROOM) =>
        {
            Err(Failure::Ours(anyhow::anyhow!("{}: the disk is full; make room", cannot())))
        }
        Err(error @ StoreError::Damaged(_)) => {
            Err(Failure::Damaged(format!("{}: {error}", cannot())))
        }
        Err(error) if error.is_input() => Err(Failure::input(format!("{}: {error}", cannot()))),
        Err(error) => Err(Failure::Ours(anyhow::Error::new(error).context(cannot()))),
    }
}

fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => url.to_owned(),
    }
}

/// Serves a service; `begin` is called once it has its port, so that only a process that serves starts background
/// work; `ready` with each address once it answers.
pub(super) fn serve_over(
    service: &Service,
    place: &Place<'_>,
    begin: impl FnOnce() + 'static,
    ready: impl Fn(&str) + 'static,
) -> Result<(), Failure> {
    log(place.log_json);
    let files = raise_file_limit();
    let hub = Hub::new();
    // Files for the database are reserved; a connection without a request counts twice.
    let connections = files - (files / 4).min(MOST_OTHER_FILES);
    let kept = (connections / 4).min(KEPT_FILES);
    hub.allow((connections - kept).min(files.saturating_sub(KEPT_FILES).max(files / 2)));
    hub.allow_files(connections);
    hub.behind(&place.proxies);
    let network = web::network_address().filter(|_| web::is_unspecified(place.listen));
    let mut state = State::new(service.clone(), hub.clone()).at_origin(place.origin);
    (state.network, state.proxies) = (network, place.proxies.clone());
    state.second_factor_needed = place.second_factor_needed;
    state.push = place.push.as_deref().map(Into::into);
    (state.desktop, state.operations) = (place.desktop.clone(), place.operations.clone());
    let state = Data::new(state);
    let begin = {
        let (service, hub) = (service.clone(), hub.clone());
        move || {
            service.run_retention_daily();
            service.every("journals", 60 * MINUTE, |service, _| service.compare_all());
            service.every("agreed-results", MINUTE / 3, |service, now| {
                service.confirm_agreed(now).map(drop)
            });
            service.every("reminders", 60 * MINUTE, |service, now| {
                service.remind_of_windows(now).map(drop)
            });
            if service.store().backend() == Backend::Postgres {
                let mut news = News::default();
                service.every("other-instances", MINUTE / 120, move |service, _| {
                    Ok(news.poll(service.store(), &hub)?)
                });
            }
            begin();
        }
    };
    let (begin, as_json) = (Cell::new(Some(begin)), place.log_json);
    let config = ServerConfig {
        listen: place.listen.to_owned(),
        workers: None,
        desktop: place.desktop.clone(),
    };
    let served = actix_web::rt::System::new().block_on(web::run(
        &config,
        hub,
        move |routes| {
            routes.app_data(state.clone());
            web::all_routes(routes);
        },
        move |address| {
            if let Some(begin) = begin.take() {
                begin();
            }
            print_line(as_json, format_args!("listening on http://{address}"));
            ready(address);
            #[cfg(unix)]
            {
                use sd_notify::NotifyState::{Ready, Status};
                // The menu's entry opens the address in the status. Without systemd this does nothing.
                let _ = sd_notify::notify(&[Ready, Status(&format!("http://{}/", here(address)))]);
            }
        },
    ));
    service.end_jobs();
    service.store().checkpoint();
    Ok(served?)
}

pub(super) fn send_messages(service: &Service, by: Outlets) {
    let sending = Sending::new(by);
    service.every("messages", MINUTE / 30, move |service, now| sending.begin(service, now));
}

/// To standard error: lines for people, or JSON objects for programs.
fn log(as_json: bool) {
    let asked = std::env::var("TENGEN_LOG").ok().and_then(|asked| asked.parse().ok());
    // Invalid HTTP from strangers is not this server's error.
    let ours = || {
        Targets::new()
            .with_default(LevelFilter::WARN)
            .with_target("actix_http", LevelFilter::OFF)
            // It logs each attempt of each connection; the store logs when an outage begins and ends.
            .with_target("r2d2", LevelFilter::OFF)
    };
    let filter = asked.unwrap_or_else(ours);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // Older consoles of Windows print colour codes as text.
    let shows = !cfg!(windows) || std::env::var_os("WT_SESSION").is_some();
    let asked = shows && std::env::var_os("NO_COLOR").is_none();
    let colors = asked && std::io::stderr().is_terminal();
    let lines = if as_json { lines.json().boxed() } else { lines.with_ansi(colors).boxed() };
    if as_json {
        // By default a panic is printed in several lines.
        std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a thread panicked")));
    }
    // A second server in one process (tests) keeps the first one's log.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}
