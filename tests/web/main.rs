//! The web from outside: the frame around every page, and the catalogues.

mod access;
mod against;
mod api;
mod appeals;
mod attackers;
mod boards;
mod boards_way;
mod by_rules;
mod catalogues;
mod check_in;
mod displaced;
mod drafting;
mod drawing;
mod frame;
mod game;
mod gaps;
mod hall;
mod hall_rules;
mod hall_screen;
mod handbook;
mod home;
#[path = "../support/html.rs"]
mod html;
mod incidents;
mod mending;
mod messages;
mod outcomes;
mod partners;
mod place;
mod play_rules;
mod players;
mod procedure;
mod public;
mod questions;
mod rules;
mod rulings;
mod server;
mod settling;
mod support;
mod templates;
mod texts;
#[path = "../support/walked.rs"]
mod walked;
mod what_if;
