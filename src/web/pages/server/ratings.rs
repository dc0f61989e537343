//! Rating lists, which all events of the server share.

use crate::web::prelude::*;
use futures_util::future::LocalBoxFuture;

use crate::web::views::noted::noted;
use crate::web::{Upload, UploadedFile};
use interchange::ratings;
use publishing::outside::check_address;
use service::LISTS_KEPT;
use store::{ListSource, RatingListRow};

struct Row {
    name: String,
    date: String,
    people: i32,
    newest: bool,
    kind: &'static str,
    day: NaiveDate,
}

struct Source {
    name: String,
    url: String,
    last: String,
    said: Noted,
}

#[derive(Template)]
#[template(path = "server/ratings.html")]
struct Lists {
    cx: Page,
    form: Form,
    file: String,
    faults: FileFaults,
    rows: Vec<Row>,
    sources: Vec<Source>,
    kinds: Vec<(&'static str, String)>,
    /// Only owners add and remove lists and set their sources.
    owner: bool,
    owners: String,
    kept: usize,
}

pub struct Sent {
    sender: Sender,
    form: Form,
    files: Vec<UploadedFile>,
    page: Page,
    state: Data<State>,
}

impl FromRequest for Sent {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let account = Account::from_request(request, payload).into_inner();
        let state = request.app_data::<Data<State>>().cloned();
        let page = Page::of(request);
        let upload = Upload::from_request(request, payload);
        Box::pin(async move {
            let (account, Upload { form, files }) = (account?, upload.await?);
            let state = state.ok_or_else(|| anyhow!("no state"))?;
            Ok(Self { sender: Sender::of(account.0.id, &form), form, files, page, state })
        })
    }
}

impl Sent {
    async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Service, By<'_>) -> Result<T, ServiceError> + Send + 'static,
    ) -> Result<T, ServiceError> {
        let sender = self.sender.clone();
        self.state.blocking(move |service| work(service, sender.by())).await
    }
}

const HERE: &str = "/ratings";

fn done(said: Sentence) -> Answer {
    Ok(redirect_saying(HERE, Notice::done(said)))
}

pub async fn show(page: Page, state: Data<State>, account: Account) -> Answer {
    let owner = account.0.is_owner;
    let shown = move |service: &Service| {
        let view = view(service, page, String::new(), FileFaults::default())?;
        let owners = if owner { String::new() } else { owners(service)? };
        Ok(Lists { owner, owners, ..view })
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
pub async fn set_source(act: Sent) -> Answer {
    let url = act.form.value("url").trim().to_owned();
    let kind = ListKind::named(act.form.value("kind")).ok_or_else(WebError::not_understood)?;
    let every = act.form.value("every").trim().parse().ok().filter(|h| (0..=8760).contains(h));
    let wrong = match every {
        None => {
            Some(("every", Sentence::new("fault-number").with("typed", act.form.value("every"))))
        }
        Some(_) if url.is_empty() || check_address(&url).is_ok() => None,
        Some(_) => Some(("url", Sentence::new("fault-address"))),
    };
    if let Some((field, why)) = wrong {
        let form = act.form.refused(field, why);
        let Sent { state, page, .. } = act;
        let shown = move |service: &Service| {
            let view = view(service, page, String::new(), FileFaults::default())?;
            Ok(Lists { form, ..view })
        };
        return state.render_wrong(shown).await;
    }
    let every = every.unwrap_or(0);
    let set = move |service: &Service, _: By<'_>| {
        service.set_list_source(kind, (!url.is_empty()).then_some((url.as_str(), every)))
    };
    act.blocking(set).await?;
    done(Sentence::new("saved"))
}

fn source(t: Lang, source: &ListSource) -> Source {
    let at = source.tried_at.map(|at| t.moment(t.local(at.naive_utc())));
    Source {
        name: source.kind.name().to_uppercase(),
        url: source.url.clone(),
        last: match at {
            Some(at) => t.with("lists-fetched-last", [("at", at)]),
            None => t.text("lists-fetched-never"),
        },
        said: noted(t, &source.said),
    }
}

fn view(service: &Service, page: Page, file: String, faults: FileFaults) -> Result<Lists> {
    let t = page.t;
    let lists = service.rating_lists()?;
    let row = |(place, list): (usize, &RatingListRow)| Row {
        name: list.kind.name().to_uppercase(),
        date: t.day(list.date),
        people: list.people,
        kind: list.kind.name(),
        day: list.date,
        newest: place == 0 || lists[place - 1].kind != list.kind,
    };
    Ok(Lists {
        rows: lists.iter().enumerate().map(row).collect(),
        sources: service.list_sources()?.iter().map(|one| source(t, one)).collect(),
        kinds: ListKind::ALL.map(|kind| (kind.name(), kind.name().to_uppercase())).into(),
        owner: true,
        owners: String::new(),
        cx: page.titled(t.text("lists-title")),
        form: Form::empty(),
        file,
        faults,
        kept: LISTS_KEPT,
    })
}

/// Keeps nothing of a file that cannot be read; single lines may be skipped.
pub async fn keep(mut act: Sent) -> Answer {
    let t = act.page.t;
    let Some(at) = act.files.iter().position(|file| file.field == "file") else {
        let missing = FileFaults::whole(t, &Sentence::new("import-no-file"));
        return again(act, String::new(), missing).await;
    };
    let file = act.files.swap_remove(at);
    let today = Local::now().date_naive();
    let name = file.name.clone();
    let read = act.state.worked_out(move |_| Ok::<_, WebError>(ratings::read(&file.bytes, today)));
    let ratings::TakenList { list, skipped } = match read.await? {
        Ok(taken) => taken,
        Err(error) => return again(act, name, FileFaults::read(t, &error)).await,
    };
    let key = if skipped.is_some() { "lists-done-but" } else { "lists-done" };
    let mut said = Sentence::new(key)
        .with("name", list.kind.name().to_uppercase())
        .with("date", t.day(list.date))
        .with("count", list.len());
    if let Some(skipped) = skipped {
        let lines = skipped.faults().len() + skipped.more();
        let faults = FileFaults::read(t, &skipped).listed;
        let shown =
            faults.into_iter().take(SHOWN).map(|one| format!("{}: {}", one.place, one.said));
        said = said.with("lines", lines).with("which", shown.collect::<Vec<_>>().join(" · "));
    }
    match act.blocking(move |service, by| service.keep_rating_list(by, &list)).await {
        Ok(Done::Now(_)) => done(said),
        Ok(Done::Before) => Ok(redirect(HERE)),
        Err(error) => again(act, name, FileFaults::refused(t, error)?).await,
    }
}

pub async fn remove(act: Sent) -> Answer {
    let kind = ListKind::named(act.form.value("kind")).ok_or_else(WebError::not_understood)?;
    let day: NaiveDate = act.form.value("day").parse().map_err(|_| WebError::not_understood())?;
    let said = Sentence::new("lists-removed")
        .with("name", kind.name().to_uppercase())
        .with("date", act.page.t.day(day));
    act.blocking(move |service, by| service.remove_rating_list(by, kind, day)).await?;
    done(said)
}

async fn again(act: Sent, file: String, faults: FileFaults) -> Answer {
    let Sent { state, page, .. } = act;
    state.render_wrong(move |service| view(service, page, file, faults)).await
}
