//! Reads a procedure's file into the types of rulings.

use std::collections::BTreeMap;

use serde::{Deserialize, de::Error as _};
use toml::{Table, Value, de::Error};

use super::ProcedureName;
use crate::{
    Alternative, Basis, Clause, Condition, Consent, Firmness, IncidentKind, Procedure, Quotation,
    Remedy, Sanction, Standing,
};

const USUAL: &str = include_str!("usual.toml");

/// The source of what no text says.
const PRACTICE: &str = "General practice";

/// Bases of a procedure that are not of a rule.
const BASES: [&str; 4] = ["confirmation", "elsewhere-basis", "accepted-end", "earlier-ruling"];

/// A rule in a file; fields left out have the plain default.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Rule {
    kinds: Vec<IncidentKind>,
    /// Whether it is added before the rules of the file in `like`, instead of replacing them.
    #[serde(default)]
    adds: bool,
    #[serde(default)]
    when: Vec<Condition>,
    remedy: Remedy,
    #[serde(default)]
    sanction: Sanction,
    #[serde(default)]
    firmness: Firmness,
    #[serde(default)]
    or: Vec<Choice>,
    #[serde(default)]
    or_in_practice: Vec<Remedy>,
    #[serde(default)]
    or_if_agreed: Vec<Remedy>,
    #[serde(default)]
    may_impose: Vec<Sanction>,
    source: Option<String>,
    #[serde(default)]
    article: String,
    #[serde(default)]
    words: String,
    /// The name of the text's own wording in the file's `quotes`.
    quote: Option<String>,
    #[serde(default)]
    standing: Standing,
    /// Whether the text says that it holds once play has gone on.
    #[serde(default)]
    later: bool,
    /// Whether the text says that it holds once the game has ended.
    #[serde(default)]
    ended: bool,
}

/// Conditions that say how long a rule holds.
const MOMENTS: [Condition; 5] = [
    Condition::AtOnce,
    Condition::InWindow,
    Condition::PastWindow,
    Condition::PlayedOn,
    Condition::WhileColorsCorrectable,
];

pub(crate) const PLAY_WENT_ON: &str =
    "The text does not say what happens once play went on: the arbiter decides.";

#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum Choice {
    Remedy(Remedy),
    Penalty(Sanction),
}

const fn instead(remedy: Remedy) -> Alternative {
    Alternative::new(Some(remedy), Sanction::None)
}

impl Rule {
    fn clause(self, source: &str) -> Clause {
        let source = if self.standing == Standing::Setting { PRACTICE } else { source };
        let own = self.or.into_iter().map(|choice| match choice {
            Choice::Remedy(remedy) => instead(remedy),
            Choice::Penalty(sanction) => Alternative::new(None, sanction),
        });
        let practice = |remedy| Alternative { practice: true, ..instead(remedy) };
        let agreed = |remedy| Alternative { consent: Consent::BothPlayers, ..instead(remedy) };
        let alternatives = own
            .chain(self.or_in_practice.into_iter().map(practice))
            .chain(self.or_if_agreed.into_iter().map(agreed))
            .chain(self.may_impose.into_iter().map(|sanction| Alternative::new(None, sanction)));
        Clause {
            kinds: self.kinds,
            when: self.when,
            window: None,
            remedy: self.remedy,
            sanction: self.sanction,
            firmness: self.firmness,
            alternatives: alternatives.collect(),
            reopens_confirmed: false,
            ended: self.ended,
            basis: Basis {
                source: self.source.unwrap_or_else(|| source.to_owned()).into(),
                article: self.article.into(),
                words: self.words.into(),
                standing: self.standing,
            },
        }
    }

    /// The rule; where it binds and does not say how long, play that went on makes it the arbiter's.
    fn clauses(self, source: &str) -> Vec<Clause> {
        let says_when = self.later || self.when.iter().any(|one| MOMENTS.contains(one));
        let own = self.clause(source);
        if says_when || own.firmness != Firmness::Binding || own.leaves_all() {
            return vec![own];
        }
        let open = left_open(&own);
        let of = |fits: fn(&IncidentKind) -> bool, clause: &Clause, one: Option<Condition>| {
            let kinds = own.kinds.iter().copied().filter(fits).collect();
            Clause { kinds, when: own.when.iter().copied().chain(one).collect(), ..clause.clone() }
        };
        let moves: fn(&IncidentKind) -> bool = |kind| kind.counts_moves();
        let places: fn(&IncidentKind) -> bool = |kind| kind.has_move() && !kind.counts_moves();
        let mut all = vec![
            of(moves, &own, Some(Condition::AtOnce)),
            of(moves, &open, None),
            of(places, &open, Some(Condition::PlayedOn)),
            of(|kind| !kind.counts_moves(), &own, None),
        ];
        all.retain(|clause| !clause.kinds.is_empty());
        all
    }
}

/// The arbiter's discretion in place of a rule that binds.
fn left_open(rule: &Clause) -> Clause {
    let penalty = if rule.sanction == Sanction::None { Sanction::Warning } else { rule.sanction };
    let remedies = [Remedy::Stands, rule.remedy].map(instead);
    let penalties = [penalty, Sanction::Other].map(|sanction| Alternative::new(None, sanction));
    let mut alternatives: Vec<Alternative> = Vec::new();
    let rest = rule.alternatives.iter().copied();
    for other in remedies.into_iter().chain(rest).chain(penalties) {
        if !alternatives.contains(&other) {
            alternatives.push(other);
        }
    }
    let words = PLAY_WENT_ON.into();
    Clause {
        remedy: Remedy::Stands,
        sanction: Sanction::None,
        firmness: Firmness::ArbiterDecides,
        alternatives,
        basis: Basis { words, standing: Standing::Derived, ..rule.basis.clone() },
        ..rule.clone()
    }
}

struct Sheet {
    fields: Table,
    rules: Vec<Rule>,
    quotes: Quotes,
}

/// The sentences of a text in its own language, each under the name that rules have in `quote`.
#[derive(Clone, Default, Deserialize)]
struct Quotes {
    #[serde(default)]
    language: String,
    #[serde(flatten)]
    words: BTreeMap<String, Words>,
}

/// The words of a quotation; with a language each where the file quotes two texts.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum Words {
    Plain(String),
    In { language: String, words: String },
}

impl Sheet {
    fn read(text: &str) -> Result<Self, Error> {
        let mut fields: Table = text.parse()?;
        let rules = fields.remove("rules").map_or_else(|| Ok(Vec::new()), Value::try_into)?;
        let quotes =
            fields.remove("quotes").map_or_else(|| Ok(Quotes::default()), Value::try_into)?;
        Ok(Self { fields, rules, quotes })
    }

    fn with_base(text: &str) -> Result<Self, Error> {
        let mut own = Self::read(text)?;
        let mut base = match own.fields.remove("like") {
            Some(name) => Self::with_base(super::text(name.try_into()?))?,
            None => Self { rules: Vec::new(), ..Self::read(USUAL)? },
        };
        let practices =
            own.fields.remove("practices").is_none_or(|own| own == Value::Boolean(true));
        for rule in &mut base.rules {
            if !practices {
                rule.or_in_practice.clear();
            }
            let when = &rule.when;
            let replaces = |other: &&Rule| !other.adds || other.when == *when;
            let own: Vec<&Rule> = own.rules.iter().filter(replaces).collect();
            rule.kinds.retain(|kind| own.iter().all(|other| !other.kinds.contains(kind)));
        }
        base.rules.retain(|rule| !rule.kinds.is_empty());
        base.fields.extend(own.fields);
        own.rules.extend(base.rules);
        Ok(Self { fields: base.fields, rules: own.rules, quotes: own.quotes })
    }
}

pub(super) fn read(name: ProcedureName, text: &str) -> Result<Procedure, Error> {
    let Sheet { mut fields, rules, .. } = Sheet::with_base(text)?;
    let edition = fields.get("edition").cloned().unwrap_or_else(|| Value::from(""));
    let source: String = fields.remove("source").unwrap_or_else(|| edition.clone()).try_into()?;
    fields.insert("name".into(), name.name().into());
    for basis in BASES {
        if let Some(Value::Table(basis)) = fields.get_mut(basis) {
            let practice = basis.get("standing").and_then(Value::as_str) == Some("setting");
            let source = if practice { PRACTICE.into() } else { edition.clone() };
            basis.entry("source").or_insert(source);
            basis.entry("article").or_insert_with(|| "".into());
            basis.remove("quote");
        }
    }
    let clauses = rules.into_iter().flat_map(|rule| rule.clauses(&source)).collect();
    Ok(Procedure { clauses, ..Value::Table(fields).try_into()? })
}

/// A text and our words for it.
pub(super) type Said = (String, String);

/// A file's quotations, by what they are the source of: another text may have the same rule in its own words. A
/// rule with a quotation that the file lacks is an error.
pub(super) fn quotations(text: &str) -> Result<Vec<(Said, Quotation)>, Error> {
    let Sheet { fields, rules, quotes } = Sheet::read(text)?;
    let all = Sheet::with_base(text)?.fields;
    let of = |basis: &Table, field: &str| basis.get(field)?.as_str().map(str::to_owned);
    let edition = of(&all, "edition").unwrap_or_default();
    let source = of(&all, "source").unwrap_or_else(|| edition.clone());
    let bases = BASES.iter().filter_map(|name| fields.get(*name)?.as_table());
    let bases = bases.filter_map(|basis| {
        let source = of(basis, "source").unwrap_or_else(|| edition.clone());
        Some(((source, of(basis, "words")?), of(basis, "quote")?))
    });
    let named = rules.into_iter().filter_map(|rule| {
        Some(((rule.source.unwrap_or_else(|| source.clone()), rule.words), rule.quote?))
    });
    let quoted = |(said, name): (Said, String)| {
        let missing = || Error::custom(format!("no quotation is called `{name}`"));
        let (language, words) = match quotes.words.get(&name).ok_or_else(missing)?.clone() {
            Words::Plain(words) => (quotes.language.clone(), words),
            Words::In { language, words } => (language, words),
        };
        Ok((said, Quotation { name, language, words }))
    };
    named.chain(bases).map(quoted).collect()
}

/// The usual rules, for procedures without rules of their own.
pub(super) fn usual() -> Result<Vec<Clause>, Error> {
    Ok(Sheet::read(USUAL)?.rules.into_iter().map(|rule| rule.clause("")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rule that adds keeps those of the file in `like`, except the one with the same conditions.
    #[test]
    fn a_rule_may_stand_before_those_of_the_file_it_is_like() {
        let of = |name: ProcedureName| {
            let stopped = |clause: &Clause| clause.kinds.contains(&IncidentKind::ClockStopped);
            let own = name.preset().clauses.into_iter().filter(stopped);
            own.map(|clause| (clause.when, clause.basis.source)).collect::<Vec<_>>()
        };
        let (base, congress) = (of(ProcedureName::Egf), of(ProcedureName::EuropeanCongress));
        let captures = vec![Condition::ForCaptures];
        assert!(!super::super::text(ProcedureName::EuropeanCongress).contains("for-captures"));
        assert!(base.iter().any(|(when, _)| *when == captures));
        assert!(congress.iter().any(|one| one.0 == captures && base.contains(one)));
        assert_eq!(congress.len(), 3, "passing early is said once: {congress:?}");
    }

    #[test]
    fn what_a_procedure_cannot_hold_is_named() {
        let wrong = |text: &str| read(ProcedureName::Club, text).unwrap_err().to_string();
        assert!(wrong("edition = \"House\"\nwarnings = 3").contains("`warnings`"));
        let rule = "edition = \"House\"\n[[rules]]\nkinds = [\"ko\"]\nremedy = \"stands\"";
        assert!(wrong(rule).contains("`ko`"));
        assert!(wrong("like = \"house\"").contains("`house`"));
        assert!(wrong("claim-points = 3").contains("`edition`"));
    }
}
