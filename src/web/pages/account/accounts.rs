//! The list of accounts, for the owners of the server.

use crate::web::prelude::*;
use futures_util::future::LocalBoxFuture;

use crate::web::Message;
use service::AccountSeen;

struct Line {
    id: i64,
    name: String,
    note: String,
    owner: bool,
    makes_events: bool,
    disabled: bool,
    second_factor: bool,
}

/// A new password, shown only once.
struct Made {
    name: String,
    password: String,
}

#[derive(Template)]
#[template(path = "account/accounts.html")]
struct Accounts {
    cx: Page,
    me: i64,
    lines: Vec<Line>,
    made: Option<Made>,
}

async fn view(page: Page, state: &State, account: &Account, made: Option<Made>) -> Answer {
    let t = page.t;
    let seen = state.blocking(|service| service.accounts_seen(Utc::now())).await?;
    let lines = seen.into_iter().map(|seen| line(t, seen)).collect();
    render(&Accounts { cx: page.titled(t.text("accounts-title")), me: account.0.id.0, lines, made })
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

pub async fn show(page: Page, state: Data<State>, account: Account) -> Answer {
    view(page, &state, &account, None).await
}

/// A sent form: `account` sent it, `whom` is the account that it changes.
pub struct Sent {
    whom: AccountId,
    account: Account,
    sender: Sender,
    address: String,
    form: Form,
    state: Data<State>,
}

impl FromRequest for Sent {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let account = Account::from_request(request, payload).into_inner();
        let form = Form::from_request(request, payload);
        let state = request.app_data::<Data<State>>().cloned();
        let address = address_of(request);
        Box::pin(async move {
            let (account, form) = (account?, form.await?);
            let whom = form.value("account").parse().map_err(|_| WebError::not_understood())?;
            let state = state.ok_or_else(|| anyhow!("no state"))?;
            let sender = Sender::of(account.0.id, &form);
            Ok(Self { whom: AccountId(whom), account, sender, address, form, state })
        })
    }
}

impl Sent {
    fn says_yes(&self, field: &str) -> bool {
        self.form.value(field) == "yes"
    }

    async fn carried_out<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Service, By<'_>, AccountId, &str) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (whom, sender, address) = (self.whom, self.sender.clone(), self.address.clone());
        self.state.blocking(move |service| act(service, sender.by(), whom, &address)).await
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

pub async fn owner(sent: Sent) -> Answer {
    let named = sent.says_yes("owner");
    let done = sent.carried_out(move |s, by, whom, from| s.name_owner(by, whom, named, from)).await;
    said(done, if named { "accounts-owner-named" } else { "accounts-owner-unnamed" })
}

pub async fn event_maker(sent: Sent) -> Answer {
    let makes = sent.says_yes("makes");
    let done =
        sent.carried_out(move |s, by, whom, from| s.name_event_maker(by, whom, makes, from)).await;
    said(done, if makes { "accounts-event-maker-named" } else { "accounts-event-maker-unnamed" })
}

pub async fn disable(sent: Sent) -> Answer {
    let disabled = sent.says_yes("disabled");
    let done = sent
        .carried_out(move |s, by, whom, from| s.disable_account(by, whom, disabled, from))
        .await;
    said(done, if disabled { "accounts-disabled-now" } else { "accounts-enabled" })
}

pub async fn second_factor(sent: Sent) -> Answer {
    let done =
        sent.carried_out(|s, by, whom, from| s.remove_second_factor_of(by, whom, from)).await;
    said(done, "accounts-second-factor-removed")
}

pub async fn password(page: Page, sent: Sent) -> Answer {
    match sent.carried_out(|s, by, whom, from| s.reset_password(by, whom, from)).await? {
        Done::Now((whom, password)) => {
            let made = Made { name: whom.name, password };
            view(page, &sent.state, &sent.account, Some(made)).await
        }
        Done::Before => said(Ok(Done::Before), ""),
    }
}
