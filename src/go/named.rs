/// Declares an enum whose members have a name each: the one in files, forms, addresses and on the command
/// line. The list of all, the name, the member of a name and how it is written in JSON follow.
///
/// ```
/// go::named! {
///     /// Who sits there.
///     pub enum Seat {
///         /// The older one.
///         Upper = "upper",
///         /// The younger one.
///         Lower = "lower",
///     }
/// }
/// assert_eq!(Seat::named("lower"), Some(Seat::Lower));
/// assert_eq!(Seat::ALL.map(Seat::name), ["upper", "lower"]);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* pub enum $Enum:ident { $($(#[$about:meta])* $Member:ident = $name:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        pub enum $Enum { $($(#[$about])* #[serde(rename = $name)] $Member,)* }

        impl $Enum {
            /// Every one, in the order of lists.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$Member),*];

            /// Their names, in that order.
            pub const NAMES: [&str; [$($name),*].len()] = [$($name),*];

            /// Its name in files, forms and on the command line.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Member => $name,)* }
            }

            /// Reads a name; `None` if no member has it.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }
        }

        impl ::std::fmt::Display for $Enum {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

/// Nothing of that kind has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {what} is called `{name}`: use one of {known}")]
pub struct UnknownName {
    /// What was looked for.
    pub what: &'static str,
    /// The name, its first 40 characters.
    pub name: String,
    /// The names there are.
    pub known: String,
}

impl UnknownName {
    /// A name that is not among those known.
    #[must_use]
    pub fn new(what: &'static str, name: &str, known: &[&str]) -> Self {
        Self { what, name: name.chars().take(40).collect(), known: known.join(" ") }
    }
}

/// Declares the number of something as a type of its own, which is written as the bare number everywhere.
///
/// ```
/// go::number! {
///     /// A chair, counted from 1.
///     pub struct ChairNo(u32);
/// }
/// assert_eq!(ChairNo(7).to_string(), "7");
/// ```
#[macro_export]
macro_rules! number {
    ($(#[$meta:meta])* pub struct $Name:ident($inner:ty);) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $Name(pub $inner);

        impl ::std::convert::From<$inner> for $Name {
            fn from(bare: $inner) -> Self {
                Self(bare)
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
