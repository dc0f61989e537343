//! Standings of teams: every figure of OpenGotha's tables, explanations, and what other leagues count.

use interchange::opengotha;
use standings::{
    TeamExplanation, TeamRow, TeamStandings, Value, explain_team, prizes, team_standings,
    team_values,
};
use tournament::{
    Absentee, Adjustment, HalfPoints, MatchDecision, MatchWorth, PrizeFor, PrizeRule, RoundNo, Sex,
    TeamCriterion, TeamNo, TeamRound, Tournament, WhoMeets,
};

use crate::root::repository;

/// The files with the tables beside them.
const EVENTS: [(&str, &str); 3] = [
    ("teams/four-by-four.xml", "teams/four-by-four"),
    ("teams/substitutes.xml", "teams/substitutes"),
    ("tournaments/teams.xml", "teams/teams"),
];

fn golden(path: &str) -> Vec<u8> {
    std::fs::read(repository().join("tests/golden").join(path)).expect("the file is there")
}

fn event(path: &str) -> Tournament {
    opengotha::read(&golden(path), Default::default())
        .unwrap_or_else(|error| panic!("{path}: {error}"))
        .tournament
}

/// A table as OpenGotha made it: after which round, by which criteria if not the file's, and its lines of fields.
struct Table {
    through: RoundNo,
    criteria: Option<Vec<TeamCriterion>>,
    lines: Vec<Vec<String>>,
}

fn tables(name: &str) -> Vec<Table> {
    let text = String::from_utf8(golden(&format!("{name}.team-standings.tsv"))).expect("UTF-8");
    let mut tables: Vec<Table> = Vec::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("# round ") {
            let (round, criteria) = head.split_once(", criteria ").expect("a head");
            let parse = |name: &str| name.parse().expect("a criterion");
            let listed =
                (criteria != "of the file").then(|| criteria.split(',').map(parse).collect());
            let through = RoundNo(round.parse().expect("a round"));
            tables.push(Table { through, criteria: listed, lines: Vec::new() });
        } else if let Some(table) = tables.last_mut() {
            table.lines.push(line.split('\t').map(str::to_owned).collect());
        }
    }
    tables
}

fn header(standings: &TeamStandings) -> Vec<String> {
    let fixed = ["place", "number", "team"].map(str::to_owned).into_iter();
    let rounds = (1..=standings.through.0).map(|round| format!("r{round}"));
    fixed.chain(rounds).chain(standings.criteria.iter().map(ToString::to_string)).collect()
}

fn fields(event: &Tournament, row: &TeamRow) -> Vec<String> {
    let name = event.teams.list[row.index].name.clone();
    let fixed = [row.place.to_string(), row.team.to_string(), name].into_iter();
    let values = row.values.iter().map(|value| value.to_string().replace(".5", "½"));
    fixed.chain(row.cells.iter().map(ToString::to_string)).chain(values).collect()
}

/// The sum of what an explanation counts.
fn sum(why: &TeamExplanation) -> Value {
    Value::quarters(why.terms.iter().map(|term| term.amount.as_quarters()).sum())
}

#[test]
fn every_cell_of_every_table_is_as_expected_and_explained() {
    let (mut compared, mut explained) = (0, 0);
    for (file, name) in EVENTS {
        for table in tables(name) {
            let mut event = event(file);
            if let Some(criteria) = table.criteria {
                event.teams.placement = criteria;
            }
            let standings = team_standings(&event, table.through);
            assert_eq!(header(&standings), table.lines[0], "{name}");
            assert_eq!(standings.rows.len(), table.lines.len() - 1, "{name} lists every team");
            for (row, line) in standings.rows.iter().zip(&table.lines[1..]) {
                assert_eq!(&fields(&event, row), line, "{name} after round {}", table.through);
                compared += line.len();
                for (value, criterion) in row.values.iter().zip(&standings.criteria) {
                    let why = explain_team(&event, &standings, row.team, *criterion);
                    let why = why.expect("a team of the table");
                    assert_eq!((why.value, sum(&why)), (*value, *value), "{name}: {criterion}");
                    explained += 1;
                }
            }
        }
    }
    println!("teams: {compared} cells compared, {explained} values explained");
    assert!(compared > 2000 && explained > 900, "only {compared} cells, {explained} values");
}

/// Four teams of four by those criteria: `team: value value …` in order of places.
fn four(criteria: &str, change: impl FnOnce(&mut Tournament)) -> Vec<String> {
    let mut event = event("teams/four-by-four.xml");
    event.teams.placement =
        criteria.split(' ').map(|name| name.parse().expect("a criterion")).collect();
    change(&mut event);
    let standings = team_standings(&event, RoundNo(3));
    for row in &standings.rows {
        for (value, criterion) in row.values.iter().zip(&standings.criteria) {
            let why = explain_team(&event, &standings, row.team, *criterion).expect("a row");
            assert_eq!((why.value, sum(&why)), (*value, *value), "{criterion}");
        }
    }
    let line = |row: &TeamRow| {
        let values: Vec<String> = row.values.iter().map(ToString::to_string).collect();
        format!("{}: {}", event.teams.list[row.index].name, values.join(" "))
    };
    standings.rows.iter().map(line).collect()
}

/// By hand from the example's winners by board: R1 Alba–Bora A B A B, Ceta–Dena A A A B; R2 Alba–Ceta A = B A, Bora–Dena
/// A A B B; R3 Alba–Dena B A A A, Bora–Ceta A B = A.
#[test]
fn what_other_leagues_order_by() {
    // Weights 4 3 2 1. Alba: 4+2, 4+1½+1, 3+2+1; Bora: 3+1, 4+3, 4+1+1; Ceta: 4+3+2, 1½+2, 3+1; Dena: 1, 2+1, 4.
    assert_eq!(four("WBDW", |_| ()), ["Alba: 18.5", "Bora: 17", "Ceta: 16.5", "Dena: 8"]);
    // BDW: Alba 7½, Bora 6½, Ceta 6, Dena 4.
    assert_eq!(four("SOSBDW", |_| ()), ["Dena: 20", "Ceta: 18", "Bora: 17.5", "Alba: 16.5"]);
    // TEAMP 5 4 2 1. Alba: ½·4 + 2 + 1; Bora: ½·5 + ½·1 + 2; Ceta: 1; Dena: ½·4.
    assert_eq!(four("SODOST", |_| ()), ["Alba: 5", "Bora: 5", "Dena: 2", "Ceta: 1"]);
    // Means 2100 2137 2062 1925 are ranks 0 0 0 −2 from shodan, so that three begin two ranks, or matches, ahead.
    let ranks = |event: &mut Tournament| {
        let limits = &mut event.settings.mcmahon;
        [limits.floor, limits.bar, limits.zero] = [-20, 5, -2].map(rating::Rank::clamped);
    };
    assert_eq!(four("TMMS", ranks), ["Alba: 9", "Bora: 8", "Ceta: 6", "Dena: 1"]);
    let barred = |event: &mut Tournament| {
        ranks(event);
        event.settings.mcmahon.bar = rating::Rank::clamped(-1);
    };
    assert_eq!(four("TMMS", barred), ["Alba: 7", "Bora: 6", "Ceta: 4", "Dena: 1"]);
}

#[test]
fn the_tied_are_compared_directly_once_all_have_met() {
    let level = |event: &mut Tournament| {
        // Alba 5, Bora 4, Ceta 2, Dena 1: all on 5 and then, all having met, by what they had of their matches.
        for (team, points) in [(2, 1), (3, 3), (4, 4)] {
            event.teams.adjustments.push(Adjustment {
                team: TeamNo(team),
                round: RoundNo(3),
                points: HalfPoints::whole(points),
                reason: "ahead of the others".to_owned(),
                bonus: false,
            });
        }
    };
    assert_eq!(four("TEAMP TDC", level), ["Alba: 5 5", "Bora: 5 4", "Ceta: 5 2", "Dena: 5 1"]);
    let unmet = |event: &mut Tournament| {
        level(event);
        event.rounds[0].teams.matches.clear();
        for (team, points) in [(1, 1), (2, 1), (3, 2)] {
            event.teams.adjustments.push(Adjustment {
                team: TeamNo(team),
                round: RoundNo(1),
                points: HalfPoints::whole(points),
                reason: "for the round that was not".to_owned(),
                bonus: false,
            });
        }
    };
    assert_eq!(four("TEAMP TDC", unmet), ["Alba: 5 0", "Bora: 5 0", "Ceta: 5 0", "Dena: 5 0"]);
    let two = |event: &mut Tournament| event.teams.placement.truncate(1);
    assert_eq!(four("TDC", two), ["Alba: 5", "Bora: 4", "Ceta: 2", "Dena: 1"]);
}

#[test]
fn what_decides_a_match_and_what_it_is_worth_are_settings() {
    let with = |decision, worth| {
        move |event: &mut Tournament| {
            (event.teams.decision, event.teams.worth) = (decision, worth);
        }
    };
    use MatchDecision::{AllBoards, BoardsAlone, PlayedBoards};
    assert_eq!(
        four("TEAMP", with(AllBoards, MatchWorth::ThreeOne)),
        ["Alba: 7", "Bora: 5", "Ceta: 3", "Dena: 1"]
    );
    assert_eq!(
        four("TEAMP", with(PlayedBoards, MatchWorth::OneHalf)),
        ["Alba: 2.5", "Bora: 2", "Ceta: 1", "Dena: 0.5"]
    );
    assert_eq!(
        four("TEAMP", with(BoardsAlone, MatchWorth::TwoOne)),
        ["Alba: 7.5", "Bora: 6.5", "Ceta: 6", "Dena: 4"]
    );
    // One board of three won and two without points: nothing in OpenGotha, a victory where played boards decide.
    let mut event = event("teams/substitutes.xml");
    let points = |event: &Tournament| {
        let standings = team_standings(event, RoundNo(2));
        let ceta = standings.rows.iter().find(|row| row.team == TeamNo(3)).expect("Ceta");
        (ceta.values[0].to_string(), ceta.cells[1].to_string())
    };
    assert_eq!(points(&event), ("0".to_owned(), "4-(1)".to_owned()));
    event.teams.decision = PlayedBoards;
    assert_eq!(points(&event), ("2".to_owned(), "4+(1)".to_owned()));
}

#[test]
fn a_team_that_does_not_come_loses_every_board_and_a_bye_is_worth_what_is_set() {
    let absent = |event: &mut Tournament| {
        let matches = &mut event.rounds[2].teams.matches;
        let alba = |one: &&mut tournament::TeamMatch| [one.first, one.second].contains(&TeamNo(1));
        let one = matches.iter_mut().find(alba).expect("Alba plays");
        let alba_first = one.first == TeamNo(1);
        one.absent = Some(if alba_first { Absentee::First } else { Absentee::Second });
    };
    // Alba has 3 and 4½ of two rounds, and nothing of the third; Dena gets all four boards in place of one.
    assert_eq!(
        four("TEAMP BDW BDW2U", absent),
        ["Bora: 4 6.5 4", "Dena: 3 7 2", "Alba: 3 4.5 2.5", "Ceta: 2 6 3.5"]
    );
    let mut event = event("teams/four-by-four.xml");
    event.rounds[2].teams.matches.retain(|one| one.first != TeamNo(1) && one.second != TeamNo(1));
    event.rounds[2].teams.byes.push(TeamNo(4));
    for (bye, shown) in [(0, "0-"), (2, "0="), (4, "0+")] {
        event.teams.bye = HalfPoints(bye);
        let standings = team_standings(&event, RoundNo(3));
        let dena = standings.rows.iter().find(|row| row.team == TeamNo(4)).expect("Dena");
        assert_eq!(
            (dena.values[0], dena.cells[2].to_string()),
            (Value::halves(2 + i64::from(bye)), shown.to_owned())
        );
        let alba = standings.rows.iter().find(|row| row.team == TeamNo(1)).expect("Alba");
        assert_eq!(alba.cells[2].to_string(), "0-", "without a match or a bye");
    }
}

#[test]
fn a_bonus_breaks_ties_and_is_no_match_point() {
    let bonus = |event: &mut Tournament| {
        for (team, bonus) in [(1, false), (4, true)] {
            event.teams.adjustments.push(Adjustment {
                team: TeamNo(team),
                round: RoundNo(2),
                points: HalfPoints::ONE,
                reason: "five nations at four boards".to_owned(),
                bonus,
            });
        }
    };
    let plain = four("TEAMP BONUS", |_| ());
    let given = four("TEAMP BONUS", bonus);
    let of = |lines: &[String], team: &str| {
        lines.iter().find(|line| line.starts_with(team)).cloned().expect("a line")
    };
    assert_eq!((of(&plain, "Alba"), of(&given, "Alba")), ("Alba: 5 0".into(), "Alba: 6 0".into()));
    assert_eq!((of(&plain, "Dena"), of(&given, "Dena")), ("Dena: 1 0".into(), "Dena: 1 1".into()));
}

#[test]
fn an_adjustment_counts_from_its_round_on() {
    let plain = event("teams/four-by-four.xml");
    let mut adjusted = plain.clone();
    adjusted.teams.adjustments.push(Adjustment {
        team: TeamNo(1),
        round: RoundNo(2),
        points: HalfPoints::ONE,
        reason: "late to the second round".to_owned(),
        bonus: false,
    });
    for (through, more) in [(1, 0), (2, 4), (3, 4)] {
        let points = |event| team_values(event, RoundNo(through), TeamCriterion::Teamp);
        let [was, now] = [&plain, &adjusted].map(|event| points(event)[&TeamNo(1)].as_quarters());
        assert_eq!(now - was, more, "after round {through}");
    }
}

#[test]
fn the_first_teams_get_a_prize_and_their_players_may_get_others() {
    let mut event = event("teams/four-by-four.xml");
    let kind = |of, prizes: &[&str]| PrizeRule {
        of,
        prizes: prizes.iter().map(|prize| (*prize).to_owned()).collect(),
        ..PrizeRule::default()
    };
    event.settings.prizes.kinds = vec![
        kind(PrizeFor::Teams, &["200 EUR", "100 EUR"]),
        kind(PrizeFor::Places, &["a book"]),
        kind(PrizeFor::Teams, &["a cup"]),
    ];
    let through = RoundNo(3);
    let best: Vec<TeamNo> =
        team_standings(&event, through).rows.iter().map(|row| row.team).collect();
    let awards = prizes(&event, &standings::standings(&event, through));
    let teams: Vec<&[TeamNo]> = awards.iter().map(|award| award.teams.as_slice()).collect();
    assert_eq!(teams, [&best[..1], &best[1..2], &[], &best[2..3]]);
    assert_eq!(awards[0].each.as_ref().map(|each| each.cents), Some(20_000), "it is the team's");
    assert_eq!(awards[0].to, event.teams.team(best[0]).expect("it is there").squad);
    // Among a group are teams of its people alone.
    event.settings.prizes.kinds = vec![PrizeRule {
        group: "women".parse().expect("a group"),
        ..kind(PrizeFor::Teams, &["a cup"])
    }];
    assert_eq!(prizes(&event, &standings::standings(&event, through)), []);
    let squad = event.teams.list[3].squad.clone();
    for entry in event.entries.iter_mut().filter(|entry| squad[1..].contains(&entry.id)) {
        entry.private.sex = Some(Sex::Female);
    }
    let awards = prizes(&event, &standings::standings(&event, through));
    assert_eq!(awards, [], "one of the team is not of the group");
    for entry in event.entries.iter_mut().filter(|entry| squad.contains(&entry.id)) {
        entry.private.sex = Some(Sex::Female);
    }
    let awards = prizes(&event, &standings::standings(&event, through));
    assert_eq!(awards[0].teams, [event.teams.list[3].no]);
}

#[test]
fn teams_beside_players_stand_by_what_their_players_won() {
    let mut event = event("teams/four-by-four.xml");
    event.teams.who = WhoMeets::Players;
    event.rounds.iter_mut().for_each(|round| round.teams = TeamRound::NONE);
    let standings = team_standings(&event, RoundNo(3));
    let names: Vec<String> = standings.criteria.iter().map(ToString::to_string).collect();
    assert_eq!(
        names,
        ["TEAMP", "BDW3U", "BDW2U", "BDW1U", "MNR"],
        "what says nothing is no column"
    );
    let lines: Vec<Vec<String>> = standings.rows.iter().map(|row| fields(&event, row)).collect();
    assert_eq!(
        lines[0],
        ["1", "1", "Alba", "(2)", "(2½)", "(3)", "7½", "5½", "3½", "2", "2100"].map(str::to_owned)
    );
    let why = explain_team(&event, &standings, TeamNo(1), TeamCriterion::Teamp).expect("a value");
    assert_eq!(why.terms.len(), 3);
    assert!(why.terms.iter().all(|term| term.opponent.is_none()));
    // A bye is worth to the team what it is worth to the player.
    let (alba, round) = (event.teams.list[0].clone(), &mut event.rounds[0]);
    let first = alba.squad[0];
    round.boards.retain(|board| board.color_of(first).is_none());
    round.byes.push(first);
    assert_eq!(event.points_of_players(&event.rounds[0], &alba)[0], HalfPoints::ONE);
}
