//! Where a request comes from.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use actix_web::http::header::{HOST, USER_AGENT};

use crate::store::UsedBy;

/// The cookie by which a browser that signed in once is known to have done so.
pub const DEVICE_COOKIE: &str = "device";

/// The address a request comes from: the other end of the connection, or behind a proxy on this machine the last one
/// that the proxy names. What a stranger writes into the header does not count.
#[must_use]
pub fn address_of(request: &HttpRequest) -> String {
    let peer = request.peer_addr().map(|peer| peer.ip());
    if peer.is_none_or(|peer| peer.is_loopback()) {
        let named = request.headers().get("x-forwarded-for").and_then(|v| v.to_str().ok());
        let last = named.and_then(|named| named.rsplit(',').next());
        if let Some(ip) = last.and_then(|ip| ip.trim().parse::<IpAddr>().ok()) {
            return ip.to_string();
        }
    }
    peer.map(|peer| peer.to_string()).unwrap_or_default()
}

/// Scheme and host that the browser asked at: the host of its request, and of a proxy on this machine whether it was
/// asked by TLS. `Forwarded` and its like, which a stranger may write, do not count.
pub(super) fn asked_at(request: &HttpRequest) -> (&'static str, String) {
    let named = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    let named = named.or_else(|| request.uri().authority().map(|authority| authority.as_str()));
    let is_of_a_host = |c: char| c.is_ascii_alphanumeric() || ".-_:[]".contains(c);
    let named = named.filter(|host| !host.is_empty() && host.chars().all(is_of_a_host));
    let host = named.unwrap_or_else(|| request.app_config().host()).to_owned();
    let near = request.peer_addr().is_none_or(|peer| peer.ip().is_loopback());
    let by_proxy = request.headers().get("x-forwarded-proto").filter(|_| near);
    let tls = request.app_config().secure() || by_proxy.is_some_and(|scheme| scheme == "https");
    (if tls { "https" } else { "http" }, host)
}

/// What the browser keeps of an earlier sign-in.
#[must_use]
pub fn device_of(request: &HttpRequest) -> Option<String> {
    request.cookie(DEVICE_COOKIE).map(|cookie: Cookie<'_>| cookie.value().to_owned())
}

/// Names of browsers and of what they run on, by what they call themselves (`User-Agent`, RFC 9110 10.1.5), those first
/// that call themselves by others' names too.
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

/// What uses a session, for the list of one's own.
pub(super) fn used_by(request: &HttpRequest) -> UsedBy {
    let named = request.headers().get(USER_AGENT).and_then(|name| name.to_str().ok());
    UsedBy { browser: browser(named.unwrap_or_default()), address: address_of(request) }
}

/// A browser in short: `Firefox, Android`; what names itself otherwise by its first word.
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

/// Who follows a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listener {
    /// The address.
    pub address: String,
    /// Whether it is somebody who works here, who always gets a line.
    pub staff: bool,
}

impl Listener {
    /// Who sent the request.
    #[must_use]
    pub fn of(request: &HttpRequest, staff: bool) -> Self {
        Self { address: address_of(request), staff }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn address(peer: &str, forwarded: Option<&str>) -> String {
        let request = TestRequest::default().peer_addr(peer.parse().expect("an address"));
        let request = match forwarded {
            Some(named) => request.insert_header(("x-forwarded-for", named)),
            None => request,
        };
        address_of(&request.to_http_request())
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
