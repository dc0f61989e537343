//! The interface for other programs: it answers what it describes, and nothing that is not everybody's.

use serde_json::Value;
use tengen::interchange::json;
use tengen::service::By;
use tengen::tournament::RoundState;
use tengen::web::ROUTES;

use crate::support::{TestApp, by, golden};

fn value(app: &TestApp, path: &str) -> Value {
    serde_json::from_str(&app.page(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// An address with its names filled in.
fn filled(path: &str, slug: &str) -> String {
    path.replace("{slug}", slug).replace("{round}", "2").replace("{entry}", "3")
}

/// Holds a value against a schema of the description.
fn valid(document: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(name) = schema["$ref"].as_str() {
        let found = document.pointer(name.trim_start_matches('#')).expect("the schema is there");
        return valid(document, found, value, at);
    }
    match schema["type"].as_str() {
        Some("array") => {
            for (number, item) in value.as_array().expect(at).iter().enumerate() {
                valid(document, &schema["items"], item, &format!("{at}[{number}]"));
            }
        }
        Some("object") => {
            let members = value.as_object().expect(at);
            for name in schema["required"].as_array().into_iter().flatten() {
                assert!(members.contains_key(name.as_str().unwrap()), "{at} lacks {name}");
            }
            for (name, member) in members {
                let known = schema["properties"].get(name);
                let known = known.unwrap_or_else(|| panic!("{at}.{name} is not described"));
                valid(document, known, member, &format!("{at}.{name}"));
            }
        }
        Some("integer") => assert!(value.is_i64(), "{at}: {value}"),
        Some("string") => assert!(value.is_string(), "{at}: {value}"),
        Some("boolean") => assert!(value.is_boolean(), "{at}: {value}"),
        Some(other) => panic!("{at}: nothing knows {other}"),
        None => {}
    }
}

#[test]
fn every_route_is_described_and_answers_by_its_schema() {
    let app = TestApp::start();
    let slug = app.keep(&golden("harbour-open"));
    let document = value(&app, "/api/v1/openapi.json");
    let described = document["paths"].as_object().unwrap();
    let routes: Vec<&str> = ROUTES
        .iter()
        .filter(|(_, path, _)| path.starts_with("/api/v1/") && !path.ends_with("/openapi.json"))
        .map(|(method, path, _)| {
            assert_eq!(*method, "GET", "it is for reading");
            *path
        })
        .collect();
    assert!(routes.len() == described.len() && routes.len() >= 10);
    for route in routes {
        let get = &described.get(route).unwrap_or_else(|| panic!("{route}"))["get"];
        let schema = &get["responses"]["200"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{route}");
        let path = filled(route, &slug);
        valid(&document, schema, &value(&app, &path), &path);
        let named = get["parameters"].as_array().into_iter().flatten();
        for name in route.split('{').skip(1).map(|rest| rest.split('}').next().unwrap()) {
            assert!(named.clone().any(|one| one["name"] == name), "{route} {name}");
        }
    }
}

#[test]
fn answers_have_the_shapes_of_the_file() {
    let app = TestApp::start();
    let tournament = golden("open-half-points");
    let slug = app.keep(&tournament);
    let base = format!("/api/v1/tournaments/{slug}");
    let file: Value = serde_json::from_slice(&json::write(&tournament).bytes).unwrap();
    let same = |ours: &Value, file: &Value| {
        for (name, value) in ours.as_object().unwrap() {
            assert_eq!(*value, file[name], "{name}");
        }
    };
    let players = value(&app, &format!("{base}/players"));
    let entries = file["tournament"]["entries"].as_array().unwrap();
    assert_eq!(players.as_array().unwrap().len(), entries.len());
    for (ours, file) in players.as_array().unwrap().iter().zip(entries) {
        same(ours, file);
    }
    same(&value(&app, &base)["settings"], &file["tournament"]["settings"]);
    let record = value(&app, &format!("/t/{slug}/record.json"));
    let tables = record["record"]["tables"].as_array().unwrap();
    assert_eq!(value(&app, &format!("{base}/standings?round=2")), tables[1]);
    assert_eq!(value(&app, &format!("{base}/standings")), *tables.last().unwrap());
    let games = value(&app, &format!("{base}/games"));
    let boards: usize = tournament.rounds.iter().map(|round| round.boards.len()).sum();
    assert_eq!(games.as_array().unwrap().len(), boards);
}

#[test]
fn hidden_events_drafts_and_what_is_not_there_are_not_found() {
    let app = TestApp::start();
    let mut tournament = golden("open-half-points");
    tournament.rounds.last_mut().unwrap().state = RoundState::Draft;
    let rounds = tournament.rounds.len();
    let slug = app.keep(&tournament);
    let base = format!("/api/v1/tournaments/{slug}");
    let seen = value(&app, &format!("{base}/rounds"));
    assert_eq!(seen.as_array().unwrap().len(), rounds - 1, "no draft");
    for path in ["/rounds/6", "/rounds/0", "/rounds/x", "/players/9999", "/standings?round=6"] {
        assert_eq!(app.get(&format!("{base}{path}")).status(), 404, "{path}");
    }
    let mut hidden = golden("both-lose");
    hidden.settings.hidden = true;
    let name = app.keep(&hidden);
    let owner = app.owner();
    for path in ["", "/players", "/rounds", "/standings", "/games", "/rulings", "/certificates"] {
        let path = format!("/api/v1/tournaments/{name}{path}");
        assert_eq!(app.get(&path).status(), 404, "{path}");
        assert_eq!(app.page_as(&path, &owner).status(), 404, "not for its owner either: {path}");
    }
    let listed = value(&app, "/api/v1/tournaments").to_string();
    assert!(listed.contains(&slug) && !listed.contains(&name), "{listed}");
    let _: By<'_> = by();
}

#[test]
fn an_answer_can_be_asked_for_again_and_by_any_site() {
    let app = TestApp::start();
    let slug = app.keep(&golden("both-lose"));
    let path = format!("/api/v1/tournaments/{slug}/standings");
    let first = app.request(&path).header("origin", "https://elsewhere.example").send().unwrap();
    let header = |answer: &reqwest::blocking::Response, name: &str| {
        answer.headers().get(name).map(|v| v.to_str().unwrap().to_owned()).unwrap_or_default()
    };
    assert_eq!(header(&first, "access-control-allow-origin"), "*");
    assert_eq!(header(&first, "content-type"), "application/json");
    assert_eq!(header(&first, "content-disposition"), "", "it is shown, not saved");
    let tag = header(&first, "etag");
    let again = app.request(&path).header("if-none-match", tag).send().unwrap();
    assert_eq!(again.status(), 304);
}

#[test]
fn any_site_may_read_and_send_a_tag_back() {
    let app = TestApp::start();
    let slug = app.keep(&golden("both-lose"));
    let base = format!("/api/v1/tournaments/{slug}");
    let client = reqwest::blocking::Client::new();
    let asked = client.request(reqwest::Method::OPTIONS, app.url(&base));
    let asked = asked
        .header("origin", "https://elsewhere.example")
        .header("access-control-request-method", "GET")
        .header("access-control-request-headers", "if-none-match");
    let may = asked.send().unwrap();
    assert_eq!(may.status(), 204);
    assert_eq!(may.headers()["access-control-allow-origin"], "*");
    assert_eq!(may.headers()["access-control-allow-headers"], "if-none-match");
    for path in ["/api/v1/tournaments", "/api/v1/openapi.json", &base] {
        let first = app.get(path);
        assert_eq!(first.headers()["access-control-expose-headers"], "etag", "{path}");
        let tag = first.headers()["etag"].clone();
        let again = app.request(path).header("if-none-match", tag).send().unwrap();
        assert_eq!(again.status(), 304, "{path}");
    }
    for rest in ["/rounds/99", "/rounds/abc", "/players/9999", "/nothing"] {
        let none = app.get(&format!("{base}{rest}"));
        assert_eq!(none.status(), 404, "{rest}");
        assert_eq!(none.headers()["access-control-allow-origin"], "*", "{rest}");
        let told: Value = serde_json::from_str(&none.text().unwrap()).expect("JSON");
        assert!(told["error"].is_string() && told["why"].is_string(), "{told}");
    }
    assert!(app.get("/").headers().get("access-control-allow-origin").is_none());
}

#[test]
fn what_can_be_read_can_be_asked_for_without_its_body() {
    let app = TestApp::start();
    let slug = app.keep(&golden("both-lose"));
    let client = reqwest::blocking::Client::new();
    let event = format!("/t/{slug}");
    let feed = format!("/t/{slug}/feed.atom");
    let events = format!("/t/{slug}/events");
    let pages = ["/", "/healthz", "/livez", "/sign-in", "/api/v1/tournaments"];
    for path in pages.into_iter().chain([&*event, &feed, &events]) {
        let answer = client.head(app.url(path)).send().unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        assert!(answer.headers().contains_key("content-type"), "{path}");
        assert_eq!(answer.text().unwrap(), "", "{path}");
    }
    assert_eq!(client.head(app.url("/nowhere")).send().unwrap().status(), 404);
}

#[test]
fn every_address_answers() {
    let app = TestApp::start();
    let slug = app.keep(&golden("both-lose"));
    for (_, path, _) in ROUTES.iter().filter(|(_, path, _)| path.starts_with("/api/v1/")) {
        let href = filled(path, &slug);
        assert_eq!(app.get(&href).status(), 200, "{href}");
    }
}
