//! The page that asks before an act is carried out. It sends the form on, with `sure`.

use crate::web::prelude::*;

const NAMED: usize = 30;

#[derive(Template)]
#[template(path = "ask.html")]
pub struct Ask {
    pub cx: Cx,
    /// Where the form goes, and the page to go back to.
    pub path: String,
    pub back: String,
    pub title: String,
    /// Label of the button.
    pub what: String,
    pub about: Vec<String>,
    pub fields: Vec<(String, String)>,
}

/// The first of their names, and how many more there are.
pub fn named(cx: &Cx, who: &[EntryId]) -> String {
    let names = who.iter().take(NAMED).map(|id| cx.player(*id));
    let more = who.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| cx.with("entries-chosen-more", [("count", more)]));
    cx.listed(names.chain(more))
}

impl Ask {
    /// Asks about an act on many people, with their number and names.
    pub fn of_many(
        cx: &Cx,
        (path, back): (&str, String),
        what: String,
        who: &[EntryId],
        fields: Vec<(String, String)>,
    ) -> Self {
        let path = path.to_owned();
        let title = cx.with("entries-chosen-ask", (("what", &*what), ("count", who.len())));
        let about = vec![named(cx, who)];
        Self { cx: cx.clone().titled(&*what), path, back, title, what, about, fields }
    }
}
