use crate::web::html_of;
use crate::web::prelude::*;

use crate::web::views::places::shown;
use crate::web::views::position::EventPosition;
use crate::web::views::rounds::mended_for;
use standings::{Explainer, Explanation, Stand};

use super::explanation::sum;
use super::games::Game;
use super::next::{Next, next};
use super::path::PathLine;
use super::remarkable::{Paths, paths_of};
use super::score::{Score, Scores, scores};

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

pub async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
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
        let scores = scores(&cx.state, &cx.event, cx.t);
        let paths = paths_of(&cx, &tournament, scores.standings.through);
        let title = cx.person(&entry);
        Ok(Self {
            next: next(cx.t, &tournament, &entry, &cx.to("/players/")),
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

    fn has_calendar(&self) -> bool {
        calendar_address(&self.cx.event).is_some()
    }

    /// At the start, and after each round that counts.
    fn stands(&self) -> &[Stand] {
        self.paths.get(&self.entry.id).map_or(&[], Vec::as_slice)
    }

    fn games(&self) -> Vec<Game<'_>> {
        let all = &self.tournament;
        let seats = all.seats(newest_round(all).map_or(RoundNo(0), |round| round.no));
        let own = all.entries.iter().zip(seats).find(|(entry, _)| entry.id == self.entry.id);
        let seats = own.map(|(_, seats)| seats).unwrap_or_default();
        let games = Game::all(all, self.entry.id, &seats).into_iter();
        games.map(|game| game.with_stand(self.stands())).collect()
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
        let mut line = EventPosition::through(self.cx.t, &self.tournament, self.entry.id);
        line.title = self.cx.labelled(&self.cx.person(&self.entry), &self.told());
        html_of(&line)
    }

    fn picture(&self) -> String {
        format!("/players/{}/preview.png", self.entry.id)
    }

    /// The result in a sentence; before there is one, how far the event is.
    fn told(&self) -> String {
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
        let heights = |of: &dyn Fn(&Stand) -> _| self.stands().iter().map(of).collect::<Vec<_>>();
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
        let (cx, (before, sum)) = (&self.cx, score.rating?);
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
            let mine = ("mine", shown(cx.t, *criterion, *mine, &self.entry));
            cx.with(key, (name, head, mine, ("theirs", shown(cx.t, *criterion, *theirs, other))))
        };
        above.into_iter().chain(below).map(said).collect()
    }

    /// The player's value of each criterion.
    fn whys(&self) -> Vec<(CriterionColumn, Explanation)> {
        let standings = &self.scores.standings;
        let explainer = Explainer::new(&self.tournament, standings);
        let why = |criterion: &Criterion| {
            let found = explainer.explain(self.entry.id, *criterion)?;
            Some((CriterionColumn::new(self.cx.t, *criterion), found))
        };
        standings.criteria.iter().filter_map(why).collect()
    }

    fn value(&self, why: &Explanation) -> String {
        shown(self.cx.t, why.criterion, why.value, &self.entry)
    }
}
