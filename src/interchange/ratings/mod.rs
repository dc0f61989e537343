//! Rating lists of the European Go Database, of the French federation and of the American Go Association.
//!
//! Genuine lists have lines without a name, repeated numbers, a footer. These lines are left out with a note. If
//! they exceed 1 %, the list is refused: columns have shifted, or the file is truncated.

mod aga;
mod egf;
mod ffg;
mod lines;
mod problem;

use std::io::{Cursor, Read};

use chrono::NaiveDate;
use encoding_rs::WINDOWS_1252;
use zip::ZipArchive;

use rating::RatingList;

use super::table::is_packed;
use super::{Place, Problem, ReadError};

pub(super) use aga::{rank as american_rank, rating as american_rating};
pub(super) use ffg::OFFSET as FRENCH_OFFSET;
pub use problem::ListProblem;

/// The largest list a reader takes, in bytes: 200,000 people take some 20 MB.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;

/// A list as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenList {
    /// The people.
    pub list: RatingList,
    /// The lines that were left out, each with its fault.
    pub skipped: Option<ReadError>,
}

/// Reads any of the three lists. The American list has no day: it is `today`'s.
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
    if is_packed(bytes) {
        return read(&unpacked(bytes)?, today);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_or_else(
        |_| WINDOWS_1252.decode_without_bom_handling(bytes).0,
        std::borrow::Cow::Borrowed,
    );
    let first = lines::lines(&text).find(|(_, line)| !line.trim().is_empty());
    let (number, first) = first.unwrap_or((1, ""));
    if first.trim_start().starts_with('<') {
        egf::read(&text)
    } else if first.starts_with("#Echelle") || ffg::is_line(first) {
        ffg::read(&text)
    } else if first.matches('\t').count() >= 3 || aga::of_columns(first).is_some() {
        aga::read(&text, today)
    } else {
        Err(ReadError::one(Place::line(number), ListProblem::NotAList.into()))
    }
}

/// The list in a compressed file, which must contain nothing else.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    let not_a_list = || ReadError::one(Place::file(), ListProblem::NotAList.into());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| not_a_list())?;
    let file = archive.by_index(0).map_err(|_| not_a_list())?;
    let mut list = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut list).map_err(|_| not_a_list())?;
    // A compressed file in a compressed file is no list.
    if is_packed(&list) { Err(not_a_list()) } else { Ok(list) }
}
