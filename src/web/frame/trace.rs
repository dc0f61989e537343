//! What the log says of each request: never a path, a query or an address, which can name people.

use super::*;
use tracing::Instrument;

/// In the log, in the header `x-request-id`, and on the error page. Unique across restarts.
#[derive(Clone, Debug)]
pub(super) struct RequestId(pub String);

impl RequestId {
    fn next() -> Self {
        static START: LazyLock<i64> = LazyLock::new(|| chrono::Utc::now().timestamp());
        static LAST: AtomicU64 = AtomicU64::new(0);
        Self(format!("{:x}-{:x}", *START, LAST.fetch_add(1, Ordering::Relaxed) + 1))
    }

    /// A new one if the request has none.
    pub fn of(request: &HttpRequest) -> Self {
        request.extensions().get::<Self>().cloned().unwrap_or_else(Self::next)
    }
}

/// The pattern of the request's route, looked up once; `None` if there is none.
#[derive(Clone)]
struct Pattern(Option<Arc<str>>);

pub(super) fn pattern_of(request: &HttpRequest) -> Option<Arc<str>> {
    if let Some(Pattern(known)) = request.extensions().get() {
        return known.clone();
    }
    let pattern: Option<Arc<str>> = request.match_pattern().map(Into::into);
    request.extensions_mut().insert(Pattern(pattern.clone()));
    pattern
}

pub(super) fn pattern_is(request: &HttpRequest, pattern: Option<Arc<str>>) {
    request.extensions_mut().insert(Pattern(pattern));
}

/// Middleware: a span for each request with its number, method, route, status and milliseconds.
pub async fn trace_requests(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    room::asks(&request);
    let began = Instant::now();
    let id = RequestId::next();
    request.extensions_mut().insert(id.clone());
    let state = request.app_data::<Data<State>>().cloned();
    let span = tracing::info_span!("request", id = %id.0, method = %request.method());
    async move {
        let mut response = next.call(request).await?;
        let route = pattern_of(response.request()).unwrap_or_else(|| "unknown".into());
        let spent = began.elapsed();
        let ms = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
        let status = response.status().as_u16();
        if let Some(state) = state {
            state.operations.metrics.answered(&route, status, spent);
        }
        // Browsers' tools show it: whether the server or the network is slow.
        let timing = format!("app;dur={:.1}", spent.as_secs_f64() * 1000.0);
        for (name, value) in [("server-timing", &timing), ("x-request-id", &id.0)] {
            if let Ok(value) = HeaderValue::from_str(value) {
                response.headers_mut().insert(HeaderName::from_static(name), value);
            }
        }
        tracing::info!(%route, status, ms, "answered");
        Ok(response)
    }
    .instrument(span)
    .await
}
