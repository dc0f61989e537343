use super::columns::AT_ONCE;
use super::schema::{entry, personal_link, reach};
use crate::prelude::*;
use diesel::upsert::excluded;
use rating::{Rank, Rating};
use std::collections::HashSet;

#[derive(Queryable, Insertable, AsChangeset)]
#[diesel(table_name = entry, treat_none_as_null = true)]
struct EntryRow {
    tournament_id: i64,
    id: i32,
    surname: String,
    first_name: String,
    native_name: Option<String>,
    rank: i32,
    grade: String,
    rating: i32,
    rating_origin: String,
    club: String,
    country: String,
    egf_pin: String,
    ffg_licence: String,
    ffg_status: String,
    aga_id: String,
    aga_expires: String,
    is_final: bool,
    participation: i64,
    correction: i32,
    private: String,
    category: Option<i32>,
    partners: String,
}

impl EntryRow {
    fn of(tournament: TournamentId, entry: &Entry) -> Result<Self> {
        let e = entry.clone();
        let private = if e.private.is_empty() {
            String::new()
        } else {
            json("entry's private part", &e.private)?
        };
        let partners =
            if e.is_pair() { json("entry's partners", &e.partners)? } else { String::new() };
        Ok(Self {
            partners,
            tournament_id: tournament.0,
            id: e.id.0,
            surname: e.surname,
            first_name: e.first_name,
            native_name: e.native_name,
            rank: e.rank.value(),
            grade: e.grade,
            rating: e.rating.0,
            rating_origin: e.rating_origin,
            club: e.club,
            country: e.country,
            egf_pin: e.egf_pin,
            ffg_licence: e.ffg_licence,
            ffg_status: e.ffg_status,
            aga_id: e.aga_id,
            aga_expires: e.aga_expires,
            is_final: e.registration == Registration::Final,
            participation: e.participation.bits().into(),
            correction: e.correction,
            private,
            category: e.category.map(Into::into),
        })
    }

    fn into_entry(self) -> Result<Entry> {
        let rank = Rank::new(self.rank)
            .ok_or_else(|| StoreError::Corrupt { what: "rank", why: self.rank.to_string() })?;
        Ok(Entry {
            id: EntryId(self.id),
            surname: self.surname,
            first_name: self.first_name,
            native_name: self.native_name,
            rank,
            grade: self.grade,
            rating: Rating(self.rating),
            rating_origin: self.rating_origin,
            club: self.club,
            country: self.country,
            egf_pin: self.egf_pin,
            ffg_licence: self.ffg_licence,
            ffg_status: self.ffg_status,
            aga_id: self.aga_id,
            aga_expires: self.aga_expires,
            registration: if self.is_final {
                Registration::Final
            } else {
                Registration::Preliminary
            },
            participation: Participation::from_bits(self.participation as u32),
            excluded: Participation::NONE,
            correction: self.correction,
            private: match self.private.as_str() {
                "" => Private::default(),
                kept => parse("entry's private part", kept)?,
            },
            category: self.category.and_then(|category| category.try_into().ok()),
            partners: match self.partners.as_str() {
                "" => Default::default(),
                kept => parse("entry's partners", kept)?,
            },
        })
    }
}

pub(super) fn load(tx: &mut Tx, id: TournamentId) -> Result<Vec<Entry>> {
    let rows: Vec<EntryRow> = tx.all(of_event!(entry, id).order(entry::id))?;
    rows.into_iter().map(EntryRow::into_entry).collect()
}

pub(super) fn insert(tx: &mut Tx, id: TournamentId, entries: &[Entry]) -> Result<()> {
    let rows = entries.iter().map(|new| EntryRow::of(id, new)).collect::<Result<Vec<_>>>()?;
    insert_all!(tx, entry::table, rows);
    Ok(())
}

/// Columns as the new row has them.
macro_rules! excluded_columns {
    ($($column:ident)*) => { ($(entry::$column.eq(excluded(entry::$column)),)*) };
}

/// Writes new and changed entries; on PostgreSQL in as few statements as possible.
pub(super) fn save(tx: &mut Tx, id: TournamentId, before: &[Entry], after: &[Entry]) -> Result<()> {
    let known: HashMap<EntryId, &Entry> = before.iter().map(|e| (e.id, e)).collect();
    let new: Vec<Entry> = after.iter().filter(|e| !known.contains_key(&e.id)).cloned().collect();
    insert(tx, id, &new)?;
    let changed = after.iter().filter(|now| known.get(&now.id).is_some_and(|was| was != now));
    let rows = changed.map(|now| EntryRow::of(id, now)).collect::<Result<Vec<_>>>()?;
    match tx.connection() {
        AnyConnection::Sqlite(c) => {
            for row in &rows {
                update(entry::table.find((row.tournament_id, row.id))).set(row).execute(c)?;
            }
        }
        AnyConnection::Postgres(c) => {
            for rows in rows.chunks(AT_ONCE) {
                let there = (entry::tournament_id, entry::id);
                let insert = insert_into(entry::table).values(rows).on_conflict(there);
                insert.do_update().set(excluded_columns!(
                    surname first_name native_name rank grade rating rating_origin club country egf_pin ffg_licence
                    ffg_status aga_id aga_expires is_final participation correction private category partners
                )).execute(c)?;
            }
        }
    }
    Ok(())
}

/// Deletes entries that are gone; boards that name them must be deleted first.
pub(super) fn remove_gone(
    tx: &mut Tx,
    id: TournamentId,
    before: &[Entry],
    after: &[Entry],
) -> Result<()> {
    let kept: HashSet<EntryId> = after.iter().map(|e| e.id).collect();
    let gone = before.iter().map(|e| e.id).filter(|id| !kept.contains(id));
    let gone: Vec<EntryId> = gone.collect();
    if gone.is_empty() {
        return Ok(());
    }
    for who in &gone {
        tx.mark_gone(id, *who)?;
        forget_ways(tx, id, *who)?;
    }
    for some in gone.chunks(AT_ONCE) {
        let of_these = of_event!(entry, id).filter(entry::id.eq_any(some.iter().map(|who| who.0)));
        tx.run(delete(of_these))?;
    }
    tx.delete_texts(id, &gone)
}

/// Cancels and clears an entry's online registration; deletes its personal links and contacts.
pub(super) fn forget_ways(tx: &mut Tx, id: TournamentId, who: EntryId) -> Result<()> {
    tx.cancel_registrations_of(id, who)?;
    tx.run(delete(of_event!(personal_link, id).filter(personal_link::entry_id.eq(who.0))))?;
    tx.run(delete(of_event!(reach, id).filter(reach::entry_id.eq(who.0))))
}
