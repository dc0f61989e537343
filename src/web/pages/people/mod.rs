//! Staff of a tournament: who has which role, the links by which people join it; and its journal.

mod journal;

use crate::web::prelude::*;
use store::{InvitationRow, InvitationUse, RoleRow};

const MOST_PEOPLE: i32 = 100;

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
struct Fresh {
    new: NewLink,
    link: String,
    code: Code,
    /// Why no phone can open it; `None` if phones can.
    only_here: Option<&'static str>,
}

#[derive(Template)]
#[template(path = "people/roles.html")]
struct People {
    cx: Cx,
    me: AccountRow,
    people: Vec<RoleRow>,
    invitations: Vec<InvitationRow>,
    uses: Vec<InvitationUse>,
    fresh: Option<Fresh>,
    form: Form,
}

impl People {
    async fn of(cx: Cx, me: AccountRow, fresh: Option<Fresh>, form: Form) -> Result<Self> {
        let id = cx.event.snapshot.id;
        let read = move |service: &Service| {
            let store = service.store();
            store.read(|c| Ok((c.roles(id)?, c.invitations(id)?, c.invitation_uses(id)?)))
        };
        let (people, invitations, uses) = cx.blocking(read).await?;
        Ok(Self { cx: cx.headed("people-title"), me, people, invitations, uses, fresh, form })
    }

    /// Whether there is another organiser, so that this one can resign.
    fn others_organise(&self) -> bool {
        let mut others = self.people.iter().filter(|person| person.account != self.me.id);
        others.any(|person| person.role == Role::Organiser)
    }

    /// Whether no chief arbiter is named, so that organisers act as one.
    fn no_chief(&self) -> bool {
        !self.people.iter().any(|person| person.chief)
    }

    /// Whether the viewer owns the server and has no role in this event.
    fn outside(&self) -> bool {
        self.me.is_owner && !self.people.iter().any(|person| person.account == self.me.id)
    }

    fn joined(&self, link: &InvitationRow) -> Vec<&str> {
        let uses = self.uses.iter().filter(|used| used.invitation == link.id);
        uses.map(|used| used.name.as_str()).collect()
    }

    fn is_open(&self, link: &InvitationRow) -> bool {
        let used = self.joined(link).len();
        let left = usize::try_from(link.most_uses).is_ok_and(|most| used < most);
        left && !link.revoked && link.expires_at > Utc::now()
    }

    fn open(&self) -> Vec<&InvitationRow> {
        self.invitations.iter().filter(|link| self.is_open(link)).collect()
    }

    fn used_invitations(&self) -> Vec<&InvitationRow> {
        let spent = self.invitations.iter().filter(|link| !self.is_open(link));
        spent.filter(|link| !self.joined(link).is_empty()).collect()
    }
}

#[route("GET", "/t/{slug}/people", Organiser)]
async fn show(cx: Cx, account: Account) -> Answer {
    render(&People::of(cx, account.0, None, Form::filled([("people", "1")])).await?)
}

#[route("POST", "/t/{slug}/people/invite", Organiser)]
async fn invite(act: Act, request: HttpRequest) -> Answer {
    let new: NewLink = match act.form.parse() {
        Ok(new) => new,
        Err(wrong) => {
            let again = People::of(act.cx, act.account.0, None, wrong).await?;
            return Err(WebError::again(&again));
        }
    };
    let (who, asked) = (act.account.0.id, (new.role, new.people));
    let done = act.blocking(move |acts| acts.invite(who, asked)).await?;
    let Done::Now(invited) = done else {
        let said = Notice::alert(Sentence::new("people-invited-before"));
        return Ok(redirect_saying(&act.to("/people"), said));
    };
    let link = format!("{}/join/{}", act.state.origin(&request), invited.token.secret());
    let (code, only_here) = (Code::of(&link)?, act.state.only_here(&request));
    let fresh = Fresh { new, link, code, only_here };
    let form = Form::filled([("people", "1")]);
    render(&People::of(act.cx, act.account.0, Some(fresh), form).await?)
}

#[route("POST", "/t/{slug}/people/revoke", Organiser)]
async fn revoke(act: Act) -> Answer {
    let number: i32 = act.form.value("id").parse().map_err(|_| WebError::not_understood())?;
    act.blocking(move |acts| acts.revoke_invitation(number)).await?;
    Ok(redirect(&act.to("/people")))
}

#[route("POST", "/t/{slug}/people/chief", Organiser)]
async fn chief(act: Act) -> Answer {
    let whom = account_of(&act)?;
    let named = act.form.value("chief") == "yes";
    act.blocking(move |acts| acts.name_chief(whom, named)).await?;
    let key = if named { "people-chief-named" } else { "people-chief-unnamed" };
    act.done("/people", Sentence::new(key))
}

#[route("POST", "/t/{slug}/people/remove", Organiser)]
async fn remove(act: Act) -> Answer {
    let whom = account_of(&act)?;
    match act.blocking(move |acts| acts.remove_role(whom)).await {
        Ok(_) => act.done("/people", Sentence::new("people-removed")),
        Err(error) => act.refused("/people", error),
    }
}

/// Leads to the own account: without the role the event may be hidden.
#[route("POST", "/t/{slug}/people/give-up", Recorder)]
async fn give_up(act: Act) -> Answer {
    let me = act.account.0.id;
    let notice = match act.blocking(move |acts| acts.remove_role(me)).await {
        Ok(_) => Notice::done(Sentence::new("people-removed")),
        Err(ServiceError::Refused(why)) => Notice::alert(why.sentence()),
        Err(error) => return Err(error.into()),
    };
    Ok(redirect_saying("/account", notice))
}

fn account_of(act: &Act) -> Result<AccountId> {
    act.form.value("account").parse().map(AccountId).map_err(|_| WebError::not_understood())
}
