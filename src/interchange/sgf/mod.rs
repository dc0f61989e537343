//! Game records in the Smart Game Format, FF\[4\] (Arno Hollosi, red-bean.com/sgf).
//!
//! [`read`] takes bytes as programs write them and gives a [`Collection`] of [`GameTree`]s with every property
//! kept; [`write()`] gives valid FF\[4\] in UTF-8. [`replay()`] plays the main line under any ruleset and lists the
//! violations. The tree is one flat list of nodes: reading, writing and dropping it do not recurse.

mod builder;
mod coordinates;
mod encoding;
mod error;
mod game;
mod limits;
mod parser;
mod recorded;
mod replay;
mod report;
mod setup;
mod tree;
mod value;
mod writer;

pub use builder::RecordBuilder;
pub use coordinates::{point_name, write_move, write_point};
pub use error::{SgfError, SgfWarning};
pub use game::GameInfo;
pub use limits::Limits;
pub use parser::{read, read_with};
pub use recorded::{Header, ImportError, TakenOver, WhoPlayed, acts_of, record_of, seats};
pub use replay::{FoundViolation, PlayedLine, ReplayError, replay};
pub use report::{
    Dead, ReplayReport, ReportError, ScoreReport, StatusReport, ViolationReport, replay_report,
    score_report,
};
pub use tree::{Collection, GameTree, Node, NodeId, Property};
pub use value::PropertyValue;
pub use writer::{write, write_game};
