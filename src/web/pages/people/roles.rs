use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;
use chrono::Utc;
use qrcode::QrCode;
use qrcode::render::svg;

use crate::desk::{DeskError, Done};
use crate::store::{AccountId, InvitationRow, Role, RoleRow};
use crate::web::views::organiser_links::organiser_links;
use crate::web::{
    Account, Act, Answer, Event, Lang, Link, Notice, Page, Sentence, State, WebError, frame,
    redirect, redirect_saying, render,
};

/// An invitation that can still be used.
struct InvitationLine {
    id: i32,
    role: &'static str,
    until: String,
}

/// A link that was made just now; it is shown this once.
struct InvitationLink {
    link: String,
    qr: String,
    role: &'static str,
}

#[derive(Template)]
#[template(path = "people/roles.html")]
struct People {
    t: Lang,
    page: Page,
    links: Vec<Link>,
    base: String,
    people: Vec<RoleRow>,
    me: AccountId,
    /// Whether nobody is named chief arbiter, so that organisers act as one.
    no_chief: bool,
    /// Whether the viewer owns the server and has no role of his own here.
    outside: bool,
    open: Vec<InvitationLine>,
    fresh: Option<InvitationLink>,
}

async fn view(
    page: Page,
    state: &State,
    event: &Event,
    account: &Account,
    fresh: Option<InvitationLink>,
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
    let open = |invitation: &InvitationRow| InvitationLine {
        id: invitation.id,
        role: invitation.role.name(),
        until: t.day(invitation.expires_at.date_naive()),
    };
    render(&People {
        t,
        links: organiser_links(t, event, &page),
        page: frame(page, event).titled(t.text("people-title")).below(&event.path("/entries")),
        base: event.path("/people"),
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
pub async fn invite(act: Act, request: HttpRequest) -> Answer {
    let role = Role::named(act.form.value("role")).ok_or_else(WebError::not_understood)?;
    let creator = act.account.0.id;
    let done = act.at_desk(move |desk, id, by| desk.invite(id, by, creator, role)).await?;
    let Done::Now(invited) = done else {
        let said = Notice::alert(Sentence::new("people-invited-before"));
        return Ok(redirect_saying(&act.event.path("/people"), said));
    };
    let link = format!("{}/join/{}", act.state.origin(&request), invited.token.secret());
    let fresh = InvitationLink { qr: qr(&link)?, link, role: role.name() };
    view(act.page, &act.state, &act.event, &act.account, Some(fresh)).await
}

/// A link as a picture, black on white whatever the page's colours.
fn qr(link: &str) -> Result<String, WebError> {
    let code = QrCode::new(link).map_err(anyhow::Error::from)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    let start = picture.find("<svg").unwrap_or(0);
    Ok(picture[start..].to_owned())
}

/// Takes an invitation back.
pub async fn revoke(act: Act) -> Answer {
    let number: i32 = act.form.value("id").parse().map_err(|_| WebError::not_understood())?;
    act.at_desk(move |desk, id, by| desk.revoke_invitation(id, by, number)).await?;
    Ok(redirect(&act.event.path("/people")))
}

/// Names somebody chief arbiter, or takes that back.
pub async fn chief(act: Act) -> Answer {
    let whom = account_of(&act)?;
    let named = act.form.value("chief") == "yes";
    act.at_desk(move |desk, id, by| desk.name_chief(id, by, whom, named)).await?;
    let key = if named { "people-chief-named" } else { "people-chief-unnamed" };
    act.done("/people", Sentence::new(key))
}

/// Takes somebody's role away.
pub async fn remove(act: Act) -> Answer {
    let whom = account_of(&act)?;
    act.at_desk(move |desk, id, by| desk.remove_role(id, by, whom)).await?;
    act.done("/people", Sentence::new("people-removed"))
}

fn account_of(act: &Act) -> Result<AccountId, WebError> {
    act.form.value("account").parse().map(AccountId).map_err(|_| WebError::not_understood())
}
