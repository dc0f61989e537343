use std::fmt;

/// Whose rating list it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ListKind {
    /// The European Go Database; it identifies people by PIN.
    Egf,
    /// The French federation; it identifies people by licence.
    Ffg,
    /// The American Go Association; it identifies people by member number.
    Aga,
}

impl ListKind {
    /// Every one, in the order of preference.
    pub const ALL: [Self; 3] = [Self::Egf, Self::Ffg, Self::Aga];

    /// Its name on the command line and in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Egf => "egf",
            Self::Ffg => "ffg",
            Self::Aga => "aga",
        }
    }

    /// Reads a name; `None` if no list has it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for ListKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
