//! Why teams meet, match by match, in the values that the team draw uses.

use crate::web::prelude::*;
use crate::web::views::seal::seal;
use pairing::{FieldTeam, TeamCertificate, TeamField, WhiteBy, draw_teams};
use standings::Value;

use super::proof::visible;
use super::why::base;

struct Explained {
    teams: [TeamLink; 2],
    said: Vec<String>,
}

#[derive(Template)]
#[template(path = "draft/team_why.html")]
struct TeamWhy {
    cx: Page,
    no: RoundNo,
    lead: String,
    seal: Option<Seal>,
    matches: Vec<Explained>,
    byes: Vec<(TeamLink, String)>,
    back: String,
}

pub(super) async fn answer(visit: Visit, no: RoundNo) -> Answer {
    let base = base(visible(&visit.event, no)?);
    let view = move |page, event: &Event, service: &Service| view(page, event, service, no);
    visit.answer(&format!("{base}/{no}/why"), view).await
}

fn view(page: Page, event: &Event, service: &Service, no: RoundNo) -> Result<TeamWhy> {
    let (t, round, now) = (page.t, visible(event, no)?, &event.snapshot.tournament);
    let proof = service.team_proof(event.snapshot.id, no)?;
    let then = proof.as_ref().and_then(|proof| Some((proof.tournament()?, &proof.certificate)));
    let (lead, matches, byes) = match &then {
        None if now.teams.system.is_planned() => by_plan(t, now, round),
        _ => {
            let then = then.as_ref();
            let (before, certificate) = (then.map_or(now, |(before, _)| before), then.map(|t| t.1));
            let field = TeamField::new(before, no);
            let reasons = Reasons { t, now, before, field, certificate };
            let lead = if certificate.is_some() { "match-why-how" } else { "match-why-today" };
            let matches = round.teams.matches.iter().map(|one| reasons.of_match(one)).collect();
            let byes = round.teams.byes.iter().map(|no| reasons.of_bye(*no)).collect();
            (t.text(lead), matches, byes)
        }
    };
    let base_path = event.path("");
    let link = |no: TeamNo| team_link(now, no, &base_path);
    let explained = round.teams.matches.iter().zip::<Vec<Vec<String>>>(matches);
    let free = round.teams.byes.iter().zip::<Vec<String>>(byes);
    Ok(TeamWhy {
        no,
        lead,
        seal: seal(t, service, event, round)?,
        matches: explained
            .map(|(one, said)| Explained { teams: [link(one.first), link(one.second)], said })
            .collect(),
        byes: free.map(|(no, said)| (link(*no), said)).collect(),
        back: event.path(&format!("{}/{no}", base(round))),
        cx: page.titled(t.with("match-why-title", [("round", no)])),
    })
}

fn by_plan(t: Lang, now: &Tournament, round: &Round) -> (String, Vec<Vec<String>>, Vec<String>) {
    let plan = draw_teams(now, round.no).map(|drawn| drawn.round.teams);
    let plan: TeamRound = plan.unwrap_or_default();
    let groups = now.teams.system == TeamSystem::Groups;
    let said = |planned: bool| match planned {
        true if groups => t.text("team-draft-staged"),
        true => t.text("team-draft-planned"),
        false => t.text("team-draft-by-hand"),
    };
    let meet = |one: &TeamMatch| {
        said(plan.matches.iter().any(|other| other.has(one.first) && other.has(one.second)))
    };
    let matches = round.teams.matches.iter().map(|one| vec![meet(one)]).collect();
    let byes = round.teams.byes.iter().map(|no| said(plan.byes.contains(no))).collect();
    (String::new(), matches, byes)
}

struct Reasons<'a> {
    t: Lang,
    now: &'a Tournament,
    before: &'a Tournament,
    field: TeamField,
    certificate: Option<&'a TeamCertificate>,
}

impl Reasons<'_> {
    fn name(&self, team: &FieldTeam) -> String {
        let known = self.now.teams.team(team.no).or_else(|| self.before.teams.team(team.no));
        known.map(|team| team.name.clone()).unwrap_or_default()
    }

    fn of_match(&self, one: &TeamMatch) -> Vec<String> {
        let t = self.t;
        let drawn = self.certificate.map(|certificate| certificate.covers(&[*one]) == 1);
        let mut said = Vec::new();
        if drawn == Some(false) {
            said.push(t.text("match-why-by-hand"));
        }
        let both = self.field.team(one.first).zip(self.field.team(one.second));
        let Some((first, second)) = both else { return said };
        said.extend(self.points(first, second));
        said.push(match self.earlier_meeting(one).filter(|_| first.has_met(second.no)) {
            Some(round) => t.with("match-met", [("round", round)]),
            None => t.text("match-why-new"),
        });
        match (first.shared_club(second), &first.club, &second.club) {
            (Some(club), ..) => {
                said.push(t.with("match-club", [("club", club)]));
                said.extend((drawn == Some(true)).then(|| t.text("match-why-club-cost")));
            }
            (_, Some(one), Some(other)) => {
                let clubs = (("one", one.as_str()), ("other", other.as_str()));
                said.push(t.with("match-why-clubs", clubs));
            }
            _ => {}
        }
        said.extend(self.colors(first, second, drawn == Some(true)));
        said
    }

    /// The points of both, and their places among teams with equal points.
    fn points(&self, first: &FieldTeam, second: &FieldTeam) -> [String; 2] {
        let t = self.t;
        let key = |team: &FieldTeam| (std::cmp::Reverse(team.score), team.place);
        let (upper, lower) =
            if key(first) <= key(second) { (first, second) } else { (second, first) };
        let points = |value: Value| t.decimals(&value.to_string());
        let teams = (("upper", self.name(upper)), ("lower", self.name(lower)));
        let places = (("one", upper.place + 1), ("other", lower.place + 1));
        if upper.score == lower.score {
            let among = (teams.0, teams.1, places.0, places.1, ("n", upper.group));
            let level = t.with("match-why-level", [("points", points(upper.score))]);
            return [level, t.with("match-why-half", among)];
        }
        let gap = Value::quarters(upper.score.as_quarters() - lower.score.as_quarters());
        let scores = (("high", points(upper.score)), ("low", points(lower.score)));
        let (upper_name, lower_name) = (teams.0.clone(), teams.1.clone());
        let down = (upper_name, lower_name, scores.0, scores.1, ("gap", points(gap)));
        let groups = (("n", upper.group), ("m", lower.group));
        let among = (teams.0, teams.1, places.0, places.1, groups.0, groups.1);
        [t.with("match-why-down", down), t.with("match-why-float", among)]
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
        let t = self.t;
        let (first_is_white, by) = first.is_white(second);
        let exchanged = first_is_white == self.before.teams.first_black;
        if exchanged && !drawn {
            return Vec::new();
        }
        let (white, black) = if first_is_white { (first, second) } else { (second, first) };
        let signed = |balance: i32| match balance {
            0 => "0".to_owned(),
            _ => t.decimals(&format!("{balance:+}")),
        };
        let (white_name, black_name) = (("white", self.name(white)), ("black", self.name(black)));
        let mut said = vec![match by {
            WhiteBy::Balance => {
                let (one, other) = (signed(white.balance), signed(black.balance));
                let of = (white_name, black_name, ("one", one), ("other", other));
                t.with("match-why-balance", of)
            }
            WhiteBy::Turn => t.with("match-why-turn", (white_name, black_name)),
            WhiteBy::Names => t.with("match-why-names", [white_name]),
        }];
        if first.shared_balance(second) > 0 {
            let color = if first.balance > 0 { "white" } else { "black" };
            said.push(t.with("match-why-again", [("color", color)]));
        }
        if exchanged {
            said.push(t.text("match-why-exchanged"));
        }
        if self.before.teams.handicaps {
            said.push(t.text("match-why-stones"));
        }
        said
    }

    fn of_bye(&self, no: TeamNo) -> String {
        let (t, team) = (self.t, self.field.team(no));
        match (self.certificate, team) {
            (Some(certificate), _) if certificate.bye != Some(no) => t.text("match-why-bye-given"),
            (Some(_), Some(team)) if self.field.due_for_bye() == Some(no) => {
                t.with("match-why-bye", [("n", team.byes)])
            }
            (Some(_), _) => t.text("match-why-bye-rest"),
            (None, _) => String::new(),
        }
    }
}
