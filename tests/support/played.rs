//! An event that is really played at a service: every round drawn with its proof, published, and its results entered.

use tengen::go::Color;
use tengen::service::{By, DrawRequest, ResultForm, Service, ServiceError, fingerprint};
use tengen::tournament::{Ending, RoundNo, Tournament, TournamentId};

use crate::events::minute;

/// At that minute, by nobody in particular.
pub fn at(minutes: i64) -> By<'static> {
    By { account: None, now: minute(minutes), form: None }
}

fn now(service: &Service, id: TournamentId) -> Tournament {
    let store = service.store();
    let snapshot = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, id)?));
    snapshot.expect("it can be read").expect("it is there").tournament.clone()
}

/// Draws one round that nobody has drawn.
pub fn draw(service: &Service, id: TournamentId, no: RoundNo, minute: i64) {
    let request = DrawRequest { seen: fingerprint(None), ..DrawRequest::default() };
    service.acts(id, at(minute)).draw_round(no, &request).expect("it is drawn");
}

/// Draws, publishes and plays one round; the first board wins on time, the others as their table number has it.
pub fn play_round(service: &Service, id: TournamentId, no: i32) {
    let (no, minute) = (RoundNo(no), i64::from(no) * 100);
    draw(service, id, no, minute);
    let seen = fingerprint(now(service, id).round(no));
    service.acts(id, at(minute + 1)).publish_round(no, &seen, true).expect("it is published");
    let boards = now(service, id).round(no).expect("the round").boards.clone();
    for board in boards {
        let winner = if board.table.0 % 3 == 0 { Color::Black } else { Color::White };
        let form = ResultForm::new(no, board.table, board.version, Ending::won(winner));
        service.acts(id, at(minute + 2)).record_result(&form).expect("it is entered");
    }
}

/// Plays that many rounds of a tournament that nobody has begun.
pub fn play(service: &Service, event: &Tournament, rounds: i32) -> TournamentId {
    let kept = service.create_tournament(at(0), event).expect("it can be kept");
    let id = kept.now().expect("it is new").id;
    for no in 1..=rounds {
        play_round(service, id, no);
    }
    id
}
