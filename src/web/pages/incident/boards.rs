//! What the game record shows of an incident: violations found, and the board before and after a ruling.

use crate::web::prelude::*;
use go::Goban as Position;
use referee::{Before, Case, governing, unruled};

use crate::web::views::goban::stones_in;
use crate::web::views::referee::kinds::{made, violation_words};

pub(super) struct Figure {
    pub svg: String,
    pub head: String,
    pub words: String,
}

pub(super) struct Found {
    pub words: String,
    pub code: String,
    pub note: String,
    pub governed: bool,
}

/// The page that leads through the end of a stopped game: dead stones, open points, the count.
/// `None` while the game is played, and once both have confirmed.
pub(super) fn led_end(
    event: &Event,
    (round, board): (&Round, &Board),
    file: &GameFile,
) -> Option<String> {
    let stage = file.game.stage().filter(|_| file.begun)?;
    let here = || event.path(&format!("/boards/{}/{}/record", round.no, board.table));
    (stage != Stage::Confirmed).then(here)
}

/// Violations in the record without a ruling, in order of moves.
/// The note says if an earlier violation governs one.
pub(super) fn found(
    t: Lang,
    event: &Event,
    (round, board): (&Round, &Board),
    (file, log): (&GameFile, &RefereeLog),
) -> Vec<Found> {
    let Some(history) = file.game.history().filter(|_| file.begun) else { return Vec::new() };
    let seats = Seats::of(round.no, board);
    let known = log.in_force_at(&seats, None);
    let procedure = event_procedure(&event.snapshot.tournament.settings).ok();
    let governed = |incident: &Incident| {
        let procedure = procedure.as_ref()?;
        let before = Before { ruled: &known, ..Before::default() };
        let case = Case { game: Some(history), before, ..Case::new(procedure, incident) };
        governing(&case, incident)?.at
    };
    let open = unruled(history, &known);
    // Computed once, because it searches the whole record for each violation.
    let found: Vec<(&Incident, Option<MoveNo>)> =
        open.iter().map(|incident| (incident, governed(incident))).collect();
    let moves = history.moves().len();
    let noticed = || t.with("incident-noticed", [("n", moves)]);
    let governs =
        |incident: &Incident| found.iter().any(|(_, by)| by.is_some() && *by == incident.at);
    // Two moves in a row may only mean that the answer in between was not written down.
    let gap = |incident: &Incident| match incident.kind {
        IncidentKind::TwoInARow | IncidentKind::OutOfTurn => {
            format!(". {}", t.text("incident-gap"))
        }
        _ => String::new(),
    };
    let row = |&(incident, first): &(&Incident, Option<MoveNo>)| {
        let at = incident.at.map(|at| at.0).unwrap_or_default();
        Found {
            words: violation_words(t, history, incident),
            code: format!("{}:{}:{at}", incident.kind, incident.by),
            note: match first {
                Some(first) => t.with("incident-governed", [("n", first.0)]),
                None if governs(incident) => {
                    t.with("incident-first", [("n", moves)]) + &gap(incident)
                }
                None => noticed() + &gap(incident),
            },
            governed: first.is_some(),
        }
    };
    found.iter().map(row).collect()
}

pub(super) fn figures(t: Lang, proposal: &ProposedRuling) -> Vec<Figure> {
    let Some(game) = &proposal.game else { return Vec::new() };
    let (history, at) = (game.history(), proposal.incident.at);
    let applied = proposal.applied(&proposal.ruling.effect).and_then(Result::ok);
    let crossed = at.and_then(|at| point_of(history, at));
    let after = applied.as_ref().map(|applied| applied.game().history());
    let changed = after.map(|after| changed(history.board(), after.board())).unwrap_or_default();
    // Only the surroundings of the move itself are shown; later moves that are taken back may lie anywhere.
    let shown: Vec<Point> = crossed.map_or_else(|| changed.clone(), |point| vec![point]);
    let window = Window::around(history.board().size(), &shown, 4);
    let words = at.and_then(|at| made(t, history, at)).unwrap_or_default();
    let now = figure(t, history.board(), window, "figure-now", words, |diagram| {
        diagram.violation(crossed).last(last(history))
    });
    if let Some((lies, stones)) = as_it_lies(history.board(), &proposal.incident) {
        let window = Window::around(history.board().size(), &stones, 4);
        let lies = figure(t, &lies, window, "figure-lies", String::new(), |d| d.emptied(&stones));
        let record = t.with("figure-record-moves", [("n", history.moves().len())]);
        let record =
            figure(t, history.board(), window, "figure-record", record, |d| d.last(last(history)));
        return vec![lies, record];
    }
    let mut figures = vec![now];
    let played_on = !matches!(proposal.ruling.effect.verdict, Verdict::Ends(_));
    if let Some(after) = after.filter(|_| !changed.is_empty() && played_on) {
        let emptied: Vec<Point> =
            changed.iter().copied().filter(|p| after.board().stone(*p).is_none()).collect();
        let words = t.with("game-to-move", [("color", t.color(after.to_move()))]);
        figures.push(figure(t, after.board(), window, "figure-after", words, |diagram| {
            diagram.emptied(&emptied)
        }));
    }
    figures
}

fn figure<'a>(
    t: Lang,
    board: &'a Position,
    window: Window,
    name: &str,
    words: String,
    marked: impl FnOnce(Diagram<'a>) -> Diagram<'a>,
) -> Figure {
    let head = t.text(name);
    let stones = stones_in(t, board, window);
    let diagram = Diagram::new(board, name).window(window).title(&head).description(&stones);
    Figure { svg: marked(diagram).svg(), head, words }
}

/// The board in the hall, rebuilt from the displaced stones that were reported, and the points they left.
fn as_it_lies(record: &Position, incident: &Incident) -> Option<(Position, Vec<Point>)> {
    let stones = &incident.circumstances.stones;
    let mut lies = record.clone();
    let away = stones.iter().map(|stone| (stone.from, None));
    let there = stones.iter().filter_map(|stone| Some((stone.to?, Some(stone.color))));
    lies.put_all(away.chain(there)).ok()?;
    let points: Vec<Point> = stones.iter().map(|stone| stone.from).collect();
    (!points.is_empty()).then_some((lies, points))
}

fn point_of(history: &History, at: MoveNo) -> Option<Point> {
    history.moves().get((at.0 as usize).checked_sub(1)?)?.mv.point()
}

fn last(history: &History) -> Option<Point> {
    history.moves().last().and_then(|record| record.mv.point())
}

fn changed(before: &Position, after: &Position) -> Vec<Point> {
    let points = before.size().all_points();
    points.filter(|point| before.stone(*point) != after.stone(*point)).collect()
}

pub(super) fn facts(t: Lang, proposal: &ProposedRuling) -> Vec<Fact> {
    let label = t.text("ruling-record");
    match proposal.applied(&proposal.ruling.effect) {
        None => Vec::new(),
        Some(Err(_)) => vec![(label, t.text("ruling-record-stays"), String::new())],
        Some(Ok(applied)) => {
            let gained = applied.prisoners_gained();
            let change = |color: Color, by: i64| {
                let by = format!("{by:+}").replace('-', "\u{2212}");
                t.with("ruling-prisoners-of", (("color", t.color(color)), ("n", by)))
            };
            let sides = [(Color::Black, gained.black), (Color::White, gained.white)];
            let changes = sides.iter().filter(|(_, by)| *by != 0).map(|(c, by)| change(*c, *by));
            let changes = t.listed(changes);
            let (from, to) = applied.change();
            let same = from == to;
            let key = if same { "ruling-record-same" } else { "ruling-record-done" };
            let carried = (label, t.text(key), String::new());
            let held =
                (!changes.is_empty()).then(|| (t.text("ruling-prisoners"), changes, String::new()));
            held.into_iter().chain([carried]).collect()
        }
    }
}
