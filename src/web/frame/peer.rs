//! Where a request comes from.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use actix_web::http::header::HOST;

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
    fn only_a_proxy_on_this_machine_is_believed_and_only_its_own_word() {
        assert_eq!(address("10.0.0.7:999", None), "10.0.0.7");
        assert_eq!(address("10.0.0.7:999", Some("1.2.3.4")), "10.0.0.7");
        assert_eq!(address("127.0.0.1:999", Some("6.6.6.6, 1.2.3.4")), "1.2.3.4");
        assert_eq!(address("127.0.0.1:999", Some("nonsense")), "127.0.0.1");
    }
}
