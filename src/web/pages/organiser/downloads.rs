//! Files of a tournament, with what each format cannot say and why a federation would reject the file; and the codes of
//! clubs and players left out that some of them need.

use crate::web::prelude::*;
use crate::web::views::read_faults::note_words;
use interchange::Note;
use interchange::complaints::{Complaint, Mend, Rejection, clubs_without_code, in_small_letters};
use publishing::{Exporter, FileKind, everything, export};
use std::fmt::Display;

use super::entries::{field_of, with_field};

/// Fields of entries that are mended beside the complaint, in a field such as `egf_pin-7`.
const BESIDE: [&str; 4] = ["egf_pin", "ffg_licence", "aga_id", "country"];

/// More notes than this are folded.
const OPEN_NOTES: usize = 4;

#[derive(Template)]
#[template(path = "organiser/downloads.html")]
struct Downloads {
    cx: Cx,
    /// For the federation of the event.
    sent: Offer,
    /// The list of players, for other programs.
    list: Offer,
    others: Vec<Offer>,
    reporting: Reporters,
    /// Fields beside complaints as they were sent, if one of them is wrong.
    repair: Form,
}

struct Offer {
    kind: FileKind,
    /// What the format cannot say, without missing results: they are said once, above all files.
    notes: Vec<Note>,
    complaints: Vec<Complaint>,
    is_empty: bool,
}

impl Downloads {
    fn of(cx: Cx, service: &Service, reporting: Option<Reporters>) -> Result<Self> {
        let tournament = cx.tournament();
        let listings = service.listings(tournament)?;
        let files = Exporter::new(tournament);
        let has_teams = !tournament.teams.list.is_empty();
        let kinds = FileKind::ALL.into_iter().filter(|kind| has_teams || *kind != FileKind::Teams);
        let offer = |kind| {
            let complaints = files.complaints(kind, &listings);
            let mut notes = files.export(kind, None).notes;
            notes.retain(|one| !one.is_result_missing());
            Offer { kind, notes, complaints, is_empty: files.is_empty(kind) }
        };
        // The European file, where the federation of the country takes no other.
        let sent = match tournament.settings.country.to_uppercase().as_str() {
            "FR" => FileKind::Tou,
            "US" | "CA" => FileKind::Aga,
            _ => FileKind::H9,
        };
        let first = [sent, FileKind::Participants];
        let [sent, list] = first.map(offer);
        let others = kinds.filter(|kind| !first.contains(kind)).map(offer).collect();
        let reporting = reporting.unwrap_or_else(|| Reporters::of(tournament));
        let repair = Form::empty();
        Ok(Self { cx: cx.headed("way-downloads"), sent, list, others, reporting, repair })
    }

    /// Public rounds with missing results.
    fn open_rounds(&self) -> Vec<&Round> {
        let public = self.cx.tournament().rounds.iter().filter(|round| round.is_public());
        public.filter(|round| round.pending().next().is_some()).collect()
    }

    fn missing(&self) -> usize {
        self.open_rounds().iter().map(|round| round.pending().count()).sum()
    }

    fn has_draft(&self) -> bool {
        self.cx.tournament().rounds.iter().any(|round| !round.is_public())
    }

    /// The name of the field beside a complaint, and its value; `None` if the complaint is mended elsewhere.
    fn beside(&self, one: &Complaint) -> Option<(String, String)> {
        let Mend::Entry(id, field) = one.mend else { return None };
        let entry = self.cx.tournament().entry(id).filter(|_| BESIDE.contains(&field))?;
        Some((format!("{field}-{id}"), field_of(entry, field)))
    }

    /// What the field shows: what was typed, the number that a rating list knows, or what the entry has.
    fn proposed<'a>(&'a self, one: &'a Complaint, name: &str, now: &'a str) -> &'a str {
        match self.repair.has(name) {
            true => self.repair.value(name),
            false if one.is_number_known() => &one.value,
            false => now,
        }
    }

    fn repairs(&self, complaints: &[&Complaint]) -> bool {
        complaints.iter().any(|one| self.beside(one).is_some())
    }

    /// Where a complaint can be mended.
    fn mend(&self, one: &Complaint) -> String {
        self.cx.to(match one.mend {
            Mend::Entry(id, field) => format!("/entries/{id}#{field}"),
            Mend::Setting(key) => format!("/settings?change={key}#{key}"),
            Mend::Board(round, table) => format!("/boards/{round}/{table}"),
            Mend::Clubs => "/downloads#reporting".to_owned(),
        })
    }

    fn links(&self, offer: &Offer) -> Vec<(String, String)> {
        let href = self.cx.to(format!("/downloads/{}", offer.kind));
        match offer.kind {
            _ if offer.is_empty || !offer.complaints.is_empty() => Vec::new(),
            FileKind::Pairings => {
                let rounds = self.cx.tournament().rounds.iter();
                let public = rounds.filter(|one| one.is_public() && !one.boards.is_empty());
                let words = |no| self.cx.with("round-number", [("round", no)]);
                public.map(|one| (format!("{href}?round={}", one.no), words(one.no))).collect()
            }
            _ => vec![(href, self.cx.text("download-act"))],
        }
    }
}

impl Offer {
    /// Complaints other than missing results.
    fn own(&self) -> Vec<&Complaint> {
        self.complaints.iter().filter(|one| one.objection != Rejection::ResultMissing).collect()
    }

    /// Whether numbers are missing that a rating list knows.
    fn takes_numbers(&self) -> bool {
        self.complaints.iter().any(Complaint::is_number_known)
    }

    /// Whether a federation checks it.
    const fn is_checked(&self) -> bool {
        matches!(self.kind, FileKind::H9 | FileKind::Tou | FileKind::Aga)
    }

    fn capitals(&self) -> Vec<EntryId> {
        let capitals = |one: &Complaint| match one.mend {
            Mend::Entry(id, _) if one.objection == Rejection::NameInCapitals => Some(id),
            _ => None,
        };
        self.complaints.iter().filter_map(capitals).collect()
    }
}

#[route("GET", "/t/{slug}/downloads", Organiser)]
async fn show(cx: Cx) -> Answer {
    cx.rendered(|cx, service| Downloads::of(cx, service, None)).await
}

/// Changes only the names that the form showed.
#[route("POST", "/t/{slug}/downloads/names", Organiser)]
async fn small_letters(act: Act) -> Answer {
    let shown: Vec<EntryId> =
        act.form.values("entry").filter_map(|id| Some(EntryId(id.parse().ok()?))).collect();
    let small = |was: &Entry| match in_small_letters(was) {
        Some((surname, first_name)) => Entry { surname, first_name, ..was.clone() },
        None => was.clone(),
    };
    let said = |count| Sentence::new("names-small-done").with("count", count);
    act.respond(
        "/downloads",
        act.blocking(move |acts| acts.edit_entries(&shown, small)).await,
        said,
    )
}

/// A file that a federation would reject is sent only as a draft, and an empty one not at all.
#[route("GET", "/t/{slug}/downloads/{format}", Organiser)]
async fn send(mut cx: Cx, place: Path<(String, String)>) -> Answer {
    let snapshot = cx.event.snapshot.clone();
    if place.1 == "everything" {
        let file = cx.blocking(move |service| Ok(everything(service.store(), &snapshot)?)).await?;
        return Ok(attachment(&file.file_name, file.media_type, file.bytes));
    }
    let kind = FileKind::named(&place.1).ok_or_else(WebError::no_page)?;
    let round = match cx.query.value("round") {
        "" => None,
        typed => Some(round_of(cx.tournament(), typed).ok_or_else(WebError::no_page)?),
    };
    let refused = move |service: &Service| -> Result<(bool, usize), ServiceError> {
        let (tournament, files) = (&snapshot.tournament, Exporter::new(&snapshot.tournament));
        let complaints = files.complaints(kind, &service.listings(tournament)?);
        Ok((files.is_empty(kind), complaints.len()))
    };
    let (is_empty, refused) = cx.state.worked_out(refused).await?;
    if is_empty || refused > 0 && cx.query.value("draft").is_empty() {
        let file = cx.text(&format!("download-{kind}"));
        let why = if is_empty { "downloads-nothing" } else { "downloads-refused" };
        let said = Sentence::new(why).with("file", file).with("count", refused);
        cx.page = cx.page.with_notice(Notice::alert(said));
        return cx.rendered_wrong(|cx, service| Downloads::of(cx, service, None)).await;
    }
    let snapshot = cx.event.snapshot.clone();
    let file = move |_: &Service| Ok::<_, WebError>(export(&snapshot.tournament, kind, round));
    let file = cx.state.worked_out(file).await?;
    let file = if refused > 0 { file.as_draft() } else { file };
    Ok(attachment(&file.file_name, file.media_type, file.bytes))
}

/// Corrects fields of entries; one that somebody changed since it was shown is left alone.
#[route("POST", "/t/{slug}/downloads/repair", Organiser)]
async fn repair(act: Act) -> Answer {
    let (mut typed, mut sent) = (BTreeMap::<_, Vec<_>>::new(), act.form.clone());
    for (name, text) in act.form.all() {
        let Some((field, id)) = name.rsplit_once('-') else { continue };
        let was = id.parse().ok().and_then(|id| act.tournament().entry(EntryId(id)));
        let shown = act.form.value(&format!("was-{name}"));
        let Some(was) = was.filter(|_| BESIDE.contains(&field) && text.trim() != shown) else {
            continue;
        };
        match with_field(was, field, text) {
            Ok(_) => {
                let change = [field, shown, text].map(str::to_owned);
                typed.entry(was.id).or_default().push(change);
            }
            Err(wrong) => {
                let why = wrong.wrong(field).cloned();
                sent = sent.refused(name, why.unwrap_or_else(|| Sentence::new("fault-form")));
            }
        }
    }
    if sent.is_wrong() {
        let view = |cx, service: &Service| {
            Ok(Downloads { repair: sent, ..Downloads::of(cx, service, None)? })
        };
        return act.cx.rendered_wrong(view).await;
    }
    let ids: Vec<EntryId> = typed.keys().copied().collect();
    let edit = move |was: &Entry| {
        let put = |now: Entry, [field, shown, text]: &[String; 3]| match field_of(&now, field) {
            stands if stands == *shown => with_field(&now, field, text).unwrap_or(now),
            _ => now,
        };
        typed.get(&was.id).into_iter().flatten().fold(was.clone(), put)
    };
    let said = |count| Sentence::new("entries-saved").with("count", count);
    act.respond("/downloads", act.blocking(move |acts| acts.edit_entries(&ids, &edit)).await, said)
}

/// The label of what mends a complaint.
fn label_of(mend: &Mend) -> &'static str {
    match mend {
        Mend::Entry(_, "egf_pin") => "entry-egf-pin",
        Mend::Entry(_, "ffg_licence") => "entry-ffg-licence",
        Mend::Entry(_, "aga_id") => "entry-aga-id",
        Mend::Entry(_, "country") => "entry-country",
        Mend::Entry(..) => "entry-surname",
        Mend::Setting(key) => {
            Setting::all().find(|one| one.name == *key).map_or("way-settings", |one| one.label)
        }
        Mend::Board(..) => "result",
        Mend::Clubs => "reporting-clubs",
    }
}

fn round_of(tournament: &Tournament, typed: &str) -> Option<RoundNo> {
    let no = RoundNo(typed.parse().ok()?);
    tournament.round(no).filter(|round| round.is_public()).map(|round| round.no)
}

/// What reports to federations need: codes of clubs, and players left out of the AGA report.
struct Reporters {
    form: Form,
    clubs: Vec<String>,
    /// Players who may be left out, and whether they are.
    members: Vec<(EntryId, bool)>,
}

impl Reporters {
    fn of(tournament: &Tournament) -> Self {
        let reporting = &tournament.settings.reporting;
        let mut clubs = clubs_without_code(tournament);
        clubs.extend(reporting.clubs.keys().cloned());
        clubs.sort();
        let code = |club: &String| reporting.clubs.get(club).cloned().unwrap_or_default();
        let codes = clubs.iter().enumerate().map(|(n, club)| (letters(n), code(club)));
        let left_out = |id| reporting.not_to_aga.contains(&id);
        let unknown = tournament.entries.iter().filter(|e| e.aga_id.is_empty() || left_out(e.id));
        Self {
            form: Form::filled(codes),
            members: unknown.map(|entry| (entry.id, left_out(entry.id))).collect(),
            clubs,
        }
    }

    fn sent(tournament: &Tournament, form: Form) -> Self {
        let ticked = |id: EntryId| form.is_chosen("leave_out", &id.to_string());
        let members = Self::of(tournament).members.into_iter().map(|(id, _)| (id, ticked(id)));
        let clubs = clubs_of(&form).into_iter().map(|(_, club, _)| club);
        Self { members: members.collect(), clubs: clubs.collect(), form }
    }
}

/// The field of a club's code, by the club's position on the page.
fn letters(number: impl Display) -> String {
    format!("letters-{number}")
}

fn clubs_of(form: &Form) -> Vec<(String, String, String)> {
    let clubs = form.all().filter_map(|(name, club)| {
        let field = letters(name.strip_prefix("club-")?);
        let code = form.value(&field).trim().to_owned();
        Some((field, club.to_owned(), code))
    });
    clubs.collect()
}

/// Changes only the clubs and players that the form showed.
#[route("POST", "/t/{slug}/downloads", Organiser)]
async fn change(act: Act) -> Answer {
    let clubs = clubs_of(&act.form);
    let wrong = clubs.iter().find(|(.., code)| !code.is_empty() && !Reporting::is_code(code));
    if let Some((field, _, code)) = wrong {
        let form = act.form.refused(field, Fault::ClubCode { code: code.clone() });
        return again(act.cx, form).await;
    }
    let sent = act.form.clone();
    let ids = |name| act.form.values(name).filter_map(|id| id.parse().ok().map(EntryId));
    let (shown, left_out): (Vec<EntryId>, Vec<EntryId>) =
        (ids("shown").collect(), ids("leave_out").collect());
    let edit = move |now: &Tournament| -> Result<Settings, ServiceError> {
        let mut settings = now.settings.clone();
        let reporting = &mut settings.reporting;
        let code = |club: &String| reporting.clubs.get(club).cloned().unwrap_or_default();
        let kept = clubs.iter().map(|(field, club, _)| (field.clone(), code(club)));
        let merged = sent.merged_into(kept.collect::<Fields>())?;
        for (_, club, code) in clubs_of(&merged) {
            if code.is_empty() {
                reporting.clubs.remove(&club);
            } else {
                reporting.clubs.insert(club, code);
            }
        }
        reporting.not_to_aga.retain(|id| !shown.contains(id));
        reporting.not_to_aga.extend(left_out.iter().filter(|id| now.entry(**id).is_some()));
        Ok(settings)
    };
    match act.blocking(move |acts| acts.change_settings(edit)).await {
        Err(error @ ServiceError::EditConflict(_)) => {
            let form = act.form.after(error)?;
            again(act.cx, form).await
        }
        done => act.respond("/downloads", done, |()| Sentence::new("saved")),
    }
}

async fn again(cx: Cx, form: Form) -> Answer {
    let shown = Reporters::sent(cx.tournament(), form);
    cx.rendered_wrong(|cx, service| Downloads::of(cx, service, Some(shown))).await
}
