//! What if: other settings, tried before they are taken.

use tengen::desk::fingerprint;
use tengen::tournament::{EntryId, TournamentId};

use crate::drawing::{Organiser, event};

#[test]
fn other_settings_are_tried_before_they_are_accepted() {
    let mut clubs = event(8);
    for entry in &mut clubs.entries {
        entry.rank = "3k".parse().unwrap();
        entry.club = if entry.id.0 % 4 == 1 { "Elb" } else { "Havel" }.to_owned();
    }
    let organiser = Organiser::of(&clubs);
    organiser.act(1, "draw", &[]);
    let tried = [
        ("bar", "4d"),
        ("floor", "20k"),
        ("first_method", "fold"),
        ("later_method", "fold"),
        ("club_groups", "0"),
        ("country_groups", "0"),
    ];
    let query: Vec<String> = tried.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let page = organiser.page(&format!("/draft/1/what-if?{}", query.join("&")));
    assert!(page.contains("changes of partners") || page.contains("change of partners"), "{page}");
    assert!(page.contains("By the present settings") && page.contains("Worth less: "), "{page}");
    assert!(page.contains("Keep these settings and draw"), "{page}");
    let same = organiser.page("/draft/1/what-if?host_club=Nowhere");
    assert!(same.contains("The same pairs.") && same.contains("Worth exactly as much"), "{same}");
    assert!(!same.contains("Keep these settings and draw"), "there is nothing to accept: {same}");
    let before = organiser.tournament();
    assert_eq!(before.settings.pairing.club, 3, "nothing changed yet");
    organiser.act(1, "what-if", &tried);
    let after = organiser.tournament();
    assert_eq!((after.settings.pairing.club, after.rounds.len()), (0, 1));
    assert_ne!(after.rounds[0].boards, before.rounds[0].boards);
    assert!(organiser.page("/draft/1").contains("<b>Proved best</b>"));
    let wrong = organiser.send("/draft/1/what-if", &[("bar", "strong"), ("club_groups", "7")]);
    assert_eq!(wrong.status(), 422);
    let page = wrong.text().unwrap();
    assert!(page.contains("value=\"strong\"") && page.contains("id=\"bar-wrong\""), "{page}");
    assert!(page.contains("id=\"club_groups\" name=\"club_groups\""), "{page}");
    assert!(page.contains("value=\"7\""), "what was typed stays: {page}");
}

#[test]
fn every_setting_that_a_draw_depends_on_can_be_tried_and_wrong_ones_are_named_at_their_field() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "draw", &[]);
    let before = organiser.tournament();
    let fields = [
        ("ticks", "yes"),
        ("first_rounds", "4"),
        ("nearest", "yes"),
        ("duplicate", "1000"),
        ("score", "2000"),
        ("color", "0"),
        ("host_club", "Elb"),
        ("club_lists", "North: Elb, Havel"),
        ("apart", "Family: #1, #2"),
        ("handicap_none_from", "9d"),
        ("handicap_correction", "0"),
        ("handicap_ceiling", "4"),
        ("accelerated_rounds", "2"),
        ("most_ranks_apart", "6"),
        ("excused_from", "3d"),
    ];
    organiser.act(1, "what-if", &fields);
    let after = organiser.tournament();
    let (draw, pairing) = (&after.settings.draw, &after.settings.pairing);
    assert_eq!((pairing.first_rounds, pairing.duplicate, pairing.score), (4, 1000, 2000));
    assert_eq!((pairing.color, pairing.first_by_rating, draw.nearest), (0, false, true));
    assert_eq!((draw.host_club.as_str(), draw.apart[0].entries.len()), ("Elb", 2));
    assert_eq!((draw.accelerated_rounds, draw.most_ranks_apart), (2, Some(6)));
    assert_eq!(after.club_groups[0].clubs, ["Elb", "Havel"]);
    let handicap = after.settings.handicap;
    assert_eq!((handicap.correction, handicap.ceiling), (0, 4));
    let store = organiser.app.desk.store();
    let journal = store.read(|c| store.journal(c, TournamentId(1), None, 100)).expect("it reads");
    let last = journal.iter().max_by_key(|row| row.seq).expect("something was done");
    assert_eq!(last.act, "draw", "settings and draw are one act");
    assert!(last.detail.contains("\"pairing.first_rounds\":[2,4]"), "{}", last.detail);
    assert!(last.detail.contains("\"nearest\":true"), "{}", last.detail);
    assert_eq!(after.settings.name, before.settings.name, "nothing else is touched");
    assert_eq!(after.settings.placement, before.settings.placement);
    assert!(organiser.page("/draft/1").contains("<b>Proved best</b>"));
    let wrong = [
        ("bar", "25k"),
        ("handicap_ceiling", "12"),
        ("most_ranks_apart", "many"),
        ("apart", "Nobody"),
        ("accelerated_rounds", "99"),
        ("bye", "who"),
    ];
    for (name, typed) in wrong {
        let path = format!("/t/lindenhof/draft/1/what-if?{name}={typed}");
        let answer = organiser.app.page_as(&path, &organiser.session);
        assert_eq!(answer.status(), 422, "{name}");
        let page = answer.text().unwrap();
        let field = if name == "bar" { "floor" } else { name };
        assert!(page.contains(&format!("id=\"{field}-wrong\"")), "{name}: {page}");
        assert!(page.contains(typed) || name == "bye", "{name}: {page}");
    }
}

#[test]
fn what_if_keeps_the_boards_and_the_free_round_that_were_decided() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "by-hand", &[]);
    organiser.act(1, "edit", &[("act", "pair"), ("one", "1"), ("other", "9")]);
    organiser.act(1, "draw", &[("keep", "1"), ("bye", "3")]);
    let page = organiser.page("/draft/1/what-if?first_method=fold");
    assert!(page.contains("Stay as they are"), "{page}");
    assert!(page.contains("type=\"checkbox\" name=\"keep\" value="), "{page}");
    assert!(page.contains("<option value=\"3\" selected>"), "the free round was chosen: {page}");
    let kept = organiser.tournament().rounds[0]
        .boards
        .iter()
        .find(|board| board.opponent_of(EntryId(1)) == Some(EntryId(9)))
        .map(|board| board.table.to_string())
        .unwrap();
    let tried = [("first_method", "fold"), ("keep", kept.as_str()), ("bye", "3")];
    organiser.act(1, "what-if", &tried);
    let round = organiser.tournament().rounds[0].clone();
    assert_eq!(round.byes, [EntryId(3)]);
    assert!(round.boards.iter().any(|b| b.opponent_of(EntryId(1)) == Some(EntryId(9))));
    let seen = fingerprint(Some(&round));
    // As “What if” beside “Draw again” sends it: what is not ticked is not kept.
    let page = organiser.page(&format!("/draft/1/what-if?seen={seen}&first_method=slip"));
    assert!(!page.contains("Stay as they are"), "{page}");
}

#[test]
fn settings_are_tried_before_anything_is_drawn_and_what_cannot_be_drawn_is_said() {
    let organiser = Organiser::of(&event(8));
    let page = organiser.page("/draft/1/what-if?first_method=fold");
    assert!(page.contains("By the settings tried"), "{page}");
    assert!(organiser.tournament().rounds.is_empty(), "a look changes nothing");
    let apart: Vec<String> = (1..=8).map(|id| format!("%23{id}")).collect();
    let page = organiser.page(&format!("/draft/1/what-if?apart={}", apart.join(",")));
    assert!(page.contains("say-alert") && !page.contains("id=\"tried\""), "{page}");
    let stale = organiser.send("/draft/1/what-if", &[("seen", "other"), ("first_method", "fold")]);
    assert_eq!(stale.status(), 303);
    assert!(organiser.tournament().rounds.is_empty(), "another draft was on the screen");
    let alone = Organiser::of(&event(1));
    assert!(alone.page("/draft/1/what-if").contains("say-alert"));
}

#[test]
fn the_same_players_on_other_terms_are_told_apart_from_other_partners() {
    let organiser = Organiser::of(&event(8));
    organiser.act(1, "draw", &[]);
    let page = organiser.page("/draft/1/what-if?handicap_correction=-2&handicap_none_from=9d");
    assert!(page.contains("boards on other terms"), "{page}");
    assert!(page.contains("The same pairs.") && page.contains("4 boards with the same"), "{page}");
    assert!(page.contains("Worth exactly as much"), "{page}");
}
