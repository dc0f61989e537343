//! A claim played out on a copy of the board, and its outcome.

use crate::web::prelude::*;
use crate::web::views::goban;
use recording::{CopyMove, CopyOf, CopyProof};

use super::cite::cite;
use super::{At, Shown as Page, Step, step_of};

pub(super) struct Copy {
    pub to_move: Color,
    pub turn: String,
    /// Kos that the player to move must first pass for: the point, and a sentence about it.
    pub kos: Vec<(String, String)>,
    pub moves: Vec<Line>,
    pub facts: Vec<(String, String, String)>,
    pub claimant: (Color, String),
    pub owner: (Color, String),
    pub whole: String,
    /// The outcome is decided, but play on the copy may go on.
    pub over: bool,
}

pub(super) struct Line {
    pub no: usize,
    pub color: Color,
    pub words: String,
}

pub(super) struct Shown {
    pub claim: String,
    pub moves: String,
    pub look: String,
    pub copy: GobanView,
    pub copy_words: String,
    pub facts: Vec<(String, String, String)>,
    pub point: String,
    pub owner: String,
    pub may_go_on: bool,
}

pub(super) fn shown(at: &At<'_>) -> Page {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let copy = game.copy().expect("the stage is that of a copy");
    let (point, claimant) = (name(copy), copy.claimant);
    let to_move = copy.to_move();
    let whole = at.form.value("whole") == "yes";
    let taps = match whole {
        true => format!("{}?whole=yes&at=", at.action),
        false => at.taps(),
    };
    let ko = cite(t, &rules, Duty::ConfirmationPlay);
    let shut = |shut: &Point| {
        let said =
            (("point", shut.to_string()), ("color", at.color(to_move)), ("rules", ko.clone()));
        (shut.to_string(), t.with("end-ko-shut", said))
    };
    let side = |color: Color, key: &str| (color, t.with(key, [("color", at.color(color))]));
    let step = Copy {
        to_move,
        turn: t.with("end-copy-turn", [("color", at.color(to_move))]),
        kos: copy.shut(to_move).iter().map(shut).collect(),
        moves: lines(at, copy),
        facts: facts(at, copy),
        claimant: side(claimant, "end-takes-back"),
        owner: side(claimant.other(), "end-accepts-dead"),
        whole: if whole { String::new() } else { format!("{}?whole=yes", at.action) },
        over: copy.proof().is_some(),
    };
    let claim = (("color", at.color(claimant)), ("point", point));
    Page {
        name: "copy",
        steps: step_of(at, 2, &t.with("end-claim", claim.clone())),
        title: t.with("end-copy-title", claim),
        goban: picture(at, copy, "goban", whole, Some(&taps)),
        step: Step::Copy(step),
    }
}

pub(super) fn proof(at: &At<'_>) -> Page {
    let (t, game) = (at.t, at.game());
    let copy = game.copy().expect("the stage is that of a copy");
    let (point, dead) = (name(copy), copy.is_dead().unwrap_or(false));
    let claim = (("color", at.color(copy.claimant)), ("point", point.clone()));
    let looks = Looks {
        dead: if dead { copy.group.clone() } else { Vec::new() },
        window: Some(window(copy)),
        ..Looks::default()
    };
    let step = Shown {
        claim: t.with("end-claim", claim),
        moves: t.with("end-copy-moves", [("n", copy.moves().len())]),
        look: format!("{}?way=copy", at.action),
        copy: picture(at, copy, "copy", false, None),
        copy_words: copy.moves().last().map(|made| said(at, made)).unwrap_or_default(),
        facts: shown_facts(at, copy),
        owner: at.color(copy.claimant.other()),
        may_go_on: matches!(copy.proof(), Some(CopyProof::Taken)),
        point: point.clone(),
    };
    Page {
        name: "shown",
        steps: step_of(at, 2, &t.text("end-shown")),
        title: t.with(if dead { "end-is-dead" } else { "end-is-alive" }, [("point", point)]),
        goban: goban::looked_at(t, game, None, &looks, None),
        step: Step::Shown(step),
    }
}

fn name(copy: &CopyOf) -> String {
    copy.name().map(|point| point.to_string()).unwrap_or_default()
}

fn window(copy: &CopyOf) -> Window {
    Window::around(copy.board().size(), &copy.group, 2)
}

/// The copy with move numbers. Kos that may not be retaken are marked.
fn picture(at: &At<'_>, copy: &CopyOf, id: &str, whole: bool, taps: Option<&str>) -> GobanView {
    let board = copy.board();
    let numbers = copy.moves().iter().enumerate().filter_map(|(n, made)| {
        let point = made.played.point?;
        let stands = board.stone(point) == Some(made.played.color);
        stands.then(|| (point, u32::try_from(n + 1).unwrap_or(u32::MAX)))
    });
    let mut last = std::collections::BTreeMap::new();
    last.extend(numbers);
    let looks = Looks {
        numbers: last.into_iter().collect(),
        emptied: copy.shut(copy.to_move()).iter().copied().collect(),
        window: (!whole).then(|| window(copy)),
        copy: true,
        ..Looks::default()
    };
    let chosen = at.chosen().filter(|_| taps.is_some());
    goban::drawn(at.t, board, id, chosen, &looks, taps)
}

fn lines(at: &At<'_>, copy: &CopyOf) -> Vec<Line> {
    let line = |(n, made): (usize, &CopyMove)| Line {
        no: n + 1,
        color: made.played.color,
        words: said(at, made),
    };
    copy.moves().iter().enumerate().map(line).collect()
}

fn said(at: &At<'_>, made: &CopyMove) -> String {
    let t = at.t;
    match (made.played.point, made.ko) {
        (None, Some(ko)) => t.with("end-made-ko", [("point", ko.to_string())]),
        (None, None) => t.text("end-made-pass"),
        (Some(point), _) if made.takes.is_empty() => point.to_string(),
        (Some(point), _) => {
            t.with("end-made-takes", (("point", point.to_string()), ("n", made.takes.len())))
        }
    }
}

type Fact = (String, String, String);

fn facts(at: &At<'_>, copy: &CopyOf) -> Vec<Fact> {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    let said = (
        ("claimant", at.color(copy.claimant)),
        ("owner", at.color(copy.claimant.other())),
        ("point", name(copy)),
    );
    let fact = |key: &str, note: String| {
        (
            t.text(&format!("end-fact-{key}")),
            t.with(&format!("end-fact-{key}-is"), said.clone()),
            note,
        )
    };
    vec![
        fact("starts", String::new()),
        fact("dead", cite(t, &rules, Duty::LifeAndDeath)),
        fact("alive", t.with("end-fact-alive-note", said.clone())),
        fact("game", String::new()),
    ]
}

fn shown_facts(at: &At<'_>, copy: &CopyOf) -> Vec<Fact> {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let passed = copy.moves().iter().any(|made| made.ko.is_some());
    let (why, duty) = match copy.proof() {
        Some(CopyProof::Taken) if passed => ("end-why-ko", Duty::ConfirmationPlay),
        Some(CopyProof::Taken) => ("end-why-taken", Duty::LifeAndDeath),
        Some(CopyProof::NewStone(_)) => ("end-why-new", Duty::LifeAndDeath),
        Some(CopyProof::GivenIn(_)) => ("end-why-given", Duty::LifeAndDeath),
        Some(CopyProof::Stands) | None => ("end-why-stands", Duty::LifeAndDeath),
    };
    let new = match copy.proof() {
        Some(CopyProof::NewStone(point)) => point.to_string(),
        _ => String::new(),
    };
    let gave = match copy.proof() {
        Some(CopyProof::GivenIn(color)) => at.color(color),
        _ => String::new(),
    };
    let said = (
        ("claimant", at.color(copy.claimant)),
        ("owner", at.color(copy.claimant.other())),
        ("point", new),
        ("color", gave),
    );
    let board = game.board();
    let claim = game.claim(copy.claimant, game.marking());
    let worth = t.points(game.worth(&board, claim, &copy.group));
    let mut facts = vec![(t.text("why"), t.with(why, said.clone()), cite(t, &rules, duty))];
    if matches!(copy.proof(), Some(CopyProof::Taken)) {
        let note = cite(t, &rules, Duty::LifeAndDeath);
        facts.push((t.text("end-new-stones"), t.with("end-new-none", said), note));
    }
    facts.push((t.text("end-worth"), t.with("end-worth-is", [("worth", worth)]), String::new()));
    facts
}
