//! The server: the order of the middleware, start and end; and what no page answers by itself: an address with a
//! trailing slash, `HEAD`, preflight requests (CORS) for the API, and bodies of unknown length.

use super::*;
use std::convert::Infallible;
use std::future::{Future as _, poll_fn};
use std::pin::{Pin, pin};
use std::task;

use actix_web::body::{BodySize, BoxBody, None as NoBody};
use actix_web::dev::ServiceFactory;
use actix_web::middleware::{Compress, from_fn};
use actix_web::{App, HttpServer};
use futures_util::future::{maybe_done, select_all};

#[derive(Clone)]
pub struct ServerConfig {
    /// `127.0.0.1:8080`; port 0 picks a free one.
    pub listen: String,
    /// Threads that answer; `None`: as many as the machine has processors.
    pub workers: Option<usize>,
    /// Decides which other machines may connect and when the server stops.
    pub desktop: Option<Desktop>,
}

/// The application: the frame's own routes and those that `configure` adds.
///
/// From outside to inside, every request passes tracing, the refusal of bodies without a length, cached answers, the
/// methods that no page answers, compression, room for connections, security headers, notices, error pages, the
/// refusal of other sites' forms and the guard, which checks access.
pub fn app<F: FnOnce(&mut ServiceConfig)>(
    hub: Hub,
    configure: F,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    App::new()
        .app_data(web::Data::new(hub))
        .configure(configure)
        .configure(|config| register(config, true, "", &[]))
        .default_service(web::to(no_page))
        .wrap(from_fn(access::guard))
        .wrap(from_fn(security::refuse_other_sites))
        .wrap(from_fn(error::show_error_pages))
        .wrap(from_fn(finish))
        .wrap(Compress::default())
        .wrap(from_fn(answer_methods))
        .wrap(from_fn(visit::answer_at_once))
        .wrap(from_fn(refuse_endless))
        .wrap(from_fn(trace::trace_requests))
}

async fn no_page() -> Result<HttpResponse> {
    Err(WebError::no_page())
}

/// Middleware: what every answer gets, notices, security headers and room for connections.
async fn finish(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let was_short = is_short(&request);
    let mut answer = next.call(request).await?;
    render::forget_notices(&mut answer);
    security::add_security_headers(&mut answer);
    room::make_room(&mut answer, was_short);
    Ok(answer)
}

/// Serves until a signal or the desktop stops it, then ends the event streams, finishes running requests and returns,
/// within three seconds.
///
/// To be run by `actix_web::rt::System::new().block_on(…)`. `configure` is called once a worker: make
/// pools, caches and other shared things before, and hand them in as `web::Data`. `ready` is called with
/// each address once it answers.
pub async fn run(
    config: &ServerConfig,
    hub: Hub,
    configure: impl Fn(&mut ServiceConfig) + Clone + Send + 'static,
    ready: impl Fn(&str),
) -> anyhow::Result<()> {
    let machine = || std::thread::available_parallelism().ok().map(Into::into);
    let workers = config.workers.or_else(machine).unwrap_or(1).max(1);
    // Those beyond wait to be accepted, where a server without a file left for them would pause.
    let each = hub.room().of_worker(workers);
    let build = || {
        let (listeners, configure) = (hub.clone(), configure.clone());
        let (room, desktop) = (hub.room().clone(), config.desktop.clone());
        HttpServer::new(move || app(listeners.clone(), configure.clone()))
            .on_connect(move |socket, connection| {
                room.receive(socket, connection);
                let peer = socket.downcast_ref::<TcpStream>().map(TcpStream::peer_addr);
                if let (Some(desktop), Some(Ok(peer))) = (&desktop, peer) {
                    desktop.connects(peer.ip());
                }
            })
            .workers(workers)
            .max_connections(each)
            .client_request_timeout(Duration::from_secs(10))
            .keep_alive(Duration::from_secs(30))
            .shutdown_timeout(2)
            .disable_signals()
    };
    let server = build()
        .bind(&config.listen)
        .with_context(|| format!("cannot listen on {}", config.listen))?;
    let addresses = server.addrs();
    let port = addresses.first().map_or(0, SocketAddr::port);
    let server = server.run();
    let handle = server.handle();
    let serving = actix_web::rt::spawn(server);
    let mut end = pin!(maybe_done(shutdown_signal(config.desktop.is_some())));
    // The first poll installs the handlers: a signal once the address is printed is not lost.
    poll_fn(|context| {
        let _ = end.as_mut().poll(context);
        Poll::Ready(())
    })
    .await;
    for address in addresses {
        ready(&address.to_string());
    }
    let open = |listeners: Vec<TcpListener>| {
        let server = listeners.into_iter().try_fold(build(), |server, one| server.listen(one));
        Ok(server?.run())
    };
    let network = async {
        match &config.desktop {
            Some(desktop) => desktop.serve_network(port, open).await,
            None => std::future::pending().await,
        }
    };
    let mut network = pin!(network);
    let network = tokio::select! {
        ended = serving => return ended.context("the server stopped")?.context("the server failed"),
        stopped = &mut network => stopped,
        () = &mut end => match &config.desktop {
            Some(desktop) => {
                desktop.stop();
                network.await
            }
            None => None,
        },
    };
    hub.close();
    let network = network.map(|server| server.stop(true));
    handle.stop(true).await;
    if let Some(stopped) = network {
        stopped.await;
    }
    Ok(())
}

/// Waits for Ctrl-C or SIGTERM, on a desk also for its terminal to close; on Windows for Ctrl-Break, for the window to
/// close and for the session or the machine to end.
async fn shutdown_signal(on_a_desk: bool) {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let [interrupt, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        let hangup = on_a_desk.then(|| signal(SignalKind::hangup()));
        let heard = [Some(interrupt), Some(terminate), hangup].into_iter().flatten().flatten();
        let heard: Vec<_> =
            heard.map(|mut one| Box::pin(async move { one.recv().await })).collect();
        if !heard.is_empty() {
            select_all(heard).await;
            return;
        }
    }
    #[cfg(windows)]
    {
        use tokio::signal::windows::{ctrl_break, ctrl_close, ctrl_logoff, ctrl_shutdown};
        let (_, interrupt) = (on_a_desk, tokio::signal::ctrl_c());
        if let (Ok(mut breaks), Ok(mut closes), Ok(mut leaves), Ok(mut ends)) =
            (ctrl_break(), ctrl_close(), ctrl_logoff(), ctrl_shutdown())
        {
            tokio::select! {
                _ = interrupt => {}
                _ = breaks.recv() => {}
                _ = closes.recv() => {}
                _ = leaves.recv() => {}
                _ = ends.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// `/t/open/` to `/t/open`.
pub(super) fn without_last_slash(request: &ServiceRequest) -> Option<String> {
    let path = request.path().strip_suffix('/').filter(|path| !path.is_empty())?;
    let path = local_path(path.trim_end_matches('/'));
    let query = request.query_string();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    let to = if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") };
    (reads && path != "/").then_some(to)
}

pub(super) fn is_interface(path: &str) -> bool {
    path.starts_with("/api/v1/")
}

/// Lets the scripts of any site read an answer and its entity tag.
pub(crate) fn for_any_site(headers: &mut HeaderMap) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("etag"));
}

/// Middleware: answers `HEAD` as `GET` without its body, and preflight requests: scripts may send `If-None-Match`.
pub async fn answer_methods(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if request.method() == Method::OPTIONS && is_interface(request.path()) {
        return Ok(request.into_response(may_read()));
    }
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    request.head_mut().method = Method::GET;
    let response = next.call(request).await?;
    Ok(response.map_body(|_, _| BoxBody::new(NoBody::new())))
}

/// Middleware: refuses a body without a length. No browser sends one; an attacker could keep a connection open for
/// ever, since the server waits for the unread rest.
pub(super) async fn refuse_endless(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    if !request.headers().contains_key(header::TRANSFER_ENCODING) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let unread = request.take_payload();
    let said = Bytes::from_static(b"Say how long the body is: Content-Length.\n");
    let body = BoxBody::new(Unread { said: Some(said), _unread: unread });
    let mut answer = HttpResponse::LengthRequired();
    let answer = answer.content_type("text/plain; charset=utf-8");
    Ok(request.into_response(answer.body(body)))
}

/// An answer that holds the unread request: while that exists, the connection closes after the answer, and is not kept
/// until the whole body has come.
struct Unread {
    said: Option<Bytes>,
    _unread: Payload,
}

impl MessageBody for Unread {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.said.as_ref().map_or(0, |said| said.len() as u64))
    }

    fn poll_next(
        self: Pin<&mut Self>,
        _: &mut task::Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Poll::Ready(self.get_mut().said.take().map(Ok))
    }
}

fn may_read() -> HttpResponse {
    let mut answer = HttpResponse::build(StatusCode::NO_CONTENT)
        .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_HEADERS, "if-none-match"))
        .insert_header((header::ACCESS_CONTROL_MAX_AGE, "86400"))
        .finish();
    for_any_site(answer.headers_mut());
    answer
}
