//! The public page of a recorded game: the board at any move, live at its end.

use crate::web::Listener;
use crate::web::prelude::*;
use go::Goban as Position;
use recording::Remark;

use super::view::{Player, players};
use super::{record, words};
use crate::web::views::goban as board;
use crate::web::views::marking::marking;
use crate::web::views::turns::{order, turn_of};

struct WatchedPlayer {
    seat: Player,
    /// Prisoners, and the last move if this player made it.
    said: String,
    clock: String,
    to_move: bool,
}

/// A navigation link: words, `rel`, target step if there is one, SVG path of its icon.
type StepWay = (String, &'static str, Option<usize>, &'static str);

#[derive(Template)]
#[template(path = "game/watch.html")]
struct WatchPage {
    cx: Page,
    table: String,
    round: String,
    round_words: String,
    begun: bool,
    headline: String,
    over: bool,
    now: String,
    svg: String,
    /// White above the board, Black below it.
    players: [WatchedPlayer; 2],
    terms: String,
    turns: Option<String>,
    rules: String,
    remarks: Vec<String>,
    here: String,
    shown: usize,
    last: usize,
    ways: [StepWay; 4],
    record: Option<String>,
}

pub async fn show(
    request: HttpRequest,
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
) -> Answer {
    let t = page.t;
    let (round, table) = board_at(&event, &place)?;
    let file = record::load(&state, &event, (round, table)).await?;
    let (game, last) = (&file.game, file.game.steps().len());
    let shown_to = event.clone();
    let rulings = state.blocking(move |service| shown_rulings(t, service, &shown_to)).await?;
    let here = rulings.into_iter().filter(|ruling| ruling.is_at(round, table.table));
    let ruled: Vec<ShownRuling> = here.collect();
    // The players' agreement is public once it is confirmed, or earlier by the event's setting.
    let provisional = event.snapshot.tournament.settings.players.provisional;
    let settled = !table.ending.is_pending() || provisional || event.is_staff();
    let ended = matches!(game.course(), Some(Course::Ended(_)));
    let asked = Form::of_query(&request).value("step").parse::<usize>().ok();
    let shown = asked.unwrap_or(last).min(last);
    let here = event.path(&format!("/games/{}/{}", round.no, table.table));
    let page = frame(page, &event).titled(t.with("watch-title", [("table", table.table)]));
    render(&WatchPage {
        table: t.with("table-number", [("table", table.table)]),
        round: event.path(&format!("/rounds/{}", round.no)),
        round_words: t.with("round-number", [("round", round.no)]),
        begun: file.begun,
        // The headline is about the end of the game, so it is shown only at the last step.
        headline: if shown == last && (settled || !ended) {
            words::headline(t, game)
        } else {
            t.with("watch-step", (("n", shown), ("of", last)))
        },
        over: shown == last && settled && ended,
        now: step_words(t, game, shown, (event.is_staff(), &ruled)),
        svg: picture(t, game, shown),
        players: beside(t, players(t, &event, table, game), game, shown)
            .map(|player| with_turn(t, &event, table, (game, shown), player)),
        turns: order(t, &event.snapshot.tournament, table),
        rules: t.rules(game.terms().rules),
        ways: ways(t, shown, last),
        terms: t.terms(table.handicap, game.terms().komi),
        remarks: remarks(t, game, shown),
        record: event
            .may_record()
            .then(|| event.path(&format!("/boards/{}/{}/record", round.no, table.table))),
        cx: page.live(&format!("{here}/events"), file.entered),
        here,
        shown,
        last,
    })
}

fn beside(t: Lang, players: [Player; 2], game: &Game, shown: usize) -> [WatchedPlayer; 2] {
    let last = shown == game.steps().len();
    let made = shown.checked_sub(1).and_then(|index| game.steps().get(index));
    let next = match game.steps().get(shown) {
        Some(Step::Move(played)) => Some(played.color),
        _ if last => game.to_move(),
        _ => None,
    };
    let of = |seat: Player| {
        let color = seat.color;
        let held = seat.held.filter(|_| last).map(|held| t.with("game-held", [("n", held)]));
        let played = match made {
            Some(Step::Move(played)) if played.color == color => Some(match played.point {
                Some(point) => t.with("watch-last-move", [("point", point.to_string())]),
                None => t.text("watch-passed"),
            }),
            _ => None,
        };
        WatchedPlayer {
            said: t.listed(held.into_iter().chain(played)),
            clock: clock_of(game, color, shown),
            to_move: next == Some(color),
            seat,
        }
    };
    let [black, white] = players.map(of);
    [white, black]
}

/// In a game of partners: adds whose turn it is.
fn with_turn(
    t: Lang,
    event: &Event,
    board: &Board,
    (game, shown): (&Game, usize),
    player: WatchedPlayer,
) -> WatchedPlayer {
    let entry = event.snapshot.tournament.entry(board.seat(player.seat.color));
    let moves = game.steps().iter().take(shown).filter(|step| matches!(step, Step::Move(_)));
    let at = u32::try_from(moves.count() + 1).unwrap_or(u32::MAX);
    let turn = entry.filter(|_| player.to_move).and_then(|entry| turn_of(t, entry, at));
    WatchedPlayer { said: t.listed([player.said, turn.unwrap_or_default()]), ..player }
}

/// The time last noted by that step: `38:51`. Empty if none was.
fn clock_of(game: &Game, color: Color, shown: usize) -> String {
    let noted = game.remarks().iter().rev().filter(|(at, _)| *at <= shown);
    let mut clocks = noted.filter_map(|(_, remark)| match remark {
        Remark::Clock { color: of, seconds, .. } if *of == color => Some(*seconds),
        _ => None,
    });
    clocks.next().map_or_else(String::new, |s| format!("{}:{:02}", s / 60, s % 60))
}

fn ways(t: Lang, shown: usize, last: usize) -> [StepWay; 4] {
    let back = (shown > 0).then_some(());
    let on = (shown < last).then_some(());
    [
        (t.text("watch-first"), "", back.map(|()| 0), "M20 2v16L7 10zM4.5 2v16"),
        (t.text("watch-back"), "prev", back.map(|()| shown - 1), "M18 2v16L5 10z"),
        (t.text("watch-on"), "next", on.map(|()| shown + 1), "M6 2v16l13-8z"),
        (t.text("watch-last"), "", on.map(|()| last), "M4 2v16l13-8zM19.5 2v16"),
    ]
}

/// The number of entries in the record as an event stream, for open pages to follow.
pub async fn events(
    event: Event,
    state: Data<State>,
    place: Path<BoardPlace>,
    request: HttpRequest,
) -> Answer {
    let (round, board) = board_at(&event, &place)?;
    let (id, round, table) = (event.snapshot.id, round.no, board.table);
    let counts = state.blocking(move |service| service.game_counts(id)).await?;
    let here = counts.iter().find(|count| count.round == round && count.table == table);
    let who = Listener::of(&request, event.may_record());
    state.hub.listen_to_game(id, round, table, here.map_or(0, |count| count.entered), &who)
}

fn picture(t: Lang, game: &Game, shown: usize) -> String {
    if shown == game.steps().len() {
        // A mere proposal is shown only to the recorder.
        let proposed = matches!(game.course(), Some(Course::Stopped(_))) && !game.is_marked();
        let marking = (!proposed).then(|| marking(game)).flatten();
        let count = marking.as_ref().and_then(|marking| game.count_by(&marking.life));
        let marked = marking.as_ref().map(|marking| (&marking.life, count.as_ref()));
        return board::goban(t, game, None, marked, None).svg;
    }
    let (position, last) = position_after(game, shown);
    board::position(t, &position, last)
}

fn position_after(game: &Game, steps: usize) -> (Position, Option<Point>) {
    let mut position = game.start_position();
    let mut last = None;
    for step in game.steps().iter().take(steps) {
        last = None;
        match step {
            Step::Move(played) => {
                if let Some(point) = played.point {
                    // A recorded point is always on the board.
                    let _ = position.execute(played.color, point);
                    last = Some(point);
                }
            }
            Step::Set { changes, .. } => {
                let _ = position.put_all(changes.iter().copied());
            }
        }
    }
    (position, last)
}

fn step_words(
    t: Lang,
    game: &Game,
    shown: usize,
    (staff, ruled): (bool, &[ShownRuling]),
) -> String {
    match shown.checked_sub(1).and_then(|index| game.steps().get(index)) {
        None => t.text("watch-start"),
        Some(Step::Move(played)) => {
            let moves = game.steps().iter().take(shown);
            let number = moves.clone().filter(|step| matches!(step, Step::Move(_))).count();
            let made = t.with("game-last", (("n", number), ("move", board::played(t, *played))));
            // After a ruling took moves back, move numbers repeat.
            let anew = moves.clone().any(|step| matches!(step, Step::Set { ruling: Some(_), .. }));
            let about = |ruling: &&ShownRuling| {
                !anew && ruling.at.is_some_and(|at| usize::try_from(at.0) == Ok(number))
            };
            match ruled.iter().find(about) {
                Some(ruling) => t.labelled(&made, &ruling.what),
                None => made,
            }
        }
        Some(Step::Set { ruling, .. }) => {
            let public = ruled.iter().find(|public| Some(public.no) == *ruling);
            match (public, ruling.filter(|_| staff)) {
                (Some(public), _) => t.labelled(&public.number, &public.what),
                (None, Some(no)) => t.with("did-ruled", [("no", no.0)]),
                // The event may hide the ruling, but everybody sees that the position was changed.
                (None, None) => t.text("did-position"),
            }
        }
    }
}

fn remarks(t: Lang, game: &Game, shown: usize) -> Vec<String> {
    let here = game.remarks().iter().filter(|(at, _)| *at == shown);
    here.map(|(_, remark)| match remark {
        Remark::Note(text) => text.clone(),
        Remark::Clock { color, seconds, overtime } => {
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            let color = t.color(*color);
            match overtime {
                None => t.with("watch-clock", (("color", color), ("time", time))),
                Some(left) => {
                    t.with("watch-overtime", (("color", color), ("time", time), ("n", *left)))
                }
            }
        }
    })
    .collect()
}
