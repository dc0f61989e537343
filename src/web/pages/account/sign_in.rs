use crate::web::prelude::*;
use actix_web::cookie::time::Duration;

use crate::web::local_path;
use service::{SignInFrom, SignInStep, SignedIn};

use super::{DEVICE_COOKIE, HALF_COOKIE, HALF_MINUTES, cookie_of, give, keep};

#[derive(Template)]
#[template(path = "account/sign-in.html")]
struct SignInPage {
    cx: Page,
    form: Form,
}

impl SignInPage {
    fn new(page: Page, form: Form) -> Self {
        Self { cx: page.headed("sign-in"), form }
    }

    /// Id of the message that name and password are wrong together; empty if they are not.
    fn about(&self) -> &'static str {
        if self.form.wrong_as_a_whole().is_some() { "sign-in-wrong" } else { "" }
    }
}

#[route("GET", "/sign-in", Public)]
async fn show(page: Page, request: HttpRequest) -> Answer {
    render(&SignInPage::new(page, Form::of_query(&request)))
}

/// Signs in, or redirects to the form for the second factor's code. Ends the browser's old session.
#[route("POST", "/sign-in", Public)]
async fn sign_in(page: Page, request: HttpRequest, state: Data<State>, form: Form) -> Answer {
    let (name, password) = (form.value("name").to_owned(), form.value("password").to_owned());
    let old = cookie_of(&request, SESSION_COOKIE);
    let (address, device) = (address_of(&request), cookie_of(&request, DEVICE_COOKIE));
    let done = state
        .blocking(move |service| {
            let from = SignInFrom { address: &address, device: device.as_deref() };
            match service.sign_in_from(&name, &password, from, Utc::now())? {
                SignInStep::In(signed_in) => renew_session(service, signed_in, old).map(Ok),
                SignInStep::Code(half) => Ok(Err(half)),
            }
        })
        .await;
    match form.saved(done, |form| SignInPage::new(page, form))? {
        Ok(welcomed) => welcome(&state, &form, &welcomed),
        Err(half) => {
            let back = serde_urlencoded::to_string([("back", form.value("back"))]);
            let mut answer = redirect(&format!("/sign-in/code?{}", back.unwrap_or_default()));
            let half = (HALF_COOKIE, half.secret().to_owned());
            give(&mut answer, &state, half, Duration::minutes(HALF_MINUTES))?;
            Ok(answer)
        }
    }
}

/// Ends the browser's old session; the string is the start page of the new one.
fn renew_session(
    service: &Service,
    signed_in: SignedIn,
    old: Option<String>,
) -> Result<(SignedIn, String), ServiceError> {
    if let Some(old) = old {
        service.sign_out(&old)?;
    }
    let home = home(service, &signed_in)?;
    Ok((signed_in, home))
}

/// Redirects to `back`, the page that asked for the sign-in, else to the start page.
fn welcome(state: &State, form: &Form, (signed_in, home): &(SignedIn, String)) -> Answer {
    let back = form.value("back");
    let mut answer = redirect(if back.is_empty() { home } else { local_path(back) });
    keep(&mut answer, state, signed_in)?;
    Ok(answer)
}

#[derive(Template)]
#[template(path = "account/code.html")]
struct Code {
    cx: Page,
    form: Form,
}

/// Asks for the second factor's code; `half` is the secret of the half-done sign-in. Redirects to the sign-in page if
/// that has expired.
async fn code_page(page: Page, state: &State, form: Form, half: String) -> Answer {
    let account = state.blocking(move |service| service.half(&half, Utc::now())).await?;
    if account.is_none() {
        return Ok(redirect("/sign-in"));
    }
    let view = Code { cx: page.headed("second-factor"), form };
    if view.form.is_wrong() { Err(WebError::again(&view)) } else { render(&view) }
}

#[route("GET", "/sign-in/code", Public)]
async fn show_code(page: Page, request: HttpRequest, state: Data<State>) -> Answer {
    match cookie_of(&request, HALF_COOKIE) {
        Some(half) => code_page(page, &state, Form::of_query(&request), half).await,
        None => Ok(redirect("/sign-in")),
    }
}

#[route("POST", "/sign-in/code", Public)]
async fn sign_in_by_code(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    form: Form,
) -> Answer {
    let old = cookie_of(&request, SESSION_COOKIE);
    let Some(half) = cookie_of(&request, HALF_COOKIE) else { return Ok(redirect("/sign-in")) };
    let (address, device) = (address_of(&request), cookie_of(&request, DEVICE_COOKIE));
    let (code, asked) = (form.value("code").to_owned(), half.clone());
    let done = state
        .blocking(move |service| {
            let from = SignInFrom { address: &address, device: device.as_deref() };
            let signed_in = service.sign_in_by_code(&asked, &code, from, Utc::now())?;
            renew_session(service, signed_in, old)
        })
        .await;
    match done {
        Ok(welcomed) => welcome(&state, &form, &welcomed),
        Err(ServiceError::Refused(Refusal::LinkSpent)) => Ok(redirect("/sign-in")),
        Err(error) => code_page(page, &state, form.after(error)?, half).await,
    }
}

/// Start page after a sign-in: the boards for the arbiter of a single event, the event for its other staff, else the
/// list of events.
fn home(service: &Service, who: &SignedIn) -> Result<String, ServiceError> {
    if who.account.is_owner {
        return Ok("/".to_owned());
    }
    service.store().read(|c| {
        let roles = c.roles_of(who.account.id)?;
        let [(id, role)] = roles[..] else { return Ok("/".to_owned()) };
        let listed = c.tournaments()?;
        let slug = listed.into_iter().find(|listed| listed.id == id).map(|listed| listed.slug);
        Ok(match (slug, role) {
            (Some(slug), Role::Arbiter) => format!("/t/{slug}/boards"),
            (Some(slug), _) => format!("/t/{slug}"),
            (None, _) => "/".to_owned(),
        })
    })
}

#[route("POST", "/sign-out", Public)]
async fn sign_out(request: HttpRequest, state: Data<State>, _: Form) -> Answer {
    if let Some(secret) = cookie_of(&request, SESSION_COOKIE) {
        state.blocking(move |service| service.sign_out(&secret)).await?;
    }
    let mut answer = redirect("/");
    let mut gone = Cookie::build(SESSION_COOKIE, "").path("/").finish();
    gone.make_removal();
    answer.add_cookie(&gone).map_err(anyhow::Error::from)?;
    Ok(answer)
}
