//! A move was found after the stop: each player is asked whether the game goes on.
//! If both refuse, they are told the consequences and asked again; then the arbiter rules on a separate page.

use crate::web::prelude::*;
use crate::web::views::goban;
use crate::web::views::goban::played;

use super::super::words;
use super::cite::cite;
use super::{At, Shown, Step, last_entry};

pub(super) struct PlayerQuestion {
    pub found: String,
    pub takes: String,
    pub said: Vec<(String, String)>,
    pub color: Color,
    pub player: String,
    /// Another field when the player is asked again, so that no answer is preselected.
    pub field: String,
    pub play_on: String,
    pub as_it_lies: String,
    pub follow: Follow,
}

pub(super) struct Follow {
    pub resumption: String,
    pub agreement: String,
    pub both_lose: String,
}

pub(super) struct Refused {
    pub found: String,
    pub takes: String,
    pub said: Vec<(String, String)>,
    pub words: String,
    pub told: bool,
}

pub(super) fn shown(at: &At<'_>) -> Shown {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let dispute = game.dispute();
    let color = dispute.asked_next().unwrap_or(Color::Black);
    let letter = color.letter();
    let resumption = cite(t, &rules, Duty::Resumption);
    let asked = PlayerQuestion {
        found: found(at),
        takes: takes(at),
        said: said(at),
        color,
        player: at.name(color).to_owned(),
        field: format!("{}-{letter}", if dispute.told { "again" } else { "answer" }),
        play_on: t.with(
            "end-answer-play-on",
            (("other", at.color(color.other())), ("rules", resumption.clone())),
        ),
        as_it_lies: t.with("end-answer-lies", [("rules", cite(t, &rules, Duty::Agreement))]),
        follow: Follow {
            resumption,
            agreement: cite(t, &rules, Duty::Agreement),
            both_lose: cite(t, &rules, Duty::BothLose),
        },
    };
    let key = if dispute.told { "end-asked-again-title" } else { "end-asked-title" };
    let title = t.with(key, [("color", at.color(color))]);
    page(at, "asked", title, Step::Asked(asked))
}

pub(super) fn refused(at: &At<'_>, told: bool) -> Shown {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    let (key, title) = match told {
        true => ("end-ruling-note", "end-ruling-title"),
        false => ("end-refused-note", "end-refused-title"),
    };
    let words = t.with(key, [("rules", cite(t, &rules, Duty::BothLose))]);
    let step = Refused { found: found(at), takes: takes(at), said: said(at), words, told };
    page(at, if told { "ruling" } else { "refused" }, t.text(title), Step::Refused(step))
}

fn page(at: &At<'_>, name: &'static str, title: String, step: Step) -> Shown {
    let game = at.game();
    let point = game.dispute().found.map(|(_, point)| point);
    let around: Vec<_> = point.into_iter().collect();
    let looks =
        Looks { window: Some(Window::around(game.terms().size, &around, 4)), ..Looks::default() };
    Shown {
        name,
        steps: at.t.with("end-not-agreed", [("said", last_entry(at))]),
        title,
        goban: goban::looked_at(at.t, game, point, &looks, None),
        step,
    }
}

fn found(at: &At<'_>) -> String {
    let found = at.game().dispute().found;
    found
        .map(|(color, point)| played(at.t, Played { color, point: Some(point) }))
        .unwrap_or_default()
}

/// What the move would capture for either colour, without judging it.
fn takes(at: &At<'_>) -> String {
    let Some((_, point)) = at.game().dispute().found else { return String::new() };
    let of = |color: Color| at.game().would_take(color, point).unwrap_or(0);
    at.t.with(
        "end-would-take",
        (("point", point.to_string()), ("black", of(Color::Black)), ("white", of(Color::White))),
    )
}

fn said(at: &At<'_>) -> Vec<(String, String)> {
    let dispute = at.game().dispute();
    [Color::Black, Color::White]
        .into_iter()
        .filter_map(|color| {
            let answer = words::answer(at.t, dispute.answers.of(color)?);
            Some((at.t.listed([&*at.color(color), at.name(color)]), answer))
        })
        .collect()
}
