use serde_json::Value;
use tengen::cli::ReportFormat;
use tengen::cli::ruling::{RulingArgs, RulingError, render};
use tengen::referee::{
    CallAfterEnd, Circumstances, Given, Incident, IncidentKind, NoticeWindow, Noticed, Party,
    PenaltyKind, ProcedureName,
};

fn args(procedure: &str, incident: &str, by: Party) -> RulingArgs {
    let procedure: ProcedureName = procedure.parse().expect("a procedure");
    let incident: IncidentKind = incident.parse().expect("a kind");
    RulingArgs { by, ..RulingArgs::new(procedure, incident) }
}

fn json(args: &RulingArgs) -> Value {
    serde_json::from_str(&render(args, ReportFormat::Json).expect("a ruling")).expect("json")
}

#[test]
fn a_table_for_people() {
    let args =
        RulingArgs { at: Some(87), noticed: Some(88), ..args("ngb", "ko-retake", Party::Black) };
    let text = render(&args, ReportFormat::Table).expect("a ruling");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], "incident  Ko retaken at once, by black, move 87");
    assert_eq!(lines[2], "ruling    Back to the position before move 87. Black to move.");
    assert_eq!(
        lines[3],
        "options   1. Back to the position before move 87. Black to move. Warning to Black."
    );
    assert!(text.contains("source    Nederlandse Go-bond, tournament rules, Illegal moves\n"));
    assert!(text.contains("standing  says\n"), "{text}");
    assert!(text.ends_with('\n'));
}

#[test]
fn an_object_for_programs() {
    let value = json(&RulingArgs {
        at: Some(50),
        noticed: Some(90),
        ..args("japanese", "ko-retake", Party::Black)
    });
    assert_eq!(value["procedure"], "nihon-kiin");
    assert_eq!(value["incident"], "ko-retake");
    assert_eq!(value["effect"]["outcome"], "W+I");
    assert_eq!(value["article"], "Art. 14");
    assert_eq!(value["decides"], "binding");
    let value = json(&RulingArgs {
        at: Some(50),
        confirmed: true,
        ..args("japanese", "ko-retake", Party::Black)
    });
    assert_eq!(
        (&value["effect"]["outcome"], &value["article"]),
        (&Value::Null, &Value::from("Art. 10.4"))
    );
    let value = json(&args("pair-go", "out-of-turn", Party::White));
    assert_eq!(value["effect"]["points"]["black"], 3);
}

#[test]
fn flags_change_the_ruling() {
    let base = args("ngb", "ko-retake", Party::Black);
    let late = RulingArgs { at: Some(10), later: Some(3), ..base.clone() };
    assert_eq!(json(&late)["ruling"], "Back to the position before move 10. Black to move.");
    let window = Some(NoticeWindow { moves: 3, inclusive: false });
    assert_eq!(json(&RulingArgs { window, ..late })["ruling"], "The game goes on as it stands.");
    let mild = RulingArgs {
        without_article_14: true,
        at: Some(10),
        ..args("japanese", "suicide", Party::White)
    };
    assert_eq!(json(&mild)["effect"]["outcome"], Value::Null);
    let twice = RulingArgs { warnings: 1, ..args("korean", "captures-mishandled", Party::White) };
    assert_eq!(json(&twice)["effect"]["outcome"], "B+D");
    let event =
        RulingArgs { event_warnings: 1, ..args("korean", "captures-mishandled", Party::White) };
    assert_eq!(json(&event)["effect"]["prisoners"]["black"], 2);
    let fault = Some("other".to_owned());
    let other = RulingArgs { fault, ..args("korean", "clock-misuse", Party::White) };
    assert_eq!(json(&other)["decides"], "arbiter-decides");
}

/// What stood at the board before is told to the command as the desk knows it.
#[test]
fn an_end_and_an_earlier_ruling_reach_the_ruling() {
    let base = args("nihon-kiin", "suicide", Party::White);
    let ended = RulingArgs { ended: "W+R".parse().expect("a result"), ..base.clone() };
    let said = |after_end| Circumstances { after_end: Some(after_end), ..Circumstances::default() };
    let with = |args: &RulingArgs, after_end| {
        json(&RulingArgs { circumstances: said(after_end), ..args.clone() })
    };
    let asks = "The game had ended: ask first whether both had accepted that.";
    assert_eq!(json(&ended)["ruling"], asks);
    assert_eq!(with(&ended, CallAfterEnd::Accepted)["ruling"], "The result stands.");
    assert_eq!(with(&ended, CallAfterEnd::Open)["effect"]["outcome"], "B+I");
    let ruled = vec!["ko-retake:black:50=W+I".to_owned()];
    let after = RulingArgs { ruled, at: Some(55), ..base.clone() };
    assert_eq!(json(&after)["ruling"], "The result stands.");
    assert_eq!(json(&RulingArgs { at: Some(44), ..after.clone() })["effect"]["outcome"], "B+I");
    let counted = "B+3.5".parse().expect("a result");
    let disputed = RulingArgs { ended: counted, ..args("nz", "count-disputed", Party::Nobody) };
    assert_eq!(json(&disputed)["ruling"], asks);
    let ruling = with(&disputed, CallAfterEnd::Open);
    assert_eq!(ruling["ruling"], "The result no longer counts, and the game goes on.");
    assert_eq!(ruling["effect"]["outcome"], "?");
    let other = RulingArgs {
        ended: "B+R".parse().expect("a result"),
        ..args("nz", "resignation-disputed", Party::Black)
    };
    let why = render(&other, ReportFormat::Json).expect_err("White resigned").to_string();
    assert!(why.contains("not by that player's resignation"), "{why}");
    let wrong = RulingArgs { ruled: vec!["ko:black".to_owned()], ..base };
    let why = render(&wrong, ReportFormat::Json).expect_err("no such kind").to_string();
    assert!(why.starts_with("--ruled \"ko:black\": write what was ruled on"), "{why}");
    let twice = RulingArgs {
        ruled: vec!["wrong-colors".to_owned()],
        ..args("chinese-2002", "wrong-colors", Party::Nobody)
    };
    let why = render(&twice, ReportFormat::Json).expect_err("they were exchanged").to_string();
    assert!(why.contains("exchanged the colours already"), "{why}");
}

#[test]
fn editions_go_by_the_day() {
    let day = |text: &str| Some(text.parse().expect("a day"));
    let base =
        RulingArgs { international: true, ..args("korean", "captures-mishandled", Party::White) };
    let before = RulingArgs { date: day("2025-01-22"), ..base.clone() };
    assert_eq!(
        json(&before)["ruling"],
        "The game goes on as it stands. Warning to White. White pays 2 points, as 2 prisoners of Black."
    );
    let since = RulingArgs { date: day("2025-02-10"), ..base.clone() };
    assert_eq!(json(&since)["ruling"], "The game goes on as it stands. Caution to White.");
    let early = RulingArgs { date: day("2020-01-01"), ..base };
    let error = render(&early, ReportFormat::Json).expect_err("not in force");
    assert_eq!(
        error.to_string(),
        "--date: korean-2024 is not in force on 2020-01-01: choose another procedure or day"
    );
}

/// A federation is the source of what its text has; the rest is general practice, or the event's.
#[test]
fn practice_is_said_as_such() {
    for name in ProcedureName::ALL {
        for kind in IncidentKind::ALL {
            for confirmed in [false, true] {
                let by = Party::Black;
                let args = RulingArgs { by, confirmed, ..RulingArgs::new(name, kind) };
                let Ok(text) = render(&args, ReportFormat::Table) else { continue };
                let line =
                    |name| text.lines().find_map(|line| line.strip_prefix(name)).expect(name);
                let source = line("source    ");
                assert!(!source.ends_with([' ', ',']) && !text.contains("No article"), "{text}");
                let practice = source.starts_with("General practice");
                let cited = practice || source.starts_with("Settings of the event, ");
                assert_eq!(line("standing  ") == "practice", cited, "{text}");
            }
        }
    }
    let confirmed = RulingArgs { confirmed: true, ..args("bga", "ko-retake", Party::Black) };
    let text = render(&confirmed, ReportFormat::Table).expect("a ruling");
    assert!(text.contains("\nsource    General practice, Confirmation\n"), "{text}");
    let silent = args("bga", "outside-help", Party::Black);
    let text = render(&silent, ReportFormat::Table).expect("a ruling");
    assert!(text.contains("\nsource    General practice\n"), "{text}");
    let object = json(&silent);
    assert_eq!((&object["source"], &object["article"]), (&"General practice".into(), &"".into()));
}

#[test]
fn errors_name_the_flag() {
    let both = RulingArgs {
        noticed: Some(3),
        later: Some(1),
        at: Some(2),
        ..args("aga", "superko", Party::Black)
    };
    assert_eq!(render(&both, ReportFormat::Table), Err(RulingError::TwoNotices));
    let cases: [(RulingArgs, &str); 4] = [
        (args("aga", "superko", Party::Nobody), "by: say whether it was Black or White (superko)"),
        (
            RulingArgs { at: Some(0), ..args("aga", "superko", Party::Black) },
            "move: moves are counted from 1",
        ),
        (
            RulingArgs { at: Some(9), noticed: Some(8), ..args("aga", "superko", Party::Black) },
            "noticed after move 8: move 9 had not been played yet",
        ),
        (
            RulingArgs { warnings: 5000, ..args("aga", "conduct", Party::Black) },
            "--warnings 5000: more than 100 is not a number of penalties",
        ),
    ];
    for (args, expected) in cases {
        assert_eq!(render(&args, ReportFormat::Table).expect_err(expected).to_string(), expected);
    }
    let slow =
        RulingArgs { fault: Some("slow".to_owned()), ..args("aga", "ko-retake", Party::Black) };
    assert!(matches!(render(&slow, ReportFormat::Json), Err(RulingError::Fault(_))));
    assert!("fide".parse::<ProcedureName>().is_err());
    assert!("offside".parse::<IncidentKind>().is_err());
}

#[test]
fn circumstances_reach_the_ruling() {
    let circumstances = Circumstances { point_taken: true, ..Circumstances::default() };
    let value = json(&RulingArgs {
        circumstances,
        ..args("kansai-kiin", "stone-displaced", Party::Nobody)
    });
    assert_eq!(
        (&value["effect"]["outcome"], &value["article"]),
        (&Value::from("both-lose"), &Value::from("Art. 13.2"))
    );
}

#[test]
fn a_record_knows_the_move_and_when_it_was_noticed() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    // Black plays twice with moves 3 and 4, and White answers.
    std::fs::write(&file, "(;GM[1]SZ[9];B[dd];W[ff];B[cc];B[cd];W[gg])").expect("it is written");
    let path = file.path().to_str().expect("UTF-8").to_owned();
    let run = |more: &[&str]| {
        let args = ["ruling", "--incident", "two-in-a-row", "--record", &path, "--format", "json"];
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(args.iter().chain(more))
            .output()
            .expect("it runs");
        (
            done.status.code(),
            String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned(),
        )
    };
    let (code, said) = run(&["--procedure", "aga", "--rules", "aga"]);
    assert_eq!(code, Some(0), "{said}");
    let told: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!((&told["move"], &told["by"]), (&Value::from(4), &Value::from("black")), "{said}");
    assert_eq!(told["ruling"], "The game goes on as it stands.", "White has answered");
    let (code, said) =
        run(&["--procedure", "aga", "--rules", "aga", "--move", "4", "--noticed", "4"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("the record goes on from move 4 to move 5"), "{said}");
    let (code, said) = run(&["--procedure", "nihon-kiin", "--rules", "japanese", "--move", "2"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("move 2"), "{said}");
    let (code, said) = run(&["--procedure", "aga"]);
    assert_eq!(code, Some(2), "the rules of the record are named: {said}");
}

/// A record without a result that nobody stopped: nobody can have confirmed one.
#[test]
fn nothing_is_confirmed_that_the_record_does_not_have() {
    let said = |record: &str| {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(&file, record).expect("it is written");
        let path = file.path().to_str().expect("UTF-8").to_owned();
        let args = ["ruling", "--procedure", "nihon-kiin", "--rules", "japanese", "--confirmed"];
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(args)
            .args(["--incident", "two-in-a-row", "--by", "black", "--record", &path])
            .output()
            .expect("it runs");
        String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned()
    };
    let open = said("(;GM[1]SZ[9];B[dd];W[ff];B[cc];B[cd];W[gg])");
    assert!(open.contains("has 5 moves and no result, so nobody confirmed one"), "{open}");
    let over = said("(;GM[1]SZ[9]RE[B+R];B[dd];W[ff];B[cc];B[cd];W[gg])");
    assert!(over.contains("The confirmed result stands."), "{over}");
    let stopped = said("(;GM[1]SZ[9];B[dd];W[ff];B[cc];B[cd];W[];B[])");
    assert!(stopped.contains("The confirmed result stands."), "{stopped}");
}

/// The rows of the rulings' table that need no record, said to the command: it rules as the table has it.
#[test]
fn every_row_is_ruled_alike_by_command() {
    let path = crate::root::repository().join("tests/golden/rulings/scenarios.tsv");
    let text = std::fs::read_to_string(path).expect("the rows are there");
    let mut rows = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        let Some(args) = args_of(cells[1], cells[2]).filter(|_| cells[3] == "-") else { continue };
        let said = match render(&args, ReportFormat::Json) {
            Ok(text) => {
                let json: Value = serde_json::from_str(&text).expect("JSON");
                json["ruling"].as_str().expect("a sentence").to_owned()
            }
            Err(error) => error.to_string(),
        };
        assert_eq!(said, cells[4], "{line}");
        rows += 1;
    }
    println!("{rows} rows by command");
    assert!(rows > 400, "{rows}");
}

/// A row in the flags of the command; none where no flag says it.
fn args_of(procedure: &str, case: &str) -> Option<RulingArgs> {
    let told = crate::case::told(procedure, case);
    let Incident { kind, by, at, noticed, noticed_by, circumstances } = told.incident;
    let given = |kind, this_game: bool| {
        let of = |given: &&Given| given.penalty.kind == kind && given.this_game == this_game;
        u32::try_from(told.given.iter().filter(of).count()).expect("few")
    };
    let (noticed, later) = match noticed {
        Noticed::AtOnce => (None, None),
        Noticed::AfterMove(after) => (Some(after.0), None),
        Noticed::Later(moves) => (None, Some(moves)),
        _ => return None,
    };
    Some(RulingArgs {
        by,
        at: at.map(|at| at.0),
        noticed,
        later,
        noticed_by,
        confirmed: told.confirmed,
        cautions: given(PenaltyKind::Caution, true),
        warnings: given(PenaltyKind::Warning, true),
        event_warnings: given(PenaltyKind::Warning, false),
        international: procedure.ends_with('!'),
        without_article_14: procedure.contains("-14"),
        circumstances,
        ..RulingArgs::new(told.procedure.name, kind)
    })
}

/// The result of the record stands at the board unless another one is named.
#[test]
fn a_record_knows_how_its_game_ended() {
    let said = |result: &str, more: &[&str]| {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let record = format!("(;GM[1]SZ[9]{result};B[dd];W[ff];B[cc];B[cd];W[gg])");
        std::fs::write(&file, record).expect("it is written");
        let path = file.path().to_str().expect("UTF-8").to_owned();
        let args = ["ruling", "--procedure", "nihon-kiin", "--rules", "japanese", "--incident"];
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(args)
            .args(["two-in-a-row", "--by", "black", "--record", &path])
            .args(more)
            .output()
            .expect("it runs");
        String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned()
    };
    let asks = "ask first whether both had accepted that";
    for result in ["RE[B+R]", "RE[B+Resign]", "RE[W+3.5]", "RE[W+Time]", "RE[b+]", "RE[Draw]"] {
        let text = said(result, &[]);
        assert!(text.contains(asks), "{result}: {text}");
    }
    for result in ["", "RE[?]"] {
        assert!(said(result, &[]).contains("White wins"), "{result}");
    }
    assert!(said("RE[B+R]", &["--after-end", "accepted"]).contains("The result stands"));
    let ruled = ["--ruled", "two-in-a-row:black:4=W+I"];
    assert!(!said("RE[B+R]", &ruled).contains(asks), "what is named counts before the record");
}
