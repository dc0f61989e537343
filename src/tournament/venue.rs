//! The time zone and the rooms of an event.

use std::fmt;
use std::str::FromStr;

use chrono_tz::{TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};

use super::{Fault, TableNo, check_name};

/// The time zone of an event, of the IANA database, such as `Europe/Copenhagen`. By default it is the server's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EventZone(Option<Tz>);

impl EventZone {
    pub const OF_SERVER: Self = Self(None);

    pub const fn tz(self) -> Option<Tz> {
        self.0
    }

    pub const fn is_of_server(&self) -> bool {
        self.0.is_none()
    }

    /// Its city in words, `New York`; empty for the server's and for zones without a city.
    pub fn city(self) -> String {
        let name = self.0.map_or("", Tz::name);
        name.rsplit_once('/').map_or("", |(_, city)| city).replace('_', " ")
    }

    /// Every zone named by a place, to choose from: `Africa/Abidjan` to `Pacific/Wallis`.
    pub fn places() -> impl Iterator<Item = &'static str> {
        let parts =
            "Africa America Antarctica Arctic Asia Atlantic Australia Europe Indian Pacific";
        let is_part = move |part: &str| parts.split(' ').any(|one| one == part);
        let named = move |name: &&str| name.split_once('/').is_some_and(|(part, _)| is_part(part));
        TZ_VARIANTS.iter().map(|zone| zone.name()).filter(named)
    }
}

impl fmt::Display for EventZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("", Tz::name))
    }
}

impl FromStr for EventZone {
    type Err = Fault;

    /// Reads a zone's name, ignoring case, or its city alone, `new york`; empty is the server's.
    fn from_str(typed: &str) -> Result<Self, Fault> {
        let wanted = typed.trim().replace(' ', "_");
        if wanted.is_empty() {
            return Ok(Self::OF_SERVER);
        }
        let whole = |zone: &&Tz| zone.name().eq_ignore_ascii_case(&wanted);
        let city = |zone: &&Tz| {
            zone.name().rsplit_once('/').is_some_and(|(_, city)| city.eq_ignore_ascii_case(&wanted))
        };
        let found = TZ_VARIANTS.iter().find(whole).or_else(|| TZ_VARIANTS.iter().find(city));
        found
            .map(|zone| Self(Some(*zone)))
            .ok_or_else(|| Fault::NoZone { typed: typed.trim().to_owned() })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallRoom {
    pub from: TableNo,
    pub to: TableNo,
    pub name: String,
}

/// The tables of each room, by table. Written `1-40 Main hall; 41-80 Library`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rooms(Vec<HallRoom>);

impl Rooms {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &HallRoom> {
        self.0.iter()
    }

    /// The room of a table; empty if it is not known.
    pub fn of(&self, table: TableNo) -> &str {
        let here = |room: &&HallRoom| (room.from..=room.to).contains(&table);
        self.0.iter().find(here).map_or("", |room| &room.name)
    }
}

impl fmt::Display for HallRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.from == self.to {
            write!(f, "{} {}", self.from, self.name)
        } else {
            write!(f, "{}-{} {}", self.from, self.to, self.name)
        }
    }
}

impl fmt::Display for Rooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rooms: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&rooms.join("; "))
    }
}

impl FromStr for Rooms {
    type Err = Fault;

    fn from_str(typed: &str) -> Result<Self, Fault> {
        let parts = typed.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty());
        let mut rooms = parts.map(room).collect::<Result<Vec<_>, _>>()?;
        rooms.sort_by_key(|room| room.from);
        match rooms.windows(2).find(|two| two[1].from <= two[0].to) {
            Some(two) => Err(Fault::Twice { what: two[1].from.to_string() }),
            None => Ok(Self(rooms)),
        }
    }
}

/// `41-80 Library`, or `7 Stage`.
fn room(part: &str) -> Result<HallRoom, Fault> {
    let wrong = || Fault::NoRoom { typed: part.to_owned() };
    let (tables, name) = part.split_once(char::is_whitespace).ok_or_else(wrong)?;
    let (from, to) = tables.split_once(['-', '\u{2013}']).unwrap_or((tables, tables));
    let table =
        |digits: &str| digits.parse().ok().filter(|no| (1..=9999).contains(no)).map(TableNo);
    let (from, to) =
        table(from).zip(table(to)).filter(|(from, to)| from <= to).ok_or_else(wrong)?;
    Ok(HallRoom { from, to, name: check_name(name)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_read_by_its_name_or_its_city() {
        let read = |typed: &str| typed.parse::<EventZone>().map(|zone| zone.to_string());
        assert_eq!(read(" europe/copenhagen "), Ok("Europe/Copenhagen".to_owned()));
        assert_eq!(read("New York"), Ok("America/New_York".to_owned()));
        assert_eq!(read("UTC"), Ok("UTC".to_owned()));
        assert_eq!(read(""), Ok(String::new()));
        assert_eq!(read("Atlantis"), Err(Fault::NoZone { typed: "Atlantis".to_owned() }));
        let zone: EventZone = "New York".parse().unwrap();
        assert_eq!(zone.city(), "New York");
        assert_eq!(EventZone::OF_SERVER.city(), "");
        assert!(EventZone::places().any(|name| name == "Asia/Tokyo"));
        assert!(EventZone::places().all(|name| name.parse::<EventZone>().is_ok()));
    }

    #[test]
    fn rooms_are_read_by_table_and_written_back() {
        let rooms: Rooms = "41\u{2013}80 Library;1-40  Main  hall\n 81 Stage;".parse().unwrap();
        assert_eq!(rooms.to_string(), "1-40 Main hall; 41-80 Library; 81 Stage");
        assert_eq!(rooms.of(TableNo(40)), "Main hall");
        assert_eq!(rooms.of(TableNo(81)), "Stage");
        assert_eq!(rooms.of(TableNo(82)), "");
        assert!("".parse::<Rooms>().unwrap().is_empty());
    }

    #[test]
    fn what_is_no_range_of_tables_is_refused() {
        for wrong in ["Main hall", "40-1 Hall", "1-40", "0-3 Hall"] {
            assert_eq!(
                wrong.parse::<Rooms>(),
                Err(Fault::NoRoom { typed: wrong.to_owned() }),
                "{wrong}"
            );
        }
        assert_eq!("1-40 A; 40-50 B".parse::<Rooms>(), Err(Fault::Twice { what: "40".to_owned() }));
    }
}
