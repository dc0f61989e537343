//! The end of a round's window: what becomes of its unplayed games, shown before it is done.

use crate::web::prelude::*;
use crate::web::views::outcome::worth;
use service::UnplayedGames;

struct Game {
    table: TableNo,
    names: [String; 2],
    said: String,
    href: String,
}

#[derive(Template)]
#[template(path = "organiser/unplayed.html")]
struct Unplayed {
    cx: Page,
    round: RoundNo,
    window: String,
    /// What they get, `Both lose`, and its worth.
    policy: String,
    worth: String,
    /// Earliest moment to settle them; empty once it has come.
    not_before: String,
    games: Vec<Game>,
    /// Games whose ending a player has reported.
    reported: Vec<Game>,
    /// Games that were settled here and stand so.
    settled: Vec<Game>,
    /// Tables that the two buttons act on.
    seen: String,
    seen_settled: String,
    settings: String,
}

type Read = (UnplayedGames, Vec<TableNo>);

fn read(event: &Event, no: RoundNo) -> impl FnOnce(&Service) -> Result<Read, ServiceError> + use<> {
    let snapshot = event.snapshot.clone();
    move |service| {
        let settled = service.settled_games(&snapshot, no)?;
        Ok((
            service.unplayed_games(&snapshot, no, Utc::now())?,
            settled.into_iter().map(|game| game.table).collect(),
        ))
    }
}

/// 404 unless the round is public and has a window.
fn round_of(event: &Event, no: RoundNo) -> Result<&Round> {
    let tournament = &event.snapshot.tournament;
    let round = tournament.round(no).filter(|round| round.is_public());
    round.filter(|_| tournament.clock(no).window.is_some()).ok_or_else(WebError::no_page)
}

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
) -> Answer {
    let no = RoundNo(place.1);
    if round_of(&event, no).is_err() {
        return Ok(redirect(&event.path("/timetable")));
    }
    let read = state.blocking(read(&event, no)).await?;
    render(&view(page, &event, no, &read)?)
}

fn view(page: Page, event: &Event, no: RoundNo, (games, settled): &Read) -> Result<Unplayed> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = round_of(event, no)?;
    let season = tournament.settings.season;
    let from = tournament.unplayed_from(no).filter(|from| Utc::now().naive_utc() < *from);
    let game = |board: &Board| Game {
        table: board.table,
        names: [board.black, board.white].map(|id| event.name(t, id)),
        said: board_date(t, board),
        href: event.path(&format!("/boards/{no}/{}", board.table)),
    };
    let of = |tables: &[TableNo]| -> Vec<Game> {
        tables.iter().filter_map(|table| round.board_at(*table)).map(game).collect()
    };
    let window = tournament.clock(no).window;
    Ok(Unplayed {
        round: no,
        window: window.map(|window| window_words(t, window)).unwrap_or_default(),
        policy: t.text(&format!("unplayed-{}", season.unplayed)),
        worth: worth(t, event, season.unplayed.ending()),
        not_before: from.map(|from| t.moment(t.local(from))).unwrap_or_default(),
        games: of(&games.tables),
        reported: of(&games.reported),
        settled: of(settled),
        seen: joined(&games.tables),
        seen_settled: joined(settled),
        settings: event.path("/settings?change=unplayed"),
        cx: frame(page, event).titled(t.with("unplayed-title", [("round", no)])),
    })
}

fn joined(tables: &[TableNo]) -> String {
    tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub async fn change(act: Act, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let tables: Option<Vec<TableNo>> =
        act.form.value("seen").split(' ').map(|no| no.parse().ok().map(TableNo)).collect();
    let tables = tables.ok_or_else(WebError::not_understood)?;
    let settles = match act.form.value("act") {
        "settle" => true,
        "reopen" => false,
        _ => return Err(WebError::not_understood()),
    };
    let done = act.blocking(move |service, id, by| match settles {
        true => service.settle_unplayed(id, by, no, &tables),
        false => service.reopen_unplayed(id, by, no, &tables),
    });
    let to = format!("/rounds/{no}/unplayed");
    match done.await {
        Ok(_) => {
            let said = if settles { "unplayed-settled" } else { "unplayed-reopened" };
            act.done(&to, Sentence::new(said).with("round", no))
        }
        Err(error) => act.refused(&to, error),
    }
}
