use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use rating::Rating;

use super::{EntryId, RoundNo, TeamNo, TeamStrength, Tournament};

/// The most people of one squad: another at each board in every round that OpenGotha has.
pub const MOST_IN_SQUAD: usize = 200;

/// People who play together, each at a board of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Its number in this tournament.
    pub no: TeamNo,
    /// Its name, 1 to 200 characters, unique among the teams.
    pub name: String,
    /// Its people, in the order of its boards; there may be more than boards.
    pub squad: Vec<EntryId>,
    /// The captain, if one was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<EntryId>,
    /// The declared line-ups.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub line_ups: BTreeMap<RoundNo, LineUp>,
}

impl Team {
    /// A team without a captain that has declared nothing.
    #[must_use]
    pub fn new(no: TeamNo, name: &str, squad: Vec<EntryId>) -> Self {
        Self { no, name: name.to_owned(), squad, captain: None, line_ups: BTreeMap::new() }
    }
}

/// The players of a team at each board in a round, from board 1; `None` where a board stays empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineUp(pub Vec<Option<EntryId>>);

impl LineUp {
    /// The player at that board, counted from 1.
    #[must_use]
    pub fn at(&self, board: usize) -> Option<EntryId> {
        self.0.get(board.checked_sub(1)?).copied().flatten()
    }

    /// The empty boards, counted from 1, above one with a player.
    #[must_use]
    pub fn gaps(&self) -> Vec<usize> {
        let last = self.0.iter().rposition(Option::is_some).unwrap_or(0);
        (1..=last).filter(|board| self.at(*board).is_none()).collect()
    }

    /// Its players, each with the board.
    pub fn players(&self) -> impl Iterator<Item = (usize, EntryId)> {
        (1..).zip(&self.0).filter_map(|(board, player)| Some((board, (*player)?)))
    }
}

impl Tournament {
    /// The line-up of a team in a round: the declared one; else the participants of its squad, in the order of the
    /// squad, as many as there are boards.
    #[must_use]
    pub fn line_up(&self, team: &Team, round: RoundNo) -> LineUp {
        if let Some(declared) = team.line_ups.get(&round) {
            return declared.clone();
        }
        let here: HashSet<EntryId> = self.participants(round).map(|entry| entry.id).collect();
        let players = team.squad.iter().filter(|player| here.contains(player));
        LineUp(players.take(self.teams.size.into()).map(|player| Some(*player)).collect())
    }
}

impl Tournament {
    /// The team with that player in its squad.
    #[must_use]
    pub fn team_of(&self, player: EntryId) -> Option<&Team> {
        self.teams.list.iter().find(|team| team.squad.contains(&player))
    }

    /// The players of a line-up who do not take part in the round.
    pub fn away(&self, line_up: &LineUp, round: RoundNo) -> impl Iterator<Item = EntryId> {
        let here = move |id| self.entry(id).is_some_and(|entry| entry.takes_part(round));
        line_up.players().map(|(_, player)| player).filter(move |player| !here(*player))
    }

    /// Whether the captain of a team, finally registered, takes part in none of the rounds that are not finished.
    #[must_use]
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

    /// The strength of a player in the order of a team: the rating, and of equals the rank.
    fn strength(&self, player: EntryId) -> Option<(i32, i32)> {
        self.entry(player).map(|entry| (entry.rating.0, entry.rank.value()))
    }

    /// The boards of a line-up, from 1, with a player above a stronger one of the team, each with that one.
    #[must_use]
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
    #[must_use]
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
    #[must_use]
    pub fn team_club(&self, team: &Team) -> Option<&str> {
        let entries = team.squad.iter().filter_map(|id| self.entry(*id));
        let mut clubs = entries.map(|entry| entry.club.trim()).filter(|club| !club.is_empty());
        let club = clubs.next()?;
        clubs.all(|other| other == club).then_some(club)
    }

    /// These entries, the strongest first; equals keep their order.
    #[must_use]
    pub fn by_strength(&self, mut players: Vec<EntryId>) -> Vec<EntryId> {
        players.sort_by_key(|player| std::cmp::Reverse(self.strength(*player)));
        players
    }

    /// A team for every club with at least two players who are in no team, the strongest first; numbered after the
    /// existing ones. A club with the name of an existing team makes none.
    #[must_use]
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, Federation, System, preset};

    #[test]
    fn clubs_become_teams_by_strength_and_a_wrong_order_is_seen() {
        let settings = preset(System::Swiss, Federation::Egf, "Cup", Default::default());
        let mut event = Tournament::new(settings);
        let people =
            [("A", 2000), ("B", 2100), ("A", 2300), (" B ", 1900), ("C", 2000), ("", 1), ("", 2)];
        for (id, (club, rating)) in (1..).zip(people) {
            let mut entry = Entry::new(EntryId(id), &format!("P{id}"), "", rating::Rank::SHODAN);
            (entry.club, entry.rating.0) = (club.to_owned(), rating);
            event.entries.push(entry);
        }
        let made = event.teams_of_clubs();
        let of = |team: &Team| (team.no.0, team.name.clone(), team.squad.clone());
        let ids = |ids: [i32; 2]| ids.map(EntryId).to_vec();
        let expected = [(1, "A".to_owned(), ids([3, 1])), (2, "B".to_owned(), ids([2, 4]))];
        assert_eq!(made.iter().map(of).collect::<Vec<_>>(), expected);
        event.teams.list = made;
        assert_eq!(event.teams_of_clubs(), [], "made once");
        let line_up = |ids: &[i32]| LineUp(ids.iter().map(move |id| Some(EntryId(*id))).collect());
        assert_eq!(event.out_of_order(&line_up(&[3, 2, 1])), []);
        let wrong = event.out_of_order(&line_up(&[1, 2, 3]));
        assert_eq!(wrong, [(1, EntryId(1), EntryId(3)), (2, EntryId(2), EntryId(3))]);
        let seat = |id: &i32| Some(EntryId(*id)).filter(|id| id.0 > 0);
        let gaps = |ids: &[i32]| LineUp(ids.iter().map(seat).collect()).gaps();
        assert_eq!(
            (gaps(&[0, 3, 0, 1, 0]), gaps(&[3, 1, 0]), gaps(&[])),
            (vec![1, 3], vec![], vec![])
        );
    }
}
