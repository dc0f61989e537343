//! OpenAPI description of the interface, built from the same tables as its answers.

use crate::web::prelude::*;
use serde_json::{Map, Value};

use super::shapes::Kind::{self, Many, One};
use super::shapes::{CERTIFICATE, GAME, LINE, PLAYER, ROUND, RULING, Shape, TABLE, TOURNAMENT};

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

#[must_use]
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
