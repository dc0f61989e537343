use crate::web::prelude::*;
use store::{InvitationRow, InvitationUse, RoleRow};

const MOST_PEOPLE: i32 = 100;

struct InvitationLine {
    id: i32,
    role: &'static str,
    until: String,
    people: i32,
    used: usize,
    by: String,
    open: bool,
}

impl InvitationLine {
    fn of(t: Lang, row: &InvitationRow, uses: &[InvitationUse], now: DateTime<Utc>) -> Self {
        let names: Vec<&str> = uses
            .iter()
            .filter(|used| used.invitation == row.id)
            .map(|used| used.name.as_str())
            .collect();
        let left = usize::try_from(row.most_uses).is_ok_and(|most| names.len() < most);
        Self {
            id: row.id,
            role: row.role.name(),
            until: t.day(row.expires_at.date_naive()),
            people: row.most_uses,
            used: names.len(),
            by: t.listed(&names),
            open: left && !row.revoked && row.expires_at > now,
        }
    }
}

struct NewLink {
    role: Role,
    people: i32,
}

impl FromForm for NewLink {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let people = match reader.typed("people") {
            "" => Some(1),
            _ => reader.number("people", 1..=MOST_PEOPLE),
        };
        let role = reader.choose("role", Role::named);
        Some(Self { role: role?, people: people? })
    }
}

/// A new link, shown only once.
struct InvitationLink {
    link: String,
    code: Code,
    role: &'static str,
    people: i32,
    /// Why no phone can open it; `None` if phones can.
    only_here: Option<&'static str>,
}

#[derive(Template)]
#[template(path = "people/roles.html")]
struct People {
    cx: Page,
    base: String,
    people: Vec<RoleRow>,
    me: AccountId,
    /// Whether there is another organiser, so that this one can resign.
    others_organise: bool,
    /// Whether no chief arbiter is named, so that organisers act as one.
    no_chief: bool,
    /// Whether the viewer owns the server and has no role in this event.
    outside: bool,
    open: Vec<InvitationLine>,
    /// Links that were used and cannot be used any more.
    spent: Vec<InvitationLine>,
    fresh: Option<InvitationLink>,
    form: Form,
}

async fn view(
    page: Page,
    state: &State,
    event: &Event,
    account: &Account,
    (fresh, form): (Option<InvitationLink>, Form),
) -> Result<People> {
    let t = page.t;
    let id = event.snapshot.id;
    let (people, invitations, uses) = state
        .blocking(move |service| {
            let store = service.store();
            store.read(|c| {
                let invitations = c.invitations(id)?;
                Ok::<_, ServiceError>((c.roles(id)?, invitations, c.invitation_uses(id)?))
            })
        })
        .await?;
    let now = Utc::now();
    let lines = invitations.iter().map(|row| InvitationLine::of(t, row, &uses, now));
    let (open, mut spent): (Vec<_>, Vec<_>) = lines.partition(|line| line.open);
    spent.retain(|line| line.used > 0);
    Ok(People {
        cx: frame(page, event).titled(t.text("people-title")),
        base: event.path("/people"),
        no_chief: !people.iter().any(|person| person.chief),
        outside: account.0.is_owner && !people.iter().any(|p| p.account == account.0.id),
        others_organise: people
            .iter()
            .any(|p| p.role == Role::Organiser && p.account != account.0.id),
        people,
        me: account.0.id,
        open,
        spent,
        fresh,
        form,
    })
}

fn for_one() -> Form {
    Form::filled([("people", "1")])
}

pub async fn show(page: Page, state: Data<State>, event: Event, account: Account) -> Answer {
    render(&view(page, &state, &event, &account, (None, for_one())).await?)
}

pub async fn invite(act: Act, request: HttpRequest) -> Answer {
    let NewLink { role, people } = match act.form.parse() {
        Ok(link) => link,
        Err(form) => {
            let shown = view(act.cx.page, &act.cx.state, &act.cx.event, &act.account, (None, form));
            return render_wrong(&shown.await?);
        }
    };
    let who = act.account.0.id;
    let done =
        act.blocking(move |service, id, by| service.invite(id, by, who, (role, people))).await?;
    let Done::Now(invited) = done else {
        let said = Notice::alert(Sentence::new("people-invited-before"));
        return Ok(redirect_saying(&act.cx.event.path("/people"), said));
    };
    let link = format!("{}/join/{}", act.cx.state.origin(&request), invited.token.secret());
    let (code, only_here) = (Code::of(&link)?, act.cx.state.only_here(&request));
    let fresh = InvitationLink { code, link, role: role.name(), people, only_here };
    let shown = (Some(fresh), for_one());
    render(&view(act.cx.page, &act.cx.state, &act.cx.event, &act.account, shown).await?)
}

pub async fn revoke(act: Act) -> Answer {
    let number: i32 = act.form.value("id").parse().map_err(|_| WebError::not_understood())?;
    act.blocking(move |service, id, by| service.revoke_invitation(id, by, number)).await?;
    Ok(redirect(&act.cx.event.path("/people")))
}

pub async fn chief(act: Act) -> Answer {
    let whom = account_of(&act)?;
    let named = act.form.value("chief") == "yes";
    act.blocking(move |service, id, by| service.name_chief(id, by, whom, named)).await?;
    let key = if named { "people-chief-named" } else { "people-chief-unnamed" };
    act.done("/people", Sentence::new(key))
}

/// Organisers may also remove their own role.
pub async fn remove(act: Act) -> Answer {
    let whom = account_of(&act)?;
    let to = if whom == act.account.0.id { "" } else { "/people" };
    match act.blocking(move |service, id, by| service.remove_role(id, by, whom)).await {
        Ok(_) => act.done(to, Sentence::new("people-removed")),
        Err(error) => act.refused("/people", error),
    }
}

fn account_of(act: &Act) -> Result<AccountId> {
    act.form.value("account").parse().map(AccountId).map_err(|_| WebError::not_understood())
}
