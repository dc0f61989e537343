//! Game records in the Smart Game Format, FF\[4\] (Arno Hollosi, red-bean.com/sgf).
//!
//! [`read`] takes bytes as programs write them and gives a [`Collection`] of [`GameTree`]s with every property
//! kept; [`write()`] gives valid FF\[4\] in UTF-8. [`replay()`] plays the main line under any ruleset and lists the
//! violations. The tree is one flat list of nodes: reading, writing and dropping it do not recurse.

mod error;
mod game;
mod parser;
mod recorded;
mod replay;
mod tree;

pub use error::{SgfError, SgfWarning};
pub use game::GameInfo;
pub use parser::{Limits, read, read_with};
pub use recorded::{
    Header, ImportError, RecordBuilder, TakenOver, WhoPlayed, acts_of, record_of, seats,
};
pub use replay::{
    Dead, FoundViolation, PlayedLine, ReplayError, ReplayReport, ReportError, ScoreReport,
    StatusReport, ViolationReport, replay, replay_report, score_report,
};
pub use tree::{Collection, GameTree, Node, NodeId, Property, PropertyValue, write, write_game};
