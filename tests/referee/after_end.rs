//! What happened before a call: no later violation gives the game to who violated first, and nothing overturns an
//! end that both had accepted, or before that was asked.

use go::Color::{self, Black, White};
use referee::{
    Before, CallAfterEnd, Case, Effect, EndQuestion, FindingError, Given, InForce, Incident,
    IncidentKind as Kind, Noticed, Party, Penalty, PenaltyKind, Procedure, ProcedureName, Remedy,
    Ruling, RulingNote, Verdict, asks_when, end_question, rule, rules_for,
};
use tournament::Ending;

use crate::case::{KO, game};

pub fn ending(text: &str) -> Ending {
    text.parse().expect("an ending")
}

pub fn by(kind: Kind, color: Color) -> Incident {
    let doer = if kind.doers().contains(&color.into()) { color.into() } else { Party::Nobody };
    Incident::new(kind, doer)
}

pub fn said(incident: &Incident, after_end: CallAfterEnd) -> Incident {
    let mut incident = incident.clone();
    incident.circumstances.after_end = Some(after_end);
    incident
}

/// A ruling at a board that shows `shown`, after those in force.
pub fn at_board(
    procedure: &Procedure,
    incident: &Incident,
    ruled: &[InForce],
    shown: Ending,
) -> Result<Ruling, FindingError> {
    let before = Before { ruled, shown, ..Before::default() };
    rule(&Case { before, ..Case::new(procedure, incident) })
}

/// Every effect that a ruling has or offers.
fn effects(ruling: &Ruling) -> impl Iterator<Item = &Effect> {
    std::iter::once(&ruling.effect).chain(ruling.options.iter().map(|option| &option.effect))
}

fn changes_result(ruling: &Ruling) -> bool {
    effects(ruling).any(|effect| effect.verdict.ending().is_some())
}

fn every_procedure() -> Vec<Procedure> {
    ProcedureName::ALL.map(ProcedureName::preset).into()
}

/// Every way in which a game ends otherwise than by a ruling.
const ENDS: [&str; 10] =
    ["B+", "W+3.5", "B+R", "W+R", "B+T", "W+T", "W+F", "W+D", "0", "both-lose"];

#[test]
fn a_suicide_after_a_ruling_on_a_ko_gives_nothing_to_who_retook_the_ko() {
    let procedure = ProcedureName::NihonKiin.preset();
    let ko = by(Kind::KoRetake, Black).at(50);
    let first = at_board(&procedure, &ko, &[], Ending::Pending).expect("a ruling");
    let shown = first.outcome().expect("it loses");
    assert_eq!(shown, ending("W+I"));
    let ruled = [InForce { no: None, incident: ko, effect: first.effect }];
    let later = by(Kind::Suicide, White).at(55);
    let ruling = at_board(&procedure, &later, &ruled, shown).expect("a ruling");
    assert_eq!(ruling.effect.verdict, Verdict::EndStands);
    assert!(ruling.notes.contains(&RulingNote::RuledBefore) && !changes_result(&ruling));
    assert_eq!(ruling.basis.article, "Art. 14");
    // The same where nobody kept numbers: it is asked, and nothing happens before.
    let unknown = by(Kind::Suicide, White);
    let asks = at_board(&procedure, &unknown, &ruled, shown).expect("a ruling");
    assert!(asks.asks_of_end() && asks.options.is_empty() && !changes_result(&asks));
    let stands = at_board(&procedure, &said(&unknown, CallAfterEnd::Later), &ruled, shown);
    assert!(!changes_result(&stands.expect("a ruling")));
    // What is known to have come first governs.
    let outcome = |incident: &Incident| {
        at_board(&procedure, incident, &ruled, shown).expect("a ruling").outcome()
    };
    assert_eq!(outcome(&said(&unknown, CallAfterEnd::Earlier)), Some(ending("B+I")));
    assert_eq!(outcome(&by(Kind::Suicide, White).at(44)), Some(ending("B+I")));
}

#[test]
fn no_second_incident_gives_the_game_to_who_violated_first() {
    let (mut pairs, mut asked) = (0, 0);
    for procedure in every_procedure() {
        for first in Kind::ALL {
            let before = by(first, Black).at(50);
            let Ok(one) = at_board(&procedure, &before, &[], Ending::Pending) else { continue };
            // As the text has it, and each loss that it leaves to the arbiter.
            let lost =
                |effect: &&Effect| effect.verdict.ending().and_then(Ending::winner) == Some(White);
            let Some(effect) = effects(&one).find(lost) else { continue };
            let shown = effect.verdict.ending().expect("it was lost");
            let ruled = [InForce { no: None, incident: before.clone(), effect: effect.clone() }];
            for second in Kind::ALL {
                for doer in [White, Black] {
                    let call = by(second, doer);
                    for call in [call.clone().at(55), call] {
                        let Ok(ruling) = at_board(&procedure, &call, &ruled, shown) else {
                            continue;
                        };
                        asked += usize::from(ruling.asks_of_end());
                        assert!(
                            !changes_result(&ruling),
                            "{}: {first} then {call:?}",
                            procedure.name
                        );
                        pairs += 1;
                    }
                }
            }
        }
    }
    println!(
        "{pairs} second reports after a lost game, {asked} asked which came first; none changed the result"
    );
    assert!(pairs > 20_000 && asked > 500, "{pairs} {asked}");
}

#[test]
fn no_report_overturns_an_accepted_end_nor_any_end_unasked() {
    let (mut tried, mut asked) = (0, 0);
    for procedure in every_procedure() {
        for kind in Kind::ALL {
            for end in ENDS.map(ending) {
                let call = by(kind, Black).at(50);
                let Ok(unasked) = at_board(&procedure, &call, &[], end) else { continue };
                if kind == Kind::ResignationDisputed || kind == Kind::ResultWrong {
                    assert!(unasked.waits(), "{kind} after {end}");
                }
                if !kind.disputes_end() {
                    assert!(
                        unasked.asks_of_end() && !changes_result(&unasked),
                        "{kind} after {end}"
                    );
                    asked += 1;
                }
                let accepted = said(&call, CallAfterEnd::Accepted);
                let stands = at_board(&procedure, &accepted, &[], end).expect("a ruling");
                if !kind.disputes_end() {
                    assert!(!changes_result(&stands), "{}: {kind} after {end}", procedure.name);
                    assert!(stands.notes.contains(&RulingNote::EndAccepted));
                }
                if kind == Kind::CountDisputed {
                    let kept =
                        [Verdict::GoesOn, Verdict::CountAgain].contains(&stands.effect.verdict);
                    assert!(kept || stands.waits(), "{}: {kind} after {end}", procedure.name);
                }
                tried += 2;
            }
        }
    }
    println!(
        "{tried} reports after an end, {asked} asked whether it was accepted; none overturned it"
    );
    assert!(tried > 8_000, "{tried}");
}

#[test]
fn an_end_that_is_not_accepted_is_open_to_a_call() {
    let japanese = ProcedureName::NihonKiin.preset();
    let call = said(&by(Kind::Suicide, White).at(55), CallAfterEnd::Open);
    let ruling = at_board(&japanese, &call, &[], ending("W+R")).expect("a ruling");
    assert_eq!(ruling.outcome(), Some(ending("B+I")), "found before both accepted the resignation");
    // The Dutch text puts the position back, and is silent on a game that has ended: the arbiter may take the result
    // off, and one sentence says both.
    let dutch = ProcedureName::Ngb.preset();
    let record = game(go::RulesetName::Ngb, KO);
    let call = said(&by(Kind::KoRetake, Black).at(13).noticed_after(14), CallAfterEnd::Open);
    let before = Before { shown: ending("W+R"), ..Before::default() };
    let case = Case { game: Some(&record), before, ..Case::new(&dutch, &call) };
    let ruling = rule(&case).expect("a ruling");
    assert!(ruling.waits() && ruling.outcome().is_none());
    let back = &ruling.options[0];
    assert_eq!((back.remedy, back.effect.verdict), (Some(Remedy::TakeBack), Verdict::Resumes));
    let words = back.sentence();
    assert!(words.ends_with("The result no longer counts, and the game goes on."), "{words}");
    // Where it came too late, the result stands.
    let late = said(&by(Kind::KoRetake, Black).at(50).noticed_after(60), CallAfterEnd::Open);
    let ruling = at_board(&dutch, &late, &[], ending("W+R")).expect("a ruling");
    assert_eq!((ruling.remedy, ruling.effect.verdict), (Remedy::Stands, Verdict::EndStands));
    // A loss on time that is called off: play goes on.
    let flag = said(&by(Kind::FlagLate, Black), CallAfterEnd::Open);
    let ruling = at_board(&dutch, &flag, &[], ending("W+T")).expect("a ruling");
    assert!(effects(&ruling).any(|effect| effect.verdict == Verdict::Resumes));
}

#[test]
fn what_is_asked_names_the_end_or_the_ruling() {
    let procedure = ProcedureName::NihonKiin.preset();
    let call = by(Kind::KoRetake, Black);
    let asked = |ruled: &[InForce], shown| {
        let before = Before { ruled, shown, ..Before::default() };
        end_question(&Case { before, ..Case::new(&procedure, &call) }).expect("it fits")
    };
    assert_eq!(asked(&[], Ending::Pending), None);
    assert_eq!(asked(&[], ending("B+R")), Some(EndQuestion::Accepted(ending("B+R"))));
    let first = by(Kind::Suicide, White);
    let effect = Effect::ends(ending("B+I"));
    let ruled = [InForce { no: None, incident: first.clone(), effect }];
    assert_eq!(asked(&ruled, ending("B+I")), Some(EndQuestion::Earlier(first, ending("B+I"))));
    // A result that was corrected since is no longer the ruling's.
    assert_eq!(asked(&ruled, ending("W+R")), Some(EndQuestion::Accepted(ending("W+R"))));
}

#[test]
fn a_text_that_reaches_a_confirmed_result_is_not_asked_about_its_end() {
    let mut procedure = ProcedureName::NihonKiin.preset();
    for clause in &mut procedure.clauses {
        clause.reopens_confirmed = true;
    }
    let call = by(Kind::KoRetake, Black).at(50);
    let before = Before { shown: ending("B+R"), ..Before::default() };
    let case = Case { before, confirmed: true, ..Case::new(&procedure, &call) };
    assert_eq!(rule(&case).expect("a ruling").outcome(), Some(ending("W+I")));
}

#[test]
fn a_report_that_cannot_be_true_of_the_board_is_refused() {
    let procedure = ProcedureName::NihonKiin.preset();
    let refused = |incident: &Incident, ruled: &[InForce], shown| {
        at_board(&procedure, incident, ruled, shown).expect_err("it cannot be so").to_string()
    };
    let absent = by(Kind::NoShow, Black);
    let played = "incident: the game was played (W+R): report somebody who came late, or left";
    assert_eq!(refused(&absent, &[], ending("W+R")), played);
    let record = game(go::RulesetName::Japanese, KO);
    let why = rule(&Case { game: Some(&record), ..Case::new(&procedure, &absent) }).unwrap_err();
    assert!(why.to_string().contains("14 moves"), "{why}");
    let disputed = by(Kind::CountDisputed, Black);
    let counted = "incident: the game ended by B+T, not by a count: dispute that end";
    assert_eq!(refused(&disputed, &[], ending("B+T")), counted);
    assert!(at_board(&procedure, &disputed, &[], ending("B+3.5")).is_ok());
    let resigned = by(Kind::ResignationDisputed, Black);
    let ended =
        "incident: the game ended by W+T, not by that player's resignation: dispute that end";
    assert_eq!(refused(&resigned, &[], ending("W+T")), ended);
    // White resigned: that Black did is another end, which no dispute may bring about.
    assert!(refused(&resigned, &[], ending("B+R")).contains("ended by B+R"));
    let wrong = by(Kind::ResultWrong, Black);
    assert!(refused(&wrong, &[], Ending::Pending).contains("no result yet"));
    let colors = by(Kind::WrongColors, Black);
    let effect = Effect { setup: referee::SetupChange::ExchangeColors, ..Effect::nothing() };
    let ruled = [InForce { no: None, incident: colors.clone(), effect }];
    assert!(refused(&colors, &ruled, Ending::Pending).contains("exchanged the colours already"));
    let nothing = said(&by(Kind::KoRetake, Black), CallAfterEnd::Accepted);
    assert!(
        refused(&nothing, &[], Ending::Pending).starts_with("accepted: the board shows no result")
    );
}

#[test]
fn the_earliest_governs_only_where_an_illegal_move_loses() {
    // White plays twice in a row with moves 2 and 3, Black with moves 14 and 15.
    let moves = "D4 E4 W:C3 F6 G7 H8 A1 A2 A3 J1 J2 J3 B6 B7 B:B8";
    let (mut by_loss, mut free) = (0, 0);
    for name in ProcedureName::ALL {
        let procedure = name.preset();
        let record = game(rules_of(name), moves);
        let ruling = |incident: Incident| {
            rule(&Case { game: Some(&record), ..Case::new(&procedure, &incident) })
        };
        let first = ruling(by(Kind::TwoInARow, White).at(3).noticed_after(15));
        let loses = first.expect("it can be ruled on").outcome().is_some();
        let later = ruling(by(Kind::TwoInARow, Black).at(15).noticed_after(15));
        assert_eq!(matches!(later, Err(FindingError::EarlierGoverns { .. })), loses, "{name}");
        by_loss += usize::from(loses);
        free += usize::from(!loses);
    }
    assert!(by_loss >= 3 && free >= 10, "{by_loss} {free}");
}

fn rules_of(name: ProcedureName) -> go::RulesetName {
    go::RulesetName::ALL
        .into_iter()
        .find(|rules| rules.name() == name.name())
        .unwrap_or(go::RulesetName::Japanese)
}

#[test]
fn wrong_colours_need_the_move_where_the_text_counts_moves() {
    let procedure = ProcedureName::Chinese2002.preset();
    let unknown = by(Kind::WrongColors, Black);
    let ruling = at_board(&procedure, &unknown, &[], Ending::Pending).expect("a ruling");
    assert!(ruling.waits() && ruling.notes.contains(&RulingNote::WindowUnclear));
    let known = |after| {
        let call = Incident::new(Kind::WrongColors, Party::Nobody).noticed_after(after);
        at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling")
    };
    assert_eq!(known(10).remedy, Remedy::ExchangeColors);
    assert_eq!(known(200).remedy, Remedy::Stands);
}

#[test]
fn a_loss_on_time_gives_nothing_to_who_violated_first() {
    // Black retakes the ko of the record with move 13; White answers.
    let record = game(go::RulesetName::Japanese, KO);
    let (mut governed, mut free) = (0, 0);
    for procedure in every_procedure() {
        let ruling = |incident: &Incident| {
            rule(&Case { game: Some(&record), ..Case::new(&procedure, incident) })
        };
        let retaken = by(Kind::KoRetake, Black).at(13).noticed_after(14);
        let loses = ruling(&retaken).expect("it fits").outcome().is_some();
        let time = ruling(&by(Kind::TimeLoss, White));
        assert_eq!(matches!(time, Err(FindingError::EarlierGoverns { .. })), loses);
        // Who violated first loses by either.
        assert!(ruling(&by(Kind::TimeLoss, Black)).is_ok(), "{}", procedure.name);
        assert!(ruling(&by(Kind::LateArrival, White)).is_ok(), "it came before the first move");
        governed += usize::from(loses);
        free += usize::from(!loses);
    }
    assert!(governed >= 3 && free >= 10, "{governed} {free}");
    let procedure = ProcedureName::NihonKiin.preset();
    let call = by(Kind::TimeLoss, White);
    let case = Case { game: Some(&record), ..Case::new(&procedure, &call) };
    assert_eq!(
        rule(&case).expect_err("the ko came first").to_string(),
        "ko-retake by black at move 13 came first and governs: rule on that one"
    );
    let incident = by(Kind::KoRetake, Black).at(13);
    let ruled = [InForce { no: None, incident, effect: Effect::nothing() }];
    let before = Before { ruled: &ruled, ..Before::default() };
    let outcome = rule(&Case { before, ..case }).expect("the ko was ruled on").outcome();
    assert_eq!(outcome, Some(ending("B+T")));
}

#[test]
fn a_loss_by_warnings_that_came_first_counts() {
    let korean = ProcedureName::Korean2024.preset();
    let call = |color, at: u32| {
        let mut call = Incident::new(Kind::CapturesMishandled, color).at(at).noticed_after(90);
        assert!(call.circumstances.set_fault("off-lid"));
        call
    };
    let shown = ending("W+D");
    let ruled = [InForce { no: None, incident: call(Black, 70), effect: Effect::ends(shown) }];
    let before = Before { ruled: &ruled, shown, ..Before::default() };
    let penalty = Penalty { color: White, kind: PenaltyKind::Warning };
    let given = [Given { penalty, this_game: true }];
    let outcome = |given: &[Given], at| {
        let call = call(White, at);
        rule(&Case { before, given, ..Case::new(&korean, &call) }).expect("a ruling").outcome()
    };
    assert_eq!(outcome(&given, 60), Some(ending("B+D")), "the second warning");
    assert_eq!(outcome(&given, 80), None, "it came later");
    assert_eq!(outcome(&[], 60), None, "the first warning loses nothing");
}

#[test]
fn an_accepted_count_is_counted_again_and_not_played_on() {
    let shown = ending("W+3.5");
    let call = by(Kind::CountDisputed, Black);
    for name in [ProcedureName::Aga, ProcedureName::Bga, ProcedureName::Ffg, ProcedureName::Nz] {
        let procedure = name.preset();
        let asked = at_board(&procedure, &call, &[], shown).expect("a ruling");
        assert!(asked.asks_of_end() && !changes_result(&asked), "{name}");
        let accepted = said(&call, CallAfterEnd::Accepted);
        let accepted = at_board(&procedure, &accepted, &[], shown).expect("a ruling");
        assert_eq!(accepted.effect.verdict, Verdict::CountAgain, "{name}");
        let goes_on = |effect: &Effect| effect.verdict == Verdict::Resumes;
        assert!(accepted.options.iter().any(|option| goes_on(&option.effect)), "{name}");
        let open = at_board(&procedure, &said(&call, CallAfterEnd::Open), &[], shown);
        assert!(goes_on(&open.expect("a ruling").effect), "{name}");
    }
    let japanese = ProcedureName::NihonKiin.preset();
    let again = at_board(&japanese, &call, &[], shown).expect("a ruling");
    assert_eq!(again.effect.verdict, Verdict::CountAgain, "Art. 10.3 needs no question");
}

#[test]
fn wrong_colours_are_asked_by_the_move_that_the_text_names() {
    let procedure = ProcedureName::Chinese2002.preset();
    let rules = |name: ProcedureName| rules_for(&name.preset(), Kind::WrongColors);
    assert!(asks_when(Kind::WrongColors, &rules(ProcedureName::Chinese2002)));
    assert!(asks_when(Kind::WrongColors, &rules(ProcedureName::Egf)), "practice has it so too");
    assert_eq!(procedure.moves_in_window(Kind::WrongColors), 10);
    let remedy = |noticed| {
        let call = Incident { noticed, ..by(Kind::WrongColors, Black) };
        at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling").remedy
    };
    assert_eq!(remedy(Noticed::Within(10)), Remedy::ExchangeColors);
    assert_eq!(remedy(Noticed::Beyond(10)), Remedy::Stands);
    assert_eq!(remedy(Noticed::Later(200)), Remedy::Stands);
}

/// The result that the board shows, what is found before both had accepted it, and what becomes of the game.
#[test]
fn what_becomes_of_an_end_that_nobody_accepted() {
    let pair = ProcedureName::PairGo.preset();
    let egf = ProcedureName::Egf.preset();
    let partner = {
        let mut call = Incident::new(Kind::OutOfTurn, Black).at(30);
        call.circumstances.partner = Some(referee::Partner::Second);
        call
    };
    let clock = Incident::new(Kind::ClockFaulty, Party::Nobody);
    for (procedure, call, shown, verdict) in [
        (&pair, &partner, "B+3.5", Verdict::CountAgain),
        (&pair, &partner, "B+", Verdict::CountAgain),
        (&pair, &partner, "0", Verdict::CountAgain),
        (&pair, &partner, "B+R", Verdict::EndStands),
        (&egf, &clock, "B+T", Verdict::Resumes),
        (&egf, &clock, "B+R", Verdict::EndStands),
        (&egf, &clock, "B+3.5", Verdict::EndStands),
    ] {
        let open = said(call, CallAfterEnd::Open);
        let ruling = at_board(procedure, &open, &[], ending(shown)).expect("a ruling");
        assert_eq!(ruling.effect.verdict, verdict, "{} after {shown}", call.kind);
    }
}

/// Points are taken of a count that is repeated, and minutes are not: no clock runs any more.
#[test]
fn a_repeated_count_may_cost_points_and_no_minutes() {
    use referee::{Alternative, Consent, Discretion, Sanction};
    let usual = ProcedureName::Egf.preset();
    let call = by(Kind::CountDisputed, Black);
    let call = Incident { by: Black.into(), ..call };
    let mut own = rules_for(&usual, Kind::CountDisputed).pop().expect("a rule");
    own.when.clear();
    own.remedy = Remedy::CountAgain;
    own.firmness = referee::Firmness::Binding;
    let sanction = Sanction::Other;
    own.alternatives =
        vec![Alternative { remedy: None, sanction, consent: Consent::Arbiter, practice: false }];
    let discretion = Discretion { points: 5, minutes: 5 };
    let procedure = Procedure { discretion, ..usual.with_rules(Kind::CountDisputed, vec![own]) };
    let ruling = at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling");
    let offered: Vec<_> = ruling.options.iter().map(|option| option.sanction).collect();
    assert_eq!(offered, [Sanction::Other, Sanction::Points]);
    assert_eq!(
        ruling.options[1].effect.points,
        referee::Each::only(White, go::HalfPoints::whole(5))
    );
}

#[test]
fn who_asks_to_play_on_moves_second_unless_both_ask() {
    let procedure = ProcedureName::NihonKiin.preset();
    let turn = |black: bool, white: bool| {
        let mut call = by(Kind::CountDisputed, Black);
        let says = |on: bool| on.then_some(referee::ResumptionAnswer::PlayOn);
        call.circumstances.asked = referee::Each { black: says(black), white: says(white) };
        let ruling = at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling");
        (ruling.remedy, ruling.effect.turn)
    };
    assert_eq!(turn(true, false), (Remedy::PlayOn, Some(White)));
    assert_eq!(turn(false, true), (Remedy::PlayOn, Some(Black)));
    assert_eq!(turn(true, true), (Remedy::PlayOn, None));
}

#[test]
fn both_are_asked_about_a_moved_stone_until_they_have_answered() {
    let procedure = ProcedureName::NihonKiin.preset();
    let asks = |answers: [Option<referee::ResumptionAnswer>; 2], disagreed| {
        let mut call = by(Kind::StoneDisplaced, Black);
        call.circumstances.point_taken = true;
        call.circumstances.disagreed = disagreed;
        let [black, white] = answers;
        call.circumstances.asked = referee::Each { black, white };
        let ruling = at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling");
        assert_eq!(ruling.remedy, Remedy::BothLose);
        ruling.asks_first()
    };
    let neither = Some(referee::ResumptionAnswer::Neither);
    assert!(asks([None, None], false) && asks([neither, None], false));
    assert!(!asks([neither, neither], false) && !asks([None, None], true));
}
