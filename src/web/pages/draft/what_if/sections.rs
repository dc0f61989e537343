//! The sections of the form, each folded away while nothing in it is changed.

use crate::tournament::{Setting, SettingGroup, Tournament};
use crate::web::Form;

use super::typed;

/// The sections, each with the settings that it has and the fields of the rules of the draw.
const SECTIONS: [(&str, SettingGroup, &[&str]); 6] = [
    ("groups", SettingGroup::Limits, &["accelerated_rounds", "most_ranks_apart"]),
    ("seeding", SettingGroup::Seeding, &["nearest"]),
    ("drawn", SettingGroup::DrawnUp, &[]),
    ("apart", SettingGroup::Apart, &["club_lists", "host_club", "apart"]),
    ("handicap", SettingGroup::Handicap, &[]),
    ("weights", SettingGroup::Weights, &[]),
];

/// The sections with something changed or wrong.
pub(super) fn open(tournament: &Tournament, form: &Form) -> Vec<&'static str> {
    let present = Form::filled(typed::fields_of(tournament));
    let differs =
        |name: &str| form.value(name) != present.value(name) || form.wrong(name).is_some();
    let setting = |group| Setting::all().any(|one| one.group == group && differs(one.key));
    let open = SECTIONS
        .iter()
        .filter(|(_, group, rules)| setting(*group) || rules.iter().any(|name| differs(name)));
    open.map(|(section, ..)| *section).collect()
}
