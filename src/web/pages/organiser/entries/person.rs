use super::seats::{SeatedRounds, TakesPart};
use crate::web::prelude::*;
use crate::web::views::settings::{birth_year, country, partners};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Person {
    surname: String,
    first_name: String,
    native_name: Option<String>,
    rank: Rank,
    rating: Option<Rating>,
    club: String,
    country: String,
    egf_pin: String,
    ffg_licence: String,
    aga_id: String,
    partners: Vec<PartnerPerson>,
    correction: i32,
    category: Option<u8>,
    registration: Registration,
    rounds: Vec<RoundNo>,
    private: Private,
}

impl FromForm for Person {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let surname = reader.read("surname", check_name);
        let first_name = optional_text(reader, "first_name");
        let native_name = reader.read_if_any("native_name", check_name);
        let rank = reader.read("rank", str::parse::<Rank>);
        let rating = reader.read_if_any("rating", str::parse::<Rating>);
        let club = optional_text(reader, "club");
        let country = country(reader);
        let egf_pin = reader.read_if_any("egf_pin", egf_pin).map(Option::unwrap_or_default);
        let ffg_licence = optional_text(reader, "ffg_licence");
        let aga_id = optional_text(reader, "aga_id");
        let partners = partners(reader);
        let correction = reader.read_if_any("correction", correction);
        let category = category(reader);
        let private = private(reader);
        let registration = reader.choose("registration", Registration::named);
        let rounds = reader.all("round").into_iter();
        let rounds = rounds.filter_map(|no| no.parse().ok()).map(RoundNo).collect();
        Some(Self {
            surname: surname?,
            first_name: first_name?,
            native_name: native_name?,
            rank: rank?,
            rating: rating?,
            club: club?,
            country: country?,
            egf_pin: egf_pin?,
            ffg_licence: ffg_licence?,
            aga_id: aga_id?,
            partners: partners?,
            correction: correction?.unwrap_or(0),
            category: category?,
            registration: registration?,
            rounds,
            private: private?,
        })
    }
}

/// `Some(None)`: the rank decides.
pub(super) fn category(reader: &mut Reader<'_>) -> Option<Option<u8>> {
    match reader.typed("category").trim() {
        "" => Some(None),
        _ => reader.number("category", 1..=Categories::MOST).map(Some),
    }
}

/// Fields that only organisers see.
fn private(reader: &mut Reader<'_>) -> Option<Private> {
    let sex = reader
        .read_if_any("sex", |typed| Sex::named(typed).ok_or_else(|| Sentence::new("fault-choice")));
    let birth_year = birth_year(reader);
    let email = reader.read_if_any("email", |typed| {
        check_email(typed).ok_or_else(|| Sentence::new("fault-email").with("typed", typed.trim()))
    });
    let [fee, meal, note] = ["fee", "meal", "note"].map(|name| optional_text(reader, name));
    Some(Private {
        sex: sex?,
        birth_year: birth_year?,
        fee: fee?,
        paid: reader.ticked("paid"),
        meal: meal?,
        note: note?,
        email: email?.unwrap_or_default(),
        consent: reader.ticked("consent"),
        initials: reader.ticked("initials"),
    })
}

/// Number of the European Go Database: eight digits.
fn egf_pin(typed: &str) -> Result<String, Sentence> {
    let pin: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
    let right = pin.len() == 8 && pin.bytes().all(|b| b.is_ascii_digit());
    right.then_some(pin).ok_or_else(|| Sentence::new("fault-egf-pin").with("typed", typed.trim()))
}

fn correction(typed: &str) -> Result<i32, Sentence> {
    let plain = typed.trim().replace('\u{2212}', "-");
    let wrong = || Sentence::new("fault-number").with("typed", typed);
    let value: i32 = plain.parse().map_err(|_| wrong())?;
    let range = || {
        let range = Sentence::new("fault-out-of-range").with("value", value);
        range.with("least", -9).with("most", 9)
    };
    (-9..=9).contains(&value).then_some(value).ok_or_else(range)
}

impl Person {
    /// Fields that the form does not show stay. `was` has the strength of its own person, not of a pair. A rating that
    /// was derived from the rank follows it, and one changed by hand has the origin `MAN`. Rounds with a seat, and
    /// rounds that a ruling bars the player from, stay.
    pub(super) fn onto(self, was: &Entry, tournament: &Tournament) -> Entry {
        let follows = was.rating_follows_rank() && self.rating == Some(was.rating);
        let typed = self.rating.filter(|_| !follows);
        let rating = typed.unwrap_or(Rating::of(self.rank));
        let rating_origin = match typed {
            Some(typed) if typed != was.rating => "MAN".to_owned(),
            _ if rating == was.rating => was.rating_origin.clone(),
            _ => String::new(),
        };
        let seats = SeatedRounds::of(tournament);
        let rounds = (1..=tournament.settings.rounds).map(RoundNo);
        let participation =
            rounds.fold(was.participation, |all: Participation, no| match seats.part(was, no) {
                TakesPart::Open(_) => all.with(no, self.rounds.contains(&no)),
                TakesPart::Seated | TakesPart::Excluded => all,
            });
        Entry {
            surname: self.surname,
            first_name: self.first_name,
            native_name: self.native_name,
            rank: self.rank,
            rating,
            rating_origin,
            club: self.club,
            country: self.country,
            egf_pin: self.egf_pin,
            ffg_licence: self.ffg_licence,
            aga_id: self.aga_id,
            partners: Partners { own: None, list: self.partners },
            registration: self.registration,
            participation,
            correction: self.correction,
            category: self.category,
            private: self.private,
            ..was.clone()
        }
    }
}

/// `entry` has the strength of its own person. Rounds with a seat are left out, as in the form.
pub(super) fn fields_of(entry: &Entry, tournament: &Tournament) -> Fields {
    let fields = [
        ("surname", entry.surname.clone()),
        ("first_name", entry.first_name.clone()),
        ("native_name", entry.native_name.clone().unwrap_or_default()),
        ("rank", entry.rank.to_string()),
        ("rating", entry.rating.to_string()),
        ("club", entry.club.clone()),
        ("country", entry.country.clone()),
        ("egf_pin", entry.egf_pin.clone()),
        ("ffg_licence", entry.ffg_licence.clone()),
        ("aga_id", entry.aga_id.clone()),
        ("partners", entry.partners.to_text("\n")),
        ("correction", entry.correction.to_string()),
        ("category", entry.category.map_or_else(String::new, |category| category.to_string())),
        ("registration", entry.registration.to_string()),
    ];
    let private = &entry.private;
    let known = [
        ("sex", private.sex.map_or_else(String::new, |sex| sex.to_string())),
        ("birth_year", private.birth_year.map_or_else(String::new, |year| year.to_string())),
        ("fee", private.fee.clone()),
        ("meal", private.meal.clone()),
        ("note", private.note.clone()),
        ("email", private.email.clone()),
    ];
    let ticked =
        [("paid", private.paid), ("consent", private.consent), ("initials", private.initials)];
    let ticked = ticked.into_iter().filter(|(_, is)| *is).map(|(name, _)| (name, "yes".to_owned()));
    let fields = fields.into_iter().chain(known).chain(ticked);
    let parts = SeatedRounds::of(tournament).parts(entry, tournament.settings.rounds);
    let plays = parts.into_iter().filter(|(_, part)| *part == TakesPart::Open(true));
    let plays = plays.map(|(no, _)| ("round", no.to_string()));
    fields.chain(plays).map(|(name, value)| (name.to_owned(), value)).collect()
}
