use super::*;

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage {
    cx: Cx,
    /// As everybody may see it.
    tournament: Tournament,
    entry: Entry,
    next: Next,
    mended: Vec<MendedLine>,
    rulings: Vec<ShownRuling>,
    scores: Arc<Scores>,
    paths: Arc<Paths>,
}

#[route("GET", "/t/{slug}/players/{entry}", Public)]
async fn show(visit: Visit, place: Numbered) -> Answer {
    let id = EntryId(place.1);
    visit.kept(&format!("/players/{id}"), move |cx, service| PlayerPage::of(cx, service, id)).await
}

impl PlayerPage {
    fn of(cx: Cx, service: &Service, id: EntryId) -> Result<Self> {
        let tournament = cx.tournament().public();
        let entry = tournament.entry(id).ok_or_else(WebError::no_page)?.clone();
        let mut rulings = shown_rulings(cx.t, service, &cx.event)?;
        rulings.retain(|ruling| ruling.concerns(id));
        let mended = match newest_round(&tournament) {
            Some(round) => service.mendings(cx.event.snapshot.id, round.no)?,
            None => Vec::new(),
        };
        let scores = scores(&cx);
        let paths = paths_of(&cx, &tournament, scores.standings.through);
        let title = cx.person(&entry);
        Ok(Self {
            next: next(&cx, &tournament, &entry),
            mended: mended_for(cx.t, &cx.event, &mended, id),
            cx: cx.titled(title),
            tournament,
            entry,
            rulings,
            scores,
            paths,
        })
    }

    fn team(&self) -> Option<TeamLink> {
        Some(self.cx.team(self.tournament.team_of(self.entry.id)?.no))
    }

    /// At the start, and after each round that counts.
    fn by_round(&self) -> &[Stand] {
        self.paths.get(&self.entry.id).map_or(&[], Vec::as_slice)
    }

    fn games(&self) -> Vec<PlayedRound<'_>> {
        let all = &self.tournament;
        let seats = all.seats(newest_round(all).map_or(RoundNo(0), |round| round.no));
        let own = all.entries.iter().zip(seats).find(|(entry, _)| entry.id == self.entry.id);
        let seats = own.map(|(_, seats)| seats).unwrap_or_default();
        let games = PlayedRound::all(all, self.entry.id, &seats).into_iter();
        games.map(|game| game.with_stand(self.by_round())).collect()
    }

    /// `None` before the first round counts.
    fn score(&self) -> Option<&Score> {
        self.scores.of(self.entry.id)
    }

    fn has_line(&self) -> bool {
        self.tournament.rounds.iter().any(|round| round.board_of(self.entry.id).is_some())
    }

    /// The player's games as a line through the event, which says in words what came of them.
    fn line(&self) -> Result<String> {
        let mut line = EventPosition::of_player(self.cx.t, &self.tournament, self.entry.id);
        line.title = self.cx.labelled(&self.cx.person(&self.entry), &self.result_words());
        html_of(&line)
    }

    fn picture(&self) -> String {
        format!("/players/{}/preview.png", self.entry.id)
    }

    /// The result in a sentence; before there is one, how far the event is.
    fn result_words(&self) -> String {
        let Some(score) = self.score() else { return how_far(self.cx.t, &self.tournament, None) };
        let won = ("wins", score.wins.as_str());
        let place = ("place", score.place.as_str());
        let said = (won, ("one", score.one_win()), ("rounds", score.rounds), place);
        self.cx.with("player-told", said)
    }

    /// Score, unless it is the number of wins, place, and wins.
    fn lines(&self, score: &Score) -> Vec<PathLine> {
        let cx = &self.cx;
        let high = |plain: String| (plain.parse().unwrap_or_default(), cx.decimals(&plain));
        let heights = |of: &dyn Fn(&Stand) -> _| self.by_round().iter().map(of).collect::<Vec<_>>();
        let scores = heights(&|stand| high(stand.score.to_string()));
        let places = heights(&|stand| (-f64::from(stand.place), stand.place.to_string()));
        let wins = heights(&|stand| high(stand.wins.to_string()));
        let name = &score.score_name;
        let of = cx.with("player-place", [("of", score.of)]);
        let won = (("rounds", score.rounds), ("one", score.one_win()));
        let won = cx.with("player-wins", won);
        let by_wins = CriterionColumn::new(cx.t, Criterion::Nbw).head;
        let by_score = (!score.score.is_empty())
            .then(|| PathLine::new(name.clone(), score.score.clone(), name.clone(), &scores));
        let others = [
            PathLine::new(cx.text("place"), score.place.clone(), of, &places),
            PathLine::new(by_wins, score.wins.clone(), won, &wins),
        ];
        by_score.into_iter().chain(others).collect()
    }

    fn rating(&self, score: &Score) -> Option<String> {
        let (cx, (before, sum)) =
            (&self.cx, score.rating.filter(|_| !self.entry.private.initials)?);
        let change = cx.decimals(&format!("{:+.1}", sum.change));
        let after = cx.decimals(&format!("{:.1}", f64::from(before.0) + sum.change));
        let before = ("rating", before.0);
        let said = (before, ("change", change), ("after", after), ("games", sum.games));
        Some(cx.with("player-rating", said))
    }

    /// The first criterion that separates the player from the rows above and below.
    fn neighbours(&self) -> Vec<String> {
        let (cx, standings) = (&self.cx, &self.scores.standings);
        let rows = &standings.rows;
        let Some(i) = rows.iter().position(|row| row.entry == self.entry.id) else {
            return Vec::new();
        };
        let above = i.checked_sub(1).map(|above| (above, "player-behind"));
        let below = (i + 1 < rows.len()).then_some((i + 1, "player-ahead"));
        let said = |(j, key): (usize, &str)| {
            let other = &self.tournament.entries[rows[j].index];
            let name = ("name", cx.person(other));
            let values = rows[i].values.iter().zip(&rows[j].values);
            let first = standings.criteria.iter().zip(values).find(|(_, (a, b))| a != b);
            let Some((criterion, (mine, theirs))) = first else {
                return cx.with("player-level", [name]);
            };
            let head = ("criterion", CriterionColumn::new(cx.t, *criterion).head);
            let mine = ("mine", value_text(cx.t, *criterion, *mine, &self.entry));
            let theirs = ("theirs", value_text(cx.t, *criterion, *theirs, other));
            cx.with(key, (name, head, mine, theirs))
        };
        above.into_iter().chain(below).map(said).collect()
    }

    fn explanations(&self) -> Vec<(CriterionColumn, Explanation)> {
        let standings = &self.scores.standings;
        let explainer = Explainer::new(&self.tournament, standings);
        let why = |criterion: &Criterion| {
            let found = explainer.explain(self.entry.id, *criterion)?;
            Some((CriterionColumn::new(self.cx.t, *criterion), found))
        };
        standings.criteria.iter().filter_map(why).collect()
    }
}

/// Up to this many rounds all points have numbers; beyond that only the first, lowest, highest and last.
const ALL: usize = 8;

/// The picture is 200 by 78. The points range from left to right, and from best to worst.
const ACROSS: (f64, f64) = (15.0, 185.0);
const DOWN: (f64, f64) = (18.0, 54.0);

/// The least distance at which two numbers can be read.
const APART: f64 = 26.0;

/// A player's path through the rounds: score, place or wins as a line. Better is higher.
struct PathLine {
    what: String,
    number: String,
    note: String,
    /// The start, and each round.
    points: Vec<PathPoint>,
}

struct PathPoint {
    x: f64,
    y: f64,
    /// The y coordinate of the number.
    above: f64,
    number: String,
    /// Elsewhere other points have enough numbers.
    is_numbered: bool,
}

impl PathLine {
    /// A height grows from worse to better; with its number in words.
    fn new(what: String, number: String, note: String, heights: &[(f64, String)]) -> Self {
        let last = heights.len().saturating_sub(1);
        let values = heights.iter().map(|(height, _)| *height);
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(l, h), v| (l.min(v), h.max(v)));
        let x = |i: usize| ACROSS.0 + (ACROSS.1 - ACROSS.0) * i as f64 / last.max(1) as f64;
        let y = |height: f64| match high - low {
            0.0 => f64::midpoint(DOWN.0, DOWN.1),
            span => DOWN.0 + (DOWN.1 - DOWN.0) * (high - height) / span,
        };
        let numbered = numbered(heights, x);
        let point = |(i, (height, number)): (usize, &(f64, String))| PathPoint {
            x: x(i),
            y: y(*height),
            above: y(*height) - 8.0,
            number: number.clone(),
            is_numbered: numbered.contains(&i),
        };
        let points = heights.iter().enumerate().map(point).collect();
        Self { what, number, note, points }
    }

    fn label_arguments(&self, cx: &Cx) -> [(&'static str, String); 3] {
        let mut numbers = self.points.iter().map(|point| point.number.as_str());
        let start = numbers.next().unwrap_or_default().to_owned();
        [("what", self.what.clone()), ("start", start), ("rest", cx.listed(numbers))]
    }

    /// SVG path data.
    fn d(&self) -> String {
        let places = self.points.iter().map(|point| format!("{:.1} {:.1}", point.x, point.y));
        format!("M{}", places.collect::<Vec<_>>().join("L"))
    }
}

fn numbered(heights: &[(f64, String)], x: impl Fn(usize) -> f64) -> Vec<usize> {
    let last = heights.len().saturating_sub(1);
    if last <= ALL {
        return (0..=last).collect();
    }
    let by_height = |a: &usize, b: &usize| heights[*a].0.total_cmp(&heights[*b].0);
    let extremes = [(0..=last).min_by(by_height), (0..=last).rev().max_by(by_height)];
    let mut found = vec![0, last];
    for one in extremes.into_iter().flatten() {
        if found.iter().all(|other| (x(one) - x(*other)).abs() >= APART) {
            found.push(one);
        }
    }
    found
}
