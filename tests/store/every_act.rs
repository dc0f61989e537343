//! Every act of the service that takes a form counts once: sent again it is answered, and nothing is done.

use std::collections::BTreeSet;

use tengen::go::Color;
use tengen::pairing::Mending;
use tengen::rating::{ListKind, RatingList};
use tengen::referee::{AppealNo, Each, Incident, IncidentKind, RulingNo};
use tengen::service::{
    ActForm, AllRounds, Amends, By, Change, Choice, DateAnswer, DateForm, Declarer, Done,
    DraftEdit, DrawRequest, HomeForm, JudgementForm, LeftGames, LostLinks, MatchEdit, ReachForm,
    Refusal, Report, ReportForm, RequestAnswer, RequestForm, ResultForm, RulingForm, Service,
    ServiceError,
};
use tengen::store::{AccountId, Channel, Role};
use tengen::tournament::{
    Applicant, Audience, Ending, Entry, EntryId, Group, Registration, RequestKind, RoundClock,
    RoundNo, TableNo, TeamNo, TournamentId,
};

use crate::databases::{Place, count, on_both};
use crate::events::event;
use crate::{at, by, read, seen, with};

on_both!(
    every_act_counts_once,
    a_second_form_leads_to_what_the_first_made,
    who_is_that_already_is_not_journalled_again,
);

type Act = (&'static str, fn(&Service, TournamentId, By<'_>) -> Result<bool, ServiceError>);

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
    ("add_entry", |d, id, by| before(d.add_entry(id, by, false, entry))),
    ("edit_entry", |d, id, by| before(d.edit_entry(id, by, ANNA, false, |_, was| Ok(was.clone())))),
    ("withdraw", |d, id, by| before(d.withdraw(id, by, ANNA, NEXT))),
    ("withdraw_and_settle", |d, id, by| {
        before(d.withdraw_and_settle(id, by, (ANNA, NEXT), LeftGames::OpponentsWin, &[]))
    }),
    ("check_in", |d, id, by| before(d.check_in(id, by, &[ANNA], Registration::Final))),
    ("merge_doubles", |d, id, by| before(d.merge_doubles(id, by, ANNA, EntryId(2)))),
    ("remove_entry", |d, id, by| before(d.remove_entry(id, by, ANNA))),
    ("set_attendance", |d, id, by| before(d.set_attendance(id, by, &[]))),
    ("change", |d, id, by| {
        before(d.change(id, by, |was| {
            let after = was.tournament.clone();
            Ok(Change {
                after,
                deed: tengen::service::deed::Deed::Timetable { clocks: Vec::new() },
                out: (),
            })
        }))
    }),
    ("change_settings", |d, id, by| {
        before(d.change_settings(id, by, |was| Ok(was.settings.clone())))
    }),
    ("change_draw_rules", |d, id, by| {
        before(d.change_draw_rules(id, by, |was| {
            Ok((was.settings.draw.clone(), was.club_groups.clone()))
        }))
    }),
    ("set_timetable", |d, id, by| {
        before(d.set_timetable(id, by, |_| Ok([(ONE, RoundClock::default())].into())))
    }),
    ("set_date", |d, id, by| before(d.set_date(id, by, &date()))),
    ("propose_date", |d, id, by| before(d.propose_date(id, by, "a secret", &date()))),
    ("answer_date", |d, id, by| {
        let answer =
            DateAnswer { round: ONE, boards: vec![(TableNo(1), String::new())], accepted: true };
        before(d.answer_date(id, by, "a secret", &answer))
    }),
    ("settle_unplayed", |d, id, by| before(d.settle_unplayed(id, by, ONE, &[TableNo(1)]))),
    ("reopen_unplayed", |d, id, by| before(d.reopen_unplayed(id, by, ONE, &[TableNo(1)]))),
    ("start_clocks", |d, id, by| before(d.start_clocks(id, by, ONE, None))),
    ("unstart_clocks", |d, id, by| before(d.unstart_clocks(id, by, ONE))),
    ("draw_round", |d, id, by| before(d.draw_round(id, by, NEXT, &DrawRequest::default()))),
    ("draw_all_rounds", |d, id, by| before(d.draw_all_rounds(id, by, &AllRounds::default()))),
    ("take_all_rounds_back", |d, id, by| before(d.take_all_rounds_back(id, by))),
    ("begin_by_hand", |d, id, by| before(d.begin_by_hand(id, by, NEXT, "none"))),
    ("edit_draft", |d, id, by| before(d.edit_draft(id, by, NEXT, "none", &DraftEdit::Renumber))),
    ("discard_draft", |d, id, by| before(d.discard_draft(id, by, NEXT, "none"))),
    ("publish_round", |d, id, by| before(d.publish_round(id, by, NEXT, "none", false))),
    ("seat_latecomer", |d, id, by| before(d.seat_latecomer(id, by, ONE, ANNA, None, false))),
    ("mend_round", |d, id, by| {
        let swap = Mending::SwapColors { table: TableNo(1), overrule: false };
        before(d.mend_round(id, by, ONE, &swap, &amends()))
    }),
    ("take_back_publication", |d, id, by| before(d.take_back_publication(id, by, ONE, &amends()))),
    ("drop_round", |d, id, by| before(d.drop_round(id, by, ONE, &amends()))),
    ("edit_teams", |d, id, by| before(d.edit_teams(id, by, |was| Ok(was.teams.clone())))),
    ("draw_matches", |d, id, by| before(d.draw_matches(id, by, NEXT, "none"))),
    ("bring_back", |d, id, by| before(d.bring_back(id, by, TeamNo(1)))),
    ("mend_matches", |d, id, by| before(d.mend_matches(id, by, ONE, MatchEdit::Seat, &amends()))),
    ("edit_matches", |d, id, by| before(d.edit_matches(id, by, NEXT, "none", MatchEdit::Seat))),
    ("set_absent", |d, id, by| before(d.set_absent(id, by, (ONE, TeamNo(1)), None))),
    ("declare_line_up", |d, id, by| {
        before(d.declare_line_up(id, by, (TeamNo(1), ONE), None, Declarer::Arbiter))
    }),
    ("record_result", |d, id, by| before(d.record_result(id, by, &result()))),
    ("set_replay", |d, id, by| before(d.set_replay(id, by, &result()))),
    ("take_replay_back", |d, id, by| before(d.take_replay_back(id, by, &result()))),
    ("record_act", |d, id, by| {
        let form = ActForm { round: ONE, table: TableNo(1), seen: 0, acts: Vec::new() };
        before(d.record_act(id, by, &form))
    }),
    ("report_incident", |d, id, by| before(d.report_incident(id, by, &report().into()))),
    ("rule_incident", |d, id, by| {
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
        before(d.rule_incident(id, by, &form))
    }),
    ("withdraw_ruling", |d, id, by| {
        before(d.withdraw_ruling(id, by, RulingNo(1), "why", &[], None))
    }),
    ("tell_ruling", |d, id, by| before(d.tell_ruling(id, by, RulingNo(1), Color::Black))),
    ("appeal_ruling", |d, id, by| before(d.appeal_ruling(id, by, RulingNo(1), ANNA, "why"))),
    ("judge_appeal", |d, id, by| {
        let form = JudgementForm {
            on: AppealNo(1),
            votes: Vec::new(),
            reasons: String::new(),
            interests: String::new(),
            counts: None,
        };
        before(d.judge_appeal(id, by, &form))
    }),
    ("note_import", |d, id, by| before(d.note_import(id, by, &serde_json::Value::Null))),
    ("invite", |d, id, by| before(d.invite(id, by, SOMEBODY, (Role::Arbiter, 1)))),
    ("remove_second_factor_of", |d, _, by| before(d.remove_second_factor_of(by, SOMEBODY, ""))),
    ("revoke_invitation", |d, id, by| before(d.revoke_invitation(id, by, 1))),
    ("make_personal_links", |d, id, by| before(d.make_personal_links(id, by, &[ANNA]))),
    ("mail_lost_links", |d, _, by| {
        // How many letters went out: none of a second sending, and none where there is no way to send any.
        let asked = LostLinks {
            address: "anna@example.org".to_owned(),
            from: "192.0.2.1".to_owned(),
            language: "en".to_owned(),
            today: by.now.date_naive(),
        };
        d.mail_lost_links(by, &asked).map(|sent| sent == 0)
    }),
    ("mail_personal_links", |d, id, by| before(d.mail_personal_links(id, by, &[ANNA], "en"))),
    ("revoke_links_made", |d, id, by| before(d.revoke_links_made(id, by, &[ANNA], by.now))),
    ("revoke_personal_link", |d, id, by| before(d.revoke_personal_link(id, by, ANNA))),
    ("report_result", |d, id, by| {
        let players = [EntryId(2), EntryId(3)];
        let form = ReportForm { round: ONE, table: TableNo(1), players, ending: Ending::Pending };
        before(d.report_result(id, by, "a secret", &form))
    }),
    ("say_own_end", |d, id, by| {
        let form = ActForm { round: ONE, table: TableNo(1), seen: 0, acts: Vec::new() };
        before(d.say_own_end(id, by, "a secret", &form))
    }),
    ("ask", |d, id, by| {
        let form = RequestForm { kind: RequestKind::Late, round: ONE, words: String::new() };
        before(d.ask(id, by, "a secret", &form))
    }),
    ("take_request_back", |d, id, by| before(d.take_request_back(id, by, "a secret", 1))),
    ("answer_request", |d, id, by| {
        let answer = RequestAnswer { number: 1, granted: true, words: String::new() };
        before(d.answer_request(id, by, &answer))
    }),
    ("go_to_call", |d, id, by| before(d.go_to_call(id, by, 1))),
    ("tell_of_calls", |d, id, by| before(d.tell_of_calls(id, by, None, "en"))),
    ("register", |d, id, by| {
        let form = HomeForm {
            applicant: applicant(),
            address: "10.0.0.1".to_owned(),
            stamp: String::new(),
            language: String::new(),
        };
        before(d.register(id, by, &form))
    }),
    ("edit_registration", |d, id, by| {
        before(d.edit_registration(id, by, "a secret", |_| Ok(applicant())))
    }),
    ("cancel_registration", |d, id, by| before(d.cancel_registration(id, by, "a secret"))),
    ("admit_registrations", |d, id, by| before(d.admit_registrations(id, by, &[1]))),
    ("remove_registrations", |d, id, by| before(d.remove_registrations(id, by, &[1]))),
    ("appeal_own_ruling", |d, id, by| {
        before(d.appeal_own_ruling(id, by, "a secret", RulingNo(1), "why"))
    }),
    ("check_in_oneself", |d, id, by| before(d.check_in_oneself(id, by, "a secret"))),
    ("announce", |d, id, by| before(d.announce(id, by, &Audience::Group(Group::All), "words"))),
    ("take_down", |d, id, by| before(d.take_down(id, by, 1))),
    ("choose_reach", |d, id, by| {
        let form = ReachForm { way: Channel::Mail, kinds: Vec::new(), language: String::new() };
        before(d.choose_reach(id, by, "a secret", &form))
    }),
    ("drop_reach", |d, id, by| before(d.drop_reach(id, by, "a secret", 1))),
    ("stop_reach", |d, id, by| {
        let sign = d.stop_sign(id, 1)?;
        before(d.stop_reach(id, by, 1, &sign))
    }),
    ("tick_paid", |d, id, by| before(d.tick_paid(id, by, 1, true))),
    ("forget_person", |d, id, by| before(d.forget_person(id, by, ANNA))),
    ("name_chief", |d, id, by| before(d.name_chief(id, by, SOMEBODY, true))),
    ("remove_role", |d, id, by| before(d.remove_role(id, by, SOMEBODY))),
    ("edit_entries", |d, id, by| before(d.edit_entries(id, by, &[ANNA], Entry::clone))),
    ("take_numbers", |d, id, by| before(d.take_numbers(id, by, &[]))),
    ("remove_entries", |d, id, by| before(d.remove_entries(id, by, &[ANNA]))),
    ("merge_entries", |d, id, by| {
        before(d.merge_entries(id, by, &[], (Registration::Final, None)))
    }),
    ("undo", |d, id, by| before(d.undo(id, by, 1))),
    ("add_webhook", |d, id, by| before(d.add_webhook(id, by, "https://go.example/hook"))),
    ("remove_webhook", |d, id, by| before(d.remove_webhook(id, by, 1))),
    ("keep_rating_list", |d, _, by| {
        let day = at(1).now.date_naive();
        before(d.keep_rating_list(by, &RatingList::new(ListKind::Egf, day)))
    }),
    ("remove_rating_list", |d, _, by| {
        before(d.remove_rating_list(by, ListKind::Egf, at(1).now.date_naive()))
    }),
    ("archive", |d, id, by| before(d.archive(id, by, true))),
    ("delete_tournament", |d, id, by| before(d.delete_tournament(id, by, "Acts"))),
    ("name_event_maker", |d, _, by| before(d.name_event_maker(by, SOMEBODY, true, ""))),
    ("name_owner", |d, _, by| before(d.name_owner(by, SOMEBODY, true, ""))),
    ("disable_account", |d, _, by| before(d.disable_account(by, SOMEBODY, true, ""))),
    ("reset_password", |d, _, by| before(d.reset_password(by, SOMEBODY, ""))),
    ("create_tournament", |d, _, by| before(d.create_tournament(by, &event("Once", 2, 0)))),
    ("create_tournament_at", |d, _, by| {
        before(d.create_tournament_at(by, &event("Once", 2, 0), Some("there")))
    }),
    ("add_to_series", |d, id, by| before(d.add_to_series(id, by, id))),
    ("create_season", |d, id, by| {
        before(d.create_season(by, &[seen(d, id).into()], &[(id, event("Next", 2, 0))]))
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
        for act in text.split("    pub fn ").skip(1) {
            let head = act.split('{').next().unwrap_or_default();
            if head.contains("By<'_>") {
                found.insert(act.split(['(', '<']).next().unwrap_or_default().to_owned());
            }
        }
    }
    let listed = ACTS.iter().map(|(name, _)| *name).chain(NO_ACT);
    assert_eq!(found, listed.map(str::to_owned).collect());
}

fn every_act_counts_once(place: &Place) {
    let (service, id) = with(place, &event("Acts", 4, 1));
    let form = By { form: Some("sent twice"), ..at(1) };
    service.add_entry(id, form, false, entry).expect("the first one");
    service.create_tournament(form, &event("First", 2, 0)).expect("the first one");
    let journal = |id| read(&service, |c| c.journal(id, None, 100)).len();
    let (revision, lines) = (seen(&service, id).revision, journal(id));
    for (name, act) in ACTS {
        assert!(act(&service, id, form).expect(name), "{name} was done twice");
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
    let invited = service.invite(id, by(olga, 1), olga, (Role::Arbiter, 1)).unwrap().now().unwrap();
    let journal = || read(&service, |c| c.journal(id, None, 100)).len();
    let row = read(&service, |c| c.account(anna)).unwrap();
    for (minute, lines) in [(2, 3), (3, 3)] {
        service.join(invited.token.secret(), &row, at(minute).now).unwrap();
        assert_eq!(journal(), lines, "joined once");
    }
    for (minute, lines) in [(4, 4), (5, 4)] {
        service.name_chief(id, by(olga, minute), anna, true).unwrap();
        assert_eq!(journal(), lines, "named once");
    }
    for (minute, lines) in [(6, 5), (7, 5)] {
        service.revoke_invitation(id, by(olga, minute), invited.id).unwrap();
        assert_eq!(journal(), lines, "taken back once");
    }
    for (minute, lines) in [(8, 6), (9, 6)] {
        service.remove_role(id, by(olga, minute), anna).unwrap();
        assert_eq!(journal(), lines, "removed once");
    }
    let gone = service.name_chief(id, by(olga, 10), anna, true);
    assert!(matches!(gone, Err(ServiceError::Refused(Refusal::ChiefWithoutRole))));
}
