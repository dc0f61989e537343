use actix_web::HttpRequest;
use actix_web::web::Path;
use anyhow::Context;
use askama::Template;
use qrcode::{Color as Module, EcLevel, QrCode};

use crate::tournament::{Board, EntryId, RoundNo, TableNo, Tournament};
use crate::web::{Answer, Event, Lang, Page, WebError};

use super::people::Person;
use crate::web::Visit;
use crate::web::views::rounds::public_round;

/// A code to scan: how many modules a side, and the dark ones as a path.
struct Code {
    side: usize,
    path: String,
}

struct Slip {
    table: TableNo,
    black: Person,
    white: Person,
    terms: String,
    code: Code,
}

#[derive(Template)]
#[template(path = "public/slips.html")]
struct Slips {
    t: Lang,
    page: Page,
    no: RoundNo,
    name: String,
    slips: Vec<Slip>,
    back: String,
}

/// Result slips of a round, four on a sheet, each with a code that leads arbiters to its board.
pub async fn show(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let no = RoundNo(place.1);
    let server = {
        let connection = request.connection_info();
        format!("{}://{}", connection.scheme(), connection.host())
    };
    visit.fresh(move |page, event, _| view(page, event, no, &server)).await
}

fn view(page: Page, event: &Event, no: RoundNo, server: &str) -> Result<Slips, WebError> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = public_round(tournament, no)?;
    let boards = format!("{server}{}", event.path(&format!("/boards/{no}")));
    let slips: Result<Vec<Option<Slip>>, WebError> =
        round.boards.iter().map(|board| slip(t, tournament, board, &boards)).collect();
    Ok(Slips {
        t,
        no,
        name: tournament.settings.name.clone(),
        slips: slips?.into_iter().flatten().collect(),
        back: event.path(&format!("/rounds/{no}")),
        page: page.titled(t.with("slips-title", [("round", no)])).below(&event.path("/boards")),
    })
}

fn slip(
    t: Lang,
    tournament: &Tournament,
    board: &Board,
    boards: &str,
) -> Result<Option<Slip>, WebError> {
    let person = |id: EntryId| tournament.entry(id).map(|entry| Person::new(t, entry, ""));
    let (Some(black), Some(white)) = (person(board.black), person(board.white)) else {
        return Ok(None);
    };
    Ok(Some(Slip {
        table: board.table,
        black,
        white,
        terms: t.terms(board.handicap, tournament.komi_of(board)),
        code: code(&format!("{boards}/{}", board.table))?,
    }))
}

/// The code of an address; the quiet zone around it is the paper's.
fn code(address: &str) -> Result<Code, WebError> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M)
        .context("the address is too long for a code")?;
    let side = code.width();
    let modules = code.to_colors();
    let mut path = String::new();
    for (y, row) in modules.chunks(side).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Module::Dark {
                path.push_str(&format!("M{x} {y}h{n}v1h-{n}z", n = run.len()));
            }
            x += run.len();
        }
    }
    Ok(Code { side, path })
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn the_path_of_a_code_covers_its_dark_modules() {
        let address = "https://go.example/t/open/boards/3/12";
        let plain = qrcode::QrCode::with_error_correction_level(address, qrcode::EcLevel::M);
        let dark = plain.unwrap().to_colors().iter().filter(|c| **c == super::Module::Dark).count();
        let drawn = code(address).unwrap();
        let runs = drawn.path.split('h').skip(1).step_by(2);
        let lengths = runs.map(|run| run.split('v').next().unwrap().parse::<usize>().unwrap());
        assert_eq!(lengths.sum::<usize>(), dark);
        assert_eq!(drawn.side, 29);
    }
}
