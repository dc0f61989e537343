use tournament::{
    HalfPoints, Setting, SettingKind, SettingPlace, SettingValue, Settings, Spelling,
};

use super::super::Note;
use super::super::fields::Fields;
use super::carried::is_another_criterion;

fn words(setting: &Setting, words: &[&'static str]) -> Vec<(&'static str, SettingValue)> {
    match setting.kind {
        SettingKind::Word(names, _) => {
            words.iter().copied().zip(names.iter().map(|name| SettingValue::Word(name))).collect()
        }
        _ => words.iter().copied().zip([true, false].map(SettingValue::Flag)).collect(),
    }
}

/// A missing or wrong attribute leaves the setting unchanged.
pub(super) fn read(
    fields: &mut Fields<'_>,
    setting: &Setting,
    attribute: SettingPlace,
    settings: &Settings,
) -> SettingValue {
    let (stands, name) = (setting.get(settings), attribute.name);
    match (attribute.spelling, setting.kind) {
        (Spelling::Words(_), _)
            if fields.given(name).is_some_and(|value| is_another_criterion(attribute, value)) =>
        {
            let (element, attribute) = (attribute.set.to_owned(), name.to_owned());
            fields.faults.note(Note::AttributeKept { element, attribute });
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
            let SettingValue::Points(points) = stands else { return stands };
            SettingValue::Points(fields.points_or(name, (least, most), points))
        }
        (_, SettingKind::Fraction) => {
            let SettingValue::Fraction(number) = stands else { return stands };
            SettingValue::Fraction(fields.fraction_or(name, number))
        }
        (_, SettingKind::Rank) => {
            let SettingValue::Rank(rank) = stands else { return stands };
            SettingValue::Rank(fields.rank_or(name, rank))
        }
        _ => SettingValue::Text(fields.text(name)),
    }
}

pub(super) fn write(setting: &Setting, place: SettingPlace, settings: &Settings) -> String {
    let another = settings.carried.get(&format!("{}.{}", place.set, place.name));
    match (place.spelling, setting.get(settings)) {
        (Spelling::Words(_), SettingValue::Flag(false))
            if another.is_some_and(|value| is_another_criterion(place, value)) =>
        {
            another.cloned().unwrap_or_default()
        }
        (Spelling::Words(list), value) => {
            let named = words(setting, list).into_iter().find(|(_, known)| *known == value);
            named.map(|(word, _)| word.to_owned()).unwrap_or_default()
        }
        (Spelling::Doubled, SettingValue::Points(points)) => points.0.to_string(),
        (_, SettingValue::Rank(rank)) => rank.to_string().to_uppercase(),
        (_, value) => value.to_string(),
    }
}
