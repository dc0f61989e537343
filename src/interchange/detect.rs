use super::macmahon::{self, is_macmahon};
use super::pairgoth::{self, is_pairgoth};
use super::{
    Imported, Participants, aga, csv, decode::text_of, h9, json, opengotha, participants,
    table::is_packed, tou, xml::parse,
};
use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileFormat {
    OpenGotha,
    /// A tournament of MacMahon 3.9 or 3.10.
    MacMahon,
    /// Players for MacMahon, as text.
    MacMahonText,
    /// Results of the European Go Database.
    H9,
    /// Results of the French federation.
    Tou,
    AgaReport,
    Pairgoth,
    /// Our own table of standings.
    Standings,
    Participants,
    Tengen,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Contents {
    Tournament(Box<Imported>),
    /// Players to add to one.
    Participants(Participants),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Detected {
    pub format: FileFormat,
    pub contents: Contents,
}

/// Detects the kind of a file by its contents and, where they leave it open, its name, and reads it; an event
/// without a day is today. [`ReadError`] also if the kind is unknown.
pub fn detect(bytes: &[u8], file_name: &str, today: NaiveDate) -> Result<Detected, ReadError> {
    let format = format_of(bytes, file_name)?;
    let tournament = |imported| Contents::Tournament(Box::new(number_namesakes(imported)));
    let contents = match format {
        FileFormat::OpenGotha => tournament(opengotha::read(bytes, today)?),
        FileFormat::MacMahon => tournament(macmahon::read(bytes, today)?),
        FileFormat::H9 => tournament(h9::read(bytes, today)?),
        FileFormat::Tou => tournament(tou::read(bytes, today)?),
        FileFormat::AgaReport => tournament(aga::read(bytes, today)?),
        FileFormat::Pairgoth => tournament(pairgoth::read(bytes)?),
        FileFormat::Standings => tournament(csv::read(bytes, today)?),
        // Its games refer to people by number, so that namesakes are no problem.
        FileFormat::Tengen => Contents::Tournament(Box::new(json::read(bytes)?)),
        FileFormat::MacMahonText | FileFormat::Participants => {
            Contents::Participants(participants::read(bytes)?)
        }
    };
    Ok(Detected { format, contents })
}

/// Headers of results of the European Go Database; files have different ones of them.
const H9_HEADERS: [&str; 8] = ["; CL[", "; EV[", "; PC[", "; DT[", ";CL[", ";EV[", ";PC[", ";DT["];

fn format_of(bytes: &[u8], file_name: &str) -> Result<FileFormat, ReadError> {
    if is_packed(bytes) {
        return Ok(FileFormat::Participants);
    }
    let text = match text_of(bytes) {
        Ok(text) => text,
        Err(_) if !bytes.is_empty() && !bytes.contains(&0) && bytes.len() <= super::MOST_BYTES => {
            encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0
        }
        Err(error) => return Err(error),
    };
    let text = text.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
    let name = file_name.to_lowercase();
    let first = text.lines().next().unwrap_or("");
    if text.starts_with('{') {
        Ok(if is_pairgoth(text) { FileFormat::Pairgoth } else { FileFormat::Tengen })
    } else if text.starts_with('<') || text.contains("<?xml") || text.contains("<Tournament") {
        xml_format(text)
    } else if H9_HEADERS.iter().any(|header| text.contains(header)) || name.ends_with(".h9") {
        Ok(FileFormat::H9)
    } else if name.ends_with(".tou")
        || (text.starts_with(';') && text.contains("Nom Prenom"))
        || (text.starts_with(";name=") && text.contains("\n;date="))
    {
        Ok(FileFormat::Tou)
    } else if aga::is_report(text) {
        Ok(FileFormat::AgaReport)
    } else if first.starts_with(csv::BEGINS) {
        Ok(FileFormat::Standings)
    } else if first.matches('|').count() >= 2 {
        Ok(FileFormat::MacMahonText)
    } else if (first.matches([';', ',', '\t']).count() >= 2 && !first.starts_with(';'))
        || participants::is_list(bytes)
    {
        Ok(FileFormat::Participants)
    } else {
        Err(ReadError::one(Place::file(), Problem::UnknownFormat))
    }
}

fn xml_format(text: &str) -> Result<FileFormat, ReadError> {
    let root = parse(text)?;
    if is_macmahon(&root) {
        Ok(FileFormat::MacMahon)
    } else if root.name == "Tournament" {
        Ok(FileFormat::OpenGotha)
    } else {
        Err(ReadError::one(root.place(), Problem::UnknownFormat))
    }
}

/// Adds a number to the first name of a person with the name of another in the same file, unless a number of a
/// federation or the rank distinguishes them: each has games of its own.
fn number_namesakes(mut imported: Imported) -> Imported {
    let entries = &mut imported.tournament.entries;
    let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
    for at in 0..entries.len() {
        let (name, first_name) = (entries[at].full_name(), entries[at].first_name.clone());
        let mut number = 1;
        loop {
            let key = same_person_key(&entries[at].surname, &entries[at].first_name);
            let namesakes = by_name.entry(key).or_default();
            if !namesakes.iter().any(|other| entries[*other].is_same_person(&entries[at])) {
                namesakes.push(at);
                break;
            }
            number += 1;
            entries[at].first_name = format!("{first_name} {number}").trim().to_owned();
        }
        if number > 1 {
            imported.notes.push(Note::Renamed { name, written: entries[at].full_name() });
        }
    }
    imported
}
