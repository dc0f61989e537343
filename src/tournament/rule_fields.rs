//! The fields of a ruleset by name: the values that an event may set, and their words.

use std::collections::BTreeMap;

use go::{
    BentFour, Compensation, ConfirmationKo, DeadStones, Detection, Disagreement, HandicapPlacement,
    KoRule, OpenDame, Repetition, Resumption, Ruleset, RulesetName, Scoring, SekiEyes, Suicide,
    Tie,
};

use super::{Field, FieldError, Holds, YES_OR_NO, field_words};
use crate::{field, held_words};

/// An event's own values where they differ from its ruleset: field → word.
pub type OwnRules = BTreeMap<String, String>;

pub type RuleField = Field<Ruleset>;

held_words! {
    Scoring SekiEyes OpenDame DeadStones BentFour Detection KoRule Suicide HandicapPlacement
    Compensation Tie Repetition Resumption Disagreement ConfirmationKo
}

const YES: Holds = Holds::One(&YES_OR_NO, "procedure-{name}");
/// A limit above any real komi.
const KOMI: Holds = Holds::Points(-100, 100);

macro_rules! rules {
    ($($name:literal $(one of $Type:ident)? $(is $holds:expr)?, $($place:ident).+;)*) => {
        &[$(field!(
            $name,
            $(Holds::One(&$Type::NAMES, concat!("play-", $name, "-{name}")))? $($holds)?,
            $($place).+,
            ()
        )),*]
    };
}

/// Every field that an event may set, in the order in which people ask for them.
pub const RULE_FIELDS: &[RuleField] = rules! {
    "scoring" one of Scoring, scoring;
    "seki-eyes" one of SekiEyes, seki_eyes;
    "open-dame" one of OpenDame, open_dame;
    "dead-stones" one of DeadStones, dead_stones;
    "bent-four" one of BentFour, bent_four;
    "detection" one of Detection, detection;
    "ko" one of KoRule, ko;
    "suicide" one of Suicide, suicide;
    "passes-to-end" is Holds::Whole(2, 4), passes.to_stop;
    "pass-rounds" is Holds::Whole(1, 2), passes.rounds;
    "white-passes-last" is YES, passes.white_last;
    "pass-stones" is YES, passes.stones;
    "opening-passes-end" is YES, passes.opening_pair_ends;
    "handicap-placement" one of HandicapPlacement, handicap.placement;
    "handicap-compensation" one of Compensation, handicap.compensation;
    "handicap-komi" is KOMI, handicap.komi;
    "komi" is KOMI, komi;
    "tie" one of Tie, tie;
    "repetition" one of Repetition, repetition;
    "resumption" one of Resumption, end.resumption;
    "disagreement" one of Disagreement, end.disagreement;
    "confirmation-ko" one of ConfirmationKo, end.confirmation_ko;
};

/// The field of that name. [`FieldError::NoField`] lists those that exist.
pub fn rule_field(name: &str) -> Result<&'static RuleField, FieldError> {
    let found = RULE_FIELDS.iter().find(|field| field.name == name);
    found.ok_or_else(|| FieldError::NoField {
        what: "rules of play have",
        name: name.chars().take(60).collect(),
        known: field_words(RULE_FIELDS),
    })
}

/// A ruleset with the fields that an event has otherwise. Fields and words that another version wrote and this one
/// does not know are ignored.
///
/// ```
/// use go::{RulesetName, Suicide};
/// use tournament::{OwnRules, own_ruleset};
///
/// let own = OwnRules::from([("suicide".to_owned(), "legal".to_owned())]);
/// assert_eq!(own_ruleset(RulesetName::Japanese, &own).suicide, Suicide::Allowed);
/// ```
pub fn own_ruleset(name: RulesetName, own: &OwnRules) -> Ruleset {
    let mut rules = Ruleset::preset(name);
    for (name, value) in own {
        let _ = rule_field(name).and_then(|field| field.set(&mut rules, value));
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_takes_every_word_it_names_and_shows_it_again() {
        let mut rules = Ruleset::preset(RulesetName::Aga);
        for field in RULE_FIELDS {
            let words: Vec<String> = match field.holds {
                Holds::One(words, _) => words.iter().map(ToString::to_string).collect(),
                Holds::Whole(least, most) => (least..=most).map(|n| n.to_string()).collect(),
                _ => vec!["0".to_owned(), "7.5".to_owned()],
            };
            for word in words {
                field.set(&mut rules, &word).unwrap();
                assert_eq!(field.get(&rules).to_string(), word, "{}", field.name);
            }
        }
    }

    #[test]
    fn the_table_holds_every_field_of_a_ruleset() {
        for name in RulesetName::ALL {
            let from = Ruleset::preset(name);
            let own = RULE_FIELDS.iter().map(|f| (f.name.to_owned(), f.get(&from).to_string()));
            let made = own_ruleset(RulesetName::Korean, &own.collect());
            assert_eq!(Ruleset { name, ..made }, from);
        }
    }

    #[test]
    fn what_cannot_be_set_is_named() {
        let japanese = || Ruleset::preset(RulesetName::Japanese);
        let with = |name: &str, value: &str| {
            let set = rule_field(name).and_then(|field| field.set(&mut japanese(), value));
            set.unwrap_err().to_string()
        };
        assert!(with("size", "9").contains("no field `size`"));
        assert_eq!(
            with("suicide", "sometimes"),
            "suicide: `sometimes` cannot stand there: write forbidden, several-stones, legal"
        );
        assert!(with("passes-to-end", "9").contains("a number from 2 to 4"));
        assert!(with("komi", "6.3").contains("points such as 6.5"));
    }

    #[test]
    fn a_field_of_an_earlier_version_does_not_drop_the_others() {
        let own = [("illegal-move-loses", "no"), ("komi", "a lot"), ("suicide", "legal")];
        let own = own.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        let rules = own_ruleset(RulesetName::Japanese, &own);
        let japanese = Ruleset::preset(RulesetName::Japanese);
        assert_eq!(rules, Ruleset { suicide: Suicide::Allowed, ..japanese });
    }
}
