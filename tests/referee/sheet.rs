//! The sheet for the wall, line by line beside the rulings of the desk.

use go::{HalfPoints, Ruleset, RulesetName};
use referee::{
    Basis, Case, ClockFault, Firmness, HandlingFault, Incident, IncidentKind, NoticeWindow,
    Noticed, NoticedBy, Particular, Party, Procedure, ProcedureName, Profile, Question, Remedy,
    ResumptionAnswer, SHEET_COUNT, SHEET_MOVES, SHEET_STONES, SHEET_TIME, SheetAnswer, SheetGroup,
    SheetKind, SheetLine, questions, rule, rules_for, sheet_groups,
};
use tournament::Manner;

/// All kinds on the sheet.
const SHEET_KINDS: [&[IncidentKind]; 4] = [&SHEET_MOVES, &SHEET_STONES, &SHEET_TIME, &SHEET_COUNT];

/// Every procedure that there is a file for.
fn procedures() -> Vec<Procedure> {
    let mut all: Vec<Procedure> = ProcedureName::ALL.map(ProcedureName::preset).to_vec();
    all.push(ProcedureName::Korean2024.preset_for(Profile::International));
    all.push(ProcedureName::NihonKiin.preset().without_article_14());
    let window = NoticeWindow { moves: 5, inclusive: false };
    all.push(Procedure { window, ..ProcedureName::Ngb.preset() });
    all
}

/// Every moment, claimant and pair of particulars that a page can ask for.
fn incidents(procedure: &Procedure, kind: IncidentKind) -> Vec<Incident> {
    let rules = rules_for(procedure, kind);
    let asked = questions(kind, &rules);
    let particulars = asked.iter().filter_map(|question| match question {
        Question::Is(one) if *one != Particular::RecordWrong => Some(*one),
        _ => None,
    });
    let particulars: Vec<Particular> = particulars.collect();
    let mut sets: Vec<Vec<Particular>> = vec![Vec::new()];
    for (place, one) in particulars.iter().enumerate() {
        sets.push(vec![*one]);
        sets.extend(particulars[place + 1..].iter().map(|other| vec![*one, *other]));
    }
    let excluded = [
        [Particular::Agreed, Particular::Disagreed],
        [Particular::Deliberate, Particular::Dropped],
        [Particular::Deliberate, Particular::ForceMajeure],
    ];
    sets.retain(|set| !excluded.iter().any(|both| both.iter().all(|one| set.contains(one))));
    let last = if kind.counts_moves() { procedure.window.last_move() + 3 } else { 0 };
    let mut all = Vec::new();
    for set in &sets {
        for later in 0..=last {
            for by in [None, Some(NoticedBy::White), Some(NoticedBy::Arbiter)] {
                let mut incident = Incident::new(kind, kind.doers()[0]);
                incident.noticed = Noticed::Later(later);
                incident.noticed_by = by;
                let so = &mut incident.circumstances;
                (so.clock, so.handling) = (ClockFault::Other, HandlingFault::Other);
                set.iter().for_each(|one| so.note(*one));
                all.push(incident);
            }
        }
    }
    all
}

/// The group that a reader looks in without a record: suicide is that of one stone where it is told apart.
fn group_of(groups: &[SheetGroup], kind: IncidentKind) -> &SheetGroup {
    let fits = |group: &&SheetGroup| {
        group.kinds.contains(&SheetKind::Any(kind))
            || (kind == IncidentKind::Suicide && group.kinds.contains(&SheetKind::SuicideOfOne))
    };
    groups.iter().find(fits).expect("every kind has a group")
}

#[test]
fn every_line_of_every_sheet_says_what_the_desk_rules() {
    let (mut asked, mut lines) = (0, 0);
    for procedure in procedures() {
        for name in RulesetName::ALL {
            let rules = Ruleset::preset(name);
            for kinds in SHEET_KINDS {
                let groups = sheet_groups(&procedure, &rules, kinds);
                lines += groups.iter().map(|group| group.lines.len()).sum::<usize>();
                for &kind in kinds {
                    let group = group_of(&groups, kind);
                    for incident in incidents(&procedure, kind) {
                        let case = Case { rules: Some(&rules), ..Case::new(&procedure, &incident) };
                        let ruling = SheetAnswer::of(&rule(&case).expect("it fits"));
                        let read = group.read(&procedure, &incident).expect("it fits");
                        let read = &read.expect("a line for everything").answer;
                        assert!(
                            read.reads_as(&ruling),
                            "{} {name}: {incident:?}\nthe wall: {read:?}\nthe desk: {ruling:?}",
                            procedure.name
                        );
                        asked += 1;
                    }
                }
            }
        }
    }
    println!("{lines} lines of {} sheets, {asked} rulings beside them", procedures().len() * 15);
}

fn groups(procedure: ProcedureName, rules: RulesetName) -> Vec<SheetGroup> {
    sheet_groups(&procedure.preset(), &Ruleset::preset(rules), &SHEET_MOVES)
}

fn lines(procedure: ProcedureName, rules: RulesetName, kind: IncidentKind) -> Vec<SheetLine> {
    group_of(&groups(procedure, rules), kind).lines.clone()
}

/// What once stood on every sheet for every illegal move was what the retake of a ko leads to.
#[test]
fn moves_that_are_answered_otherwise_have_lines_of_their_own() {
    use IncidentKind as K;
    use {ProcedureName as P, RulesetName as R};
    let lost = Remedy::Loses(Manner::IllegalMove);
    let twice = |p| lines(p, R::Chinese, K::TwoInARow)[0].answer.clone();
    assert_eq!(twice(P::Chinese1988).remedy, lost);
    let void = twice(P::Chinese2002);
    assert_eq!((void.remedy, void.penalties.len()), (Remedy::TakeBack, 1));
    let occupied = lines(P::Bga, R::Bga, K::Occupied);
    assert_eq!((occupied.len(), occupied[0].answer.firmness), (1, Firmness::ArbiterDecides));
    assert_eq!(lines(P::Bga, R::Bga, K::KoRetake)[0].answer.remedy, Remedy::TakeBackAsPass);
    let turn = lines(P::PairGo, R::Japanese, K::OutOfTurn);
    let points = turn.iter().find(|line| line.answer.remedy == Remedy::PointsToOpponent);
    assert_eq!(points.map(|line| line.answer.points), Some(HalfPoints::whole(3)));
    let japanese = groups(P::NihonKiin, R::Japanese);
    assert_eq!(japanese[0].kinds.len(), 5, "{japanese:?}");
    assert_eq!(japanese[0].lines[0].answer.remedy, lost);
}

#[test]
fn answers_under_two_articles_do_not_read_as_one() {
    let lines = lines(ProcedureName::Egf, RulesetName::Japanese, IncidentKind::Occupied);
    let answer = SheetAnswer { basis: Basis::of_event(), ..lines[0].answer.clone() };
    let mut other = answer.clone();
    other.basis.words = "The same, said otherwise.".into();
    assert!(answer.reads_as(&other));
    other.basis.article = "Art. 9".into();
    assert!(!answer.reads_as(&other));
}

#[test]
fn suicide_of_several_stones_is_told_apart_where_it_is_legal() {
    use {ProcedureName as P, RulesetName as R};
    for procedure in P::ALL {
        let ing = groups(procedure, R::Ing);
        let of = |kind| ing.iter().find(|group| group.kinds.contains(&kind)).expect("a group");
        let several = &of(SheetKind::SuicideOfSeveral).lines[0].answer;
        assert_eq!(several.remedy, Remedy::NoOffence, "{procedure}");
        // These two procedures call any suicide legal, whatever the rules of play.
        if ![P::Nz, P::TrompTaylor].contains(&procedure) {
            let one = &of(SheetKind::SuicideOfOne).lines[0].answer;
            assert_ne!(one.remedy, Remedy::NoOffence, "{procedure}");
        }
        let nz = lines(procedure, R::Nz, IncidentKind::Suicide);
        assert_eq!(nz[0].answer.remedy, Remedy::NoOffence, "{procedure}");
    }
}

/// The lines of play after the stop and the lines of the procedure agree: who asks to play on is let.
#[test]
fn who_asks_to_play_on_reads_what_the_desk_says() {
    for name in [ProcedureName::NihonKiin, ProcedureName::KansaiKiin, ProcedureName::Ngb] {
        let mut incident = Incident::new(IncidentKind::CountDisputed, Party::Nobody);
        incident.circumstances.asked.black = Some(ResumptionAnswer::PlayOn);
        let procedure = name.preset();
        let rules = Ruleset::preset(RulesetName::Japanese);
        let case = Case { rules: Some(&rules), ..Case::new(&procedure, &incident) };
        let ruling = rule(&case).expect("it fits");
        assert_eq!(ruling.remedy, Remedy::PlayOn);
        assert_eq!(ruling.effect.turn, Some(go::Color::White), "the other one plays first");
    }
}

/// Every row of the rulings' table that a reader of the wall could look up: without a record, a move's number or
/// penalties so far.
#[test]
fn the_rows_of_the_rulings_stand_on_the_wall() {
    let path = crate::root::repository().join("tests/golden/rulings/scenarios.tsv");
    let text = std::fs::read_to_string(path).expect("the rows are there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let (mut rows, mut here, mut procedures) = (0, 0, std::collections::BTreeSet::new());
    for line in lines {
        let cells: Vec<&str> = line.split('\t').collect();
        rows += 1;
        let told = crate::case::told(cells[1], cells[2]);
        let wall = SHEET_KINDS.iter().find(|kinds| kinds.contains(&told.incident.kind));
        let (Some(kinds), Ok(ruling)) = (wall, told.rule(None)) else { continue };
        if told.confirmed || !told.given.is_empty() || cells[3] != "-" {
            continue;
        }
        let rules = Ruleset::preset(RulesetName::Japanese);
        let groups = sheet_groups(&told.procedure, &rules, kinds);
        let group = group_of(&groups, told.incident.kind);
        let Ok(Some(read)) = group.read(&told.procedure, &told.incident) else { continue };
        let mut desk = SheetAnswer::of(&ruling);
        if told.incident.by == Party::White {
            desk.points = ruling.effect.points.black;
        }
        // Who did it is not on the wall, nor whether both did.
        if told.incident.by == Party::Both || told.incident.by == Party::Nobody {
            desk.penalties.clone_from(&read.answer.penalties);
        }
        let unsure = ruling.notes.contains(&referee::RulingNote::WindowUnclear);
        if !unsure && told.incident.by != Party::Nobody {
            assert!(
                read.answer.reads_as(&desk),
                "{line}\nthe wall: {:?}\nthe desk: {desk:?}",
                read.answer
            );
            here += 1;
            procedures.insert(cells[1].to_owned());
        }
    }
    println!("{here} of {rows} rows stand on the wall, of {} procedures", procedures.len());
    assert!(here >= 100, "{here} of {rows}");
}

/// What is quoted is a sentence or two, and what is practice quotes no text.
#[test]
fn a_quotation_is_a_sentence_or_two_of_the_text_that_is_named() {
    let all: Vec<_> = referee::quotations().collect();
    assert!(all.len() >= 50, "{}", all.len());
    for quote in &all {
        let ends = quote.words.matches(['。', '.']).count();
        assert!((1..=5).contains(&ends) && quote.words.len() < 500, "{quote:?}");
        assert!(matches!(quote.language.as_str(), "ja" | "en" | "de" | "zh-Hans"), "{quote:?}");
    }
    for procedure in procedures() {
        let rules = IncidentKind::ALL.into_iter().flat_map(|kind| rules_for(&procedure, kind));
        let bases = rules.map(|rule| rule.basis).chain([procedure.confirmation.clone()]);
        for basis in bases.filter(|basis| basis.quotation().is_some()) {
            assert_ne!(basis.standing, referee::Standing::Setting, "{basis:?}");
        }
    }
    let japanese = ProcedureName::Ngb.preset().confirmation;
    assert!(japanese.quotation().is_some_and(|quote| quote.name == "japanese-10-4"));
    // What two texts have alike each says in words of its own.
    let named = |name: ProcedureName, kind| {
        let rules = rules_for(&name.preset(), kind);
        rules.iter().find_map(|rule| rule.basis.quotation()).map(|quote| quote.name.as_str())
    };
    assert_eq!(named(ProcedureName::Wagc, IncidentKind::TimeLoss), Some("wagc-time"));
    assert_eq!(named(ProcedureName::Bga, IncidentKind::TimeLoss), Some("bga-time"));
    assert_eq!(named(ProcedureName::Nz, IncidentKind::Suicide), Some("nz-play"));
    assert_eq!(named(ProcedureName::TrompTaylor, IncidentKind::Suicide), None);
    assert_eq!(named(ProcedureName::Ffg, IncidentKind::KoRetake), Some("aga-8"));
    assert_eq!(named(ProcedureName::PairGo, IncidentKind::OutOfTurn), Some("wpga-intentional"));
}
