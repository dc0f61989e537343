//! A rule as a form, and the form as a rule.

use std::borrow::Cow;

use crate::referee::{
    Alternative, Basis, Clause, Condition, Consent, Firmness, IncidentKind, NoticeWindow, Sanction,
    Standing,
};
use crate::web::pages::incident::texts::Why;
use crate::web::views::referee::effects::{SANCTIONS, remedy_code, remedy_named};
use crate::web::{FromForm, Lang, Reader, Sentence};

use super::controls::{one_of, text};
use super::rule_words::{chosen, sanctions};

pub(super) const FIRMNESS: [(Firmness, &str); 3] = [
    (Firmness::Binding, "binding"),
    (Firmness::Default, "default"),
    (Firmness::ArbiterDecides, "open"),
];
pub(super) const STANDINGS: [(Standing, &str); 3] =
    [(Standing::Text, "text"), (Standing::Derived, "derived"), (Standing::Setting, "setting")];

/// A rule as the fields of the form.
pub(super) fn fields_of(t: Lang, rule: &Clause) -> Vec<(&'static str, String)> {
    let why = Why::of(t, &rule.basis);
    let code = |codes: &[(Firmness, &'static str)]| {
        codes.iter().find(|(f, _)| *f == rule.firmness).map_or("", |(_, code)| code).to_owned()
    };
    let standing = STANDINGS.iter().find(|(s, _)| *s == rule.basis.standing);
    let mut fields = vec![
        ("remedy", remedy_code(rule.remedy).to_owned()),
        ("sanction", sanction_code(rule.sanction).to_owned()),
        ("firmness", code(&FIRMNESS)),
        ("words", why.words),
        ("source", why.source),
        ("article", why.article),
        ("standing", standing.map_or("", |(_, code)| code).to_owned()),
    ];
    fields.extend(rule.when.iter().map(|condition| ("when", condition.name().to_owned())));
    let remedies = |consent| chosen(rule, consent).map(|r| remedy_code(r).to_owned());
    fields.extend(remedies(Consent::Arbiter).map(|code| ("instead", code)));
    fields.extend(remedies(Consent::BothPlayers).map(|code| ("agreed", code)));
    fields.extend(sanctions(rule).map(|s| ("may", sanction_code(s).to_owned())));
    fields.extend(rule.window.map(|window| ("window", window.moves.to_string())));
    let inclusive = rule.window.is_none_or(|window| window.inclusive);
    let ticks = [("inclusive", inclusive), ("reopens", rule.reopens_confirmed)];
    fields.extend(ticks.iter().filter(|(_, on)| *on).map(|(name, _)| (*name, "yes".to_owned())));
    fields
}

fn sanction_code(sanction: Sanction) -> &'static str {
    SANCTIONS.iter().find(|(known, _)| *known == sanction).map_or("none", |(_, code)| code)
}

fn sanction_named(code: &str) -> Option<Sanction> {
    SANCTIONS.iter().find(|(_, known)| *known == code).map(|(sanction, _)| *sanction)
}

/// What was typed: the rule, resting on the words as they were typed.
pub(super) struct RuleForm(pub Clause);

impl FromForm for RuleForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let when =
            each(reader, "when", |code| Condition::ALL.into_iter().find(|c| c.name() == code));
        let window = match reader.typed("window").trim() {
            "" => Some(None),
            _ => reader.number("window", 0..=400_u32).map(Some),
        };
        let inclusive = reader.ticked("inclusive");
        let remedy = reader.choose("remedy", remedy_named);
        let sanction = reader.choose("sanction", sanction_named);
        let firmness = one_of(reader, "firmness", &["binding", "default", "open"]);
        let alternatives = alternatives(reader);
        let basis = basis(reader);
        let firmness = FIRMNESS.iter().find(|(_, code)| Some(*code) == firmness)?.0;
        Some(Self(Clause {
            kinds: Vec::new(),
            when: when?,
            window: window?.map(|moves| NoticeWindow { moves, inclusive }),
            remedy: remedy?,
            sanction: sanction?,
            firmness,
            alternatives: alternatives?,
            reopens_confirmed: reader.ticked("reopens"),
            basis: basis?,
        }))
    }
}

/// Every answer that was ticked under a name.
fn each<T>(
    reader: &mut Reader<'_>,
    name: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let found: Option<Vec<T>> = reader.all(name).into_iter().map(find).collect();
    if found.is_none() {
        reader.refuse(name, Sentence::new("fault-choice"));
    }
    found
}

fn alternatives(reader: &mut Reader<'_>) -> Option<Vec<Alternative>> {
    let instead = each(reader, "instead", remedy_named);
    let agreed = each(reader, "agreed", remedy_named);
    let may = each(reader, "may", sanction_named);
    let other = |remedy, sanction, consent| Alternative { remedy, sanction, consent };
    let of = |consent| move |remedy| other(Some(remedy), Sanction::None, consent);
    let instead = instead?.into_iter().map(of(Consent::Arbiter));
    let agreed = agreed?.into_iter().map(of(Consent::BothPlayers));
    let may = may?.into_iter().filter(|sanction| *sanction != Sanction::None);
    let may = may.map(|sanction| other(None, sanction, Consent::Arbiter));
    Some(instead.chain(may).chain(agreed).collect())
}

fn basis(reader: &mut Reader<'_>) -> Option<Basis> {
    let words = reader.read("words", |typed| text(typed, 1000));
    let source = reader.read("source", |typed| text(typed, 200));
    let article = reader.read("article", |typed| text(typed, 200));
    let standing = one_of(reader, "standing", &["text", "derived", "setting"]);
    let standing = STANDINGS.iter().find(|(_, code)| Some(*code) == standing)?.0;
    let (source, article, words) = (source?.into(), article?.into(), words?.into());
    Some(Basis { source, article, words, standing })
}

/// The rule as it is kept. Words that were not touched stay the text's, in every language; a rule that does
/// something else than its text says rests on the event, unless other words were typed.
pub(super) fn settled(t: Lang, kind: IncidentKind, old: &Clause, typed: Clause) -> Clause {
    let shown = Why::of(t, &old.basis);
    let keep = |typed: Cow<'static, str>, shown: &str, kept: &Cow<'static, str>| {
        if typed == shown { kept.clone() } else { typed }
    };
    let basis = Basis {
        words: keep(typed.basis.words, &shown.words, &old.basis.words),
        source: keep(typed.basis.source, &shown.source, &old.basis.source),
        article: keep(typed.basis.article, &shown.article, &old.basis.article),
        standing: typed.basis.standing,
    };
    // What the form cannot show, a remedy with a penalty of its own, stays.
    let hidden = |other: &&Alternative| match other.remedy {
        Some(_) => other.sanction != Sanction::None,
        None => other.consent == Consent::BothPlayers,
    };
    let mut rule = Clause { kinds: vec![kind], basis, ..typed };
    rule.alternatives.extend(old.alternatives.iter().filter(hidden).copied());
    // What is left to the arbiter begins with what the rule names.
    let other = (rule.remedy, rule.firmness) != (old.remedy, old.firmness);
    let opened = rule.firmness == Firmness::ArbiterDecides;
    let opened = opened && (other || rule.alternatives.is_empty());
    if opened && chosen(&rule, Consent::Arbiter).all(|remedy| remedy != rule.remedy) {
        let (remedy, sanction) = (Some(rule.remedy), Sanction::None);
        let first = Alternative { remedy, sanction, consent: Consent::Arbiter };
        rule.alternatives.insert(0, first);
    }
    // The form knows no order; what was there keeps its own.
    let place = |other: &Alternative| old.alternatives.iter().position(|o| o == other);
    rule.alternatives.sort_by_key(|other| place(other).unwrap_or(usize::MAX));
    let place = |condition: &Condition| old.when.iter().position(|c| c == condition);
    rule.when.sort_by_key(|condition| place(condition).unwrap_or(usize::MAX));
    let does = |rule: &Clause| Clause { basis: Basis::of_event(), ..rule.clone() };
    if rule.basis == old.basis && does(&rule) != does(old) {
        rule.basis = Basis::of_event();
    }
    rule
}
