//! Rulings on a recorded game: what takes long is worked out before the write, and what came in meanwhile counts.

use tengen::go::Color;
use tengen::recording::{GameAct, Played};
use tengen::referee::{Each, Incident, IncidentKind, RulingNo};
use tengen::service::{
    By, Choice, Done, PositionThen, Refusal, Replaced, Report, RulingForm, Service, ServiceError,
};
use tengen::store::Role;
use tengen::tournament::{Tournament, TournamentId};

use crate::confirmed::person;
use crate::databases::{Place, on_both};
use crate::games::{HERE, acts_of, enter, form, japanese, note, played};
use crate::{at, by, refusal, seen, with};

on_both!(
    a_ruling_and_notes_that_come_in_together_are_both_kept,
    a_ruling_that_was_withdrawn_is_not_ruled_on_again,
    who_amends_after_play_went_on_says_which_position_counts,
    what_is_kept_for_later_is_held_against_the_record_too,
    the_chief_alone_overrules_the_record,
);

const NOTES: usize = 12;

/// White has played twice in a row: the second stone is move 3.
fn twice(name: &str) -> (Tournament, [GameAct; 3]) {
    let mut event = japanese(name);
    event.settings.refereeing.procedure = Some("ngb".to_owned());
    let again = Played { color: Color::White, point: "C3".parse().ok() };
    let moves = [played(Color::Black, "D4"), played(Color::White, "Q16"), GameAct::AsPlayed(again)];
    (event, moves)
}

fn ruling(service: &Service, id: TournamentId) -> RulingForm {
    ruling_on(service, id, Incident::new(IncidentKind::TwoInARow, Color::White))
}

fn ruling_on(service: &Service, id: TournamentId, incident: Incident) -> RulingForm {
    let report = Report { round: HERE.0, table: HERE.1, incident, confirmed: false };
    let heard = service.hear(&seen(service, id), &report, None).expect("it fits the record");
    RulingForm {
        shown: heard.proposal.fingerprint(),
        report,
        reported: None,
        replaces: None,
        choice: Choice::default(),
        committee: None,
        words: String::new(),
        told: Each::default(),
        draft: None,
    }
}

fn noting(service: &Service, id: TournamentId) {
    let mut entered = 0;
    while entered < NOTES {
        let form = form(acts_of(service, id).len(), note(&format!("note {entered}")));
        match service.acts(id, at(2)).record_act(&form) {
            Ok(_) => entered += 1,
            Err(ServiceError::Behind(_)) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
}

fn a_ruling_and_notes_that_come_in_together_are_both_kept(place: &Place) {
    let (event, moves) = twice("Together");
    let (service, id) = with(place, &event);
    enter(&service, id, moves);
    let other = place.service();
    std::thread::scope(|scope| {
        scope.spawn(|| noting(&other, id));
        let given = service.acts(id, at(3)).rule_incident(&ruling(&service, id));
        let ruled = given.expect("notes change no ruling").now().expect("now");
        assert_eq!(ruled.no, RulingNo(1));
    });
    let acts = acts_of(&place.service(), id);
    let notes = acts.iter().filter(|row| matches!(row.act, GameAct::Note { .. })).count();
    let rulings = acts.iter().filter(|row| matches!(row.act, GameAct::Ruled { .. })).count();
    assert_eq!((notes, rulings, acts.len()), (NOTES, 1, 3 + NOTES + 1), "nothing is lost");
    let file = place.service().game(&seen(&service, id), HERE.0, HERE.1).expect("it plays through");
    let stone = |at: &str| file.game.board().stone(at.parse().expect("a point"));
    assert_eq!((stone("Q16"), stone("C3")), (Some(Color::White), None), "the second one is off");
}

fn the_chief_alone_overrules_the_record(place: &Place) {
    let (event, moves) = twice("Overruled");
    let (service, id) = with(place, &event);
    enter(&service, id, moves);
    let mut incident = Incident::new(IncidentKind::TwoInARow, Color::White).at(3);
    incident.circumstances.record_wrong = true;
    let words = "another stone lay there".to_owned();
    let form = RulingForm { words, ..ruling_on(&service, id, incident) };
    let anna = person(&service, id, "Anna", Role::Arbiter);
    let olga = person(&service, id, "Olga", Role::Organiser);
    assert_eq!(refusal(service.acts(id, by(anna, 3)).rule_incident(&form)), Refusal::RecordStands);
    // While nobody is named, organisers act as chief.
    service.acts(id, by(olga, 4)).rule_incident(&form).unwrap();
}

fn a_ruling_that_was_withdrawn_is_not_ruled_on_again(place: &Place) {
    let (event, moves) = twice("Withdrawn");
    let (service, id) = with(place, &event);
    enter(&service, id, moves);
    let form = ruling(&service, id);
    service.acts(id, at(3)).rule_incident(&form).expect("it is ruled");
    service
        .acts(id, at(4))
        .withdraw_ruling(RulingNo(1), "the wrong table", &[], None)
        .expect("it is withdrawn");
    let before =
        (acts_of(&service, id).len(), service.read(|c| c.referee_file(id)).expect("the file"));
    let replaces = Some(Replaced { no: RulingNo(1), counts: None });
    let amended = RulingForm { replaces, words: "again".into(), ..form };
    let by: By<'_> = at(5);
    for refused in [
        service.acts(id, by).rule_incident(&amended).map(|_: Done<_>| ()),
        service.acts(id, by).withdraw_ruling(RulingNo(1), "twice", &[], None).map(|_: Done<_>| ()),
    ] {
        let why: Refusal = refusal(refused);
        assert_eq!(why.code(), "refusal-not-in-force");
    }
    let after =
        (acts_of(&service, id).len(), service.read(|c| c.referee_file(id)).expect("the file"));
    assert_eq!(before, after, "nothing is lost, nothing added");
}

fn who_amends_after_play_went_on_says_which_position_counts(place: &Place) {
    for (counts, went_on) in [(PositionThen::Now, true), (PositionThen::Before, false)] {
        let (event, moves) = twice(&format!("Amended {counts}"));
        let (service, id) = with(place, &event);
        enter(&service, id, moves);
        let form = ruling(&service, id);
        service.acts(id, at(3)).rule_incident(&form).expect("it is ruled");
        enter(&service, id, [played(Color::Black, "D16")]);
        let entered = acts_of(&service, id).len();
        let amended = |counts| {
            let replaces = Some(Replaced { no: RulingNo(1), counts });
            let heard = service.hear(&seen(&service, id), &form.report, replaces)?;
            let shown = heard.proposal.fingerprint();
            let form = RulingForm { replaces, shown, words: "again".into(), ..form.clone() };
            service.acts(id, at(4)).rule_incident(&form)
        };
        assert_eq!(refusal(amended(None).map(|_: Done<_>| ())), Refusal::WhichPosition);
        assert_eq!(acts_of(&service, id).len(), entered, "nothing is changed");
        amended(Some(counts)).expect("it is amended");
        let file = service.game(&seen(&service, id), HERE.0, HERE.1).expect("it plays through");
        let stone = |at: &str| file.game.board().stone(at.parse().expect("a point"));
        assert_eq!((stone("C3"), stone("D16").is_some()), (None, went_on), "{counts}");
        assert!(!file.game.has_ruling(RulingNo(1)), "{counts}");
        assert_eq!(file.game.has_ruling(RulingNo(2)), !went_on, "it sets no position: {counts}");
    }
}

/// A report that waits is no way around the record.
fn what_is_kept_for_later_is_held_against_the_record_too(place: &Place) {
    let (event, moves) = twice("Later");
    let (service, id) = with(place, &event);
    enter(&service, id, moves.into_iter().chain([played(Color::Black, "D16")]));
    let incident = Incident::new(IncidentKind::TwoInARow, Color::White);
    let mut report = Report { round: HERE.0, table: HERE.1, incident, confirmed: false };
    let refused =
        service.acts(id, at(3)).report_incident(&report.clone().into()).map(|_: Done<_>| ());
    assert!(matches!(refusal(refused), Refusal::Report(_)), "it was not noticed at once");
    assert!(service.read(|c| c.referee_file(id)).expect("the file").incidents.is_empty());
    report.incident = report.incident.noticed_after(4);
    service.acts(id, at(3)).report_incident(&report.into()).expect("as the record has it");
    let kept = service.read(|c| c.referee_file(id)).expect("the file").incidents;
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].incident.at.map(|at| at.0), Some(3), "the record names the move");
}
