//! A team: its place and why, its matches, and its players round by round.

use crate::web::prelude::*;
use crate::web::views::team_words::{match_said, term_said};
use standings::{TeamPart, TeamSeat, TeamSheet, TeamTerm, explain_team};

use super::people::Person;
use super::standings::through;

struct Standing {
    place: String,
    of: usize,
    points: String,
    boards: Option<String>,
}

struct Played {
    round: RoundNo,
    href: String,
    opponent: Option<TeamLink>,
    said: String,
    won: bool,
}

struct Member {
    person: Person,
    captain: bool,
    cells: Vec<Option<Sat>>,
}

struct Sat {
    board: usize,
    color: Option<Color>,
    said: String,
    won: bool,
}

struct Why {
    column: TeamColumn,
    value: String,
    terms: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "public/team.html")]
struct TeamPage {
    cx: Page,
    name: String,
    captain: Option<String>,
    standing: Option<Standing>,
    played: Vec<Played>,
    rounds: Vec<RoundNo>,
    /// Whether teams meet, rather than their players one by one.
    meet: bool,
    squad: Vec<Member>,
    whys: Vec<Why>,
    calendar: Option<String>,
    edit: Option<String>,
    line_ups: Vec<(RoundNo, String)>,
}

pub async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let no = TeamNo(place.1);
    if visit.event.snapshot.tournament.teams.team(no).is_none() {
        return Err(WebError::no_page());
    }
    visit.answer(&format!("/teams/{no}"), move |page, event, _| view(page, event, no)).await
}

fn view(page: Page, event: &Event, no: TeamNo) -> Result<TeamPage> {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let team = tournament.teams.team(no).ok_or_else(WebError::no_page)?;
    let newest = tournament.last_public_round().unwrap_or(RoundNo(0));
    let base = event.path("");
    let rounds: Vec<RoundNo> = (1..=newest.0).map(RoundNo).collect();
    let next = service::next_round(&event.snapshot.tournament);
    let playing = tournament.round(newest).filter(|round| round.pending().next().is_some());
    let playing = playing.map(|round| round.no);
    let sheet = TeamSheet::new(tournament, newest);
    let captain = team.captain.and_then(|captain| tournament.entry(captain));
    Ok(TeamPage {
        name: team.name.clone(),
        captain: captain.map(|captain| t.person(captain)),
        standing: standing(t, tournament, team),
        played: rounds.iter().filter_map(|no| played(t, &sheet, team, *no, &base)).collect(),
        meet: tournament.teams.meet(),
        squad: team.squad.iter().filter_map(|id| member(t, tournament, team, *id, &base)).collect(),
        whys: whys(t, tournament, team),
        calendar: calendar_address(event).map(|_| event.path(&format!("/teams/{no}/games.ics"))),
        edit: event.may_change().then(|| event.path(&format!("/teams/{no}/edit"))),
        line_ups: playing
            .into_iter()
            .chain(next)
            .filter(|_| event.is_staff() && !event.snapshot.archived)
            .map(|round| (round, event.path(&format!("/teams/{no}/line-up/{round}"))))
            .collect(),
        rounds,
        cx: page.titled(&team.name),
    })
}

fn standing(t: Lang, tournament: &Tournament, team: &Team) -> Option<Standing> {
    let through = through(tournament, None);
    if through.0 == 0 {
        return None;
    }
    let standings = team_standings(tournament, through);
    let row = standings.rows.iter().find(|row| row.team == team.no)?;
    // Match points and board points, whether or not the event places by them.
    let mut plain = tournament.clone();
    plain.teams.placement = vec![TeamCriterion::Teamp, TeamCriterion::Bdw];
    let plain = team_standings(&plain, through);
    let own = plain.rows.iter().find(|row| row.team == team.no)?;
    Some(Standing {
        place: team_place(&standings, row.place),
        of: standings.rows.len(),
        points: team_value(t, own.values[0]),
        boards: own.values.get(1).map(|boards| team_value(t, *boards)),
    })
}

fn played(t: Lang, sheet: &TeamSheet<'_>, team: &Team, no: RoundNo, base: &str) -> Option<Played> {
    let tournament = sheet.tournament();
    let round = tournament.round(no)?;
    let href = format!("{base}/rounds/{no}");
    if round.teams.byes.contains(&team.no) {
        let said = t.text("free-bye");
        return Some(Played { round: no, href, opponent: None, said, won: false });
    }
    let one: &TeamMatch = round.teams.matches.iter().find(|one| one.has(team.no))?;
    let first = one.first == team.no;
    let block = match_block(t, tournament, round, one, base);
    let [own, other] = if first {
        block.score
    } else {
        let [a, b] = block.score;
        [b, a]
    };
    let score = format!("{own} – {other}");
    let at = tournament.teams.list.iter().position(|other| other.no == team.no)?;
    let TeamSeat::Match(met) = &sheet.seats(at)[no.index()] else { return None };
    let how = match_said(t, tournament, (round, one), met.result);
    Some(Played {
        round: no,
        href: format!("{href}#match-{}", one.first),
        opponent: Some(team_link(tournament, if first { one.second } else { one.first }, base)),
        said: format!("{how} {score}"),
        won: met.result == tournament::MatchResult::Win,
    })
}

fn member(
    t: Lang,
    tournament: &Tournament,
    team: &Team,
    id: EntryId,
    base: &str,
) -> Option<Member> {
    let entry = tournament.entry(id)?;
    let newest = tournament.last_public_round().unwrap_or(RoundNo(0));
    let cell = |no: RoundNo| {
        let round = tournament.round(no)?;
        let at = tournament.line_up(team, no).0.iter().position(|player| *player == Some(id))?;
        let points = if tournament.teams.meet() {
            let one = round.teams.matches.iter().find(|one| one.has(team.no))?;
            let side = usize::from(one.first != team.no);
            tournament.match_boards(round, one).get(at)?.points[side]
        } else {
            tournament.points_of_players(round, team)[at]
        };
        let game = round.board_of(id);
        let color = game.filter(|game| game.colors_known).and_then(|game| game.color_of(id));
        let ending = game.map(|game| game.ending);
        Some(Sat {
            board: at + 1,
            color,
            said: match (ending, color) {
                (Some(ending), _) if ending.is_pending() => t.ending_head(ending),
                (Some(ending), Some(color)) => t.ending_for(ending, color),
                _ => t.points(points),
            },
            won: points == tournament::HalfPoints::ONE,
        })
    };
    Some(Member {
        person: Person::among(t, tournament, entry, &format!("{base}/players/")),
        captain: team.captain == Some(id),
        cells: (1..=newest.0).map(|no| cell(RoundNo(no))).collect(),
    })
}

fn whys(t: Lang, tournament: &Tournament, team: &Team) -> Vec<Why> {
    let through = through(tournament, None);
    let standings = team_standings(tournament, through);
    let why = |criterion: &TeamCriterion| {
        let found = explain_team(tournament, &standings, team.no, *criterion)?;
        let term = |term: &TeamTerm| {
            // The next line shows what the divided sum comes to, so the amount lost by it is left out.
            let amount = match term.part {
                TeamPart::Divided => String::new(),
                _ => team_value(t, term.amount),
            };
            (term_said(t, tournament, term), amount)
        };
        Some(Why {
            column: TeamColumn::new(t, *criterion),
            value: team_value(t, found.value),
            terms: found.terms.iter().map(term).collect(),
        })
    };
    standings.criteria.iter().filter_map(why).collect()
}
