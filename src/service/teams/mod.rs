use crate::draw::proofs::team_proof_of;
use crate::draw::rounds::{check_turn, refuse_unseen};
use crate::prelude::*;
use crate::transaction::deed::{
    Adjusted, AdjustmentMade, DraftChange, DrawnBy, Matches, Seating, TeamThen,
};
use pairing::{BoardPlayed, draw_teams, reseat_match, seat_teams, seated_in};

impl From<&Team> for TeamThen {
    fn from(team: &Team) -> Self {
        Self { team: team.no, squad: team.squad.clone(), captain: team.captain }
    }
}

fn renamed(was: &Teams, now: &Teams) -> Vec<[String; 2]> {
    let numbers: BTreeSet<TeamNo> = was.list.iter().chain(&now.list).map(|team| team.no).collect();
    let name = |teams: &Teams, no| teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
    let both = numbers.into_iter().map(|no| [name(was, no), name(now, no)]);
    both.filter(|[was, now]| was != now).collect()
}

fn rules(teams: &Teams) -> Value {
    json!({
        "size": teams.size, "who": teams.who, "system": teams.system, "decision": teams.decision, "worth": teams.worth,
        "bye": teams.bye.to_string(), "placement": teams.placement, "handicaps": teams.handicaps,
        "strength": teams.strength, "groups": teams.groups, "qualifiers": teams.qualifiers,
        "first_black": teams.first_black, "clubs_apart": teams.clubs_apart,
        "unopposed": teams.unopposed,
        "lock": teams.lock, "adjustments": teams.adjustments.len(),
    })
}

fn adjusted(was: &Teams, now: &Teams) -> Option<AdjustmentMade> {
    let new = now.adjustments.iter().find(|one| !was.adjustments.contains(one));
    let gone = was.adjustments.iter().find(|one| !now.adjustments.contains(one));
    let (one, sign) = new.map(|one| (one, 1)).or_else(|| Some((gone?, -1)))?;
    let adjusted = Adjusted { team: one.team, points: sign * one.points.0, bonus: one.bonus };
    Some(AdjustmentMade { adjusted, round: one.round, reason: one.reason.as_str().into() })
}

/// The first round in which that team has a match or a bye.
fn plays(tournament: &Tournament, team: TeamNo) -> Option<RoundNo> {
    let mut rounds = tournament.rounds.iter();
    rounds.find(|round| round.teams.teams().any(|no| no == team)).map(|round| round.no)
}

/// Refuses new faults; an imported file may keep those it came with, also under another name of the team.
pub(crate) fn refuse_faults(before: &Tournament, after: &Tournament) -> Result<()> {
    let mut before = before.clone();
    for team in &mut before.teams.list {
        let now = after.teams.team(team.no);
        now.iter().for_each(|now| team.name.clone_from(&now.name));
    }
    let known: Vec<TeamFault> = before.team_faults();
    match after.team_faults().into_iter().find(|fault| !known.contains(fault)) {
        Some(fault) => Err(Refusal::Team(Box::new(fault)).into()),
        None => Ok(()),
    }
}

/// Refuses a size that leaves no place for boards that are drawn, and other rounds than those drawn.
fn refuse_drawn(was: &Tournament, now: &Teams) -> Result<()> {
    let size = usize::from(now.size);
    let seated = |round: &&Round| {
        let mut matches = round.teams.matches.iter();
        matches.any(|one| seated_in(was, round.no, one).iter().any(|(board, _)| *board > size))
    };
    if let Some(round) = was.rounds.iter().filter(|_| size < was.teams.size.into()).find(seated) {
        return Err(Refusal::TeamSizeDrawn { round: round.no }.into());
    }
    let drawn = was.rounds.iter().find(|round| !round.boards.is_empty());
    let turned = was.teams.who != now.who && !was.teams.list.is_empty();
    let begun = was.teams.list.is_empty() && now.meet();
    match drawn.filter(|_| turned || begun) {
        Some(round) if was.teams.meet() => Err(Refusal::MatchesDrawn { round: round.no }.into()),
        Some(round) => Err(Refusal::PlayersDrawn { round: round.no }.into()),
        None => Ok(()),
    }
}

impl EventActs<'_> {
    /// Changes the teams and how their matches count. `edit` gets the current teams, inside the transaction.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for a name; [`Refusal::Team`] with the reason; [`Refusal::TeamPlays`] for removing a
    /// team that has a match; [`Refusal::TeamSizeDrawn`] if a match has more boards already;
    /// [`Refusal::MatchesDrawn`] or [`Refusal::PlayersDrawn`] for other rounds than those drawn; errors of `edit`.
    pub fn edit_teams(&self, edit: impl FnOnce(&Tournament) -> Result<Teams>) -> Acted<()> {
        self.act_edited(Edited::Teams, |tx, before| {
            let was = &before.tournament;
            let mut after = was.clone();
            after.teams = edit(was)?;
            for team in &mut after.teams.list {
                team.name =
                    check_name(&team.name).map_err(|fault| ServiceError::field("name", fault))?;
            }
            let mut names = std::collections::HashSet::new();
            let double = |team: &&Team| !names.insert(team.name.to_lowercase());
            if let Some(team) = after.teams.list.iter().find(double).map(|team| team.name.clone())
                && !was.team_faults().contains(&TeamFault::NameTwice { team: team.clone() })
            {
                return Err(Refusal::Team(Box::new(TeamFault::NameTwice { team })).into());
            }
            if let Some((team, round)) = was.teams.list.iter().find_map(|team| {
                after.teams.team(team.no).is_none().then(|| Some((team, plays(was, team.no)?)))?
            }) {
                return Err(Refusal::TeamPlays { team: team.name.clone(), round }.into());
            }
            if was.rounds.is_empty() {
                after.teams.follow_squads(&was.teams);
            }
            refuse_drawn(was, &after.teams)?;
            if after.teams.size < was.teams.size {
                let size = usize::from(after.teams.size);
                let line_ups =
                    after.teams.list.iter_mut().flat_map(|team| team.line_ups.values_mut());
                line_ups.for_each(|line_up| line_up.0.truncate(size));
            }
            refuse_faults(was, &after)?;
            after.place_players_of_teams(was);
            let differ = |one: &Teams, other: &Teams| -> Vec<TeamThen> {
                let new = one.list.iter().filter(|team| other.team(team.no) != Some(*team));
                new.map(TeamThen::from).collect()
            };
            let deed = Deed::EditTeams {
                before: differ(&was.teams, &after.teams),
                after: differ(&after.teams, &was.teams),
                names: renamed(&was.teams, &after.teams),
                rules: [rules(&was.teams), rules(&after.teams)],
                adjustment: adjusted(&was.teams, &after.teams),
            };
            tx.change(after, deed)
        })
    }
}

// Line-ups, as a captain or an arbiter declares them.

impl EventActs<'_> {
    /// Declares the line-up of a team in a round; without one it follows from the squad. It seats the boards of a
    /// draft, and in a public round the boards of the match that change, as long as they have no result. `captain` is
    /// the secret of the captain's link, if it is not an arbiter.
    ///
    /// # Errors
    /// [`Refusal::NotCaptain`]; for a captain also [`Refusal::LineUpLocked`] and [`Refusal::SeatAway`];
    /// [`Refusal::MatchPlayed`]; [`Refusal::Team`] with the reason; [`Refusal::NoSuchMatch`] for an unknown team.
    pub fn declare_line_up(
        &self,
        (team, no): (TeamNo, RoundNo),
        line_up: Option<&LineUp>,
        captain: Option<&str>,
    ) -> Acted<()> {
        self.act(|tx, before| {
            let tournament = &before.tournament;
            let own = tournament.teams.team(team).ok_or(Refusal::NoSuchMatch)?;
            let mut entry = None;
            if let Some(secret) = captain {
                let who = tx.proven(secret)?;
                if own.captain != Some(who) {
                    return Err(Refusal::NotCaptain.into());
                }
                if !may_declare(tournament, team, no) {
                    return Err(Refusal::LineUpLocked { round: no }.into());
                }
                line_up.map_or(Ok(()), |line_up| refuse_away(tournament, own, line_up, no))?;
                entry = Some(who);
            }
            let after = declared(tournament, (team, no), line_up)?;
            refuse_faults(tournament, &after)?;
            let shown = |event: &Tournament| {
                let team = event.teams.team(team)?;
                team.line_ups.get(&no).cloned()
            };
            let (was, now) = (shown(tournament), shown(&after));
            let deed = Deed::LineUp { round: no, team, before: was, after: now, entry };
            tx.change(after, deed)
        })
    }
}

#[must_use]
pub fn may_declare(tournament: &Tournament, team: TeamNo, no: RoundNo) -> bool {
    if tournament.teams.team(team).is_some_and(|team| tournament.has_left(team, no)) {
        return false;
    }
    let Some(round) = tournament.round(no).filter(|round| round.is_public()) else { return true };
    let one = round.teams.matches.iter().find(|one| one.has(team));
    let begun = one.is_some_and(|one| {
        one.absent.is_some()
            || seated_in(tournament, no, one).iter().any(|(_, players)| {
                let board = round.board_of(players[0]);
                board.is_some_and(|board| !board.ending.is_pending())
            })
    });
    tournament.teams.lock == LineUpLock::FirstResult && one.is_some() && !begun
}

/// Refuses a line-up with a player who takes no part in the round.
pub(crate) fn refuse_away(
    tournament: &Tournament,
    team: &Team,
    line_up: &LineUp,
    round: RoundNo,
) -> Result<()> {
    match tournament.away(line_up, round).next() {
        Some(entry) => Err(Refusal::SeatAway { entry, team: team.name.clone(), round }.into()),
        None => Ok(()),
    }
}

fn declared(
    before: &Tournament,
    (team, no): (TeamNo, RoundNo),
    line_up: Option<&LineUp>,
) -> Result<Tournament> {
    let mut after = before.clone();
    for own in after.teams.list.iter_mut().filter(|own| own.no == team) {
        own.declare(no, line_up.cloned());
    }
    let Some(round) = before.round(no).filter(|round| !round.teams.is_empty()) else {
        return Ok(after);
    };
    if round.is_public() {
        return Ok(with_team_round(&after, reseated(before, &after, round, team)?));
    }
    Ok(with_round(&after, seat_teams(&after, no, round.teams.clone())))
}

fn reseated(before: &Tournament, after: &Tournament, round: &Round, team: TeamNo) -> Result<Round> {
    let Some(one) = round.teams.matches.iter().find(|one| one.has(team)) else {
        return Ok(round.clone());
    };
    let was = seated_in(before, round.no, one);
    let seated = reseat_match(after, round, &was, one);
    Ok(seated.map_err(|BoardPlayed(table)| Refusal::MatchPlayed { table })?)
}

/// A change of a draft's matches by hand. A match is named by one of its teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEdit {
    /// Two teams without a match meet; the first is White at board 1.
    Meet(TeamNo, TeamNo),
    /// Removes a match.
    Part(TeamNo),
    /// The other team is White at board 1.
    Exchange(TeamNo),
    GiveBye(TeamNo),
    TakeBye(TeamNo),
    /// Seats the boards again, by the current line-ups.
    Seat,
}

impl From<&TeamRound> for Matches {
    fn from(teams: &TeamRound) -> Self {
        let matches = teams.matches.iter().map(|one| [one.first, one.second]).collect();
        Self { matches, byes: teams.byes.clone() }
    }
}

/// Whether the boards of a draft are those that its matches and line-ups give.
#[must_use]
pub fn is_seated(tournament: &Tournament, draft: &Round) -> bool {
    let fresh = seat_teams(tournament, draft.no, draft.teams.clone());
    let pairs = |round: &Round| -> Vec<_> {
        round.boards.iter().map(|board| (board.black, board.white, board.handicap)).collect()
    };
    pairs(&fresh) == pairs(draft)
}

impl EventActs<'_> {
    /// Draws a round of teams as a draft, in place of the draft on the screen. Fails with [`Refusal::TeamDraw`];
    /// otherwise as [`EventActs::draw_round`].
    pub fn draw_matches(&self, no: RoundNo, on_screen: &str) -> Acted<usize> {
        let (screen, now) = (on_screen.to_owned(), self.by.now);
        let make = move |before: &Snapshot| {
            check_turn(&before.tournament, no)?;
            refuse_unseen(before, no, &screen)?;
            let drawn = draw_teams(&before.tournament, no)?;
            let proof = team_proof_of(&drawn, &before.tournament, now);
            Ok((drawn, proof))
        };
        let on = (self.solvers(), no);
        self.act_prepared(on, make, |tx, before, (drawn, proof)| {
            check_turn(&before.tournament, no)?;
            refuse_unseen(before, no, on_screen)?;
            let round = drawn.round;
            let out = round.teams.matches.len();
            tx.keep_certificate(self.id, no, proof.as_ref())?;
            let proof = proof.as_ref().map(CertificateRow::digest);
            let by = DrawnBy::Teams { teams: Matches::from(&round.teams) };
            let deed = Deed::Draw { round: no, draft: Seating::from(&round), proof, by };
            let after = with_round(&before.tournament, round);
            tx.change(after, deed)?;
            Ok(out)
        })
    }

    /// Changes the matches of a draft and seats its boards. Fails with [`Refusal::TeamBusy`] for a team that has a
    /// match or a bye; [`Refusal::NoSuchMatch`]; [`Refusal::DraftChanged`].
    pub fn edit_matches(&self, no: RoundNo, on_screen: &str, edit: MatchEdit) -> Acted<()> {
        self.act(|tx, before| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            refuse_unseen(before, no, on_screen)?;
            let was = tournament.round(no).map(|round| round.teams.clone()).unwrap_or_default();
            let teams = edited(tournament, was.clone(), edit)?;
            let round = seat_teams(tournament, no, teams);
            let change = DraftChange::Teams {
                before: Matches::from(&was),
                after: Matches::from(&round.teams),
                draft: Seating::from(&round),
            };
            let after = with_round(tournament, round);
            tx.change(after, Deed::EditDraft { round: no, change })
        })
    }

    /// Sets which team of a match was absent: its boards are won by default, or lost by both. `None` opens them for
    /// play again. Fails with [`Refusal::MatchPlayed`] if a board has a result.
    pub fn set_absent(&self, (no, team): (RoundNo, TeamNo), absent: Option<Absentee>) -> Acted<()> {
        self.act(|tx, before| {
            let tournament = &before.tournament;
            let round = tournament.round(no).filter(|round| round.is_public());
            let mut round = round.ok_or(Refusal::NotPublished { round: no })?.clone();
            let at = round.teams.matches.iter().position(|one| one.has(team));
            let at = at.ok_or(Refusal::NoSuchMatch)?;
            let one = round.teams.matches[at];
            let was = one.absent;
            let firsts: Vec<_> =
                tournament.match_boards(&round, &TeamMatch { absent: None, ..one });
            for seats in
                firsts.iter().filter_map(|board| Some([board.players[0]?, board.players[1]?]))
            {
                let sits = |board: &&mut Board| {
                    seats.iter().all(|player| board.color_of(*player).is_some())
                };
                let Some(board) = round.boards.iter_mut().find(sits) else { continue };
                let given = |who: Absentee| {
                    board.color_of(seats[0]).is_some_and(|color| board.ending == who.ending(color))
                };
                let undone =
                    was.is_some() && board.ending.is_by_default() || absent.is_some_and(given);
                if !(board.ending.is_pending() || undone) {
                    return Err(Refusal::MatchPlayed { table: board.table }.into());
                }
                let ending = absent.zip(board.color_of(seats[0]));
                board.ending = ending.map(|(who, color)| who.ending(color)).unwrap_or_default();
            }
            round.teams.matches[at].absent = absent;
            let teams = [one.first, one.second];
            let deed = Deed::TeamAbsent { round: no, teams, before: was, after: absent };
            let mut after = with_round(tournament, round);
            for round in after.rounds.iter_mut().filter(|round| round.no == no) {
                if round.pending().next().is_some() {
                    round.state = tournament::RoundState::Published;
                }
            }
            tx.change(after, deed)
        })
    }
}

pub(crate) fn edited(
    tournament: &Tournament,
    mut teams: TeamRound,
    edit: MatchEdit,
) -> Result<TeamRound> {
    let name = |no: TeamNo| tournament.teams.team(no).map(|team| team.name.clone());
    let free = |teams: &TeamRound, no: TeamNo| match name(no) {
        None => Err(Refusal::NoSuchMatch),
        Some(team) if teams.teams().any(|busy| busy == no) => Err(Refusal::TeamBusy { team }),
        Some(_) => Ok(()),
    };
    let at = |teams: &TeamRound, no: TeamNo| {
        teams.matches.iter().position(|one| one.has(no)).ok_or(Refusal::NoSuchMatch)
    };
    match edit {
        MatchEdit::Meet(one, other) if one == other => {
            return Err(Refusal::TeamBusy { team: name(one).unwrap_or_default() }.into());
        }
        MatchEdit::Meet(one, other) => {
            free(&teams, one)?;
            free(&teams, other)?;
            teams.matches.push(TeamMatch::new(one, other));
        }
        MatchEdit::Part(team) => drop(teams.matches.remove(at(&teams, team)?)),
        MatchEdit::Exchange(team) => {
            let at = at(&teams, team)?;
            let one = &mut teams.matches[at];
            (one.first, one.second, one.absent) = (one.second, one.first, None);
        }
        MatchEdit::GiveBye(team) => {
            free(&teams, team)?;
            teams.byes.push(team);
        }
        MatchEdit::TakeBye(team) => teams.byes.retain(|bye| *bye != team),
        MatchEdit::Seat => {}
    }
    Ok(teams)
}
