//! What is wrong about teams is mended where it is seen: boards of a match, absences, substitutes, who meets.

use std::collections::BTreeSet;

use tengen::service::{self, Amends, MatchEdit, ResultForm, fingerprint_of};
use tengen::tournament::{
    Absentee, Board, Entry, EntryId, LineUp, Participation, RoundClock, RoundNo, RoundWindow, Team,
    TeamMatch, TeamNo, TeamSystem, Tournament, UnplayedPolicy, WhoMeets,
};

use crate::drawing::{Organiser, event};
use crate::html::{borrowed, fields, form, with};
use crate::support::by;
use crate::teams::{ID, teams};

const ONE: RoundNo = RoundNo(1);

fn published(organiser: &Organiser) {
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
}

/// Two teams with squads of that many, and some people in none.
fn two_squads(of: i32, size: u8) -> Organiser {
    let mut event = event(2 * of + 2);
    event.teams = event.teams.made_here();
    event.teams.size = size;
    for no in 1..=2 {
        let squad = (of * (no - 1) + 1..=of * no).map(EntryId).collect();
        event.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad));
    }
    Organiser::of(&event)
}

fn record(organiser: &Organiser, board: &Board, ending: &str) {
    let ending = ending.parse().expect("a result");
    let form = ResultForm::new(ONE, board.table, board.version, ending);
    organiser.app.service.acts(ID, by()).record_result(&form).expect("recorded");
}

fn rules(organiser: &Organiser) -> Vec<(String, String)> {
    fields(form(&organiser.page("/teams"), "action=\"/t/lindenhof/teams#rules\""))
}

#[test]
fn the_boards_of_a_match_follow_the_squads_until_somebody_sets_them() {
    let mut event = event(9);
    event.teams = event.teams.made_here();
    let organiser = Organiser::of(&event);
    let make = |name: &str, squad: [&str; 3]| {
        let squad = (1..).map(|n| format!("player_{n}")).zip(squad);
        let mut sent = vec![("name".to_owned(), name.to_owned())];
        sent.extend(squad.map(|(field, id)| (field, id.to_owned())));
        assert_eq!(organiser.send("/new-team", &borrowed(&sent)).status(), 303, "{name}");
        organiser.tournament().teams.size
    };
    assert_eq!([make("Alba", ["1", "2", "3"]), make("Bora", ["4", "5", "6"])], [3, 3]);
    let sent = with(&rules(&organiser), "size", "2");
    assert_eq!(organiser.send("/teams", &borrowed(&sent)).status(), 303);
    assert_eq!(make("Ceta", ["7", "8", "9"]), 2, "it was set");
}

#[test]
fn the_boards_of_a_match_can_be_set_right_after_the_draw() {
    let organiser = two_squads(2, 4);
    published(&organiser);
    let round = organiser.tournament().rounds[0].clone();
    for board in &round.boards {
        let black = board.black.0 <= 2;
        record(&organiser, board, if black { "B+" } else { "W+" });
    }
    let points = || organiser.app.page("/t/lindenhof/standings");
    assert!(points().contains("Drawn"), "2 of 4: {}", points());
    let sent = with(&rules(&organiser), "size", "2");
    let asked = organiser.send("/teams", &borrowed(&sent));
    assert_eq!(asked.status(), 422);
    let asked = asked.text().expect("a page");
    assert!(asked.contains("1 match that is over would have another result"), "{asked}");
    assert_eq!(organiser.tournament().teams.size, 4);
    let sent = with(&sent, "anew", "1");
    assert_eq!(organiser.send("/teams", &borrowed(&sent)).status(), 303);
    assert!(!points().contains("Drawn") && points().contains("Won"), "{}", points());
    // Boards that are drawn keep their place.
    let organiser = two_squads(3, 3);
    published(&organiser);
    let sent = with(&rules(&organiser), "size", "2");
    let refused = organiser.send("/teams", &borrowed(&sent));
    assert_eq!(refused.status(), 422);
    let refused = refused.text().expect("a page");
    assert!(refused.contains("Matches of round 1 have more boards than that"), "{refused}");
}

#[test]
fn a_match_that_was_played_after_all_is_no_longer_missed() {
    let organiser = teams(4);
    published(&organiser);
    let absent = || {
        let round = organiser.tournament().rounds[0].clone();
        round.teams.matches.iter().find(|one| one.has(TeamNo(1))).expect("a match").absent
    };
    let miss = || organiser.send("/teams/1/absent/1", &[("absent", "own")]).status();
    assert_eq!(miss(), 303);
    assert!(absent().is_some());
    let own = || {
        let round = organiser.tournament().rounds[0].clone();
        let own = |board: &&Board| board.color_of(EntryId(1)).is_some();
        round.boards.iter().find(own).expect("a board").clone()
    };
    let winner = if own().black == EntryId(1) { "B+" } else { "W+" };
    record(&organiser, &own(), winner);
    assert_eq!(absent(), None, "it was played");
    let round = organiser.app.page("/t/lindenhof/rounds/1");
    assert!(!round.contains("did not come"), "{round}");
    let team = organiser.app.page("/t/lindenhof/teams/1");
    assert!(team.contains("Drawn 1 – 1"), "{team}");
    // Taken back, the round is drawn as if nothing had happened.
    let organiser = teams(4);
    published(&organiser);
    assert_eq!(organiser.send("/teams/1/absent/1", &[("absent", "own")]).status(), 303);
    let seen = fingerprint_of(&organiser.tournament().rounds[0]);
    let back = [("what", "take-back"), ("reason", "an error"), ("seen", &seen), ("lost", "2")];
    assert_eq!(organiser.send("/draft/1/mend", &back).status(), 303);
    let matches = organiser.tournament().rounds[0].teams.matches.clone();
    assert!(matches.iter().all(|one| one.absent.is_none()), "{matches:?}");
}

#[test]
fn a_substitute_at_a_table_sits_as_matches_have_it() {
    let mut event = teams(2).tournament();
    event.teams.list[0].squad.push(EntryId(5));
    event.entries[4].rank = "20k".parse().expect("a rank");
    let organiser = Organiser::of(&event);
    published(&organiser);
    let round = organiser.tournament().rounds[0].clone();
    let was = round.board_of(EntryId(1)).expect("a board").clone();
    let seen = fingerprint_of(&round);
    let table = was.table.to_string();
    let page = organiser.page(&format!("/draft/1/mend?table={table}"));
    let comes = page.split("name=\"comes\"").nth(1).expect("a choice");
    let comes = comes.split("</select>").next().unwrap_or_default();
    assert!(comes.contains("Player05") && !comes.contains("Player03"), "own people: {comes}");
    assert!(comes.contains("Team 1") && !page.contains("name=\"leaves\""), "whose place: {page}");
    let sent = [
        ("what", "exchange"),
        ("table", &table),
        ("comes", "5"),
        ("reason", "ill"),
        ("seen", &seen),
    ];
    assert_eq!(organiser.send("/draft/1/mend", &sent).status(), 303);
    let now = organiser.tournament().rounds[0].board_at(was.table).expect("a board").clone();
    assert_eq!(now.color_of(EntryId(5)), was.color_of(EntryId(1)), "the colour stays");
    assert_eq!((now.handicap, now.komi), (was.handicap, was.komi));
}

/// With a window for round 1.
fn over_weeks(mut event: Tournament) -> Tournament {
    let at = |time: &str| time.parse().expect("a time");
    let window = RoundWindow { from: at("2026-05-01T00:00:00"), until: at("2036-05-14T23:59:00") };
    event.clocks.insert(ONE, RoundClock { window: Some(window), ..RoundClock::default() });
    event
}

#[test]
fn a_match_that_is_not_over_stands_as_open() {
    let organiser = Organiser::of(&over_weeks(teams(4).tournament()));
    published(&organiser);
    let board = organiser.tournament().rounds[0].boards[0].clone();
    record(&organiser, &board, "B+");
    let table = organiser.app.page("/t/lindenhof/standings");
    assert_eq!(table.matches("not finished</span>").count(), 4, "{table}");
    assert!(!table.contains("Lost<") && !table.contains("Drawn<"), "{table}");
    let team = organiser.app.page("/t/lindenhof/teams/1");
    assert!(team.contains("not played yet"), "{team}");
    let squad = team.split("id=\"squad\"").nth(1).and_then(|rest| rest.split("</section>").next());
    let squad = squad.expect("the squad");
    assert!(!squad.to_lowercase().contains("playing"), "{squad}");
}

#[test]
fn who_meets_is_settled_once_a_round_is_drawn() {
    let mut beside = event(12);
    beside.teams.who = WhoMeets::Players;
    for no in 1..=2 {
        let squad = vec![EntryId(2 * no - 1), EntryId(2 * no)];
        beside.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad));
    }
    let organiser = Organiser::of(&beside);
    published(&organiser);
    let turned = |to: &str| {
        let sent = with(&rules(&organiser), "who", to);
        let answer = organiser.send("/teams", &borrowed(&sent));
        assert_eq!(answer.status(), 422);
        answer.text().expect("a page")
    };
    assert!(turned("teams").contains("Round 1 was drawn player by player"));
    assert_eq!(organiser.tournament().teams.who, WhoMeets::Players);
    let organiser = teams(4);
    organiser.act(1, "draw", &[]);
    let sent = with(&rules(&organiser), "who", "players");
    let answer = organiser.send("/teams", &borrowed(&sent));
    assert_eq!(answer.status(), 422);
    assert!(answer.text().expect("a page").contains("Round 1 was drawn as matches of teams"));
}

#[test]
fn matches_of_a_published_round_are_mended_by_what_is_possible() {
    let organiser = teams(5);
    published(&organiser);
    let page = organiser.page("/draft/1/mend");
    for not in ["value=\"pair\"", "value=\"give-bye\"", "value=\"cancel\""] {
        assert!(!page.contains(not), "{not}: {page}");
    }
    let round = || organiser.tournament().rounds[0].clone();
    let change = |what: &str, more: &[(&str, &str)]| {
        let seen = fingerprint_of(&round());
        let mut sent = vec![("what", what), ("reason", "an error"), ("seen", &seen)];
        sent.extend_from_slice(more);
        let answer = organiser.send("/draft/1/mend", &sent);
        assert_eq!(answer.status(), 303, "{what}: {}", answer.text().unwrap_or_default());
    };
    let was = round();
    let (bye, one) = (was.teams.byes[0], was.teams.matches[0]);
    let kept = was.teams.matches[1];
    change("part", &[("parts", &one.first.to_string())]);
    assert_eq!(round().boards.len(), 2);
    change("meet", &[("one", &one.first.to_string()), ("other", &bye.to_string())]);
    change("team-bye", &[("rests", &one.second.to_string())]);
    let now = round();
    assert_eq!((now.boards.len(), &now.teams.byes[..]), (4, &[one.second][..]));
    assert_eq!(now.teams.matches, [kept, TeamMatch::new(one.first, bye)]);
    let tables: Vec<_> = now.boards.iter().map(|board| board.table.0).collect();
    assert_eq!(tables, [1, 2, 3, 4], "at the tables that became free");
    change("turn", &[("turns", &bye.to_string())]);
    assert_eq!(round().teams.matches[1].first, bye);
    change("no-team-bye", &[("back", &one.second.to_string())]);
    assert!(round().teams.byes.is_empty());
    // What changed is said, not that something did.
    let team = format!("Team {}", one.second);
    let page = organiser.app.page("/t/lindenhof/rounds/1");
    for said in ["has a bye", "has neither a match nor a bye"] {
        assert!(page.contains(&format!("{team} {said}.")), "{said}: {page}");
    }
    // A match with results is taken apart only where that is agreed to.
    organiser.play(1);
    let seen = fingerprint_of(&round());
    let part = [("what", "part"), ("reason", "x"), ("seen", &seen)];
    let first = kept.first.to_string();
    let part = [&part[..], &[("parts", first.as_str())]].concat();
    let asked = organiser.send("/draft/1/mend", &part);
    assert_eq!(asked.status(), 422);
    assert!(asked.text().expect("a page").contains("value=\"2\""));
    let found = organiser.app.service.compare_parts(ID).expect("the parts");
    assert_eq!(found.faults, []);
    // The way to say that a team did not come is where its match is seen.
    for path in ["/rounds/1", "/boards?round=1&show=all"] {
        let page = organiser.page(path);
        assert!(page.contains("/line-up/1\">Line-up, or did not come"), "{path}: {page}");
    }
}

#[test]
fn a_team_that_left_is_shown_so_until_it_comes_back() {
    let mut event = teams(5).tournament();
    event.teams.list[0].captain = Some(EntryId(1));
    let organiser = Organiser::of(&event);
    published(&organiser);
    organiser.play(1);
    assert_eq!(organiser.send("/teams/1/leave", &[("round", "2")]).status(), 303);
    for path in ["/teams", "/teams/1"] {
        let page = organiser.page(path);
        assert!(page.contains("no match from round 2 on"), "{path}: {page}");
    }
    let edit = organiser.page("/teams/1/edit");
    assert!(!edit.contains("/teams/1/leave") && edit.contains("/teams/1/back"), "{edit}");
    organiser.act(2, "draw", &[]);
    let draft = organiser.page("/draft/2");
    assert!(!draft.contains("Team 1 has neither a match nor a bye"), "{draft}");
    organiser.act(2, "discard", &[]);
    let may = |no| service::may_declare(&organiser.tournament(), TeamNo(1), RoundNo(no));
    assert!(!may(2), "its captain hands nothing in");
    assert_eq!(organiser.send("/teams/1/back", &[]).status(), 303);
    assert!(may(2));
    assert!(!organiser.page("/teams").contains("no match from round 2 on"));
    let event = organiser.tournament();
    assert!(event.entries[..2].iter().all(|one| one.takes_part(RoundNo(2))));
}

#[test]
fn all_rounds_are_shown_again_once_other_people_take_part() {
    let organiser = Organiser::of(&event(6));
    let shown = organiser.page("/draft/all?first=2026-05-01&days=7");
    let sent = fields(form(&shown, "action=\"/t/lindenhof/draft/all\""));
    let sent = with(&sent, "act", "draw");
    organiser.app.service.acts(ID, by()).withdraw(EntryId(6), ONE).expect("away");
    let again = organiser.send("/draft/all", &borrowed(&sent));
    assert_eq!(again.status(), 422);
    let again = again.text().expect("a page");
    assert!(again.contains("who takes part"), "{again}");
    assert!(organiser.tournament().rounds.is_empty());
    let sent = with(&fields(form(&again, "action=\"/t/lindenhof/draft/all\"")), "act", "draw");
    for id in 1..=3 {
        organiser.app.service.acts(ID, by()).withdraw(EntryId(id), ONE).expect("away");
    }
    let few = organiser.send("/draft/all", &borrowed(&sent));
    assert_eq!(few.status(), 422);
    assert!(few.text().expect("a page").contains("value=\"2026-05-01\""), "the dates stay");
}

#[test]
fn a_table_of_a_round_robin_is_explained_by_its_plan() {
    let organiser = Organiser::of(&over_weeks(event(6)));
    let shown = organiser.page("/draft/all");
    let sent = fields(form(&shown, "action=\"/t/lindenhof/draft/all\""));
    let drawn = organiser.send("/draft/all", &borrowed(&with(&sent, "act", "draw")));
    assert_eq!(drawn.status(), 303);
    let clocks = organiser.tournament().clocks;
    assert!((1..=5).all(|no| clocks[&RoundNo(no)].window.is_some()), "over weeks: {clocks:?}");
    let why = organiser.page("/rounds/1/why/1");
    assert!(why.contains("By the plan of the round robin."), "{why}");
    assert!(!why.contains("The best draw does not have this pair"), "{why}");
}

#[test]
fn settings_of_a_team_event_speak_of_teams() {
    let organiser = teams(4);
    let page = organiser.page("/settings");
    assert!(page.contains("Swiss: teams with equal points"), "{page}");
    assert!(!page.contains("everybody starts level"), "{page}");
    assert!(page.contains("<b>Even games</b>"), "{page}");
}

#[test]
fn a_list_with_some_people_in_no_team_asks_who_meets() {
    let organiser = Organiser::of(&event(0));
    let list = "Name;Rank;Team\nBerg, Anna;1d;Alba\nBerg, Bo;2d;Alba\nDorn, Cy;1k;Bora\n\
                Dorn, Di;2k;Bora\nFeld, Ed;3k;\n";
    let send = |more: &[(&str, &str)]| {
        organiser.send("/entries/import", &[&[("pasted", list)], more].concat())
    };
    let asked = send(&[("act", "look")]).text().expect("a preview");
    assert!(asked.contains("1 person of the list is in no team"), "{asked}");
    assert_eq!(send(&[("act", "enter")]).status(), 422);
    assert_eq!(send(&[("act", "enter"), ("who", "players")]).status(), 303);
    let event = organiser.tournament();
    assert_eq!((event.teams.who, event.teams.list.len()), (WhoMeets::Players, 2));
}

#[test]
fn rounds_that_nobody_played_make_no_team_leave() {
    let mut event = teams(4).tournament();
    event.settings.rounds = 2;
    let organiser = Organiser::of(&event);
    for round in 1..=2 {
        organiser.act(round, "draw", &[]);
        organiser.act(round, "publish", &[]);
    }
    let drawn = organiser.tournament();
    let shown = |ending: &dyn Fn(&Board) -> String| {
        let mut event = drawn.clone();
        for board in event.rounds.iter_mut().flat_map(|round| &mut round.boards) {
            board.ending = ending(board).parse().expect("a result");
        }
        Organiser::of(&event).page("/teams")
    };
    for policy in UnplayedPolicy::ALL {
        let page = shown(&|_| policy.ending().to_string());
        assert!(!page.contains("no match from round"), "{policy}: {page}");
    }
    let of_first = |id: EntryId| id.0 <= 2;
    let page = shown(&|board| {
        let lost = [(board.black, "W+F"), (board.white, "B+F")];
        lost.into_iter().find(|(id, _)| of_first(*id)).map_or("B+", |(_, ending)| ending).to_owned()
    });
    assert_eq!(page.matches("no match from round 1").count(), 1, "{page}");
}

#[test]
fn a_team_that_comes_back_undoes_its_own_withdrawal_alone() {
    let organiser = teams(4);
    published(&organiser);
    organiser.app.service.acts(ID, by()).withdraw(EntryId(2), RoundNo(3)).expect("away");
    let board = |id| organiser.tournament().rounds[0].board_of(EntryId(id)).expect("there").clone();
    let lost = if board(2).black == EntryId(2) { "W+F" } else { "B+F" };
    record(&organiser, &board(2), lost);
    let asked = organiser.page("/teams/1/leave?round=1");
    let sent = with(&fields(form(&asked, "method=\"post\"")), "games", "annulled");
    assert_eq!(organiser.send("/teams/1/leave", &borrowed(&sent)).status(), 303);
    assert_eq!(board(1).ending.to_string(), "void");
    let edit = organiser.page("/teams/1/edit");
    assert!(!edit.contains("/teams/1/leave") && edit.contains("/teams/1/back"), "{edit}");
    assert_eq!(organiser.send("/teams/1/back", &[]).status(), 303);
    assert_eq!([board(1), board(2)].map(|it| it.ending.to_string()), ["?", lost]);
    let event = organiser.tournament();
    let plays = |id, no| event.entry(EntryId(id)).expect("entered").takes_part(RoundNo(no));
    assert!(plays(1, 2) && plays(2, 2) && plays(1, 3) && !plays(2, 3));
    assert!(organiser.page("/teams/1/edit").contains("/teams/1/leave"));
    let journal = organiser.page("/journal");
    let said = format!("Round 1, Table {} ", board(1).table);
    assert_eq!(journal.matches(&said).count(), 2, "settled and opened: {journal}");
    assert!(journal.contains("This team comes back"), "{journal}");
    // Once a player came back alone, there is nothing that the act could undo.
    assert_eq!(organiser.send("/teams/1/leave", &borrowed(&sent)).status(), 303);
    let alone = |_: &Tournament, entry: &Entry| {
        Ok(Entry { participation: entry.participation.with(RoundNo(2), true), ..entry.clone() })
    };
    organiser.app.service.acts(ID, by()).edit_entry(EntryId(1), false, alone).expect("back");
    assert!(!organiser.page("/teams/1/edit").contains("/teams/1/back"));
}

/// The boards of a match that is turned are open, and nobody is absent from it.
#[test]
fn a_match_that_is_turned_has_no_absent_team() {
    let organiser = teams(2);
    published(&organiser);
    let round = || organiser.tournament().rounds[0].clone();
    let first = round().teams.matches[0].first;
    let service = &organiser.app.service;
    service.acts(ID, by()).set_absent((ONE, first), Some(Absentee::First)).expect("said");
    let lost = round().boards.len();
    let seen = fingerprint_of(&round());
    let amends = Amends { reason: "colours".to_owned(), seen, lost };
    service.acts(ID, by()).mend_matches(ONE, MatchEdit::Exchange(first), &amends).expect("turned");
    let turned = round().teams.matches[0];
    assert_eq!((turned.second, turned.absent), (first, None));
    let name = |no| organiser.tournament().teams.team(no).expect("there").name.clone();
    let [was, now] =
        [[first, turned.first], [turned.first, first]].map(|two| two.map(name).join(" – "));
    assert!(organiser.page("/journal").contains(&format!("{was} → {now}")), "{was} → {now}");
    assert!(round().boards.iter().all(|board| board.ending.is_pending()));
    // Said again of boards that end so already, it is taken.
    service.acts(ID, by()).set_absent((ONE, first), Some(Absentee::Second)).expect("said");
    let board = round().boards[0].clone();
    record(&organiser, &board, "?");
    assert_eq!(round().teams.matches[0].absent, None);
    record(&organiser, &round().boards[0], &board.ending.to_string());
    service.acts(ID, by()).set_absent((ONE, first), Some(Absentee::Second)).expect("said again");
    assert_eq!(round().teams.matches[0].absent, Some(Absentee::Second));
}

#[test]
fn matches_that_were_all_parted_are_paired_as_matches() {
    for count in [2, 4] {
        let organiser = teams(count);
        published(&organiser);
        let round = || organiser.tournament().rounds[0].clone();
        let change = |what: &str, more: &[(&str, TeamNo)]| {
            let page = organiser.page("/draft/1/mend");
            assert!(page.contains(&format!("value=\"{what}\"")), "{what}: {page}");
            assert!(!page.contains("value=\"pair\""), "{page}");
            let seen = fingerprint_of(&round());
            let mut sent = vec![("what", what), ("reason", "an error"), ("seen", &seen)];
            let more: Vec<_> = more.iter().map(|(name, no)| (*name, no.to_string())).collect();
            sent.extend(more.iter().map(|(name, no)| (*name, no.as_str())));
            let answer = organiser.send("/draft/1/mend", &sent);
            assert_eq!(answer.status(), 303, "{what}: {}", answer.text().unwrap_or_default());
        };
        let was = round().teams.matches;
        was.iter().for_each(|one| change("part", &[("parts", one.first)]));
        assert!(round().teams.is_empty() && round().boards.is_empty());
        let seconds = was.iter().rev().map(|one| one.second);
        let wanted: Vec<_> = was.iter().map(|one| one.first).zip(seconds).collect();
        wanted.iter().for_each(|(one, two)| change("meet", &[("one", *one), ("other", *two)]));
        assert_eq!(round().boards.len(), usize::try_from(count).expect("few"));
        let now = round().teams.matches;
        assert_eq!(now.iter().map(|one| (one.first, one.second)).collect::<Vec<_>>(), wanted);
    }
}

#[test]
fn teams_beside_players_do_not_meet_in_a_published_round() {
    let mut beside = two_squads(2, 2).tournament();
    beside.teams.who = WhoMeets::Players;
    let organiser = Organiser::of(&beside);
    published(&organiser);
    let round = organiser.tournament().rounds[0].clone();
    let seen = fingerprint_of(&round);
    let sent = [("what", "meet"), ("one", "1"), ("other", "2"), ("reason", "x"), ("seen", &seen)];
    let refused = organiser.send("/draft/1/mend", &sent);
    assert_eq!(refused.status(), 422);
    let refused = refused.text().expect("a page");
    assert!(refused.contains("Round 1 was drawn player by player"), "{refused}");
    assert_eq!(organiser.tournament().rounds[0], round);
}

#[test]
fn smaller_squads_take_no_board_of_a_declared_line_up() {
    for by_list in [false, true] {
        let mut event = two_squads(4, 4).tournament();
        let line_up = LineUp(event.teams.list[0].squad.iter().copied().map(Some).collect());
        event.teams.list[0].line_ups.insert(ONE, line_up.clone());
        event.entries.extend(self::event(16).entries.into_iter().skip(10));
        let organiser = Organiser::of(&event);
        if by_list {
            let list = "Name;Rank;Team\nBerg, A;1d;Ca\nBerg, B;1d;Ca\nBerg, C;1d;Ca\n\
                        Dorn, D;1k;Da\nDorn, E;1k;Da\nDorn, F;1k;Da\n";
            let sent = [("pasted", list), ("act", "enter")];
            assert_eq!(organiser.send("/entries/import", &sent).status(), 303);
        } else {
            for (name, squad) in [("Ca", ["11", "12", "13"]), ("Da", ["14", "15", "16"])] {
                let [one, two, three] = squad;
                let sent =
                    [("name", name), ("player_1", one), ("player_2", two), ("player_3", three)];
                assert_eq!(organiser.send("/new-team", &sent).status(), 303, "{name}");
            }
        }
        let teams = organiser.tournament().teams;
        assert_eq!((teams.list.len(), teams.size), (4, 4), "by a list: {by_list}");
        assert_eq!(teams.list[0].line_ups[&ONE], line_up);
    }
}

#[test]
fn a_list_makes_no_matches_of_a_round_that_was_drawn_before() {
    let organiser = Organiser::of(&event(8));
    organiser.act(1, "draw", &[]);
    let list = "Name;Rank;Team\nBerg, Anna;1d;Alba\nBerg, Bo;2d;Alba\nDorn, Cy;1k;Bora\n\
                Dorn, Di;2k;Bora\n";
    let sent = [("pasted", list), ("act", "enter"), ("who", "teams")];
    assert_eq!(organiser.send("/entries/import", &sent).status(), 303);
    let teams = organiser.tournament().teams;
    assert_eq!((teams.who, teams.list.len()), (WhoMeets::Players, 2));
}

/// Says for each of those people whether they take part in round 1.
fn attend(organiser: &Organiser, people: &[i32], here: bool) {
    for id in people {
        let edit = |_: &Tournament, entry: &Entry| {
            Ok(Entry { participation: entry.participation.with(ONE, here), ..entry.clone() })
        };
        organiser.app.service.acts(ID, by()).edit_entry(EntryId(*id), false, edit).expect("said");
    }
}

#[test]
fn a_line_up_that_publication_fixed_goes_with_its_round() {
    for what in ["drop", "take-back"] {
        let organiser = teams(2);
        attend(&organiser, &[2], false);
        let declared = LineUp(vec![Some(EntryId(4)), Some(EntryId(3))]);
        let sent = [("board_1", "4"), ("board_2", "3")];
        assert_eq!(organiser.send("/teams/2/line-up/1", &sent).status(), 303);
        published(&organiser);
        let line_ups = || {
            let list = organiser.tournament().teams.list;
            [0, 1].map(|at| list[at].line_ups.get(&ONE).cloned())
        };
        assert_eq!(line_ups(), [Some(LineUp(vec![Some(EntryId(1))])), Some(declared.clone())]);
        let seen = fingerprint_of(&organiser.tournament().rounds[0]);
        let sent = [("what", what), ("reason", "an error"), ("seen", &seen)];
        assert_eq!(organiser.send("/draft/1/mend", &sent).status(), 303, "{what}");
        assert_eq!(line_ups(), [None, Some(declared)], "{what}");
        attend(&organiser, &[2], true);
        published(&organiser);
        assert_eq!(organiser.tournament().rounds[0].boards.len(), 2, "{what}");
        let found = organiser.app.service.compare_parts(ID).expect("the parts");
        assert_eq!(found.faults, []);
    }
}

#[test]
fn a_team_that_comes_back_is_seated_where_nobody_of_it_was() {
    let organiser = teams(4);
    assert_eq!(organiser.send("/teams/1/leave", &[("round", "1")]).status(), 303);
    organiser.act(1, "draw", &[]);
    let bye = organiser.tournament().rounds[0].teams.byes[0].to_string();
    organiser.act(1, "matches", &[("act", "take-bye"), ("team", &bye)]);
    organiser.act(1, "matches", &[("act", "meet"), ("one", "1"), ("other", &bye)]);
    organiser.act(1, "publish", &[]);
    let round = || organiser.tournament().rounds[0].clone();
    assert_eq!(round().boards.len(), 2, "nobody of team 1");
    assert_eq!(organiser.send("/teams/1/back", &[]).status(), 303);
    assert_eq!(round().boards.len(), 4);
    assert!([1, 2].iter().all(|id| round().board_of(EntryId(*id)).is_some()));
}

fn round_robin(count: i32) -> Organiser {
    let mut event = teams(count).tournament();
    event.teams.system = TeamSystem::RoundRobin;
    Organiser::of(&event)
}

#[test]
fn a_team_that_left_is_not_in_the_plan() {
    let organiser = round_robin(4);
    let leave = || organiser.send("/teams/4/leave", &[("round", "1")]).status();
    let shown = organiser.page("/draft/all");
    let send = |shown: &str| {
        let sent = fields(form(shown, "action=\"/t/lindenhof/draft/all\""));
        organiser.send("/draft/all", &borrowed(&with(&sent, "act", "draw")))
    };
    assert_eq!(leave(), 303);
    let again = send(&shown);
    assert_eq!(again.status(), 422, "it left after the preview");
    let again = again.text().expect("a page");
    assert!(again.contains("who takes part"), "{again}");
    assert_eq!(again.matches("Without an opponent: Team 4").count(), 3, "{again}");
    let said = "Captains change line-ups: until the match’s first result";
    assert!(again.contains(said), "{again}");
    assert_eq!(send(&again).status(), 303);
    let event = organiser.tournament();
    assert_eq!(event.rounds.len(), 3);
    assert!(event.rounds.iter().all(|one| one.boards.len() == 2 && one.teams.byes.len() == 1));
    assert!(!event.rounds.iter().any(|one| one.teams.teams().any(|no| no == TeamNo(4))));
    // A captain hands in what was published long before, and nobody has yet.
    assert!(service::may_declare(&event, TeamNo(1), RoundNo(3)));
    assert!(!event.teams.list[0].has_declared(RoundNo(3)));
    let back = organiser.send("/teams/4/back", &[]);
    let cookies = back.headers().get_all("set-cookie").iter().filter_map(|one| one.to_str().ok());
    let notice: String = cookies.filter(|one| one.starts_with("notice=")).collect();
    let cookie = format!("session={}; {notice}", organiser.session);
    let page = organiser.app.request("/t/lindenhof/teams/4/edit").header("cookie", cookie);
    let page = page.send().expect("an answer").text().expect("a page");
    assert!(page.contains("has no match in rounds that are published"), "{page}");
    // Taken back, all are drawn again with those who are here now.
    assert_eq!(organiser.send("/draft/all", &[("act", "take-back")]).status(), 303);
    assert!(organiser.tournament().teams.list.iter().all(|team| team.line_ups.is_empty()));
    assert_eq!(send(&organiser.page("/draft/all")).status(), 303);
    assert!(organiser.tournament().rounds.iter().all(|one| one.boards.len() == 4));
}

#[test]
fn a_team_that_comes_back_into_a_plan_takes_the_place_of_the_bye() {
    let organiser = round_robin(4);
    for path in ["/teams/1/leave", "/teams/3/leave"] {
        assert_eq!(organiser.send(path, &[("round", "1")]).status(), 303, "{path}");
    }
    assert_eq!(organiser.send("/teams/3/back", &[]).status(), 303);
    published(&organiser);
    organiser.play(1);
    assert_eq!(organiser.send("/teams/1/back", &[]).status(), 303);
    for no in 2..=3 {
        organiser.act(no, "draw", &[]);
        organiser.act(no, "publish", &[]);
        organiser.play(no);
    }
    let event = organiser.tournament();
    let met = event.rounds.iter().flat_map(|round| &round.teams.matches);
    let met: BTreeSet<_> =
        met.map(|one| (one.first.min(one.second), one.first.max(one.second))).collect();
    assert_eq!(met.len(), 5, "nobody meets twice: {met:?}");
}

#[test]
fn who_would_meet_a_team_that_left_has_a_bye() {
    let organiser = round_robin(4);
    published(&organiser);
    organiser.play(1);
    assert_eq!(organiser.send("/teams/4/leave", &[("round", "2")]).status(), 303);
    organiser.act(2, "draw", &[]);
    let teams = organiser.tournament().rounds[1].teams.clone();
    assert_eq!((teams.matches.len(), teams.byes.len()), (1, 1));
    assert!(teams.teams().all(|no| no != TeamNo(4)), "{teams:?}");
    let why = organiser.app.page("/t/lindenhof/rounds/1/why");
    assert_eq!(why.matches("By the plan of the round robin.").count(), 2, "as it was: {why}");
}

#[test]
fn who_plays_every_round_plays_those_of_a_longer_plan_and_others_are_named() {
    let mut event = event(5);
    event.settings.rounds = 3;
    let some = |rounds: &[i32]| {
        let with = |all: Participation, no: &i32| all.with(RoundNo(*no), true);
        rounds.iter().fold(Participation::NONE, with)
    };
    event.entries[4].participation = some(&[1, 2, 3]);
    let page = Organiser::of(&event).page("/draft/all");
    assert!(!page.contains("Without an opponent"), "{page}");
    event.entries[3].participation = some(&[1, 3]);
    let page = Organiser::of(&event).page("/draft/all");
    let named: Vec<&str> = page.split("Without an opponent: ").skip(1).collect();
    assert_eq!(named.len(), 3, "rounds 2, 4 and 5: {page}");
    assert!(named.iter().all(|one| one.split('<').next().unwrap_or_default().contains("Player04")));
}
