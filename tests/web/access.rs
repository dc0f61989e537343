//! Every route, walked by everybody, across two tournaments.

use crate::walked::path_of;
use actix_http::Request;
use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{Service as Answering, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::web::Data;
use chrono::{NaiveDate, Utc};
use tengen::pairing::{DrawOptions, draw};
use tengen::service::{By, Service, Token};
use tengen::store::{AccountId, Role, Scope, Store, StoreError};
use tengen::tournament::{
    Entry, EntryId, Federation, RoundNo, RoundState, System, Team, TeamNo, Tournament,
    TournamentId, preset,
};
use tengen::web::{
    Access, Desktop, DesktopPlaces, Hub, ROUTES, SESSION_COOKIE, State, all_routes, app,
};

/// Who walks: what they are at the tournament that is walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Walker {
    Anonymous,
    Stranger,
    Recorder,
    Arbiter,
    Chief,
    Organiser,
    ArbiterElsewhere,
    OrganiserElsewhere,
    Owner,
}

const WALKERS: [Walker; 9] = [
    Walker::Anonymous,
    Walker::Stranger,
    Walker::Recorder,
    Walker::Arbiter,
    Walker::Chief,
    Walker::Organiser,
    Walker::ArbiterElsewhere,
    Walker::OrganiserElsewhere,
    Walker::Owner,
];

fn may(walker: Walker, access: Access) -> bool {
    match access {
        Access::Public => true,
        Access::SignedIn => walker != Walker::Anonymous,
        Access::Recorder => walker == Walker::Recorder || may(walker, Access::Arbiter),
        Access::Arbiter => {
            matches!(walker, Walker::Arbiter | Walker::Chief | Walker::Organiser | Walker::Owner)
        }
        Access::Chief => walker == Walker::Chief,
        Access::Organiser => matches!(walker, Walker::Organiser | Walker::Owner),
        // The organiser there has not been given the right.
        Access::EventMaker | Access::Owner => walker == Walker::Owner,
    }
}

struct World {
    service: Service,
    accounts: Vec<(Walker, AccountId)>,
    ids: Vec<TournamentId>,
    folder: tempfile::TempDir,
}

fn event(name: &str) -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day");
    let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, name, day));
    for id in 1..=6 {
        let rank = "3k".parse().expect("a rank");
        event.entries.push(Entry::new(EntryId(id), &format!("Player {id}"), "", rank));
    }
    let drawn = draw(&event, RoundNo(1), &DrawOptions::default()).expect("six players");
    let mut round = drawn.to_round();
    round.state = RoundState::Published;
    event.rounds.push(round);
    event.teams.list.push(Team::new(TeamNo(1), "Team", [1, 2].map(EntryId).to_vec()));
    event
}

fn world() -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tengen.sqlite");
    let service = Service::new(Store::open(&path.to_string_lossy(), 4).expect("a database"));
    let now = Utc::now();
    let account = |walker: Walker| {
        let name = format!("{walker:?}");
        let owner = walker == Walker::Owner;
        let id = service.create_account(&name, "long enough", owner, now).expect("an account");
        (walker, id)
    };
    let accounts: Vec<_> =
        WALKERS.into_iter().filter(|w| *w != Walker::Anonymous).map(account).collect();
    let by = By { account: None, now, form: None };
    let mut ids = Vec::new();
    for name in ["Here", "Elsewhere"] {
        let kept = service.create_tournament(by, &event(name)).expect("kept").now().expect("new");
        ids.push(kept.id);
    }
    let give = |walker: Walker, id: TournamentId, role: Role| {
        let account = accounts.iter().find(|(w, _)| *w == walker).expect("an account").1;
        let store = service.store();
        let done: Result<(), StoreError> =
            store.write(Scope::Tournament(id), |c| c.give_role(id, account, role, now));
        done.expect("a role");
    };
    give(Walker::Recorder, ids[0], Role::Recorder);
    give(Walker::Arbiter, ids[0], Role::Arbiter);
    give(Walker::Chief, ids[0], Role::Arbiter);
    give(Walker::Organiser, ids[0], Role::Organiser);
    give(Walker::ArbiterElsewhere, ids[1], Role::Arbiter);
    give(Walker::OrganiserElsewhere, ids[1], Role::Organiser);
    let chief = accounts.iter().find(|(w, _)| *w == Walker::Chief).expect("an account").1;
    service.acts(ids[0], by).name_chief(chief, true).expect("an arbiter can be chief");
    World { service, accounts, ids, folder }
}

impl World {
    /// A cookie of a session that was begun just now.
    fn cookie(&self, walker: Walker) -> Option<Cookie<'static>> {
        let account = self.accounts.iter().find(|(w, _)| *w == walker)?.1;
        let token = Token::new().expect("chance");
        let (store, now) = (self.service.store(), Utc::now());
        let done: Result<(), StoreError> = store.write(Scope::Server, |c| {
            c.insert_session(&token.hash(), account, now, now + chrono::Duration::days(1))
        });
        done.expect("a session");
        Some(Cookie::new(SESSION_COOKIE, token.secret().to_owned()))
    }
}

async fn knock(
    service: &impl Answering<
        Request,
        Response = ServiceResponse<impl MessageBody>,
        Error = actix_web::Error,
    >,
    method: &str,
    path: &str,
    cookie: Option<Cookie<'static>>,
) -> (StatusCode, String) {
    let mut request = match method {
        "POST" => TestRequest::post().insert_header(("sec-fetch-site", "same-origin")),
        _ => TestRequest::get(),
    };
    request = request.uri(path);
    if let Some(cookie) = cookie {
        request = request.cookie(cookie);
    }
    let response = call_service(service, request.to_request()).await;
    let to = response.headers().get("location").map(|to| to.to_str().unwrap_or("").to_owned());
    (response.status(), to.unwrap_or_default())
}

#[actix_web::test]
async fn every_route_is_open_to_those_who_may_and_to_nobody_else() {
    let world = world();
    let state = Data::new(State::new(world.service.clone(), Hub::new()));
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    let mut walked = 0;
    for (method, pattern, access) in ROUTES.iter() {
        for walker in WALKERS {
            let path = path_of(pattern);
            let (status, to) = knock(&service, method, &path, world.cookie(walker)).await;
            let to_sign_in = to.starts_with("/sign-in") && !pattern.starts_with("/sign-in");
            let refused = status == StatusCode::FORBIDDEN || to_sign_in;
            assert_eq!(
                !refused,
                may(walker, *access),
                "{method} {path} as {walker:?}: {status} {to}"
            );
            if refused {
                assert_eq!(to_sign_in, walker == Walker::Anonymous, "{method} {path} {walker:?}");
            }
            assert!(status.as_u16() < 500, "{method} {path} as {walker:?}: {status}");
            walked += 1;
        }
    }
    println!("{} routes walked by {}: {walked} requests", ROUTES.len(), WALKERS.len());
}

#[actix_web::test]
async fn a_server_that_is_no_program_of_a_desk_has_no_page_of_one() {
    let world = world();
    let state = Data::new(State::new(world.service.clone(), Hub::new()));
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    let of_a_desk = ROUTES.iter().filter(|(_, pattern, _)| pattern.starts_with("/computer"));
    for (method, path, _) in of_a_desk {
        let request = match *method {
            "POST" => TestRequest::post().set_form([("form_key", "one showing of the form")]),
            _ => TestRequest::get(),
        };
        let request = request.uri(path).insert_header(("sec-fetch-site", "same-origin"));
        let request = request.cookie(world.cookie(Walker::Owner).expect("a session"));
        let status = call_service(&service, request.to_request()).await.status();
        assert_eq!(status, StatusCode::NOT_FOUND, "{method} {path}");
    }
}

/// Forms that are sent without a key: the password is asked for, or nothing but a cookie is set.
fn needs_no_key(pattern: &str) -> bool {
    ["/language", "/t/{slug}/me"].contains(&pattern) || pattern.starts_with("/sign-in")
}

/// What acts leave behind.
fn kept(service: &Service) -> String {
    let store = service.store();
    let events = store.read(|c| c.tournaments()).expect("events");
    let accounts = store.read(|c| c.accounts()).expect("accounts");
    let people: Vec<_> = events
        .iter()
        .map(|event| (event.id, store.read(|c| c.roles(event.id)).expect("roles").len()))
        .collect();
    format!("{events:?} {accounts:?} {people:?}")
}

#[actix_web::test]
async fn no_act_is_done_from_another_site_without_its_key_or_by_a_link() {
    let world = world();
    let chief = world.accounts.iter().find(|(w, _)| *w == Walker::Chief).expect("an account").1;
    let by = By { account: None, now: Utc::now(), form: None };
    world.service.acts(world.ids[0], by).name_chief(chief, false).expect("the owner acts as chief");
    let state = Data::new(State::new(world.service.clone(), Hub::new()));
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    let fields = [("account", "2"), ("owner", "yes"), ("winner", "B"), ("seen", "0")];
    let with_key = [&fields[..], &[("form_key", "one showing of the form")]].concat();
    let (mut tried, before) = (0, kept(&world.service));
    let ask = |request: TestRequest, session: bool| {
        // Whoever has every right.
        let cookie = session.then(|| world.cookie(Walker::Owner).expect("a session"));
        match cookie {
            Some(cookie) => request.cookie(cookie).to_request(),
            None => request.to_request(),
        }
    };
    for (_, pattern, _) in ROUTES.iter().filter(|(method, ..)| *method == "POST") {
        let path = path_of(pattern);
        let here = ("host", "go.example");
        for origin in ["http://evil.example", "ftp://go.example", "http://go.example:81", "null"] {
            let request = TestRequest::post().uri(&path).insert_header(here);
            let request = request.insert_header(("origin", origin)).set_form(&with_key);
            let status = call_service(&service, ask(request, true)).await.status();
            assert_eq!(status, StatusCode::FORBIDDEN, "{path} from {origin}");
        }
        for short in [None, Some("short"), Some("")] {
            let mut sent = fields.to_vec();
            sent.extend(short.map(|key| ("form_key", key)));
            let request = TestRequest::post().uri(&path).set_form(&sent);
            let request = request.insert_header(("sec-fetch-site", "same-origin"));
            let answer = call_service(&service, ask(request, true)).await;
            let status = answer.status();
            let page = String::from_utf8(read_body(answer).await.to_vec()).expect("text");
            let refused = page.contains("did not come from a form of this site");
            assert_eq!(refused, !needs_no_key(pattern), "{path} with {short:?}: {status}");
        }
        let query = serde_urlencoded::to_string(&with_key).expect("a query");
        let body = "YWNjb3VudD0yJm93bmVyPXllcw";
        let unsent = format!("unsent-to={}&unsent={body}", path.replace('/', "%2F"));
        for link in [format!("{path}?{query}"), format!("/sign-in?{unsent}&{query}")] {
            call_service(&service, ask(TestRequest::get().uri(&link), true)).await;
        }
        let fields = [("unsent-to", &*path), ("unsent", body), ("name", "Owner")];
        let fields = [&fields[..], &[("password", "long enough")]].concat();
        let request = TestRequest::post().uri("/sign-in").set_form(&fields);
        let request = request.insert_header(("sec-fetch-site", "same-origin"));
        let answer = call_service(&service, ask(request, false)).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{path}: nothing but signing in");
        tried += 1;
    }
    assert_eq!(kept(&world.service), before);
    assert!(tried > 90, "{tried} forms were tried");
}

#[actix_web::test]
async fn addresses_that_hold_a_secret_are_kept_nowhere() {
    let world = world();
    let state = Data::new(State::new(world.service.clone(), Hub::new()));
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    let by = By { account: None, now: Utc::now(), form: None };
    let (id, owner) = (world.ids[0], world.accounts.last().expect("the owner").1);
    let invited = world.service.acts(id, by).invite(owner, (Role::Arbiter, 1)).expect("a link");
    let join = format!("/join/{}", invited.now().expect("new").token.secret());
    let links = world.service.acts(id, by).make_personal_links(&[EntryId(1)]).expect("a link");
    let personal = format!("/p/{}", links.now().expect("new")[0].1.secret());
    let spent = ROUTES
        .iter()
        .filter(|(method, pattern, _)| {
            *method == "GET" && (pattern.contains("{token}") || pattern.contains("{sign}"))
        })
        .map(|(_, pattern, _)| path_of(pattern));
    let paths: Vec<String> = spent.chain([join, personal]).collect();
    assert!(paths.len() >= 7, "{paths:?}");
    for path in paths {
        let request = TestRequest::get().uri(&path).to_request();
        let answer = call_service(&service, request).await;
        let kept = answer.headers().get("cache-control").expect("it is said");
        let kept = kept.to_str().expect("text");
        assert!(kept.contains("no-store"), "{path}: {} {kept}", answer.status());
    }
}

#[actix_web::test]
async fn while_nobody_is_named_chief_organisers_and_the_owner_are() {
    let world = world();
    let chief = world.accounts.iter().find(|(w, _)| *w == Walker::Chief).expect("an account").1;
    let by = By { account: None, now: Utc::now(), form: None };
    world.service.acts(world.ids[0], by).name_chief(chief, false).expect("it is taken back");
    let state = Data::new(State::new(world.service.clone(), Hub::new()));
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    let mut walked = 0;
    for (method, pattern, _) in ROUTES.iter().filter(|(.., access)| *access == Access::Chief) {
        for walker in WALKERS {
            let path = path_of(pattern);
            let (status, to) = knock(&service, method, &path, world.cookie(walker)).await;
            let refused = status == StatusCode::FORBIDDEN || to.starts_with("/sign-in");
            let may = matches!(walker, Walker::Organiser | Walker::Owner);
            assert_eq!(!refused, may, "{method} {path} as {walker:?}: {status} {to}");
            walked += 1;
        }
    }
    assert!(walked >= 16, "the chief arbiter's routes were not found");
}

#[actix_web::test]
async fn every_page_of_the_table_is_there_and_none_of_an_unknown_tournament() {
    let world = world();
    let mut state = State::new(world.service.clone(), Hub::new());
    state.operations.let_read("without a token there are no metrics");
    let data = world.folder.path().to_owned();
    let choice = data.join("desktop.json");
    let places = DesktopPlaces { data, backups: None, choice };
    state.desktop = Some(Desktop::new(places, Box::new(|| Ok(Vec::new()))));
    let state = Data::new(state);
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    for (method, pattern, _) in ROUTES.iter().filter(|(method, ..)| *method == "GET") {
        let path = path_of(pattern);
        let (status, _) = knock(&service, method, &path, world.cookie(Walker::Owner)).await;
        let gone = path.contains("spent")
            || path.starts_with("/static/0/")
            || path.contains("/why/")
            || path.contains("/proof")
            || path.contains("/incidents/1");
        assert!(gone || status != StatusCode::NOT_FOUND, "{path} is in the table and not served");
        if path.starts_with("/t/here") {
            let path = path.replace("/t/here", "/t/nowhere");
            let (status, _) = knock(&service, method, &path, world.cookie(Walker::Owner)).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        }
    }
}

#[actix_web::test]
async fn who_is_refused_stays_signed_in_and_finds_the_way_back() {
    let world = world();
    let state = Data::new(State::new(world.service.clone(), Hub::new()));
    let configure = move |config: &mut actix_web::web::ServiceConfig| {
        config.app_data(state.clone());
        all_routes(config);
    };
    let service = init_service(app(Hub::new(), configure)).await;
    let refused = [
        ("/t/here/settings", StatusCode::FORBIDDEN, "Only organisers can do this."),
        ("/accounts", StatusCode::FORBIDDEN, "Only an owner of this server can do this."),
        (
            "/new",
            StatusCode::FORBIDDEN,
            "Only owners of this server, and people they allow to create events, can do this.",
        ),
        ("/t/here/nothing", StatusCode::NOT_FOUND, "There is no such page."),
    ];
    for (path, status, why) in refused {
        let cookie = world.cookie(Walker::Arbiter).expect("signed in");
        let request = TestRequest::get().uri(path).cookie(cookie).to_request();
        let response = call_service(&service, request).await;
        assert_eq!(response.status(), status, "{path}");
        let page = String::from_utf8(read_body(response).await.to_vec()).expect("text");
        assert!(page.contains(why) && page.contains("action=\"/sign-out\""), "{path}: {page}");
        let back = page.contains("href=\"/t/here\">Back to the tournament</a>");
        assert_eq!(back, path.starts_with("/t/here"), "{path}: {page}");
    }
}
