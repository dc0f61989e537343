//! Accounts: setup of the first one, sign-in, passwords, second factor, invitations.

mod accounts;
mod join;
mod password;
mod second_factor;
mod setup;
mod sign_in;

use crate::web::prelude::*;
use actix_web::cookie::time::Duration;

use service::{LONGEST_SESSION_DAYS, SignedIn};

use crate::web::DEVICE_COOKIE;

crate::web::serves! {
    ("GET", "/setup/{token}", Public) => setup::show,
    ("POST", "/setup/{token}", Public) => setup::create,
    ("GET", "/sign-in", Public) => sign_in::show,
    ("POST", "/sign-in", Public) => sign_in::sign_in,
    ("GET", "/sign-in/code", Public) => sign_in::show_code,
    ("POST", "/sign-in/code", Public) => sign_in::sign_in_by_code,
    ("GET", "/account/second-factor", SignedIn) => second_factor::show,
    ("POST", "/account/second-factor", SignedIn) => second_factor::set,
    ("POST", "/account/second-factor/codes", SignedIn) => second_factor::codes,
    ("POST", "/account/second-factor/remove", SignedIn) => second_factor::remove,
    ("POST", "/sign-out", Public) => sign_in::sign_out,
    ("GET", "/account", SignedIn) => password::show,
    ("POST", "/account", SignedIn) => password::change,
    ("POST", "/account/sessions", SignedIn) => password::end_others,
    ("GET", "/accounts", Owner) => accounts::show,
    ("POST", "/accounts/owner", Owner) => accounts::owner,
    ("POST", "/accounts/event-maker", Owner) => accounts::event_maker,
    ("POST", "/accounts/disable", Owner) => accounts::disable,
    ("POST", "/accounts/second-factor", Owner) => accounts::second_factor,
    ("POST", "/accounts/password", Owner) => accounts::password,
    ("GET", "/join/{token}", Public) => join::show,
    ("POST", "/join/{token}", Public) => join::join,
}

/// Cookie between the password and the second factor's code.
const HALF_COOKIE: &str = "half";
const HALF_MINUTES: i64 = 10;

/// How long the device cookie marks a browser that has signed in before.
const DEVICE_DAYS: i64 = 400;

/// The cookies are `Secure` only where the origin is https: a club's laptop speaks plain HTTP, and `--origin` names a
/// proxy that speaks TLS.
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

fn cookie_of(request: &HttpRequest, name: &str) -> Option<String> {
    request.cookie(name).map(|cookie| cookie.value().to_owned())
}

fn no_session() -> Cookie<'static> {
    let mut cookie = Cookie::build(SESSION_COOKIE, "").path("/").finish();
    cookie.make_removal();
    cookie
}

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
