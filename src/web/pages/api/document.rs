//! OpenAPI description of the interface, built from the same tables as its answers.

use crate::web::prelude::*;
use serde_json::{Map, Value};

use super::shapes::{
    CERTIFICATE, GAME, Kind, LINE, PLAYER, ROUND, RULING, Shape, TABLE, TOURNAMENT,
};

#[derive(Clone, Copy)]
pub enum Answers {
    One(&'static Shape),
    Many(&'static Shape),
}

use Answers::{Many, One};

pub const PATHS: [(&str, Answers, &str); 10] = [
    ("/api/v1/tournaments", Many(&LINE), "Every public tournament, the latest first"),
    ("/api/v1/tournaments/{slug}", One(&TOURNAMENT), "A tournament and its settings"),
    ("/api/v1/tournaments/{slug}/rounds", Many(&ROUND), "Every published round"),
    ("/api/v1/tournaments/{slug}/rounds/{round}", One(&ROUND), "One published round"),
    (
        "/api/v1/tournaments/{slug}/standings",
        One(&TABLE),
        "The standings, after ?round= or after the newest round",
    ),
    ("/api/v1/tournaments/{slug}/players", Many(&PLAYER), "Everybody who is entered"),
    ("/api/v1/tournaments/{slug}/players/{entry}", One(&PLAYER), "One player"),
    ("/api/v1/tournaments/{slug}/games", Many(&GAME), "Every game of the published rounds"),
    ("/api/v1/tournaments/{slug}/rulings", Many(&RULING), "Rulings that everybody may read"),
    ("/api/v1/tournaments/{slug}/certificates", Many(&CERTIFICATE), "The proofs of the draws"),
];

#[must_use]
pub fn document() -> Value {
    let (mut paths, mut schemas) = (Map::new(), Map::new());
    for (path, answers, about) in PATHS {
        let (shape, schema) = match answers {
            Answers::One(shape) => (shape, reference(shape)),
            Answers::Many(shape) => (shape, list(&reference(shape))),
        };
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
                    "content": { "application/json": { "schema": schema } },
                },
                "304": { "description": "It is as If-None-Match has it" },
                "404": { "description": "There is no such thing" },
                "429": { "description": "Too many requests: wait" },
            },
        });
        paths.insert(path.to_owned(), json!({ "get": get }));
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

fn describe(shape: &'static Shape, schemas: &mut Map<String, Value>) {
    for (_, kind, _) in shape.members {
        if let Kind::One(inner) | Kind::Many(inner) = kind {
            describe(inner, schemas);
        }
    }
    let members = shape.members.iter();
    let always: Vec<&str> =
        members.clone().filter(|member| member.2).map(|member| member.0).collect();
    let properties: Map<String, Value> =
        members.map(|(name, kind, _)| ((*name).to_owned(), schema_of(kind))).collect();
    let schema = json!({
        "type": "object", "description": shape.about, "properties": properties, "required": always,
        "additionalProperties": false,
    });
    schemas.insert(shape.name.to_owned(), schema);
}

fn schema_of(kind: &Kind) -> Value {
    let plain = |kind: &str| json!({ "type": kind });
    match kind {
        Kind::Whole => plain("integer"),
        Kind::Text => plain("string"),
        Kind::Flag => plain("boolean"),
        Kind::Texts => list(&plain("string")),
        Kind::Wholes => list(&plain("integer")),
        Kind::One(shape) => reference(shape),
        Kind::Many(shape) => list(&reference(shape)),
        Kind::AsInTheFile => json!({}),
    }
}
