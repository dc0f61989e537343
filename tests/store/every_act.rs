//! Every act of the service that takes a form counts once: sent again it is answered, and nothing is done.

use std::collections::BTreeSet;

use tengen::go::Color;
use tengen::pairing::Mending;
use tengen::rating::{ListKind, RatingList};
use tengen::referee::{AppealNo, Each, Incident, IncidentKind, RulingNo};
use tengen::service::{
    ActForm, AllRounds, Amends, By, Choice, DateAnswer, DateForm, Desk, Done, DraftEdit,
    DrawRequest, HomeForm, JudgementForm, Leaver, LeftGames, LostLinks, MatchEdit, ReachForm,
    Refusal, Report, ReportForm, RequestAnswer, RequestForm, ResultForm, RulingForm, ServiceError,
};
use tengen::store::{AccountId, Channel, Role};
use tengen::tournament::{
    Applicant, Audience, Ending, Entry, EntryId, Group, Registration, RequestKind, RoundClock,
    RoundNo, TableNo, TeamNo,
};

use crate::databases::{Place, count, on_both};
use crate::events::event;
use crate::{at, by, read, seen, with};

on_both!(
    every_act_counts_once,
    a_second_form_leads_to_what_the_first_made,
    who_is_that_already_is_not_journalled_again,
);

type Act = (&'static str, fn(Desk<'_>) -> Result<bool, ServiceError>);

fn before<T>(done: Result<Done<T>, ServiceError>) -> Result<bool, ServiceError> {
    done.map(|done| matches!(done, Done::Before))
}

fn entry(id: EntryId) -> Entry {
    Entry::new(id, &format!("New{id}"), "", "1k".parse().expect("a rank"))
}

fn applicant() -> Applicant {
    Applicant {
        entry: entry(EntryId(0)),
        email: String::new(),
        birth_year: None,
        meal: String::new(),
        note: String::new(),
        initials: false,
        paid: false,
        namesake: false,
    }
}

fn report() -> Report {
    let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
    Report { round: ONE, table: TableNo(1), incident, confirmed: false }
}

fn result() -> ResultForm {
    ResultForm::new(ONE, TableNo(1), 0, Ending::won(Color::Black))
}

fn date() -> DateForm {
    DateForm { round: ONE, boards: vec![(TableNo(1), String::new())], date: None }
}

fn amends() -> Amends {
    Amends { reason: "why".to_owned(), ..Amends::default() }
}

const ONE: RoundNo = RoundNo(1);
const NEXT: RoundNo = RoundNo(2);
const SOMEBODY: AccountId = AccountId(1);
const ANNA: EntryId = EntryId(1);

/// Every act with something that it could do. What is wrong with it does not matter to a form that was
/// carried out already.
const ACTS: &[Act] = &[
    ("add_entry", |desk| before(desk.add_entry(false, entry))),
    ("edit_entry", |desk| before(desk.edit_entry(ANNA, false, |_, was| Ok(was.clone())))),
    ("withdraw", |desk| before(desk.withdraw(ANNA, NEXT))),
    ("withdraw_and_settle", |desk| {
        before(desk.withdraw_and_settle((Leaver::Player(ANNA), NEXT), LeftGames::OpponentsWin, &[]))
    }),
    ("check_in", |desk| before(desk.check_in(&[ANNA], Registration::Final))),
    ("merge_doubles", |desk| before(desk.merge_doubles(ANNA, EntryId(2)))),
    ("remove_entry", |desk| before(desk.remove_entry(ANNA))),
    ("set_attendance", |desk| before(desk.set_attendance(&[]))),
    ("act", |desk| before(desk.act(|_, _| Ok(())))),
    ("change_settings", |desk| before(desk.change_settings(|was| Ok(was.settings.clone())))),
    ("change_draw_rules", |desk| {
        before(
            desk.change_draw_rules(|was| Ok((was.settings.draw.clone(), was.club_groups.clone()))),
        )
    }),
    ("set_timetable", |desk| {
        before(desk.set_timetable(|_| Ok([(ONE, RoundClock::default())].into())))
    }),
    ("set_date", |desk| before(desk.set_date(&date()))),
    ("propose_date", |desk| before(desk.propose_date("a secret", &date()))),
    ("answer_date", |desk| {
        let answer =
            DateAnswer { round: ONE, boards: vec![(TableNo(1), String::new())], accepted: true };
        before(desk.answer_date("a secret", &answer))
    }),
    ("settle_unplayed", |desk| before(desk.settle_unplayed(ONE, &[TableNo(1)]))),
    ("reopen_unplayed", |desk| before(desk.reopen_unplayed(ONE, &[TableNo(1)]))),
    ("start_clocks", |desk| before(desk.start_clocks(ONE, None))),
    ("unstart_clocks", |desk| before(desk.unstart_clocks(ONE))),
    ("draw_round", |desk| before(desk.draw_round(NEXT, &DrawRequest::default()))),
    ("draw_all_rounds", |desk| before(desk.draw_all_rounds(&AllRounds::default()))),
    ("take_all_rounds_back", |desk| before(desk.take_all_rounds_back())),
    ("begin_by_hand", |desk| before(desk.begin_by_hand(NEXT, "none"))),
    ("edit_draft", |desk| before(desk.edit_draft(NEXT, "none", &DraftEdit::Renumber))),
    ("discard_draft", |desk| before(desk.discard_draft(NEXT, "none"))),
    ("publish_round", |desk| before(desk.publish_round(NEXT, "none", false))),
    ("seat_latecomer", |desk| before(desk.seat_latecomer(ONE, ANNA, None, false))),
    ("mend_round", |desk| {
        let swap = Mending::SwapColors { table: TableNo(1), overrule: false };
        before(desk.mend_round(ONE, &swap, &amends()))
    }),
    ("take_back_publication", |desk| before(desk.take_back_publication(ONE, &amends()))),
    ("drop_round", |desk| before(desk.drop_round(ONE, &amends()))),
    ("edit_teams", |desk| before(desk.edit_teams(|was| Ok(was.teams.clone())))),
    ("draw_matches", |desk| before(desk.draw_matches(NEXT, "none"))),
    ("bring_back", |desk| before(desk.bring_back(TeamNo(1)))),
    ("mend_matches", |desk| before(desk.mend_matches(ONE, MatchEdit::Seat, &amends()))),
    ("edit_matches", |desk| before(desk.edit_matches(NEXT, "none", MatchEdit::Seat))),
    ("set_absent", |desk| before(desk.set_absent((ONE, TeamNo(1)), None))),
    ("declare_line_up", |desk| before(desk.declare_line_up((TeamNo(1), ONE), None, None))),
    ("record_result", |desk| before(desk.record_result(&result()))),
    ("set_replay", |desk| before(desk.set_replay(&result()))),
    ("take_replay_back", |desk| before(desk.take_replay_back(&result()))),
    ("record_act", |desk| {
        let form = ActForm { round: ONE, table: TableNo(1), seen: 0, acts: Vec::new() };
        before(desk.record_act(&form))
    }),
    ("report_incident", |desk| before(desk.report_incident(&report().into()))),
    ("rule_incident", |desk| {
        let form = RulingForm {
            report: report(),
            reported: None,
            replaces: None,
            shown: String::new(),
            choice: Choice::default(),
            committee: None,
            words: String::new(),
            told: Each { black: true, white: true },
            draft: None,
        };
        before(desk.rule_incident(&form))
    }),
    ("withdraw_ruling", |desk| before(desk.withdraw_ruling(RulingNo(1), "why", &[], None))),
    ("tell_ruling", |desk| before(desk.tell_ruling(RulingNo(1), Color::Black))),
    ("appeal_ruling", |desk| before(desk.appeal_ruling(RulingNo(1), ANNA, "why"))),
    ("judge_appeal", |desk| {
        let form = JudgementForm {
            on: AppealNo(1),
            votes: Vec::new(),
            reasons: String::new(),
            interests: String::new(),
            counts: None,
        };
        before(desk.judge_appeal(&form))
    }),
    ("note_import", |desk| before(desk.note_import(&serde_json::Value::Null))),
    ("invite", |desk| before(desk.invite(SOMEBODY, (Role::Arbiter, 1)))),
    ("remove_second_factor_of", |desk| before(desk.remove_second_factor_of(desk.by, SOMEBODY, ""))),
    ("revoke_invitation", |desk| before(desk.revoke_invitation(1))),
    ("make_personal_links", |desk| before(desk.make_personal_links(&[ANNA]))),
    ("mail_lost_links", |desk| {
        // How many letters went out: none of a second sending, and none where there is no way to send any.
        let asked = LostLinks {
            address: "anna@example.org".to_owned(),
            from: "192.0.2.1".to_owned(),
            language: "en".to_owned(),
            today: desk.by.now.date_naive(),
        };
        desk.mail_lost_links(desk.by, &asked).map(|sent| sent == 0)
    }),
    ("mail_personal_links", |desk| before(desk.mail_personal_links(&[ANNA], "en"))),
    ("revoke_links_made", |desk| before(desk.revoke_links_made(&[ANNA], desk.by.now))),
    ("revoke_personal_link", |desk| before(desk.revoke_personal_link(ANNA))),
    ("report_result", |desk| {
        let players = [EntryId(2), EntryId(3)];
        let form = ReportForm { round: ONE, table: TableNo(1), players, ending: Ending::Pending };
        before(desk.report_result("a secret", &form))
    }),
    ("say_own_end", |desk| {
        let form = ActForm { round: ONE, table: TableNo(1), seen: 0, acts: Vec::new() };
        before(desk.say_own_end("a secret", &form))
    }),
    ("ask", |desk| {
        let form = RequestForm { kind: RequestKind::Late, round: ONE, words: String::new() };
        before(desk.ask("a secret", &form))
    }),
    ("take_request_back", |desk| before(desk.take_request_back("a secret", 1))),
    ("answer_request", |desk| {
        let answer = RequestAnswer { number: 1, granted: true, words: String::new() };
        before(desk.answer_request(&answer))
    }),
    ("go_to_call", |desk| before(desk.go_to_call(1))),
    ("tell_of_calls", |desk| before(desk.tell_of_calls(None, "en"))),
    ("register", |desk| {
        let form = HomeForm {
            applicant: applicant(),
            address: "10.0.0.1".to_owned(),
            stamp: String::new(),
            language: String::new(),
        };
        before(desk.register(&form))
    }),
    ("edit_registration", |desk| before(desk.edit_registration("a secret", |_| Ok(applicant())))),
    ("cancel_registration", |desk| before(desk.cancel_registration("a secret"))),
    ("admit_registrations", |desk| before(desk.admit_registrations(&[1]))),
    ("remove_registrations", |desk| before(desk.remove_registrations(&[1]))),
    ("appeal_own_ruling", |desk| before(desk.appeal_own_ruling("a secret", RulingNo(1), "why"))),
    ("check_in_oneself", |desk| before(desk.check_in_oneself("a secret"))),
    ("announce", |desk| before(desk.announce(&Audience::Group(Group::All), "words"))),
    ("take_down", |desk| before(desk.take_down(1))),
    ("choose_reach", |desk| {
        let form = ReachForm { way: Channel::Mail, kinds: Vec::new(), language: String::new() };
        before(desk.choose_reach("a secret", &form))
    }),
    ("drop_reach", |desk| before(desk.drop_reach("a secret", 1))),
    ("stop_reach", |desk| {
        let sign = desk.stop_sign(desk.id, 1)?;
        before(desk.stop_reach(1, &sign))
    }),
    ("tick_paid", |desk| before(desk.tick_paid(1, true))),
    ("forget_person", |desk| before(desk.forget_person(ANNA))),
    ("name_chief", |desk| before(desk.name_chief(SOMEBODY, true))),
    ("remove_role", |desk| before(desk.remove_role(SOMEBODY))),
    ("edit_entries", |desk| before(desk.edit_entries(&[ANNA], Entry::clone))),
    ("take_numbers", |desk| before(desk.take_numbers(&[]))),
    ("remove_entries", |desk| before(desk.remove_entries(&[ANNA]))),
    ("merge_entries", |desk| before(desk.merge_entries(&[], (Registration::Final, None)))),
    ("undo", |desk| before(desk.undo(1))),
    ("add_webhook", |desk| before(desk.add_webhook("https://go.example/hook"))),
    ("remove_webhook", |desk| before(desk.remove_webhook(1))),
    ("keep_rating_list", |desk| {
        let day = at(1).now.date_naive();
        before(desk.keep_rating_list(desk.by, &RatingList::new(ListKind::Egf, day)))
    }),
    ("remove_rating_list", |desk| {
        before(desk.remove_rating_list(desk.by, ListKind::Egf, at(1).now.date_naive()))
    }),
    ("archive", |desk| before(desk.archive(true))),
    ("delete_tournament", |desk| before(desk.delete_tournament("Acts"))),
    ("name_event_maker", |desk| before(desk.name_event_maker(desk.by, SOMEBODY, true, ""))),
    ("name_owner", |desk| before(desk.name_owner(desk.by, SOMEBODY, true, ""))),
    ("disable_account", |desk| before(desk.disable_account(desk.by, SOMEBODY, true, ""))),
    ("reset_password", |desk| before(desk.reset_password(desk.by, SOMEBODY, ""))),
    ("create_tournament", |desk| before(desk.create_tournament(desk.by, &event("Once", 2, 0)))),
    ("create_tournament_at", |desk| {
        before(desk.create_tournament_at(desk.by, &event("Once", 2, 0), Some("there")))
    }),
    ("add_to_series", |desk| before(desk.add_to_series(desk.id))),
    ("create_season", |desk| {
        before(desk.create_season(
            desk.by,
            &[seen(&desk, desk.id).into()],
            &[(desk.id, event("Next", 2, 0))],
        ))
    }),
];

/// What looks at a form's receipt without doing anything; and what does another act for each of several people, whom it
/// passes over once it is done.
const NO_ACT: [&str; 4] = ["made_by", "registered_by", "forget_people", "is_done"];

#[test]
fn every_act_is_in_the_list() {
    let src = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/service");
    let areas = std::fs::read_dir(src).expect("the service");
    let folders = areas.map(|area| area.expect("a folder").path()).filter(|path| path.is_dir());
    let mut found = BTreeSet::new();
    for file in folders.flat_map(|folder| std::fs::read_dir(folder).expect("an area")) {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("a source file");
        for block in text.split("\nimpl ").skip(1) {
            for act in block.split("    pub fn ").skip(1) {
                let head = act.split('{').next().unwrap_or_default();
                if block.starts_with("Desk<'_>") || head.contains("By<'_>") {
                    found.insert(act.split(['(', '<']).next().unwrap_or_default().to_owned());
                }
            }
        }
    }
    let listed = ACTS.iter().map(|(name, _)| *name).chain(NO_ACT);
    assert_eq!(found, listed.map(str::to_owned).collect());
}

fn every_act_counts_once(place: &Place) {
    let (service, id) = with(place, &event("Acts", 4, 1));
    let form = By { form: Some("sent twice"), ..at(1) };
    service.desk(id, form).add_entry(false, entry).expect("the first one");
    service.create_tournament(form, &event("First", 2, 0)).expect("the first one");
    let journal = |id| read(&service, |c| c.journal(id, None, 100)).len();
    let (revision, lines) = (seen(&service, id).revision, journal(id));
    for (name, act) in ACTS {
        assert!(act(service.desk(id, form)).expect(name), "{name} was done twice");
    }
    assert_eq!((seen(&service, id).revision, journal(id)), (revision, lines));
    assert_eq!(count(service.store(), "tournament"), 2);
}

fn a_second_form_leads_to_what_the_first_made(place: &Place) {
    let service = place.service();
    let make = |key| {
        let by = By { form: Some(key), ..at(1) };
        service.create_tournament(by, &event("Same name", 2, 0)).expect("it can be made")
    };
    let (one, other) = (make("one").now().expect("new"), make("other").now().expect("new"));
    let made = |key| {
        let made = service.made_by(By { form: Some(key), ..at(2) }).expect("it can be read");
        made.map(|made| made.id)
    };
    assert_eq!(make("one"), Done::Before);
    assert_eq!([made("one"), made("other"), made("never")], [Some(one.id), Some(other.id), None]);
}

fn who_is_that_already_is_not_journalled_again(place: &Place) {
    let service = place.service();
    let account = |name| service.create_account(name, "a long password", false, at(0).now).unwrap();
    let (olga, anna) = (account("Olga"), account("Anna"));
    let made = service.create_tournament(by(olga, 0), &event("Roles", 2, 0)).unwrap();
    let id = made.now().unwrap().id;
    let invited =
        service.desk(id, by(olga, 1)).invite(olga, (Role::Arbiter, 1)).unwrap().now().unwrap();
    let journal = || read(&service, |c| c.journal(id, None, 100)).len();
    let row = read(&service, |c| c.account(anna)).unwrap();
    for (minute, lines) in [(2, 3), (3, 3)] {
        service.join(invited.token.secret(), &row, at(minute).now).unwrap();
        assert_eq!(journal(), lines, "joined once");
    }
    for (minute, lines) in [(4, 4), (5, 4)] {
        service.desk(id, by(olga, minute)).name_chief(anna, true).unwrap();
        assert_eq!(journal(), lines, "named once");
    }
    for (minute, lines) in [(6, 5), (7, 5)] {
        service.desk(id, by(olga, minute)).revoke_invitation(invited.id).unwrap();
        assert_eq!(journal(), lines, "taken back once");
    }
    for (minute, lines) in [(8, 6), (9, 6)] {
        service.desk(id, by(olga, minute)).remove_role(anna).unwrap();
        assert_eq!(journal(), lines, "removed once");
    }
    let gone = service.desk(id, by(olga, 10)).name_chief(anna, true);
    assert!(matches!(gone, Err(ServiceError::Refused(Refusal::ChiefWithoutRole))));
}
