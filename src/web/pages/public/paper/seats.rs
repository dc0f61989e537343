use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

use crate::web::views::namesakes::told_apart;

use super::super::round::{board_row, terms};
use super::super::seating::{Seating, by_name};
use super::{Sheet, round_of};

/// Three columns of 32 names fit below the head on both A4 and Letter.
const A_PAGE: usize = 96;

struct Columns {
    /// For pages of up to this many names.
    most: usize,
    /// CSS class of the sheet; empty for three columns.
    class: &'static str,
    /// How wide a name may be for one line, and for two; ideographs count twice.
    lines: [usize; 2],
}

/// A wall is read from afar: the fewer names, the larger the type.
const COLUMNS: [Columns; 4] = [
    Columns { most: 20, class: "one high", lines: [28, 36] },
    Columns { most: 32, class: "one", lines: [40, 54] },
    Columns { most: 64, class: "two", lines: [23, 58] },
    Columns { most: A_PAGE, class: "", lines: [18, 42] },
];

struct Seat {
    name: String,
    /// What tells the player apart from a namesake: `3k, Lon`.
    apart: String,
    /// CSS class of the name: empty, `long` or `longer`.
    size: &'static str,
    seat: Option<(Color, TableNo)>,
}

/// One page by name, titled `Aalders to Boersma`.
struct Leaf {
    title: String,
    number: usize,
    columns: &'static str,
    seats: Vec<Seat>,
}

#[derive(Template)]
#[template(path = "public/paper/names.html")]
struct Names {
    cx: Page,
    sheet: Sheet,
    leaves: Vec<Leaf>,
}

#[derive(Template)]
#[template(path = "public/paper/boards.html")]
struct Boards {
    cx: Page,
    sheet: Sheet,
    rows: Vec<BoardRow>,
    byes: Vec<String>,
}

pub(in crate::pages::public) async fn by_name_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let no = round_of(&visit.event.snapshot.tournament, &request)?.no;
    visit.fresh(move |page, event, service| names(page, event, service, no)).await
}

pub(in crate::pages::public) async fn by_table_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let no = round_of(&visit.event.snapshot.tournament, &request)?.no;
    visit.fresh(move |page, event, service| boards(page, event, service, no)).await
}

fn found(tournament: &Tournament, no: RoundNo) -> Result<&Round> {
    tournament.round(no).ok_or_else(WebError::no_page)
}

fn names(page: Page, event: &Event, service: &Service, no: RoundNo) -> Result<Names> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = found(tournament, no)?;
    let title = t.with("round-number", [("round", no)]);
    let how = format!("{} {}", t.text("hall-how"), terms(t, tournament, round));
    let all = by_name(t, tournament, round, "");
    let leaves = all.chunks(A_PAGE).zip(1..).map(|(part, number)| leaf(t, &all, part, number));
    Ok(Names {
        sheet: Sheet::new(t, tournament, no, title, how).ended(t, event, service),
        leaves: leaves.collect(),
        cx: page.still().titled(t.text("paper-names")),
    })
}

fn leaf(t: Lang, all: &[Seating], part: &[Seating], number: usize) -> Leaf {
    let surname = |seating: Option<&Seating>| {
        seating.map(|seating| seating.parts.0.clone()).unwrap_or_default()
    };
    let (from, to) = (surname(part.first()), surname(part.last()));
    let from_to = (("from", from), ("to", to));
    let [.., three] = &COLUMNS;
    let columns = COLUMNS.iter().find(|columns| all.len() <= columns.most).unwrap_or(three);
    Leaf {
        title: t.with("hall-from-to", from_to),
        number,
        columns: columns.class,
        seats: in_one_size(part.iter().map(|seating| seat(t, seating, columns)).collect()),
    }
}

/// All names have the same size; only a name that needs more than two lines is smaller.
fn in_one_size(mut seats: Vec<Seat>) -> Vec<Seat> {
    if seats.iter().any(|seat| !seat.size.is_empty()) {
        seats.iter_mut().filter(|seat| seat.size.is_empty()).for_each(|seat| seat.size = "long");
    }
    seats
}

fn seat(t: Lang, seating: &Seating, columns: &Columns) -> Seat {
    let person = &seating.person;
    let apart = match seating.apart.as_str() {
        "" => String::new(),
        apart => t.listed([person.rank.as_str(), apart]),
    };
    let listed = format!("{} {}", seating.parts.0, seating.parts.1).trim_end().to_owned();
    let native = person.native.as_ref().map_or(0, |native| native.width() + 1);
    let [one_line, two_lines] = columns.lines;
    let size = match listed.width() + native + apart.width() {
        wide if wide <= one_line => "",
        wide if wide <= two_lines => "long",
        _ => "longer",
    };
    let name = match &person.native {
        Some(native) => format!("{listed} {native}"),
        None => listed,
    };
    Seat { name, apart, size, seat: seating.seat }
}

fn boards(page: Page, event: &Event, service: &Service, no: RoundNo) -> Result<Boards> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = found(tournament, no)?;
    let title = t.with("round-number", [("round", no)]);
    let rows = round.boards.iter().filter_map(|board| board_row(t, tournament, board, ""));
    let byes = round.byes.iter().filter_map(|id| tournament.entry(*id));
    Ok(Boards {
        sheet: Sheet::new(t, tournament, no, title, terms(t, tournament, round))
            .ended(t, event, service),
        rows: rows.collect(),
        byes: byes.map(|entry| told_apart(t, tournament, entry)).collect(),
        cx: page.still().titled(t.text("paper-boards")),
    })
}
