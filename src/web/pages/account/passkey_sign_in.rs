//! Signing in by a passkey: alone, or after the password.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::web::Data;
use chrono::Utc;

use crate::desk::{AskedFrom, DeskError, PasskeyAnswer, Refusal};
use crate::web::{Answer, Form, Page, SESSION_COOKIE, State, address_of, redirect, render_wrong};

use super::passkeys::{get, party, question};
use super::sign_in::{SignInPage, code_page, welcome, welcomed};
use super::{HALF_COOKIE, PASSKEY_COOKIE, PASSKEY_MINUTES, cookie_of, give};

fn answer_of(form: &Form) -> PasskeyAnswer<'_> {
    PasskeyAnswer {
        id: form.value("id"),
        client_data: form.value("client_data"),
        data: form.value("data"),
        signature: form.value("signature"),
        user_handle: form.value("user_handle"),
    }
}

/// Says what whichever passkey is to sign.
pub async fn ask_alone(page: Page, request: HttpRequest, state: Data<State>) -> Answer {
    let (party, address) = (party(&state, &request)?, address_of(&request));
    let asked = state.at_desk(move |desk| desk.ask_anybody(&address, Utc::now())).await;
    let (asked, browser) = match asked {
        Ok((asked, browser)) => (Ok(asked), Some(browser)),
        Err(error) => (Err(error), None),
    };
    let mut answer = question(page.t, asked, |asked| get(&party, asked, true))?;
    if let Some(browser) = browser {
        let cookie = (PASSKEY_COOKIE, browser.secret().to_owned());
        give(&mut answer, &state, cookie, Duration::minutes(PASSKEY_MINUTES))?;
    }
    Ok(answer)
}

/// Signs in by a passkey alone.
pub async fn alone(page: Page, request: HttpRequest, state: Data<State>, form: Form) -> Answer {
    let party = party(&state, &request)?;
    let secret = cookie_of(&request, PASSKEY_COOKIE).unwrap_or_default();
    let (old, address) = (cookie_of(&request, SESSION_COOKIE), address_of(&request));
    let sent = form.clone();
    let done = state
        .at_desk(move |desk| {
            let browser = AskedFrom { secret: &secret, address: &address };
            let signed_in =
                desk.sign_in_by_passkey(&party, browser, answer_of(&sent), Utc::now())?;
            welcomed(desk, signed_in, old)
        })
        .await;
    match done {
        Ok(welcomed) => welcome(&state, &form, &welcomed),
        Err(error) => render_wrong(&SignInPage::new(&request, page, form.after(error)?)),
    }
}

/// Says what a passkey of who gave the password is to sign.
pub async fn ask_after(page: Page, request: HttpRequest, state: Data<State>) -> Answer {
    let party = party(&state, &request)?;
    let half = cookie_of(&request, HALF_COOKIE).unwrap_or_default();
    let asker = party.clone();
    let asked = state.at_desk(move |desk| desk.ask_after_password(&asker, &half, Utc::now())).await;
    question(page.t, asked, |asked| get(&party, asked, false))
}

/// Signs in by a passkey after the password.
pub async fn after(page: Page, request: HttpRequest, state: Data<State>, form: Form) -> Answer {
    let party = party(&state, &request)?;
    let Some(secret) = cookie_of(&request, HALF_COOKIE) else { return Ok(redirect("/sign-in")) };
    let (old, address) = (cookie_of(&request, SESSION_COOKIE), address_of(&request));
    let (sent, half) = (form.clone(), secret.clone());
    let done = state
        .at_desk(move |desk| {
            let half = AskedFrom { secret: &half, address: &address };
            let signed_in =
                desk.sign_in_after_password(&party, half, answer_of(&sent), Utc::now())?;
            welcomed(desk, signed_in, old)
        })
        .await;
    match done {
        Ok(welcomed) => welcome(&state, &form, &welcomed),
        // Too long ago: from the beginning.
        Err(DeskError::Refused(Refusal::LinkSpent)) => Ok(redirect("/sign-in")),
        Err(error) => code_page(page, &request, &state, form.after(error)?, &secret).await,
    }
}
