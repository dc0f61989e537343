//! Changes to a published round, for players to read.

use crate::web::prelude::*;
use service::{BoardThen, TableChange};

pub struct MendedLine {
    /// In the event's time zone.
    pub time: String,
    pub said: Vec<String>,
    pub reason: String,
}

pub fn mended_lines(t: Lang, event: &Event, mended: &[Mended]) -> Vec<MendedLine> {
    mended.iter().filter(|mended| !mended.withdrawn).map(|mended| line(t, event, mended)).collect()
}

pub fn mended_for(t: Lang, event: &Event, mended: &[Mended], player: EntryId) -> Vec<MendedLine> {
    let sits = |then: &Option<BoardThen>| {
        then.as_ref().is_some_and(|then| then.black == player || then.white == player)
    };
    let theirs = mended.iter().filter(|mended| !mended.withdrawn).map(|mended| {
        let tables = mended.tables.iter();
        let tables = tables.filter(|change| sits(&change.before) || sits(&change.after));
        let byes = mended.byes.iter().copied().filter(|bye| *bye == player).collect();
        Mended { tables: tables.cloned().collect(), byes, ..mended.clone() }
    });
    let theirs: Vec<Mended> =
        theirs.filter(|mended| !mended.tables.is_empty() || !mended.byes.is_empty()).collect();
    mended_lines(t, event, &theirs)
}

/// By table, the time of its last change: `changed at 10:12`.
pub fn mended_tables(t: Lang, mended: &[Mended]) -> BTreeMap<TableNo, String> {
    let stands = mended.iter().filter(|mended| !mended.withdrawn);
    let of = |mended: &Mended| {
        let said = t.with("mended-at", [("time", t.time(t.local(mended.at).time()))]);
        let tables = mended.tables.iter().map(move |change| (change.table, said.clone()));
        tables.collect::<Vec<_>>()
    };
    stands.flat_map(of).collect()
}

fn line(t: Lang, event: &Event, mended: &Mended) -> MendedLine {
    let of_table = mended.tables.iter().map(|change| table(t, event, change));
    let name = |entry: &EntryId| event.name(t, *entry);
    let byes = mended.byes.iter().map(|bye| t.with("mended-bye", [("name", name(bye))]));
    MendedLine {
        time: t.time(t.local(mended.at).time()),
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
