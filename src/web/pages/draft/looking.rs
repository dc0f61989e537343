//! The view of a draft, as its address has it: which boards, and which players are chosen.

use crate::web::ByValue;
use crate::web::prelude::*;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Show {
    #[default]
    All,
    ToLookAt,
    Changed,
}

impl Show {
    /// In the order of the page.
    pub const ALL: [Self; 3] = [Self::All, Self::ToLookAt, Self::Changed];

    /// In addresses.
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

type Fields = Vec<(&'static str, String)>;

impl Looking {
    pub fn of(form: &Form) -> Self {
        let number = |name: &str| form.value(name).trim().parse::<i32>().ok();
        let entry = |name| number(name).map(EntryId);
        let find = form.value("q").trim();
        let named = |show: &Show| show.name() == form.value("show");
        Self {
            one: entry("chosen"),
            other: entry("with").filter(|other| Some(*other) != entry("chosen")),
            show: Show::ALL.into_iter().find(named).unwrap_or_default(),
            find: if number("q").is_some() { String::new() } else { find.to_owned() },
            table: number("q").or_else(|| number("at")).map(TableNo),
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

    pub fn showing(&self, show: impl ByValue<Show>) -> Self {
        Self { show: show.given(), find: String::new(), table: None, ..self.clone() }
    }

    pub fn nobody(&self) -> Self {
        Self { one: None, other: None, ..self.clone() }
    }

    pub fn at(&self, table: Option<TableNo>) -> Self {
        Self { table, ..self.clone() }
    }

    pub fn query(&self) -> String {
        let found = Some(self.find.clone()).filter(|find| !find.is_empty());
        let mut fields = self.players();
        fields.extend(self.shown());
        fields.extend(found.map(|find| ("q", find)));
        fields.extend(self.place());
        let query = serde_urlencoded::to_string(&fields).unwrap_or_default();
        let place = self.table.map(|table| format!("#table-{table}")).unwrap_or_default();
        if query.is_empty() { place } else { format!("?{query}{place}") }
    }

    /// Hidden fields of the search form, which keep the chosen players.
    pub fn players(&self) -> Fields {
        let named = [("chosen", self.one), ("with", self.other)];
        named.into_iter().filter_map(|(name, who)| Some((name, who?.to_string()))).collect()
    }

    /// Hidden fields of a form that leads back here.
    pub fn back(&self) -> Fields {
        self.shown().into_iter().chain(self.place()).collect()
    }

    fn shown(&self) -> Option<(&'static str, String)> {
        (self.show != Show::All).then(|| ("show", self.show.name().to_owned()))
    }

    fn place(&self) -> Option<(&'static str, String)> {
        self.table.map(|table| ("at", table.to_string()))
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
