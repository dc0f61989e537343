//! What an organiser looks at in a draft: which boards, and who is chosen.

use crate::web::{Form, Sentence};
use tournament::{EntryId, TableNo};

/// Which boards are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    /// All of them.
    #[default]
    All,
    /// Those with something to look at.
    ToLookAt,
    /// Those set or changed by hand.
    Changed,
}

impl Show {
    /// All, in the order of the page, each with its name in addresses and the key of its words.
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

/// What the address of a draft's page says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Looking {
    /// Who was chosen first.
    pub one: Option<EntryId>,
    /// With whom to change places.
    pub other: Option<EntryId>,
    /// Which boards.
    pub show: Show,
    /// The table to be seen.
    pub table: Option<TableNo>,
    /// The name that is looked for.
    pub find: String,
}

impl Looking {
    /// What the fields of a query say, or of a form that leads back.
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

    /// The same page with somebody touched: chosen, chosen no more, or as the second.
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

    /// The same with other boards.
    pub fn showing(&self, show: Show) -> Self {
        Self { show, find: String::new(), table: None, ..self.clone() }
    }

    /// The same with nobody chosen.
    pub fn nobody(&self) -> Self {
        Self { one: None, other: None, ..self.clone() }
    }

    /// The same with a table in sight.
    pub fn at(&self, table: Option<TableNo>) -> Self {
        Self { table, ..self.clone() }
    }

    /// What the address says after its path, with the place on the page.
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

    /// The fields of a search among the same boards, with the same people chosen.
    pub fn hidden(&self) -> Vec<(&'static str, String)> {
        let mut fields: Vec<(&str, String)> = Vec::new();
        fields.extend(self.one.map(|one| ("chosen", one.to_string())));
        fields.extend(self.other.map(|other| ("with", other.to_string())));
        fields
    }

    /// The fields of a form that leads back here.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        let at = self.table.map(|table| table.to_string()).unwrap_or_default();
        let fields = [("show", self.show.name().to_owned()), ("at", at)];
        fields.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }
}

/// Table numbers as they are typed: `5, 6 12`.
///
/// # Errors
/// The first word that is no table number.
pub fn tables(typed: &str) -> Result<Vec<TableNo>, Sentence> {
    let words = typed.split([',', ';', ' ', '\n', '\t']).filter(|word| !word.is_empty());
    let table = |word: &str| {
        word.parse().map(TableNo).map_err(|_| Sentence::new("fault-number").with("typed", word))
    };
    words.map(table).collect()
}
