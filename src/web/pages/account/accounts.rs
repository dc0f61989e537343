//! Everybody who can sign in, for the owners of the server.

use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;
use chrono::Utc;

use crate::service::{AccountSeen, By, Done, Refusal, Service, ServiceError};
use crate::store::{AccountId, AccountRow};
use crate::web::{
    Account, Answer, Form, Lang, Message, Notice, Page, Result, Sender, Sentence, State, WebError,
    address_of, redirect_saying, render,
};

struct Line {
    id: i64,
    name: String,
    note: String,
    owner: bool,
    makes_events: bool,
    disabled: bool,
    second_factor: bool,
}

/// A password that was made just now; it is shown this once.
struct Made {
    name: String,
    password: String,
}

#[derive(Template)]
#[template(path = "account/accounts.html")]
struct Accounts {
    t: Lang,
    page: Page,
    me: i64,
    lines: Vec<Line>,
    made: Option<Made>,
}

async fn view(page: Page, state: &State, account: &Account, made: Option<Made>) -> Answer {
    let t = page.t;
    let seen = state.blocking(|service| service.accounts_seen(Utc::now())).await?;
    let lines = seen.into_iter().map(|seen| line(t, seen)).collect();
    render(&Accounts {
        t,
        page: page.titled(t.text("accounts-title")),
        me: account.0.id.0,
        lines,
        made,
    })
}

fn line(t: Lang, seen: AccountSeen) -> Line {
    let AccountSeen { account, seen_at, .. } = seen;
    let mut notes = Vec::new();
    if account.is_owner {
        notes.push(t.text("accounts-owner"));
    } else if account.makes_events {
        notes.push(t.text("accounts-event-maker"));
    }
    if account.second_factor {
        notes.push(t.text("accounts-second-factor"));
    }
    match seen_at {
        _ if account.disabled => notes.push(t.text("accounts-disabled")),
        Some(at) => {
            let at = t.moment(t.local(at.naive_utc()));
            notes.push(t.with("accounts-seen", [("at", at)]));
        }
        None => {}
    }
    Line {
        id: account.id.0,
        note: notes.join(" · "),
        owner: account.is_owner,
        makes_events: account.makes_events,
        disabled: account.disabled,
        second_factor: account.second_factor,
        name: account.name,
    }
}

/// Who can sign in.
pub async fn show(page: Page, state: Data<State>, account: Account) -> Answer {
    view(page, &state, &account, None).await
}

/// What was sent: whom it is about, by whom, from where.
struct Sent {
    whom: AccountId,
    sender: Sender,
    address: String,
}

impl Sent {
    fn of(request: &HttpRequest, account: &Account, form: &Form) -> Result<Self> {
        let whom = form.value("account").parse().map_err(|_| WebError::not_understood())?;
        let sender = Sender::of(account.0.id, form);
        Ok(Self { whom: AccountId(whom), sender, address: address_of(request) })
    }

    async fn carried_out<T: Send + 'static>(
        self,
        state: &State,
        act: impl FnOnce(&Service, By<'_>, AccountId, &str) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        state
            .blocking(move |service| act(service, self.sender.by(), self.whom, &self.address))
            .await
    }
}

fn said(done: Result<Done<AccountRow>, ServiceError>, key: &'static str) -> Answer {
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

/// Makes somebody an owner, or no more.
pub async fn owner(
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let named = form.value("owner") == "yes";
    let sent = Sent::of(&request, &account, &form)?;
    let act = move |service: &Service, by: By<'_>, whom, address: &str| {
        service.name_owner(by, whom, named, address)
    };
    let done = sent.carried_out(&state, act).await;
    said(done, if named { "accounts-owner-named" } else { "accounts-owner-unnamed" })
}

/// Lets somebody make events, or no more.
pub async fn event_maker(
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let makes = form.value("makes") == "yes";
    let sent = Sent::of(&request, &account, &form)?;
    let act = move |service: &Service, by: By<'_>, whom, address: &str| {
        service.name_event_maker(by, whom, makes, address)
    };
    let done = sent.carried_out(&state, act).await;
    said(done, if makes { "accounts-event-maker-named" } else { "accounts-event-maker-unnamed" })
}

/// Lets somebody sign in no more, or again.
pub async fn disable(
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let disabled = form.value("disabled") == "yes";
    let sent = Sent::of(&request, &account, &form)?;
    let act = move |service: &Service, by: By<'_>, whom, address: &str| {
        service.disable_account(by, whom, disabled, address)
    };
    let done = sent.carried_out(&state, act).await;
    said(done, if disabled { "accounts-disabled-now" } else { "accounts-enabled" })
}

/// Takes the second factor of somebody away who lost it.
pub async fn second_factor(
    request: HttpRequest,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let sent = Sent::of(&request, &account, &form)?;
    let act = |service: &Service, by: By<'_>, whom, address: &str| {
        service.remove_second_factor_of(by, whom, address)
    };
    said(sent.carried_out(&state, act).await, "accounts-second-factor-removed")
}

/// Makes a new password for somebody and shows it, once.
pub async fn password(
    request: HttpRequest,
    page: Page,
    state: Data<State>,
    account: Account,
    form: Form,
) -> Answer {
    let sent = Sent::of(&request, &account, &form)?;
    let act = |service: &Service, by: By<'_>, whom, address: &str| {
        service.reset_password(by, whom, address)
    };
    match sent.carried_out(&state, act).await? {
        Done::Now((whom, password)) => {
            let made = Made { name: whom.name, password };
            view(page, &state, &account, Some(made)).await
        }
        Done::Before => said(Ok(Done::Before), ""),
    }
}
