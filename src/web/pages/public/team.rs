//! A team: its place and why, its matches, and its players round by round.

use super::*;
use crate::web::views::windows::open_words;

#[derive(Template)]
#[template(path = "public/team.html")]
struct TeamPage {
    cx: Cx,
    team: Team,
    public: Tournament,
    standings: TeamStandings,
    /// What the team did in each published round.
    seats: Vec<TeamSeat>,
}

/// A player's board in a round.
struct Sat<'a> {
    no: usize,
    points: HalfPoints,
    game: Option<&'a Board>,
    /// `None` if it is not known.
    color: Option<Color>,
}

#[route("GET", "/t/{slug}/teams/{team}", Public)]
async fn show(visit: Visit, place: Numbered) -> Answer {
    let no = TeamNo(place.1);
    if visit.tournament().teams.team(no).is_none() {
        return Err(WebError::no_page());
    }
    visit.kept(&format!("/teams/{no}"), move |cx, _| TeamPage::of(cx, no)).await
}

impl TeamPage {
    fn of(cx: Cx, no: TeamNo) -> Result<Self> {
        let public = cx.tournament().public();
        let at = public.teams.list.iter().position(|team| team.no == no);
        let at = at.ok_or_else(WebError::no_page)?;
        let team = public.teams.list[at].clone();
        let newest = public.last_public_round().unwrap_or(RoundNo(0));
        Ok(Self {
            seats: TeamSheet::new(&public, newest).seats(at).to_vec(),
            standings: team_standings(&public, standings_round(&public, None)),
            cx: cx.titled(&team.name),
            team,
            public,
        })
    }

    /// Rounds whose line-up staff may fill in: the one that is played, and the next.
    fn line_ups(&self) -> Vec<RoundNo> {
        let (event, newest) = (&self.cx.event, self.public.last_public_round());
        if !event.is_staff() || event.snapshot.archived {
            return Vec::new();
        }
        let playing = newest.and_then(|no| self.public.round(no));
        let playing = playing.filter(|round| round.pending().next().is_some());
        let next = next_round(self.cx.tournament());
        playing.map(|round| round.no).into_iter().chain(next).collect()
    }

    /// `None` before the first round.
    fn row(&self) -> Option<&TeamRow> {
        let begun = self.standings.through.0 > 0;
        self.standings.rows.iter().find(|row| begun && row.team == self.team.no)
    }

    /// Match points and board points, whether or not the event places by them: label, value, and the most that the
    /// team could have so far.
    fn points(&self) -> Vec<(&'static str, Value, Option<HalfPoints>)> {
        let [matches, boards] = self.most();
        let shown = [
            ("team-column-teamp", TeamCriterion::Teamp, matches),
            ("team-column-bdw", TeamCriterion::Bdw, boards),
        ];
        let own = |(label, criterion, most)| {
            let all = team_values(&self.public, self.standings.through, criterion);
            let most = Some(most).filter(|most| *most > HalfPoints::ZERO);
            Some((label, *all.get(&self.team.no)?, most))
        };
        shown.into_iter().filter_map(own).collect()
    }

    /// Of match points and board points.
    fn most(&self) -> [HalfPoints; 2] {
        let teams = &self.public.teams;
        let is_over = |seat: &&TeamSeat| matches!(seat, TeamSeat::Match(met) if !met.open);
        let over = self.seats.iter().filter(is_over);
        let byes = self.seats.iter().filter(|seat| matches!(seat, TeamSeat::Bye));
        let boards = HalfPoints(2 * i32::from(teams.size));
        let won: HalfPoints = over.clone().map(|_| teams.worth_of(MatchResult::Win, boards)).sum();
        [won + byes.map(|_| teams.bye).sum(), over.map(|_| boards).sum()]
    }

    /// Rounds with a match of the team, and those in which no opponent was left for it.
    fn played(&self) -> Vec<(&Round, Option<(&TeamMatch, &Encounter)>)> {
        let is_own = |one: &&TeamMatch| one.has(self.team.no);
        self.seats
            .iter()
            .zip((1..).map(RoundNo))
            .filter_map(|(seat, no)| {
                let round = self.public.round(no)?;
                match seat {
                    TeamSeat::Bye => Some((round, None)),
                    TeamSeat::Match(met) => {
                        Some((round, Some((round.teams.matches.iter().find(is_own)?, met))))
                    }
                    TeamSeat::Players(_) | TeamSeat::Free => None,
                }
            })
            .collect()
    }

    fn opponent(&self, one: &TeamMatch) -> TeamLink {
        self.cx.team(if one.first == self.team.no { one.second } else { one.first })
    }

    fn is_captain(&self, entry: &Entry) -> bool {
        self.team.captain == Some(entry.id)
    }

    /// `won 2½ – 1½`
    fn ended(&self, round: &Round, one: &TeamMatch, met: &Encounter) -> String {
        let (t, all) = (self.cx.t, &self.public);
        let mut score = match_block(t, all, round, one, "").score;
        if one.first != self.team.no {
            score.reverse();
        }
        format!("{} {}", match_words(t, all, (round, one), met.result), score.join(" – "))
    }

    /// `None` if the player was at no board.
    fn seat_in(&self, entry: &Entry, index: &usize) -> Option<Sat<'_>> {
        let (all, team) = (&self.public, &self.team);
        let round = all.round(RoundNo::from_index(*index))?;
        let at = all.line_up(team, round.no).0.iter().position(|id| *id == Some(entry.id))?;
        let points = if all.teams.meet() {
            let one = round.teams.matches.iter().find(|one| one.has(team.no))?;
            all.match_boards(round, one).get(at)?.points[usize::from(one.first != team.no)]
        } else {
            all.points_of_players(round, team)[at]
        };
        let game = round.board_of(entry.id);
        let color = game.filter(|game| game.colors_known).and_then(|game| game.color_of(entry.id));
        Some(Sat { no: at + 1, points, game, color })
    }

    fn result_words(&self, sat: &Sat<'_>, index: &usize) -> String {
        let weeks = self.public.clock(RoundNo::from_index(*index)).window.is_some();
        match (sat.game, sat.color) {
            (Some(game), _) if game.ending.is_pending() && weeks => open_words(self.cx.t, [game]),
            (Some(game), _) if game.ending.is_pending() => self.cx.ending_head(game.ending),
            (Some(game), Some(color)) => self.cx.ending_for(game.ending, color),
            _ => self.cx.points(sat.points),
        }
    }

    /// The text key for a player at no board.
    fn unseated(&self, seat: &TeamSeat) -> &'static str {
        match seat {
            TeamSeat::Bye => "free-bye",
            TeamSeat::Match(met) if met.open => "free-left-out",
            _ => "team-not-seated",
        }
    }

    fn explanations(&self) -> Vec<(TeamColumn, TeamExplanation)> {
        let why = |one: &TeamCriterion| {
            let found = explain_team(&self.public, &self.standings, self.team.no, *one)?;
            Some((TeamColumn::new(self.cx.t, *one), found))
        };
        self.standings.criteria.iter().filter_map(why).collect()
    }
}

pub(super) fn captain<'a>(all: &'a Tournament, team: &Team) -> Option<&'a Entry> {
    all.entry(team.captain?)
}

pub(super) fn squad<'a>(all: &'a Tournament, team: &Team) -> Vec<&'a Entry> {
    team.squad.iter().filter_map(|id| all.entry(*id)).collect()
}
