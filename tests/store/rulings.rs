use tengen::go::Color;
use tengen::pairing::Mending;
use tengen::recording::{GameAct, Played};
use tengen::referee::{AppealNo, Each, Incident, IncidentKind, Official, RulingNo};
use tengen::service::{
    ActForm, Amends, By, Choice, Done, DraftEdit, IncidentForm, JudgementForm, ProposedRuling,
    Refusal, Report, Ruled, RulingForm, Service, ServiceError, Thing, fingerprint, fingerprint_of,
};
use tengen::store::{AccountId, RulingDraft};
use tengen::tournament::{EntryId, RoundNo, TableNo, TournamentId};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, ending, read, refusal, seen, with};

on_both!(
    a_ruling_is_kept_with_its_result_and_its_journal,
    a_report_keeps_its_words,
    a_ruling_withdrawn_gives_the_board_back,
    a_confirmed_result_is_never_changed,
    the_same_ruling_twice_counts_once,
    what_the_log_refuses_changes_nothing,
    a_ruling_that_falls_on_appeal_is_withdrawn_by_the_same_act,
    what_happened_at_a_board_goes_with_its_players_to_another_table,
    what_happened_is_found_again_where_a_round_is_drawn_anew,
    a_draft_is_kept_for_a_day_and_is_no_part_of_the_event,
);

/// Of the first board, answered in that minute.
pub fn draft(id: &str, minute: i64) -> RulingDraft {
    let (id, answers) = (id.to_owned(), format!("{{\"minute\":{minute}}}"));
    let board = (RoundNo(1), TableNo(1));
    RulingDraft { id, board, account: AccountId(1), answers, at: at(minute).now }
}

fn a_draft_is_kept_for_a_day_and_is_no_part_of_the_event(place: &Place) {
    let (service, id) = with(place, &japanese());
    let other = service.create_tournament(at(0), &event("Other", 4, 1)).unwrap().now().unwrap();
    let before = seen(&service, id).revision;
    let journal = |service: &Service| read(service, |c| c.journal(id, None, 100)).len();
    let lines = journal(&service);
    let board = draft("a", 0).board;
    for (name, minute) in [("a", 1), ("b", 2), ("a", 60)] {
        service.keep_ruling_draft(id, &draft(name, minute)).unwrap();
    }
    assert_eq!(service.ruling_draft(id, "a", board).unwrap(), "{\"minute\":60}", "the last one");
    let gone = |of, draft: &str, board| match service.ruling_draft(of, draft, board) {
        Err(ServiceError::Unknown(Thing::RulingDraft)) => true,
        found => panic!("{found:?}"),
    };
    assert!(gone(other.id, "a", board), "another event's");
    assert!(gone(id, "a", (RoundNo(1), TableNo(2))), "another board's");
    assert!(gone(id, "", board) && gone(id, "a\0", board));
    assert_eq!((seen(&service, id).revision, journal(&service)), (before, lines));
    let day = 24 * 60;
    assert_eq!(service.delete_old_ruling_drafts(at(day + 2).now).unwrap(), 0);
    assert_eq!(service.delete_old_ruling_drafts(at(day + 3).now).unwrap(), 1);
    assert!(gone(id, "b", board), "nobody went on with it");
    // It goes in the transaction of what comes of it: not with a refusal, then with the ruling or the report.
    let kept = |form| RulingForm { draft: Some("a".to_owned()), ..form };
    let refused = RulingForm { shown: "other".to_owned(), ..form(&service, id, ko(false)) };
    service.acts(id, at(61)).rule_incident(&kept(refused)).unwrap_err();
    service.ruling_draft(id, "a", board).expect("it stays");
    give(&service, id, at(62), &kept(form(&service, id, ko(false))));
    assert!(gone(id, "a", board));
    service.keep_ruling_draft(id, &draft("c", 63)).unwrap();
    let later = IncidentForm { draft: Some("c".to_owned()), ..ko(false).into() };
    service.acts(id, at(64)).report_incident(&later).unwrap();
    assert!(gone(id, "c", board));
}

pub fn ko(confirmed: bool) -> Report {
    let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
    Report { round: RoundNo(1), table: TableNo(1), incident, confirmed }
}

pub fn form(service: &Service, id: TournamentId, report: Report) -> RulingForm {
    let file = service.read(|c| c.referee_file(id)).expect("it can be read");
    let proposal =
        ProposedRuling::of(&seen(service, id), &file, &report, None, None).expect("it fits");
    RulingForm {
        shown: proposal.fingerprint(),
        report,
        reported: None,
        replaces: None,
        choice: Choice::default(),
        committee: None,
        words: String::new(),
        told: Each { black: true, white: false },
        draft: None,
    }
}

pub fn give(service: &Service, id: TournamentId, by: By<'_>, form: &RulingForm) -> Ruled {
    service.acts(id, by).rule_incident(form).expect("it is ruled").now().expect("now")
}

pub fn japanese() -> tengen::tournament::Tournament {
    let mut event = event("Rulings", 4, 1);
    event.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
    event
}

fn a_ruling_is_kept_with_its_result_and_its_journal(place: &Place) {
    let (service, id) = with(place, &japanese());
    let reported =
        service.acts(id, at(1)).report_incident(&ko(false).into()).unwrap().now().unwrap();
    assert_eq!(service.read(|c| c.referee_file(id)).unwrap().waiting().count(), 1);
    let ruled = RulingForm { reported: Some(reported), ..form(&service, id, ko(false)) };
    let ruled = give(&service, id, at(2), &ruled);
    let version = ruled.result.as_ref().map(|result| result.version);
    assert_eq!((ruled.no, version), (RulingNo(1), Some(1)));
    assert_eq!(ending(&service, id, 1, 1), "W+I");
    let file = place.service().read(|c| c.referee_file(id)).unwrap();
    assert_eq!(file, service.read(|c| c.referee_file(id)).unwrap());
    assert_eq!((file.waiting().count(), file.log.rulings().count()), (0, 1));
    let told = |color| file.log.told_at(RulingNo(1), color).is_some();
    assert!(told(Color::Black) && !told(Color::White));
    service.acts(id, at(3)).tell_ruling(RulingNo(1), Color::White).unwrap();
    let log = place.service().read(|c| c.referee_file(id)).unwrap().log;
    assert!(log.told_at(RulingNo(1), Color::White).is_some());
    let rows = crate::read(&service, |c| c.journal(id, None, 10));
    let acts: Vec<&str> = rows.iter().map(|row| row.act.as_str()).collect();
    assert_eq!(acts, ["tell-ruling", "ruling", "result", "incident", "create"]);
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

/// In the order they come: kept, told anew, ruled on. The digest holds them, and nothing else says them.
fn a_report_keeps_its_words(place: &Place) {
    let (service, id) = with(place, &japanese());
    let kept = |words: &str, reported| {
        let form = IncidentForm { words: words.to_owned(), reported, ..ko(false).into() };
        service.acts(id, at(1)).report_incident(&form).map(|done| done.now().expect("now"))
    };
    let reports = || place.service().read(|c| c.referee_file(id)).unwrap().incidents;
    let no = kept(" seen by the neighbour\u{200b} ", None).unwrap();
    assert_eq!(reports()[0].words, "seen by the neighbour");
    assert_eq!(kept("both agree", Some(no)).unwrap(), no, "the same report, told anew");
    assert_eq!((reports().len(), reports()[0].words.as_str()), (1, "both agree"));
    let parts = service.compare_parts(id).unwrap();
    assert!(parts.faults.is_empty(), "{parts:?}");
    let rows = crate::read(&service, |c| c.journal(id, None, 10));
    assert!(
        rows.iter().all(|row| !row.full_detail().to_string().contains("agree")),
        "not in the journal"
    );
    let ruled = RulingForm { reported: Some(no), ..form(&service, id, ko(false)) };
    give(&service, id, at(2), &ruled);
    assert_eq!(refusal(kept("too late", Some(no))), Refusal::RulingChanged);
    assert_eq!(reports()[0].words, "both agree");
}

fn a_ruling_withdrawn_gives_the_board_back(place: &Place) {
    let (service, id) = with(place, &japanese());
    give(&service, id, at(1), &form(&service, id, ko(false)));
    let why = service.acts(id, at(2)).withdraw_ruling(RulingNo(1), " ", &[], None);
    assert_eq!(refusal(why), Refusal::RulingReason);
    service.acts(id, at(2)).withdraw_ruling(RulingNo(1), "it was no ko", &[], None).unwrap();
    assert_eq!(ending(&service, id, 1, 1), "?");
    let file = service.read(|c| c.referee_file(id)).unwrap();
    assert_eq!((file.log.rulings().count(), file.log.rulings_in_force().count()), (1, 0));
}

fn a_confirmed_result_is_never_changed(place: &Place) {
    let mut played = japanese();
    played.rounds[0].boards[0].ending = "B+3.5".parse().unwrap();
    let (service, id) = with(place, &played);
    let ruled = give(&service, id, at(1), &form(&service, id, ko(true)));
    assert_eq!(ruled.result.expect("a board").after.to_string(), "B+3.5");
    let (service, id) = with(place, &{
        let mut over = event("Over", 4, 2);
        over.settings.refereeing.procedure = Some("nihon-kiin".to_owned());
        over
    });
    let before = ending(&service, id, 1, 1);
    give(&service, id, at(1), &form(&service, id, ko(false)));
    assert_eq!(ending(&service, id, 1, 1), before, "a later round is drawn");
}

fn the_same_ruling_twice_counts_once(place: &Place) {
    let (service, id) = with(place, &japanese());
    let (sent, form) = (By { form: Some("tap 1"), ..at(1) }, form(&service, id, ko(false)));
    give(&service, id, sent, &form);
    assert_eq!(service.acts(id, sent).rule_incident(&form).unwrap(), Done::Before);
    assert_eq!(service.read(|c| c.referee_file(id)).unwrap().log.rulings().count(), 1);
    assert_eq!(refusal(service.acts(id, at(2)).rule_incident(&form)), Refusal::RulingChanged);
}

fn what_the_log_refuses_changes_nothing(place: &Place) {
    let (service, id) = with(place, &japanese());
    let nobody = service.acts(id, at(1)).withdraw_ruling(RulingNo(1), "no such", &[], None);
    assert_eq!(refusal(nobody).code(), "refusal-no-such-ruling");
    give(&service, id, at(1), &form(&service, id, ko(false)));
    let stranger = service.acts(id, at(2)).appeal_ruling(RulingNo(1), EntryId(9), "I disagree");
    assert_eq!(refusal(stranger).code(), "refusal-appeal-player");
    let seats = seen(&service, id).tournament.rounds[0].boards[0].clone();
    service.acts(id, at(2)).appeal_ruling(RulingNo(1), seats.black, "It was no ko").unwrap();
    assert_eq!(service.read(|c| c.referee_file(id)).unwrap().log.appeals().count(), 1);
    let revision = seen(&service, id).revision;
    let late = service.acts(id, at(3)).appeal_ruling(RulingNo(2), seats.black, "again");
    assert_eq!(refusal(late).code(), "refusal-no-such-ruling");
    assert_eq!(seen(&service, id).revision, revision);
}

/// A decision of three with so many votes against the ruling.
pub fn judged(against: usize) -> JudgementForm {
    let vote = |(n, name): (usize, &str)| (Official(name.to_owned()), n >= against);
    let votes = ["Bert", "Cleo", "Dora"].into_iter().enumerate().map(vote).collect();
    let (reasons, interests) = ("seen on film".to_owned(), String::new());
    JudgementForm { on: AppealNo(1), votes, reasons, interests, counts: None }
}

fn a_ruling_that_falls_on_appeal_is_withdrawn_by_the_same_act(place: &Place) {
    let (service, id) = with(place, &japanese());
    give(&service, id, at(1), &form(&service, id, ko(false)));
    let black = seen(&service, id).tournament.rounds[0].boards[0].black;
    service.acts(id, at(2)).appeal_ruling(RulingNo(1), black, "It was no ko").unwrap();
    let ruled = service.acts(id, at(3)).judge_appeal(&judged(2)).unwrap().now().expect("now");
    let result = ruled.and_then(|ruled| ruled.result).expect("the board changes");
    assert_eq!((result.before.to_string(), result.after.to_string()), ("W+I".into(), "?".into()));
    assert_eq!(ending(&service, id, 1, 1), "?");
    assert_eq!(service.read(|c| c.referee_file(id)).unwrap().log.rulings_in_force().count(), 0);
    let rows = crate::read(&service, |c| c.journal(id, None, 3));
    let acts: Vec<&str> = rows.iter().map(|row| row.act.as_str()).collect();
    assert_eq!(acts, ["withdraw-ruling", "result", "judge-appeal"]);
    assert_eq!(service.broken_journal(id).unwrap(), None);
    let again = service.acts(id, at(4)).judge_appeal(&judged(3));
    assert_eq!(refusal(again).code(), "refusal-appeal-decided");
    let (service, id) = with(place, &japanese());
    give(&service, id, at(1), &form(&service, id, ko(false)));
    service.acts(id, at(2)).appeal_ruling(RulingNo(1), black, "It was no ko").unwrap();
    assert_eq!(service.acts(id, at(3)).judge_appeal(&judged(1)).unwrap().now(), Some(None));
    assert_eq!(ending(&service, id, 1, 1), "W+I", "upheld: nothing changes");
}

fn what_happened_at_a_board_goes_with_its_players_to_another_table(place: &Place) {
    let (service, id) = with(place, &japanese());
    give(&service, id, at(1), &form(&service, id, ko(false)));
    let act = GameAct::Play(Played { color: Color::Black, point: "D4".parse().ok() });
    let entry = ActForm { round: RoundNo(1), table: TableNo(1), seen: 0, acts: vec![act] };
    let game = |table| service.game(&seen(&service, id), RoundNo(1), TableNo(table)).unwrap();
    service.acts(id, at(2)).record_act(&entry).unwrap();
    let now = seen(&service, id);
    let round = now.tournament.rounds[0].clone();
    let amends = Amends { reason: "by the door".into(), seen: fingerprint_of(&round), lost: 0 };
    let moved = Mending::Move(TableNo(1), TableNo(2));
    service.acts(id, at(3)).mend_round(RoundNo(1), &moved, &amends).unwrap();
    assert_eq!((game(1).acts.len(), game(2).acts.len()), (0, 1));
    let count = |service: &Service| {
        service.read(|c| c.game_counts(id)).unwrap().iter().map(|c| c.table.0).next_back()
    };
    assert_eq!(count(&service), Some(2), "who follows the new table hears of it");
    let file = service.read(|c| c.referee_file(id)).unwrap();
    let ruled = |table| {
        let report = Report { table: TableNo(table), ..ko(false) };
        ProposedRuling::of(&seen(&service, id), &file, &report, None, None).unwrap().ruled.len()
    };
    assert_eq!((ruled(1), ruled(2)), (0, 1));
    assert_eq!(ending(&service, id, 1, 2), "W+I");
    service.acts(id, at(4)).withdraw_ruling(RulingNo(1), "it was no ko", &[], None).unwrap();
    assert_eq!((ending(&service, id, 1, 1), ending(&service, id, 1, 2)), ("?".into(), "?".into()));
}

/// The publication is taken back, the pair gets another table, and the round is published once more: its record and
/// its ruling are there, and the others who sit at the old table have neither.
fn what_happened_is_found_again_where_a_round_is_drawn_anew(place: &Place) {
    let (service, id) = with(place, &japanese());
    give(&service, id, at(1), &form(&service, id, ko(false)));
    let act = GameAct::Play(Played { color: Color::Black, point: "D4".parse().ok() });
    let entry = ActForm { round: RoundNo(1), table: TableNo(1), seen: 0, acts: vec![act] };
    service.acts(id, at(2)).record_act(&entry).unwrap();
    let round = || seen(&service, id).tournament.rounds[0].clone();
    let amends = Amends { reason: "wrong groups".into(), seen: fingerprint_of(&round()), lost: 1 };
    service.acts(id, at(3)).take_back_publication(RoundNo(1), &amends).unwrap();
    let shown = || fingerprint(Some(&round()));
    let moved = DraftEdit::Move(TableNo(1), TableNo(2));
    service.acts(id, at(4)).edit_draft(RoundNo(1), &shown(), &moved).unwrap();
    service.acts(id, at(5)).publish_round(RoundNo(1), &shown(), true).unwrap();
    let acts = |table| {
        let file = service.game(&seen(&service, id), RoundNo(1), TableNo(table)).unwrap();
        file.acts.len()
    };
    assert_eq!((acts(1), acts(2)), (0, 1));
    let file = service.read(|c| c.referee_file(id)).unwrap();
    let ruled = |table| {
        let report = Report { table: TableNo(table), ..ko(false) };
        ProposedRuling::of(&seen(&service, id), &file, &report, None, None).unwrap().ruled.len()
    };
    assert_eq!((ruled(1), ruled(2)), (0, 1));
    assert_eq!(ending(&service, id, 1, 2), "?", "the result was agreed to be lost");
    service.acts(id, at(6)).withdraw_ruling(RulingNo(1), "it was no ko", &[], None).unwrap();
    assert_eq!((ending(&service, id, 1, 1), ending(&service, id, 1, 2)), ("?".into(), "?".into()));
    assert_eq!(service.broken_journal(id).unwrap(), None);
}
