//! One's own account: its password, the browsers that are signed in, and the second factor with its recovery codes.

use crate::web::prelude::*;
use service::FactorKey;
use store::{ListedTournament, OwnSession};

use super::{Mine, keep};

#[derive(Template)]
#[template(path = "account/password.html")]
struct Password {
    cx: Page,
    name: String,
    form: Form,
    sessions: Vec<OwnSession>,
    /// Events in which the account has a role.
    roles: Vec<(ListedTournament, Role)>,
}

impl Password {
    async fn of(mine: Mine, form: Form) -> Result<Self> {
        let hash = Token::hash_of(&mine.session);
        let known = mine.blocking(move |service, (account, _)| {
            service.store().read(|c| {
                let sessions = c.sessions_of(account.id, &hash, Utc::now())?;
                let (all, own) = (c.tournaments()?, c.roles_of(account.id)?);
                let role = |one: &ListedTournament| own.iter().find(|(id, _)| *id == one.id);
                let roles = all.into_iter().filter_map(|one| Some((role(&one)?.1, one)));
                Ok::<_, ServiceError>((sessions, roles.map(|(role, one)| (one, role)).collect()))
            })
        });
        let (sessions, roles) = known.await?;
        let (cx, name) = (mine.page.headed("account-title"), mine.account.name);
        Ok(Self { cx, name, form, sessions, roles })
    }
}

#[route("GET", "/account", SignedIn)]
async fn show(mine: Mine) -> Answer {
    render(&Password::of(mine, Form::empty()).await?)
}

#[route("POST", "/account/sessions", SignedIn)]
async fn end_others(mine: Mine, _: Form) -> Answer {
    let session = mine.session.clone();
    mine.blocking(move |service, who| service.end_other_sessions(who, &session, Utc::now()))
        .await?;
    Ok(redirect_saying("/account", Notice::done(Sentence::new("account-sessions-ended"))))
}

/// Signs the other browsers out, too.
#[route("POST", "/account", SignedIn)]
async fn change(mine: Mine, form: Form) -> Answer {
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

#[derive(Template)]
#[template(path = "account/second-factor.html")]
struct SecondFactor {
    cx: Page,
    /// Present while no second factor is set up.
    key: Option<(FactorKey, Code)>,
    has: bool,
    left: i64,
    /// New recovery codes, shown only once.
    made: Vec<String>,
    form: Form,
}

impl SecondFactor {
    async fn of(mine: Mine, key: Option<FactorKey>, made: Vec<String>, form: Form) -> Result<Self> {
        let left =
            mine.blocking(|service, (account, _)| service.read(|c| c.recovery_codes(account.id)));
        let left = left.await?;
        let key = key.map(|key| Code::of(&key.link()).map(|code| (key, code))).transpose()?;
        let has = mine.account.second_factor;
        Ok(Self { cx: mine.page.headed("second-factor"), key, has, left, made, form })
    }
}

/// With `?needed=`, the reader was sent here because this server requires a second factor.
#[route("GET", "/account/second-factor", SignedIn)]
async fn second_factor(mine: Mine, request: HttpRequest) -> Answer {
    let new = || FactorKey::new(&mine.account.name);
    let key = (!mine.account.second_factor).then(new).transpose()?;
    render(&SecondFactor::of(mine, key, Vec::new(), Form::of_query(&request)).await?)
}

/// The form sends the key back; it is stored only if the code fits.
#[route("POST", "/account/second-factor", SignedIn)]
async fn set_second_factor(mut mine: Mine, form: Form) -> Answer {
    let key = || FactorKey::of(form.value("key"), &mine.account.name);
    let shown = key().ok_or_else(WebError::not_understood)?;
    let taken = key().ok_or_else(WebError::not_understood)?;
    let code = form.value("code").to_owned();
    let set = mine
        .blocking(move |service, who| service.set_second_factor(who, &taken, &code, Utc::now()));
    match set.await {
        Ok(made) => {
            mine.account.second_factor = true;
            render(&SecondFactor::of(mine, None, made, Form::empty()).await?)
        }
        Err(ServiceError::Refused(Refusal::WrongCode)) => {
            let form = form.refused("code", Sentence::new("refusal-wrong-code"));
            Err(WebError::again(&SecondFactor::of(mine, Some(shown), Vec::new(), form).await?))
        }
        Err(error) => Err(error.into()),
    }
}

#[route("POST", "/account/second-factor/codes", SignedIn)]
async fn codes(mine: Mine, _: Form) -> Answer {
    if !mine.account.second_factor {
        return Err(WebError::not_understood());
    }
    let made = mine.blocking(|service, who| service.new_recovery_codes(who, Utc::now())).await?;
    render(&SecondFactor::of(mine, None, made, Form::empty()).await?)
}

#[route("POST", "/account/second-factor/remove", SignedIn)]
async fn remove_second_factor(mine: Mine, _: Form) -> Answer {
    mine.blocking(|service, who| service.remove_second_factor(who, Utc::now())).await?;
    Ok(redirect_saying("/account", Notice::done(Sentence::new("second-factor-removed"))))
}
