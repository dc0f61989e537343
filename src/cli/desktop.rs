//! `tengen desktop`: the program of somebody's own computer, which a double-click starts.

use std::io::{BufRead as _, IsTerminal as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::Local;
use clap::Parser as _;
use directories::{BaseDirs, UserDirs};
use socket2::{Domain, Socket, Type};

use crate::store::{restore, write_whole};
use crate::web::{Desktop, DesktopPlaces, MakeBackup};

use super::Cli;
use super::args::{Command, ServeArgs};
use super::backups::newest_in;
use super::run::Failure;
use super::serve::{browse, serve};

/// The ports that are tried, after that of the last start.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;

/// The file of the data folder that says where its server is reached from this computer.
const ADDRESS: &str = "desktop.address";

/// The folder beside the program that keeps the data of a portable one, and that of its backups.
const PORTABLE: &str = "Tengen data";
const BACKUPS: &str = "Tengen backups";

/// The page that opens.
pub(super) const PAGE: &str = "/computer";

/// How long a server that has just begun gets to say where it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// What is said in the window that the program runs in.
const WINDOW: &str = "Close this window to stop Tengen, or press Ctrl-C. Everything is saved.";

/// Whether the program was started without a word by a double-click: on Windows always, on macOS from an application.
pub(super) fn is_meant() -> bool {
    let bundled = || {
        std::env::current_exe().is_ok_and(|exe| exe.components().any(|c| c.as_os_str() == "MacOS"))
    };
    std::env::args_os().len() == 1 && (cfg!(windows) || cfg!(target_os = "macos") && bundled())
}

/// Serves this computer until it is stopped, or opens the page of the server that does already.
pub(super) fn desktop() -> Result<(), Failure> {
    let (data, backups) = folders()?;
    if let Some(address) = serving(&data) {
        browse(&address, PAGE);
        return Ok(());
    }
    let args = args(&data, &backups)?;
    eprintln!("{WINDOW}");
    match serve(&args, Some(desktop_of(&args, backups.clone()))) {
        Err(Failure::Damaged(why)) => {
            put_back(&data, &backups, &why)?;
            serve(&args, Some(desktop_of(&args, backups)))
        }
        ended => ended,
    }
}

/// Waits for Enter where the window would go with the program, so that what it said can be read.
pub fn wait_for_enter() {
    if std::io::stdin().is_terminal() {
        eprintln!("\nPress Enter to close this window.");
        let _ = std::io::stdin().lock().read_line(&mut String::new());
    }
}

/// The folders of the data and of the backups: beside a portable program, else where the system has them. Never in
/// *Documents*, which are copied into clouds while the database writes.
fn folders() -> Result<(PathBuf, PathBuf), Failure> {
    let exe = std::env::current_exe().unwrap_or_default();
    let text = exe.to_string_lossy().to_lowercase();
    if exe.starts_with(std::env::temp_dir()) && text.contains(".zip") {
        let why = "Tengen was started inside its archive, whose files are thrown away. \
                   Extract the archive first, then start Tengen from the folder.";
        return Err(Failure::input(why));
    }
    if let Some(beside) = exe.parent().filter(|folder| folder.join(PORTABLE).is_dir()) {
        return Ok((beside.join(PORTABLE), beside.join(BACKUPS)));
    }
    let (Some(base), user) = (BaseDirs::new(), UserDirs::new()) else {
        return Err(Failure::input("there is no home folder; start tengen serve --data FOLDER"));
    };
    let name = if cfg!(any(windows, target_os = "macos")) { "Tengen" } else { "tengen" };
    let documents = user.as_ref().and_then(UserDirs::document_dir).unwrap_or(base.home_dir());
    Ok((base.data_local_dir().join(name), documents.join(BACKUPS)))
}

/// Where the server of a folder is reached, if one serves from it.
fn serving(data: &Path) -> Option<String> {
    let said = || std::fs::read_to_string(data.join(ADDRESS)).ok();
    let answers = |address: &String| {
        let address: Option<SocketAddr> = address.trim().parse().ok();
        address.is_some_and(|address| TcpStream::connect_timeout(&address, PATIENCE).is_ok())
    };
    said().filter(answers).map(|address| address.trim().to_owned())
}

/// As `serve` is told, with the first port that is free.
fn args(data: &Path, backups: &Path) -> Result<ServeArgs, Failure> {
    let before = std::fs::read_to_string(data.join(ADDRESS)).ok();
    let before = before.and_then(|said| said.trim().parse::<SocketAddr>().ok());
    let mut ports = before.map(|address| address.port()).into_iter().chain(PORTS);
    let port = ports.find(|port| is_free(*port)).unwrap_or(0);
    let mut words = vec!["tengen".into(), "serve".into(), "--open".into()];
    words.extend(["--listen".into(), format!("127.0.0.1:{port}").into()]);
    words.extend(["--data".into(), data.as_os_str().to_owned()]);
    match std::fs::create_dir_all(backups) {
        Ok(()) => words.extend(["--backup".into(), backups.as_os_str().to_owned()]),
        Err(why) => eprintln!("no backups are made: {}: {why}", backups.display()),
    }
    match Cli::try_parse_from(words) {
        Ok(Cli { command: Some(Command::Serve(args)), .. }) => Ok(args),
        _ => Err(Failure::input(format!("{}: cannot be named", data.display()))),
    }
}

/// Whether nothing listens at a port, on this computer alone or for its network. Nothing listens for the question: a
/// firewall would ask.
fn is_free(port: u16) -> bool {
    [Ipv4Addr::LOCALHOST, Ipv4Addr::UNSPECIFIED].into_iter().all(|ip| {
        let bound = || {
            let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
            // A port that was left a moment ago is free; on Windows this would share one that is in use.
            socket.set_reuse_address(cfg!(unix))?;
            socket.bind(&SocketAddr::from((ip, port)).into())
        };
        bound().is_ok()
    })
}

fn desktop_of(args: &ServeArgs, backups: PathBuf) -> Desktop {
    let data = args.folder.data.clone();
    let (folder, choice) = (args.folder.clone(), data.join("desktop.json"));
    let make_backup: MakeBackup = Box::new(move |file| {
        let database = folder.existing().map_err(|why| why.to_string())?;
        let made = write_whole(&database, folder.ends_of(&database), file);
        made.map(drop).map_err(|why| why.to_string())
    });
    let backups = backups.is_dir().then_some(backups);
    Desktop::new(DesktopPlaces { data, backups, choice }, make_backup)
}

/// Tells a second start of this folder where to go.
pub(super) fn keep_address(data: &Path, address: &str) {
    if let Err(why) = std::fs::write(data.join(ADDRESS), address) {
        tracing::warn!(%why, "a second start cannot open this one's page");
    }
}

/// Offers the newest backup in place of a damaged database; the damaged folder is kept under another name.
fn put_back(data: &Path, backups: &Path, why: &str) -> Result<(), Failure> {
    let damaged = || Failure::Damaged(why.to_owned());
    let newest = newest_in(backups).ok_or_else(damaged)?;
    eprintln!("tengen: {why}\n\nThe newest backup is {}.", newest.display());
    eprint!("Type yes and press Enter to go on with it; the damaged files are kept: ");
    let mut typed = String::new();
    let read = std::io::stdin().lock().read_line(&mut typed);
    if read.is_err() || !typed.trim().eq_ignore_ascii_case("yes") {
        return Err(damaged());
    }
    let at = Local::now().format("damaged %Y-%m-%d %H%M%S");
    let aside =
        data.with_file_name(format!("{} {at}", data.file_name().unwrap_or_default().display()));
    std::fs::rename(data, &aside).map_err(|error| Failure::Ours(error.into()))?;
    let folder = args(data, backups)?.folder;
    restore(&newest, &folder.url()?)?;
    eprintln!("The damaged files are in {}.", aside.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_port_that_another_program_has_is_passed_over() {
        for ip in [Ipv4Addr::LOCALHOST, Ipv4Addr::UNSPECIFIED] {
            let taken = TcpListener::bind((ip, 0)).expect("a port");
            let port = taken.local_addr().expect("its number").port();
            assert!(!is_free(port));
            drop(taken);
            assert!(is_free(port));
        }
    }

    #[test]
    fn a_second_start_knows_a_server_that_answers_and_no_other() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(serving(folder.path()), None);
        let listening = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let address = listening.local_addr().expect("its number").to_string();
        keep_address(folder.path(), &address);
        assert_eq!(serving(folder.path()), Some(address));
        drop(listening);
        assert_eq!(serving(folder.path()), None, "it has ended");
    }
}
