//! Rating lists of the European Go Database, of the French federation and of the American Go Association.
//!
//! A list is taken whole or not at all: a line that is cut off or shifted would make somebody another's
//! strength, so that every oddity of a line refuses the list, with its number and what is wrong there.

mod aga;
mod egf;
mod ffg;
mod lines;
mod problem;

use chrono::NaiveDate;

use rating::RatingList;

use super::error::Faults;
use super::{Place, Problem, ReadError};

pub(super) use aga::rank as american_rank;
pub use problem::ListProblem;

/// The largest list a reader takes, in bytes: 200,000 people take some 20 MB.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;

/// Reads a list, whichever of the three it is. The American list does not say its day: it is `today`'s.
///
/// # Errors
/// [`ReadError`] with the line of everything that is wrong; nothing of the list is to be used then.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<RatingList, ReadError> {
    match bytes.len() {
        0 => return Err(ReadError::one(Place::file(), Problem::Empty)),
        bytes if bytes > MOST_BYTES => {
            let problem = Problem::TooLarge { bytes, most: MOST_BYTES };
            return Err(ReadError::one(Place::file(), problem));
        }
        _ => {}
    }
    if let [0xff, 0xfe, ..] | [0xfe, 0xff, ..] = bytes {
        let problem = ListProblem::Encoding { found: "UTF-16", wanted: "ISO-8859-1" };
        return Err(ReadError::one(Place::line(1), problem.into()));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let first = lines::lines(bytes).find(|(_, line)| !line.trim_ascii().is_empty());
    let (number, first) = first.unwrap_or((1, b""));
    if first.trim_ascii_start().starts_with(b"<") {
        egf::read(bytes)
    } else if first.starts_with(b"#Echelle") || ffg::is_line(first) {
        ffg::read(bytes)
    } else if first.iter().filter(|b| **b == b'\t').count() >= 3 {
        aga::read(bytes, today)
    } else {
        Err(ReadError::one(Place::line(number), ListProblem::NotAList.into()))
    }
}

/// The list if nothing is wrong and somebody is on it.
fn finish(mut faults: Faults, list: RatingList) -> Result<RatingList, ReadError> {
    if list.is_empty() {
        faults.add(Place::line(1), ListProblem::Nobody.into());
    }
    faults.unless_any(list)
}
