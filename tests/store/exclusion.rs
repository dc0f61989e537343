//! Rulings that take a player out of the rounds that follow.

use tengen::go::Color;
use tengen::pairing::{DrawOptions, draw};
use tengen::referee::{Each, Incident, IncidentKind, RulingNo, Sanction};
use tengen::service::{
    Attendance, Choice, ProposedRuling, Refusal, Replaced, Report, RulingForm, Service,
};
use tengen::store::Excluded;
use tengen::tournament::{
    Ending, Entry, EntryId, Participation, RoundNo, TableNo, Tournament, TournamentId,
};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, loaded, refusal, seen, with};

on_both!(
    who_is_excluded_is_out_of_the_following_rounds_and_pairing_skips_them,
    withdrawing_restores_exactly_what_was_taken,
    an_amended_ruling_takes_the_place_of_the_first,
    two_exclusions_hold_until_both_are_gone,
    a_published_round_is_left_as_it_is,
    who_left_by_themselves_does_not_come_back,
    nobody_lets_them_in_by_hand,
    a_file_without_rulings_says_who_is_out,
    after_a_confirmed_result_the_result_stands,
);

fn report(round: i32, table: i32) -> Report {
    let incident = Incident::new(IncidentKind::Conduct, Color::Black);
    Report { round: RoundNo(round), table: TableNo(table), incident, confirmed: false }
}

/// Excludes Black, or only warns, at a board.
fn rule(
    service: &Service,
    id: TournamentId,
    report: Report,
    replaces: Option<RulingNo>,
    sanction: Sanction,
) -> Vec<Excluded> {
    let file = service.read(|c| c.referee_file(id)).unwrap();
    let off = replaces.map(|no| (no, None));
    let proposal = ProposedRuling::of(&seen(service, id), &file, &report, off, None).unwrap();
    let alone = |o: &tengen::referee::RulingOption| o.remedy.is_none() && o.sanction == sanction;
    assert!(proposal.ruling.options.iter().any(alone), "{:?}", proposal.ruling);
    let form = RulingForm {
        shown: proposal.fingerprint(),
        report,
        reported: None,
        replaces: replaces.map(|no| Replaced { no, counts: None }),
        choice: Choice { option: None, sanction, amount: None },
        committee: None,
        words: "conduct".to_owned(),
        told: Each::default(),
        draft: None,
    };
    service.acts(id, at(1)).rule_incident(&form).unwrap().now().unwrap().excluded
}

fn black(tournament: &Tournament, round: usize, table: usize) -> EntryId {
    tournament.rounds[round - 1].boards[table - 1].black
}

fn plays(tournament: &Tournament, who: EntryId) -> String {
    tournament.entry(who).unwrap().playing().to_text(5)
}

fn egf(rounds: i32) -> Tournament {
    let mut event = event("Conduct", 6, rounds);
    event.settings.refereeing.procedure = Some("egf".to_owned());
    event
}

fn who_is_excluded_is_out_of_the_following_rounds_and_pairing_skips_them(place: &Place) {
    let (service, id) = with(place, &egf(2));
    let who = black(&seen(&service, id).tournament, 2, 1);
    let excluded = rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    assert_eq!(excluded.iter().map(|e| e.entry).collect::<Vec<_>>(), [who]);
    let after = loaded(place, id).tournament;
    assert_eq!(plays(&after, who), "11000", "the rounds that were played stay");
    assert_eq!(seen(&service, id), loaded(place, id));
    let drawn = draw(&after, RoundNo(3), &DrawOptions::default()).expect("five are left");
    let round = drawn.to_round();
    assert!(round.board_of(who).is_none() && !round.byes.contains(&who));
    assert_eq!((round.boards.len(), round.byes.len()), (2, 1));
    let file = place.service().read(|c| c.referee_file(id)).unwrap();
    let kept: Vec<_> = file.in_force(None).collect();
    assert_eq!((kept.len(), kept[0].0, kept[0].1.entry), (1, RulingNo(1), who));
    let journal = crate::read(&service, |c| c.journal(id, None, 1)).remove(0);
    assert!(journal.detail.contains("excluded") && !journal.detail.contains("Player"));
}

fn withdrawing_restores_exactly_what_was_taken(place: &Place) {
    let mut event = egf(2);
    let who = black(&event, 2, 1);
    for entry in event.entries.iter_mut().filter(|entry| entry.id == who) {
        entry.participation = Participation::ALL.with(RoundNo(4), false);
    }
    let (service, id) = with(place, &event);
    rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    assert_eq!(plays(&seen(&service, id).tournament, who), "11000");
    let done =
        service.acts(id, at(2)).withdraw_ruling(RulingNo(1), "another player", &[], None).unwrap();
    assert_eq!(done.now().unwrap().excluded.len(), 1);
    let after = loaded(place, id).tournament;
    assert_eq!(plays(&after, who), "11101", "round 4 was never theirs");
    assert_eq!(after.entries, event.entries);
    assert_eq!(service.read(|c| c.referee_file(id)).unwrap().in_force(None).count(), 0);
}

fn an_amended_ruling_takes_the_place_of_the_first(place: &Place) {
    let (service, id) = with(place, &egf(2));
    let who = black(&seen(&service, id).tournament, 2, 1);
    rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    let again = rule(&service, id, report(2, 1), Some(RulingNo(1)), Sanction::Exclusion);
    assert_eq!(again[0].rounds.to_text(5), "00111", "the second takes the same rounds");
    assert_eq!(plays(&seen(&service, id).tournament, who), "11000");
    let milder = rule(&service, id, report(2, 1), Some(RulingNo(2)), Sanction::Warning);
    assert!(milder.is_empty());
    assert_eq!(plays(&loaded(place, id).tournament, who), "11111");
}

fn two_exclusions_hold_until_both_are_gone(place: &Place) {
    let mut open = egf(2);
    for board in &mut open.rounds[0].boards {
        board.ending = Ending::Pending;
    }
    let (service, id) = with(place, &open);
    let tournament = seen(&service, id).tournament;
    let who = black(&tournament, 2, 1);
    let (table, side) = tournament.rounds[0]
        .boards
        .iter()
        .find_map(|board| Some((board.table, board.color_of(who)?)))
        .expect("they played in the first round");
    rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    let mut other = report(1, table.0);
    other.incident = Incident::new(IncidentKind::Conduct, side);
    let second = rule(&service, id, other, None, Sanction::Exclusion);
    assert_eq!(second[0].rounds.to_text(5), "00111", "as if there were no other ruling");
    service.acts(id, at(3)).withdraw_ruling(RulingNo(1), "a mistake", &[], None).unwrap();
    assert_eq!(plays(&loaded(place, id).tournament, who), "11000", "the second still holds");
    service.acts(id, at(4)).withdraw_ruling(RulingNo(2), "a mistake", &[], None).unwrap();
    assert_eq!(plays(&loaded(place, id).tournament, who), "11111");
}

fn who_left_by_themselves_does_not_come_back(place: &Place) {
    let (service, id) = with(place, &egf(2));
    let who = black(&seen(&service, id).tournament, 2, 1);
    rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    service.acts(id, at(2)).withdraw(who, RoundNo(4)).unwrap();
    assert_eq!(plays(&seen(&service, id).tournament, who), "11000");
    service.acts(id, at(3)).withdraw_ruling(RulingNo(1), "another player", &[], None).unwrap();
    assert_eq!(plays(&loaded(place, id).tournament, who), "11100", "gone home after round 3");
    assert_eq!(seen(&service, id), loaded(place, id));
}

fn nobody_lets_them_in_by_hand(place: &Place) {
    let mut open = egf(2);
    let who = black(&open, 2, 1);
    let at_home = Participation::ALL.with(RoundNo(4), false);
    let index = open.entries.iter().position(|entry| entry.id == who).unwrap();
    open.entries[index].participation = at_home;
    let (service, id) = with(place, &open);
    rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    let all = |_: &Tournament, was: &Entry| {
        Ok(Entry { participation: Participation::ALL, ..was.clone() })
    };
    let refused = refusal(service.acts(id, at(2)).edit_entry(who, false, all));
    assert_eq!(refused, Refusal::Excluded { round: RoundNo(4) });
    let ticked = Attendance { entry: who, registration: None, rounds: vec![(RoundNo(4), true)] };
    let refused = refusal(service.acts(id, at(3)).set_attendance(&[ticked]));
    assert_eq!(refused, Refusal::Excluded { round: RoundNo(4) });
    let rename = |_: &Tournament, was: &Entry| {
        let excluded = Participation::NONE;
        Ok(Entry { surname: "Renamed".to_owned(), excluded, ..was.clone() })
    };
    service.acts(id, at(4)).edit_entry(who, false, rename).unwrap();
    let entry = loaded(place, id).tournament.entry(who).unwrap().clone();
    assert_eq!((entry.participation, entry.playing().to_text(5)), (at_home, "11000".to_owned()));
    assert_eq!(seen(&service, id), loaded(place, id));
}

fn a_file_without_rulings_says_who_is_out(place: &Place) {
    let (service, id) = with(place, &egf(2));
    let who = black(&seen(&service, id).tournament, 2, 1);
    rule(&service, id, report(2, 1), None, Sanction::Exclusion);
    let now = seen(&service, id).tournament;
    let json = tengen::interchange::json::write(&now).bytes;
    let back = tengen::interchange::json::read(&json).unwrap().tournament;
    assert_eq!(back.entry(who).unwrap().participation.to_text(5), "11000");
    let gotha = tengen::interchange::opengotha::write(&now).bytes;
    let back = tengen::interchange::opengotha::read(&gotha, Default::default()).unwrap().tournament;
    let playing = |entry: &tengen::tournament::Entry| entry.participation.to_text(5) == "11000";
    assert_eq!(back.entries.iter().filter(|entry| playing(entry)).count(), 1);
}

fn a_published_round_is_left_as_it_is(place: &Place) {
    let (service, id) = with(place, &egf(2));
    let who = black(&seen(&service, id).tournament, 1, 1);
    rule(&service, id, report(1, 1), None, Sanction::Exclusion);
    assert_eq!(plays(&seen(&service, id).tournament, who), "11000", "round 2 is published");
    service
        .acts(id, at(2))
        .draw_round(
            RoundNo(3),
            &tengen::service::DrawRequest { seen: "none".to_owned(), ..Default::default() },
        )
        .unwrap();
    let draft = tengen::service::fingerprint(seen(&service, id).tournament.round(RoundNo(3)));
    service.acts(id, at(3)).publish_round(RoundNo(3), &draft, false).unwrap();
    service.acts(id, at(4)).withdraw_ruling(RulingNo(1), "too hard", &[], None).unwrap();
    assert_eq!(plays(&loaded(place, id).tournament, who), "11011", "round 3 went without them");
}

fn after_a_confirmed_result_the_result_stands(place: &Place) {
    let (service, id) = with(place, &egf(2));
    let before = seen(&service, id).tournament;
    let who = black(&before, 1, 1);
    let excluded = rule(&service, id, report(1, 1), None, Sanction::Exclusion);
    assert_eq!((excluded.len(), excluded[0].entry), (1, who));
    let after = loaded(place, id).tournament;
    assert_eq!(after.rounds, before.rounds);
    assert_eq!(plays(&after, who), "11000");
}
