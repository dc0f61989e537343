//! The columns of lists of players, by their headings.

use rating::{Rank, folded};

use super::column_names::{GIVEN_FIRST, HEADERS, SURNAME_FIRST, TOWNS};
use super::reading::round_of;

go::named! {
    /// The contents of a column, in the order of lists to choose from. Ratings are on any scale; towns count as clubs.
    /// From `Sex` on the data are private, but for the teams and partners.
    pub enum Column {
        Surname = "surname",
        FirstName = "first-name",
        Prefix = "prefix",
        Name = "name",
        NativeName = "native-name",
        Rank = "rank",
        Rating = "rating",
        Country = "country",
        Club = "club",
        Pin = "pin",
        Licence = "licence",
        AgaId = "aga-id",
        Registration = "registration",
        Rounds = "rounds",
        Correction = "correction",
        Category = "category",
        Sex = "sex",
        BirthYear = "birth-year",
        Fee = "fee",
        Paid = "paid",
        Meal = "meal",
        Note = "note",
        Email = "email",
        Consent = "consent",
        Team = "team",
        Board = "board",
        Captain = "captain",
        Partners = "partners",
    }
}

/// Headers of columns that can be left out without a note.
const NUMBERS: [&str; 8] = ["no", "nr", "num", "number", "id", "n", "pos", "lp"];

/// The contents of the columns below these headers. `Name` next to first names is the surname, and two columns of
/// names are the surname and the first name; rounds may have a column each; else only the first of several columns with
/// the same contents.
pub(super) fn of_headers(cells: &[String]) -> Vec<Option<Column>> {
    // A row with a rank is no header: a name or a town may contain any word.
    let of_somebody = cells.iter().any(|cell| cell.parse::<Rank>().is_ok());
    let known = |cell: &String| {
        let whole = of_word(&header_key(cell));
        whole.or_else(|| of_question(cell).filter(|_| !of_somebody && round_of(cell).is_none()))
    };
    let mut columns: Vec<Option<Column>> = cells.iter().map(known).collect();
    let holds = |columns: &[Option<Column>], one| columns.contains(&Some(one));
    if holds(&columns, Column::FirstName) && !holds(&columns, Column::Surname) {
        let name = columns.iter_mut().find(|column| **column == Some(Column::Name));
        name.into_iter().for_each(|column| *column = Some(Column::Surname));
    }
    if !holds(&columns, Column::FirstName) {
        let named = [Column::Name, Column::Surname].map(Some);
        let mut names = columns.iter_mut().filter(|column| named.contains(column));
        if let (Some(first), Some(second), None) = (names.next(), names.next(), names.next()) {
            (*first, *second) = (Some(Column::Surname), Some(Column::FirstName));
        }
    }
    // A column of clubs takes precedence over one of towns.
    let is_town = |cell: &String| has(TOWNS, &header_key(cell));
    let clubs = |(place, column): (usize, &Option<Column>)| {
        *column == Some(Column::Club) && !is_town(&cells[place])
    };
    if columns.iter().enumerate().any(clubs) {
        for (column, cell) in columns.iter_mut().zip(cells) {
            *column = column.filter(|one| *one != Column::Club || !is_town(cell));
        }
    }
    let mut seen = Vec::new();
    for column in &mut columns {
        match *column {
            Some(one) if seen.contains(&one) => *column = None,
            Some(one) => seen.push(one),
            None => {}
        }
    }
    if !of_somebody && !seen.contains(&Column::Rounds) {
        let unknown = columns.iter_mut().zip(cells).filter(|(column, _)| column.is_none());
        let rounds = unknown.filter(|(_, cell)| round_of(cell).is_some());
        rounds.for_each(|(column, _)| *column = Some(Column::Rounds));
    }
    columns
}

pub(super) fn has(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|one| one == word)
}

/// The words of a heading in small letters, without accents if it is in Latin letters.
pub(super) fn header_words(cell: &str) -> Vec<String> {
    if cell.chars().all(|c| !c.is_alphabetic() || c < '\u{370}') {
        return folded(cell);
    }
    let words = cell.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

fn header_key(cell: &str) -> String {
    header_words(cell).concat()
}

pub(super) fn of_word(word: &str) -> Option<Column> {
    let also = [(Column::Name, GIVEN_FIRST), (Column::Name, SURNAME_FIRST), (Column::Club, TOWNS)];
    let all = HEADERS.iter().chain(&also);
    all.into_iter().find(|(_, words)| has(words, word)).map(|(column, _)| *column)
}

/// The column of a header in several words, as in surveys: `What is your rank?`, `EGF PIN (if any)`; `None` if it
/// is ambiguous.
fn of_question(cell: &str) -> Option<Column> {
    let before = cell.split(['(', '?', ':', '（', '？', '：']).next().unwrap_or(cell);
    if let Some(column) = of_word(&header_key(before)) {
        return Some(column);
    }
    of_words(&header_words(before)).or_else(|| of_words(&header_words(cell)))
}

fn of_words(words: &[String]) -> Option<Column> {
    let mut found: Vec<Column> = words.iter().filter_map(|word| of_word(word)).collect();
    found.sort_unstable();
    found.dedup();
    // `The name of your club` is a club, `Achternaam met tussenvoegsel` a surname.
    let is_other = |one: &Column| !matches!(one, Column::Name | Column::Prefix);
    let others: Vec<Column> = found.iter().copied().filter(is_other).collect();
    match others.as_slice() {
        [] => found.last().copied(),
        // `Vor- und Nachname`.
        [Column::Surname] if words.iter().any(|word| word == "vor") => Some(Column::Name),
        [one] => Some(*one),
        [Column::Surname, Column::FirstName] => Some(Column::Name),
        _ => None,
    }
}

pub(super) fn is_number_of_row(header: &str) -> bool {
    header == "#" || NUMBERS.contains(&folded(header).concat().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Column::*;

    fn columns(headers: &str) -> Vec<Option<Column>> {
        of_headers(&headers.split(';').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn headers_of_nine_languages_in_any_order_are_known() {
        for (headers, wanted) in [
            ("Country;Rating;Rank;First name;Surname", [Country, Rating, Rank, FirstName, Surname]),
            ("Land;Rating;Grad;Vorname;Nachname", [Country, Rating, Rank, FirstName, Surname]),
            ("Pays;Classement;Niveau;Prénom;Nom", [Country, Rating, Rank, FirstName, Surname]),
            ("Land;Rating;Graad;Voornaam;Achternaam", [Country, Rating, Rank, FirstName, Surname]),
            ("Land;Rating;Styrke;Fornavn;Efternavn", [Country, Rating, Rank, FirstName, Surname]),
            ("País;Puntuación;Nivel;Nombre;Apellidos", [Country, Rating, Rank, FirstName, Surname]),
            ("Paese;Punteggio;Grado;Nome;Cognome", [Country, Rating, Rank, FirstName, Surname]),
            ("Kraj;Ranking;Stopień;Imię;Nazwisko", [Country, Rating, Rank, FirstName, Surname]),
            ("Země;Hodnocení;Síla;Jméno;Příjmení", [Country, Rating, Rank, FirstName, Surname]),
        ] {
            assert_eq!(columns(headers), wanted.map(Some), "{headers}");
        }
    }

    #[test]
    fn questions_of_a_survey_are_known_by_their_words() {
        let survey = "Timestamp;First and last name;Your e-mail address;What is your rank?;\
            Which country do you play for?;Name of your club;EGF PIN (if you have one);Rank or rating";
        let wanted = [Name, Email, Rank, Country, Club, Pin].map(Some);
        let taken = columns(survey);
        assert_eq!((taken[0], &taken[1..7], taken[7]), (None, &wanted[..], None));
    }

    #[test]
    fn a_name_beside_first_names_is_the_surname() {
        assert_eq!(columns("Name;FirstName;Rank")[0], Some(Surname));
        assert_eq!(columns("Name;Rank")[0], Some(Name));
        assert_eq!(columns("Name;Name;Rank"), [Surname, FirstName, Rank].map(Some));
        assert_eq!(columns("Rank;Nom;Nom"), [Rank, Surname, FirstName].map(Some));
        assert_eq!(columns("Nachname;Name;Rang"), [Surname, FirstName, Rank].map(Some));
        assert_eq!(columns("Name;Name;Vorname"), [Some(Surname), Some(Name), Some(FirstName)]);
        assert_eq!(columns("City;Club;Club"), [None, Some(Club), None]);
        assert_eq!(columns("T-shirt;e-mail"), [None, Some(Email)]);
        for headers in
            ["Team;Board;Captain", "Mannschaft;Brett;Kapitän", "Équipe;Tablier;Capitaine"]
        {
            assert_eq!(columns(headers), [Team, Board, Captain].map(Some), "{headers}");
        }
        assert_eq!(columns("Kim Club;Bo First;3k;Land of Go"), [None; 4]);
        assert_eq!(
            columns("Geschlecht;Année de naissance;Startgeld;Zaplaceno"),
            [Some(Sex), Some(BirthYear), Some(Fee), Some(Paid)]
        );
    }
}
