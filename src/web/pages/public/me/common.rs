//! What the own pages of all players need, read once per revision.

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::places::given;
use standings::Award;

use super::super::games::Game;
use super::super::score::{Score, Scores, scores};

pub(super) struct Common {
    /// The event as everybody may see it.
    pub public: Tournament,
    pub rulings: Vec<ShownRuling>,
    pub requests: Vec<Request>,
    pub announced: Vec<Announcement>,
    /// Corrections of the newest round.
    pub mended: Vec<Mended>,
    /// Reports on the boards of unfinished rounds and of the newest round.
    said: Vec<(RoundNo, [EntryId; 2], Reported)>,
    /// Seats in each public round, by position among the entries.
    seats: Vec<Vec<Seat>>,
    scores: Arc<Scores>,
    over: bool,
    /// Empty until every round is played.
    awards: Vec<Award>,
}

impl Common {
    pub fn read(cx: &Cx, service: &Service) -> Result<Self, ServiceError> {
        let (id, tournament) = (cx.event.snapshot.id, cx.tournament());
        let scores = scores(&cx.state, &cx.event, cx.t);
        let newest = newest_round(tournament).map(|round| round.no);
        let played = tournament.rounds.iter().filter(|round| round.is_public());
        let played = played.filter(|round| round.pending().next().is_some()).map(|round| round.no);
        let rounds: Vec<RoundNo> = played.clone().chain(newest).collect();
        let over = newest.is_some() && played.count() == 0 && next_round(tournament).is_none();
        let public = tournament.public();
        let awards = (over && scores.has_begun()).then(|| prizes(&public, &scores.standings));
        let mended = newest.map(|round| service.mendings(id, round)).transpose()?;
        Ok(Self {
            rulings: shown_rulings(cx.t, service, &cx.event)?,
            requests: service.requests(id)?,
            announced: service.announcements(id)?,
            mended: mended.unwrap_or_default(),
            said: service.reports_in(id, &rounds)?,
            seats: public.seats(newest.unwrap_or(RoundNo(0))),
            awards: awards.unwrap_or_default(),
            scores,
            over,
            public,
        })
    }

    pub fn said_of(&self, (round, board): (&Round, &Board)) -> Vec<Reported> {
        let players = [board.black, board.white];
        let here = self.said.iter().filter(|said| (said.0, said.1) == (round.no, players));
        here.map(|(.., said)| said.clone()).collect()
    }

    /// `None` before the first round counts.
    pub fn score(&self, who: impl ByValue<EntryId>) -> Option<&Score> {
        self.scores.of(who.given())
    }

    /// `None` until every round is played.
    pub fn final_score(&self, who: impl ByValue<EntryId>) -> Option<&Score> {
        self.score(who).filter(|_| self.over)
    }

    /// One seat per public round, from round 1 on.
    pub fn seats_of(&self, who: EntryId) -> &[Seat] {
        let at = self.public.entries.iter().position(|entry| entry.id == who);
        at.map_or(&[], |at| self.seats[at].as_slice())
    }

    /// Those that are over, newest first.
    pub fn games(&self, who: impl ByValue<EntryId>) -> Vec<Game<'_>> {
        let who = who.given();
        let mut games = Game::all(&self.public, who, self.seats_of(who));
        games.retain(Game::is_over);
        games.reverse();
        games
    }

    pub fn prizes(&self, cx: &Cx, who: impl ByValue<EntryId>) -> Vec<GivenPrize> {
        let who = who.given();
        let theirs = self.awards.iter().filter(|award| award.to.contains(&who));
        let rules = &self.public.settings.prizes;
        theirs.map(|award| given(cx.t, &self.public, rules, award)).collect()
    }
}
