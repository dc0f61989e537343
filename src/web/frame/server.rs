//! The server: routes of the frame, the order of the middleware, start and end.

use std::future::{Future as _, poll_fn};
use std::net::{SocketAddr, TcpListener};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::web::ServiceConfig;
use actix_web::{App, Error, HttpResponse, HttpServer, web};
use anyhow::Context;
use futures_util::future::{maybe_done, select_all};

use super::{
    Desktop, Hub, OWN_ROUTES, Result, WebError, access, at_once, error, methods, register, render,
    room, security, trace,
};

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
        .configure(|config| register(config, "", OWN_ROUTES.iter()))
        .default_service(web::to(no_page))
        .wrap(from_fn(access::guard))
        .wrap(from_fn(security::refuse_other_sites))
        .wrap(from_fn(error::show_error_pages))
        .wrap(from_fn(render::forget_notices))
        .wrap(from_fn(security::add_security_headers))
        .wrap(from_fn(room::make_room))
        .wrap(Compress::default())
        .wrap(from_fn(methods::answer_methods))
        .wrap(from_fn(at_once::answer_at_once))
        .wrap(from_fn(methods::refuse_endless))
        .wrap(from_fn(trace::trace_requests))
}

async fn no_page() -> Result<HttpResponse> {
    Err(WebError::no_page())
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
    let mut end = pin!(maybe_done(told_to_end(config.desktop.is_some())));
    // The first poll installs the handlers: a signal right after the address was said is heard.
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
async fn told_to_end(on_a_desk: bool) {
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
