//! Placement criteria in words: the head of a column, its name, and what it is.

use crate::web::Lang;
use standings::Value;
use tournament::{Criterion, Entry};

/// A criterion in words.
pub struct CriterionColumn {
    /// The criterion.
    pub criterion: Criterion,
    /// The name in files, which addresses use.
    pub code: &'static str,
    /// The head of its column: `Score`, `SOS`.
    pub head: String,
    /// What it is called in full.
    pub name: String,
    /// What it is, in a sentence or two.
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
    /// The words of a criterion.
    pub fn new(t: Lang, criterion: Criterion) -> Self {
        Self {
            criterion,
            code: criterion.name(),
            head: text(t, "head", criterion),
            name: text(t, "name", criterion),
            about: text(t, "about", criterion),
        }
    }

    /// The words of several; two with the same head are told apart by their names in files.
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

/// A value as people read it: a rank is a rank, everything else a number.
pub fn shown(t: Lang, criterion: Criterion, value: Value, entry: &Entry) -> String {
    match criterion {
        Criterion::Rank => t.rank(entry.rank),
        _ => t.decimals(&value.to_string()),
    }
}
