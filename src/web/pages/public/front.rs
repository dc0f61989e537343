//! The front page of an event: its name, how it stands, and links to everything else.

use super::*;

/// How many leaders are listed; twice as many once the event is over.
const FIRST: usize = 5;

const WHO_COMES: usize = 12;

const GAMES: usize = 6;

type Live = (RoundNo, Board, Game);

enum Stage {
    Before(Places),
    Round(Round),
    /// All published games have a result; the second is the next round.
    Between(RoundNo, RoundNo),
    Over,
}

struct Places {
    taken: usize,
    /// `None` if places are not limited, as the number of all.
    free: Option<u32>,
    of: Option<usize>,
}

#[derive(Template)]
#[template(path = "public/front.html")]
struct Front {
    cx: Cx,
    /// As everybody may see it.
    tournament: Tournament,
    stage: Stage,
    standings: Option<Standings>,
    said: Vec<Announcement>,
    /// The first board whose recorded game is not over.
    live: Option<Live>,
    /// Recorded games of an event that is over, the latest first.
    games: Vec<(RoundNo, Board)>,
    recorded: Vec<(RoundNo, TableNo)>,
}

/// Redirects a phone that stands for a player to the player's own page, except for staff.
#[route("GET", "/t/{slug}", Public)]
async fn show(visit: Visit, request: HttpRequest) -> Answer {
    if visit.event.role.is_none() && me::is_known(&request, &visit.event) {
        return Ok(redirect(&visit.event.path("/me")));
    }
    // Old links: the pairings used to be on this page, so a search or an order belongs to them.
    if visit.query.has("q") || visit.query.has("sort") {
        return Ok(redirect(&visit.event.path(&format!("/rounds?{}", request.query_string()))));
    }
    visit.kept("", Front::of).await
}

/// The pairings of the newest round. Before the first round it redirects to the front page.
#[route("GET", "/t/{slug}/rounds", Public)]
async fn pairings(visit: Visit) -> Answer {
    if newest_round(visit.tournament()).is_none() {
        return Ok(redirect(&visit.event.path("")));
    }
    round::newest(visit).await
}

impl Places {
    fn of(cx: &Cx, tournament: &Tournament, service: &Service) -> Result<Self> {
        let (free, _) = service.home_places(&cx.event.snapshot)?;
        let of = free.and(tournament.settings.home.places);
        let of = of.map(|places| usize::try_from(places).unwrap_or_default());
        let taken = match (of, free) {
            (Some(of), Some(free)) => of.saturating_sub(usize::try_from(free).unwrap_or_default()),
            _ => tournament.entries.len(),
        };
        Ok(Self { taken, free, of })
    }

    /// The text key for how many are taken.
    const fn places_key(&self) -> &'static str {
        if self.of.is_some() { "front-places" } else { "front-registered" }
    }
}

impl Front {
    fn of(cx: Cx, service: &Service) -> Result<Self> {
        let tournament = cx.tournament().public();
        let round = current_round(&tournament);
        let running = round.filter(|round| round.pending().next().is_some());
        let stage = match (round, next_round(&tournament)) {
            (None, _) => Stage::Before(Places::of(&cx, &tournament, service)?),
            (Some(round), _) if running.is_some() => Stage::Round(round.clone()),
            (Some(round), Some(next)) => Stage::Between(round.no, next),
            (Some(_), None) => tournament.open_round().cloned().map_or(Stage::Over, Stage::Round),
        };
        // In the middle of a round places mislead, so the leaders are those after the round before. A round with a
        // window lasts too long for that.
        let weeks = |round: &Round| tournament.clock(round.no).window.is_some();
        let after = match round {
            Some(round) if weeks(round) => standings_round(&tournament, None),
            Some(round) if running.is_some() => RoundNo(round.no.0 - 1),
            newest => newest.map_or(RoundNo(0), |round| round.no),
        };
        let title = tournament.settings.name.clone();
        let counts = service.read(|c| c.game_counts(cx.event.snapshot.id))?;
        let counts: Vec<GameCount> = counts.into_iter().filter(|count| count.entered > 0).collect();
        Ok(Self {
            recorded: counts.iter().map(|count| (count.round, count.table)).collect(),
            standings: (after.0 > 0).then(|| listed_standings(&tournament, after)),
            said: public_announcements(service, &cx.event)?,
            live: running.map(|round| live(&cx, round, &counts, service)).transpose()?.flatten(),
            games: match stage {
                Stage::Over => games(&cx, counts),
                _ => Vec::new(),
            },
            stage,
            tournament,
            cx: cx.titled(title),
        })
    }

    /// The text key of the system.
    fn system(&self) -> &'static str {
        let Tournament { settings, teams, .. } = &self.tournament;
        match (settings.system, teams.system) {
            (_, TeamSystem::Swiss) if teams.meet() => "team-system-swiss",
            (_, TeamSystem::McMahon) if teams.meet() => "team-system-mcmahon",
            (_, TeamSystem::Groups) if teams.meet() => "team-system-groups",
            (_, TeamSystem::RoundRobin) if teams.meet() => "team-system-round-robin",
            (_, TeamSystem::DoubleRoundRobin) if teams.meet() => "team-system-double-round-robin",
            _ if settings.draw.is_round_robin() => "all-rounds-title",
            (System::McMahon, _) => "system-mcmahon",
            (System::Swiss, _) => "system-swiss",
            (System::SwissCategories, _) => "about-swiss-categories",
            (System::Cup, _) => "system-cup",
        }
    }

    fn has_handicaps(&self) -> bool {
        let Tournament { settings, teams, .. } = &self.tournament;
        settings.handicap.ceiling > 0 && (teams.handicaps || !teams.meet())
    }

    fn next(&self) -> Option<RoundNo> {
        match &self.stage {
            Stage::Before(_) => Some(RoundNo(1)),
            Stage::Round(round) => Some(round.no),
            Stage::Between(_, next) => Some(*next),
            Stage::Over => None,
        }
    }

    fn starts(&self) -> Starts {
        self.next().map(|no| self.cx.starts(no)).unwrap_or_default()
    }

    fn newest(&self) -> Option<RoundNo> {
        current_round(&self.tournament).map(|round| round.no)
    }

    const fn is_before(&self) -> bool {
        matches!(self.stage, Stage::Before(_))
    }

    const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// The round that goes on, if it has a window instead of a start time.
    fn window(&self) -> Option<(RoundNo, RoundWindow)> {
        let Stage::Round(round) = &self.stage else { return None };
        Some((round.no, self.tournament.clock(round.no).window?))
    }

    /// How the event stands, in one sentence; empty where [`Starts`] says it.
    fn headline(&self) -> String {
        let (cx, tournament) = (&self.cx, &self.tournament);
        let round = |no: RoundNo| cx.with("round-number", [("round", no)]);
        match &self.stage {
            Stage::Before(_) => String::new(),
            Stage::Round(_) if self.window().is_some() && self.standings.is_some() => {
                how_far(cx.t, tournament, None)
            }
            Stage::Round(of) => running(cx.t, of),
            Stage::Between(_, next) if tournament.clock(*next).starts.is_some() => round(*next),
            Stage::Between(no, _) => cx.with("front-done", [("round", *no)]),
            Stage::Over => {
                let names = self.standings.as_ref().map(|s| winners(cx.t, tournament, s));
                let names = names.filter(|names| !names.is_empty());
                let won = names.map(|names| cx.with("front-won", [("names", cx.listed(&names))]));
                won.unwrap_or_default()
            }
        }
    }

    /// The event as a position, with links to recorded games.
    fn position(&self) -> Result<String> {
        let position = EventPosition::of_event(self.cx.t, &self.tournament);
        let link = |no, table| {
            let name = self.cx.with("incident-place", (("round", no), ("table", table)));
            (self.cx.to(format!("/games/{no}/{table}")), name)
        };
        position.with_games(&self.tournament, &self.recorded, link).html()
    }

    /// Whether there are tables that the position leaves out.
    fn has_more_tables(&self) -> bool {
        self.tournament.rounds.iter().any(|round| round.boards.len() > EventPosition::TABLES)
    }

    fn games_played(&self) -> usize {
        let boards = self.tournament.rounds.iter().flat_map(|round| &round.boards);
        boards.filter(|board| board.ending.is_played()).count()
    }

    /// The first place at the end; empty in an event of teams, or if too many share the place to be shown large.
    fn firsts(&self) -> Vec<&Entry> {
        let standings = self.last().filter(|_| !is_of_teams(&self.tournament));
        let rows = standings.iter().flat_map(|of| of.rows.iter().take_while(|row| row.place == 1));
        let firsts: Vec<_> = rows.filter_map(|row| self.tournament.entry(row.entry)).collect();
        if firsts.len() > 3 { Vec::new() } else { firsts }
    }

    /// How many games they won and played.
    fn won(&self, entry: &Entry) -> (usize, usize) {
        let rounds = self.tournament.rounds.iter();
        let boards = rounds.filter_map(|round| round.board_of(entry.id));
        let played: Vec<&Board> = boards.filter(|board| board.ending.is_played()).collect();
        let is_won = |board: &&&Board| board.ending.winner() == board.color_of(entry.id);
        (played.iter().filter(is_won).count(), played.len())
    }

    /// The standings at the end.
    fn last(&self) -> Option<&Standings> {
        self.standings.as_ref().filter(|_| self.is_over())
    }

    fn remarkable(&self) -> Remarkable {
        let told = self.last().map(|of| remarkable(&self.cx, &self.tournament, of));
        told.unwrap_or_default()
    }

    fn door(&self) -> HomeDoor {
        self.tournament.home_door(Utc::now())
    }

    fn is_open(&self) -> bool {
        self.door() == HomeDoor::Open && !self.cx.event.snapshot.archived
    }

    /// The strongest who come.
    fn strongest_entries(&self) -> Vec<&Entry> {
        let mut entries: Vec<&Entry> = self.tournament.entries.iter().collect();
        entries.sort_by_key(|entry| (Reverse(entry.rank), entry.id));
        entries.truncate(WHO_COMES);
        entries
    }

    fn takes_weeks(&self) -> bool {
        self.newest().is_some_and(|no| self.tournament.clock(no).window.is_some())
    }

    /// Players, or teams in a team event.
    fn leaders(&self) -> Vec<Leader> {
        let (cx, all) = (&self.cx, &self.tournament);
        let Some(standings) = &self.standings else { return Vec::new() };
        let most = if self.is_over() { 2 * FIRST } else { FIRST };
        if is_of_teams(all) {
            let teams = team_standings(all, standings.through);
            let leader = |row: &TeamRow| {
                let TeamLink { name, href } = team_link(all, row.team, &cx.to(""));
                Leader {
                    place: team_place(&teams, row.place),
                    who: PlayerRow { href, ..PlayerRow::named(&name) },
                    wins: None,
                    score: row.values.first().map(|value| cx.value(value)).unwrap_or_default(),
                }
            };
            return teams.rows.iter().take(most).map(leader).collect();
        }
        let leader = |(at, row): (usize, &Row)| {
            let entry = &all.entries[row.index];
            let first = standings.criteria.first().zip(row.values.first());
            let is = |sign, cell: &&ResultCell| matches!(cell, ResultCell::Game { mark, .. } if *mark == sign);
            let games = |sign| row.cells.iter().filter(|cell| is(sign, cell)).count();
            Leader {
                place: place(standings, at),
                who: cx.player_in(all, entry),
                wins: Some((games(Mark::Win), games(Mark::Half))),
                score: first.map(|(c, v)| value_text(cx.t, *c, *v, entry)).unwrap_or_default(),
            }
        };
        standings.rows.iter().enumerate().take(most).map(leader).collect()
    }

    /// Second and third place.
    fn runners_up(&self, winners: usize) -> Vec<Leader> {
        self.leaders().into_iter().take(3).skip(winners).collect()
    }

    /// The event in a line: how it stands, else when and where.
    fn about(&self) -> String {
        let headline = self.headline();
        let settings = &self.tournament.settings;
        let when_where = [self.cx.dates(settings), settings.place.clone()];
        if headline.is_empty() { self.cx.listed(&when_where) } else { headline }
    }

    /// Before the event who registered, as the list of players has them, then who takes part for certain.
    fn players(&self) -> usize {
        let entries = self.tournament.entries.iter();
        entries.filter(|entry| self.is_before() || entry.is_final()).count()
    }

    /// By day, when the rounds to come start.
    fn times(&self) -> Vec<(NaiveDate, Vec<(NaiveTime, RoundNo)>)> {
        let after = newest_round(&self.tournament).map_or(0, |round| round.no.0);
        let mut days: Vec<(NaiveDate, Vec<(NaiveTime, RoundNo)>)> = Vec::new();
        for no in (after + 1..=self.tournament.settings.rounds).map(RoundNo) {
            let Some(at) = self.tournament.clock(no).starts else { continue };
            let at = self.cx.local(at);
            match days.last_mut().filter(|(day, _)| *day == at.date()) {
                Some((_, times)) => times.push((at.time(), no)),
                None => days.push((at.date(), vec![(at.time(), no)])),
            }
        }
        days
    }

    fn given_prizes(&self) -> Vec<GivenPrize> {
        let awards = self.last().map(|standings| prizes(&self.tournament, standings));
        let rules = &self.tournament.settings.prizes;
        let awards = awards.iter().flatten();
        awards.map(|award| given(self.cx.t, &self.tournament, rules, award)).collect()
    }

    fn sides(&self, board: &Board) -> Vec<(Color, &Entry)> {
        let entry = |color| Some((color, self.cx.tournament().entry(board.seat(color))?));
        [Color::Black, Color::White].into_iter().filter_map(entry).collect()
    }

    fn calendar(&self) -> Option<String> {
        calendar_address(&self.cx.event).filter(|_| !self.is_over())
    }
}

fn live(cx: &Cx, round: &Round, counts: &[GameCount], of: &Service) -> Result<Option<Live>> {
    let recorded =
        |board: &&Board| counts.iter().any(|c| (c.round, c.table) == (round.no, board.table));
    let Some(board) = round.pending().find(recorded) else { return Ok(None) };
    let file = of.game(&cx.event.snapshot, round.no, board.table)?;
    Ok(Some((round.no, board.clone(), file.game)))
}

fn games(cx: &Cx, mut counts: Vec<GameCount>) -> Vec<(RoundNo, Board)> {
    counts.sort_by_key(|count| (-count.round.0, count.table));
    let board = |count: &GameCount| {
        let board = cx.tournament().round(count.round)?.board_at(count.table)?;
        Some((count.round, board.clone()))
    };
    counts.iter().filter_map(board).take(GAMES).collect()
}

/// `Round 3: 25 of 32 games finished`
pub(super) fn running(t: Lang, of: &Round) -> String {
    let (round, total, open) = (("round", of.no), of.boards.len(), of.pending().count());
    match total - open {
        0 => t.with("round-number", [round]),
        done => t.with("front-running", (round, ("done", done), ("total", total))),
    }
}

struct Leader {
    place: String,
    /// A team has only a name.
    who: PlayerRow,
    /// The games won and jigo, of a player.
    wins: Option<(usize, usize)>,
    /// The value of the first criterion.
    score: String,
}

impl Leader {
    fn is_first(&self) -> bool {
        self.place.trim_start_matches('=') == "1"
    }
}

/// Several names, with ranks, if they share first place.
pub(super) fn winners(t: Lang, tournament: &Tournament, standings: &Standings) -> Vec<String> {
    if is_of_teams(tournament) {
        let rows = team_standings(tournament, standings.through).rows.into_iter();
        let firsts = rows.take_while(|row| row.place == 1);
        return firsts.map(|row| tournament.teams.list[row.index].name.clone()).collect();
    }
    let firsts = standings.rows.iter().take_while(|row| row.place == 1);
    let entries = firsts.filter_map(|row| tournament.entry(row.entry));
    entries.map(|entry| format!("{} {}", t.person(entry), t.rank(entry.rank))).collect()
}

pub(super) type Paths = HashMap<EntryId, Vec<Stand>>;

/// Score and place of all players after each round, cached per revision.
pub(super) fn paths_of(cx: &Cx, tournament: &Tournament, through: RoundNo) -> Arc<Paths> {
    let read = || Ok::<_, Infallible>(paths(tournament, through));
    let Ok(paths) = cx.state.once_a_revision::<Paths, _>(cx.event.at(), cx.t, read);
    paths
}

/// Empty for an event of teams.
pub(super) fn remarkable(cx: &Cx, tournament: &Tournament, standings: &Standings) -> Remarkable {
    if tournament.teams.meet() {
        return Remarkable::default();
    }
    Remarkable::of(tournament, standings, &paths_of(cx, tournament, standings.through))
}
