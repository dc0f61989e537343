use crate::web::prelude::*;
use standings::{ScoreSheet, wall_list};

use super::cells::CellWords;
use super::many::{A_PAGE, Line, Part, Rows, page_start, parts, with_moves};
use super::ordered_by::{OrderedBy, there_are};
use super::paper::day_of;
use super::people::hits;
use super::team_standings::{self, is_of_teams};
use crate::web::views::divisions::{going, too_short};
pub(super) use crate::web::views::rounds::through;
use crate::web::views::words::{group_asked, groups_of, which};

/// The most criteria that have a column.
const CRITERIA: usize = 6;

/// Up to this many rounds a row has room for country, wins and wider cells.
const FEW_ROUNDS: i32 = 5;

/// Up to this many rounds, and columns of criteria, a cell also names the opponent.
const NAMED: (i32, usize) = (3, 4);

const FOUND: usize = 30;

#[derive(Template)]
#[template(path = "public/standings.html")]
struct StandingsPage {
    cx: Page,
    series: Option<(String, String)>,
    title: String,
    /// Only printed: the event, and when the round is played.
    on_paper: (String, String),
    /// Address of the sheet that is printed instead; empty for a group or another order.
    sheet: String,
    through: RoundNo,
    state: String,
    players: usize,
    rounds: Vec<RoundLink>,
    columns: Vec<CriterionColumn>,
    order: String,
    /// Head of the wins, if no criterion shows them, and the number of criteria before them.
    wins: Option<String>,
    before_wins: usize,
    width: usize,
    /// Whether rows have room for more, and whether their cells name the opponent.
    few: bool,
    named: bool,
    /// One page with few rounds: rows are taller, and the player's own row stays at the edge of the screen.
    airy: bool,
    rated: bool,
    lines: Vec<Line>,
    /// The player who was asked for, kept in view.
    pinned: Option<Line>,
    /// Several players who may be meant: name and address.
    found: Vec<(String, String)>,
    nobody: bool,
    parts: Vec<Part>,
    asked: StandingsQuery,
    /// All criteria, for staff who may try others.
    criteria: Vec<String>,
    /// Address of the same list in the event's own order.
    own: String,
    base: String,
    teams: Option<String>,
    /// Groups that can be chosen, and the chosen one.
    groups: Vec<(String, String)>,
    group: Option<String>,
}

#[derive(Clone, Default)]
pub(super) struct StandingsQuery {
    pub list: List,
    /// Whether the standings are those of teams by default, so that an address has to say that it means players.
    beside_teams: bool,
    pub round: Option<RoundNo>,
    from: Option<usize>,
    me: Option<EntryId>,
    group: Group,
    typed: String,
    by: Option<OrderedBy>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum List {
    #[default]
    Standings,
    /// By strength before the first round, so that no result moves a row.
    Strength,
}

impl List {
    const fn path(self) -> &'static str {
        match self {
            Self::Standings => "/standings",
            Self::Strength => "/wall",
        }
    }
}

impl StandingsQuery {
    fn new(request: &HttpRequest, tournament: &Tournament) -> Result<Self> {
        let query = Form::of_query(request);
        let count = tournament.entries.len();
        let me = query.value("me").parse().ok().map(EntryId);
        Ok(Self {
            list: List::default(),
            beside_teams: is_of_teams(tournament),
            round: round_asked(request, tournament)?,
            from: Some(page_start(query.value("from"), count, A_PAGE))
                .filter(|_| !query.value("from").is_empty()),
            me: me.filter(|me| tournament.entry(*me).is_some()),
            group: group_asked(query.value("of"), tournament)?,
            typed: query.value("q").trim().chars().take(100).collect(),
            by: None,
        })
    }

    /// # Errors
    /// 404 for a round that is not public.
    pub fn of_value(request: &HttpRequest, event: &Event) -> Result<Self> {
        let round = round_asked(request, &event.snapshot.tournament)?;
        Ok(Self { round, by: OrderedBy::asked(request, event), ..Self::default() })
    }

    pub fn tournament(&self, event: &Event) -> Tournament {
        let mut tournament = event.snapshot.tournament.public();
        if let Some(by) = &self.by {
            by.apply(&mut tournament);
        }
        tournament
    }

    /// The query without what was typed: `?round=3&from=101`.
    pub fn query(&self) -> String {
        let list = match self.list {
            List::Strength => Some("sort=start".to_owned()),
            List::Standings => self.beside_teams.then(|| "list=players".to_owned()),
        };
        let round = self.round.map(|no| format!("round={no}"));
        let from = self.from.filter(|from| *from > 0).map(|from| format!("from={}", from + 1));
        let me = self.me.map(|me| format!("me={me}"));
        let of = Some(&self.group).filter(|group| **group != Group::All);
        let of = of.map(|group| serde_urlencoded::to_string([("of", group.to_string())]));
        let of = of.and_then(Result::ok);
        let by = self.by.as_ref().and_then(OrderedBy::query);
        let said: Vec<String> = [list, round, from, me, of, by].into_iter().flatten().collect();
        if said.is_empty() { String::new() } else { format!("?{}", said.join("&")) }
    }

    pub fn address(&self) -> String {
        format!("{}{}", self.list.path(), self.query())
    }

    /// Address of the sheet on paper; `None` for a group or another order.
    fn sheet(&self) -> Option<String> {
        let all = Self { list: self.list, round: self.round, ..Self::default() };
        let path = self.list.path();
        (self.group == Group::All && !self.is_other())
            .then(|| format!("/paper{path}{}", all.query()))
    }

    fn is_other(&self) -> bool {
        self.by.as_ref().is_some_and(OrderedBy::is_other)
    }

    fn typed_criteria(&self) -> &str {
        self.by.as_ref().map_or("", |by| by.form.value("by"))
    }

    /// The query of links to the explanation of a value.
    fn of_round(&self) -> String {
        Self { round: self.round, by: self.by.clone(), ..Self::default() }.query()
    }
}

/// After the newest round or `?round=N`; a page from row `?from=101`, with `?me=ENTRY` kept in view or with the
/// players whom `?q=` finds.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let of_players =
        ["list", "me", "of", "by", "q"].iter().any(|name| !query.value(name).is_empty());
    let tournament = &visit.event.snapshot.tournament;
    let beside = query.value("list") == "teams" && !tournament.teams.list.is_empty();
    if beside || is_of_teams(tournament) && !of_players {
        return team_standings::answer(visit, &request).await;
    }
    let mut asked = StandingsQuery::new(&request, &visit.event.snapshot.tournament)?;
    asked.by = OrderedBy::asked(&request, &visit.event);
    answer(visit, asked).await
}

/// The wall list: by strength, which no result changes.
pub async fn wall(visit: Visit, request: HttpRequest) -> Answer {
    let mut asked = StandingsQuery::new(&request, &visit.event.snapshot.tournament)?;
    asked.list = List::Strength;
    answer(visit, asked).await
}

async fn answer(visit: Visit, asked: StandingsQuery) -> Answer {
    let (address, fresh) = (asked.address(), asked.by.as_ref().is_some_and(OrderedBy::is_asked));
    let fresh = fresh || !asked.typed.is_empty();
    let view = move |page: Page, event: &Event, service: &Service| {
        let goes = going(&event.snapshot.tournament, &service.divisions_of(&event.snapshot)?);
        Ok(view(page, event, asked, goes))
    };
    if fresh { visit.fresh(view).await } else { visit.answer(&address, view).await }
}

/// # Errors
/// 404 for a round that is not public.
pub(super) fn round_asked(
    request: &HttpRequest,
    tournament: &Tournament,
) -> Result<Option<RoundNo>> {
    let query = Form::of_query(request);
    if query.value("round").is_empty() {
        return Ok(None);
    }
    let no = query.value("round").parse().map_err(|_| WebError::no_page())?;
    Ok(Some(public_round(tournament, RoundNo(no))?.no))
}

fn view(
    page: Page,
    event: &Event,
    mut asked: StandingsQuery,
    goes: (usize, usize),
) -> StandingsPage {
    let t = page.t;
    let tournament = &asked.tournament(event);
    let through = through(tournament, asked.round);
    let mut standings = listed_standings(tournament, through);
    let mut strength = (asked.list == List::Strength).then(|| wall_list(tournament, through));
    let words = CellWords::new(&standings);
    let changes = rating_preview(t, tournament, through);
    let columns = match asked.list {
        List::Strength => strength_columns(t, tournament),
        List::Standings => {
            CriterionColumn::all(t, &standings.criteria).into_iter().take(CRITERIA).collect()
        }
    };
    let wins = wins(t, tournament, through, &columns);
    let named = through.0 <= NAMED.0 && columns.len() <= NAMED.1;
    let few = through.0 <= FEW_ROUNDS;
    let airy = few && standings.rows.len() <= A_PAGE;
    let rows = Rows {
        t,
        tournament,
        words: &words,
        base: "players/",
        criteria: CRITERIA,
        changes: changes.as_deref(),
        wins: wins.as_deref(),
        named,
        clubs: !airy,
    };
    if asked.group != Group::All {
        let is_in = |index: usize| asked.group.has(tournament, &tournament.entries[index]);
        standings.keep(is_in);
        if let Some(list) = &mut strength {
            list.retain(|row| is_in(row.index));
        }
    }
    let (standings, strength) = (standings, strength);
    let goes = if asked.beside_teams { (0, 0) } else { goes };
    let short = too_short(t, standings.rows.len(), goes);
    let order: Vec<EntryId> = match &strength {
        Some(list) => list.iter().map(|row| row.entry).collect(),
        None => standings.rows.iter().map(|row| row.entry).collect(),
    };
    let before_wins = if strength.is_some() { columns.len() } else { 1 };
    let hits = hits(tournament, &standings, &asked.typed);
    let meant = if let [one] = hits[..] { Some(one) } else { asked.me };
    let at = meant.and_then(|me| order.iter().position(|id| *id == me));
    let start = asked.from.unwrap_or(at.unwrap_or(0) / A_PAGE * A_PAGE);
    let shown = start..(start + A_PAGE).min(order.len());
    let (mut lines, pinned) = match &strength {
        Some(list) => (rows.by_number(list, shown.clone()), at.map(|i| rows.number(list, i))),
        None => (rows.by_place(&standings, shown.clone()), at.map(|i| rows.place(&standings, i))),
    };
    if strength.is_none() && asked.group == Group::All && !asked.is_other() {
        with_moves(t, goes, &standings, (shown, &mut lines));
    }
    // On a single page the row itself stays at the edge of the screen, so it is not shown twice.
    let pinned = pinned.filter(|one| !airy || lines.iter().all(|line| line.entry != one.entry));
    (asked.me, asked.from) = (meant, Some(start));
    let to =
        |from: usize| event.path(&StandingsQuery { from: Some(from), ..asked.clone() }.address());
    let me = |id: EntryId| StandingsQuery { me: Some(id), from: None, ..asked.clone() }.address();
    let name = |id: &EntryId| (event.name(t, *id), event.path(&me(*id)));
    let title = t.text(if strength.is_some() { "wall-title" } else { "way-standings" });
    StandingsPage {
        series: division_link(t, event),
        sheet: asked.sheet().map(|sheet| event.path(&sheet)).unwrap_or_default(),
        on_paper: (tournament.settings.name.clone(), day_of(t, tournament, through)),
        through,
        state: how_far(t, tournament, asked.round),
        players: order.len(),
        rounds: round_links(tournament, Some(through), |no| {
            event.path(
                &StandingsQuery {
                    list: asked.list,
                    group: asked.group.clone(),
                    beside_teams: asked.beside_teams,
                    round: Some(no),
                    me: asked.me,
                    by: asked.by.clone(),
                    ..StandingsQuery::default()
                }
                .address(),
            )
        }),
        order: format!("{} {short}", order_of(t, tournament, &columns)),
        width: 3 + columns.len() + through.index() + 1,
        columns,
        wins: wins.map(|_| CriterionColumn::new(t, Criterion::Nbw).head),
        before_wins,
        few,
        named,
        airy,
        rated: changes.is_some(),
        lines,
        pinned,
        nobody: !asked.typed.is_empty() && hits.is_empty(),
        found: if hits.len() > 1 {
            hits.iter().take(FOUND).map(name).collect()
        } else {
            Vec::new()
        },
        parts: parts(order.len(), A_PAGE, Some(start), to),
        groups: groups_of(t, tournament),
        criteria: if asked.by.is_some() { there_are(t) } else { Vec::new() },
        own: event.path(&StandingsQuery { by: None, ..asked.clone() }.address()),
        group: Some(&asked.group).filter(|group| **group != Group::All).map(|g| which(t, g)),
        asked,
        base: event.path(""),
        teams: (!tournament.teams.list.is_empty())
            .then(|| event.path(&team_standings::address(tournament, None))),
        cx: page.titled(&title),
        title,
    }
}

fn wins(
    t: Lang,
    tournament: &Tournament,
    through: RoundNo,
    columns: &[CriterionColumn],
) -> Option<Vec<String>> {
    if columns.iter().any(|column| column.criterion == Criterion::Nbw) {
        return None;
    }
    let sheet = ScoreSheet::new(tournament, through);
    let after = usize::try_from(through.0).unwrap_or_default();
    Some((0..tournament.entries.len()).map(|i| t.points(sheet.wins(i, after))).collect())
}

fn strength_columns(t: Lang, tournament: &Tournament) -> Vec<CriterionColumn> {
    let score = CriterionColumn::new(t, tournament.settings.system.main_score());
    let start =
        CriterionColumn { head: t.text("wall-start"), ..CriterionColumn::new(t, score.criterion) };
    vec![start, score]
}

/// `By score, SOS, SOSOS.`, and how many games a place takes, if it takes any.
fn order_of(t: Lang, tournament: &Tournament, columns: &[CriterionColumn]) -> String {
    let heads = columns.iter().map(|column| &column.head);
    let order = t.with("standings-order", [("criteria", t.listed(heads))]);
    match tournament.settings.season.least_games {
        0 => order,
        n => format!("{order} {}", t.with("standings-least", [("n", u32::from(n))])),
    }
}

/// `3`, `=3` if the place is shared, or a dash without a place.
pub(super) fn place(standings: &Standings, i: usize) -> String {
    let rows = &standings.rows;
    if !rows[i].placed {
        return "–".to_owned();
    }
    let shared = rows[i].shared || rows.get(i + 1).is_some_and(|next| next.shared);
    format!("{}{}", if shared { "=" } else { "" }, rows[i].place)
}
