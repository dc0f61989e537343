//! Accounts: setup of the first one, sign-in, passwords, second factor, invitations.

mod accounts;
mod join;
mod own;
mod sign_in;

use crate::web::prelude::*;
use actix_web::cookie::time::Duration;

use service::{LONGEST_SESSION_DAYS, SignedIn};

/// Cookie between the password and the second factor's code.
const HALF_COOKIE: &str = "half";
const HALF_MINUTES: i64 = 10;

/// Cookie that marks a browser that has signed in before, and how long.
const DEVICE_COOKIE: &str = "device";
const DEVICE_DAYS: i64 = 400;

/// The cookies are `Secure` only where the origin is https: a club's laptop speaks plain HTTP, and `--origin` names a
/// proxy that speaks TLS.
fn keep(answer: &mut HttpResponse, state: &State, signed_in: &SignedIn) -> Result<()> {
    let session = (SESSION_COOKIE, signed_in.session.secret().to_owned());
    give(answer, state, session, Duration::days(LONGEST_SESSION_DAYS))?;
    let device = (DEVICE_COOKIE, signed_in.device.clone());
    give(answer, state, device, Duration::days(DEVICE_DAYS))
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

/// A request about accounts, from one that has signed in.
pub struct Mine {
    page: Page,
    state: Data<State>,
    account: AccountRow,
    /// Where the request comes from.
    address: String,
    /// The secret of its session.
    session: String,
}

impl FromRequest for Mine {
    type Error = WebError;
    type Future = std::future::Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let account = Account::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        std::future::ready(account.and_then(|Account(account)| {
            let (page, state) = (Page::of(request), state.ok_or_else(|| anyhow!("no state"))?);
            let session = cookie_of(request, SESSION_COOKIE).unwrap_or_default();
            Ok(Self { page, state, account, address: address_of(request), session })
        }))
    }
}

impl Mine {
    /// Runs it at the service for this account and address.
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service, (&AccountRow, &str)) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (account, address) = (self.account.clone(), self.address.clone());
        self.state.blocking(move |service| work(service, (&account, &address))).await
    }
}
