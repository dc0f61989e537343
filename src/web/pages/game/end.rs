//! The end of a game, a page per question from the second pass to the confirmed result.
//! The game record determines the next step ([`Stage`]).

use super::*;
use go::{Disagreement, Goban, HalfPoints, OpenDame, RulesetName, SekiEyes};
use recording::{CopyMove, CopyOf, CopyProof, MarkedGroup};
use scoring::{Count, CountStep, CountWarning, OpenGroup, Position, Rectangle, Side, steps};

#[derive(Template)]
#[template(path = "game/end.html")]
pub(super) struct EndPage {
    screen: Screen,
    /// The question of the page.
    asks: Stage,
}

impl Deref for EndPage {
    type Target = Screen;

    fn deref(&self) -> &Screen {
        &self.screen
    }
}

impl EndPage {
    /// `?way=on` looks at the options, `?way=copy` at the copy.
    pub fn of(screen: Screen, stage: Stage) -> Self {
        let asks = match (stage, screen.form.value("way")) {
            (Stage::Unfinished | Stage::Claims, "on") => Stage::Ways,
            (Stage::Shown, "copy") => Stage::Copy,
            _ => stage,
        };
        Self { screen, asks }
    }

    const fn question(&self) -> &'static str {
        match self.asks {
            Stage::Unfinished => "stop",
            Stage::Claims => "claims",
            Stage::Ways => "ways",
            Stage::Asked => "asked",
            Stage::Refused => "refused",
            Stage::Ruling => "ruling",
            Stage::Copy => "copy",
            Stage::Shown => "shown",
            Stage::Count => "count",
            Stage::Confirmed => "confirmed",
        }
    }

    fn rules(&self) -> Ruleset {
        self.game().terms().ruleset()
    }

    /// The proposed marking, or the one that both have entered.
    fn life(&self) -> LifeAndDeath {
        self.record.marking.as_ref().map(|marking| marking.life.clone()).unwrap_or_default()
    }

    /// The viewer's name, for decisions that record a name.
    fn viewer(&self) -> &str {
        self.cx.viewer.as_ref().map_or("", |viewer| &viewer.name)
    }

    /// Where a tap on the board links without scripts.
    fn taps(&self) -> String {
        format!("{}?at=", self.action())
    }

    fn last_entry(&self) -> String {
        self.game().last_act().map(|act| act_words(self.cx.t, act)).unwrap_or_default()
    }

    /// The step of the end, and how it was reached.
    fn steps(&self) -> String {
        let step = |no: u8, said: String| self.cx.with("end-step", (("n", no), ("said", said)));
        match self.asks {
            Stage::Unfinished => step(1, self.last_entry()),
            Stage::Claims | Stage::Ways => step(2, self.last_entry()),
            Stage::Asked | Stage::Refused | Stage::Ruling => {
                self.cx.with("end-not-agreed", [("said", self.last_entry())])
            }
            Stage::Copy => step(2, self.cx.with("end-claim", self.claim())),
            Stage::Shown => step(2, self.cx.text("end-shown")),
            Stage::Count | Stage::Confirmed => {
                let counted = self.game().count().is_some();
                step(3, self.cx.text(if counted { "end-the-count" } else { "result" }))
            }
        }
    }

    fn look(&self, chosen: Option<Point>, looks: &Looks, taps: Option<&str>) -> GobanView {
        goban::drawn(self.cx.t, &self.game().board(), "goban", chosen, looks, taps)
    }

    fn goban(&self) -> GobanView {
        match self.asks {
            Stage::Unfinished => self.stop_picture(),
            Stage::Claims => self.claims_picture(),
            Stage::Ways => self.ways_picture(),
            Stage::Asked | Stage::Refused | Stage::Ruling => self.found_picture(),
            Stage::Copy => self.copy_picture(),
            Stage::Shown => self.shown_picture(),
            Stage::Count | Stage::Confirmed => self.count_picture(),
        }
    }
}

/// A move was found after the stop: each player is asked whether the game goes on.
/// If both refuse, they are told the consequences and asked again; then the arbiter rules on a separate page.
impl EndPage {
    /// The next to be asked.
    fn asked(&self) -> Color {
        self.game().dispute().asked_next().unwrap_or(Color::Black)
    }

    /// Another field when the player is asked again, so that no answer is preselected.
    fn field(&self) -> String {
        let name = if self.game().dispute().told { "again" } else { "answer" };
        format!("{name}-{}", self.asked().letter())
    }

    fn found_picture(&self) -> GobanView {
        let point = self.game().dispute().found.map(|(_, point)| point);
        let window = Window::around(self.game().terms().size, point.as_slice(), 4);
        self.look(point, &Looks { window: Some(window), ..Looks::default() }, None)
    }

    fn found(&self) -> String {
        let Some((color, point)) = self.game().dispute().found else { return String::new() };
        played(self.cx.t, Played { color, point: Some(point) })
    }

    /// What the move would capture for either colour, without judging it.
    fn takes(&self) -> String {
        let Some((_, point)) = self.game().dispute().found else { return String::new() };
        let of = |color: Color| self.game().would_take(color, point).unwrap_or(0);
        let (black, white) = (("black", of(Color::Black)), ("white", of(Color::White)));
        self.cx.with("end-would-take", (("point", point.to_string()), black, white))
    }

    fn answer(&self, color: impl ByValue<Color>) -> Option<String> {
        let answer = self.game().dispute().answers.of(color.given())?;
        Some(self.cx.text(&format!("asked-{answer}")))
    }
}

/// The stone that a group is named by.
fn named(group: &MarkedGroup) -> String {
    group.name().map(|point| point.to_string()).unwrap_or_default()
}

/// The most open points that are named one by one.
const NAMED: usize = 12;

/// Step 1: open points and unsettled groups.
impl EndPage {
    fn stop_picture(&self) -> GobanView {
        let open = self.open();
        let lost = open.iter().flat_map(|(_, groups)| groups);
        let looks = Looks {
            open: open.iter().flat_map(|(points, _)| points.iter().copied()).collect(),
            uncounted: lost.map(|group| (group.color, group.lost.clone())).collect(),
            doubtful: self.doubtful().concat(),
            ..Looks::default()
        };
        let chosen = self.chosen().or_else(|| looks.open.first().copied());
        self.look(chosen, &looks, (!looks.open.is_empty()).then(|| self.taps()).as_deref())
    }

    /// Open points that turn the adjacent groups into seki: connected areas, with their groups.
    fn open(&self) -> Vec<(Vec<Point>, Vec<OpenGroup>)> {
        let count = self.game().count_by(&self.life());
        let mut warnings = count.iter().flat_map(|count| &count.warnings);
        let open = warnings.find_map(|warning| match warning {
            CountWarning::OpenDame { points, groups } => Some((points, groups)),
            _ => None,
        });
        let Some((points, groups)) = open else { return Vec::new() };
        let mut left: BTreeSet<Point> = points.iter().copied().collect();
        let mut parts = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut part = vec![first];
            let mut next = 0;
            while let Some(&point) = part.get(next) {
                next += 1;
                let beside: Vec<Point> =
                    left.iter().copied().filter(|other| touch(point, *other)).collect();
                left.retain(|other| !beside.contains(other));
                part.extend(beside);
            }
            part.sort_unstable();
            let touches = |stone: &Point| part.iter().any(|point| touch(*point, *stone));
            let of_part = groups.iter().filter(|group| group.stones.iter().any(touches));
            let of_part = of_part.cloned().collect();
            parts.push((part, of_part));
        }
        parts
    }

    /// The points that are lost by one left open, by side.
    fn lost(&self, groups: &[OpenGroup]) -> String {
        let lost_by = |color: Color| -> usize {
            groups.iter().filter(|group| group.color == color).map(|group| group.lost.len()).sum()
        };
        let sides = [Color::White, Color::Black].map(|color| (color, lost_by(color)));
        let total: usize = sides.iter().map(|(_, points)| points).sum();
        let sides = sides.into_iter().filter(|(_, points)| *points > 0).map(|(color, points)| {
            self.cx.with("end-lost-side", (("color", self.cx.color(color)), ("n", points)))
        });
        self.cx.with("end-lost", (("sides", self.cx.listed(sides)), ("n", total)))
    }

    fn why_lost(&self, groups: &[OpenGroup]) -> String {
        let named = groups.iter().filter_map(|group| Some(group.name()?.to_string()));
        let named: Vec<String> = named.collect();
        let (open, fill) = (self.cite(Duty::OpenPoints), self.cite(Duty::Filling));
        let (count, groups) = (("count", named.len()), ("groups", self.cx.listed(named)));
        self.cx.with("end-open-why", (count, groups, ("open", open), ("fill", fill)))
    }

    /// Open points that cost no territory, in one line; empty if there is nothing to say of them.
    fn plain(&self) -> String {
        let (rules, board) = (self.rules(), self.game().board());
        let makes_seki = rules.open_dame == OpenDame::MakesSeki
            && rules.seki_eyes == SekiEyes::NotCounted
            && rules.scoring == Scoring::Territory;
        let count = self.game().count_by(&self.life()).filter(|_| self.open().is_empty());
        let Some(Count { neutral, warnings, .. }) = count else { return String::new() };
        let unfinished = warnings.iter().any(|one| matches!(one, CountWarning::Unfinished { .. }));
        let open = neutral.iter().filter(|point| board.stone(**point).is_none());
        let open: Vec<&Point> = open.collect();
        let key = match rules.scoring {
            _ if open.is_empty() => return self.cx.text("end-open-none"),
            _ if unfinished || makes_seki => return String::new(),
            Scoring::Area => "end-open-area",
            Scoring::Territory => "end-open-plain",
        };
        let (n, rules) = (open.len(), self.cite(Duty::OpenPoints));
        let points = names(open.into_iter().take(NAMED));
        self.cx.with(key, (("points", points), ("n", n), ("rules", rules)))
    }

    /// Unsettled chains. Adjacent chains of one colour, also diagonally adjacent, are one group.
    fn doubtful(&self) -> Vec<Vec<Point>> {
        let stones = self.record.marking.iter().flat_map(|marking| &marking.doubtful);
        let board = self.game().board();
        let mut groups: Vec<Vec<Point>> = Vec::new();
        for stone in stones.copied() {
            let near = |group: &Vec<Point>| {
                board.stone(group[0]) == board.stone(stone)
                    && group.iter().any(|other| {
                        other.col().abs_diff(stone.col()) <= 1
                            && other.row().abs_diff(stone.row()) <= 1
                    })
            };
            match groups.iter_mut().find(|group| near(group)) {
                Some(group) => group.push(stone),
                None => groups.push(vec![stone]),
            }
        }
        groups
    }

    fn doubt(&self, stones: &[Point]) -> String {
        let (cx, board) = (&self.cx, self.game().board());
        let color = cx.color(board.stone(stones[0]).unwrap_or(Color::Black));
        let worth = cx.points(self.game().worth(&board, &self.life(), stones));
        cx.with("end-doubt", (("color", color), ("n", stones.len()), ("worth", worth)))
    }

    /// Before the players agree. Open points have their own place on the page.
    fn warnings(&self) -> Vec<String> {
        let of = |key: &str, points: &[Point]| Some(self.cx.with(key, [("points", names(points))]));
        let said = |warning: &CountWarning| match warning {
            CountWarning::OpenDame { .. } => None,
            CountWarning::DeadInNeutral { stones } => of("warning-dead-in-neutral", stones),
            CountWarning::DeadInSeki { stones } => of("warning-dead-in-seki", stones),
            CountWarning::Unsettled { stones } => of("warning-unsettled", stones),
            CountWarning::Unfinished { points } => {
                Some(self.cx.with("warning-unfinished", [("n", *points)]))
            }
        };
        let count = self.game().count_by(&self.life());
        count.iter().flat_map(|count| &count.warnings).filter_map(said).collect()
    }

    /// The stones that passes cost, if the rules have it so.
    fn passes(&self) -> Option<String> {
        let history = self.game().history().filter(|_| self.rules().passes.stones)?;
        let by = |color| history.pass_stones(color);
        let (black, white) = (("black", by(Color::White)), ("white", by(Color::Black)));
        let rules = self.cite(Duty::PassStones);
        Some(self.cx.with("end-pass-stones", (black, white, ("rules", rules))))
    }

    fn stop_note(&self) -> String {
        let open = self.open();
        let left = names(open.iter().flat_map(|(points, _)| points));
        let left = self.cx.with("end-left-open", [("points", left)]);
        let said = [(!open.is_empty()).then_some(left), self.resumption()];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// How play resumes; `None` if the rules have no resumption.
    fn resumption(&self) -> Option<String> {
        let key = match self.rules().end.resumption {
            Resumption::OpponentOfRequester => "end-note-requester",
            Resumption::OpponentOfLastPasser => "end-note-passer",
            Resumption::ByAgreement => "end-note-agreed",
            Resumption::None => return None,
        };
        Some(self.cx.with(key, [("rules", self.cite(Duty::Resumption))]))
    }
}

const fn touch(a: Point, b: Point) -> bool {
    a.col().abs_diff(b.col()) + a.row().abs_diff(b.row()) == 1
}

/// Step 2: the dead stones that each side marks, differences first. The winner is hidden until both agree. If they do
/// not, the options that the rules have; none costs a player anything with one tap.
impl EndPage {
    fn groups(&self) -> Vec<MarkedGroup> {
        self.game().marked_groups(&self.life())
    }

    fn differing(&self) -> Vec<MarkedGroup> {
        self.groups().into_iter().filter(MarkedGroup::differs).collect()
    }

    fn differences(&self) -> Looks {
        let differ = self.differing();
        Looks {
            doubtful: differ.iter().flat_map(|group| group.stones.iter().copied()).collect(),
            outlined: differ.into_iter().map(|group| group.stones).collect(),
            ..Looks::default()
        }
    }

    /// Groups that both call dead.
    fn dead_for_both(&self) -> impl Iterator<Item = MarkedGroup> {
        self.groups().into_iter().filter(|group| group.said == [Fate::Dead; 2])
    }

    fn claims_picture(&self) -> GobanView {
        let dead = self.dead_for_both().flat_map(|group| group.stones).collect();
        let looks = Looks { dead, ..self.differences() };
        let taps = goban::stones_to_mark(&self.game().board(), "enter", "toggle");
        GobanView { taps, ..self.look(self.chosen(), &looks, None) }
    }

    fn about(&self, group: &MarkedGroup) -> String {
        let about = (
            ("color", group.color.letter().to_string()),
            ("n", group.stones.len()),
            ("worth", self.cx.points(group.worth)),
        );
        self.cx.with(if group.differs() { "end-group-worth" } else { "end-group" }, about)
    }

    fn fate(&self, fate: impl ByValue<Fate>) -> String {
        self.cx.text(&format!("end-{}", fate.given()))
    }

    /// What comes next if they do not agree about a group.
    fn next(&self, group: &MarkedGroup) -> String {
        match group.claimant().filter(|_| self.tries_on_copies()) {
            Some(color) => {
                let rules = self.cite(Duty::ConfirmationPlay);
                self.cx.with("end-next-copy", (("color", self.cx.color(color)), ("rules", rules)))
            }
            None => self.cx.text("end-next-ways"),
        }
    }

    /// Open points that would stay; empty if there are none.
    fn left_open(&self) -> String {
        let count = self.game().count_by(&self.life());
        let warnings = count.iter().flat_map(|count| &count.warnings);
        let open = warnings.filter_map(|warning| match warning {
            CountWarning::OpenDame { points, .. } => Some(points),
            _ => None,
        });
        let points = names(open.flatten());
        if points.is_empty() {
            points
        } else {
            self.cx.with("end-still-open", [("points", points)])
        }
    }

    fn is_proposed(&self) -> bool {
        self.record.marking.as_ref().is_some_and(|marking| marking.proposed)
    }

    /// Players who have agreed while the other has not.
    fn agreed(&self) -> impl Iterator<Item = Color> {
        let agreed = |color: &Color| match self.game().course() {
            Some(Course::Stopped(stopped)) => stopped.claim(*color).is_some(),
            _ => false,
        };
        [Color::Black, Color::White].into_iter().filter(agreed)
    }
}

/// The ways on from a disagreement.
impl EndPage {
    fn ways_picture(&self) -> GobanView {
        let taps = self.may_find().then(|| self.taps());
        self.look(self.chosen(), &self.differences(), taps.as_deref())
    }

    fn tries_on_copies(&self) -> bool {
        self.rules().end.confirmation_ko == ConfirmationKo::PassForKo
    }

    /// Claims that can be tried on a copy: who claims it, and the group.
    fn copies(&self) -> Vec<(Color, String)> {
        let differ = self.differing().into_iter().filter(|_| self.tries_on_copies());
        differ.filter_map(|group| Some((group.claimant()?, named(&group)))).collect()
    }

    /// Who may ask to resume, and who then plays first.
    fn resumptions(&self) -> Vec<(Color, Color)> {
        let moves = self.game().history().map(History::moves);
        let last = moves.and_then(|moves| moves.last().map(|made| made.color));
        let first = |color: Color| match self.rules().end.resumption {
            Resumption::OpponentOfRequester | Resumption::ByAgreement => Some(color.other()),
            Resumption::OpponentOfLastPasser => Some(last.map_or(Color::Black, Color::other)),
            Resumption::None => None,
        };
        let both = [Color::Black, Color::White].into_iter();
        both.filter_map(|color| Some((color, first(color)?))).collect()
    }

    /// Whether a move that changes the result can be named.
    fn may_find(&self) -> bool {
        self.rules().end.disagreement == Disagreement::BothLose
    }

    /// Whether all stones live by these rules if the players do not agree, and whether that is already allowed.
    fn all_live(&self) -> Option<bool> {
        let end = self.rules().end;
        let now = end.resumption != Resumption::OpponentOfLastPasser || self.game().passed_twice();
        (end.disagreement == Disagreement::AllStonesLive).then_some(now)
    }

    /// Groups that an arbiter may decide about.
    fn disputed(&self) -> Vec<String> {
        match self.asks {
            Stage::Shown => vec![self.copy_name()],
            _ => self.differing().iter().map(named).collect(),
        }
    }

    /// The marks that both accept and the arbiter may settle; `None` if a group is disputed, and in a mere preview of
    /// the options.
    fn settled(&self) -> Option<String> {
        if self.game().stage() != Some(Stage::Ways) || !self.differing().is_empty() {
            return None;
        }
        let dead: Vec<String> = self.dead_for_both().map(|group| named(&group)).collect();
        let none = dead.is_empty().then(|| self.cx.text("end-settle-none"));
        Some(self.cx.with("end-settle-note", [("points", none.unwrap_or(dead.join(", ")))]))
    }
}

/// A claim played out on a copy of the board, and its outcome.
impl EndPage {
    fn copy(&self) -> &CopyOf {
        self.game().copy().expect("the stage is that of a copy")
    }

    fn copy_name(&self) -> String {
        self.copy().name().map(|point| point.to_string()).unwrap_or_default()
    }

    fn claim(&self) -> [(&'static str, String); 2] {
        [("color", self.cx.color(self.copy().claimant)), ("point", self.copy_name())]
    }

    fn shows_whole(&self) -> bool {
        self.form.value("whole") == "yes"
    }

    /// Kos that the player to move must first pass for.
    fn shut(&self) -> &BTreeSet<Point> {
        self.copy().shut(self.copy().to_move())
    }

    fn window(&self) -> Window {
        Window::around(self.copy().board().size(), &self.copy().group, 2)
    }

    /// The copy with move numbers, to play on. Kos that may not be retaken are marked.
    fn copy_picture(&self) -> GobanView {
        let whole = self.shows_whole().then_some("whole=yes&");
        let taps = format!("{}?{}at=", self.action(), whole.unwrap_or_default());
        self.drawn("goban", whole.is_some(), self.chosen(), Some(&taps))
    }

    /// The copy of the position next to the game, when it is over.
    fn copy_shown(&self) -> String {
        self.drawn("copy", false, None, None).svg
    }

    fn drawn(&self, id: &str, whole: bool, chosen: Option<Point>, taps: Option<&str>) -> GobanView {
        let board = self.copy().board();
        let numbers = self.copy().moves().iter().zip(1..).filter_map(|(made, no)| {
            let point = made.played.point?;
            let stands = board.stone(point) == Some(made.played.color);
            stands.then_some((point, no))
        });
        let looks = Looks {
            numbers: numbers.collect::<BTreeMap<_, _>>().into_iter().collect(),
            emptied: self.shut().iter().copied().collect(),
            window: (!whole).then(|| self.window()),
            copy: true,
            ..Looks::default()
        };
        goban::drawn(self.cx.t, board, id, chosen, &looks, taps)
    }

    /// The game as it stands, with the group dead if the copy showed that.
    fn shown_picture(&self) -> GobanView {
        let dead = self.copy().is_dead().unwrap_or(false);
        let dead = if dead { self.copy().group.clone() } else { Vec::new() };
        self.look(None, &Looks { dead, window: Some(self.window()), ..Looks::default() }, None)
    }

    /// A move on the copy, with what it took.
    fn made(&self, made: &CopyMove) -> String {
        match (made.played.point, made.ko) {
            (None, Some(ko)) => self.cx.with("end-made-ko", [("point", ko.to_string())]),
            (None, None) => self.cx.text("end-made-pass"),
            (Some(point), _) if made.takes.is_empty() => point.to_string(),
            (Some(point), _) => {
                let taken = (("point", point.to_string()), ("n", made.takes.len()));
                self.cx.with("end-made-takes", taken)
            }
        }
    }

    fn last_made(&self) -> String {
        self.copy().moves().last().map(|made| self.made(made)).unwrap_or_default()
    }

    /// Whether the group was taken, so that its owner may go on to show a new stone.
    fn is_taken(&self) -> bool {
        matches!(self.copy().proof(), Some(CopyProof::Taken))
    }

    fn shown_facts(&self) -> Vec<Fact> {
        let (cx, game, copy) = (&self.cx, self.game(), self.copy());
        let passed = copy.moves().iter().any(|made| made.ko.is_some());
        let (mut duty, mut new, mut gave) = (Duty::LifeAndDeath, String::new(), String::new());
        let why = match copy.proof() {
            Some(CopyProof::Taken) if passed => {
                duty = Duty::ConfirmationPlay;
                "end-why-ko"
            }
            Some(CopyProof::Taken) => "end-why-taken",
            Some(CopyProof::NewStone(point)) => {
                new = point.to_string();
                "end-why-new"
            }
            Some(CopyProof::GivenIn(color)) => {
                gave = cx.color(color);
                "end-why-given"
            }
            Some(CopyProof::Stands) | None => "end-why-stands",
        };
        let (claimant, owner) = (cx.color(copy.claimant), cx.color(copy.claimant.other()));
        let said = [("claimant", claimant), ("owner", owner), ("point", new), ("color", gave)];
        let claim = game.claim(copy.claimant, game.marking());
        let worth = cx.points(game.worth(&game.board(), claim, &copy.group));
        let mut facts = vec![(cx.text("why"), cx.with(why, said.clone()), self.cite(duty))];
        if self.is_taken() {
            let note = self.cite(Duty::LifeAndDeath);
            facts.push((cx.text("end-new-stones"), cx.with("end-new-none", said), note));
        }
        let worth = cx.with("end-worth-is", [("worth", worth)]);
        facts.push((cx.text("end-worth"), worth, String::new()));
        facts
    }
}

/// Label, Black's and White's.
type Line = (String, String, String);

/// Step 3: the count as done at the table, and the confirmations.
impl EndPage {
    /// The count, with a line for each kind of point, and the sums; `None` if the game ended without one.
    fn counted(&self) -> Option<(Vec<Line>, [String; 2])> {
        let (cx, game, count) = (&self.cx, self.game(), self.game().count()?);
        let whole = |points: u32| HalfPoints::whole(i32::try_from(points).unwrap_or(i32::MAX));
        let said = |points: HalfPoints| match points {
            HalfPoints::ZERO => "–".to_owned(),
            points => cx.points(points),
        };
        let line =
            |key: &str, [black, white]: [HalfPoints; 2]| (cx.text(key), said(black), said(white));
        let of = |points: fn(&Side) -> HalfPoints| [points(&count.black), points(&count.white)];
        let stones =
            |points: fn(&Side) -> u32| [points(&count.black), points(&count.white)].map(whole);
        let mut lines = vec![line("count-territory", stones(|side| side.territory))];
        if game.terms().ruleset().scoring == Scoring::Territory {
            lines.push(line("count-prisoners", stones(|side| side.prisoners)));
            lines.push(line("count-dead", stones(|side| side.dead)));
        } else {
            lines.push(line("count-stones", stones(|side| side.stones)));
        }
        lines.push(line("komi", of(|side| side.komi)));
        let paid = [Color::Black, Color::White]
            .map(|color| -ing_cost(game.periods_bought(color).unwrap_or_default()));
        let given: [HalfPoints; 2] = game.points_of_rulings().into();
        let compensation = of(|side| side.compensation);
        let keys = ["count-compensation", "count-overtime", "count-rulings"];
        let others = keys.into_iter().zip([compensation, paid, given]);
        let others = others.filter(|(_, points)| *points != [HalfPoints::ZERO; 2]);
        lines.extend(others.map(|(key, points)| line(key, points)));
        let totals = of(Side::total);
        Some((lines, [0, 1].map(|side| cx.points(totals[side] + paid[side] + given[side]))))
    }

    /// How these rules count at the table, if they have their own method: Chinese rules compare one side with half
    /// the board, and Ing rules fill in stones. With pass stones, counting territory gives the same result.
    fn at_the_table(&self) -> Option<&'static str> {
        let rules = self.rules();
        match (rules.scoring, rules.name, rules.passes.stones) {
            (Scoring::Area, _, true) => Some("end-way-same"),
            (Scoring::Area, RulesetName::Chinese, _) => Some("end-way-half"),
            (Scoring::Area, RulesetName::Ing, _) => Some("end-way-fill"),
            _ => None,
        }
    }

    /// Periods of overtime bought by each player, while they can be noted.
    fn bought(&self) -> Vec<(Color, u8)> {
        let noted = self.asks == Stage::Count && self.game().count().is_some();
        let both = [Color::Black, Color::White].into_iter().filter(|_| noted);
        both.filter_map(|color| Some((color, self.game().periods_bought(color)?))).collect()
    }

    fn waits(&self, color: impl ByValue<Color>) -> bool {
        match self.game().course() {
            Some(Course::Ended(ended)) => ended.confirmed_by() != Some(color.given()),
            Some(Course::Confirmed(_)) => false,
            _ => true,
        }
    }

    /// The players who have not confirmed it, the next one first.
    fn waiting(&self) -> Vec<Color> {
        [Color::Black, Color::White].into_iter().filter(|color| self.waits(color)).collect()
    }

    /// When a player confirmed it, or who did so for them.
    fn confirmation(&self, color: impl ByValue<Color>) -> String {
        let (cx, color) = (&self.cx, color.given());
        if self.waits(color) {
            return cx.text("end-not-yet");
        }
        let made = self.record.file.acts.iter().rev().find(|row| match &row.act {
            GameAct::Confirm { color: by } | GameAct::ConfirmFor { color: by, .. } => *by == color,
            _ => false,
        });
        let Some(row) = made else { return cx.text("confirmed") };
        let time = ("time", cx.time_of(row.at.naive_utc()));
        let GameAct::ConfirmFor { reason, .. } = &row.act else {
            return cx.with("end-confirmed-at", [time]);
        };
        let name = ("name", self.entered_by(row.account));
        cx.with("end-confirmed-for", [time, name, ("reason", reason.clone())])
    }

    /// The steps of the count that a picture can show, and which of them it shows.
    fn pictures(&self) -> (&'static [&'static str], usize) {
        let all: &[&str] = match self.rules().scoring {
            Scoring::Area => &["end-count-dead", "end-count-tens"],
            Scoring::Territory => &["end-count-dead", "end-count-prisoners", "end-count-tens"],
        };
        let asked: usize = self.form.value("count").parse().unwrap_or(3);
        (all, asked.clamp(1, all.len()))
    }

    /// Label, address, whether it is the one shown. Empty without a count.
    fn count_steps(&self) -> Vec<(String, String, bool)> {
        let (all, shown) = self.pictures();
        let all = all.iter().zip(1..).filter(|_| self.game().count().is_some());
        let step = |(key, n): (&&str, usize)| {
            let words = self.cx.with("end-count-step", (("n", n), ("said", self.cx.text(key))));
            (words, format!("{}?count={n}", self.action()), n == shown)
        };
        all.map(step).collect()
    }

    fn picture_words(&self) -> String {
        let (all, shown) = self.pictures();
        self.cx.text(&format!("{}-words", all[shown - 1]))
    }

    fn count_picture(&self) -> GobanView {
        let (t, game) = (self.cx.t, self.game());
        let (Some(count), Some(history)) = (game.count(), game.history()) else {
            return goban::goban(t, game, None, None, None);
        };
        let (all, shown) = self.pictures();
        let key = all[shown - 1];
        let (life, rules, terms) = (self.life(), self.rules(), game.terms());
        let position = Position::of(history, &life, terms.handicap, terms.komi);
        let held = |color| u32::try_from(game.prisoners(color)).unwrap_or(0);
        let prisoners = [held(Color::Black), held(Color::White)];
        let position = Position { prisoners, rules: &rules, ..position };
        let mut board: Goban = history.board().clone();
        let mut blocks = Vec::new();
        for step in steps(&position, &count) {
            match step {
                CountStep::Lift { stones } => {
                    let _ = board.put_all(stones.into_iter().map(|point| (point, None)));
                }
                CountStep::PutBack { color, points, .. } if key != "end-count-dead" => {
                    let _ = board.put_all(points.into_iter().map(|point| (point, Some(color))));
                }
                CountStep::Arrange { rectangles, .. } if key == "end-count-tens" => {
                    let block = |one: Rectangle| (one.low, one.high, one.points());
                    blocks.extend(rectangles.into_iter().map(block));
                }
                _ => {}
            }
        }
        let territory = [Color::Black, Color::White].map(|color| {
            let points = count.territory(color).iter().copied();
            (color, points.filter(|point| board.stone(*point).is_none()).collect::<Vec<_>>())
        });
        let looks = Looks { territory: territory.into(), blocks, ..Looks::default() };
        goban::drawn(t, &board, "goban", None, &looks, None)
    }
}
