//! Shapes of the answers: which members are sent, and how the description lists them. A member of a tournament that is
//! not listed here is never sent.

use serde::Serialize;
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

pub struct Shape {
    pub name: &'static str,
    pub about: &'static str,
    /// Names of one kind, in order; those with a question mark are not always present.
    pub members: &'static [(Kind, &'static str)],
}

use Kind::{AsInTheFile, Flag, Many, One, Text, Texts, Whole, Wholes};

pub const LINE: Shape = Shape {
    name: "TournamentLine",
    about: "A tournament of the list",
    members: &[(Text, "slug name begins ends")],
};

const SETTINGS: Shape = Shape {
    name: "Settings",
    about: "What the organiser decided",
    members: &[
        (Text, "name short_name place country begins ends"),
        (Whole, "rounds board_size"),
        (AsInTheFile, "komi"),
        (Text, "rules"),
        (AsInTheFile, "time"),
        (Text, "system"),
        (AsInTheFile, "mcmahon points handicap"),
        (Texts, "placement"),
    ],
};

pub const TOURNAMENT: Shape = Shape {
    name: "Tournament",
    about: "A tournament as it stands",
    members: &[(Text, "slug"), (Whole, "revision players"), (One(&SETTINGS), "settings")],
};

const BOARD: Shape = Shape {
    name: "Board",
    about: "A board; the players by their entry numbers, the result as B+R, W+0.5, 0 or ?",
    members: &[
        (Whole, "table black white handicap"),
        (AsInTheFile, "komi?"),
        (Flag, "colors_known"),
        (Text, "ending"),
        (Whole, "version"),
        (AsInTheFile, "appointment?"),
    ],
};

pub const ROUND: Shape = Shape {
    name: "Round",
    about: "A published round",
    members: &[(Whole, "no"), (Text, "state"), (Many(&BOARD), "boards"), (Wholes, "byes")],
};

pub const GAME: Shape = Shape {
    name: "Game",
    about: "A game of a published round",
    members: &[
        (Whole, "round table black white handicap"),
        (AsInTheFile, "komi?"),
        (Flag, "colors_known"),
        (Text, "ending"),
    ],
};

const ROW: Shape = Shape {
    name: "Row",
    about: "A row; the rounds as the command line writes them, 8+/b0",
    members: &[(Whole, "entry place"), (Texts, "values rounds")],
};

pub const TABLE: Shape = Shape {
    name: "Table",
    about: "The standings after a round",
    members: &[(Whole, "round"), (Texts, "criteria"), (Many(&ROW), "rows")],
};

pub const PLAYER: Shape = Shape {
    name: "Player",
    about: "Somebody who is entered",
    members: &[
        (Whole, "id"),
        (Text, "surname first_name native_name? rank grade?"),
        (Whole, "rating"),
        (Text, "club country egf_pin? ffg_licence? aga_id?"),
        (AsInTheFile, "partners?"),
        (Text, "registration"),
        (AsInTheFile, "participation"),
        (Whole, "correction category?"),
    ],
};

pub const RULING: Shape = Shape {
    name: "Ruling",
    about: "A ruling that everybody may read",
    members: &[
        (AsInTheFile, "no seats incident decision"),
        (Text, "at"),
        (AsInTheFile, "replaces?"),
    ],
};

pub const CERTIFICATE: Shape = Shape {
    name: "Certificate",
    about: "The proof of a draw, in its own text, and the tournament before it where that does not follow",
    members: &[(Whole, "round"), (Text, "certificate before?")],
};

impl Shape {
    /// Name, kind, whether it is always present.
    pub fn members(&self) -> impl Iterator<Item = (&'static str, Kind, bool)> {
        let named = |(kind, names): &(Kind, &'static str)| {
            let kind = *kind;
            names.split(' ').map(move |name| match name.strip_suffix('?') {
                Some(name) => (name, kind, false),
                None => (name, kind, true),
            })
        };
        self.members.iter().flat_map(named)
    }

    pub fn of(&self, thing: impl Serialize) -> anyhow::Result<Value> {
        Ok(self.kept(&serde_json::to_value(thing)?))
    }

    pub fn each(&self, things: impl Serialize) -> anyhow::Result<Value> {
        Ok(self.kept_each(&serde_json::to_value(things)?))
    }

    fn kept(&self, object: &Value) -> Value {
        let kept = self.members().filter_map(|(name, kind, _)| {
            let value = object.get(name).filter(|value| !value.is_null())?;
            let value = match kind {
                One(shape) => shape.kept(value),
                Many(shape) => shape.kept_each(value),
                _ => value.clone(),
            };
            Some((name.to_owned(), value))
        });
        Value::Object(kept.collect::<Map<_, _>>())
    }

    fn kept_each(&self, list: &Value) -> Value {
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        Value::Array(list.iter().map(|one| self.kept(one)).collect())
    }
}
