//! An event in numbers: who won, how games ended, who plays.

use super::*;

/// The most stones of a row, as a board has points.
const STONES: usize = 19;

struct Bar {
    name: String,
    count: usize,
    /// In percent of the longest bar.
    length: f64,
}

/// A finished game that is recorded.
struct Recorded {
    moves: usize,
    round: RoundNo,
    board: Board,
}

#[derive(Template)]
#[template(path = "public/statistics.html")]
struct StatisticsPage {
    cx: Cx,
    /// As everybody may see it.
    tournament: Tournament,
    found: Statistics,
    recorded: Vec<Recorded>,
    told: Remarkable,
}

#[route("GET", "/t/{slug}/statistics", Public)]
async fn show(visit: Visit) -> Answer {
    visit.kept("/statistics", StatisticsPage::of).await
}

impl StatisticsPage {
    fn of(cx: Cx, service: &Service) -> Result<Self> {
        let tournament = cx.tournament().public();
        let found = Statistics::of(&tournament);
        let recorded = recorded(&cx, &tournament, service)?;
        let told = remarkable(&cx, &tournament, &scores(&cx).standings);
        Ok(Self { cx: cx.headed("statistics-title"), tournament, found, recorded, told })
    }

    fn percent(&self, games: &usize) -> usize {
        let all = self.found.won.games();
        (100 * games + all / 2) / all.max(1)
    }

    /// Where the part of White begins in the bar of who won.
    const fn until_white(&self) -> usize {
        self.found.won.black + self.found.won.jigo
    }

    const fn width(&self) -> usize {
        self.until_white() + self.found.won.white
    }

    /// The longest and the shortest recorded game, with its label.
    fn games(&self) -> Vec<(&'static str, &Recorded)> {
        let longest = self.recorded.iter().max_by_key(|game| game.moves);
        let shortest = self.recorded.iter().min_by_key(|game| game.moves);
        let shortest = shortest.filter(|_| self.recorded.len() > 1);
        let both = [("statistics-longest", longest), ("statistics-shortest", shortest)];
        both.into_iter().filter_map(|(label, game)| Some((label, game?))).collect()
    }

    fn has_handicaps(&self) -> bool {
        self.found.by_handicap.iter().any(|(handicap, _)| *handicap > 0)
    }

    /// Games by how they ended, and the number of those of which that was not noted.
    fn ended(&self) -> (Vec<Bar>, usize) {
        let (unstated, mut noted): (Vec<_>, Vec<_>) =
            self.found.ended.iter().copied().partition(|(how, _)| *how == HowEnded::Unstated);
        if !unstated.is_empty() && noted.iter().all(|(how, _)| *how == HowEnded::Default) {
            noted.clear();
        }
        let noted = bars(&noted, |how| match how {
            HowEnded::Points | HowEnded::Jigo | HowEnded::Other => {
                self.cx.text(&format!("ended-{how}"))
            }
            _ => self.cx.text(&format!("manner-{how}")),
        });
        (noted, unstated.iter().map(|(_, count)| count).sum())
    }

    /// Rank, number of players, and stones.
    fn ranks(&self) -> Vec<(Rank, usize, usize)> {
        let row = |&(rank, n): &(Rank, usize)| (rank, n, n.div_ceil(self.players_a_stone()));
        self.found.ranks.iter().map(row).collect()
    }

    fn players_a_stone(&self) -> usize {
        let most = self.found.ranks.iter().map(|(_, count)| *count).max();
        most.unwrap_or(1).div_ceil(STONES)
    }

    /// The countries with a row each, and the names of the others.
    fn countries(&self) -> (Vec<Bar>, String) {
        let (large, single) = self.found.large_countries();
        let names = self.cx.listed(single.iter().map(|(country, _)| country));
        (bars(large, String::clone), names)
    }

    fn clubs(&self) -> Vec<Bar> {
        bars(self.found.large_clubs().0, String::clone)
    }
}

fn bars<T>(counts: &[(T, usize)], name: impl Fn(&T) -> String) -> Vec<Bar> {
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1);
    let length = |count: usize| 100.0 * count as f64 / most as f64;
    let bar = |(of, n): &(T, usize)| Bar { name: name(of), count: *n, length: length(*n) };
    counts.iter().map(bar).collect()
}

fn recorded(cx: &Cx, tournament: &Tournament, service: &Service) -> Result<Vec<Recorded>> {
    let mut recorded = Vec::new();
    for count in service.read(|c| c.game_counts(cx.event.snapshot.id))? {
        let round = tournament.round(count.round);
        let board = round.and_then(|round| round.board_at(count.table));
        let over = |board: &&Board| !board.ending.is_pending() && count.entered > 0;
        let Some(board) = board.filter(over) else { continue };
        let game = service.game(&cx.event.snapshot, count.round, count.table)?.game;
        let moves = game.steps().iter().filter(|step| matches!(step, Step::Move(_))).count();
        recorded.push(Recorded { moves, round: count.round, board: board.clone() });
    }
    recorded.retain(|game| game.moves > 0);
    Ok(recorded)
}
