use crate::prelude::*;

/// A game of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The better seed.
    pub upper: EntryId,
    /// The other.
    pub lower: EntryId,
    /// Whether it is for the third place.
    pub third_place: bool,
}

/// A game that the bracket waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// The earlier round it belongs to.
    pub round: RoundNo,
    /// Its table in that round.
    pub table: TableNo,
}

/// The games of a bracket in a round, the best seeds first; none before its first round and after its final.
/// [`Undecided`] is the first game of an earlier round without a result.
///
/// The first seed would meet the second in the final. The player with more points of a game advances; the better
/// seed does after a jigo, a game that was not played, or one without a winner. A player who no longer takes part
/// is out. A seed without an opponent advances, and is free to be drawn with the rest in that round.
pub fn matches(
    tournament: &Tournament,
    bracket: &Bracket,
    round: RoundNo,
) -> Result<Vec<Match>, Undecided> {
    let step = round.0 - bracket.from.0;
    if step < 0 || step >= bracket.rounds() {
        return Ok(Vec::new());
    }
    let size = bracket.entries.len().max(2).next_power_of_two();
    let mut slots: Vec<Option<EntryId>> = bracket.entries.iter().copied().map(Some).collect();
    slots.resize(size, None);
    let mut losers = Vec::new();
    for earlier in 0..step {
        (slots, losers) = played(tournament, RoundNo(bracket.from.0 + earlier), &slots)?;
    }
    let here = |slot: Option<EntryId>| {
        slot.filter(|id| tournament.participants(round).any(|entry| entry.id == *id))
    };
    let mut games: Vec<Match> = folded(&slots)
        .filter_map(|(upper, lower)| {
            Some(Match { upper: here(upper)?, lower: here(lower)?, third_place: false })
        })
        .collect();
    let last = slots.len() == 2;
    if let [upper, lower] = losers[..]
        && bracket.third_place
        && last
    {
        let pair = here(upper).zip(here(lower));
        games.extend(pair.map(|(upper, lower)| Match { upper, lower, third_place: true }));
    }
    Ok(games)
}

type Slots = Vec<Option<EntryId>>;

/// First against last, second against last but one: the winners keep the order of seeds.
fn folded(slots: &[Option<EntryId>]) -> impl Iterator<Item = (Option<EntryId>, Option<EntryId>)> {
    let half = slots.len() / 2;
    slots[..half].iter().copied().zip(slots.iter().rev().copied())
}

/// The players who advance from a round, and those who do not, in the order of seeds.
fn played(
    tournament: &Tournament,
    round: RoundNo,
    slots: &[Option<EntryId>],
) -> Result<(Slots, Slots), Undecided> {
    let (mut winners, mut losers) = (Vec::new(), Vec::new());
    for (upper, lower) in folded(slots) {
        let (winner, loser) = match (upper, lower) {
            (Some(upper), Some(lower)) => {
                let first = upper_advances(tournament, round, upper, lower)?;
                if first { (Some(upper), Some(lower)) } else { (Some(lower), Some(upper)) }
            }
            (one, other) => (one.or(other), None),
        };
        winners.push(winner);
        losers.push(loser);
    }
    Ok((winners, losers))
}

fn upper_advances(
    tournament: &Tournament,
    round: RoundNo,
    upper: EntryId,
    lower: EntryId,
) -> Result<bool, Undecided> {
    let takes_part = |id| tournament.participants(round).any(|entry| entry.id == id);
    let board = tournament.round(round).and_then(|drawn| drawn.board_of(upper));
    let Some(board) = board.filter(|board| board.opponent_of(upper) == Some(lower)) else {
        return Ok(takes_part(upper) || !takes_part(lower));
    };
    if board.ending.is_pending() {
        return Err(Undecided { round, table: board.table });
    }
    Ok(board.ending.winner().is_none_or(|color| board.seat(color) == upper))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(players: i32) -> (Tournament, Bracket) {
        let day = chrono::NaiveDate::default();
        let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for id in 1..=players {
            let rank = "4d".parse().unwrap();
            event.entries.push(Entry::new(EntryId(id), &format!("P{id}"), "", rank));
        }
        let entries = (1..=players).map(EntryId).collect();
        (event, Bracket { entries, from: RoundNo(1), third_place: true })
    }

    fn pairs(event: &Tournament, bracket: &Bracket, no: i32) -> Vec<(i32, i32)> {
        let games = matches(event, bracket, RoundNo(no)).unwrap();
        games.iter().map(|game| (game.upper.0, game.lower.0)).collect()
    }

    fn play(event: &mut Tournament, pairs: &[(i32, i32)], winner: impl Fn(i32, i32) -> i32) {
        let no = RoundNo::from_index(event.rounds.len());
        let mut round = Round::empty(no, RoundState::Finished);
        for (&(a, b), table) in pairs.iter().zip(1..) {
            let mut board = Board::new(TableNo(table), EntryId(a), EntryId(b), 0);
            let color = if winner(a, b) == a { Color::Black } else { Color::White };
            board.ending = Ending::won(color);
            round.boards.push(board);
        }
        event.rounds.push(round);
    }

    #[test]
    fn the_better_seeds_meet_as_late_as_they_can() {
        let (mut event, bracket) = event(8);
        let first = pairs(&event, &bracket, 1);
        assert_eq!(first, [(1, 8), (2, 7), (3, 6), (4, 5)]);
        play(&mut event, &first, |a, b| a.min(b));
        let semis = pairs(&event, &bracket, 2);
        assert_eq!(semis, [(1, 4), (2, 3)]);
        play(&mut event, &semis, |a, b| a.max(b));
        assert_eq!(pairs(&event, &bracket, 3), [(4, 3), (1, 2)]);
        assert!(matches(&event, &bracket, RoundNo(3)).unwrap()[1].third_place);
        assert_eq!(pairs(&event, &bracket, 4), []);
    }

    #[test]
    fn first_seeds_wait_where_there_is_no_power_of_two() {
        let (mut event, bracket) = event(6);
        assert_eq!(bracket.rounds(), 3);
        let first = pairs(&event, &bracket, 1);
        assert_eq!(first, [(3, 6), (4, 5)]);
        play(&mut event, &first, |a, b| a.max(b));
        assert_eq!(pairs(&event, &bracket, 2), [(1, 5), (2, 6)]);
    }

    #[test]
    fn the_better_seed_goes_on_where_nobody_won() {
        let (mut event, bracket) = event(4);
        let first = pairs(&event, &bracket, 1);
        play(&mut event, &first, |a, b| a.max(b));
        event.rounds[0].boards[0].ending = Ending::Jigo { by_default: false };
        assert_eq!(pairs(&event, &bracket, 2), [(1, 3), (4, 2)]);
    }

    #[test]
    fn a_missing_result_is_named_and_who_withdraws_is_out() {
        let (mut event, bracket) = event(4);
        let first = pairs(&event, &bracket, 1);
        play(&mut event, &first, |a, b| a.min(b));
        event.rounds[0].boards[1].ending = Ending::Pending;
        let waits = Undecided { round: RoundNo(1), table: TableNo(2) };
        assert_eq!(matches(&event, &bracket, RoundNo(2)), Err(waits));
        event.rounds[0].boards[1].ending = Ending::won(Color::Black);
        event.entries[0].registration = tournament::Registration::Preliminary;
        assert_eq!(pairs(&event, &bracket, 2), [(4, 3)]);
    }
}
