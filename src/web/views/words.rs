//! Values of a tournament in words: groups, rooms, thinking time, rating changes.

use crate::web::prelude::*;
use standings::rating_changes;

/// Only public data: categories, ranks, countries and clubs of entries.
#[must_use]
pub fn public_groups(tournament: &Tournament) -> Vec<Group> {
    let categories = tournament.settings.categories.count();
    let categories = (1..=categories).filter(|_| categories > 1).map(Group::Category);
    // Spellings that differ only in case are one group.
    let of = |value: fn(&Entry) -> &str| -> BTreeMap<String, &str> {
        let said = tournament.entries.iter().map(value).filter(|text| !text.is_empty());
        said.map(|text| (text.to_ascii_lowercase(), text)).collect()
    };
    let countries = of(|entry| &entry.country).into_values();
    let countries = countries.filter_map(|code| format!("country:{code}").parse().ok());
    let clubs = of(|entry| &entry.club).into_values().map(|club| Group::Club(club.to_owned()));
    [Group::Dan, Group::Kyu].into_iter().chain(categories).chain(countries).chain(clubs).collect()
}

#[must_use]
pub fn which(t: Lang, group: &Group) -> String {
    let (kind, of) = group.parts();
    t.with(&format!("group-which-{kind}"), [("of", of)])
}

/// The group in an address. 404 unless it is one of [`public_groups`], so that each group has one address.
pub fn group_asked(typed: &str, tournament: &Tournament) -> Result<Group> {
    if typed.is_empty() {
        return Ok(Group::All);
    }
    let group: Group = typed.parse().map_err(|_| WebError::no_page())?;
    let there = public_groups(tournament).contains(&group);
    there.then_some(group).ok_or_else(WebError::no_page)
}

pub fn groups_of(t: Lang, tournament: &Tournament) -> Vec<(String, String)> {
    let all = std::iter::once((String::new(), t.text("group-which-all")));
    let groups = public_groups(tournament).into_iter();
    all.chain(groups.map(|group| (group.to_string(), which(t, &group)))).collect()
}

/// `Tables 1–40: Main hall; tables 41–80: Library.` Empty without rooms.
pub fn rooms_line(t: Lang, rooms: &Rooms) -> String {
    let said = |room: &HallRoom| {
        let name = ("room", room.name.as_str());
        if room.from == room.to {
            t.with("rooms-table", (("table", room.from), name))
        } else {
            t.with("rooms-tables", (("from", room.from), ("to", room.to), name))
        }
    };
    rooms.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// Black for `B`, White for `W`.
pub fn side(letter: &str) -> Option<Color> {
    match letter {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    }
}

/// `38:51`.
pub fn on_clock(seconds: impl Into<i64>) -> String {
    let seconds = seconds.into();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// `60 minutes, then 15 stones in 5 minutes`.
pub fn thinking_time(t: Lang, time: TimeControl) -> String {
    let basic = t.with("clock-minutes", [("n", time.basic_minutes)]);
    match time.overtime {
        Overtime::SuddenDeath => t.with("clock-sudden", [("basic", basic)]),
        Overtime::Byoyomi { seconds } => {
            t.with("clock-byoyomi", (("basic", basic), ("period", span(t, seconds))))
        }
        Overtime::Canadian { stones, seconds } => t.with(
            "clock-canadian",
            (("basic", basic), ("stones", stones), ("period", span(t, seconds))),
        ),
        Overtime::Fischer { increment } => {
            t.with("clock-fischer", (("basic", basic), ("period", span(t, increment))))
        }
        Overtime::Ing => t.with(
            "clock-ing",
            (
                ("basic", basic),
                ("n", u32::from(ING_PERIODS)),
                ("period", span(t, time.ing_seconds())),
                ("points", t.points(ing_cost(1))),
            ),
        ),
    }
}

fn span(t: Lang, seconds: u32) -> String {
    if seconds > 0 && seconds.is_multiple_of(60) {
        t.with("clock-minutes", [("n", seconds / 60)])
    } else {
        t.with("clock-seconds", [("n", seconds)])
    }
}

/// The change of each entry's European rating through a round, such as `+12.3`, in order of entries.
/// Empty without a rated game. `None` if the event does not show it.
#[must_use]
pub fn rating_preview(t: Lang, tournament: &Tournament, through: RoundNo) -> Option<Vec<String>> {
    tournament.settings.rating_preview.then(|| {
        let changes = rating_changes(tournament, through).into_iter();
        let words = |change: f64| t.decimals(&format!("{change:+.1}"));
        changes.map(|one| if one.games == 0 { String::new() } else { words(one.change) }).collect()
    })
}
