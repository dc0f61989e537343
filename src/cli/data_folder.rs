use super::prelude::*;
use super::serve::open;
use crate::store::{Backend, BackupError, Store, close_folder, private_file, private_folder};
use std::fs::{File, TryLockError};
use std::io::ErrorKind;

const FILE: &str = "tengen.sqlite";

/// Where a server keeps its tournaments.
#[derive(Clone, Debug, Args)]
pub(super) struct DataFolder {
    /// Folder of the database; `serve` makes it if it is not there
    #[arg(long, default_value = "./data")]
    pub(super) data: PathBuf,
    /// postgres://… to use PostgreSQL; SQLite inside the data folder if not given
    #[arg(long)]
    pub(super) database: Option<String>,
    /// File that the database's address is in, so that its password is in no list of processes
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    pub(super) database_file: Option<PathBuf>,
}

impl DataFolder {
    pub(super) fn url(&self) -> Result<String, Failure> {
        if let Some(url) = self.named()? {
            return Ok(url);
        }
        self.create()?;
        Ok(self.sqlite())
    }

    /// The URL of the option or of the file it names.
    fn named(&self) -> Result<Option<String>, Failure> {
        let named = match &self.database_file {
            Some(file) => Some(address_in(file)?),
            None => self.database.clone(),
        };
        match named.as_deref().and_then(|url| url.split_once("://")) {
            Some((scheme, _)) if !["postgres", "postgresql"].contains(&scheme) => Err(
                Failure::input(format!("--database: {scheme}:// is unknown; write postgres://…")),
            ),
            _ => Ok(named),
        }
    }

    /// Fails if there is no database.
    pub(super) fn existing(&self) -> Result<String, Failure> {
        let url = self.named()?.unwrap_or_else(|| self.sqlite());
        let path = url.strip_prefix("sqlite:").unwrap_or(&url);
        if Backend::of(&url) == Backend::Postgres {
            return Ok(url);
        }
        match Path::new(path).metadata() {
            Ok(file) if file.is_file() => Ok(url),
            Err(cause) if cause.kind() == ErrorKind::PermissionDenied => {
                Err(CliError::Unreadable { path: path.into(), cause }.into())
            }
            _ => {
                let why = "there is no database of Tengen; name its folder by --data";
                Err(Failure::input(format!("{path}: {why}")))
            }
        }
    }

    /// Opens an existing database, also while a server uses it.
    pub(super) fn service(&self) -> Result<Service, Failure> {
        let url = self.existing()?;
        open(&url, self.ends_of(&url), &self.data)
    }

    pub(super) fn ends_of(&self, url: &str) -> Option<&Path> {
        self.holds_ends(url).then_some(&*self.data)
    }

    /// Whether the journals' ends in the folder belong to this database: to a database named by URL only if its server
    /// keeps them there and the folder has no other database.
    fn holds_ends(&self, url: &str) -> bool {
        url == self.sqlite() || (!self.data.join(FILE).exists() && Store::keeps_ends(&self.data))
    }

    /// Creates database and folder if needed.
    pub(super) fn new_service(&self) -> Result<Service, Failure> {
        let url = self.url()?;
        self.create()?;
        let own = url == self.sqlite() || !self.data.join(FILE).exists();
        open(&url, own.then_some(&*self.data), &self.data)
    }

    /// Locks the SQLite database against other servers for as long as the file is held. PostgreSQL serves several.
    pub(super) fn lock(&self) -> Result<Option<File>, Failure> {
        let url = self.url()?;
        if Backend::of(&url) == Backend::Postgres {
            return Ok(None);
        }
        let path = format!("{}.serving", url.strip_prefix("sqlite:").unwrap_or(&url));
        let file =
            private_file(Path::new(&path)).with_context(|| format!("cannot write {path}"))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                let why =
                    "another tengen serves from this folder; stop it, or name another by --data";
                Err(Failure::Held(format!("{}: {why}", self.data.display())))
            }
            // Some file systems have no locks.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(file)),
        }
    }

    /// Creates the folder if needed; restricts one that holds our data to the service's account.
    fn create(&self) -> Result<(), Failure> {
        let data = self.data.display();
        if self.data.is_file() {
            return Err(Failure::input(format!("{data}: is a file; name a folder by --data")));
        }
        let made = private_folder(&self.data);
        made.with_context(|| format!("cannot make the data folder {data}"))?;
        if self.holds_our_data()
            && let Err(why) = close_folder(&self.data)
        {
            // Owned by another account, as in containers: the files in it are closed all the same.
            tracing::warn!(%why, "the data folder {data} cannot be closed to others");
        }
        Ok(())
    }

    /// Whether the folder holds our database, or nothing yet: the permissions of any other folder are left alone.
    fn holds_our_data(&self) -> bool {
        let is_empty = || std::fs::read_dir(&self.data).is_ok_and(|mut all| all.next().is_none());
        self.data.join(FILE).is_file() || is_empty()
    }

    /// The database's file, unless another is named.
    pub(super) fn sqlite(&self) -> String {
        self.data.join(FILE).to_string_lossy().into_owned()
    }
}

impl From<BackupError> for Failure {
    fn from(error: BackupError) -> Self {
        if error.is_input() { Self::input(error) } else { Self::Ours(error.into()) }
    }
}

impl From<ServiceError> for Failure {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Store(ref why) if why.is_input() => Self::input(error),
            ServiceError::Store(_)
            | ServiceError::Panicked(_)
            | ServiceError::Background(_)
            | ServiceError::Random(_) => Self::Ours(error.into()),
            _ => Self::input(error),
        }
    }
}

fn address_in(file: &Path) -> Result<String, Failure> {
    let address = secret_in(file)?;
    if address.is_empty() {
        let why = "is empty; write the database's address into it, postgres://…";
        return Err(Failure::input(format!("{}: {why}", file.display())));
    }
    Ok(address)
}

/// Without the line break that editors add.
pub(super) fn secret_in(file: &Path) -> Result<String, Failure> {
    let unreadable = |cause| CliError::Unreadable { path: file.to_owned(), cause };
    Ok(std::fs::read_to_string(file).map_err(unreadable)?.trim().to_owned())
}
