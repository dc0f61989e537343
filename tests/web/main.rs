//! The web from outside: the frame around every page, and the catalogues.

mod access;
mod after_end;
mod against;
mod api;
mod appeals;
mod arbiters_differ;
mod asked;
mod attackers;
mod boards;
mod boards_way;
mod by_rules;
mod calls;
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
mod handicap_one;
mod home;
#[path = "../support/html.rs"]
mod html;
mod incidents;
#[path = "../support/keyed.rs"]
mod keyed;
mod me_living;
mod mending;
mod messages;
mod organiser;
mod outcomes;
mod overruled;
mod own_ways;
mod partners;
mod place;
mod play_rules;
mod players;
mod procedure;
mod public;
mod questions;
mod raced;
mod rules;
mod rulings;
mod server;
mod settling;
mod support;
mod templates;
mod texts;
#[path = "../support/walked.rs"]
mod walked;
mod was_wrong;
