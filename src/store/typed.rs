//! Every place of an event where somebody may type a person's name, beside the person's own entry: one list, by which a
//! name is taken out when the person is forgotten. A test holds it against all columns of the database.

use diesel::prelude::*;
use diesel::sql_types::Text;

use ::tournament::{Applicant, EntryId, TournamentId};

use super::columns::Said;
use super::connection::AnyConnection;
use super::open::Result;
use super::parts::{self, EventPart};
use super::schema::{game_act, home_registration};
use super::tournaments::{json, parse};

/// What becomes of a name in a column when that person is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameIn {
    /// The column is words: the name is taken out of them.
    Words,
    /// The column is JSON: the name is taken out of the members that are words.
    Members,
    /// The column names other things: what is left is shown to the organiser.
    Left,
}

use NameIn::{Left, Members, Words};

/// The list: table, column, and what becomes of a name there.
pub const TYPED: [(&str, &str, NameIn); 15] = [
    ("incident", "words", Words),
    ("announcement", "words", Words),
    ("player_request", "words", Words),
    ("player_request", "answer", Words),
    ("journal_words", "words", Members),
    ("referee_entry", "entry", Members),
    ("game_act", "act", Members),
    ("board", "appointment", Members),
    ("entry", "private", Members),
    ("home_registration", "said", Members),
    ("certificate", "file", Members),
    ("tournament", "teams", Members),
    ("tournament", "settings", Left),
    ("tournament", "name", Left),
    ("tournament", "club_groups", Left),
];

/// Somebody in an event of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPerson {
    /// The event.
    pub tournament: TournamentId,
    /// Its name in addresses, and its name.
    pub event: (String, String),
    /// The entry.
    pub entry: EntryId,
    /// Surname, first name, name in the own script, partners, and numbers in rating lists.
    pub names: Vec<String>,
}

impl AnyConnection {
    /// Everybody of every event, the newest event first.
    pub fn everybody(&mut self) -> Result<Vec<FoundPerson>> {
        use super::schema::{entry, tournament};
        type Names = (String, String, Option<String>, String, String, String, String);
        let rows: Vec<(i64, String, String, i32, Names)> = entry::table
            .inner_join(tournament::table.on(tournament::id.eq(entry::tournament_id)))
            .order((tournament::begins.desc(), tournament::id, entry::id))
            .select((
                tournament::id,
                tournament::slug,
                tournament::name,
                entry::id,
                (
                    entry::surname,
                    entry::first_name,
                    entry::native_name,
                    entry::partners,
                    entry::egf_pin,
                    entry::ffg_licence,
                    entry::aga_id,
                ),
            ))
            .load(self)?;
        let found = |(id, slug, name, number, names): (_, _, _, _, Names)| FoundPerson {
            tournament: TournamentId(id),
            event: (slug, name),
            entry: EntryId(number),
            names: vec![
                names.0,
                names.1,
                names.2.unwrap_or_default(),
                names.3.replace(|c: char| !c.is_alphanumeric(), " "),
                names.4,
                names.5,
                names.6,
            ],
        };
        Ok(rows.into_iter().map(found).collect())
    }

    /// Tells anew what is words in an event, what was said of games on record, and what others said when they registered
    /// from home. Call it with the event locked.
    pub fn retell_words(
        &mut self,
        id: TournamentId,
        retell: &dyn Fn(&str) -> String,
    ) -> Result<()> {
        for (table, column, _) in TYPED.iter().filter(|(.., how)| *how == Words) {
            let of = format!("tournament_id = {}", id.0);
            let said: Vec<Said> = diesel::sql_query(format!(
                "SELECT DISTINCT \"{column}\" AS said FROM \"{table}\" WHERE {of}"
            ))
            .load(self)?;
            let told = said.into_iter().map(|row| (retell(&row.said), row.said));
            for (now, was) in told.filter(|(now, was)| now != was) {
                diesel::sql_query(format!(
                    "UPDATE \"{table}\" SET \"{column}\" = $1 WHERE {of} AND \"{column}\" = $2"
                ))
                .bind::<Text, _>(now)
                .bind::<Text, _>(was)
                .execute(self)?;
                match *table {
                    "incident" => parts::mark(id, EventPart::Reports),
                    "announcement" => parts::mark(id, EventPart::Announcements),
                    _ => {}
                }
            }
        }
        for game in self.games(id)? {
            for (act, seq) in game.acts.into_iter().zip(1..) {
                let now = act.act.clone().retold(retell);
                if now != act.act {
                    diesel::update(game_act::table.find((id.0, game.no.0, seq)))
                        .set(game_act::act.eq(json("act of a recorded game", &now)?))
                        .execute(self)?;
                    parts::mark(id, EventPart::Game(game.no));
                }
            }
        }
        let registered: Vec<(i32, String)> = home_registration::table
            .filter(home_registration::tournament_id.eq(id.0))
            .filter(home_registration::said.ne(""))
            .select((home_registration::id, home_registration::said))
            .load(self)?;
        for (number, said) in registered {
            let was: Applicant = parse("registration from home", &said)?;
            let now = Applicant { note: retell(&was.note), meal: retell(&was.meal), ..was.clone() };
            if now != was {
                diesel::update(home_registration::table.find((id.0, number)))
                    .set(home_registration::said.eq(json("registration from home", &now)?))
                    .execute(self)?;
            }
        }
        Ok(())
    }
}
