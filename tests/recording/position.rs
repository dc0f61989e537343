//! Only the final position is recorded.

use go::Color::{Black, White};
use go::RulesetName::{Chinese, Japanese};
use go::SetupError;
use recording::{GameAct, RecordError, Step, Terms};

use crate::sheet::{Sheet, agree, mark, play, pt, pts, terms};

fn put(name: &str, stone: Option<go::Color>) -> GameAct {
    GameAct::Put { point: pt(name), stone }
}

fn position(black: &str, white: &str) -> GameAct {
    GameAct::Position { black: pts(black), white: pts(white) }
}

#[test]
fn a_final_position_is_set_up_and_counted() {
    let mut sheet = Sheet::nine(Japanese);
    sheet.enter([position("D1 D2 D3 D4 D5 D6 D7 D8", "E1 E2 E3 E4 E5 E6 E7 E8 E9")]);
    assert_eq!((sheet.phase(), sheet.game.to_move()), ("setting up", None));
    assert!(sheet.game.history().is_none() && sheet.game.count().is_none());
    sheet.enter([put("D9", Some(Black)), put("B2", Some(White)), put("J1", Some(Black))]);
    sheet.enter([put("J1", None), GameAct::Prisoners { black: 1, white: 2 }]);
    assert_eq!(sheet.refused(play(Black, "A1")), RecordError::Phase("being set up"));
    assert_eq!(sheet.refused(agree(Black)), RecordError::Phase("being set up"));
    sheet.enter([GameAct::Stop]);
    assert_eq!((sheet.phase(), sheet.held()), ("stopped", (1, 2)));
    sheet.enter([mark("B2"), agree(White), agree(Black)]);
    // 27 + 1 dead + 1 prisoner against 36 + 2 prisoners + 6.5.
    assert_eq!((sheet.phase(), sheet.result().as_str()), ("ended", "W+15.5"));
    let Step::Set { changes, ruling: None, .. } = &sheet.game.steps()[0] else { panic!("a setup") };
    assert_eq!((sheet.game.steps().len(), changes.len()), (1, 19));
}

#[test]
fn no_chain_lies_without_a_liberty() {
    let sheet = Sheet::nine(Japanese).with([position("A2 B1", "A1")]);
    assert_eq!(
        sheet.refused(GameAct::Stop),
        RecordError::Position(SetupError::NoLiberty(pt("A1")))
    );
    let mended = sheet.with([put("A1", None), GameAct::Stop]);
    assert_eq!(mended.phase(), "stopped");
    for act in [position("T19", ""), put("T19", Some(Black)), put("T19", None)] {
        let off = Sheet::nine(Japanese).refused(act);
        assert!(matches!(off, RecordError::Point(_)), "{off}");
    }
}

#[test]
fn a_record_with_moves_has_no_position_to_set() {
    let sheet = Sheet::after(Japanese, "D4 E4");
    assert_eq!(sheet.refused(put("A1", Some(Black))), RecordError::Moves(2));
    assert_eq!(sheet.refused(position("A1", "")), RecordError::Moves(2));
    let back = sheet.with([GameAct::Undo, GameAct::Undo, put("A1", Some(Black))]);
    assert_eq!(back.phase(), "setting up");
}

/// The steps lead to the position: what lay there and does not any more is taken off.
#[test]
fn the_steps_lead_to_the_position() {
    let free = Terms { handicap: 2, ..terms(Chinese, 9) };
    let fixed = Terms { handicap: 2, ..terms(Japanese, 9) };
    for (terms, first) in
        [(free.clone(), Some(GameAct::UsualHandicap)), (fixed, None), (free, None)]
    {
        let sheet = Sheet::of(terms).with(first).with([position("D4", "E5"), GameAct::Stop]);
        let mut board = sheet.game.start_position();
        for step in sheet.game.steps() {
            let Step::Set { changes, .. } = step else { panic!("no moves") };
            board.put_all(changes.iter().copied()).expect("on the board");
        }
        assert_eq!(board.rows(), sheet.rows());
    }
}

#[test]
fn play_resumes_on_a_position_too() {
    let sheet = Sheet::nine(Japanese).with([position("D4", "E5"), GameAct::Stop]);
    let sheet = sheet.with([GameAct::Resume { color: Black }]);
    assert_eq!((sheet.phase(), sheet.game.to_move()), ("playing", Some(White)));
    assert_eq!(sheet.moves("E4 - -").phase(), "stopped");
}
