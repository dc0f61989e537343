//! Who may act: accounts, sessions, the second factor, roles and invitations.

pub(crate) mod machine;
pub(crate) mod owners;
pub(crate) mod passwords;
pub(crate) mod people;
pub(crate) mod second_factor;
pub(crate) mod sessions;
pub(crate) mod throttle;
pub(crate) mod tokens;
pub(crate) mod weak;
