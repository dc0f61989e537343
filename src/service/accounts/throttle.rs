use crate::prelude::*;
use std::net::{IpAddr, Ipv6Addr};

/// Wrong passwords for one name from one network before one has to wait.
const FREE: u32 = 4;

/// Wrong passwords for one name from all networks of a site (a /48 of IPv6), and for all names from there.
const FREE_OF_SITE: u32 = 3 * FREE;
const FREE_OF_SITE_ADDRESS: u32 = 3 * FREE_OF_ADDRESS;

/// Wrong passwords for one name from anywhere. A network that has not tried the name has its first try all the same:
/// guesses by strangers lock out no one, and each of their networks gets one.
const FREE_OF_NAME: u32 = 40;

/// The longest wait of a name for guesses from elsewhere.
const LONGEST_OF_NAME: Duration = Duration::minutes(1);

/// Wrong passwords for a name not tried before, from an address that has guessed a lot.
const FREE_OF_HOT: u32 = 1;

/// Wrong passwords from one address before it counts as guessing: a whole hall shares one.
const HOT: u32 = 30;

/// Wrong passwords from one address, for any names, before the address itself waits; browsers that signed in before do
/// not.
const FREE_OF_ADDRESS: u32 = 60;

/// Short, because a guesser must not keep a whole hall out.
const LONGEST_OF_ADDRESS: Duration = Duration::seconds(15);

/// Invalid links from one address before more of them wait: more than a hall that shares it mistypes.
const WRONG_LINKS: u32 = 60;

/// Requests for lost links from one address before more of them wait.
const LOST_LINKS: u32 = 20;

const LONGEST: Duration = Duration::minutes(15);

/// Time until one wrong password is forgotten.
const FORGOTTEN: Duration = Duration::minutes(2);

/// Limit of remembered names and addresses; expired ones are removed first.
const MOST: usize = 20_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignInFrom<'a> {
    pub address: &'a str,
    /// Kept by the browser since an earlier sign-in.
    pub device: Option<&'a str>,
}

impl SignInFrom<'static> {
    /// The machine itself.
    pub const HERE: Self = Self { address: "", device: None };
}

#[derive(Clone, Copy)]
pub(crate) struct Tries<'a> {
    pub name: &'a str,
    pub from: SignInFrom<'a>,
    pub known: bool,
    /// The password was given already: strangers cannot use up these tries, and all networks count as one.
    pub proven: bool,
}

#[derive(Clone, Copy, Debug)]
struct Tried {
    wrong: u32,
    last: DateTime<Utc>,
    /// Whether anyone was told to wait since.
    told: bool,
}

impl Tried {
    /// Wrong tries that are not forgotten yet.
    fn left(self, now: DateTime<Utc>) -> u32 {
        let gone = (now - self.last).num_seconds().max(0) / FORGOTTEN.num_seconds();
        self.wrong.saturating_sub(u32::try_from(gone).unwrap_or(u32::MAX))
    }
}

/// Wrong tries by name and network, by name alone and by network alone. A browser that signed in before is counted by
/// itself, so that guesses from elsewhere do not lock it out.
#[derive(Default)]
pub(crate) struct Throttle(Mutex<HashMap<String, Tried>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// Checked; counts as wrong until [`Throttle::right`] is called. Holds the number of wrong tries.
    Now(u32),
    Wait {
        seconds: i64,
        wrong: u32,
        /// Whether it is the first refusal since a password was checked.
        first: bool,
    },
}

impl Throttle {
    /// A known device is counted by itself, otherwise name and address count.
    pub fn turn(&self, tries: Tries<'_>, now: DateTime<Utc>) -> Turn {
        let mut tried = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tried.len() >= MOST {
            tried.retain(|_, one| one.left(now) > 0);
        }
        let keys = Keys::of(tries);
        let of = |key: &str| tried.get(key).map_or(0, |one| one.left(now));
        if let Some((whose, seconds)) = keys.wait(&tried, now) {
            let wrong = of(whose);
            let first =
                tried.get_mut(whose).is_some_and(|one| !std::mem::replace(&mut one.told, true));
            return Turn::Wait { seconds, wrong, first };
        }
        let wrong = of(&keys.own) + 1;
        for key in keys.all() {
            let wrong = tried.get(&key).map_or(0, |one| one.left(now)) + 1;
            tried.insert(key, Tried { wrong, last: now, told: false });
        }
        Turn::Now(wrong)
    }

    /// Seconds to wait; counts as no try.
    pub fn wait(&self, tries: Tries<'_>, now: DateTime<Utc>) -> Option<i64> {
        let tried = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Keys::of(tries).wait(&tried, now).map(|(_, seconds)| seconds)
    }

    /// Counts an invalid link; the seconds that further ones from that address wait, if there were too many. A valid
    /// link never waits.
    pub fn wrong_link(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.counted(&format!("link {}", network(address)), WRONG_LINKS, now)
    }

    /// Counts a request for lost links; the seconds that further ones from that address wait, if there were too many.
    pub fn asks_for_links(&self, address: &str, now: DateTime<Utc>) -> Option<i64> {
        self.counted(&format!("lost {}", network(address)), LOST_LINKS, now)
    }

    /// The seconds until the next of this kind, if there were more than `most`.
    fn counted(&self, key: &str, most: u32, now: DateTime<Utc>) -> Option<i64> {
        let mut tried = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tried.len() >= MOST {
            tried.retain(|_, one| one.left(now) > 0);
        }
        let wrong = tried.get(key).map_or(0, |one| one.left(now)).min(most) + 1;
        tried.insert(key.to_owned(), Tried { wrong, last: now, told: false });
        (wrong > most).then_some(FORGOTTEN.num_seconds())
    }

    /// The password was right: forgets the tries for the name from there, and gives the name and the address their try
    /// back.
    pub fn right(&self, tries: Tries<'_>) {
        let mut tried = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let keys = Keys::of(tries);
        tried.remove(&keys.own);
        for key in keys.name.iter().chain([&keys.address]).chain(keys.site.iter().flatten()) {
            if let Some(one) = tried.get_mut(key) {
                one.wrong = one.wrong.saturating_sub(1);
            }
        }
    }
}

/// Doubles with each wrong try beyond the free ones. A clock that was set back makes no one wait longer.
fn seconds_left(tried: Tried, free: u32, longest: Duration, now: DateTime<Utc>) -> Option<i64> {
    let beyond = tried.left(now).checked_sub(free)?;
    let longest = longest.num_seconds().min(1 << beyond.min(10));
    let left = longest - (now - tried.last).num_seconds().max(0);
    (left > 0).then_some(left)
}

/// A household or a host has a whole /64 of IPv6.
#[must_use]
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// The [network](network_of) of an address; text that is no address stands for itself.
pub(crate) fn network(address: &str) -> String {
    address.parse().map_or_else(|_| address.to_owned(), |ip| network_of(ip).to_string())
}

/// The /48 of an IPv6 address: one site.
fn site(address: &str) -> Option<String> {
    match address.parse::<IpAddr>().ok()?.to_canonical() {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some(format!("site {}", Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
        }
    }
}

struct Keys {
    /// The known browser, or the name from that network.
    own: String,
    /// The name from anywhere; `None` for a known browser.
    name: Option<String>,
    address: String,
    /// The name from that site, and the site.
    site: Option<[String; 2]>,
    known: bool,
}

impl Keys {
    fn of(Tries { name, from, known, proven }: Tries<'_>) -> Self {
        let (name, network) = (name.to_lowercase(), network(from.address));
        let own = match from.device.filter(|_| known) {
            Some(device) => format!("device {device}"),
            None if proven => format!("name {name}"),
            None => format!("name {name} from {network}"),
        };
        let stranger = !known && !proven;
        let site = site(from.address).filter(|_| stranger);
        let site = site.map(|site| [format!("name {name} from {site}"), site]);
        let name = stranger.then(|| format!("name {name}"));
        Self { own, name, address: format!("address {network}"), site, known }
    }

    fn all(self) -> impl Iterator<Item = String> {
        let site = self.site.into_iter().flatten();
        [self.own, self.address].into_iter().chain(self.name).chain(site)
    }

    /// The seconds until the next try, and the key that has to wait.
    fn wait(&self, tried: &HashMap<String, Tried>, now: DateTime<Utc>) -> Option<(&str, i64)> {
        let address = tried.get(&self.address).filter(|_| !self.known);
        let hot = address.is_some_and(|one| one.left(now) >= HOT);
        let free = if hot { FREE_OF_HOT } else { FREE };
        let name = self.name.as_deref().unwrap_or_default();
        let [of_site, site] =
            self.site.as_ref().map_or(["", ""], |keys| keys.each_ref().map(|key| &**key));
        // Expired tries are still remembered here, though they no longer count.
        let first = !tried.contains_key(&self.own) && !tried.contains_key(of_site);
        [
            (&*self.own, tried.get(&self.own), free, LONGEST),
            (of_site, tried.get(of_site), FREE_OF_SITE, LONGEST),
            (name, tried.get(name).filter(|_| !first), FREE_OF_NAME, LONGEST_OF_NAME),
            (&*self.address, address, FREE_OF_ADDRESS, LONGEST_OF_ADDRESS),
            (site, tried.get(site), FREE_OF_SITE_ADDRESS, LONGEST_OF_ADDRESS),
        ]
        .into_iter()
        .find_map(|(key, one, free, most)| Some((key, seconds_left(*one?, free, most, now)?)))
    }
}

#[cfg(test)]
mod tests;
