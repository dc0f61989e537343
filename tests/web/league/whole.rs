//! A whole league: all rounds drawn at once, how many a place takes, calendars, and draws while games are open.

use tengen::publishing::record::{Reach, make, verify};
use tengen::service::appointment_seen;
use tengen::tournament::{EntryId, OpenGames, ReportPolicy, RoundNo, Tournament};

use super::{League, NAMES, day, league};
use crate::html::{self, borrowed, fields, form, with};
use crate::players::location;
use crate::support::by;

/// All rounds of a double round robin, as the organiser's page has them drawn.
fn whole_league(change: impl FnOnce(&mut Tournament)) -> League {
    let mut event = league();
    event.settings.rounds = 5;
    change(&mut event);
    let league = League::of(&event);
    let first = day(-20).date().to_string();
    let path = format!("/draft/all?double=yes&seed=7&first={first}&days=7");
    let shown = league.work(&path);
    assert!(shown.contains("Draw and publish all 10 rounds"), "{shown}");
    let fields =
        [("double", "yes"), ("seed", "7"), ("first", &*first), ("days", "7"), ("act", "draw")];
    assert_eq!(location(&league.act("/draft/all", &fields)), "/t/club-league/rounds/1");
    let drawn = &league.event().tournament.rounds[4].boards[0];
    let name = |id: EntryId| NAMES[id.0 as usize - 1];
    let (black, white) = (name(drawn.black), name(drawn.white));
    let pair = format!("<bdi>{black}</bdi> – <bdi>{white}</bdi>");
    assert!(shown.contains(&pair), "what was shown is what is drawn");
    assert!(shown.contains("Black – White"), "{shown}");
    league
}

#[test]
fn six_meet_twice_over_ten_weeks_with_moved_games_and_one_that_nobody_played() {
    let league = whole_league(|event| {
        let season = &mut event.settings.season;
        (season.least_games, season.up, season.down) = (10, 1, 2);
    });
    let tournament = || league.event().tournament.clone();
    assert_eq!((tournament().settings.rounds, tournament().rounds.len()), (10, 10));
    for one in 1..=6 {
        for other in (1..=6).filter(|other| *other != one) {
            let rounds = &tournament().rounds;
            let met = rounds.iter().flat_map(|round| &round.boards);
            let met = met.filter(|b| (b.black, b.white) == (EntryId(one), EntryId(other))).count();
            assert_eq!(met, 1, "{one} has Black against {other} once");
        }
    }
    league.holds();
    // Everybody has ten games to arrange, and each has its window.
    let own = league.own(EntryId(1), "");
    assert!(own.contains("Still to be played: 10"), "{own}");
    assert!(own.contains("/me/1/result?round=2&#38;table="), "a later game can be reported first");
    // The third week has begun: its round is the one that is played, wherever none is named.
    assert!(
        own.contains("<h1 class=\"long\" id=\"at-1\">Round 3</h1>")
            && league.page("/rounds").contains("<h1 id=\"round-title\" data-live>Round 3")
    );
    assert!(league.work("/boards").contains("in round 3"));
    let today = league.work("/today");
    assert!(today.contains("The window of round 1 is over: 3 games were not played"), "{today}");
    assert!(!today.contains("window of round 3"), "it lasts");
    // Two games are moved: by the players, and by an arbiter beyond the window.
    let moved = league.board(1, 1);
    let typed = day(-14).date().to_string();
    let date = [("day", typed.as_str()), ("time", "19:00"), ("place", "Café")];
    league.says(moved.black, &moved, &date);
    league.says(moved.white, &league.board(1, 1), &[("act", "accept")]);
    let (seen, late) = (appointment_seen(&league.board(1, 2)), day(-2).date().to_string());
    let set = [("seen", seen.as_str()), ("day", late.as_str()), ("time", "19:30"), ("act", "set")];
    league.act("/boards/1/2/date", &set);
    // All games of the first two weeks are played but one.
    let enter = |round: i32, table: i32| {
        let board = league.board(round, table);
        let who = if board.black < board.white { "B" } else { "W" };
        let seen = board.version.to_string();
        let path = format!("/boards/{round}/{table}");
        assert_eq!(league.act(&path, &[("seen", &seen), ("who", who)]).status(), 303, "{path}");
    };
    for (round, table) in [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3)] {
        enter(round, table);
    }
    let never = league.board(1, 3);
    assert!(league.page("/rounds/1").contains("Still to be played: 1"));
    let settled = [("act", "settle"), ("seen", "3")];
    league.act("/rounds/1/unplayed", &settled);
    assert_eq!(league.board(1, 3).ending.to_string(), "both-lose!");
    league.holds();
    // Ten of ten rounds are asked for a place: the two who did not play cannot reach them any more.
    let standings = league.page("/standings");
    assert!(standings.contains("A place requires 10 rounds played"), "{standings}");
    let goes = |words: &str| standings.find(words).expect("a line");
    assert!(goes("One is promoted") < goes("2 are relegated"), "{standings}");
    let why = |who: EntryId| league.page(&format!("/standings/{who}/NBW"));
    assert!(why(never.black).contains("No place: one requires 10 rounds played"));
    assert!(!why(moved.black).contains("No place"));
    let stands = tengen::standings::listed_standings(&tournament(), RoundNo(10));
    let last: Vec<EntryId> = stands.rows[4..].iter().map(|row| row.entry).collect();
    assert!(last.contains(&never.black) && last.contains(&never.white), "{last:?}");
    assert!(stands.rows.iter().all(|row| row.placed != last.contains(&row.entry)));
    assert_eq!((stands.rows[0].place, stands.rows[4].reach), (1, 9));
    // A late game counts after all, in its own round.
    league.act("/rounds/1/unplayed", &[("act", "reopen"), ("seen", "3")]);
    enter(1, 3);
    assert!(!why(never.black).contains("No place"));
    league.holds();
    // The record says what the plan paired, and accuses nobody of pairing by hand.
    let record = make(&league.app.service, league.event().id, Reach::Public).expect("a record");
    let notes = verify(&record).expect("it holds").notes;
    let said: Vec<String> = notes.iter().map(ToString::to_string).collect();
    assert!(said.iter().any(|note| note.contains("3 of 3 boards by the plan of the round robin")));
    assert!(!said.iter().any(|note| note.contains("by hand")), "{said:?}");
    let refused = league.act("/draft/all", &[("act", "take-back")]);
    assert_eq!(location(&refused), "/t/club-league/draft/all");
    assert_eq!(tournament().rounds.len(), 10, "there are results");
}

#[test]
fn a_late_game_and_one_played_ahead_are_reported_and_confirmed_by_the_players() {
    let league = whole_league(|event| event.settings.players.reports = ReportPolicy::Agreed);
    // The third week: the window of round 1 is over, those of rounds 4 and on are to come.
    for (round, winner) in [(1, "B"), (6, "W")] {
        let board = league.board(round, 1);
        let (me, other) = (board.black, board.white);
        assert_eq!(league.reports(me, (round, 1), winner), "/t/club-league/me");
        let said = match winner {
            "B" => "Black won",
            _ => "White won",
        };
        let mine = league.own(me, "");
        assert!(
            mine.contains(&format!("You reported: {said}. Waiting for your opponent")),
            "{mine}"
        );
        let link = format!("/me/{me}/result?round={round}&#38;table=1\">Change my report");
        assert!(mine.contains(&link), "{mine}");
        let theirs = league.own(other, "");
        let asked = format!("Your opponent says: {said}. Say how you saw it.");
        assert_eq!(theirs.matches(&asked).count(), 2, "on the page, and for who listens: {theirs}");
        let open = theirs.split("<details class=\"more\" id=\"later-").next().unwrap();
        assert!(open.contains(&asked), "it is not folded among the later games");
        assert!(!league.page("/me").contains(said), "a stranger reads nothing of it");
        // Another word, and then the same: nobody comes to a table.
        league.reports(other, (round, 1), if winner == "B" { "W" } else { "B" });
        for who in [me, other] {
            let page = league.own(who, "");
            assert!(page.contains("Your reports don’t match. An arbiter sees both"));
            let form = league.own(who, &format!("/{who}/result?round={round}"));
            assert!(form.contains("I was wrong") && !form.contains("Stay at table"), "{form}");
        }
        league.reports(other, (round, 1), winner);
        assert_eq!(league.board(round, 1).ending.to_string(), format!("{winner}+"));
        assert!(!league.own(other, "").contains("Say how you saw it"));
    }
    league.holds();
}

#[test]
fn every_page_says_alike_how_far_a_league_is_that_was_drawn_at_once() {
    let league = whole_league(|event| event.settings.players.reports = ReportPolicy::Agreed);
    let enter = |round: i32, table: i32| {
        let seen = league.board(round, table).version.to_string();
        let path = format!("/boards/{round}/{table}");
        league.act(&path, &[("seen", &seen), ("who", "B")]);
    };
    let front = league.page("");
    assert!(front.contains("<h2>Round 3</h2>") && front.contains("Round 3: "), "{front}");
    // Of the first and the third week some are played, and one of the last ahead.
    for (round, table) in [(1, 1), (1, 2), (3, 1), (10, 2)] {
        enter(round, table);
    }
    let said = "4 of 30 games have been played.";
    for path in [
        "",
        "/standings",
        "/wall",
        "/cross",
        "/statistics",
        "/players/1",
        "/paper/standings",
        "/paper/wall",
        "/paper/cross",
    ] {
        let page = league.page(path);
        assert!(page.contains(said) && !page.to_lowercase().contains("after round"), "{path}");
    }
    assert!(league.own(EntryId(1), "").contains(said));
    assert!(league.page("").contains("<h2>Leaders</h2>"));
    let asked = league.page("/standings?round=3");
    assert!(asked.contains("After round 3 of 10. 3 of 9 games have been played."), "{asked}");
    // No hall: nobody looks for a table, comes late to a round or calls somebody to a table.
    assert!(!league.page("").contains("Find my table"));
    let own = league.own(EntryId(2), "");
    assert!(!own.contains("to table") && !own.contains("be late"), "{own}");
    assert!(own.contains("Ask an arbiter about round"), "{own}");
}

#[test]
fn a_game_that_was_settled_unplayed_and_is_played_late_is_entered_as_any_other() {
    let league = whole_league(|_| {});
    league.act("/rounds/1/unplayed", &[("act", "settle"), ("seen", "1 2 3")]);
    let board = league.board(1, 1);
    assert_eq!(board.ending.to_string(), "both-lose!");
    let form = league.work("/boards/1/1");
    assert!(
        form.contains("<strong>Both lose</strong> by default") && !form.contains("checked"),
        "{form}"
    );
    assert!(!form.contains("value=\"F\" selected"), "nothing is taken for granted: {form}");
    let seen = board.version.to_string();
    let late = [("seen", &*seen), ("who", "B"), ("how", ""), ("reason", "played late")];
    assert_eq!(league.act("/boards/1/1", &late).status(), 303);
    assert_eq!(league.board(1, 1).ending.to_string(), "B+");
    // Who sends it as it was shown has changed nothing.
    let seen = league.board(1, 2).version.to_string();
    let none = league.act("/boards/1/2", &[("seen", &*seen), ("how", ""), ("reason", "why")]);
    assert_eq!(none.status(), 422);
    assert_eq!(league.board(1, 2).ending.to_string(), "both-lose!");
}

#[test]
fn all_rounds_are_taken_back_while_nothing_is_played_and_faults_are_said() {
    let league = whole_league(|_| {});
    assert!(league.work("/draft/all").contains("Take all rounds back"));
    let today = league.work("/today");
    assert!(
        today.contains("/t/club-league/draft/all\"") && !today.contains("Draw round"),
        "{today}"
    );
    let again = league.act("/draft/all", &[("act", "draw"), ("seed", "8")]);
    assert_eq!(location(&again), "/t/club-league/draft/all", "there are rounds");
    league.act("/draft/all", &[("act", "take-back")]);
    // What was ticked after the rounds were shown is shown first: nothing else is drawn than was seen.
    let shown =
        form(&league.work("/draft/all?seed=7&first=&days="), "action=\"/t/club-league/draft/all\"")
            .to_owned();
    let once = with(&with(&fields(&shown), "double", "yes"), "act", "draw");
    let again = league.act("/draft/all", &borrowed(&once));
    assert_eq!((again.status().as_u16(), league.event().tournament.rounds.len()), (422, 0));
    let again = html::on_one_line(&again.text().unwrap());
    assert!(again.contains("who takes part, have changed"), "{again}");
    let twice = with(&fields(form(&again, "action=\"/t/club-league/draft/all\"")), "act", "draw");
    assert_eq!(location(&league.act("/draft/all", &borrowed(&twice))), "/t/club-league/rounds/1");
    assert_eq!(league.event().tournament.rounds.len(), 10, "everybody twice");
    league.act("/draft/all", &[("act", "take-back")]);
    let now = league.event();
    assert!(now.tournament.rounds.is_empty() && now.tournament.settings.draw.leagues.is_empty());
    league.holds();
    for (query, said) in [
        ("first=soon&days=7", "soon"),
        ("first=2026-03-01&days=0", "0"),
        ("first=2026-03-01&days=", ""),
    ] {
        let path = format!("/t/club-league/draft/all?{query}");
        let answer = league.app.page_as(&path, &league.organiser);
        assert_eq!(answer.status(), 422, "{query}");
        assert!(answer.text().unwrap().contains(&format!("value=\"{said}\"")), "{query}");
    }
    let small = League::of(&{
        let mut event = crate::league::league();
        event.entries.truncate(2);
        event
    });
    assert!(small.work("/draft/all").contains("takes 3 to 24 players; 2 take part"));
}

#[test]
fn a_phone_subscribes_to_its_players_games() {
    let league = League::with_window(-1, 20);
    let feed = |who: i32| league.feed(&format!("players/{who}/games.ics"));
    let window = feed(1);
    assert_eq!(window.matches("BEGIN:VEVENT").count(), 1, "{window}");
    assert!(window.contains(&format!("DTSTART:{}", day(-1).format("%Y%m%dT%H%M%SZ"))));
    assert!(window.contains("against Fabre") && window.contains("not played yet"), "{window}");
    let board = league.board(1, 1);
    let date = [("day", "2026-03-19"), ("time", "20:00"), ("place", "Café"), ("act", "set")];
    let seen = appointment_seen(&board);
    league.act("/boards/1/1/date", &[&date[..], &[("seen", seen.as_str())]].concat());
    let agreed = feed(6);
    assert!(agreed.contains("DTSTART:20260319T190000Z"), "20:00 in Denmark: {agreed}");
    assert!(agreed.contains("LOCATION:Café") && agreed.contains("against Aalders"), "{agreed}");
    assert!(!agreed.contains("not played yet"));
    assert_eq!(league.app.get("/t/club-league/players/99/games.ics").status(), 404);
    assert!(league.own(EntryId(1), "").contains("/players/1/games.ics"));
}

#[test]
fn a_later_round_is_drawn_while_games_are_open_and_the_draft_says_what_they_count() {
    let league = League::with_window(-1, 20);
    let before = league.work("/draft/2");
    assert!(before.contains("a missing result counts nothing until it is in"), "{before}");
    let id = league.event().id;
    let half = |now: &Tournament| {
        let mut settings = now.settings.clone();
        settings.season.open_games = OpenGames::Half;
        Ok(settings)
    };
    league.app.service.acts(id, by()).change_settings(half).unwrap();
    let said = "in this draw a missing result counts half a point each";
    assert!(league.work("/draft/2").contains(said));
    let drawn = league.act("/draft/2/draw", &[("seen", "none")]);
    assert_eq!(drawn.status(), 303);
    assert!(league.work("/draft/2").contains(said), "on the draft too");
    assert_eq!(league.board(1, 1).ending.to_string(), "?", "the game itself stays open");
    league.holds();
}

#[test]
fn who_leaves_a_league_that_is_drawn_has_the_games_left_settled_as_the_organiser_chooses() {
    let league = whole_league(|_| {});
    let tournament = || league.event().tournament.clone();
    let of = |who: i32| -> Vec<(RoundNo, String)> {
        let event = tournament();
        let rounds = event.rounds.iter();
        let board = |round: &tengen::tournament::Round| {
            let board = round.board_of(EntryId(who)).expect("a board");
            let won =
                board.ending.winner().map(|color| board.color_of(EntryId(who)) == Some(color));
            (round.no, format!("{} {won:?}", board.ending.is_by_default()))
        };
        rounds.map(board).collect()
    };
    assert!(league.work("/entries/2").contains("<option value=\"1\">Round 1</option>"));
    // Three rounds are asked of the player who leaves, one of which is played already.
    let at = tournament().round(RoundNo(8)).unwrap().board_of(EntryId(2)).unwrap().clone();
    let path = format!("/boards/8/{}", at.table);
    league.act(&path, &[("seen", "0"), ("who", "B"), ("how", "R")]);
    let asked = league.act("/entries/2/withdraw", &[("round", "7")]);
    assert_eq!(location(&asked), "/t/club-league/entries/2/withdraw?round=7");
    let shown = league.work("/entries/2/withdraw?round=7");
    assert!(shown.contains("3 games of these rounds are drawn but not played"), "{shown}");
    assert!(shown.contains("Withdraw and settle 3 games"), "{shown}");
    let seen = shown.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let unsaid = league.act("/entries/2/withdraw", &[("round", "7"), ("seen", seen)]);
    assert_eq!(unsaid.status(), 422);
    assert!(unsaid.text().unwrap().contains("Choose what happens to the games."));
    assert!(of(2)[6..].iter().filter(|(_, said)| said.contains("true")).count() == 0);
    let settle = |seen: &str, games: &str| {
        let fields = [("round", "7"), ("seen", seen), ("games", games)];
        location(&league.act("/entries/2/withdraw", &fields)).to_owned()
    };
    let stale = settle(&seen[..3], "opponents-win");
    assert_eq!(stale, "/t/club-league/entries/2/withdraw?round=7", "others than were shown");
    assert_eq!(settle(seen, "opponents-win"), "/t/club-league/entries");
    let left = of(2);
    assert!(left[..6].iter().all(|(_, said)| said == "false None"), "{left:?}");
    for no in [7, 9, 10] {
        assert_eq!(left[no - 1].1, "true Some(false)", "a loss by default: {left:?}");
    }
    assert_eq!(
        tournament().round(RoundNo(8)).unwrap().board_of(EntryId(2)).unwrap().ending.to_string(),
        "B+R"
    );
    league.holds();
    // Sent again, and from a round further back: the rest is settled in another way.
    assert_ne!(settle(seen, "annulled"), "/t/club-league/entries");
    let shown = league.work("/entries/2/withdraw?round=5");
    let seen = shown.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    league.act("/entries/2/withdraw", &[("round", "5"), ("seen", seen), ("games", "as-unplayed")]);
    assert_eq!(of(2)[4].1, "true None");
    // A game is opened again at its board, and played.
    let at = tournament().round(RoundNo(5)).unwrap().board_of(EntryId(2)).unwrap().clone();
    let path = format!("/boards/5/{}", at.table);
    let version = at.version.to_string();
    let again = [("seen", &*version), ("who", "?"), ("reason", "Played after all")];
    let answer = league.act(&path, &again);
    assert_eq!(answer.status(), 303, "{}", answer.text().unwrap());
    assert_eq!(of(2)[4].1, "false None");
    league.holds();
    assert!(league.work("/journal").contains("Player withdrawn"));
}

#[test]
fn a_league_says_what_it_is_how_places_go_and_what_a_late_entrant_gets() {
    let league = whole_league(|_| {});
    let names = |event: &Tournament| -> Vec<String> {
        event.settings.placement.iter().map(ToString::to_string).collect()
    };
    assert_eq!(names(&league.event().tournament), ["NBW", "DC", "SODOSW"]);
    let front = league.page("");
    assert!(front.contains("Round robin") && !front.contains("Swiss"), "{front}");
    let form = league.work("/entries/new");
    assert!(form.contains("a player added now plays in none"), "{form}");
    // Criteria that somebody chose stay.
    let own = whole_league(|event| {
        event.settings.placement = vec!["NBW".parse().unwrap(), "SOSW".parse().unwrap()];
    });
    assert_eq!(names(&own.event().tournament), ["NBW", "SOSW"]);
}

#[test]
fn lines_that_overlap_are_refused_and_odd_windows_are_told() {
    let league = League::with_window(-40, 70);
    let odd = league.work("/timetable");
    assert!(odd.contains("The window starts before the event does"), "{odd}");
    assert!(odd.contains("The window ends after the event does"), "{odd}");
    assert!(!odd.contains("Both a start time and a window"), "{odd}");
    let put = |up: u8, down: u8| {
        let id = league.event().id;
        league.app.service.acts(id, by()).change_settings(|was| {
            let mut settings = was.settings.clone();
            (settings.season.up, settings.season.down) = (up, down);
            Ok(settings)
        })
    };
    let fault = format!("{:?}", put(2, 5).expect_err("seven of six"));
    assert!(fault.contains("\"down\"") && fault.contains("most: 4"), "{fault}");
    let fault = format!("{:?}", put(7, 0).expect_err("seven of six"));
    assert!(fault.contains("\"up\"") && fault.contains("most: 6"), "{fault}");
    put(2, 4).expect("each has one line at most");
}
