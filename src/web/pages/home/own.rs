//! Page of a personal link before the event: state of the registration, its data, cancelling.

use super::*;

#[derive(Template)]
#[template(path = "home/own.html")]
struct Own {
    cx: Cx,
    secret: String,
    seen: HomeSeen,
    /// The personal link as text and QR code, shown once after registering.
    link: Option<(String, Code)>,
    form: Form,
}

impl Own {
    fn new(cx: Cx, secret: &str, seen: HomeSeen, form: Form) -> Self {
        Self { cx: cx.headed("home-own-title"), secret: secret.to_owned(), seen, link: None, form }
    }

    fn entered(&self) -> Option<&Entry> {
        self.seen.row.entry.and_then(|entry| self.cx.tournament().entry(entry))
    }

    /// `None` once it is cancelled.
    fn entry(&self) -> Option<&Entry> {
        let said = self.seen.row.applicant.as_ref().map(|said| &said.entry);
        self.entered().or(said).filter(|_| self.seen.row.state != HomeState::Cancelled)
    }

    /// Whether a published round has them, so that they cannot cancel any more.
    fn paired(&self) -> bool {
        let mut public = self.cx.tournament().rounds.iter().filter(|round| round.is_public());
        self.entered().is_some_and(|entry| public.any(|round| round.has_place(entry.id)))
    }

    fn when(&self) -> String {
        let settings = &self.cx.tournament().settings;
        self.cx.listed([self.cx.days(settings.begins, settings.ends), settings.place.clone()])
    }

    /// `paid` is kept with the registration while it waits, and with the entry from then on.
    fn fee(&self, entry: &Entry) -> Option<Fact> {
        let ticked = self.seen.row.applicant.as_ref().is_some_and(|said| said.paid);
        let paid = ticked || entry.private.paid;
        fee_fact(self.cx.t, self.cx.tournament(), entry, (paid, self.seen.waiting.is_some()))
    }
}

type Place = Path<(String, String)>;

async fn by_secret(cx: &Cx, secret: &str) -> Result<Option<HomeSeen>> {
    let (secret, id) = (secret.to_owned(), cx.event.snapshot.id);
    let found = cx.blocking(move |service| service.registration_by(&secret)).await?;
    Ok(found.filter(|seen| seen.tournament == id))
}

#[route("GET", "/t/{slug}/register/{token}", Public)]
async fn show(cx: Cx, place: Place, request: HttpRequest) -> Answer {
    let Some(seen) = by_secret(&cx, &place.1).await? else {
        return spent_link(cx.page, &cx.state, &request);
    };
    let fresh = request.cookie(FRESH);
    let link = fresh.is_some().then(|| format!("{}/p/{}", cx.state.origin(&request), place.1));
    let link = link.map(|link| Code::of(&link).map(|code| (link, code))).transpose()?;
    let here = cx.to(format!("/register/{}", place.1));
    let form = Form::filled(seen.row.applicant.as_ref().map(filled).unwrap_or_default());
    let page = Own { link, ..Own::new(cx, &place.1, seen, form) };
    let mut answer = keep_private(render(&page)?);
    if let Some(mut fresh) = fresh {
        fresh.set_path(here);
        answer.add_removal_cookie(&fresh).map_err(anyhow::Error::from)?;
    }
    Ok(answer)
}

/// What was typed, in place of what the person said before. The form of an entered person has only the extras.
fn typed(reader: &mut Reader<'_>, was: &Applicant) -> Option<Applicant> {
    let extras = read_fields(EXTRAS, reader, was);
    let entry = if reader.typed("surname").is_empty() && reader.typed("rank").is_empty() {
        Some(was.entry.clone())
    } else {
        read_fields(PERSON, reader, was).map(|now| renamed(&was.entry, now.entry))
    };
    Some(Applicant { entry: entry?, paid: false, namesake: false, ..extras? })
}

/// A new name means another person, so numbers and ratings are dropped.
fn renamed(was: &Entry, now: Entry) -> Entry {
    let same = now.surname == was.surname && now.first_name == was.first_name;
    let base = if same {
        with_rank(was.clone(), now.rank)
    } else {
        Entry::new(was.id, &now.surname, &now.first_name, now.rank)
    };
    Entry { club: now.club, country: now.country, partners: now.partners, ..base }
}

#[route("POST", "/t/{slug}/register/{token}", Public)]
async fn act(cx: Cx, place: Place, form: Form) -> Answer {
    let (id, sender, secret) = (cx.event.snapshot.id, Sender::of(None, &form), place.1.clone());
    let seen = by_secret(&cx, &secret).await?;
    let seen = seen.ok_or_else(|| WebError::NotFound(Sentence::new("me-link-spent")))?;
    let (done, said) = match form.value("act") {
        "cancel" => {
            let cancel = move |service: &Service| {
                service.acts(id, sender.by()).cancel_registration(&secret).map(drop)
            };
            (cx.blocking(cancel).await, "home-cancelled")
        }
        "save" => {
            if let Err(wrong) = form.read(|reader| typed(reader, &blank())) {
                return Err(WebError::again(&Own::new(cx, &secret, seen, wrong)));
            }
            let (sent, rules) = (form.clone(), cx.tournament().settings.home.clone());
            let edit = move |was: &Applicant| {
                let now = sent.merged_by(filled(was), |reader| typed(reader, was))?;
                Ok(as_asked(now, &rules))
            };
            let save = move |service: &Service| {
                service.acts(id, sender.by()).edit_registration(&secret, edit).map(drop)
            };
            (cx.blocking(save).await, "saved")
        }
        _ => return Err(WebError::not_understood()),
    };
    let notice = match done {
        Ok(()) => Notice::done(Sentence::new(said)),
        Err(ServiceError::Refused(Refusal::HasGames)) => {
            Notice::alert(Sentence::new("home-own-cancel-games"))
        }
        Err(ServiceError::Refused(why)) => Notice::alert(refusal_in(cx.t, cx.tournament(), &why)),
        Err(error) => {
            let form = form.after(error)?;
            return Err(WebError::again(&Own::new(cx, &place.1, seen, form)));
        }
    };
    Ok(redirect_saying(&cx.to(format!("/register/{}", place.1)), notice))
}
