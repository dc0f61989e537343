//! Rounds: drawn, edited as drafts, published and mended.

pub(crate) mod draft_steps;
pub(crate) mod drawing;
pub(crate) mod mending;
pub(crate) mod proofs;
pub(crate) mod rounds;
