//! When and where a board of a round with a window is played: one player proposes and the other answers, or an arbiter
//! sets it for both.

use crate::prelude::*;
use crate::transaction::deed::{ClockChange, DateChange};
use base16ct::lower::encode_string as hex;
use chrono::SubsecRound;

/// A date for a board, or for several of one match, as a form has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateForm {
    pub round: RoundNo,
    /// The tables, each with its [`appointment_seen`] on the screen.
    pub boards: Vec<(TableNo, String)>,
    pub date: Option<GameDate>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateAnswer {
    pub round: RoundNo,
    pub boards: Vec<(TableNo, String)>,
    /// `false` declines the other side's proposal, or withdraws one's own.
    pub accepted: bool,
}

/// Identifies the players of a board and the state of its date, as a form showed it.
#[must_use]
pub fn appointment_seen(board: &Board) -> String {
    let shown = (board.table, board.black, board.white, board.date());
    // Serializing cannot fail: there are string keys only.
    let json = serde_json::to_vec(&shown).unwrap_or_default();
    hex(&Sha256::digest(json)[..8])
}

impl EventActs<'_> {
    /// Sets when and where boards are played, or removes it, over any proposal. Returns whether the date lies outside
    /// of the round's window, which is allowed.
    ///
    /// # Errors
    /// [`Refusal::NotPublished`]; [`Refusal::GameOver`]; [`Refusal::DateChanged`] if one is not as it was on the
    /// screen; [`ServiceError::Fields`] for a place that is too long.
    pub fn set_date(&self, form: &DateForm) -> Acted<bool> {
        self.act(|tx, before| {
            let date = form.date.as_ref().map(tidied).transpose()?;
            let set =
                |board: &Board| (board.table, Appointment { agreed: date.clone(), proposed: None });
            let boards = open_boards(before, form.round, &form.boards)?.into_iter().map(set);
            tx.set_dates(before, form.round, boards.collect(), Deed::SetDate, (None, date))
        })
    }

    /// A player proposes a date for the own board, or a captain for boards of the team, in place of any open proposal.
    /// If the other side has proposed the same, it is accepted. Returns whether the date lies outside of the round's
    /// window.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::NoWindow`]; as [`set_date`](Self::set_date), [`ServiceError::Fields`] also
    /// for a time in the past, and [`Refusal::DateChanged`] if a board is not theirs.
    pub fn propose_date(&self, secret: &str, form: &DateForm) -> Acted<bool> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            let wrong = |fault| ServiceError::field("day", fault);
            let missing = || wrong(tournament::Fault::Missing);
            let date = tidied(form.date.as_ref().ok_or_else(missing)?)?;
            if date.at < self.by.now.naive_utc() {
                return Err(wrong(tournament::Fault::Past));
            }
            let own = own_boards(before, who, form.round, &form.boards)?;
            let same = |(board, player): &(&Board, EntryId)| {
                board.date().waits_for(*player).is_some_and(|other| other.date == date)
            };
            let agreed = own.iter().all(same);
            let proposed = |at: &(&Board, EntryId)| match same(at) {
                true => Appointment { agreed: Some(date.clone()), proposed: None },
                false => Appointment {
                    agreed: at.0.date().agreed.clone(),
                    proposed: Some(DateProposal { by: at.1, date: date.clone() }),
                },
            };
            let boards = own.iter().map(|at| (at.0.table, proposed(at))).collect();
            let act = if agreed { Deed::AcceptDate } else { Deed::ProposeDate };
            tx.set_dates(before, form.round, boards, act, (Some(who), Some(date.clone())))
        })
    }

    /// Answers a proposal: the other side accepts or declines it, the side that made it withdraws it. A date agreed
    /// before stands unless another is accepted.
    ///
    /// # Errors
    /// As [`propose_date`](Self::propose_date); [`Refusal::DateChanged`] also if one of the boards has no open
    /// proposal.
    pub fn answer_date(&self, secret: &str, answer: &DateAnswer) -> Acted<bool> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            let own = own_boards(before, who, answer.round, &answer.boards)?;
            let mut date = None;
            let mut boards = Vec::with_capacity(own.len());
            for (board, player) in own {
                let proposal = board.date().proposed.clone().ok_or(Refusal::DateChanged)?;
                if answer.accepted && proposal.by == player {
                    return Err(Refusal::DateChanged.into());
                }
                let earlier = board.date().agreed.clone();
                date = Some(proposal.date.clone());
                let agreed = if answer.accepted { Some(proposal.date) } else { earlier };
                boards.push((board.table, Appointment { agreed, proposed: None }));
            }
            let act = if answer.accepted { Deed::AcceptDate } else { Deed::DropDate };
            tx.set_dates(before, answer.round, boards, act, (Some(who), date))
        })
    }
}

/// The boards, if all wait for their games and are as they were on the screen.
fn open_boards<'a>(
    before: &'a Snapshot,
    round: RoundNo,
    boards: &[(TableNo, String)],
) -> Result<Vec<&'a Board>> {
    let open = |(table, seen): &(TableNo, String)| {
        let (_, board) = board_of(before, round, *table)?;
        if !board.ending.is_pending() {
            return Err(Refusal::GameOver.into());
        }
        if appointment_seen(board) != *seen {
            return Err(Refusal::DateChanged.into());
        }
        Ok(board)
    };
    match boards {
        [] => Err(Refusal::DateChanged.into()),
        boards => boards.iter().map(open).collect(),
    }
}

/// Those boards in a round with a window, each with the player for whom the holder of the link speaks.
fn own_boards<'a>(
    before: &'a Snapshot,
    who: EntryId,
    no: RoundNo,
    boards: &[(TableNo, String)],
) -> Result<Vec<(&'a Board, EntryId)>> {
    let open = open_boards(before, no, boards)?;
    let event = &before.tournament;
    let round = event.round(no).ok_or(Refusal::DateChanged)?;
    let own = open.into_iter().map(|board| Some((board, event.speaks_for(round, board, who)?)));
    let own = own.collect::<Option<Vec<_>>>().ok_or(Refusal::DateChanged)?;
    if event.clock(no).window.is_none() {
        return Err(Refusal::NoWindow { round: no }.into());
    }
    Ok(own)
}

fn tidied(date: &GameDate) -> Result<GameDate> {
    let place = check_words(&date.place, GameDate::PLACE);
    let place = place.map_err(|fault| ServiceError::field("place", fault))?;
    Ok(GameDate { at: date.at.trunc_subsecs(0), place: place.replace('\n', " ") })
}

impl Transaction<'_> {
    /// Whether the date lies outside of the round's window. `by` is the holder of a personal link.
    fn set_dates(
        &mut self,
        before: &Snapshot,
        round: RoundNo,
        boards: Vec<(TableNo, Appointment)>,
        act: fn(DateChange) -> Deed,
        (by, date): (Option<EntryId>, Option<GameDate>),
    ) -> Result<bool> {
        let mut after = before.tournament.clone();
        let mut agreed = Vec::new();
        let mut tables: Vec<TableNo> = boards.iter().map(|(table, _)| *table).collect();
        let rounds = after.rounds.iter_mut().filter(|drawn| drawn.no == round);
        for found in rounds.flat_map(|drawn| &mut drawn.boards) {
            if let Some((_, date)) = boards.iter().find(|(table, _)| *table == found.table) {
                agreed.push(found.date().agreed.as_ref().map(|date| date.at));
                found.set_date(date.clone());
            }
        }
        let deed = act(DateChange {
            round,
            table: if tables.len() == 1 { tables.pop() } else { None },
            tables,
            entry: by,
            before: agreed
                .first()
                .copied()
                .flatten()
                .filter(|at| agreed.iter().all(|it| *it == Some(*at))),
            at: date.as_ref().map(|date| date.at),
            place: date.as_ref().map(|date| date.place.as_str().into()),
        });
        let window = before.tournament.clock(round).window;
        let outside = |date: &GameDate| window.is_some_and(|window| !window.holds(date.at));
        self.change(after, deed)?;
        Ok(date.as_ref().is_some_and(outside))
    }
}

/// Planned start and window of rounds, in UTC. Running clocks in it are ignored.
pub type Timetable = BTreeMap<RoundNo, RoundClock>;

impl EventActs<'_> {
    /// Sets the planned start and window of rounds, in UTC; rounds that are not named keep theirs. Returns the number
    /// of rounds that differ. Fails with [`Refusal::NoSuchRound`]; [`Refusal::WindowEndsFirst`]; errors of `edit`.
    pub fn set_timetable(
        &self,
        edit: impl FnOnce(&Tournament) -> Result<Timetable>,
    ) -> Acted<usize> {
        self.act_edited(Edited::Timetable, |tx, before| {
            let times = edit(&before.tournament)?;
            let rounds = before.tournament.settings.rounds;
            if times.keys().any(|no| no.0 < 1 || no.0 > rounds) {
                return Err(Refusal::NoSuchRound { rounds }.into());
            }
            let mut after = before.tournament.clone();
            for (no, planned) in &times {
                let starts = planned.starts.map(|at| at.trunc_subsecs(0));
                let window = planned.window.map(|window| RoundWindow {
                    from: window.from.trunc_subsecs(0),
                    until: window.until.trunc_subsecs(0),
                });
                if window.is_some_and(|window| window.until < window.from) {
                    return Err(Refusal::WindowEndsFirst { round: *no }.into());
                }
                let started = before.tournament.clock(*no).started;
                put(&mut after, *no, RoundClock { starts, started, window });
            }
            let changed = changed_clocks(&before.tournament, &after);
            let out = changed.len();
            tx.change(after, Deed::Timetable { clocks: changed })?;
            Ok(out)
        })
    }

    /// Notes that the clocks of a round run, from now on or from a given moment; no change if they run already. Fails
    /// with [`Refusal::ClockOfDraft`] if the round is not published.
    pub fn start_clocks(&self, no: RoundNo, at: Option<DateTime<Utc>>) -> Acted<RoundClock> {
        let at = at.unwrap_or(self.by.now).naive_utc().trunc_subsecs(0);
        self.set_clock(no, Deed::StartClocks, |clock| RoundClock {
            started: clock.started.or(Some(at)),
            ..clock
        })
    }

    pub fn unstart_clocks(&self, no: RoundNo) -> Acted<RoundClock> {
        self.set_clock(no, Deed::UnstartClocks, |clock| RoundClock { started: None, ..clock })
    }

    fn set_clock(
        &self,
        no: RoundNo,
        act: fn(ClockChange) -> Deed,
        set: impl FnOnce(RoundClock) -> RoundClock,
    ) -> Acted<RoundClock> {
        self.act(|tx, before| {
            let round = before.tournament.round(no).filter(|round| round.is_public());
            if round.is_none() {
                return Err(Refusal::ClockOfDraft { round: no }.into());
            }
            let (was, mut after) = (before.tournament.clock(no), before.tournament.clone());
            let out = set(was);
            put(&mut after, no, out);
            let deed = act(ClockChange { round: no, before: was, after: out });
            tx.change(after, deed)?;
            Ok(out)
        })
    }
}

fn put(tournament: &mut Tournament, no: RoundNo, clock: RoundClock) {
    if clock == RoundClock::default() {
        tournament.clocks.remove(&no);
    } else {
        tournament.clocks.insert(no, clock);
    }
}

fn changed_clocks(
    before: &Tournament,
    after: &Tournament,
) -> Vec<(RoundNo, RoundClock, RoundClock)> {
    let rounds = (1..=after.settings.rounds).map(RoundNo);
    rounds
        .filter(|no| before.clock(*no) != after.clock(*no))
        .map(|no| (no, before.clock(no), after.clock(no)))
        .collect()
}
