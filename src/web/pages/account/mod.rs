//! Accounts: the first one, signing in and out, passwords, joining by an invitation.

mod join;
mod password;
mod setup;
mod sign_in;

use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::web::{ServiceConfig, get, post, resource};

use crate::desk::{SESSION_DAYS, SignedIn};

use crate::web::{FromForm, Reader, SESSION_COOKIE, Sentence};

/// The routes of accounts.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/setup/{token}").route(get().to(setup::show)).route(post().to(setup::create)),
        )
        .service(
            resource("/sign-in").route(get().to(sign_in::show)).route(post().to(sign_in::sign_in)),
        )
        .service(resource("/sign-out").route(post().to(sign_in::sign_out)))
        .service(
            resource("/account").route(get().to(password::show)).route(post().to(password::change)),
        )
        .service(
            resource("/join/{token}").route(get().to(join::show)).route(post().to(join::join)),
        );
}

/// The cookie of a new session. `Secure` is left to the proxy that speaks TLS: a club's laptop does not.
fn session_cookie(signed_in: &SignedIn) -> Cookie<'static> {
    Cookie::build(SESSION_COOKIE, signed_in.session.secret().to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(SESSION_DAYS))
        .finish()
}

/// The cookie that takes a session's away.
fn no_session() -> Cookie<'static> {
    let mut cookie = Cookie::build(SESSION_COOKIE, "").path("/").finish();
    cookie.make_removal();
    cookie
}

/// Name and password of a new account, as typed.
struct NewAccount {
    name: String,
    password: String,
}

impl FromForm for NewAccount {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.read("name", crate::tournament::check_name);
        let password = reader.typed("password").to_owned();
        if reader.typed("password_again") != password {
            reader.refuse("password_again", Sentence::new("fault-password-again"));
        }
        Some(Self { name: name?, password })
    }
}
