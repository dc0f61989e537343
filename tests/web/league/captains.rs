//! A match of teams in a round with a window, as its captains settle it by their links.

use tengen::service::{Declarer, ReachForm};
use tengen::store::{Browser, Channel, Deed, NotificationKind};
use tengen::tournament::{
    EntryId, LineUp, ReportPolicy, RoundClock, RoundNo, RoundWindow, TableNo, Team, TeamNo,
    TeamRound, Tournament,
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
    assert!(said.contains("This is over already.") && said.contains("value=\"KGS\""), "{said}");
    assert_eq!(location(&league.sends(ALBA, &date(&typed))), "/t/club-league/me/1/match/1");
    let proposed = (1..=3).filter(|table| league.board(1, *table).date().proposed.is_some());
    assert_eq!(proposed.count(), 3);
    // A player of the other team may answer for the own board; the rest waits for the captain.
    let board = league.board(1, 2);
    let mine = if board.black == EntryId(5) { board.black } else { board.white };
    league.says(mine, &board, &[("act", "drop")]);
    let page = league.own(BORA, PATHS[1]);
    assert!(page.contains("The boards have different dates."), "{page}");
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
    assert_eq!(league.deeds(Deed::AcceptDate), 1, "one act for the match");
    assert!(league.work("/journal").contains("Date accepted by a player"));
    // Who is captain no more speaks for nobody else.
    let id = league.event().id;
    let other = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.list[0].captain = Some(EntryId(2));
        Ok(teams)
    };
    let seen = value_of(&league.own(ALBA, PATHS[0]), "seen");
    league.app.service.edit_teams(id, by(), other).unwrap();
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
    assert!(round.contains("Window: ") && round.contains("Still to be played: 3"), "{round}");
    assert_eq!(round.matches("not played yet").count(), 3);
    assert!(!round.contains("playing"), "nobody sits at a board: {round}");
    let (typed, place) = (day(5).date().to_string(), "Café Stein");
    league.sends(ALBA, &[("day", &typed), ("time", "20:00"), ("place", place), ("act", "propose")]);
    league.sends(BORA, &[("act", "accept")]);
    assert_eq!(league.page("/rounds/1").matches("20:00, Café Stein").count(), 3);
}

#[test]
fn a_captain_reports_for_players_and_that_is_said() {
    let league = match_of_captains(ReportPolicy::Agreed);
    let page = league.own(ALBA, "/1/result?round=1&table=2");
    assert!(page.contains("You are Aalders and say it for Berg."), "{page}");
    assert_eq!(league.reports(ALBA, (1, 2), "B"), "/t/club-league/me/1/match/1");
    assert!(league.board(1, 2).ending.is_pending());
    let boards = league.work("/boards?round=1");
    assert!(boards.contains("Berg (by captain Aalders)"), "{boards}");
    // The player of the other side agrees, as with any report.
    league.reports(EntryId(5), (1, 2), "B");
    assert_eq!(league.board(1, 2).ending.to_string(), "B+");
    // Both captains, for players who have no phone; a player's own later word takes the captain's place.
    league.reports(ALBA, (1, 3), "W");
    league.reports(BORA, (1, 3), "B");
    assert!(league.own(ALBA, PATHS[0]).contains("You two say different things"));
    assert!(league.board(1, 3).ending.is_pending());
    league.reports(EntryId(3), (1, 3), "B");
    assert_eq!(league.board(1, 3).ending.to_string(), "B+");
    // For a board of another match, or as nobody's captain, nobody speaks.
    let before = league.deeds(Deed::ReportResult);
    league.reports(EntryId(2), (1, 1), "B");
    assert_eq!(league.deeds(Deed::ReportResult), before);
    assert!(league.board(1, 1).ending.is_pending());
    assert_eq!(league.event().tournament.round(RoundNo(1)).unwrap().pending().count(), 1);
    assert!(league.event().tournament.round(RoundNo(1)).unwrap().board_at(TableNo(1)).is_some());
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
    service.set_timetable(id, by(), times).unwrap();
    let browser = Browser {
        endpoint: "https://push.example/1".to_owned(),
        key: "BCVxsr7N".to_owned(),
        secret: "BTBZMqHH".to_owned(),
    };
    let kinds = vec![NotificationKind::Date];
    let reach = ReachForm { way: Channel::Push(browser), kinds, language: "en".to_owned() };
    service.choose_reach(id, by(), &league.secrets[0], &reach).unwrap();
    let told = || -> Vec<String> {
        service.outgoing(id).unwrap().into_iter().rev().map(|one| one.body).collect()
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
    let handed = service.declare_line_up(
        id,
        by(),
        (TeamNo(1), RoundNo(2)),
        Some(&line_up),
        Declarer::Arbiter,
    );
    handed.unwrap();
    let later = |_: &Tournament| {
        let window = Some(RoundWindow { from: day(12), until: day(20) });
        Ok([(RoundNo(2), RoundClock { window, ..RoundClock::default() })].into())
    };
    service.set_timetable(id, by(), later).unwrap();
    remind(eve + chrono::TimeDelta::days(2));
    assert_eq!(told().len(), 2);
    league.holds();
}

/// A captain's word and a player's lead to the same board.
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
        assert_eq!(board(&sent), players, "{sent:?}");
    }
    assert_eq!(players, ("W+".to_owned(), 1, true));
}
