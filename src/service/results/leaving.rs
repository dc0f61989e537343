//! A player or team leaves while later rounds are public: their open games are settled in the same act.

use serde_json::json;

use go::Color;
use pairing::seat_teams;
use store::{AnyConnection, Deed, Snapshot};
use tournament::{
    Absentee, Board, Ending, EntryId, Manner, Participation, RoundNo, TableNo, TeamNo, Tournament,
    TournamentId, UnplayedPolicy,
};

use crate::draw::rounds::with_round;
use crate::games::recorded::ending_of;
use crate::registration::entries::{paired_rounds, position};
use crate::results::unplayed::set_endings;
use crate::{By, Change, Done, Refusal, Result, Service};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaver {
    Player(EntryId),
    Team(TeamNo),
}

impl From<EntryId> for Leaver {
    fn from(player: EntryId) -> Self {
        Self::Player(player)
    }
}

impl From<TeamNo> for Leaver {
    fn from(team: TeamNo) -> Self {
        Self::Team(team)
    }
}

impl Leaver {
    #[must_use]
    pub fn players(self, event: &Tournament) -> Vec<EntryId> {
        match self {
            Self::Player(player) => vec![player],
            Self::Team(no) => event.teams.team(no).map(|t| t.squad.clone()).unwrap_or_default(),
        }
    }
}

go::named! {
    pub enum LeftGames {
        OpponentsWin = "opponents-win",
        /// The event's policy for games that were not played.
        AsUnplayed = "as-unplayed",
        /// No result.
        Annulled = "annulled",
    }
}

impl LeftGames {
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

/// A player's games without a result in public rounds from a given one on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenGamesOf {
    /// Settled if the player leaves.
    pub games: Vec<(RoundNo, TableNo)>,
    /// Reported by a player, or ended by the record: they wait for an arbiter.
    pub reported: Vec<(RoundNo, TableNo)>,
}

fn open_games(
    c: &mut AnyConnection,
    before: &Snapshot,
    who: Leaver,
    from: RoundNo,
) -> Result<OpenGamesOf> {
    let players = who.players(&before.tournament);
    let rounds = before.tournament.rounds.iter();
    let rounds: Vec<_> = rounds.filter(|round| round.no >= from && round.is_public()).collect();
    let numbers: Vec<RoundNo> = rounds.iter().map(|round| round.no).collect();
    let (words, over) = (c.reports_in(before.id, &numbers)?, c.games_over(before.id)?);
    let mut open = OpenGamesOf::default();
    for round in rounds {
        let of_leaver = |board: &&Board| players.iter().any(|one| board.color_of(*one).is_some());
        for board in round.pending().filter(of_leaver) {
            let place = (round.no, [board.black, board.white]);
            let said = words.iter().any(|(no, players, _)| (*no, *players) == place)
                || ending_of(&over, round.no, board).is_some();
            let games = if said { &mut open.reported } else { &mut open.games };
            games.push((round.no, board.table));
        }
    }
    Ok(open)
}

impl Service {
    pub fn open_games_of(
        &self,
        before: &Snapshot,
        who: impl Into<Leaver>,
        from: RoundNo,
    ) -> Result<OpenGamesOf> {
        self.store.read(|c| open_games(c, before, who.into(), from))
    }

    /// Withdraws a player or team from `round` on and settles their open games of public rounds. Results and byes stay;
    /// games that a player has reported stay open. `seen` are the games on the screen. A team leaves with its whole
    /// squad: it is taken out of drafts, and counts as absent in matches of which it played no board. Returns the
    /// number of games settled.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if they are paired in a draft, or for a team, which can send somebody else;
    /// [`Refusal::RoundChanged`] if other games are open than were on the screen.
    pub fn withdraw_and_settle(
        &self,
        id: TournamentId,
        by: By<'_>,
        (who, from): (impl Into<Leaver>, RoundNo),
        games: LeftGames,
        seen: &[(RoundNo, TableNo)],
    ) -> Result<Done<usize>> {
        let who = who.into();
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let tournament = &before.tournament;
            let settles = matches!(who, Leaver::Team(_)) || !tournament.teams.meet();
            let public =
                |no| tournament.round(no).is_some_and(|round| settles && round.is_public());
            let players = who.players(tournament);
            if players.is_empty() {
                return Err(Refusal::NoSuchMatch.into());
            }
            if open_games(c, before, who, from)?.games != seen {
                return Err(Refusal::RoundChanged.into());
            }
            let mut after = tournament.clone();
            if let Leaver::Team(no) = who {
                take_out(&mut after, no, from);
            }
            for entry in &players {
                let at = position(before, *entry)?;
                let paired: Vec<RoundNo> =
                    paired_rounds(&after, *entry).filter(|no| *no >= from).collect();
                if let Some(round) = paired.iter().copied().find(|no| !public(*no)) {
                    return Err(Refusal::PairedInRound { round }.into());
                }
                let was = tournament.entries[at].participation;
                // A player with a place in a round takes part in it.
                let stays = |plays: Participation, no: &RoundNo| plays.with(*no, was.in_round(*no));
                after.entries[at].participation = paired.iter().fold(was.without_from(from), stays);
            }
            let policy = tournament.settings.season.unplayed;
            let mut settled = Vec::new();
            for no in tournament.rounds.iter().map(|round| round.no) {
                let ending = |board: &Board| {
                    let left = players.iter().find(|one| board.color_of(**one).is_some());
                    let here = left.filter(|_| seen.contains(&(no, board.table)));
                    here.map(|left| games.ending(board, *left, policy))
                };
                let of_round = set_endings(&mut after, no, ending);
                if !of_round.is_empty() {
                    settled.push(json!({ "round": no, "games": of_round }));
                }
            }
            let mut detail = json!({ "from_round": from, "settled": settled, "as": games });
            match who {
                Leaver::Player(entry) => detail["entry"] = json!(entry),
                Leaver::Team(team) => {
                    detail["team"] = json!(team);
                    if games == LeftGames::OpponentsWin {
                        set_absent(&mut after, tournament, team, seen);
                    }
                }
            }
            let change = Change { after, act: Deed::Withdraw, detail, out: seen.len() };
            self.carry_out(c, by, before, change)
        };
        self.act(id, by, work)
    }
}

/// Takes a team and its line-ups out of drafts from a round on.
fn take_out(after: &mut Tournament, team: TeamNo, from: RoundNo) {
    let drafts = after.rounds.iter().filter(|round| round.no >= from && !round.is_public());
    for no in drafts.map(|round| round.no).collect::<Vec<_>>() {
        for own in after.teams.list.iter_mut().filter(|own| own.no == team) {
            own.line_ups.remove(&no);
        }
        let Some(round) = after.round(no).filter(|round| round.teams.teams().any(|no| no == team))
        else {
            continue;
        };
        let mut teams = round.teams.clone();
        teams.matches.retain(|one| !one.has(team));
        teams.byes.retain(|bye| *bye != team);
        *after = with_round(after, seat_teams(after, no, teams));
    }
}

/// Marks a team as absent in the matches of which it played no board.
fn set_absent(
    after: &mut Tournament,
    before: &Tournament,
    team: TeamNo,
    seen: &[(RoundNo, TableNo)],
) {
    for round in &mut after.rounds {
        let (no, was) = (round.no, before.round(round.no));
        let boards = was.map(|was| before.boards_of(was, team)).unwrap_or_default();
        let whole = boards.iter().all(|(board, _)| seen.contains(&(no, board.table)));
        if boards.is_empty() || !whole {
            continue;
        }
        for one in round.teams.matches.iter_mut().filter(|one| one.has(team)) {
            let side = if one.first == team { Absentee::First } else { Absentee::Second };
            one.absent = Some(side);
        }
    }
}
