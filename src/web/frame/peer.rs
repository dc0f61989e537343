//! Where a request comes from.

use super::*;
use actix_web::http::header::{HOST, USER_AGENT};
use ipnet::IpNet;

use publishing::outside::is_private;

/// Trusted proxies: those on this machine, and those in configured networks. Cheap to copy.
#[derive(Clone, Debug, Default)]
pub struct Proxies(Arc<[IpNet]>);

impl Proxies {
    pub fn named(networks: &[IpNet]) -> Self {
        Self(networks.into())
    }

    pub(super) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_loopback() || self.0.iter().any(|network| network.contains(&address))
    }
}

/// Whether the connection comes from a trusted proxy; requests of tests, which have no connection, count as such.
fn is_proxy(request: &HttpRequest, address: Option<IpAddr>) -> bool {
    let Some(address) = address else { return true };
    let state = request.app_data::<Data<State>>();
    state.map_or_else(|| address.is_loopback(), |state| state.proxies.has(address))
}

/// The client's address: the peer of the connection; behind trusted proxies the last one in their header that is no
/// trusted proxy. Headers from strangers do not count.
pub fn address_of(request: &HttpRequest) -> String {
    let mut from = request.peer_addr().map(|peer| peer.ip());
    let named = request.headers().get_all("x-forwarded-for").filter_map(|v| v.to_str().ok());
    let named: Vec<_> = named.flat_map(|named| named.split(',')).collect();
    for one in named.iter().rev() {
        match one.trim().parse() {
            Ok(one) if is_proxy(request, from) => from = Some(one),
            _ => break,
        }
    }
    from.map(|from| from.to_string()).unwrap_or_default()
}

/// Scheme and host of the request: the `Host` header, and TLS as a trusted proxy reports it. `Forwarded` and the like,
/// which a stranger may write, do not count.
pub(super) fn asked_at(request: &HttpRequest) -> (&'static str, String) {
    let named = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    let named = named.or_else(|| request.uri().authority().map(|authority| authority.as_str()));
    let is_of_a_host = |c: char| c.is_ascii_alphanumeric() || ".-_:[]".contains(c);
    let named = named.filter(|host| !host.is_empty() && host.chars().all(is_of_a_host));
    let host = named.unwrap_or_else(|| request.app_config().host()).to_owned();
    let near = is_proxy(request, request.peer_addr().map(|peer| peer.ip()));
    let by_proxy = request.headers().get("x-forwarded-proto").filter(|_| near);
    let tls = request.app_config().secure() || by_proxy.is_some_and(|scheme| scheme == "https");
    (if tls { "https" } else { "http" }, host)
}

/// Top-level names that no public registry assigns: the local network resolves them.
const NEAR: [&str; 9] = [
    ".local",
    ".localhost",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
    ".localdomain",
    ".fritz.box",
    ".speedport.ip",
];

/// A host without its port, and the port.
pub(super) fn split_port(host: &str) -> (&str, Option<&str>) {
    let parts = host.rsplit_once(':');
    let parts = parts.filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    parts.map_or((host, None), |(name, port)| (name, Some(port)))
}

/// Whether a stranger cannot own that host name (DNS rebinding): an address, a name of the local network, or the
/// configured one. Clients with a public address may use any name: rebinding gains them nothing.
pub(super) fn is_known_name(host: &str, said: Option<&str>, peer: Option<IpAddr>) -> bool {
    let name = |host: &str| {
        let (bare, _) = split_port(host);
        bare.trim_matches(['[', ']']).trim_end_matches('.').to_ascii_lowercase()
    };
    let asked = name(host);
    let said = said.and_then(|said| said.split_once("://")).map(|(_, host)| name(host));
    asked.parse::<IpAddr>().is_ok()
        || !asked.contains('.')
        || NEAR.iter().any(|end| asked.ends_with(end))
        || said.is_some_and(|said| said == asked)
        || peer.is_some_and(|peer| !is_private(peer))
}

/// Names of browsers and systems in `User-Agent` (RFC 9110, 10.1.5); those that contain others' names come first.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

pub(super) fn used_by(request: &HttpRequest) -> UsedBy {
    let named = request.headers().get(USER_AGENT).and_then(|name| name.to_str().ok());
    UsedBy { browser: browser(named.unwrap_or_default()), address: address_of(request) }
}

/// `Firefox, Android`; of unknown agents the first word.
fn browser(agent: &str) -> String {
    let among = |names: &[(&str, &'static str)]| {
        names.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name)
    };
    match (among(&BROWSERS), among(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => {
            agent.split_whitespace().next().unwrap_or_default().chars().take(40).collect()
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listener {
    pub address: String,
    /// Staff, who always get a stream.
    pub staff: bool,
}

impl Listener {
    pub fn of(request: &HttpRequest, staff: bool) -> Self {
        Self { address: address_of(request), staff }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;
    use store::Store;

    fn address(peer: &str, forwarded: Option<&str>) -> String {
        address_behind(&[], peer, forwarded)
    }

    fn address_behind(proxies: &[&str], peer: &str, forwarded: Option<&str>) -> String {
        let networks: Vec<IpNet> = proxies.iter().map(|net| net.parse().expect("one")).collect();
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tengen.sqlite");
        let store = Store::open(&file.to_string_lossy(), 1).expect("a database");
        let mut state = State::new(Service::new(store), Hub::new());
        state.proxies = Proxies::named(&networks);
        let state = Data::new(state);
        let request = TestRequest::default().peer_addr(peer.parse().expect("an address"));
        let request = match forwarded {
            Some(named) => request.insert_header(("x-forwarded-for", named)),
            None => request,
        };
        address_of(&request.app_data(state).to_http_request())
    }

    #[test]
    fn a_proxy_elsewhere_is_believed_where_it_was_named() {
        let container = "172.18.0.5:999";
        assert_eq!(address(container, Some("1.2.3.4")), "172.18.0.5");
        let behind = |named| address_behind(&["172.18.0.0/16", "fd00::/8"], container, named);
        assert_eq!(behind(Some("1.2.3.4")), "1.2.3.4");
        assert_eq!(behind(Some("6.6.6.6, 1.2.3.4")), "1.2.3.4", "a stranger wrote the first");
        assert_eq!(behind(Some("6.6.6.6, 1.2.3.4, 172.18.0.9")), "1.2.3.4", "two proxies");
        assert_eq!(behind(Some("172.18.0.7")), "172.18.0.7", "a neighbour of the proxy");
        assert_eq!(behind(Some("nonsense")), "172.18.0.5");
        assert_eq!(behind(None), "172.18.0.5");
        let mapped = address_behind(&["172.18.0.0/16"], "[::ffff:172.18.0.5]:9", Some("1.2.3.4"));
        assert_eq!(mapped, "1.2.3.4");
    }

    #[test]
    fn a_link_leads_to_where_the_browser_asked_whatever_else_it_says() {
        let asked = |peer: &str, headers: &[(&'static str, &'static str)]| {
            let request = TestRequest::default().peer_addr(peer.parse().expect("an address"));
            let request = headers.iter().fold(request, |r, header| r.insert_header(*header));
            let (scheme, host) = asked_at(&request.to_http_request());
            format!("{scheme}://{host}")
        };
        let (near, far, host) = ("127.0.0.1:9", "10.0.0.7:9", ("host", "go.example:81"));
        assert_eq!(asked(far, &[host]), "http://go.example:81");
        let forged = [("forwarded", "host=evil.example"), ("x-forwarded-host", "evil.example")];
        assert_eq!(asked(near, &[host, forged[0], forged[1]]), "http://go.example:81");
        let tls = ("x-forwarded-proto", "https");
        assert_eq!(asked(near, &[host, tls]), "https://go.example:81");
        assert_eq!(asked(far, &[host, tls]), "http://go.example:81");
        assert!(!asked(far, &[("host", "\"><script>")]).contains('<'));
    }

    #[test]
    fn browsers_are_called_as_people_call_them() {
        let mozilla =
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)";
        let called = [
            (format!("{mozilla} Chrome/126.0.0.0 Mobile Safari/537.36"), "Chrome, Android"),
            (format!("{mozilla} Chrome/126.0.0.0 Safari/537.36 Edg/126.0"), "Edge, Android"),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0".to_owned(),
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1"
                    .to_owned(),
                "Safari, iPhone",
            ),
            ("curl/8.5.0".to_owned(), "curl/8.5.0"),
            (String::new(), ""),
            ("\u{20ac}".repeat(90), &"\u{20ac}".repeat(40)),
        ];
        for (agent, name) in called {
            assert_eq!(browser(&agent), name, "{agent}");
        }
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed_and_only_its_own_word() {
        assert_eq!(address("10.0.0.7:999", None), "10.0.0.7");
        assert_eq!(address("10.0.0.7:999", Some("1.2.3.4")), "10.0.0.7");
        assert_eq!(address("127.0.0.1:999", Some("6.6.6.6, 1.2.3.4")), "1.2.3.4");
        assert_eq!(address("127.0.0.1:999", Some("nonsense")), "127.0.0.1");
    }
}
