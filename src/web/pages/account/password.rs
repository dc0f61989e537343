use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

use crate::web::{
    Account, Answer, Form, Lang, Notice, Page, SESSION_COOKIE, Sentence, State, redirect_saying,
    render, render_wrong,
};

#[derive(Template)]
#[template(path = "account/password.html")]
struct Password {
    t: Lang,
    page: Page,
    name: String,
    form: Form,
}

fn view(page: Page, account: &Account, form: Form) -> Password {
    let t = page.t;
    Password { t, page: page.titled(t.text("account-title")), name: account.0.name.clone(), form }
}

/// One's own account.
pub async fn show(page: Page, account: Account) -> Answer {
    render(&view(page, &account, Form::empty()))
}

/// Changes the password; other browsers are signed out.
pub async fn change(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    if form.value("password") != form.value("password_again") {
        let form = form.refused("password_again", Sentence::new("fault-password-again"));
        return render_wrong(&view(page, &account, form));
    }
    let session = request.cookie(SESSION_COOKIE).map(|c| c.value().to_owned()).unwrap_or_default();
    let (old, new) = (form.value("old_password").to_owned(), form.value("password").to_owned());
    let who = account.0.clone();
    let done = state.at_desk(move |desk| desk.change_password(&who, &old, &new, &session)).await;
    match done {
        Ok(()) => {
            let notice = Notice::done(Sentence::new("account-password-changed"));
            Ok(redirect_saying("/account", notice))
        }
        Err(error) => render_wrong(&view(page, &account, form.after(error)?)),
    }
}
