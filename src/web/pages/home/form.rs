//! What a person types to register, and to change it later.

use super::*;

/// Honeypot: people do not see this field, so only a bot fills it in.
pub const TRAP: &str = "website";

/// Longest note, in characters.
const NOTE: usize = 500;

fields! {
    /// The surname is first: a person chosen on a rating list keeps the list's name.
    pub PERSON: Applicant {
        surname: SomeText, entry.surname;
        first_name: Text, entry.first_name;
        club: Text, entry.club;
        country: TextAs(country_code), entry.country;
        rank: ReadAs(rank, Rank::to_string), entry.rank;
        partners: ReadAs(partners_of, |partners| partners.to_text("\n")), entry.partners;
    }
}

fields! {
    /// Fields that can still be changed once the person is entered.
    pub EXTRAS: Applicant {
        email: TextAs(email);
        birth_year: IfAny(Whole(birth_years()));
        meal: Text;
        note: ReadAs(note, String::clone);
        initials: Flag;
    }
}

fn rank(typed: &str) -> Result<Rank, Sentence> {
    if typed.is_empty() { Err(Sentence::new("home-rank-needed")) } else { Ok(typed.parse()?) }
}

fn email(typed: &str) -> Result<String, Sentence> {
    check_email(typed).ok_or_else(|| Sentence::new("home-email-wrong"))
}

fn note(typed: &str) -> Result<String, Sentence> {
    Ok(check_words(typed, NOTE)?)
}

pub fn filled(said: &Applicant) -> Fields {
    [PERSON, EXTRAS].into_iter().flat_map(|fields| filled_fields(fields, said)).collect()
}

pub fn blank() -> Applicant {
    Applicant {
        entry: Entry::new(EntryId(0), "", "", Rank::MIN),
        email: String::new(),
        birth_year: None,
        meal: String::new(),
        note: String::new(),
        initials: false,
        paid: false,
        namesake: false,
    }
}

/// A new registration; without a name if the person was chosen on a rating list.
pub fn typed(reader: &mut Reader<'_>) -> Option<Applicant> {
    let listed = !reader.typed("who").is_empty();
    let person = read_fields(if listed { &PERSON[1..] } else { PERSON }, reader, &blank());
    let extras = read_fields(EXTRAS, reader, &blank());
    if !reader.ticked("consent") {
        reader.refuse("consent", Sentence::new("home-consent-needed"));
    }
    if !reader.typed(TRAP).is_empty() {
        reader.refuse("", Sentence::new("refusal-home-unread"));
    }
    let (Applicant { entry, .. }, extras) = person.zip(extras)?;
    let entry = Entry { rating: Rating::of(entry.rank), ..entry };
    Some(Applicant { entry, namesake: reader.ticked("another"), ..extras })
}

/// With what a rating list has of the person, if they were chosen there. The organiser reviews a rank that people
/// choose themselves; the rating stays the list's.
pub fn as_listed(said: Applicant, listed: Option<Entry>) -> Applicant {
    let Some(listed) = listed else { return said };
    let listed = with_rank(listed, said.entry.rank);
    Applicant { entry: Entry { partners: said.entry.partners, ..listed }, ..said }
}

/// Without what this event does not ask for.
pub fn as_asked(said: Applicant, rules: &HomeRules) -> Applicant {
    let asked = |asked: bool, text: String| if asked { text } else { String::new() };
    Applicant {
        email: asked(rules.ask_email, said.email),
        birth_year: said.birth_year.filter(|_| rules.ask_birth_year),
        meal: asked(rules.ask_meal, said.meal),
        note: asked(rules.ask_note, said.note),
        ..said
    }
}

/// A rating that was derived from the rank follows the new rank.
pub fn with_rank(entry: Entry, rank: Rank) -> Entry {
    let rating = if entry.rating_follows_rank() { Rating::of(rank) } else { entry.rating };
    Entry { rank, rating, ..entry }
}

/// Strongest first, after an empty choice if nothing was typed.
pub fn ranks(cx: &Cx, form: &Form) -> Vec<(String, String)> {
    let all = (Rank::MIN.value()..=Rank::clamped(100).value()).rev().map(Rank::clamped);
    let known = all.map(|rank| (rank.to_string(), cx.rank(rank)));
    let none = Some((String::new(), "–".to_owned())).filter(|_| form.value("rank").is_empty());
    none.into_iter().chain(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let said = Form::filled(fields).read(typed).unwrap();
        assert!(said.entry.rating_follows_rank());
        let said = as_asked(said, &HomeRules::default());
        assert_eq!((said.email.as_str(), said.note.as_str()), ("a@go.example", "hello"));
        assert_eq!((said.birth_year, said.meal.as_str()), (None, ""));
        for (name, wrong) in [("consent", ""), (TRAP, "x"), ("email", "f@elb-go"), ("rank", "")] {
            let others = fields.iter().copied().filter(|(field, _)| *field != name);
            let form = Form::filled(others.chain([(name, wrong)]));
            assert!(form.read(typed).is_err(), "{name}");
        }
    }
}
