//! Play, counting and records, as one test program.

mod cases;
mod course;
mod dead_stones;
mod diagram;
mod drawn;
mod drawn_seki;
mod play;
mod properties;
mod records;
mod reports;
mod rulesets;
mod scoring_examples;
mod sgf_bad;
mod sgf_mutations;
mod sgf_read;
mod support;
