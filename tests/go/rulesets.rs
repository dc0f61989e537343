//! The rulesets as data: every row, every field of every row that the texts name.

use go::RulesetName::{self, *};
use go::{
    BentFour, Color, Compensation, DeadStones, Detection, EgfChoice, HalfPoints, HandicapPlacement,
    KoRule, OpenDame, Outcome, Repetition, Resumption, Ruleset, Scoring, SekiEyes, Suicide, Tie,
};

use crate::support::{half, rules};

/// name, scoring, seki eyes, ko, suicide, komi, handicap compensation, tie, repetition.
type Row =
    (RulesetName, Scoring, SekiEyes, KoRule, Suicide, &'static str, Compensation, Tie, Repetition);

const TABLE: [Row; 15] = {
    use Compensation as C;
    use KoRule as K;
    use Repetition as R;
    use Scoring::{Area, Territory};
    use SekiEyes::{Counted, NotCounted};
    use Suicide::{Allowed, Forbidden, SeveralStones};
    [
        (
            Japanese,
            Territory,
            NotCounted,
            K::Simple,
            Forbidden,
            "6.5",
            C::None,
            Tie::Jigo,
            R::NoResultIfAgreed,
        ),
        (Korean, Territory, NotCounted, K::Simple, Forbidden, "6.5", C::None, Tie::Jigo, R::Draw),
        (
            Chinese,
            Area,
            Counted,
            K::SimpleAndPositional,
            Forbidden,
            "7.5",
            C::Stones,
            Tie::AvoidedByKomi,
            R::Referee,
        ),
        (Ing, Area, Counted, K::Ing, SeveralStones, "8", C::Stones, Tie::BlackWins, R::Forbidden),
        (
            Aga,
            Area,
            Counted,
            K::SituationalSuperko,
            Forbidden,
            "7.5",
            C::StonesLessOne,
            Tie::AvoidedByKomi,
            R::Forbidden,
        ),
        (
            Bga,
            Area,
            Counted,
            K::SituationalSuperko,
            Forbidden,
            "7.5",
            C::StonesLessOne,
            Tie::Jigo,
            R::Forbidden,
        ),
        (
            Ffg,
            Area,
            Counted,
            K::SituationalSuperko,
            Forbidden,
            "7.5",
            C::StonesLessOne,
            Tie::AvoidedByKomi,
            R::Forbidden,
        ),
        (
            Egf,
            Territory,
            NotCounted,
            K::Simple,
            Forbidden,
            "6.5",
            C::None,
            Tie::Jigo,
            R::NoResultIfAgreed,
        ),
        (
            Ngb,
            Territory,
            NotCounted,
            K::Simple,
            Forbidden,
            "6.5",
            C::None,
            Tie::Jigo,
            R::NoResultIfAgreed,
        ),
        (Nz, Area, Counted, K::SituationalSuperko, Allowed, "7", C::None, Tie::Jigo, R::Forbidden),
        (
            TrompTaylor,
            Area,
            Counted,
            K::PositionalSuperko,
            Allowed,
            "0",
            C::None,
            Tie::Jigo,
            R::Forbidden,
        ),
        (
            Club9x9,
            Territory,
            NotCounted,
            K::Simple,
            Forbidden,
            "6.5",
            C::None,
            Tie::Jigo,
            R::Referee,
        ),
        (
            ClubBeginners,
            Territory,
            NotCounted,
            K::Simple,
            Forbidden,
            "0",
            C::None,
            Tie::Jigo,
            R::Referee,
        ),
        (
            ClubDutch,
            Territory,
            NotCounted,
            K::Simple,
            Forbidden,
            "0",
            C::None,
            Tie::Jigo,
            R::Referee,
        ),
        (
            Generic,
            Area,
            NotCounted,
            K::SimpleAndPositional,
            Forbidden,
            "5.5",
            C::None,
            Tie::AvoidedByKomi,
            R::Referee,
        ),
    ]
};

#[test]
fn every_row_is_a_value() {
    for (row, name) in TABLE.into_iter().zip(RulesetName::ALL) {
        let (row_name, scoring, seki_eyes, ko, suicide, komi, compensation, tie, repetition) = row;
        let r = rules(name);
        assert_eq!((row_name, r.name), (name, name));
        let found = (
            r.scoring,
            r.seki_eyes,
            r.ko,
            r.suicide,
            r.komi,
            r.handicap.compensation,
            r.tie,
            r.repetition,
        );
        assert_eq!(
            found,
            (scoring, seki_eyes, ko, suicide, half(komi), compensation, tie, repetition),
            "{name}"
        );
    }
}

#[test]
fn what_only_some_rulesets_have() {
    let only = |has: fn(&Ruleset) -> bool| -> Vec<RulesetName> {
        RulesetName::ALL.into_iter().filter(|&n| has(&rules(n))).collect()
    };
    assert_eq!(only(|r| r.passes.stones && r.passes.white_last), [Aga, Bga, Ffg]);
    assert_eq!(only(|r| r.passes.opening_pair_ends), [Bga]);
    assert_eq!(only(|r| r.passes.rounds == 2), [Ing]);
    assert_eq!(only(|r| r.end.resumption == Resumption::None), [TrompTaylor]);
    assert_eq!(only(|r| r.end.resumption == Resumption::ByAgreement), [Nz]);
    assert_eq!(only(|r| r.end.resumption == Resumption::OpponentOfLastPasser), [Aga, Bga, Ffg]);
    assert_eq!(only(|r| r.handicap.placement == HandicapPlacement::WhitePasses), [Nz]);
    assert_eq!(rules(Aga).komi_for(3), half("0.5"));
    assert_eq!(rules(Aga).komi_for(0), half("7.5"));
    assert_eq!(only(|r| r.open_dame == OpenDame::MakesSeki), [Japanese, Ngb]);
    assert_eq!(only(|r| r.dead_stones == DeadStones::One), [ClubBeginners]);
    let dead = [Japanese, Egf, Ngb, Club9x9, ClubBeginners, ClubDutch];
    assert_eq!(only(|r| r.bent_four == BentFour::Dead), dead);
    assert_eq!(only(|r| r.detection == Detection::ByDefault), [Club9x9]);
    let none = [Chinese, Ing, Nz, TrompTaylor, Club9x9, ClubBeginners, ClubDutch, Generic];
    assert_eq!(only(|r| r.handicap.komi == HalfPoints::ZERO), none);
}

#[test]
fn an_event_sets_any_field() {
    let practice = Ruleset { ko: KoRule::Simple, komi: half("6.5"), ..rules(Chinese) };
    let text = serde_json::to_string(&practice).expect("a ruleset serialises");
    let back: Ruleset = serde_json::from_str(&text).expect("and comes back");
    assert_eq!(back, practice);
    assert!(text.contains(r#""komi":6.5"#) && text.contains(r#""ko":"simple""#), "{text}");
    assert!(serde_json::from_str::<Ruleset>(&text.replace("simple", "sometimes")).is_err());
    assert_eq!(Ruleset::egf(EgfChoice::Ing).scoring, Scoring::Area);
    assert_eq!(Ruleset::egf(EgfChoice::Aga).ko, KoRule::SituationalSuperko);
    assert_eq!(Ruleset::egf(EgfChoice::Japanese).komi, half("6.5"));
}

#[test]
fn names_are_those_of_the_command_line() {
    let names =
        "japanese korean chinese ing aga bga ffg egf ngb nz tromp-taylor club-9x9 club-beginners";
    for name in names.split(' ') {
        let parsed: RulesetName = name.parse().expect(name);
        assert_eq!(parsed.name(), name);
        assert_eq!(serde_json::to_string(&parsed).expect("a name"), format!("\"{name}\""));
    }
    let error = "japan".parse::<RulesetName>().expect_err("no such name");
    assert!(error.to_string().contains("japanese korean"), "{error}");
}

#[test]
fn an_equal_count_is_a_jigo_or_won_as_the_rules_say() {
    let equal = |tie| {
        Ruleset { tie, ..Ruleset::preset(RulesetName::Japanese) }.outcome_of(HalfPoints::ZERO)
    };
    assert_eq!(equal(Tie::Jigo), Outcome::Jigo);
    for (tie, winner) in [(Tie::BlackWins, Color::Black), (Tie::WhiteWins, Color::White)] {
        assert_eq!(equal(tie), Outcome::by_score(winner, HalfPoints::ZERO));
        let rules = Ruleset { tie, ..Ruleset::preset(RulesetName::Japanese) };
        assert_eq!(rules.outcome_of(HalfPoints(1)).winner(), Some(Color::Black));
        assert_eq!(rules.outcome_of(HalfPoints(-1)).winner(), Some(Color::White));
    }
}
