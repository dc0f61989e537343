//! What only the organiser knows, in lists.

use interchange::participants;
use tournament::Sex;

#[test]
fn fees_meals_and_years_of_birth_are_read_by_their_header() {
    let list = "Nachname;Vorname;Rang;Geschlecht;Geburtsdatum;Startgeld;Bezahlt;Essen;E-Mail;Einwilligung\n\
                Abe;Anna;2k;w;14.05.2008;30 EUR;ja;vegan;anna@go.example;x\n\
                Berg;Bo;1d;m;2001;;nein;;;\n";
    let read = participants::read(list.as_bytes()).unwrap();
    let anna = &read.entries[0].private;
    assert_eq!((anna.sex, anna.birth_year), (Some(Sex::Female), Some(2008)));
    assert_eq!((anna.fee.as_str(), anna.meal.as_str()), ("30 EUR", "vegan"));
    assert_eq!((anna.paid, anna.consent, anna.email.as_str()), (true, true, "anna@go.example"));
    let bo = &read.entries[1].private;
    assert_eq!((bo.sex, bo.birth_year, bo.paid), (Some(Sex::Male), Some(2001), false));
}

#[test]
fn what_cannot_be_is_refused_at_its_cell() {
    let list = "surname,rank,sex,birth year,email\nAbe,2k,tall,last year,at home\n";
    let refused = participants::read(list.as_bytes()).unwrap_err().to_string();
    for field in ["sex", "birth-year", "email"] {
        assert!(refused.contains(field), "{field} in {refused}");
    }
}
