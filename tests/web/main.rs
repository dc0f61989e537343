//! The web from outside: the frame around every page, and the catalogues.

mod access;
mod catalogues;
mod drawing;
mod frame;
mod incidents;
mod outcomes;
mod public;
mod support;
mod templates;
