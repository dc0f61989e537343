//! Games recorded at the board, as files, and files as what a recorder would have entered.

use std::collections::BTreeSet;

use super::setup::{changes, move_of, moves as moves_of, stones_as_moves};
use super::{GameInfo, GameTree, Node, RecordBuilder, SgfError, write_game};
use go::{Color, HalfPoints, HandicapPlacement, Outcome, Point};
use recording::{Game, GameAct, MOST_ACTS, MOST_LETTERS, Played, Remark, Step, Terms};
use tournament::{Ending, Manner};

/// What the root of a file says beside the game. Empty texts are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// PB.
    pub black: String,
    /// BR.
    pub black_rank: String,
    /// PW.
    pub white: String,
    /// WR.
    pub white_rank: String,
    /// EV.
    pub event: String,
    /// RO.
    pub round: String,
    /// PC.
    pub place: String,
    /// DT, as YYYY-MM-DD.
    pub date: String,
    /// What the round says of the board, if it says anything: it counts before what the moves say.
    pub result: Option<Outcome>,
    /// Leaves the numbers of rulings out: not everybody may know of them.
    pub without_rulings: bool,
}

impl Header {
    fn fields(&self) -> [(&'static str, &str); 8] {
        [
            ("PB", &self.black),
            ("BR", &self.black_rank),
            ("PW", &self.white),
            ("WR", &self.white_rank),
            ("EV", &self.event),
            ("RO", &self.round),
            ("PC", &self.place),
            ("DT", &self.date),
        ]
    }
}

/// A recorded game as FF\[4\]: every move as it was made, positions as rulings restored them, notes and
/// clocks where they were entered, the result once the board or the game has one.
#[must_use]
pub fn record_of(game: &Game, header: &Header) -> String {
    let terms = game.terms();
    let mut record = RecordBuilder::new(terms.size, &terms.ruleset(), terms.komi);
    for (ident, text) in header.fields().into_iter().filter(|(_, text)| !text.is_empty()) {
        record = record.root(ident, text);
    }
    let (stones, begins) = handicap(game);
    if terms.handicap >= 2 {
        record = record.root("HA", &terms.handicap.to_string());
    }
    record = record.handicap(&stones);
    remarks(&mut record, game, 0);
    for (number, step) in game.steps().iter().enumerate() {
        match step {
            _ if number < begins => {}
            Step::Move(played) => record.play(played.color, played.mv()),
            Step::Set { changes, to_move, ruling } => {
                record.restore(changes, *to_move);
                if let Some(no) = ruling.filter(|_| !header.without_rulings) {
                    record.comment(&format!("Ruling {no}"));
                }
            }
        }
        remarks(&mut record, game, number + 1);
    }
    if let Some(outcome) = header.result.or_else(|| game.outcome()) {
        record.result(&outcome);
    }
    write_game(&record.finish())
}

/// The handicap stones, and how many steps placed them.
fn handicap(game: &Game) -> (Vec<Point>, usize) {
    let fixed: Vec<Point> = game.start_position().stones().map(|(point, _)| point).collect();
    if !fixed.is_empty() || game.terms().handicap < 2 {
        return (fixed, 0);
    }
    match game.steps().first() {
        Some(Step::Set { changes, to_move: Color::White, ruling: None }) if !changes.is_empty() => {
            (changes.iter().map(|(point, _)| *point).collect(), 1)
        }
        _ => (Vec::new(), 0),
    }
}

fn remarks(record: &mut RecordBuilder, game: &Game, steps: usize) {
    for (_, remark) in game.remarks().iter().filter(|(at, _)| *at == steps) {
        match remark {
            Remark::Note(text) => record.comment(text),
            Remark::Clock { color, seconds, overtime } => {
                record.clock(*color, *seconds, *overtime);
            }
        }
    }
}

/// Why a file is not the record of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be read.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// Another board.
    #[error("the file has a board of {found} lines, this game one of {expected}")]
    Size {
        /// In the file.
        found: u8,
        /// At the table.
        expected: u8,
    },
    /// Another handicap.
    #[error("the file has a handicap of {found}, this game one of {expected}")]
    Handicap {
        /// In the file.
        found: u32,
        /// At the table.
        expected: u32,
    },
    /// Another komi.
    #[error("the file has komi {found}, this game {expected}")]
    Komi {
        /// In the file.
        found: HalfPoints,
        /// At the table.
        expected: HalfPoints,
    },
    /// A position is set up where a record has moves.
    #[error("the file sets stones after move {0}: such a game cannot be taken over")]
    Setup(usize),
    /// Nothing is in it.
    #[error("there are no moves in the file")]
    Empty,
    /// More than a record holds.
    #[error("the file has {0} moves; a record holds at most {MOST_ACTS}")]
    TooLong(usize),
}

/// A file as a recorder would have entered it, and what of it has no place in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenOver {
    /// What is entered.
    pub acts: Vec<GameAct>,
    /// Moves, passes included.
    pub moves: usize,
    /// Comments, the file's words on the whole game included.
    pub comments: usize,
    /// Times that a clock showed.
    pub clocks: usize,
    /// Variations that are left out.
    pub variations: usize,
    /// Properties of moves that are left out, each once: marks, estimates.
    pub left_out: BTreeSet<String>,
    /// The result of the file, where it is left out: one that is counted or decided at the board.
    pub result: Option<String>,
}

/// The main line of a file as what a recorder would have entered: handicap stones, moves as they were made,
/// comments and clocks where they stand, the file's words on the whole game before the first move, and that somebody
/// resigned or ran out of time. Who played is left aside: the table knows.
///
/// # Errors
/// [`ImportError`] names what does not fit the game at the table.
pub fn acts_of(tree: &GameTree, terms: &Terms) -> Result<TakenOver, ImportError> {
    let info = GameInfo::of(tree)?;
    fits(&info, terms)?;
    let rules = terms.ruleset();
    let given = stones_as_moves(tree, &info, &rules);
    let by_passes = rules.handicap.placement == HandicapPlacement::WhitePasses;
    // There the stones are moves of the record all the same, and White's passes between them come along.
    let placed = if by_passes { &[][..] } else { &given.stones };
    let mut acts = handicap_acts(tree, terms, placed)?;
    let (mut moves, mut remarks) = (Vec::new(), Vec::new());
    let mut left_out = BTreeSet::new();
    remarks.extend(words(tree.root(), "GC").map(|words| (0, words)));
    let mut variations = 0;
    for id in tree.main_line() {
        let node = tree.node(id);
        variations += node.children().len().saturating_sub(1);
        let setup = changes(node, info.size, moves.len())?.0;
        if !setup.is_empty() && id != GameTree::ROOT {
            return Err(ImportError::Setup(moves.len()));
        }
        for (color, property) in moves_of(node) {
            for value in &property.values {
                let point = move_of(property, value, info.size, moves.len() + 1)?.point();
                moves.push(Played { color, point });
            }
        }
        let at = moves.len().saturating_sub(given.moves);
        remarks.extend(words(node, "C").map(|words| (at, words)));
        remarks.extend(clocks(node).map(|clock| (at, clock)));
        if id != GameTree::ROOT {
            let unread = node.properties().iter().filter(|p| !READ.contains(&&*p.ident));
            left_out.extend(unread.map(|property| property.ident.to_string()));
        }
    }
    moves.drain(..given.moves);
    if moves.is_empty() {
        return Err(ImportError::Empty);
    }
    if by_passes && !given.stones.is_empty() {
        let pass = Played { color: Color::White, point: None };
        let stone = |point: Point| Played { color: Color::Black, point: Some(point) };
        let stones = given.stones.iter().flat_map(|point| [pass, stone(*point)]).skip(1);
        let begun: Vec<Played> = stones.collect();
        remarks.iter_mut().filter(|(at, _)| *at > 0).for_each(|(at, _)| *at += begun.len());
        moves.splice(..0, begun);
    }
    let entries = moves.len().max(remarks.len());
    if entries > MOST_ACTS {
        return Err(ImportError::TooLong(entries));
    }
    let comments = remarks.iter().filter(|(_, r)| matches!(r, Remark::Note(_))).count();
    let (count, clocks) = (moves.len(), remarks.len() - comments);
    let passed = moves.last().is_some_and(|made| made.point.is_none());
    let end = end_of(&info, passed);
    let result = info.result.filter(|result| end.is_none() && result != "?");
    acts.push(GameAct::Moves { moves, remarks });
    acts.extend(end);
    Ok(TakenOver { acts, moves: count, comments, clocks, variations, left_out, result })
}

/// The end that a recorder would have entered; after a pass nobody runs out of time.
fn end_of(info: &GameInfo, passed: bool) -> Option<GameAct> {
    match info.ending() {
        Ending::Won { winner, manner: Manner::Resignation } => {
            Some(GameAct::Resign { color: winner.other() })
        }
        Ending::Won { winner, manner: Manner::Time } if !passed => {
            Some(GameAct::TimeLoss { color: winner.other() })
        }
        _ => None,
    }
}

/// What is read of a node that is not the root.
const READ: [&str; 10] = ["B", "W", "C", "BL", "WL", "OB", "OW", "MN", "KO", "PL"];

/// The words of a property, in notes as long as a record takes.
fn words<'a>(node: &'a Node, ident: &str) -> impl Iterator<Item = Remark> + use<'a> {
    let text = node.value(ident).map(|value| value.text().trim().to_owned()).unwrap_or_default();
    let letters: Vec<char> = text.chars().collect();
    let pieces: Vec<String> =
        letters.chunks(MOST_LETTERS).map(|piece| piece.iter().collect()).collect();
    pieces.into_iter().filter(|piece| !piece.trim().is_empty()).map(Remark::Note)
}

/// What clocks showed: whole seconds left, and what is left of overtime. A time that is no number is passed over.
fn clocks(node: &Node) -> impl Iterator<Item = Remark> {
    let number = |ident: &str| -> Option<u32> {
        let seconds: f64 = node.value(ident)?.simple_text().parse().ok()?;
        // A clock that fell below nothing shows nothing left.
        seconds.is_finite().then(|| seconds.clamp(0.0, f64::from(u32::MAX)) as u32)
    };
    let shown =
        [(Color::Black, "BL", "OB"), (Color::White, "WL", "OW")].map(|(color, left, over)| {
            let seconds = number(left)?;
            Some(Remark::Clock { color, seconds, overtime: number(over) })
        });
    shown.into_iter().flatten()
}

fn fits(info: &GameInfo, terms: &Terms) -> Result<(), ImportError> {
    if info.size != terms.size {
        let (found, expected) = (info.size.lines(), terms.size.lines());
        return Err(ImportError::Size { found, expected });
    }
    let stones = |handicap: u32| if handicap < 2 { 0 } else { handicap };
    if stones(info.handicap) != stones(terms.handicap) {
        let (found, expected) = (info.handicap, terms.handicap);
        return Err(ImportError::Handicap { found, expected });
    }
    match info.komi {
        Some(found) if found != terms.komi => {
            Err(ImportError::Komi { found, expected: terms.komi })
        }
        _ => Ok(()),
    }
}

/// The handicap stones, set up in the root or given as Black's first moves, entered one by one where the table's
/// rules leave their place free.
fn handicap_acts(
    tree: &GameTree,
    terms: &Terms,
    as_moves: &[Point],
) -> Result<Vec<GameAct>, ImportError> {
    let mut stones = changes(tree.root(), terms.size, 0)?.0;
    stones.extend(as_moves.iter().map(|point| (*point, Some(Color::Black))));
    let fresh = Game::new(terms.clone());
    let points: Vec<Point> = stones.iter().map(|(point, _)| *point).collect();
    let lies = |point: &Point| fresh.board().stone(*point) == Some(Color::Black);
    let black = stones.iter().all(|(_, stone)| *stone == Some(Color::Black));
    let usual = fresh.history().is_some()
        && points.iter().all(lies)
        && points.len() == fresh.board().stones().count();
    match fresh.history() {
        _ if !black => Err(ImportError::Setup(0)),
        None if !points.is_empty() && points.len() != terms.handicap as usize => {
            let found = u32::try_from(points.len()).unwrap_or(u32::MAX);
            Err(ImportError::Handicap { found, expected: terms.handicap })
        }
        Some(_) if points.is_empty() || usual => Ok(Vec::new()),
        Some(_) => Err(ImportError::Setup(0)),
        None if points.is_empty() => Ok(vec![GameAct::UsualHandicap]),
        None => Ok(points.into_iter().map(|point| GameAct::Handicap { point }).collect()),
    }
}
