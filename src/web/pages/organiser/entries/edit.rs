//! The form of an entry: of somebody new, or of an entry.

use crate::web::prelude::*;
use crate::web::views::settings::{birth_years, country_code, partners_of};
use service::name_left;

use super::acts::with_ranks;
use super::attendance::{SeatedRounds, TakesPart};
use super::list::categories;
use crate::web::views::people::alike;

/// Slug and number of the entry.
pub(super) type Place = Path<(String, i32)>;

fields! {
    /// Rating and rounds are read apart, since they depend on what else was typed.
    PERSON: Entry {
        surname: SomeText;
        first_name: Text;
        native_name: IfAny(SomeText);
        rank: Parsed;
        club: Text;
        country: TextAs(country_code);
        egf_pin: TextAs(egf_pin);
        ffg_licence: Text;
        aga_id: Text;
        partners: ReadAs(partners_of, |partners| partners.to_text("\n"));
        correction: ReadAs(correction, i32::to_string);
        category: IfAny(Whole(1..=Categories::MOST));
        registration: OneOf(Registration::named);
        sex: IfAny(OneOf(Sex::named)), private.sex;
        birth_year: IfAny(Whole(birth_years())), private.birth_year;
        email: TextAs(email), private.email;
        fee: Text, private.fee;
        meal: Text, private.meal;
        note: Text, private.note;
        paid: Flag, private.paid;
        consent: Flag, private.consent;
        initials: Flag, private.initials;
    }
}

/// What the entry's form shows in one of its fields.
pub(in super::super) fn field_of(entry: &Entry, name: &str) -> String {
    let field = PERSON.iter().find(|field| field.name == name);
    field.map(|field| (field.fill)(entry)).unwrap_or_default()
}

/// The entry with what was typed into one of its fields.
pub(in super::super) fn with_field(was: &Entry, name: &str, typed: &str) -> Result<Entry, Form> {
    let at = PERSON.iter().position(|field| field.name == name).unwrap_or_default();
    Form::filled([(name, typed)]).read(|reader| read_fields(&PERSON[at..=at], reader, was))
}

fn egf_pin(typed: &str) -> Result<String, Sentence> {
    let pin: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let right = pin.len() == 8 && pin.bytes().all(|b| b.is_ascii_digit());
    right.then_some(pin).ok_or_else(|| Sentence::new("fault-egf-pin").with("typed", typed.trim()))
}

fn email(typed: &str) -> Result<String, Sentence> {
    check_email(typed).ok_or_else(|| Sentence::new("fault-email").with("typed", typed.trim()))
}

fn correction(typed: &str) -> Result<i32, Sentence> {
    let plain = typed.trim().replace('\u{2212}', "-");
    if plain.is_empty() {
        return Ok(0);
    }
    let wrong = |_| Sentence::new("fault-number").with("typed", typed);
    let value: i32 = plain.parse().map_err(wrong)?;
    let range = || {
        let range = Sentence::new("fault-out-of-range").with("value", value);
        range.with("least", -9).with("most", 9)
    };
    (-9..=9).contains(&value).then_some(value).ok_or_else(range)
}

/// The entry with what was typed. `was` has the strength of its own person, not of a pair. A rating that was derived
/// from the rank follows it, and one changed by hand has the origin `MAN`. Rounds with a seat, and rounds that a
/// ruling bars the player from, stay.
fn typed(reader: &mut Reader<'_>, was: &Entry, tournament: &Tournament) -> Option<Entry> {
    let now = read_fields(PERSON, reader, was);
    let rating = reader.read_if_any("rating", str::parse::<Rating>);
    let (now, rating) = now.zip(rating)?;
    let follows = was.rating_follows_rank() && rating == Some(was.rating);
    let by_hand = rating.filter(|_| !follows);
    let rating = by_hand.unwrap_or(Rating::of(now.rank));
    let rating_origin = match by_hand {
        Some(by_hand) if by_hand != was.rating => "MAN".to_owned(),
        _ if rating == was.rating => was.rating_origin.clone(),
        _ => String::new(),
    };
    let chosen = reader.all("round");
    let chosen: Vec<i32> = chosen.into_iter().filter_map(|no| no.parse().ok()).collect();
    let seats = SeatedRounds::of(tournament);
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    let open = rounds.filter(|no| matches!(seats.part(was, *no), TakesPart::Open(_)));
    let participation =
        open.fold(was.participation, |all, no| all.with(no, chosen.contains(&no.0)));
    Some(Entry { rating, rating_origin, participation, ..now })
}

/// The fields of an entry, which has the strength of its own person. Rounds with a seat are left out.
fn filled(entry: &Entry, tournament: &Tournament) -> Fields {
    let parts = SeatedRounds::of(tournament).parts(entry, tournament.settings.rounds);
    let plays = parts.into_iter().filter(|(_, part)| *part == TakesPart::Open(true));
    let plays = plays.map(|(no, _)| ("round".to_owned(), no.to_string()));
    let rating = [("rating".to_owned(), entry.rating.to_string())];
    filled_fields(PERSON, entry).into_iter().chain(rating).chain(plays).collect()
}

#[derive(Template)]
#[template(path = "organiser/entry.html")]
struct EntryPage {
    cx: Cx,
    form: Form,
    entry: Option<Entry>,
    seats: SeatedRounds,
}

impl EntryPage {
    fn of(cx: &Cx, entry: Option<&Entry>, form: Form) -> Self {
        let title = entry.map_or_else(|| cx.text("entry-new-title"), |entry| cx.person(entry));
        let seats = SeatedRounds::of(cx.tournament());
        Self { cx: cx.clone().titled(title), form, entry: entry.cloned(), seats }
    }

    fn rounds(&self) -> Vec<(RoundNo, TakesPart)> {
        let rounds = self.cx.tournament().settings.rounds;
        self.seats.parts(self.entry.as_ref().unwrap_or(&empty_entry()), rounds)
    }

    /// Whether all rounds are drawn, so that a new player plays none.
    fn late(&self) -> bool {
        let tournament = self.cx.tournament();
        self.entry.is_none() && !tournament.rounds.is_empty() && next_round(tournament).is_none()
    }

    fn pairs(&self) -> bool {
        let sides = self.cx.tournament().settings.sides;
        sides != Sides::One || self.entry.as_ref().is_some_and(Entry::is_pair)
    }

    /// Rounds to withdraw from, and whether it is the first without a seat. Withdrawing also settles open games of
    /// published rounds, except in matches of teams.
    fn later(&self, entry: &Entry) -> Vec<(RoundNo, bool)> {
        let tournament = self.cx.tournament();
        let seated = self.rounds().into_iter().filter(|(_, part)| *part == TakesPart::Seated);
        let free = seated.map(|(no, _)| no.0).max().unwrap_or(0) + 1;
        let alone = !tournament.teams.meet();
        let mut public = tournament.rounds.iter().filter(|round| alone && round.is_public());
        let open = |round: &&Round| round.board_of(entry.id).is_some_and(|b| b.ending.is_pending());
        let from = public.find(open).map_or(free, |round| round.no.0);
        (from..=tournament.settings.rounds).map(|no| (RoundNo(no), no == free)).collect()
    }

    /// Another entry that may be the same person.
    fn double(&self, entry: &Entry) -> Option<&Entry> {
        let entries = &self.cx.tournament().entries;
        KnownPeople::of(entries).alike(entries, entry).map(|at| &entries[at])
    }
}

fn empty_entry() -> Entry {
    Entry::new(EntryId(0), "", "", Rank::MIN)
}

/// The query may fill the fields.
#[route("GET", "/t/{slug}/entries/new", Organiser)]
async fn new(cx: Cx) -> Answer {
    const ASKED: [&str; 8] =
        ["surname", "first_name", "rank", "club", "country", "egf_pin", "ffg_licence", "aga_id"];
    let asked = ASKED.map(|name| (name, cx.query.value(name)));
    let registration = Registration::named(cx.query.value("registration")).unwrap_or_default();
    let form = Form::filled(asked).adding("registration", registration.name());
    let to_come = cx.tournament().rounds_to_come().rounds(cx.tournament().settings.rounds);
    let form = to_come.fold(form, |form, no| form.adding("round", &no.to_string()));
    render(&EntryPage::of(&cx, None, form))
}

pub(super) fn added(cx: &Cx, entry: &Entry) -> Sentence {
    let name = cx.person(entry);
    match cx.tournament().plays_from(entry) {
        Some(round) => Sentence::new("entry-added-from").with("name", name).with("round", round),
        None => Sentence::new("entry-added").with("name", name),
    }
}

/// Warning about an entry of nearly the same name; not for equal names, which rank, club and number tell apart.
pub(super) fn nearly(cx: &Cx, entry: &Entry) -> Option<Sentence> {
    let entries = &cx.tournament().entries;
    let same_name = entries.iter().any(|one| one.bears_the_name_of(entry));
    alike(&KnownPeople::of(entries), entries, entry).filter(|_| !same_name)
}

/// The next form keeps the answer to "announced or here".
#[route("POST", "/t/{slug}/entries/new", Organiser)]
async fn add(act: Act) -> Answer {
    let again = |form| EntryPage::of(&act, None, form);
    let entry = act.read(|reader| typed(reader, &empty_entry(), act.tournament()), again)?;
    let said = added(&act, &entry);
    let another = act.form.is_ticked("another");
    if let Some(nearly) = nearly(&act, &entry).filter(|_| !another) {
        return Err(act.wrong("surname", nearly, again));
    }
    let add = move |number| Entry { id: number, ..entry };
    let done = act.blocking(move |acts| acts.add_entry(another, add)).await;
    act.saved(done, again)?;
    let to = match (act.form.is_ticked("next"), act.form.value("registration")) {
        (true, "preliminary") => "/entries/new?registration=preliminary",
        (true, _) => "/entries/new",
        (false, _) => "/entries",
    };
    act.done(to, said)
}

#[route("GET", "/t/{slug}/entries/{entry}", Organiser)]
async fn show(cx: Cx, place: Place) -> Answer {
    let entry = cx.tournament().entry(EntryId(place.1)).ok_or_else(WebError::no_page)?;
    let form = Form::filled(filled(&entry.of_first(), cx.tournament()));
    render(&EntryPage::of(&cx, Some(entry), form))
}

#[route("POST", "/t/{slug}/entries/{entry}", Organiser)]
async fn change(act: Act, place: Place) -> Answer {
    let was = act.tournament().entry(EntryId(place.1)).ok_or_else(WebError::no_page)?;
    let again = |form| EntryPage::of(&act, Some(was), form);
    let now = act.read(|reader| typed(reader, &was.of_first(), act.tournament()), again)?;
    let (sent, another) = (act.form.clone(), act.form.is_ticked("another"));
    let edit = move |tournament: &Tournament, was: &Entry| {
        sent.merged_by(filled(was, tournament), |reader| typed(reader, was, tournament))
    };
    let entry = was.id;
    let done = act.blocking(move |acts| acts.edit_entry(entry, another, edit)).await;
    act.saved(done, again)?;
    let said = Sentence::new("entry-changed").with("name", act.person(&now));
    act.done("/entries", with_ranks(&act, said).await?)
}
