//! Where phones in the hall reach this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Addresses of other networks, one for each kind of route: nothing is sent to them.
const ELSEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
];

/// This machine's address in its own network; `None` without a network.
#[must_use]
pub fn network_address() -> Option<IpAddr> {
    let towards = |elsewhere: &Ipv4Addr| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((*elsewhere, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    ELSEWHERE.iter().filter_map(towards).find(|ip| !reaches_nobody(*ip))
}

/// Whether the listen address is unspecified: other machines connect by any of this machine's addresses.
#[must_use]
pub fn hears_all(listen: &str) -> bool {
    let named = listen.parse::<SocketAddr>().map(|address| address.ip());
    named.is_ok_and(|ip| ip.is_unspecified())
}

/// A host, with or without a port, as phones reach it: a loopback or unspecified address is replaced by `found`.
pub(super) fn reached(host: &str, found: Option<IpAddr>) -> String {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !port.is_empty() => {
            (name, Some(port))
        }
        _ => (host, None),
    };
    let plain = name.trim_matches(['[', ']']);
    let nowhere =
        plain.eq_ignore_ascii_case("localhost") || plain.parse().is_ok_and(reaches_nobody);
    let Some(found) = found.filter(|_| nowhere) else { return host.to_owned() };
    let found = match found {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    };
    port.map_or(found.clone(), |port| format!("{found}:{port}"))
}

const fn reaches_nobody(ip: IpAddr) -> bool {
    ip.is_loopback() || ip.is_unspecified()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_only_this_machine_knows_gives_way_to_a_better_one() {
        let found = Some("192.168.7.20".parse().unwrap());
        for (host, reached_at) in [
            ("0.0.0.0:8080", "192.168.7.20:8080"),
            ("127.0.0.1:8080", "192.168.7.20:8080"),
            ("localhost", "192.168.7.20"),
            ("[::1]:80", "192.168.7.20:80"),
            ("go.example", "go.example"),
            ("10.0.0.3:8080", "10.0.0.3:8080"),
        ] {
            assert_eq!(reached(host, found), reached_at);
            assert_eq!(reached(host, None), host, "without a network it stays");
        }
        let six = Some("fd00::7".parse().unwrap());
        assert_eq!(reached("127.0.0.1:80", six), "[fd00::7]:80");
    }

    #[test]
    fn only_who_listens_everywhere_is_heard_at_what_is_found() {
        assert!(hears_all("0.0.0.0:8080") && hears_all("[::]:0"));
        assert!(!hears_all("127.0.0.1:8080") && !hears_all("192.168.7.20:80"));
    }

    #[test]
    fn what_is_found_is_an_address_of_this_machine() {
        if let Some(found) = network_address() {
            assert!(!reaches_nobody(found));
            UdpSocket::bind((found, 0)).expect("it is ours");
        }
    }
}
