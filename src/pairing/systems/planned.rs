use super::{Undecided, berger, berger_rounds, matches};
use crate::prelude::*;
use crate::{DrawError, DrawOptions, tables::free_table};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// The opponent takes part too.
    Meets(EntryId),
    Rests,
}

struct Game {
    black: EntryId,
    white: EntryId,
    /// Whether the colours of an even game are fixed.
    colors: bool,
}

/// The plan of a round, participation not considered.
#[derive(Default)]
struct Planned {
    games: Vec<Game>,
    /// Members of the league who rest if they have no game.
    members: Vec<EntryId>,
}

impl Planned {
    fn league(&mut self, league: &League, round: RoundNo) {
        let (members, step) = (league.entries.len(), round.0 - league.from.0);
        let Ok(step) = usize::try_from(step) else { return };
        if step >= berger_rounds(members, league.double) {
            return;
        }
        let pairs = berger(members, step).into_iter();
        self.games.extend(pairs.map(|(first, second)| Game {
            black: league.entries[second],
            white: league.entries[first],
            colors: true,
        }));
        self.members.extend(&league.entries);
    }

    fn of(tournament: &Tournament, round: RoundNo) -> (Self, Option<Undecided>) {
        let rules = &tournament.settings.draw;
        let mut planned = Self::default();
        for league in &rules.leagues {
            planned.league(league, round);
        }
        let games =
            rules.bracket.as_ref().map_or(Ok(Vec::new()), |b| matches(tournament, b, round));
        let waits = games.as_ref().err().copied();
        let games = games.unwrap_or_default().into_iter();
        planned.games.extend(games.map(|game| Game {
            black: game.upper,
            white: game.lower,
            colors: false,
        }));
        (planned, waits)
    }
}

/// The plan for each participant of a round. A bracket that waits for a result plans no games.
pub(crate) fn plans(tournament: &Tournament, round: RoundNo) -> HashMap<EntryId, Plan> {
    let (planned, _) = Planned::of(tournament, round);
    if planned.games.is_empty() && planned.members.is_empty() {
        return HashMap::new();
    }
    let here: HashSet<EntryId> = tournament.participants(round).map(|entry| entry.id).collect();
    let rests = planned.members.iter().map(|member| (*member, Plan::Rests));
    let games = planned
        .games
        .iter()
        .filter(|game| here.contains(&game.black) && here.contains(&game.white));
    let meets = games.flat_map(|game| {
        [(game.black, Plan::Meets(game.white)), (game.white, Plan::Meets(game.black))]
    });
    // A player with a game does not rest.
    rests.chain(meets).filter(|(entry, _)| here.contains(entry)).collect()
}

/// The planned opponents in a league or the bracket of the round's participants.
#[must_use]
pub fn opponents_by_plan(tournament: &Tournament, round: RoundNo) -> HashMap<EntryId, EntryId> {
    let plans = plans(tournament, round).into_iter();
    let meets = |(entry, plan)| match plan {
        Plan::Meets(other) => Some((entry, other)),
        Plan::Rests => None,
    };
    plans.filter_map(meets).collect()
}

/// The round's participants who rest by a league's plan: there is no opponent for them, or their planned one does
/// not take part. Each gets a bye, in addition to the one of an odd field.
#[must_use]
pub fn resting_by_plan(tournament: &Tournament, round: RoundNo) -> HashSet<EntryId> {
    let plans = plans(tournament, round).into_iter();
    plans.filter(|(_, plan)| *plan == Plan::Rests).map(|(entry, _)| entry).collect()
}

/// The options with the round's planned games fixed. An entry that already has a place among the options keeps it;
/// its planned opponent is then drawn with the rest.
pub(crate) fn with_plans(
    tournament: &Tournament,
    context: &RoundContext,
    options: &DrawOptions,
) -> Result<DrawOptions, DrawError> {
    let (planned, waits) = Planned::of(tournament, context.round());
    if let Some(Undecided { round, table }) = waits {
        return Err(DrawError::BracketUndecided { round, table });
    }
    let (mut with, mut placed) = (options.clone(), options.named());
    for game in &planned.games {
        let free = !placed.contains(&game.black) && !placed.contains(&game.white);
        if let Some(board) = board(context, game, &with.fixed).filter(|_| free) {
            placed.extend([game.black, game.white]);
            with.fixed.push(board);
        }
    }
    for member in planned.members {
        if context.position(member).is_some() && placed.insert(member) {
            with.resting.push(member);
        }
    }
    Ok(with)
}

/// `None` unless both take part.
fn board(context: &RoundContext, game: &Game, others: &[Board]) -> Option<Board> {
    let (black, white) = (game.black, game.white);
    let seats = context.seats(context.participant(black)?, context.participant(white)?);
    let named = game.colors && seats.2 == 0;
    let (black, white, stones) = if named { (black, white, 0) } else { seats };
    Some(Board::new(free_table(context, others, [black, white], 1), black, white, stones))
}
