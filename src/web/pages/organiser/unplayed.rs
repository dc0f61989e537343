//! The end of a round's window: what becomes of its unplayed games, shown before it is done.

use crate::web::prelude::*;
use crate::web::views::places::worth;
use service::UnplayedGames;

#[derive(Template)]
#[template(path = "organiser/unplayed.html")]
struct Unplayed {
    cx: Cx,
    round: Round,
    window: RoundWindow,
    games: UnplayedGames,
    /// Games that were settled here and stand so.
    settled: Vec<TableNo>,
}

impl Unplayed {
    fn boards(&self, tables: &[TableNo]) -> Vec<&Board> {
        tables.iter().filter_map(|table| self.round.board_at(*table)).collect()
    }

    /// Earliest moment to settle them, unless it has come.
    fn earliest(&self) -> Option<String> {
        let from = self.cx.tournament().unplayed_from(self.round.no);
        let from = from.filter(|from| Utc::now().naive_utc() < *from);
        from.map(|from| self.cx.moment_of(from))
    }
}

fn joined(tables: &[TableNo]) -> String {
    tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// To the timetable unless the round is public and has a window.
#[route("GET", "/t/{slug}/rounds/{round}/unplayed", Organiser)]
async fn show(cx: Cx, place: Path<(String, i32)>) -> Answer {
    let (no, tournament) = (RoundNo(place.1), cx.tournament());
    let round = tournament.round(no).filter(|round| round.is_public()).cloned();
    let Some((round, window)) = round.zip(tournament.clock(no).window) else {
        return Ok(redirect(&cx.to("/timetable")));
    };
    let snapshot = cx.event.snapshot.clone();
    let read = move |service: &Service| {
        let settled = service.settled_games(&snapshot, no)?;
        Ok((service.unplayed_games(&snapshot, no, Utc::now())?, settled))
    };
    let (games, settled) = cx.blocking(read).await?;
    let settled = settled.into_iter().map(|game| game.table).collect();
    let title = cx.with("unplayed-title", [("round", no)]);
    render(&Unplayed { cx: cx.titled(title), round, window, games, settled })
}

#[route("POST", "/t/{slug}/rounds/{round}/unplayed", Organiser)]
async fn change(act: Act, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let tables: Option<Vec<TableNo>> =
        act.form.value("seen").split(' ').map(|no| no.parse().ok().map(TableNo)).collect();
    let tables = tables.ok_or_else(WebError::not_understood)?;
    let (settles, said) = match act.form.value("act") {
        "settle" => (true, "unplayed-settled"),
        "reopen" => (false, "unplayed-reopened"),
        _ => return Err(WebError::not_understood()),
    };
    let done = act.blocking(move |acts| match settles {
        true => acts.settle_unplayed(no, &tables),
        false => acts.reopen_unplayed(no, &tables),
    });
    let to = format!("/rounds/{no}/unplayed");
    act.respond(&to, done.await, |_| Sentence::new(said).with("round", no))
}
