//! Errors in imported files, and what an import leaves out, in the viewer's language.

use crate::web::Message;
use crate::web::prelude::*;
use interchange::{Note, Place, Problem, ReadError};

pub struct FileFault {
    /// Element, line and attribute; empty if unknown.
    pub place: String,
    pub said: String,
}

#[derive(Default)]
pub struct FileFaults {
    /// In the order of the file, at most a hundred.
    pub listed: Vec<FileFault>,
    pub more: usize,
}

impl FileFaults {
    pub fn read(t: Lang, error: &ReadError) -> Self {
        let listed = error.faults().iter().map(|fault| FileFault {
            place: place(t, &fault.place),
            said: problem_words(t, &fault.problem),
        });
        Self { listed: listed.collect(), more: error.more() }
    }

    pub fn about_file(t: Lang, said: &Sentence) -> Self {
        Self { listed: vec![FileFault { place: String::new(), said: t.sentence(said) }], more: 0 }
    }

    /// The service's reason to refuse an import. Errors not about the file are passed on.
    pub fn refused(t: Lang, error: ServiceError) -> Result<Self, ServiceError> {
        match error {
            ServiceError::Fields(faults) => {
                let listed = faults.into_iter().map(|(field, fault)| FileFault {
                    place: t.with("place-setting", [("field", field)]),
                    said: t.sentence(&fault.into()),
                });
                Ok(Self { listed: listed.collect(), more: 0 })
            }
            ServiceError::Refused(Refusal::Busy) => Err(error),
            ServiceError::Refused(refusal) => Ok(Self::about_file(t, &refusal.sentence())),
            error => Err(error),
        }
    }
}

pub fn problem_words(t: Lang, problem: &Problem) -> String {
    t.sentence(&problem.sentence())
}

/// A loss of information in an import or export, with settings named as in their form.
pub fn note_words(t: Lang, one: &Note) -> String {
    let Note::SettingNotSaid { setting: key, value } = one else {
        return t.sentence(&one.sentence());
    };
    if key == "overtime" {
        let value = t.text(&format!("overtime-{value}"));
        let said = (("setting", t.text("settings-overtime")), ("value", value));
        return t.with("note-setting-not-said", said);
    }
    let Some(setting) = Setting::all().find(|setting| setting.name == key) else {
        return t.sentence(&one.sentence());
    };
    let value = match setting.holds {
        Holds::One(names, words) if names.contains(&value.as_str()) => {
            t.text(&words.replace("{name}", value))
        }
        _ => value.clone(),
    };
    t.with("note-setting-not-said", (("setting", t.text(setting.label)), ("value", value)))
}

/// `Game (line 27), whitePlayer`; may be empty.
fn place(t: Lang, place: &Place) -> String {
    let whole = place.element == Place::file().element;
    let line = place.line.map(|line| match place.column {
        None => line.to_string(),
        Some(column) => t.with("place-column", (("line", line), ("column", column))),
    });
    let element = if whole { t.text("place-file") } else { place.element.clone() };
    let head = match line {
        None => element,
        Some(line) if place.element.is_empty() && !whole => t.with("place-line", [("line", line)]),
        Some(line) => t.with("place-element", [("element", element), ("line", line)]),
    };
    let parts = [head.as_str(), place.field.as_str()].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_choose_their_words() {
        let said = |sheets| Lang::english().sentence(&Note::OtherSheets { sheets }.sentence());
        assert_eq!(said(1), "One more sheet was not read.");
        assert!(said(3).contains("3 more sheets"), "{}", said(3));
    }
}
