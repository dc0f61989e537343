//! The draft of a team round: its matches with warnings, and changes by hand.

use crate::web::prelude::*;
use crate::web::views::rounds::seal;
use crate::web::views::teams::short;
use pairing::draw_teams;
use service::{AllRounds, fingerprint, is_seated, planned};

#[derive(Template)]
#[template(path = "draft/team_draft.html")]
pub(super) struct MatchesDraft {
    cx: Cx,
    no: RoundNo,
    round: Option<Round>,
    /// With what to look at.
    drafted: Vec<(TeamMatch, Vec<String>)>,
    /// A text key for how the draft came about; empty if there is none.
    proof: &'static str,
    seal: Option<Seal>,
}

impl MatchesDraft {
    pub(super) fn of(cx: Cx, service: &Service, no: RoundNo) -> Result<Self> {
        let cx = cx.clone().titled(cx.with("draft-title", [("round", no)]));
        let round = cx.tournament().round(no).cloned();
        let matches = round.iter().flat_map(|round| &round.teams.matches);
        let drafted = matches.map(|one| (*one, looks(&cx, no, one))).collect();
        let proof = round.as_ref().map_or("", |round| proof(cx.tournament(), round));
        let proved = round.as_ref().filter(|_| proof == "team-draft-proved");
        let seal = proved.map(|round| seal(cx.t, service, &cx.event, round)).transpose()?.flatten();
        Ok(Self { no, drafted, proof, seal, round, cx })
    }

    fn seen(&self) -> String {
        fingerprint(self.round.as_ref())
    }

    fn is_drawn(&self) -> bool {
        self.round.as_ref().is_some_and(|round| !round.teams.is_empty())
    }

    /// Whether line-ups changed since the boards were seated.
    fn is_stale(&self) -> bool {
        self.round.as_ref().is_some_and(|round| !is_seated(self.cx.tournament(), round))
    }

    fn boards(&self) -> usize {
        self.round.as_ref().map_or(0, |round| round.boards.len())
    }

    fn block(&self, one: &TeamMatch) -> Option<MatchBlock> {
        let (cx, round) = (&self.cx, self.round.as_ref()?);
        Some(match_block(cx.t, cx.tournament(), round, one, &cx.to("")))
    }

    fn byes(&self) -> &[TeamNo] {
        self.round.as_ref().map(|round| round.teams.byes.as_slice()).unwrap_or_default()
    }

    fn free(&self) -> Vec<&Team> {
        let busy = |no| self.round.as_ref().is_some_and(|of| of.teams.teams().any(|it| it == no));
        let teams = self.cx.tournament().teams.list.iter();
        teams.filter(|team| !busy(team.no)).collect()
    }

    fn asks(&self) -> bool {
        !self.free().is_empty() || self.drafted.iter().any(|(_, looks)| !looks.is_empty())
    }

    /// A whole round robin at once, before the first round.
    fn may_draw_all(&self) -> bool {
        planned(self.cx.tournament(), &AllRounds::default()).is_ok()
    }
}

/// The draw is repeated and compared, as it is deterministic.
fn proof(tournament: &Tournament, round: &Round) -> &'static str {
    if round.teams.is_empty() {
        return "";
    }
    match draw_teams(tournament, round.no) {
        Ok(drawn) if drawn.round.teams == round.teams => match drawn.proof {
            Some(pairing::Proof::Optimal) => "team-draft-proved",
            Some(pairing::Proof::Refused) => "team-draft-unproved",
            None if tournament.teams.system == TeamSystem::Groups => "team-draft-staged",
            None => "team-draft-planned",
        },
        _ => "team-draft-by-hand",
    }
}

fn looks(cx: &Cx, no: RoundNo, one: &TeamMatch) -> Vec<String> {
    let (tournament, mut said) = (cx.tournament(), Vec::new());
    let met = |round: &&Round| {
        let again = |other: &TeamMatch| other.has(one.first) && other.has(one.second);
        round.no < no && round.teams.matches.iter().any(again)
    };
    if let Some(round) = tournament.rounds.iter().rfind(met) {
        said.push(cx.with("match-met", [("round", round.no)]));
    }
    let club = |no| tournament.team_club(tournament.teams.team(no)?);
    if let Some(shared) = club(one.first)
        && tournament.teams.clubs_apart
        && Some(shared) == club(one.second)
    {
        said.push(cx.with("match-club", [("club", shared)]));
    }
    for team in [one.first, one.second].into_iter().filter_map(|no| tournament.teams.team(no)) {
        let line_up = tournament.line_up(team, no);
        said.extend(short(cx.t, tournament, team, no));
        for player in tournament.away(&line_up, no) {
            let entry = cx.player(player);
            let args = (("entry", entry), ("round", no.to_string()), ("team", team.name.clone()));
            said.push(cx.with("refusal-seat-away", args));
        }
        for board in line_up.gaps() {
            let args = (("team", team.name.as_str()), ("n", board));
            said.push(cx.with("line-up-gap", args));
        }
        if !tournament.out_of_order(&line_up).is_empty() {
            said.push(cx.with("match-order", [("team", team.name.as_str())]));
        }
    }
    said
}
