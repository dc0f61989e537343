//! A player or team leaves while later rounds are public: their open games are settled in the same act.

use crate::prelude::*;
use crate::transaction::deed::{SettledRound, Withdrawal};
use crate::{games::recorded::ending_of, registration::entries::position};
use pairing::{reseat_match, seat_teams};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaver {
    Player(EntryId),
    Team(TeamNo),
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

fn open_games(c: &mut Tx, before: &Snapshot, who: Leaver, from: RoundNo) -> Result<OpenGamesOf> {
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
        who: Leaver,
        from: RoundNo,
    ) -> Result<OpenGamesOf> {
        self.store.read(|c| open_games(c, before, who, from))
    }
}

impl EventActs<'_> {
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
        (who, from): (Leaver, RoundNo),
        games: LeftGames,
        seen: &[(RoundNo, TableNo)],
    ) -> Acted<usize> {
        self.act(|tx, before| {
            let tournament = &before.tournament;
            let settles = matches!(who, Leaver::Team(_)) || !tournament.teams.meet();
            let public =
                |no| tournament.round(no).is_some_and(|round| settles && round.is_public());
            let players = who.players(tournament);
            if players.is_empty() {
                return Err(Refusal::NoSuchMatch.into());
            }
            if open_games(tx, before, who, from)?.games != seen {
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
                    settled.push(SettledRound { round: no, games: of_round });
                }
            }
            let (settled, games_as) = (Some(settled), Some(games));
            let mut left =
                Withdrawal { from_round: from, settled, games: games_as, ..Withdrawal::default() };
            match who {
                Leaver::Player(entry) => left.entry = Some(entry),
                Leaver::Team(team) => {
                    left.team = Some(team);
                    let missed = |entry: &EntryId| {
                        let [was, now] = [tournament, &after].map(|event| event.entry(*entry));
                        (
                            *entry,
                            was.zip(now).map_or(Participation::NONE, |(was, now)| {
                                was.participation.but(now.participation)
                            }),
                        )
                    };
                    let missed = players.iter().map(missed);
                    left.rounds =
                        Some(missed.filter(|(_, rounds)| *rounds != Participation::NONE).collect());
                    if games == LeftGames::OpponentsWin {
                        set_absent(&mut after, tournament, team, seen);
                    }
                }
            }
            tx.change(after, Deed::Withdraw(left))?;
            Ok(seen.len())
        })
    }
}

impl Service {
    /// Whether there is something that [`bring_back`](EventActs::bring_back) undoes.
    pub fn may_come_back(&self, before: &Snapshot, no: TeamNo) -> Result<bool> {
        self.store.read(|c| Ok(rejoined(c, before, no)?.is_some()))
    }
}

impl EventActs<'_> {
    /// Undoes the last withdrawal of a team: who left with it takes part again, and the games that it settled are open
    /// unless they were changed since. Returns its round. Fails with [`Refusal::NoSuchMatch`] for a team that is there.
    pub fn bring_back(&self, no: TeamNo) -> Acted<RoundNo> {
        self.act(|tx, before| {
            let (after, left) = rejoined(tx, before, no)?.ok_or(Refusal::NoSuchMatch)?;
            let (out, undone) = (left.from_round, DeedKind::Withdraw);
            let entries = left.rounds.iter().flatten().map(|(id, _)| *id).collect();
            let deed = Deed::Undo { undone, entries, left: Some(left) };
            tx.change(after, deed)?;
            Ok(out)
        })
    }
}

/// The event with a team that left in it again, and what of its withdrawal is undone; `None` if there is nothing to
/// undo.
fn rejoined(c: &mut Tx, before: &Snapshot, no: TeamNo) -> Result<Option<(Tournament, Withdrawal)>> {
    let tournament = &before.tournament;
    let team = tournament.teams.team(no).filter(|_| tournament.teams.meet());
    let Some(team) = team else { return Ok(None) };
    // An event that was read from a file has no journal of it.
    let unknown = || {
        let from_round = tournament.left_from(team)?;
        Some(Withdrawal { from_round, team: Some(no), ..Withdrawal::default() })
    };
    let plays = |(player, rounds): &(EntryId, Participation)| {
        let entry = tournament.entry(*player);
        entry.is_some_and(|entry| entry.participation.and(*rounds) != Participation::NONE)
    };
    let left = match last_withdrawal(c, before.id, no)? {
        // The players came back one by one.
        Some(left) if left.rounds.iter().flatten().any(plays) => return Ok(None),
        left => left.or_else(unknown),
    };
    let Some(mut left) = left else { return Ok(None) };
    let all = Participation::ALL.but(Participation::ALL.without_from(left.from_round));
    let of_squad = || team.squad.iter().map(|player| (*player, all)).collect();
    let rounds = left.rounds.get_or_insert_with(of_squad);
    rounds.retain(|(player, _)| team.squad.contains(player));
    let mut after = tournament.clone();
    for entry in &mut after.entries {
        let again = rounds.iter().filter(|(player, _)| *player == entry.id);
        entry.participation = again.fold(entry.participation, |all, (_, more)| all.or(*more));
    }
    for SettledRound { round, games } in left.settled.iter_mut().flatten() {
        // The round may have been drawn again since, for others.
        let seats =
            |board: &Board| team.squad.iter().any(|player| board.color_of(*player).is_some());
        let of_team = |round: &Round, game: &SettledGame| {
            is_unchanged(round, game) && round.board_at(game.table).is_some_and(seats)
        };
        games.retain(|game| tournament.round(*round).is_some_and(|round| of_team(round, game)));
        let opened = |board: &Board| games.iter().any(|game| game.table == board.table);
        set_endings(&mut after, *round, |board| opened(board).then_some(Ending::Pending));
    }
    seat_again(&mut after, no, left.from_round);
    Ok((after != *tournament).then_some((after, left)))
}

/// Seats a team by its squad in rounds that were published while it was away.
fn seat_again(after: &mut Tournament, team: TeamNo, from: RoundNo) {
    let public = after.rounds.iter().filter(|round| round.no >= from && round.is_public());
    for round in public.cloned().collect::<Vec<_>>() {
        let mut now = after.clone();
        let own = now.teams.list.iter_mut().find(|own| own.no == team);
        let of_round = round.teams.matches.iter().find(|one| one.has(team));
        let nobody = |own: &&mut Team| {
            let line_up = own.line_ups.get(&round.no);
            own.fixed.contains(&round.no) && line_up.is_some_and(|it| it.players().next().is_none())
        };
        let missed = own.filter(nobody);
        let (Some(own), Some(one)) = (missed, of_round.filter(|one| one.absent.is_none())) else {
            continue;
        };
        own.declare(round.no, None);
        if let Ok(mut seated) = reseat_match(&now, &round, &[], one) {
            if seated.pending().next().is_some() {
                seated.state = RoundState::Published;
            }
            *after = with_team_round(&now, seated);
        }
    }
}

/// The last one that was not undone.
fn last_withdrawal(c: &mut Tx, id: TournamentId, no: TeamNo) -> Result<Option<Withdrawal>> {
    let rows = c.journal_of(id, &[DeedKind::Withdraw, DeedKind::Undo])?;
    let last = rows.iter().rev().filter_map(Deed::of).find_map(|deed| match deed {
        Deed::Withdraw(left) if left.team == Some(no) => Some(Some(left)),
        Deed::Undo { left: Some(left), .. } if left.team == Some(no) => Some(None),
        _ => None,
    });
    Ok(last.flatten())
}

/// Takes a team and its line-ups out of drafts from a round on.
fn take_out(after: &mut Tournament, team: TeamNo, from: RoundNo) {
    let drafts = after.rounds.iter().filter(|round| round.no >= from && !round.is_public());
    for no in drafts.map(|round| round.no).collect::<Vec<_>>() {
        for own in after.teams.list.iter_mut().filter(|own| own.no == team) {
            own.declare(no, None);
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

// The end of a round's window: open games are settled by one act, and can be reopened by one.

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnplayedGames {
    /// Tables without a report.
    pub tables: Vec<TableNo>,
    /// Tables that a player has reported, which an arbiter enters; or with an agreed date in the future.
    pub reported: Vec<TableNo>,
}

/// A game settled without play, with the version of its board after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettledGame {
    pub table: TableNo,
    pub ending: Ending,
    pub version: i32,
}

impl Service {
    pub fn unplayed_games(
        &self,
        before: &Snapshot,
        no: RoundNo,
        now: DateTime<Utc>,
    ) -> Result<UnplayedGames> {
        let round = public(before, no)?;
        self.store.read(|c| unplayed(c, before.id, round, now))
    }
}

impl EventActs<'_> {
    /// Settles every unreported open game of a round by the event's policy. `seen` are the tables on the screen.
    /// Returns the number of games.
    ///
    /// # Errors
    /// [`Refusal::NotPublished`]; [`Refusal::NoWindow`]; [`Refusal::GraceRuns`] before the window and the days of grace
    /// are over; [`Refusal::RoundChanged`] if other games are open than were on the screen, or none.
    pub fn settle_unplayed(&self, no: RoundNo, seen: &[TableNo]) -> Acted<usize> {
        self.act(|tx, before| {
            let round = public(before, no)?;
            let from =
                before.tournament.unplayed_from(no).ok_or(Refusal::NoWindow { round: no })?;
            if self.by.now.naive_utc() < from {
                return Err(Refusal::GraceRuns { round: no }.into());
            }
            let tables = unplayed(tx, self.id, round, self.by.now)?.tables;
            if tables.is_empty() || tables != seen {
                return Err(Refusal::RoundChanged.into());
            }
            let ending = before.tournament.settings.season.unplayed.ending();
            let (after, settled) = with_endings(before, no, seen, ending);
            let count = settled.len();
            tx.change(after, Deed::SettleUnplayed { round: no, settled })?;
            Ok(count)
        })
    }
}

impl Service {
    /// Games settled by the last such act of the round and unchanged since, by table.
    pub fn settled_games(&self, before: &Snapshot, no: RoundNo) -> Result<Vec<SettledGame>> {
        self.store.read(|c| settled(c, before, no))
    }
}

impl EventActs<'_> {
    /// Reopens those games. `seen` are the tables on the screen. Returns the number of games. Fails with
    /// [`Refusal::RoundChanged`] if these are others now, or none.
    pub fn reopen_unplayed(&self, no: RoundNo, seen: &[TableNo]) -> Acted<usize> {
        self.act(|tx, before| {
            let games = settled(tx, before, no)?;
            let tables: Vec<TableNo> = games.iter().map(|game| game.table).collect();
            if tables.is_empty() || tables != seen {
                return Err(Refusal::RoundChanged.into());
            }
            let (after, opened) = with_endings(before, no, seen, Ending::Pending);
            tx.change(after, Deed::ReopenUnplayed { round: no, settled: games })?;
            Ok(opened.len())
        })
    }
}

fn public(before: &Snapshot, no: RoundNo) -> Result<&Round> {
    let round = before.tournament.round(no).ok_or(ServiceError::Unknown(Thing::Round))?;
    if round.is_public() { Ok(round) } else { Err(Refusal::NotPublished { round: no }.into()) }
}

fn unplayed(
    c: &mut Tx,
    id: TournamentId,
    round: &Round,
    now: DateTime<Utc>,
) -> Result<UnplayedGames> {
    let (words, over) = (c.reports_in(id, &[round.no])?, c.games_over(id)?);
    let mut games = UnplayedGames::default();
    for board in round.pending() {
        let place = (round.no, [board.black, board.white]);
        let agreed = board.date().agreed.as_ref();
        let said = words.iter().any(|(no, players, _)| (*no, *players) == place)
            || ending_of(&over, round.no, board).is_some()
            || agreed.is_some_and(|date| date.at > now.naive_utc());
        if said { &mut games.reported } else { &mut games.tables }.push(board.table);
    }
    Ok(games)
}

fn settled(c: &mut Tx, before: &Snapshot, no: RoundNo) -> Result<Vec<SettledGame>> {
    let rows =
        c.journal_of_round(before.id, no, &[DeedKind::SettleUnplayed, DeedKind::ReopenUnplayed])?;
    let last = rows.last().and_then(Deed::of);
    let (Some(Deed::SettleUnplayed { settled, .. }), Some(round)) =
        (last, before.tournament.round(no))
    else {
        return Ok(Vec::new());
    };
    Ok(settled.into_iter().filter(|game| is_unchanged(round, game)).collect())
}

/// Whether a game is as it was settled.
fn is_unchanged(round: &Round, game: &SettledGame) -> bool {
    let board = round.board_at(game.table);
    board.is_some_and(|b| (b.version, b.ending) == (game.version, game.ending))
}

fn with_endings(
    before: &Snapshot,
    no: RoundNo,
    tables: &[TableNo],
    ending: Ending,
) -> (Tournament, Vec<SettledGame>) {
    let mut after = before.tournament.clone();
    let games =
        set_endings(&mut after, no, |board| tables.contains(&board.table).then_some(ending));
    (after, games)
}

/// Sets endings of some boards of a round. The round is finished when no result is missing and a later round is public,
/// and reopened when one is missing.
fn set_endings(
    after: &mut Tournament,
    no: RoundNo,
    ending: impl Fn(&tournament::Board) -> Option<Ending>,
) -> Vec<SettledGame> {
    let later = after.rounds.iter().any(|round| round.no > no && round.is_public());
    let mut games = Vec::new();
    for round in after.rounds.iter_mut().filter(|round| round.no == no) {
        for board in &mut round.boards {
            let Some(ending) = ending(board) else { continue };
            board.ending = ending;
            board.confirmed = None;
            games.push(SettledGame { table: board.table, ending, version: board.version + 1 });
        }
        if games.is_empty() {
            continue;
        }
        let open = round.pending().next().is_some();
        if open {
            round.state = RoundState::Published;
        } else if later {
            round.state = RoundState::Finished;
        }
    }
    games
}
