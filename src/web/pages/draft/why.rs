//! Why two players meet, and why two teams: for organisers before publication, for everybody after.

use super::*;
use crate::web::views::rounds::seal;
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
        let board = round.board_at(table).ok_or_else(WebError::no_page)?.clone();
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
    fn stands(&self, id: impl ByValue<EntryId>) -> String {
        let Some(own) = self.context.participant(id.given()) else { return String::new() };
        let place = |one: &Participant| (one.group, one.place);
        let all = self.context.participants().iter();
        let better = all.filter(|one| place(one) < place(own)).count();
        self.cx.with("why-stands", (("points", own.score), ("place", better + 1)))
    }

    fn lead(&self) -> String {
        let (cx, context) = (&self.cx, &self.context);
        let both = context.participant(self.board.black).zip(context.participant(self.board.white));
        let Some((one, other)) = both else { return String::new() };
        let upper = if one.group <= other.group { one } else { other };
        let apart = one.score.abs_diff(other.score);
        let mut said = match apart {
            0 => vec![cx.text("why-lead-same")],
            apart => vec![cx.with("why-lead-apart", [("count", apart)])],
        };
        let odd = || cx.with("why-lead-odd", [("count", upper.size), ("points", upper.score)]);
        said.extend((apart > 0 && upper.size % 2 == 1).then(odd));
        said.extend(self.given_up.is_empty().then(|| cx.text("why-nothing-given-up")));
        said.join(" ")
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

    fn note(&self, share: &Share) -> String {
        let given_up = self.given_up_of(share);
        self.cx.text(match (share.criterion, share.percent()) {
            _ if !given_up.is_empty() => return given_up.join("; "),
            (PairCriterion::Duplicate, 100) => "why-note-new",
            (_, 100) => "why-note-full",
            (_, 75..) => "why-note-nearly",
            _ => "why-note-partly",
        })
    }

    fn cost(&self, choices: &PairChoices) -> Option<String> {
        Some(match (choices.cost, choices.cost_tenths_of_groups) {
            (..=0, _) => return None,
            (_, 0) => self.cx.text("why-costs-little"),
            (_, tenths) => self.cx.with("why-costs", [("groups", self.cx.in_groups(tenths))]),
        })
    }

    /// Each of the two with the opponent and the alternatives.
    fn others<'a>(&self, choices: &'a PairChoices) -> [(EntryId, EntryId, &'a [Swap]); 2] {
        let Board { black, white, .. } = self.board;
        [(black, white, &choices.one), (white, black, &choices.other)]
    }

    /// How much worse, in a few words.
    fn grade(&self, swap: &Swap) -> String {
        self.cx.text(match (swap.lost, swap.lost_tenths_of_groups) {
            (0, _) => "why-grade-free",
            (_, 0) => "why-grade-little",
            (_, 1..10) => "why-grade-some",
            _ => "why-grade-much",
        })
    }

    /// Whom the opponent would meet instead.
    fn then(&self, opponent: impl ByValue<EntryId>, swap: &Swap) -> Option<String> {
        let opponent = opponent.given();
        let mut pairs = swap.changed.iter();
        let (one, other) = pairs.find(|(one, other)| [one, other].contains(&&opponent))?;
        let other = if *one == opponent { other } else { one };
        let names = [("name", self.cx.named(opponent)), ("other", self.cx.named(other))];
        Some(self.cx.with("why-then-meets", names))
    }

    /// Sentence on a swap: the other player, and how much it loses.
    fn said(&self, swap: &Swap) -> String {
        let (cx, with) = (&self.cx, self.cx.named(swap.with));
        match (swap.lost, swap.lost_tenths_of_groups) {
            (0, _) => cx.with("why-other-free", [("name", with)]),
            (_, 0) => cx.with("why-other-little", [("name", with)]),
            (_, tenths) => cx.with("why-other", [("name", with), ("groups", cx.in_groups(tenths))]),
        }
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
    lead: String,
    seal: Option<Seal>,
    matches: Vec<(TeamMatch, Vec<String>)>,
    byes: Vec<(TeamNo, String)>,
}

impl TeamWhy {
    pub fn of(cx: Cx, service: &Service, no: RoundNo) -> Result<Self> {
        let (round, now) = (visible(&cx.event, no)?.clone(), cx.tournament());
        let proof = service.team_proof(cx.event.snapshot.id, no)?;
        let then = proof.as_ref().and_then(|it| Some((it.tournament()?, &it.certificate)));
        let seal = seal(cx.t, service, &cx.event, &round)?;
        let (lead, (matches, byes)) = if then.is_none() && now.teams.system.is_planned() {
            (String::new(), by_plan(&cx, &round))
        } else {
            let before = then.as_ref().map_or(now, |(before, _)| before);
            let certificate = then.as_ref().map(|(_, certificate)| *certificate);
            let field = TeamField::new(before, no);
            let lead = if certificate.is_some() { "match-why-how" } else { "match-why-today" };
            (cx.text(lead), Reasons { cx: &cx, before, field, certificate }.of(&round))
        };
        let cx = cx.clone().titled(cx.with("match-why-title", [("round", no)]));
        Ok(Self { cx, round, lead, seal, matches, byes })
    }
}

type Said = (Vec<(TeamMatch, Vec<String>)>, Vec<(TeamNo, String)>);

/// Whether each match and bye is as the system plans it.
fn by_plan(cx: &Cx, round: &Round) -> Said {
    let tournament = cx.tournament();
    let plan = draw_teams(tournament, round.no).map(|drawn| drawn.round.teams).unwrap_or_default();
    let groups = tournament.teams.system == TeamSystem::Groups;
    let said = |planned: bool| match planned {
        true if groups => cx.text("team-draft-staged"),
        true => cx.text("team-draft-planned"),
        false => cx.text("team-draft-by-hand"),
    };
    let meet = |one: &TeamMatch| {
        said(plan.matches.iter().any(|other| other.has(one.first) && other.has(one.second)))
    };
    let matches = round.teams.matches.iter().map(|one| (*one, vec![meet(one)])).collect();
    (matches, round.teams.byes.iter().map(|no| (*no, said(plan.byes.contains(no)))).collect())
}

struct Reasons<'a> {
    cx: &'a Cx,
    before: &'a Tournament,
    field: TeamField,
    certificate: Option<&'a TeamCertificate>,
}

impl Reasons<'_> {
    fn of(&self, round: &Round) -> Said {
        let TeamRound { matches, byes, .. } = &round.teams;
        let matches = matches.iter().map(|one| (*one, self.of_match(one))).collect();
        (matches, byes.iter().map(|no| (*no, self.of_bye(*no))).collect())
    }

    fn name(&self, team: &FieldTeam) -> String {
        let [now, before] = [self.cx.tournament(), self.before].map(|it| it.teams.team(team.no));
        now.or(before).map(|team| team.name.clone()).unwrap_or_default()
    }

    fn of_match(&self, one: &TeamMatch) -> Vec<String> {
        let cx = self.cx;
        let drawn = self.certificate.map(|certificate| certificate.covers(&[*one]) == 1);
        let mut said = Vec::new();
        if drawn == Some(false) {
            said.push(cx.text("match-why-by-hand"));
        }
        let both = self.field.team(one.first).zip(self.field.team(one.second));
        let Some((first, second)) = both else { return said };
        said.extend(self.points(first, second));
        said.push(match self.earlier_meeting(one).filter(|_| first.has_met(second.no)) {
            Some(round) => cx.with("match-met", [("round", round)]),
            None => cx.text("match-why-new"),
        });
        match (first.shared_club(second), &first.club, &second.club) {
            (Some(club), ..) => {
                said.push(cx.with("match-club", [("club", club)]));
                said.extend((drawn == Some(true)).then(|| cx.text("match-why-club-cost")));
            }
            (_, Some(one), Some(other)) => {
                let clubs = (("one", one.as_str()), ("other", other.as_str()));
                said.push(cx.with("match-why-clubs", clubs));
            }
            _ => {}
        }
        said.extend(self.colors(first, second, drawn == Some(true)));
        said
    }

    /// The points of both, and their places among teams with equal points.
    fn points(&self, first: &FieldTeam, second: &FieldTeam) -> [String; 2] {
        let cx = self.cx;
        let key = |team: &FieldTeam| (std::cmp::Reverse(team.score), team.place);
        let (upper, lower) =
            if key(first) <= key(second) { (first, second) } else { (second, first) };
        let points = |value: Value| cx.decimals(&value.to_string());
        let [above, below] = [upper, lower].map(|team| self.name(team));
        let (above, below) = (("upper", above.as_str()), ("lower", below.as_str()));
        let (one, other) = (("one", upper.place + 1), ("other", lower.place + 1));
        if upper.score == lower.score {
            let level = cx.with("match-why-level", [("points", points(upper.score))]);
            let among = (above, below, one, other, ("n", upper.group));
            return [level, cx.with("match-why-half", among)];
        }
        let gap = Value::quarters(upper.score.as_quarters() - lower.score.as_quarters());
        let (high, low) = (("high", points(upper.score)), ("low", points(lower.score)));
        let down = (above, below, high, low, ("gap", points(gap)));
        let among = (above, below, one, other, ("n", upper.group), ("m", lower.group));
        [cx.with("match-why-down", down), cx.with("match-why-float", among)]
    }

    fn earlier_meeting(&self, one: &TeamMatch) -> Option<RoundNo> {
        let meets = |other: &TeamMatch| {
            other.has(one.first) && other.has(one.second) && other.absent.is_none()
        };
        Some(self.before.rounds.iter().rfind(|round| round.teams.matches.iter().any(meets))?.no)
    }

    /// Which team is White at board 1, and why. Empty if the order of the teams was changed by hand.
    fn colors(&self, first: &FieldTeam, second: &FieldTeam, drawn: bool) -> Vec<String> {
        let cx = self.cx;
        let (first_is_white, by) = first.is_white(second);
        let exchanged = first_is_white == self.before.teams.first_black;
        if exchanged && !drawn {
            return Vec::new();
        }
        let (white, black) = if first_is_white { (first, second) } else { (second, first) };
        let signed = |balance: i32| match balance {
            0 => "0".to_owned(),
            _ => cx.decimals(&format!("{balance:+}")),
        };
        let (is_white, is_black) = (("white", self.name(white)), ("black", self.name(black)));
        let (one, other) = (("one", signed(white.balance)), ("other", signed(black.balance)));
        let mut said = vec![match by {
            WhiteBy::Balance => cx.with("match-why-balance", [is_white, is_black, one, other]),
            WhiteBy::Turn => cx.with("match-why-turn", [is_white, is_black]),
            WhiteBy::Names => cx.with("match-why-names", [is_white]),
        }];
        if first.shared_balance(second) > 0 {
            let color = if first.balance > 0 { "white" } else { "black" };
            said.push(cx.with("match-why-again", [("color", color)]));
        }
        if exchanged {
            said.push(cx.text("match-why-exchanged"));
        }
        if self.before.teams.handicaps {
            said.push(cx.text("match-why-stones"));
        }
        said
    }

    fn of_bye(&self, no: TeamNo) -> String {
        let (cx, team) = (self.cx, self.field.team(no));
        match (self.certificate, team) {
            (Some(certificate), _) if certificate.bye != Some(no) => cx.text("match-why-bye-given"),
            (Some(_), Some(team)) if self.field.due_for_bye() == Some(no) => {
                cx.with("match-why-bye", [("n", team.byes)])
            }
            (Some(_), _) => cx.text("match-why-bye-rest"),
            (None, _) => String::new(),
        }
    }
}
