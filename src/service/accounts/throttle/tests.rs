use super::*;

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
}

fn seconds(turn: Turn) -> Option<i64> {
    match turn {
        Turn::Wait { seconds, .. } => Some(seconds),
        Turn::Now(_) => None,
    }
}

const fn by<'a>(name: &'a str, from: SignInFrom<'a>, known: bool) -> Tries<'a> {
    Tries { name, from, known, proven: false }
}

const HALL: SignInFrom<'static> = SignInFrom { address: "10.0.0.1", device: None };

#[test]
fn a_name_waits_longer_each_time_and_then_it_is_forgotten() {
    let throttle = Throttle::default();
    for wrong in 1..=FREE {
        assert_eq!(throttle.turn(by("Anna", HALL, false), at(0)), Turn::Now(wrong));
    }
    assert_eq!(seconds(throttle.turn(by("ANNA", HALL, false), at(0))), Some(1));
    assert_eq!(throttle.turn(by("Anna", HALL, false), at(1)), Turn::Now(FREE + 1));
    assert_eq!(seconds(throttle.turn(by("Anna", HALL, false), at(2))), Some(1));
    assert_eq!(throttle.turn(by("Anna", HALL, false), at(3)), Turn::Now(FREE + 2));
    assert_eq!(seconds(throttle.turn(by("Anna", HALL, false), at(4))), Some(3));
    assert_eq!(throttle.turn(by("Anna", HALL, false), at(4000)), Turn::Now(1));
}

/// 2,000 guesses at 95 a second: hardly any is checked, and a device that Anna signed in by before is not locked out.
#[test]
fn guesses_are_not_looked_at_and_a_known_device_is() {
    let throttle = Throttle::default();
    let turns = (0..2000).map(|n| throttle.turn(by("Anna", HALL, false), at(n / 95)));
    let looked_at = turns.filter(|turn| matches!(turn, Turn::Now(_))).count();
    assert!(looked_at <= 9, "{looked_at}");
    assert!(matches!(throttle.turn(by("Anna", HALL, false), at(22)), Turn::Wait { .. }));
    let phone = SignInFrom { device: Some("d"), ..HALL };
    assert_eq!(throttle.turn(by("Anna", phone, true), at(22)), Turn::Now(1));
    throttle.right(by("Anna", phone, true));
}

#[test]
fn wrong_guesses_from_elsewhere_keep_nobody_out_and_many_together_are_slow() {
    let throttle = Throttle::default();
    let looked_at = |addresses: std::ops::Range<u32>, at_second: i64| {
        let guesses = addresses.filter(|n| {
            let address = format!("198.{}.{}.7", n / 256, n % 256);
            let from = SignInFrom { address: &address, device: None };
            matches!(throttle.turn(by("Anna", from, false), at(at_second)), Turn::Now(_))
        });
        guesses.count()
    };
    assert_eq!(looked_at(0..39, 0), 39);
    assert_eq!(throttle.turn(by("Anna", HALL, false), at(0)), Turn::Now(1), "her new phone");
    throttle.right(by("Anna", HALL, false));
    assert_eq!(looked_at(39..3000, 1), 2961, "each network has one");
    let hours = (0..60).map(|minute| looked_at(0..3000, 60 * i64::from(minute) + 2));
    let in_an_hour: usize = hours.sum();
    assert!(in_an_hour <= 100, "{in_an_hour} more guesses in an hour, from 3,000 networks");
    let home = SignInFrom { address: "192.0.2.9", device: None };
    assert_eq!(throttle.turn(by("Anna", home, false), at(3600)), Turn::Now(1), "at once");
    let waits = seconds(throttle.turn(by("Anna", home, false), at(3600)));
    assert!(waits.is_some_and(|waits| waits <= 60), "{waits:?}: and then as all others");
}

#[test]
fn whoever_has_a_site_of_65536_networks_guesses_as_one() {
    let throttle = Throttle::default();
    let looked_at = (0..2000).filter(|n| {
        let address = format!("2001:db8:7:{n:x}::1");
        let from = SignInFrom { address: &address, device: None };
        matches!(throttle.turn(by("Anna", from, false), at(0)), Turn::Now(_))
    });
    assert_eq!(looked_at.count(), FREE_OF_SITE as usize);
    let names = (0..2000).filter(|n| {
        let (address, name) = (format!("2001:db8:8:{n:x}::1"), format!("name{n}"));
        let from = SignInFrom { address: &address, device: None };
        matches!(throttle.turn(by(&name, from, false), at(0)), Turn::Now(_))
    });
    assert_eq!(names.count(), FREE_OF_SITE_ADDRESS as usize);
    let next = SignInFrom { address: "2001:db8:9::1", device: None };
    assert_eq!(throttle.turn(by("Anna", next, false), at(0)), Turn::Now(1));
}

#[test]
fn who_has_shown_who_they_are_has_few_tries_from_wherever() {
    let throttle = Throttle::default();
    let looked_at = (0..50).filter(|n| {
        let address = format!("198.51.100.{n}");
        let from = SignInFrom { address: &address, device: None };
        let tries = Tries { name: "Anna\ncode", from, known: false, proven: true };
        matches!(throttle.turn(tries, at(0)), Turn::Now(_))
    });
    assert_eq!(looked_at.count(), FREE as usize);
}

#[test]
fn an_address_that_guesses_gets_one_try_a_name_and_others_in_the_hall_still_sign_in() {
    let throttle = Throttle::default();
    let looked_at = (0..2000)
        .filter(|n| {
            let name = format!("player{}", n % 40);
            matches!(throttle.turn(by(&name, HALL, false), at(n / 95)), Turn::Now(_))
        })
        .count();
    assert!(looked_at < 80, "{looked_at}");
    let waits = seconds(throttle.turn(by("Anna", HALL, false), at(22)));
    assert!(waits.is_some_and(|waits| waits <= 15), "{waits:?}: not for long");
    let phone = SignInFrom { device: Some("d"), ..HALL };
    assert_eq!(throttle.turn(by("Anna", phone, true), at(22)), Turn::Now(1), "at once");
    let home = SignInFrom { address: "10.0.0.2", device: None };
    assert_eq!(throttle.turn(by("Anna", home, false), at(22)), Turn::Now(1), "at once");
}

#[test]
fn names_that_are_tried_once_each_wait_and_a_network_counts_as_one() {
    let throttle = Throttle::default();
    let looked_at = (0..400).filter(|n| {
        let address = format!("2001:db8:1:2::{n:x}");
        let from = SignInFrom { address: &address, device: None };
        matches!(throttle.turn(by(&format!("name{n}"), from, false), at(0)), Turn::Now(_))
    });
    assert_eq!(looked_at.count(), FREE_OF_ADDRESS as usize);
    let next = SignInFrom { address: "2001:db8:1:3::1", device: None };
    assert_eq!(throttle.turn(by("Anna", next, false), at(0)), Turn::Now(1));
}

#[test]
fn a_clock_set_back_makes_nobody_wait_longer() {
    let throttle = Throttle::default();
    for n in 0..9 {
        throttle.turn(by("Anna", HALL, false), at(n * 1000));
    }
    for _ in 0..9 {
        throttle.turn(by("Anna", HALL, false), at(9000));
    }
    let waits = seconds(throttle.turn(by("Anna", HALL, false), at(0)));
    assert!(waits.is_some_and(|waits| waits <= LONGEST.num_seconds()), "{waits:?}");
}
