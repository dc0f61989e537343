//! Who gets which prize: by place and by category, one each or several, shared or by tie-break.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use standings::{Award, places_within, prizes, standings};
use tournament::{
    Categories, EntryId, Group, PrizeFor, PrizeRule, RoundNo, Sex, System, Tournament,
};

use crate::event::Event;
use crate::properties::events;

fn rule(group: &str, of: PrizeFor, prizes: &[&str]) -> PrizeRule {
    PrizeRule {
        name: String::new(),
        group: group.parse().expect("a group"),
        of,
        prizes: prizes.iter().map(|prize| (*prize).to_owned()).collect(),
    }
}

fn places(group: &str, prizes: &[&str]) -> PrizeRule {
    rule(group, PrizeFor::Places, prizes)
}

/// `kind/place to: prize + prize = each`, a line an award.
fn said(event: &Event) -> Vec<String> {
    let name = |id: &EntryId| event.0.entry(*id).unwrap().surname.clone();
    let line = |award: &Award| {
        let to: Vec<_> = award.to.iter().map(name).collect();
        let each = award.each.as_ref().map(|each| format!(" = {each}")).unwrap_or_default();
        let part = award.part.map(|part| format!("[{part}]")).unwrap_or_default();
        let (prizes, to) = (award.prizes.join(" + "), to.join(" "));
        format!("{}{part}/{} {to}: {prizes}{each}", award.kind, award.place)
    };
    prizes(&event.0, &event.standings()).iter().map(line).collect()
}

/// After one round ada and bob have won, cyd and dan lost to them; eve had a bye.
fn one_round() -> Event {
    let mut event = Event::swiss("ada:3d bob:1k cyd:2d dan:5k eve:6k").placement("NBW");
    event.beats("ada", "cyd", 1).beats("bob", "dan", 1);
    event.bye("eve", 1);
    event
}

#[test]
fn equals_share_the_prizes_of_their_places() {
    let mut event = one_round();
    event.0.settings.prizes.kinds = vec![places("all", &["100 EUR", "60 EUR", "25 EUR"])];
    assert_eq!(
        said(&event),
        ["0/1 ada bob: 100 EUR + 60 EUR = 80 EUR", "0/3 cyd dan: 25 EUR = 12.50 EUR"]
    );
}

#[test]
fn at_the_edge_whoever_shares_the_last_prize_is_named() {
    let mut event = one_round();
    event.0.settings.prizes.kinds = vec![places("all", &["Cup"])];
    assert_eq!(said(&event), ["0/1 ada bob: Cup"], "a bye alone wins nothing");
}

#[test]
fn a_tie_is_broken_or_shared_as_the_event_says() {
    let mut event = Event::swiss("ada bob cyd dan").placement("NBW SOSW");
    event.beats("ada", "cyd", 1).beats("bob", "dan", 1);
    event.beats("ada", "dan", 2).beats("cyd", "bob", 2);
    event.0.settings.prizes.kinds = vec![places("all", &["Cup", "90 EUR", "30 EUR"])];
    let broken = said(&event);
    assert_eq!(broken[0], "0/1 ada: Cup");
    assert_eq!(broken[1], "0/2 cyd: 90 EUR = 90 EUR", "cyd met the stronger field");
    event.0.settings.prizes.shared = true;
    assert_eq!(said(&event)[1], "0/2 cyd bob: 90 EUR + 30 EUR = 60 EUR");
}

#[test]
fn equals_share_by_the_main_score_within_a_category() {
    let mut event = Event::swiss("ada:2d bob:1d cyd:1k dan:5k").placement("CAT NBW SOSW");
    event.0.settings.categories = Categories(vec!["10k".parse().unwrap()]);
    event.beats("ada", "dan", 1).beats("bob", "cyd", 1);
    event.beats("ada", "cyd", 2).beats("bob", "dan", 2);
    event.beats("ada", "bob", 3).beats("cyd", "dan", 3);
    event.0.settings.prizes.kinds = vec![places("all", &["100", "60", "40"])];
    event.0.settings.prizes.shared = true;
    let by_wins = ["0/1 ada: 100 = 100", "0/2 bob: 60 = 60", "0/3 cyd: 40 = 40"];
    assert_eq!(said(&event), by_wins, "3, 2, 1 and 0 wins in one category are no equals");
    event.0.settings.categories = Categories(vec!["1k".parse().unwrap()]);
    event.0.rounds[2].boards[0].ending = tournament::Ending::BothLose { by_default: false };
    assert_eq!(said(&event)[0], "0/1 ada bob: 100 + 60 = 80");
}

#[test]
fn one_prize_each_moves_the_next_up() {
    let mut event = one_round();
    event.0.settings.placement = vec!["NBW".parse().unwrap(), "RANK".parse().unwrap()];
    event.0.settings.prizes.kinds =
        vec![places("all", &["100"]), places("dan", &["Book"]), places("kyu", &["Fan"])];
    assert_eq!(said(&event), ["0/1 ada: 100 = 100", "1/1 cyd: Book", "2/1 bob: Fan"]);
    event.0.settings.prizes.several = true;
    assert_eq!(said(&event), ["0/1 ada: 100 = 100", "1/1 ada: Book", "2/1 bob: Fan"]);
}

#[test]
fn youth_women_clubs_countries_and_bands_of_ranks() {
    let mut event = one_round();
    for entry in &mut event.0.entries {
        match entry.surname.as_str() {
            "cyd" => entry.private.birth_year = Some(2010),
            "dan" => entry.private.sex = Some(Sex::Female),
            "bob" => entry.club = "Kn".to_owned(),
            _ => entry.country = "DE".to_owned(),
        }
    }
    event.0.settings.prizes.kinds = vec![
        places("youth:2008", &["Y"]),
        places("women", &["W"]),
        places("club:kn", &["C"]),
        places("country:DE", &["L"]),
        places("ranks:9k-5k", &["R"]),
    ];
    event.0.settings.prizes.several = true;
    assert_eq!(
        said(&event),
        ["0/1 cyd: Y", "1/1 dan: W", "2/1 bob: C", "3/1 ada: L", "4/1 dan: R"]
    );
}

#[test]
fn the_best_of_each_category_and_of_each_start_and_who_won_all() {
    let mut event = Event::drawn(
        System::McMahon,
        "eve 5k  2+/w0 3+/b0
         bob 1k  1-/b0 4+/w0
         cyd 3d  4+/w0 1-/w0
         dan 3d  3-/b0 2-/b0",
    );
    event.0.settings.categories = Categories(vec!["1d".parse().unwrap()]);
    event.0.settings.prizes.kinds = vec![
        rule("all", PrizeFor::Categories, &["Cup"]),
        rule("all", PrizeFor::AllWins, &["20 EUR"]),
        rule("all", PrizeFor::Starts, &["Fan"]),
    ];
    event.0.settings.prizes.several = true;
    assert_eq!(
        said(&event),
        [
            "0[1]/1 cyd: Cup",
            "0[2]/1 bob: Cup",
            "1/1 eve: 20 EUR = 20 EUR",
            "2[32]/1 cyd: Fan",
            "2[29]/1 bob: Fan",
            "2[25]/1 eve: Fan"
        ]
    );
    event.0.entries[2].category = Some(2);
    let by_hand = said(&event);
    assert_eq!(by_hand[..2], ["0[1]/1 dan: Cup", "0[2]/1 cyd: Cup"], "a category set by hand wins");
}

#[test]
fn places_are_counted_within_a_group() {
    let event = one_round();
    let kyu = places_within(&event.0, &event.standings(), &Group::Kyu);
    let of = |name| event.id(name);
    assert_eq!(kyu[0], (of("bob"), 1));
    assert_eq!(kyu.len(), 3);
    let dan = places_within(&event.0, &event.standings(), &Group::Dan);
    assert_eq!(dan, [(of("ada"), 1), (of("cyd"), 2)]);
}

fn rules() -> impl Strategy<Value = Vec<PrizeRule>> {
    let groups = ["all", "dan", "kyu", "ranks:10k-1k", "women", "youth:2008", "club:x"];
    let words = ["100 EUR", "33.33 EUR", "Cup", "7 EUR"];
    let prizes = prop::collection::vec(0_usize..words.len(), 0..6);
    let one = (0_usize..groups.len(), 0_usize..PrizeFor::ALL.len(), prizes);
    prop::collection::vec(one, 1..6).prop_map(move |kinds| {
        let kind = |(group, of, prizes): (usize, usize, Vec<usize>)| {
            let prizes: Vec<&str> = prizes.into_iter().map(|prize| words[prize]).collect();
            rule(groups[group], PrizeFor::ALL[of], &prizes)
        };
        kinds.into_iter().map(kind).collect()
    })
}

fn with_rules(mut event: Tournament, kinds: Vec<PrizeRule>, bits: u8) -> Tournament {
    event.settings.prizes.kinds = kinds;
    (event.settings.prizes.several, event.settings.prizes.shared) = (bits & 1 > 0, bits & 2 > 0);
    for (number, entry) in (0_i32..).zip(&mut event.entries) {
        entry.private.sex = (number % 3 == 0).then_some(Sex::Female);
        entry.private.birth_year = (number % 4 == 0).then_some(2005 + number);
    }
    event
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_prize_is_given_once_and_one_each_is_one_each(
        event in events(), kinds in rules(), bits in 0_u8..4
    ) {
        let event = with_rules(event, kinds, bits);
        let awards = prizes(&event, &standings(&event, RoundNo(6)));
        let mut places = HashSet::new();
        let mut had: HashMap<EntryId, usize> = HashMap::new();
        for award in &awards {
            let kind = &event.settings.prizes.kinds[award.kind];
            prop_assert!(!award.to.is_empty() && !award.prizes.is_empty());
            prop_assert!(award.prizes.len() <= award.to.len());
            for id in &award.to {
                *had.entry(*id).or_default() += 1;
                prop_assert!(kind.group.has(&event, event.entry(*id).unwrap()));
            }
            if kind.of == PrizeFor::AllWins {
                continue;
            }
            // Each place of a kind is given once, and says what stands there.
            for (nth, prize) in award.prizes.iter().enumerate() {
                let place = award.place as usize - 1 + nth;
                prop_assert!(places.insert((award.kind, award.part, place)));
                prop_assert_eq!(prize, &kind.prizes[place]);
            }
        }
        if !event.settings.prizes.several {
            prop_assert!(had.values().all(|count| *count == 1), "{:?}", had);
        }
    }

    #[test]
    fn no_more_money_is_given_than_there_is(event in events(), bits in 0_u8..4) {
        let kinds = vec![places("all", &["100 EUR", "60.01 EUR", "40 EUR"])];
        let event = with_rules(event, kinds, bits);
        let awards = prizes(&event, &standings(&event, RoundNo(6)));
        let given: u64 =
            awards.iter().map(|a| a.each.as_ref().unwrap().cents * a.to.len() as u64).sum();
        prop_assert!(given <= 20_001);
        let places: usize = awards.iter().map(|award| award.prizes.len()).sum();
        let left: usize = awards.iter().map(|award| award.to.len() - 1).sum();
        if places == 3 {
            prop_assert!(given + left as u64 >= 20_001, "only parts of a cent stay");
        }
    }
}
