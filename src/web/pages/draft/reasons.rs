//! Why two players meet, criterion by criterion.

use crate::web::prelude::*;
use pairing::{Share, explain};

pub struct Reason {
    pub label: String,
    /// `full`, or so many of 100.
    pub share: String,
    pub lacking: bool,
}

/// The criteria that make a difference for this pair.
pub fn reasons(t: Lang, context: &RoundContext, board: &Board) -> Vec<Reason> {
    let explained = explain(context, board.black, board.white);
    let shares = explained.map(|explained| explained.shares).unwrap_or_default();
    let reason = |share: &Share| {
        let percent = share.percent();
        Reason {
            label: t.text(&format!("criterion-{}", share.criterion.name())),
            share: if percent == 100 {
                t.text("share-full")
            } else {
                t.with("share-of-100", [("percent", percent)])
            },
            lacking: percent < 75,
        }
    };
    shares.iter().filter(|share| share.most > share.least).map(reason).collect()
}

/// Tenths of a score group as a decimal number of groups.
pub fn groups(t: Lang, tenths: i64) -> String {
    t.decimals(&format!("{}.{}", tenths / 10, (tenths % 10).abs()))
}
