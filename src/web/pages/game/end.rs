//! The end of a game, a page per question from the second pass to the confirmed result.
//! The game record determines the next step ([`Stage`]).

use super::*;
use go::{Disagreement, Goban, HalfPoints, OpenDame, RulesetName, SekiEyes};
use recording::{CopyOf, CopyProof, MarkedGroup};
use scoring::{Count, CountStep, CountWarning, OpenGroup, Position, Rectangle, Side, steps};
use store::ActRow;

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
    fn asked_color(&self) -> Color {
        self.game().dispute().asked_next().unwrap_or(Color::Black)
    }

    /// Another field when the player is asked again, so that no answer is preselected.
    fn field(&self) -> String {
        let name = if self.game().dispute().told { "again" } else { "answer" };
        format!("{name}-{}", self.asked_color().letter())
    }

    fn found_picture(&self) -> GobanView {
        let point = self.game().dispute().found.map(|(_, point)| point);
        let window = Window::around(self.game().terms().size, point.as_slice(), 4);
        self.look(point, &Looks { window: Some(window), ..Looks::default() }, None)
    }

    fn found(&self) -> Option<Played> {
        let (color, point) = self.game().dispute().found?;
        Some(Played { color, point: Some(point) })
    }

    /// The move that was found, and what Black and White would capture by it, without judging it; `None` if nothing.
    fn would_take(&self) -> Option<(Point, [usize; 2])> {
        let (_, point) = self.game().dispute().found?;
        let takes = |color| self.game().would_take(color, point).unwrap_or(0);
        let both = [Color::Black, Color::White].map(takes);
        (both != [0, 0]).then_some((point, both))
    }

    fn answer(&self, color: impl ByValue<Color>) -> Option<ResumptionAnswer> {
        self.game().dispute().answers.of(color.given())
    }

    fn answered(&self, color: impl ByValue<Color>) -> Option<&ActRow> {
        let color = color.given();
        self.record.file.acts.iter().rev().find(|row| match row.act {
            GameAct::Answer { color: by, .. } => by == color,
            _ => false,
        })
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
            doubtful: self.unsettled_groups().concat(),
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

    /// Open points that cost no territory: text key, points by name, and how many.
    fn plain(&self) -> Option<(&'static str, String, usize)> {
        let (rules, board) = (self.rules(), self.game().board());
        let makes_seki = rules.open_dame == OpenDame::MakesSeki
            && rules.seki_eyes == SekiEyes::NotCounted
            && rules.scoring == Scoring::Territory;
        let count = self.game().count_by(&self.life()).filter(|_| self.open().is_empty());
        let Count { neutral, warnings, .. } = count?;
        let unfinished = warnings.iter().any(|one| matches!(one, CountWarning::Unfinished { .. }));
        let open = neutral.iter().filter(|point| board.stone(**point).is_none());
        let open: Vec<&Point> = open.collect();
        let key = match rules.scoring {
            _ if open.is_empty() => "end-open-none",
            _ if unfinished || makes_seki => return None,
            Scoring::Area => "end-open-area",
            Scoring::Territory => "end-open-plain",
        };
        let n = open.len();
        Some((key, names(open.into_iter().take(NAMED)), n))
    }

    /// Unsettled chains. Adjacent chains of one colour, also diagonally adjacent, are one group.
    fn unsettled_groups(&self) -> Vec<Vec<Point>> {
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

    /// Whose they are, and what they are worth.
    fn owner_and_worth(&self, stones: &[Point]) -> (Color, HalfPoints) {
        let board = self.game().board();
        let color = board.stone(stones[0]).unwrap_or(Color::Black);
        (color, self.game().worth(&board, &self.life(), stones))
    }

    /// Before the players agree. Open points have their own place on the page.
    fn warnings(&self) -> Vec<CountWarning> {
        self.game().count_by(&self.life()).map(|count| count.warnings).unwrap_or_default()
    }

    /// The stones that passes gave Black and White, if the rules have it so.
    fn passes(&self) -> Option<[u32; 2]> {
        let history = self.game().history().filter(|_| self.rules().passes.stones)?;
        Some([Color::White, Color::Black].map(|color| history.pass_stones(color)))
    }

    /// The text key for how play resumes; `None` if the rules have no resumption.
    fn resumption(&self) -> Option<&'static str> {
        match self.rules().end.resumption {
            Resumption::OpponentOfRequester => Some("end-note-requester"),
            Resumption::OpponentOfLastPasser => Some("end-note-passer"),
            Resumption::ByAgreement => Some("end-note-agreed"),
            Resumption::None => None,
        }
    }
}

fn stones_of(groups: &[OpenGroup]) -> Vec<String> {
    groups.iter().filter_map(|group| Some(group.name()?.to_string())).collect()
}

fn all_of(open: &[(Vec<Point>, Vec<OpenGroup>)]) -> String {
    names(open.iter().flat_map(|(points, _)| points))
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

    /// Who claims a group on a copy if they do not agree about it.
    fn tries(&self, group: &MarkedGroup) -> Option<Color> {
        group.claimant().filter(|_| self.tries_on_copies())
    }

    /// Open points that would stay; empty if there are none.
    fn left_open(&self) -> String {
        let count = self.game().count_by(&self.life());
        let warnings = count.iter().flat_map(|count| &count.warnings);
        let open = warnings.filter_map(|warning| match warning {
            CountWarning::OpenDame { points, .. } => Some(points),
            _ => None,
        });
        names(open.flatten())
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
        Some(self.dead_for_both().map(|group| named(&group)).collect::<Vec<_>>().join(", "))
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

    /// Where the group's stones were taken, once the copy is over.
    fn taken(&self) -> Vec<Point> {
        let (board, over) = (self.copy().board(), self.asks == Stage::Shown);
        let group = self.copy().group.iter().copied().filter(|_| over);
        group.filter(|point| board.stone(*point).is_none()).collect()
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
            taken: self.taken(),
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

    /// Whether the group was taken, so that its owner may go on to show a new stone.
    fn is_taken(&self) -> bool {
        matches!(self.copy().proof(), Some(CopyProof::Taken))
    }

    /// What the copy showed: text key, article, and what the sentence names.
    fn copy_words(&self) -> (&'static str, Duty, [(&'static str, String); 4]) {
        let (cx, copy) = (&self.cx, self.copy());
        let passed = copy.moves().iter().any(|made| made.ko.is_some());
        let (mut duty, mut new, mut gave) = (Duty::LifeAndDeath, String::new(), String::new());
        let key = match copy.proof() {
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
        (key, duty, said)
    }

    fn worth(&self) -> HalfPoints {
        let (game, copy) = (self.game(), self.copy());
        let claim = game.claim(copy.claimant, game.marking());
        game.worth(&game.board(), claim, &copy.group)
    }

    /// Of what a dead group is worth, the prisoners and the points of territory, where prisoners count.
    fn worth_parts(&self) -> Option<(usize, HalfPoints)> {
        let dead = self.copy().is_dead() == Some(true);
        let (stones, worth) = (self.copy().group.len(), self.worth());
        let prisoners = HalfPoints::whole(i32::try_from(stones).ok()?);
        let counts = dead && self.rules().scoring == Scoring::Territory && worth > prisoners;
        counts.then_some((stones, worth - prisoners))
    }
}

/// The text key of the label, Black's and White's.
type Line = (&'static str, String, String);

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
        let line = |key, [black, white]: [HalfPoints; 2]| (key, said(black), said(white));
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

    fn confirmed(&self, color: impl ByValue<Color>) -> Option<&ActRow> {
        let color = color.given();
        self.record.file.acts.iter().rev().find(|row| match &row.act {
            GameAct::Confirm { color: by } | GameAct::ConfirmFor { color: by, .. } => *by == color,
            _ => false,
        })
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

    /// Number, text key, whether it is the one shown. Empty without a count.
    fn count_steps(&self) -> Vec<(usize, &'static str, bool)> {
        let (all, shown) = self.pictures();
        let all = all.iter().zip(1..).filter(|_| self.game().count().is_some());
        all.map(|(key, n)| (n, *key, n == shown)).collect()
    }

    /// The text key for what the picture shows.
    fn picture_words(&self) -> &'static str {
        let (all, shown) = self.pictures();
        match all[shown - 1] {
            "end-count-dead" => "end-count-dead-words",
            "end-count-prisoners" => "end-count-prisoners-words",
            _ => "end-count-tens-words",
        }
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
