//! The end of a recorded game, kept: copies, claims, what an arbiter decides and confirms.

use tengen::go::course::Fate;
use tengen::go::{Color, Point};
use tengen::recording::{GameAct, Played, RecordError, Stage};
use tengen::service::{Done, Refusal, ServiceError};
use tengen::store::AccountId;
use tengen::tournament::{EntryId, ReportPolicy};

use crate::databases::{Place, on_both};
use crate::games::{HERE, acts_of, behind, enter, form, japanese, journal, played};
use crate::{at, by, ending, refusal, seen, with};

on_both!(
    the_end_is_kept_step_by_step,
    an_arbiter_decides_and_confirms_by_name,
    two_answer_at_once,
    a_player_says_the_own_word_and_no_other,
);

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn pass(color: Color) -> GameAct {
    GameAct::Play(Played { color, point: None })
}

/// Black's only stone is claimed dead by White, and alive by Black.
fn differing() -> Vec<GameAct> {
    let dead = vec![point("D4")];
    vec![
        played(Color::Black, "D4"),
        played(Color::White, "Q16"),
        pass(Color::Black),
        pass(Color::White),
        GameAct::NothingLeft,
        GameAct::Mark { dead: Vec::new(), seki: Vec::new() },
        GameAct::Claim { color: Color::White, dead, seki: Vec::new() },
        GameAct::Differ,
    ]
}

fn the_end_is_kept_step_by_step(place: &Place) {
    let (service, id) = with(place, &japanese("Copy"));
    enter(&service, id, differing());
    let copy = [
        GameAct::Copy { claimant: Color::White, group: point("D4") },
        GameAct::CopyPlay(Played { color: Color::White, point: Some(point("D5")) }),
        GameAct::CopyPlay(Played { color: Color::Black, point: None }),
    ];
    enter(&service, id, copy);
    let again = place.service();
    let file = again.game(&seen(&again, id), HERE.0, HERE.1).expect("it can be read");
    assert_eq!(file.game.stage(), Some(Stage::Copy), "another server shows the same step");
    assert_eq!(file.game.copy().map(|copy| copy.moves().len()), Some(2));
    assert_eq!(file.game.board().stone(point("D5")), None, "the game is not touched");
    enter(&again, id, [GameAct::GiveIn { color: Color::White }, GameAct::AcceptCopy]);
    let file = again.game(&seen(&again, id), HERE.0, HERE.1).expect("it can be read");
    assert_eq!((file.game.stage(), file.game.differences().len()), (Some(Stage::Claims), 0));
    assert_eq!(journal(&service, id), ["create", "record"], "players' own steps are in the record");
}

fn an_arbiter_decides_and_confirms_by_name(place: &Place) {
    let (service, id) = with(place, &japanese("Decided"));
    enter(&service, id, differing());
    let arbiter = by(AccountId(7), 3);
    let decide = |reason: &str| GameAct::Decide {
        group: point("D4"),
        fate: Fate::Alive,
        reason: reason.to_owned(),
    };
    let silent = service.acts(id, arbiter).record_act(&form(8, decide("")));
    let refused = |error| matches!(error, ServiceError::Refused(Refusal::Record(why)) if *why == RecordError::Reason);
    assert!(silent.is_err_and(refused));
    let ruled = service.acts(id, arbiter).record_act(&form(8, decide("two eyes")));
    assert!(matches!(ruled, Ok(Done::Now(_))));
    let agree = |color| GameAct::Agree { color };
    let confirm = GameAct::Confirm { color: Color::Black };
    enter(&service, id, [agree(Color::Black), agree(Color::White), confirm]);
    let reason = "called to the station".to_owned();
    let for_white = GameAct::ConfirmFor { color: Color::White, reason };
    let seen_by_now = acts_of(&service, id).len();
    service.acts(id, arbiter).record_act(&form(seen_by_now, for_white)).expect("it is confirmed");
    let acts = journal(&service, id);
    assert_eq!(acts, ["create", "record", "decide-end", "confirm-for", "result"]);
    let rows = crate::read(&service, |c| c.journal(id, None, 100));
    let row = rows.iter().find(|row| row.act == "confirm-for").expect("in the journal");
    assert_eq!(row.account, Some(AccountId(7)));
    assert!(row.words.contains("called to the station"), "{}", row.words);
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

fn two_answer_at_once(place: &Place) {
    let (service, id) = with(place, &japanese("Both ask"));
    enter(&service, id, differing());
    let ask = |color| form(8, GameAct::Resume { color });
    let first = service.acts(id, at(3)).record_act(&ask(Color::White));
    assert!(matches!(first, Ok(Done::Now(_))));
    let late = behind(service.acts(id, at(4)).record_act(&ask(Color::Black)));
    assert_eq!(late.theirs[0].act, GameAct::Resume { color: Color::White }, "the earlier counts");
    assert_eq!(late.theirs[0].at, crate::events::minute(3), "and its time is kept");
    let file = service.game(&seen(&service, id), HERE.0, HERE.1).expect("it can be read");
    assert_eq!(file.game.to_move(), Some(Color::Black), "the other one plays first");
}

fn a_player_says_the_own_word_and_no_other(place: &Place) {
    let mut event = japanese("Own word");
    event.settings.players.reports = ReportPolicy::Agreed;
    let (service, id) = with(place, &event);
    enter(&service, id, differing().into_iter().take(6));
    let board = seen(&service, id).tournament.rounds[0].boards[0].clone();
    let made = service.acts(id, at(1)).make_personal_links(&[board.black, board.white]).unwrap();
    let made = made.now().expect("links");
    let secret = |who: EntryId| {
        let own = made.iter().find(|(holder, _)| *holder == who);
        own.map(|(_, token)| token.secret().to_owned()).expect("a link")
    };
    let (black, white) = (secret(board.black), secret(board.white));
    let says = |secret: &str, act: GameAct| {
        let acts = acts_of(&service, id).len();
        service.acts(id, at(3)).say_own_end(secret, &form(acts, act))
    };
    let agrees = |color| GameAct::Agree { color };
    let confirms = |color| GameAct::Confirm { color };
    let before = acts_of(&service, id).len();
    for act in [agrees(Color::Black), confirms(Color::Black), GameAct::Settle, GameAct::Undo] {
        assert_eq!(refusal(says(&white, act)).code(), "refusal-not-offered");
    }
    let nobody = says("made up", agrees(Color::Black));
    assert_eq!(refusal(nobody).code(), "refusal-link-spent");
    assert_eq!(acts_of(&service, id).len(), before, "nothing was entered");
    for color in [Color::Black, Color::White] {
        let own = if color == Color::Black { &black } else { &white };
        says(own, agrees(color)).expect("the own word");
    }
    says(&black, confirms(Color::Black)).expect("the own word");
    assert_eq!(ending(&service, id, 1, 1), "?", "one alone confirms nothing");
    says(&white, confirms(Color::White)).expect("the own word");
    assert!(ending(&service, id, 1, 1).starts_with("W+"), "{}", ending(&service, id, 1, 1));
    let (service, id) = with(place, &japanese("Before the recorder"));
    enter(&service, id, differing().into_iter().take(6).chain([agrees(Color::Black)]));
    enter(&service, id, [agrees(Color::White)]);
    let made = service.acts(id, at(1)).make_personal_links(&[board.black]).unwrap().now().unwrap();
    let form = form(acts_of(&service, id).len(), confirms(Color::Black));
    let alone = service.acts(id, at(3)).say_own_end(made[0].1.secret(), &form);
    assert_eq!(refusal(alone).code(), "refusal-not-offered", "an arbiter confirms there");
}
