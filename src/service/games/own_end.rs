//! Players mark dead stones, agree, and confirm the result of their own game.

use recording::{GameAct, Stage};
use store::Snapshot;
use tournament::{Board, EntryId, ReportPolicy, RoundNo, TournamentId};

use crate::results::entered::board_of;
use crate::{ActForm, By, Done, Entered, GameFile, Refusal, Result, Service, ServiceError};

impl Service {
    /// Enters an act of a player at the end of the own game, as [`Service::record_act`] does for a recorder: the own
    /// marks, agreement, disagreement and confirmation, and an objection to a count that no arbiter settled. The result
    /// is confirmed this way where it counts once both agree ([`ReportPolicy::Agreed`]); elsewhere both confirm it to
    /// the recorder.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`] if the secret is not valid here; [`Refusal::ReportsOff`] where players report nothing;
    /// [`Refusal::SeatsChanged`] if the board is not theirs; [`Refusal::NotOffered`] for another act than theirs; as
    /// [`Service::record_act`].
    pub fn say_own_end(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        form: &ActForm,
    ) -> Result<Done<Entered>> {
        let Some(known) = self.unless_done(id, by)? else { return Ok(Done::Before) };
        let who = self.store.read(|c| self.proven(c, id, secret))?;
        let policy = known.tournament.settings.players.reports;
        if policy == ReportPolicy::Off {
            return Err(Refusal::ReportsOff.into());
        }
        let (_, board) = board_of(&known, form.round, form.table)?;
        let settled = form.acts.contains(&GameAct::Object)
            && self.game(&known, form.round, form.table)?.game.was_settled();
        let own = board.color_of(who).ok_or(Refusal::SeatsChanged)?;
        let may = |act: &GameAct| match act {
            GameAct::Confirm { .. } => act.is_own_word(own) && policy == ReportPolicy::Agreed,
            GameAct::Differ => true,
            GameAct::Object => !settled,
            act => act.is_own_word(own),
        };
        if form.acts.iter().all(may) {
            self.record_act(id, by, form)
        } else {
            Err(Refusal::NotOffered.into())
        }
    }

    /// The stopped or counted game of a player's board; `None` if players may not report, or the game is not recorded.
    pub fn own_end(
        &self,
        snapshot: &Snapshot,
        (round, board): (RoundNo, &Board),
        who: EntryId,
    ) -> Result<Option<GameFile>> {
        let off = snapshot.tournament.settings.players.reports == ReportPolicy::Off;
        if off || board.color_of(who).is_none() {
            return Ok(None);
        }
        let file = match self.game(snapshot, round, board.table) {
            Err(ServiceError::Refused(Refusal::RecordTerms { .. })) => return Ok(None),
            file => file?,
        };
        let asks = file.game.stage().is_some_and(|stage| stage != Stage::Confirmed);
        Ok(Some(file).filter(|file| file.begun && asks))
    }
}
