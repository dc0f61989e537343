use std::collections::HashMap;

use tournament::same_person_key;

use super::{Imported, Note};

/// Adds a number to the first name of a person with the name of another in the same file, unless a number of a
/// federation or the rank distinguishes them: each has games of its own.
pub(super) fn told_apart(mut imported: Imported) -> Imported {
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
