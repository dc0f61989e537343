//! Decisions of the referee in words; and rulings as public pages mention them.

pub mod appeals;
pub mod effects;
pub mod kinds;
mod lateness;
mod own;
mod shown;

pub use lateness::absent_loses_at;
pub use own::{OwnRuling, own_rulings};
pub use shown::{ShownRuling, moment, shown_rulings, table_now};

use crate::web::Lang;
use recording::Heading;

#[must_use]
pub fn heading_words(t: Lang, heading: Heading) -> String {
    t.text(match heading {
        Heading::End => "text-article-end-of-the-game",
        Heading::Count => "end-the-count",
        Heading::Play => "text-article-rules-of-play",
    })
}
