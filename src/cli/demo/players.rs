//! The people of the demonstration. All names are invented.

use crate::tournament::{Entry, EntryId};

/// A line each, a tab between: surname, first name, rank, club, country, and the name in their own script.
const PLAYERS: &str = include_str!("players.tsv");

/// Everybody who plays, in the order of the file.
pub(super) fn players() -> impl Iterator<Item = Entry> {
    (1..).zip(PLAYERS.lines().skip(1)).filter_map(|(id, line)| {
        let mut cells = line.split('\t');
        let mut cell = || cells.next().unwrap_or_default();
        let (surname, first_name, rank) = (cell(), cell(), cell().parse().ok()?);
        let mut entry = Entry::new(EntryId(id), surname, first_name, rank);
        cell().clone_into(&mut entry.club);
        cell().clone_into(&mut entry.country);
        entry.native_name = Some(cell().to_owned()).filter(|name| !name.is_empty());
        Some(entry)
    })
}
