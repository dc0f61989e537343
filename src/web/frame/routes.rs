//! Tables of routes. What is in none is not served.

use super::*;

pub type Served = (Route, fn() -> actix_web::Route);

/// The routes of a module, `("GET", "/t/{slug}/wall", Public) => standings::wall,` and so on, as its `ROUTES`.
macro_rules! serves {
    ($(($method:literal, $path:literal, $access:ident) => $handler:expr,)*) => {
        pub(in crate::web) const ROUTES: &[$crate::web::Served] = &[$((
            ($method, $path, $crate::web::Access::$access),
            || $crate::web::answering($method).to($handler),
        )),*];
    };
}
pub(crate) use serves;

pub fn answering(method: &str) -> actix_web::Route {
    if method == "POST" { web::post() } else { web::get() }
}

serves! {
    ("GET", "/static/{hash}/{name:.+}", Public) => assets::serve,
    ("GET", "/robots.txt", Public) => assets::at_the_root,
    ("GET", "/favicon.ico", Public) => assets::at_the_root,
    ("GET", "/manifest.webmanifest", Public) => assets::at_the_root,
    ("GET", "/icon-192.png", Public) => assets::at_the_root,
    ("GET", "/icon-512.png", Public) => assets::at_the_root,
    ("GET", "/worker.js", Public) => assets::at_the_root,
    ("GET", "/language", Public) => language::switch_by_link,
    ("POST", "/language", Public) => language::switch_by_form,
}

/// Registers routes in a scope of that prefix, in their order; those of one address together.
pub fn register<'a>(
    config: &mut ServiceConfig,
    prefix: &str,
    served: impl Iterator<Item = &'a Served> + Clone,
) {
    let mut known = Vec::new();
    for ((_, path, _), _) in served.clone() {
        if !known.contains(path) {
            known.push(path);
            let of_path = served.clone().filter(|((_, other, _), _)| other == path);
            let resource = web::resource(&path[prefix.len()..]);
            config.service(of_path.fold(resource, |one, (_, handler)| one.route(handler())));
        }
    }
}

/// Forms that hand out rights or change how an account signs in: they need a recent sign-in.
pub(super) const HANDS_OUT_RIGHTS: &[&str] = &[
    "/account/second-factor",
    "/account/second-factor/codes",
    "/account/second-factor/remove",
    "/accounts/owner",
    "/accounts/event-maker",
    "/accounts/disable",
    "/accounts/password",
    "/accounts/second-factor",
    "/t/{slug}/people/invite",
    "/t/{slug}/people/chief",
];

/// Forms without an idempotency key: they ask for the password, or only set a cookie.
pub(super) const WITHOUT_KEY: &[&str] = &["/language", "/sign-in", "/sign-in/code", "/t/{slug}/me"];
