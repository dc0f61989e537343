use serde_json::{Value, json};

use pairing::{TeamDraw, TeamDrawError, draw_teams, seat_teams};
use store::{AnyConnection, CertificateRow, Deed, Snapshot};
use tournament::{
    Absentee, Board, Ending, Manner, Round, RoundNo, TeamMatch, TeamNo, TeamRound, Tournament,
    TournamentId,
};

use crate::draw::proofs::team_proof_of;
use crate::draw::rounds::{check_turn, seen, shown, with_round};
use crate::transaction::prepared::Prepared;
use crate::{By, Change, Done, Refusal, Result, Service};

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

type Drawn = (TeamDraw, Option<CertificateRow>);

pub(crate) fn told(teams: &TeamRound) -> Value {
    let matches: Vec<_> = teams.matches.iter().map(|one| json!([one.first, one.second])).collect();
    json!({ "matches": matches, "byes": teams.byes })
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

impl Service {
    /// Draws a round of teams as a draft, in place of the draft on the screen. Fails with [`Refusal::TeamDraw`];
    /// otherwise as [`Service::draw_round`].
    pub fn draw_matches(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
    ) -> Result<Done<usize>> {
        let (screen, now) = (on_screen.to_owned(), by.now);
        let make = move |before: &Snapshot| {
            check_turn(&before.tournament, no)?;
            seen(before, no, &screen)?;
            let drawn = draw_teams(&before.tournament, no);
            let drawn = drawn.map_err(|why: TeamDrawError| Refusal::TeamDraw(why))?;
            let proof = team_proof_of(&drawn, &before.tournament, now);
            Ok((drawn, proof))
        };
        let decide = |before: &Snapshot, (drawn, proof): &Drawn| {
            check_turn(&before.tournament, no)?;
            seen(before, no, on_screen)?;
            let round = drawn.round.clone();
            let out = round.teams.matches.len();
            let proof = proof.as_ref().map(CertificateRow::digest);
            let detail = json!({
                "round": no, "draft": shown(&round), "teams": told(&round.teams), "proof": proof,
            });
            let after = with_round(&before.tournament, round);
            Ok(Change { after, act: Deed::Draw, detail, out })
        };
        let keep = |c: &mut AnyConnection, (_, proof): &Drawn| {
            Ok(c.keep_certificate(id, no, proof.as_ref())?)
        };
        self.change_prepared(
            id,
            by,
            &Prepared { on: self.solvers(), round: no, make, decide, keep },
        )
    }

    /// Changes the matches of a draft and seats its boards.
    ///
    /// # Errors
    /// [`Refusal::TeamBusy`] for a team that has a match or a bye; [`Refusal::NoSuchMatch`]; [`Refusal::DraftChanged`].
    pub fn edit_matches(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
        edit: MatchEdit,
    ) -> Result<Done<()>> {
        let decide = |before: &Snapshot| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, on_screen)?;
            let was = tournament.round(no).map(|round| round.teams.clone()).unwrap_or_default();
            let teams = edited(tournament, was.clone(), edit)?;
            let round = seat_teams(tournament, no, teams);
            let detail = json!({
                "round": no, "before": told(&was), "after": told(&round.teams), "draft": shown(&round),
            });
            let after = with_round(tournament, round);
            Ok(Change { after, act: Deed::EditDraft, detail, out: () })
        };
        self.change(id, by, decide)
    }

    /// Sets which team of a match was absent: its boards are won by default, or lost by both. `None` opens them for
    /// play again. Fails with [`Refusal::MatchPlayed`] if a board has a result.
    pub fn set_absent(
        &self,
        id: TournamentId,
        by: By<'_>,
        (no, team): (RoundNo, TeamNo),
        absent: Option<Absentee>,
    ) -> Result<Done<()>> {
        self.change(id, by, |before: &Snapshot| {
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
                let undone = was.is_some() && board.ending.is_by_default();
                if !(board.ending.is_pending() || undone) {
                    return Err(Refusal::MatchPlayed { table: board.table }.into());
                }
                let side = |at: usize| board.color_of(seats[at]);
                let won = |at: usize| {
                    side(at).map(|winner| Ending::Won { winner, manner: Manner::Default })
                };
                board.ending = match absent {
                    None => Ending::Pending,
                    Some(Absentee::Both) => Ending::BothLose { by_default: true },
                    Some(Absentee::First) => won(1).unwrap_or_default(),
                    Some(Absentee::Second) => won(0).unwrap_or_default(),
                };
            }
            round.teams.matches[at].absent = absent;
            let detail = json!({
                "round": no, "match": [one.first, one.second], "before": was, "after": absent,
            });
            let mut after = with_round(tournament, round);
            for round in after.rounds.iter_mut().filter(|round| round.no == no) {
                if round.pending().next().is_some() {
                    round.state = tournament::RoundState::Published;
                }
            }
            Ok(Change { after, act: Deed::TeamAbsent, detail, out: () })
        })
    }
}

fn edited(tournament: &Tournament, mut teams: TeamRound, edit: MatchEdit) -> Result<TeamRound> {
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
            (one.first, one.second) = (one.second, one.first);
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
