//! What a person types to register.

use crate::web::prelude::*;
use crate::web::views::settings::{birth_year, country, partners};

/// Honeypot: people do not see this field, so only a bot fills it in.
pub const TRAP: &str = "website";

/// Longest note, in characters.
const NOTE: usize = 500;

#[derive(Debug)]
pub struct PersonForm {
    surname: Option<String>,
    first_name: String,
    club: String,
    country: String,
    rank: Rank,
    partners: Vec<PartnerPerson>,
    /// Whether they say that they are not the entered person of the same name.
    another: bool,
    extras: Extras,
}

/// Fields that can still be changed once the person is entered.
#[derive(Debug)]
pub struct Extras {
    email: String,
    birth_year: Option<i32>,
    meal: String,
    note: String,
    initials: bool,
}

impl FromForm for Extras {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let email = reader.read_if_any("email", email).map(Option::unwrap_or_default);
        let birth_year = birth_year(reader);
        let meal = optional_text(reader, "meal");
        let note = reader.read("note", |typed| check_words(typed, NOTE));
        let initials = reader.ticked("initials");
        Some(Self { email: email?, birth_year: birth_year?, meal: meal?, note: note?, initials })
    }
}

impl FromForm for PersonForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        // A person chosen on a rating list keeps the list's name.
        let listed = !reader.typed("who").is_empty();
        let surname =
            if listed { Some(None) } else { reader.read("surname", check_name).map(Some) };
        let first_name = optional_text(reader, "first_name");
        let club = optional_text(reader, "club");
        let country = country(reader);
        let rank = reader.read("rank", str::parse::<Rank>);
        let partners = partners(reader);
        let extras = Extras::from_form(reader);
        if !reader.ticked("consent") {
            reader.refuse("consent", Sentence::new("home-consent-needed"));
        }
        if !reader.typed(TRAP).is_empty() {
            reader.refuse("", Sentence::new("refusal-home-unread"));
        }
        Some(Self {
            surname: surname?,
            first_name: first_name?,
            club: club?,
            country: country?,
            rank: rank?,
            partners: partners?,
            another: reader.ticked("another"),
            extras: extras?,
        })
    }
}

impl PersonForm {
    /// `listed` is the entry from the rating lists, if the person was chosen there.
    pub fn applicant(self, listed: Option<Entry>, rules: &HomeRules) -> Applicant {
        let entry = match (listed, self.surname) {
            // The organiser reviews a rank that people choose themselves; the rating stays the list's.
            (Some(listed), _) => with_rank(listed, self.rank),
            (None, surname) => Entry {
                club: self.club,
                country: self.country,
                ..Entry::new(EntryId(0), &surname.unwrap_or_default(), &self.first_name, self.rank)
            },
        };
        let partners = Partners { own: None, list: self.partners };
        let entry = Entry { partners, ..entry };
        Applicant { namesake: self.another, ..self.extras.onto(entry, rules) }
    }
}

impl Extras {
    /// Drops what this event does not ask for.
    pub fn onto(self, entry: Entry, rules: &HomeRules) -> Applicant {
        let asked = |asked: bool, text: String| if asked { text } else { String::new() };
        Applicant {
            entry,
            email: asked(rules.ask_email, self.email),
            birth_year: self.birth_year.filter(|_| rules.ask_birth_year),
            meal: asked(rules.ask_meal, self.meal),
            note: asked(rules.ask_note, self.note),
            initials: self.initials,
            paid: false,
            namesake: false,
        }
    }
}

pub fn fields_of(said: &Applicant) -> Fields {
    [
        ("surname", said.entry.surname.clone()),
        ("first_name", said.entry.first_name.clone()),
        ("club", said.entry.club.clone()),
        ("country", said.entry.country.clone()),
        ("rank", said.entry.rank.to_string()),
        ("partners", said.entry.partners.to_text("\n")),
        ("email", said.email.clone()),
        ("birth_year", said.birth_year.map(|year| year.to_string()).unwrap_or_default()),
        ("meal", said.meal.clone()),
        ("note", said.note.clone()),
        ("initials", if said.initials { "yes".to_owned() } else { String::new() }),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into()
}

/// A rating that was derived from the rank follows the new rank.
pub fn with_rank(entry: Entry, rank: Rank) -> Entry {
    let rating = if entry.rating_follows_rank() { Rating::of(rank) } else { entry.rating };
    Entry { rank, rating, ..entry }
}

fn email(typed: &str) -> Result<String, Sentence> {
    check_email(typed).ok_or_else(|| Sentence::new("home-email-wrong"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::Form;

    #[test]
    fn what_is_not_asked_for_is_not_kept() {
        let fields = [
            ("surname", "Ähren"),
            ("rank", "3k"),
            ("email", "a@go.example"),
            ("birth_year", "2011"),
            ("meal", "fish"),
            ("note", "hello\u{7}"),
            ("consent", "yes"),
        ];
        let form = Form::filled(fields);
        let typed: PersonForm = form.parse().unwrap();
        let rules = HomeRules::default();
        let said = typed.applicant(None, &rules);
        assert_eq!((said.email.as_str(), said.note.as_str()), ("a@go.example", "hello"));
        assert_eq!((said.birth_year, said.meal.as_str()), (None, ""));
        for (name, typed) in [("consent", ""), (TRAP, "x"), ("email", "f@elb-go"), ("rank", "")] {
            let others = fields.iter().copied().filter(|(field, _)| *field != name);
            let form = Form::filled(others.chain([(name, typed)]));
            assert!(form.parse::<PersonForm>().is_err(), "{name}");
        }
    }
}
