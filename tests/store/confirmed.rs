//! Results that both players confirmed, and the chief arbiter.

use tengen::go::Color;
use tengen::referee::{Each, Incident, IncidentKind};
use tengen::service::{Choice, ProposedRuling, Refusal, Report, ResultForm, RulingForm, Service};
use tengen::store::{AccountId, PartFault, Role, Scope};
use tengen::tournament::{RoundNo, TableNo, TournamentId};

use crate::accounts::PASSWORD;
use crate::databases::{Place, on_both, tamper};
use crate::events::{event, minute};
use crate::{at, by, ending, loaded, refusal, seen, with};

on_both!(
    a_result_is_confirmed_when_it_is_entered_or_later,
    only_the_chief_changes_a_confirmed_result_and_says_why,
    while_nobody_is_named_organisers_act_as_chief,
    a_chief_needs_a_role_and_keeps_it_with_a_new_one,
    a_finished_round_counts_as_confirmed_if_the_event_says_so,
    a_ruling_does_not_change_a_confirmed_result_by_another_hand,
);

fn form(seen: i32, result: &str) -> ResultForm {
    ResultForm::new(RoundNo(1), TableNo(1), seen, result.parse().expect("a result"))
}

fn confirming(form: ResultForm) -> ResultForm {
    ResultForm { confirmed: Some(true), ..form }
}

fn because(form: ResultForm) -> ResultForm {
    ResultForm { reason: Some("the slips were swapped".to_owned()), ..form }
}

pub fn person(service: &Service, id: TournamentId, name: &str, role: Role) -> AccountId {
    let who = service.create_account(name, PASSWORD, false, minute(0)).unwrap();
    let store = service.store();
    let given: Result<(), tengen::store::StoreError> =
        store.write(Scope::Tournament(id), |c| c.give_role(id, who, role, minute(0)));
    given.unwrap();
    who
}

fn confirmed(place: &Place, id: TournamentId) -> bool {
    loaded(place, id).tournament.rounds[0].boards[0].confirmed.is_some()
}

fn a_result_is_confirmed_when_it_is_entered_or_later(place: &Place) {
    let (service, id) = with(place, &event("Both", 4, 1));
    service.acts(id, at(1)).record_result(&confirming(form(0, "B+R"))).unwrap();
    let board = loaded(place, id).tournament.rounds[0].boards[0].clone();
    assert_eq!(board.confirmed, Some(minute(1).naive_utc()));
    assert_eq!(seen(&service, id), loaded(place, id));
    let again =
        service.acts(id, at(2)).record_result(&confirming(form(1, "B+R"))).unwrap().now().unwrap();
    assert_eq!(again.version, 1, "confirmed already");
    let other = ResultForm { table: TableNo(2), ..form(0, "W+") };
    service.acts(id, at(3)).record_result(&other).unwrap();
    let later = ResultForm { seen: 1, ..confirming(other) };
    service.acts(id, at(4)).record_result(&later).unwrap();
    let board = loaded(place, id).tournament.rounds[0].boards[1].clone();
    assert_eq!((board.version, board.confirmed), (2, Some(minute(4).naive_utc())));
    let rows = crate::read(&service, |c| c.journal(id, None, 10));
    let acts: Vec<&str> = rows.iter().map(|row| row.act.as_str()).collect();
    assert_eq!(acts, ["confirm", "result", "result", "create"]);
    let nothing = ResultForm { table: TableNo(2), ..confirming(form(2, "?")) };
    assert_eq!(refusal(service.acts(id, at(5)).record_result(&nothing)), Refusal::Confirmed);
}

fn only_the_chief_changes_a_confirmed_result_and_says_why(place: &Place) {
    let (service, id) = with(place, &event("Chief", 4, 1));
    let anna = person(&service, id, "Anna", Role::Arbiter);
    let carl = person(&service, id, "Carl", Role::Arbiter);
    let olga = person(&service, id, "Olga", Role::Organiser);
    service.acts(id, by(olga, 0)).name_chief(carl, true).unwrap();
    service.acts(id, by(anna, 1)).record_result(&confirming(form(0, "B+R"))).unwrap();
    for who in [anna, olga] {
        let refused = service.acts(id, by(who, 2)).record_result(&because(form(1, "W+R")));
        assert_eq!(refusal(refused), Refusal::Confirmed);
        let back = service.acts(id, by(who, 2)).record_result(&because(form(1, "?")));
        assert_eq!(refusal(back), Refusal::Confirmed);
    }
    let silent = service.acts(id, by(carl, 3)).record_result(&form(1, "W+R"));
    assert_eq!(refusal(silent), Refusal::ReasonNeeded);
    let unconfirm = ResultForm { confirmed: Some(false), ..form(1, "B+R") };
    assert_eq!(
        refusal(service.acts(id, by(carl, 3)).record_result(&unconfirm)),
        Refusal::ReasonNeeded
    );
    assert_eq!(ending(&service, id, 1, 1), "B+R");
    service.acts(id, by(carl, 4)).record_result(&because(form(1, "W+R"))).unwrap();
    assert_eq!(ending(&service, id, 1, 1), "W+R");
    assert!(!confirmed(place, id), "nobody has confirmed the new one");
    let journal = crate::read(&service, |c| c.journal(id, None, 1)).remove(0);
    assert_eq!(journal.account, Some(carl));
    assert_eq!(journal.full_detail()["reason"], "the slips were swapped");
    service
        .acts(id, by(anna, 5))
        .record_result(&form(2, "0"))
        .expect("an open one changes as ever");
    service.acts(id, by(anna, 6)).record_result(&confirming(form(3, "0"))).unwrap();
    let unconfirm = ResultForm { confirmed: Some(false), ..because(form(4, "0")) };
    service.acts(id, by(carl, 7)).record_result(&unconfirm).unwrap();
    assert!(!confirmed(place, id));
}

fn while_nobody_is_named_organisers_act_as_chief(place: &Place) {
    let (service, id) = with(place, &event("Nobody", 4, 1));
    let anna = person(&service, id, "Anna", Role::Arbiter);
    let olga = person(&service, id, "Olga", Role::Organiser);
    service.acts(id, by(anna, 1)).record_result(&confirming(form(0, "B+R"))).unwrap();
    let refused = service.acts(id, by(anna, 2)).record_result(&because(form(1, "W+R")));
    assert_eq!(refusal(refused), Refusal::Confirmed);
    assert_eq!(
        refusal(service.acts(id, at(2)).record_result(&because(form(1, "W+R")))),
        Refusal::Confirmed,
        "nobody in particular is no chief"
    );
    service.acts(id, by(olga, 3)).record_result(&because(form(1, "W+R"))).unwrap();
    assert_eq!(ending(&service, id, 1, 1), "W+R");
}

fn a_chief_needs_a_role_and_keeps_it_with_a_new_one(place: &Place) {
    let (service, id) = with(place, &event("Named", 4, 1));
    let anna = person(&service, id, "Anna", Role::Arbiter);
    let stranger = service.create_account("Stig", PASSWORD, false, minute(0)).unwrap();
    let refused = service.acts(id, by(anna, 1)).name_chief(stranger, true);
    assert_eq!(refusal(refused), Refusal::ChiefWithoutRole);
    let owner = service.create_account("Otto", PASSWORD, true, minute(0)).unwrap();
    let refused = service.acts(id, by(anna, 1)).name_chief(owner, true);
    assert_eq!(refusal(refused), Refusal::ChiefWithoutRole, "nobody else brings an owner in");
    service.acts(id, by(owner, 1)).name_chief(owner, true).expect("the owner comes in by it");
    service.acts(id, by(owner, 1)).name_chief(anna, true).expect("there may be several");
    let store = service.store();
    let chiefs = || {
        let rows = crate::read(&service, |c| c.roles(id));
        let chiefs = rows.into_iter().filter(|row| row.chief);
        chiefs.map(|row| (row.name, row.role)).collect::<Vec<_>>()
    };
    assert_eq!(
        chiefs(),
        [("Anna".to_owned(), Role::Arbiter), ("Otto".to_owned(), Role::Organiser)]
    );
    let promoted: Result<(), tengen::store::StoreError> =
        store.write(Scope::Tournament(id), |c| c.give_role(id, anna, Role::Organiser, minute(2)));
    promoted.unwrap();
    assert_eq!(chiefs()[0], ("Anna".to_owned(), Role::Organiser));
    service.acts(id, by(owner, 3)).name_chief(anna, false).unwrap();
    service.acts(id, by(anna, 4)).remove_role(owner).unwrap();
    assert_eq!(chiefs(), []);
    // Roles are what the last act left of them; nothing is known of them where an earlier version wrote that act.
    let faults = || service.compare_parts(id).unwrap().faults;
    assert_eq!(faults(), []);
    tamper(store, "UPDATE role SET role = 'arbiter'");
    let found = faults();
    assert!(
        matches!(&found[..], [PartFault::Differs { part, .. }] if part == "reports roles"),
        "{found:?}"
    );
    let last = "(SELECT MAX(seq) FROM journal)";
    tamper(store, &format!("UPDATE journal SET parts = '' WHERE seq = {last}"));
    assert_eq!(faults(), []);
}

fn a_finished_round_counts_as_confirmed_if_the_event_says_so(place: &Place) {
    for says_so in [false, true] {
        let mut event = event("Over", 4, 2);
        event.settings.refereeing.finished_confirms = says_so;
        let (service, id) = with(place, &event);
        let anna = person(&service, id, &format!("Anna {says_so}"), Role::Arbiter);
        let olga = person(&service, id, &format!("Olga {says_so}"), Role::Organiser);
        let done = service.acts(id, by(anna, 1)).record_result(&because(form(0, "0")));
        if says_so {
            assert_eq!(refusal(done), Refusal::Confirmed);
            service.acts(id, by(olga, 2)).record_result(&because(form(0, "0"))).unwrap();
        } else {
            done.expect("a reason is enough, as ever");
        }
        assert_eq!(ending(&service, id, 1, 1), "0");
    }
}

fn a_ruling_does_not_change_a_confirmed_result_by_another_hand(place: &Place) {
    let mut event = event("Ruling", 4, 1);
    event.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
    let (service, id) = with(place, &event);
    let anna = person(&service, id, "Anna", Role::Arbiter);
    let ko = || {
        let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
        Report { round: RoundNo(1), table: TableNo(1), incident, confirmed: false }
    };
    let give = || {
        let file = service.read(|c| c.referee_file(id)).unwrap();
        let proposal = ProposedRuling::of(&seen(&service, id), &file, &ko(), None, None).unwrap();
        let ruling = RulingForm {
            shown: proposal.fingerprint(),
            report: ko(),
            reported: None,
            replaces: None,
            choice: Choice::default(),
            committee: None,
            words: String::new(),
            told: Each::default(),
            draft: None,
        };
        service.acts(id, by(anna, 2)).rule_incident(&ruling).map(|done| done.now().unwrap().no)
    };
    let first = give().unwrap();
    assert_eq!(ending(&service, id, 1, 1), "W+I");
    service.acts(id, by(anna, 3)).record_result(&confirming(form(1, "W+I"))).unwrap();
    let refused = service.acts(id, by(anna, 4)).withdraw_ruling(first, "it was no ko", &[], None);
    assert_eq!(refusal(refused), Refusal::Confirmed);
    assert_eq!(service.read(|c| c.referee_file(id)).unwrap().log.rulings_in_force().count(), 1);
    give().expect("a ruling that leaves the confirmed result is for every arbiter");
    assert_eq!(ending(&service, id, 1, 1), "W+I");
    service.acts(id, by(anna, 5)).name_chief(anna, true).unwrap();
    service.acts(id, by(anna, 6)).withdraw_ruling(first, "it was no ko", &[], None).unwrap();
    assert_eq!(ending(&service, id, 1, 1), "?");
}
