//! Recorded games: act by act, by several recorders, up to the board's result.

use tengen::go::{Color, Point};
use tengen::recording::{GameAct, Played};
use tengen::service::{ActForm, Behind, By, Done, Entered, Refusal, Service, ServiceError, Thing};
use tengen::store::{AccountId, ActRow, GameCount, GameNo, Scope, StoreError};
use tengen::tournament::{RoundNo, RulesetName, TableNo, Tournament, TournamentId};

use crate::databases::{Place, count, on_both, tamper};
use crate::events::{event, minute};
use crate::rich::rich;
use crate::{at, by, loaded, refusal, seen, with};

on_both!(
    the_first_act_begins_the_record,
    who_has_not_seen_everything_is_told,
    the_same_act_by_two_counts_once,
    the_same_act_at_once_counts_once,
    the_same_form_twice,
    what_the_game_refuses_is_not_kept,
    two_recorders_at_one_game,
    recorders_at_one_game_through_two_servers,
    other_players_have_another_record,
    a_stale_append_is_refused,
    a_deleted_tournament_takes_its_games_along,
    what_is_not_there_and_what_is_not_public,
    a_tampered_record_is_named,
);

pub const HERE: (RoundNo, TableNo) = (RoundNo(1), TableNo(1));

pub fn played(color: Color, point: &str) -> GameAct {
    let point: Point = point.parse().expect("a point");
    GameAct::Play(Played { color, point: Some(point) })
}

pub fn note(text: &str) -> GameAct {
    GameAct::Note { text: text.to_owned() }
}

pub fn form(seen: usize, act: GameAct) -> ActForm {
    ActForm { round: HERE.0, table: HERE.1, seen, acts: vec![act] }
}

/// Enters acts of a recorder who has seen everything.
pub fn enter(
    service: &Service,
    id: TournamentId,
    acts: impl IntoIterator<Item = GameAct>,
) -> GameCount {
    let mut last = None;
    for act in acts {
        let seen = acts_of(service, id).len();
        let done = service.acts(id, at(2)).record_act(&form(seen, act)).expect("it is recorded");
        match done {
            Done::Now(Entered::Added(count)) => last = Some(count),
            other => panic!("not added: {other:?}"),
        }
    }
    last.expect("at least one act")
}

pub fn acts_of(service: &Service, id: TournamentId) -> Vec<ActRow> {
    service.game(&seen(service, id), HERE.0, HERE.1).expect("it can be read").acts
}

pub fn behind(result: Result<Done<Entered>, ServiceError>) -> Behind {
    match result {
        Err(ServiceError::Behind(behind)) => *behind,
        other => panic!("not behind: {other:?}"),
    }
}

pub fn resigned() -> [GameAct; 4] {
    let confirm = |color| GameAct::Confirm { color };
    [
        played(Color::Black, "D4"),
        GameAct::Resign { color: Color::White },
        confirm(Color::Black),
        confirm(Color::White),
    ]
}

pub fn japanese(name: &str) -> Tournament {
    let mut event = event(name, 4, 1);
    event.settings.rules = RulesetName::Japanese;
    event
}

pub fn journal(service: &Service, id: TournamentId) -> Vec<String> {
    let rows = crate::read(service, |c| c.journal(id, None, 100));
    rows.into_iter().rev().map(|row| row.act).collect()
}

fn the_first_act_begins_the_record(place: &Place) {
    let (service, id) = with(place, &japanese("Record"));
    let file = service.game(&seen(&service, id), HERE.0, HERE.1).expect("an empty one");
    assert!(file.no.is_none() && file.acts.is_empty());
    assert!(service.read(|c| c.game_counts(id)).expect("counts").is_empty());
    let anna = AccountId(7);
    let first = service.acts(id, by(anna, 3)).record_act(&form(0, played(Color::Black, "D4")));
    let here = |entered| GameCount { tournament: id, round: HERE.0, table: HERE.1, entered };
    assert_eq!(first.expect("it is recorded"), Done::Now(Entered::Added(here(1))));
    assert_eq!(journal(&service, id), ["create", "record"]);
    let rows = crate::read(&service, |c| c.journal(id, None, 1));
    assert_eq!((rows[0].account, rows[0].at), (Some(anna), minute(3)));
    assert_eq!(service.broken_journal(id).unwrap(), None);
    assert_eq!(enter(&service, id, [played(Color::White, "Q16"), note("fast")]), here(3));
    assert_eq!(journal(&service, id).len(), 2, "one line a game");
    assert_eq!(service.read(|c| c.game_counts(id)).expect("counts"), [here(3)]);
    let again = place.service();
    let file = again.game(&loaded(place, id), HERE.0, HERE.1).expect("it is kept");
    assert!(file.no.is_some() && file.game.steps().len() == 2 && file.game.remarks().len() == 1);
    let row = ActRow { act: played(Color::Black, "D4"), account: Some(anna), at: minute(3) };
    assert_eq!(file.acts[0], row);
    assert_eq!(seen(&service, id), loaded(place, id), "the tournament is as it was");
    assert_eq!(
        seen(&service, id).revision,
        2,
        "pages that name the records there are are made anew"
    );
}

fn who_has_not_seen_everything_is_told(place: &Place) {
    let (service, id) = with(place, &japanese("Behind"));
    enter(&service, id, [played(Color::Black, "D4"), played(Color::White, "Q16")]);
    let before = acts_of(&service, id);
    let mine = played(Color::White, "C3");
    let late = behind(service.acts(id, at(5)).record_act(&form(1, mine.clone())));
    assert_eq!((late.theirs.as_slice(), &late.mine[..]), (&before[1..], &[mine.clone()][..]));
    let later = behind(service.acts(id, at(5)).record_act(&form(0, mine.clone())));
    assert_eq!(later.theirs, before);
    let ahead = behind(service.acts(id, at(5)).record_act(&form(9, mine)));
    assert!(ahead.theirs.is_empty(), "who has seen what is not there");
    assert_eq!(acts_of(&service, id), before);
    assert_eq!(acts_of(&place.service(), id), before);
}

fn the_same_act_by_two_counts_once(place: &Place) {
    let (service, id) = with(place, &japanese("Both"));
    let other = place.service();
    enter(&service, id, [played(Color::Black, "D4")]);
    let again = other.acts(id, at(3)).record_act(&form(0, played(Color::Black, "D4")));
    assert_eq!(again.expect("agreement"), Done::Now(Entered::There));
    enter(&service, id, [GameAct::Undo]);
    let undone = other.acts(id, at(3)).record_act(&form(1, GameAct::Undo)).expect("agreement");
    assert_eq!(undone, Done::Now(Entered::There));
    assert_eq!(acts_of(&service, id).len(), 2);
    let third = behind(service.acts(id, at(3)).record_act(&form(0, GameAct::Undo)));
    assert_eq!(third.theirs.len(), 2, "another act came first");
}

fn the_same_act_at_once_counts_once(place: &Place) {
    let (service, id) = with(place, &japanese("At once"));
    for turn in 0..10 {
        let color = [Color::Black, Color::White][turn % 2];
        let act = played(color, ["C3", "D3", "E3", "F3", "G3", "H3", "J3", "K3", "L3", "M3"][turn]);
        let done = std::thread::scope(|scope| {
            let record = || service.acts(id, at(1)).record_act(&form(turn, act.clone())).unwrap();
            let threads = [scope.spawn(record), scope.spawn(record), scope.spawn(record)];
            threads.map(|thread| thread.join().unwrap().now().unwrap())
        });
        let there = done.iter().filter(|entered| **entered == Entered::There).count();
        assert_eq!(there, 2, "{done:?}");
    }
    assert_eq!(acts_of(&service, id).len(), 10);
}

fn the_same_form_twice(place: &Place) {
    let (service, id) = with(place, &japanese("Twice"));
    let sent = By { form: Some("tap 1"), ..at(1) };
    service.acts(id, sent).record_act(&form(0, note("one"))).unwrap().now().unwrap();
    assert_eq!(service.acts(id, sent).record_act(&form(0, note("one"))).unwrap(), Done::Before);
    assert_eq!(service.acts(id, sent).record_act(&form(1, note("two"))).unwrap(), Done::Before);
    assert_eq!(acts_of(&service, id).len(), 1);
}

fn what_the_game_refuses_is_not_kept(place: &Place) {
    let (service, id) = with(place, &japanese("Refused"));
    let nothing = service.acts(id, at(1)).record_act(&form(0, GameAct::Undo));
    assert_eq!(refusal(nothing).code(), "refusal-record-nothing");
    assert_eq!((count(service.store(), "game"), journal(&service, id).len()), (0, 1));
    enter(&service, id, [played(Color::Black, "D4")]);
    let sent = By { form: Some("tap"), ..at(1) };
    let occupied = service.acts(id, sent).record_act(&form(1, played(Color::White, "D4")));
    assert_eq!(refusal(occupied).code(), "refusal-move-occupied");
    assert_eq!((count(service.store(), "game_act"), count(service.store(), "receipt")), (1, 0));
    let retried = service.acts(id, sent).record_act(&form(1, played(Color::White, "E4"))).unwrap();
    assert!(retried.now().is_some(), "a refused form may be sent again");
}

const ACTS: usize = 100;

/// Each enters notes of its own, again and again until it has seen everything.
fn recorder(service: &Service, id: TournamentId, name: &str) {
    let mut seen = 0;
    for act in 0..ACTS {
        let key = format!("{name} {act}");
        loop {
            let by = By { form: Some(&key), ..at(1) };
            match service.acts(id, by).record_act(&form(seen, note(&key))) {
                Ok(Done::Now(Entered::Added(count))) => {
                    seen = usize::try_from(count.entered).unwrap();
                    break;
                }
                Err(ServiceError::Behind(behind)) => seen += behind.theirs.len(),
                other => panic!("{key}: {other:?}"),
            }
        }
    }
}

fn together(place: &Place, id: TournamentId, services: [&Service; 2]) {
    std::thread::scope(|scope| {
        scope.spawn(|| recorder(services[0], id, "anna"));
        scope.spawn(|| recorder(services[1], id, "bert"));
    });
    let rows = acts_of(&place.service(), id);
    let words: Vec<String> = rows
        .iter()
        .map(|row| match &row.act {
            GameAct::Note { text } => text.clone(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(words.len(), 2 * ACTS, "nothing is lost, nothing doubled");
    for name in ["anna", "bert"] {
        let own: Vec<&String> = words.iter().filter(|text| text.starts_with(name)).collect();
        let expected: Vec<String> = (0..ACTS).map(|act| format!("{name} {act}")).collect();
        assert_eq!(own, expected.iter().collect::<Vec<_>>(), "each in its order");
    }
    let last = crate::read(services[0], |c| {
        Ok(crate::databases::number(c, "SELECT CAST(MAX(seq) AS BIGINT) AS number FROM game_act"))
    });
    assert_eq!(last, 2 * ACTS as i64);
    assert_eq!(services[0].read(|c| c.game_counts(id)).unwrap()[0].entered, 2 * ACTS as i64);
}

fn two_recorders_at_one_game(place: &Place) {
    let (service, id) = with(place, &japanese("Together"));
    together(place, id, [&service, &service]);
}

fn recorders_at_one_game_through_two_servers(place: &Place) {
    let (service, id) = with(place, &japanese("Servers"));
    together(place, id, [&service, &place.service()]);
}

fn other_players_have_another_record(place: &Place) {
    let (service, id) = with(place, &japanese("Seats"));
    enter(&service, id, [played(Color::Black, "D4")]);
    tamper(service.store(), "UPDATE game SET black_id = white_id, white_id = black_id");
    assert!(acts_of(&service, id).is_empty());
    let file = service.game(&seen(&service, id), HERE.0, TableNo(2)).unwrap();
    assert!(file.no.is_none());
}

fn a_stale_append_is_refused(place: &Place) {
    let (service, id) = with(place, &japanese("Stale"));
    enter(&service, id, [note("one"), note("two")]);
    let seats = service.game(&seen(&service, id), HERE.0, HERE.1).unwrap().seats;
    let new = ActRow { act: note("three"), account: None, at: minute(1) };
    for (no, before) in [(1, 1), (1, 3), (2, 2), (1, usize::MAX)] {
        let stale = service
            .store()
            .write(Scope::Tournament(id), |c| c.append_act(id, (GameNo(no), &seats), before, &new));
        assert!(matches!(stale, Err(StoreError::Stale { round: 1, table: 1 })), "{stale:?}");
    }
    assert_eq!(acts_of(&service, id).len(), 2);
}

fn a_deleted_tournament_takes_its_games_along(place: &Place) {
    let (service, id) = with(place, &japanese("Deleted"));
    let other = service.create_tournament(at(0), &japanese("Stays")).unwrap().now().unwrap().id;
    enter(&service, id, [note("one"), note("two")]);
    enter(&service, other, [note("three")]);
    assert_eq!(count(service.store(), "game"), 2);
    tamper(service.store(), &format!("DELETE FROM board WHERE tournament_id = {}", id.0));
    tamper(service.store(), &format!("DELETE FROM tournament WHERE id = {}", id.0));
    assert_eq!((count(service.store(), "game"), count(service.store(), "game_act")), (1, 1));
    assert_eq!(acts_of(&service, other).len(), 1);
}

fn what_is_not_there_and_what_is_not_public(place: &Place) {
    let (service, id) = with(place, &rich());
    let record = |round, table| {
        let (round, table) = (RoundNo(round), TableNo(table));
        service.acts(id, at(1)).record_act(&ActForm { round, table, ..form(0, note("?")) })
    };
    assert_eq!(refusal(record(3, 7)), Refusal::NotPublished { round: RoundNo(3) });
    assert!(matches!(record(4, 1), Err(ServiceError::Unknown(Thing::Round))));
    assert!(matches!(record(2, 99), Err(ServiceError::Unknown(Thing::Board))));
    let nowhere = service.acts(TournamentId(99), at(1)).record_act(&form(0, note("?")));
    assert!(matches!(nowhere, Err(ServiceError::Unknown(Thing::Tournament))));
    let draft = service.game(&seen(&service, id), RoundNo(3), TableNo(7)).map(drop);
    assert_eq!(refusal(draft), Refusal::NotPublished { round: RoundNo(3) });
    assert_eq!(count(service.store(), "game"), 0);
}

/// What no service wrote is said to be corrupt, with the act; nothing is written over it.
fn a_tampered_record_is_named(place: &Place) {
    let (service, id) = with(place, &japanese("Tampered"));
    enter(&service, id, [played(Color::Black, "D4"), note("two")]);
    for act in [r#"{"act":"dance"}"#, r#"{"act":"play","color":"white","point":"D4"}"#, "\"{"] {
        tamper(service.store(), &format!("UPDATE game_act SET act = '{act}' WHERE seq = 2"));
        let snapshot = seen(&service, id);
        let read = service.game(&snapshot, HERE.0, HERE.1).map(drop);
        assert!(matches!(read, Err(ServiceError::Store(StoreError::Corrupt { .. }))), "{read:?}");
        let wrote = service.acts(id, at(1)).record_act(&form(2, note("three")));
        assert!(matches!(wrote, Err(ServiceError::Store(StoreError::Corrupt { .. }))), "{wrote:?}");
        assert_eq!(count(service.store(), "game_act"), 2);
    }
}
