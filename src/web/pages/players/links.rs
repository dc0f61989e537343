//! Personal links of players: made for all or for one, shown once to print or sent by e-mail, withdrawn.

use super::*;

#[derive(Template)]
#[template(path = "players/links.html")]
struct Links {
    cx: Cx,
    /// Who has a link, and since when.
    known: Vec<(EntryId, DateTime<Utc>)>,
    acts: Vec<LinkAct>,
    mails: bool,
}

impl Links {
    fn since(&self, entry: &Entry) -> Option<DateTime<Utc>> {
        self.known.iter().find(|(id, _)| *id == entry.id).map(|(_, at)| *at)
    }

    fn without(&self) -> Vec<&Entry> {
        let entries = self.cx.tournament().entries.iter();
        entries.filter(|entry| self.since(entry).is_none()).collect()
    }

    /// When the last act on many made links, for whom, and how many of them hold.
    fn made_last(&self) -> Option<(DateTime<Utc>, String, usize)> {
        let mut times: Vec<_> = self.known.iter().map(|(_, at)| *at).collect();
        times.sort_unstable();
        let last = times.windows(2).rev().find(|two| two[0] == two[1])?[0];
        let made = self.known.iter().filter(|(_, at)| *at == last).map(|(entry, _)| entry.0);
        Some((last, in_short(made.clone()), made.count()))
    }

    fn numbers(&self, entries: &[&Entry]) -> String {
        in_short(entries.iter().map(|entry| entry.id.0))
    }

    fn has_mail(&self, entry: &Entry) -> bool {
        self.mails && !entry.private.email.is_empty()
    }

    fn mailed(&self, entries: &[&Entry]) -> usize {
        entries.iter().filter(|entry| self.has_mail(entry)).count()
    }

    /// What was done with this link and with earlier ones.
    fn acts(&self, entry: &Entry) -> Vec<&LinkAct> {
        self.acts.iter().filter(|act| act.entry == entry.id).collect()
    }
}

#[derive(Template)]
#[template(path = "players/link_sheet.html")]
struct LinkSheet {
    cx: Cx,
    /// Why no phone can open them; `None` if phones can.
    only_here: Option<&'static str>,
    made: Vec<(Entry, String, Code)>,
}

#[route("GET", "/t/{slug}/links", Organiser)]
async fn show(cx: Cx) -> Answer {
    let id = cx.event.snapshot.id;
    let (known, acts, mails) = cx
        .blocking(move |service| {
            let (known, acts) = (service.read(|c| c.personal_links(id))?, service.link_acts(id)?);
            Ok((known, acts, service.sends_mail()))
        })
        .await?;
    render(&Links { cx: cx.headed("links-title"), known, acts, mails })
}

fn by_name(cx: &Cx) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = cx.tournament().entries.iter().collect();
    entries.sort_by_cached_key(|entry| cx.name_key(&entry.surname, &entry.first_name));
    entries
}

/// Sends the links by e-mail if `who` ends with `-mailed`, else shows them once as a sheet to print. `all` has the
/// players that the page showed.
#[route("POST", "/t/{slug}/links", Organiser)]
async fn make(act: Act, request: HttpRequest) -> Answer {
    let one = match act.form.value("who") {
        "one" | "one-mailed" => Some(entry_of(&act)?),
        "missing" | "missing-mailed" => None,
        _ => return Err(WebError::not_understood()),
    };
    let wanted = act.form.numbers("all").ok_or_else(WebError::not_understood)?;
    let there = act.tournament().entries.iter().map(|entry| entry.id);
    let wanted: Vec<EntryId> = there.filter(|entry| wanted.contains(&entry.0)).collect();
    let mailed = act.form.value("who").ends_with("-mailed");
    let players = move |acts: EventActs<'_>| {
        let known = acts.read(|c| c.personal_links(acts.id))?;
        let has = |entry: &EntryId| known.iter().any(|(id, _)| id == entry);
        Ok::<Vec<EntryId>, ServiceError>(match one {
            Some(entry) => vec![entry],
            None => wanted.into_iter().filter(|entry| !has(entry)).collect(),
        })
    };
    if one.is_none() && !act.form.is_ticked("sure") {
        let mut who = act.blocking(players.clone()).await?;
        let has_mail =
            |id| act.tournament().entry(id).is_some_and(|it| !it.private.email.is_empty());
        who.retain(|id| !mailed || has_mail(*id));
        let key = if mailed { "links-mail-one" } else { "links-one" };
        let all = in_short(who.iter().map(|id| id.0));
        let fields = vec![kept("who", act.form.value("who")), kept("all", &all)];
        let to = ("/links", "/links".to_owned());
        return render(&Ask::of_many(&act, to, act.text(key), &who, fields));
    }
    if mailed {
        let language = act.tag();
        let sent = match act
            .blocking(move |acts| acts.mail_personal_links(&players(acts)?, language))
            .await?
        {
            Done::Now(sent) => Sentence::new("links-mailed").with("n", sent),
            Done::Before => Sentence::new("links-made-before"),
        };
        return act.done("/links", sent);
    }
    let Done::Now(made) =
        act.blocking(move |acts| acts.make_personal_links(&players(acts)?)).await?
    else {
        let said = Notice::alert(Sentence::new("links-made-before"));
        return Ok(redirect_saying(&act.to("/links"), said));
    };
    let (server, only_here) = (act.state.origin(&request), act.state.only_here(&request));
    let card = |entry: &Entry| {
        let (_, token) = made.iter().find(|(id, _)| *id == entry.id)?;
        let href = format!("{server}/p/{}", token.secret());
        Some(Code::of(&href).map(|code| (entry.clone(), href, code)))
    };
    let made = by_name(&act).into_iter().filter_map(card).collect::<Result<_>>()?;
    render(&LinkSheet { cx: act.cx.headed("links-title"), only_here, made })
}

#[route("POST", "/t/{slug}/links/revoke", Organiser)]
async fn revoke(act: Act) -> Answer {
    let entry = entry_of(&act)?;
    act.blocking(move |acts| acts.revoke_personal_link(entry)).await?;
    act.done("/links", Sentence::new("links-revoked"))
}

/// Revokes all links that one act made.
#[route("POST", "/t/{slug}/links/revoke-made", Organiser)]
async fn revoke_made(act: Act) -> Answer {
    let made = act.form.value("made").parse().ok().and_then(DateTime::from_timestamp_micros);
    let (made, who) = made.zip(act.form.numbers("all")).ok_or_else(WebError::not_understood)?;
    let who: Vec<EntryId> = who.into_iter().map(EntryId).collect();
    if !act.form.is_ticked("sure") {
        let fields = ["made", "all"].map(|name| kept(name, act.form.value(name))).into();
        let to = ("/links/revoke-made", "/links".to_owned());
        return render(&Ask::of_many(&act, to, act.text("revoke"), &who, fields));
    }
    let revoked = act.blocking(move |acts| acts.revoke_links_made(&who, made));
    act.respond("/links", revoked.await, |n| Sentence::new("links-revoked-many").with("n", n))
}

fn kept(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

fn entry_of(act: &Act) -> Result<EntryId> {
    act.form.value("entry").parse().map(EntryId).map_err(|_| WebError::not_understood())
}
