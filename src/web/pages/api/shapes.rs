//! Shapes of the answers: which members are sent, and how the OpenAPI description lists them. A member of a tournament
//! that is not listed here is never sent.

use serde::Serialize;
use serde_json::{Map, Value, json};

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
        (Whole, "rating?"),
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
        Ok(self.project(&serde_json::to_value(thing)?))
    }

    pub fn each(&self, things: impl Serialize) -> anyhow::Result<Value> {
        Ok(self.project_each(&serde_json::to_value(things)?))
    }

    fn project(&self, object: &Value) -> Value {
        let kept = self.members().filter_map(|(name, kind, _)| {
            let value = object.get(name).filter(|value| !value.is_null())?;
            let value = match kind {
                One(shape) => shape.project(value),
                Many(shape) => shape.project_each(value),
                _ => value.clone(),
            };
            Some((name.to_owned(), value))
        });
        Value::Object(kept.collect::<Map<_, _>>())
    }

    fn project_each(&self, list: &Value) -> Value {
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        Value::Array(list.iter().map(|one| self.project(one)).collect())
    }
}

/// Below `/api/v1/tournaments`.
const PATHS: [(&str, Kind, &str); 10] = [
    ("", Many(&LINE), "Every public tournament, the latest first"),
    ("/{slug}", One(&TOURNAMENT), "A tournament and its settings"),
    ("/{slug}/rounds", Many(&ROUND), "Every published round"),
    ("/{slug}/rounds/{round}", One(&ROUND), "One published round"),
    ("/{slug}/standings", One(&TABLE), "The standings, after ?round= or after the newest round"),
    ("/{slug}/players", Many(&PLAYER), "Everybody who is entered"),
    ("/{slug}/players/{entry}", One(&PLAYER), "One player"),
    ("/{slug}/games", Many(&GAME), "Every game of the published rounds"),
    ("/{slug}/rulings", Many(&RULING), "Rulings that everybody may read"),
    ("/{slug}/certificates", Many(&CERTIFICATE), "The proofs of the draws"),
];

pub fn document() -> Value {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    for (path, kind, about) in PATHS {
        let (One(shape) | Many(shape)) = kind else { continue };
        describe(shape, &mut schemas);
        let mut parameters: Vec<Value> = names(path).map(|name| parameter(name, "path")).collect();
        if path.ends_with("/standings") {
            parameters.push(parameter("round", "query"));
        }
        let get = json!({
            "summary": about,
            "parameters": parameters,
            "responses": {
                "200": {
                    "description": shape.about,
                    "content": { "application/json": { "schema": schema_of(kind) } },
                },
                "304": { "description": "It is as If-None-Match has it" },
                "404": { "description": "There is no such thing" },
                "429": { "description": "Too many requests: wait" },
            },
        });
        paths.insert(format!("/api/v1/tournaments{path}"), json!({ "get": get }));
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Tengen", "version": "1", "description": "Tournaments of Go, for reading" },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

/// `slug` and `round` of `/{slug}/rounds/{round}`.
fn names(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split('}').next())
}

fn parameter(name: &str, place: &str) -> Value {
    let kind = if name == "slug" { "string" } else { "integer" };
    json!({ "name": name, "in": place, "required": place == "path", "schema": { "type": kind } })
}

fn reference(shape: &Shape) -> Value {
    json!({ "$ref": format!("#/components/schemas/{}", shape.name) })
}

fn list(items: &Value) -> Value {
    json!({ "type": "array", "items": items })
}

fn describe(shape: &Shape, schemas: &mut Map<String, Value>) {
    let (mut always, mut properties) = (Vec::new(), Map::new());
    for (name, kind, is_always) in shape.members() {
        if let One(inner) | Many(inner) = kind {
            describe(inner, schemas);
        }
        if is_always {
            always.push(name);
        }
        properties.insert(name.to_owned(), schema_of(kind));
    }
    let schema = json!({
        "type": "object", "description": shape.about, "properties": properties, "required": always,
        "additionalProperties": false,
    });
    schemas.insert(shape.name.to_owned(), schema);
}

fn schema_of(kind: Kind) -> Value {
    let plain = |kind: &str| json!({ "type": kind });
    match kind {
        Kind::Whole => plain("integer"),
        Kind::Text => plain("string"),
        Kind::Flag => plain("boolean"),
        Kind::Texts => list(&plain("string")),
        Kind::Wholes => list(&plain("integer")),
        One(shape) => reference(shape),
        Many(shape) => list(&reference(shape)),
        Kind::AsInTheFile => json!({}),
    }
}
