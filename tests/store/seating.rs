//! Whatever way two come to one board: what speaks against it is asked, and the journal says what was overruled.

use tengen::pairing::{Arrival, DraftError};
use tengen::service::{DraftEdit, DrawRequest, Refusal, Service, fingerprint};
use tengen::store::JournalRow;
use tengen::tournament::{
    DrawRules, EntryId, KeptApart, Participation, Round, RoundNo, RoundState, Tournament,
    TournamentId,
};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, refusal, seen, with};

on_both!(
    by_hand_it_is_asked_and_told,
    two_change_places_by_one_act,
    a_latecomer_is_not_seated_against_the_rules,
    a_rule_that_came_after_the_draft_is_asked_when_publishing,
    more_rounds_enrol_nobody_who_left,
);

const ROUND: RoundNo = RoundNo(1);

fn family(players: &[i32]) -> DrawRules {
    let entries = players.iter().copied().map(EntryId).collect();
    let apart = vec![KeptApart { name: "Meier".to_owned(), entries }];
    DrawRules { apart, ..DrawRules::default() }
}

fn open(players: i32, rules: DrawRules) -> Tournament {
    let mut open = event("Seating", players, 0);
    open.settings.draw = rules;
    open
}

fn draft(service: &Service, id: TournamentId) -> String {
    fingerprint(seen(service, id).tournament.round(ROUND))
}

fn last(service: &Service, id: TournamentId) -> JournalRow {
    crate::read(service, |c| c.journal(id, None, 1)).remove(0)
}

fn is_forbidden(why: &Refusal) -> bool {
    matches!(why, Refusal::Edit(DraftError::Forbidden(_))) && why.code() == "draft-forbidden"
}

fn by_hand_it_is_asked_and_told(place: &Place) {
    let (service, id) = with(place, &open(4, family(&[1, 2])));
    service.acts(id, at(1)).begin_by_hand(ROUND, "none").unwrap();
    let (one, other) = (EntryId(1), EntryId(2));
    let pair = |overrule| {
        let edit = DraftEdit::Pair { one, other, overrule };
        service.acts(id, at(2)).edit_draft(ROUND, &draft(&service, id), &edit)
    };
    assert!(is_forbidden(&refusal(pair(false))));
    pair(true).unwrap();
    let told = last(&service, id);
    assert_eq!(told.act, "edit-draft");
    assert!(told.detail.contains("kept-apart") && !told.detail.contains("Meier"), "{told:?}");
    let publish =
        |overrule| service.acts(id, at(3)).publish_round(ROUND, &draft(&service, id), overrule);
    assert!(is_forbidden(&refusal(publish(false))));
    publish(true).unwrap();
    assert!(last(&service, id).detail.contains("kept-apart"));
}

fn two_change_places_by_one_act(place: &Place) {
    let (service, id) = with(place, &open(5, family(&[1, 3])));
    service.acts(id, at(1)).begin_by_hand(ROUND, "none").unwrap();
    let edit =
        |edit: DraftEdit| service.acts(id, at(2)).edit_draft(ROUND, &draft(&service, id), &edit);
    for (one, other) in [(1, 2), (3, 4)] {
        let (one, other) = (EntryId(one), EntryId(other));
        edit(DraftEdit::Pair { one, other, overrule: false }).unwrap();
    }
    edit(DraftEdit::GiveBye(EntryId(5))).unwrap();
    let exchange = |one, other, overrule| {
        edit(DraftEdit::Exchange { one: EntryId(one), other: EntryId(other), overrule })
    };
    let together = |one, other| {
        let tournament = seen(&service, id).tournament;
        let board = tournament.round(ROUND).unwrap().board_of(EntryId(one));
        board.is_some_and(|board| board.opponent_of(EntryId(one)) == Some(EntryId(other)))
    };
    assert!(is_forbidden(&refusal(exchange(2, 3, false))), "1 and 3 are kept apart");
    assert!(together(1, 2) && together(3, 4), "and nothing was done");
    exchange(2, 4, false).unwrap();
    assert!(together(1, 4) && together(3, 2));
    exchange(2, 1, true).unwrap();
    assert!(together(1, 3) && last(&service, id).detail.contains("kept-apart"));
    // Whoever has a free round can come in for somebody.
    exchange(3, 5, false).unwrap();
    assert!(together(1, 5));
    assert_eq!(seen(&service, id).tournament.round(ROUND).unwrap().byes, [EntryId(3)]);
    let alone = refusal(exchange(1, 5, false));
    assert_eq!(alone, Refusal::Edit(DraftError::Oneself(EntryId(5))), "they sit at one board");
}

fn a_latecomer_is_not_seated_against_the_rules(place: &Place) {
    let mut open = open(4, family(&[3, 4]));
    let mut round = Round::empty(ROUND, RoundState::Published);
    round.boards = event("Seating", 2, 1).rounds.remove(0).boards;
    round.byes = vec![EntryId(3)];
    open.rounds = vec![round];
    let (service, id) = with(place, &open);
    let seat = |opponent, overrule| {
        let done = service.acts(id, at(1)).seat_latecomer(ROUND, EntryId(4), opponent, overrule);
        done.map(|done| done.now().unwrap())
    };
    assert_eq!(seat(None, false).unwrap(), Arrival::Waits);
    assert!(is_forbidden(&refusal(seat(Some(EntryId(3)), false))));
    assert!(seen(&service, id).tournament.rounds[0].byes.contains(&EntryId(3)));
    assert!(matches!(seat(Some(EntryId(3)), true), Ok(Arrival::Paired { .. })));
    let told = last(&service, id);
    assert!(told.act == "latecomer" && told.detail.contains("kept-apart"), "{told:?}");
}

fn a_rule_that_came_after_the_draft_is_asked_when_publishing(place: &Place) {
    let (service, id) = with(place, &open(2, DrawRules::default()));
    let request = DrawRequest { seen: "none".to_owned(), ..DrawRequest::default() };
    service.acts(id, at(1)).draw_round(ROUND, &request).unwrap();
    assert!(!last(&service, id).detail.contains("kept-apart"));
    service.acts(id, at(2)).change_draw_rules(|_| Ok((family(&[1, 2]), Vec::new()))).unwrap();
    let publish =
        |overrule| service.acts(id, at(3)).publish_round(ROUND, &draft(&service, id), overrule);
    assert!(is_forbidden(&refusal(publish(false))));
    assert!(!seen(&service, id).tournament.rounds[0].is_public());
    publish(true).unwrap();
}

fn more_rounds_enrol_nobody_who_left(place: &Place) {
    let mut open = open(4, DrawRules::default());
    open.entries[0].participation = Participation::ALL.with(RoundNo(5), false);
    open.entries[1].participation = Participation::ALL.with(RoundNo(4), false);
    let (service, id) = with(place, &open);
    let mut settings = open.settings.clone();
    settings.rounds = 7;
    service.acts(id, at(1)).change_settings(|_| Ok(settings)).unwrap();
    let after = seen(&service, id).tournament;
    let plays = |entry: usize| after.entries[entry].playing().to_text(7);
    assert_eq!([0, 1, 2].map(plays), ["1111000", "1110111", "1111111"]);
}
