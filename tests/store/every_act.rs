//! Every act of the service that takes a form counts once: sent again it is answered, and nothing is done.

use std::collections::BTreeSet;

use tengen::go::Color;
use tengen::pairing::Mending;
use tengen::rating::{ListKind, RatingList};
use tengen::referee::{AppealNo, Each, Incident, IncidentKind, RulingNo};
use tengen::service::{
    ActForm, AllRounds, Amends, By, Choice, DateAnswer, DateForm, Done, DraftEdit, DrawRequest,
    EventActs, HomeForm, JudgementForm, Leaver, LeftGames, LostLinks, MatchEdit, ReachForm,
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

type Act = (&'static str, fn(EventActs<'_>) -> Result<bool, ServiceError>);

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
    ("add_entry", |acts| before(acts.add_entry(false, entry))),
    ("edit_entry", |acts| before(acts.edit_entry(ANNA, false, |_, was| Ok(was.clone())))),
    ("withdraw", |acts| before(acts.withdraw(ANNA, NEXT))),
    ("withdraw_and_settle", |acts| {
        before(acts.withdraw_and_settle((Leaver::Player(ANNA), NEXT), LeftGames::OpponentsWin, &[]))
    }),
    ("check_in", |acts| before(acts.check_in(&[ANNA], Registration::Final))),
    ("merge_doubles", |acts| before(acts.merge_doubles(ANNA, EntryId(2)))),
    ("remove_entry", |acts| before(acts.remove_entry(ANNA))),
    ("set_attendance", |acts| before(acts.set_attendance(&[]))),
    ("act", |acts| before(acts.act(|_, _| Ok(())))),
    ("change_settings", |acts| before(acts.change_settings(|was| Ok(was.settings.clone())))),
    ("change_draw_rules", |acts| {
        before(
            acts.change_draw_rules(|was| Ok((was.settings.draw.clone(), was.club_groups.clone()))),
        )
    }),
    ("set_timetable", |acts| {
        before(acts.set_timetable(|_| Ok([(ONE, RoundClock::default())].into())))
    }),
    ("set_date", |acts| before(acts.set_date(&date()))),
    ("propose_date", |acts| before(acts.propose_date("a secret", &date()))),
    ("answer_date", |acts| {
        let answer =
            DateAnswer { round: ONE, boards: vec![(TableNo(1), String::new())], accepted: true };
        before(acts.answer_date("a secret", &answer))
    }),
    ("settle_unplayed", |acts| before(acts.settle_unplayed(ONE, &[TableNo(1)]))),
    ("reopen_unplayed", |acts| before(acts.reopen_unplayed(ONE, &[TableNo(1)]))),
    ("start_clocks", |acts| before(acts.start_clocks(ONE, None))),
    ("unstart_clocks", |acts| before(acts.unstart_clocks(ONE))),
    ("draw_round", |acts| before(acts.draw_round(NEXT, &DrawRequest::default()))),
    ("draw_all_rounds", |acts| before(acts.draw_all_rounds(&AllRounds::default()))),
    ("take_all_rounds_back", |acts| before(acts.take_all_rounds_back())),
    ("begin_by_hand", |acts| before(acts.begin_by_hand(NEXT, "none"))),
    ("edit_draft", |acts| before(acts.edit_draft(NEXT, "none", &DraftEdit::Renumber))),
    ("discard_draft", |acts| before(acts.discard_draft(NEXT, "none"))),
    ("publish_round", |acts| before(acts.publish_round(NEXT, "none", false))),
    ("seat_latecomer", |acts| before(acts.seat_latecomer(ONE, ANNA, None, false))),
    ("mend_round", |acts| {
        let swap = Mending::SwapColors { table: TableNo(1), overrule: false };
        before(acts.mend_round(ONE, &swap, &amends()))
    }),
    ("take_back_publication", |acts| before(acts.take_back_publication(ONE, &amends()))),
    ("drop_round", |acts| before(acts.drop_round(ONE, &amends()))),
    ("edit_teams", |acts| before(acts.edit_teams(|was| Ok(was.teams.clone())))),
    ("draw_matches", |acts| before(acts.draw_matches(NEXT, "none"))),
    ("bring_back", |acts| before(acts.bring_back(TeamNo(1)))),
    ("mend_matches", |acts| before(acts.mend_matches(ONE, MatchEdit::Seat, &amends()))),
    ("edit_matches", |acts| before(acts.edit_matches(NEXT, "none", MatchEdit::Seat))),
    ("set_absent", |acts| before(acts.set_absent((ONE, TeamNo(1)), None))),
    ("declare_line_up", |acts| before(acts.declare_line_up((TeamNo(1), ONE), None, None))),
    ("record_result", |acts| before(acts.record_result(&result()))),
    ("set_replay", |acts| before(acts.set_replay(&result()))),
    ("take_replay_back", |acts| before(acts.take_replay_back(&result()))),
    ("record_act", |acts| {
        let form = ActForm { round: ONE, table: TableNo(1), seen: 0, acts: Vec::new() };
        before(acts.record_act(&form))
    }),
    ("report_incident", |acts| before(acts.report_incident(&report().into()))),
    ("rule_incident", |acts| {
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
        before(acts.rule_incident(&form))
    }),
    ("withdraw_ruling", |acts| before(acts.withdraw_ruling(RulingNo(1), "why", &[], None))),
    ("tell_ruling", |acts| before(acts.tell_ruling(RulingNo(1), Color::Black))),
    ("appeal_ruling", |acts| before(acts.appeal_ruling(RulingNo(1), ANNA, "why"))),
    ("judge_appeal", |acts| {
        let form = JudgementForm {
            on: AppealNo(1),
            votes: Vec::new(),
            reasons: String::new(),
            interests: String::new(),
            counts: None,
        };
        before(acts.judge_appeal(&form))
    }),
    ("note_import", |acts| before(acts.note_import(&serde_json::Value::Null))),
    ("invite", |acts| before(acts.invite(SOMEBODY, (Role::Arbiter, 1)))),
    ("remove_second_factor_of", |acts| before(acts.remove_second_factor_of(acts.by, SOMEBODY, ""))),
    ("revoke_invitation", |acts| before(acts.revoke_invitation(1))),
    ("make_personal_links", |acts| before(acts.make_personal_links(&[ANNA]))),
    ("mail_lost_links", |acts| {
        // How many letters went out: none of a second sending, and none where there is no way to send any.
        let asked = LostLinks {
            address: "anna@example.org".to_owned(),
            from: "192.0.2.1".to_owned(),
            language: "en".to_owned(),
            today: acts.by.now.date_naive(),
        };
        acts.mail_lost_links(acts.by, &asked).map(|sent| sent == 0)
    }),
    ("mail_personal_links", |acts| before(acts.mail_personal_links(&[ANNA], "en"))),
    ("revoke_links_made", |acts| before(acts.revoke_links_made(&[ANNA], acts.by.now))),
    ("revoke_personal_link", |acts| before(acts.revoke_personal_link(ANNA))),
    ("report_result", |acts| {
        let players = [EntryId(2), EntryId(3)];
        let form = ReportForm { round: ONE, table: TableNo(1), players, ending: Ending::Pending };
        before(acts.report_result("a secret", &form))
    }),
    ("say_own_end", |acts| {
        let form = ActForm { round: ONE, table: TableNo(1), seen: 0, acts: Vec::new() };
        before(acts.say_own_end("a secret", &form))
    }),
    ("ask", |acts| {
        let form = RequestForm { kind: RequestKind::Late, round: ONE, words: String::new() };
        before(acts.ask("a secret", &form))
    }),
    ("take_request_back", |acts| before(acts.take_request_back("a secret", 1))),
    ("answer_request", |acts| {
        let answer = RequestAnswer { number: 1, granted: true, words: String::new() };
        before(acts.answer_request(&answer))
    }),
    ("go_to_call", |acts| before(acts.go_to_call(1))),
    ("tell_of_calls", |acts| before(acts.tell_of_calls(None, "en"))),
    ("register", |acts| {
        let form = HomeForm {
            applicant: applicant(),
            address: "10.0.0.1".to_owned(),
            stamp: String::new(),
            language: String::new(),
        };
        before(acts.register(&form))
    }),
    ("edit_registration", |acts| before(acts.edit_registration("a secret", |_| Ok(applicant())))),
    ("cancel_registration", |acts| before(acts.cancel_registration("a secret"))),
    ("admit_registrations", |acts| before(acts.admit_registrations(&[1]))),
    ("remove_registrations", |acts| before(acts.remove_registrations(&[1]))),
    ("appeal_own_ruling", |acts| before(acts.appeal_own_ruling("a secret", RulingNo(1), "why"))),
    ("check_in_oneself", |acts| before(acts.check_in_oneself("a secret"))),
    ("announce", |acts| before(acts.announce(&Audience::Group(Group::All), "words"))),
    ("take_down", |acts| before(acts.take_down(1))),
    ("choose_reach", |acts| {
        let form = ReachForm { way: Channel::Mail, kinds: Vec::new(), language: String::new() };
        before(acts.choose_reach("a secret", &form))
    }),
    ("drop_reach", |acts| before(acts.drop_reach("a secret", 1))),
    ("stop_reach", |acts| {
        let sign = acts.stop_sign(acts.id, 1)?;
        before(acts.stop_reach(1, &sign))
    }),
    ("tick_paid", |acts| before(acts.tick_paid(1, true))),
    ("forget_person", |acts| before(acts.forget_person(ANNA))),
    ("name_chief", |acts| before(acts.name_chief(SOMEBODY, true))),
    ("remove_role", |acts| before(acts.remove_role(SOMEBODY))),
    ("edit_entries", |acts| before(acts.edit_entries(&[ANNA], Entry::clone))),
    ("take_numbers", |acts| before(acts.take_numbers(&[]))),
    ("remove_entries", |acts| before(acts.remove_entries(&[ANNA]))),
    ("merge_entries", |acts| before(acts.merge_entries(&[], (Registration::Final, None)))),
    ("undo", |acts| before(acts.undo(1))),
    ("add_webhook", |acts| before(acts.add_webhook("https://go.example/hook"))),
    ("remove_webhook", |acts| before(acts.remove_webhook(1))),
    ("keep_rating_list", |acts| {
        let day = at(1).now.date_naive();
        before(acts.keep_rating_list(acts.by, &RatingList::new(ListKind::Egf, day)))
    }),
    ("remove_rating_list", |acts| {
        before(acts.remove_rating_list(acts.by, ListKind::Egf, at(1).now.date_naive()))
    }),
    ("archive", |acts| before(acts.archive(true))),
    ("delete_tournament", |acts| before(acts.delete_tournament("Acts"))),
    ("name_event_maker", |acts| before(acts.name_event_maker(acts.by, SOMEBODY, true, ""))),
    ("name_owner", |acts| before(acts.name_owner(acts.by, SOMEBODY, true, ""))),
    ("disable_account", |acts| before(acts.disable_account(acts.by, SOMEBODY, true, ""))),
    ("reset_password", |acts| before(acts.reset_password(acts.by, SOMEBODY, ""))),
    ("create_tournament", |acts| before(acts.create_tournament(acts.by, &event("Once", 2, 0)))),
    ("create_tournament_at", |acts| {
        before(acts.create_tournament_at(acts.by, &event("Once", 2, 0), Some("there")))
    }),
    ("add_to_series", |acts| before(acts.add_to_series(acts.id))),
    ("create_season", |acts| {
        before(acts.create_season(
            acts.by,
            &[seen(&acts, acts.id).into()],
            &[(acts.id, event("Next", 2, 0))],
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
                if block.starts_with("EventActs<'_>") || head.contains("By<'_>") {
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
    service.acts(id, form).add_entry(false, entry).expect("the first one");
    service.create_tournament(form, &event("First", 2, 0)).expect("the first one");
    let journal = |id| read(&service, |c| c.journal(id, None, 100)).len();
    let (revision, lines) = (seen(&service, id).revision, journal(id));
    for (name, act) in ACTS {
        assert!(act(service.acts(id, form)).expect(name), "{name} was done twice");
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
        service.acts(id, by(olga, 1)).invite(olga, (Role::Arbiter, 1)).unwrap().now().unwrap();
    let journal = || read(&service, |c| c.journal(id, None, 100)).len();
    let row = read(&service, |c| c.account(anna)).unwrap();
    for (minute, lines) in [(2, 3), (3, 3)] {
        service.join(invited.token.secret(), &row, at(minute).now).unwrap();
        assert_eq!(journal(), lines, "joined once");
    }
    for (minute, lines) in [(4, 4), (5, 4)] {
        service.acts(id, by(olga, minute)).name_chief(anna, true).unwrap();
        assert_eq!(journal(), lines, "named once");
    }
    for (minute, lines) in [(6, 5), (7, 5)] {
        service.acts(id, by(olga, minute)).revoke_invitation(invited.id).unwrap();
        assert_eq!(journal(), lines, "taken back once");
    }
    for (minute, lines) in [(8, 6), (9, 6)] {
        service.acts(id, by(olga, minute)).remove_role(anna).unwrap();
        assert_eq!(journal(), lines, "removed once");
    }
    let gone = service.acts(id, by(olga, 10)).name_chief(anna, true);
    assert!(matches!(gone, Err(ServiceError::Refused(Refusal::ChiefWithoutRole))));
}
