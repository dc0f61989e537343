//! The standings, and the wall list: the same table in the order of strength, which no result changes.

use super::*;

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
    cx: Cx,
    /// With the player who was asked for or found, and the first row of the page.
    asked: StandingsQuery,
    through: RoundNo,
    many: Many,
    /// Wins of each entry, if no criterion shows them.
    wins: Option<Vec<HalfPoints>>,
    changes: Option<Vec<String>>,
    hits: Vec<EntryId>,
    /// How many go up, and down.
    goes: (usize, usize),
    /// The lines between going up, staying and going down; none but in the event's own order.
    moves: Vec<MoveLine>,
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
    fn new(query: &Form, tournament: &Tournament) -> Result<Self> {
        let count = tournament.entries.len();
        let me = query.value("me").parse().ok().map(EntryId);
        Ok(Self {
            list: List::default(),
            beside_teams: is_of_teams(tournament),
            round: round_asked(query, tournament)?,
            from: Some(page_start(query.value("from"), count, A_PAGE))
                .filter(|_| !query.value("from").is_empty()),
            me: me.filter(|me| tournament.entry(*me).is_some()),
            group: group_asked(query.value("of"), tournament)?,
            typed: query.value("q").trim().chars().take(100).collect(),
            by: None,
        })
    }

    pub fn of_value(query: &Form, event: &Event) -> Result<Self> {
        let round = round_asked(query, &event.snapshot.tournament)?;
        Ok(Self { round, by: OrderedBy::asked(query, event), ..Self::default() })
    }

    pub fn tournament(&self, event: &Event) -> Tournament {
        let mut tournament = event.snapshot.tournament.public();
        if let Some(by) = self.by.as_ref().filter(|by| by.is_other()) {
            tournament.settings.placement.clone_from(&by.criteria);
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
#[route("GET", "/t/{slug}/standings", Public)]
async fn show(visit: Visit) -> Answer {
    let (query, tournament) = (&visit.query, visit.tournament());
    let of_players =
        ["list", "me", "of", "by", "q"].iter().any(|name| !query.value(name).is_empty());
    let beside = query.value("list") == "teams" && !tournament.teams.list.is_empty();
    if beside || is_of_teams(tournament) && !of_players {
        return team_standings::answer(visit).await;
    }
    let mut asked = StandingsQuery::new(query, tournament)?;
    asked.by = OrderedBy::asked(query, &visit.event);
    answer(visit, asked).await
}

/// The wall list: by strength, which no result changes.
#[route("GET", "/t/{slug}/wall", Public)]
async fn wall(visit: Visit) -> Answer {
    let mut asked = StandingsQuery::new(&visit.query, visit.tournament())?;
    asked.list = List::Strength;
    answer(visit, asked).await
}

async fn answer(visit: Visit, asked: StandingsQuery) -> Answer {
    let (address, fresh) = (asked.address(), asked.by.as_ref().is_some_and(OrderedBy::is_asked));
    let fresh = fresh || !asked.typed.is_empty();
    let view = move |cx: Cx, service: &Service| {
        let goes = move_counts(cx.tournament(), &service.divisions_of(&cx.event.snapshot)?);
        Ok(StandingsPage::of(cx, asked, goes))
    };
    if fresh { visit.once(view).await } else { visit.kept(&address, view).await }
}

/// 404 for a round that is not public.
pub(super) fn round_asked(query: &Form, tournament: &Tournament) -> Result<Option<RoundNo>> {
    if query.value("round").is_empty() {
        return Ok(None);
    }
    let no = query.value("round").parse().map_err(|_| WebError::no_page())?;
    Ok(Some(public_round(tournament, RoundNo(no))?.no))
}

impl StandingsPage {
    fn of(cx: Cx, mut asked: StandingsQuery, goes: (usize, usize)) -> Self {
        let tournament = asked.tournament(&cx.event);
        let through = standings_round(&tournament, asked.round);
        let changes = rating_preview(cx.t, &tournament, through);
        let by_strength = asked.list == List::Strength;
        let mut many = Many::of(cx.t, tournament, (through, by_strength), CRITERIA);
        if asked.group != Group::All {
            many.keep(&asked.group);
        }
        let wins = wins(&many);
        let hits = hits(&many.tournament, &many.standings, &asked.typed);
        asked.me = if let [one] = hits[..] { Some(one) } else { asked.me };
        let at = asked.me.and_then(|me| many.position(me)).unwrap_or(0);
        asked.from = Some(asked.from.unwrap_or(at / A_PAGE * A_PAGE));
        let goes = if asked.beside_teams { (0, 0) } else { goes };
        let own = !many.is_wall() && asked.group == Group::All && !asked.is_other();
        let moves = if own { many.standings.move_lines(goes.0, goes.1) } else { Vec::new() };
        let title = if many.is_wall() { "wall-title" } else { "way-standings" };
        let cx = Cx { page: cx.page.headed(title), ..cx };
        Self { cx, asked, through, many, wins, changes, hits, goes, moves }
    }

    /// Address of the sheet that is printed instead; empty for a group or another order.
    fn sheet(&self) -> String {
        let StandingsQuery { list, round, ref group, .. } = self.asked;
        if *group != Group::All || self.asked.is_other() {
            return String::new();
        }
        let all = StandingsQuery { list, round, ..StandingsQuery::default() };
        self.cx.to(format!("/paper{}", all.address()))
    }

    /// `By score, SOS, SOSOS.`, how many games a place takes, if it takes any, and whether few go up or down.
    fn order(&self) -> String {
        let cx = &self.cx;
        let heads = self.many.columns.iter().map(|column| &column.head);
        let order = cx.with("standings-order", [("criteria", cx.listed(heads))]);
        let least = match self.many.tournament.settings.season.least_games {
            0 => order,
            n => format!("{order} {}", cx.with("standings-least", [("n", u32::from(n))])),
        };
        let short = too_short(cx.t, self.many.standings.rows.len(), self.goes);
        format!("{least} {short}")
    }

    fn group(&self) -> Option<String> {
        let group = Some(&self.asked.group).filter(|group| **group != Group::All);
        group.map(|group| group_words(self.cx.t, group))
    }

    /// Where the teams stand, in an event that has some.
    fn teams(&self) -> Option<String> {
        let there = !self.many.tournament.teams.list.is_empty();
        there.then(|| self.cx.to(team_standings::address(&self.many.tournament, None)))
    }

    /// All criteria, for staff who may try others.
    fn criteria(&self) -> impl Iterator<Item = String> {
        let named = criterion_answers(self.cx.t).into_iter().filter(|(code, _)| !code.is_empty());
        named.map(|(_, said)| said)
    }

    /// Address of the same list in the event's own order.
    fn own(&self) -> String {
        self.cx.to(StandingsQuery { by: None, ..self.asked.clone() }.address())
    }

    /// Several players who may be meant.
    fn found(&self) -> impl Iterator<Item = &EntryId> {
        self.hits.iter().take(if self.hits.len() > 1 { FOUND } else { 0 })
    }

    fn found_at(&self, id: &EntryId) -> String {
        self.cx.to(StandingsQuery { me: Some(*id), from: None, ..self.asked.clone() }.address())
    }

    fn parts(&self) -> Vec<ListPage> {
        parts((self.many.len(), A_PAGE, self.page_range().start), |from| {
            self.cx.to(StandingsQuery { from: Some(from), ..self.asked.clone() }.address())
        })
    }

    fn rounds(&self) -> Vec<RoundLink> {
        let asked = StandingsQuery { from: None, typed: String::new(), ..self.asked.clone() };
        round_links(&self.many.tournament, Some(self.through), |no| {
            self.cx.to(StandingsQuery { round: Some(no), ..asked.clone() }.address())
        })
    }

    fn few(&self) -> bool {
        self.through.0 <= FEW_ROUNDS
    }

    fn named(&self) -> bool {
        self.through.0 <= NAMED.0 && self.many.columns.len() <= NAMED.1
    }

    /// One page with few rounds: rows are taller, and the player's own row stays at the edge of the screen.
    fn has_tall_rows(&self) -> bool {
        self.few() && self.many.len() <= A_PAGE
    }

    /// The head of the wins stands behind so many criteria.
    fn wins_behind(&self, columns: &usize) -> bool {
        let behind = if self.many.is_wall() { self.many.columns.len() } else { 1 };
        self.wins.is_some() && *columns == behind
    }

    fn width(&self) -> usize {
        let more = usize::from(self.wins.is_some()) + usize::from(self.changes.is_some());
        3 + self.many.columns.len() + self.through.index() + 1 + more
    }

    fn page_range(&self) -> Range<usize> {
        let start = self.asked.from.unwrap_or(0);
        start..(start + A_PAGE).min(self.many.len())
    }

    /// The row of the player who was asked for, kept in view; in an airy list it is not there twice.
    fn pinned(&self) -> Option<usize> {
        let at = self.asked.me.and_then(|me| self.many.position(me));
        at.filter(|at| !self.has_tall_rows() || !self.page_range().contains(at))
    }

    fn is_me(&self, at: &usize) -> bool {
        self.asked.me == Some(self.many.entry(at).id)
    }

    fn wins(&self, at: &usize) -> Option<String> {
        self.wins.as_ref().map(|wins| self.cx.points(wins[self.many.index(at)]))
    }

    fn change(&self, at: &usize) -> Option<&String> {
        self.changes.as_ref().map(|changes| &changes[self.many.index(at)])
    }

    /// The opponent's surname, or surnames, where a cell has room for it.
    fn opponent(&self, cell: &ResultCell) -> String {
        let ResultCell::Game { opponent, .. } = cell else { return String::new() };
        let entry = self.many.tournament.entry(*opponent).filter(|_| self.named());
        let surnames = entry.into_iter().flat_map(Entry::people).map(|(surname, _)| surname);
        surnames.filter(|one| !one.is_empty()).collect::<Vec<_>>().join(" & ")
    }

    /// `Round 3, White: won against place 4`, for those who hear it.
    fn cell_label(&self, cell: &ResultCell, round: &usize) -> String {
        let how = match cell {
            ResultCell::Free { why: Unplayed::Bye, .. } => "bye",
            ResultCell::Free { .. } => "none",
            ResultCell::Game { mark: Mark::Win, .. } => "won",
            ResultCell::Game { mark: Mark::Loss, .. } => "lost",
            ResultCell::Game { mark: Mark::Half, .. } => "drew",
            ResultCell::Game { mark: Mark::Unknown, .. } => "open",
        };
        let of = if self.many.is_wall() { "number" } else { "place" };
        let whom = self.cx.with("cell-whom", (("of", of), ("n", self.many.text(cell))));
        let color =
            cell.known_color().map_or_else(|| "none".to_owned(), |c| c.letter().to_string());
        let said = (("round", *round), ("color", color), ("how", how), ("whom", whom));
        self.cx.with("cell-said", said)
    }

    fn moves(&self, at: &usize) -> impl Iterator<Item = &MoveLine> {
        let above = at + 1;
        self.moves.iter().filter(move |line| line.above == above)
    }
}

/// `None` if a column shows them.
fn wins(Many { tournament, standings, columns, .. }: &Many) -> Option<Vec<HalfPoints>> {
    let all = || {
        let sheet = ScoreSheet::new(tournament, standings.through);
        let after = usize::try_from(standings.through.0).unwrap_or_default();
        (0..tournament.entries.len()).map(|i| sheet.wins(i, after)).collect()
    };
    columns.iter().all(|column| column.criterion != Criterion::Nbw).then(all)
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

/// Rows on a page.
pub(super) const A_PAGE: usize = 100;

/// The standings of an event, or the same players in the order of strength.
pub(super) struct Many {
    t: Lang,
    pub tournament: Tournament,
    pub standings: Standings,
    wall: Option<Vec<WallRow>>,
    /// In the whole table, also where a group alone is shown.
    places: HashMap<EntryId, u32>,
    /// Starting and main score in the wall list, else the columns of the order, as many as there is room for.
    pub columns: Vec<CriterionColumn>,
}

impl Many {
    pub fn of(t: Lang, tournament: Tournament, of: (RoundNo, bool), most: usize) -> Self {
        let (through, by_strength) = of;
        let standings = listed_standings(&tournament, through);
        let mut columns = CriterionColumn::all(t, &standings.criteria);
        columns.truncate(most);
        if by_strength {
            let score = CriterionColumn::new(t, tournament.settings.system.main_score());
            let start = CriterionColumn::new(t, score.criterion);
            columns = vec![CriterionColumn { head: t.text("wall-start"), ..start }, score];
        }
        let wall = by_strength.then(|| wall_list(&tournament, through));
        let places = standings.rows.iter().map(|row| (row.entry, row.place)).collect();
        Self { t, tournament, standings, wall, places, columns }
    }

    /// Leaves a group only, with places of its own.
    pub fn keep(&mut self, group: &Group) {
        let tournament = &self.tournament;
        let is_in = |index: usize| group.has(tournament, &tournament.entries[index]);
        self.standings.keep(is_in);
        if let Some(wall) = &mut self.wall {
            wall.retain(|row| is_in(row.index));
        }
    }

    pub fn len(&self) -> usize {
        self.wall.as_ref().map_or(self.standings.rows.len(), Vec::len)
    }

    pub const fn is_wall(&self) -> bool {
        self.wall.is_some()
    }

    /// Position in [`Tournament::entries`].
    pub fn index(&self, at: &usize) -> usize {
        self.wall.as_ref().map_or_else(|| self.standings.rows[*at].index, |wall| wall[*at].index)
    }

    pub fn entry(&self, at: &usize) -> &Entry {
        &self.tournament.entries[self.index(at)]
    }

    pub fn position(&self, entry: EntryId) -> Option<usize> {
        (0..self.len()).find(|at| self.entry(at).id == entry)
    }

    pub fn person(&self, at: &usize) -> PlayerRow {
        PlayerRow::among(self.t, &self.tournament, self.entry(at), "players/")
    }

    /// The place, or the number in the wall list.
    pub fn lead(&self, at: &usize) -> String {
        match &self.wall {
            Some(wall) => wall[*at].number.to_string(),
            None => place(&self.standings, *at),
        }
    }

    /// Whether a group with another score begins here.
    pub fn begins(&self, at: &usize) -> bool {
        let Some(above) = at.checked_sub(1) else { return false };
        match &self.wall {
            Some(wall) => wall[above].start != wall[*at].start,
            None => {
                let rows = &self.standings.rows;
                !self.standings.has_same_score(&rows[above], &rows[*at])
            }
        }
    }

    /// The values of the columns.
    pub fn values(&self, at: &usize) -> Vec<String> {
        let t = self.t;
        if let Some(wall) = &self.wall {
            return vec![t.points(wall[*at].start), t.decimals(&wall[*at].score.to_string())];
        }
        let values = self.columns.iter().zip(&self.standings.rows[*at].values);
        values.map(|(column, v)| value_text(t, column.criterion, *v, self.entry(at))).collect()
    }

    /// Whether a value is the one that decides the order.
    pub fn is_key(&self, index: &usize) -> bool {
        *index == usize::from(self.is_wall())
    }

    pub fn cells(&self, at: &usize) -> &[ResultCell] {
        self.wall.as_ref().map_or_else(|| &self.standings.rows[*at].cells, |wall| &wall[*at].cells)
    }

    /// The opponent's place or number; `0+` for a bye, `–` for no game.
    pub fn text(&self, cell: &ResultCell) -> String {
        match cell {
            ResultCell::Game { number, .. } if self.is_wall() => number.to_string(),
            ResultCell::Game { opponent, .. } => {
                self.places.get(opponent).map(u32::to_string).unwrap_or_default()
            }
            ResultCell::Free { why: Unplayed::Bye, .. } => "0+".to_owned(),
            ResultCell::Free { .. } => "\u{2013}".to_owned(),
        }
    }
}

/// `+`, `−`, `=` or `?`; empty without a game. With a true minus sign, not a hyphen.
pub(super) const fn sign(cell: &ResultCell) -> &'static str {
    match cell {
        ResultCell::Free { .. } => "",
        ResultCell::Game { mark: Mark::Win, .. } => "+",
        ResultCell::Game { mark: Mark::Loss, .. } => "\u{2212}",
        ResultCell::Game { mark: Mark::Half, .. } => "=",
        ResultCell::Game { mark: Mark::Unknown, .. } => "?",
    }
}

/// The first row, counted from 1, the address, and whether it is shown.
pub(super) type ListPage = (usize, String, bool);

/// Links to the pages of a list of `count` rows, `most` per page; `at` is the first row shown, counted from 0. Empty
/// if all rows fit on one page.
pub(super) fn parts(
    (count, most, at): (usize, usize, usize),
    href: impl Fn(usize) -> String,
) -> Vec<ListPage> {
    let starts = (0..count).step_by(most).filter(|_| count > most);
    starts.map(|start| (start + 1, href(start), start == at)).collect()
}

/// First row, counted from 0, of the page with row `asked`, counted from 1; 0 if there is no such row.
pub(super) fn page_start(asked: &str, count: usize, most: usize) -> usize {
    let asked: usize = asked.parse().unwrap_or(1);
    if (1..=count).contains(&asked) { (asked - 1) / most * most } else { 0 }
}

#[derive(Clone, Default)]
pub(super) struct OrderedBy {
    /// The field as typed, with its error if there is one.
    pub form: Form,
    /// Empty for the event's own order, or if the field has an error.
    criteria: Vec<Criterion>,
}

impl OrderedBy {
    /// `None` unless the visitor is staff, whatever the address says.
    pub fn asked(query: &Form, event: &Event) -> Option<Self> {
        if !event.is_staff() {
            return None;
        }
        let typed = query.value("by").chars().take(200).collect::<String>();
        let settings = &event.snapshot.tournament.settings;
        let form = |value: String| Form::filled([("by", value)]);
        Some(match read(&typed, settings) {
            Ok(criteria) if criteria.is_empty() => {
                Self { form: form(names(&settings.placement)), criteria }
            }
            Ok(criteria) => Self { form: form(typed), criteria },
            Err(why) => Self { form: form(typed).refused("by", why), criteria: Vec::new() },
        })
    }

    /// Whether anything is asked for, valid or not.
    pub fn is_asked(&self) -> bool {
        self.is_other() || self.form.is_wrong()
    }

    pub fn is_other(&self) -> bool {
        !self.criteria.is_empty()
    }

    /// `by=MMS,SOSM`
    pub fn query(&self) -> Option<String> {
        self.is_other().then(|| format!("by={}", names(&self.criteria)))
    }
}

/// Criteria separated by commas or spaces, if an event can be placed by them.
fn read(typed: &str, settings: &Settings) -> Result<Vec<Criterion>, Sentence> {
    let words = typed.split([',', ';', ' ', '、', '，']).filter(|word| !word.is_empty());
    let known = |word: &str| {
        word.parse::<Criterion>().map_err(|unknown| {
            let said = Sentence::new("fault-criterion").with("typed", unknown.name);
            said.with("known", unknown.known)
        })
    };
    let placement: Vec<Criterion> = words.map(known).collect::<Result<_, _>>()?;
    if placement.is_empty() {
        return Ok(placement);
    }
    let placed = Settings { placement, ..settings.clone() };
    let fault = check_usable(&placed).into_iter().find(|(field, _)| *field == "placement");
    fault.map_or(Ok(placed.placement), |(_, fault)| Err(fault.into()))
}

/// `MMS,SOSM`
fn names(criteria: &[Criterion]) -> String {
    let names: Vec<&str> = criteria.iter().map(|criterion| criterion.name()).collect();
    names.join(",")
}
