//! Preview of a list before it is entered: what each column was taken for, and what becomes of each person.

use crate::web::Message;
use crate::web::prelude::*;
use interchange::{
    Column, Columns, FarRatings, NameOrder, Person, Problem, RatingScale, Table, TableProblem,
    tell_of_teams,
};

use crate::web::views::namesakes;
use crate::web::views::read_faults::said;

/// People shown; all of them are entered.
const SHOWN: usize = 1000;

/// Sample names for each way to read a column of names.
const SAMPLES: usize = 3;

pub(super) struct ColumnRow {
    pub(super) field: String,
    pub(super) header: String,
    pub(super) sample: String,
    pub(super) taken: &'static str,
    pub(super) unused: bool,
}

#[derive(Default)]
pub(super) struct PersonRow {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) surname: String,
    pub(super) first_name: String,
    pub(super) rank: String,
    pub(super) rating: String,
    pub(super) from: String,
    pub(super) team: String,
    pub(super) numbers: String,
    /// Registration, rounds and note, as far as the list says them.
    pub(super) aside: String,
    pub(super) state: String,
    pub(super) faults: Vec<String>,
    pub(super) left_out: bool,
    /// Field that asks for the rank, and what was typed there.
    pub(super) ask: Option<(String, String)>,
    pub(super) likely: Option<String>,
    /// Warning about an entry or an earlier line of nearly the same name.
    pub(super) alike: Option<String>,
}

/// A question about the list as a whole, answered with one tap.
pub(super) struct Question {
    pub(super) words: String,
    pub(super) answers: Vec<Choice>,
    /// Whether it must be answered before the list is entered.
    pub(super) open: bool,
}

/// `value` is `names:given-first`; `names` are samples of surname and first name.
pub(super) struct Choice {
    pub(super) value: String,
    pub(super) words: String,
    pub(super) names: Vec<(String, String)>,
    pub(super) surname_first: bool,
}

impl Choice {
    fn new(value: String, words: String) -> Self {
        Self { value, words, names: Vec::new(), surname_first: false }
    }
}

pub(super) struct Preview {
    pub(super) questions: Vec<Question>,
    pub(super) teams: bool,
    pub(super) columns: Vec<ColumnRow>,
    pub(super) answers: Vec<(&'static str, String)>,
    pub(super) lacking: Vec<String>,
    pub(super) notes: Vec<String>,
    pub(super) people: Vec<PersonRow>,
    pub(super) more: usize,
    pub(super) new: usize,
    pub(super) known: usize,
    pub(super) wrong: usize,
}

/// Fields of the answers, which each preview passes on to the next.
pub(super) const ANSWERS: [&str; 4] = ["names", "scale", "far", "likely"];

/// Adds the answer of the button that sent the form, such as `names:given-first`.
pub(super) fn answered(form: &Form) -> Form {
    let Some((name, value)) = form.value("set").split_once(':') else { return form.clone() };
    let others = form.all().filter(|(one, _)| *one != name && *one != "set");
    Form::filled(others).adding(name, value)
}

/// The columns as they were chosen, else as guessed. `is_known` takes a surname and a given name.
pub(super) fn columns_of(
    event: &Tournament,
    table: &Table,
    form: &Form,
    is_known: &dyn Fn(&str, &str) -> bool,
) -> Columns {
    let mut columns = Columns::of(table);
    let pair = columns.name_pair();
    if !form.value("chosen").is_empty() {
        for (place, taken) in columns.taken.iter_mut().enumerate() {
            *taken = Column::named(form.value(&format!("column-{place}")));
        }
    }
    columns.gap = columns.gap.max(event.settings.rank_gap);
    columns.decide(table, is_known);
    // Exchanging the two columns of names by hand decides the order of names.
    let by_hand = columns.name_pair().filter(|now| pair == Some(*now));
    let by_hand = by_hand
        .filter(|[one, _]| form.value(&format!("column-{one}")) == Column::FirstName.name())
        .map(|_| NameOrder::GivenFirst);
    if let Some(order) = NameOrder::named(form.value("names")).or(by_hand) {
        columns.turn(order);
    }
    columns.scale = RatingScale::named(form.value("scale")).or(columns.scale);
    columns.far = FarRatings::named(form.value("far")).unwrap_or(FarRatings::Ask);
    columns
}

/// People who are not left out; a missing rank is filled with the typed or the proposed one.
pub(super) fn people_of(
    event: &Tournament,
    table: &Table,
    columns: &Columns,
    form: &Form,
) -> Vec<Person> {
    let left_out: HashSet<usize> = form.values("skip").filter_map(|no| no.parse().ok()).collect();
    let mut people = columns.people(table);
    people.retain(|person| !left_out.contains(&person.line));
    let all_likely = form.value("likely") == "all";
    let known = KnownPeople::of(&event.entries);
    for person in people.iter_mut().filter(|person| lacks_strength(person)) {
        let typed = form.value(&format!("rank-{}", person.line)).parse().ok();
        // Who is entered has a rank.
        let entered = person.among(&known, &event.entries).map(|at| event.entries[at].rank);
        let rank = typed.or(entered).or(person.likely.filter(|_| all_likely));
        if let Some(rank) = rank {
            person.take_rank(rank);
        }
    }
    tell_of_teams(&mut people, &event.entries, &event.teams);
    people
}

fn questions(t: Lang, table: &Table, columns: &Columns, people: &[Person]) -> Vec<Question> {
    let mut questions = Vec::new();
    let other = |order: &NameOrder| columns.names != Some(*order);
    let read = |order: NameOrder| {
        let names: Vec<_> = columns.split(table, order).take(SAMPLES).collect();
        let words = t.text(&format!("list-names-{order}"));
        let surname_first = order == NameOrder::SurnameFirst;
        Choice { value: format!("names:{order}"), words, names, surname_first }
    };
    let answers: Vec<Choice> = NameOrder::ALL.into_iter().filter(other).map(read).collect();
    if answers.iter().any(|answer| !answer.names.is_empty()) {
        let open = columns.names.is_none();
        let words = t.text(if open { "list-names-ask" } else { "list-names-turn" });
        questions.push(Question { words, answers, open });
    }
    if columns.scale.is_none() {
        let scales = RatingScale::ALL.map(|scale| {
            Choice::new(format!("scale:{scale}"), t.text(&format!("list-scale-{scale}")))
        });
        let words = t.text("list-scale-ask");
        questions.push(Question { words, answers: scales.into(), open: true });
    }
    let with = |is: fn(&Problem) -> bool| {
        people.iter().filter(|one| one.faults.iter().any(|fault| is(&fault.problem))).count()
    };
    let far = with(|problem| matches!(problem, Problem::Table(TableProblem::FarRating { .. })));
    if far > 0 {
        let answers = [FarRatings::Keep, FarRatings::OfRank]
            .map(|one| Choice::new(format!("far:{one}"), t.text(&format!("list-far-{one}"))));
        let words = t.with("list-far-ask", [("count", far)]);
        questions.push(Question { words, answers: answers.into(), open: true });
    }
    let likely = |one: &&Person| lacks_strength(one) && one.likely.is_some();
    let likely = people.iter().filter(likely).count();
    if likely > 1 {
        let words = t.with("list-likely-ask", [("count", likely)]);
        let answers = vec![Choice::new("likely:all".to_owned(), t.text("list-likely-all"))];
        questions.push(Question { words, answers, open: true });
    }
    questions
}

fn lacks_strength(person: &Person) -> bool {
    let lacks = |problem: &Problem| {
        matches!(
            problem,
            Problem::Table(TableProblem::NoStrength | TableProblem::Date { .. })
                | Problem::NotARank { .. }
        )
    };
    person.faults.iter().any(|fault| lacks(&fault.problem))
}

impl Preview {
    pub(super) fn of(
        t: Lang,
        tournament: &Tournament,
        table: &Table,
        columns: &Columns,
        form: &Form,
    ) -> Self {
        let staying = people_of(tournament, table, columns, form);
        let known = KnownPeople::of(&tournament.entries);
        let is_known = |person: &&Person| person.among(&known, &tournament.entries).is_some();
        let all = columns.people(table);
        let alike = alike(t, tournament, &known, &staying);
        let now: HashMap<usize, &Person> = staying.iter().map(|one| (one.line, one)).collect();
        let now = |person: &Person| now.get(&person.line).copied();
        // People with faults or near namesakes come first, so that a long list does not hide them.
        let mut order: Vec<&Person> = all.iter().collect();
        let is_right = |person: &Person| person.faults.is_empty();
        order.sort_by_key(|person| {
            let right = is_right(person) && now(person).is_none_or(is_right);
            (right, !alike.contains_key(&person.line))
        });
        let rows = order.into_iter().take(SHOWN).map(|person| {
            let (left_out, now) = (now(person).is_none(), now(person).unwrap_or(person));
            let field = format!("rank-{}", person.line);
            let typed = form.value(&field).to_owned();
            PersonRow {
                left_out,
                ask: (lacks_strength(person) && (lacks_strength(now) || !typed.is_empty()))
                    .then_some((field, typed)),
                likely: person.likely.filter(|_| lacks_strength(now)).map(|rank| rank.to_string()),
                alike: alike.get(&person.line).cloned(),
                ..row(t, tournament, &known, now)
            }
        });
        let people: Vec<PersonRow> = rows.collect();
        let right = |person: &&Person| person.faults.is_empty();
        let right_ones = staying.iter().filter(right).count();
        let old = staying.iter().filter(right).filter(is_known).count();
        let answer = |column: Column| (column.name(), column_words(t, column));
        Self {
            questions: questions(t, table, columns, &staying),
            teams: people.iter().any(|row| !row.team.is_empty()),
            columns: column_rows(table, columns),
            answers: Column::ALL.map(answer).into(),
            lacking: columns.lacking().into_iter().map(|lack| said(t, &lack.into())).collect(),
            notes: columns.notes(table).iter().map(|one| t.sentence(&one.sentence())).collect(),
            people,
            more: all.len().saturating_sub(SHOWN),
            new: right_ones - old,
            known: old,
            wrong: staying.iter().filter(|person| !person.faults.is_empty()).count(),
        }
    }

    pub(super) fn is_right(&self) -> bool {
        let asked = self.questions.iter().any(|question| question.open);
        self.lacking.is_empty() && !asked && self.wrong == 0 && self.new + self.known > 0
    }

    pub(super) fn is_unclear(&self) -> bool {
        !self.lacking.is_empty() || self.columns.iter().any(|column| column.unused)
    }
}

/// Warnings about entries and earlier lines of nearly the same name, by line.
fn alike(
    t: Lang,
    tournament: &Tournament,
    known: &KnownPeople,
    people: &[Person],
) -> HashMap<usize, String> {
    let entries = &tournament.entries;
    let mut before: Vec<Entry> = Vec::new();
    let mut on_list = KnownPeople::default();
    let mut found = HashMap::new();
    for person in people {
        let entry = Entry { id: EntryId(0), ..person.entry.clone() };
        if person.among(known, entries).is_some() {
            continue;
        }
        if let Some(said) = namesakes::alike(known, entries, &entry) {
            found.insert(person.line, t.sentence(&said));
        } else if let Some(place) = on_list.alike(&before, &entry) {
            let (name, line) = (before[place].full_name(), before[place].id.to_string());
            found.insert(person.line, t.with("list-alike-line", (("name", name), ("line", line))));
        }
        let line = i32::try_from(person.line).unwrap_or(i32::MAX);
        before.push(Entry { id: EntryId(line), ..entry });
        on_list.add(before.len() - 1, &before[before.len() - 1]);
    }
    found
}

fn column_rows(table: &Table, columns: &Columns) -> Vec<ColumnRow> {
    let row = |(place, taken): (usize, &Option<Column>)| {
        let mut samples = columns.rows(table).map(|row| row.cell(place));
        ColumnRow {
            field: format!("column-{place}"),
            header: columns.header_of(table, place).to_owned(),
            sample: samples.find(|cell| !cell.is_empty()).unwrap_or_default().to_owned(),
            taken: taken.map_or("", Column::name),
            unused: columns.is_unused(table, place),
        }
    };
    let rows = columns.taken.iter().enumerate().map(row);
    rows.filter(|row| !row.header.is_empty() || !row.sample.is_empty()).collect()
}

fn column_words(t: Lang, column: Column) -> String {
    t.text(&format!("list-column-{}", column.name()))
}

fn row(t: Lang, tournament: &Tournament, known: &KnownPeople, person: &Person) -> PersonRow {
    let entry = &person.entry;
    let there = person.among(known, &tournament.entries).map(|at| &tournament.entries[at]);
    let state = match there {
        None => t.text("list-new"),
        Some(was) if *was == person.onto(was) => t.with("list-same", [("no", was.id)]),
        Some(was) => {
            let said =
                t.with("list-changes", (("no", was.id.to_string()), ("name", t.person(was))));
            t.listed([said, changes(t, was, &person.onto(was))])
        }
    };
    let rank = match t.rank(entry.rank) {
        rank if entry.grade.is_empty() => rank,
        rank => t.with("list-plays-as", (("grade", entry.grade.clone()), ("rank", rank))),
    };
    PersonRow {
        line: person.line,
        name: entry.full_name(),
        surname: entry.surname.clone(),
        first_name: entry.first_name.clone(),
        rank: if lacks_strength(person) { String::new() } else { rank },
        rating: if lacks_strength(person) { String::new() } else { entry.rating.to_string() },
        from: t.listed([&entry.club, &entry.country]),
        team: team_words(t, person),
        numbers: t.listed([&entry.egf_pin, &entry.ffg_licence, &entry.aga_id]),
        aside: aside(t, tournament, person),
        state,
        faults: person
            .faults
            .iter()
            .map(|fault| {
                let field = fault.place.field.to_string();
                let column = Column::named(&field).map(|one| column_words(t, one));
                t.labelled(&column.unwrap_or(field), &said(t, &fault.problem))
            })
            .collect(),
        ..PersonRow::default()
    }
}

/// `12k → 4k, – → Kiel`.
fn changes(t: Lang, was: &Entry, now: &Entry) -> String {
    let of = |one: &Entry| {
        let private = &one.private;
        [
            t.rank(one.rank),
            one.native_name.clone().unwrap_or_default(),
            one.club.clone(),
            one.country.clone(),
            one.egf_pin.clone(),
            one.ffg_licence.clone(),
            one.aga_id.clone(),
            private.email.clone(),
            private.fee.clone(),
            private.meal.clone(),
            private.note.clone(),
        ]
    };
    let none = |one: String| if one.is_empty() { "–".to_owned() } else { one };
    let pairs = of(was).into_iter().zip(of(now)).filter(|(was, now)| was != now);
    t.listed(pairs.map(|(was, now)| format!("{} → {}", none(was), none(now))))
}

fn aside(t: Lang, tournament: &Tournament, person: &Person) -> String {
    let entry = &person.entry;
    let stands = t.text(&format!("registration-{}", entry.registration));
    let all = tournament.settings.rounds;
    let plays: Vec<i32> = entry.participation.rounds(all).map(|no| no.0).collect();
    let some = if plays.is_empty() { "–".to_owned() } else { in_short(plays.iter().copied()) };
    let rounds = t.labelled(&column_words(t, Column::Rounds), &some);
    t.listed([
        if person.says_registration() { stands } else { String::new() },
        if plays.len() < all as usize { rounds } else { String::new() },
        entry.private.note.clone(),
    ])
}

fn team_words(t: Lang, person: &Person) -> String {
    let team = &person.team;
    let board =
        team.board.map(|board| t.labelled(&column_words(t, Column::Board), &board.to_string()));
    let captain = team.captain.then(|| column_words(t, Column::Captain));
    let partners =
        person.entry.people().skip(1).map(|(surname, first)| format!("{surname} {first}"));
    let partners = partners.collect::<Vec<_>>().join(" & ");
    let partners =
        (!partners.is_empty()).then(|| t.labelled(&column_words(t, Column::Partners), &partners));
    t.listed([
        team.team.clone(),
        board.unwrap_or_default(),
        captain.unwrap_or_default(),
        partners.unwrap_or_default(),
    ])
}
