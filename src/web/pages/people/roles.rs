use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;
use chrono::Utc;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::desk::DeskError;
use crate::store::{AccountId, InvitationRow, Role, RoleRow};
use crate::web::views::organiser_ways::organiser_ways;
use crate::web::{
    Account, Answer, Event, Form, Lang, Notice, Page, Sender, Sentence, State, Way, WebError,
    frame, new_form_key, redirect, redirect_saying, render,
};

/// An invitation that can still be used.
struct Open {
    id: i32,
    role: &'static str,
    until: String,
}

/// A link that was made just now; it is shown this once.
struct Fresh {
    link: String,
    qr: String,
    role: &'static str,
}

#[derive(Template)]
#[template(path = "people/roles.html")]
struct People {
    t: Lang,
    page: Page,
    ways: Vec<Way>,
    base: String,
    form_key: String,
    people: Vec<RoleRow>,
    me: AccountId,
    /// Whether nobody is named chief arbiter, so that organisers act as one.
    no_chief: bool,
    /// Whether the viewer owns the server and has no role of his own here.
    outside: bool,
    open: Vec<Open>,
    fresh: Option<Fresh>,
}

async fn view(
    page: Page,
    state: &State,
    event: &Event,
    account: &Account,
    fresh: Option<Fresh>,
) -> Answer {
    let t = page.t;
    let id = event.snapshot.id;
    let (people, invitations) = state
        .at_desk(move |desk| {
            let store = desk.store();
            store.read(|c| Ok::<_, DeskError>((store.roles(c, id)?, store.invitations(c, id)?)))
        })
        .await?;
    let now = Utc::now();
    let open = |invitation: &InvitationRow| Open {
        id: invitation.id,
        role: invitation.role.name(),
        until: t.day(invitation.expires_at.date_naive()),
    };
    render(&People {
        t,
        ways: organiser_ways(t, event, &page),
        page: frame(page, event).titled(t.text("people-title")).below(&event.path("/entries")),
        base: event.path("/people"),
        form_key: new_form_key(),
        no_chief: !people.iter().any(|person| person.chief),
        outside: account.0.is_owner && !people.iter().any(|p| p.account == account.0.id),
        people,
        me: account.0.id,
        open: invitations.iter().filter(|i| !i.revoked && i.expires_at > now).map(open).collect(),
        fresh,
    })
}

/// Who works here, and the links by which others may join.
pub async fn show(page: Page, state: Data<State>, event: Event, account: Account) -> Answer {
    view(page, &state, &event, &account, None).await
}

/// Makes an invitation and shows its link and its picture for a phone's camera, once.
pub async fn invite(
    page: Page,
    request: HttpRequest,
    state: Data<State>,
    event: Event,
    account: Account,
    form: Form,
) -> Answer {
    let role = Role::named(form.value("role")).ok_or_else(WebError::not_understood)?;
    let (id, creator) = (event.snapshot.id, account.0.id);
    let sender = Sender::of(creator, &form);
    let invited = state.at_desk(move |desk| desk.invite(id, sender.by(), creator, role)).await?;
    let info = request.connection_info().clone();
    let link = format!("{}://{}/join/{}", info.scheme(), info.host(), invited.token.secret());
    let fresh = Fresh { qr: qr(&link)?, link, role: role.name() };
    view(page, &state, &event, &account, Some(fresh)).await
}

/// A link as a picture, black on white whatever the page's colours.
fn qr(link: &str) -> Result<String, WebError> {
    let code = QrCode::new(link).map_err(anyhow::Error::from)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    let start = picture.find("<svg").unwrap_or(0);
    Ok(picture[start..].to_owned())
}

/// Takes an invitation back.
pub async fn revoke(state: Data<State>, event: Event, account: Account, form: Form) -> Answer {
    let number: i32 = form.value("id").parse().map_err(|_| WebError::not_understood())?;
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    state.at_desk(move |desk| desk.revoke_invitation(id, sender.by(), number)).await?;
    Ok(redirect(&event.path("/people")))
}

/// Names somebody chief arbiter, or takes that back.
pub async fn chief(state: Data<State>, event: Event, account: Account, form: Form) -> Answer {
    let whom = form.value("account").parse().map(AccountId);
    let whom = whom.map_err(|_| WebError::not_understood())?;
    let named = form.value("chief") == "yes";
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    state.at_desk(move |desk| desk.name_chief(id, sender.by(), whom, named)).await?;
    let key = if named { "people-chief-named" } else { "people-chief-unnamed" };
    Ok(redirect_saying(&event.path("/people"), Notice::done(Sentence::new(key))))
}

/// Takes somebody's role away.
pub async fn remove(state: Data<State>, event: Event, account: Account, form: Form) -> Answer {
    let whom = form.value("account").parse().map(AccountId);
    let whom = whom.map_err(|_| WebError::not_understood())?;
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    state.at_desk(move |desk| desk.remove_role(id, sender.by(), whom)).await?;
    let notice = Notice::done(Sentence::new("people-removed"));
    Ok(redirect_saying(&event.path("/people"), notice))
}
