//! Notes on a record that was verified.

use pairing::AnyCertificate;
use pairing::systems::opponents_by_plan;
use tournament::{RoundNo, TableNo, Tournament};

use super::OpenDraw;

/// Something to know about a record that is no fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordNote {
    /// Pairs that were set or changed by hand.
    #[error("round {round}: {by_hand} of {boards} boards by hand, not as they were drawn")]
    ByHand {
        round: RoundNo,
        /// Boards that the certificate does not have.
        by_hand: usize,
        boards: usize,
    },
    /// Pairs of a round robin, which needs no draw.
    #[error("round {round}: {planned} of {boards} boards by the plan of the round robin")]
    ByPlan { round: RoundNo, planned: usize, boards: usize },
    /// Matches of teams that were set or changed by hand.
    #[error("round {round}: {by_hand} of {matches} matches by hand, not as they were drawn")]
    MatchesByHand {
        round: RoundNo,
        /// Matches that the certificate does not have.
        by_hand: usize,
        matches: usize,
    },
    /// People whom the draw left without board and bye.
    #[error("round {round}: the draw left {people} without board and bye")]
    LeftOut { round: RoundNo, people: usize },
    /// A table of an earlier version, which computed some criteria differently.
    #[error(
        "the table after round {0} is reckoned otherwise today than by the version that made this file"
    )]
    EarlierTable(RoundNo),
    /// The journal of earlier versions has no digests of parts.
    #[error(
        "parts of the event are not checked before entry {0} of the journal, which earlier versions wrote"
    )]
    Unchecked(i64),
    /// Entries that are not public.
    #[error("entries are not compared with the journal: {0} people are not in this file")]
    Unlisted(usize),
    /// Line-ups of rounds that are not public.
    #[error(
        "settings and teams are not compared with the journal: {0} line-ups of rounds to come are not in this file"
    )]
    LineUps(usize),
    /// The server has no key, or made the record before it had one.
    #[error("nobody vouches for it: journal and record are not signed by a server")]
    Unsigned,
}

/// Notes on a draw whose proof holds.
pub(super) fn notes_on(event: &Tournament, draw: &OpenDraw) -> Vec<RecordNote> {
    let round = draw.round;
    let certificate = match AnyCertificate::parse(&draw.certificate) {
        Ok(AnyCertificate::Players(certificate)) => certificate,
        Ok(AnyCertificate::Teams(certificate)) => {
            let public = event.round(round).map(|round| round.teams.matches.as_slice());
            let matches = public.unwrap_or_default();
            let by_hand = matches.len() - certificate.covers(matches);
            let note = RecordNote::MatchesByHand { round, by_hand, matches: matches.len() };
            return if by_hand > 0 { vec![note] } else { Vec::new() };
        }
        Err(_) => return Vec::new(),
    };
    let mut notes = Vec::new();
    if let Some(public) = event.round(round) {
        let (plan, boards) = (opponents_by_plan(event, round), public.boards.len());
        let is_planned = |table: &TableNo| {
            let board = public.board_at(*table);
            board.is_some_and(|board| plan.get(&board.black) == Some(&board.white))
        };
        let set = certificate.covers(&public.boards).by_hand;
        let planned = set.iter().filter(|table| is_planned(table)).count();
        let by_hand = set.len() - planned;
        if planned > 0 {
            notes.push(RecordNote::ByPlan { round, planned, boards });
        }
        if by_hand > 0 {
            notes.push(RecordNote::ByHand { round, by_hand, boards });
        }
    }
    if !certificate.left_out.is_empty() {
        notes.push(RecordNote::LeftOut { round, people: certificate.left_out.len() });
    }
    notes
}
