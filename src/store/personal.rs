//! Personal data: retention, deletion and download.
//!
//! [`TABLES`] says of every column of the database whether it is personal, until when it is kept, and whether the
//! download of an event has it. Deletion and download follow from it.

use super::schema::{TABLES, entry, tournament};
use crate::prelude::*;
use NameIn::{Elsewhere, Left, Members, Words};
use diesel::dsl::sql;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Integer, Text};
use recording::GameAct;
use referee::LogEntry;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// How long a column is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Not personal.
    Impersonal,
    /// Emptied some days after the event.
    Emptied,
    /// Deleted then with its row, if the table's condition holds.
    WithRow,
    /// Reduced then to what protects the person, `tournament::Private::retained`.
    Shortened,
    /// Kept as long as the event or the account, for this reason.
    Because(&'static str),
}

/// Whether the download of an event has a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InFile {
    Yes,
    /// For this reason.
    No(&'static str),
}

#[derive(Clone, Copy, Debug)]
pub struct PersonalColumn {
    pub name: &'static str,
    pub kept: Kept,
    pub file: InFile,
}

#[derive(Clone, Copy, Debug)]
pub struct TableColumns {
    pub name: &'static str,
    /// Order of its rows in the download; empty if it is not downloaded.
    pub order: &'static str,
    /// Of columns that do not say otherwise.
    pub file: InFile,
    /// Rows deleted with the personal data of an event, in SQL.
    pub rows: &'static str,
    pub columns: &'static [PersonalColumn],
}

impl TableColumns {
    pub(super) const fn rows(self, rows: &'static str) -> Self {
        Self { rows, ..self }
    }

    pub fn names(&self, is: impl Fn(&PersonalColumn) -> bool) -> Vec<&'static str> {
        self.columns.iter().filter(|one| is(one)).map(|one| one.name).collect()
    }
}

/// A table that is downloaded with its rows in that order.
pub(super) const fn in_file(order: &'static str) -> TableColumns {
    TableColumns { name: "", order, file: InFile::Yes, rows: "", columns: &[] }
}

/// A table that is not downloaded.
pub(super) const fn apart(why: &'static str) -> TableColumns {
    TableColumns { file: InFile::No(why), ..in_file("") }
}

const PRIVATE: &str = "entry's private part";

impl Tx {
    /// Events that have data to be deleted by [`delete_private_data`](Self::delete_private_data).
    pub fn with_private(&mut self) -> Result<Vec<TournamentId>> {
        let mut all = BTreeSet::new();
        for table in TABLES {
            let emptied = table.names(|one| one.kept == Kept::Emptied);
            let filled = emptied.iter().map(|column| format!("\"{column}\" <> ''"));
            let rows = Some(table.rows.to_owned()).filter(|rows| !rows.is_empty());
            let which: Vec<String> = filled.chain(rows).collect();
            if !which.is_empty() {
                all.extend(self.all::<i64, _>(sql::<BigInt>(&format!(
                    "SELECT DISTINCT tournament_id FROM \"{}\" WHERE {}",
                    table.name,
                    which.join(" OR ")
                )))?);
            }
        }
        let entered = entry::table.filter(entry::private.ne(""));
        let entered: Vec<(i64, String)> =
            self.all(entered.select((entry::tournament_id, entry::private)))?;
        // Unreadable data may be anything.
        let personal =
            |text: &str| parse(PRIVATE, text).map_or(true, |p: Private| p.retained() != p);
        all.extend(entered.into_iter().filter(|(_, text)| personal(text)).map(|(id, _)| id));
        Ok(all.into_iter().map(TournamentId).collect())
    }

    /// Deletes what people of an event said of themselves, by [`TABLES`]: addresses of e-mail and of browsers and
    /// what was sent there, what was said when registering online and in requests, years of birth, sex, meals, fees
    /// and notes. The public part of an entry stays. Call it with the event locked.
    pub fn delete_private_data(&mut self, id: TournamentId) -> Result<()> {
        for table in TABLES {
            let emptied = table.names(|one| one.kept == Kept::Emptied);
            let (name, of_event) = (table.name, format!("tournament_id = {}", id.0));
            if !emptied.is_empty() {
                let nothing: Vec<String> =
                    emptied.iter().map(|column| format!("\"{column}\" = ''")).collect();
                let nothing = nothing.join(", ");
                self.run(sql_query(format!("UPDATE \"{name}\" SET {nothing} WHERE {of_event}")))?;
            }
            if !table.rows.is_empty() {
                let rows = table.rows;
                self.run(sql_query(format!("DELETE FROM \"{name}\" WHERE {of_event} AND {rows}")))?;
            }
        }
        let kept = of_event!(entry, id).filter(entry::private.ne(""));
        let kept: Vec<(i32, String)> = self.all(kept.select((entry::id, entry::private)))?;
        for (number, text) in kept {
            // Unreadable data is not kept either.
            let private: Private = parse(PRIVATE, &text).unwrap_or_default();
            let less = private.retained();
            let text = if less.is_empty() { String::new() } else { json(PRIVATE, &less)? };
            self.run(update(entry::table.find((id.0, number))).set(entry::private.eq(text)))?;
        }
        // Caches read it again.
        let next = tournament::revision.eq(tournament::revision + 1);
        self.run(update(tournament::table.find(id.0)).set(next))
    }

    /// Every row of an event by table, each as an object by column, as far as [`TABLES`] has it in the download.
    pub fn event_dump(&mut self, id: TournamentId) -> Result<Map<String, Value>> {
        let mut all = Map::new();
        for table in TABLES.iter().filter(|table| !table.order.is_empty()) {
            let columns = table.names(|one| one.file == InFile::Yes);
            let pairs: Vec<String> =
                columns.iter().map(|column| format!("'{column}', \"{column}\"")).collect();
            let pairs = pairs.join(", ");
            let object = match self.connection() {
                AnyConnection::Sqlite(_) => format!("json_object({pairs})"),
                AnyConnection::Postgres(_) => format!("json_build_object({pairs})::text"),
            };
            let lines: Vec<String> = self.all(sql::<Text>(&format!(
                "SELECT {object} FROM \"{}\" WHERE tournament_id = {} ORDER BY {}",
                table.name, id.0, table.order
            )))?;
            let rows = lines.iter().map(|row| parse("row of an event", row));
            all.insert(table.name.to_owned(), Value::Array(rows.collect::<Result<_>>()?));
        }
        Ok(all)
    }
}

/// Rewrites a text without a name in it.
type Retell<'a> = &'a dyn Fn(&str) -> String;

/// Where a person's name is removed in a column when the person is forgotten.
#[derive(Clone, Copy, Debug)]
pub enum NameIn {
    /// In the whole text.
    Words,
    /// In the members of JSON that are words.
    Members(fn(&str, Retell<'_>) -> Result<String>),
    /// With the rest of the event or of the journal, or with its row.
    Elsewhere,
    /// The column names other things: a name is shown to the organiser.
    Left,
}

/// Every column of an event where somebody may type a person's name, apart from the person's own entry. A test compares
/// it with all columns of the database.
pub const TYPED: [(&str, &str, NameIn); 17] = [
    ("incident", "words", Words),
    ("announcement", "words", Words),
    ("player_request", "words", Words),
    ("player_request", "answer", Words),
    (
        "referee_entry",
        "entry",
        Members(|text, tell| reword(text, |one: LogEntry| one.retold(tell))),
    ),
    ("game_act", "act", Members(|text, tell| reword(text, |one: GameAct| one.retold(tell)))),
    ("home_registration", "said", Members(|text, tell| reword(text, |one| registered(one, tell)))),
    ("journal_words", "words", Elsewhere),
    ("board", "appointment", Elsewhere),
    ("entry", "private", Elsewhere),
    ("certificate", "file", Elsewhere),
    ("tournament", "teams", Elsewhere),
    ("undo", "act", Elsewhere),
    ("ruling_draft", "answers", Elsewhere),
    ("tournament", "settings", Left),
    ("tournament", "name", Left),
    ("tournament", "club_groups", Left),
];

fn reword<T: Serialize + DeserializeOwned>(text: &str, tell: impl Fn(T) -> T) -> Result<String> {
    json("what was typed", &tell(parse("what was typed", text)?))
}

fn registered(one: Applicant, tell: Retell<'_>) -> Applicant {
    Applicant { note: tell(&one.note), meal: tell(&one.meal), ..one }
}

impl Tx {
    /// Rewrites what was typed in an event, except in the event's own row and the journal. Call it with the event
    /// locked.
    pub fn retell_words(&mut self, id: TournamentId, retell: Retell<'_>) -> Result<()> {
        for (table, column, how) in TYPED {
            let tell = |was: &str| match how {
                Members(tell) if !was.is_empty() => tell(was, retell),
                Words => Ok(retell(was)),
                _ => Ok(was.to_owned()),
            };
            if matches!(how, Elsewhere | Left) {
                continue;
            }
            let of_event = format!("tournament_id = {}", id.0);
            let query = format!("SELECT DISTINCT \"{column}\" FROM \"{table}\" WHERE {of_event}");
            let (mut changed, mut rows) = (false, Vec::new());
            for said in self.all::<String, _>(sql::<Text>(&query))? {
                let now = tell(&said)?;
                if now == said {
                    continue;
                }
                if matches!(table, "player_request" | "home_registration") {
                    let ids = format!("SELECT id FROM \"{table}\" WHERE {of_event}");
                    let ids = sql::<Integer>(&format!("{ids} AND \"{column}\" = "));
                    rows.extend(self.all::<i32, _>(ids.bind::<Text, _>(&said))?);
                }
                let set = format!("UPDATE \"{table}\" SET \"{column}\" = $1");
                let set = sql_query(format!("{set} WHERE {of_event} AND \"{column}\" = $2"));
                self.run(set.bind::<Text, _>(now).bind::<Text, _>(said))?;
                changed = true;
            }
            match table {
                _ if !changed => {}
                "incident" => self.mark(id, EventPart::Reports),
                "player_request" => {
                    rows.into_iter().try_for_each(|row| self.change_request(id, row, |_| {}))?;
                }
                "home_registration" => {
                    rows.into_iter()
                        .try_for_each(|row| self.change_registration(id, row, |_| {}))?;
                }
                "announcement" => self.mark(id, EventPart::Announcements),
                "referee_entry" => self.mark(id, EventPart::Referee),
                "game_act" => {
                    for row in self.games(id)? {
                        self.mark(id, EventPart::Game(row.no));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}
