//! Placement criteria in words.

use crate::web::prelude::*;
use standings::Value;

pub struct CriterionColumn {
    pub criterion: Criterion,
    /// Name in files and addresses.
    pub code: &'static str,
    /// The column heading: `Score`, `SOS`.
    pub head: String,
    pub name: String,
    pub about: String,
}

fn text(t: Lang, kind: &str, criterion: Criterion) -> String {
    let code = criterion.name().to_lowercase();
    match kind {
        "head" => t.text(&format!("column-{code}")),
        "name" => t.text(&format!("column-name-{code}")),
        _ => t.text(&format!("column-about-{code}")),
    }
}

impl CriterionColumn {
    pub fn new(t: Lang, criterion: Criterion) -> Self {
        Self {
            criterion,
            code: criterion.name(),
            head: text(t, "head", criterion),
            name: text(t, "name", criterion),
            about: text(t, "about", criterion),
        }
    }

    /// Columns with the same heading get their names in files as headings.
    pub fn all(t: Lang, criteria: &[Criterion]) -> Vec<Self> {
        let mut columns: Vec<Self> = criteria.iter().map(|c| Self::new(t, *c)).collect();
        let heads: Vec<String> = columns.iter().map(|column| column.head.clone()).collect();
        for column in &mut columns {
            if heads.iter().filter(|head| **head == column.head).count() > 1 {
                column.head = column.code.to_owned();
            }
        }
        columns
    }
}

pub fn shown(t: Lang, criterion: Criterion, value: Value, entry: &Entry) -> String {
    match criterion {
        Criterion::Rank => t.rank(entry.rank),
        _ => t.decimals(&value.to_string()),
    }
}
