use std::fmt;
use std::str::FromStr;

use chrono_tz::{TZ_VARIANTS, Tz};
use serde::{Deserialize, Serialize};

use super::Fault;

/// The time zone of an event, of the IANA database, such as `Europe/Copenhagen`. By default it is the server's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EventZone(Option<Tz>);

impl EventZone {
    /// That of the server.
    pub const OF_SERVER: Self = Self(None);

    /// The zone, if the event has one of its own.
    #[must_use]
    pub const fn tz(self) -> Option<Tz> {
        self.0
    }

    /// Whether the event has none of its own.
    #[must_use]
    pub const fn is_of_server(&self) -> bool {
        self.0.is_none()
    }

    /// Its city in words, `New York`; empty for the server's and for zones without a city.
    #[must_use]
    pub fn city(self) -> String {
        let name = self.0.map_or("", Tz::name);
        name.rsplit_once('/').map_or("", |(_, city)| city).replace('_', " ")
    }

    /// Every zone named by a place, to choose from: `Africa/Abidjan` to `Pacific/Wallis`.
    pub fn places() -> impl Iterator<Item = &'static str> {
        const PARTS: [&str; 10] = [
            "Africa",
            "America",
            "Antarctica",
            "Arctic",
            "Asia",
            "Atlantic",
            "Australia",
            "Europe",
            "Indian",
            "Pacific",
        ];
        let named =
            |name: &&str| name.split_once('/').is_some_and(|(part, _)| PARTS.contains(&part));
        TZ_VARIANTS.iter().map(|zone| zone.name()).filter(named)
    }
}

impl fmt::Display for EventZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("", Tz::name))
    }
}

impl From<EventZone> for String {
    fn from(zone: EventZone) -> Self {
        zone.to_string()
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

impl TryFrom<String> for EventZone {
    type Error = Fault;

    fn try_from(name: String) -> Result<Self, Fault> {
        name.parse()
    }
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
}
