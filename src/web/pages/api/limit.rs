//! Rate limit per network, as a token bucket. An IPv6 /64 counts as one network: it belongs to one household or host.

use crate::web::prelude::*;
use std::net::IpAddr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Instant;

use service::network_of;

const BURST: f64 = 300.0;

const EACH_SECOND: f64 = 5.0;

const MOST: usize = 10_000;

/// Requests left, and when they were counted. All addresses that cannot be parsed share the entry `None`.
#[derive(Default)]
struct Left(Mutex<HashMap<Option<IpAddr>, (f64, Instant)>>);

static LEFT: LazyLock<Left> = LazyLock::new(Left::default);

impl Left {
    fn take(&self, address: &str, now: Instant) -> bool {
        let network = address.parse().ok().map(network_of);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            // A network with a full bucket needs no entry.
            all.retain(|_, (left, at)| refilled(*left, *at, now) < BURST);
            // Of so many at once the longest quiet one goes, so that each has a limit.
            if all.len() >= MOST && !all.contains_key(&network) {
                let quiet = all.iter().min_by_key(|(_, (_, at))| *at).map(|(network, _)| *network);
                quiet.map(|quiet| all.remove(&quiet));
            }
        }
        let (left, at) = all.get(&network).copied().unwrap_or((BURST, now));
        let left = refilled(left, at, now);
        let may = left >= 1.0;
        all.insert(network, (if may { left - 1.0 } else { left }, now));
        may
    }
}

fn refilled(left: f64, at: Instant, now: Instant) -> f64 {
    (left + now.saturating_duration_since(at).as_secs_f64() * EACH_SECOND).min(BURST)
}

/// Takes one request off the network's bucket; false if none was left.
pub fn may(address: &str) -> bool {
    LEFT.take(address, Instant::now())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn who_asks_too_often_waits_and_others_do_not() {
        let (left, now) = (Left::default(), Instant::now());
        assert!((0..300).all(|_| left.take("10.0.0.1", now)));
        assert!(!left.take("10.0.0.1", now));
        assert!(left.take("10.0.0.2", now));
        let many = |n: i32| left.take(&format!("2001:db8:1:2::{n:x}"), now);
        assert_eq!((0..400).filter(|n| many(*n)).count(), 300, "a /64 is one");
        let later = now + Duration::from_secs(1);
        assert!((0..5).all(|_| left.take("10.0.0.1", later)));
        assert!(!left.take("10.0.0.1", later));
    }
}
