use super::{Clause, IncidentKind, Procedure, ProcedureName, Profile};
use go::UnknownName;
use tournament::{Refereeing, Settings};

/// Why an event's procedure cannot be made of its settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventProcedureError {
    /// No procedure has that name.
    #[error(transparent)]
    Unknown(#[from] UnknownName),
    /// A procedure has no such field.
    #[error("a procedure has no field `{0}`: use the names of its JSON")]
    NoField(String),
    /// The field cannot hold that.
    #[error("the procedure's field `{field}` cannot be that: {why}")]
    Field {
        /// The field.
        field: String,
        /// What is wrong.
        why: String,
    },
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
    Ok(procedure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Remedy, rules_for};
    use serde_json::json;
    use tournament::{Federation, RulesetName, System, preset};

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
