//! Step 2: the dead stones that each side marks, differences first. The winner is hidden until both agree. If they do
//! not, the options that the rules have; none costs a player anything with one tap.

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::goban::{self, names};
use go::Disagreement;
use recording::MarkedGroup;
use scoring::CountWarning;

use super::{EndPage, named};

impl EndPage {
    pub(super) fn groups(&self) -> Vec<MarkedGroup> {
        self.game().marked_groups(&self.life())
    }

    pub(super) fn differing(&self) -> Vec<MarkedGroup> {
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

    pub(super) fn claims_picture(&self) -> GobanView {
        let (game, dead) = (self.game(), self.dead_for_both().flat_map(|group| group.stones));
        let looks = Looks { dead: dead.collect(), ..self.differences() };
        let picture = goban::looked_at(self.cx.t, game, self.chosen(), &looks, None);
        let taps = goban::stones_to_mark(&game.board(), "enter", "toggle");
        GobanView { taps, ..picture }
    }

    pub(super) fn about(&self, group: &MarkedGroup) -> String {
        let about = (
            ("color", group.color.letter().to_string()),
            ("n", group.stones.len()),
            ("worth", self.cx.points(group.worth)),
        );
        self.cx.with(if group.differs() { "end-group-worth" } else { "end-group" }, about)
    }

    pub(super) fn fate(&self, fate: impl ByValue<Fate>) -> String {
        self.cx.text(match fate.given() {
            Fate::Alive => "end-alive",
            Fate::Dead => "end-dead",
            Fate::Seki => "end-seki",
        })
    }

    /// What comes next if they do not agree about a group.
    pub(super) fn next(&self, group: &MarkedGroup) -> String {
        match group.claimant().filter(|_| self.tries_on_copies()) {
            Some(color) => {
                let rules = self.cite(Duty::ConfirmationPlay);
                let said = (("color", self.cx.color(color)), ("rules", rules));
                self.cx.with("end-next-copy", said)
            }
            None => self.cx.text("end-next-ways"),
        }
    }

    /// Open points that would stay; empty if there are none.
    pub(super) fn left_open(&self) -> String {
        let count = self.game().count_by(&self.life());
        let warnings = count.iter().flat_map(|count| &count.warnings);
        let open = warnings.filter_map(|warning| match warning {
            CountWarning::OpenDame { points, .. } => Some(points),
            _ => None,
        });
        let points = names(open.flatten());
        if points.is_empty() {
            return points;
        }
        self.cx.with("end-still-open", [("points", points)])
    }

    pub(super) fn is_proposed(&self) -> bool {
        self.record.marking.as_ref().is_some_and(|marking| marking.proposed)
    }

    /// Players who have agreed while the other has not.
    pub(super) fn agreed(&self) -> impl Iterator<Item = Color> {
        let agreed = |color: &Color| match self.game().course() {
            Some(Course::Stopped(stopped)) => stopped.claim(*color).is_some(),
            _ => false,
        };
        [Color::Black, Color::White].into_iter().filter(agreed)
    }
}

/// The ways on from a disagreement.
impl EndPage {
    pub(super) fn ways_picture(&self) -> GobanView {
        let taps = self.taps();
        let taps = self.may_find().then_some(taps.as_str());
        goban::looked_at(self.cx.t, self.game(), self.chosen(), &self.differences(), taps)
    }

    fn tries_on_copies(&self) -> bool {
        self.rules().end.confirmation_ko == ConfirmationKo::PassForKo
    }

    /// Claims that can be tried on a copy: who claims it, and the group.
    pub(super) fn copies(&self) -> Vec<(Color, String)> {
        let differ = self.differing().into_iter().filter(|_| self.tries_on_copies());
        differ.filter_map(|group| Some((group.claimant()?, named(&group)))).collect()
    }

    /// Who may ask to resume, and who then plays first.
    pub(super) fn resumptions(&self) -> Vec<(Color, Color)> {
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
    pub(super) fn may_find(&self) -> bool {
        self.rules().end.disagreement == Disagreement::BothLose
    }

    /// Whether all stones live by these rules if the players do not agree, and whether that is already allowed.
    pub(super) fn all_live(&self) -> Option<bool> {
        let end = self.rules().end;
        let waits =
            end.resumption == Resumption::OpponentOfLastPasser && !self.game().passed_twice();
        (end.disagreement == Disagreement::AllStonesLive).then_some(!waits)
    }

    /// Groups that an arbiter may decide about.
    pub(super) fn disputed(&self) -> Vec<String> {
        match self.asks {
            Stage::Shown => vec![self.copy_name()],
            _ => self.differing().iter().map(named).collect(),
        }
    }

    /// The marks that both accept and the arbiter may settle; `None` if a group is disputed, and in a mere preview of
    /// the options.
    pub(super) fn settled(&self) -> Option<String> {
        if self.game().stage() != Some(Stage::Ways) || !self.differing().is_empty() {
            return None;
        }
        let dead: Vec<String> = self.dead_for_both().map(|group| named(&group)).collect();
        let none = || self.cx.text("end-settle-none");
        let points = if dead.is_empty() { none() } else { dead.join(", ") };
        Some(self.cx.with("end-settle-note", [("points", points)]))
    }
}
