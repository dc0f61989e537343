//! When and where a board of a round with a window is played: one of the two proposes, the other answers; an arbiter
//! sets it for both.

use base16ct::lower::encode_string as hex;
use chrono::SubsecRound;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use store::{AnyConnection, Deed, Snapshot};
use tournament::{
    Appointment, Board, DateProposal, EntryId, GameDate, RoundNo, TableNo, Tournament,
    TournamentId, check_words,
};

use crate::results::entered::board_of;
use crate::{By, Change, Done, Refusal, Result, Service, ServiceError};

/// A date for a board, as a form says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateForm {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
    /// The [`appointment_seen`] on the screen.
    pub seen: String,
    /// The date; none takes it away.
    pub date: Option<GameDate>,
}

/// What a player says to a proposal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateAnswer {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
    /// The [`appointment_seen`] on the screen.
    pub seen: String,
    /// Whether it is accepted; else it is declined, or taken back by whoever made it.
    pub accepted: bool,
}

/// Names who sits at a board and what is said of its date, as a form showed it.
#[must_use]
pub fn appointment_seen(board: &Board) -> String {
    let shown = (board.table, board.black, board.white, board.date());
    // Always becomes JSON: it has string keys only.
    let json = serde_json::to_vec(&shown).unwrap_or_default();
    hex(&Sha256::digest(json)[..8])
}

/// What is decided about a date.
struct Decided {
    appointment: Appointment,
    act: Deed,
    /// Who did it, if a player.
    by: Option<EntryId>,
    /// The date that it is about.
    date: Option<GameDate>,
}

impl Service {
    /// Sets when and where a board is played, or that nothing is set, whatever its players proposed. Returns whether the
    /// date lies outside of the round's window, which it may.
    ///
    /// # Errors
    /// [`Refusal::NotPublished`]; [`Refusal::GameOver`]; [`Refusal::DateChanged`] if it is not as it was on the screen;
    /// [`ServiceError::Fields`] for a place that is too long.
    pub fn set_date(&self, id: TournamentId, by: By<'_>, form: &DateForm) -> Result<Done<bool>> {
        self.change(id, by, |before| {
            let board = open_board(before, (form.round, form.table), &form.seen)?;
            let date = form.date.as_ref().map(tidied).transpose()?;
            let appointment = Appointment { agreed: date.clone(), proposed: None };
            let decided = Decided { appointment, act: Deed::SetDate, by: None, date };
            Ok(changed(&before.tournament, (form.round, board), decided))
        })
    }

    /// Takes a proposal of the player whom the secret proves, in place of any other that waits for an answer; the same
    /// that the other proposes is accepted by it. Returns whether the date lies outside of the round's window.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::NoWindow`]; as [`set_date`](Self::set_date), and [`Refusal::DateChanged`] if
    /// the board is not theirs.
    pub fn propose_date(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        form: &DateForm,
    ) -> Result<Done<bool>> {
        self.change_own(id, by, secret, |before, who| {
            let board = own_board(before, who, (form.round, form.table), &form.seen)?;
            let missing = || ServiceError::Fields(vec![("day", tournament::Fault::Missing)]);
            let date = tidied(form.date.as_ref().ok_or_else(missing)?)?;
            let same = board.date().waits_for(who).is_some_and(|other| other.date == date);
            let decided = match same {
                true => agreed(who, date),
                false => Decided {
                    appointment: Appointment {
                        agreed: board.date().agreed.clone(),
                        proposed: Some(DateProposal { by: who, date: date.clone() }),
                    },
                    act: Deed::ProposeDate,
                    by: Some(who),
                    date: Some(date),
                },
            };
            Ok(changed(&before.tournament, (form.round, board), decided))
        })
    }

    /// Takes the answer to a proposal: the other player accepts or declines it, whoever made it takes it back. A date
    /// that was agreed before stands unless another is accepted.
    ///
    /// # Errors
    /// As [`propose_date`](Self::propose_date); [`Refusal::DateChanged`] also if nothing waits for an answer.
    pub fn answer_date(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        answer: &DateAnswer,
    ) -> Result<Done<bool>> {
        self.change_own(id, by, secret, |before, who| {
            let place = (answer.round, answer.table);
            let board = own_board(before, who, place, &answer.seen)?;
            let proposal = board.date().proposed.clone().ok_or(Refusal::DateChanged)?;
            let decided = match answer.accepted {
                true if proposal.by == who => return Err(Refusal::DateChanged.into()),
                true => agreed(who, proposal.date),
                false => Decided {
                    appointment: Appointment {
                        agreed: board.date().agreed.clone(),
                        proposed: None,
                    },
                    act: Deed::DropDate,
                    by: Some(who),
                    date: Some(proposal.date),
                },
            };
            Ok(changed(&before.tournament, (answer.round, board), decided))
        })
    }

    /// A change that the player whom the secret proves makes.
    fn change_own<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        decide: impl FnOnce(&Snapshot, EntryId) -> Result<Change<T>>,
    ) -> Result<Done<T>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let who = self.proven(c, id, secret)?;
            self.carry_out(c, by, before, decide(before, who)?)
        };
        self.act(id, by, work)
    }
}

fn agreed(who: EntryId, date: GameDate) -> Decided {
    let appointment = Appointment { agreed: Some(date.clone()), proposed: None };
    Decided { appointment, act: Deed::AcceptDate, by: Some(who), date: Some(date) }
}

/// The board, if it waits for its game and is as it was on the screen.
fn open_board<'a>(
    before: &'a Snapshot,
    (round, table): (RoundNo, TableNo),
    seen: &str,
) -> Result<&'a Board> {
    let (_, board) = board_of(before, round, table)?;
    if !board.ending.is_pending() {
        return Err(Refusal::GameOver.into());
    }
    if appointment_seen(board) != seen {
        return Err(Refusal::DateChanged.into());
    }
    Ok(board)
}

/// The same of a player's own board in a round with a window.
fn own_board<'a>(
    before: &'a Snapshot,
    who: EntryId,
    (round, table): (RoundNo, TableNo),
    seen: &str,
) -> Result<&'a Board> {
    let board = open_board(before, (round, table), seen)?;
    if board.color_of(who).is_none() {
        return Err(Refusal::DateChanged.into());
    }
    if before.tournament.clock(round).window.is_none() {
        return Err(Refusal::NoWindow { round }.into());
    }
    Ok(board)
}

fn tidied(date: &GameDate) -> Result<GameDate> {
    let place = check_words(&date.place, GameDate::PLACE);
    let place = place.map_err(|fault| ServiceError::Fields(vec![("place", fault)]))?;
    Ok(GameDate { at: date.at.trunc_subsecs(0), place: place.replace('\n', " ") })
}

fn changed(
    before: &Tournament,
    (round, board): (RoundNo, &Board),
    decided: Decided,
) -> Change<bool> {
    let mut after = before.clone();
    let rounds = after.rounds.iter_mut().filter(|drawn| drawn.no == round);
    for found in rounds.flat_map(|drawn| &mut drawn.boards) {
        if found.table == board.table {
            found.set_date(decided.appointment.clone());
        }
    }
    let mut detail = json!({ "round": round, "table": board.table });
    if let Some(by) = decided.by {
        detail["entry"] = json!(by);
    }
    if let Some(date) = &decided.date {
        detail["at"] = json!(date.at);
        detail["place"] = Value::String(date.place.clone());
    }
    let window = before.clock(round).window;
    let outside = |date: &GameDate| window.is_some_and(|window| !window.holds(date.at));
    let out = decided.date.as_ref().is_some_and(outside);
    Change { after, act: decided.act, detail, out }
}
