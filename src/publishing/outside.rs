//! Requests to other servers: with limits of time and size, and by default never into the server's own network (SSRF).

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use ureq::config::{Config, ConfigBuilder};
use ureq::typestate::AgentScope;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, http};

use tournament::{Message, Sentence};

/// Timeouts of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until the connection is established.
    pub connect: Duration,
    /// In all.
    pub whole: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { connect: Duration::from_secs(10), whole: Duration::from_secs(120) }
    }
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what the fields are
pub enum OutsideError {
    #[error("{address:?} is no address; write https://…")]
    Address { address: String },
    #[error("the address leads into a private network")]
    Private,
    /// A status other than success.
    #[error("the server answered {status}")]
    Status { status: u16 },
    /// In megabytes.
    #[error("the server sends more than {most} MB")]
    TooLarge { most: u64 },
    #[error("the server took too long")]
    TooSlow,
    #[error("the connection failed: {why}")]
    Connection { why: String },
}

impl Message for OutsideError {
    const KEYS: &'static str = "outside-";
}

impl From<ureq::Error> for OutsideError {
    fn from(error: ureq::Error) -> Self {
        match error {
            ureq::Error::StatusCode(code) => Self::Status { status: code },
            ureq::Error::Timeout(_) => Self::TooSlow,
            ureq::Error::BodyExceedsLimit(most) => Self::TooLarge { most: most >> 20 },
            ureq::Error::BadUri(address) => Self::Address { address },
            ureq::Error::Io(error) if error.kind() == std::io::ErrorKind::PermissionDenied => {
                Self::Private
            }
            error => Self::Connection { why: error.to_string() },
        }
    }
}

/// Only http or https, with a host; unless `private`, none that is itself an address of a private network.
pub fn check_address(url: &str, private: bool) -> Result<(), OutsideError> {
    let wrong = || OutsideError::Address { address: url.chars().take(200).collect() };
    let uri: http::Uri = url.parse().map_err(|_| wrong())?;
    let scheme = matches!(uri.scheme_str(), Some("http" | "https"));
    let named = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    if !scheme || !named || url.len() > 2000 {
        return Err(wrong());
    }
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']).parse();
    if !private && host.is_ok_and(is_private) { Err(OutsideError::Private) } else { Ok(()) }
}

/// Reads up to `most` bytes; follows up to five redirects, each to an allowed address. Fails with
/// [`OutsideError::Private`] unless `private` allows such addresses.
pub fn get(
    url: &str,
    most: u64,
    private: bool,
    patience: Patience,
) -> Result<Vec<u8>, OutsideError> {
    read(url, most, &agent(!private, patience, 5))
}

fn read(url: &str, most: u64, agent: &Agent) -> Result<Vec<u8>, OutsideError> {
    check_address(url, true)?;
    let mut answer = agent.get(url).call()?;
    Ok(answer.body_mut().with_config().limit(most).read_to_vec()?)
}

/// Succeeds on a successful status; follows no redirect. Fails with [`OutsideError::Private`] unless `private` allows
/// such addresses.
pub fn post(
    url: &str,
    body: &[u8],
    headers: &[(&str, String)],
    private: bool,
    patience: Patience,
) -> Result<(), OutsideError> {
    check_address(url, private)?;
    let mut request = agent(!private, patience, 0).post(url);
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    let answer = request.send(body)?;
    let status = answer.status().as_u16();
    if (200..300).contains(&status) { Ok(()) } else { Err(OutsideError::Status { status }) }
}

fn agent(guarded: bool, patience: Patience, redirects: u32) -> Agent {
    match guarded {
        true => refusing(is_private, patience, redirects),
        false => Agent::new_with_config(config(patience, redirects).build()),
    }
}

/// Connects to no address that `refuses` is true of, whatever name or redirect leads there.
fn refusing(refuses: fn(IpAddr) -> bool, patience: Patience, redirects: u32) -> Agent {
    let resolver = Guarded { resolver: DefaultResolver::default(), refuses };
    // Without the system's proxy: behind it, the target's address could not be checked.
    let config = config(patience, redirects).proxy(None).build();
    Agent::with_parts(config, DefaultConnector::default(), resolver)
}

fn config(patience: Patience, redirects: u32) -> ConfigBuilder<AgentScope> {
    Agent::config_builder()
        .timeout_connect(Some(patience.connect))
        .timeout_global(Some(patience.whole))
        .max_redirects(redirects)
        .user_agent(concat!("tengen/", env!("CARGO_PKG_VERSION")))
}

/// Resolves names as usual, again at each redirect, and refuses private addresses.
#[derive(Debug)]
struct Guarded {
    resolver: DefaultResolver,
    refuses: fn(IpAddr) -> bool,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &http::Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.resolver.resolve(uri, config, timeout)?;
        if found.iter().map(SocketAddr::ip).any(self.refuses) {
            let refused = std::io::Error::from(std::io::ErrorKind::PermissionDenied);
            return Err(ureq::Error::Io(refused));
        }
        Ok(found)
    }
}

/// Whether an address is not a public one of the internet.
#[must_use]
pub fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_unspecified()
                || v4.is_multicast()
                || a == 0
                || a >= 240
                || (a == 100 && (64..128).contains(&b))
                || (a == 198 && (18..20).contains(&b))
                || (a == 192 && b == 0)
        }
        IpAddr::V6(v6) => {
            let [first, second, ..] = v6.segments();
            // `to_ipv4` handles both ways to embed an IPv4 address in IPv6.
            let inner = v6.to_ipv4().map(IpAddr::V4);
            inner.is_some_and(is_private)
                || (first == 0x2001 && second == 0)
                || v6.is_loopback()
                || v6.is_unspecified()
                || v6.is_multicast()
                || (first & 0xfe00) == 0xfc00
                || (first & 0xffc0) == 0xfe80
                || first == 0x64
                || first == 0x2002
        }
    }
}

// Notes about attempts to reach another server, to be shown later in any language.

/// Characters kept of an English reason.
const LONGEST: usize = 400;

/// Two lines: the result in English, and the same as a sentence of the catalogues, as JSON.
pub(super) fn note_lines(english: &str, said: &Sentence) -> String {
    let line: String = english.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    format!("{line}\n{}", json!(said))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn addresses_of_the_own_network_are_known() {
        for own in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "::10.0.0.1",
            "2001::a00:1",
            "255.255.255.255",
        ] {
            assert!(is_private(own.parse().unwrap()), "{own}");
        }
        for open in ["93.184.216.34", "100.128.0.1", "2606:2800:220:1::1"] {
            assert!(!is_private(open.parse().unwrap()), "{open}");
        }
    }

    /// A server that redirects; returns its address and the count of its requests.
    fn leading(at: &str, to: &str) -> (String, Arc<AtomicUsize>) {
        let listener = TcpListener::bind((at, 0)).unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let asked = Arc::<AtomicUsize>::default();
        let (count, to) = (asked.clone(), to.to_owned());
        std::thread::spawn(move || {
            for mut connection in listener.incoming().flatten() {
                count.fetch_add(1, Ordering::Relaxed);
                let mut head = [0; 1000];
                let _ = connection.read(&mut head);
                let answer = format!(
                    "HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
                );
                let _ = connection.write_all(answer.as_bytes());
            }
        });
        (url, asked)
    }

    /// Both sides of the redirect are on this machine: `refuses` decides which of them is private.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_redirect_into_the_own_network_is_not_followed() {
        let (inside, asked) = leading("127.0.0.2", "http://127.0.0.1:1/");
        let (outside, _) = leading("127.0.0.1", &inside);
        let (twice, _) = leading("127.0.0.1", &outside);
        let own = |address: IpAddr| address == IpAddr::from([127, 0, 0, 2]);
        for url in [&inside, &outside, &twice] {
            let read = read(url, 1000, &refusing(own, Patience::default(), 5));
            assert_eq!(read, Err(OutsideError::Private), "{url}");
        }
        assert_eq!(asked.load(Ordering::Relaxed), 0);
        let refused = get(&inside, 1000, false, Patience::default());
        assert_eq!(refused, Err(OutsideError::Private));
    }

    #[test]
    fn only_addresses_of_pages_are_asked() {
        for wrong in ["", "ftp://a", "file:///etc/passwd", "https://", "a b", "http://me:pw@a/"] {
            assert!(matches!(check_address(wrong, true), Err(OutsideError::Address { .. })));
        }
        assert_eq!(check_address("https://go.example/list?x=1", false), Ok(()));
        assert_eq!(check_address("https://[fd00::1]:80/x", false), Err(OutsideError::Private));
    }
}
