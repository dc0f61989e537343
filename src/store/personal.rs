//! Personal data: retention, deletion and download.
//!
//! [`TABLES`] has every column of the database: whether it is personal, until when it is kept, and whether the download
//! of an event has it. Deletion and download follow from this list; a test compares it with the schema, so that a new
//! column has to be classified.

use super::columns::{Number, Said, json, of_event, parse};
use super::schema::{entry, tournament};
use super::{AnyConnection, Result, Tx, parts::EventPart};
use crate::prelude::*;
use ::tournament::{Applicant, Private, TournamentId};
use InFile::{No, Yes};
use Kept::{Because, Emptied, Impersonal, Shortened, WithRow};
use NameIn::{Elsewhere, Left, Members, Words};
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::{sql_query, update};
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

/// Columns of a table that are treated alike.
#[derive(Clone, Copy, Debug)]
pub struct ColumnGroup {
    /// Separated by spaces.
    pub names: &'static str,
    pub kept: Kept,
    pub file: InFile,
}

#[derive(Clone, Copy, Debug)]
pub struct TableColumns {
    pub name: &'static str,
    /// Order of its rows in the download; empty if it is not downloaded.
    pub order: &'static str,
    /// Rows deleted with the personal data of an event, in SQL.
    pub rows: &'static str,
    pub columns: &'static [ColumnGroup],
}

impl TableColumns {
    const fn rows(self, rows: &'static str) -> Self {
        Self { rows, ..self }
    }

    const fn has(self, columns: &'static [ColumnGroup]) -> Self {
        Self { columns, ..self }
    }

    pub fn names(&self, is: impl Fn(&ColumnGroup) -> bool) -> Vec<&'static str> {
        self.columns.iter().filter(|one| is(one)).flat_map(|one| one.names.split(' ')).collect()
    }
}

const fn file(names: &'static str, kept: Kept) -> ColumnGroup {
    ColumnGroup { names, kept, file: Yes }
}

const fn apart(names: &'static str, kept: Kept, why: &'static str) -> ColumnGroup {
    ColumnGroup { names, kept, file: No(why) }
}

/// A table that is downloaded with its rows in that order.
const fn event(name: &'static str, order: &'static str) -> TableColumns {
    TableColumns { name, order, rows: "", columns: &[] }
}

/// A table that is not downloaded.
const fn other(name: &'static str) -> TableColumns {
    event(name, "")
}

const PLAYED: Kept = Because("names, pairings and results are public, and what the event was");
const RECORD: Kept = Because(
    "the journal, its chain and the rulings prove what was done; names go when somebody is forgotten",
);
const WORKS: Kept = Because("says who works on this server, until an owner takes it away");
const DOOR: &str = "it lets somebody in";
const SERVER: &str = "it is the server's, not an event's";
const APART: &str = "it stands in the file by itself";
const SENT: &str = "what was sent is in the rows that it told of";

pub const TABLES: [TableColumns; 40] = [
    other("account").has(&[
        apart("id is_owner makes_events created_at disabled_at", Impersonal, SERVER),
        apart("name name_key", WORKS, SERVER),
        apart("password_hash totp_key totp_step", WORKS, DOOR),
    ]),
    other("security_event").has(&[
        apart("id at what times", Impersonal, SERVER),
        apart("account_id name address", Because("shows who tried to come in"), SERVER),
    ]),
    other("session").has(&[
        apart("token_hash created_at seen_at expires_at", Impersonal, DOOR),
        apart(
            "account_id browser address",
            Because("shows people their own sessions; it goes with the session"),
            DOOR,
        ),
    ]),
    other("recovery_code").has(&[apart("account_id code_hash", WORKS, DOOR)]),
    other("half_signed_in").has(&[apart("token_hash account_id expires_at", Impersonal, DOOR)]),
    other("setup_link").has(&[apart("token_hash created_at", Impersonal, DOOR)]),
    other("task").has(&[apart("id of_what percent stopped at", Impersonal, SERVER)]),
    other("health").has(&[apart("id at", Impersonal, SERVER)]),
    other("server_name").has(&[apart("id name about", Impersonal, SERVER)]),
    other("tournament").has(&[
        apart("id slug name begins ends settings club_groups teams revision", Impersonal, APART),
        apart("created_at never_given hidden archived_at series_of", Impersonal, SERVER),
    ]),
    other("deleted_tournament").has(&[
        apart("id slug deleted_at", Impersonal, SERVER),
        apart("deleted_by", WORKS, SERVER),
    ]),
    other("role").has(&[
        apart("tournament_id role created_at chief", Impersonal, SERVER),
        apart("account_id", WORKS, SERVER),
    ]),
    other("invitation").has(&[
        apart(
            "tournament_id id token_hash role created_at expires_at revoked_at most_uses",
            Impersonal,
            DOOR,
        ),
        apart("created_by", WORKS, DOOR),
    ]),
    other("invitation_use").has(&[
        apart("tournament_id invitation_id at", Impersonal, SERVER),
        apart("account_id", WORKS, SERVER),
    ]),
    event("entry", "id").has(&[
        file("tournament_id id is_final participation correction category", Impersonal),
        file(
            "surname first_name native_name rank grade rating rating_origin club country partners",
            PLAYED,
        ),
        file(
            "egf_pin ffg_licence ffg_status aga_id aga_expires",
            Because("federations know their players by them"),
        ),
        file("private", Shortened),
    ]),
    event("round", "no").has(&[file("tournament_id no state teams", Impersonal)]),
    event("bye", "round_no, entry_id").has(&[file("tournament_id round_no entry_id", PLAYED)]),
    event("board", "round_no, table_no").has(&[
        file(
            "tournament_id round_no table_no handicap colors_known version replay komi2",
            Impersonal,
        ),
        file("black_id white_id ending confirmed_at", PLAYED),
        file("changed_by changed_at appointment", RECORD),
    ]),
    event("round_clock", "round_no").has(&[file(
        "tournament_id round_no starts_at started_at window_from window_until",
        Impersonal,
    )]),
    event("certificate", "round_no")
        .has(&[file("tournament_id round_no body made_at", Impersonal), file("file", RECORD)]),
    event("journal", "seq").has(&[
        file("tournament_id seq at act version previous_hash hash parts round", Impersonal),
        file("account_id detail", RECORD),
    ]),
    event("journal_words", "seq")
        .has(&[file("tournament_id seq", Impersonal), file("words", RECORD)]),
    event("incident", "id").has(&[
        file("tournament_id id round_no table_no confirmed reported_at", Impersonal),
        file("black_id white_id report reported_by words", RECORD),
    ]),
    event("referee_entry", "seq").has(&[
        file("tournament_id seq incident_id ending_before written_at kind", Impersonal),
        file("entry written_by excluded", RECORD),
    ]),
    other("ruling_draft").rows("TRUE").has(&[
        apart("tournament_id id round_no table_no at", Impersonal, SERVER),
        apart("account_id answers", WithRow, "it goes with the ruling, or after a day"),
    ]),
    event("game", "id").has(&[
        file("tournament_id id round_no table_no anew terms entered", Impersonal),
        file("black_id white_id", PLAYED),
        file("ending", RECORD),
    ]),
    event("game_act", "game_id, seq").has(&[
        file("tournament_id game_id seq act entered_at", Impersonal),
        file("entered_by", RECORD),
    ]),
    other("receipt").has(&[apart(
        "tournament_id form_key answer at",
        Impersonal,
        "a form is remembered for some days only",
    )]),
    other("personal_link").has(&[
        apart("token_hash tournament_id created_at revoked_at", Impersonal, DOOR),
        apart("entry_id", PLAYED, DOOR),
    ]),
    event("reported_result", "round_no, entry_id").has(&[
        file("tournament_id round_no at captain_at", Impersonal),
        file("entry_id captain_id black_id white_id ending captain_ending", RECORD),
    ]),
    event("player_request", "id").has(&[
        file("tournament_id id kind round_no asked_at state answered_at", Impersonal),
        file("entry_id answered_by", RECORD),
        file("words answer", Emptied),
        apart("salt", Emptied, DOOR),
    ]),
    event("home_registration", "id").has(&[
        file("tournament_id id state has_place late entry_id rank at", Impersonal),
        file("person_key said language", Emptied),
        apart("token_hash", Impersonal, DOOR),
        apart("salt", Emptied, DOOR),
        apart("address", Emptied, "a hash by a key that stays on the server"),
    ]),
    other("signing_key").has(&[apart("id key", Impersonal, DOOR)]),
    other("rating_list").has(&[
        apart("id kind dated people imported_by imported_at", Impersonal, SERVER),
        apart("body", Because("federations publish it; a newer list takes its place"), SERVER),
    ]),
    other("list_source").has(&[apart("kind url every_hours tried_at said", Impersonal, SERVER)]),
    other("webhook").has(&[apart("tournament_id id url secret made_at", Impersonal, DOOR)]),
    other("outbox").rows("webhook_id IS NULL").has(&[
        apart(
            "tournament_id id webhook_id event made_at tries next_at sent_at once",
            Impersonal,
            SENT,
        ),
        apart("reach_id address body said asked_from asked_for", WithRow, SENT),
    ]),
    other("undo").rows("TRUE").has(&[
        apart("tournament_id number revision", Impersonal, SERVER),
        apart("account_id act", WithRow, "it is what the tables said before, for a day"),
    ]),
    event("announcement", "id").has(&[
        file("tournament_id id said_at gone_at", Impersonal),
        file(
            "audience words",
            Because(
                "the organisers said it to all or to some; names go when somebody is forgotten",
            ),
        ),
    ]),
    other("reach").rows("TRUE").has(&[apart(
        "tournament_id id entry_id way address keys kinds language made_at board failed \
             account_id",
        WithRow,
        "whoever has it can send messages there",
    )]),
];

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
                let events: Vec<Number> = self.all(sql_query(format!(
                    "SELECT DISTINCT tournament_id AS number FROM \"{}\" WHERE {}",
                    table.name,
                    which.join(" OR ")
                )))?;
                all.extend(events.into_iter().map(|event| event.number));
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
            let lines: Vec<Said> = self.all(sql_query(format!(
                "SELECT {object} AS said FROM \"{}\" WHERE tournament_id = {} ORDER BY {}",
                table.name, id.0, table.order
            )))?;
            let rows = lines.iter().map(|row| parse("row of an event", &row.said));
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
            let query =
                format!("SELECT DISTINCT \"{column}\" AS said FROM \"{table}\" WHERE {of_event}");
            let (mut changed, mut rows) = (false, Vec::new());
            for Said { said } in self.all(sql_query(query))? {
                let now = tell(&said)?;
                if now == said {
                    continue;
                }
                if matches!(table, "player_request" | "home_registration") {
                    let ids = format!("SELECT CAST(id AS BIGINT) AS number FROM \"{table}\"");
                    let ids = sql_query(format!("{ids} WHERE {of_event} AND \"{column}\" = $1"));
                    let ids: Vec<Number> = self.all(ids.bind::<Text, _>(&said))?;
                    rows.extend(ids.iter().filter_map(|row| i32::try_from(row.number).ok()));
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
