//! The description of the interface, made of the same tables as its answers.

use std::collections::BTreeMap;

use utoipa::openapi::path::{HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{AdditionalProperties, ArrayBuilder, SchemaType, Type};
use utoipa::openapi::{
    ComponentsBuilder, ContentBuilder, InfoBuilder, ObjectBuilder, OpenApi, OpenApiBuilder,
    PathItem, PathsBuilder, Ref, RefOr, Required, ResponseBuilder, Schema,
};

use super::shapes::{
    CERTIFICATE, GAME, Kind, LINE, PLAYER, ROUND, RULING, Shape, TABLE, TOURNAMENT,
};

/// What an address answers.
#[derive(Clone, Copy)]
pub enum Answers {
    /// An object.
    One(&'static Shape),
    /// A list of objects.
    Many(&'static Shape),
}

use Answers::{Many, One};

/// Every address with what it answers and what it is for.
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

/// The description: OpenAPI 3.1.
#[must_use]
pub fn document() -> OpenApi {
    let mut paths = PathsBuilder::new();
    let mut schemas = BTreeMap::new();
    for (path, answers, about) in PATHS {
        let (Answers::One(shape) | Answers::Many(shape)) = answers;
        describe(shape, &mut schemas);
        let schema: RefOr<Schema> = match answers {
            Answers::One(_) => reference(shape),
            Answers::Many(_) => {
                RefOr::T(Schema::Array(ArrayBuilder::new().items(reference(shape)).build()))
            }
        };
        let answer = ResponseBuilder::new()
            .description(shape.about)
            .content("application/json", ContentBuilder::new().schema(Some(schema)).build());
        let mut operation = OperationBuilder::new()
            .summary(Some(about))
            .response("200", answer)
            .response("304", ResponseBuilder::new().description("It is as If-None-Match has it"))
            .response("404", ResponseBuilder::new().description("There is no such thing"))
            .response("429", ResponseBuilder::new().description("Too many requests: wait"));
        for name in names(path) {
            operation = operation.parameter(parameter(name, ParameterIn::Path));
        }
        if path.ends_with("/standings") {
            operation = operation.parameter(parameter("round", ParameterIn::Query));
        }
        paths = paths.path(path, PathItem::new(HttpMethod::Get, operation));
    }
    let components = ComponentsBuilder::new().schemas_from_iter(schemas);
    OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("Tengen")
                .version("1")
                .description(Some("Tournaments of Go, for reading")),
        )
        .paths(paths)
        .components(Some(components.build()))
        .build()
}

/// The names in braces of an address.
fn names(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split('}').next())
}

fn parameter(name: &str, place: ParameterIn) -> ParameterBuilder {
    let kind = if name == "slug" { Type::String } else { Type::Integer };
    let schema = ObjectBuilder::new().schema_type(SchemaType::Type(kind)).build();
    let required = if place == ParameterIn::Path { Required::True } else { Required::False };
    ParameterBuilder::new().name(name).parameter_in(place).required(required).schema(Some(schema))
}

fn reference(shape: &Shape) -> RefOr<Schema> {
    RefOr::Ref(Ref::from_schema_name(shape.name))
}

fn describe(shape: &'static Shape, schemas: &mut BTreeMap<String, RefOr<Schema>>) {
    let mut object = ObjectBuilder::new()
        .schema_type(SchemaType::Type(Type::Object))
        .description(Some(shape.about))
        .additional_properties(Some(AdditionalProperties::FreeForm(false)));
    for (name, kind, always) in shape.members {
        object = object.property(*name, schema_of(kind));
        if *always {
            object = object.required(*name);
        }
        if let Kind::One(inner) | Kind::Many(inner) = kind {
            describe(inner, schemas);
        }
    }
    schemas.insert(shape.name.to_owned(), RefOr::T(Schema::Object(object.build())));
}

fn schema_of(kind: &Kind) -> RefOr<Schema> {
    let plain = |kind| {
        let schema = ObjectBuilder::new().schema_type(kind).build();
        RefOr::T(Schema::Object(schema))
    };
    let list = |items| RefOr::T(Schema::Array(ArrayBuilder::new().items(items).build()));
    match kind {
        Kind::Whole => plain(SchemaType::Type(Type::Integer)),
        Kind::Text => plain(SchemaType::Type(Type::String)),
        Kind::Flag => plain(SchemaType::Type(Type::Boolean)),
        Kind::Texts => list(plain(SchemaType::Type(Type::String))),
        Kind::Wholes => list(plain(SchemaType::Type(Type::Integer))),
        Kind::One(shape) => reference(shape),
        Kind::Many(shape) => list(reference(shape)),
        Kind::AsInTheFile => plain(SchemaType::AnyValue),
    }
}
