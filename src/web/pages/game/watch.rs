//! The public pages of recorded games: one board at any move, live at its end; the same within another site or over a
//! film; all boards of a round.

use super::*;
use crate::web::Listener;
use crate::web::views::goban::{marking, order, turn_of};
use go::Goban as Position;
use store::{ActRow, GameCount};

/// The most boards on one page.
const MOST: usize = 12;

#[derive(Template)]
#[template(path = "game/watch.html")]
struct WatchPage {
    cx: Cx,
    round: RoundNo,
    board: Board,
    file: GameFile,
    /// How many steps were made in the position on the board.
    shown: usize,
    /// The rulings at this board.
    ruled: Vec<ShownRuling>,
    /// The site's address, for who shows the board elsewhere.
    origin: String,
}

/// One board without the frame of a page: within another site, or the two players over a film.
#[derive(Template)]
#[template(path = "game/embed.html")]
struct EmbedPage {
    watched: WatchPage,
    film: bool,
}

impl Deref for EmbedPage {
    type Target = WatchPage;

    fn deref(&self) -> &WatchPage {
        &self.watched
    }
}

/// The recorded games of the running round, the first of them large.
#[derive(Template)]
#[template(path = "game/live.html")]
struct LivePage {
    cx: Cx,
    round: Option<Round>,
    boards: Vec<WatchPage>,
}

#[route("GET", "/t/{slug}/games/{round}/{table}", Public)]
async fn show(cx: Cx, place: Path<BoardPlace>, request: HttpRequest) -> Answer {
    render(&watched(cx, &place, &request).await?)
}

#[route("GET", "/t/{slug}/games/{round}/{table}/embed", Public)]
async fn embed(cx: Cx, place: Path<BoardPlace>, request: HttpRequest) -> Answer {
    render(&EmbedPage { watched: watched(cx, &place, &request).await?, film: false })
}

#[route("GET", "/t/{slug}/games/{round}/{table}/overlay", Public)]
async fn overlay(cx: Cx, place: Path<BoardPlace>, request: HttpRequest) -> Answer {
    render(&EmbedPage { watched: watched(cx, &place, &request).await?, film: true })
}

async fn watched(cx: Cx, place: &BoardPlace, request: &HttpRequest) -> Result<WatchPage> {
    let (round, board) = board_at(&cx.event, place)?;
    let file = record::load(&cx, (round, board)).await?;
    let (t, event) = (cx.t, cx.event.clone());
    let rulings = cx.blocking(move |service| shown_rulings(t, service, &event)).await?;
    let asked = cx.query.value("step").parse::<usize>().ok();
    let events = format!("/games/{}/{}/events", round.no, board.table);
    let title = cx.with("watch-title", [("table", board.table)]);
    let live = cx.clone().titled(title).live_at(events, file.entered);
    let page = WatchPage::of(live, (round, board), file, &rulings);
    let (last, origin) = (page.last(), cx.state.origin(request));
    Ok(WatchPage { shown: asked.unwrap_or(last).min(last), origin, ..page })
}

#[route("GET", "/t/{slug}/games", Public)]
async fn live(visit: Visit) -> Answer {
    let id = visit.event.snapshot.id;
    let counts = visit.blocking(move |service| service.read(|c| c.game_counts(id))).await?;
    let entered: i64 = counts.iter().map(|count| count.entered).sum();
    // Nobody can ask for an address with that sign: an older page is never sent.
    visit.kept(&format!("/games?#{entered}"), LivePage::of).await
}

impl LivePage {
    fn of(mut cx: Cx, service: &Service) -> Result<Self> {
        cx.page.here = cx.to("/games");
        let (id, revision) = cx.event.at();
        let counts = service.read(|c| c.game_counts(id))?;
        let entered: i64 = counts.iter().map(|count| count.entered).sum();
        let rulings = shown_rulings(cx.t, service, &cx.event)?;
        let public = cx.tournament().public();
        let round = current_round(&public).cloned();
        let here = |count: &&GameCount| count.entered > 0;
        let recorded: Vec<_> = counts.iter().filter(here).map(|c| (c.round, c.table)).collect();
        let of_round = round.iter().flat_map(|round| round.boards.iter().map(move |b| (round, b)));
        let of_round = of_round.filter(|(round, b)| recorded.contains(&(round.no, b.table)));
        let page = |at: (&Round, &Board)| {
            let file = service.game(&cx.event.snapshot, at.0.no, at.1.table)?;
            Ok::<_, WebError>(WatchPage::of(cx.clone(), at, file, &rulings))
        };
        let mut boards = of_round.take(MOST).map(page).collect::<Result<Vec<_>>>()?;
        // Not of those who sat there before.
        boards.retain(|one| one.file.no.is_some());
        let cx = cx.headed("live-title").live_at("/games/events", revision + entered);
        Ok(Self { cx, round, boards })
    }
}

/// How far the event and all its records are, for the page of all boards.
#[route("GET", "/t/{slug}/games/events", Public)]
async fn all_events(cx: Cx, request: HttpRequest) -> Answer {
    let id = cx.event.snapshot.id;
    let counts = cx.blocking(move |service| service.read(|c| c.game_counts(id))).await?;
    let who = Listener::of(&request, cx.event.may_record());
    cx.state.hub.listen_to_games(cx.event.at(), &counts, &who)
}

impl WatchPage {
    /// At its last move.
    fn of(cx: Cx, (round, board): At<'_>, file: GameFile, rulings: &[ShownRuling]) -> Self {
        let here = rulings.iter().filter(|ruling| ruling.is_at(round, board.table));
        Self {
            round: round.no,
            board: board.clone(),
            shown: file.game.steps().len(),
            ruled: here.cloned().collect(),
            origin: String::new(),
            cx,
            file,
        }
    }

    fn here(&self) -> String {
        self.cx.to(format!("/games/{}/{}", self.round, self.board.table))
    }

    fn game(&self) -> &Game {
        &self.file.game
    }

    fn last(&self) -> usize {
        self.game().steps().len()
    }

    /// The step that led to the position on the board; `None` at the start.
    fn made(&self) -> Option<&Step> {
        self.game().steps().get(self.shown.checked_sub(1)?)
    }

    fn next(&self) -> Option<Color> {
        match self.game().steps().get(self.shown) {
            Some(Step::Move(played)) => Some(played.color),
            Some(Step::Set { .. }) => None,
            None => self.game().to_move(),
        }
    }

    fn moves(&self) -> usize {
        let made = self.game().steps().iter().take(self.shown);
        made.filter(|step| matches!(step, Step::Move(_))).count()
    }

    fn ended(&self) -> bool {
        matches!(self.game().course(), Some(Course::Ended(_) | Course::Confirmed(_)))
    }

    /// The players' agreement is public once it is confirmed, or earlier by the event's setting.
    fn is_settled(&self) -> bool {
        let provisional = self.cx.tournament().settings.players.provisional;
        !self.board.ending.is_pending() || provisional || self.cx.event.is_staff()
    }

    fn is_over(&self) -> bool {
        self.shown == self.last() && self.is_settled() && self.ended()
    }

    /// Whether the headline is shown, as it tells of the end.
    fn tells_end(&self) -> bool {
        self.shown == self.last() && (self.is_settled() || !self.ended())
    }

    /// The day and time of a game that was recorded move by move, from its first move to its last; not of one from a file.
    fn played(&self) -> Option<String> {
        let played = |row: &&ActRow| matches!(row.act, GameAct::Play(_) | GameAct::AsPlayed(_));
        let mut moves = self.file.acts.iter().filter(played).filter(|_| self.is_over());
        let first = moves.next()?;
        let ends = [first, moves.next_back()?].map(|row| self.cx.local(row.at.naive_utc()));
        let day = ends.map(|at| self.cx.day_of_week(at.date()));
        let time = ends.map(|at| self.cx.time(at.time()));
        let moment = |n: usize| self.cx.with("moment", (("day", &*day[n]), ("time", &*time[n])));
        let to = if day[0] == day[1] { time[1].clone() } else { moment(1) };
        Some(self.cx.with("hall-from-to", (("from", moment(0)), ("to", to))))
    }

    /// Prisoners; the last move if this player made it; in a game of partners, whose turn it is.
    fn player_line(&self, color: impl ByValue<Color>) -> String {
        let (cx, color) = (&self.cx, color.given());
        let held = || cx.with("game-held", [("n", self.game().prisoners(color))]);
        let played = match self.made() {
            Some(Step::Move(played)) if played.color == color => Some(match played.point {
                Some(point) => cx.with("watch-last-move", [("point", point.to_string())]),
                None => cx.text("watch-passed"),
            }),
            _ => None,
        };
        let entry = cx.tournament().entry(self.board.seat(color));
        let entry = entry.filter(|_| self.next() == Some(color));
        let at = u32::try_from(self.moves() + 1).unwrap_or(u32::MAX);
        let turn = entry.and_then(|entry| turn_of(cx.t, entry, at));
        let holds = self.shown == self.last() && self.game().prisoners(color) > 0;
        cx.listed([holds.then(held), played, turn].into_iter().flatten())
    }

    fn clock(&self, color: impl ByValue<Color>) -> String {
        clock(self.game(), color.given(), self.shown)
    }

    /// The stones or periods of overtime left.
    fn left(&self, color: impl ByValue<Color>) -> Option<String> {
        let (_, left) = noted_clock(self.game(), color.given(), self.shown)?;
        let key = match self.cx.tournament().settings.time.overtime {
            Overtime::Canadian { .. } => "watch-stones-left",
            _ => "watch-periods-left",
        };
        Some(self.cx.with(key, [("n", left?)]))
    }

    fn svg(&self) -> String {
        let (t, game) = (self.cx.t, self.game());
        if self.shown < self.last() {
            let (position, last) = self.position();
            return goban::position(t, &position, last);
        }
        // A mere proposal is shown only to the recorder.
        let proposed = matches!(game.course(), Some(Course::Stopped(_))) && !game.is_marked();
        let marking = (!proposed).then(|| marking(game)).flatten();
        let count = marking.as_ref().and_then(|marking| game.count_by(&marking.life));
        let marked = marking.as_ref().map(|marking| (&marking.life, count.as_ref()));
        goban::goban(t, game, None, marked, None).svg
    }

    fn position(&self) -> (Position, Option<Point>) {
        let (mut position, mut last) = (self.game().start_position(), None);
        for step in self.game().steps().iter().take(self.shown) {
            last = None;
            match step {
                Step::Move(Played { color, point: Some(point) }) => {
                    // A recorded point is always on the board.
                    let _ = position.execute(*color, *point);
                    last = Some(*point);
                }
                Step::Move(_) => {}
                Step::Set { changes, .. } => {
                    let _ = position.put_all(changes.iter().copied());
                }
            }
        }
        (position, last)
    }

    /// Links to other steps: message, `rel`, address if there is one, SVG path of its icon.
    fn step_links(&self) -> [(&'static str, &'static str, Option<String>, &'static str); 4] {
        let (shown, last) = (self.shown, self.last());
        let here = self.here();
        let to = |at: usize| if at < last { format!("{here}?step={at}") } else { here.clone() };
        let (back, on) = (shown.checked_sub(1), (shown < last).then_some(shown + 1));
        [
            ("watch-first", "", back.map(|_| to(0)), "M20 2v16L7 10zM4.5 2v16"),
            ("watch-back", "prev", back.map(to), "M18 2v16L5 10z"),
            ("watch-on", "next", on.map(to), "M6 2v16l13-8z"),
            ("watch-last", "", on.map(|_| to(last)), "M4 2v16l13-8zM19.5 2v16"),
        ]
    }

    fn move_words(&self, made: Played) -> String {
        let words = goban::played(self.cx.t, made);
        self.cx.with("game-last", (("n", self.moves()), ("move", words)))
    }

    /// Whether a player's row says all that there is to say of the last step.
    fn names_last(&self) -> bool {
        match self.made() {
            Some(Step::Move(made)) => self.now() == self.move_words(*made),
            _ => false,
        }
    }

    /// The last step in words.
    fn now(&self) -> String {
        let cx = &self.cx;
        match self.made() {
            None => cx.text("watch-start"),
            Some(Step::Move(played)) => {
                let (number, made) = (self.moves(), self.move_words(*played));
                // After a ruling took moves back, move numbers repeat.
                let mut steps = self.game().steps().iter().take(self.shown);
                let anew = steps.any(|step| matches!(step, Step::Set { ruling: Some(_), .. }));
                let about = |ruling: &&ShownRuling| {
                    !anew && ruling.at.is_some_and(|at| at.0 as usize == number)
                };
                let ruling = self.ruled.iter().find(about);
                ruling.map_or(made.clone(), |ruling| cx.labelled(&made, &ruling.what))
            }
            Some(Step::Set { ruling, .. }) => {
                let public = self.ruled.iter().find(|public| Some(public.no) == *ruling);
                match (public, ruling.filter(|_| cx.event.is_staff())) {
                    (Some(public), _) => cx.labelled(&public.number, &public.what),
                    (None, Some(no)) => cx.with("did-ruled", [("no", no.0)]),
                    // The event may hide the ruling, but everybody sees that the position was changed.
                    (None, None) => cx.text("did-position"),
                }
            }
        }
    }

    fn notes(&self) -> impl Iterator<Item = &String> {
        let here = self.game().remarks().iter().filter(|(at, _)| *at == self.shown);
        here.filter_map(|(_, remark)| match remark {
            Remark::Note(text) => Some(text),
            Remark::Clock { .. } => None,
        })
    }
}

/// The number of entries in the record as an event stream, for open pages to follow.
#[route("GET", "/t/{slug}/games/{round}/{table}/events", Public)]
async fn events(cx: Cx, place: Path<BoardPlace>, request: HttpRequest) -> Answer {
    let (round, board) = board_at(&cx.event, &place)?;
    let (id, round, table) = (cx.event.snapshot.id, round.no, board.table);
    let counts = cx.blocking(move |service| service.read(|c| c.game_counts(id))).await?;
    let here = counts.iter().find(|count| (count.round, count.table) == (round, table));
    let who = Listener::of(&request, cx.event.may_record());
    cx.state.hub.listen_to_game((id, round, table), here.map_or(0, |count| count.entered), &who)
}
