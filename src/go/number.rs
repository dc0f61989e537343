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
