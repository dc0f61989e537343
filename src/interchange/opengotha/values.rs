//! The settings of a single value, as attributes.

use tournament::{
    Criterion, HalfPoints, Setting, SettingKind, SettingPlace, SettingValue, Settings, Spelling,
};

use super::super::fields::Fields;
use super::super::{Note, Problem};

/// The words of a setting with their values.
fn words(setting: &Setting, words: &[&'static str]) -> Vec<(&'static str, SettingValue)> {
    match setting.kind {
        SettingKind::Word(names) => {
            words.iter().copied().zip(names.iter().map(|name| SettingValue::Word(name))).collect()
        }
        _ => words.iter().copied().zip([true, false].map(SettingValue::Flag)).collect(),
    }
}

/// Reads an attribute; what is missing or wrong is as it stands in the settings.
pub(super) fn read(
    fields: &mut Fields<'_>,
    setting: &Setting,
    attribute: SettingPlace,
    settings: &Settings,
    notes: &mut Vec<Note>,
) -> SettingValue {
    let (stands, name) = (setting.get(settings), attribute.name);
    match (attribute.spelling, setting.kind) {
        (Spelling::Words(_), _) if is_other_criterion(fields, attribute) => {
            let (element, attribute) = (attribute.set.to_owned(), name.to_owned());
            notes.push(Note::AttributeNotKept { element, attribute });
            SettingValue::Flag(false)
        }
        (Spelling::Words(list), _) => fields.one_of(name, &words(setting, list), stands),
        (Spelling::Doubled, SettingKind::Points(least, most)) => {
            let bounds = (i64::from(least) * 2, i64::from(most) * 2);
            let SettingValue::Points(points) = stands else { return stands };
            SettingValue::Points(HalfPoints(fields.number(name, bounds, points.0)))
        }
        (_, SettingKind::Whole(least, most)) => {
            let SettingValue::Whole(number) = stands else { return stands };
            SettingValue::Whole(fields.number(name, (least, most), number))
        }
        (_, SettingKind::Points(least, most)) => {
            points(fields, name, (least, most)).unwrap_or(stands)
        }
        (_, SettingKind::Fraction) => fields.fraction(name).map_or(stands, SettingValue::Fraction),
        (_, SettingKind::Rank) => fields.rank(name).map_or(stands, SettingValue::Rank),
        _ => SettingValue::Text(fields.text(name)),
    }
}

/// Whether another criterion than the rating orders a group beside those of placement: Tengen does not use it.
fn is_other_criterion(fields: &Fields<'_>, attribute: SettingPlace) -> bool {
    attribute.spelling == Spelling::BY_RATING
        && fields
            .given(attribute.name)
            .and_then(|value| value.parse::<Criterion>().ok())
            .is_some_and(|criterion| criterion != Criterion::Rating)
}

fn points(fields: &mut Fields<'_>, name: &str, (least, most): (i32, i32)) -> Option<SettingValue> {
    let points = fields.points(name)?;
    if !(least * 2..=most * 2).contains(&points.0) {
        let (value, least, most) = (points.floor().into(), least.into(), most.into());
        fields.fault(name, Problem::OutOfRange { value, least, most });
    }
    Some(SettingValue::Points(points))
}

/// Writes a value as its attribute has it.
pub(super) fn write(setting: &Setting, spelling: Spelling, settings: &Settings) -> String {
    match (spelling, setting.get(settings)) {
        (Spelling::Words(list), value) => {
            let named = words(setting, list).into_iter().find(|(_, known)| *known == value);
            named.map(|(word, _)| word.to_owned()).unwrap_or_default()
        }
        (Spelling::Doubled, SettingValue::Points(points)) => points.0.to_string(),
        (_, SettingValue::Rank(rank)) => rank.to_string().to_uppercase(),
        (_, value) => value.to_string(),
    }
}
