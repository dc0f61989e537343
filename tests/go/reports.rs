//! What the command line prints for `replay` and `score`, to the letter.

use go::RulesetName::{
    self, Aga, Chinese, Club9x9, ClubBeginners, ClubDutch, Egf, Generic, Ing, Japanese, Korean,
    Ngb, Nz,
};
use interchange::sgf::{Dead, GameTree, ScoreReport, read, replay_report, score_report};
use scoring::Status;

use crate::support::{pts, rules};

fn game(text: &str) -> GameTree {
    read(text.as_bytes()).expect("a record").games.swap_remove(0)
}

fn replayed(text: &str, name: RulesetName) -> String {
    serde_json::to_string(&replay_report(&game(text), &rules(name)).expect("replays"))
        .expect("serialises")
}

const KO: &str = "(;SZ[5]AB[bb][ac][bd]AW[cb][dc][cd][bc]PL[B];B[cc];W[bc];W[])";

#[test]
fn replay_as_json() {
    assert_eq!(
        replayed(KO, Japanese),
        r#"{"moves":3,"violations":[{"move":2,"color":"white","point":"B3","kind":"ko"}],"position":[".....",".XO..","XO.O.",".XO..","....."],"black_prisoners":1,"white_prisoners":1}"#
    );
    assert!(
        replayed(KO, Aga).contains(r#""black_prisoners":2,"white_prisoners":1"#),
        "a pass stone"
    );
}

/// A retake at once has a name of its own where the ruleset has the simple ko; where it has superko
/// alone it is a repetition like any other.
#[test]
fn a_retake_is_ko_or_superko_by_the_ruleset() {
    let simple = [Japanese, Korean, Chinese, Ing, Egf, Ngb, Club9x9, ClubBeginners];
    for name in RulesetName::ALL.into_iter().take(13) {
        let kind = if simple.contains(&name) { "ko" } else { "superko" };
        let found =
            format!(r#""violations":[{{"move":2,"color":"white","point":"B3","kind":"{kind}"}}]"#);
        let json = replayed(KO, name);
        assert!(json.contains(&found), "{name}: {json}");
    }
}

#[test]
fn white_begins_a_handicap_game() {
    let turns = |text: &str, name| replayed(text, name).matches("\"turn\"").count();
    for name in RulesetName::ALL {
        assert_eq!(turns("(;SZ[9]HA[2]AB[gc][cg];W[ee];B[cc])", name), 0, "{name}");
        assert_eq!(turns("(;SZ[9]HA[2]AB[gc][cg];B[ee];W[cc])", name), 1, "{name}");
        assert_eq!(turns("(;SZ[9]HA[1];B[ee];W[cc])", name), 0, "{name}");
        assert_eq!(turns("(;SZ[9]PL[W];W[ee];B[cc])", name), 0, "{name}");
        assert_eq!(turns("(;SZ[9];W[ee];B[cc])", name), 1, "{name}");
        assert_eq!(turns("(;SZ[9]HA[2];W[ee];B[cc])", name), 0, "{name}");
    }
    assert_eq!(turns("(;SZ[9]HA[3];B[gc];W[];B[cg];W[];B[cc];W[ee])", Nz), 0, "by White's passes");
}

/// The drawing as setup stones of a record.
fn record(root: &str, drawing: &str) -> GameTree {
    let mut text = format!("(;SZ[9]{root}");
    for (letter, ident) in [('X', "AB"), ('O', "AW")] {
        text.push_str(ident);
        for (y, row) in drawing.split_whitespace().enumerate() {
            for (x, _) in row.chars().enumerate().filter(|(_, c)| *c == letter) {
                let name = |i: usize| char::from(b'a' + u8::try_from(i).expect("a small board"));
                text.push_str(&format!("[{}{}]", name(x), name(y)));
            }
        }
    }
    game(&(text + "PL[W];W[];B[])"))
}

const DIVIDED: &str = "
    ...XO.... ...XO.... ...XO..X. ...XO.... ...XO.... ...XO.... .O.XO.... ...XO.... ...XO....";

#[test]
fn score_with_named_dead_stones() {
    let tree = record("KM[6.5]", DIVIDED);
    let report =
        score_report(&tree, &rules(Japanese), &Dead::Named(pts("H7 B3")), None).expect("counts");
    let json = serde_json::to_value(&report).expect("serialises");
    assert_eq!(json["rules"], "japanese");
    assert_eq!(
        (json["black"].to_string(), json["white"].to_string()),
        ("28".into(), "43.5".into())
    );
    assert_eq!(
        (json["margin"].to_string(), json["winner"].as_str()),
        ("15.5".into(), Some("white"))
    );
    assert_eq!(json["result"], "W+15.5");
    assert_eq!(json["dead"], serde_json::json!(["B3", "H7"]));
    assert_eq!(json["status"][1]["status"], "alive");
    let keys: Vec<&String> = json.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["black", "dead", "margin", "result", "rules", "status", "white", "winner"]);
}

#[test]
fn score_with_detection() {
    let tree = record("", DIVIDED);
    let report = score_report(&tree, &rules(Chinese), &Dead::Detect, None).expect("counts");
    assert_eq!(report.dead, pts("B3 H7"));
    assert_eq!(report.result, "W+16.5", "the ruleset's komi where there is no KM");
    let json = serde_json::to_value(&report.status).expect("serialises");
    assert!(json[0]["confidence"].as_f64().is_some_and(|c| (0.0..=1.0).contains(&c)));
    assert_eq!(json[0]["stones"][0], "D1");
}

#[test]
fn score_without_anything_dead() {
    let drawing = format!("...XO.... {}", "....XO... ".repeat(8));
    let report =
        score_report(&record("KM[7]", &drawing), &rules(Japanese), &Dead::Named(vec![]), None)
            .expect("counts");
    let json = serde_json::to_string(&report).expect("serialises");
    assert!(
        json.contains(r#""black":35,"white":35,"margin":0,"winner":null,"result":"0","dead":[]"#),
        "{json}"
    );
    let wrong =
        score_report(&record("", &drawing), &rules(Japanese), &Dead::Named(pts("A1")), None);
    assert!(wrong.expect_err("no stone there").to_string().contains("no stone lies on A1"));
}

/// Two groups with an eye each, A9 and E9, hold each other over C9.
const SEKI: &str = "
    .X.O.OX.. XXOOOOX.. OOXXXXX.. .OOOOX... ....OX... ....OX... ....OX... ....OX... ....OX...";

/// A seki drawn, counted without komi: Black's and White's points.
fn counted(
    drawing: &str,
    name: RulesetName,
    dead: &Dead,
    seki: Option<&str>,
) -> (String, String, ScoreReport) {
    let tree = record("KM[0]", drawing);
    let seki = seki.map(pts);
    let report = score_report(&tree, &rules(name), dead, seki.as_deref()).expect("counts");
    // White's pass before Black's costs a stone under no ruleset here.
    (report.black.to_string(), report.white.to_string(), report)
}

/// Every way in which the dead stones are said: nobody names any, none are, they are proposed.
const WAYS: [fn() -> Dead; 2] = [|| Dead::Named(Vec::new()), || Dead::Detect];

#[test]
fn no_eye_of_a_seki_counts_where_the_rules_count_none() {
    for name in [Japanese, Korean, Egf, Ngb, Club9x9, ClubBeginners, ClubDutch] {
        for way in WAYS {
            let (black, white, report) = counted(SEKI, name, &way(), None);
            assert_eq!((&*black, &*white), ("24", "21"), "{name} {:?}", way());
            let seki = report.status.iter().filter(|chain| chain.status == Status::Seki);
            assert!(seki.count() >= 2, "{name}: {:?}", report.status);
        }
    }
    for way in WAYS {
        let (black, white, _) = counted(SEKI, Generic, &way(), None);
        assert_eq!((&*black, &*white), ("40", "38"), "area, and a seki's points are nobody's");
        let (black, white, report) = counted(SEKI, Chinese, &way(), None);
        assert_eq!((&*black, &*white), ("41", "39"), "its eyes count");
        assert_eq!(report.unnamed_seki, []);
    }
}

#[test]
fn a_seki_that_is_named_is_the_only_one() {
    for name in [Korean, Egf, Club9x9, Generic] {
        for way in WAYS {
            let (black, white, report) = counted(SEKI, name, &way(), Some("A8 D9"));
            let expected = if name == Generic { ("40", "38") } else { ("24", "21") };
            assert_eq!((&*black, &*white), expected, "{name}");
            assert_eq!(report.unnamed_seki, []);
            let (black, white, report) = counted(SEKI, name, &way(), Some(""));
            let expected = if name == Generic { ("41", "39") } else { ("25", "22") };
            assert_eq!((&*black, &*white), expected, "{name}: it is said that there is none");
            assert!(report.status.iter().all(|chain| chain.status == Status::Alive));
        }
    }
}

#[test]
fn what_lived_in_a_seki_with_dead_stones_is_in_none() {
    for name in [Korean, Egf, Club9x9, Generic] {
        let (_, _, report) = counted(SEKI, name, &Dead::Named(pts("D9")), None);
        assert_eq!(report.unnamed_seki, [], "{name}");
        assert!(report.status.iter().all(|chain| chain.status != Status::Seki), "{name}");
    }
}

#[test]
fn a_wrong_stone_in_seki_is_named() {
    let wrong = |dead: &str, seki: &str| {
        let (dead, seki) = (Dead::Named(pts(dead)), pts(seki));
        let report = score_report(&record("", SEKI), &rules(Korean), &dead, Some(&seki));
        report.expect_err("refused").to_string()
    };
    assert!(wrong("", "A9").starts_with("--seki: no stone lies on A9"));
    let twice = wrong("D9", "D9");
    assert!(twice.starts_with("--seki: ") && twice.contains("is marked dead and in seki"));
    assert!(wrong("A9", "D9").starts_with("--dead: no stone lies on A9"));
}

const BENT_FOUR: &str = "
    OO.XOX... OXXXOX... .XOOOX... XXO.OX... OOO.OX... ....OX... ....OX... ....OX... ....OX...";

/// Japanese rules 1989, Art. 7.2; verbal Japanese; to the clubs' sheets what cannot avoid capture is dead. Korean
/// and area rules have it played out.
#[test]
fn a_bent_four_in_the_corner_is_dead_or_not_settled_as_the_text_has_it() {
    for name in RulesetName::ALL {
        let (black, white, report) = counted(BENT_FOUR, name, &Dead::Detect, None);
        let of = |point: &str| {
            let mut chains = report.status.iter();
            chains.find(|chain| chain.stones.contains(&pts(point)[0])).expect("a stone").status
        };
        if matches!(name, Japanese | Egf | Ngb | Club9x9 | ClubBeginners | ClubDutch) {
            assert_eq!((of("D9"), of("A9")), (Status::Dead, Status::Alive), "{name}");
            let worth = if name == ClubBeginners { "27" } else { "34" };
            assert_eq!((&*black, &*white), ("27", worth), "{name}");
        } else {
            assert_eq!((of("D9"), of("A9")), (Status::Unsettled, Status::Unsettled), "{name}");
            assert!(!report.warnings.is_empty(), "{name}: it is said before the count");
        }
        assert_eq!((of("A5"), of("F9")), (Status::Alive, Status::Alive), "{name}");
    }
}
