use std::collections::HashSet;

use crate::draw::free_tables;
use crate::{DrawError, DrawOptions, RoundContext};
use tournament::{Board, EntryId, League, TableNo, Tournament};

use super::{Undecided, berger, berger_rounds, matches};

/// The options with the games that leagues and the bracket plan for the round standing before the draw.
///
/// Who already has a place among the options keeps it; a planned opponent is then drawn with the rest.
pub(crate) fn with_plans(
    tournament: &Tournament,
    context: &RoundContext,
    options: &DrawOptions,
) -> Result<DrawOptions, DrawError> {
    let rules = &tournament.settings.draw;
    let mut plans = Plans { context, planned: options.clone(), placed: options.named() };
    for league in &rules.leagues {
        plans.league(league);
    }
    if let Some(bracket) = &rules.bracket {
        let games = matches(tournament, bracket, context.round())
            .map_err(|Undecided { round, table }| DrawError::BracketUndecided { round, table })?;
        for game in games {
            plans.game(game.upper, game.lower, false);
        }
    }
    Ok(plans.planned)
}

struct Plans<'a> {
    context: &'a RoundContext,
    planned: DrawOptions,
    placed: HashSet<EntryId>,
}

impl Plans<'_> {
    fn league(&mut self, league: &League) {
        let (members, step) = (league.entries.len(), self.context.round().0 - league.from.0);
        let Ok(step) = usize::try_from(step) else { return };
        if step >= berger_rounds(members, league.double) {
            return;
        }
        let pairs = berger(members, step);
        for &(first, second) in &pairs {
            self.game(league.entries[second], league.entries[first], true);
        }
        for &member in &league.entries {
            let taking_part = self.context.position(member).is_some();
            if taking_part && self.placed.insert(member) {
                self.planned.resting.push(member);
            }
        }
    }

    /// A board for two who are free; colours as named if `colors` and the game is even.
    fn game(&mut self, black: EntryId, white: EntryId, colors: bool) {
        let players = (self.context.participant(black), self.context.participant(white));
        let (Some(a), Some(b)) = players else { return };
        if self.placed.contains(&black) || self.placed.contains(&white) {
            return;
        }
        self.placed.extend([black, white]);
        let seats = self.context.seats(a, b);
        let (black, white, stones) = if colors && seats.2 == 0 { (black, white, 0) } else { seats };
        let unused = &self.context.rules().unused_tables;
        let mut tables = free_tables(&self.planned.fixed).filter(|table| !unused.contains(table));
        let table = tables.next().unwrap_or(TableNo(1));
        self.planned.fixed.push(Board::new(table, black, white, stones));
    }
}
