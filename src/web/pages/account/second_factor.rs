//! The second factor of one's own account: setup with an app, recovery codes, removal.

use crate::web::prelude::*;
use service::FactorKey;

use super::Mine;

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
        let left = mine.blocking(|service, (account, _)| {
            service.store().read(|c| Ok::<_, ServiceError>(c.recovery_codes(account.id)?))
        });
        let left = left.await?;
        let key = key.map(|key| Code::of(&key.link()).map(|code| (key, code))).transpose()?;
        let has = mine.account.second_factor;
        Ok(Self { cx: mine.page.headed("second-factor"), key, has, left, made, form })
    }
}

/// With `?needed=`, the reader was sent here because this server requires a second factor.
pub async fn show(mine: Mine, request: HttpRequest) -> Answer {
    let key = match mine.account.second_factor {
        true => None,
        false => Some(FactorKey::new(&mine.account.name)?),
    };
    render(&SecondFactor::of(mine, key, Vec::new(), Form::of_query(&request)).await?)
}

/// The form sends the key back; it is stored only if the code fits.
pub async fn set(mut mine: Mine, form: Form) -> Answer {
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

pub async fn codes(mine: Mine, _: Form) -> Answer {
    if !mine.account.second_factor {
        return Err(WebError::not_understood());
    }
    let made = mine.blocking(|service, who| service.new_recovery_codes(who, Utc::now())).await?;
    render(&SecondFactor::of(mine, None, made, Form::empty()).await?)
}

pub async fn remove(mine: Mine, _: Form) -> Answer {
    mine.blocking(|service, who| service.remove_second_factor(who, Utc::now())).await?;
    Ok(redirect_saying("/account", Notice::done(Sentence::new("second-factor-removed"))))
}
