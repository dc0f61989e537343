//! Windows, dates that players agree on, and games that nobody played.

use chrono::Days;
use tengen::service::{ReachForm, appointment_seen};
use tengen::store::{Browser, Channel, DeedKind, NotificationKind};
use tengen::tournament::{
    Board, EntryId, Round, RoundClock, RoundNo, RoundState, RoundWindow, TableNo, UnplayedPolicy,
};

use super::{League, day, league};
use crate::html;
use crate::players::location;
use crate::support::{by, now};

#[test]
fn a_window_is_typed_on_the_timetable_and_read_by_everybody() {
    let league = League::with_window(-1, 20);
    let typed = |last: &str| {
        let fields = [
            ("round", "1"),
            ("day_1", "2026-03-08"),
            ("time_1", ""),
            ("from_1", "2026-03-08"),
            ("until_1", last),
        ];
        let fields = fields.map(|(name, value)| (name, value.to_owned()));
        let shown = league.work("/timetable");
        let shown = html::unescape(&crate::hall::value_of(&shown, "as_shown"));
        let mut fields: Vec<(&str, String)> = fields.into();
        fields.push(("as_shown", shown));
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
        league.act("/timetable", &fields)
    };
    let wrong = typed("2026-03-01");
    assert_eq!(wrong.status(), 422);
    let wrong = html::on_one_line(&wrong.text().unwrap());
    assert!(wrong.contains("would end before it starts"), "{wrong}");
    assert!(wrong.contains("value=\"2026-03-01\""), "what was typed is kept");
    assert_eq!(typed("2026-03-21").status(), 303);
    // Rounds overlap as they like, but one is not over before an earlier one begins.
    let shown = league.work("/timetable");
    let shown = html::unescape(&crate::hall::value_of(&shown, "as_shown"));
    let fields = [
        ("as_shown", shown.as_str()),
        ("round", "1"),
        ("from_1", "2026-03-08"),
        ("until_1", "2026-03-21"),
        ("round", "2"),
        ("from_2", "2026-03-01"),
        ("until_2", "2026-03-05"),
    ];
    let wrong = league.act("/timetable", &fields);
    assert_eq!(wrong.status(), 422);
    let wrong = html::on_one_line(&wrong.text().unwrap());
    assert!(wrong.contains("ends before that of round 1 starts"), "{wrong}");
    let window = league.event().tournament.clock(RoundNo(1)).window.unwrap();
    assert_eq!(window.from.to_string(), "2026-03-07 23:00:00", "midnight in Denmark, in UTC");
    assert_eq!(window.until.to_string(), "2026-03-21 22:59:00");
    let page = league.page("/rounds/1");
    assert!(page.contains("Window: 8–21 March 2026."), "{page}");
    assert!(page.contains("Still to be played: 3") && page.contains("No date yet."), "{page}");
    assert!(league.work("/timetable").contains("<b>8–21 March 2026</b>"));
    league.holds();
}

#[test]
fn one_proposes_the_other_answers_and_everybody_reads_what_is_agreed() {
    let league = League::with_window(-1, 20);
    let (anna, fabre) = (EntryId(1), EntryId(6));
    let own = league.own(anna, "");
    assert!(own.contains("Still to be played: 1") && own.contains("20 days left"), "{own}");
    let board = || league.board(1, 1);
    let typed = day(5).date().to_string();
    let date = [("day", typed.as_str()), ("time", "20:00"), ("place", "Café Fabre")];
    let wrong = league.says(anna, &board(), &[("day", typed.as_str()), ("time", "late")]);
    assert_eq!(wrong.status(), 422);
    assert!(wrong.text().unwrap().contains("value=\"late\""), "what was typed is kept");
    let old = board();
    assert_eq!(location(&league.says(anna, &old, &date)), "/t/club-league/me");
    assert!(league.own(anna, "").contains("You propose"));
    assert!(league.own(fabre, "").contains("Your opponent proposes"));
    assert!(league.page("/rounds/1").contains("no answer yet"));
    // Nobody accepts for themselves, answers what is not theirs, or what is not proposed any more.
    for (who, seen) in [(anna, board()), (EntryId(2), board()), (fabre, old)] {
        league.says(who, &seen, &[("act", "accept")]);
    }
    assert_eq!(board().date().agreed, None);
    league.says(fabre, &board(), &[("act", "drop")]);
    assert!(board().appointment.is_none(), "declined");
    league.says(anna, &board(), &date);
    league.says(fabre, &board(), &[("act", "accept")]);
    let agreed = board().date().agreed.clone().unwrap();
    assert_eq!(agreed.place, "Café Fabre");
    let page = league.page("/rounds/1");
    assert!(page.contains("Agreed for ") && page.contains("20:00, Café Fabre"), "{page}");
    assert_eq!(board().version, 0, "whoever enters a result need not have seen the date");
    assert_eq!(league.deeds(DeedKind::ProposeDate) + league.deeds(DeedKind::AcceptDate), 3);
    league.holds();
    // The name in the place goes with the person.
    let id = league.event().id;
    league.app.service.acts(id, by()).forget_person(fabre).unwrap();
    assert!(!board().date().agreed.clone().unwrap().place.contains("Fabre"));
    assert!(!league.work("/journal").contains("Café Fabre"));
    league.holds();
}

#[test]
fn an_arbiter_sets_a_date_outside_of_the_window_and_is_told() {
    let league = League::with_window(-1, 20);
    let (seen, late) = (appointment_seen(&league.board(1, 2)), day(40).date().to_string());
    let set = [("seen", seen.as_str()), ("day", late.as_str()), ("time", "19:30"), ("act", "set")];
    let wrong = league.act("/boards/1/2/date", &[("seen", seen.as_str()), ("time", "19:30")]);
    assert_eq!(wrong.status(), 422);
    let done = league.act("/boards/1/2/date", &set);
    assert_eq!(location(&done), "/t/club-league/boards/1/2");
    let notice = done.headers().get("set-cookie").unwrap().to_str().unwrap().to_owned();
    let cookie = format!("session={}; {}", league.organiser, notice.split(';').next().unwrap());
    let page = league.app.request("/t/club-league/boards/1/2").header("cookie", cookie).send();
    let page = page.unwrap().text().unwrap();
    assert!(page.contains("It is outside the round’s window") && page.contains("19:30"));
    // The same page a second time is of another date by now.
    let again = league.act("/boards/1/2/date", &set);
    assert_eq!(again.status(), 422);
    let seen = appointment_seen(&league.board(1, 2));
    league.act("/boards/1/2/date", &[("seen", &seen), ("act", "clear")]);
    assert!(league.board(1, 2).appointment.is_none());
    assert_eq!(league.deeds(DeedKind::SetDate), 2);
    league.holds();
}

#[test]
fn games_that_nobody_played_are_settled_by_one_act_and_opened_again_by_one() {
    let league = League::with_window(-20, -1);
    assert!(league.work("/rounds/1/unplayed").contains("Until then nothing is settled."));
    let early = league.act("/rounds/1/unplayed", &[("act", "settle"), ("seen", "1 2 3")]);
    assert_eq!(location(&early), "/t/club-league/rounds/1/unplayed");
    assert_eq!(league.deeds(DeedKind::SettleUnplayed), 0, "two days of grace");

    let league = League::with_window(-20, -5);
    let result = |table: i32, who: &str| {
        let seen = league.board(1, table).version.to_string();
        league.act(&format!("/boards/1/{table}"), &[("seen", &seen), ("who", who)])
    };
    result(1, "B");
    let fields = [("round", "1"), ("table", "2"), ("black", "2"), ("white", "5"), ("who", "B")];
    let cookie = league.cookie(EntryId(2));
    league.app.post("/t/club-league/me/2/result", &fields, &cookie);
    let page = league.work("/rounds/1/unplayed");
    assert!(page.contains("1 game was not played") && page.contains("Both lose"), "{page}");
    assert!(page.contains("Left open: 1"), "{page}");
    // What is done is what was shown.
    league.act("/rounds/1/unplayed", &[("act", "settle"), ("seen", "2 3")]);
    assert!(league.board(1, 3).ending.is_pending());
    league.act("/rounds/1/unplayed", &[("act", "settle"), ("seen", "3")]);
    assert_eq!(league.board(1, 3).ending.to_string(), "both-lose!");
    assert!(league.board(1, 2).ending.is_pending(), "an arbiter enters what a player said");
    league.holds();
    league.act("/rounds/1/unplayed", &[("act", "reopen"), ("seen", "3")]);
    assert!(league.board(1, 3).ending.is_pending());
    // A game that is played late counts in its round, and is not opened again.
    league.act("/rounds/1/unplayed", &[("act", "settle"), ("seen", "3")]);
    result(3, "W");
    assert_eq!(league.board(1, 3).ending.to_string(), "W+");
    league.act("/rounds/1/unplayed", &[("act", "reopen"), ("seen", "3")]);
    assert_eq!(league.board(1, 3).ending.to_string(), "W+");
    assert_eq!(league.deeds(DeedKind::SettleUnplayed) + league.deeds(DeedKind::ReopenUnplayed), 3);
    league.holds();
}

#[test]
fn who_asked_is_told_of_dates_and_once_before_the_window_ends() {
    let league = League::with_window(-1, 2);
    let (service, id) = (&league.app.service, league.event().id);
    for who in [1, 6] {
        let browser = Browser {
            endpoint: format!("https://push.example/{who}"),
            key: "BCVxsr7N".to_owned(),
            secret: "BTBZMqHH".to_owned(),
        };
        let kinds = vec![NotificationKind::Date];
        let reach = ReachForm { way: Channel::Push(browser), kinds, language: "en".to_owned() };
        service.acts(id, by()).choose_reach(&league.secrets[who - 1], &reach).unwrap();
    }
    let told = || -> Vec<String> {
        let all = service.read(|c| c.outgoing(id)).unwrap();
        all.into_iter().rev().map(|one| format!("{} {}", one.id, one.body)).collect()
    };
    let typed = day(1).date().to_string();
    let date = [("day", typed.as_str()), ("time", "20:00"), ("place", "Kiel")];
    league.says(EntryId(1), &league.board(1, 1), &date);
    league.says(EntryId(6), &league.board(1, 1), &[("act", "accept")]);
    let so_far = told();
    assert_eq!(so_far.len(), 2, "the other of the two, each time: {so_far:?}");
    assert!(so_far[0].contains("\"news\":\"proposed\"") && so_far[0].contains("Kiel"));
    assert!(so_far[1].contains("\"news\":\"accepted\""), "{so_far:?}");
    assert_eq!(service.remind_of_windows(now()).unwrap(), 3, "games that are not played");
    assert_eq!(service.remind_of_windows(now()).unwrap(), 3);
    let reminded = told();
    assert_eq!(reminded.len(), 4, "both who asked, once: {reminded:?}");
    assert!(reminded[2].contains("unplayed"), "{reminded:?}");
    let later = now() + Days::new(9);
    assert_eq!(service.remind_of_windows(later).unwrap(), 0, "the window is over");
}

#[test]
fn an_event_decides_what_a_game_that_was_not_played_gets() {
    for (policy, ending) in [(UnplayedPolicy::Half, "0!"), (UnplayedPolicy::NoResult, "void")] {
        let mut event = league();
        event.settings.season.unplayed = policy;
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
        event.rounds.push(round);
        let window = Some(RoundWindow { from: day(-20), until: day(-5) });
        event.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
        let league = League::of(&event);
        league.act("/rounds/1/unplayed", &[("act", "settle"), ("seen", "1")]);
        assert_eq!(league.board(1, 1).ending.to_string(), ending);
    }
}
