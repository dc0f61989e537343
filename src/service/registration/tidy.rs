use std::collections::HashMap;

use tournament::{Entry, Fault, check_name, same_person_key};

use crate::{Refusal, Result, ServiceError};

/// An entry as it is kept: its names tidied, its other texts one line of at most 200 characters.
pub(crate) fn tidy(mut entry: Entry) -> Result<Entry> {
    let mut faults = Vec::new();
    if entry.native_name.as_deref().is_some_and(|name| name.trim().is_empty()) {
        entry.native_name = None;
    }
    let texts: [(&'static str, &mut String); 11] = [
        ("surname", &mut entry.surname),
        ("first_name", &mut entry.first_name),
        ("grade", &mut entry.grade),
        ("rating_origin", &mut entry.rating_origin),
        ("club", &mut entry.club),
        ("country", &mut entry.country),
        ("egf_pin", &mut entry.egf_pin),
        ("ffg_licence", &mut entry.ffg_licence),
        ("ffg_status", &mut entry.ffg_status),
        ("aga_id", &mut entry.aga_id),
        ("aga_expires", &mut entry.aga_expires),
    ];
    let native = entry.native_name.as_mut().map(|name| ("native_name", name));
    for (field, text) in texts.into_iter().chain(native) {
        match check_name(text) {
            Ok(tidied) => *text = tidied,
            Err(Fault::Missing) if field != "surname" => text.clear(),
            Err(fault) => faults.push((field, fault)),
        }
    }
    if faults.is_empty() { Ok(entry) } else { Err(ServiceError::Fields(faults)) }
}

/// People who are entered, by their names.
#[derive(Default)]
pub(crate) struct People(HashMap<String, Vec<Entry>>);

impl People {
    /// Adds an entry's person, who must not be there yet by a federation's number. Others may bear the same name:
    /// each entry of a whole tournament has a number and games of its own.
    pub(crate) fn add(&mut self, entry: &Entry) -> Result<()> {
        let namesakes =
            self.0.entry(same_person_key(&entry.surname, &entry.first_name)).or_default();
        if namesakes.iter().any(|other| other.has_number_of(entry)) {
            return Err(Refusal::EnteredAlready { name: entry.full_name() }.into());
        }
        namesakes.push(entry.clone());
        Ok(())
    }
}
