//! Every place of an event where somebody may type a person's name, beside the person's own entry: one list, by which a
//! name is taken out when the person is forgotten. A test holds it against all columns of the database.

use diesel::prelude::*;
use diesel::sql_types::Text;
use serde::Serialize;
use serde::de::DeserializeOwned;

use ::tournament::{Applicant, TournamentId};
use recording::GameAct;
use referee::LogEntry;

use super::columns::{Number, Said};
use super::connection::AnyConnection;
use super::open::Result;
use super::parts::{self, EventPart};
use super::tournaments::{json, parse};

/// What is said in the place of a text with a name in it.
type Retell<'a> = &'a dyn Fn(&str) -> String;

/// What becomes of a name in a column when that person is forgotten.
#[derive(Clone, Copy, Debug)]
pub enum NameIn {
    /// The column is words: the name is taken out of them.
    Words,
    /// The column is JSON: the name is taken out of the members that are words.
    Members(fn(&str, Retell<'_>) -> Result<String>),
    /// It is taken out with the rest of the event, or of the journal, or goes with its row.
    Elsewhere,
    /// The column names other things: what is left is shown to the organiser.
    Left,
}

use NameIn::{Elsewhere, Left, Members, Words};

/// The list: table, column, and what becomes of a name there.
pub const TYPED: [(&str, &str, NameIn); 16] = [
    ("incident", "words", Words),
    ("announcement", "words", Words),
    ("player_request", "words", Words),
    ("player_request", "answer", Words),
    ("referee_entry", "entry", Members(|text, tell| told(text, |one: LogEntry| one.retold(tell)))),
    ("game_act", "act", Members(|text, tell| told(text, |one: GameAct| one.retold(tell)))),
    ("home_registration", "said", Members(|text, tell| told(text, |one| registered(one, tell)))),
    ("journal_words", "words", Elsewhere),
    ("board", "appointment", Elsewhere),
    ("entry", "private", Elsewhere),
    ("certificate", "file", Elsewhere),
    ("tournament", "teams", Elsewhere),
    ("undo", "act", Elsewhere),
    ("tournament", "settings", Left),
    ("tournament", "name", Left),
    ("tournament", "club_groups", Left),
];

fn told<T: Serialize + DeserializeOwned>(text: &str, tell: impl Fn(T) -> T) -> Result<String> {
    json("what was typed", &tell(parse("what was typed", text)?))
}

fn registered(one: Applicant, tell: Retell<'_>) -> Applicant {
    Applicant { note: tell(&one.note), meal: tell(&one.meal), ..one }
}

impl AnyConnection {
    /// Tells anew what was typed in an event, but for its own row and the journal. Call it with the event locked.
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
            let of = format!("tournament_id = {}", id.0);
            let query = format!("SELECT DISTINCT \"{column}\" AS said FROM \"{table}\" WHERE {of}");
            let (mut changed, mut rows) = (false, Vec::new());
            for Said { said } in diesel::sql_query(query).load::<Said>(self)? {
                let now = tell(&said)?;
                if now != said {
                    if matches!(table, "player_request" | "home_registration") {
                        let ids = format!("SELECT CAST(id AS BIGINT) AS number FROM \"{table}\"");
                        let ids = format!("{ids} WHERE {of} AND \"{column}\" = $1");
                        let ids = diesel::sql_query(ids).bind::<Text, _>(&said);
                        let ids = ids.load::<Number>(self)?.into_iter();
                        rows.extend(ids.filter_map(|row| i32::try_from(row.number).ok()));
                    }
                    let set = format!("UPDATE \"{table}\" SET \"{column}\" = $1");
                    diesel::sql_query(format!("{set} WHERE {of} AND \"{column}\" = $2"))
                        .bind::<Text, _>(now)
                        .bind::<Text, _>(said)
                        .execute(self)?;
                    changed = true;
                }
            }
            match table {
                _ if !changed => {}
                "incident" => parts::mark(id, EventPart::Reports),
                "player_request" => {
                    rows.into_iter().try_for_each(|row| self.change_request(id, row, |_| {}))?;
                }
                "home_registration" => {
                    rows.into_iter()
                        .try_for_each(|row| self.change_registration(id, row, |_| {}))?;
                }
                "announcement" => parts::mark(id, EventPart::Announcements),
                "referee_entry" => parts::mark(id, EventPart::Referee),
                "game_act" => {
                    self.games(id)?.iter().for_each(|row| parts::mark(id, EventPart::Game(row.no)));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
