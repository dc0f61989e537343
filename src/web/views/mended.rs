//! What players read of a published round that was changed.

use crate::desk::{BoardThen, Mended, TableChange};
use crate::tournament::{Board, EntryId};
use crate::web::{Event, Lang, local_time};

/// A change, in the viewer's language.
pub struct MendedLine {
    /// When, on the server's clock.
    pub time: String,
    /// What became of each table, and who got a free round.
    pub said: Vec<String>,
    /// Why.
    pub reason: String,
}

/// Every change that still is of the round as it stands, in order.
pub fn mended_lines(t: Lang, event: &Event, mended: &[Mended]) -> Vec<MendedLine> {
    mended.iter().filter(|mended| !mended.withdrawn).map(|mended| line(t, event, mended)).collect()
}

fn line(t: Lang, event: &Event, mended: &Mended) -> MendedLine {
    let of_table = mended.tables.iter().map(|change| table(t, event, change));
    let name = |entry: &EntryId| event.name(t, *entry);
    let byes = mended.byes.iter().map(|bye| t.with("mended-bye", [("name", name(bye))]));
    MendedLine {
        time: t.time(local_time(mended.at).time()),
        said: of_table.chain(byes).collect(),
        reason: mended.reason.clone(),
    }
}

fn table(t: Lang, event: &Event, change: &TableChange) -> String {
    let seats = |key: &str, then: &BoardThen| {
        let (black, white) = (event.name(t, then.black), event.name(t, then.white));
        t.with(key, (("table", change.table), ("black", black), ("white", white)))
    };
    match (&change.before, &change.after) {
        (Some(before), Some(after))
            if (before.black, before.white) == (after.black, after.white) =>
        {
            let board = Board::new(change.table, after.black, after.white, after.handicap);
            let board = Board { komi: after.komi, ..board };
            let terms = t.terms(after.handicap, event.snapshot.tournament.komi_of(&board));
            t.with("mended-terms", (("table", change.table), ("terms", terms)))
        }
        (Some(_), Some(after)) => seats("mended-seats", after),
        (None, Some(after)) => seats("mended-new", after),
        (Some(before), None) => seats("mended-gone", before),
        (None, None) => String::new(),
    }
}
