use crate::web::prelude::*;
use std::str::FromStr;

use tournament::Message;

use super::fill::group_of;

pub struct Values(Vec<(&'static Setting, SettingValue)>);

impl Values {
    /// Reads all settings of one of the two forms; `None` if any is invalid.
    pub fn of_form(from_home: bool, reader: &mut Reader<'_>) -> Option<Self> {
        Self::read(reader, Setting::of_form(from_home))
    }

    fn read(
        reader: &mut Reader<'_>,
        settings: impl Iterator<Item = &'static Setting>,
    ) -> Option<Self> {
        let all: Vec<_> =
            settings.map(|setting| Some((setting, value(reader, setting)?))).collect();
        all.into_iter().collect::<Option<_>>().map(Self)
    }

    /// In the event's time zone.
    pub fn moment(&self, key: &str) -> Option<NaiveDateTime> {
        self.0.iter().find_map(|(setting, value)| match value {
            SettingValue::Moment(at) if setting.key == key => *at,
            _ => None,
        })
    }

    /// Replaces the values in `settings`; moments are converted to UTC.
    pub fn put_into(self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        for (setting, value) in self.0 {
            let value = match value {
                SettingValue::Moment(at) => {
                    SettingValue::Moment(at.map(|at| from_local_time(settings.zone, at)))
                }
                value => value,
            };
            setting.put(&mut settings, value);
        }
        settings
    }
}

/// Names the group that a form holds, by one of its fields. Empty for all groups.
pub const PART: &str = "part";

pub struct SettingsForm {
    values: Values,
    overtime: Option<Overtime>,
    categories: Option<Categories>,
    placement: Option<Vec<Criterion>>,
}

impl SettingsForm {
    pub fn put_into(self, settings: &Settings) -> Settings {
        let mut settings = self.values.put_into(settings);
        settings.time.overtime = self.overtime.unwrap_or(settings.time.overtime);
        Settings {
            categories: self.categories.unwrap_or(settings.categories),
            placement: self.placement.unwrap_or(settings.placement),
            ..settings
        }
    }
}

impl FromForm for SettingsForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let part = reader.typed(PART);
        let group = group_of(part);
        if group.is_none() && !part.is_empty() {
            return None;
        }
        let has = |one: SettingGroup| group.is_none_or(|group| group == one);
        let settings = Setting::of_form(false).filter(|setting| has(setting.group));
        let values = Values::read(reader, settings);
        let overtime = has(SettingGroup::Time).then(|| overtime(reader));
        let categories = has(SettingGroup::System).then(|| reader.read("categories", categories));
        let placement = has(SettingGroup::Placement).then(|| placement(reader));
        Some(Self {
            values: values?,
            overtime: asked(overtime)?,
            categories: asked(categories)?,
            placement: asked(placement)?,
        })
    }
}

/// `Some(None)` if the field was not asked for; `None` if its value is invalid.
fn asked<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    read.map_or(Some(None), |read| read.map(Some))
}

fn value(reader: &mut Reader<'_>, setting: &Setting) -> Option<SettingValue> {
    let key = setting.key;
    match setting.kind {
        SettingKind::Name => reader.read(key, check_name).map(SettingValue::Text),
        SettingKind::Text => optional_text(reader, key).map(SettingValue::Text),
        SettingKind::Zone => parsed::<EventZone>(reader, key),
        SettingKind::Rooms => parsed::<Rooms>(reader, key),
        SettingKind::Country => country(reader).map(SettingValue::Text),
        SettingKind::Day => reader.date(key).map(SettingValue::Day),
        SettingKind::Moment => moment(reader, key).map(SettingValue::Moment),
        SettingKind::Limit(most) => limit(reader, key, most).map(SettingValue::Limit),
        SettingKind::Whole(least, most) => {
            reader.number(key, least..=most).map(SettingValue::Whole)
        }
        SettingKind::Points(least, most) => {
            let points = reader.read(key, read_points)?;
            let within = (least * 2..=most * 2).contains(&points.0);
            let range =
                || Sentence::new("fault-out-of-range").with("value", reader.typed(key).trim());
            if !within {
                reader.refuse(key, range().with("least", least).with("most", most));
            }
            within.then_some(SettingValue::Points(points))
        }
        SettingKind::Fraction => reader.read(key, fraction).map(SettingValue::Fraction),
        SettingKind::Flag => Some(SettingValue::Flag(reader.ticked(key))),
        SettingKind::Rank => reader.read(key, str::parse::<Rank>).map(SettingValue::Rank),
        SettingKind::Word(names, _) => {
            let named = |typed: &str| names.iter().find(|name| **name == typed).copied();
            reader.choose(key, named).map(SettingValue::Word)
        }
    }
}

pub fn limit(reader: &mut Reader<'_>, name: &str, most: i64) -> Option<Option<i64>> {
    match reader.typed(name).trim() {
        "" => Some(None),
        _ => reader.number(name, 0..=most).map(Some),
    }
}

/// In the event's time zone; a date without a time means midnight.
fn moment(reader: &mut Reader<'_>, name: &str) -> Option<Option<NaiveDateTime>> {
    let (day, time) = (format!("{name}_day"), format!("{name}_time"));
    if reader.typed(&day).trim().is_empty() && reader.typed(&time).trim().is_empty() {
        return Some(None);
    }
    let date = reader.date(&day);
    let time_typed = match reader.typed(&time).trim() {
        "" => Some(Default::default()),
        _ => reader.time(&time),
    };
    Some(Some(date?.and_time(time_typed?)))
}

/// A text with its own syntax, in canonical form.
fn parsed<T>(reader: &mut Reader<'_>, key: &str) -> Option<SettingValue>
where
    T: FromStr<Err = Fault> + ToString,
{
    reader.read(key, str::parse::<T>).map(|read| SettingValue::Text(read.to_string()))
}

fn fraction(typed: &str) -> Result<f64, Sentence> {
    let read = typed.trim().replace(',', ".").parse::<f64>().ok();
    let wrong = || Sentence::new("fault-fraction").with("typed", typed);
    read.filter(|value| (0.0..=1.0).contains(value)).ok_or_else(wrong)
}

/// Empty, or 1 to 200 characters.
pub fn optional_text(reader: &mut Reader<'_>, name: &str) -> Option<String> {
    reader.read_if_any(name, check_name).map(Option::unwrap_or_default)
}

/// One partner per line.
pub fn partners_of(typed: &str) -> Result<Partners, Sentence> {
    let list = Partners::parse(typed).map_err(|fault| fault.sentence())?;
    Ok(Partners { own: None, list })
}

/// Two letters, or the name in English, German, French or the country's own language. May be empty.
pub fn country_code(typed: &str) -> Result<String, Sentence> {
    let typed = typed.trim();
    let code = interchange::country(typed).map(str::to_owned);
    code.ok_or_else(|| Sentence::new("fault-country").with("typed", typed))
}

/// See [`country_code`]. May be empty.
pub fn country(reader: &mut Reader<'_>) -> Option<String> {
    reader.read_if_any("country", country_code).map(Option::unwrap_or_default)
}

/// Up to the current year.
pub fn birth_years() -> std::ops::RangeInclusive<i32> {
    *BIRTH_YEARS.start()..=Utc::now().year()
}

fn overtime(reader: &mut Reader<'_>) -> Option<Overtime> {
    match reader.typed("overtime") {
        "sudden-death" => Some(Overtime::SuddenDeath),
        "ing" => Some(Overtime::Ing),
        "byoyomi" => seconds(reader).map(|seconds| Overtime::Byoyomi { seconds }),
        "fischer" => seconds(reader).map(|increment| Overtime::Fischer { increment }),
        "canadian" => {
            let (seconds, stones) = (seconds(reader), reader.number("overtime_stones", 1..=1000));
            seconds.zip(stones).map(|(seconds, stones)| Overtime::Canadian { stones, seconds })
        }
        _ => {
            reader.refuse("overtime", Sentence::new("fault-choice"));
            None
        }
    }
}

fn seconds(reader: &mut Reader<'_>) -> Option<u32> {
    reader.number("overtime_seconds", 0..=86_400_u32)
}

/// `1d, 5k`: the lower limits of all categories but the last.
fn categories(typed: &str) -> Result<Categories, Sentence> {
    let words = typed.split([',', ';', ' ']).filter(|word| !word.is_empty());
    let limits: Result<Vec<Rank>, _> = words.map(str::parse).collect();
    let limits = limits?;
    let most = usize::from(Categories::MOST) - 1;
    if limits.len() > most {
        let range = Sentence::new("fault-out-of-range").with("value", limits.len());
        return Err(range.with("least", 0).with("most", most));
    }
    Ok(Categories(limits))
}

fn placement(reader: &mut Reader<'_>) -> Option<Vec<Criterion>> {
    let mut criteria = Vec::new();
    for number in 1..=MOST_CRITERIA {
        let name = format!("placement_{number}");
        let unknown = |_| Sentence::new("fault-choice");
        let read = |typed: &str| typed.parse::<Criterion>().map_err(unknown);
        criteria.extend(reader.read_if_any(&name, read)?);
    }
    Some(criteria)
}
