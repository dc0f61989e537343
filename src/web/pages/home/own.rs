//! Page of a personal link before the event: state of the registration, its data, cancelling.

use crate::web::prelude::*;
use crate::web::views::fees::Fee;
use crate::web::views::settings::{country, partners};
use crate::web::views::spent_link::spent_link;
use service::HomeSeen;

use super::form::{Extras, fields_of, with_rank};
use super::register::{FRESH, ranks};

#[derive(Template)]
#[template(path = "home/own.html")]
struct Own {
    cx: Page,
    here: String,
    rules: HomeRules,
    pairs: bool,
    name: String,
    rank: String,
    when: String,
    calendar: Option<String>,
    /// Position in the waiting list; `None` if not on it.
    waiting: Option<usize>,
    late: bool,
    admitted: bool,
    cancelled: bool,
    /// Whether a published round has them, so that they cannot cancel any more.
    paired: bool,
    fee: Option<Fee>,
    /// The personal link as text and QR code, shown once after registering.
    link: Option<(String, Code)>,
    form: Form,
    ranks: Vec<(String, String)>,
    me: String,
    privacy: String,
}

type Place = Path<(String, String)>;

async fn seen(state: &State, event: &Event, secret: &str) -> Result<Option<HomeSeen>> {
    let (secret, id) = (secret.to_owned(), event.snapshot.id);
    let work = move |service: &Service| {
        let found = service.registration_by(&secret)?;
        Ok::<_, ServiceError>(found.filter(|seen| seen.tournament == id))
    };
    Ok(state.blocking(work).await?)
}

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Place,
    request: HttpRequest,
) -> Answer {
    let found = seen(&state, &event, &place.1).await?;
    let Some(seen) = found else { return spent_link(page, &state, &request) };
    let fresh = request.cookie(FRESH);
    let link = fresh.is_some().then(|| format!("{}/p/{}", state.origin(&request), place.1));
    let code = link.map(|link| Ok::<_, WebError>((Code::of(&link)?, link))).transpose()?;
    let form = Form::filled(seen.row.applicant.as_ref().map(fields_of).unwrap_or_default());
    let mut view = view(page, &event, &place.1, &seen, form);
    view.link = code.map(|(code, link)| (link, code));
    let mut answer = render(&view)?;
    let own = header::HeaderValue::from_static("private, no-store");
    answer.headers_mut().insert(header::CACHE_CONTROL, own);
    if let Some(mut fresh) = fresh {
        fresh.set_path(event.path(&format!("/register/{}", place.1)));
        answer.add_removal_cookie(&fresh).map_err(anyhow::Error::from)?;
    }
    Ok(answer)
}

fn view(page: Page, event: &Event, secret: &str, seen: &HomeSeen, form: Form) -> Own {
    let t = page.t;
    let said = seen.row.applicant.as_ref().map(|said| &said.entry);
    let entered = seen.row.entry.and_then(|entry| event.snapshot.tournament.entry(entry));
    let entry = entered.or(said);
    let tournament = &event.snapshot.tournament;
    let settings = &tournament.settings;
    // `paid` is kept with the registration while it waits, and with the entry from then on.
    let ticked = seen.row.applicant.as_ref().is_some_and(|said| said.paid);
    let fee = entry.and_then(|one| {
        let paid = ticked || one.private.paid;
        Fee::of(t, tournament, one, (paid, seen.waiting.is_some()))
    });
    Own {
        here: event.path(&format!("/register/{secret}")),
        rules: settings.home.clone(),
        pairs: settings.sides != Sides::One,
        name: entry.map(|entry| t.person(entry)).unwrap_or_default(),
        rank: entry.map(|entry| t.rank(entry.rank)).unwrap_or_default(),
        when: t.listed([t.days(settings.begins, settings.ends), settings.place.clone()]),
        calendar: calendar_address(event),
        waiting: seen.waiting,
        late: seen.row.late,
        admitted: seen.row.state == HomeState::Admitted,
        cancelled: seen.row.state == HomeState::Cancelled || entry.is_none(),
        paired: entered.is_some_and(|entry| {
            tournament.rounds.iter().any(|round| round.is_public() && round.has_place(entry.id))
        }),
        fee,
        link: None,
        ranks: ranks(t, form.value("rank")),
        form,
        me: format!("/p/{secret}"),
        privacy: event.path("/privacy"),
        cx: frame(page, event).titled(t.text("home-own-title")),
    }
}

struct OwnForm {
    entry: Option<(String, String, String, String, Rank, Vec<PartnerPerson>)>,
    extras: Extras,
}

impl FromForm for OwnForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let extras = Extras::from_form(reader);
        // The form of an entered person has only the extras.
        if reader.typed("surname").is_empty() && reader.typed("rank").is_empty() {
            return Some(Self { entry: None, extras: extras? });
        }
        let surname = reader.read("surname", check_name);
        let first_name = optional_text(reader, "first_name");
        let (club, country) = (optional_text(reader, "club"), country(reader));
        let rank = reader.read("rank", str::parse::<Rank>);
        let partners = partners(reader);
        let entry = Some((surname?, first_name?, club?, country?, rank?, partners?));
        Some(Self { entry, extras: extras? })
    }
}

impl OwnForm {
    fn onto(self, was: &Applicant, rules: &HomeRules) -> Applicant {
        let entry = match self.entry {
            Some((surname, first_name, club, country, rank, partners)) => {
                let same = surname == was.entry.surname && first_name == was.entry.first_name;
                // A new name means another person, so numbers and ratings are dropped.
                let base = if same {
                    with_rank(was.entry.clone(), rank)
                } else {
                    Entry::new(was.entry.id, &surname, &first_name, rank)
                };
                let partners = Partners { own: None, list: partners };
                Entry { club, country, partners, ..base }
            }
            None => was.entry.clone(),
        };
        self.extras.onto(entry, rules)
    }
}

pub async fn act(page: Page, state: Data<State>, event: Event, place: Place, form: Form) -> Answer {
    let secret = place.1.clone();
    let here = event.path(&format!("/register/{secret}"));
    let (id, sender) = (event.snapshot.id, Sender::of(None, &form));
    let seen = seen(&state, &event, &secret).await?;
    let seen = seen.ok_or_else(|| WebError::NotFound(Sentence::new("me-link-spent")))?;
    let (done, said) = match form.value("act") {
        "cancel" => {
            let work = state.blocking(move |service| {
                service.cancel_registration(id, sender.by(), &secret).map(drop)
            });
            (work.await, "home-cancelled")
        }
        "save" => {
            if let Err(wrong) = form.parse::<OwnForm>() {
                return render_wrong(&view(page, &event, &secret, &seen, wrong));
            }
            let (sent, rules) = (form.clone(), event.snapshot.tournament.settings.home.clone());
            let edit = move |was: &Applicant| {
                let typed: OwnForm = sent.merged(fields_of(was))?;
                Ok(typed.onto(was, &rules))
            };
            let work = state.blocking(move |service| {
                service.edit_registration(id, sender.by(), &secret, edit).map(drop)
            });
            (work.await, "home-saved")
        }
        _ => return Err(WebError::not_understood()),
    };
    let notice = match done {
        Ok(()) => Notice::done(Sentence::new(said)),
        Err(ServiceError::Refused(Refusal::HasGames)) => {
            Notice::alert(Sentence::new("home-own-cancel-games"))
        }
        Err(ServiceError::Refused(why)) => {
            Notice::alert(refusal_in(page.t, &event.snapshot.tournament, &why))
        }
        Err(error) => {
            let form = form.after(error)?;
            return render_wrong(&view(page, &event, &place.1, &seen, form));
        }
    };
    Ok(redirect_saying(&here, notice))
}
