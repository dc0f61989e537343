use crate::web::prelude::*;
use store::OwnSession;

use super::{cookie_of, keep};

#[derive(Template)]
#[template(path = "account/password.html")]
struct Password {
    cx: Page,
    name: String,
    form: Form,
    sessions: Vec<SessionLine>,
}

struct SessionLine {
    since: String,
    seen: String,
    browser: String,
    address: String,
    this: bool,
}

async fn view(
    page: Page,
    request: &HttpRequest,
    state: &State,
    account: &Account,
    form: Form,
) -> Result<Password> {
    let (t, id) = (page.t, account.0.id);
    let hash = Token::hash_of(&cookie_of(request, SESSION_COOKIE).unwrap_or_default());
    let sessions = state.blocking(move |service| {
        let store = service.store();
        store.read(|c| Ok(c.sessions_of(id, &hash, Utc::now())?))
    });
    let line = |session: &OwnSession| SessionLine {
        since: t.moment(t.local(session.created_at.naive_utc())),
        seen: t.moment(t.local(session.seen_at.naive_utc())),
        browser: session.used_by.browser.clone(),
        address: session.used_by.address.clone(),
        this: session.this,
    };
    let sessions = sessions.await?.iter().map(line).collect();
    let page = page.titled(t.text("account-title"));
    Ok(Password { cx: page, name: account.0.name.clone(), form, sessions })
}

pub async fn show(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
) -> Answer {
    render(&view(page, &request, &state, &account, Form::empty()).await?)
}

pub async fn end_others(
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    _: Form,
) -> Answer {
    let session = cookie_of(&request, SESSION_COOKIE).unwrap_or_default();
    let from = address_of(&request);
    let end = move |service: &Service| {
        service.end_other_sessions((&account.0, &from), &session, Utc::now())
    };
    state.blocking(end).await?;
    Ok(redirect_saying("/account", Notice::done(Sentence::new("account-sessions-ended"))))
}

/// Signs the other browsers out, too.
pub async fn change(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    if form.value("password") != form.value("password_again") {
        let form = form.refused("password_again", Sentence::new("fault-password-again"));
        return render_wrong(&view(page, &request, &state, &account, form).await?);
    }
    let (old, new) = (form.value("old_password").to_owned(), form.value("password").to_owned());
    let (who, from) = (account.0.clone(), address_of(&request));
    let change =
        move |service: &Service| service.change_password((&who, &from), &old, &new, Utc::now());
    let done = state.blocking(change).await;
    match done {
        Ok(signed_in) => {
            let notice = Notice::done(Sentence::new("account-password-changed"));
            let mut answer = redirect_saying("/account", notice);
            keep(&mut answer, &state, &signed_in)?;
            Ok(answer)
        }
        Err(error) => {
            let form = form.after(error)?;
            render_wrong(&view(page, &request, &state, &account, form).await?)
        }
    }
}
