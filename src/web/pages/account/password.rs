//! One's own account: its password, and the browsers that are signed in.

use crate::web::prelude::*;
use store::OwnSession;

use super::{Mine, keep};

#[derive(Template)]
#[template(path = "account/password.html")]
struct Password {
    cx: Page,
    name: String,
    form: Form,
    sessions: Vec<OwnSession>,
}

impl Password {
    async fn of(mine: Mine, form: Form) -> Result<Self> {
        let hash = Token::hash_of(&mine.session);
        let sessions = mine.blocking(move |service, (account, _)| {
            service.store().read(|c| Ok(c.sessions_of(account.id, &hash, Utc::now())?))
        });
        let sessions = sessions.await?;
        Ok(Self { cx: mine.page.headed("account-title"), name: mine.account.name, form, sessions })
    }
}

pub async fn show(mine: Mine) -> Answer {
    render(&Password::of(mine, Form::empty()).await?)
}

pub async fn end_others(mine: Mine, _: Form) -> Answer {
    let session = mine.session.clone();
    mine.blocking(move |service, who| service.end_other_sessions(who, &session, Utc::now()))
        .await?;
    Ok(redirect_saying("/account", Notice::done(Sentence::new("account-sessions-ended"))))
}

/// Signs the other browsers out, too.
pub async fn change(mine: Mine, form: Form) -> Answer {
    let (old, new) = (form.value("old_password").to_owned(), form.value("password").to_owned());
    if new != form.value("password_again") {
        let form = form.refused("password_again", Sentence::new("fault-password-again"));
        return Err(WebError::again(&Password::of(mine, form).await?));
    }
    let done = mine
        .blocking(move |service, who| service.change_password(who, &old, &new, Utc::now()))
        .await;
    match done {
        Ok(signed_in) => {
            let notice = Notice::done(Sentence::new("account-password-changed"));
            let mut answer = redirect_saying("/account", notice);
            keep(&mut answer, &mine.state, &signed_in)?;
            Ok(answer)
        }
        Err(error) => Err(WebError::again(&Password::of(mine, form.after(error)?).await?)),
    }
}
