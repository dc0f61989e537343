//! What every answer says to the browser, and who may send forms.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage};

use super::{Sentence, Viewer, WebError};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Middleware: refuses forms that other sites send.
///
/// # Errors
/// Those of the inner services, unchanged.
pub async fn refuse_other_sites(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if may_act(&request) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let refused = WebError::Forbidden(Sentence::new("error-elsewhere-why"));
    Ok(request.error_response(refused))
}

/// Middleware: adds the headers that keep a page to itself and out of caches once somebody signed in.
///
/// # Errors
/// Those of the inner services, unchanged.
pub async fn add_security_headers(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut response = next.call(request).await?;
    let signed_in = response.request().extensions().get::<Viewer>().is_some();
    add_headers(response.headers_mut(), signed_in);
    Ok(response)
}

/// Whether the request changes nothing or comes from a page of ours.
///
/// Browsers say where a request comes from in `Sec-Fetch-Site`, over plain HTTP only in `Origin`; what
/// says neither is no browser's form and is refused as well.
fn may_act(request: &ServiceRequest) -> bool {
    if request.method().is_safe() {
        return true;
    }
    let text = |name: HeaderName| request.headers().get(name).and_then(|v| v.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    let origin = text(header::ORIGIN).and_then(|origin| origin.split_once("://"));
    match (origin, text(header::HOST)) {
        (Some((_, origin)), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

pub(super) fn add_headers(headers: &mut HeaderMap, signed_in: bool) {
    let mut put = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    put("content-security-policy", POLICY);
    put("x-content-type-options", "nosniff");
    put("referrer-policy", "same-origin");
    put("x-frame-options", "DENY");
    put("cross-origin-opener-policy", "same-origin");
    put("cross-origin-resource-policy", "same-origin");
    // The page that scans codes says otherwise.
    if !headers.contains_key("permissions-policy") {
        let nothing = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";
        headers.insert(
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static(nothing),
        );
    }
    let may_be_kept = headers
        .get(header::CACHE_CONTROL)
        .is_some_and(|caching| caching.as_bytes().ends_with(b"immutable"));
    if signed_in && !may_be_kept {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    } else if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    let is_page = headers
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page {
        headers.append(header::VARY, HeaderValue::from_static("Accept-Language, Cookie"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn may_post(headers: &[(&'static str, &'static str)]) -> bool {
        let request = headers
            .iter()
            .fold(TestRequest::post(), |request, header| request.insert_header(*header));
        may_act(&request.to_srv_request())
    }

    #[test]
    fn only_pages_of_ours_may_act() {
        assert!(may_post(&[("sec-fetch-site", "same-origin")]));
        assert!(may_post(&[("sec-fetch-site", "none")]));
        assert!(!may_post(&[("sec-fetch-site", "same-site")]));
        assert!(!may_post(&[
            ("sec-fetch-site", "cross-site"),
            ("origin", "http://go.example"),
            ("host", "go.example")
        ]));
        assert!(may_post(&[("origin", "http://192.168.0.5:8080"), ("host", "192.168.0.5:8080")]));
        assert!(!may_post(&[("origin", "http://192.168.0.5:8081"), ("host", "192.168.0.5:8080")]));
        assert!(!may_post(&[("origin", "null"), ("host", "go.example")]));
        assert!(!may_post(&[("host", "go.example")]));
        assert!(may_act(&TestRequest::get().to_srv_request()));
    }
}
