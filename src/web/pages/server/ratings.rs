//! Rating lists, which all events of the server share.

use crate::web::prelude::*;

use crate::web::Upload;
use crate::web::views::words::stored_note;
use interchange::ratings;
use publishing::outside::check_address;
use service::LISTS_KEPT;
use store::{ListSource, RatingListRow};

#[derive(Template)]
#[template(path = "server/ratings.html")]
struct Lists {
    cx: Page,
    form: Form,
    file: String,
    faults: FileFaults,
    lists: Vec<RatingListRow>,
    sources: Vec<ListSource>,
    /// Whom to ask; `None` for owners, who add and remove lists and set their sources.
    owners: Option<String>,
}

impl Lists {
    /// As owners see it.
    fn of(service: &Service, page: Page) -> Result<Self> {
        Ok(Self {
            cx: page.headed("lists-title"),
            form: Form::empty(),
            file: String::new(),
            faults: FileFaults::default(),
            lists: service.read(|c| c.rating_lists())?,
            sources: service.read(|c| c.list_sources())?,
            owners: None,
        })
    }

    fn is_newest(&self, list: &RatingListRow) -> bool {
        self.lists.iter().find(|one| one.kind == list.kind) == Some(list)
    }

    fn kinds(&self) -> [(&'static str, String); ListKind::ALL.len()] {
        ListKind::ALL.map(|kind| (kind.name(), kind.name().to_uppercase()))
    }
}

const HERE: &str = "/ratings";

fn done(said: Sentence) -> Answer {
    Ok(redirect_saying(HERE, Notice::done(said)))
}

#[route("GET", "/ratings", SignedIn)]
async fn show(page: Page, state: Data<State>, account: Account) -> Answer {
    let shown = move |service: &Service| {
        let owners = if account.0.is_owner { None } else { Some(owners(service)?) };
        Ok(Lists { owners, ..Lists::of(service, page)? })
    };
    state.render(shown).await
}

fn owners(service: &Service) -> Result<String, ServiceError> {
    let accounts = service.accounts_seen(Utc::now())?.into_iter().map(|seen| seen.account);
    let owners = accounts.filter(|account| account.is_owner && !account.disabled);
    Ok(owners.map(|account| account.name).collect::<Vec<_>>().join(", "))
}

/// Skipped lines that are named one by one.
const SHOWN: usize = 5;

/// `every` is in hours, at most a year.
#[route("POST", "/ratings/source", Owner)]
async fn set_source(page: Page, state: Data<State>, upload: Upload) -> Answer {
    let form = upload.form;
    let url = form.value("url").trim().to_owned();
    let kind = ListKind::named(form.value("kind")).ok_or_else(WebError::not_understood)?;
    let every = form.value("every").trim().parse().ok().filter(|h| (0..=8760).contains(h));
    let private = state.operations.private.get() == Some(&true);
    let wrong = match every {
        None => Some(("every", Sentence::new("fault-number").with("typed", form.value("every")))),
        Some(_) if url.is_empty() => None,
        Some(_) => check_address(&url, private).err().map(|why| ("url", why.sentence())),
    };
    if let Some((field, why)) = wrong {
        let form = form.refused(field, why);
        let shown = move |service: &Service| Ok(Lists { form, ..Lists::of(service, page)? });
        return state.render_wrong(shown).await;
    }
    let every = every.unwrap_or(0);
    let set =
        move |s: &Service| s.set_list_source(kind, (!url.is_empty()).then_some((&*url, every)));
    state.blocking(set).await?;
    done(Sentence::new("saved"))
}

/// Keeps nothing of a file that cannot be read; single lines may be skipped.
#[route("POST", "/ratings", Owner)]
async fn keep(page: Page, state: Data<State>, account: Account, upload: Upload) -> Answer {
    let t = page.t;
    let sender = Sender::of(account.0.id, &upload.form);
    let wrong = async |file, faults| {
        let shown = |service: &Service| Ok(Lists { file, faults, ..Lists::of(service, page)? });
        state.render_wrong(shown).await
    };
    let Some(file) = upload.files.into_iter().find(|file| file.field == "file") else {
        let missing = FileFaults::about_file(t, &Sentence::new("import-no-file"));
        return wrong(String::new(), missing).await;
    };
    let (name, today) = (file.name, Local::now().date_naive());
    let read = state.worked_out(move |_| Ok::<_, WebError>(ratings::read(&file.bytes, today)));
    let ratings::TakenList { list, skipped } = match read.await? {
        Ok(taken) => taken,
        Err(error) => return wrong(name, FileFaults::read(t, &error)).await,
    };
    let key = if skipped.is_some() { "lists-done-but" } else { "lists-done" };
    let mut said = Sentence::new(key)
        .with("name", list.kind.name().to_uppercase())
        .with("date", t.day(list.date))
        .with("count", list.len());
    if let Some(skipped) = skipped {
        let lines = skipped.faults().len() + skipped.more();
        let shown = FileFaults::read(t, &skipped).listed.into_iter().take(SHOWN);
        let shown = shown.map(|one| format!("{}: {}", one.place, one.said));
        said = said.with("lines", lines).with("which", shown.collect::<Vec<_>>().join(" · "));
    }
    match state.blocking(move |service| service.keep_rating_list(sender.by(), &list)).await {
        Ok(Done::Now(_)) => done(said),
        Ok(Done::Before) => Ok(redirect(HERE)),
        Err(error) => wrong(name, FileFaults::refused(t, error)?).await,
    }
}

#[route("POST", "/ratings/remove", Owner)]
async fn remove(page: Page, state: Data<State>, account: Account, upload: Upload) -> Answer {
    let (sender, form) = (Sender::of(account.0.id, &upload.form), upload.form);
    let kind = ListKind::named(form.value("kind")).ok_or_else(WebError::not_understood)?;
    let day: NaiveDate = form.value("day").parse().map_err(|_| WebError::not_understood())?;
    let said = Sentence::new("lists-removed")
        .with("name", kind.name().to_uppercase())
        .with("date", page.day(day));
    state.blocking(move |service| service.remove_rating_list(sender.by(), kind, day)).await?;
    done(said)
}
