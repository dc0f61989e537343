//! A round as its draw stands: before it, drawn, or published.

use super::*;
use crate::web::views::rounds::{is_fresh, seal};
use crate::web::views::teams::short;
use pairing::{PublishedRound, draw_teams};
use service::{AllRounds, LEAGUE_SIZE, fingerprint, is_seated, planned};

/// The header with which the script asks only for the parts that depend on the form.
pub(super) const PART: &str = "tengen-part";

/// Redirects to the next round to draw, or else to the last round.
#[route("GET", "/t/{slug}/draft", Organiser)]
async fn newest(cx: Cx) -> Answer {
    let tournament = cx.tournament();
    let round = next_round(tournament).unwrap_or(RoundNo(tournament.settings.rounds));
    Ok(redirect(&cx.to(format!("/draft/{round}"))))
}

/// 404 for a round number outside the event.
#[route("GET", "/t/{slug}/draft/{round}", Organiser)]
async fn show(cx: Cx, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let (no, state) = (RoundNo(place.1), cx.state.clone());
    if !(1..=cx.tournament().settings.rounds).contains(&no.0) {
        return Err(WebError::no_page());
    }
    let round = cx.tournament().round(no);
    if round.is_some_and(|round| round.is_public() && !round.boards.is_empty()) {
        return render(&Published::of(cx, no)?);
    }
    if cx.tournament().teams.meet() {
        return state.render_by_search(move |service| MatchesDraft::of(cx, service, no)).await;
    }
    let draft = round.and_then(|_| RoundDraft::open(cx.tournament(), no).ok());
    let Some(draft) = draft else { return render(&Before::of(cx, no).await?) };
    if request.headers().contains_key(PART) {
        return Ok(HttpResponse::Ok().json(state.worked_out(move |_| Part::of(cx, draft)).await?));
    }
    let advises = draft.unpaired().len() >= PAIR;
    let view = move |service: &Service| Drawn::of(cx, service, draft);
    if advises { state.render_by_search(view).await } else { state.render(view).await }
}

#[derive(Template)]
#[template(path = "draft/before.html")]
struct Before {
    cx: Cx,
    no: RoundNo,
    /// Open requests that would change who plays which round; until answered they have no effect.
    asked: Vec<Request>,
    /// In percent.
    drawing: Option<usize>,
}

impl Before {
    async fn of(cx: Cx, no: RoundNo) -> Result<Self> {
        let cx = cx.clone().titled(cx.with("draft-title", [("round", no)]));
        let id = cx.event.snapshot.id;
        let mut asked = cx.blocking(move |service| service.read(|c| c.requests(id))).await?;
        let drawing = cx.blocking(move |service| service.progress(TaskOf::Draw(id, no))).await?;
        asked.retain(|one| one.state == RequestState::Asked && one.kind.changes_rounds());
        Ok(Self { cx, no, asked, drawing })
    }

    fn participants(&self) -> Vec<EntryId> {
        self.cx.tournament().participants(self.no).map(|entry| entry.id).collect()
    }

    fn request_words(&self, asked: &Request) -> String {
        let said = request_words(self.cx.t, asked.kind, asked.round);
        self.cx.labelled(&self.cx.player(asked.by), &said)
    }

    fn is_odd(&self) -> bool {
        !self.participants().len().is_multiple_of(2)
    }

    fn byes(&self) -> Vec<(String, String)> {
        let by_rule = (String::new(), self.cx.text("draft-bye-by-rule"));
        [by_rule].into_iter().chain(self.cx.choices_of(&self.participants())).collect()
    }

    /// All rounds at once, before the first one.
    fn may_draw_all(&self) -> bool {
        let tournament = self.cx.tournament();
        tournament.rounds.is_empty()
            && !tournament.teams.meet()
            && LEAGUE_SIZE.contains(&self.participants().len())
    }
}

pub(super) fn published(cx: &Cx, no: RoundNo) -> Result<PublishedRound> {
    PublishedRound::open(cx.tournament(), no).map_err(|_| WebError::no_page())
}

#[derive(Template)]
#[template(path = "draft/published.html")]
struct Published {
    cx: Cx,
    round: Round,
    latecomers: Vec<EntryId>,
}

impl Published {
    fn of(cx: Cx, no: RoundNo) -> Result<Self> {
        let tournament = cx.tournament();
        let published = published(&cx, no)?;
        let late = tournament.entries.iter().filter(|entry| tournament.may_come_late(entry, no));
        let mut latecomers = published.unpaired();
        latecomers.extend(late.map(|entry| entry.id));
        let round = published.into_round();
        // Latecomers of teams are entered in the line-up instead.
        if tournament.has_matches(&round) {
            latecomers.clear();
        }
        let cx = cx.clone().titled(cx.with("round-number", [("round", no)]));
        Ok(Self { cx, round, latecomers })
    }

    /// Whether its lists and slips still have to be printed.
    fn is_fresh(&self) -> bool {
        is_fresh(self.cx.tournament(), &self.round)
    }

    fn next(&self) -> Option<RoundNo> {
        let next = RoundNo(self.round.no.0 + 1);
        (next.0 <= self.cx.tournament().settings.rounds).then_some(next)
    }

    fn opponents(&self) -> Vec<(String, String)> {
        // A single latecomer cannot be their own opponent.
        let waiting = if self.latecomers.len() > 1 { &self.latecomers[..] } else { &[] };
        let all: Vec<EntryId> = waiting.iter().chain(&self.round.byes).copied().collect();
        let best = (String::new(), self.cx.text("latecomer-best"));
        [best].into_iter().chain(self.cx.choices_of(&all)).collect()
    }
}

#[derive(Template)]
#[template(path = "draft/team_draft.html")]
pub(super) struct MatchesDraft {
    cx: Cx,
    no: RoundNo,
    seen: String,
    /// Empty before the draw.
    round: Round,
    /// With what to look at.
    drafted: Vec<(TeamMatch, Vec<String>)>,
    /// A text key for how the draft came about; empty if there is none.
    proof: &'static str,
    seal: Option<Seal>,
}

impl MatchesDraft {
    pub(super) fn of(cx: Cx, service: &Service, no: RoundNo) -> Result<Self> {
        let cx = cx.clone().titled(cx.with("draft-title", [("round", no)]));
        let round = cx.tournament().round(no);
        let (seen, round) = (fingerprint(round), round.cloned());
        let round = round.unwrap_or_else(|| Round::empty(no, RoundState::Draft));
        let matches = round.teams.matches.iter();
        let drafted = matches.map(|one| (*one, match_warnings(&cx, no, one))).collect();
        let proof = proof(cx.tournament(), &round);
        let seal = match proof {
            "team-draft-proved" => seal(cx.t, service, &cx.event, &round)?,
            _ => None,
        };
        Ok(Self { no, seen, drafted, proof, seal, round, cx })
    }

    /// Whether line-ups changed since the boards were seated.
    fn is_stale(&self) -> bool {
        !is_seated(self.cx.tournament(), &self.round)
    }

    fn block(&self, one: &TeamMatch) -> MatchBlock {
        match_block(self.cx.t, self.cx.tournament(), &self.round, one, &self.cx.to(""))
    }

    fn free(&self) -> Vec<&Team> {
        let busy = |no| self.round.teams.teams().any(|it| it == no);
        let tournament = self.cx.tournament();
        let plays = |team: &&Team| !busy(team.no) && !tournament.has_left(team, self.no);
        tournament.teams.list.iter().filter(plays).collect()
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

fn match_warnings(cx: &Cx, no: RoundNo, one: &TeamMatch) -> Vec<String> {
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
            said.push(cx.with("line-up-gap", (("team", team.name.as_str()), ("n", board))));
        }
        if !tournament.out_of_order(&line_up).is_empty() {
            said.push(cx.with("match-order", [("team", team.name.as_str())]));
        }
    }
    said
}
