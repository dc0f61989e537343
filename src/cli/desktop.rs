//! `tengen desktop`: the program on its owner's computer, started by a double-click.

use super::args::{Command, ServeArgs};
use super::prelude::*;
use super::serve::{browse, print_line, serve_locked};
use super::{Cli, backups::backups_in};
use crate::store::{private_file, restore, while_held, write_whole};
use crate::web::{Desktop, DesktopPlaces, MakeBackup};
use anyhow::Context as _;
use clap::Parser as _;
use directories::{BaseDirs, UserDirs};
use socket2::{Domain, Socket, Type};
use std::fs::File;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// Tried in order, after the port of the last start.
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8099;

/// The file of the data folder with the server's address on this computer and, in another line, the page to open. While
/// the folder is locked it is the running server's address, else the last one's.
const ADDRESS: &str = "desktop.address";

/// The folder next to a portable program with its data, and that of its backups.
const PORTABLE: &str = "Tengen data";
const BACKUPS: &str = "Tengen backups";

pub(super) const PAGE: &str = "/computer";

/// The file of the data folder with its owner's choice.
const CHOICE: &str = "desktop.json";

/// How long to wait for another server of the folder to publish its address, or to end; and how often to look.
const BEGINNING: Duration = Duration::from_secs(10);
const LOOK: Duration = Duration::from_millis(200);

const WINDOW: &str = "Close this window to stop Tengen, or press Ctrl-C.";

/// Whether the program was started by a double-click, without arguments: on Windows always, on macOS from an app.
pub(super) fn is_double_clicked() -> bool {
    let bundled = || {
        std::env::current_exe().is_ok_and(|exe| exe.components().any(|c| c.as_os_str() == "MacOS"))
    };
    std::env::args_os().len() == 1 && (cfg!(windows) || cfg!(target_os = "macos") && bundled())
}

/// Serves this computer until it is stopped; if a server runs already, opens its page.
pub(super) fn desktop() -> Result<(), Failure> {
    let (data, backups) = folders()?;
    let backups = match std::fs::create_dir_all(&backups) {
        Ok(()) => Some(backups),
        Err(why) => {
            eprintln!("no backups are made: {}: {why}", backups.display());
            None
        }
    };
    let begun = Instant::now();
    // Use the data that exists, even if some is missing.
    let mut keeps = false;
    loop {
        let args = args(&data, backups.as_deref())?;
        match args.folder.lock() {
            Ok(alone) => {
                eprintln!("{WINDOW}");
                forget_address(&data);
                let desktop = desktop_of(&args, backups.clone());
                let opened = open(&args, backups.as_deref(), keeps);
                match opened.and_then(|service| serve_locked(&args, service, Some(desktop))) {
                    Err(failure @ (Failure::Damaged(_) | Failure::Lost(_))) => {
                        keeps = put_back(&data, backups.as_deref(), failure, alone)?;
                    }
                    // Another program took the port since it was found free.
                    Err(Failure::Ours(why)) if is_taken(&why) && begun.elapsed() < BEGINNING => {}
                    ended => return ended,
                }
            }
            Err(Failure::Held(_)) => match serving(&data) {
                Some((address, page)) => {
                    print_line(false, format_args!("Tengen runs already: http://{address}{page}"));
                    browse(&address, &page);
                    return Ok(());
                }
                None if begun.elapsed() > BEGINNING => {
                    let why = "another Tengen has this folder and does not answer; end it first";
                    return Err(Failure::Held(format!("{}: {why}", data.display())));
                }
                // It has just begun, or is about to end.
                None => std::thread::sleep(LOOK),
            },
            Err(other) => return Err(other),
        }
    }
}

/// Opens the database; [`Failure::Lost`] if it is missing though there are backups, or has less than was acknowledged.
fn open(args: &ServeArgs, backups: Option<&Path>, keeps: bool) -> Result<Service, Failure> {
    let file = args.folder.sqlite();
    let file = Path::new(&file);
    let is_missing = file.metadata().map_or(true, |file| file.len() == 0);
    if is_missing && !keeps && backups.is_some_and(|folder| !backups_in(folder).is_empty()) {
        return Err(Failure::Lost(format!("the database {} is missing", file.display())));
    }
    let service = args.folder.new_service()?;
    let lost = service.store().lost();
    match lost {
        Some(lost) if !keeps => return Err(Failure::Lost(lost.to_string())),
        Some(_) => drop(service.store().accept_loss().context("what is there cannot be signed")?),
        None => {}
    }
    Ok(service)
}

/// Waits for Enter where the window closes with the program, so that its messages can be read.
pub fn wait_for_enter() {
    if std::io::stdin().is_terminal() {
        eprintln!("\nPress Enter to close this window.");
        let _ = std::io::stdin().lock().read_line(&mut String::new());
    }
}

/// The folders of data and backups: next to a portable program, else where the system has them. Never in *Documents*,
/// which cloud storage copies while the database writes.
fn folders() -> Result<(PathBuf, PathBuf), Failure> {
    let exe = std::env::current_exe().unwrap_or_default();
    // Windows itself, 7-Zip and WinRAR open a program within an archive in such temporary folders.
    let (within, text) = ([".zip", "\\7zo", "\\rar$"], exe.to_string_lossy().to_lowercase());
    let temporary = [Ok(std::env::temp_dir()), std::env::temp_dir().canonicalize()];
    let is_thrown_away = temporary.into_iter().flatten().any(|folder| {
        exe.starts_with(&folder) || exe.canonicalize().is_ok_and(|exe| exe.starts_with(&folder))
    });
    if is_thrown_away && within.iter().any(|name| text.contains(name)) {
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

/// The address and page of the server that holds a folder, once it answers.
fn serving(data: &Path) -> Option<(String, String)> {
    let said = std::fs::read_to_string(data.join(ADDRESS)).ok()?;
    let (address, page) = said.strip_suffix('\n')?.split_once('\n')?;
    let answers = TcpStream::connect_timeout(&address.parse().ok()?, LOOK).is_ok();
    answers.then(|| (address.to_owned(), page.to_owned()))
}

fn args(data: &Path, backups: Option<&Path>) -> Result<ServeArgs, Failure> {
    let before = std::fs::read_to_string(data.join(ADDRESS)).unwrap_or_default();
    let before = before.lines().next().and_then(|said| said.parse::<SocketAddr>().ok());
    let mut ports = before.map(|address| address.port()).into_iter().chain(PORTS);
    let port = ports.find(|port| is_free(*port)).unwrap_or(0);
    let mut words = vec!["tengen".into(), "serve".into(), "--open".into()];
    words.extend(["--listen".into(), format!("127.0.0.1:{port}").into()]);
    words.extend(["--data".into(), data.as_os_str().to_owned()]);
    if let Some(backups) = backups {
        words.extend(["--backup".into(), backups.as_os_str().to_owned()]);
        // A tournament is over in a day or two.
        words.extend(["--backup-every", "1", "--backup-keep", "96"].map(Into::into));
    }
    match Cli::try_parse_from(words) {
        Ok(Cli { command: Some(Command::Serve(args)), .. }) => Ok(args),
        _ => Err(Failure::input(format!("{}: cannot be named", data.display()))),
    }
}

/// Whether a port is free on this computer and for its network. The test binds without listening, since a firewall
/// would ask.
fn is_free(port: u16) -> bool {
    [Ipv4Addr::LOCALHOST, Ipv4Addr::UNSPECIFIED].into_iter().all(|ip| {
        let bound = || {
            let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
            // A port closed a moment ago counts as free; on Windows this option would share a port in use.
            socket.set_reuse_address(cfg!(unix))?;
            socket.bind(&SocketAddr::from((ip, port)).into())
        };
        bound().is_ok()
    })
}

/// Whether a server could not begin for its port alone.
fn is_taken(why: &anyhow::Error) -> bool {
    why.downcast_ref::<io::Error>().is_some_and(|why| why.kind() == io::ErrorKind::AddrInUse)
}

fn desktop_of(args: &ServeArgs, backups: Option<PathBuf>) -> Desktop {
    let data = args.folder.data.clone();
    let (folder, choice) = (args.folder.clone(), data.join(CHOICE));
    let make_backup: MakeBackup = Box::new(move || {
        let mut backup = Vec::new();
        let database = folder.existing().map_err(|why| why.to_string())?;
        let made = write_whole(&database, folder.ends_of(&database), &mut backup);
        made.map(|_| backup).map_err(|why| why.to_string())
    });
    Desktop::new(DesktopPlaces { data, backups, choice }, make_backup)
}

/// For a second start with this folder.
pub(super) fn keep_address(data: &Path, address: &str, page: &str) {
    let kept = private_file(&data.join(ADDRESS)).and_then(|mut file| {
        file.set_len(0)?;
        file.write_all(format!("{address}\n{page}\n").as_bytes())
    });
    if let Err(why) = kept {
        tracing::warn!(%why, "a second start cannot open this one's page");
    }
}

/// The server does not know its address yet: the file has that of an earlier one.
pub(super) fn forget_address(data: &Path) {
    // Mostly there is none.
    let _ = std::fs::remove_file(data.join(ADDRESS));
}

/// Offers to restore the newest sound backup in place of a damaged database, while its folder is held; the folder is kept
/// under another name. Where data is only missing, says whether to go on without it.
fn put_back(
    data: &Path,
    backups: Option<&Path>,
    failure: Failure,
    alone: Option<File>,
) -> Result<bool, Failure> {
    let can_keep = matches!(failure, Failure::Lost(_));
    let at = Local::now().format("%Y-%m-%d %H%M%S%.3f");
    let name = data.file_name().unwrap_or_default().display();
    let beside = |what: &str| data.with_file_name(format!("{name} {what} {at}"));
    let (aside, restored) = (beside("damaged"), beside("restored"));
    let files = backups.map(backups_in).unwrap_or_default();
    if files.is_empty() && !can_keep {
        return Err(failure);
    }
    eprintln!("tengen: {failure}\n");
    let give_up = || drop(std::fs::remove_dir_all(&restored));
    let mut sound = None;
    for file in files.into_iter().rev() {
        match restore(&file, &args(&restored, None)?.folder.url()?) {
            Ok(contents) => {
                sound = Some((file, contents));
                break;
            }
            Err(why) => {
                eprintln!("Passed over: {why}");
                give_up();
            }
        }
    }
    if sound.is_none() && !can_keep {
        return Err(failure);
    }
    if let Some((file, contents)) = &sound {
        eprintln!("The newest sound backup is {}.", file.display());
        let names = contents.tournaments.iter().map(|one| one.name.as_str()).collect::<Vec<_>>();
        let named = if names.is_empty() { "no tournament".to_owned() } else { names.join(", ") };
        eprintln!("It holds {named} and {} accounts.", contents.accounts);
        eprintln!("Type yes and press Enter to go on with it; the files of now are kept.");
    }
    if can_keep {
        eprintln!("Type keep and press Enter to go on with what is there, without the rest.");
    }
    let mut typed = String::new();
    let read = std::io::stdin().lock().read_line(&mut typed);
    match typed.trim().to_lowercase().as_str() {
        "yes" if read.is_ok() && sound.is_some() => {}
        "keep" if read.is_ok() && can_keep => {
            give_up();
            return Ok(true);
        }
        _ => {
            give_up();
            return Err(failure);
        }
    }
    // The owner's choice is no part of the database.
    let _ = std::fs::copy(data.join(CHOICE), restored.join(CHOICE));
    // Windows cannot rename a folder in which a file is open.
    let _alone = alone.filter(|_| cfg!(unix));
    let rename = |from: &Path, to: &Path| while_held(|| std::fs::rename(from, to));
    rename(data, &aside)
        .and_then(|()| rename(&restored, data).inspect_err(|_| drop(rename(&aside, data))))
        .map_err(|error| Failure::Ours(error.into()))?;
    eprintln!("The files of before are in {}.", aside.display());
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    /// Ends a listener even where a child that another test starts has a copy of it until its `exec`.
    fn end(listening: TcpListener) {
        let _ = Socket::from(listening).shutdown(std::net::Shutdown::Both);
    }

    #[test]
    fn a_port_that_another_program_has_is_passed_over() {
        for ip in [Ipv4Addr::LOCALHOST, Ipv4Addr::UNSPECIFIED] {
            let taken = TcpListener::bind((ip, 0)).expect("a port");
            let port = taken.local_addr().expect("its number").port();
            assert!(!is_free(port));
            end(taken);
            assert!(is_free(port));
        }
    }

    #[test]
    fn a_second_start_knows_a_server_that_answers_and_no_other() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(serving(folder.path()), None);
        let listening = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
        let address = listening.local_addr().expect("its number");
        std::fs::write(folder.path().join(ADDRESS), address.to_string()).expect("written");
        assert_eq!(serving(folder.path()), None, "half of what it is about to say");
        for page in ["/setup/a-secret-that-is-long", PAGE] {
            keep_address(folder.path(), &address.to_string(), page);
            assert_eq!(serving(folder.path()), Some((address.to_string(), page.to_owned())));
        }
        end(listening);
        assert_eq!(serving(folder.path()), None, "it has ended");
        let next = args(folder.path(), None).expect("told");
        assert_eq!(next.listen, address.to_string(), "the next one takes its port");
    }
}
