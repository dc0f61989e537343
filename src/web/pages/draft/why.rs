//! Why two players meet, and why two teams: for organisers before publication, for everybody after.

use super::*;
use crate::web::views::rounds::{no_table, seal};
use pairing::systems::opponents_by_plan;
use pairing::{
    DrawCertificate, DrawOptions, FieldTeam, GivenUp, PairChoices, PairCriterion, Participant,
    Share, Swap, TeamCertificate, TeamField, WhiteBy, choices, draw_in, draw_teams,
};
use standings::Value;
use std::cmp::Reverse;

#[derive(Template)]
#[template(path = "draft/why.html")]
struct Why {
    cx: Cx,
    round: RoundNo,
    board: Board,
    context: RoundContext,
    given_up: Vec<GivenUp>,
    shares: Vec<Share>,
    /// The link that computes the alternatives, if they were not asked for; at a large event that takes seconds.
    ask: Option<String>,
    choices: Option<PairChoices>,
    /// Whether the plan of a round robin pairs them.
    planned: bool,
    back: String,
}

/// A round as it was drawn, with the tournament before it; without a certificate if that is not known.
pub(super) struct Drawn {
    pub context: RoundContext,
    certificate: Option<DrawCertificate>,
}

/// From the stored proof; without one, from the tournament as it is now.
pub(super) fn as_drawn(service: &Service, snapshot: &Snapshot, no: RoundNo) -> Result<Drawn> {
    let kept = service.draw_proof(snapshot.id, no)?.and_then(|proof| {
        let context = RoundContext::new(&proof.tournament()?, no, proof.certificate.seed).ok()?;
        Some(Drawn { context, certificate: Some(proof.certificate) })
    });
    let today = || RoundContext::new(&snapshot.tournament, no, None).ok();
    let today = || Some(Drawn { context: today()?, certificate: None });
    kept.or_else(today).ok_or_else(WebError::no_page)
}

#[route("GET", "/t/{slug}/rounds/{round}/why/{table}", Public)]
#[route("GET", "/t/{slug}/draft/{round}/why/{table}", Organiser)]
async fn show(visit: Visit, place: Path<(String, i32, i32)>) -> Answer {
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    let round = visible(&visit.event, no)?;
    let address = format!("{}/why", place_of(round));
    if !round.teams.is_empty() {
        return Ok(redirect(&visit.event.path(&address)));
    }
    let large = round.boards.len() > WHOLE;
    let searches = !large || visit.query.has("others");
    let view = move |cx: Cx, service: &Service| Why::of(cx, service, no, table, searches);
    let address = format!("{address}/{table}{}", if large && searches { "?others" } else { "" });
    match searches {
        true => visit.kept_by_search(&address, view).await,
        false => visit.kept(&address, view).await,
    }
}

impl Why {
    fn of(cx: Cx, of: &Service, no: RoundNo, table: TableNo, searches: bool) -> Result<Self> {
        let round = visible(&cx.event, no)?;
        let board = round.board_at(table).ok_or_else(|| no_table(round, table))?.clone();
        let drawn = as_drawn(of, &cx.event.snapshot, no)?;
        let plan = opponents_by_plan(cx.tournament(), no);
        let planned = plan.get(&board.black) == Some(&board.white);
        let choices = (searches && !planned).then(|| choices_of(&drawn, round, &board)).flatten();
        let context = drawn.context;
        let given_up = judge(&context, &board).map(|judged| judged.given_up).unwrap_or_default();
        let shares = shares_of(&context, &board);
        let at = place_of(round);
        let ask = (!searches && !planned).then(|| cx.to(format!("{at}/why/{table}?others#others")));
        let back = cx.to(format!("{at}#table-{table}"));
        let names = [("black", cx.named(board.black)), ("white", cx.named(board.white))];
        let cx = cx.clone().titled(cx.with("why-title", names));
        Ok(Self { cx, round: no, board, context, given_up, shares, ask, choices, planned, back })
    }

    /// Score and place before the round.
    fn standing(&self, id: impl ByValue<EntryId>) -> Option<(i32, usize)> {
        let own = self.context.participant(id.given())?;
        let place = |one: &Participant| (one.group, one.place);
        let all = self.context.participants().iter();
        Some((own.score, all.filter(|one| place(one) < place(own)).count() + 1))
    }

    /// The two, the one of the higher group first, and the difference of their scores.
    fn by_group(&self) -> Option<([&Participant; 2], u32)> {
        let both = [self.board.black, self.board.white].map(|id| self.context.participant(id));
        let (one, other) = both[0].zip(both[1])?;
        let both = if one.group <= other.group { [one, other] } else { [other, one] };
        Some((both, one.score.abs_diff(other.score)))
    }

    fn peers(&self, of: &Participant) -> impl Iterator<Item = &Participant> {
        let (group, own) = (of.group, of.entry);
        self.context.participants().iter().filter(move |one| one.group == group && one.entry != own)
    }

    /// How many others have the score of a player, the first round of theirs if they have met all of them, and whether
    /// they are an odd number together.
    fn met(&self, of: &Participant) -> (usize, Option<RoundNo>, bool) {
        let met: Vec<_> = self.peers(of).map(|one| of.met(one.index)).collect();
        (met.len(), met.iter().copied().min().flatten(), met.len() % 2 == 0)
    }

    /// Who of the two had one colour more often, that colour, how many times, if never the other one, and the colour
    /// now: of one for whom it changes, if the criterion was met.
    fn colors(&self, share: &Share) -> Option<(EntryId, Color, usize, Color)> {
        let told = [Color::Black, Color::White].into_iter().filter_map(|now| {
            let one = self.context.participant(self.board.seat(now))?;
            let more = if one.balance > 0 { Color::White } else { Color::Black };
            let fits = one.balance != 0 && (more != now) == (share.percent() > 0);
            fits.then_some((one, more, now))
        });
        let (one, more, now) = told.max_by_key(|(one, ..)| one.balance.abs())?;
        let other = one.whites.contains(&(more != Color::White));
        Some((one.entry, more, if other { 0 } else { one.whites.len() }, now))
    }

    /// Who is drawn down and who up, and whom the rules would have taken first of those who are not.
    fn drawn(&self) -> Option<([EntryId; 2], Vec<EntryId>)> {
        let (([upper, lower], _), round) =
            (self.by_group()?, self.cx.tournament().round(self.round)?);
        let worth = |one: &Participant, other: &Participant| {
            self.context.pair(one.entry, other.entry).map(|pair| pair.drawn)
        };
        let stays = |one: &&Participant| {
            let other = round.board_of(one.entry).and_then(|board| board.opponent_of(one.entry));
            let other = other.and_then(|other| self.context.participant(other));
            other.is_some_and(|other| other.group == one.group)
        };
        let rather = |own: &Participant, other: &Participant| {
            let first = self.peers(own).filter(stays).max_by_key(|one| worth(one, other))?;
            (worth(first, other) > worth(own, other)).then_some(first.entry)
        };
        let rather = [rather(upper, lower), rather(lower, upper)];
        Some(([upper.entry, lower.entry], rather.into_iter().flatten().collect()))
    }

    fn given_up_of(&self, share: &Share) -> Vec<String> {
        let of = |what: &&GivenUp| criterion(what) == share.criterion;
        self.given_up.iter().filter(of).map(|what| self.cx.given_up(what)).collect()
    }

    /// The four criteria with the largest weights, those that were given up before all others.
    fn lines(&self) -> Vec<Share> {
        let mut lines = self.shares.clone();
        lines.retain(|share| share.criterion != PairCriterion::Random);
        lines.sort_by_key(|share| (self.given_up_of(share).is_empty(), Reverse(share.most)));
        lines.truncate(4);
        lines.sort_by_key(|share| Reverse(share.most));
        lines
    }

    /// Each of the two with the opponent and the alternatives.
    fn others<'a>(&self, choices: &'a PairChoices) -> [(EntryId, EntryId, &'a [Swap]); 2] {
        let Board { black, white, .. } = self.board;
        [(black, white, &choices.one), (white, black, &choices.other)]
    }

    /// Whom the opponent would meet instead.
    fn new_opponent(&self, opponent: impl ByValue<EntryId>, swap: &Swap) -> Option<EntryId> {
        let opponent = opponent.given();
        let mut pairs = swap.changed.iter();
        let (one, other) = pairs.find(|(one, other)| [one, other].contains(&&opponent))?;
        Some(if *one == opponent { *other } else { *one })
    }
}

/// The text key for how fully a pair meets a criterion.
fn note(share: &Share) -> &'static str {
    match (share.criterion, share.percent()) {
        (PairCriterion::Duplicate, 100) => "why-note-new",
        (_, 100) => "why-note-full",
        (_, 75..) => "why-note-nearly",
        _ => "why-note-partly",
    }
}

/// The text key for how much worse it is, in a few words.
const fn grade(swap: &Swap) -> &'static str {
    match (swap.lost, swap.lost_tenths_of_groups) {
        (0, _) => "why-grade-free",
        (_, 0) => "why-grade-little",
        (_, 1..10) => "why-grade-some",
        _ => "why-grade-much",
    }
}

const fn criterion(what: &GivenUp) -> PairCriterion {
    match what {
        GivenUp::FirstMeeting { .. } => PairCriterion::Duplicate,
        GivenUp::SameCategory { .. } => PairCriterion::Category,
        GivenUp::SameScore { .. } => PairCriterion::Score,
        GivenUp::FullHandicap { .. } => PairCriterion::Handicap,
        GivenUp::Seeding { .. } => PairCriterion::Seeding,
        GivenUp::OtherClub | GivenUp::OtherClubGroup | GivenUp::OtherCountry => {
            PairCriterion::Geography
        }
        GivenUp::Colors => PairCriterion::Color,
    }
}

/// The alternatives for both. Without a certificate, in a new draw of the players who have boards.
fn choices_of(drawn: &Drawn, round: &Round, board: &Board) -> Option<PairChoices> {
    let pair = (board.black, board.white);
    let certificate = drawn.certificate.as_ref();
    let known = certificate.and_then(|certificate| choices(&drawn.context, certificate, pair));
    if known.is_some() {
        return known;
    }
    let seated = |entry: &EntryId| round.board_of(*entry).is_some();
    let everybody = drawn.context.participants().iter().map(|player| player.entry);
    let left_out = everybody.filter(|entry| !seated(entry)).collect();
    let today = draw_in(&drawn.context, &DrawOptions { left_out, ..DrawOptions::default() });
    choices(&drawn.context, &today.ok()?.certificate, pair)
}

#[derive(Template)]
#[template(path = "draft/team_why.html")]
pub(super) struct TeamWhy {
    cx: Cx,
    round: Round,
    seal: Option<Seal>,
    /// What the system plans, for a round that was not drawn.
    plan: Option<TeamRound>,
    /// The tournament that was drawn; as it is now if that is not known.
    before: Tournament,
    field: TeamField,
    certificate: Option<TeamCertificate>,
}

impl TeamWhy {
    pub fn of(cx: Cx, service: &Service, no: RoundNo) -> Result<Self> {
        let (round, now) = (visible(&cx.event, no)?.clone(), cx.tournament());
        let proof = service.team_proof(cx.event.snapshot.id, no)?;
        let then = proof.and_then(|it| Some((it.tournament()?, Some(it.certificate))));
        let planned = then.is_none() && now.teams.system.is_planned();
        let plan = || draw_teams(now, no).map(|drawn| drawn.round.teams).unwrap_or_default();
        let plan = planned.then(plan);
        let (before, certificate) = then.unwrap_or_else(|| (now.clone(), None));
        let (field, seal) = (TeamField::new(&before, no), seal(cx.t, service, &cx.event, &round)?);
        let cx = cx.clone().titled(cx.with("match-why-title", [("round", no)]));
        Ok(Self { cx, round, seal, plan, before, field, certificate })
    }

    /// The text key for whether the system plans it so.
    fn planned(&self, is_planned: bool) -> &'static str {
        match self.before.teams.system {
            _ if !is_planned => "team-draft-by-hand",
            TeamSystem::Groups => "team-draft-staged",
            _ => "team-draft-planned",
        }
    }

    /// Whether the draw had it; `None` if that is not known.
    fn is_drawn(&self, one: &TeamMatch) -> Option<bool> {
        self.certificate.as_ref().map(|certificate| certificate.covers(&[*one]) == 1)
    }

    fn both(&self, one: &TeamMatch) -> Option<(&FieldTeam, &FieldTeam)> {
        self.field.team(one.first).zip(self.field.team(one.second))
    }

    fn name(&self, team: &FieldTeam) -> &str {
        let [now, before] = [self.cx.tournament(), &self.before].map(|it| it.teams.team(team.no));
        now.or(before).map_or("", |team| &team.name)
    }

    fn earlier_meeting(&self, first: &FieldTeam, second: &FieldTeam) -> Option<RoundNo> {
        let meets = |other: &TeamMatch| {
            other.has(first.no) && other.has(second.no) && other.absent.is_none()
        };
        let mut rounds = self.before.rounds.iter().filter(|_| first.has_met(second.no));
        Some(rounds.rfind(|round| round.teams.matches.iter().any(meets))?.no)
    }

    fn due_for_bye(&self, no: &TeamNo) -> Option<&FieldTeam> {
        self.field.team(*no).filter(|_| self.field.due_for_bye() == Some(*no))
    }
}

fn meets(plan: &TeamRound, one: &TeamMatch) -> bool {
    plan.matches.iter().any(|other| other.has(one.first) && other.has(one.second))
}

/// The one with more points first, of equals the one with the better place, each with its place from 1.
fn ordered<'a>(first: &'a FieldTeam, second: &'a FieldTeam) -> [(&'a FieldTeam, usize); 2] {
    let mut both = [first, second];
    both.sort_by_key(|team| (Reverse(team.score), team.place));
    both.map(|team| (team, team.place + 1))
}

/// White at board 1 and Black, why, and whether they have changed colours.
fn colors<'a>(
    first: &'a FieldTeam,
    second: &'a FieldTeam,
    first_black: &bool,
) -> (&'a FieldTeam, &'a FieldTeam, WhiteBy, bool) {
    let (is_white, by) = first.is_white(second);
    let (white, black) = if is_white { (first, second) } else { (second, first) };
    (white, black, by, is_white == *first_black)
}

fn signed(t: Lang, balance: &i32) -> String {
    if *balance == 0 { "0".to_owned() } else { t.decimals(&format!("{balance:+}")) }
}

fn points(t: Lang, score: impl ByValue<Value>) -> String {
    t.decimals(&score.given().to_string())
}

fn gap(upper: &FieldTeam, lower: &FieldTeam) -> Value {
    Value::quarters(upper.score.as_quarters() - lower.score.as_quarters())
}
