use go::Color;
use interchange::json;
use tournament::{
    Ending, EntryId, HalfPoints, Manner, Participation, ReplayTerms, RoundClock, RoundNo,
    RoundState, RoundWindow, Sides, Teams, Tournament,
};

use crate::golden::{EVENTS, event};

fn again(tournament: &Tournament) -> Tournament {
    json::read(&json::write(tournament).bytes).unwrap().tournament
}

#[test]
fn everything_reads_back_exactly() {
    for name in EVENTS {
        let tournament = event(name);
        assert_eq!(again(&tournament), tournament, "{name}");
    }
    let mut tournament = event("both-lose");
    tournament.entries[0].native_name = Some("本因坊".to_owned());
    tournament.entries[0].participation = Participation::NONE;
    tournament.settings.pairing.curve = 0.1 + 0.2 - 1e-9;
    let round = &mut tournament.rounds[0];
    round.state = RoundState::Draft;
    round.boards[0].version = 7;
    round.boards[0].ending =
        Ending::Won { winner: Color::White, manner: Manner::Score(HalfPoints(7)) };
    let noon = tournament.settings.begins.and_hms_opt(12, 0, 0);
    round.boards[0].confirmed = noon;
    round.boards[1] = round.boards[1].played_anew(&ReplayTerms::default(), None);
    tournament.clocks.insert(RoundNo(2), RoundClock { starts: noon, ..RoundClock::default() });
    assert_eq!(again(&tournament), tournament);
    let text = String::from_utf8(json::write(&tournament).bytes).unwrap();
    assert!(text.starts_with("{\n  \"tengen\": 1,\n  \"tournament\": {"));
}

#[test]
fn what_an_older_reader_would_lose_raises_the_version() {
    let plain = event("swiss-categories");
    let with = |change: fn(&mut Tournament)| {
        let mut changed = plain.clone();
        change(&mut changed);
        assert_eq!(again(&changed), changed);
        json::version_of(&changed)
    };
    assert_eq!(json::version_of(&plain), 1);
    assert_eq!(with(|event| event.settings.name.push('!')), 1);
    assert_eq!(with(|event| event.settings.sides = Sides::Mean), 2);
    assert_eq!(with(|event| event.settings.division.series = "League".to_owned()), 2);
    assert_eq!(with(|event| event.settings.season.grace_days = 3), 2);
    assert_eq!(with(|event| event.teams = Teams::default().made_here()), 2);
    let noon = chrono::DateTime::UNIX_EPOCH.naive_utc() + chrono::TimeDelta::hours(12);
    let window = Some(RoundWindow { from: noon, until: noon });
    let mut weeks = plain.clone();
    weeks.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
    assert_eq!(json::version_of(&weeks), 2);
    // A file of version 1 may say them all the same: those written before there was a second.
    let text = String::from_utf8(json::write(&weeks).bytes).unwrap();
    let first = text.replacen("\"tengen\": 2", "\"tengen\": 1", 1);
    assert!(first != text && json::read(first.as_bytes()).unwrap().tournament == weeks);
}

#[test]
fn other_versions_and_other_files_are_refused() {
    let file = String::from_utf8(json::write(&event("swiss-categories")).bytes).unwrap();
    let refused = |file: &str| json::read(file.as_bytes()).unwrap_err().to_string();
    assert_eq!(
        refused(&file.replacen("\"tengen\": 1", "\"tengen\": 3", 1)),
        "the file, tengen: is of version 3; this program knows 2: update it or export again"
    );
    for (file, begins) in [
        ("{}", "line 1: is not a Tengen file (missing field `tengen`"),
        ("{\"tengen\":1}", "line 1: is not a Tengen file (missing field `tournament`"),
        (&file[..900], "line "),
        ("", "the file: is empty"),
        (&file.replacen("\"3k\"", "\"3x\"", 1), "line "),
    ] {
        assert!(refused(file).starts_with(begins), "{}", refused(file));
    }
    for deep in ["[".repeat(100_000), format!("{{\"x\":{}", "[".repeat(100_000))] {
        assert!(refused(&deep).starts_with("line 1: is not a Tengen file"));
    }
}

#[test]
fn a_tournament_that_cannot_be_is_refused() {
    type Spoil = fn(&mut Tournament);
    let spoils: [(&str, Spoil); 12] = [
        ("entry 1, id: 1 stands there twice", |t| t.entries[1].id = EntryId(1)),
        ("entry -2147483648, id: is -2147483648", |t| t.entries[0].id = EntryId(i32::MIN)),
        ("entry 1, surname: has 201 characters", |t| t.entries[0].surname = "x".repeat(201)),
        ("entry 1, rating: is 99999", |t| t.entries[0].rating.0 = 99_999),
        ("round 1, entry: refers to the entry 99", |t| t.rounds[0].boards[0].black = EntryId(99)),
        ("round 1, entry: 2 stands there twice", |t| {
            t.rounds[0].boards[0].black = EntryId(2);
            t.rounds[0].boards[0].white = EntryId(2);
        }),
        ("round 1, handicap: is 10", |t| t.rounds[0].boards[0].handicap = 10),
        ("round 1, table: 2 stands there twice", |t| t.rounds[0].boards[0].table.0 = 2),
        ("round 9, no: is 9; write a number from 1 to 1", |t| t.rounds[0].no.0 = 9),
        ("settings, rounds: is 0", |t| t.settings.rounds = 0),
        ("settings, score: is -1", |t| t.settings.pairing.score = -1),
        ("settings, overtime: is 4294967295", |t| {
            t.settings.time.overtime = tournament::Overtime::Byoyomi { seconds: u32::MAX };
        }),
    ];
    for (message, spoil) in spoils {
        let mut tournament = event("both-lose");
        spoil(&mut tournament);
        let shown = json::read(&json::write(&tournament).bytes).unwrap_err().to_string();
        assert!(shown.lines().any(|line| line.starts_with(message)), "{message}: {shown}");
    }
}
