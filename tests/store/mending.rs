//! A published round is mended: with a reason, never silently, and what would be lost is agreed to.

use tengen::go::Color;
use tengen::pairing::{DraftError, Left, Mending};
use tengen::referee::{Incident, IncidentKind};
use tengen::service::{Amends, Refusal, Report, Service, ServiceError, fingerprint_of};
use tengen::standings::standings;
use tengen::tournament::{
    Board, EntryId, HalfPoints, Round, RoundNo, RoundState, TableNo, TournamentId,
};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, loaded, read, refusal, seen, with};

on_both!(
    colours_terms_and_tables_change_and_results_stay,
    players_are_exchanged_and_who_does_not_come_is_absent,
    a_latecomer_gets_a_board_or_a_free_round,
    results_that_would_be_lost_are_agreed_to_by_count,
    a_publication_is_taken_back_and_a_round_dropped,
    whom_an_incident_names_stays_when_the_round_is_dropped,
    what_was_changed_is_told_with_its_reason,
    a_latecomers_free_round_and_an_absence_count_as_the_event_says,
);

const ONE: RoundNo = RoundNo(1);

fn round(service: &Service, id: TournamentId) -> Round {
    seen(service, id).tournament.round(ONE).expect("it is there").clone()
}

fn amends(service: &Service, id: TournamentId, lost: usize) -> Amends {
    Amends { reason: "came late".to_owned(), seen: fingerprint_of(&round(service, id)), lost }
}

fn mend(
    service: &Service,
    id: TournamentId,
    lost: usize,
    mending: &Mending,
) -> Result<(), ServiceError> {
    let done = service.acts(id, at(5)).mend_round(ONE, mending, &amends(service, id, lost));
    done.map(|done| assert!(done.now().is_some()))
}

fn board(service: &Service, id: TournamentId, table: i32) -> Board {
    round(service, id).board_at(TableNo(table)).expect("a board").clone()
}

/// Four at two tables, the first with a result.
fn four(place: &Place) -> (Service, TournamentId) {
    let mut open = event("Mending", 4, 1);
    open.rounds[0].boards[0].ending = "B+R".parse().expect("a result");
    with(place, &open)
}

fn colours_terms_and_tables_change_and_results_stay(place: &Place) {
    let (service, id) = four(place);
    let was = board(&service, id, 1);
    mend(&service, id, 0, &Mending::SwapColors { table: TableNo(1), overrule: false }).unwrap();
    let now = board(&service, id, 1);
    assert_eq!((now.black, now.white), (was.white, was.black));
    assert_eq!(now.ending.to_string(), "W+R", "the winner stays the same person");
    let komi = Some(HalfPoints(-11));
    mend(&service, id, 0, &Mending::Terms { table: TableNo(1), handicap: 3, komi, overrule: true })
        .unwrap();
    mend(&service, id, 0, &Mending::Move(TableNo(1), TableNo(9))).unwrap();
    let kept = loaded(place, id).tournament;
    let moved = kept.rounds[0].board_at(TableNo(9)).expect("it moved");
    assert_eq!((moved.handicap, moved.komi, moved.ending.to_string()), (3, komi, "W+R".to_owned()));
    assert_eq!(kept.komi_of(moved), HalfPoints(-11));
    let wrong = Mending::Terms { table: TableNo(9), handicap: 12, komi: None, overrule: false };
    assert_eq!(refusal(mend(&service, id, 0, &wrong)), Refusal::Edit(DraftError::Handicap(12)));
}

fn players_are_exchanged_and_who_does_not_come_is_absent(place: &Place) {
    let (service, id) = with(place, &event("Mending", 4, 1));
    let (first, second) = (board(&service, id, 1), board(&service, id, 2));
    let exchange = Mending::Exchange { leaves: first.white, comes: second.black, overrule: false };
    mend(&service, id, 0, &exchange).unwrap();
    let pair = |table| {
        let board = board(&service, id, table);
        let mut pair = [board.black, board.white];
        pair.sort();
        pair
    };
    let sorted = |mut pair: [EntryId; 2]| {
        pair.sort();
        pair
    };
    assert_eq!(pair(1), sorted([first.black, second.black]));
    assert_eq!(pair(2), sorted([first.white, second.white]));
    let gone = board(&service, id, 2);
    let cancel = Mending::Cancel { table: TableNo(2), black: Left::Absent, white: Left::FreeRound };
    mend(&service, id, 0, &cancel).unwrap();
    let kept = loaded(place, id).tournament;
    assert_eq!(
        (kept.rounds[0].boards.len(), kept.rounds[0].byes.as_slice()),
        (1, &[gone.white][..])
    );
    assert!(!kept.entry(gone.black).unwrap().takes_part(ONE));
    assert!(kept.entry(gone.black).unwrap().takes_part(RoundNo(2)));
}

fn a_latecomer_gets_a_board_or_a_free_round(place: &Place) {
    let mut open = event("Mending", 4, 1);
    open.rounds[0].boards.pop();
    let (service, id) = with(place, &open);
    let sits = board(&service, id, 1);
    let free: Vec<EntryId> =
        (1..=4).map(EntryId).filter(|entry| sits.color_of(*entry).is_none()).collect();
    mend(&service, id, 0, &Mending::GiveBye(free[0])).unwrap();
    assert_eq!(round(&service, id).byes, [free[0]]);
    mend(&service, id, 0, &Mending::TakeBye(free[0])).unwrap();
    let pair = Mending::Pair { one: free[0], other: free[1], overrule: false };
    mend(&service, id, 0, &pair).unwrap();
    assert_eq!(round(&service, id).boards.len(), 2);
    assert!(matches!(
        refusal(mend(&service, id, 0, &pair)),
        Refusal::Edit(DraftError::AlreadyPaired { .. })
    ));
}

fn results_that_would_be_lost_are_agreed_to_by_count(place: &Place) {
    let (service, id) = four(place);
    let cancel = Mending::Cancel { table: TableNo(1), black: Left::Waits, white: Left::Waits };
    assert_eq!(refusal(mend(&service, id, 0, &cancel)), Refusal::ResultsLost { count: 1 });
    assert_eq!(round(&service, id).boards.len(), 2, "nothing was changed");
    mend(&service, id, 1, &cancel).unwrap();
    let told = read(&service, |c| c.journal(id, None, 1)).remove(0);
    assert_eq!(told.act, "mend");
    assert!(told.detail.contains("B+R"), "{}", told.detail);
    assert_eq!(told.full_detail()["reason"], "came late");
    assert!(!told.detail.contains("came late"), "what is typed stands beside the chain");
    let stale = Amends { seen: "old".to_owned(), ..amends(&service, id, 0) };
    let late = service.acts(id, at(6)).mend_round(
        ONE,
        &Mending::SwapColors { table: TableNo(2), overrule: false },
        &stale,
    );
    assert_eq!(refusal(late), Refusal::RoundChanged);
    let silent = Amends { reason: " ".to_owned(), ..amends(&service, id, 0) };
    let silent = service.acts(id, at(6)).mend_round(
        ONE,
        &Mending::SwapColors { table: TableNo(2), overrule: false },
        &silent,
    );
    assert!(matches!(silent, Err(ServiceError::Fields(faults)) if faults[0].0 == "reason"));
}

fn a_publication_is_taken_back_and_a_round_dropped(place: &Place) {
    let (service, id) = four(place);
    let take_back =
        |lost| service.acts(id, at(7)).take_back_publication(ONE, &amends(&service, id, lost));
    assert_eq!(refusal(take_back(0)), Refusal::ResultsLost { count: 1 });
    take_back(1).unwrap();
    let draft = loaded(place, id).tournament.rounds.remove(0);
    assert_eq!(draft.state, RoundState::Draft);
    assert!(draft.boards.iter().all(|board| board.ending.is_pending()));
    let (service, id) = with(place, &event("Dropping", 4, 2));
    let first = Amends { lost: 2, ..amends(&service, id, 2) };
    assert_eq!(
        refusal(service.acts(id, at(8)).drop_round(ONE, &first)),
        Refusal::NotLastRound { round: RoundNo(2) }
    );
    let two = seen(&service, id).tournament.round(RoundNo(2)).expect("drawn").clone();
    let last = Amends { reason: "wrong draw".to_owned(), seen: fingerprint_of(&two), lost: 0 };
    service.acts(id, at(9)).drop_round(RoundNo(2), &last).unwrap();
    assert_eq!(loaded(place, id).tournament.rounds.len(), 1);
}

/// An incident names its players for ever: they are withdrawn, not removed, though the round is gone.
fn whom_an_incident_names_stays_when_the_round_is_dropped(place: &Place) {
    let (service, id) = with(place, &event("Dropping", 4, 1));
    let board = seen(&service, id).tournament.rounds[0].boards[0].clone();
    let incident = Incident::new(IncidentKind::Conduct, Color::Black);
    let report = Report { round: ONE, table: board.table, incident, confirmed: false };
    service.acts(id, at(1)).report_incident(&report.into()).unwrap();
    let boards = seen(&service, id).tournament.rounds[0].boards.clone();
    let lost = boards.iter().filter(|board| !board.ending.is_pending()).count();
    service.acts(id, at(2)).drop_round(ONE, &amends(&service, id, lost)).unwrap();
    for removed in [
        service.acts(id, at(3)).remove_entry(board.black).map(drop),
        service.acts(id, at(3)).remove_entries(&[board.white]).map(drop),
    ] {
        assert_eq!(refusal(removed), Refusal::HasGames);
    }
    let others = seen(&service, id).tournament.entries.clone();
    let free = others.iter().find(|entry| board.color_of(entry.id).is_none()).unwrap();
    service.acts(id, at(4)).remove_entry(free.id).unwrap();
}

fn what_was_changed_is_told_with_its_reason(place: &Place) {
    let (service, id) = four(place);
    mend(&service, id, 0, &Mending::SwapColors { table: TableNo(2), overrule: false }).unwrap();
    let told = service.mendings(id, ONE).unwrap();
    assert_eq!(told.len(), 1);
    assert_eq!((told[0].reason.as_str(), told[0].tables.len()), ("came late", 1));
    let change = &told[0].tables[0];
    let (before, after) = (change.before.as_ref().unwrap(), change.after.as_ref().unwrap());
    assert_eq!((change.table, before.black, after.black), (TableNo(2), after.white, before.white));
    assert_eq!(service.mendings(id, RoundNo(2)).unwrap(), []);
}

/// What the first round is worth to a latecomer with a free round, and to two whose board was cancelled: one is
/// absent, the other has a free round.
fn worth(place: &Place, bye: HalfPoints, absent: HalfPoints) -> [f64; 3] {
    let mut open = event("Mending", 5, 1);
    open.settings.name = format!("Mending {} {}", bye.0, absent.0);
    open.settings.points.round_down = false;
    (open.settings.points.bye_mms, open.settings.points.absent_mms) = (bye, absent);
    let late = open.rounds[0].byes.remove(0);
    let (service, id) = with(place, &open);
    let second = board(&service, id, 2);
    mend(&service, id, 0, &Mending::GiveBye(late)).unwrap();
    let (black, white) = (Left::Absent, Left::FreeRound);
    mend(&service, id, 0, &Mending::Cancel { table: TableNo(2), black, white }).unwrap();
    let table = standings(&loaded(place, id).tournament, ONE);
    [late, second.black, second.white].map(|entry| {
        let row = table.row_of(entry).expect("everybody has a row");
        row.values[0].to_string().parse().expect("points")
    })
}

fn a_latecomers_free_round_and_an_absence_count_as_the_event_says(place: &Place) {
    let [nothing, half, whole] = [0, 1, 2].map(HalfPoints);
    let base = worth(place, nothing, nothing);
    for (bye, absent, gained) in [
        (whole, nothing, [1.0, 0.0, 1.0]),
        (half, whole, [0.5, 1.0, 0.5]),
        (nothing, half, [0.0, 0.5, 0.0]),
    ] {
        let now = worth(place, bye, absent);
        let more = [0, 1, 2].map(|who| now[who] - base[who]);
        assert_eq!(more, gained, "{bye:?} {absent:?}");
    }
}
