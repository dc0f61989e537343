use crate::tournament::{MOST_CRITERIA, Overtime, Setting, SettingValue, Settings};

use super::answers::overtime_name;

/// A field of the form and what stands in it.
pub type Field = (String, String);

/// A single setting as a field. A box that is ticked is sent, one that is not is not.
fn field(setting: &Setting, settings: &Settings) -> Option<Field> {
    let value = match setting.get(settings) {
        SettingValue::Flag(ticked) => ticked.then(|| "yes".to_owned())?,
        value => value.to_string(),
    };
    Some((setting.key.to_owned(), value))
}

/// The settings as the fields of their form.
pub fn fields_of(settings: &Settings) -> Vec<Field> {
    let (seconds, stones) = match settings.time.overtime {
        Overtime::SuddenDeath => (None, None),
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
    let mut fields: Vec<Field> =
        Setting::all().filter_map(|setting| field(setting, settings)).collect();
    fields.extend(lists.map(|(name, value)| (name.to_owned(), value)));
    for index in 0..MOST_CRITERIA {
        let name = settings.placement.get(index).map_or("", |criterion| criterion.name());
        fields.push((format!("placement_{}", index + 1), name.to_owned()));
    }
    fields
}
