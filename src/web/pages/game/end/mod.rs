//! The end of a game, a page per question from the second pass to the confirmed result.
//! The game record determines the next step ([`Stage`]).

mod asked;
pub(super) mod cite;
mod claims;
mod copy;
mod count;
pub(super) mod input;
mod stop;
mod ways;

use super::record::MarkedFile;
use super::view::{self, Player};
use super::words;
use crate::web::prelude::*;

enum Step {
    Stop(stop::Stop),
    Claims(claims::Claims),
    Ways(ways::Ways),
    Asked(asked::PlayerQuestion),
    Refused(asked::Refused),
    Copy(copy::Copy),
    Shown(copy::Shown),
    Count(count::Counted),
}

struct Shown {
    name: &'static str,
    steps: String,
    title: String,
    goban: GobanView,
    step: Step,
}

#[derive(Template)]
#[template(path = "game/end.html")]
pub(in super::super) struct EndPage {
    cx: Page,
    form: Form,
    table: String,
    identity: String,
    phase: &'static str,
    name: &'static str,
    steps: String,
    title: String,
    goban: GobanView,
    lines: u8,
    at: String,
    seen: usize,
    undo: String,
    undo_why: bool,
    players: [Player; 2],
    terms: String,
    rules: String,
    /// The marking on the page, sent back with an agreement.
    dead: String,
    seki: String,
    step: Step,
    arbiter: bool,
    /// The viewer's name, for decisions that record a name.
    viewer: String,
    action: String,
    incident: String,
    board: String,
    boards: String,
    watch: String,
}

struct At<'a> {
    t: Lang,
    record: &'a MarkedFile,
    players: &'a [Player],
    form: &'a Form,
    action: &'a str,
}

impl At<'_> {
    const fn game(&self) -> &recording::Game {
        &self.record.file.game
    }

    fn color(&self, color: Color) -> String {
        self.t.color(color)
    }

    /// The proposed marking, or the one that both have entered.
    fn life(&self) -> go::course::LifeAndDeath {
        self.record.marking.as_ref().map(|marking| marking.life.clone()).unwrap_or_default()
    }

    fn name(&self, color: Color) -> &str {
        let mut players = self.players.iter();
        players.find(|player| player.color == color).map_or("", |player| &player.name)
    }

    fn chosen(&self) -> Option<go::Point> {
        view::chosen(self.game(), self.form)
    }

    /// Where a tap on the board links without scripts.
    fn taps(&self) -> String {
        format!("{}?at=", self.action)
    }
}

/// `form` holds what was typed or refused.
pub(super) fn view(
    page: Page,
    event: &Event,
    (round, board): (&Round, &Board),
    record: &MarkedFile,
    form: Form,
    stage: Stage,
) -> EndPage {
    let t = page.t;
    let game = &record.file.game;
    let here = event.path(&format!("/boards/{}/{}", round.no, board.table));
    let action = format!("{here}/record");
    let players = view::players(t, event, board, game);
    let arbiter = event.is_staff();
    let at = At { t, record, players: &players, form: &form, action: &action };
    let shown = shown(&at, stage);
    let chosen = at.chosen().map(|point| point.to_string()).unwrap_or_default();
    let life = at.life();
    EndPage {
        table: t.with("table-number", [("table", board.table)]),
        identity: view::identity(&page, board),
        phase: view::phase(game),
        name: shown.name,
        steps: shown.steps,
        title: shown.title,
        goban: shown.goban,
        lines: game.terms().size.lines(),
        at: chosen,
        seen: game.entered(),
        undo: view::undo(t, game),
        undo_why: game.last_act().is_some_and(GameAct::is_given_up),
        terms: t.terms(board.handicap, game.terms().komi),
        rules: t.rules(game.terms().rules),
        dead: view::names(life.dead()),
        seki: view::names(life.seki()),
        step: shown.step,
        viewer: page.viewer.as_ref().map(|viewer| viewer.name.clone()).unwrap_or_default(),
        arbiter,
        incident: format!("{here}/incident"),
        watch: event.path(&format!("/games/{}/{}", round.no, board.table)),
        boards: event.path(&format!("/boards?round={}", round.no)),
        cx: frame(page, event).titled(t.with("end-page-title", [("table", board.table)])).live(
            &event.path(&format!("/games/{}/{}/events", round.no, board.table)),
            record.file.entered,
        ),
        board: here,
        action,
        players,
        form,
    }
}

fn shown(at: &At<'_>, stage: Stage) -> Shown {
    let looks = at.form.value("way") == "on";
    match stage {
        Stage::Unfinished | Stage::Claims if looks => ways::shown(at),
        Stage::Unfinished => stop::shown(at),
        Stage::Claims => claims::shown(at),
        Stage::Ways => ways::shown(at),
        Stage::Asked => asked::shown(at),
        Stage::Refused => asked::refused(at, false),
        Stage::Ruling => asked::refused(at, true),
        Stage::Copy => copy::shown(at),
        Stage::Shown if at.form.value("way") == "copy" => copy::shown(at),
        Stage::Shown => copy::proof(at),
        Stage::Count | Stage::Confirmed => count::shown(at),
    }
}

fn step_of(at: &At<'_>, no: u8, words: &str) -> String {
    at.t.with("end-step", (("n", no), ("said", words.to_owned())))
}

fn last_entry(at: &At<'_>) -> String {
    at.game().last_act().map(|act| words::act(at.t, act)).unwrap_or_default()
}
