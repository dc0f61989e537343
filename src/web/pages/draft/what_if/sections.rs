//! The sections of the form, each folded away while nothing in it is changed.

use crate::tournament::Tournament;
use crate::web::Form;

use super::typed;

/// The fields that stand together.
const SECTIONS: [(&str, &[&str]); 6] = [
    ("groups", &["bar", "floor", "accelerated_rounds", "most_ranks_apart"]),
    (
        "seeding",
        &[
            "first_rounds",
            "first_method",
            "later_method",
            "first_by_rating",
            "later_by_rating",
            "nearest",
        ],
    ),
    ("drawn", &["drawn_upper", "drawn_lower", "drawn_compensate"]),
    (
        "apart",
        &[
            "country_groups",
            "club_groups",
            "club_lists",
            "host_club",
            "apart",
            "excused_from",
            "excused_by_wins",
            "excused_at_bar",
        ],
    ),
    (
        "handicap",
        &["handicap_basis", "handicap_none_from", "handicap_correction", "handicap_ceiling"],
    ),
    (
        "weights",
        &[
            "duplicate",
            "score",
            "category",
            "drawn",
            "seeding",
            "color",
            "handicap",
            "geography",
            "random",
            "deterministic",
            "curve",
        ],
    ),
];

/// The sections with something changed or wrong.
pub(super) fn open(tournament: &Tournament, form: &Form) -> Vec<&'static str> {
    let present = Form::filled(typed::fields_of(tournament));
    let differs =
        |name: &str| form.value(name) != present.value(name) || form.wrong(name).is_some();
    let open = SECTIONS.iter().filter(|(_, names)| names.iter().any(|name| differs(name)));
    open.map(|(section, _)| *section).collect()
}
