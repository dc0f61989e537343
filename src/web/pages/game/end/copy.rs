//! A claim played out on a copy of the board, and its outcome.

use crate::web::prelude::*;
use crate::web::views::goban;
use recording::{CopyMove, CopyOf, CopyProof};

use super::EndPage;

impl EndPage {
    pub(super) fn copy(&self) -> &CopyOf {
        self.game().copy().expect("the stage is that of a copy")
    }

    pub(super) fn copy_name(&self) -> String {
        self.copy().name().map(|point| point.to_string()).unwrap_or_default()
    }

    pub(super) fn claim(&self) -> [(&'static str, String); 2] {
        [("color", self.cx.color(self.copy().claimant)), ("point", self.copy_name())]
    }

    pub(super) fn shows_whole(&self) -> bool {
        self.form.value("whole") == "yes"
    }

    /// Kos that the player to move must first pass for.
    pub(super) fn shut(&self) -> &BTreeSet<Point> {
        self.copy().shut(self.copy().to_move())
    }

    fn window(&self) -> Window {
        Window::around(self.copy().board().size(), &self.copy().group, 2)
    }

    /// The copy with move numbers, to play on. Kos that may not be retaken are marked.
    pub(super) fn copy_picture(&self) -> GobanView {
        let whole = self.shows_whole().then_some("whole=yes&");
        let taps = format!("{}?{}at=", self.action(), whole.unwrap_or_default());
        self.drawn("goban", whole.is_some(), self.chosen(), Some(&taps))
    }

    /// The copy of the position next to the game, when it is over.
    pub(super) fn copy_shown(&self) -> String {
        self.drawn("copy", false, None, None).svg
    }

    fn drawn(&self, id: &str, whole: bool, chosen: Option<Point>, taps: Option<&str>) -> GobanView {
        let board = self.copy().board();
        let numbers = self.copy().moves().iter().zip(1..).filter_map(|(made, no)| {
            let point = made.played.point?;
            let stands = board.stone(point) == Some(made.played.color);
            stands.then_some((point, no))
        });
        let last: BTreeMap<Point, u32> = numbers.collect();
        let looks = Looks {
            numbers: last.into_iter().collect(),
            emptied: self.shut().iter().copied().collect(),
            window: (!whole).then(|| self.window()),
            copy: true,
            ..Looks::default()
        };
        goban::drawn(self.cx.t, board, id, chosen, &looks, taps)
    }

    /// The game as it stands, with the group dead if the copy showed that.
    pub(super) fn shown_picture(&self) -> GobanView {
        let dead = self.copy().is_dead().unwrap_or(false);
        let looks = Looks {
            dead: if dead { self.copy().group.clone() } else { Vec::new() },
            window: Some(self.window()),
            ..Looks::default()
        };
        goban::looked_at(self.cx.t, self.game(), None, &looks, None)
    }

    /// A move on the copy, with what it took.
    pub(super) fn made(&self, made: &CopyMove) -> String {
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

    pub(super) fn last_made(&self) -> String {
        self.copy().moves().last().map(|made| self.made(made)).unwrap_or_default()
    }

    /// Whether the group was taken, so that its owner may go on to show a new stone.
    pub(super) fn is_taken(&self) -> bool {
        matches!(self.copy().proof(), Some(CopyProof::Taken))
    }

    pub(super) fn copy_facts(&self) -> Vec<Fact> {
        let (cx, copy) = (&self.cx, self.copy());
        let said = (
            ("claimant", cx.color(copy.claimant)),
            ("owner", cx.color(copy.claimant.other())),
            ("point", self.copy_name()),
        );
        let fact = |key: &str, note: String| {
            let is = cx.with(&format!("end-fact-{key}-is"), said.clone());
            (cx.text(&format!("end-fact-{key}")), is, note)
        };
        vec![
            fact("starts", String::new()),
            fact("dead", self.cite(Duty::LifeAndDeath)),
            fact("alive", cx.with("end-fact-alive-note", said.clone())),
            fact("game", String::new()),
        ]
    }

    pub(super) fn shown_facts(&self) -> Vec<Fact> {
        let (cx, game, copy) = (&self.cx, self.game(), self.copy());
        let passed = copy.moves().iter().any(|made| made.ko.is_some());
        let (why, duty) = match copy.proof() {
            Some(CopyProof::Taken) if passed => ("end-why-ko", Duty::ConfirmationPlay),
            Some(CopyProof::Taken) => ("end-why-taken", Duty::LifeAndDeath),
            Some(CopyProof::NewStone(_)) => ("end-why-new", Duty::LifeAndDeath),
            Some(CopyProof::GivenIn(_)) => ("end-why-given", Duty::LifeAndDeath),
            Some(CopyProof::Stands) | None => ("end-why-stands", Duty::LifeAndDeath),
        };
        let (new, gave) = match copy.proof() {
            Some(CopyProof::NewStone(point)) => (point.to_string(), String::new()),
            Some(CopyProof::GivenIn(color)) => (String::new(), cx.color(color)),
            _ => (String::new(), String::new()),
        };
        let said = (
            ("claimant", cx.color(copy.claimant)),
            ("owner", cx.color(copy.claimant.other())),
            ("point", new),
            ("color", gave),
        );
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
