//! The view of a draft, as its address has it: which boards, and which players are chosen.

use crate::web::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    #[default]
    All,
    ToLookAt,
    Changed,
}

impl Show {
    /// In the order of the page: the name in addresses, and the key of the text.
    pub const ALL: [(Self, &'static str, &'static str); 3] = [
        (Self::All, "", "draft-show-all"),
        (Self::ToLookAt, "look", "draft-show-look"),
        (Self::Changed, "changed", "draft-show-changed"),
    ];

    fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|(_, known, _)| *known == name).map_or(Self::All, |one| one.0)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::All => "",
            Self::ToLookAt => "look",
            Self::Changed => "changed",
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Looking {
    pub one: Option<EntryId>,
    /// The player to exchange with `one`.
    pub other: Option<EntryId>,
    pub show: Show,
    /// The table to scroll to.
    pub table: Option<TableNo>,
    pub find: String,
}

impl Looking {
    pub fn of(form: &Form) -> Self {
        let number = |name: &str| form.value(name).trim().parse::<i32>().ok();
        let entry = |name| number(name).map(EntryId);
        let find = form.value("q").trim();
        let table = number("q").or_else(|| number("at")).map(TableNo);
        Self {
            one: entry("chosen"),
            other: entry("with").filter(|other| Some(*other) != entry("chosen")),
            show: Show::named(form.value("show")),
            find: if number("q").is_some() { String::new() } else { find.to_owned() },
            table,
        }
    }

    /// After a tap on a player: chosen, no longer chosen, or chosen as the second.
    pub fn touching(&self, who: EntryId) -> Self {
        let mut then = self.clone();
        if self.one == Some(who) {
            (then.one, then.other) = (self.other, None);
        } else if self.one.is_none() {
            then.one = Some(who);
        } else {
            then.other = (self.other != Some(who)).then_some(who);
        }
        then
    }

    pub fn showing(&self, show: Show) -> Self {
        Self { show, find: String::new(), table: None, ..self.clone() }
    }

    pub fn nobody(&self) -> Self {
        Self { one: None, other: None, ..self.clone() }
    }

    pub fn at(&self, table: Option<TableNo>) -> Self {
        Self { table, ..self.clone() }
    }

    pub fn query(&self) -> String {
        let mut fields: Vec<(&str, String)> = Vec::new();
        fields.extend(self.one.map(|one| ("chosen", one.to_string())));
        fields.extend(self.other.map(|other| ("with", other.to_string())));
        let texts = [("show", self.show.name()), ("q", self.find.as_str())];
        let texts = texts.into_iter().filter(|(_, text)| !text.is_empty());
        fields.extend(texts.map(|(name, text)| (name, text.to_owned())));
        fields.extend(self.table.map(|table| ("at", table.to_string())));
        let query = serde_urlencoded::to_string(&fields).unwrap_or_default();
        let place = self.table.map(|table| format!("#table-{table}")).unwrap_or_default();
        if query.is_empty() { place } else { format!("?{query}{place}") }
    }

    /// Hidden fields of the search form, which keep the chosen players.
    pub fn hidden(&self) -> Vec<(&'static str, String)> {
        let mut fields: Vec<(&str, String)> = Vec::new();
        fields.extend(self.one.map(|one| ("chosen", one.to_string())));
        fields.extend(self.other.map(|other| ("with", other.to_string())));
        fields
    }

    /// Hidden fields of a form that leads back here.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let at = self.table.map(|table| table.to_string()).unwrap_or_default();
        let fields = [("show", self.show.name().to_owned()), ("at", at)];
        fields.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }
}

/// Table numbers as they are typed: `5, 6 12`. The error names the first word that is no number.
pub fn tables(typed: &str) -> Result<Vec<TableNo>, Sentence> {
    let words = typed.split([',', ';', ' ', '\n', '\t']).filter(|word| !word.is_empty());
    let table = |word: &str| {
        word.parse().map(TableNo).map_err(|_| Sentence::new("fault-number").with("typed", word))
    };
    words.map(table).collect()
}
