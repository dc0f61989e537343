//! The fields of a ruleset by name: the values that an event may set, and their words.

use std::collections::BTreeMap;

use super::{
    BentFour, Compensation, ConfirmationKo, DeadStones, Detection, Disagreement, KoRule, OpenDame,
    Repetition, Resumption, Ruleset, Scoring, SekiEyes, Suicide, Tie,
};
use crate::{HalfPoints, HandicapPlacement};

/// An event's own values where they differ from its ruleset: field → word.
pub type OwnRules = BTreeMap<String, String>;

/// What a field can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// One of these words.
    Word(&'static [&'static str]),
    /// A whole number from and to.
    Whole(u8, u8),
    /// Points, by halves, up to so many.
    Points(i32),
}

/// A field of a ruleset by name.
#[derive(Clone, Copy, Debug)]
pub struct RuleField {
    /// Its name, as `--set` and the form of the page have it.
    pub name: &'static str,
    /// What it can hold.
    pub holds: Holds,
    get: fn(&Ruleset) -> String,
    set: fn(&mut Ruleset, &str) -> Option<()>,
}

/// Why a field cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleFieldError {
    /// Rules of play have no such field.
    #[error("rules of play have no field `{name}`: write one of {}", names())]
    NoField {
        /// The name found.
        name: String,
    },
    /// The field cannot hold that.
    #[error("{field}: `{value}` cannot stand there: write {allowed}")]
    Value {
        /// Its name, as in [`RuleField::name`].
        field: &'static str,
        /// The word found.
        value: String,
        /// What can stand there.
        allowed: String,
    },
}

fn names() -> String {
    RULE_FIELDS.iter().map(|field| field.name).collect::<Vec<_>>().join(", ")
}

macro_rules! word {
    ($name:literal, $($place:ident).+, $($word:literal = $value:path),+ $(,)?) => {
        RuleField {
            name: $name,
            holds: Holds::Word(&[$($word),+]),
            get: |rules| (match rules.$($place).+ { $($value => $word),+ }).to_owned(),
            set: |rules, text| {
                rules.$($place).+ = match text { $($word => $value,)+ _ => return None };
                Some(())
            },
        }
    };
}

macro_rules! yes {
    ($name:literal, $($place:ident).+) => {
        RuleField {
            name: $name,
            holds: Holds::Word(&["yes", "no"]),
            get: |rules| (if rules.$($place).+ { "yes" } else { "no" }).to_owned(),
            set: |rules, text| {
                rules.$($place).+ = match text { "yes" => true, "no" => false, _ => return None };
                Some(())
            },
        }
    };
}

macro_rules! points {
    ($name:literal, $($place:ident).+) => {
        RuleField {
            name: $name,
            holds: Holds::Points(MOST_KOMI),
            get: |rules| rules.$($place).+.to_string(),
            set: |rules, text| {
                let points: HalfPoints = text.parse().ok()?;
                rules.$($place).+ = Some(points).filter(|p| p.abs() <= HalfPoints::whole(MOST_KOMI))?;
                Some(())
            },
        }
    };
}

macro_rules! whole {
    ($name:literal, $($place:ident).+, $least:literal ..= $most:literal) => {
        RuleField {
            name: $name,
            holds: Holds::Whole($least, $most),
            get: |rules| rules.$($place).+.to_string(),
            set: |rules, text| {
                rules.$($place).+ = text.parse().ok().filter(|n| ($least..=$most).contains(n))?;
                Some(())
            },
        }
    };
}

/// A limit above any real komi.
const MOST_KOMI: i32 = 100;

/// Every field that an event may set, in the order in which people ask for them.
pub const RULE_FIELDS: [RuleField; 22] = [
    word!("scoring", scoring, "territory" = Scoring::Territory, "area" = Scoring::Area),
    word!(
        "seki-eyes",
        seki_eyes,
        "counted" = SekiEyes::Counted,
        "not-counted" = SekiEyes::NotCounted
    ),
    word!(
        "open-dame",
        open_dame,
        "makes-seki" = OpenDame::MakesSeki,
        "neutral" = OpenDame::Neutral
    ),
    word!("dead-stones", dead_stones, "two" = DeadStones::Two, "one" = DeadStones::One),
    word!("bent-four", bent_four, "dead" = BentFour::Dead, "played-out" = BentFour::PlayedOut),
    word!("detection", detection, "asked" = Detection::Asked, "by-default" = Detection::ByDefault),
    word!(
        "ko",
        ko,
        "simple" = KoRule::Simple,
        "positional-superko" = KoRule::PositionalSuperko,
        "situational-superko" = KoRule::SituationalSuperko,
        "simple-and-positional" = KoRule::SimpleAndPositional,
        "ing" = KoRule::Ing,
    ),
    word!(
        "suicide",
        suicide,
        "forbidden" = Suicide::Forbidden,
        "several-stones" = Suicide::SeveralStones,
        "legal" = Suicide::Allowed,
    ),
    whole!("passes-to-end", passes.to_stop, 2..=4),
    whole!("pass-rounds", passes.rounds, 1..=2),
    yes!("white-passes-last", passes.white_last),
    yes!("pass-stones", passes.stones),
    yes!("opening-passes-end", passes.opening_pair_ends),
    word!(
        "handicap-placement",
        handicap.placement,
        "fixed" = HandicapPlacement::Fixed,
        "free" = HandicapPlacement::Free,
        "white-passes" = HandicapPlacement::WhitePasses,
    ),
    word!(
        "handicap-compensation",
        handicap.compensation,
        "none" = Compensation::None,
        "stones" = Compensation::Stones,
        "stones-less-one" = Compensation::StonesLessOne,
    ),
    points!("handicap-komi", handicap.komi),
    points!("komi", komi),
    word!(
        "tie",
        tie,
        "jigo" = Tie::Jigo,
        "avoided-by-komi" = Tie::AvoidedByKomi,
        "black-wins" = Tie::BlackWins,
        "white-wins" = Tie::WhiteWins,
    ),
    word!(
        "repetition",
        repetition,
        "forbidden" = Repetition::Forbidden,
        "no-result-if-agreed" = Repetition::NoResultIfAgreed,
        "draw" = Repetition::Draw,
        "referee" = Repetition::Referee,
    ),
    word!(
        "resumption",
        end.resumption,
        "opponent-of-requester" = Resumption::OpponentOfRequester,
        "opponent-of-last-passer" = Resumption::OpponentOfLastPasser,
        "by-agreement" = Resumption::ByAgreement,
        "none" = Resumption::None,
    ),
    word!(
        "disagreement",
        end.disagreement,
        "both-lose" = Disagreement::BothLose,
        "all-stones-live" = Disagreement::AllStonesLive,
        "referee" = Disagreement::Referee,
    ),
    word!(
        "confirmation-ko",
        end.confirmation_ko,
        "pass-for-ko" = ConfirmationKo::PassForKo,
        "as-in-play" = ConfirmationKo::AsInPlay,
    ),
];

/// The field of that name. [`RuleFieldError::NoField`] lists those that exist.
pub fn rule_field(name: &str) -> Result<&'static RuleField, RuleFieldError> {
    let found = RULE_FIELDS.iter().find(|field| field.name == name);
    found.ok_or_else(|| RuleFieldError::NoField { name: name.chars().take(60).collect() })
}

impl RuleField {
    /// The word that the field of a ruleset holds.
    #[must_use]
    pub fn of(&self, rules: &Ruleset) -> String {
        (self.get)(rules)
    }

    /// Sets the field by its word. [`RuleFieldError::Value`] lists the allowed words; the ruleset is unchanged
    /// then.
    pub fn put(&self, rules: &mut Ruleset, text: &str) -> Result<(), RuleFieldError> {
        (self.set)(rules, text).ok_or_else(|| RuleFieldError::Value {
            field: self.name,
            value: text.chars().take(60).collect(),
            allowed: self.allowed(),
        })
    }

    /// The values that the field allows, in words.
    #[must_use]
    pub fn allowed(&self) -> String {
        match self.holds {
            Holds::Word(words) => words.join(", "),
            Holds::Whole(least, most) => format!("a number from {least} to {most}"),
            Holds::Points(most) => format!("points such as 6.5, at most {most}"),
        }
    }
}

impl Ruleset {
    /// The same rules with the fields that an event has otherwise. Fields and words that another version wrote and
    /// this one does not know are ignored.
    ///
    /// ```
    /// use go::{OwnRules, Ruleset, RulesetName, Suicide};
    ///
    /// let own = OwnRules::from([("suicide".to_owned(), "legal".to_owned())]);
    /// let rules = Ruleset::preset(RulesetName::Japanese).with(&own);
    /// assert_eq!(rules.suicide, Suicide::Allowed);
    /// ```
    #[must_use]
    pub fn with(mut self, own: &OwnRules) -> Self {
        for (name, value) in own {
            let _ = rule_field(name).and_then(|field| field.put(&mut self, value));
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RulesetName;

    #[test]
    fn every_field_takes_every_word_it_names_and_shows_it_again() {
        let mut rules = Ruleset::preset(RulesetName::Aga);
        for field in &RULE_FIELDS {
            let words: Vec<String> = match field.holds {
                Holds::Word(words) => words.iter().map(ToString::to_string).collect(),
                Holds::Whole(least, most) => (least..=most).map(|n| n.to_string()).collect(),
                Holds::Points(_) => vec!["0".to_owned(), "7.5".to_owned()],
            };
            for word in words {
                field.put(&mut rules, &word).unwrap();
                assert_eq!(field.of(&rules), word, "{}", field.name);
            }
        }
    }

    #[test]
    fn the_table_holds_every_field_of_a_ruleset() {
        for name in RulesetName::ALL {
            let (from, to) = (Ruleset::preset(name), Ruleset::preset(RulesetName::Korean));
            let own = RULE_FIELDS.iter().map(|field| (field.name.to_owned(), field.of(&from)));
            let made = to.with(&own.collect());
            assert_eq!(Ruleset { name, ..made }, from);
        }
    }

    #[test]
    fn what_cannot_be_set_is_named() {
        let japanese = || Ruleset::preset(RulesetName::Japanese);
        let with = |name: &str, value: &str| {
            let put = rule_field(name).and_then(|field| field.put(&mut japanese(), value));
            put.unwrap_err().to_string()
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
        let japanese = Ruleset::preset(RulesetName::Japanese);
        let rules = japanese.clone().with(&own);
        assert_eq!(rules, Ruleset { suicide: crate::Suicide::Allowed, ..japanese });
    }
}
