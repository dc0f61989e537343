//! Rating lists of the European Go Database, of the French federation and of the American Go Association.
//!
//! Genuine lists have lines without a name, numbers that stand twice, a footer. Such lines are left out and said; where they
//! are more than one in a hundred, the list is refused: columns have shifted, or the file is cut off or another.

mod aga;
mod egf;
mod ffg;
mod lines;
mod problem;

use chrono::NaiveDate;

use rating::RatingList;

use super::{Place, Problem, ReadError};

pub(super) use aga::rank as american_rank;
pub use problem::ListProblem;

/// The largest list a reader takes, in bytes: 200,000 people take some 20 MB.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;

/// A list as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenList {
    /// The people.
    pub list: RatingList,
    /// The lines that were left out, each with what is wrong there.
    pub skipped: Option<ReadError>,
}

/// Reads a list, whichever of the three it is. The American list does not say its day: it is `today`'s.
///
/// # Errors
/// [`ReadError`] with the line of everything that is wrong; nothing of the list is to be used then.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<TakenList, ReadError> {
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
