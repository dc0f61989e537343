//! A match of teams in a round with a window, as its captains settle it by their links.

use tengen::service::{MatchEdit, ReachForm, ResultForm, fingerprint};
use tengen::store::{Browser, Channel, DeedKind, NotificationKind};
use tengen::tournament::{
    EntryId, LineUp, LineUpLock, ReportPolicy, RoundClock, RoundNo, RoundWindow, TableNo, Team,
    TeamNo, TeamRound, Teams, Tournament,
};

use super::{League, day, league};
use crate::hall::value_of;
use crate::html;
use crate::players::location;
use crate::support::{by, now};

const ALBA: EntryId = EntryId(1);
const BORA: EntryId = EntryId(6);
const PATHS: [&str; 2] = ["/1/match/1", "/6/match/1"];

/// Two teams of three with captains at board 1, seated at tables 1 to 3, in a window that lasts 20 days more.
fn match_of_captains(reports: ReportPolicy) -> League {
    let mut event = league();
    event.settings.players.reports = reports;
    event.teams.size = 3;
    let team = |no, name: &str, squad: [i32; 3]| {
        let mut team = Team::new(TeamNo(no), name, squad.map(EntryId).to_vec());
        team.captain = Some(EntryId(squad[0]));
        team
    };
    event.teams.list = vec![team(1, "Alba", [1, 2, 3]), team(2, "Bora", [6, 5, 4])];
    let matches = vec![tengen::tournament::TeamMatch::new(TeamNo(1), TeamNo(2))];
    let teams = TeamRound { matches, ..TeamRound::NONE };
    let mut round = tengen::pairing::seat_teams(&event, RoundNo(1), teams);
    round.state = tengen::tournament::RoundState::Published;
    event = tengen::pairing::with_team_round(&event, round);
    let window = Some(RoundWindow { from: day(-1), until: day(20) });
    event.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
    League::of(&event)
}

impl League {
    fn sends(&self, who: EntryId, fields: &[(&str, &str)]) -> reqwest::blocking::Response {
        let path = if who == ALBA { PATHS[0] } else { PATHS[1] };
        let seen = value_of(&self.own(who, path), "seen");
        let fields = [&[("seen", seen.as_str())], fields].concat();
        self.app.post(&format!("/t/club-league/me{path}"), &fields, &self.cookie(who))
    }

    /// The page that an act leads the organiser to, with what it says there.
    fn told(&self, answer: &reqwest::blocking::Response) -> String {
        let notice = answer.headers().get_all("set-cookie").iter().map(|one| one.to_str().unwrap());
        let notice = notice.filter(|one| one.starts_with("notice=")).collect::<String>();
        let cookie = format!("session={}; {notice}", self.organiser);
        let page = self.app.request(&location(answer)).header("cookie", cookie).send().unwrap();
        html::on_one_line(&page.text().unwrap())
    }
}

#[test]
fn captains_agree_on_a_date_for_all_boards_of_the_match() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let own = league.own(ALBA, "");
    assert!(own.contains("/me/1/match/1\">Match of round 1"), "{own}");
    assert!(!league.own(EntryId(2), "").contains("/match/1"), "no captain");
    let (typed, past) = (day(5).date().to_string(), day(-3).date().to_string());
    let date = |day| [("day", day), ("time", "20:00"), ("place", "KGS"), ("act", "propose")];
    let over = league.sends(ALBA, &date(past.as_str()));
    assert_eq!(over.status(), 422);
    let said = html::on_one_line(&over.text().unwrap());
    assert!(said.contains("This is in the past.") && said.contains("value=\"KGS\""), "{said}");
    assert_eq!(location(&league.sends(ALBA, &date(&typed))), "/t/club-league/me/1/match/1");
    let proposed = (1..=3).filter(|table| league.board(1, *table).date().proposed.is_some());
    assert_eq!(proposed.count(), 3);
    // A player of the other team may answer for the own board; the rest waits for the captain.
    let board = league.board(1, 2);
    let mine = if board.black == EntryId(5) { board.black } else { board.white };
    league.says(mine, &board, &[("act", "drop")]);
    let page = league.own(BORA, PATHS[1]);
    assert!(page.contains("The boards have different dates."), "{page}");
    let window = league.feed("teams/2/games.ics");
    assert_eq!(window.matches("BEGIN:VEVENT").count(), 1, "{window}");
    assert!(window.contains("TRANSP:TRANSPARENT") && window.contains("against Alba"), "{window}");
    assert_eq!(location(&league.sends(ALBA, &date(&typed))), "/t/club-league/me/1/match/1");
    let page = league.own(BORA, PATHS[1]);
    assert!(page.contains("value=\"accept\"") && page.contains("20:00, KGS"), "{page}");
    let page = league.own(ALBA, PATHS[0]);
    assert!(!page.contains("value=\"accept\"") && page.contains("value=\"drop\""), "{page}");
    // Nobody accepts the own proposal.
    league.sends(ALBA, &[("act", "accept")]);
    assert_eq!(league.board(1, 1).date().agreed, None);
    league.sends(BORA, &[("act", "accept")]);
    for table in 1..=3 {
        let agreed = league.board(1, table).date().agreed.clone().expect("agreed");
        assert_eq!(agreed.place, "KGS");
    }
    assert_eq!(league.deeds(DeedKind::AcceptDate), 1, "one act for the match");
    // The match is one date for both teams, for each player, and among the rounds of the division.
    assert!(league.page("/teams/1").contains("/teams/1/games.ics"));
    for (feed, count, said) in [
        ("teams/1/games.ics", 1, "against Bora"),
        ("teams/2/games.ics", 1, "against Alba"),
        ("players/5/games.ics", 1, "LOCATION:KGS"),
        ("rounds.ics", 2, "Alba – Bora"),
    ] {
        let text = league.feed(feed);
        assert_eq!(text.matches("BEGIN:VEVENT").count(), count, "{text}");
        assert!(text.contains(said) && text.contains("LOCATION:KGS"), "{text}");
        let free = usize::from(feed == "rounds.ics");
        assert_eq!(text.matches("TRANSP:TRANSPARENT").count(), free, "{text}");
    }
    assert_eq!(league.app.get("/t/club-league/teams/9/games.ics").status(), 404);
    // One board is played another day: a date of its own.
    let board = league.board(1, 3);
    let seen = tengen::service::appointment_seen(&board);
    let other = day(9).date().to_string();
    let moved = [("day", other.as_str()), ("time", "19:00"), ("act", "set"), ("seen", &seen)];
    league.act("/boards/1/3/date", &moved);
    let text = league.feed("teams/1/games.ics");
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 2, "{text}");
    let uids: Vec<&str> = text.lines().filter(|line| line.starts_with("UID:")).collect();
    assert_ne!(uids[0], uids[1]);
    assert!(league.work("/journal").contains("Date accepted by a player"));
    // Who is captain no more speaks for nobody else.
    let id = league.event().id;
    let other = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.list[0].captain = Some(EntryId(2));
        Ok(teams)
    };
    let seen = value_of(&league.own(ALBA, PATHS[0]), "seen");
    league.app.service.acts(id, by()).edit_teams(other).unwrap();
    let late = [&[("seen", seen.as_str())][..], &date(&typed)[..]].concat();
    let path = format!("/t/club-league/me{}", PATHS[0]);
    let status = league.app.post(&path, &late, &league.cookie(ALBA)).status();
    assert!([303, 422].contains(&status.as_u16()), "{status}");
    assert!(league.board(1, 2).date().proposed.is_none());
    league.holds();
}

#[test]
fn the_round_of_a_team_league_says_its_window_and_what_is_still_to_be_played() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let round = league.page("/rounds/1");
    assert!(round.contains("Window: ") && round.contains("Still to be played: 1"), "{round}");
    assert!(round.contains("1–3</span>"), "the match, not each of its boards: {round}");
    assert_eq!(round.matches("not played yet").count(), 3);
    assert!(!round.contains("playing"), "nobody sits at a board: {round}");
    let team = league.page("/teams/1");
    assert!(team.contains("not played yet") && !team.contains("Playing"), "{team}");
    let (typed, place) = (day(5).date().to_string(), "Café Stein");
    league.sends(ALBA, &[("day", &typed), ("time", "20:00"), ("place", place), ("act", "propose")]);
    league.sends(BORA, &[("act", "accept")]);
    assert_eq!(league.page("/rounds/1").matches("20:00, Café Stein").count(), 1);
    let hall = league.page("/hall");
    assert!(hall.contains("All pairings and standings on your phone</p>"), "{hall}");
    assert!(!hall.contains("your table") && !hall.contains("Stone, then table"), "{hall}");
    // A board of its own date stands apart.
    let board = league.board(1, 3);
    let seen = tengen::service::appointment_seen(&board);
    let date = [("day", typed.as_str()), ("time", "18:00"), ("act", "set"), ("seen", &seen)];
    league.act("/boards/1/3/date", &date);
    let round = league.page("/rounds/1");
    assert!(round.contains("Still to be played: 3"), "{round}");
    assert_eq!(round.matches("20:00, Café Stein").count(), 2);
}

#[test]
fn a_captain_is_shown_the_current_match_and_finds_the_later_ones_below() {
    let mut event = two_rounds().event().tournament.clone();
    let window = Some(RoundWindow { from: day(25), until: day(40) });
    event.clocks.insert(RoundNo(2), RoundClock { window, ..RoundClock::default() });
    let own = League::of(&event).own(ALBA, "");
    assert!(own.contains("/rounds/1#match-1\">Alba against Bora"), "{own}");
    let (now, later) = own.split_once("Later: 1</summary>").expect("one is for later");
    assert!(now.contains("/me/1/match/1\"") && !now.contains("/me/1/match/2\""), "{now}");
    assert!(later.contains("/me/1/match/2\""), "{later}");
}

#[test]
fn of_a_match_that_has_begun_the_open_tables_alone_are_still_to_be_played() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let between = league.board(1, 2);
    let form = ResultForm::new(RoundNo(1), between.table, between.version, "B+".parse().unwrap());
    league.app.service.acts(league.event().id, by()).record_result(&form).unwrap();
    let round = league.page("/rounds/1");
    assert!(round.contains("Still to be played: 1") && round.contains("1, 3</span>"), "{round}");
}

#[test]
fn a_captain_reports_for_players_and_that_is_said() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let page = league.own(ALBA, "/1/result?round=1&table=2");
    assert!(page.contains("You are Aalders and report for Berg."), "{page}");
    assert_eq!(league.reports(ALBA, (1, 2), "B"), "/t/club-league/me/1/match/1");
    assert!(league.board(1, 2).ending.is_pending());
    let boards = league.work("/boards?round=1");
    assert!(boards.contains("Berg (by captain Aalders)"), "{boards}");
    // The player of the other side agrees, as with any report.
    league.reports(EntryId(5), (1, 2), "B");
    assert_eq!(league.board(1, 2).ending.to_string(), "B+");
    // Both captains, for players who have no phone; a player's own later word stands beside the captain's.
    league.reports(ALBA, (1, 3), "W");
    league.reports(BORA, (1, 3), "B");
    assert!(league.own(ALBA, PATHS[0]).contains("Your reports don’t match"));
    assert!(league.board(1, 3).ending.is_pending());
    league.reports(EntryId(3), (1, 3), "B");
    assert!(league.board(1, 3).ending.is_pending(), "the captain has not said so");
    let inbox = league.work("/from-players");
    assert!(inbox.contains("by captain Aalders") && inbox.contains("Costa"), "{inbox}");
    league.reports(ALBA, (1, 3), "B");
    assert_eq!(league.board(1, 3).ending.to_string(), "B+");
    // For a board of another match, or as nobody's captain, nobody speaks.
    let before = league.deeds(DeedKind::ReportResult);
    league.reports(EntryId(2), (1, 1), "B");
    assert_eq!(league.deeds(DeedKind::ReportResult), before);
    assert!(league.board(1, 1).ending.is_pending());
    assert_eq!(league.event().tournament.round(RoundNo(1)).unwrap().pending().count(), 1);
    assert!(league.event().tournament.round(RoundNo(1)).unwrap().board_at(TableNo(1)).is_some());
    league.holds();
}

#[test]
fn a_captains_word_never_replaces_the_players_nor_what_both_agreed() {
    let league = match_of_captains(ReportPolicy::Confirmed);
    league.reports(EntryId(2), (1, 2), "B");
    league.reports(EntryId(5), (1, 2), "B");
    assert!(league.work("/boards?round=1").contains("Both players: Black won"));
    league.reports(ALBA, (1, 2), "W");
    let place = (RoundNo(1), &league.board(1, 2));
    let said = league.app.service.read(|c| c.reports_of(league.event().id, place)).unwrap();
    let words: Vec<_> = said.iter().map(|w| (w.by.0, w.captain, w.ending.to_string())).collect();
    let captain = Some(ALBA);
    let all = [(2, None, "B+"), (2, captain, "W+"), (5, None, "B+")];
    assert_eq!(words, all.map(|(by, captain, ending)| (by, captain, ending.to_owned())));
    // The arbiter sees all three, and who said what; nothing is entered by itself.
    let inbox = league.work("/from-players");
    for word in ["Berg", "Berg (by captain Aalders)", "Eder"] {
        assert!(inbox.contains(word), "{word}: {inbox}");
    }
    for (who, path) in [(2, ""), (2, "/2/result?round=1"), (5, ""), (1, PATHS[0])] {
        let page = league.own(EntryId(who), path);
        assert!(page.contains("Berg (by captain Aalders)"), "{who}: {page}");
    }
    // The captain gives way: the players' word stands as before.
    league.reports(ALBA, (1, 2), "B");
    let said = league.app.service.read(|c| c.reports_of(league.event().id, place)).unwrap();
    assert_eq!(said.len(), 3);
    assert!(league.work("/from-players").contains("Black won"));
    league.holds();
}

/// The match with boards open to captains until its first result, in two rounds.
fn two_rounds() -> League {
    let league = match_of_captains(ReportPolicy::Agreed);
    let mut event = league.event().tournament.clone();
    event.teams.lock = LineUpLock::FirstResult;
    let teams = event.rounds[0].teams.clone();
    let mut round = tengen::pairing::seat_teams(&event, RoundNo(2), teams);
    round.state = tengen::tournament::RoundState::Published;
    event = tengen::pairing::with_team_round(&event, round);
    League::of(&event)
}

#[test]
fn a_captain_has_every_round_that_is_open_and_is_told_what_everybody_sees() {
    let league = two_rounds();
    let links = |kind: &str| -> Vec<i32> {
        let own = league.own(ALBA, "");
        (1..=4).filter(|no| own.contains(&format!("/me/1/{kind}/{no}\""))).collect()
    };
    assert_eq!((links("line-up"), links("match")), (vec![1, 2, 3], vec![1, 2]));
    let hands = |boards: [&str; 3]| {
        let fields = [("board_1", boards[0]), ("board_2", boards[1]), ("board_3", boards[2])];
        let path = "/t/club-league/me/1/line-up/2";
        league.app.post(path, &fields, &league.cookie(ALBA))
    };
    let page = league.own(ALBA, "/1/line-up/2");
    assert!(page.contains("a change is public at once"), "{page}");
    assert!(!league.own(ALBA, "/1/line-up/3").contains("public at once"));
    let handed = "/t/club-league/me/1/line-up/2";
    assert_eq!(location(&hands(["3", "2", "1"])), handed);
    let day = chrono::Utc::now().format("%Y").to_string();
    let page = league.own(ALBA, "/1/line-up/2");
    for said in ["Handed in", &day, "Costa 3k", "until the first result", "href=\"?change\""] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(
        !page.contains("<select") && league.own(ALBA, "/1/line-up/2?change").contains("<select")
    );
    // An empty board above others is handed in, and is to be looked at.
    assert_eq!(location(&hands(["", "2", "1"])), handed);
    let gap = "Alba leaves board 1 empty above one that is filled.";
    assert!(league.own(ALBA, "/1/line-up/2").contains(gap));
    assert!(!league.own(BORA, "/6/line-up/2").contains("empty above"));
    assert_eq!(location(&hands(["3", "2", "1"])), handed);
    // After the first result the page shows what stands, not what came too late.
    let played = league.event().tournament.round(RoundNo(2)).unwrap().boards[0].clone();
    let form = ResultForm::new(RoundNo(2), played.table, played.version, "B+".parse().unwrap());
    league.app.service.acts(league.event().id, by()).record_result(&form).unwrap();
    let late = hands(["1", "3", "2"]);
    assert_eq!(late.status(), 422);
    let page = html::on_one_line(&late.text().unwrap());
    assert!(page.contains("can no longer be changed"), "{page}");
    let places = ["Costa 3k", "Berg 3k", "Aalders 3k"].map(|name| page.rfind(name));
    assert!(places.is_sorted() && places[0].is_some(), "{places:?} {page}");
    assert_eq!((links("line-up"), links("match")), (vec![1, 3], vec![1, 2]));
    // An open match is not lost.
    let team = league.page("/teams/1");
    let said = ["Round 1, Bora, not played yet", "Round 2, Bora, Playing"];
    assert!(said.iter().all(|said| team.contains(said)) && !team.contains("Lost"), "{team}");
    assert!(!league.work("/paper/matches?round=2").contains("<th></th>"));
}

#[test]
fn who_left_stays_nobodys_captain_unseen_and_is_seated_by_nobody_unseen() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let hands = |who: EntryId| {
        let fields = [("board_1", "1"), ("board_2", "2"), ("board_3", "3")];
        let path = format!("/t/club-league/me/{who}/line-up/2");
        league.app.post(&path, &fields, &league.cookie(who))
    };
    assert_eq!(hands(ALBA).status(), 303);
    let teams = league.work("/teams");
    assert!(teams.contains("Captain: Aalders<") && teams.contains("Captain: Fabre<"), "{teams}");
    let said = |path: &str, fields: &[(&str, &str)]| league.told(&league.act(path, fields));
    let left = said("/entries/1/withdraw", &[("round", "2")]);
    assert!(left.contains("Still captain of Alba"), "{left}");
    assert!(league.work("/teams").contains("Captain: Aalders<"), "round 1 is played");
    for table in 1..=3 {
        let board = league.board(1, table);
        let form = ResultForm::new(RoundNo(1), board.table, board.version, "B+".parse().unwrap());
        league.app.service.acts(league.event().id, by()).record_result(&form).unwrap();
    }
    let teams = league.work("/teams");
    assert!(teams.contains("Captain: Aalders, who plays in no later round"), "{teams}");
    // The line-up that was handed in stands, and wherever it counts that is said.
    let away = "Aalders 3k does not take part in this round";
    assert!(league.own(ALBA, "/1/line-up/2").contains(away));
    assert!(league.work("/teams/1/line-up/2").contains(away));
    let late = hands(ALBA);
    assert_eq!(late.status(), 422);
    let why = "Aalders does not take part in round 2. Change the line-up of Alba.";
    assert!(html::on_one_line(&late.text().unwrap()).contains(why));
    let seen = |no| tengen::service::fingerprint(league.event().tournament.round(RoundNo(no)));
    league.act(
        "/draft/2/matches",
        &[("seen", &seen(2)), ("act", "meet"), ("one", "1"), ("other", "2")],
    );
    assert!(league.work("/draft/2").contains(why));
    let refused = said("/draft/2/publish", &[("seen", &seen(2))]);
    assert!(refused.contains(why), "{refused}");
    league.act("/draft/2/discard", &[("seen", &seen(2))]);
    // Who is forgotten or removed leaves a team without a captain, and that is said.
    let gone = said("/entries/1/forget", &[("sure", "yes")]);
    assert!(gone.contains("no longer has a name. Alba has no captain now."), "{gone}");
    assert!(league.work("/teams").contains("No captain"));
    league.holds();
}

#[test]
fn captains_are_reminded_of_line_ups_and_of_games_that_are_not_played() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let (service, id) = (&league.app.service, league.event().id);
    let times = |_: &Tournament| {
        let open = Some(RoundWindow { from: day(-1), until: day(2) });
        let next = Some(RoundWindow { from: day(10), until: day(20) });
        let clock = |window| RoundClock { window, ..RoundClock::default() };
        Ok([(RoundNo(1), clock(open)), (RoundNo(2), clock(next))].into())
    };
    service.acts(id, by()).set_timetable(times).unwrap();
    let browser = Browser {
        endpoint: "https://push.example/1".to_owned(),
        key: "BCVxsr7N".to_owned(),
        secret: "BTBZMqHH".to_owned(),
    };
    let kinds = vec![NotificationKind::Date];
    let reach = ReachForm { way: Channel::Push(browser), kinds, language: "en".to_owned() };
    service.acts(id, by()).choose_reach(&league.secrets[0], &reach).unwrap();
    let told = || -> Vec<String> {
        service.read(|c| c.outgoing(id)).unwrap().into_iter().rev().map(|one| one.body).collect()
    };
    let remind = |at| {
        service.remind_of_windows(at).unwrap();
        service.remind_of_windows(at).unwrap();
    };
    remind(now());
    assert_eq!(told().len(), 1, "one word for all boards of the match: {:?}", told());
    let eve = day(10).and_utc() - chrono::TimeDelta::hours(5);
    remind(eve - chrono::TimeDelta::days(2));
    assert_eq!(told().len(), 1, "too early");
    remind(eve);
    assert_eq!(told().len(), 2);
    assert!(told()[1].contains("line-up"), "{:?}", told());
    // Who has handed it in is not asked: not at the begin that the round gets then, either.
    let line_up = LineUp([1, 2, 3].map(|id| Some(EntryId(id))).to_vec());
    let two = RoundNo(2);
    let handed = service.acts(id, by()).declare_line_up((TeamNo(1), two), Some(&line_up), None);
    handed.unwrap();
    let later = |_: &Tournament| {
        let window = Some(RoundWindow { from: day(12), until: day(20) });
        Ok([(RoundNo(2), RoundClock { window, ..RoundClock::default() })].into())
    };
    service.acts(id, by()).set_timetable(later).unwrap();
    remind(eve + chrono::TimeDelta::days(2));
    assert_eq!(told().len(), 2);
    // Where a line-up may change until the first result, what publication fixed is not handed in.
    let none = service.acts(id, by()).declare_line_up((TeamNo(1), two), None, None);
    none.unwrap();
    let lock = |now: &Tournament| Ok(Teams { lock: LineUpLock::FirstResult, ..now.teams.clone() });
    service.acts(id, by()).edit_teams(lock).unwrap();
    let meet = MatchEdit::Meet(TeamNo(1), TeamNo(2));
    service.acts(id, by()).edit_matches(two, "none", meet).unwrap();
    let seen = fingerprint(league.event().tournament.round(two));
    service.acts(id, by()).publish_round(two, &seen, true).unwrap();
    remind(eve + chrono::TimeDelta::days(2));
    assert_eq!(told().len(), 3, "{:?}", told());
    league.holds();
}

/// A captain's word and a player's lead to the same board; only both players' own words confirm it.
#[test]
fn a_captains_word_counts_as_the_players() {
    let board = |sent: &[EntryId]| {
        let league = match_of_captains(ReportPolicy::Agreed);
        sent.iter().for_each(|who| drop(league.reports(*who, (1, 2), "W")));
        league.holds();
        let board = league.board(1, 2);
        (board.ending.to_string(), board.version, board.confirmed.is_some())
    };
    let players = board(&[EntryId(2), EntryId(5)]);
    for sent in [[ALBA, BORA], [ALBA, EntryId(5)], [EntryId(2), BORA]] {
        assert_eq!(board(&sent), ("W+".to_owned(), 1, false), "{sent:?}");
    }
    assert_eq!(players, ("W+".to_owned(), 1, true));
}

#[test]
fn a_captain_who_follows_a_table_that_was_entered_meanwhile_gets_no_other_form() {
    let league = match_of_captains(ReportPolicy::Confirmed);
    let path = "/t/club-league/me/1/result?round=1&table=2";
    let get = || {
        let request = league.app.request(path).header("cookie", league.cookie(ALBA));
        request.send().unwrap()
    };
    assert_eq!(get().status(), 200);
    let seen = league.board(1, 2).version.to_string();
    league.act("/boards/1/2", &[("ending", "B+"), ("seen", &seen)]);
    let answer = get();
    assert_eq!(location(&answer), "/t/club-league/me/1/match/1");
    let cookies = answer.headers().get_all("set-cookie").iter();
    let said = cookies.map(|one| one.to_str().unwrap()).collect::<Vec<_>>().join("; ");
    let request = league.app.request("/t/club-league/me/1/match/1");
    let cookie = format!("{}; {said}", league.cookie(ALBA));
    let page = request.header("cookie", cookie).send().unwrap().text().unwrap();
    assert!(page.contains("Round 1, table 2: Black won has already been entered"), "{page}");
}

/// The event is announced only by and by.
fn hidden() -> League {
    let league = match_of_captains(ReportPolicy::Agreed);
    let mut event = league.event().tournament.clone();
    event.settings.hidden = true;
    League::of(&event)
}

#[test]
fn a_personal_link_of_a_hidden_event_says_so_and_leads_a_captain_to_the_line_up() {
    let league = hidden();
    let before = league.work("/links");
    assert!(before.contains("This event is not announced yet: until it is"), "{before}");
    let secret = &league.secrets[ALBA.0 as usize - 1];
    let opened = league.app.get(&format!("/p/{secret}"));
    assert_eq!(location(&opened), "/t/club-league/me");
    let said = "This event is not announced yet. The link will work as soon as it is.";
    let page = league.own(ALBA, "");
    assert!(page.contains(said) && page.contains("/me/1/line-up/2"), "{page}");
    let line_up = league.own(ALBA, "/1/line-up/2");
    assert!(line_up.contains("Hand in the line-up"), "{line_up}");
    // The opponents are published, and the event is not.
    assert!(!league.own(ALBA, "/1/line-up/1").contains("Bora"));
    let path = "/t/club-league/me/1/line-up/2";
    let boards = [("board_1", "2"), ("board_2", "1"), ("board_3", "3")];
    let handed = league.app.post(path, &boards, &league.cookie(ALBA));
    assert_eq!(location(&handed), path);
    // A secret that no link has shows no squad, also beside one's own that is right.
    let second = format!("{}|club-league:1:garbage", league.cookie(EntryId(2)));
    let stranger = league.app.post(path, &[("sort", "1")], &second);
    assert_eq!(
        (stranger.status().as_u16(), location(&stranger)),
        (303, "/t/club-league/me".into())
    );
    let teams = &league.event().tournament.teams;
    let declared = league.event().tournament.line_up(&teams.list[0], RoundNo(2)).0.clone();
    assert_eq!(declared[0], Some(EntryId(2)));
    // Every other page says the same to whoever has a link, and nothing to anybody else.
    let other = league.own(EntryId(2), "");
    assert!(other.contains(said) && !other.contains("line-up"), "{other}");
    let forged = |path: &str, cookie: &str| {
        let request = league.app.request(&format!("/t/club-league{path}"));
        let answer = request.header("cookie", cookie).send().unwrap();
        (answer.status().as_u16(), html::on_one_line(&answer.text().unwrap()))
    };
    for path in ["", "/rounds/1", "/standings", "/me/1/match/1", "/me/1/result"] {
        let (status, page) = forged(path, &league.cookie(ALBA));
        assert!(status == 404 && page.contains(said) && !page.contains("Bora"), "{path}: {page}");
    }
    for cookie in
        ["", "me=club-league:1:", "me=club-league:1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]
    {
        for path in ["/me", "/me/1/line-up/2", "/rounds/1"] {
            let (status, page) = forged(path, cookie);
            assert!(status == 404 && page.contains("There is no such page"), "{path}: {page}");
        }
    }
    // Nobody hands in another's.
    let (status, _) = forged("/me/1/line-up/2", &league.cookie(EntryId(2)));
    assert_eq!(status, 303);
}

#[test]
fn what_was_reported_since_the_page_was_shown_is_not_entered_unseen() {
    let league = match_of_captains(ReportPolicy::Confirmed);
    league.reports(EntryId(2), (1, 2), "B");
    league.reports(EntryId(5), (1, 2), "B");
    let page = league.work("/from-players");
    let fields = html::fields(html::form(&page, "/boards/1/2\""));
    assert!(fields.contains(&("confirmed".to_owned(), "yes".to_owned())), "{fields:?}");
    league.reports(ALBA, (1, 2), "W");
    let sent = html::with(&fields, "ending", "B+");
    let stale = league.act("/boards/1/2", &html::borrowed(&sent));
    assert_eq!(stale.status(), 409);
    let said = html::on_one_line(&stale.text().unwrap());
    assert!(said.contains("has changed in the meantime") && said.contains("captain"), "{said}");
    assert!(league.board(1, 2).ending.is_pending());
    let page = league.work("/from-players");
    let fields = html::fields(html::form(&page, "/boards/1/2\""));
    let sent = html::with(&fields, "ending", "B+");
    assert_eq!(league.act("/boards/1/2", &html::borrowed(&sent)).status(), 303);
    assert_eq!(league.board(1, 2).ending.to_string(), "B+");
}

#[test]
fn only_what_both_players_said_is_confirmed_by_both_and_the_journal_names_a_captain() {
    for policy in [ReportPolicy::Confirmed, ReportPolicy::Agreed] {
        let league = match_of_captains(policy);
        league.reports(ALBA, (1, 3), "W");
        league.reports(BORA, (1, 3), "W");
        if policy == ReportPolicy::Confirmed {
            let page = league.work("/from-players");
            let fields = html::fields(html::form(&page, "/boards/1/3\""));
            let sent = html::with(&fields, "ending", "W+");
            assert_eq!(league.act("/boards/1/3", &html::borrowed(&sent)).status(), 303);
        }
        let board = league.board(1, 3);
        assert_eq!((board.ending.to_string().as_str(), board.confirmed), ("W+", None), "{policy}");
        let page = league.work("/boards/1/3");
        assert!(!page.contains("Both players confirmed it,"), "{policy}: {page}");
        let journal = league.work("/journal");
        assert!(journal.contains("Captain: Aalders"), "{journal}");
        assert!(journal.contains("Captain: Fabre") && journal.contains("White won"), "{journal}");
    }
}
