use super::paper::{Sheet, in_sheets, match_slips};
use super::people::Person;
use crate::web::prelude::*;
use crate::web::views::namesakes::told_apart;
use crate::web::views::turns::order_of_turns;

struct Slip {
    table: TableNo,
    room: String,
    black: Person,
    white: Person,
    terms: String,
    teams: Option<[String; 2]>,
    turns: Option<String>,
    code: Code,
}

#[derive(Template)]
#[template(path = "public/slips.html")]
struct Slips {
    cx: Page,
    no: RoundNo,
    sheet: Sheet,
    six: bool,
    /// Whether there are matches, which have slips of their own.
    matches: bool,
    sheets: Vec<Vec<Slip>>,
    back: String,
}

/// Four slips per sheet, six with `?six`; with `?matches` one per match of teams. The QR code leads arbiters to the
/// board, and its players to reporting the result.
pub async fn show(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let no = RoundNo(place.1);
    let server = visit.origin(&request);
    let asked = |name: &str| {
        request.query_string().split('&').any(|part| part.trim_end_matches('=') == name)
    };
    let six = asked("six");
    if asked("matches") {
        let view = move |page: Page, event: &Event, _: &Service| {
            let round = public_round(&event.snapshot.tournament, no)?;
            let boards = format!("{server}{}", event.path(&format!("/b/{no}")));
            match_slips(page, event, round, &boards)
        };
        return visit.fresh(view).await;
    }
    visit.fresh(move |page, event, _| view(page, event, no, &server, six)).await
}

fn view(page: Page, event: &Event, no: RoundNo, server: &str, six: bool) -> Result<Slips> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = public_round(tournament, no)?;
    let boards = format!("{server}{}", event.path(&format!("/b/{no}")));
    let slip = |board| slip(t, tournament, board, &boards).transpose();
    let slips: Result<Vec<Slip>> = round.boards.iter().filter_map(slip).collect();
    let title = t.with("slips-title", [("round", no)]);
    Ok(Slips {
        no,
        sheet: Sheet::new(t, tournament, no, title.clone(), String::new()),
        six,
        matches: !round.teams.matches.is_empty(),
        sheets: in_sheets(slips?, if six { 6 } else { 4 }),
        back: event.path(&format!("/rounds/{no}")),
        cx: page.still().titled(title),
    })
}

fn slip(t: Lang, tournament: &Tournament, board: &Board, boards: &str) -> Result<Option<Slip>> {
    let person = |id: EntryId| {
        let entry = tournament.entry(id)?;
        let name = told_apart(t, tournament, entry);
        Some(Person { name, ..Person::new(t, entry, "") })
    };
    let (Some(black), Some(white)) = (person(board.black), person(board.white)) else {
        return Ok(None);
    };
    Ok(Some(Slip {
        table: board.table,
        room: tournament.settings.rooms.of(board.table).to_owned(),
        black,
        white,
        terms: t.terms(board.handicap, tournament.komi_of(board)),
        teams: of_teams(tournament, board),
        turns: order_of_turns(t, tournament, board),
        code: Code::of(&format!("{boards}/{}", board.table))?,
    }))
}

/// `None` unless both players have a team.
fn of_teams(tournament: &Tournament, board: &Board) -> Option<[String; 2]> {
    let name = |id| tournament.team_of(id).map(|team| team.name.clone());
    Some([name(board.black)?, name(board.white)?])
}
