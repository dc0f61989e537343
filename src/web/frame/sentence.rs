//! The variables of a text, and how each is written in a language.

use fluent_templates::fluent_bundle::FluentValue;

use super::Lang;
use tournament::{EntryId, Filling};

pub(super) fn fluent(filling: &Filling, t: Lang) -> FluentValue<'_> {
    let number = |entry: &EntryId| format!("#{entry}");
    match filling {
        Filling::Moment(at) => FluentValue::from(t.time(t.local(*at).time())),
        Filling::Number(number) => FluentValue::from(*number),
        Filling::Words(words) => FluentValue::from(words.as_str()),
        Filling::Entry { entry } => FluentValue::from(number(entry)),
        Filling::Entries { entries } => {
            FluentValue::from(entries.iter().map(number).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The variables of a text: an array of pairs of one type, or a tuple of pairs of several.
pub trait Args {
    fn into_args(self) -> Vec<(&'static str, Filling)>;
}

impl<V: Into<Filling>, const N: usize> Args for [(&'static str, V); N] {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.into_iter().map(|(name, value)| (name, value.into())).collect()
    }
}

// Templates pass everything by reference.
impl Args for Vec<(&'static str, String)> {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.into_iter().map(|(name, words)| (name, words.into())).collect()
    }
}

impl<A: Args + Clone> Args for &A {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.clone().into_args()
    }
}

macro_rules! args_from_tuples {
    ($($letter:ident),*) => {
        impl<$($letter: Into<Filling>),*> Args for ($((&'static str, $letter),)*) {
            fn into_args(self) -> Vec<(&'static str, Filling)> {
                #[allow(non_snake_case)]
                let ($($letter,)*) = self;
                vec![$(($letter.0, $letter.1.into())),*]
            }
        }
    };
}
args_from_tuples!(A, B);
args_from_tuples!(A, B, C);
args_from_tuples!(A, B, C, D);
args_from_tuples!(A, B, C, D, E);
args_from_tuples!(A, B, C, D, E, F);
