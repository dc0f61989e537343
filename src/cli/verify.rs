//! `tengen verify`: reproduces an event from its record alone.

use super::moving::no_event;
use super::prelude::*;
use crate::publishing::record::{
    Reach, RecordNote, Unproven, Verified, make, verify as verify_file, verify_signed,
};
use std::io::Read;

/// Limit of a file's size: a congress with the proofs of all its rounds has 10 MB.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// What is verified.
#[derive(Clone, Debug, Args)]
pub(super) struct VerifyArgs {
    /// A record (JSON), or with --data the tournament's name in addresses; all of them if not given
    what: Option<String>,
    /// Folder of a database, instead of a file
    #[arg(long)]
    data: Option<PathBuf>,
    /// postgres://… of a database, instead of a file
    #[arg(long)]
    database: Option<String>,
    /// The public key of the server that has to have signed the journal's end, in hexadecimal
    #[arg(long, conflicts_with_all = ["data", "database"], value_parser = public_key)]
    key: Option<String>,
    /// With --data, where the journal is shorter than it was: go on from what is there
    #[arg(long)]
    accept: bool,
}

/// Printed if the file of journals' ends was removed or damaged.
pub(super) const NO_ENDS: &str = "journal.heads was missing or torn: there is nothing to compare the journals' ends with; \
    if nothing is lost, accept what is there by tengen verify --accept";

fn public_key(typed: &str) -> Result<String, String> {
    let key = typed.trim();
    match key.len() == 64 && key.chars().all(|c| c.is_ascii_hexdigit()) {
        true => Ok(key.to_owned()),
        false => Err("a public key has 64 hexadecimal digits".to_owned()),
    }
}

pub(super) struct Outcome {
    pub text: String,
    pub holds: bool,
}

pub(super) fn verify(args: &VerifyArgs) -> Result<Outcome, Failure> {
    if args.data.is_none() && args.database.is_none() {
        let Some(file) = &args.what else {
            return Err(Failure::input("name a record (JSON), or a data folder by --data DIR"));
        };
        return of_file(Path::new(file), args.key.as_deref());
    }
    let data = args.data.clone().unwrap_or_else(|| PathBuf::from("./data"));
    let service =
        DataFolder { data, database: args.database.clone(), database_file: None }.service()?;
    if args.accept {
        let count = service.store().accept_loss().map_err(ServiceError::from)?;
        let text = format!("accepted: {count} journals go on from where they end\n");
        return Ok(Outcome { text, holds: true });
    }
    if let Some(lost) = service.store().lost() {
        return Ok(Outcome { text: format!("{lost}\n"), holds: false });
    }
    let Outcome { mut text, holds } = of_service(&service, args.what.as_deref())?;
    let missing = service.store().ends_were_missing();
    if missing {
        text.push_str(&format!("{NO_ENDS}\n"));
    }
    Ok(Outcome { text, holds: holds && !missing })
}

fn of_file(path: &Path, key: Option<&str>) -> Result<Outcome, Failure> {
    let unreadable = |cause| CliError::Unreadable { path: path.to_owned(), cause };
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(unreadable)?;
    file.take(MOST_BYTES).read_to_end(&mut bytes).map_err(unreadable)?;
    match verify_signed(&bytes, key) {
        Err(why @ (Unproven::Form(_) | Unproven::Version(_))) => {
            Err(Failure::input(format!("{}: {why}", path.display())))
        }
        found => Ok(Outcome { holds: found.as_ref().is_ok_and(is_whole), text: lines(&found) }),
    }
}

fn of_service(service: &Service, slug: Option<&str>) -> Result<Outcome, Failure> {
    let events = service.read(|c| c.tournaments())?;
    let (mut text, mut holds) = (String::new(), true);
    for event in events.iter().filter(|event| slug.is_none_or(|slug| event.slug == slug)) {
        let record = make(service, event.id, Reach::Whole)?;
        // Drafts and reports too, which are in no record.
        let parts = service.compare_parts(event.id)?.faults;
        let found = match parts.into_iter().next() {
            Some(fault) => Err(fault.into()),
            None => verify_file(&record),
        };
        holds &= found.as_ref().is_ok_and(is_whole);
        if slug.is_none() {
            text.push_str(&format!("{}: ", event.slug));
        }
        text.push_str(&lines(&found));
    }
    match slug {
        Some(slug) if text.is_empty() => Err(no_event(slug)),
        _ => Ok(Outcome { text, holds }),
    }
}

/// Whether nothing was left unchecked, of a file also its signature.
fn is_whole(found: &Verified) -> bool {
    let left = |note: &RecordNote| {
        matches!(note, RecordNote::Unsigned | RecordNote::UncheckedRuling { .. })
    };
    !found.notes.iter().any(left)
}

fn lines(found: &Result<Verified, Unproven>) -> String {
    let Verified { draws, tables, rulings, withheld, notes } = match found {
        Ok(verified) => verified,
        Err(why) => return format!("{why}\n"),
    };
    let journal = match notes.contains(&RecordNote::Unsigned) {
        true => "journal not signed",
        false => "journal ok",
    };
    let withheld = match withheld {
        0 => String::new(),
        some => format!(" ({some} entries withheld)"),
    };
    let unchecked = |note: &&RecordNote| matches!(note, RecordNote::UncheckedRuling { .. });
    let given = rulings + notes.iter().filter(unchecked).count();
    let mut text = format!(
        "draws {draws} of {draws}, tables {tables} of {tables}, rulings {rulings} of {given}, {journal}{withheld}\n"
    );
    for note in notes {
        text.push_str(&format!("{note}\n"));
    }
    text
}
