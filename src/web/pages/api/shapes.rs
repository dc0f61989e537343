//! Shapes of the answers: which members are sent, and how the description lists them. A member of a tournament that is
//! not listed here is never sent.

use serde_json::{Map, Value};

#[derive(Clone, Copy)]
pub enum Kind {
    Whole,
    Text,
    Flag,
    Texts,
    Wholes,
    One(&'static Shape),
    Many(&'static Shape),
    /// Same shape as in the tournament file, see `docs/open-format.md`.
    AsInTheFile,
}

/// Name, kind, whether it is always present.
pub type Member = (&'static str, Kind, bool);

pub struct Shape {
    pub name: &'static str,
    pub about: &'static str,
    pub members: &'static [Member],
}

use Kind::{AsInTheFile, Flag, Many, One, Text, Texts, Whole, Wholes};

pub const LINE: Shape = Shape {
    name: "TournamentLine",
    about: "A tournament of the list",
    members: &[
        ("slug", Text, true),
        ("name", Text, true),
        ("begins", Text, true),
        ("ends", Text, true),
    ],
};

const SETTINGS: Shape = Shape {
    name: "Settings",
    about: "What the organiser decided",
    members: &[
        ("name", Text, true),
        ("short_name", Text, true),
        ("place", Text, true),
        ("country", Text, true),
        ("begins", Text, true),
        ("ends", Text, true),
        ("rounds", Whole, true),
        ("board_size", Whole, true),
        ("komi", AsInTheFile, true),
        ("rules", Text, true),
        ("time", AsInTheFile, true),
        ("system", Text, true),
        ("mcmahon", AsInTheFile, true),
        ("points", AsInTheFile, true),
        ("handicap", AsInTheFile, true),
        ("placement", Texts, true),
    ],
};

pub const TOURNAMENT: Shape = Shape {
    name: "Tournament",
    about: "A tournament as it stands",
    members: &[
        ("slug", Text, true),
        ("revision", Whole, true),
        ("players", Whole, true),
        ("settings", One(&SETTINGS), true),
    ],
};

const BOARD: Shape = Shape {
    name: "Board",
    about: "A board; the players by their entry numbers, the result as B+R, W+0.5, 0 or ?",
    members: &[
        ("table", Whole, true),
        ("black", Whole, true),
        ("white", Whole, true),
        ("handicap", Whole, true),
        ("komi", AsInTheFile, false),
        ("colors_known", Flag, true),
        ("ending", Text, true),
        ("version", Whole, true),
        ("appointment", AsInTheFile, false),
    ],
};

pub const ROUND: Shape = Shape {
    name: "Round",
    about: "A published round",
    members: &[
        ("no", Whole, true),
        ("state", Text, true),
        ("boards", Many(&BOARD), true),
        ("byes", Wholes, true),
    ],
};

pub const GAME: Shape = Shape {
    name: "Game",
    about: "A game of a published round",
    members: &[
        ("round", Whole, true),
        ("table", Whole, true),
        ("black", Whole, true),
        ("white", Whole, true),
        ("handicap", Whole, true),
        ("komi", AsInTheFile, false),
        ("colors_known", Flag, true),
        ("ending", Text, true),
    ],
};

const ROW: Shape = Shape {
    name: "Row",
    about: "A row; the rounds as the command line writes them, 8+/b0",
    members: &[
        ("entry", Whole, true),
        ("place", Whole, true),
        ("values", Texts, true),
        ("rounds", Texts, true),
    ],
};

pub const TABLE: Shape = Shape {
    name: "Table",
    about: "The standings after a round",
    members: &[("round", Whole, true), ("criteria", Texts, true), ("rows", Many(&ROW), true)],
};

pub const PLAYER: Shape = Shape {
    name: "Player",
    about: "Somebody who is entered",
    members: &[
        ("id", Whole, true),
        ("surname", Text, true),
        ("first_name", Text, true),
        ("native_name", Text, false),
        ("rank", Text, true),
        ("grade", Text, false),
        ("rating", Whole, true),
        ("club", Text, true),
        ("country", Text, true),
        ("egf_pin", Text, false),
        ("ffg_licence", Text, false),
        ("aga_id", Text, false),
        ("partners", AsInTheFile, false),
        ("registration", Text, true),
        ("participation", AsInTheFile, true),
        ("correction", Whole, true),
        ("category", Whole, false),
    ],
};

pub const RULING: Shape = Shape {
    name: "Ruling",
    about: "A ruling that everybody may read",
    members: &[
        ("no", AsInTheFile, true),
        ("seats", AsInTheFile, true),
        ("incident", AsInTheFile, true),
        ("decision", AsInTheFile, true),
        ("at", Text, true),
        ("replaces", AsInTheFile, false),
    ],
};

pub const CERTIFICATE: Shape = Shape {
    name: "Certificate",
    about: "The proof of a draw, in its own text, and the tournament before it where that does not follow",
    members: &[("round", Whole, true), ("certificate", Text, true), ("before", Text, false)],
};

impl Shape {
    #[must_use]
    pub fn of(&self, object: &Value) -> Value {
        let kept = self.members.iter().filter_map(|(name, kind, _)| {
            let value = object.get(*name).filter(|value| !value.is_null())?;
            let value = match kind {
                One(shape) => shape.of(value),
                Many(shape) => shape.each(value),
                _ => value.clone(),
            };
            Some(((*name).to_owned(), value))
        });
        Value::Object(kept.collect::<Map<_, _>>())
    }

    #[must_use]
    pub fn each(&self, list: &Value) -> Value {
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        Value::Array(list.iter().map(|one| self.of(one)).collect())
    }
}
