//! Recorded games as files, and read again.

use go::Color::{Black, White};
use go::RulesetName::{self, Aga, Chinese, Japanese, Nz};
use go::{Move, ViolationKind};
use interchange::sgf::{GameTree, Header, PlayedLine, acts_of, read, record_of, replay};
use recording::{Game, GameAct, Step, Terms};

use crate::sheet::{Sheet, agree, as_played, confirm, note, played, terms};

fn tree(text: &str) -> GameTree {
    read(text.as_bytes()).expect("a file").games.swap_remove(0)
}

fn written(game: &Game) -> String {
    record_of(game, &Header::default())
}

fn replayed(game: &Game) -> PlayedLine {
    replay(&tree(&written(game)), &game.terms().ruleset()).expect("it can be replayed")
}

/// The violations of the steps, found while the game is played beside them.
fn violations(sheet: &Sheet) -> Vec<(Option<Move>, ViolationKind)> {
    let mut found = Vec::new();
    let mut game = Game::new(sheet.game.terms().clone());
    for act in &sheet.acts {
        if let GameAct::AsPlayed(made) | GameAct::Play(made) = act {
            let history = game.history().expect("a game");
            let broken = history.violations(made.color, made.mv());
            found.extend(broken.iter().map(|broken| (Some(made.mv()), broken.kind())));
        }
        game.enter(act).expect("it was taken");
    }
    found
}

fn same(sheet: &Sheet) {
    let file = replayed(&sheet.game);
    assert_eq!(file.history.board().rows(), sheet.rows(), "{}", written(&sheet.game));
    let steps = sheet.game.steps().iter().filter(|step| matches!(step, Step::Move(_)));
    assert_eq!(file.moves, steps.count());
    let found: Vec<_> =
        file.violations.iter().map(|found| (Some(found.mv), found.violation.kind())).collect();
    assert_eq!(found, violations(sheet), "{}", written(&sheet.game));
}

#[test]
fn every_move_is_there_as_it_was_made() {
    let ko = Sheet::after(Japanese, super::play::KO);
    same(&ko);
    same(&ko.clone().with([as_played(Black, "E4")]));
    same(&ko.clone().with([as_played(White, "H1"), as_played(White, "H2")]));
    same(&ko.with([as_played(Black, "D4"), as_played(White, "-")]));
    same(&Sheet::after(Chinese, "A1 B1 J9 B2 J8 A3").with([as_played(Black, "A2")]));
}

/// Who moved first after a resumption broke no rule, and the file says so.
#[test]
fn a_resumed_game_has_no_violation_in_its_file() {
    for rules in [Japanese, Chinese, Aga, Nz] {
        for asks in [Black, White] {
            let sheet = Sheet::after(rules, "D4 E4 G4 G5 - -");
            same(&sheet.with([GameAct::Resume { color: asks }]).moves("C3 C4 - -"));
        }
    }
    let stopped = Sheet::nine(Japanese).with([GameAct::Stop, GameAct::Resume { color: Black }]);
    let sheet = Sheet::of(Terms { handicap: 2, ..terms(Nz, 9) });
    same(&stopped.moves("C3 C4"));
    same(&sheet.with([GameAct::Stop, GameAct::Resume { color: Black }]).moves("C3 C4"));
}

#[test]
fn the_root_says_who_what_and_where() {
    let header = Header {
        black: "Iyama, Yuta".to_owned(),
        black_rank: "9p".to_owned(),
        white: "A] \\ B".to_owned(),
        white_rank: "5d".to_owned(),
        event: "Open".to_owned(),
        round: "3".to_owned(),
        place: "København".to_owned(),
        date: "2026-08-01".to_owned(),
        time: None,
        result: None,
        without_rulings: false,
    };
    let sheet = Sheet::after(Aga, "D4").with([GameAct::Resign { color: White }]);
    let text = record_of(&sheet.game, &header);
    let file = tree(&text);
    let root = |ident: &str| file.root().value(ident).map(|value| value.text());
    for (ident, expected) in [
        ("PB", "Iyama, Yuta"),
        ("BR", "9p"),
        ("PW", "A] \\ B"),
        ("WR", "5d"),
        ("EV", "Open"),
        ("RO", "3"),
        ("PC", "København"),
        ("DT", "2026-08-01"),
        ("RE", "B+R"),
        ("RU", "AGA"),
        ("KM", "7.5"),
        ("SZ", "9"),
    ] {
        assert_eq!(root(ident).as_deref(), Some(expected), "{ident}");
    }
    let plain = written(&Sheet::nine(Aga).game);
    for ident in ["PB", "EV", "RE", "HA", "AB"] {
        assert!(!plain.contains(&format!("{ident}[")), "{ident} in {plain}");
    }
}

#[test]
fn notes_and_clocks_stand_at_their_moves() {
    let clock = GameAct::Clock { color: White, seconds: 65, overtime: Some(2) };
    let mut sheet = Sheet::nine(Japanese).with([note("nigiri")]).moves("D4");
    sheet.enter([clock, note("one"), note("two]")]);
    let text = written(&sheet.moves("E4").game);
    let file = tree(&text);
    assert_eq!(file.root().value("C").map(|c| c.text()).as_deref(), Some("nigiri"));
    let first = file.main_line().nth(1).expect("a move");
    let value = |ident: &str| file.node(first).value(ident).map(|value| value.text());
    assert_eq!(value("C").as_deref(), Some("one\ntwo]"));
    assert_eq!((value("WL").as_deref(), value("OW").as_deref()), (Some("65"), Some("2")));
}

#[test]
fn handicap_stones_stand_in_the_root() {
    let fixed = Sheet::of(Terms { handicap: 3, ..terms(Japanese, 9) }).moves("D4 E4");
    let free = Sheet::of(Terms { handicap: 3, ..terms(Chinese, 9) });
    let free =
        free.with(["A1", "B2", "C3"].map(|at| GameAct::Handicap { point: crate::sheet::pt(at) }));
    let passes = Sheet::of(Terms { handicap: 3, ..terms(Nz, 9) }).moves("C3 - G7 - E5 E6");
    for (sheet, stones) in [(fixed, 3), (free.moves("D4 E4"), 3), (passes, 0)] {
        let file = tree(&written(&sheet.game));
        let ab = file.root().get("AB").map_or(0, |ab| ab.values.len());
        assert_eq!(
            (file.root().value("HA").map(|ha| ha.text()).as_deref(), ab),
            (Some("3"), stones)
        );
        same(&sheet);
        comes_back(&sheet);
    }
}

/// The file taken over into a fresh record makes the same game.
fn comes_back(sheet: &Sheet) {
    let terms = sheet.game.terms().clone();
    let acts = acts_of(&tree(&written(&sheet.game)), &terms).expect("it can be taken over").acts;
    let again = Game::of(terms, &acts).expect("it can be entered");
    assert_eq!(again.board().rows(), sheet.rows());
    assert_eq!(again.steps(), sheet.game.steps());
    let (new, old) = (again.refereed().expect("a game"), sheet.game.refereed().expect("a game"));
    assert_eq!(new.snapshot(), old.snapshot());
    assert_eq!(new.history.legal_points(), old.history.legal_points());
}

#[test]
fn a_plain_game_comes_back_from_its_file() {
    for rules in RulesetName::ALL {
        comes_back(&Sheet::after(rules, super::play::KO));
        comes_back(&Sheet::after(rules, super::play::KO).with([as_played(Black, "E4")]));
    }
    comes_back(&Sheet::after(Japanese, "D4 E4 G4 - -"));
    comes_back(&Sheet::after(Aga, "D4 E4 G4 - - -"));
    comes_back(&Sheet::after(RulesetName::Ing, "D4 E4 - - - -"));
    comes_back(&Sheet::after(RulesetName::Bga, "- -"));
    let one = Terms { handicap: 1, ..terms(Japanese, 9) };
    comes_back(&Sheet::of(one).moves("D4 E4"));
    let odd = Terms { handicap: 5, ..terms(Japanese, 8) };
    let odd = Sheet::of(odd).with(
        ["A1", "B2", "C3", "D4", "E5"].map(|at| GameAct::Handicap { point: crate::sheet::pt(at) }),
    );
    comes_back(&odd.moves("H8"));
}

#[test]
fn results_are_written_in_the_files_own_words() {
    let over = |acts: Vec<GameAct>| written(&Sheet::after(Japanese, "D4 E4").with(acts).game);
    assert!(over(vec![GameAct::TimeLoss { color: Black }]).contains("RE[W+T]"));
    let refused = super::stopping::refused_by_both();
    let lost = [GameAct::Stop].into_iter().chain(refused).chain([super::stopping::both_lose()]);
    let both = over(lost.collect());
    assert!(both.contains("RE[Void]") && both.contains("GC[Both players lose.]"), "{both}");
    let counted =
        over(vec![GameAct::Stop, agree(Black), agree(White), confirm(Black), confirm(White)]);
    assert!(counted.contains("RE[W+6.5]"), "{counted}");
    assert!(!over(vec![GameAct::Stop]).contains("RE["));
    assert_eq!(played(Black, "-").point, None);
}

/// The properties of each node, read by the grammar of the format alone.
fn by_the_grammar(text: &str) -> Vec<Vec<(String, Vec<String>)>> {
    let mut nodes: Vec<Vec<(String, Vec<String>)>> = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '(' | ')' => {}
            ';' => nodes.push(Vec::new()),
            '[' => {
                let mut value = String::new();
                loop {
                    match rest.next().expect("a value ends") {
                        ']' => break,
                        '\\' => value.extend(rest.next().filter(|c| *c != '\n')),
                        c => value.push(c),
                    }
                }
                nodes.last_mut().expect("a node").last_mut().expect("a name").1.push(value);
            }
            c if c.is_ascii_uppercase() => {
                let mut name = String::from(c);
                while let Some(c) = rest.next_if(char::is_ascii_uppercase) {
                    name.push(c);
                }
                nodes.last_mut().expect("a node").push((name, Vec::new()));
            }
            c => assert!(c.is_whitespace(), "{c:?} outside values: {text}"),
        }
    }
    nodes
}

#[test]
fn five_hundred_games_are_the_same_to_whoever_reads_the_format() {
    const LETTERS: &[u8] = b"ABCDEFGHJKLMNOPQRST";
    let mut dice: u64 = 20_261_129;
    let mut below = |most: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) as usize % most
    };
    let names =
        ["Iyama, Yuta", "A] \\ B", "李小龍", "O’Neill [3d]", "a:b;c(d)", "end\\", "Søren Ж"];
    for no in 0..500 {
        let (lines, handicap) = ([9, 13, 19][no % 3], if no % 7 == 0 { 2 } else { 0 });
        let rules =
            if handicap > 0 { Japanese } else { RulesetName::ALL[no % RulesetName::ALL.len()] };
        let mut game = Game::new(Terms { handicap, ..terms(rules, lines) });
        let (mut color, mut moves) = (if handicap > 0 { White } else { Black }, Vec::new());
        for _ in 0..30 + below(60) {
            let (column, row) = (below(lines as usize), below(lines as usize));
            let (name, letters) = match below(40) {
                0 => ("-".to_owned(), String::new()),
                _ => {
                    let place = [column, lines as usize - 1 - row];
                    let letters = place.map(|at| char::from(b'a' + at as u8)).iter().collect();
                    (format!("{}{}", char::from(LETTERS[column]), row + 1), letters)
                }
            };
            if game.enter(&GameAct::Play(played(color, &name))).is_ok() {
                moves.push((if color == Black { "B" } else { "W" }, letters));
                color = color.other();
            }
        }
        let (loser, won) = if no % 2 == 0 { (White, "B+") } else { (Black, "W+") };
        let (end, how) = match no % 5 {
            0 | 1 => (GameAct::Resign { color: loser }, "R"),
            2 => (GameAct::TimeLoss { color: loser }, "T"),
            _ => (note("unfinished"), ""),
        };
        let result =
            game.enter(&end).ok().filter(|_| !how.is_empty()).map(|_| format!("{won}{how}"));
        let [black, white] = [0, 1].map(|at| names[(no + at * 3) % names.len()]);
        let (black, white) = (black.to_owned(), white.to_owned());
        let header = Header { black: black.clone(), white: white.clone(), ..Header::default() };
        let text = record_of(&game, &header);
        let nodes = by_the_grammar(&text);
        let root = |name: &str| -> Vec<&str> {
            let found = nodes[0].iter().find(|(ident, _)| ident == name);
            found.map(|(_, values)| values.iter().map(String::as_str).collect()).unwrap_or_default()
        };
        assert_eq!((root("PB"), root("PW")), (vec![&*black], vec![&*white]), "{text}");
        assert!(result.is_none_or(|result| root("RE") == [result]), "{text}");
        assert_eq!((root("SZ"), root("AB").len()), (vec![&*lines.to_string()], handicap as usize));
        let found = nodes[1..].iter().flatten().filter(|(name, _)| ["B", "W"].contains(&&**name));
        let found: Vec<_> = found.map(|(name, values)| (&**name, values.concat())).collect();
        assert_eq!(found, moves, "{text}");
    }
}
