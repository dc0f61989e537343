//! What the pages of all players need, read once a revision.

use std::sync::Arc;

use crate::web::views::prizes::{GivenPrize, given};
use crate::web::views::referee::{ShownRuling, shown_rulings};
use crate::web::views::rounds::newest_round;
use crate::web::{Event, Lang};
use service::{Mended, Service, ServiceError, next_round};
use standings::{Award, prizes};
use tournament::{
    Announcement, Board, EntryId, Reported, Request, Round, RoundNo, Seat, Tournament,
};

use super::super::games::{Game, games_of};
use super::super::score::{Score, Scores};

/// What the pages of all players need, read once a revision.
pub(super) struct Common {
    /// The event as everybody may see it.
    pub public: Tournament,
    pub rulings: Vec<ShownRuling>,
    pub requests: Vec<Request>,
    pub announced: Vec<Announcement>,
    /// How the newest round was mended.
    pub mended: Vec<Mended>,
    /// What was said of boards of rounds that are still played, or were last.
    said: Vec<(RoundNo, [EntryId; 2], Reported)>,
    /// Where everybody was in each public round, by position among the entries.
    seats: Vec<Vec<Seat>>,
    scores: Arc<Scores>,
    /// Whether every round is played.
    over: bool,
    /// Who gets which prize, once every round is played.
    awards: Vec<Award>,
}

impl Common {
    /// Reads them; where everybody stands is known.
    ///
    /// # Errors
    /// What the database says.
    pub fn read(
        t: Lang,
        event: &Event,
        service: &Service,
        scores: Arc<Scores>,
    ) -> Result<Self, ServiceError> {
        let (id, tournament) = (event.snapshot.id, &event.snapshot.tournament);
        let newest = newest_round(tournament).map(|round| round.no);
        let played = tournament.rounds.iter().filter(|round| round.is_public());
        let played = played.filter(|round| round.pending().next().is_some()).map(|round| round.no);
        let rounds: Vec<RoundNo> = played.clone().chain(newest).collect();
        let over = newest.is_some() && played.count() == 0 && next_round(tournament).is_none();
        let public = tournament.public();
        let awards = (over && scores.has_begun()).then(|| prizes(&public, &scores.standings));
        Ok(Self {
            rulings: shown_rulings(t, service, event)?,
            requests: service.requests(id)?,
            announced: service.announcements(id)?,
            mended: newest
                .map(|round| service.mendings(id, round))
                .transpose()?
                .unwrap_or_default(),
            said: service.reports_in(id, &rounds)?,
            seats: public.seats(newest.unwrap_or(RoundNo(0))),
            awards: awards.unwrap_or_default(),
            scores,
            over,
            public,
        })
    }

    /// What was said of a board.
    pub fn said_of(&self, (round, board): (&Round, &Board)) -> Vec<Reported> {
        let players = [board.black, board.white];
        let here = self.said.iter().filter(|said| (said.0, said.1) == (round.no, players));
        here.map(|(.., said)| said.clone()).collect()
    }

    /// Where a player stands, once a round counts.
    pub fn score(&self, who: EntryId) -> Option<&Score> {
        self.scores.of(who)
    }

    /// The same once every round is played.
    pub fn final_score(&self, who: EntryId) -> Option<&Score> {
        self.score(who).filter(|_| self.over)
    }

    /// Where a player was in each public round, the first first.
    pub fn seats_of(&self, who: EntryId) -> &[Seat] {
        let at = self.public.entries.iter().position(|entry| entry.id == who);
        at.map_or(&[], |at| self.seats[at].as_slice())
    }

    /// What a player did in each round whose game is over, the newest first.
    pub fn games(&self, t: Lang, who: EntryId, base: &str) -> Vec<Game> {
        let seats = self.seats_of(who);
        let played = |seat: &Seat| seat.meeting().is_none_or(|m| !m.ending.is_pending());
        let mut games = games_of(t, &self.public, (who, seats), base);
        let mut seats = seats.iter();
        games.retain(|_| seats.next().is_some_and(played));
        games.reverse();
        games
    }

    /// What a player gets at the ceremony.
    pub fn prizes(&self, t: Lang, who: EntryId) -> Vec<GivenPrize> {
        let theirs = self.awards.iter().filter(|award| award.to.contains(&who));
        let rules = &self.public.settings.prizes;
        theirs.map(|award| given(t, &self.public, rules, award)).collect()
    }
}
