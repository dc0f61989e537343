//! Converts games recorded at the board to files, and files to a recorder's acts.

use super::game::{
    changes, move_of, moves as moves_of, player, read_move, stones_as_moves, write_move,
    write_point,
};
use super::{GameInfo, GameTree, Node, Property, SgfError, SgfWarning, tree::NodeId, write_game};
use crate::prelude::*;
use go::{BoardSize, Goban, HalfPoints, HandicapPlacement, Move, Outcome, Point, Ruleset};
use recording::{Game, GameAct, MOST_ACTS, MOST_LETTERS, Played, Remark, SetPosition, Step, Terms};
use std::collections::BTreeSet;

/// The root's data in addition to the game. Empty texts are left out.
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
    /// TM and OT.
    pub time: Option<TimeControl>,
    /// The result on the round's board, if it has one: it takes precedence over the moves.
    pub result: Option<Outcome>,
    /// Leaves the numbers of rulings out: they may not be public.
    pub without_rulings: bool,
}

/// A recorded game as FF\[4\]: every move as it was made, positions as rulings restored them, notes and clocks
/// where they were entered, the result once the board or the game has one.
pub fn record_of(game: &Game, header: &Header) -> String {
    let terms = game.terms();
    let mut record = RecordBuilder::new(terms.size, &terms.ruleset(), terms.komi);
    let texts = [
        ("PB", &header.black),
        ("BR", &header.black_rank),
        ("PW", &header.white),
        ("WR", &header.white_rank),
        ("EV", &header.event),
        ("RO", &header.round),
        ("PC", &header.place),
        ("DT", &header.date),
    ];
    for (ident, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
        record = record.root(ident, text);
    }
    if let Some(time) = header.time {
        record = record.root("TM", &(time.basic_minutes * 60).to_string());
        record = overtime(time).into_iter().fold(record, |record, said| record.root("OT", &said));
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
    if let Some(count) = game.count().filter(|_| game.outcome().is_some()) {
        record.territory(&count.black_territory, &count.white_territory);
    }
    write_game(&record.finish())
}

fn overtime(time: TimeControl) -> Option<String> {
    Some(match time.overtime {
        Overtime::SuddenDeath => return None,
        Overtime::Byoyomi { seconds } => format!("{seconds} byo-yomi"),
        Overtime::Canadian { stones, seconds } => format!("{stones}/{seconds} Canadian"),
        Overtime::Fischer { increment } => format!("{increment} fischer"),
        Overtime::Ing => format!("{ING_PERIODS}x{} Ing", time.basic_minutes * 10),
    })
}

/// The handicap stones, and the number of steps that placed them.
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
    #[error(transparent)]
    Sgf(#[from] SgfError),
    #[error("the file has a board of {found} lines, this game one of {expected}")]
    Size { found: u8, expected: u8 },
    #[error("the file has a handicap of {found}, this game one of {expected}")]
    Handicap { found: u32, expected: u32 },
    #[error("the file sets stones up before the first move: such a game cannot be taken over")]
    Setup,
    #[error("there are no moves in the file")]
    Empty,
    #[error("the file has {0} moves; a record holds at most {MOST_ACTS}")]
    TooLong(usize),
}

/// A file as a recorder's acts, and the data that have no place in a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TakenOver {
    pub acts: Vec<GameAct>,
    /// Moves, passes included.
    pub moves: usize,
    /// Comments, including the file's on the whole game.
    pub comments: usize,
    pub clocks: usize,
    pub variations: usize,
    /// Positions that the file sets between its moves, or the one that it sets up instead of moves.
    pub positions: usize,
    pub notes: Vec<SgfWarning>,
    /// Properties of moves that are left out, each once: marks, estimates.
    pub left_out: BTreeSet<String>,
    /// The file's result, where it is left out: one that is counted or decided at the board.
    pub result: Option<String>,
}

/// The main line of a file as a recorder's acts: handicap stones, moves as they were made, positions that are set
/// between them, comments and clocks at their place, the file's comment on the whole game before the first move,
/// and a resignation or loss on time. A file without moves that sets up stones of both colours is a position to
/// count. For the players see [`seats`]. [`ImportError`] names what does not fit the game at the table.
pub fn acts_of(tree: &GameTree, terms: &Terms) -> Result<TakenOver, ImportError> {
    let mut info = GameInfo::of(tree)?;
    if let Some(found) = info.komi.filter(|komi| *komi != terms.komi) {
        info.warnings.push(SgfWarning::OtherKomi { found, expected: terms.komi });
    }
    if let Some(position) = position_of(tree, &info, terms)? {
        return Ok(position);
    }
    fits(&info, terms)?;
    let rules = terms.ruleset();
    let (given, moves_of_stones) = stones_as_moves(tree, &info, &rules);
    let by_passes = rules.handicap.placement == HandicapPlacement::WhitePasses;
    // Then the stones are moves of the record, with White's passes between them.
    let placed = if by_passes { &[][..] } else { &given };
    let mut acts = handicap_acts(tree, terms, placed)?;
    let (mut moves, mut remarks, mut sets) = (Vec::new(), Vec::new(), Vec::new());
    let mut set_points = 0;
    let mut left_out = BTreeSet::new();
    remarks.extend(words(tree.root(), "GC").map(|words| (0, words)));
    let mut variations = 0;
    for id in tree.main_line() {
        let node = tree.node(id);
        variations += node.children().len().saturating_sub(1);
        let (setup, to_move) = (changes(node, info.size, moves.len())?.0, player(node)?);
        if id != GameTree::ROOT && (!setup.is_empty() || to_move.is_some()) {
            set_points += setup.len().max(1);
            if set_points > MOST_ACTS {
                return Err(ImportError::TooLong(set_points));
            }
            let after = moves.len().saturating_sub(moves_of_stones);
            sets.push(SetPosition { after, changes: setup, to_move });
        }
        for (color, property) in moves_of(node) {
            for value in &property.values {
                let point = move_of(property, value, info.size, moves.len() + 1)?.point();
                moves.push(Played { color, point });
            }
        }
        let at = moves.len().saturating_sub(moves_of_stones) + sets.len();
        remarks.extend(words(node, "C").map(|words| (at, words)));
        remarks.extend(clocks(node).map(|clock| (at, clock)));
        if id != GameTree::ROOT {
            let unread = node.properties().iter().filter(|p| !READ.contains(&&*p.ident));
            left_out.extend(unread.map(|property| property.ident.to_string()));
        }
    }
    moves.drain(..moves_of_stones);
    if moves.is_empty() {
        return Err(ImportError::Empty);
    }
    if by_passes && !given.is_empty() {
        let pass = Played { color: Color::White, point: None };
        let stone = |point: Point| Played { color: Color::Black, point: Some(point) };
        let stones = given.iter().flat_map(|point| [pass, stone(*point)]).skip(1);
        let begun: Vec<Played> = stones.collect();
        remarks.iter_mut().filter(|(at, _)| *at > 0).for_each(|(at, _)| *at += begun.len());
        sets.iter_mut().for_each(|set| set.after += begun.len());
        moves.splice(..0, begun);
    }
    let entries = (moves.len() + set_points).max(remarks.len());
    if entries > MOST_ACTS {
        return Err(ImportError::TooLong(entries));
    }
    let comments = remarks.iter().filter(|(_, r)| matches!(r, Remark::Note(_))).count();
    let (count, clocks) = (moves.len(), remarks.len() - comments);
    let passed = moves.last().is_some_and(|made| made.point.is_none());
    let end = end_of(&info, passed);
    let result = info.result.filter(|result| end.is_none() && result != "?");
    let (positions, notes) = (sets.len(), info.warnings);
    acts.push(GameAct::Moves { moves, remarks, sets });
    acts.extend(end);
    Ok(TakenOver {
        acts,
        moves: count,
        comments,
        clocks,
        variations,
        positions,
        notes,
        left_out,
        result,
    })
}

/// The final position of a file without moves, if it has stones of both colours.
fn position_of(
    tree: &GameTree,
    info: &GameInfo,
    terms: &Terms,
) -> Result<Option<TakenOver>, ImportError> {
    let played = tree.main_line().flat_map(|id| moves_of(tree.node(id)));
    let mut values = played.flat_map(|(_, property)| &property.values);
    if values.any(|value| read_move(info.size, value.raw()) != Some(Move::Pass)) {
        return Ok(None);
    }
    let mut board = Goban::new(info.size);
    for id in tree.main_line().take(MOST_SETS) {
        let placed = board.put_all(changes(tree.node(id), info.size, 0)?.0);
        placed.map_err(|source| SgfError::Setup { number: 0, source: source.into(), offset: 0 })?;
    }
    let of = |color| -> Vec<Point> {
        board.stones().filter(|(_, stone)| *stone == color).map(|(point, _)| point).collect()
    };
    let (black, white) = (of(Color::Black), of(Color::White));
    if black.is_empty() || white.is_empty() {
        return Ok(None);
    }
    // The handicap of a position is the board's: the file need not repeat it.
    fits(&GameInfo { handicap: terms.handicap, ..info.clone() }, terms)?;
    let acts = vec![GameAct::Position { black, white }];
    let notes = info.warnings.clone();
    let result = info.result.clone().filter(|result| result != "?");
    let taken = TakenOver { acts, positions: 1, notes, result, ..TakenOver::default() };
    Ok(Some(taken))
}

const MOST_SETS: usize = 100;

/// Whether the players in a file are those of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoPlayed {
    /// They are, or the file has no names.
    Same,
    /// Black is the board's White, and White its Black.
    Exchanged,
    Others,
}

/// Compares the names in a file with those at a board, in plain letters and in either order. Each seat may have
/// several spellings. `Black` and `White` are names only if somebody at the board has one.
pub fn seats(info: &GameInfo, black: &[String], white: &[String]) -> WhoPlayed {
    let words = |text: &str| -> BTreeSet<String> {
        let all = folded(text);
        let is_name = |word: &&String| !word.starts_with(|c: char| c.is_ascii_digit());
        let names: BTreeSet<String> = all.iter().filter(is_name).cloned().collect();
        // An account may be a number; a rank is no name.
        let rank = all.iter().any(|word| word.parse::<Rank>().is_ok());
        if names.is_empty() && !rank { all.into_iter().collect() } else { names }
    };
    let here: BTreeSet<String> = black.iter().chain(white).flat_map(|name| words(name)).collect();
    let is = |named: &Option<String>, seat: &[String]| {
        let file = words(named.as_deref().unwrap_or_default());
        let nobody =
            ["black", "white"].iter().any(|word| file.iter().eq([word]) && !here.contains(*word));
        file.is_empty()
            || nobody
            || seat
                .iter()
                .map(|name| words(name))
                .any(|name| !name.is_empty() && (name.is_subset(&file) || file.is_subset(&name)))
    };
    if is(&info.black, black) && is(&info.white, white) {
        WhoPlayed::Same
    } else if is(&info.black, white) && is(&info.white, black) {
        WhoPlayed::Exchanged
    } else {
        WhoPlayed::Others
    }
}

/// The end as a recorder's act; after a pass there is no loss on time.
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

/// The properties that are read of a node other than the root.
const READ: [&str; 13] =
    ["B", "W", "C", "BL", "WL", "OB", "OW", "MN", "KO", "PL", "AB", "AW", "AE"];

/// The texts of a property, in notes of at most a record's length.
fn words<'a>(node: &'a Node, ident: &str) -> impl Iterator<Item = Remark> + use<'a> {
    let text = node.value(ident).map(|value| value.text().trim().to_owned()).unwrap_or_default();
    let letters: Vec<char> = text.chars().collect();
    let pieces: Vec<String> =
        letters.chunks(MOST_LETTERS).map(|piece| piece.iter().collect()).collect();
    pieces.into_iter().filter(|piece| !piece.trim().is_empty()).map(Remark::Note)
}

/// Times of clocks: whole seconds left, and the rest of overtime. A time that is no number is ignored.
fn clocks(node: &Node) -> impl Iterator<Item = Remark> {
    let number = |ident: &str| -> Option<u32> {
        let seconds: f64 = node.value(ident)?.simple_text().parse().ok()?;
        // A negative time is 0.
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
    Ok(())
}

/// The handicap stones, set up in the root or given as Black's first moves, entered one by one where the table's
/// rules allow any place.
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
        _ if !black => Err(ImportError::Setup),
        None if !points.is_empty() && points.len() != terms.handicap as usize => {
            let found = u32::try_from(points.len()).unwrap_or(u32::MAX);
            Err(ImportError::Handicap { found, expected: terms.handicap })
        }
        Some(_) if points.is_empty() || usual => Ok(Vec::new()),
        Some(_) => Err(ImportError::Setup),
        None if points.is_empty() => Ok(vec![GameAct::UsualHandicap]),
        None => Ok(points.into_iter().map(|point| GameAct::Handicap { point }).collect()),
    }
}

/// Writes a record move by move: as played, illegal moves included, with positions restored by rulings.
#[derive(Clone, Debug)]
pub struct RecordBuilder {
    tree: GameTree,
    last: NodeId,
    size: BoardSize,
}

impl RecordBuilder {
    pub fn new(size: BoardSize, rules: &Ruleset, komi: HalfPoints) -> Self {
        let mut tree = GameTree::default();
        let root = tree.root_mut();
        root.set_text("AP", "Tengen");
        root.set_text("SZ", &size.to_string());
        root.set_text("RU", rules.name.sgf_rules());
        root.set_text("KM", &komi.to_string());
        Self { tree, last: GameTree::ROOT, size }
    }

    /// Sets a property of the root: PB, PW, EV, RO, DT and so on.
    #[must_use]
    pub fn root(mut self, ident: &str, text: &str) -> Self {
        self.tree.root_mut().set_text(ident, text);
        self
    }

    /// The handicap, with its stones in the root.
    #[must_use]
    pub fn handicap(mut self, stones: &[Point]) -> Self {
        if stones.len() >= 2 {
            let count = stones.len().to_string();
            self.tree.root_mut().set_text("HA", &count);
            self.put(GameTree::ROOT, "AB", stones);
        }
        self
    }

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
        node.set_text("C", &format!("{before}{text}"));
    }

    /// A clock's time at the last move: seconds (BL, WL), and the rest of overtime (OB, OW).
    pub fn clock(&mut self, color: Color, seconds: u32, overtime: Option<u32>) {
        let (left, periods) = if color == Color::Black { ("BL", "OB") } else { ("WL", "OW") };
        let node = self.tree.node_mut(self.last);
        node.set_text(left, &seconds.to_string());
        if let Some(overtime) = overtime {
            node.set_text(periods, &overtime.to_string());
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
        self.tree.node_mut(self.last).set_text("PL", &letter);
    }

    /// The result. Endings that RE cannot hold go into the game's comment (GC).
    pub fn result(&mut self, outcome: &Outcome) {
        let root = self.tree.root_mut();
        root.set_text("RE", &outcome.sgf_result());
        if !outcome.fits_sgf() {
            root.set_text("GC", &outcome.sentence());
        }
    }

    /// The territory of a count, at the last move. A dead stone is on a point of the other side's.
    pub fn territory(&mut self, black: &[Point], white: &[Point]) {
        self.put(self.last, "TB", black);
        self.put(self.last, "TW", white);
    }

    pub fn finish(self) -> GameTree {
        self.tree
    }

    fn put(&mut self, id: NodeId, ident: &str, points: &[Point]) {
        if points.is_empty() {
            return;
        }
        let values = points.iter().map(|&p| write_point(self.size, p)).collect();
        self.tree.node_mut(id).add(Property { ident: ident.into(), values, offset: 0 });
    }
}
