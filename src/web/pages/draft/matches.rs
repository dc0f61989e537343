//! The draft of a team round: its matches with warnings, and changes by hand.

use crate::web::prelude::*;
use crate::web::views::line_up::short;
use crate::web::views::seal::{seal, table_list};
use pairing::draw_teams;
use service::{AllRounds, MatchEdit, fingerprint, is_seated, planned};

use super::before::missing;
use super::round_act::{RoundAct, RoundSeen};

struct Drafted {
    block: MatchBlock,
    looks: Vec<String>,
    line_ups: [String; 2],
}

#[derive(Template)]
#[template(path = "draft/team_draft.html")]
pub(super) struct MatchesDraft {
    cx: Page,
    no: RoundNo,
    rounds: Vec<RoundLink>,
    base: String,
    seen: String,
    drawn: bool,
    first: Option<RoundNo>,
    missing: Vec<(RoundNo, String)>,
    teams: usize,
    /// Number of people not checked in: no team can field them.
    preliminary: usize,
    entries_href: String,
    boards: usize,
    blocks: Vec<Drafted>,
    byes: Vec<(TeamNo, TeamLink)>,
    asks: bool,
    free: Vec<(String, String)>,
    proof: String,
    seal: Option<Seal>,
    /// Whether line-ups changed since the boards were seated.
    stale: bool,
    teams_href: String,
    /// Link to draw a whole round robin at once; only before the first round.
    all_href: Option<String>,
    /// Text key of the first team's colour at board 1.
    first_color: &'static str,
}

pub(super) fn view(
    page: Page,
    event: &Event,
    service: &Service,
    no: RoundNo,
) -> Result<MatchesDraft> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = tournament.round(no);
    let base = event.path("");
    let matches = round.map(|round| round.teams.matches.as_slice()).unwrap_or_default();
    let drafted = |one: &TeamMatch| {
        let round = round?;
        let line_up = |team: TeamNo| event.path(&format!("/teams/{team}/line-up/{no}"));
        Some(Drafted {
            block: match_block(t, tournament, round, one, &base),
            looks: looks(t, tournament, no, one),
            line_ups: [line_up(one.first), line_up(one.second)],
        })
    };
    let busy = |team: TeamNo| round.is_some_and(|round| round.teams.teams().any(|no| no == team));
    let free = tournament.teams.list.iter().filter(|team| !busy(team.no));
    let free: Vec<_> = free.map(|team| (team.no.to_string(), team.name.clone())).collect();
    let blocks: Vec<Drafted> = matches.iter().filter_map(drafted).collect();
    let byes = round.map(|round| round.teams.byes.as_slice()).unwrap_or_default();
    let earlier = missing(tournament, no).into_iter();
    let proof = proof(tournament, no);
    let proved = round.filter(|_| proof == "team-draft-proved");
    Ok(MatchesDraft {
        no,
        rounds: draft_links(event, no),
        base: event.path(&format!("/draft/{no}")),
        seen: fingerprint(round),
        drawn: round.is_some_and(|round| !round.teams.is_empty()),
        first: next_round(tournament).filter(|next| *next < no),
        missing: earlier.map(|(no, tables)| (no, table_list(&tables))).collect(),
        teams: tournament.teams.list.len(),
        preliminary: tournament.entries.iter().filter(|entry| !entry.is_final()).count(),
        entries_href: event.path("/entries"),
        boards: round.map_or(0, |round| round.boards.len()),
        asks: !free.is_empty() || blocks.iter().any(|one| !one.looks.is_empty()),
        blocks,
        byes: byes.iter().map(|no| (*no, team_link(tournament, *no, &base))).collect(),
        free,
        proof: if proof.is_empty() { String::new() } else { t.text(proof) },
        seal: proved.map(|round| seal(t, service, event, round)).transpose()?.flatten(),
        stale: round.is_some_and(|round| !is_seated(tournament, round)),
        teams_href: event.path("/teams"),
        all_href: planned(tournament, &AllRounds::default())
            .is_ok()
            .then(|| event.path("/draft/all")),
        first_color: if tournament.teams.first_black { "match-black" } else { "match-white" },
        cx: page.titled(t.with("draft-title", [("round", no)])),
    })
}

/// A text key for how the draft came about. The draw is repeated and compared, as it is deterministic.
fn proof(tournament: &Tournament, no: RoundNo) -> &'static str {
    let Some(round) = tournament.round(no).filter(|round| !round.teams.is_empty()) else {
        return "";
    };
    match draw_teams(tournament, no) {
        Ok(drawn) if drawn.round.teams == round.teams => match drawn.proof {
            Some(pairing::Proof::Optimal) => "team-draft-proved",
            Some(pairing::Proof::Refused) => "team-draft-unproved",
            None if tournament.teams.system == TeamSystem::Groups => "team-draft-staged",
            None => "team-draft-planned",
        },
        _ => "team-draft-by-hand",
    }
}

fn looks(t: Lang, tournament: &Tournament, no: RoundNo, one: &TeamMatch) -> Vec<String> {
    let mut said = Vec::new();
    let met = |round: &&tournament::Round| {
        let again = |other: &TeamMatch| other.has(one.first) && other.has(one.second);
        round.no < no && round.teams.matches.iter().any(again)
    };
    if let Some(round) = tournament.rounds.iter().rfind(met) {
        said.push(t.with("match-met", [("round", round.no)]));
    }
    let club = |no| tournament.team_club(tournament.teams.team(no)?);
    if let Some(shared) = club(one.first)
        && tournament.teams.clubs_apart
        && Some(shared) == club(one.second)
    {
        said.push(t.with("match-club", [("club", shared)]));
    }
    for team in [one.first, one.second].into_iter().filter_map(|no| tournament.teams.team(no)) {
        let line_up = tournament.line_up(team, no);
        said.extend(short(t, tournament, team, no));
        for player in tournament.away(&line_up, no) {
            let name = tournament.entry(player).map(|entry| t.person(entry)).unwrap_or_default();
            let round = no.to_string();
            let args = (("entry", name), ("round", round), ("team", team.name.clone()));
            said.push(t.with("refusal-seat-away", args));
        }
        for board in line_up.gaps() {
            let args = (("team", team.name.as_str()), ("n", board));
            said.push(t.with("line-up-gap", args));
        }
        if !tournament.out_of_order(&line_up).is_empty() {
            said.push(t.with("match-order", [("team", team.name.as_str())]));
        }
    }
    said
}

impl FromForm for MatchEdit {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let team =
            |reader: &mut Reader<'_>, name: &str| reader.number(name, 1..=i32::MAX).map(TeamNo);
        match reader.typed("act") {
            "meet" => {
                let (one, other) = (team(reader, "one"), team(reader, "other"));
                Some(Self::Meet(one?, other?))
            }
            "part" => team(reader, "team").map(Self::Part),
            "exchange" => team(reader, "team").map(Self::Exchange),
            "give-bye" => team(reader, "one").map(Self::GiveBye),
            "take-bye" => team(reader, "team").map(Self::TakeBye),
            "seat" => Some(Self::Seat),
            _ => None,
        }
    }
}

pub(super) async fn draw(round: RoundAct) -> Answer {
    let draw = |service: &Service, told: RoundSeen<'_>| {
        service.draw_matches(told.id, told.by, told.no, told.seen)
    };
    round
        .carry_out(draw, |matches| Some(Sentence::new("team-draft-drawn").with("n", matches)))
        .await
}

pub async fn edit(round: RoundAct) -> Answer {
    match round.act.form.parse::<MatchEdit>() {
        Ok(edit) => {
            let change = move |service: &Service, told: RoundSeen<'_>| {
                service.edit_matches(told.id, told.by, told.no, told.seen, edit)
            };
            round.carry_out(change, |()| None).await
        }
        Err(form) => round.misread(&form),
    }
}
