//! The settings that can be tried on a draw, as a form and back.

use crate::desk::DrawRequest;
use crate::tournament::{
    ClubGroup, DrawRules, Setting, SettingKind, Settings, Tournament, check_settings,
};
use crate::web::views::settings::DrawSettings;
use crate::web::{Form, Sentence};

use super::super::rules::{self, RulesForm};

/// The field of the list of club groups; the settings call something else so.
const CLUB_LISTS: &str = "club_lists";

/// The fields of the rules of the draw that say who meets whom.
const RULES: [&str; 7] = [
    "apart",
    "club_groups",
    "host_club",
    "most_ranks_apart",
    "no_rematch",
    "nearest",
    "accelerated_rounds",
];

/// Whether a field is a box to tick: a form that has them says so, as those not ticked are not sent.
fn is_tick(name: &str) -> bool {
    let flag =
        |one: &Setting| one.kind == SettingKind::Flag && DrawSettings::has(one) && one.key == name;
    RULE_TICKS.contains(&name) || Setting::all().any(flag)
}

/// The boxes among the rules of the draw.
const RULE_TICKS: [&str; 2] = ["nearest", "no_rematch"];

/// What was typed.
pub(super) struct Tried {
    pub settings: Settings,
    pub club_groups: Vec<ClubGroup>,
}

impl Tried {
    /// The request with these settings.
    pub fn put_into(self, request: DrawRequest) -> DrawRequest {
        let (settings, club_groups) = (Some(self.settings), Some(self.club_groups));
        DrawRequest { settings, club_groups, ..request }
    }
}

/// The fields as they stand.
pub(super) fn fields_of(tournament: &Tournament) -> Vec<(String, String)> {
    let mut fields = DrawSettings::fields(&tournament.settings);
    let rules = rules::fields_of(tournament).into_iter();
    let rules =
        rules.filter(|(name, value)| RULES.contains(name) && !(is_tick(name) && value.is_empty()));
    fields.extend(rules.map(|(name, value)| {
        let name = if name == "club_groups" { CLUB_LISTS } else { name };
        (name.to_owned(), value)
    }));
    fields
}

/// The fields as they stand with what was sent in their place; `None` if nothing of them was sent.
pub(super) fn sent(form: &Form, tournament: &Tournament) -> Option<Form> {
    let mut fields = fields_of(tournament);
    let ticks = !form.value("ticks").is_empty();
    let any = |name: &str| form.values(name).next().is_some();
    let text = |name: &str| !is_tick(name);
    if !ticks && !fields.iter().any(|(name, _)| text(name) && any(name)) {
        return None;
    }
    for (name, value) in &mut fields {
        if text(name) && any(name) {
            *value = form.value(name).to_owned();
        }
    }
    if ticks {
        fields.retain(|(name, _)| text(name));
        let ticked = form.all().map(|(name, _)| name).filter(|name| is_tick(name));
        let ticked = ticked.filter(|name| form.is_ticked(name));
        fields.extend(ticked.map(|name| (name.to_owned(), "yes".to_owned())));
    }
    Some(Form::filled(fields))
}

/// The settings that were typed, or the form with what is wrong.
pub(super) fn read(form: &Form, tournament: &Tournament) -> Result<Tried, Form> {
    let weighed = form.parse::<DrawSettings>();
    let form = weighed.as_ref().err().unwrap_or(form).clone();
    let mut typed = RulesForm { tournament, form };
    let club_groups = typed.club_groups(CLUB_LISTS);
    let present = tournament.settings.draw.clone();
    let wanted = typed.who_meets();
    let draw = DrawRules {
        bye_volunteers: present.bye_volunteers,
        fixed_tables: present.fixed_tables,
        unused_tables: present.unused_tables,
        leagues: present.leagues,
        bracket: present.bracket,
        ..wanted
    };
    let Ok(weighed) = weighed else { return Err(typed.form) };
    let settings = Settings { draw, ..weighed.put_into(&tournament.settings) };
    let known = |field: &str| fields_of(tournament).iter().any(|(name, _)| name == field);
    let form = check_settings(&settings).into_iter().fold(typed.form, |form, (field, fault)| {
        let field = if known(field) { field } else { "" };
        form.refused(field, Sentence::from(fault))
    });
    if form.is_wrong() { Err(form) } else { Ok(Tried { settings, club_groups }) }
}
