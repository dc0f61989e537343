use crate::{Objection, Participant, RoundContext};
use tournament::{Round, RoundNo, Tournament};

use super::{Warning, board::of_board};

/// All warnings of a round: first those of the whole round, then board by board. `context` must be prepared from
/// that tournament for that round.
#[must_use]
pub fn warnings(tournament: &Tournament, context: &RoundContext, round: &Round) -> Vec<Warning> {
    let mut warnings = missing_results(tournament, round.no);
    let seats =
        round.boards.iter().flat_map(|b| [(b.black, Some(b.table)), (b.white, Some(b.table))]);
    let places = seats.chain(round.byes.iter().map(|bye| (*bye, None)));
    let stray = places.filter(|(entry, _)| context.position(*entry).is_none());
    warnings.extend(stray.map(|(entry, table)| Warning::NotTakingPart { table, entry }));
    let participants = context.participants().iter();
    warnings.extend(participants.filter_map(|participant| without_board(participant, round)));
    for pair in context.forbidden_boards(&round.boards) {
        let why = pair.why.into_iter().filter(Objection::may_be_overruled);
        let of = |why| Some(Warning::Forbidden { table: pair.table?, why });
        warnings.extend(why.filter_map(of));
    }
    for board in &round.boards {
        let players = (context.participant(board.black), context.participant(board.white));
        if let (Some(black), Some(white)) = players {
            warnings.extend(of_board(tournament, context, board, black, white));
        }
    }
    warnings
}

fn missing_results(tournament: &Tournament, before: RoundNo) -> Vec<Warning> {
    let earlier = tournament.rounds.iter().filter(|round| round.no < before);
    let missing = earlier.map(|round| Warning::ResultsMissing {
        round: round.no,
        tables: round.pending().map(|board| board.table).collect(),
    });
    missing
        .filter(|w| !matches!(w, Warning::ResultsMissing { tables, .. } if tables.is_empty()))
        .collect()
}

fn without_board(participant: &Participant, round: &Round) -> Option<Warning> {
    let (entry, earlier) = (participant.entry, participant.byes);
    if round.byes.contains(&entry) {
        (earlier > 0).then_some(Warning::ByeAgain { entry, earlier })
    } else {
        round.board_of(entry).is_none().then_some(Warning::Unpaired { entry })
    }
}
