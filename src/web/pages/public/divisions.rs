//! The divisions of a season side by side, with links to the other seasons of the series.

use super::*;

struct Table {
    href: String,
    /// As everybody may see it.
    tournament: Tournament,
    rows: Vec<DivisionRow>,
    /// The boards that each team won.
    boards: HashMap<TeamNo, Value>,
    /// How many go up, and down.
    goes: (usize, usize),
}

#[derive(Template)]
#[template(path = "public/divisions.html")]
struct Divisions {
    cx: Cx,
    tables: Vec<Table>,
    /// Events of other seasons, latest first.
    others: Vec<Arc<Snapshot>>,
    /// Events that can be added to the series; `None` unless the viewer organises all of the season.
    addable: Option<Vec<Arc<Snapshot>>>,
}

/// Other hidden events are listed only for their own staff and the owner of the server.
#[route("GET", "/t/{slug}/divisions", Public)]
async fn show(visit: Visit, account: Option<Account>) -> Answer {
    let own = &visit.tournament().settings.division;
    if !own.is_of_series(own) {
        return Ok(redirect(&visit.event.path("")));
    }
    visit.once(move |cx, service| Divisions::of(cx, service, account.as_ref())).await
}

impl Divisions {
    fn of(cx: Cx, service: &Service, account: Option<&Account>) -> Result<Self> {
        let here = &cx.event.snapshot;
        let own = &here.tournament.settings.division;
        let all = service.divisions_of(here)?;
        let roles = match account {
            Some(account) => service.read(|c| c.roles_of(account.0.id))?,
            None => Vec::new(),
        };
        let works_at = |one: &Snapshot| {
            let staff = |(id, role): &(_, Role)| *id == one.id && *role >= Role::Arbiter;
            account.is_some_and(|account| account.0.is_owner) || roles.iter().any(staff)
        };
        let of_season = |one: &&Arc<Snapshot>| settings(one).division.season == own.season;
        let may = |account: &&Account| organises_all(account, &roles, all.iter().filter(of_season));
        let organiser = account.filter(may);
        let addable =
            organiser.map(|account| service.could_join(here, account.0.id)).transpose()?;
        let mut shown = all.clone();
        shown.retain(|one| !settings(one).hidden || one.id == here.id || works_at(one));
        shown.sort_by_key(|one| settings(one).division.no);
        let (same, mut others): (Vec<_>, Vec<_>) =
            shown.into_iter().partition(|one| of_season(&one));
        others.sort_by_key(|one| Reverse(settings(one).begins));
        let tables = same.iter().map(|one| Table::of(cx.t, one, &all)).collect();
        let title = own.series.clone();
        Ok(Self { cx: cx.titled(title), tables, others, addable })
    }
}

fn settings(of: &Snapshot) -> &Settings {
    &of.tournament.settings
}

impl Table {
    /// `all` are the events of the series.
    fn of(t: Lang, one: &Snapshot, all: &[Arc<Snapshot>]) -> Self {
        let public = one.tournament.public();
        let tournament = public.with_initials().unwrap_or(public);
        let (href, goes) = (format!("/t/{}", one.slug), move_counts(&tournament, all));
        let through = standings_round(&tournament, None);
        let boards = team_values(&tournament, through, TeamCriterion::Bdw);
        Self { rows: division_rows(t, &tournament, &href, all), boards, goes, tournament, href }
    }

    fn boards(&self, row: &DivisionRow) -> Option<&Value> {
        let DivisionMember::Team(no) = &row.who else { return None };
        self.boards.get(no)
    }

    /// How many matches or games somebody still plays.
    fn left(&self, row: &DivisionRow) -> usize {
        let all = &self.tournament;
        let is_over = |round: &&Round| match row.who {
            DivisionMember::Team(no) => {
                !round.teams.matches.iter().any(|one| one.has(no) && all.is_open(round, one))
            }
            DivisionMember::Entry(id) => {
                round.board_of(id).is_none_or(|board| !board.ending.is_pending())
            }
        };
        let over = all.rounds.iter().filter(is_over).count();
        usize::try_from(all.settings.rounds).unwrap_or_default().saturating_sub(over)
    }

    /// The first round with open games and the next, else the last.
    fn days(&self) -> &[Round] {
        let rounds = &self.tournament.rounds;
        let open = rounds.iter().position(|round| round.pending().next().is_some());
        let first = open.unwrap_or(rounds.len().saturating_sub(1));
        &rounds[first..rounds.len().min(first + 2)]
    }

    /// The matches of a round, or its games, open ones first: who meets, whether it is open, and its date or result.
    fn meetings(&self, t: Lang, round: &Round) -> Vec<([String; 2], bool, String)> {
        let all = &self.tournament;
        let weeks = all.clock(round.no).window.is_some();
        let date = |board: &Board| if weeks { board_date(t, board) } else { String::new() };
        let game = |board: &Board| {
            let open = board.ending.is_pending();
            let names = [board.black, board.white];
            let names = names.map(|id| all.entry(id).map_or_else(String::new, |of| t.person(of)));
            (names, open, if open { date(board) } else { t.ending(board.ending) })
        };
        let of_teams = |one: &TeamMatch| {
            let MatchBlock { teams, score, .. } = match_block(t, all, round, one, "");
            let boards = all.boards_of(round, one.first);
            let next = boards.iter().find(|(board, _)| weeks && board.ending.is_pending());
            let said = next.map_or_else(|| score.join(" – "), |(board, _)| date(board));
            (teams.map(|team| team.name), all.is_open(round, one), said)
        };
        let mut met: Vec<_> = match round.teams.is_empty() {
            true => round.boards.iter().map(game).collect(),
            false => round.teams.matches.iter().map(of_teams).collect(),
        };
        met.sort_by_key(|(_, open, _)| !open);
        met
    }
}
