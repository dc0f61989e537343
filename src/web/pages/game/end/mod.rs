//! The end of a game, a page per question from the second pass to the confirmed result.
//! The game record determines the next step ([`Stage`]).

mod claims;
mod copy;
mod count;
mod stop;

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::goban::{self, played};
use recording::MarkedGroup;
use std::ops::Deref;

use super::record::Screen;
use super::words;

#[derive(Template)]
#[template(path = "game/end.html")]
pub(super) struct EndPage {
    screen: Screen,
    /// The question of the page.
    asks: Stage,
}

impl Deref for EndPage {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.screen
    }
}

impl EndPage {
    /// `?way=on` looks at the options, `?way=copy` at the copy.
    pub fn of(screen: Screen, stage: Stage) -> Self {
        let asks = match (stage, screen.form.value("way")) {
            (Stage::Unfinished | Stage::Claims, "on") => Stage::Ways,
            (Stage::Shown, "copy") => Stage::Copy,
            _ => stage,
        };
        Self { screen, asks }
    }

    const fn question(&self) -> &'static str {
        match self.asks {
            Stage::Unfinished => "stop",
            Stage::Claims => "claims",
            Stage::Ways => "ways",
            Stage::Asked => "asked",
            Stage::Refused => "refused",
            Stage::Ruling => "ruling",
            Stage::Copy => "copy",
            Stage::Shown => "shown",
            Stage::Count => "count",
            Stage::Confirmed => "confirmed",
        }
    }

    fn rules(&self) -> Ruleset {
        self.game().terms().ruleset()
    }

    /// The proposed marking, or the one that both have entered.
    fn life(&self) -> LifeAndDeath {
        self.record.marking.as_ref().map(|marking| marking.life.clone()).unwrap_or_default()
    }

    /// The viewer's name, for decisions that record a name.
    fn viewer(&self) -> &str {
        self.cx.viewer.as_ref().map_or("", |viewer| &viewer.name)
    }

    /// Where a tap on the board links without scripts.
    fn taps(&self) -> String {
        format!("{}?at=", self.action())
    }

    fn last_entry(&self) -> String {
        let last = self.game().last_act();
        last.map(|act| words::act(self.cx.t, act)).unwrap_or_default()
    }

    /// The step of the end, and how it was reached.
    fn steps(&self) -> String {
        let step = |no: u8, said: String| self.cx.with("end-step", (("n", no), ("said", said)));
        match self.asks {
            Stage::Unfinished => step(1, self.last_entry()),
            Stage::Claims | Stage::Ways => step(2, self.last_entry()),
            Stage::Asked | Stage::Refused | Stage::Ruling => {
                self.cx.with("end-not-agreed", [("said", self.last_entry())])
            }
            Stage::Copy => step(2, self.cx.with("end-claim", self.claim())),
            Stage::Shown => step(2, self.cx.text("end-shown")),
            Stage::Count | Stage::Confirmed => {
                let counted = self.game().count().is_some();
                step(3, self.cx.text(if counted { "end-the-count" } else { "result" }))
            }
        }
    }

    fn title(&self) -> String {
        let cx = &self.cx;
        match self.asks {
            Stage::Unfinished => cx.text("end-stop-title"),
            Stage::Claims => match self.differing().first() {
                Some(group) => cx.with("end-differ-title", [("point", named(group))]),
                None => cx.text("end-claims-title"),
            },
            Stage::Ways => cx.text("end-ways-title"),
            Stage::Asked => {
                let again = self.game().dispute().told;
                let key = if again { "end-asked-again-title" } else { "end-asked-title" };
                cx.with(key, [("color", cx.color(self.asked()))])
            }
            Stage::Refused => cx.text("end-refused-title"),
            Stage::Ruling => cx.text("end-ruling-title"),
            Stage::Copy => cx.with("end-copy-title", self.claim()),
            Stage::Shown => {
                let dead = self.copy().is_dead().unwrap_or(false);
                let key = if dead { "end-is-dead" } else { "end-is-alive" };
                cx.with(key, [("point", self.copy_name())])
            }
            Stage::Count | Stage::Confirmed => words::outcome(cx.t, self.game().outcome()),
        }
    }

    fn goban(&self) -> GobanView {
        match self.asks {
            Stage::Unfinished => self.stop_picture(),
            Stage::Claims => self.claims_picture(),
            Stage::Ways => self.ways_picture(),
            Stage::Asked | Stage::Refused | Stage::Ruling => self.found_picture(),
            Stage::Copy => self.copy_picture(),
            Stage::Shown => self.shown_picture(),
            Stage::Count | Stage::Confirmed => self.count_picture(),
        }
    }
}

/// A move was found after the stop: each player is asked whether the game goes on.
/// If both refuse, they are told the consequences and asked again; then the arbiter rules on a separate page.
impl EndPage {
    /// The next to be asked.
    fn asked(&self) -> Color {
        self.game().dispute().asked_next().unwrap_or(Color::Black)
    }

    /// Another field when the player is asked again, so that no answer is preselected.
    fn field(&self) -> String {
        let name = if self.game().dispute().told { "again" } else { "answer" };
        format!("{name}-{}", self.asked().letter())
    }

    fn found_picture(&self) -> GobanView {
        let game = self.game();
        let point = game.dispute().found.map(|(_, point)| point);
        let around: Vec<_> = point.into_iter().collect();
        let window = Window::around(game.terms().size, &around, 4);
        let looks = Looks { window: Some(window), ..Looks::default() };
        goban::looked_at(self.cx.t, game, point, &looks, None)
    }

    fn found(&self) -> String {
        let found = self.game().dispute().found;
        let found = found.map(|(color, point)| Played { color, point: Some(point) });
        found.map(|found| played(self.cx.t, found)).unwrap_or_default()
    }

    /// What the move would capture for either colour, without judging it.
    fn takes(&self) -> String {
        let Some((_, point)) = self.game().dispute().found else { return String::new() };
        let of = |color: Color| self.game().would_take(color, point).unwrap_or(0);
        let (black, white) = (of(Color::Black), of(Color::White));
        let takes = (("point", point.to_string()), ("black", black), ("white", white));
        self.cx.with("end-would-take", takes)
    }

    fn answer(&self, color: impl ByValue<Color>) -> Option<String> {
        let answer = self.game().dispute().answers.of(color.given())?;
        Some(self.cx.text(&format!("asked-{answer}")))
    }
}

/// The stone that a group is named by.
fn named(group: &MarkedGroup) -> String {
    group.name().map(|point| point.to_string()).unwrap_or_default()
}
