//! The recorder's page before the end: moves, handicap stones, setting up a position.

use crate::web::prelude::*;
use go::{PassesLeft, Repetition};
use recording::{Phase, RecordError};

use super::end::cite::cite;
use super::input::read_point;
use super::record::MarkedFile;
use super::words;
use crate::web::views::goban as board;
use crate::web::views::goban::played;
use crate::web::views::referee::kinds::violation_words;
use crate::web::views::turns::to_play;

pub(super) struct Player {
    pub color: Color,
    pub name: String,
    pub rank: String,
    pub held: Option<i64>,
}

struct May {
    repetition: bool,
    /// Whether a repetition that both accept is a draw.
    repetition_draws: bool,
    set_up: bool,
}

#[derive(Template)]
#[template(path = "game/record.html")]
pub(super) struct RecordPage {
    cx: Page,
    form: Form,
    table: String,
    identity: String,
    phase: &'static str,
    headline: String,
    last: String,
    /// Why play goes on although both passed; empty otherwise.
    passes_left: String,
    goban: GobanView,
    at: String,
    to_move: Option<Color>,
    seen: usize,
    undo: String,
    players: [Player; 2],
    terms: String,
    rules: String,
    may: May,
    arbiter: bool,
    brushes: [(&'static str, String); 3],
    illegal: Option<(String, String)>,
    unruled: String,
    action: String,
    incident: String,
    board: String,
    watch: String,
}

/// `form` holds what was typed or refused.
pub(super) fn view(
    page: Page,
    event: &Event,
    (round, board): (&Round, &Board),
    record: &MarkedFile,
    form: Form,
    refused: Option<&RecordError>,
) -> RecordPage {
    let t = page.t;
    let game = &record.file.game;
    let here = event.path(&format!("/boards/{}/{}", round.no, board.table));
    let at = chosen(game, &form);
    let prefix = format!("{here}/record?at=");
    let taps = takes_taps(game).then_some(prefix.as_str());
    let goban = board::goban(t, game, at, None, taps);
    RecordPage {
        table: t.with("table-number", [("table", board.table)]),
        identity: identity(&page, board),
        phase: phase(game),
        headline: to_move(t, event, board, game).unwrap_or_else(|| words::headline(t, game)),
        last: last(t, game),
        passes_left: passes_left(t, game),
        goban,
        at: at.map(|point| point.to_string()).unwrap_or_default(),
        to_move: game.to_move(),
        seen: game.entered(),
        undo: undo(t, game),
        players: players(t, event, board, game),
        terms: t.terms(board.handicap, game.terms().komi),
        rules: t.rules(game.terms().rules),
        may: may(record),
        arbiter: event.is_staff(),
        brushes: [
            ("B", t.color(Color::Black)),
            ("W", t.color(Color::White)),
            ("E", t.text("record-empty")),
        ],
        illegal: illegal(refused),
        unruled: unruled_words(t, record),
        incident: format!("{here}/incident"),
        watch: event.path(&format!("/games/{}/{}", round.no, board.table)),
        action: format!("{here}/record"),
        board: here,
        cx: frame(page, event).titled(t.with("record-title", [("table", board.table)])).live(
            &event.path(&format!("/games/{}/{}/events", round.no, board.table)),
            record.file.entered,
        ),
        form,
    }
}

/// In a game of partners: who plays the next move.
fn to_move(t: Lang, event: &Event, board: &Board, game: &Game) -> Option<String> {
    let playing = phase(game) == "playing";
    let color = game.to_move().filter(|_| playing)?;
    let moves = game.history().map_or(0, |history| history.moves().len());
    to_play(t, &event.snapshot.tournament, board, color, moves)
}

/// Identifies the game and the recorder. Moves that the browser stored for another game are not sent.
pub(super) fn identity(page: &Page, board: &Board) -> String {
    let who = page.viewer.as_ref().map_or("", |viewer| viewer.name.as_str());
    let seats = (board.black, board.white, board.earlier_games().len());
    format!("{}-{}-{}-{who}", seats.0, seats.1, seats.2)
}

/// The chosen point, moved by one after `?go=up` and the like.
pub(super) fn chosen(game: &Game, form: &Form) -> Option<Point> {
    let size = game.terms().size;
    let at = read_point(form.value("at")).ok().filter(|point| size.contains(*point));
    let middle = Point::new(size.lines() / 2, size.lines() / 2);
    let step = |dx: i16, dy: i16| {
        let from = at.or(board::last(game)).or(middle)?;
        let to = |n: u8, d: i16| u8::try_from((i16::from(n) + d).max(0)).ok();
        let last = size.lines() - 1;
        Point::new(to(from.col(), dx)?.min(last), to(from.row(), dy)?.min(last))
    };
    match form.value("go") {
        "up" => step(0, 1),
        "down" => step(0, -1),
        "left" => step(-1, 0),
        "right" => step(1, 0),
        _ => at,
    }
}

pub(super) const fn phase(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Placing(_) => "placing",
        Phase::SettingUp(_) => "setting-up",
        Phase::Game(course) => course.phase(),
    }
}

fn takes_taps(game: &Game) -> bool {
    !matches!(game.phase(), Phase::Game(Course::Ended(_) | Course::Confirmed(_)))
}

pub(super) fn names<'a>(points: impl IntoIterator<Item = &'a Point>) -> String {
    points.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn last(t: Lang, game: &Game) -> String {
    let moves = game.history().map_or(0, |history| history.moves().len());
    let made = game.history().and_then(|history| history.moves().last().cloned());
    match made {
        None => String::new(),
        Some(record) => {
            let point = record.mv.point();
            let made = played(t, recording::Played { color: record.color, point });
            t.with("game-last", (("n", moves), ("move", made)))
        }
    }
}

fn passes_left(t: Lang, game: &Game) -> String {
    let rules = cite(t, &game.terms().ruleset(), Duty::PassStones);
    match game.history().and_then(History::passes_left) {
        None => String::new(),
        Some(PassesLeft::InARow(n)) => t.with("game-more-passes", (("n", n), ("rules", rules))),
        Some(PassesLeft::OfWhite) => t.with("game-white-passes-last", [("rules", rules)]),
    }
}

/// What undo would take back; empty if there is nothing, or only a ruling.
pub(super) fn undo(t: Lang, game: &Game) -> String {
    match game.last_act() {
        None | Some(GameAct::Ruled { .. }) => String::new(),
        Some(_) if matches!(game.course(), Some(Course::Confirmed(_))) => String::new(),
        Some(act) => t.with("record-undo", [("what", words::act(t, act))]),
    }
}

pub(super) fn players(t: Lang, event: &Event, board: &Board, game: &Game) -> [Player; 2] {
    let tournament = &event.snapshot.tournament;
    let player = |color| {
        let entry = tournament.entry(board.seat(color));
        Player {
            color,
            name: entry.map(|entry| t.person(entry)).unwrap_or_default(),
            rank: entry.map(|entry| t.rank(entry.rank)).unwrap_or_default(),
            held: Some(game.prisoners(color)),
        }
    };
    [Color::Black, Color::White].map(player)
}

fn may(record: &MarkedFile) -> May {
    let game = &record.file.game;
    let rules = game.terms().ruleset();
    let moves = game.history().map_or(0, |history| history.moves().len());
    let last = |incident: &Incident| incident.at.is_some_and(|at| at.0 as usize == moves);
    let unruled = record.unruled.iter().any(|one| one.kind.is_move() && last(one));
    May {
        repetition_draws: rules.repetition == Repetition::Draw,
        repetition: matches!(rules.repetition, Repetition::NoResultIfAgreed | Repetition::Draw)
            && !unruled
            && game.history().is_some_and(|history| history.cycle().is_some()),
        set_up: moves == 0,
    }
}

pub(super) fn unruled_words(t: Lang, record: &MarkedFile) -> String {
    let moves = record.unruled.iter().filter(|incident| incident.kind.is_move());
    let said = |history| t.listed(moves.map(|incident| violation_words(t, history, incident)));
    record.file.game.history().map(said).unwrap_or_default()
}

/// Colour and point of a forbidden move, which may be recorded as it was played.
fn illegal(refused: Option<&RecordError>) -> Option<(String, String)> {
    match refused? {
        RecordError::Illegal { color, mv: go::Move::Play(point), .. } => {
            Some((color.letter().to_string(), point.to_string()))
        }
        _ => None,
    }
}
