use super::{NewAccount, keep};
use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "account/join.html")]
struct Join {
    cx: Page,
    form: Form,
    event: String,
    role: &'static str,
    known_as: Option<String>,
    token: String,
}

struct Offer {
    event: String,
    slug: String,
    role: Role,
}

async fn offer(state: &State, token: &str, account: Option<&Account>) -> Result<Offer> {
    let (token, who) = (token.to_owned(), account.map(|account| account.0.id));
    let offer = state
        .blocking(move |service| {
            let joined = service.invitation(&token, who, Utc::now())?;
            let store = service.store();
            let snapshot =
                store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, joined.tournament)?))?;
            let snapshot = snapshot.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            let event = snapshot.tournament.settings.name.clone();
            Ok(Offer { event, slug: snapshot.slug.clone(), role: joined.role })
        })
        .await?;
    Ok(offer)
}

fn view(page: Page, offer: &Offer, account: Option<&Account>, token: &str, form: Form) -> Join {
    let t = page.t;
    Join {
        cx: page.titled(t.with("join-title", [("event", offer.event.as_str())])),
        form,
        event: offer.event.clone(),
        role: offer.role.name(),
        known_as: account.map(|account| account.0.name.clone()),
        token: token.to_owned(),
    }
}

fn welcome(offer: &Offer) -> HttpResponse {
    let to = match offer.role {
        Role::Recorder => format!("/t/{}", offer.slug),
        Role::Arbiter => format!("/t/{}/boards", offer.slug),
        Role::Organiser => format!("/t/{}/entries", offer.slug),
    };
    let notice = Sentence::new("join-done").with("event", offer.event.as_str());
    redirect_saying(&to, Notice::done(notice))
}

pub async fn show(
    page: Page,
    state: Data<State>,
    account: Option<Account>,
    token: Path<String>,
) -> Answer {
    let offer = offer(&state, &token, account.as_ref()).await?;
    render(&view(page, &offer, account.as_ref(), &token, Form::empty()))
}

pub async fn join(
    page: Page,
    state: Data<State>,
    account: Option<Account>,
    token: Path<String>,
    form: Form,
) -> Answer {
    let offer = offer(&state, &token, account.as_ref()).await?;
    let secret = token.to_string();
    if let Some(account) = account {
        state.blocking(move |service| service.join(&secret, &account.0, Utc::now())).await?;
        return Ok(welcome(&offer));
    }
    let new: NewAccount = match form.parse() {
        Ok(new) => new,
        Err(form) => return render_wrong(&view(page, &offer, None, &token, form)),
    };
    let done = state
        .blocking(move |service| service.join_as_new(&secret, &new.name, &new.password, Utc::now()))
        .await;
    match done {
        Ok((_, signed_in)) => {
            let mut answer = welcome(&offer);
            keep(&mut answer, &state, &signed_in)?;
            Ok(answer)
        }
        Err(error) => render_wrong(&view(page, &offer, None, &token, form.after(error)?)),
    }
}
