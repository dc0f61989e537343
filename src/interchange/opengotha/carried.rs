use std::borrow::Cow;
use std::collections::BTreeMap;

use tournament::{Criterion, Setting, SettingPlace, Settings, Spelling};

use super::super::xml::Element;
use super::markup::Attributes;

/// An element of settings: its name, its place, the attributes that Tengen uses in addition to those of single
/// settings, and those it only carries, with OpenGotha's defaults.
pub(super) struct Set {
    pub(super) name: &'static str,
    pub(super) path: &'static [&'static str],
    pub(super) known: &'static [&'static str],
    pub(super) carried: &'static [(&'static str, &'static str)],
}

impl Set {
    fn knows(&self, name: &str) -> bool {
        self.known.contains(&name)
            || Setting::in_files().any(|(_, place)| place.set == self.name && place.name == name)
    }

    /// Whether a criterion other than the rating orders a group, after those of placement: Tengen keeps it without
    /// using it.
    fn another_criterion(&self, name: &str, value: &str) -> bool {
        Setting::in_files().any(|(_, place)| {
            place.set == self.name && place.name == name && is_another_criterion(place, value)
        })
    }
}

/// Every element of settings. Versions are not carried: a written file has the version of its writer.
pub(super) const SETS: [Set; 7] = [
    Set {
        name: "Tournament",
        path: &[],
        known: &["dataVersion", "fullVersionNumber", "gothaVersion", "gothaMinorVersion"],
        carried: &[("externalIPAddress", ""), ("runningMode", "SAL"), ("saveDT", "")],
    },
    Set {
        name: "GeneralParameterSet",
        path: &["TournamentParameterSet", "GeneralParameterSet"],
        known: &["basicTime", "byoYomi", "complementaryTimeSystem", "numberOfCategories", "time"],
        carried: &[
            ("canByoYomiTime", "300"),
            ("fischerTime", "10"),
            ("nbMovesCanTime", "15"),
            ("stdByoYomiTime", "30"),
        ],
    },
    Set {
        name: "HandicapParameterSet",
        path: &["TournamentParameterSet", "HandicapParameterSet"],
        known: &[],
        carried: &[],
    },
    Set {
        name: "PairingParameterSet",
        path: &["TournamentParameterSet", "PairingParameterSet"],
        known: &[],
        carried: &[],
    },
    Set {
        name: "DPParameterSet",
        path: &["TournamentParameterSet", "DPParameterSet"],
        known: &[],
        carried: &[
            ("displayClCol", "true"),
            ("displayCoCol", "true"),
            ("displayIndGamesInMatches", "true"),
            ("displayNPPlayers", "false"),
            ("displayNumCol", "true"),
            ("displayPlCol", "true"),
            ("gameFormat", "full"),
            ("playerSortType", "name"),
            ("showByePlayer", "true"),
            ("showNotFinallyRegisteredPlayers", "true"),
            ("showNotPairedPlayers", "true"),
            ("showNotParticipatingPlayers", "false"),
            ("showPlayerClub", "true"),
            ("showPlayerCountry", "false"),
            ("showPlayerGrade", "true"),
        ],
    },
    Set {
        name: "PublishParameterSet",
        path: &["TournamentParameterSet", "PublishParameterSet"],
        known: &[],
        carried: &[("exportToLocalFile", "true"), ("htmlAutoScroll", "false"), ("print", "true")],
    },
    Set {
        name: "TeamGeneralParameterSet",
        path: &["TeamTournamentParameterSet", "TeamGeneralParameterSet"],
        known: &["teamSize"],
        carried: &[],
    },
];

/// The settings that Tengen does not use and that are not OpenGotha's default: `Element.attribute` → value.
pub(super) fn read(root: &Element) -> BTreeMap<String, String> {
    let mut carried = BTreeMap::new();
    for set in &SETS {
        let element = set.path.iter().try_fold(root, |element, name| element.child(name));
        let of_time = element.map_or(&[][..], used_by_time);
        for (name, value) in element.map_or(&[][..], |element| &element.attributes) {
            let default = set.carried.iter().find(|(known, _)| known == name);
            let used = set.knows(name) || of_time.contains(&name.as_str());
            let other = set.another_criterion(name, value);
            if (!used && default.is_none_or(|(_, default)| default != value)) || other {
                carried.insert(format!("{}.{name}", set.name), value.clone());
            }
        }
    }
    carried
}

/// The attributes that the time system of a general set uses.
fn used_by_time(element: &Element) -> &'static [&'static str] {
    match element.attribute("complementaryTimeSystem").map(str::trim) {
        Some("SUDDENDEATH") => &[],
        Some("STDBYOYOMI") => &["stdByoYomiTime"],
        Some("FISCHER") => &["fischerTime"],
        _ => &["canByoYomiTime", "nbMovesCanTime"],
    }
}

/// The carried attributes of a set, for writing: defaults, overridden and extended by the imported file's; without
/// the attributes in `written`.
pub(super) fn attributes(set: &str, settings: &Settings, written: &Attributes) -> Attributes {
    let Some(set) = SETS.iter().find(|known| known.name == set) else { return Vec::new() };
    let free = |name: &str| !set.knows(name) && !written.iter().any(|(taken, _)| taken == name);
    let mut carried: BTreeMap<Cow<'static, str>, String> = set
        .carried
        .iter()
        .filter(|(name, default)| free(name) && !default.is_empty())
        .map(|(name, default)| (Cow::Borrowed(*name), (*default).to_owned()))
        .collect();
    let brought = settings.carried.iter().filter_map(|(key, value)| {
        let name = key.strip_prefix(set.name)?.strip_prefix('.')?;
        (is_name(name) && free(name)).then(|| (Cow::Owned(name.to_owned()), value.clone()))
    });
    carried.extend(brought);
    carried.into_iter().collect()
}

/// Whether an attribute names a criterion that Tengen does not order groups by.
pub(super) fn is_another_criterion(place: SettingPlace, value: &str) -> bool {
    place.spelling == Spelling::BY_RATING
        && value.trim().parse::<Criterion>().is_ok_and(|named| named != Criterion::Rating)
}

pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':'))
}
