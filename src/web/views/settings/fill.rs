use super::answers::overtime_name;
use crate::web::prelude::*;

pub type Field = (String, String);

/// The settings of one of the two forms as fields. Unticked boxes have no field.
/// A moment becomes a date and a time in the event's time zone.
pub fn values_of(settings: &Settings, from_home: bool) -> Vec<Field> {
    let fields = |setting: &Setting| match setting.get(settings) {
        SettingValue::Flag(false) => Vec::new(),
        SettingValue::Flag(true) => vec![(setting.key.to_owned(), "yes".to_owned())],
        SettingValue::Moment(at) => {
            let at = at.map(|at| local_time(settings.zone, at));
            let shown =
                |layout: &str| at.map(|at| at.format(layout).to_string()).unwrap_or_default();
            let (day, time) = (shown("%Y-%m-%d"), shown("%H:%M"));
            vec![(format!("{}_day", setting.key), day), (format!("{}_time", setting.key), time)]
        }
        value => vec![(setting.key.to_owned(), value.to_string())],
    };
    Setting::of_form(from_home).flat_map(fields).collect()
}

pub fn group_of(field: &str) -> Option<SettingGroup> {
    let single = Setting::of_form(false).find(|setting| setting.key == field);
    match field {
        "overtime" | "overtime_seconds" | "overtime_stones" => Some(SettingGroup::Time),
        "categories" => Some(SettingGroup::System),
        _ if field.starts_with("placement") => Some(SettingGroup::Placement),
        _ => single.map(|setting| setting.group),
    }
}

/// All fields if `group` is `None`.
pub fn fields_of_group(settings: &Settings, group: Option<SettingGroup>) -> Vec<Field> {
    let mut fields = fields_of(settings);
    fields.retain(|(name, _)| group.is_none() || group_of(name) == group);
    fields
}

fn fields_of(settings: &Settings) -> Vec<Field> {
    let (seconds, stones) = match settings.time.overtime {
        Overtime::SuddenDeath | Overtime::Ing => (None, None),
        Overtime::Byoyomi { seconds } | Overtime::Fischer { increment: seconds } => {
            (Some(seconds), None)
        }
        Overtime::Canadian { stones, seconds } => (Some(seconds), Some(stones)),
    };
    let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let categories: Vec<_> = settings.categories.0.iter().map(ToString::to_string).collect();
    let lists = [
        ("overtime", overtime_name(settings.time.overtime).to_owned()),
        ("overtime_seconds", number(seconds)),
        ("overtime_stones", number(stones)),
        ("categories", categories.join(", ")),
    ];
    let mut fields = values_of(settings, false);
    fields.extend(lists.map(|(name, value)| (name.to_owned(), value)));
    for index in 0..MOST_CRITERIA {
        let name = settings.placement.get(index).map_or("", |criterion| criterion.name());
        fields.push((format!("placement_{}", index + 1), name.to_owned()));
    }
    fields
}
