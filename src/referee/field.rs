//! The fields of a procedure by name: their values, and their place in the procedure's JSON. The page's form,
//! `--set` on the command line, an event's own procedure and the documentation are made from this table.

use go::{RULE_FIELDS, Ruleset, RulesetName, UnknownName};
use serde_json::{Value, json};
use tournament::{Refereeing, Settings};

use super::{Clause, Condition, IncidentKind, Procedure, ProcedureName, Profile, Remedy};

/// What a field of a procedure holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldHolds {
    /// Yes or no.
    Tick,
    /// A whole number within bounds.
    Number(u32, u32),
    /// A whole number within bounds, or nothing.
    NumberIfAny(u32, u32),
    /// Points, halves too.
    Points,
    One(&'static [&'static str]),
    /// A day, or nothing.
    Day,
    /// At most so many letters.
    Text(usize),
    /// One of [`UNTILS`]; after [`MINUTES`] a number in a field of its own.
    Until,
}

/// A field of the procedure that the event may change.
#[derive(Debug, PartialEq, Eq)]
pub struct ProcedureField {
    /// Its name in the form; with `-` for `_` after `procedure-` the key of its label.
    pub name: &'static str,
    /// Where it stands in the JSON of a procedure.
    pub at: &'static str,
    pub holds: FieldHolds,
    pub asked: AskedBy,
}

/// Which rules of a text leave a field to the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedBy {
    Every,
    Conditions(&'static [Condition]),
    /// A rule that does this, or lets it be chosen.
    Remedy(Remedy),
    /// None: only `--set` and an event's file change it.
    Nobody,
}

const fn control(
    name: &'static str,
    at: &'static str,
    holds: FieldHolds,
    asked: AskedBy,
) -> ProcedureField {
    ProcedureField { name, at, holds, asked }
}

/// Until when appeals may be made.
pub const UNTILS: [&str; 3] = ["result-confirmed", "round-closed", MINUTES];
/// So many minutes after the players were told.
pub const MINUTES: &str = "minutes-after-told";
const STANDINGS: FieldHolds = FieldHolds::One(&["text", "derived", "setting"]);

const ARTICLE_14: AskedBy = AskedBy::Conditions(&[Condition::IllegalMoveLoses]);
const AT_ONCE: AskedBy = AskedBy::Conditions(&[Condition::AtOnce]);
const WINDOW: AskedBy = AskedBy::Conditions(&[Condition::InWindow, Condition::PastWindow]);
const CLAIMS: AskedBy = AskedBy::Conditions(&[Condition::OpponentClaims]);
const COLORS: AskedBy = AskedBy::Conditions(&[Condition::WhileColorsCorrectable]);
const AS_PASS: AskedBy = AskedBy::Remedy(Remedy::TakeBackAsPass);
const LATE: AskedBy = AskedBy::Remedy(Remedy::ByLateness);

const MOVES: [ProcedureField; 10] = [
    control("article_14", "/illegal-move-loses", FieldHolds::Tick, ARTICLE_14),
    control("at_once", "/at-once", FieldHolds::Number(0, 20), AT_ONCE),
    control("window", "/window/moves", FieldHolds::Number(0, 400), WINDOW),
    control("inclusive", "/window/inclusive", FieldHolds::Tick, WINDOW),
    control("arbiter_claims", "/arbiter-claims", FieldHolds::Tick, CLAIMS),
    control("captain_claims", "/captain-claims", FieldHolds::Tick, AskedBy::Every),
    control("second_stone_alone", "/second-stone-alone", FieldHolds::Tick, AS_PASS),
    control("pass_stone", "/pass-stone", FieldHolds::Tick, AS_PASS),
    control("colors_until", "/colors-until", FieldHolds::Number(0, 400), COLORS),
    control(
        "claim_points",
        "/claim-points",
        FieldHolds::Points,
        AskedBy::Remedy(Remedy::PointsToOpponent),
    ),
];
const PENALTIES: [ProcedureField; 7] = [
    control(
        "cautions",
        "/ladder/cautions-make-warning",
        FieldHolds::NumberIfAny(1, 20),
        AskedBy::Every,
    ),
    control("stones", "/ladder/stones-per-warning", FieldHolds::Number(0, 100), AskedBy::Every),
    control("warnings", "/ladder/warnings-lose", FieldHolds::NumberIfAny(1, 20), AskedBy::Every),
    control("end", "/ladder/end", FieldHolds::One(&["game-loss", "exclusion"]), AskedBy::Every),
    control("scope", "/ladder/scope", FieldHolds::One(&["game", "event"]), AskedBy::Every),
    control("most_points", "/discretion/points", FieldHolds::Number(0, 100), AskedBy::Every),
    control("most_minutes", "/discretion/minutes", FieldHolds::Number(0, 120), AskedBy::Every),
];
const AFTER: FieldHolds = FieldHolds::One(&["loses-by-default", "clock-only", "arbiter"]);
const LATENESS: [ProcedureField; 4] = [
    control("grace", "/lateness/grace-minutes", FieldHolds::Number(0, 600), LATE),
    control("limit", "/lateness/limit-in-time", FieldHolds::Tick, LATE),
    control("after", "/lateness/after", AFTER, LATE),
    control("charge", "/lateness/charge-percent", FieldHolds::Number(0, 1000), LATE),
];
const CLOCKS: FieldHolds =
    FieldHolds::One(&["leave-as-is", "stop-meanwhile", "set-right", "reset"]);
const DECIDES: [ProcedureField; 4] = [
    control(
        "elsewhere",
        "/elsewhere",
        FieldHolds::One(&["default", "arbiter-decides"]),
        AskedBy::Every,
    ),
    control("clock", "/clock/kind", CLOCKS, AskedBy::Every),
    control("committee", "/appeal/committee", FieldHolds::Number(0, 9), AskedBy::Every),
    control("until", "/appeal/until", FieldHolds::Until, AskedBy::Every),
];
const TEXT: [ProcedureField; 11] = [
    control("edition", "/edition", FieldHolds::Text(200), AskedBy::Nobody),
    control("since", "/period/from", FieldHolds::Day, AskedBy::Nobody),
    control("to", "/period/until", FieldHolds::Day, AskedBy::Nobody),
    control("confirmation_words", "/confirmation/words", FieldHolds::Text(1000), AskedBy::Nobody),
    control("confirmation_source", "/confirmation/source", FieldHolds::Text(200), AskedBy::Nobody),
    control(
        "confirmation_article",
        "/confirmation/article",
        FieldHolds::Text(200),
        AskedBy::Nobody,
    ),
    control("confirmation_standing", "/confirmation/standing", STANDINGS, AskedBy::Nobody),
    control("elsewhere_words", "/elsewhere-basis/words", FieldHolds::Text(1000), AskedBy::Nobody),
    control("elsewhere_source", "/elsewhere-basis/source", FieldHolds::Text(200), AskedBy::Nobody),
    control(
        "elsewhere_article",
        "/elsewhere-basis/article",
        FieldHolds::Text(200),
        AskedBy::Nobody,
    ),
    control("elsewhere_standing", "/elsewhere-basis/standing", STANDINGS, AskedBy::Nobody),
];

/// Every field, by the section of the page it stands in.
pub const PROCEDURE_SECTIONS: [(&str, &[ProcedureField]); 5] = [
    ("moves", &MOVES),
    ("penalties", &PENALTIES),
    ("lateness", &LATENESS),
    ("decides", &DECIDES),
    ("text", &TEXT),
];

pub fn procedure_fields() -> impl Iterator<Item = &'static ProcedureField> {
    PROCEDURE_SECTIONS.iter().flat_map(|(_, controls)| controls.iter())
}

/// Why a field of a procedure cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    #[error(
        "a procedure has no field `{name}`: write one of {}; or, of the rules of play, {}",
        names(),
        rule_names()
    )]
    NoField { name: String },
    #[error("{field}: `{value}` cannot stand there: write {allowed}")]
    Value { field: String, value: String, allowed: String },
}

fn names() -> String {
    procedure_fields().map(ProcedureField::word).collect::<Vec<_>>().join(", ")
}

fn rule_names() -> String {
    RULE_FIELDS.iter().map(|field| field.name).collect::<Vec<_>>().join(", ")
}

impl ProcedureField {
    /// Whether a ruling by those rules may depend on it.
    #[must_use]
    pub fn is_asked_by(&self, rules: &[Clause]) -> bool {
        let comes_to = |rule: &Clause, remedy| {
            rule.remedy == remedy || rule.alternatives.iter().any(|o| o.remedy == Some(remedy))
        };
        match self.asked {
            AskedBy::Every => true,
            AskedBy::Conditions(any) => {
                rules.iter().any(|rule| any.iter().any(|condition| rule.when.contains(condition)))
            }
            AskedBy::Remedy(remedy) => rules.iter().any(|rule| comes_to(rule, remedy)),
            AskedBy::Nobody => false,
        }
    }

    /// Its name in `--set`.
    #[must_use]
    pub fn word(&self) -> String {
        self.name.replace('_', "-")
    }

    /// The values that it allows, in words.
    #[must_use]
    pub fn allowed(&self) -> String {
        match self.holds {
            FieldHolds::Tick => "yes or no".to_owned(),
            FieldHolds::Number(least, most) => format!("a number from {least} to {most}"),
            FieldHolds::NumberIfAny(least, most) => {
                format!("a number from {least} to {most}, or none")
            }
            FieldHolds::Points => "points such as 3 or 4.5".to_owned(),
            FieldHolds::One(codes) => codes.join(", "),
            FieldHolds::Day => "a day such as 2026-11-21, or none".to_owned(),
            FieldHolds::Text(most) => format!("at most {most} letters"),
            FieldHolds::Until => {
                "result-confirmed, round-closed, or minutes after being told of the ruling"
                    .to_owned()
            }
        }
    }

    /// Whether a value of the right type is within the field's bounds.
    fn fits(&self, value: &Value) -> bool {
        match self.holds {
            FieldHolds::Number(least, most) | FieldHolds::NumberIfAny(least, most) => {
                value.as_u64().is_none_or(|n| (least.into()..=most.into()).contains(&n))
            }
            FieldHolds::Points => value.as_f64().is_none_or(|n| (0.0..=361.0).contains(&n)),
            FieldHolds::Text(most) => {
                value.as_str().is_none_or(|text| text.chars().count() <= most)
            }
            _ => true,
        }
    }

    fn value(&self, text: &str) -> Option<Value> {
        match self.holds {
            FieldHolds::Tick => match text {
                "yes" => Some(json!(true)),
                "no" => Some(json!(false)),
                _ => None,
            },
            FieldHolds::NumberIfAny(..) | FieldHolds::Day if text == "none" => Some(Value::Null),
            FieldHolds::Number(..) | FieldHolds::NumberIfAny(..) => {
                text.parse::<u32>().ok().map(|n| json!(n))
            }
            FieldHolds::Points => text.parse::<f64>().ok().map(|points| json!(points)),
            FieldHolds::One(codes) => codes.contains(&text).then(|| json!(text)),
            FieldHolds::Day | FieldHolds::Text(_) => Some(json!(text)),
            FieldHolds::Until => {
                match text.parse::<u32>().ok().filter(|n| (1..=1440).contains(n)) {
                    Some(minutes) => Some(json!({ MINUTES: minutes })),
                    None => UNTILS[..2].contains(&text).then(|| json!(text)),
                }
            }
        }
    }
}

impl Procedure {
    /// The procedure with a field set by its word. [`FieldError`] lists the allowed words.
    ///
    /// ```
    /// use referee::ProcedureName;
    ///
    /// let dutch = ProcedureName::Ngb.preset().set("window", "4")?;
    /// assert_eq!(dutch.window.moves, 4);
    /// assert!(dutch.set("window", "soon").is_err());
    /// # Ok::<(), referee::FieldError>(())
    /// ```
    pub fn set(&self, name: &str, text: &str) -> Result<Self, FieldError> {
        let field = procedure_fields().find(|field| field.word() == name);
        let none = || FieldError::NoField { name: name.chars().take(60).collect() };
        let field = field.ok_or_else(none)?;
        let wrong = || FieldError::Value {
            field: field.word(),
            value: text.chars().take(60).collect(),
            allowed: field.allowed(),
        };
        let value = field.value(text).filter(|value| field.fits(value)).ok_or_else(wrong)?;
        let mut json = serde_json::to_value(self).map_err(|_| wrong())?;
        *json.pointer_mut(field.at).ok_or_else(wrong)? = value;
        serde_json::from_value(json).map_err(|_| wrong())
    }

    /// The procedure as a TOML file that an organiser may edit: the fields of its JSON, its rules as `[[clauses]]`.
    #[must_use]
    pub fn to_file(&self) -> String {
        toml::to_string_pretty(self).unwrap_or_default()
    }

    /// Reads a file as [`Procedure::to_file`] writes it.
    ///
    /// ```
    /// use referee::ProcedureName;
    ///
    /// let file = ProcedureName::Ngb.preset().to_file().replace("inclusive = true", "inclusive = 3");
    /// let error = referee::Procedure::from_file(&file).unwrap_err().to_string();
    /// assert!(error.starts_with("line ") && error.contains("expected a boolean"), "{error}");
    /// ```
    pub fn from_file(text: &str) -> Result<Self, ProcedureFileError> {
        let procedure: Self = toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            ProcedureFileError::Line { line, why: error.message().to_owned() }
        })?;
        let json = serde_json::to_value(&procedure).unwrap_or_default();
        for field in procedure_fields() {
            match json.pointer(field.at) {
                Some(value) if !field.fits(value) => {
                    let (field, allowed) =
                        (field.at.trim_start_matches('/').into(), field.allowed());
                    return Err(
                        FieldError::Value { field, value: value.to_string(), allowed }.into()
                    );
                }
                _ => {}
            }
        }
        Ok(procedure)
    }
}

/// Why a procedure's file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProcedureFileError {
    #[error("line {line}: {why}")]
    Line { line: usize, why: String },
    #[error(transparent)]
    Field(#[from] FieldError),
}

/// Every field that an event may set, with each ruleset's value, as Markdown. Generated from the tables behind the
/// pages and `--set`.
#[must_use]
pub fn fields_table() -> String {
    let mut text = INTRODUCTION.to_owned();
    text.push_str("| Field | May be | As the rules have it |\n| --- | --- | --- |\n");
    for field in &RULE_FIELDS {
        let has = values(|name| field.of(&Ruleset::preset(name)));
        text.push_str(&format!("| `{}` | {} | {has} |\n", field.name, field.allowed()));
    }
    text.push_str("\n## Procedures\n\n| Field | May be |\n| --- | --- |\n");
    for (_, fields) in PROCEDURE_SECTIONS {
        for field in fields {
            text.push_str(&format!("| `{}` | {} |\n", field.word(), field.allowed()));
        }
    }
    text.push_str(&format!(
        "\nProcedures: {}.\n",
        ProcedureName::ALL.map(|n| format!("`{n}`")).join(", ")
    ));
    text
}

const INTRODUCTION: &str = "# What an event may set\n\n\
Generated from the fields; do not edit. On the page *Rules of play*, on the page *Procedure* as far as the rules of \
the event's text ask for a field, and on the command line as `--set FIELD=VALUE` of `replay`, `score` and `ruling`. \
A change counts for games that are begun from then on.\n\n\
## Rules of play\n\n";

/// The rulesets by value; the most common value comes without their names.
fn values(of: impl Fn(RulesetName) -> String) -> String {
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for name in RulesetName::ALL {
        let value = of(name);
        match groups.iter_mut().find(|(known, _)| *known == value) {
            Some((_, names)) => names.push(name.name()),
            None => groups.push((value, vec![name.name()])),
        }
    }
    groups.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
    let said = |(place, (value, names)): (usize, &(String, Vec<&str>))| match place {
        0 => value.clone(),
        _ => format!("{value} ({})", names.join(", ")),
    };
    groups.iter().enumerate().map(said).collect::<Vec<_>>().join("; ")
}

/// Why an event's procedure cannot be made of its settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventProcedureError {
    #[error(transparent)]
    Unknown(#[from] UnknownName),
    #[error("a procedure has no field `{0}`: use the names of its JSON")]
    NoField(String),
    #[error("the procedure's field `{field}` cannot be that: {why}")]
    Field { field: String, why: String },
}

/// The procedure of an event: the one it names, else the one of its rules of play, in the edition of its first day,
/// with the event's own fields. A text that was not in force on that day is used unchanged: an event may still
/// choose it. An error names the setting that cannot be used.
///
/// ```
/// use referee::{ProcedureName, event_procedure};
/// use tournament::{Federation, System, preset};
///
/// let day = "2026-05-14".parse()?;
/// let mut settings = preset(System::McMahon, Federation::Egf, "Open", day);
/// settings.refereeing.procedure = Some("ngb".to_owned());
/// assert_eq!(event_procedure(&settings)?.name, ProcedureName::Ngb);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn event_procedure(settings: &Settings) -> Result<Procedure, EventProcedureError> {
    let own = &settings.refereeing;
    let name = own.procedure.as_deref().unwrap_or_else(|| settings.rules.name());
    let name: ProcedureName = name.parse()?;
    let profile = if own.international { Profile::International } else { Profile::Domestic };
    let usual = name.on(settings.begins, profile).unwrap_or_else(|_| name.preset_for(profile));
    adapt(usual, own)
}

const RULES: &str = "clauses/";

/// The name of an adapted field that holds the event's own rules for a kind, a list of [`Clause`]s. They replace
/// the procedure's clauses for that kind alone.
#[must_use]
pub fn rules_field(kind: IncidentKind) -> String {
    format!("{RULES}{kind}")
}

fn adapt(usual: Procedure, own: &Refereeing) -> Result<Procedure, EventProcedureError> {
    let mut procedure = usual;
    for (field, value) in &own.adapted {
        let wrong = |why: serde_json::Error| EventProcedureError::Field {
            field: field.clone(),
            why: why.to_string(),
        };
        if let Some(kind) = field.strip_prefix(RULES) {
            let kind = kind.parse().map_err(|_| EventProcedureError::NoField(field.clone()))?;
            let rules: Vec<Clause> = serde_json::from_value(value.clone()).map_err(wrong)?;
            procedure = procedure.with_rules(kind, rules);
            continue;
        }
        let mut json = serde_json::to_value(&procedure).map_err(wrong)?;
        let place = json.get_mut(field).ok_or_else(|| EventProcedureError::NoField(field.clone()));
        *place? = value.clone();
        procedure = serde_json::from_value(json).map_err(wrong)?;
    }
    // A copy of a rule by an earlier version lacks it.
    for clause in &mut procedure.clauses {
        clause.ended |= super::procedures::holds_after_end(clause);
    }
    Ok(procedure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{Federation, System, preset};

    use crate::rules_for;

    fn settings(rules: RulesetName) -> Settings {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).unwrap();
        Settings { rules, ..preset(System::McMahon, Federation::Egf, "Open", day) }
    }

    #[test]
    fn every_rules_of_play_have_a_procedure() {
        let names = RulesetName::ALL.map(|rules| event_procedure(&settings(rules)).unwrap().name);
        assert_eq!(names[0], ProcedureName::NihonKiin);
        assert_eq!(names[1], ProcedureName::Korean2024);
        assert_eq!(names[2], ProcedureName::Chinese2002);
        assert_eq!(names[8], ProcedureName::Ngb);
        assert_eq!(names[12], ProcedureName::Club);
    }

    #[test]
    fn a_file_of_every_procedure_is_read_back() {
        for name in ProcedureName::ALL {
            for profile in [Profile::Domestic, Profile::International] {
                let procedure = name.preset_for(profile);
                assert_eq!(Procedure::from_file(&procedure.to_file()), Ok(procedure), "{name}");
            }
        }
    }

    #[test]
    fn a_file_that_cannot_be_used_is_refused_by_line_or_field() {
        let file = ProcedureName::Ngb.preset().to_file();
        let wrong = |text: &str| Procedure::from_file(text).unwrap_err().to_string();
        let lines = file.lines().take_while(|line| !line.starts_with("at-once")).count() + 1;
        let wrong_type = wrong(&file.replace("at-once = 0", "at-once = \"never\""));
        assert!(wrong_type.starts_with(&format!("line {lines}: ")), "{wrong_type}");
        let unknown = wrong(&file.replace("at-once = 0", "at-ones = 0"));
        assert!(unknown.starts_with("line ") && unknown.contains("`at-ones`"), "{unknown}");
        let bounds = wrong(&file.replace("at-once = 0", "at-once = 21"));
        assert!(bounds.contains("at-once: `21`") && bounds.contains("0 to 20"), "{bounds}");
        let long = format!("edition = \"{}\"\n", "a".repeat(201));
        let rest = file.lines().filter(|line| !line.starts_with("edition"));
        let long = wrong(&(long + &rest.collect::<Vec<_>>().join("\n")));
        assert!(long.contains("at most 200 letters"), "{long}");
        assert!(ProcedureName::Ngb.preset().set("claim-points", "1000").is_err());
    }

    #[test]
    fn an_event_has_single_fields_of_its_own() {
        let mut settings = settings(RulesetName::Japanese);
        let own = &mut settings.refereeing.adapted;
        own.insert("illegal-move-loses".to_owned(), json!(false));
        own.insert("window".to_owned(), json!({ "moves": 5, "inclusive": false }));
        let usual = ProcedureName::NihonKiin.preset();
        let expected = usual.without_article_14().with_window(5, false);
        assert_eq!(event_procedure(&settings), Ok(expected));
    }

    #[test]
    fn an_event_has_rules_of_its_own_for_one_kind() {
        let mut settings = settings(RulesetName::Ngb);
        let kind = IncidentKind::KoRetake;
        let mut rules = rules_for(&ProcedureName::Ngb.preset(), kind);
        rules.truncate(1);
        (rules[0].when, rules[0].remedy) = (Vec::new(), Remedy::Draw);
        settings.refereeing.adapted.insert(rules_field(kind), json!(rules));
        let procedure = event_procedure(&settings).unwrap();
        assert_eq!(rules_for(&procedure, kind), rules);
        let (other, usual) = (IncidentKind::Suicide, ProcedureName::Ngb.preset());
        assert_eq!(rules_for(&procedure, other), rules_for(&usual, other));
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        let mut named = settings(RulesetName::Ngb);
        named.refereeing.procedure = Some("house".to_owned());
        assert!(matches!(event_procedure(&named), Err(EventProcedureError::Unknown(_))));
        let with = |field: &str, value| {
            let mut settings = settings(RulesetName::Ngb);
            settings.refereeing.adapted.insert(field.to_owned(), value);
            event_procedure(&settings).unwrap_err()
        };
        assert_eq!(with("size", json!(9)), EventProcedureError::NoField("size".to_owned()));
        let window = with("window", json!(3)).to_string();
        assert!(window.contains("`window`"), "{window}");
        let kind = with("clauses/ko", json!([]));
        assert_eq!(kind, EventProcedureError::NoField("clauses/ko".to_owned()));
        assert!(with("clauses/superko", json!([{}])).to_string().contains("`clauses/superko`"));
    }
}
