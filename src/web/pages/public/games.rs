//! What a player did in each round.

use crate::web::prelude::*;
use standings::Stand;

use super::people::PlayerRow;

pub(super) struct Game<'a> {
    tournament: &'a Tournament,
    who: EntryId,
    pub round: RoundNo,
    seat: Seat,
    /// Only on the player's public page, and once the game is over.
    after: Option<Stand>,
}

impl<'a> Game<'a> {
    pub const fn new(
        tournament: &'a Tournament,
        who: EntryId,
        (round, seat): (RoundNo, Seat),
    ) -> Self {
        Self { tournament, who, round, seat, after: None }
    }

    /// For seats from round 1 on.
    pub fn all(tournament: &'a Tournament, who: EntryId, seats: &[Seat]) -> Vec<Self> {
        let rounds = seats.iter().enumerate().map(|(r, seat)| (RoundNo::from_index(r), *seat));
        rounds.map(|at| Self::new(tournament, who, at)).collect()
    }

    pub fn with_stand(self, path: &[Stand]) -> Self {
        let after = path.iter().find(|stand| stand.after == self.round && self.is_over());
        Self { after: after.copied(), ..self }
    }

    pub fn is_over(&self) -> bool {
        self.seat.meeting().is_none_or(|met| !met.ending.is_pending())
    }

    pub fn met(&self, cx: &Cx) -> Option<(Meeting, PlayerRow)> {
        let met = self.seat.meeting()?;
        Some((*met, cx.who(self.tournament.entry(met.opponent)?)))
    }

    /// The result, or why there was no game.
    pub fn said(&self, cx: &Cx) -> String {
        let why = match self.seat {
            Seat::Board(met) => return cx.ending_for(met.ending, met.color),
            Seat::Free(why) => why,
        };
        cx.text(match why {
            Unplayed::Bye => "free-bye",
            Unplayed::Absent => "free-absent",
            Unplayed::Unpaired if self.is_left_out() => "free-left-out",
            Unplayed::Unpaired => "free-unpaired",
        })
    }

    /// Whether the player's team plays without them.
    fn is_left_out(&self) -> bool {
        let line_up = |team| self.tournament.line_up(team, self.round).0;
        let team = self.tournament.team_of(self.who);
        team.is_some_and(|team| !line_up(team).contains(&Some(self.who)))
    }

    /// Score and place after the round; empty if they are not known.
    pub fn stood(&self, cx: &Cx) -> String {
        let Some(stand) = self.after else { return String::new() };
        let score = cx.decimals(&stand.score.to_string());
        cx.with("path-after", (("score", score), ("place", stand.place)))
    }
}
