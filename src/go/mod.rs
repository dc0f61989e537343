//! The game: colours, points, boards, rulesets, legal play and the course of a game.

mod color;

pub use color::Color;
