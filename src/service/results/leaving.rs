//! Somebody leaves while later rounds are drawn and public: the games that they have not played are settled with it.

use serde::{Deserialize, Serialize};
use serde_json::json;

use go::Color;
use store::{AnyConnection, Deed, Snapshot};
use tournament::{
    Board, Ending, EntryId, Manner, Participation, RoundNo, TableNo, TournamentId, UnplayedPolicy,
};

use crate::games::recorded::ending_of;
use crate::registration::entries::{paired_rounds, position};
use crate::results::unplayed::set_endings;
use crate::{By, Change, Done, Refusal, Result, Service};

/// What becomes of the games that somebody who leaves has not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftGames {
    /// The opponents win by default.
    OpponentsWin,
    /// What the event has for games that were not played.
    AsUnplayed,
    /// They are annulled: no result.
    Annulled,
}

impl LeftGames {
    /// What a game of somebody who left gets.
    #[must_use]
    pub fn ending(self, board: &Board, left: EntryId, policy: UnplayedPolicy) -> Ending {
        let winner = if board.black == left { Color::White } else { Color::Black };
        match self {
            Self::OpponentsWin => Ending::Won { winner, manner: Manner::Default },
            Self::AsUnplayed => policy.ending(),
            Self::Annulled => Ending::NoResult,
        }
    }
}

/// The games of somebody in public rounds, from one on, that have no result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenGamesOf {
    /// Those that are settled if they leave.
    pub games: Vec<(RoundNo, TableNo)>,
    /// Those of which a player or the record says how they ended: they wait for an arbiter.
    pub reported: Vec<(RoundNo, TableNo)>,
}

fn open_games(
    c: &mut AnyConnection,
    before: &Snapshot,
    entry: EntryId,
    from: RoundNo,
) -> Result<OpenGamesOf> {
    let rounds = before.tournament.rounds.iter();
    let rounds: Vec<_> = rounds.filter(|round| round.no >= from && round.is_public()).collect();
    let numbers: Vec<RoundNo> = rounds.iter().map(|round| round.no).collect();
    let (words, over) = (c.reports_in(before.id, &numbers)?, c.games_over(before.id)?);
    let mut open = OpenGamesOf::default();
    for round in rounds {
        for board in round.pending().filter(|board| [board.black, board.white].contains(&entry)) {
            let place = (round.no, [board.black, board.white]);
            let said = words.iter().any(|(no, players, _)| (*no, *players) == place)
                || ending_of(&over, round, board).is_some();
            let games = if said { &mut open.reported } else { &mut open.games };
            games.push((round.no, board.table));
        }
    }
    Ok(open)
}

impl Service {
    /// The games that somebody has not played in public rounds from `from` on.
    pub fn open_games_of(
        &self,
        before: &Snapshot,
        entry: EntryId,
        from: RoundNo,
    ) -> Result<OpenGamesOf> {
        self.store.read(|c| open_games(c, before, entry, from))
    }

    /// Withdraws somebody from `round` on and settles the games of public rounds from then on that they have not played.
    /// Results stand, and so do byes; games of which a player has said how they ended stay open. `seen` are the games on
    /// the screen. Returns how many were settled.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if they are paired in a draft, or for a team, which can send somebody else; [`Refusal::RoundChanged`] if other games are open than
    /// were on the screen.
    pub fn withdraw_and_settle(
        &self,
        id: TournamentId,
        by: By<'_>,
        (entry, from): (EntryId, RoundNo),
        games: LeftGames,
        seen: &[(RoundNo, TableNo)],
    ) -> Result<Done<usize>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let tournament = &before.tournament;
            let at = position(before, entry)?;
            let alone = !tournament.teams.meet();
            let public = |no| tournament.round(no).is_some_and(|round| alone && round.is_public());
            let paired: Vec<RoundNo> =
                paired_rounds(tournament, entry).filter(|no| *no >= from).collect();
            if let Some(round) = paired.iter().copied().find(|no| !public(*no)) {
                return Err(Refusal::PairedInRound { round }.into());
            }
            if open_games(c, before, entry, from)?.games != seen {
                return Err(Refusal::RoundChanged.into());
            }
            let mut after = tournament.clone();
            let was = tournament.entries[at].participation;
            // Who has a place in a round takes part in it.
            let stays = |plays: Participation, no: &RoundNo| plays.with(*no, was.in_round(*no));
            after.entries[at].participation = paired.iter().fold(was.without_from(from), stays);
            let policy = tournament.settings.season.unplayed;
            let mut settled = Vec::new();
            for no in tournament.rounds.iter().map(|round| round.no) {
                let ending = |board: &Board| {
                    let here = seen.contains(&(no, board.table));
                    here.then(|| games.ending(board, entry, policy))
                };
                let of_round = set_endings(&mut after, no, ending);
                if !of_round.is_empty() {
                    settled.push(json!({ "round": no, "games": of_round }));
                }
            }
            let detail =
                json!({ "entry": entry, "from_round": from, "settled": settled, "as": games });
            let change = Change { after, act: Deed::Withdraw, detail, out: seen.len() };
            self.carry_out(c, by, before, change)
        };
        self.act(id, by, work)
    }
}
