//! The fields of a procedure by name: their values, and their place in the procedure's JSON. The page's form,
//! `--set` on the command line, an event's own procedure and the documentation are made from this table.

use go::UnknownName;
use serde_json::json;
use tournament::{
    Field, FieldError, FieldValue, Held, Holds, RULE_FIELDS, Refereeing, Settings, field,
    field_words, held_words,
};

use super::{
    AfterGrace, AppealUntil, Clause, ClockNote, Condition, Firmness, IncidentKind, LadderEnd,
    Procedure, ProcedureName, Profile, Remedy, Standing, WarningScope,
};

/// A field of the procedure that the event may change. With `-` for `_` after `procedure-`, its name is the key of its
/// label.
pub type ProcedureField = Field<Procedure, AskedBy>;

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

held_words! { AfterGrace Firmness LadderEnd Standing WarningScope }

/// A number of minutes after the players were told.
pub const MINUTES: &str = "minutes-after-told";
const UNTILS: [&str; 2] = ["result-confirmed", "round-closed"];

impl Held for AppealUntil {
    fn value(&self) -> FieldValue {
        match self {
            Self::ResultConfirmed => FieldValue::Word(UNTILS[0]),
            Self::RoundClosed => FieldValue::Word(UNTILS[1]),
            Self::MinutesAfterTold(minutes) => FieldValue::Whole(i64::from(*minutes)),
        }
    }

    fn of(value: FieldValue) -> Option<Self> {
        match value {
            FieldValue::Whole(minutes) => minutes.try_into().ok().map(Self::MinutesAfterTold),
            FieldValue::Word(word) if word == UNTILS[0] => Some(Self::ResultConfirmed),
            FieldValue::Word(word) if word == UNTILS[1] => Some(Self::RoundClosed),
            _ => None,
        }
    }
}

const CLOCKS: [&str; 4] = ["leave-as-is", "stop-meanwhile", "set-right", "reset"];

impl Held for ClockNote {
    fn value(&self) -> FieldValue {
        let json = json!(self);
        let known = CLOCKS.iter().find(|clock| json["kind"] == **clock);
        known.map_or(FieldValue::Nothing, |clock| FieldValue::Word(clock))
    }

    fn of(value: FieldValue) -> Option<Self> {
        serde_json::from_value(json!({ "kind": value.to_string() })).ok()
    }
}

const ARTICLE_14: AskedBy = AskedBy::Conditions(&[Condition::IllegalMoveLoses]);
const AT_ONCE: AskedBy = AskedBy::Conditions(&[Condition::AtOnce]);
const WINDOW: AskedBy = AskedBy::Conditions(&[Condition::InWindow, Condition::PastWindow]);
const CLAIMS: AskedBy = AskedBy::Conditions(&[Condition::OpponentClaims]);
const COLORS: AskedBy = AskedBy::Conditions(&[Condition::WhileColorsCorrectable]);
const POINTS: AskedBy = AskedBy::Remedy(Remedy::PointsToOpponent);
const AS_PASS: AskedBy = AskedBy::Remedy(Remedy::TakeBackAsPass);
const LATE: AskedBy = AskedBy::Remedy(Remedy::ByLateness);

macro_rules! fields {
    ($($name:literal $holds:expr, $($place:ident).+, $asked:expr;)*) => {
        &[$(field!($name, $holds, $($place).+, $asked)),*]
    };
}
/// Every field, by the section of the page it stands in.
pub const PROCEDURE_SECTIONS: [(&str, &[ProcedureField]); 5] = {
    use AskedBy::{Every, Nobody};
    use Holds::{DayIfAny, Long, One, Points, Until, Whole, WholeIfAny, YesNo};
    let moves: &[ProcedureField] = fields! {
        "article_14" YesNo, illegal_move_loses, ARTICLE_14;
        "at_once" Whole(0, 20), at_once, AT_ONCE;
        "window" Whole(0, 400), window.moves, WINDOW;
        "inclusive" YesNo, window.inclusive, WINDOW;
        "arbiter_claims" YesNo, arbiter_claims, CLAIMS;
        "captain_claims" YesNo, captain_claims, Every;
        "second_stone_alone" YesNo, second_stone_alone, AS_PASS;
        "pass_stone" YesNo, pass_stone, AS_PASS;
        "colors_until" Whole(0, 400), colors_until, COLORS;
        "claim_points" Points(0, 361), claim_points, POINTS;
    };
    let penalties: &[ProcedureField] = fields! {
        "cautions" WholeIfAny(1, 20), ladder.cautions_make_warning, Every;
        "stones" Whole(0, 100), ladder.stones_per_warning, Every;
        "warnings" WholeIfAny(1, 20), ladder.warnings_lose, Every;
        "end" One(&LadderEnd::NAMES, "procedure-end-{name}"), ladder.end, Every;
        "scope" One(&WarningScope::NAMES, "procedure-scope-{name}"), ladder.scope, Every;
        "most_points" Whole(0, 100), discretion.points, Every;
        "most_minutes" Whole(0, 120), discretion.minutes, Every;
    };
    let lateness: &[ProcedureField] = fields! {
        "grace" Whole(0, 600), lateness.grace_minutes, LATE;
        "limit" YesNo, lateness.limit_in_time, LATE;
        "after" One(&AfterGrace::NAMES, "procedure-after-{name}"), lateness.after, LATE;
        "charge" Whole(0, 1000), lateness.charge_percent, LATE;
    };
    let decides: &[ProcedureField] = fields! {
        "elsewhere" One(&["default", "arbiter-decides"], "procedure-elsewhere-{name}"), elsewhere, Every;
        "clock" One(&CLOCKS, "procedure-clock-{name}"), clock, Every;
        "committee" Whole(0, 9), appeal.committee, Every;
        "until" Until(&UNTILS), appeal.until, Every;
    };
    let text: &[ProcedureField] = fields! {
        "edition" Long(200), edition, Nobody;
        "since" DayIfAny, period.from, Nobody;
        "to" DayIfAny, period.until, Nobody;
        "confirmation_words" Long(1000), confirmation.words, Nobody;
        "confirmation_source" Long(200), confirmation.source, Nobody;
        "confirmation_article" Long(200), confirmation.article, Nobody;
        "confirmation_standing" One(&Standing::NAMES, "procedure-standing-{name}"),
            confirmation.standing, Nobody;
        "elsewhere_words" Long(1000), elsewhere_basis.words, Nobody;
        "elsewhere_source" Long(200), elsewhere_basis.source, Nobody;
        "elsewhere_article" Long(200), elsewhere_basis.article, Nobody;
        "elsewhere_standing" One(&Standing::NAMES, "procedure-standing-{name}"),
            elsewhere_basis.standing, Nobody;
    };
    [
        ("moves", moves),
        ("penalties", penalties),
        ("lateness", lateness),
        ("decides", decides),
        ("text", text),
    ]
};

pub fn procedure_fields() -> impl Iterator<Item = &'static ProcedureField> {
    PROCEDURE_SECTIONS.iter().flat_map(|(_, fields)| fields.iter())
}

impl AskedBy {
    /// Whether a ruling by those rules may depend on a field.
    pub fn is_asked_by(&self, rules: &[Clause]) -> bool {
        let comes_to = |rule: &Clause, remedy| {
            rule.remedy == remedy || rule.alternatives.iter().any(|o| o.remedy == Some(remedy))
        };
        match *self {
            AskedBy::Every => true,
            AskedBy::Conditions(any) => {
                rules.iter().any(|rule| any.iter().any(|condition| rule.when.contains(condition)))
            }
            AskedBy::Remedy(remedy) => rules.iter().any(|rule| comes_to(rule, remedy)),
            AskedBy::Nobody => false,
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
    /// # Ok::<(), tournament::FieldError>(())
    /// ```
    pub fn set(&self, name: &str, text: &str) -> Result<Self, FieldError> {
        let none = || FieldError::NoField {
            what: "a procedure has",
            name: name.chars().take(60).collect(),
            known: format!(
                "{}; or, of the rules of play, {}",
                field_words(procedure_fields()),
                field_words(RULE_FIELDS)
            ),
        };
        let field = procedure_fields().find(|field| field.word() == name).ok_or_else(none)?;
        let mut procedure = self.clone();
        field.set(&mut procedure, text).map(|()| procedure)
    }

    /// The procedure as a TOML file that an organiser may edit: the fields of its JSON, its rules as `[[clauses]]`.
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
        for field in procedure_fields() {
            if field.fault(&procedure).is_some() {
                let (value, allowed) = (field.get(&procedure).to_string(), field.holds.allowed());
                let field = field.at().trim_start_matches('/').to_owned();
                return Err(FieldError::Value { field, value, allowed }.into());
            }
        }
        Ok(procedure)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProcedureFileError {
    #[error("line {line}: {why}")]
    Line { line: usize, why: String },
    #[error(transparent)]
    Field(#[from] FieldError),
}

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
    use go::RulesetName;
    use tournament::{Federation, System, preset};

    use crate::{NoticeWindow, rules_for};

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
        let window = NoticeWindow { moves: 5, inclusive: false };
        let expected = Procedure { window, ..usual.without_article_14() };
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
