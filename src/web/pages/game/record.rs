//! The recorder's screen: moves, handicap stones, setting up a position. Its input, also at the end of the game.

use super::*;
use crate::web::views::goban::{Marking, marking, to_play};
use go::{Move, PassesLeft, Repetition};
use recording::{Phase, RecordError};
use referee::unruled;
use service::{Behind, Entered};

/// The header that the script sends with a tap: it shows the response itself instead of following a redirect.
const BY_SCRIPT: &str = "x-tengen-tap";

pub(super) type At<'a> = (&'a Round, &'a Board);

/// A game record with its marking. If nothing is marked yet, the marking is proposed by playouts.
pub(super) struct MarkedFile {
    pub file: GameFile,
    pub marking: Option<Marking>,
    unruled: Vec<Incident>,
    names: Vec<(AccountId, String)>,
}

pub(super) async fn load(cx: &Cx, (round, board): At<'_>) -> Result<GameFile> {
    let (snapshot, round, table) = (cx.event.snapshot.clone(), round.no, board.table);
    Ok(cx.blocking(move |service| service.game(&snapshot, round, table)).await?)
}

pub(super) async fn load_marked(cx: &Cx, at: At<'_>) -> Result<MarkedFile> {
    let file = load(cx, at).await?;
    let arbiters = file.acts.iter().filter(|row| row.act.reason().is_some());
    let arbiters: BTreeSet<AccountId> = arbiters.filter_map(|row| row.account).collect();
    let mut names = Vec::new();
    for id in arbiters {
        names.extend(cx.account_name(Some(id)).await?.map(|name| (id, name)));
    }
    let id = cx.event.snapshot.id;
    let log = cx.blocking(move |service| Ok(service.read(|c| c.referee_file(id))?.log)).await?;
    let known = log.in_force_at(&Seats::of(at.0.no, at.1), None);
    let marked = move |_: &_| {
        let unruled = file.game.history().map(|game| unruled(game, &known)).unwrap_or_default();
        Ok(MarkedFile { marking: marking(&file.game), unruled, file, names })
    };
    cx.state.worked_out(marked).await
}

/// What the recorder's screens have in common: a board with its game, and what was typed or refused.
pub(super) struct Screen {
    pub cx: Cx,
    pub round: RoundNo,
    pub board: Board,
    pub record: MarkedFile,
    pub form: Form,
}

impl Screen {
    pub fn of(cx: &Cx, (round, board): At<'_>, record: MarkedFile, form: Form) -> Self {
        let ended = record.file.game.stage().is_some();
        let title = if ended { "end-page-title" } else { "record-title" };
        let title = cx.with(title, [("table", board.table)]);
        let events = format!("/games/{}/{}/events", round.no, board.table);
        let cx = cx.clone().titled(title).live_at(events, record.file.entered);
        Self { cx, round: round.no, board: board.clone(), record, form }
    }

    /// The screen to enter moves, or to lead through the end.
    fn answer(self, status: StatusCode, refused: Option<RecordError>) -> Answer {
        match self.game().stage() {
            Some(stage) => render_as(status, &EndPage::of(self, stage)),
            None => render_as(status, &RecordPage { screen: self, refused }),
        }
    }

    pub const fn game(&self) -> &Game {
        &self.record.file.game
    }

    pub fn here(&self) -> String {
        self.cx.to(format!("/boards/{}/{}", self.round, self.board.table))
    }

    pub fn action(&self) -> String {
        format!("{}/record", self.here())
    }

    pub fn watch(&self) -> String {
        self.cx.to(format!("/games/{}/{}", self.round, self.board.table))
    }

    pub fn name(&self, color: impl ByValue<Color>) -> String {
        self.cx.player(self.board.seat(color.given()))
    }

    pub fn rank(&self, color: impl ByValue<Color>) -> String {
        self.cx.rank_of(self.board.seat(color.given()))
    }

    pub fn held(&self, color: impl ByValue<Color>) -> i64 {
        self.game().prisoners(color.given())
    }

    pub fn cite(&self, duty: Duty) -> String {
        cite(self.cx.t, &self.game().terms().ruleset(), duty)
    }

    /// The account that entered an act.
    pub fn entered_by(&self, account: Option<AccountId>) -> String {
        let name = self.record.names.iter().find(|(id, _)| Some(*id) == account);
        name.map_or_else(|| self.cx.text("somebody"), |(_, name)| name.clone())
    }

    /// Identifies the game and the recorder. Moves that the browser stored for another game are not sent.
    pub fn identity(&self) -> String {
        let who = self.cx.viewer.as_ref().map_or("", |viewer| viewer.name.as_str());
        format!("{}{who}", game_at(&self.board))
    }

    pub const fn phase(&self) -> &'static str {
        match self.game().phase() {
            Phase::Placing(_) => "placing",
            Phase::SettingUp(_) => "setting-up",
            Phase::Game(course) => course.phase(),
        }
    }

    /// The chosen point, moved by one after `?go=up` and the like.
    pub fn chosen(&self) -> Option<Point> {
        let (game, size) = (self.game(), self.game().terms().size);
        let at = read_point(self.form.value("at")).ok().filter(|point| size.contains(*point));
        let middle = Point::new(size.lines() / 2, size.lines() / 2);
        let step = |dx: i16, dy: i16| {
            let from = at.or(goban::last(game)).or(middle)?;
            let to = |n: u8, d: i16| u8::try_from((i16::from(n) + d).max(0)).ok();
            let last = size.lines() - 1;
            Point::new(to(from.col(), dx)?.min(last), to(from.row(), dy)?.min(last))
        };
        match self.form.value("go") {
            "up" => step(0, 1),
            "down" => step(0, -1),
            "left" => step(-1, 0),
            "right" => step(1, 0),
            _ => at,
        }
    }

    pub fn at(&self) -> String {
        self.chosen().map(|point| point.to_string()).unwrap_or_default()
    }

    /// What undo would take back; empty if there is nothing, or only a ruling.
    pub fn undo(&self) -> String {
        match (self.game().last_act(), self.game().course()) {
            (None | Some(GameAct::Ruled { .. }), _) | (_, Some(Course::Confirmed(_))) => {
                String::new()
            }
            (Some(act), _) => self.cx.with("record-undo", [("what", act_words(self.cx.t, act))]),
        }
    }
}

#[derive(Template)]
#[template(path = "game/record.html")]
struct RecordPage {
    screen: Screen,
    refused: Option<RecordError>,
}

impl Deref for RecordPage {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.screen
    }
}

impl RecordPage {
    /// The number of moves so far.
    fn moves(&self) -> usize {
        self.game().history().map_or(0, |history| history.moves().len())
    }

    /// In a game of partners: who plays the next move.
    fn turn(&self) -> Option<String> {
        let color = self.game().to_move().filter(|_| self.phase() == "playing")?;
        to_play(self.cx.t, self.cx.tournament(), &self.board, color, self.moves())
    }

    fn last(&self) -> Option<Played> {
        let made = self.game().history()?.moves().last()?;
        Some(Played { color: made.color, point: made.mv.point() })
    }

    fn clock(&self, color: impl ByValue<Color>) -> String {
        clock(self.game(), color.given(), self.game().steps().len())
    }

    /// Why play goes on although both passed.
    fn passes_left(&self) -> Option<PassesLeft> {
        self.game().history()?.passes_left()
    }

    fn goban(&self) -> GobanView {
        let taps = format!("{}?at=", self.action());
        goban::goban(self.cx.t, self.game(), self.chosen(), None, Some(&taps))
    }

    fn may_repeat(&self) -> bool {
        let repetition = self.game().terms().ruleset().repetition;
        let now = |one: &Incident| one.at.is_some_and(|at| at.0 as usize == self.moves());
        matches!(repetition, Repetition::NoResultIfAgreed | Repetition::Draw)
            && !self.record.unruled.iter().any(|one| one.kind.is_move() && now(one))
            && self.game().history().is_some_and(|history| history.cycle().is_some())
    }

    /// The point of a forbidden move, which may be recorded as it was played.
    fn illegal(&self) -> Option<(Color, Point)> {
        match self.refused.as_ref()? {
            RecordError::Illegal { color, mv: Move::Play(point), .. } => Some((*color, *point)),
            _ => None,
        }
    }

    /// Forbidden moves without a ruling, in words; empty if there are none.
    fn unruled(&self) -> String {
        let moves = self.record.unruled.iter().filter(|incident| incident.kind.is_move());
        let t = self.cx.t;
        let said = |history| t.listed(moves.map(|incident| t.violation(history, incident)));
        self.game().history().map(said).unwrap_or_default()
    }
}

#[route("GET", "/t/{slug}/boards/{round}/{table}/record", Recorder)]
async fn show(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&cx.event, &place)?;
    let record = load_marked(&cx, at).await?;
    Screen::of(&cx, at, record, cx.query.clone()).answer(StatusCode::OK, None)
}

fn game_at(board: &Board) -> String {
    format!("{}-{}-{}-", board.black, board.white, board.earlier_games().len())
}

#[route("POST", "/t/{slug}/boards/{round}/{table}/record", Recorder)]
async fn enter(request: HttpRequest, act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.event, &place)?;
    let waited_for = act.form.value("game");
    if !waited_for.is_empty() && !waited_for.starts_with(&game_at(at.1)) {
        return refuse(&act, at, Refusal::OthersSit { table: at.1.table }.into()).await;
    }
    let wanted = act.form.parse::<Wanted>();
    let record = load_marked(&act, at).await?;
    let game = &record.file.game;
    let changed = || act.form.refused("", Sentence::new("record-marking-changed"));
    let wanted = match wanted.and_then(|w| if w.is_outdated(game) { Err(changed()) } else { Ok(w) })
    {
        Ok(wanted) => wanted,
        Err(form) => return wrong(&act, at, record, form),
    };
    let settled = game.was_settled();
    let decides = |act: &GameAct| {
        act.is_an_arbiters() || (settled && matches!(act, GameAct::Undo | GameAct::Object))
    };
    let (seen, acts) = (wanted.seen, wanted.acts(game));
    if !act.event.is_staff() && acts.iter().any(decides) {
        return Err(WebError::Unprocessable(Sentence::new("record-arbiter-only")));
    }
    let typed = ActForm { round: at.0.no, table: at.1.table, seen, acts };
    match act.blocking(move |acts| acts.record_act(&typed)).await {
        Ok(done) if request.headers().contains_key(BY_SCRIPT) => {
            let record = load_marked(&act, at).await?;
            let page = same_move(&done).into_iter().fold(act.page.clone(), Page::with_notice);
            let cx = Cx { page, ..act.cx.clone() };
            Screen::of(&cx, at, record, Form::empty()).answer(StatusCode::OK, None)
        }
        Ok(done) => {
            let here = act.to(format!("/boards/{}/{}/record", at.0.no, at.1.table));
            let said = same_move(&done).map(|notice| redirect_saying(&here, notice));
            Ok(said.unwrap_or_else(|| redirect(&here)))
        }
        Err(error) => refuse(&act, at, error).await,
    }
}

/// Two recorders entered the same move. That is shown, because one of them may have meant the next move.
fn same_move(done: &Done<Entered>) -> Option<Notice> {
    let there = matches!(done, Done::Now(Entered::There));
    there.then(|| Notice::done(Sentence::new("record-there")))
}

pub(super) fn wrong(act: &Act, at: At<'_>, record: MarkedFile, form: Form) -> Answer {
    Screen::of(act, at, record, form).answer(StatusCode::UNPROCESSABLE_ENTITY, None)
}

pub(super) async fn refuse(act: &Act, at: At<'_>, error: ServiceError) -> Answer {
    let refused = match &error {
        ServiceError::Refused(Refusal::Record(why)) => Some((**why).clone()),
        _ => None,
    };
    let form = match error {
        ServiceError::Behind(behind) => act.form.refused("", behind_sentence(act, *behind).await?),
        error => act.form.after(error)?,
    };
    Screen::of(act, at, load_marked(act, at).await?, form)
        .answer(StatusCode::UNPROCESSABLE_ENTITY, refused)
}

async fn behind_sentence(cx: &Cx, behind: Behind) -> Result<Sentence> {
    let name = cx.account_name(behind.theirs.last().and_then(|row| row.account)).await?;
    let listed = |acts: &mut dyn Iterator<Item = &GameAct>| {
        cx.listed(acts.take(6).map(|act| act_words(cx.t, act)))
    };
    Ok(Sentence::new("record-meanwhile")
        .with("name", name.unwrap_or_else(|| cx.text("somebody")))
        .with("theirs", listed(&mut behind.theirs.iter().map(|row| &row.act)))
        .with("mine", listed(&mut behind.mine.iter())))
}
