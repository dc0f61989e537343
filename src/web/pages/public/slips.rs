//! Slips of paper for the tables of a round.

use super::paper::{Sheet, match_slips, still};
use super::people::PlayerRow;
use crate::web::prelude::*;
use crate::web::views::goban::order_of_turns;

#[derive(Template)]
#[template(path = "public/slips.html")]
struct Slips {
    cx: Cx,
    no: RoundNo,
    sheet: Sheet,
    six: bool,
    boards: Vec<(Board, Code)>,
}

/// Four slips per sheet, six with `?six`; with `?matches` one per match of teams. The QR code leads arbiters to the
/// board, and its players to reporting the result.
pub async fn show(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let no = RoundNo(place.1);
    let server = visit.origin(&request);
    let asked = |name: &str| {
        request.query_string().split('&').any(|part| part.trim_end_matches('=') == name)
    };
    let boards = format!("{server}{}", visit.event.path(&format!("/b/{no}")));
    if asked("matches") {
        return visit.once(move |cx, _| match_slips(cx, no, &boards)).await;
    }
    let six = asked("six");
    visit.once(move |cx, _| Slips::of(cx, no, six, &boards)).await
}

impl Slips {
    /// `above` is the address above that of each board.
    fn of(cx: Cx, no: RoundNo, six: bool, above: &str) -> Result<Self> {
        let tournament = cx.tournament();
        let is_known = |board: &&Board| {
            [board.black, board.white].iter().all(|id| tournament.entry(*id).is_some())
        };
        let boards = public_round(tournament, no)?.boards.iter().filter(is_known);
        let coded = |board: &Board| -> Result<(Board, Code)> {
            Ok((board.clone(), Code::of(&format!("{above}/{}", board.table))?))
        };
        let title = cx.with("slips-title", [("round", no)]);
        Ok(Self {
            no,
            sheet: Sheet::new(cx.t, tournament, no, title.clone(), String::new()),
            six,
            boards: boards.map(coded).collect::<Result<_>>()?,
            cx: still(cx, title),
        })
    }

    fn back(&self) -> String {
        self.cx.to(format!("/rounds/{}", self.no))
    }

    fn sheets(&self) -> Vec<&[(Board, Code)]> {
        self.boards.chunks(if self.six { 6 } else { 4 }).collect()
    }

    /// Whether there are matches, which have slips of their own.
    fn has_matches(&self) -> bool {
        let round = self.cx.tournament().round(self.no);
        round.is_some_and(|round| !round.teams.matches.is_empty())
    }

    /// The players, with their teams if both have one.
    fn sides(&self, board: &Board) -> Vec<(Color, PlayerRow, Option<&str>)> {
        let tournament = self.cx.tournament();
        let team = |id| tournament.team_of(id).map(|team| team.name.as_str());
        let both = team(board.black).is_some() && team(board.white).is_some();
        let side = |color| {
            let entry = tournament.entry(board.seat(color))?;
            Some((color, self.cx.who_of_all(entry), team(entry.id).filter(|_| both)))
        };
        [Color::Black, Color::White].into_iter().filter_map(side).collect()
    }

    fn turns(&self, board: &Board) -> Option<String> {
        order_of_turns(self.cx.t, self.cx.tournament(), board)
    }
}
