//! Accounts: the first one, signing in and out, passwords, joining by an invitation.

mod accounts;
mod join;
mod password;
mod second_factor;
mod setup;
mod sign_in;

use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::web::{ServiceConfig, get, post, resource};
use actix_web::{HttpRequest, HttpResponse};

use service::{LONGEST_SESSION_DAYS, SignedIn};

use crate::web::{DEVICE_COOKIE, FromForm, Reader, Result, SESSION_COOKIE, Sentence, State};

/// The routes of accounts.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/setup/{token}").route(get().to(setup::show)).route(post().to(setup::create)),
        )
        .service(
            resource("/sign-in").route(get().to(sign_in::show)).route(post().to(sign_in::sign_in)),
        )
        .service(
            resource("/sign-in/code")
                .route(get().to(sign_in::show_code))
                .route(post().to(sign_in::sign_in_by_code)),
        )
        .service(
            resource("/account/second-factor")
                .route(get().to(second_factor::show))
                .route(post().to(second_factor::set)),
        )
        .service(resource("/account/second-factor/codes").route(post().to(second_factor::codes)))
        .service(resource("/account/second-factor/remove").route(post().to(second_factor::remove)))
        .service(resource("/sign-out").route(post().to(sign_in::sign_out)))
        .service(
            resource("/account").route(get().to(password::show)).route(post().to(password::change)),
        )
        .service(resource("/account/sessions").route(post().to(password::end_others)))
        .service(resource("/accounts").route(get().to(accounts::show)))
        .service(resource("/accounts/owner").route(post().to(accounts::owner)))
        .service(resource("/accounts/event-maker").route(post().to(accounts::event_maker)))
        .service(resource("/accounts/disable").route(post().to(accounts::disable)))
        .service(resource("/accounts/second-factor").route(post().to(accounts::second_factor)))
        .service(resource("/accounts/password").route(post().to(accounts::password)))
        .service(
            resource("/join/{token}").route(get().to(join::show)).route(post().to(join::join)),
        );
}

/// What a browser keeps between password and code, and for how long in minutes.
const HALF_COOKIE: &str = "half";
const HALF_MINUTES: i64 = 10;

/// How long a browser is known to have signed in once.
const DEVICE_DAYS: i64 = 400;

/// Gives the browser the cookies of a new session. `Secure` where the origin is https: a club's laptop speaks plain
/// HTTP, and a proxy that speaks TLS is named by `--origin`.
fn keep(answer: &mut HttpResponse, state: &State, signed_in: &SignedIn) -> Result<()> {
    let secret = signed_in.session.secret().to_owned();
    let kept = [
        (SESSION_COOKIE, secret, LONGEST_SESSION_DAYS),
        (DEVICE_COOKIE, signed_in.device.clone(), DEVICE_DAYS),
    ];
    for (name, value, days) in kept {
        give(answer, state, (name, value), Duration::days(days))?;
    }
    Ok(())
}

/// Gives the browser a cookie that no script reads and no other site sends.
fn give(
    answer: &mut HttpResponse,
    state: &State,
    (name, value): (&'static str, String),
    age: Duration,
) -> Result<()> {
    let cookie = Cookie::build(name, value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(state.is_https())
        .max_age(age)
        .finish();
    Ok(answer.add_cookie(&cookie).map_err(anyhow::Error::from)?)
}

/// The secret of a cookie, if the browser sent it.
fn cookie_of(request: &HttpRequest, name: &str) -> Option<String> {
    request.cookie(name).map(|cookie| cookie.value().to_owned())
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
        let name = reader.read("name", tournament::check_name);
        let password = reader.typed("password").to_owned();
        if reader.typed("password_again") != password {
            reader.refuse("password_again", Sentence::new("fault-password-again"));
        }
        Some(Self { name: name?, password })
    }
}
