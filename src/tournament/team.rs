use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use go::Color;
use rating::Rating;
use serde::{Deserialize, Serialize};

use super::{
    Board, Ending, Entry, EntryId, HalfPoints, Manner, Round, RoundNo, TeamNo, TeamStrength,
    Tournament,
};

/// The most people of one squad: another at each board in every round that OpenGotha has.
pub const MOST_IN_SQUAD: usize = 200;

/// People who play together, each at a board of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    pub no: TeamNo,
    /// Its name, 1 to 200 characters, unique among the teams.
    pub name: String,
    /// Its people, in the order of its boards; there may be more than boards.
    pub squad: Vec<EntryId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<EntryId>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub line_ups: BTreeMap<RoundNo, LineUp>,
    /// Rounds whose line-up was not declared: publication fixed it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub fixed: BTreeSet<RoundNo>,
}

impl Team {
    pub fn new(no: TeamNo, name: &str, squad: Vec<EntryId>) -> Self {
        let (line_ups, fixed) = Default::default();
        Self { no, name: name.to_owned(), squad, captain: None, line_ups, fixed }
    }

    /// Sets the line-up of a round; without one it follows from the squad.
    pub fn declare(&mut self, round: RoundNo, line_up: Option<LineUp>) {
        self.fixed.remove(&round);
        match line_up {
            Some(line_up) => drop(self.line_ups.insert(round, line_up)),
            None => drop(self.line_ups.remove(&round)),
        }
    }

    pub fn has_declared(&self, round: RoundNo) -> bool {
        self.line_ups.contains_key(&round) && !self.fixed.contains(&round)
    }
}

/// The players of a team at each board in a round, from board 1; `None` where a board stays empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineUp(pub Vec<Option<EntryId>>);

impl LineUp {
    /// The player at that board, counted from 1.
    pub fn at(&self, board: usize) -> Option<EntryId> {
        self.0.get(board.checked_sub(1)?).copied().flatten()
    }

    /// The empty boards, counted from 1, above one with a player.
    pub fn gaps(&self) -> Vec<usize> {
        let last = self.0.iter().rposition(Option::is_some).unwrap_or(0);
        (1..=last).filter(|board| self.at(*board).is_none()).collect()
    }

    pub fn players(&self) -> impl Iterator<Item = (usize, EntryId)> {
        (1..).zip(&self.0).filter_map(|(board, player)| Some((board, (*player)?)))
    }
}

impl Tournament {
    /// The line-up of a team in a round: the declared one; else the participants of its squad, in the order of the
    /// squad, as many as there are boards.
    pub fn line_up(&self, team: &Team, round: RoundNo) -> LineUp {
        if let Some(declared) = team.line_ups.get(&round) {
            return declared.clone();
        }
        let here: HashSet<EntryId> = self.participants(round).map(|entry| entry.id).collect();
        let players = team.squad.iter().filter(|player| here.contains(player));
        LineUp(players.take(self.teams.size.into()).map(|player| Some(*player)).collect())
    }

    pub fn team_of(&self, player: EntryId) -> Option<&Team> {
        self.teams.list.iter().find(|team| team.squad.contains(&player))
    }

    /// The players of a line-up who do not take part in the round.
    pub fn away(&self, line_up: &LineUp, round: RoundNo) -> impl Iterator<Item = EntryId> {
        let here = move |id| self.entry(id).is_some_and(|entry| entry.takes_part(round));
        line_up.players().map(|(_, player)| player).filter(move |player| !here(*player))
    }

    /// Whether the captain of a team, finally registered, takes part in none of the rounds that are not finished.
    pub fn captain_left(&self, team: &Team) -> bool {
        let over = |no: &RoundNo| {
            let round = self.round(*no).filter(|round| round.is_public());
            round.is_some_and(|round| round.pending().next().is_none())
        };
        let mut ahead = (1..=self.settings.rounds).map(RoundNo).filter(|no| !over(no)).peekable();
        let captain = team.captain.and_then(|captain| self.entry(captain));
        captain.is_some_and(|captain| {
            captain.is_final() && ahead.peek().is_some() && !ahead.any(|no| captain.takes_part(no))
        })
    }

    /// The round from which on a team no longer plays: no player of its squad takes part, or in at least two published
    /// ones every board is won by the opponent without play.
    pub fn left_from(&self, team: &Team) -> Option<RoundNo> {
        let squad: Vec<_> = team.squad.iter().filter_map(|id| self.entry(*id)).collect();
        let (mut from, mut missed) = (None, 0);
        for no in (1..=self.settings.rounds).rev().map(RoundNo).filter(|_| !squad.is_empty()) {
            if !squad.iter().any(|one| one.participation.in_round(no)) {
                (from, missed) = (Some(no), 2);
                continue;
            }
            let Some(round) = self.round(no).filter(|round| round.is_public()) else { break };
            let boards = self.boards_of(round, team.no);
            let missed_by = |(board, player): &(&Board, EntryId)| {
                let color = board.color_of(*player);
                color.is_some_and(|color| board.ending == Absentee::First.ending(color))
            };
            if !boards.iter().all(missed_by) {
                break;
            }
            if !boards.is_empty() {
                (from, missed) = (Some(no), missed + 1);
            }
        }
        from.filter(|_| missed > 1)
    }

    /// Whether a public round or draft is of matches, also while it has none.
    pub fn has_matches(&self, round: &Round) -> bool {
        self.teams.meet() && (round.boards.is_empty() || !round.teams.is_empty())
    }

    pub fn has_left(&self, team: &Team, round: RoundNo) -> bool {
        self.left_from(team).is_some_and(|from| from <= round)
    }

    /// The teams that are in a round as published, or of whose squad somebody takes part in it or in a later one.
    pub fn teams_from(&self, round: RoundNo) -> HashSet<TeamNo> {
        let plays =
            |one: &&Entry| one.participation.rounds(self.settings.rounds).any(|no| no >= round);
        let here: HashSet<EntryId> = self.entries.iter().filter(plays).map(|one| one.id).collect();
        let stays = |team: &&Team| {
            team.squad.is_empty() || team.squad.iter().any(|player| here.contains(player))
        };
        let staying = self.teams.list.iter().filter(stays).map(|team| team.no);
        let public = self.round(round).filter(|round| round.is_public());
        staying.chain(public.iter().flat_map(|round| round.teams.teams())).collect()
    }

    /// The teams of a plan of rounds, in their order: without those that left before they were in a published round.
    /// Teams that came, or came back, after the first published round are last.
    pub fn planned_teams(&self) -> Vec<&Team> {
        let staying = self.teams_from(RoundNo(1));
        let public = self.rounds.iter().filter(|round| round.is_public());
        let played: Vec<TeamNo> = public.flat_map(|round| round.teams.teams()).collect();
        let planned = |no| staying.contains(no) || played.contains(no);
        let mut teams: Vec<_> = self.teams.list.iter().filter(|team| planned(&team.no)).collect();
        teams.sort_by_key(|team| !played.is_empty() && !played.contains(&team.no));
        teams
    }

    /// The strength of a player in the order of a team: the rating, and of equals the rank.
    fn strength(&self, player: EntryId) -> Option<(i32, i32)> {
        self.entry(player).map(|entry| (entry.rating.0, entry.rank.value()))
    }

    /// The boards of a line-up, from 1, with a player above a stronger one of the team, each with that one.
    pub fn out_of_order(&self, line_up: &LineUp) -> Vec<(usize, EntryId, EntryId)> {
        let players: Vec<(usize, EntryId)> = line_up.players().collect();
        let above = players.iter().enumerate().filter_map(|(at, (board, player))| {
            let own = self.strength(*player)?;
            let below = players[at + 1..].iter().map(|(_, other)| *other);
            let stronger = below.filter(|other| self.strength(*other).is_some_and(|one| one > own));
            Some((*board, *player, stronger.max_by_key(|other| self.strength(*other))?))
        });
        above.collect()
    }

    /// The rating of a team: the mean or the median, by the event's setting, of the ratings of the first of its
    /// squad, as many as a match has boards; truncated. `None` for a team without players.
    pub fn team_rating(&self, team: &Team) -> Option<Rating> {
        let first = team.squad.iter().take(self.teams.size.into());
        let mut ratings: Vec<i32> =
            first.filter_map(|id| Some(self.entry(*id)?.rating.0)).collect();
        ratings.sort_unstable();
        let middle = match self.teams.strength {
            TeamStrength::Mean => &ratings[..],
            TeamStrength::Median => {
                ratings.get((ratings.len().max(1) - 1) / 2..=ratings.len() / 2)?
            }
        };
        let count = i32::try_from(middle.len()).ok().filter(|count| *count > 0)?;
        Some(Rating(middle.iter().sum::<i32>().div_euclid(count)))
    }

    /// The club of a team: the one of all of its squad who have one; `None` if they differ.
    pub fn team_club(&self, team: &Team) -> Option<&str> {
        let entries = team.squad.iter().filter_map(|id| self.entry(*id));
        let mut clubs = entries.map(|entry| entry.club.trim()).filter(|club| !club.is_empty());
        let club = clubs.next()?;
        clubs.all(|other| other == club).then_some(club)
    }

    /// These entries, the strongest first; equals keep their order.
    pub fn by_strength(&self, mut players: Vec<EntryId>) -> Vec<EntryId> {
        players.sort_by_key(|player| std::cmp::Reverse(self.strength(*player)));
        players
    }

    /// A team for every club with at least two players who are in no team, the strongest first; numbered after the
    /// existing ones. A club with the name of an existing team makes none.
    pub fn teams_of_clubs(&self) -> Vec<Team> {
        let taken: HashSet<EntryId> =
            self.teams.list.iter().flat_map(|team| team.squad.iter().copied()).collect();
        let mut clubs: BTreeMap<&str, Vec<EntryId>> = BTreeMap::new();
        for entry in &self.entries {
            let club = entry.club.trim();
            if !club.is_empty() && !taken.contains(&entry.id) {
                clubs.entry(club).or_default().push(entry.id);
            }
        }
        let known = |name: &str| self.teams.list.iter().any(|team| team.name == name);
        clubs.retain(|club, players| players.len() > 1 && !known(club));
        let clubs = clubs.into_iter().zip(self.teams.next_no().0..);
        clubs
            .map(|((club, players), no)| Team::new(TeamNo(no), club, self.by_strength(players)))
            .collect()
    }

    /// The boards of a match, from board 1, as many as the longer line-up has.
    ///
    /// A board counts by the round's game of the player of the team named first, with any opponent, and only where
    /// both teams have a player (OpenGotha 3.51, `Match.buildMatch`), unless the event gives a board without an
    /// opponent to the player who is there. A team that came alone wins every board.
    pub fn match_boards(&self, round: &Round, one: &TeamMatch) -> Vec<MatchBoard> {
        let line_up = |no| self.teams.team(no).map(|team| self.line_up(team, round.no));
        let line_ups = [one.first, one.second].map(|no| line_up(no).unwrap_or_default());
        let size = usize::from(self.teams.size);
        let longer = line_ups.iter().map(|line_up| line_up.0.len()).max().unwrap_or(0);
        let count = if one.absent.is_some() { size } else { longer };
        (1..=count)
            .map(|board| {
                let players = line_ups.each_ref().map(|line_up| line_up.at(board));
                let points = match one.absent {
                    None => self.board_points(round, players),
                    Some(Absentee::First) => [HalfPoints::ZERO, HalfPoints::ONE],
                    Some(Absentee::Second) => [HalfPoints::ONE, HalfPoints::ZERO],
                    Some(Absentee::Both) => [HalfPoints::ZERO; 2],
                };
                MatchBoard { players, points }
            })
            .collect()
    }

    /// Removes line-ups that publication fixed, where the team has no place in the published round any more.
    pub fn release_line_ups(&mut self) {
        for team in &mut self.teams.list {
            for no in team.fixed.clone() {
                let mut round = self.rounds.iter().filter(|round| round.no == no);
                let plays = |round: &Round| round.teams.teams().any(|one| one == team.no);
                if !round.any(|round| round.is_public() && plays(round)) {
                    team.declare(no, None);
                }
            }
        }
    }

    /// Ends the absence of teams where a board of the match no longer has the result that this gave it.
    pub fn end_absences(&mut self, before: &Self) {
        let matches = |round: &Round| round.teams.matches.iter().any(|one| one.absent.is_some());
        if !self.rounds.iter().any(matches) {
            return;
        }
        let entries: HashSet<EntryId> = self.entries.iter().map(|entry| entry.id).collect();
        let ended = |round: &Round, one: &TeamMatch| {
            let (was, Some(absent)) = (before.round(round.no)?, one.absent) else { return None };
            let given = |(old, player): &(&Board, EntryId)| {
                let by_that = |board: &Board| {
                    let color = board.color_of(*player);
                    color.is_some_and(|color| board.ending == absent.ending(color))
                };
                // Another entry of the same person has the board of one that is gone.
                let stays = || entries.contains(player);
                by_that(old) && stays() && !round.board_of(*player).is_some_and(by_that)
            };
            let boards = before.boards_of(was, one.first);
            (was.teams.matches.contains(one) && boards.iter().any(given)).then_some(*one)
        };
        for round in &mut self.rounds {
            let over: Vec<_> =
                round.teams.matches.iter().filter_map(|one| ended(round, one)).collect();
            let matches = round.teams.matches.iter_mut();
            matches.filter(|one| over.contains(one)).for_each(|one| one.absent = None);
        }
    }

    /// Whether a board of a match is still to be played.
    pub fn is_open(&self, round: &Round, one: &TeamMatch) -> bool {
        let open = |player: EntryId| {
            let game = round.board_of(player);
            game.is_some_and(|game| game.ending.is_pending())
        };
        let both = |board: &MatchBoard| match board.players {
            [Some(first), Some(second)] => open(first) || open(second),
            _ => false,
        };
        one.absent.is_none() && self.match_boards(round, one).iter().any(both)
    }

    /// The winner of a match that must have one: by the match, else by more of its boards, else by boards weighted
    /// from the first, else by the first board that one of them won. `None` while a board is open, or where all is
    /// equal.
    pub fn winner_of(&self, round: &Round, one: &TeamMatch) -> Option<TeamNo> {
        if self.is_open(round, one) {
            return None;
        }
        let boards = self.match_boards(round, one);
        let sum = |side: usize| boards.iter().map(|board| board.points[side]).sum::<HalfPoints>();
        let weighted = |side: usize| -> i32 {
            let weights = (1..).zip(boards.iter().rev());
            weights.map(|(weight, board)| weight * board.points[side].0).sum()
        };
        let by_boards = sum(0).cmp(&sum(1)).then(weighted(0).cmp(&weighted(1)));
        let first = |board: &MatchBoard| board.points[0].cmp(&board.points[1]);
        let by_first = boards.iter().map(first).find(|order| order.is_ne());
        match by_boards.then(by_first.unwrap_or(Ordering::Equal)) {
            Ordering::Greater => Some(one.first),
            Ordering::Less => Some(one.second),
            Ordering::Equal => None,
        }
    }

    fn board_points(&self, round: &Round, players: [Option<EntryId>; 2]) -> [HalfPoints; 2] {
        let first = match players {
            [Some(first), Some(_)] => first,
            [Some(_), None] if self.teams.unopposed => return [HalfPoints::ONE, HalfPoints::ZERO],
            [None, Some(_)] if self.teams.unopposed => return [HalfPoints::ZERO, HalfPoints::ONE],
            _ => return [HalfPoints::ZERO; 2],
        };
        let Some(game) = round.board_of(first) else { return [HalfPoints::ZERO; 2] };
        let policy = self.settings.points.no_result;
        let points = |color: Color| game.ending.points(color, policy);
        players.map(|player| {
            player.and_then(|player| game.color_of(player)).map_or(HalfPoints::ZERO, points)
        })
    }

    /// A team's points of each of its boards in a round in which players were drawn: of a game, or of a bye as the
    /// event counts it.
    pub fn points_of_players(&self, round: &Round, team: &Team) -> Vec<HalfPoints> {
        let points = &self.settings.points;
        let of = |player: EntryId| {
            if round.byes.contains(&player) {
                return points.bye_wins;
            }
            let game = round.board_of(player);
            let color = game.and_then(|game| game.color_of(player));
            game.zip(color).map_or(HalfPoints::ZERO, |(game, color)| {
                game.ending.points(color, points.no_result)
            })
        };
        let line_up = self.line_up(team, round.no).0.into_iter();
        line_up.map(|player| player.map_or(HalfPoints::ZERO, of)).collect()
    }

    /// Whether the rounds that were drawn are matches of the teams: most boards are of two teams that meet. Before
    /// the first draw, whether most entries are in a team.
    pub fn rounds_are_matches(&self) -> bool {
        let (mut boards, mut within) = (0, 0);
        for round in &self.rounds {
            let matches = self.matches_by_first_board(round.no);
            let teams = TeamRound { matches, ..TeamRound::NONE };
            let seats = self.match_seats(&Round { teams, ..round.clone() });
            let of = |player| seats.get(&player).map(|(number, _)| *number);
            let both =
                |board: &&Board| of(board.black).is_some_and(|no| of(board.white) == Some(no));
            boards += round.boards.len();
            within += round.boards.iter().filter(both).count();
        }
        if boards == 0 {
            let players = self.teams.list.iter().map(|team| team.squad.len()).sum::<usize>();
            (boards, within) = (self.entries.len(), players);
        }
        2 * within > boards
    }

    /// The seated boards of a team's match in a round, from board 1, each with the team's player.
    pub fn boards_of<'r>(&self, round: &'r Round, team: TeamNo) -> Vec<(&'r Board, EntryId)> {
        let Some(one) = round.teams.matches.iter().find(|one| one.has(team)) else {
            return Vec::new();
        };
        let side = usize::from(one.first != team);
        let seated = |board: MatchBoard| {
            let player = board.players[side]?;
            Some((round.board_of(player)?, player))
        };
        self.match_boards(round, one).into_iter().filter_map(seated).collect()
    }

    /// The players at a board for whom an entry may act: for itself, and as captain for the player of the team.
    pub fn speaks_for(&self, round: &Round, board: &Board, who: EntryId) -> Option<EntryId> {
        if board.color_of(who).is_some() {
            return Some(who);
        }
        let team = self.teams.list.iter().find(|team| team.captain == Some(who))?;
        let boards = self.boards_of(round, team.no).into_iter();
        boards.filter(|(own, _)| own.table == board.table).map(|(_, player)| player).next()
    }

    /// The match and the board in it of every player of a line-up in a round; both from 1.
    pub fn match_seats(&self, round: &Round) -> HashMap<EntryId, (usize, usize)> {
        let mut seats = HashMap::new();
        for (number, one) in (1..).zip(&round.teams.matches) {
            let teams = [one.first, one.second].into_iter().filter_map(|no| self.teams.team(no));
            for team in teams {
                let line_up = self.line_up(team, round.no);
                seats.extend(line_up.players().map(|(board, player)| (player, (number, board))));
            }
        }
        seats
    }

    /// The matches of a round that was drawn without them: of each two teams, in the order of their names, those
    /// where the player at board 1 of the former meets one of the latter (OpenGotha 3.51,
    /// `Tournament.matchesList`). A team has no second match. First is the team of White at that board.
    pub fn matches_by_first_board(&self, round: RoundNo) -> Vec<TeamMatch> {
        let Some(drawn) = self.round(round) else { return Vec::new() };
        let mut teams: Vec<&Team> = self.teams.list.iter().collect();
        teams.sort_by(|a, b| a.name.cmp(&b.name));
        let line_ups: Vec<(&Team, LineUp)> =
            teams.into_iter().map(|team| (team, self.line_up(team, round))).collect();
        let mut team_of: HashMap<EntryId, &Team> = HashMap::new();
        for (team, line_up) in &line_ups {
            for (_, player) in line_up.players() {
                team_of.entry(player).or_insert(team);
            }
        }
        let mut found = TeamRound::default();
        for (team, line_up) in &line_ups {
            let Some(player) = line_up.at(1) else { continue };
            let Some(game) = drawn.board_of(player) else { continue };
            let opponent = game.opponent_of(player).and_then(|player| team_of.get(&player));
            let Some(other) = opponent else { continue };
            let taken = found.teams().any(|no| no == team.no || no == other.no);
            if team.name < other.name && !taken {
                let white = game.white == player;
                let (first, second) = if white { (team.no, other.no) } else { (other.no, team.no) };
                found.matches.push(TeamMatch::new(first, second));
            }
        }
        found.matches
    }
}

/// Two teams that meet in a round. The players at its boards follow from their line-ups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamMatch {
    /// The team named first: White at board 1 unless the event has it Black; in files of OpenGotha White.
    pub first: TeamNo,
    pub second: TeamNo,
    /// The absent team, if the match was not played because of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absent: Option<Absentee>,
}

impl TeamMatch {
    pub const fn new(first: TeamNo, second: TeamNo) -> Self {
        Self { first, second, absent: None }
    }

    pub fn has(&self, team: TeamNo) -> bool {
        self.first == team || self.second == team
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Absentee {
    First,
    Second,
    /// Neither came.
    Both,
}

impl Absentee {
    /// The ending of a board at which the first team has that colour.
    pub const fn ending(self, first: Color) -> Ending {
        let winner = match self {
            Self::First => first.other(),
            Self::Second => first,
            Self::Both => return Ending::BothLose { by_default: true },
        };
        Ending::Won { winner, manner: Manner::Default }
    }
}

/// The matches of a round, and the teams left without one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRound {
    pub matches: Vec<TeamMatch>,
    pub byes: Vec<TeamNo>,
    /// In the first round of a draw by groups, the groups as dealt, the strongest of each first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Vec<TeamNo>>,
}

impl TeamRound {
    pub const NONE: Self = Self { matches: Vec::new(), byes: Vec::new(), groups: Vec::new() };

    pub const fn is_empty(&self) -> bool {
        self.matches.is_empty() && self.byes.is_empty()
    }

    /// Every team with a match or a bye, as often as it has one.
    pub fn teams(&self) -> impl Iterator<Item = TeamNo> {
        let meeting = self.matches.iter().flat_map(|one| [one.first, one.second]);
        meeting.chain(self.byes.iter().copied())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchResult {
    Win,
    /// Neither won.
    Draw,
    /// No points of the match: it lost, or the match is not decided.
    Nothing,
}

/// A board of a match; the team named first comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchBoard {
    pub players: [Option<EntryId>; 2],
    pub points: [HalfPoints; 2],
}
