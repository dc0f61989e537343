use crate::web::prelude::*;
use std::convert::Infallible;

use crate::web::views::mended::mended_for;
use standings::{Explainer, RatingChange, Stand, paths};

use super::games::{Game, games};
use super::next::{Next, Starts, next};
use super::path::{Height, PathLine, places};
use super::people::Person;
use super::reasons::sum;
use super::score::{Score, Scores, scores};
use crate::web::views::criteria::shown;

struct Why {
    column: CriterionColumn,
    value: String,
    sum: String,
    href: String,
}

struct Standing {
    score: Score,
    lines: Vec<PathLine>,
    rating: String,
    neighbours: Vec<String>,
    whys: Vec<Why>,
}

#[derive(Template)]
#[template(path = "public/player.html")]
struct PlayerPage {
    id: EntryId,
    /// Where “This is me” is sent.
    me: String,
    cx: Page,
    person: Person,
    team: Option<TeamLink>,
    announced: bool,
    /// Where an arbiter checks in a player who has not come yet.
    door: Option<String>,
    next: Next,
    starts: Starts,
    calendar: Option<String>,
    mended: Vec<MendedLine>,
    games: Vec<Game>,
    rulings: Vec<ShownRuling>,
    standing: Option<Standing>,
}

type Paths = HashMap<EntryId, Vec<Stand>>;

pub async fn show(visit: Visit, state: Data<State>, place: Path<(String, i32)>) -> Answer {
    let id = EntryId(place.1);
    let view = move |page: Page, event: &Event, service: &Service| {
        let tournament = event.snapshot.tournament.public();
        let entry = tournament.entry(id).ok_or_else(WebError::no_page)?;
        let mut rulings = shown_rulings(page.t, service, event)?;
        rulings.retain(|ruling| ruling.concerns(entry.id));
        let mended = match newest_round(&tournament) {
            Some(round) => service.mendings(event.snapshot.id, round.no)?,
            None => Vec::new(),
        };
        let mended = mended_for(page.t, event, &mended, entry.id);
        let scores = scores(&state, event, page.t);
        let read = || Ok::<_, Infallible>(paths(&tournament, scores.standings.through));
        let Ok(paths) = state.once_a_revision::<Paths, _>(event, page.t, read);
        let stands = paths.get(&id).map_or(&[][..], Vec::as_slice);
        Ok(view(page, event, (&tournament, entry), (&scores, stands), (rulings, mended)))
    };
    visit.answer(&format!("/players/{id}"), view).await
}

fn view(
    page: Page,
    event: &Event,
    (tournament, entry): (&Tournament, &Entry),
    (scores, stands): (&Scores, &[Stand]),
    (rulings, mended): (Vec<ShownRuling>, Vec<MendedLine>),
) -> PlayerPage {
    let t = page.t;
    let base = event.path("/players/");
    let person = Person::new(t, entry, &base);
    let last = newest_round(tournament).map_or(RoundNo(0), |round| round.no);
    let next = next(t, tournament, entry, &base);
    let mut games = games(t, tournament, entry, last, &base);
    for game in &mut games {
        let board = tournament.round(game.round).and_then(|round| round.board_of(entry.id));
        let is_over = board.is_none_or(|board| !board.ending.is_pending());
        let stand = stands.iter().find(|stand| is_over && stand.after == game.round);
        game.after = stand.map(|stand| after(t, stand)).unwrap_or_default();
    }
    PlayerPage {
        starts: match &next {
            Next::Board(board) => Starts::of(t, tournament, board.round),
            _ => Starts::unknown(),
        },
        calendar: calendar_address(event)
            .map(|_| event.path(&format!("/players/{}/games.ics", entry.id))),
        next,
        mended,
        announced: !entry.is_final(),
        door: (event.is_staff() && !entry.is_final()).then(|| event.path("/check-in")),
        games,
        rulings,
        standing: standing(t, event, (tournament, entry), (scores, stands)),
        team: tournament
            .team_of(entry.id)
            .map(|team| team_link(tournament, team.no, &event.path(""))),
        id: entry.id,
        me: event.path("/me"),
        cx: page.titled(person.name.as_str()),
        person,
    }
}

fn after(t: Lang, stand: &Stand) -> String {
    let score = t.decimals(&stand.score.to_string());
    t.with("path-after", (("score", score), ("place", stand.place)))
}

fn lines(t: Lang, score: &Score, stands: &[Stand]) -> Vec<PathLine> {
    let heights = |value: &dyn Fn(&Stand) -> String| -> Vec<Height> {
        let height = |plain: String| (plain.parse().unwrap_or_default(), t.decimals(&plain));
        stands.iter().map(|stand| height(value(stand))).collect()
    };
    let line = |what: &str, note: String, number: &str, heights: &[Height]| {
        PathLine::new(t, what, note, number.to_owned(), heights)
    };
    let name = &score.score_name;
    let of = t.with("player-place", [("of", score.of)]);
    let won = t.with("player-wins", (("rounds", score.rounds), ("one", score.one_win())));
    let wins = CriterionColumn::new(t, Criterion::Nbw).head;
    let by_score = (!score.score.is_empty()).then(|| {
        line(name, name.clone(), &score.score, &heights(&|stand| stand.score.to_string()))
    });
    let by_place = line(&t.text("place"), of, &score.place, &places(stands));
    let by_wins = line(&wins, won, &score.wins, &heights(&|stand| stand.wins.to_string()));
    by_score.into_iter().chain([by_place, by_wins]).collect()
}

/// `None` before the first round counts.
fn standing(
    t: Lang,
    event: &Event,
    (tournament, entry): (&Tournament, &Entry),
    (scores, stands): (&Scores, &[Stand]),
) -> Option<Standing> {
    let (standings, score) = (&scores.standings, scores.of(entry.id)?.clone());
    let i = standings.rows.iter().position(|row| row.entry == entry.id)?;
    let explainer = Explainer::new(tournament, standings);
    let why = |column: CriterionColumn| {
        let found = explainer.explain(entry.id, column.criterion)?;
        Some(Why {
            value: shown(t, column.criterion, found.value, entry),
            sum: sum(t, &found),
            href: event.path(&format!("/standings/{}/{}", entry.id, column.code)),
            column,
        })
    };
    Some(Standing {
        rating: score.rating.map(|rating| rating_said(t, rating)).unwrap_or_default(),
        lines: lines(t, &score, stands),
        score,
        neighbours: neighbours(t, tournament, standings, i),
        whys: CriterionColumn::all(t, &standings.criteria).into_iter().filter_map(why).collect(),
    })
}

fn rating_said(t: Lang, (before, sum): (Rating, RatingChange)) -> String {
    let change = t.decimals(&format!("{:+.1}", sum.change));
    let after = t.decimals(&format!("{:.1}", f64::from(before.0) + sum.change));
    let args = (("rating", before.0), ("change", change), ("after", after), ("games", sum.games));
    t.with("player-rating", args)
}

/// The first criterion that separates the player from the rows above and below.
fn neighbours(t: Lang, tournament: &Tournament, standings: &Standings, i: usize) -> Vec<String> {
    let rows = &standings.rows;
    let above = i.checked_sub(1).map(|j| (j, "player-behind"));
    let below = (i + 1 < rows.len()).then_some((i + 1, "player-ahead"));
    let said = |(j, key): (usize, &str)| {
        let (mine, other) = (&rows[i], &tournament.entries[rows[j].index]);
        let name = t.person(other);
        let values = mine.values.iter().zip(&rows[j].values);
        let first = standings.criteria.iter().zip(values).find(|(_, (a, b))| a != b);
        let Some((criterion, (a, b))) = first else {
            return t.with("player-level", [("name", name)]);
        };
        let own = &tournament.entries[mine.index];
        let (a, b) = (shown(t, *criterion, *a, own), shown(t, *criterion, *b, other));
        let head = CriterionColumn::new(t, *criterion).head;
        t.with(key, (("name", name), ("criterion", head), ("mine", a), ("theirs", b)))
    };
    above.into_iter().chain(below).map(said).collect()
}
