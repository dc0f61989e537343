use super::PropertyValue;
use super::coordinates::{write_move, write_point};
use super::tree::{GameTree, NodeId};
use go::{BoardSize, Color, HalfPoints, Move, Outcome, Point, Ruleset};

/// Writes a record move by move: as played, illegal moves included, with positions restored by rulings.
#[derive(Clone, Debug)]
pub struct RecordBuilder {
    tree: GameTree,
    last: NodeId,
    size: BoardSize,
}

impl RecordBuilder {
    /// An even game.
    #[must_use]
    pub fn new(size: BoardSize, rules: &Ruleset, komi: HalfPoints) -> Self {
        let mut tree = GameTree::default();
        let root = tree.root_mut();
        root.set("AP", PropertyValue::from_text("Tengen"));
        root.set("SZ", PropertyValue::from_text(&size.to_string()));
        root.set("RU", PropertyValue::from_text(rules.name.sgf_rules()));
        root.set("KM", PropertyValue::from_text(&komi.to_string()));
        Self { tree, last: GameTree::ROOT, size }
    }

    /// Sets a property of the root: PB, PW, EV, RO, DT and so on.
    #[must_use]
    pub fn root(mut self, ident: &str, text: &str) -> Self {
        self.tree.root_mut().set(ident, PropertyValue::from_text(text));
        self
    }

    /// The handicap, with its stones in the root.
    #[must_use]
    pub fn handicap(mut self, stones: &[Point]) -> Self {
        if stones.len() >= 2 {
            let count = stones.len().to_string();
            self.tree.root_mut().set("HA", PropertyValue::from_text(&count));
            self.put(GameTree::ROOT, "AB", stones);
        }
        self
    }

    /// A move as it was played.
    pub fn play(&mut self, color: Color, mv: Move) {
        self.last = self.tree.append(self.last);
        let ident = if color == Color::Black { "B" } else { "W" };
        let value = write_move(self.size, mv);
        self.tree.node_mut(self.last).set(ident, value);
    }

    /// A comment at the last move; a second one is added below the first.
    pub fn comment(&mut self, text: &str) {
        let node = self.tree.node_mut(self.last);
        let before = node.value("C").map(|v| format!("{}\n", v.text())).unwrap_or_default();
        node.set("C", PropertyValue::from_text(&format!("{before}{text}")));
    }

    /// A clock's time at the last move: seconds (BL, WL), and the rest of overtime (OB, OW).
    pub fn clock(&mut self, color: Color, seconds: u32, overtime: Option<u32>) {
        let (left, periods) = if color == Color::Black { ("BL", "OB") } else { ("WL", "OW") };
        let node = self.tree.node_mut(self.last);
        node.set(left, PropertyValue::from_text(&seconds.to_string()));
        if let Some(overtime) = overtime {
            node.set(periods, PropertyValue::from_text(&overtime.to_string()));
        }
    }

    /// A position restored: points set or emptied, and the player to move.
    pub fn restore(&mut self, changes: &[(Point, Option<Color>)], to_move: Color) {
        self.last = self.tree.append(self.last);
        for (ident, stone) in [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)]
        {
            let points: Vec<Point> =
                changes.iter().filter(|(_, s)| *s == stone).map(|(p, _)| *p).collect();
            self.put(self.last, ident, &points);
        }
        let letter = to_move.letter().to_string();
        self.tree.node_mut(self.last).set("PL", PropertyValue::from_text(&letter));
    }

    /// The result. Endings that RE cannot hold go into the game's comment (GC).
    pub fn result(&mut self, outcome: &Outcome) {
        let root = self.tree.root_mut();
        root.set("RE", PropertyValue::from_text(&outcome.sgf_result()));
        if !outcome.fits_sgf() {
            root.set("GC", PropertyValue::from_text(&outcome.sentence()));
        }
    }

    /// The territory of a count, at the last move. A dead stone is on a point of the other side's.
    pub fn territory(&mut self, black: &[Point], white: &[Point]) {
        self.put(self.last, "TB", black);
        self.put(self.last, "TW", white);
    }

    /// The record so far.
    #[must_use]
    pub fn finish(self) -> GameTree {
        self.tree
    }

    fn put(&mut self, id: NodeId, ident: &str, points: &[Point]) {
        if points.is_empty() {
            return;
        }
        let values = points.iter().map(|&p| write_point(self.size, p)).collect();
        self.tree.node_mut(id).add(super::Property { ident: ident.into(), values, offset: 0 });
    }
}
