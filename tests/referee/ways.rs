//! Every way to an incident leads to the same ruling: ten thousand random games with violations put in at known
//! moves, under every procedure.

use go::{BoardSize, Color, History, Move, Point, Ruleset, RulesetName};
use referee::{
    Before, Case, Effect, InForce, Incident, IncidentKind, MoveNo, Noticed, ProcedureName, detect,
    rule,
};

const GAMES: u64 = 10_000;
const LINES: u8 = 5;

/// A small generator: the same games on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides as u64).expect("few sides")
    }
}

/// A legal move at random; a pass where none is found soon.
fn legal(game: &History, dice: &mut Dice) -> Move {
    for _ in 0..12 {
        let cell =
            u8::try_from(dice.roll(usize::from(LINES) * usize::from(LINES))).expect("a cell");
        let play = Move::Play(Point::new(cell % LINES, cell / LINES).expect("a point"));
        if game.is_legal(game.to_move(), play) {
            return play;
        }
    }
    Move::Pass
}

/// Every illegal play of the board now.
fn illegal(game: &History, color: Color) -> Vec<Move> {
    let size = game.board().size();
    let plays = size.all_points().map(Move::Play);
    plays.filter(|play| !game.violations(color, *play).is_empty()).collect()
}

/// Black takes a ko with the ninth move, White retakes it at once.
const KO: &str = "B3 D4 C4 D2 C2 E3 A1 C3 D3 C3";

fn number_of(game: &History) -> u32 {
    u32::try_from(game.moves().len()).expect("few moves")
}

/// A game with violations, and the moves where they were put in.
fn game(dice: &mut Dice) -> (History, Vec<u32>) {
    let rules = Ruleset::preset(RulesetName::ALL[dice.roll(RulesetName::ALL.len())]);
    let mut game = History::new(rules, BoardSize::new(u32::from(LINES)).expect("a board"));
    let mut put = Vec::new();
    if dice.roll(4) == 0 {
        for name in KO.split_whitespace() {
            let color = game.to_move();
            game.execute(color, Move::Play(name.parse().expect("a point"))).expect("on the board");
        }
        put.push(number_of(&game));
    }
    let begun = game.moves().len();
    let length = begun + 4 + dice.roll(14);
    let first = begun + 2 + dice.roll(length - begun - 2);
    let second = if dice.roll(2) == 0 { first } else { first + 1 + dice.roll(6) };
    for number in begun + 1..=length {
        let mut here_put = false;
        let here = number == first || number == second;
        let color = if here && dice.roll(2) == 0 { game.to_move().other() } else { game.to_move() };
        let wrong = if here { illegal(&game, color) } else { Vec::new() };
        let mv = match wrong.len() {
            0 => legal(&game, dice),
            n => wrong[dice.roll(n)],
        };
        let color = if wrong.is_empty() { game.to_move() } else { color };
        if !wrong.is_empty() {
            here_put = true;
        }
        game.execute(color, mv).expect("on the board");
        if here_put {
            put.push(number_of(&game));
        }
    }
    (game, put)
}

/// The ways on which people come to an incident: found in the record, by number, by kind alone, by how long
/// ago, and from a report that was kept.
fn ways(found: &Incident, moves: u32) -> Vec<Incident> {
    let at = found.at.expect("what is found has a move");
    let bare = Incident::new(found.kind, found.by);
    let since = moves - at.0;
    let about = match since {
        0 => Noticed::AtOnce,
        1..=3 => Noticed::UpToThree,
        _ => Noticed::MoreThanThree,
    };
    let told = |noticed| Incident { at: Some(at), noticed, ..bare.clone() };
    vec![
        found.clone(),
        told(Noticed::AfterMove(MoveNo(moves))),
        told(Noticed::Later(since)),
        told(about),
        Incident { noticed: about, ..bare.clone() },
    ]
}

#[test]
fn every_way_in_gives_the_same_ruling() {
    same_by_every_way(0..GAMES / 2);
}

#[test]
fn every_way_in_gives_the_same_ruling_in_more_games() {
    same_by_every_way(GAMES / 2..GAMES);
}

fn same_by_every_way(seeds: std::ops::Range<u64>) {
    let procedures: Vec<_> = ProcedureName::ALL.map(ProcedureName::preset).into();
    let (mut ruled, mut governed, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    for seed in seeds.clone() {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1));
        let (game, put) = game(&mut dice);
        let moves = number_of(&game);
        let all: Vec<Incident> =
            detect(&game).into_iter().filter(|found| found.kind.is_move()).collect();
        for number in &put {
            let there = |found: &Incident| found.at == Some(MoveNo(*number));
            assert!(all.iter().any(there), "seed {seed}: move {number} is found");
        }
        let procedure = &procedures[usize::try_from(seed).expect("few games") % procedures.len()];
        let mut before: Vec<Incident> = Vec::new();
        for found in &all {
            let of = |incident: &Incident, known: &[Incident]| {
                let kept = |incident: &Incident| InForce {
                    no: None,
                    incident: incident.clone(),
                    effect: Effect::nothing(),
                };
                let ruled: Vec<InForce> = known.iter().map(kept).collect();
                let before = Before { ruled: &ruled, ..Before::default() };
                rule(&Case { game: Some(&game), before, ..Case::new(procedure, incident) })
            };
            // Another kind at the same move is another incident; by its kind alone the first is meant.
            let same = |other: &Incident| other.kind == found.kind && other.by == found.by;
            let first =
                all.iter().filter(|other| !before.contains(other)).find(|o| same(o)) == Some(found);
            let all_ways = ways(found, moves);
            let ways = if first && is_plain(found, &all) { &all_ways[..] } else { &all_ways[..4] };
            let expected = of(found, &before);
            for way in ways {
                let ruling = of(way, &before);
                assert_eq!(ruling, expected, "seed {seed}, {}: {way:?}", procedure.name);
            }
            assert!(expected.is_ok(), "seed {seed}: {expected:?}");
            ruled += 1;
            let alone = of(found, &[]);
            for way in &ways[..4] {
                assert_eq!(of(way, &[]), alone, "seed {seed}, {}: {way:?}", procedure.name);
            }
            governed += usize::from(alone.is_err());
            kinds.insert(found.kind.name());
            before.push(found.clone());
        }
    }
    let games = seeds.count();
    println!("{games} games, {ruled} rulings by every way, {governed} governed by an earlier one");
    assert!(ruled > 5_000, "{ruled}");
    let usual = ["ko-retake", "occupied", "suicide", "superko", "two-in-a-row"];
    assert!(usual.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
}

/// Whether no violation that people may take for this one stands beside it.
fn is_plain(found: &Incident, all: &[Incident]) -> bool {
    use IncidentKind as Kind;
    let like = |kind| match kind {
        Kind::KoRetake | Kind::Superko => 0,
        Kind::OutOfTurn | Kind::TwoInARow => 1,
        Kind::Suicide => 2,
        _ => 3,
    };
    let beside = |other: &&Incident| like(other.kind) == like(found.kind) && other.by == found.by;
    all.iter().filter(beside).count() == 1
}
