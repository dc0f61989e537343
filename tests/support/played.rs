//! An event that is really played at a desk: every round drawn with its proof, published, and its results entered.

use tengen::desk::{By, Desk, DeskError, DrawRequest, ResultForm, fingerprint};
use tengen::go::Color;
use tengen::tournament::{Ending, RoundNo, Tournament, TournamentId};

use crate::events::minute;

/// At that minute, by nobody in particular.
pub fn at(minutes: i64) -> By<'static> {
    By { account: None, now: minute(minutes), form: None }
}

fn now(desk: &Desk, id: TournamentId) -> Tournament {
    let store = desk.store();
    let snapshot = store.read(|c| Ok::<_, DeskError>(store.snapshot(c, id)?));
    snapshot.expect("it can be read").expect("it is there").tournament.clone()
}

/// Draws one round that nobody has drawn.
pub fn draw(desk: &Desk, id: TournamentId, no: RoundNo, minute: i64) {
    let request = DrawRequest { seen: fingerprint(None), ..DrawRequest::default() };
    desk.draw_round(id, at(minute), no, &request).expect("it is drawn");
}

/// Draws, publishes and plays one round; the first board wins on time, the others as their table number has it.
pub fn play_round(desk: &Desk, id: TournamentId, no: i32) {
    let (no, minute) = (RoundNo(no), i64::from(no) * 100);
    draw(desk, id, no, minute);
    let seen = fingerprint(now(desk, id).round(no));
    desk.publish_round(id, at(minute + 1), no, &seen, true).expect("it is published");
    let boards = now(desk, id).round(no).expect("the round").boards.clone();
    for board in boards {
        let winner = if board.table.0 % 3 == 0 { Color::Black } else { Color::White };
        let form = ResultForm::new(no, board.table, board.version, Ending::won(winner));
        desk.record_result(id, at(minute + 2), &form).expect("it is entered");
    }
}

/// Plays that many rounds of a tournament that nobody has begun.
pub fn play(desk: &Desk, event: &Tournament, rounds: i32) -> TournamentId {
    let kept = desk.create_tournament(at(0), event).expect("it can be kept");
    let id = kept.now().expect("it is new").id;
    for no in 1..=rounds {
        play_round(desk, id, no);
    }
    id
}
