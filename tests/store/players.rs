//! What players do themselves: links, results they report, what they ask for.

use tengen::service::{
    Done, DrawRequest, Refusal, ReportForm, ReportOutcome, RequestAnswer, RequestForm, Service,
    ServiceError,
};
use tengen::store::{Backend, Browser, Channel, LinkHolder, Receiver, Role, Scope, Tx};
use tengen::tournament::{
    EntryId, ReportPolicy, RequestKind, RequestState, RoundNo, TableNo, Tournament, TournamentId,
};

use crate::databases::{Place, count, on_both, tamper};
use crate::events::event;
use crate::{at, by, ending, refusal, secrets, seen, with};

on_both!(
    a_link_proves_one_player_until_it_is_withdrawn,
    two_words_become_a_result_when_the_event_has_it_so,
    two_words_count_by_themselves_after_the_events_minutes,
    one_bad_event_keeps_no_other_from_its_agreed_results,
    a_word_never_overwrites_an_arbiter,
    only_the_two_at_the_board_as_they_saw_it_are_heard,
    a_request_is_granted_in_one_act,
    what_was_granted_is_taken_back_while_the_round_is_not_drawn,
    a_request_is_answered_once,
    a_call_is_sent_to_whoever_may_rule_and_asked_for_it,
    a_round_not_drawn_may_be_skipped_freely,
    every_public_act_asks_for_the_link,
);

const ONE: RoundNo = RoundNo(1);
const BLACK: i32 = 2;
const WHITE: i32 = 3;
const NEIGHBOUR: i32 = 4;

struct Hall {
    service: Service,
    id: TournamentId,
    /// The secrets of the players 1 to 4.
    secrets: Vec<String>,
}

impl Hall {
    fn new(place: &Place, change: impl FnOnce(&mut Tournament)) -> Self {
        // 2 and 3 sit at table 1, 4 and 1 at table 2.
        let mut tournament = event("Hall", 4, 1);
        change(&mut tournament);
        let (service, id) = with(place, &tournament);
        let players: Vec<EntryId> = (1..=4).map(EntryId).collect();
        let secrets = secrets(&service, id, &players);
        Self { service, id, secrets }
    }

    fn secret(&self, entry: i32) -> &str {
        &self.secrets[entry as usize - 1]
    }

    /// Player `entry` says how the game at table 1 ended.
    fn says(&self, entry: i32, said: &str) -> Result<ReportOutcome, ServiceError> {
        let form = self.form(1, said);
        let done = self.service.acts(self.id, at(5)).report_result(self.secret(entry), &form)?;
        Ok(done.now().expect("it has no form key"))
    }

    fn form(&self, table: i32, said: &str) -> ReportForm {
        let snapshot = seen(&self.service, self.id);
        let board = snapshot.tournament.round(ONE).unwrap().board_at(TableNo(table)).unwrap();
        ReportForm {
            round: ONE,
            table: TableNo(table),
            players: [board.black, board.white],
            ending: said.parse().unwrap(),
        }
    }

    fn asks(
        &self,
        entry: i32,
        kind: RequestKind,
        round: i32,
    ) -> Result<(i32, RequestState), ServiceError> {
        let form = RequestForm { kind, round: RoundNo(round), words: "My train.".into() };
        let done = self.service.acts(self.id, at(5)).ask(self.secret(entry), &form)?;
        Ok(done.now().expect("it has no form key"))
    }

    fn answer(&self, number: i32, granted: bool) -> Result<Done<()>, ServiceError> {
        let answer = RequestAnswer { number, granted, words: String::new() };
        self.service.acts(self.id, at(6)).answer_request(&answer)
    }

    fn plays(&self, entry: i32, round: i32) -> bool {
        let snapshot = seen(&self.service, self.id);
        snapshot.tournament.entry(EntryId(entry)).unwrap().takes_part(RoundNo(round))
    }
}

fn a_link_proves_one_player_until_it_is_withdrawn(place: &Place) {
    let hall = Hall::new(place, |_| {});
    let holder = |secret: &str| hall.service.link_holder(secret).unwrap();
    let mine = Some(LinkHolder { tournament: hall.id, entry: EntryId(2) });
    assert_eq!(holder(hall.secret(2)), mine);
    assert_eq!(holder("guessed"), None);
    let again = hall.service.acts(hall.id, at(2)).make_personal_links(&[EntryId(2)]).unwrap();
    let again = again.now().unwrap().remove(0).1;
    assert_eq!(holder(hall.secret(2)), None, "another took its place");
    assert_eq!(holder(again.secret()), mine);
    hall.service.acts(hall.id, at(3)).revoke_personal_link(EntryId(2)).unwrap();
    assert_eq!(holder(again.secret()), None);
    assert_eq!(hall.service.read(|c| c.personal_links(hall.id)).unwrap().len(), 3);
    // The database holds no secret.
    assert_eq!(
        count(
            hall.service.store(),
            &format!("personal_link WHERE token_hash = '{}'", again.secret())
        ),
        0
    );
}

fn two_words_become_a_result_when_the_event_has_it_so(place: &Place) {
    let hall = Hall::new(place, |_| {});
    assert_eq!(hall.says(BLACK, "B+").unwrap(), ReportOutcome::Waits);
    assert_eq!(hall.says(WHITE, "W+").unwrap(), ReportOutcome::Differs);
    assert_eq!(hall.says(WHITE, "B+3.5").unwrap(), ReportOutcome::Agreed);
    assert_eq!(ending(&hall.service, hall.id, 1, 1), "?", "an arbiter confirms it");

    let hall = Hall::new(place, |event| event.settings.players.reports = ReportPolicy::Agreed);
    hall.service.acts(hall.id, at(0)).add_webhook("https://go.example/hook").unwrap();
    assert_eq!(hall.says(WHITE, "B+R").unwrap(), ReportOutcome::Waits);
    assert_eq!(hall.says(BLACK, "B+").unwrap(), ReportOutcome::Counts);
    assert_eq!(ending(&hall.service, hall.id, 1, 1), "B+R");
    let told = hall.service.webhooks(hall.id).unwrap().1;
    assert!(told[0].body.contains(r#""result":"B+R""#), "as it stands now: {}", told[0].body);
    let snapshot = seen(&hall.service, hall.id);
    let board = snapshot.tournament.round(ONE).unwrap().board_at(TableNo(1)).unwrap();
    assert!(board.confirmed.is_some(), "both players said so");
    assert!(hall.service.reports(&snapshot).unwrap().is_empty(), "nothing waits any more");
}

fn two_words_count_by_themselves_after_the_events_minutes(place: &Place) {
    let hall = Hall::new(place, |event| {
        let day = crate::events::minute(0).date_naive();
        (event.settings.begins, event.settings.ends) = (day, day);
        event.settings.players.confirm_minutes = 10;
    });
    let confirmed = |minutes: i64| {
        let entered = hall.service.confirm_agreed(crate::events::minute(minutes)).unwrap();
        (entered, ending(&hall.service, hall.id, 1, 1))
    };
    hall.says(BLACK, "B+R").unwrap();
    assert_eq!(confirmed(60), (0, "?".to_owned()), "one word alone");
    hall.says(WHITE, "W+R").unwrap();
    assert_eq!(confirmed(60), (0, "?".to_owned()), "they differ");
    hall.says(WHITE, "B+R").unwrap();
    assert_eq!(confirmed(14), (0, "?".to_owned()), "an arbiter has ten minutes from the fifth on");
    assert_eq!(confirmed(15), (1, "B+R".to_owned()));
    assert_eq!(confirmed(16), (0, "B+R".to_owned()), "once");
    assert_eq!(hall.service.broken_journal(hall.id).unwrap(), None);
}

/// An event that an earlier version took: it ends on the last day that can be reckoned with, or cannot be read.
fn one_bad_event_keeps_no_other_from_its_agreed_results(place: &Place) {
    let hall = Hall::new(place, |event| {
        let day = crate::events::minute(0).date_naive();
        (event.settings.begins, event.settings.ends) = (day, day);
        event.settings.players.confirm_minutes = 10;
    });
    let bad = hall.service.create_tournament(at(0), &event("Bad", 4, 1)).unwrap();
    let bad = bad.now().expect("it is new").id.0;
    let plus = if hall.service.store().backend() == Backend::Sqlite { "+" } else { "" };
    let ends = format!("UPDATE tournament SET ends = '{plus}262142-12-31' WHERE id = {bad}");
    assert_eq!(tamper(hall.service.store(), &ends), 1);
    hall.says(BLACK, "B+R").unwrap();
    hall.says(WHITE, "B+R").unwrap();
    let confirmed = || hall.service.confirm_agreed(crate::events::minute(60));
    assert_eq!(confirmed().unwrap(), 1);
    hall.service.remind_of_windows(crate::events::minute(60)).unwrap();
    let unreadable = format!("UPDATE tournament SET settings = 'nonsense' WHERE id = {bad}");
    assert_eq!(tamper(hall.service.store(), &unreadable), 1);
    hall.service.store().forget(TournamentId(bad));
    let said = confirmed().expect_err("the bad one is named").to_string();
    assert!(said.starts_with("bad: "), "{said}");
}

fn a_word_never_overwrites_an_arbiter(place: &Place) {
    let hall = Hall::new(place, |event| event.settings.players.reports = ReportPolicy::Agreed);
    hall.says(BLACK, "B+").unwrap();
    let entered = tengen::service::ResultForm::new(ONE, TableNo(1), 0, "W+3.5".parse().unwrap());
    hall.service.acts(hall.id, at(5)).record_result(&entered).unwrap();
    assert_eq!(
        refusal(hall.says(WHITE, "B+")),
        Refusal::ResultStands { result: "W+3.5".parse().unwrap() }
    );
    assert_eq!(hall.says(WHITE, "W+").unwrap(), ReportOutcome::Counts, "it says what stands");
    assert_eq!(ending(&hall.service, hall.id, 1, 1), "W+3.5");
}

fn only_the_two_at_the_board_as_they_saw_it_are_heard(place: &Place) {
    let hall = Hall::new(place, |_| {});
    assert_eq!(refusal(hall.says(NEIGHBOUR, "B+")), Refusal::SeatsChanged, "a neighbour");
    let [black, white] = hall.form(1, "B+").players;
    let turned = ReportForm { players: [white, black], ..hall.form(1, "B+") };
    let sent = hall.service.acts(hall.id, at(5)).report_result(hall.secret(BLACK), &turned);
    assert_eq!(refusal(sent), Refusal::SeatsChanged, "paired anew meanwhile");
    let draft = ReportForm { round: RoundNo(9), ..hall.form(1, "B+") };
    let sent = hall.service.acts(hall.id, at(5)).report_result(hall.secret(BLACK), &draft);
    assert_eq!(refusal(sent), Refusal::SeatsChanged);
    let off = Hall::new(place, |event| event.settings.players.reports = ReportPolicy::Off);
    assert_eq!(refusal(off.says(BLACK, "B+")), Refusal::ReportsOff);
}

fn a_request_is_granted_in_one_act(place: &Place) {
    let hall = Hall::new(place, |_| {});
    let (leave, state) = hall.asks(3, RequestKind::Leave, 2).unwrap();
    assert_eq!(state, RequestState::Asked);
    assert!(hall.plays(3, 2), "an open request changes nothing");
    assert_eq!(hall.asks(3, RequestKind::Leave, 2).unwrap().0, leave, "asked once");
    hall.answer(leave, true).unwrap();
    assert!(hall.plays(3, 1) && !hall.plays(3, 2) && !hall.plays(3, 3));
    // A round in which the player sits at a board is not given up, whether everybody sees it or nobody yet.
    assert_eq!(refusal(hall.asks(4, RequestKind::Skip, 1)), Refusal::PairedInRound { round: ONE });
    let (skip, _) = hall.asks(4, RequestKind::Skip, 2).unwrap();
    let drawn = DrawRequest { seen: "none".into(), ..DrawRequest::default() };
    hall.service.acts(hall.id, at(5)).draw_round(RoundNo(2), &drawn).unwrap();
    assert_eq!(refusal(hall.answer(skip, true)), Refusal::PairedInRound { round: RoundNo(2) });
    assert_eq!(hall.service.read(|c| c.requests(hall.id)).unwrap()[1].state, RequestState::Asked);
    hall.answer(skip, false).unwrap();
    assert!(hall.plays(4, 2));
}

fn a_request_is_answered_once(place: &Place) {
    let hall = Hall::new(place, |_| {});
    let (late, _) = hall.asks(1, RequestKind::Late, 2).unwrap();
    let not_theirs = hall.service.acts(hall.id, at(6)).take_request_back(hall.secret(2), late);
    assert!(matches!(not_theirs, Err(ServiceError::Unknown(_))));
    hall.service.acts(hall.id, at(6)).take_request_back(hall.secret(1), late).unwrap();
    assert_eq!(refusal(hall.answer(late, true)), Refusal::RequestAnswered);
    for round in 1..=5 {
        hall.asks(2, RequestKind::Late, round).unwrap();
    }
    let sixth = hall.service.acts(hall.id, at(5)).ask(hall.secret(2), &worded("One more."));
    assert_eq!(refusal(sixth), Refusal::TooManyRequests);
    let called = hall.asks(2, RequestKind::Arbiter, 1).unwrap();
    assert_eq!(hall.asks(2, RequestKind::Arbiter, 1).unwrap(), called, "heard, and once");
    let silent = hall.service.acts(hall.id, at(5)).ask(hall.secret(1), &worded(" \u{202E}\n\0 "));
    assert_eq!(refusal(silent), Refusal::RequestWords);
    assert_eq!(refusal(hall.asks(1, RequestKind::Skip, 99)), Refusal::NoSuchRound { rounds: 5 });
}

fn a_call_is_sent_to_whoever_may_rule_and_asked_for_it(place: &Place) {
    let hall = Hall::new(place, |_| {});
    for role in [Role::Recorder, Role::Arbiter, Role::Organiser] {
        let (name, now) = (role.name(), at(1).now);
        let who = hall.service.create_account(name, "a long password", false, now).unwrap();
        let give = |c: &mut Tx| Ok::<_, ServiceError>(c.give_role(hall.id, who, role, now)?);
        hall.service.store().write(Scope::Tournament(hall.id), give).unwrap();
        let text = |what: &str| format!("{what}{name}");
        let browser = Browser {
            endpoint: text("https://push.example/"),
            key: text("key of "),
            secret: text("secret of "),
        };
        hall.service.acts(hall.id, by(who, 2)).tell_of_calls(Some(&browser), "en").unwrap();
    }
    hall.asks(2, RequestKind::Arbiter, 1).unwrap();
    let reaches = hall.service.read(|c| c.reaches(hall.id)).unwrap();
    let told: Vec<String> = hall
        .service
        .read(|c| c.outgoing(hall.id))
        .unwrap()
        .into_iter()
        .filter_map(|one| reaches.iter().find(|reach| one.to == Receiver::Reach(reach.id)))
        .map(|reach| match &reach.way {
            Channel::Push(browser) => browser.key.clone(),
            Channel::Mail => String::new(),
        })
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(!told.contains(&"key of recorder".to_owned()), "{told:?}");
}

fn a_round_not_drawn_may_be_skipped_freely(place: &Place) {
    let hall = Hall::new(place, |event| event.settings.players.skip_freely = true);
    assert_eq!(hall.asks(1, RequestKind::Skip, 2).unwrap().1, RequestState::Granted);
    assert!(!hall.plays(1, 2) && hall.plays(1, 3));
    assert_eq!(refusal(hall.asks(1, RequestKind::Skip, 1)), Refusal::PairedInRound { round: ONE });
    assert_eq!(hall.asks(1, RequestKind::Arbiter, 1).unwrap().1, RequestState::Asked);
}

fn what_was_granted_is_taken_back_while_the_round_is_not_drawn(place: &Place) {
    let hall = Hall::new(place, |event| event.settings.players.skip_freely = true);
    let take_back =
        |number: i32| hall.service.acts(hall.id, at(6)).take_request_back(hall.secret(1), number);
    let (skip, _) = hall.asks(1, RequestKind::Skip, 3).unwrap();
    let (leave, _) = hall.asks(1, RequestKind::Leave, 2).unwrap();
    assert!(!hall.plays(1, 2) && !hall.plays(1, 3) && !hall.plays(1, 5));
    take_back(leave).unwrap();
    assert!(hall.plays(1, 2) && hall.plays(1, 4), "all but what the other request gives up");
    assert!(!hall.plays(1, 3));
    assert_eq!(refusal(take_back(leave)), Refusal::RequestAnswered, "once");
    take_back(skip).unwrap();
    assert!(hall.plays(1, 3));
    let (again, _) = hall.asks(1, RequestKind::Skip, 2).unwrap();
    let drawn = DrawRequest { seen: "none".into(), ..DrawRequest::default() };
    hall.service.acts(hall.id, at(7)).draw_round(RoundNo(2), &drawn).unwrap();
    assert_eq!(refusal(take_back(again)), Refusal::RequestAnswered, "it is drawn without them");
    assert!(!hall.plays(1, 2));
}

fn worded(words: &str) -> RequestForm {
    RequestForm { kind: RequestKind::Correct, round: ONE, words: words.into() }
}

/// Another's event, a guess, a withdrawn link: nothing comes in by them.
fn every_public_act_asks_for_the_link(place: &Place) {
    let hall = Hall::new(place, |_| {});
    let (request, _) = hall.asks(1, RequestKind::Late, 2).unwrap();
    let elsewhere = Hall::new(place, |_| {});
    let withdrawn = hall.secret(2).to_owned();
    hall.service.acts(hall.id, at(3)).revoke_personal_link(EntryId(2)).unwrap();
    let form = hall.form(1, "B+");
    let ask = RequestForm { kind: RequestKind::Late, round: ONE, words: String::new() };
    let before = seen(&hall.service, hall.id).revision;
    for secret in ["", "guessed", elsewhere.secret(1), &withdrawn] {
        let (service, id, by) = (&hall.service, hall.id, at(7));
        assert_eq!(refusal(service.acts(id, by).report_result(secret, &form)), Refusal::LinkSpent);
        assert_eq!(refusal(service.acts(id, by).ask(secret, &ask)), Refusal::LinkSpent);
        assert_eq!(
            refusal(service.acts(id, by).take_request_back(secret, request)),
            Refusal::LinkSpent
        );
    }
    assert_eq!(seen(&hall.service, hall.id).revision, before, "nothing was written");
}
