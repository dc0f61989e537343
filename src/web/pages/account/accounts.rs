//! The list of accounts, for the owners of the server.

use crate::web::prelude::*;
use service::AccountSeen;

use super::Mine;

#[derive(Template)]
#[template(path = "account/accounts.html")]
struct Accounts {
    cx: Page,
    me: AccountId,
    all: Vec<AccountSeen>,
    /// An account with its new password, shown only once.
    made: Option<(AccountRow, String)>,
}

impl Accounts {
    async fn of(mine: Mine, made: Option<(AccountRow, String)>) -> Result<Self> {
        let all = mine.state.blocking(|service| service.accounts_seen(Utc::now())).await?;
        Ok(Self { cx: mine.page.headed("accounts-title"), me: mine.account.id, all, made })
    }

    fn note(&self, seen: &AccountSeen) -> String {
        let (cx, account) = (&self.cx, &seen.account);
        let role = match (account.is_owner, account.makes_events) {
            (true, _) => Some(cx.text("accounts-owner")),
            (false, true) => Some(cx.text("accounts-event-maker")),
            (false, false) => None,
        };
        let factor = account.second_factor.then(|| cx.text("accounts-second-factor"));
        let last = match seen.seen_at {
            _ if account.disabled => Some(cx.text("accounts-disabled")),
            Some(at) => Some(cx.with("accounts-seen", [("at", cx.local_moment(at))])),
            None => None,
        };
        [role, factor, last].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

#[route("GET", "/accounts", Owner)]
async fn show(mine: Mine) -> Answer {
    render(&Accounts::of(mine, None).await?)
}

/// Acts on the account that the form names.
async fn carried_out<T: Send + 'static>(
    mine: &Mine,
    form: &Form,
    act: impl FnOnce(&Service, By<'_>, AccountId, &str) -> Result<T, ServiceError> + Send + 'static,
) -> Result<Result<T, ServiceError>> {
    let whom = form.value("account").parse().map_err(|_| WebError::not_understood())?;
    let sender = Sender::of(mine.account.id, form);
    let act = move |service: &Service, (_, from): (&AccountRow, &str)| {
        act(service, sender.by(), AccountId(whom), from)
    };
    Ok(mine.blocking(act).await)
}

fn respond(done: Result<Done<AccountRow>, ServiceError>, key: &'static str) -> Answer {
    let notice = match done {
        Ok(Done::Now(account)) => Notice::done(Sentence::new(key).with("name", account.name)),
        Ok(Done::Before) => Notice::alert(Sentence::new("accounts-before")),
        Err(ServiceError::Refused(Refusal::LastOwner)) => {
            Notice::alert(Refusal::LastOwner.sentence())
        }
        Err(error) => return Err(error.into()),
    };
    Ok(redirect_saying("/accounts", notice))
}

#[route("POST", "/accounts/owner", Owner)]
async fn owner(mine: Mine, form: Form) -> Answer {
    let named = form.value("owner") == "yes";
    let name = move |s: &Service, by: By<'_>, whom, from: &str| s.name_owner(by, whom, named, from);
    let key = if named { "accounts-owner-named" } else { "accounts-owner-unnamed" };
    respond(carried_out(&mine, &form, name).await?, key)
}

#[route("POST", "/accounts/event-maker", Owner)]
async fn event_maker(mine: Mine, form: Form) -> Answer {
    let makes = form.value("makes") == "yes";
    let name =
        move |s: &Service, by: By<'_>, whom, from: &str| s.name_event_maker(by, whom, makes, from);
    let key = if makes { "accounts-event-maker-named" } else { "accounts-event-maker-unnamed" };
    respond(carried_out(&mine, &form, name).await?, key)
}

#[route("POST", "/accounts/disable", Owner)]
async fn disable(mine: Mine, form: Form) -> Answer {
    let disabled = form.value("disabled") == "yes";
    let disable = move |s: &Service, by: By<'_>, whom, from: &str| {
        s.disable_account(by, whom, disabled, from)
    };
    let key = if disabled { "accounts-disabled-now" } else { "accounts-enabled" };
    respond(carried_out(&mine, &form, disable).await?, key)
}

#[route("POST", "/accounts/second-factor", Owner)]
async fn second_factor(mine: Mine, form: Form) -> Answer {
    let remove = Service::remove_second_factor_of;
    respond(carried_out(&mine, &form, remove).await?, "accounts-second-factor-removed")
}

#[route("POST", "/accounts/password", Owner)]
async fn password(mine: Mine, form: Form) -> Answer {
    match carried_out(&mine, &form, Service::reset_password).await?? {
        Done::Now(made) => render(&Accounts::of(mine, Some(made)).await?),
        Done::Before => respond(Ok(Done::Before), ""),
    }
}
