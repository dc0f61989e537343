//! One's own passkeys: which there are, one more, one less.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::Utc;
use serde_json::{Value, json};

use crate::desk::{
    ALGORITHMS, AskedFrom, DeskError, NewPasskey, NoPasskeys, PasskeyRequest, RelyingParty,
};
use crate::store::PasskeyRow;
use crate::web::{
    Account, Answer, Form, Lang, Notice, Page, Result, SESSION_COOKIE, Sentence, State, WebError,
    address_of, redirect_saying, refusal_sentence, render, render_wrong,
};

use super::cookie_of;

/// How long a browser waits for a device, in milliseconds.
const PATIENCE: u32 = 120_000;

struct Line {
    id: String,
    name: String,
    note: String,
}

#[derive(Template)]
#[template(path = "account/passkeys.html")]
struct Passkeys {
    t: Lang,
    page: Page,
    lines: Vec<Line>,
    /// Where browsers have to be, or why there are none.
    origin: Result<String, NoPasskeys>,
    /// Recovery codes that were made just now; they are shown this once.
    made: Vec<String>,
    form: Form,
}

/// A passkey; one of another host says so.
fn line(t: Lang, passkey: PasskeyRow, here: Option<&RelyingParty>) -> Line {
    let moment = |at: chrono::DateTime<Utc>| t.moment(t.local(at.naive_utc()));
    let mut notes = vec![t.with("passkey-added", [("at", moment(passkey.created_at))])];
    notes.push(match passkey.used_at {
        Some(at) => t.with("passkey-used", [("at", moment(at))]),
        None => t.text("passkey-unused"),
    });
    if here.is_some_and(|party| party.id() != passkey.rp_id) {
        notes.push(t.with("passkey-of-host", [("host", passkey.rp_id)]));
    }
    Line { id: passkey.id, name: passkey.name, note: notes.join(" · ") }
}

async fn view(
    page: Page,
    request: &HttpRequest,
    state: &State,
    account: &Account,
    (made, form): (Vec<String>, Form),
) -> Result<Passkeys> {
    let (t, id) = (page.t, account.0.id);
    let party = state.relying_party(request);
    let own = state
        .at_desk(move |desk| {
            let store = desk.store();
            store.read(|c| Ok::<_, DeskError>(store.passkeys(c, id)?))
        })
        .await?;
    let lines = own.into_iter().map(|own| line(t, own, party.as_ref().ok())).collect();
    let origin = party.map(|party| party.origin().to_owned());
    Ok(Passkeys { t, page: page.titled(t.text("passkeys")), lines, origin, made, form })
}

/// Those there are, and the way to one more.
pub async fn show(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
) -> Answer {
    render(&view(page, &request, &state, &account, (Vec::new(), Form::empty())).await?)
}

/// Who asks for passkeys here; a page that does not offer any was not asked.
pub(super) fn party(state: &State, request: &HttpRequest) -> Result<RelyingParty> {
    let none = |why: NoPasskeys| WebError::Unprocessable(Sentence::new(why.code()));
    state.relying_party(request).map_err(none)
}

/// What the script is to ask, or why not in words for people.
pub(super) fn question(
    t: Lang,
    asked: Result<PasskeyRequest, DeskError>,
    as_json: impl FnOnce(PasskeyRequest) -> Value,
) -> Answer {
    let said = match asked {
        Ok(asked) => as_json(asked),
        Err(DeskError::Refused(why)) => json!({ "said": t.sentence(&refusal_sentence(&why)) }),
        Err(DeskError::Fields(faults)) => {
            let faults = faults.into_iter().map(|(_, fault)| t.sentence(&Sentence::from(fault)));
            json!({ "said": faults.collect::<Vec<_>>().join(" ") })
        }
        Err(error) => return Err(error.into()),
    };
    Ok(HttpResponse::Ok().content_type("application/json").body(said.to_string()))
}

/// Passkeys as browsers are told of them.
fn keys(ids: Vec<String>) -> Value {
    ids.into_iter().map(|id| json!({ "type": "public-key", "id": id })).collect()
}

/// What is asked of a passkey when somebody signs in (L2 §5.5).
pub(super) fn get(party: &RelyingParty, asked: PasskeyRequest, verified: bool) -> Value {
    json!({
        "challenge": asked.challenge,
        "timeout": PATIENCE,
        "rpId": party.id(),
        "allowCredentials": keys(asked.known),
        "userVerification": if verified { "required" } else { "preferred" },
    })
}

/// Says what a device is to be asked that makes a new key (L2 §5.4).
pub async fn ask(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let party = party(&state, &request)?;
    let session = cookie_of(&request, SESSION_COOKIE).unwrap_or_default();
    let (who, name) = (account.0.clone(), form.value("name").to_owned());
    let asked =
        state.at_desk(move |desk| desk.ask_for_passkey(&who, &session, &name, Utc::now())).await;
    let kinds: Value =
        ALGORITHMS.iter().map(|kind| json!({ "type": "public-key", "alg": kind })).collect();
    let (name, t) = (&account.0.name, page.t);
    question(t, asked, |asked| {
        json!({
            "rp": { "id": party.id(), "name": t.text("site-name") },
            "user": { "id": asked.user_handle, "name": name, "displayName": name },
            "challenge": asked.challenge,
            "pubKeyCredParams": kinds,
            "timeout": PATIENCE,
            "excludeCredentials": keys(asked.known),
            "authenticatorSelection": { "residentKey": "preferred", "userVerification": "preferred" },
            "attestation": "none",
        })
    })
}

/// Adds what the device made.
pub async fn add(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let party = party(&state, &request)?;
    let session = cookie_of(&request, SESSION_COOKIE).unwrap_or_default();
    let (who, sent, address) = (account.0.clone(), form.clone(), address_of(&request));
    let done = state
        .at_desk(move |desk| {
            let session = AskedFrom { secret: &session, address: &address };
            let new = NewPasskey {
                name: sent.value("name"),
                client_data: sent.value("client_data"),
                attestation: sent.value("attestation"),
            };
            desk.add_passkey(&party, &who, session, new, Utc::now())
        })
        .await;
    match done {
        Ok(made) => {
            let page = page.saying(Notice::done(Sentence::new("passkey-added-now")));
            render(&view(page, &request, &state, &account, (made, Form::empty())).await?)
        }
        Err(error) => {
            let again = (Vec::new(), form.after(error)?);
            render_wrong(&view(page, &request, &state, &account, again).await?)
        }
    }
}

/// Takes one away.
pub async fn remove(
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let (id, address) = (form.value("id").to_owned(), address_of(&request));
    let who = account.0;
    state.at_desk(move |desk| desk.remove_passkey(&who, &id, &address, Utc::now())).await?;
    let said = Notice::done(Sentence::new("passkey-removed"));
    Ok(redirect_saying("/account/passkeys", said))
}
