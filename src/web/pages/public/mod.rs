//! The public pages: tournaments, pairings, players, standings with explanations, lists for the wall and the hall.
//! They show published rounds only, never a draft. They are cached per revision and language (see `visit.rs`), and
//! work without a script.

mod cross;
mod divisions;
mod endpoints;
mod explanation;
mod front;
mod hall;
mod index;
pub(super) mod me;
pub(super) mod paper;
mod people;
mod player;
mod playing;
mod round;
mod standings;
mod statistics;
mod team;
mod team_standings;

use std::cmp::Reverse;
use std::convert::Infallible;
use std::ops::Range;

use any_ascii::any_ascii_char;
use pairing::{seated_in, team_groups};
use store::{GameCount, JournalEnd, ServerName};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::web::prelude::*;
use crate::web::views::goban::{goban, order, order_of_turns};
use crate::web::views::people::words_of;
use crate::web::views::people::{apart, distinct_name, is_near, plain, spelled_out};
use crate::web::views::places::{DivisionRow, division_rows, given, move_counts, move_words};
use crate::web::views::places::{organises_all, too_short, value_text};
use crate::web::views::position::EventPosition;
use crate::web::views::referee::absent_loses_at;
use crate::web::views::rounds::{mended_for, mended_lines, mended_tables, missing};
use crate::web::views::rounds::{open_within_window, seal, standings_round};
use crate::web::views::settings::criterion_answers;
use crate::web::views::teams::{leaving_words, match_words, term_words};
use crate::web::views::windows::Weeks;
use crate::web::views::words::{group_asked, group_words, groups_of, rooms_line};
use ::standings::*;

use cross::CrossTable;
use explanation::sum;
use front::{Paths, paths_of, remarkable, winners};
use paper::without_live;
use people::{Search, alphabetical, hits, letter};
use playing::{Next, PlayedRound, Score, Scores, Starts, next, scores};
use round::{Seating, board_row, by_name, state_of, teams_by_name, terms};
use standings::{A_PAGE, ListPage, Many, StandingsQuery};
use standings::{page_start, parts, place, round_asked, sign};
use team::{captain, squad};
use team_standings::{TeamTable, is_of_teams};

/// Slug and number.
type Numbered = Path<(String, i32)>;

impl Cx {
    fn who(&self, entry: &Entry) -> PlayerRow {
        PlayerRow::new(self.t, entry, &self.to("/players/"))
    }

    /// With what tells namesakes in that tournament apart.
    fn player_in(&self, all: &Tournament, entry: &Entry) -> PlayerRow {
        PlayerRow::among(self.t, all, entry, &self.to("/players/"))
    }

    fn team(&self, no: impl ByValue<TeamNo>) -> TeamLink {
        team_link(self.tournament(), no.given(), &self.to(""))
    }

    /// `7.5`
    fn value(&self, value: impl ByValue<Value>) -> String {
        team_value(self.t, value.given())
    }

    fn move_words(&self, line: &MoveLine) -> String {
        move_words(self.t, *line)
    }

    fn starts(&self, round: impl ByValue<RoundNo>) -> Starts {
        Starts::of(self, round.given())
    }

    /// When a round is played; the days of the event if that is not known.
    fn day_of(&self, round: impl ByValue<RoundNo>) -> String {
        let (settings, clock) =
            (&self.tournament().settings, self.tournament().clock(round.given()));
        match (clock.start().map(|at| self.local(at)), clock.window) {
            (Some(start), _) => {
                let day = self.day_of_week(start.date());
                self.with("moment", (("day", day), ("time", self.time(start.time()))))
            }
            (None, Some(window)) => window_words(self.t, window),
            (None, None) => self.days(settings.begins, settings.ends),
        }
    }
}
