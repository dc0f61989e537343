//! What holds for every ruling on every game.

use go::{BoardSize, Color, History, Move, Point, Ruleset, RulesetName};
use proptest::prelude::*;
use referee::{
    Case, Circumstances, Effect, FindingError, Incident, IncidentKind, MoveNo, MovedStone, Noticed,
    Party, ProcedureName, Profile, RefereedGame, Ruling, apply, detect, rule,
};
use tournament::{Ending, Manner};

const LINES: u8 = 5;

/// A game on 5×5 in which anything is played: on stones, out of turn, into ko.
fn any_game() -> impl Strategy<Value = History> {
    let step = (0..LINES * LINES + 2, 0..12u8);
    let steps = proptest::collection::vec(step, 1..60);
    (0..RulesetName::ALL.len(), steps).prop_map(|(rules, steps)| {
        let size = BoardSize::new(u32::from(LINES)).expect("a board");
        let mut game = History::new(Ruleset::preset(RulesetName::ALL[rules]), size);
        for (cell, twist) in steps {
            let color = if twist == 0 { game.to_move().other() } else { game.to_move() };
            let point = Point::new(cell % LINES, cell / LINES).filter(|&p| size.contains(p));
            game.execute(color, point.map_or(Move::Pass, Move::Play)).expect("on the board");
        }
        game
    })
}

#[derive(Clone, Debug)]
struct Wish {
    procedure: usize,
    international: bool,
    kind: usize,
    at: usize,
    later: usize,
    flags: u8,
    from: (u8, u8),
    to: (u8, u8),
    confirmed: bool,
}

prop_compose! {
    fn any_wish()(
        procedure in 0..ProcedureName::ALL.len(),
        international in any::<bool>(),
        kind in 0..IncidentKind::ALL.len(),
        at in 0..60usize,
        later in 0..8usize,
        flags in any::<u8>(),
        from in (0..LINES, 0..LINES),
        to in (0..LINES, 0..LINES),
        confirmed in any::<bool>(),
    ) -> Wish {
        Wish { procedure, international, kind, at, later, flags, from, to, confirmed }
    }
}

/// A report that fits the game: the move exists and was the reported player's.
fn incident(wish: &Wish, game: &History) -> Incident {
    let moves = game.moves().len();
    let at = wish.at % moves;
    let color = game.moves()[at].color;
    let kind = IncidentKind::ALL.into_iter().nth(wish.kind).expect("a kind");
    let point = |(col, row)| Point::new(col, row).expect("a point");
    let flag = |bit: u8| wish.flags & (1 << bit) != 0;
    let circumstances = Circumstances {
        agreed: flag(0),
        disagreed: flag(1) && !flag(0),
        record_wrong: true,
        lost: flag(2),
        force_majeure: flag(3),
        deliberate: flag(4),
        minutes: u32::from(wish.flags),
        stones: vec![MovedStone {
            color,
            from: point(wish.from),
            to: flag(5).then(|| point(wish.to)),
        }],
        ..Circumstances::default()
    };
    let number = |index: usize| MoveNo(u32::try_from(index).expect("few moves"));
    let noticed = (at + 1 + wish.later).min(moves);
    Incident {
        at: Some(number(at + 1)),
        noticed: Noticed::AfterMove(number(noticed)),
        ..Incident::new(kind, Party::from(color)).with(circumstances)
    }
}

fn ruling(wish: &Wish, game: &History) -> Ruling {
    let profile = if wish.international { Profile::International } else { Profile::Domestic };
    let procedure = ProcedureName::ALL[wish.procedure].preset_for(profile);
    let incident = incident(wish, game);
    let confirmed = wish.confirmed;
    let case = Case { game: Some(game), confirmed, ..Case::new(&procedure, &incident) };
    rule(&case).expect("the report fits")
}

fn effects(ruling: &Ruling) -> Vec<&Effect> {
    let options = ruling.options.iter().map(|option| &option.effect);
    std::iter::once(&ruling.effect).chain(options).collect()
}

fn legal(game: &RefereedGame) -> bool {
    let board = game.history.board();
    let alive = board.all_chains().iter().all(|(_, chain)| !board.liberties(chain[0]).is_empty());
    alive && board.hash() == board.recomputed_hash()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Everything a ruling says or offers can be done, and leaves a legal position.
    #[test]
    fn rulings_leave_a_legal_position(game in any_game(), wish in any_wish()) {
        let ruling = ruling(&wish, &game);
        let before = RefereedGame::new(game);
        for effect in effects(&ruling) {
            let done = apply(effect, &before);
            prop_assert!(done.is_ok(), "{:?}: {:?}", effect, done.err());
            let Ok(done) = done else { continue };
            prop_assert!(legal(&done));
            prop_assert!(done.prisoners(Color::Black) >= 0);
            prop_assert!(done.prisoners(Color::White) >= 0);
            if let Some(turn) = effect.turn {
                prop_assert_eq!(done.history.to_move(), turn);
            }
        }
    }

    /// Nothing that a ruling offers changes a confirmed result.
    #[test]
    fn a_confirmed_result_stays(game in any_game(), wish in any_wish()) {
        let wish = Wish { confirmed: true, ..wish };
        let ruling = ruling(&wish, &game);
        prop_assert_eq!(ruling.outcome(), None);
        let won = Ending::Won { winner: Color::Black, manner: Manner::Resignation };
        let before = RefereedGame { ending: won, confirmed: true, ..RefereedGame::new(game) };
        for effect in effects(&ruling) {
            let done = apply(effect, &before).expect("it changes nothing");
            prop_assert_eq!(done.snapshot(), before.snapshot());
        }
    }

    /// The same case gives the same ruling, and it survives being stored.
    #[test]
    fn rulings_are_plain_data(game in any_game(), wish in any_wish()) {
        let ruling = ruling(&wish, &game);
        prop_assert_eq!(&ruling, &self::ruling(&wish, &game));
        let text = serde_json::to_string(&ruling).expect("it serialises");
        prop_assert_eq!(serde_json::from_str::<Ruling>(&text).expect("it reads back"), ruling);
    }

    /// What detection finds, the record confirms, and every procedure has an answer to it.
    #[test]
    fn what_is_detected_can_be_ruled_on(game in any_game(), procedure in 0..ProcedureName::ALL.len()) {
        let procedure = ProcedureName::ALL[procedure].preset();
        for incident in detect(&game) {
            let case = Case { game: Some(&game), ..Case::new(&procedure, &incident) };
            let ruling = match rule(&case) {
                Err(FindingError::EarlierGoverns { first, .. }) => {
                    prop_assert!(Some(first) < incident.at);
                    continue;
                }
                ruling => ruling.expect("it fits its own record"),
            };
            prop_assert!(!ruling.notes.contains(&referee::RulingNote::RecordDisagrees));
        }
    }
}

/// The games and reports above lead to every kind of change, so that none goes unchecked.
#[test]
fn every_change_of_position_and_verdict_occurs() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..3000 {
        let tree = (any_game(), any_wish()).new_tree(&mut runner).expect("a case");
        let (game, wish) = tree.current();
        let before = RefereedGame::new(game);
        let ruling = ruling(&wish, &before.history);
        for effect in effects(&ruling) {
            let after = apply(effect, &before).expect("it applies");
            let rows = |game: &RefereedGame| game.history.board().rows();
            let moved = if rows(&before) == rows(&after) { "same" } else { "moved" };
            let json = serde_json::to_value(effect).expect("it serialises");
            let kind = |field: &str| json[field]["kind"].as_str().unwrap_or("?").to_owned();
            seen.insert(format!("{} {moved}", kind("position")));
            seen.insert(kind("verdict"));
        }
    }
    for expected in [
        "before moved",
        "before-as-pass moved",
        "first-point same",
        "first-point moved",
        "stones-back moved",
        "captures-off moved",
        "by-hand same",
        "reconstructed same",
        "cleared moved",
        "as-is same",
        "goes-on",
        "ends",
        "replay",
        "count-again",
        "result-stands",
    ] {
        assert!(seen.contains(expected), "{expected} never occurs in {seen:?}");
    }
}
