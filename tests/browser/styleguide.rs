//! Every part of the pages in one place, for the eye and for the browser tests.
//!
//! `cargo run --example styleguide -- demo --listen 127.0.0.1:0` prints where it listens. The pages:
//! `/styleguide`, `/styleguide/boards`, `/styleguide/goban`, `/styleguide/empty`, and `/styleguide/change`, which tells every
//! open page that the tournament has a new revision.

use std::sync::atomic::{AtomicI64, Ordering};

use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use tengen::go::diagram::{Diagram, Window};
use tengen::go::{self, Color, Point};
use tengen::publishing::Follower;
use tengen::rating::Rank;
use tengen::service::NewRevision;
use tengen::tournament::{
    Board, Ending, Entry, EntryId, HalfPoints, TableNo, TournamentId, check_name,
};
use tengen::web::{
    Access, Answer, BoardRow, Form, FromForm, Hub, Link, Listener, Notice, Page, PlayerRow, Reader,
    Route, RouteTable, Sentence, ServerConfig, Upload, Viewer, read_points, redirect_saying,
    render, render_wrong, run,
};

/// What the templates call by its path in the server.
mod web {
    pub use actix_web::web::{Data, ServiceConfig, get, post, resource};
    pub use tengen::web::{error_attributes, field, field_head, is_long, wrong_word};
}

static REVISION: AtomicI64 = AtomicI64::new(1);

#[derive(Template)]
#[template(path = "styleguide/all.html")]
struct Parts {
    cx: Page,
    form: Form,
    black: Color,
    white: Color,
    ending: Ending,
    ranks: Vec<(String, String)>,
    answers: Vec<(&'static str, &'static str, &'static str)>,
}

#[derive(Template)]
#[template(path = "styleguide/boards.html")]
struct Boards {
    cx: Page,
    rows: Vec<BoardRow>,
    revision: i64,
}

#[derive(Template)]
#[template(path = "styleguide/empty.html")]
struct Empty {
    cx: Page,
}

#[derive(Template)]
#[template(path = "styleguide/goban.html")]
struct Goban {
    cx: Page,
    boards: Vec<(&'static str, String)>,
}

struct Typed;

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        reader.read("club", check_name);
        reader.read("rank", str::parse::<Rank>);
        reader.read("komi", read_points);
        reader.choose("penalty", |code| (code == "none").then_some(()));
        Some(Self)
    }
}

fn framed(page: Page, title: &str) -> Page {
    let page = page.titled(title);
    let ways = [("", "Parts"), ("/boards", "Boards"), ("/goban", "Goban"), ("/empty", "Empty")];
    let link = |(rest, label): (&str, &str)| {
        let href = format!("/styleguide{rest}");
        Link { current: page.path() == href, href, label: label.to_owned() }
    };
    let links = ways.into_iter().map(link).collect();
    let event_link = Some(("Lindenhof Open 2026".to_owned(), "/styleguide/boards".to_owned()));
    Page { links, event_link, ..page }
}

fn parts_of(page: Page, form: Form) -> Parts {
    let page = framed(page, "Parts");
    Parts {
        form,
        black: Color::Black,
        white: Color::White,
        ending: "W+3.5".parse().unwrap_or_default(),
        ranks: Rank::all().map(|rank| (rank.to_string(), page.t.rank_in_full(rank))).collect(),
        answers: vec![
            ("none", "No penalty", ""),
            ("warning", "Warning to Black", "Kept in the register of this tournament"),
        ],
        cx: page,
    }
}

async fn parts(page: Page) -> Answer {
    let alert = Notice::alert(Sentence::new("error-forbidden-why"));
    let form =
        Form::filled([("club", "Lek"), ("rank", "4k"), ("komi", "6,5"), ("penalty", "none")]);
    render(&parts_of(page.with_notice(alert), form))
}

async fn wrong(page: Page) -> Answer {
    let form =
        Form::filled([("club", ""), ("rank", "31k"), ("komi", "six"), ("password", "secret")]);
    answer(page, &form)
}

async fn typed(page: Page, form: Form) -> Answer {
    answer(page, &form)
}

fn answer(page: Page, form: &Form) -> Answer {
    match form.parse::<Typed>() {
        Ok(Typed) => Ok(redirect_saying("/styleguide/empty", Notice::done(Sentence::new("jigo")))),
        Err(form) => render_wrong(&parts_of(page, form)),
    }
}

async fn uploaded(upload: Upload) -> String {
    let sizes: Vec<_> = upload.files.iter().map(|file| (&file.name, file.bytes.len())).collect();
    format!("{sizes:?}")
}

async fn boards(page: Page) -> Answer {
    let page = framed(page, "Boards").live("/styleguide/events", REVISION.load(Ordering::Relaxed));
    let people = [
        ("Morishita", "Aiko", "森下 藍子", "5d"),
        ("Lindqvist", "Freja", "", "3d"),
        ("Seo", "Yunji", "서윤지", "4d"),
        ("Van den Bosch-Pietersen", "Wouter", "", "3d"),
        ("Grünspan-Hollerbach", "Friederike", "", "1d"),
        ("Delacourt", "Anaïs", "", "12k"),
    ];
    let seats: Vec<_> = people
        .iter()
        .map(|(surname, first, native, rank)| {
            let rank = rank.parse().unwrap_or(Rank::SHODAN);
            let mut entry = Entry::new(EntryId(1), surname, first, rank);
            entry.native_name = (!native.is_empty()).then(|| (*native).to_owned());
            entry.country = "JP".to_owned();
            PlayerRow { href: "/styleguide/empty".to_owned(), ..PlayerRow::new(page.t, &entry, "") }
        })
        .collect();
    let endings = ["?", "W+R", "B+3.5"];
    let rows = seats.chunks(2).zip(endings).zip([0, 0, 3]).enumerate();
    let rows = rows.map(|(i, ((pair, ending), handicap))| {
        let table = TableNo(i32::try_from(i).unwrap_or(0) * 11 + 1);
        let mut board = Board::new(table, EntryId(1), EntryId(2), handicap);
        board.ending = ending.parse().unwrap_or_default();
        let komi = if handicap == 0 { HalfPoints(13) } else { HalfPoints::HALF };
        BoardRow::new(&board, pair[0].clone(), pair[1].clone(), komi, HalfPoints(13))
    });
    let (rows, revision) = (rows.collect(), REVISION.load(Ordering::Relaxed));
    render(&Boards { cx: page, rows, revision })
}

const FINISHED: &str = "
    ...XO....
    ...XO....
    ...XO..X.
    ...XO....
    ...XO....
    ...XO....
    .O.XO....
    ...XO....
    ...XO....";

const OPENING: &str = "
    ...................
    ...................
    ..O.............X..
    ...O...........X...
    ...................
    ...................
    ...................
    ...................
    ...................
    ...................
    ...................
    ...................
    ...................
    ...................
    ...................
    ..XX...........O...
    ...O...............
    ..O................
    ...................";

fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().filter_map(|name| name.parse().ok()).collect()
}

/// The marks of the goban: a game with numbers, a count, and a part of a board with a violation.
fn gobans() -> Result<Vec<(&'static str, String)>, go::DrawingError> {
    let (opening, finished) = (go::Goban::draw(OPENING)?, go::Goban::draw(FINISHED)?);
    let numbers = points("D16 C17 R17 C2 D3 Q4 E3").into_iter().zip([8, 9, 10, 99, 100, 128, 129]);
    let numbers: Vec<_> = numbers.collect();
    let chosen = points("K10").first().copied();
    let game = Diagram::new(&opening, "game").numbers(&numbers).chosen(chosen);
    let game = game.last(points("Q16").first().copied());
    let (dead, columns) = (points("B3 H7"), |low, high| {
        let size = finished.size().all_points();
        let inside = size.filter(|p| (low..=high).contains(&p.col()));
        inside.collect::<Vec<_>>()
    });
    let count = Diagram::new(&finished, "count").dead(&dead);
    let count =
        count.territory(Color::Black, &columns(0, 2)).territory(Color::White, &columns(5, 8));
    let part = Window::around(opening.size(), &points("C3 E5"), 2);
    let ruling =
        Diagram::new(&opening, "ruling").window(part).violation(points("D4").first().copied());
    let ruling = ruling.emptied(&points("E5")).last(points("D3").first().copied());
    Ok(vec![("A game", game.svg()), ("A count", count.svg()), ("A ruling", ruling.svg())])
}

async fn goban(page: Page) -> Answer {
    let page = framed(page, "Goban");
    let boards = gobans().map_err(anyhow::Error::from)?;
    render(&Goban { cx: page, boards })
}

async fn empty(page: Page) -> Answer {
    let page = framed(page, "No round yet");
    render(&Empty { cx: page })
}

async fn signed_in(request: HttpRequest) -> Answer {
    request.extensions_mut().insert(Viewer { name: "Hilde Aronsen".to_owned() });
    let page = framed(Page::of(&request), "Signed in");
    render(&Empty { cx: page })
}

async fn events(hub: web::Data<Hub>) -> Answer {
    hub.listen(
        TournamentId(1),
        REVISION.load(Ordering::Relaxed),
        &Listener { address: String::new(), staff: false },
    )
}

async fn change(hub: web::Data<Hub>) -> HttpResponse {
    let revision = REVISION.fetch_add(1, Ordering::Relaxed) + 1;
    let (id, slug) = (TournamentId(1), String::new());
    hub.changed(&NewRevision { id, slug, revision, at_once: true });
    HttpResponse::NoContent().finish()
}

/// No phone stands for anybody here.
async fn nobodys_rows() -> HttpResponse {
    HttpResponse::Ok().content_type("text/css; charset=utf-8").finish()
}

async fn fails() -> Answer {
    Err(anyhow::anyhow!("the detail that nobody sees").into())
}

/// Who may use the routes of this program: everybody.
const ROUTES: &[Route] = &[
    ("GET", "/static/{hash}/{name:.+}", Access::Public),
    ("GET", "/robots.txt", Access::Public),
    ("GET", "/favicon.ico", Access::Public),
    ("GET", "/language", Access::Public),
    ("POST", "/language", Access::Public),
    ("GET", "/styleguide", Access::Public),
    ("POST", "/styleguide", Access::Public),
    ("GET", "/styleguide/wrong", Access::Public),
    ("POST", "/styleguide/upload", Access::Public),
    ("GET", "/styleguide/boards", Access::Public),
    ("GET", "/styleguide/boards/me.css", Access::Public),
    ("GET", "/styleguide/goban", Access::Public),
    ("GET", "/styleguide/empty", Access::Public),
    ("GET", "/styleguide/signed-in", Access::Public),
    ("GET", "/styleguide/events", Access::Public),
    ("POST", "/styleguide/change", Access::Public),
    ("GET", "/styleguide/fails", Access::Public),
];

fn configure(config: &mut web::ServiceConfig) {
    config
        .app_data(RouteTable(ROUTES))
        .service(
            web::resource("/styleguide").route(web::get().to(parts)).route(web::post().to(typed)),
        )
        .route("/styleguide/wrong", web::get().to(wrong))
        .route("/styleguide/upload", web::post().to(uploaded))
        .route("/styleguide/boards", web::get().to(boards))
        .route("/styleguide/boards/me.css", web::get().to(nobodys_rows))
        .route("/styleguide/goban", web::get().to(goban))
        .route("/styleguide/empty", web::get().to(empty))
        .route("/styleguide/signed-in", web::get().to(signed_in))
        .route("/styleguide/events", web::get().to(events))
        .route("/styleguide/change", web::post().to(change))
        .route("/styleguide/fails", web::get().to(fails));
}

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let listen = arguments.iter().position(|a| a == "--listen").and_then(|i| arguments.get(i + 1));
    let listen = listen.map_or("127.0.0.1:8080", String::as_str).to_owned();
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let config = ServerConfig { listen, workers: None, desktop: None };
    actix_web::rt::System::new().block_on(run(&config, Hub::new(), configure, |address| {
        println!("listening on http://{address}");
    }))
}
