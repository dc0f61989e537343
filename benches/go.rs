//! How fast play, records, counting and proposals are, as ratios of one run.
//!
//! `cargo bench --bench go` prints a line each; figures in brackets are this machine's.

mod plain;

use std::hint::black_box;
use std::time::{Duration, Instant};

use tengen::go::course::LifeAndDeath;
use tengen::go::{BoardSize, Color, Goban, HalfPoints, History, Move, Point, Ruleset, RulesetName};
use tengen::interchange::sgf::{RecordBuilder, read, replay, write_game};
use tengen::scoring::{Position, count, propose};

use plain::Plain;

/// A fixed pseudo-random sequence.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

fn tries(seed: u64) -> Vec<usize> {
    let mut chance = Chance(seed);
    (0..1200).map(|_| chance.below(361)).collect()
}

fn plain_game(tries: &[usize]) -> usize {
    let (mut board, mut color, mut moves) = (Plain::new(19), Color::Black, 0);
    for &at in tries {
        if board.play(color, at) {
            color = color.other();
            moves += 1;
        }
    }
    black_box(&board.cells);
    moves
}

fn our_game(points: &[Point], tries: &[usize]) -> usize {
    let rules = Ruleset::preset(RulesetName::Japanese);
    let mut game = History::new(rules, BoardSize::FULL);
    for &at in tries {
        let _ = game.try_play(game.to_move(), Move::Play(points[at]));
    }
    black_box(game.board().hash());
    game.moves().len()
}

fn timed(times: u32, mut work: impl FnMut(u32)) -> Duration {
    let start = Instant::now();
    for i in 0..times {
        work(i);
    }
    start.elapsed() / times
}

fn play() {
    let points: Vec<Point> = BoardSize::FULL.all_points().collect();
    let games: Vec<Vec<usize>> = (0..40).map(tries).collect();
    let (mut plain_moves, mut our_moves) = (0, 0);
    let plain = timed(40, |i| plain_moves += plain_game(&games[i as usize]));
    let ours = timed(40, |i| our_moves += our_game(&points, &games[i as usize]));
    let rate = |moves: usize, time: Duration| moves as f64 / (time.as_secs_f64() * 40.0);
    let (plain_rate, our_rate) = (rate(plain_moves, plain), rate(our_moves, ours));
    println!(
        "random 19x19 games, legality and superko history included: {:.1} times a recomputing board \
         ({our_rate:.0} to {plain_rate:.0} moves/s)",
        our_rate / plain_rate
    );
}

fn record() -> String {
    let rules = Ruleset::preset(RulesetName::Japanese);
    let points: Vec<Point> = BoardSize::FULL.all_points().collect();
    let mut game = History::new(rules.clone(), BoardSize::FULL);
    let mut builder = RecordBuilder::new(BoardSize::FULL, &rules, rules.komi);
    let mut chance = Chance(7);
    while game.moves().len() < 300 {
        let (color, mv) = (game.to_move(), Move::Play(points[chance.below(361)]));
        if game.try_play(color, mv).is_ok() {
            builder.play(color, mv);
        }
    }
    write_game(&builder.finish())
}

fn records() {
    let text = record();
    let rules = Ruleset::preset(RulesetName::TrompTaylor);
    let reading = timed(200, |_| {
        black_box(read(text.as_bytes()).expect("a record"));
    });
    let tree = read(text.as_bytes()).expect("a record").games.swap_remove(0);
    let replaying = timed(200, |_| {
        black_box(replay(&tree, &rules).expect("replays").moves);
    });
    println!(
        "replaying 300 moves under positional superko: {:.1} times as long as reading the text \
         ({replaying:?} to {reading:?})",
        replaying.as_secs_f64() / reading.as_secs_f64()
    );
}

/// A finished board: a wandering border, dead stones on both sides.
fn finished() -> Goban {
    let rows: Vec<String> = (0..19)
        .map(|y: usize| {
            let border = 8 + [0, 1, 2, 1, 0, 1][y % 6];
            let cell = |x: usize| match x {
                x if x == border => 'X',
                x if x == border + 1 => 'O',
                x if (x, y % 5) == (3, 2) => {
                    if y.is_multiple_of(2) {
                        'O'
                    } else {
                        'X'
                    }
                }
                x if (x, y % 6) == (15, 3) => {
                    if y % 4 == 3 {
                        'X'
                    } else {
                        'O'
                    }
                }
                _ => '.',
            };
            (0..19).map(cell).collect()
        })
        .collect();
    Goban::draw(&rows.join("\n")).expect("a board")
}

fn endings() {
    let board = finished();
    let (rules, life) = (Ruleset::preset(RulesetName::Japanese), LifeAndDeath::all_alive());
    let position = Position {
        board: &board,
        rules: &rules,
        life: &life,
        prisoners: [0, 0],
        handicap: 0,
        komi: HalfPoints::ZERO,
    };
    let counting = timed(2000, |_| {
        black_box(count(&position).difference());
    });
    let proposing = timed(20, |i| {
        black_box(propose(&board, &rules, u64::from(i)));
    });
    println!(
        "dead stones of a finished 19x19 proposed: {:.2} of the 50 ms allowed ({proposing:?})",
        proposing.as_secs_f64() / 0.05
    );
    println!(
        "counting it: {:.4} of the time of a proposal ({counting:?})",
        counting.as_secs_f64() / proposing.as_secs_f64()
    );
}

/// After 150 moves: many small chains, nothing finished.
fn unfinished() -> Goban {
    let points: Vec<Point> = BoardSize::FULL.all_points().collect();
    let mut game = History::new(Ruleset::preset(RulesetName::Japanese), BoardSize::FULL);
    let mut chance = Chance(11);
    while game.moves().len() < 150 {
        let _ = game.try_play(game.to_move(), Move::Play(points[chance.below(361)]));
    }
    game.board().clone()
}

fn unusual() {
    let empty = Goban::new(BoardSize::new(25).expect("the largest board"));
    let rules = Ruleset::preset(RulesetName::Japanese);
    let proposing = |board: &Goban| {
        timed(5, |i| {
            black_box(propose(board, &rules, u64::from(i)));
        })
    };
    let usual = proposing(&finished());
    for (what, board) in [("an unfinished 19x19", unfinished()), ("an empty 25x25", empty)] {
        let time = proposing(&board);
        let ratio = time.as_secs_f64() / usual.as_secs_f64();
        println!("{what} proposed: {ratio:.1} times a finished 19x19 ({time:?})");
    }
}

fn main() {
    play();
    records();
    endings();
    unusual();
}
