//! The second factor of one's own account: setup with an app, recovery codes, removal.

use crate::web::prelude::*;
use service::FactorKey;

struct Key {
    written: String,
    code: Code,
}

#[derive(Template)]
#[template(path = "account/second-factor.html")]
struct SecondFactor {
    cx: Page,
    /// Present while no second factor is set up.
    key: Option<Key>,
    has: bool,
    /// Whether the reader was sent here because this server requires a second factor.
    needed: bool,
    left: i64,
    /// New recovery codes, shown only once.
    made: Vec<String>,
    form: Form,
}

fn key_of(key: &FactorKey) -> Result<Key> {
    Ok(Key { written: key.written(), code: Code::of(&key.link())? })
}

async fn view(
    page: Page,
    state: &State,
    account: &Account,
    key: Option<&FactorKey>,
    (made, form): (Vec<String>, Form),
) -> Result<SecondFactor> {
    let (t, id) = (page.t, account.0.id);
    let left = state
        .blocking(move |service| {
            let store = service.store();
            store.read(|c| Ok::<_, ServiceError>(c.recovery_codes(id)?))
        })
        .await?;
    let needed = form.is_ticked("needed");
    let page = page.titled(t.text("second-factor"));
    let (key, has) = (key.map(key_of).transpose()?, account.0.second_factor);
    Ok(SecondFactor { cx: page, key, has, needed, left, made, form })
}

pub async fn show(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
) -> Answer {
    let key = match account.0.second_factor {
        true => None,
        false => Some(FactorKey::new(&account.0.name)?),
    };
    let form = Form::of_query(&request);
    render(&view(page, &state, &account, key.as_ref(), (Vec::new(), form)).await?)
}

/// The form sends the key back; it is stored only if the code fits.
pub async fn set(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let key = || FactorKey::of(form.value("key"), &account.0.name);
    let shown = key().ok_or_else(WebError::not_understood)?;
    let (who, code) = (account.0.clone(), form.value("code").to_owned());
    let taken = key().ok_or_else(WebError::not_understood)?;
    let from = address_of(&request);
    let set = move |service: &Service| {
        service.set_second_factor((&who, &from), &taken, &code, Utc::now())
    };
    let done = state.blocking(set).await;
    match done {
        Ok(made) => {
            let account = Account(AccountRow { second_factor: true, ..account.0 });
            render(&view(page, &state, &account, None, (made, Form::empty())).await?)
        }
        Err(ServiceError::Refused(Refusal::WrongCode)) => {
            let form = form.refused("code", Sentence::new("refusal-wrong-code"));
            let again = (Vec::new(), form);
            render_wrong(&view(page, &state, &account, Some(&shown), again).await?)
        }
        Err(error) => Err(error.into()),
    }
}

pub async fn codes(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    _: Form,
) -> Answer {
    if !account.0.second_factor {
        return Err(WebError::not_understood());
    }
    let (who, from) = (account.0.clone(), address_of(&request));
    let make = move |service: &Service| service.new_recovery_codes((&who, &from), Utc::now());
    let made = state.blocking(make).await?;
    render(&view(page, &state, &account, None, (made, Form::empty())).await?)
}

pub async fn remove(request: HttpRequest, state: Data<State>, account: Account, _: Form) -> Answer {
    let from = address_of(&request);
    let remove =
        move |service: &Service| service.remove_second_factor((&account.0, &from), Utc::now());
    state.blocking(remove).await?;
    Ok(redirect_saying("/account", Notice::done(Sentence::new("second-factor-removed"))))
}
