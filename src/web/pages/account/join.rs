//! New accounts: the first one, by the setup link, and those of people invited to an event.

use super::keep;
use crate::web::prelude::*;

struct NewAccount {
    name: String,
    password: String,
}

impl FromForm for NewAccount {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.read("name", check_name);
        let password = reader.typed("password").to_owned();
        if reader.typed("password_again") != password {
            reader.refuse("password_again", Sentence::new("fault-password-again"));
        }
        Some(Self { name: name?, password })
    }
}

#[derive(Template)]
#[template(path = "account/setup.html")]
struct Setup {
    cx: Page,
    form: Form,
}

impl Setup {
    fn new(page: Page, form: Form) -> Self {
        Self { cx: page.headed("setup-title"), form }
    }
}

#[route("GET", "/setup/{token}", Public)]
async fn show_setup(page: Page, state: Data<State>, token: Path<String>) -> Answer {
    // A later start of the desktop program opens this address, too.
    if state.desktop.is_some() && !state.blocking(Service::has_no_account).await? {
        return Ok(redirect("/computer"));
    }
    state.blocking(move |service| service.check_setup_link(&token)).await?;
    render(&Setup::new(page, Form::empty()))
}

#[route("POST", "/setup/{token}", Public)]
async fn set_up(page: Page, state: Data<State>, token: Path<String>, form: Form) -> Answer {
    let again = |form| Setup::new(page.clone(), form);
    let new: NewAccount = form.parse_or(again)?;
    let set_up =
        move |service: &Service| service.set_up(&token, &new.name, &new.password, Utc::now());
    let signed_in = form.saved(state.blocking(set_up).await, again)?;
    let to = if state.desktop.is_some() { "/computer" } else { "/" };
    let mut answer = redirect_saying(to, Notice::done(Sentence::new("setup-done")));
    keep(&mut answer, &state, &signed_in)?;
    Ok(answer)
}

#[derive(Template)]
#[template(path = "account/join.html")]
struct Join {
    cx: Page,
    form: Form,
    offer: Offer,
    account: Option<Account>,
    token: String,
}

impl Join {
    fn of(page: Page, offer: Offer, account: Option<Account>, token: &str, form: Form) -> Self {
        let title = page.with("join-title", [("event", offer.event.as_str())]);
        Self { cx: page.titled(title), form, offer, account, token: token.to_owned() }
    }
}

#[derive(Clone)]
struct Offer {
    event: String,
    slug: String,
    role: Role,
}

impl Offer {
    async fn of(state: &State, token: &str, account: Option<&Account>) -> Result<Self> {
        let (token, who) = (token.to_owned(), account.map(|account| account.0.id));
        let offer = state.blocking(move |service| {
            let joined = service.invitation(&token, who, Utc::now())?;
            let snapshot = service.find(joined.tournament)?;
            let snapshot = snapshot.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            let event = snapshot.tournament.settings.name.clone();
            Ok(Self { event, slug: snapshot.slug.clone(), role: joined.role })
        });
        Ok(offer.await?)
    }

    fn welcome(&self) -> HttpResponse {
        let to = match self.role {
            Role::Recorder => format!("/t/{}", self.slug),
            Role::Arbiter => format!("/t/{}/boards", self.slug),
            Role::Organiser => format!("/t/{}/entries", self.slug),
        };
        let notice = Sentence::new("join-done").with("event", self.event.as_str());
        redirect_saying(&to, Notice::done(notice))
    }
}

#[route("GET", "/join/{token}", Public)]
async fn show(
    page: Page,
    state: Data<State>,
    account: Option<Account>,
    token: Path<String>,
) -> Answer {
    let offer = Offer::of(&state, &token, account.as_ref()).await?;
    render(&Join::of(page, offer, account, &token, Form::empty()))
}

#[route("POST", "/join/{token}", Public)]
async fn join(
    page: Page,
    state: Data<State>,
    account: Option<Account>,
    token: Path<String>,
    form: Form,
) -> Answer {
    let offer = Offer::of(&state, &token, account.as_ref()).await?;
    let secret = token.to_string();
    if let Some(account) = account {
        state.blocking(move |service| service.join(&secret, &account.0, Utc::now())).await?;
        return Ok(offer.welcome());
    }
    let again = |form| Join::of(page.clone(), offer.clone(), None, &token, form);
    let new: NewAccount = form.parse_or(again)?;
    let join =
        move |service: &Service| service.join_as_new(&secret, &new.name, &new.password, Utc::now());
    let (_, signed_in) = form.saved(state.blocking(join).await, again)?;
    let mut answer = offer.welcome();
    keep(&mut answer, &state, &signed_in)?;
    Ok(answer)
}
