//! Lists as people really keep them: each case came from somebody's event, with what should come out.

use std::fs;
use std::path::Path;

use chrono::NaiveDate;
use interchange::{
    Column, Columns, Contents, FarRatings, FileFormat, NameOrder, Note, Person, RatingScale,
    detect, participants,
};
use rating::{Rank, Rating};
use tournament::{Entry, EntryId, KnownPeople, RoundNo};

use crate::lists::{faults, people};

fn list(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/lists");
    fs::read(folder.join(name)).unwrap()
}

fn columns(bytes: &[u8]) -> Columns {
    Columns::of(&participants::table(bytes).unwrap())
}

fn names(people: &[Person]) -> Vec<(&str, &str)> {
    people.iter().map(|p| (p.entry.surname.as_str(), p.entry.first_name.as_str())).collect()
}

fn ranks(people: &[Person]) -> Vec<String> {
    people.iter().map(|one| one.entry.rank.to_string()).collect()
}

#[test]
fn a_full_name_begins_with_the_given_name() {
    let people = people(&list("fullname.csv"));
    assert_eq!(names(&people), [("Lovett", "Ada"), ("van den Berg", "Jan")]);
}

#[test]
fn a_japanese_list_is_read_by_its_bytes() {
    let people = people(&list("names-sjis.csv"));
    assert_eq!(names(&people), [("山田", "太郎")]);
    assert_eq!((&ranks(&people)[0][..], people[0].entry.country.as_str()), ("3d", "JP"));
}

#[test]
fn a_column_of_names_decides_as_a_whole() {
    for (list, wanted) in [
        // A comma, capitals, particles, the heading.
        ("Name,Rank\n\"van den Berg, Jan\",3k\n", Some(("van den Berg", "Jan"))),
        ("Name;Rank\nMARTIN Anne;3k\nPetit Luc;1d\n", Some(("MARTIN", "Anne"))),
        ("Name;Rank\nAnne Marie LE GOFF;3k\nLuc Petit;1d\n", Some(("LE GOFF", "Anne Marie"))),
        ("Name;Rank\nLudwig van Beethoven;3k\nLuc Petit;1d\n", Some(("van Beethoven", "Ludwig"))),
        ("Name;Rank\nvon der Tann Ilse;3k\nPetit Luc;1d\n", Some(("von der Tann", "Ilse"))),
        ("Name;Rank\nMARTIN Anne;3k\nLuc PETIT;1d\n", Some(("MARTIN", "Anne"))),
        ("Full name;Rank\nvan den Berg Jan;3k\nAnna Berger;1d\n", Some(("van den Berg", "Jan"))),
        ("Full name;Rank\nDe La Cruz Ana;3k\nAnna Berger;1d\n", Some(("De La Cruz", "Ana"))),
        ("Full name;Rank\nDi Wang;3k\nAnna Berger;1d\n", Some(("Wang", "Di"))),
        ("Full name;Rank\nDe Vries Kees;3k\nAnna Berger;1d\n", Some(("De Vries", "Kees"))),
        ("Name;Rank\nST PIERRE Anne;3k\nPetit Luc;1d\n", Some(("ST PIERRE", "Anne"))),
        ("Name;Rank\nMC CARTHY Paul;3k\nPetit Luc;1d\n", Some(("MC CARTHY", "Paul"))),
        ("Name, first name;Rank\nBerger Anna;3k\n", Some(("Berger", "Anna"))),
        ("Vor- und Nachname;Rang\nAnna Berger;3k\n", Some(("Berger", "Anna"))),
        ("Nom et prénom;Niveau\nBerger Anna;3k\n", Some(("Berger", "Anna"))),
        ("Prénom et nom;Niveau\nAnna Berger;3k\n", Some(("Berger", "Anna"))),
        ("First and last name;Rank\nAnna Berger;3k\n", Some(("Berger", "Anna"))),
        ("氏名,段級位\n山田 太郎,三段\n", Some(("山田", "太郎"))),
        ("Name;Rank\n김 민수;3d\n", Some(("김", "민수"))),
        // Nothing says it, or the lines contradict each other.
        ("Name;Rank\nAnna Berger;3k\n", None),
        ("Name;Rank\nMARTIN Anne;3k\nLuc PETIT;1d\nEva Roth;2d\n", None),
        // One name does not turn all others round, and initials are no surname.
        ("Name;Rank\nAnna Berger;3k\nUlf Ernst;1k\nLe Minh;2k\n", None),
        ("Name;Rank\nAnna Berger;3k\nUlf Ernst;1k\nvan Dam Jan;2k\n", None),
        ("Name;Rank\nMinh Le;3k\nAnna Berger;1d\n", None),
        ("Name;Rank\nle minh;3k\nAnna Berger;1d\n", None),
        ("Name;Rank\nvan nguyen;3k\nAnna Berger;1d\n", None),
        ("Name;Rank\nAnna Berger;3k\nUlf Ernst;1k\nOtto Klein;1d\nvan Dam Jan;2k\n", None),
        (
            "Name;Rank\nBerger Anna;3k\nErnst Ulf;1k\nKlein Otto;1d\nHeide von der Eva Anna;1d\n",
            None,
        ),
        ("Name;Rank\nTJ Hooker;3k\nAnna Berger;1d\n", None),
        ("Name;Rank\nNG Wei;3k\nBerger Anna;1d\n", Some(("NG", "Wei"))),
    ] {
        let table = participants::table(list.as_bytes()).unwrap();
        let columns = Columns::of(&table);
        let people = columns.people(&table);
        let found = columns.names.map(|_| names(&people)[0]);
        assert_eq!(found, wanted, "{list}");
    }
}

#[test]
fn who_is_known_decides_and_one_answer_turns_the_column() {
    let table = participants::table(b"Name;Rank\nAnna Berger;3k\nKim Li;1d\n").unwrap();
    let mut columns = Columns::of(&table);
    assert_eq!(columns.names, None);
    let shown: Vec<_> = columns.split(&table, NameOrder::SurnameFirst).collect();
    assert_eq!(shown[0], ("Anna".to_owned(), "Berger".to_owned()));
    columns.decide(&table, &|surname, given| (surname, given) == ("Berger", "Anna"));
    assert_eq!(columns.names, Some(NameOrder::GivenFirst));
    columns.turn(NameOrder::SurnameFirst);
    assert_eq!(names(&columns.people(&table))[1], ("Kim", "Li"));
    // Two columns without a heading turn, too.
    let table = participants::table("Anna;Berger;3k\nJan;van Dam;1d\n".as_bytes()).unwrap();
    let mut columns = Columns::of(&table);
    assert_eq!(names(&columns.people(&table))[0], ("Berger", "Anna"), "by the particle");
    columns.turn(NameOrder::SurnameFirst);
    assert_eq!(names(&columns.people(&table))[0], ("Anna", "Berger"));
}

#[test]
fn two_columns_of_names_that_no_heading_tells_apart_decide_by_their_names() {
    use NameOrder::{GivenFirst, SurnameFirst};
    let lines = |names: &str| -> String {
        names
            .split(", ")
            .map(|name| format!("{};3d;2300;DE;Bonn\n", name.replace(' ', ";")))
            .collect()
    };
    let given = "Anna Berger, Anna Graf, Jan Horn, Jan Kern, Tom Lenz, Tom Marx";
    let families = "Berger Anna, Berger Tom, Graf Ida, Graf Eva, Horn Kai";
    let korean = "Kim Minsu, Kim Jiwoo, Lee Hana, Lee Sora, Park Minho, Park Yuna";
    for (list, wanted) in [
        (lines("Anna Berger"), None),
        ("Name;Name;Rank\nAnna;Berger;3d\n".to_owned(), None),
        ("Surname;First name;Rank\nAnna;Berger;3d\n".to_owned(), Some(SurnameFirst)),
        (lines("BERGER Anna, Petit Luc"), Some(SurnameFirst)),
        (lines("Anna BERGER, Luc Petit"), Some(GivenFirst)),
        ("De Vries;Kees;3d\nRoth;Eva;1k\n".to_owned(), Some(SurnameFirst)),
        ("Kees;de Vries;3d\nEva;Roth;1k\n".to_owned(), Some(GivenFirst)),
        ("Vries;Kees de;3d\nRoth;Eva;1k\n".to_owned(), Some(SurnameFirst)),
        // Given names repeat; surnames do in families, and in Korea.
        (lines(given), Some(GivenFirst)),
        (lines(families), None),
        (lines(korean), None),
    ] {
        assert_eq!(columns(list.as_bytes()).names, wanted, "{list}");
    }
    let people = people(lines(given).as_bytes());
    assert_eq!(names(&people)[0], ("Berger", "Anna"));
    let table = participants::table(b"Anna Maria;Berger;3d\nEva;Roth;1k\n").unwrap();
    let shown: Vec<_> = Columns::of(&table).split(&table, NameOrder::SurnameFirst).collect();
    assert_eq!(shown[0], ("Anna Maria".to_owned(), "Berger".to_owned()), "as they would be read");
    let read = participants::read(lines("Anna Berger").as_bytes()).unwrap();
    let (whole, surname) = ("Anna Berger".to_owned(), "Anna".to_owned());
    assert!(read.notes.contains(&Note::SurnameAssumed { whole, surname }), "{:?}", read.notes);
}

#[test]
fn what_a_program_cannot_ask_it_says() {
    let read = participants::read(b"Name;Rank;Rating\nAnna Berger;3k;1150\n").unwrap();
    assert_eq!(read.entries[0].surname, "Berger");
    let said: Vec<String> = read.notes.iter().map(ToString::to_string).collect();
    assert!(said.iter().any(|note| note.contains("\"Anna Berger\"")), "{said:?}");
    assert!(
        said.iter().any(|note| note.starts_with("line 2: rating 1150 is that of 9k")),
        "{said:?}"
    );
}

#[test]
fn ratings_are_read_on_the_scale_of_their_column() {
    let ratings = |name: &str| {
        let people = people(&list(name));
        assert_eq!(faults(&people).len(), people.iter().filter(|p| !p.faults.is_empty()).count());
        people.iter().map(|one| one.entry.rating.0).collect::<Vec<_>>()
    };
    assert_eq!(ratings("thousand.csv"), [1850, 1150]);
    assert_eq!(ratings("aga.csv"), [2291, 1640]);
    assert_eq!(ratings("ffg.csv"), [1700]);
    assert_eq!(columns(&list("aga.csv")).scale, Some(RatingScale::American));
    let scale = |text: &str| columns(text.as_bytes()).scale;
    assert_eq!(scale("Name;Vorname;Rating\nA;B;1.850\nC;D;2.103\n"), Some(RatingScale::European));
    assert_eq!(scale("Name;Prénom;Échelle\nA;B;-350\nC;D;120\n"), Some(RatingScale::French));
    let ranked = "Name;First name;Rank;Rating\nA;A;3d;3,42\nB;B;4k;-4,10\nC;C;1d;1,20\n";
    assert_eq!(scale(ranked), Some(RatingScale::American), "French ratings are whole");
    assert_eq!(
        scale("Name;First name;Rating;AGA ID\nA;B;3.42;1\nC;D;-5.1;2\n"),
        Some(RatingScale::American)
    );
    // Nothing beside it says what 3.42 means.
    let unclear = "Name;First name;Rating\nA;B;3.42\nC;D;-5.1\n";
    assert_eq!(scale(unclear), None);
    let refused = participants::read(unclear.as_bytes()).unwrap_err().to_string();
    assert!(refused.contains("on which scale"), "{refused}");
}

#[test]
fn whole_american_ratings_are_told_from_french_ones_by_the_ranks() {
    for [one, two, three] in [["3.0", "-4.0", "1.0"], ["3", "-4", "1"]] {
        let list = format!("Name;Rank;Rating\nA, A;3d;{one}\nB, B;4k;{two}\nC, C;1d;{three}\n");
        assert_eq!(columns(list.as_bytes()).scale, Some(RatingScale::American), "{list}");
    }
    let french = "Name;Rank;Rating\nA, A;3d;250\nB, B;4k;-350\nC, C;1d;10\nD, D;1k;-9999\n";
    assert_eq!(columns(french.as_bytes()).scale, Some(RatingScale::French));
    assert!(faults(&people(french.as_bytes())).is_empty(), "-9999 is none");
}

#[test]
fn rounds_may_have_a_column_each() {
    let played = |list: &str| -> Vec<String> {
        let people = people(list.as_bytes());
        assert!(faults(&people).is_empty(), "{list}: {:?}", faults(&people));
        let rounds =
            |one: &Person| one.entry.participation.rounds(4).map(|no| no.to_string()).collect();
        people.iter().map(rounds).collect()
    };
    for heads in [
        "R1;R2;R3",
        "Runde 1;Runde 2;Runde 3",
        "第1回戦;第2回戦;第3回戦",
        "ラウンド 1;ラウンド 2;ラウンド 3",
        "Rounds 1;Rounds 2;Rounds 3",
    ] {
        for [cells, rounds] in [
            ["x;;x", "134"],
            ["ja;nein;ja", "134"],
            ["○;×;○", "134"],
            ["TRUE;FALSE;TRUE", "134"],
            ["1;0;1", "134"],
            [";;", "1234"],
            // Without a yes, only what is said is missed.
            [";no;", "134"],
            [";-;", "134"],
            [";;non", "124"],
            ["N;N;N", ""],
        ] {
            let list = format!("Name;Rank;{heads}\nA, A;3d;{cells}\nB, B;1d;x;x;x\n");
            assert_eq!(played(&list), [rounds, "1234"], "{list}");
        }
    }
    // Columns with other cells are not taken for rounds, and none of a table with results or points.
    for [cells, rounds, unused] in [
        ["x;fehlt;", "124", "R2"],
        ["5+;3-;0=", "1234", "R1 R2 R3"],
        ["2+;-;3-", "1234", "R1 R2 R3"],
        ["1;0.5;0", "1234", "R1 R2 R3"],
    ] {
        let list = format!("Name;Rank;R1;R2;R3\nA, A;3d;{cells}\nB, B;1d;;;\n");
        assert_eq!(played(&list)[0], rounds, "{list}");
        let notes = participants::read(list.as_bytes()).unwrap().notes;
        let heading = |heading: &str| Note::UnusedColumn { heading: heading.to_owned() };
        assert_eq!(notes, unused.split(' ').map(heading).collect::<Vec<_>>(), "{list}");
    }
    let note = participants::read(b"Name;Rank;R1;R2\nA, A;3d;no;no\n").unwrap().notes;
    assert!(matches!(note[..], [Note::PlaysNoRound { line: 2, .. }]), "{note:?}");
    let read = participants::read(b"Name;Rank;Shoe size\nA, A;3d;42\n").unwrap();
    let heading = "Shoe size".to_owned();
    assert!(read.notes.contains(&Note::UnusedColumn { heading }), "{:?}", read.notes);
}

#[test]
fn a_rating_far_from_the_rank_is_asked_about() {
    let table =
        participants::table(b"Name;First name;Rank;Rating\nA;B;3k;1150\nC;D;2k;1920\n").unwrap();
    let mut columns = Columns::of(&table);
    let said = faults(&columns.people(&table));
    assert_eq!(
        said,
        ["line 2, rating: rating 1150 is that of 9k, the rank says 3k; correct one of them"]
    );
    for (far, rating) in [(FarRatings::Keep, 1150), (FarRatings::OfRank, 1800)] {
        columns.far = far;
        let people = columns.people(&table);
        assert!(people[0].faults.is_empty());
        assert_eq!(
            (people[0].entry.rating, people[1].entry.rating),
            (Rating(rating), Rating(1920))
        );
    }
}

#[test]
fn the_answers_of_a_sign_up_form_are_read() {
    let people = people(&list("google.csv"));
    assert_eq!(names(&people), [("Lovett", "Ada"), ("Brandt", "Ben"), ("Cy", "")]);
    assert_eq!(ranks(&people)[..2], ["5k", "2d"]);
    let said = faults(&people);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("rank: \"beginner\""), "{said:?}");
    assert_eq!(people[2].likely, Some(Rank::MIN));
    assert_eq!(
        (people[0].entry.egf_pin.as_str(), people[2].entry.egf_pin.as_str()),
        ("12345678", "")
    );
    assert_eq!(people[0].entry.participation.to_text(5), "11100");
    assert_eq!(people[1].entry.participation.to_text(5), "11000");
    assert_eq!(people[0].entry.private.email, "ada@example.org");
}

#[test]
fn ranks_in_plain_spellings_are_read_and_the_doubtful_ones_proposed() {
    let people = people(&list("ranks.csv"));
    let read: Vec<String> = people
        .iter()
        .map(|one| match (one.faults.is_empty(), one.likely) {
            (true, _) => one.entry.rank.to_string(),
            (false, Some(likely)) => format!("{likely}?"),
            (false, None) => "?".to_owned(),
        })
        .collect();
    let wanted = [
        "5k", "5k", "5k?", "1d", "1d", "30k?", "?", "30k?", "5k?", "4k?", "7d", "30k", "30k?",
        "3d", "12k", "2d", "5k", "1d", "10k?", "?", "5k?", "5k?", "1d?", "1d", "5k",
    ];
    assert_eq!(read, wanted);
}

#[test]
fn headings_of_every_language_are_known() {
    let chinese = people(&list("cn.csv"));
    assert_eq!(names(&chinese), [("李小龍", "")]);
    assert_eq!((ranks(&chinese)[0].as_str(), chinese[0].entry.country.as_str()), ("3d", "CN"));
    let russian = people(&list("ru.csv"));
    assert_eq!(names(&russian), [("Иванов", "Пётр")]);
    assert_eq!((ranks(&russian)[0].as_str(), russian[0].entry.rating), ("1d", Rating(2100)));
    assert_eq!(russian[0].entry.club, "Казань");
    for header in [
        "Surname;First name;Rank;Country;Club",
        "Nachname;Vorname;Spielstärke;Land;Verein",
        "Nom;Prénom;Niveau;Pays;Club",
        "Achternaam;Voornaam;Graad;Land;Club",
        "Efternavn;Fornavn;Styrke;Land;Klub",
        "姓;名;段級位;国籍;所属",
        "성;이름만;급수;국가;소속",
        "姓;名;段位;国家;俱乐部",
        "Фамилия;Имя;Разряд;Страна;Клуб",
        "Фамилия;Имя;Сила;Страна;Клуб",
        "Nom;Prénom;Force;Pays;Club",
        "Nom;Prénom;Classement;Pays;Club",
        "Achternaam;Voornaam;Speelsterkte;Nationaliteit;Woonplaats",
        "姓;名;级别;国家或地区;所属单位",
    ] {
        use Column::{Club, Country, FirstName, Rank, Surname};
        let taken = columns(format!("{header}\nA;B;3k;CH;X\n").as_bytes()).taken;
        assert_eq!(taken, [Surname, FirstName, Rank, Country, Club].map(Some), "{header}");
    }
    let taken = columns("氏名;段位;参加回戦;ПИН\nA;3k;1;\n".as_bytes()).taken;
    assert_eq!(taken, [Column::Name, Column::Rank, Column::Rounds, Column::Pin].map(Some));
    let dutch =
        people(b"Voornaam;Tussenvoegsel;Achternaam;Graad\nJan;van den;Berg;3k\nEva;;Dam;1d\n");
    assert_eq!(names(&dutch), [("van den Berg", "Jan"), ("Dam", "Eva")]);
    let beside = "Voornaam;Tussenvoegsel;Achternaam;Graad\nJan;van der;Van der Meer;3k\nEva;-;Dam;1d\nUlf;de;dekker;2d\n";
    let beside = people(beside.as_bytes());
    assert_eq!(names(&beside), [("Van der Meer", "Jan"), ("Dam", "Eva"), ("de dekker", "Ulf")]);
    for heading in ["Prefix", "Phone prefix"] {
        let list = format!("{heading};First name;Last name;Rank\nMr.;Jan;Dam;3k\n");
        assert_eq!(names(&people(list.as_bytes())), [("Dam", "Jan")], "{list}");
    }
    for (heading, column) in [
        ("Achternaam met tussenvoegsel", Column::Surname),
        ("Tussenvoegsel + achternaam", Column::Surname),
        ("Nachname und Namenszusatz", Column::Surname),
        ("Naam met tussenvoegsel", Column::Name),
    ] {
        let taken = columns(format!("{heading};Graad\nDam;3k\n").as_bytes()).taken;
        assert_eq!(taken[0], Some(column), "{heading}");
    }
    let nobody = people(b"Voornaam;Tussenvoegsel;Achternaam;Graad\nJan;van den;;3k\n");
    assert!(!faults(&nobody).is_empty(), "a prefix is no name");
}

#[test]
fn lines_as_people_paste_them_are_read() {
    for text in [
        "Anna Berger 3d\nJan van Dam 12k\nLuc Petit 1 dan Lyon\n",
        "1. Anna Berger (3d)\n2. Jan van Dam (12 kyu)\n3. Luc Petit - 1d Lyon\n",
        "Berger, Anna 3d\nvan Dam, Jan 12k\nPetit, Luc 1d Lyon\n",
        "Anna Berger, 3d\nJan van Dam, 12k\nLuc Petit, 1d\n",
        "Anna Berger (3d, Berlin)\nJan van Dam (12k, Bonn)\nLuc Petit (1d, Lyon, FR)\n",
        "Anna Berger\t3d\nJan van Dam\t12k\nLuc Petit\t1d\n",
    ] {
        let people = people(text.as_bytes());
        assert_eq!(
            names(&people),
            [("Berger", "Anna"), ("van Dam", "Jan"), ("Petit", "Luc")],
            "{text}"
        );
        assert_eq!(ranks(&people), ["3d", "12k", "1d"], "{text}");
        assert!(faults(&people).is_empty(), "{text}: {:?}", faults(&people));
    }
    let people = people(b"Anna Berger 3d\nJan van Dam 5k?\nNobody Knows\n");
    assert_eq!(people.len(), 3);
    assert_eq!(people[1].likely.map(|rank| rank.to_string()).as_deref(), Some("5k"));
    assert_eq!((people[0].faults.len(), people[2].faults.len()), (0, 1));
}

#[test]
fn a_word_for_no_rank_at_the_end_of_a_pasted_line_proposes_the_lowest() {
    let words = ["beginner", "no rank", "Anfänger", "débutant", "geen rang", "begynder", "初心者"];
    for word in words.into_iter().chain(["초보자", "初学者", "новичок"]) {
        let people = people(format!("Anna Berger 3d\nJohn Smith {word}\n").as_bytes());
        assert_eq!(names(&people), [("Berger", "Anna"), ("Smith", "John")], "{word}");
        assert_eq!((people[1].likely, people[1].faults.len()), (Some(Rank::MIN), 1), "{word}");
    }
    let people = people("Anna Berger 3d\nJan Novice-Beginner 5k\n".as_bytes());
    assert_eq!(people[1].entry.surname, "Novice-Beginner");
}

#[test]
fn columns_without_headings_are_known_by_what_is_in_them() {
    use Column::{Club, Country, Email, FirstName, Name, Pin, Rank, Rating, Surname};
    for (row, wanted) in [
        ("Berger;Anna;3d;NL;Bonn", vec![Surname, FirstName, Rank, Country, Club]),
        ("NL;3d;Berger;Anna;2300;12345678", vec![Country, Rank, Surname, FirstName, Rating, Pin]),
        ("Anna Berger;3 dan;anna@go.example;Germany", vec![Name, Rank, Email, Country]),
        ("3k;Berger, Anna;12345678;1800", vec![Rank, Name, Pin, Rating]),
        ("Jordan;Anna;5k;Bonn", vec![Surname, FirstName, Rank, Club]),
    ] {
        let found = columns(row.as_bytes());
        assert_eq!(found.taken, wanted.into_iter().map(Some).collect::<Vec<_>>(), "{row}");
    }
}

#[test]
fn one_number_on_two_lines_is_said_at_the_second() {
    let said = faults(&people(&list("pins.csv")));
    let wanted =
        "line 3, pin: 12345678 is the number of line 2 too; correct one of them or leave it out";
    assert_eq!(said, [wanted]);
}

#[test]
fn every_list_is_detected_as_one() {
    let day = NaiveDate::from_ymd_opt(2026, 11, 27).unwrap();
    for name in ["fullname.csv", "aga.csv", "cn.csv", "ru.csv", "thousand.csv", "ffg.csv"] {
        let detected = detect(&list(name), name, day).unwrap();
        assert_eq!(detected.format, FileFormat::Participants, "{name}");
    }
    let pasted = detect(b"Anna Berger 3d\nJan van Dam 12k\n", "pasted.txt", day).unwrap();
    let Contents::Participants(read) = pasted.contents else { panic!("a list") };
    let event = read.into_tournament("Spring Open", day);
    assert_eq!((event.entries.len(), event.rounds.len()), (2, 0));
    assert_eq!(event.settings.name, "Spring Open");
    let american = participants::read(&list("aga.csv")).unwrap();
    assert!(american.notes.contains(&Note::OfScale { scale: "american" }));
}

#[test]
fn ranks_are_read_however_people_write_them() {
    for (text, rank) in [
        ("3-dan", "3d"),
        ("KYU 5", "5k"),
        ("D1", "1d"),
        ("k12", "12k"),
        ("12e kyu", "12k"),
        ("5th kyu", "5k"),
        ("1er dan", "1d"),
        ("1 дан", "1d"),
        ("2 д", "2d"),
        ("三段", "3d"),
        ("十二级", "12k"),
        ("二十级", "20k"),
        ("二十三級", "23k"),
        ("３段", "3d"),
        ("shodan", "1d"),
        ("ni-dan", "2d"),
        ("Sandan", "3d"),
        ("5.kyu", "5k"),
    ] {
        assert_eq!(
            text.parse::<Rank>().map(|rank| rank.to_string()).as_deref(),
            Ok(rank),
            "{text}"
        );
    }
    for (text, rank) in [
        ("5k?", "5k"),
        ("10k (KGS)", "10k"),
        ("4k/5k", "4k"),
        ("35k", "30k"),
        ("beginner", "30k"),
        ("초보", "30k"),
        ("No rank", "30k"),
        ("1,5d", "1d"),
        ("5.0", "5k"),
        ("-5", "5k"),
        ("5", "5k"),
        ("~3 dan", "3d"),
        ("unranked", "30k"),
        ("12D", "9d"),
        ("业余5段", "5d"),
        ("アマ五段", "5d"),
        ("아마 5단", "5d"),
        ("职业5段", "8d"),
        ("5k EGF", "5k"),
        ("KGS 3d", "3d"),
        ("ca. 5 kyu", "5k"),
    ] {
        assert_eq!(Rank::guess(text).map(|rank| rank.to_string()).as_deref(), Some(rank), "{text}");
        assert!(text.parse::<Rank>().is_err(), "{text}");
    }
    assert_eq!(["", "?", "Basel", "Basel 2", "2 Steine", "国家"].map(Rank::guess), [None; 6]);
}

#[test]
fn numbers_are_read_as_spreadsheets_of_any_country_write_them() {
    for (cell, value) in [
        ("1850", 1850),
        ("1.850", 1850),
        ("1,850", 1850),
        ("1 850", 1850),
        ("1'850", 1850),
        ("1850,4", 1850),
        ("1.850,25", 1850),
        ("1,850.25", 1850),
        ("-350", -350),
        ("−350", -350),
        ("1850.000", 1850),
    ] {
        assert_eq!(RatingScale::European.read(cell), Some(Rating(value)), "{cell}");
    }
    assert_eq!(
        ["", "x", "NaN", "inf", "1.2.3x", "9999"].map(|cell| RatingScale::European.read(cell)),
        [None; 6]
    );
}

#[test]
fn who_may_be_the_same_person_is_found() {
    let entry = |id, surname: &str, first: &str, pin: &str| Entry {
        egf_pin: pin.to_owned(),
        ..Entry::new(EntryId(id), surname, first, Rank::SHODAN)
    };
    let entries = [
        entry(1, "Laat", "Piet", ""),
        entry(2, "Müller", "Jörg", "11111111"),
        entry(3, "Li", "Na", ""),
        entry(4, "van den Berg", "Jan", ""),
        entry(5, "De Vries", "Kees", ""),
        entry(6, "Łukasiewicz", "Søren", ""),
        entry(7, "Đorđević", "Ðuro", ""),
        entry(8, "Groß", "Åse", ""),
        entry(10, "Li", "Wei", ""),
    ];
    let known = KnownPeople::of(&entries);
    for (who, found) in [
        (entry(9, "Piet", "Laat", ""), Some(0)),
        (entry(9, "Laats", "Piet", ""), Some(0)),
        (entry(9, "Muller", "Jorg", ""), Some(1)),
        (entry(9, "Muler", "Jorg", ""), Some(1)),
        (entry(9, "Mueller", "Joerg", ""), Some(1)),
        (entry(9, "Berg", "Jan van den", ""), Some(3)),
        (entry(9, "Miller", "Jorg", ""), Some(1)),
        (entry(9, "Muller", "Jorg", "22222222"), None),
        (entry(9, "Li", "Ma", ""), None),
        (entry(9, "Wie", "Li", ""), Some(8)),
        (entry(9, "Wen", "Li", ""), None),
        (entry(9, "Na", "Li", ""), Some(2)),
        (entry(1, "Laat", "Piet", ""), None),
        (entry(9, "Meier", "Jorg", ""), None),
        (entry(9, "Vries", "Kees de", ""), Some(4)),
        (entry(9, "Vries Kees", "De", ""), Some(4)),
        (entry(9, "Vries", "Kes de", ""), Some(4)),
        (entry(9, "VAN DEN BERGH", "Jan", ""), Some(3)),
        (entry(9, "Bergh", "Jan van den", ""), Some(3)),
        (entry(9, "Lukasiewicz", "Soeren", ""), Some(5)),
        (entry(9, "Djordjević", "Djuro", ""), Some(6)),
        (entry(9, "Gross", "Aase", ""), Some(7)),
    ] {
        assert_eq!(known.alike(&entries, &who), found, "{}", who.full_name());
    }
}

#[test]
fn who_has_withdrawn_plays_no_round_and_a_strange_state_says_nothing() {
    let list = "Name;Rank;Status\nAlt, Otto;5k;angemeldet\nNeu, Olga;6k;ABGEMELDET\nGut, Gabi;7k;cancelled\n\
        Ok, Bo;7k;Registered\nDa, Ida;7k;FIN\nVor, Ole;7k;PRE\nEh, Eva;7k;2nd wave\n";
    let people = people(list.as_bytes());
    let plays = |one: &Person| one.entry.participation.in_round(RoundNo(1));
    let stands = |one: &Person| (plays(one), one.says_registration(), one.entry.is_final());
    let all: Vec<_> = people.iter().map(stands).collect();
    let (announced, withdrawn) = ((true, true, false), (false, true, false));
    let (here, silent) = ((true, true, true), (true, false, true));
    assert_eq!(all, [announced, withdrawn, withdrawn, announced, here, announced, silent]);
}

#[test]
fn rounds_in_words_are_read_or_asked_about_and_never_turned_round() {
    for (cell, wanted) in [
        ("Round 1, Round 2", Some("11000")),
        ("1. Runde, 3. Runde", Some("10100")),
        ("R1-R3", Some("11100")),
        ("1–3", Some("11100")),
        ("1st, 2nd", Some("11000")),
        ("第1ラウンド、第2ラウンド", None),
        ("all rounds", Some("11111")),
        ("alle", Some("11111")),
        ("Ronde 1 et 2", Some("11000")),
        ("Round 1 and round 3", Some("10100")),
        ("第1回、第2回", Some("11000")),
        ("12345", Some("11111")),
        ("135", Some("10101")),
        ("all except round 2", None),
        ("nicht Runde 2", None),
        ("not round 1", None),
        ("ab Runde 3", None),
        ("from round 3", None),
        ("2 rounds", None),
        // No round; not filled in.
        ("none", Some("00000")),
        ("keine", Some("00000")),
        ("0", Some("00000")),
        ("-", Some("11111")),
        ("–", Some("11111")),
        ("n/a", Some("11111")),
        ("?", Some("11111")),
    ] {
        let list = format!("Name\tRank\tRounds\nBerg, Anna\t3k\t{cell}\n");
        let people = people(list.as_bytes());
        let read = people[0].faults.is_empty().then(|| people[0].entry.participation.to_text(5));
        assert_eq!(read.as_deref(), wanted, "{cell}");
    }
}

#[test]
fn a_column_of_rounds_that_are_missed_is_not_one_of_rounds_that_are_played() {
    let headings = ["Rounds you will miss", "Absent rounds", "Runden, in denen du fehlst"];
    let others = [
        "Which rounds can you not play?",
        "Rondes manquées",
        "Rounds (missed)",
        "Rondas que no juegas",
    ];
    for heading in headings.into_iter().chain(others) {
        for (cell, wanted) in
            [("2", "10111"), ("none", "11111"), ("", "11111"), ("-", "11111"), ("all", "00000")]
        {
            let list = format!("Name\tRank\t{heading}\nBerg, Anna\t3k\t{cell}\n");
            let people = people(list.as_bytes());
            assert_eq!(people[0].entry.participation.to_text(5), wanted, "{heading}: {cell}");
        }
    }
    for heading in ["Rounds (leave out if not sure)", "Rounds you play (not those you miss)"] {
        let list = format!("Name\tRank\t{heading}\nBerg, Anna\t3k\t2\n");
        assert_eq!(people(list.as_bytes())[0].entry.participation.to_text(5), "01000", "{heading}");
    }
    let read = participants::read(b"Name;Rank;Rounds\nBerg, Anna;3k;none\nRoth, Eva;3k;1\n");
    let notes: Vec<String> = read.unwrap().notes.iter().map(ToString::to_string).collect();
    assert_eq!(notes, ["line 2: Berg Anna plays in no round"]);
}

#[test]
fn a_heading_says_which_name_is_first() {
    for heading in ["First name, name", "Vorname, Name", "Voornaam, naam"] {
        let list = format!("{heading}\tRank\nAnna Berger\t3k\n");
        assert_eq!(people(list.as_bytes())[0].entry.surname, "Berger", "{heading}");
    }
}

#[test]
fn what_stands_behind_a_name_is_no_surname() {
    let list = "Name;Rank\nAnna Berger (vegetarian);3k\n李小龍 (Li Xiaolong);3k\nTony Low (withdrawn);3k\n\
        ??? ??;3k\nWANG Xiaoming;2k\nTaro TANAKA;1k\n";
    let people = people(list.as_bytes());
    let wanted = [
        ("Berger", "Anna"),
        ("Xiaolong", "Li"),
        ("Low", "Tony"),
        ("", ""),
        ("WANG", "Xiaoming"),
        ("TANAKA", "Taro"),
    ];
    let found = names(&people);
    assert_eq!(found[..3], wanted[..3]);
    assert_eq!(found[3].0, "", "signs for lost letters are no name");
    assert_eq!(found[4..], wanted[4..]);
    assert_eq!(people[0].entry.private.note, "vegetarian");
    assert_eq!(people[1].entry.native_name.as_deref(), Some("李小龍"));
    assert_eq!(people.iter().map(|one| one.faults.len()).collect::<Vec<_>>(), [0, 0, 0, 1, 0, 0]);
    assert!(!people[2].entry.participation.in_round(RoundNo(1)));
}

#[test]
fn questions_of_a_survey_are_headings() {
    let list = "Wie heißt du? (Vor- und Nachname)\tWhat is your current rank? (EGF rank if you have one)\n\
        Paula Probe\t5k\nMax Meier\t3k\n";
    let columns = columns(list.as_bytes());
    assert_eq!(columns.taken, [Some(Column::Name), Some(Column::Rank)]);
    let one = self::columns(b"Nachname;Rang\nPaula Probe;5k\nMeier, Max;3k\n");
    assert_eq!(one.taken[0], Some(Column::Name), "no given names, and several words");
}

#[test]
fn a_list_changes_the_rank_of_the_only_one_of_that_name() {
    let mut entered = Entry::new(EntryId(3), "Böhm", "Franziska", "12k".parse().unwrap());
    entered.club = "Kiel".to_owned();
    let (known, entries) = (KnownPeople::of(std::slice::from_ref(&entered)), [entered]);
    for (list, wanted) in [
        ("Surname;First name;Rank;Club\nBöhm;Franziska;4k;Kiel\n", Some(0)),
        ("Surname;First name;Rank\nBöhm;Franziska;4k\n", Some(0)),
        ("Surname;First name;Rank;Club\nBöhm;Franziska;4k;Bonn\n", None),
        ("Surname;First name;Rank\nBöhm;Franziska;4k\nBöhm;Franziska;9k\n", None),
    ] {
        assert_eq!(people(list.as_bytes())[0].among(&known, &entries), wanted, "{list}");
    }
}
