//! What the log says of each request: never a path, a query or an address, which can name people.

use std::time::Instant;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use tracing::Instrument;

/// Middleware: one span a request with its method, route, status and milliseconds.
///
/// # Errors
/// Those of the inner services, unchanged.
pub async fn trace_requests(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let began = Instant::now();
    let span = tracing::info_span!("request", method = %request.method());
    async move {
        let mut response = next.call(request).await?;
        let route = response.request().match_pattern().unwrap_or_else(|| "unknown".to_owned());
        let spent = began.elapsed();
        let ms = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
        // Where a slow page loses its time, the server or the way, is seen in any browser.
        let timing = format!("app;dur={:.1}", spent.as_secs_f64() * 1000.0);
        if let Ok(timing) = HeaderValue::from_str(&timing) {
            response.headers_mut().insert(HeaderName::from_static("server-timing"), timing);
        }
        tracing::info!(%route, status = response.status().as_u16(), ms, "answered");
        Ok(response)
    }
    .instrument(span)
    .await
}
