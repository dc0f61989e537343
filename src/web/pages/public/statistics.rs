//! An event in numbers: who won, how games ended, who plays.

use crate::web::prelude::*;
use standings::{Few, HowEnded, Statistics, Winners};

struct Bar {
    name: String,
    count: usize,
    /// In percent of the longest bar.
    length: String,
}

struct Figure {
    number: String,
    what: String,
    /// Round and table of the game, its players and its address.
    game: String,
    names: Option<[String; 2]>,
    href: String,
}

#[derive(Template)]
#[template(path = "public/statistics.html")]
struct StatisticsPage {
    cx: Page,
    state: String,
    won: Winners,
    unplayed: usize,
    /// Empty if no game had a handicap.
    by_handicap: Vec<(String, Winners)>,
    figures: Vec<Figure>,
    ended: Vec<Bar>,
    players: usize,
    ranks: Vec<Bar>,
    countries: Vec<Bar>,
    /// The countries of one player each, if there are many.
    single: String,
    all_countries: usize,
    clubs: Vec<Bar>,
    all_clubs: usize,
    few: Few,
    clubless: usize,
    base: String,
}

impl StatisticsPage {
    fn share(&self, games: &usize) -> String {
        let share = (100 * games + self.won.games() / 2) / self.won.games().max(1);
        self.cx.t.with("statistics-share", [("n", share)])
    }

    const fn width(&self) -> usize {
        self.won.black + self.won.jigo + self.won.white
    }
}

pub async fn show(visit: Visit) -> Answer {
    visit.answer("/statistics", view).await
}

fn view(page: Page, event: &Event, service: &Service) -> Result<StatisticsPage> {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let found = Statistics::of(tournament);
    let handicaps = found.by_handicap.iter().any(|(handicap, _)| *handicap > 0);
    let stones = |handicap: u8| if handicap == 0 { t.text("even") } else { handicap.to_string() };
    let (countries, single) = found.large_countries();
    let (clubs, few) = found.large_clubs();
    let ended = found.ended.iter().map(|(how, n)| (words_of(t, *how), *n));
    Ok(StatisticsPage {
        state: how_far(t, tournament, None),
        won: found.won,
        unplayed: found.unplayed,
        by_handicap: found
            .by_handicap
            .iter()
            .filter(|_| handicaps)
            .map(|(handicap, won)| (stones(*handicap), *won))
            .collect(),
        figures: figures(t, event, tournament, service, &found)?,
        ended: bars(ended),
        players: found.players,
        ranks: bars(found.ranks.iter().map(|(rank, n)| (t.rank(*rank), *n))),
        countries: bars(countries.iter().cloned()),
        single: t.listed(single.iter().map(|(country, _)| country)),
        all_countries: found.countries.len(),
        clubs: bars(clubs.iter().cloned()),
        all_clubs: found.clubs.len(),
        few,
        clubless: found.clubless(),
        base: event.path(""),
        cx: page.titled(t.text("statistics-title")),
    })
}

fn words_of(t: Lang, how: HowEnded) -> String {
    match how {
        HowEnded::Points | HowEnded::Jigo | HowEnded::Other | HowEnded::Unstated => {
            t.text(&format!("ended-{how}"))
        }
        _ => t.text(&format!("manner-{how}")),
    }
}

fn bars(counts: impl Iterator<Item = (String, usize)>) -> Vec<Bar> {
    let counts: Vec<_> = counts.collect();
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1);
    let length = |count: usize| format!("{:.1}", 100.0 * count as f64 / most as f64);
    counts.into_iter().map(|(name, count)| Bar { name, length: length(count), count }).collect()
}

/// The longest and the shortest finished game that is recorded, and the smallest margin.
fn figures(
    t: Lang,
    event: &Event,
    tournament: &Tournament,
    service: &Service,
    found: &Statistics,
) -> Result<Vec<Figure>> {
    let mut recorded = Vec::new();
    for count in service.game_counts(event.snapshot.id)? {
        let round = tournament.round(count.round);
        let Some(board) = round.and_then(|round| round.board_at(count.table)) else { continue };
        if board.ending.is_pending() || count.entered == 0 {
            continue;
        }
        let game = service.game(&event.snapshot, count.round, count.table)?.game;
        let moves = game.steps().iter().filter(|step| matches!(step, Step::Move(_))).count();
        recorded.push((moves, count.round, board));
    }
    recorded.retain(|(moves, ..)| *moves > 0);
    let (longest, shortest) = (
        recorded.iter().max_by_key(|(moves, ..)| *moves),
        recorded.iter().min_by_key(|(moves, ..)| *moves).filter(|_| recorded.len() > 1),
    );
    let games = [(longest, "statistics-longest"), (shortest, "statistics-shortest")];
    let figure = |(game, what)| {
        let (moves, round, board): &(usize, RoundNo, &tournament::Board) = game?;
        let names = [board.black, board.white].map(|id| event.name(t, id));
        let place = t.with("incident-place", (("round", *round), ("table", board.table)));
        Some(Figure {
            number: moves.to_string(),
            what: t.text(what),
            game: place,
            names: Some(names),
            href: event.path(&format!("/games/{round}/{}", board.table)),
        })
    };
    let closest = found.closest.map(|(margin, games)| Figure {
        number: t.points(margin),
        what: t.text("statistics-closest"),
        game: t.with("statistics-closest-games", [("n", games)]),
        names: None,
        href: String::new(),
    });
    Ok(games.into_iter().filter_map(figure).chain(closest).collect())
}
