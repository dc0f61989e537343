//! Security headers, and the defence against forms of other sites (CSRF).

use super::*;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The one page that other sites may show within their own: it has no form.
const EMBEDDED: &str = "/t/{slug}/games/{round}/{table}/embed";

pub async fn refuse_other_sites(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    match may_act(&request) {
        Ok(()) => Ok(next.call(request).await?.map_into_boxed_body()),
        Err(why) => Ok(request.error_response(WebError::Forbidden(why))),
    }
}

/// Adds the security headers. Pages of someone who has signed in are not stored anywhere, and none whose address holds
/// a token that signs in or acts for a person.
pub(super) fn add_security_headers(answer: &mut ServiceResponse<impl MessageBody>) {
    let signed_in = answer.request().extensions().get::<Viewer>().is_some();
    let pattern = pattern_of(answer.request()).unwrap_or_default();
    let names_a_secret = ["{token}", "{sign}"].iter().any(|secret| pattern.contains(secret));
    let is_embedded = &*pattern == EMBEDDED && answer.status().is_success();
    add_headers(answer.headers_mut(), signed_in || names_a_secret);
    if is_embedded {
        let policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *");
        if let Ok(policy) = HeaderValue::from_str(&policy) {
            answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        answer.headers_mut().remove(header::X_FRAME_OPTIONS);
    }
}

/// Same-origin check of a request that changes something: the reason to refuse, if any.
///
/// Browsers tell the origin in `Sec-Fetch-Site`, over plain HTTP only in `Origin`; a request without either is no
/// browser's form and is refused as well. A stranger can have both with a host name of their own that leads here (DNS
/// rebinding), so the host has to be one of ours.
fn may_act(request: &ServiceRequest) -> Result<(), Sentence> {
    if request.method().is_safe() {
        return Ok(());
    }
    let elsewhere = || Sentence::new("error-elsewhere-why");
    let (scheme, host) = asked_at(request.request());
    let said = request.app_data::<Data<State>>().and_then(|state| state.said_origin());
    let peer = request.peer_addr().map(|peer| peer.ip());
    let text = |name: HeaderName| request.headers().get(name).and_then(|v| v.to_str().ok());
    let here = [format!("{scheme}://{host}"), said.unwrap_or_default().to_owned()];
    let here = here.each_ref().map(|origin| with_port(origin));
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let origin = text(header::ORIGIN).and_then(with_port);
    let ours = match site {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => origin.is_some() && here.contains(&origin),
    };
    match (ours, is_known_name(&host, said, peer)) {
        (true, true) => Ok(()),
        (true, false) => Err(Sentence::new("error-name-why").with("host", host)),
        (false, _) => Err(elsewhere()),
    }
}

/// With the default port of its scheme, to be compared.
fn with_port(origin: &str) -> Option<String> {
    let (scheme, host) = origin.split_once("://")?;
    let port = match (scheme, split_port(host).1) {
        (_, Some(_)) => "",
        ("http", _) => ":80",
        ("https", _) => ":443",
        _ => return None,
    };
    Some(format!("{scheme}://{host}{port}").to_ascii_lowercase())
}

pub(super) fn add_headers(headers: &mut HeaderMap, signed_in: bool) {
    let caching = headers.get(header::CACHE_CONTROL);
    let may_be_kept = caching.is_some_and(|caching| caching.as_bytes().ends_with(b"immutable"));
    // The policy belongs to pages and to the worker; style sheets and scripts of pages need none.
    let is_script = is_of_kind(headers, "text/javascript") && may_be_kept;
    let is_part = is_of_kind(headers, "text/css") || is_script;
    let mut put = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    put("x-content-type-options", "nosniff");
    put("cross-origin-resource-policy", "same-origin");
    if !is_part {
        put("content-security-policy", POLICY);
        put("referrer-policy", "same-origin");
        put("x-frame-options", "DENY");
        put("cross-origin-opener-policy", "same-origin");
        // The page that scans codes sets its own.
        let permissions = HeaderName::from_static("permissions-policy");
        if !headers.contains_key(&permissions) {
            let nothing = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
            headers.insert(permissions, HeaderValue::from_static(nothing));
        }
    }
    if signed_in && !may_be_kept {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    } else if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    if is_of_kind(headers, "text/html") {
        headers.append(header::VARY, HeaderValue::from_static("Accept-Language, Cookie"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;
    use store::Store;

    #[test]
    fn a_picture_may_be_opened_as_a_page_and_a_style_sheet_may_not() {
        let policy = |kind: &'static str, caching: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
            add_headers(&mut headers, false);
            assert!(headers.contains_key("x-content-type-options"), "{kind}");
            headers.contains_key("content-security-policy")
        };
        let kept = "public, max-age=31536000, immutable";
        assert!(!policy("text/css; charset=utf-8", kept) && !policy("text/css", "no-cache"));
        assert!(!policy("text/javascript; charset=utf-8", kept));
        assert!(policy("image/svg+xml", kept) && policy("text/html", kept));
        assert!(policy("text/javascript; charset=utf-8", "no-cache"), "the worker's own script");
    }

    fn may_post(headers: &[(&'static str, &'static str)]) -> bool {
        may_post_to(None, "192.168.0.9:999", headers)
    }

    fn may_post_to(
        origin: Option<&str>,
        peer: &str,
        headers: &[(&'static str, &'static str)],
    ) -> bool {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tengen.sqlite");
        let store = Store::open(&file.to_string_lossy(), 1).expect("a database");
        let state = State::new(Service::new(store), Hub::new());
        let state = Data::new(state.at_origin(origin));
        let request = headers
            .iter()
            .fold(TestRequest::post(), |request, header| request.insert_header(*header));
        let request = request.peer_addr(peer.parse().expect("an address")).app_data(state);
        may_act(&request.to_srv_request()).is_ok()
    }

    #[test]
    fn only_pages_of_ours_may_act() {
        let here = ("host", "192.168.0.5:8080");
        assert!(may_post(&[("sec-fetch-site", "same-origin"), here]));
        assert!(may_post(&[("sec-fetch-site", "none"), here]));
        assert!(!may_post(&[("sec-fetch-site", "same-site"), here]));
        let cross = ("sec-fetch-site", "cross-site");
        assert!(!may_post(&[cross, ("origin", "http://192.168.0.5:8080"), here]));
        assert!(may_post(&[("origin", "http://192.168.0.5:8080"), here]));
        for other in [
            "http://192.168.0.5:8081",
            "http://192.168.0.5",
            "https://192.168.0.5:8080",
            "ftp://192.168.0.5:8080",
            "192.168.0.5:8080",
            "null",
        ] {
            assert!(!may_post(&[("origin", other), here]), "{other}");
        }
        assert!(!may_post(&[here]));
        assert!(may_act(&TestRequest::get().to_srv_request()).is_ok());
    }

    #[test]
    fn a_port_that_goes_without_saying_may_be_said() {
        assert!(may_post(&[("origin", "http://10.0.0.5:80"), ("host", "10.0.0.5")]));
        assert!(may_post(&[("origin", "http://10.0.0.5"), ("host", "10.0.0.5:80")]));
        assert!(!may_post(&[("origin", "https://10.0.0.5"), ("host", "10.0.0.5")]));
        let proxied = [("origin", "https://go.example"), ("host", "go.example")];
        assert!(may_post_to(Some("https://go.example"), "127.0.0.1:9", &proxied));
        assert!(may_post_to(Some("https://GO.example:443/"), "127.0.0.1:9", &proxied));
    }

    #[test]
    fn a_strangers_name_for_this_server_does_not_act() {
        let same = ("sec-fetch-site", "same-origin");
        let at = |peer: &str, host: &'static str| may_post_to(None, peer, &[same, ("host", host)]);
        for (peer, host) in [
            ("192.168.0.9:9", "192.168.0.5:8080"),
            ("192.168.0.9:9", "[fd00::5]:8080"),
            ("192.168.0.9:9", "laptop.local:8080"),
            ("192.168.0.9:9", "Laptop.fritz.box:8080"),
            ("192.168.0.9:9", "laptop:8080"),
            ("127.0.0.1:9", "localhost:8080"),
            ("127.0.0.1:9", "127.0.0.1:8080"),
            ("93.184.216.34:9", "go.example"),
        ] {
            assert!(at(peer, host), "{host} by {peer}");
        }
        for (peer, host) in [
            ("127.0.0.1:9", "evil.example:8080"),
            ("192.168.0.9:9", "evil.example:8080"),
            ("[fe80::1]:9", "local.evil.example"),
            ("192.168.0.9:9", "evillocal.example"),
        ] {
            assert!(!at(peer, host), "{host} by {peer}");
        }
        let said = Some("http://go.example:8080");
        let here = |host| may_post_to(said, "192.168.0.9:9", &[same, ("host", host)]);
        assert!(here("go.example:8080") && here("192.168.0.5:8080") && !here("evil.example"));
    }
}
