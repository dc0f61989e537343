use crate::standings::rating_changes;
use crate::tournament::{RoundNo, Tournament};
use crate::web::Lang;

/// What the games through a round do to each entry's European rating, such as `+12.3`, in the order of entering;
/// empty for whoever has no rated game. `None` where the event does not show it.
#[must_use]
pub fn rating_preview(t: Lang, tournament: &Tournament, through: RoundNo) -> Option<Vec<String>> {
    tournament.settings.rating_preview.then(|| {
        let changes = rating_changes(tournament, through).into_iter();
        let words = |change: f64| t.decimals(&format!("{change:+.1}"));
        changes.map(|one| if one.games == 0 { String::new() } else { words(one.change) }).collect()
    })
}
