//! Why teams meet, match by match, in the values that the team draw uses.

use crate::web::prelude::*;
use crate::web::views::rounds::seal;
use pairing::{FieldTeam, TeamCertificate, TeamField, WhiteBy, draw_teams};
use standings::Value;

use super::proof::visible;

#[derive(Template)]
#[template(path = "draft/team_why.html")]
struct TeamWhy {
    cx: Cx,
    round: Round,
    lead: String,
    seal: Option<Seal>,
    matches: Vec<(TeamMatch, Vec<String>)>,
    byes: Vec<(TeamNo, String)>,
}

pub(super) async fn answer(visit: Visit, address: &str, no: RoundNo) -> Answer {
    visit.kept(address, move |cx, service| TeamWhy::of(cx, service, no)).await
}

impl TeamWhy {
    fn of(cx: Cx, service: &Service, no: RoundNo) -> Result<Self> {
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
    let byes = round.teams.byes.iter().map(|no| (*no, said(plan.byes.contains(no)))).collect();
    (matches, byes)
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
        let known =
            self.cx.tournament().teams.team(team.no).or_else(|| self.before.teams.team(team.no));
        known.map(|team| team.name.clone()).unwrap_or_default()
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
        let teams = (("upper", self.name(upper)), ("lower", self.name(lower)));
        let places = (("one", upper.place + 1), ("other", lower.place + 1));
        if upper.score == lower.score {
            let among = (teams.0, teams.1, places.0, places.1, ("n", upper.group));
            let level = cx.with("match-why-level", [("points", points(upper.score))]);
            return [level, cx.with("match-why-half", among)];
        }
        let gap = Value::quarters(upper.score.as_quarters() - lower.score.as_quarters());
        let scores = (("high", points(upper.score)), ("low", points(lower.score)));
        let (upper_name, lower_name) = (teams.0.clone(), teams.1.clone());
        let down = (upper_name, lower_name, scores.0, scores.1, ("gap", points(gap)));
        let groups = (("n", upper.group), ("m", lower.group));
        let among = (teams.0, teams.1, places.0, places.1, groups.0, groups.1);
        [cx.with("match-why-down", down), cx.with("match-why-float", among)]
    }

    fn earlier_meeting(&self, one: &TeamMatch) -> Option<RoundNo> {
        let meets = |other: &TeamMatch| {
            other.has(one.first) && other.has(one.second) && other.absent.is_none()
        };
        let met = |round: &&Round| round.teams.matches.iter().any(meets);
        self.before.rounds.iter().rfind(met).map(|round| round.no)
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
        let (white_name, black_name) = (("white", self.name(white)), ("black", self.name(black)));
        let mut said = vec![match by {
            WhiteBy::Balance => {
                let (one, other) = (signed(white.balance), signed(black.balance));
                let of = (white_name, black_name, ("one", one), ("other", other));
                cx.with("match-why-balance", of)
            }
            WhiteBy::Turn => cx.with("match-why-turn", (white_name, black_name)),
            WhiteBy::Names => cx.with("match-why-names", [white_name]),
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
