//! A list of participants: sent as a file or pasted, shown first, then entered.

use crate::web::prelude::*;
use crate::web::views::{people, read_faults};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use interchange::{
    Column, Columns, Contents, Detected, FarRatings, NameOrder, Person, Problem, RatingScale,
    Table, TableProblem, add_team_faults, detect, participants,
};
use rating::{ListIndex, folded};
use service::Merged;

use super::acts::respond_with_ranks;

/// People shown; all of them are entered.
const SHOWN: usize = 1000;

/// Sample names for each way to read a column of names.
const SAMPLES: usize = 3;

/// Fields of the answers, which each preview passes on to the next.
const ANSWERS: [&str; 6] = ["names", "scale", "far", "numbers", "likely", "who"];

const HERE: &str = "/entries/import";

#[derive(Template)]
#[template(path = "organiser/participants.html")]
struct Players {
    cx: Cx,
    form: Form,
    file: String,
    faults: FileFaults,
}

impl Players {
    fn of(cx: &Cx, form: Form, file: &str, faults: FileFaults) -> Self {
        Self { cx: cx.clone().headed("participants-title"), form, file: file.to_owned(), faults }
    }
}

/// Preview of a list: what each column was taken for, and what becomes of each person.
#[derive(Template)]
#[template(path = "organiser/list_preview.html")]
struct Preview {
    cx: Cx,
    form: Form,
    file: String,
    /// The list in Base64, which the form sends back.
    data: String,
    table: Table,
    columns: Columns,
    /// Everybody on the list, and those who are not left out, with typed or proposed ranks.
    all: Vec<Person>,
    staying: Vec<Person>,
    known: KnownPeople,
    /// Warnings about entries and earlier lines of nearly the same name, by line.
    alike: HashMap<usize, Sentence>,
    teams: bool,
}

/// A question about the list as a whole, answered with one tap, with how many people it is about.
enum Question {
    Names,
    Scale,
    Far(usize),
    Numbers(usize),
    Likely(usize),
    Who(usize),
}

/// Adds the answer of the button that sent the form, such as `names:given-first`.
fn answered(form: &Form) -> Form {
    let Some((name, value)) = form.value("set").split_once(':') else { return form.clone() };
    let others = form.all().filter(|(one, _)| *one != name && *one != "set");
    Form::filled(others).adding(name, value)
}

/// The columns as they were chosen, else as guessed. `is_known` takes a surname and a given name.
fn columns_of(
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
fn people_of(event: &Tournament, table: &Table, columns: &Columns, form: &Form) -> Vec<Person> {
    let left_out: HashSet<usize> = form.values("skip").filter_map(|no| no.parse().ok()).collect();
    let mut people = columns.people(table);
    people.retain(|person| !left_out.contains(&person.line));
    let all_likely = form.value("likely") == "all";
    let known = KnownPeople::of(&event.entries);
    if form.value("numbers") == "others" {
        let other = |one: &&mut Person| known.of_another_name(&event.entries, &one.entry).is_some();
        people.iter_mut().filter(other).for_each(Person::drop_numbers);
    }
    for person in people.iter_mut().filter(|person| lacks_strength(person)) {
        let typed = form.value(&format!("rank-{}", person.line)).parse().ok();
        // An entry has a rank.
        let entered = person.among(&known, &event.entries).map(|at| event.entries[at].rank);
        let rank = typed.or(entered).or(person.likely.filter(|_| all_likely));
        if let Some(rank) = rank {
            person.take_rank(rank);
        }
    }
    add_team_faults(&mut people, &event.entries, &event.teams);
    people
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
    /// The person as they would be entered; as on the list if they are left out.
    fn now<'a>(&'a self, person: &'a Person) -> &'a Person {
        self.staying.iter().find(|one| one.line == person.line).unwrap_or(person)
    }

    fn is_left_out(&self, person: &Person) -> bool {
        self.staying.iter().all(|one| one.line != person.line)
    }

    /// People with faults or near namesakes come first, so that a long list does not hide them.
    fn people(&self) -> Vec<&Person> {
        let mut order: Vec<&Person> = self.all.iter().collect();
        order.sort_by_cached_key(|person| {
            let right = person.faults.is_empty() && self.now(person).faults.is_empty();
            (right, !self.alike.contains_key(&person.line))
        });
        order.truncate(SHOWN);
        order
    }

    fn known(&self) -> usize {
        let right = self.staying.iter().filter(|person| person.faults.is_empty());
        right.filter(|person| self.entered(person).is_some()).count()
    }

    fn new_ones(&self) -> usize {
        self.staying.len() - self.wrong() - self.known()
    }

    fn wrong(&self) -> usize {
        self.staying.iter().filter(|person| !person.faults.is_empty()).count()
    }

    fn lacking(&self) -> Vec<String> {
        let lacking = self.columns.lacking().into_iter();
        lacking.map(|lack| read_faults::problem_words(self.cx.t, &lack.into())).collect()
    }

    fn is_right(&self) -> bool {
        let asked = self.questions().iter().any(|question| self.is_open(question));
        let right = self.staying.len() - self.wrong();
        self.columns.lacking().is_empty() && !asked && self.wrong() == 0 && right > 0
    }

    fn is_unclear(&self) -> bool {
        let unused = |place| self.columns.is_unused(&self.table, place);
        !self.columns.lacking().is_empty() || self.places().into_iter().any(unused)
    }

    fn questions(&self) -> Vec<Question> {
        let (event, staying) = (self.cx.tournament(), self.staying.iter());
        let named = self.orders().iter().any(|(_, names)| !names.is_empty());
        let is_far =
            |problem: &Problem| matches!(problem, Problem::Table(TableProblem::FarRating { .. }));
        let far = |one: &&Person| one.faults.iter().any(|fault| is_far(&fault.problem));
        let far = staying.clone().filter(far).count();
        let other =
            |one: &&Person| self.known.of_another_name(&event.entries, &one.entry).is_some();
        let others = staying.clone().filter(other).count();
        let likely = |one: &&Person| lacks_strength(one) && one.likely.is_some();
        let likely = staying.clone().filter(likely).count();
        let alone = staying.filter(|one| one.team.team.is_empty()).count();
        let first = event.teams.is_usual() && event.rounds.is_empty();
        let said = WhoMeets::named(self.form.value("who")).is_some();
        let questions = [
            (named, Question::Names),
            (self.columns.scale.is_none(), Question::Scale),
            (far > 0, Question::Far(far)),
            (others > 0 && self.form.value("numbers") != "same", Question::Numbers(others)),
            (likely > 1, Question::Likely(likely)),
            (first && !said && alone < self.staying.len(), Question::Who(alone)),
        ];
        questions.into_iter().filter(|(asked, _)| *asked).map(|(_, question)| question).collect()
    }

    /// Whether it must be answered before the list is entered.
    const fn is_open(&self, question: &Question) -> bool {
        !matches!(question, Question::Names) || self.columns.names.is_none()
    }

    /// The ways to read a column of names in which it was not read, with samples of surname and first name.
    fn orders(&self) -> Vec<(NameOrder, Vec<(String, String)>)> {
        let split = |order| self.columns.split(&self.table, order).take(SAMPLES).collect();
        let other = |order: &NameOrder| self.columns.names != Some(*order);
        NameOrder::ALL.into_iter().filter(other).map(|order| (order, split(order))).collect()
    }

    /// Places of the columns that have a header or a value.
    fn places(&self) -> Vec<usize> {
        let full = |place: &usize| {
            !self.columns.header_of(&self.table, *place).is_empty()
                || !self.sample(place).is_empty()
        };
        (0..self.columns.taken.len()).filter(full).collect()
    }

    fn sample(&self, place: &usize) -> String {
        let mut cells = self.columns.rows(&self.table).map(|row| row.cell(*place).to_owned());
        cells.find(|cell| !cell.is_empty()).unwrap_or_default()
    }

    fn is_taken_for(&self, place: &usize, column: &Column) -> bool {
        self.columns.taken[*place] == Some(*column)
    }

    fn column_words(&self, column: &Column) -> String {
        self.cx.text(match column {
            Column::Surname => "entry-surname",
            Column::FirstName => "entry-first-name",
            Column::Prefix => "list-column-prefix",
            Column::Name => "list-column-name",
            Column::NativeName => "entry-native-name",
            Column::Rank => "column-name-rank",
            Column::Rating => "column-name-rating",
            Column::Country => "entry-country",
            Column::Club => "club",
            Column::Pin => "list-column-pin",
            Column::Licence => "entry-ffg-licence",
            Column::AgaId => "entry-aga-id",
            Column::Registration => "list-column-registration",
            Column::Rounds => "rounds",
            Column::Correction => "list-column-correction",
            Column::Category => "column-name-cat",
            Column::Sex => "private-sex",
            Column::BirthYear => "list-column-birth-year",
            Column::Fee => "private-fee",
            Column::Paid => "private-paid",
            Column::Meal => "private-meal",
            Column::Note => "private-note",
            Column::Email => "list-column-email",
            Column::Consent => "list-column-consent",
            Column::Team => "team",
            Column::Board => "list-column-board",
            Column::Captain => "captain",
            Column::Partners => "list-column-partners",
        })
    }

    /// What was typed as the rank of a line that has none; `None` if it is not asked for.
    fn typed_rank(&self, person: &Person) -> Option<&str> {
        let typed = self.form.value(&format!("rank-{}", person.line));
        let asks =
            lacks_strength(person) && (lacks_strength(self.now(person)) || !typed.is_empty());
        asks.then_some(typed)
    }

    fn likely_rank(&self, person: &Person) -> Option<String> {
        let lacks = lacks_strength(self.now(person));
        person.likely.filter(|_| lacks).map(|rank| rank.to_string())
    }

    fn entered(&self, person: &Person) -> Option<&Entry> {
        let entries = &self.cx.tournament().entries;
        person.among(&self.known, entries).map(|at| &entries[at])
    }

    /// `12k → 4k, – → Kiel`.
    fn changes(&self, was: &Entry, now: &Entry) -> String {
        let of = |one: &Entry| {
            let private = &one.private;
            [
                self.cx.rank(one.rank),
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
        self.cx.listed(pairs.map(|(was, now)| format!("{} → {}", none(was), none(now))))
    }

    fn faults(&self, person: &Person) -> Vec<String> {
        let t = self.cx.t;
        let words = |fault: &interchange::ReadFault| {
            let field = fault.place.field.to_string();
            let column = Column::named(&field).map(|one| self.column_words(&one));
            t.labelled(&column.unwrap_or(field), &read_faults::problem_words(t, &fault.problem))
        };
        person.faults.iter().map(words).collect()
    }

    /// Registration, rounds and note, as far as the list says them.
    fn entry_notes(&self, person: &Person) -> String {
        let (cx, entry) = (&self.cx, &person.entry);
        let stands = cx.text(&format!("registration-{}", entry.registration));
        let all = cx.tournament().settings.rounds;
        let plays: Vec<String> = entry.participation.rounds(all).map(|no| no.to_string()).collect();
        let some = if plays.is_empty() { "–".to_owned() } else { plays.join(", ") };
        let rounds = cx.labelled(&self.column_words(&Column::Rounds), &some);
        cx.listed([
            if person.says_registration() { stands } else { String::new() },
            if plays.len() < all as usize { rounds } else { String::new() },
            entry.private.note.clone(),
        ])
    }

    fn team(&self, person: &Person) -> String {
        let (cx, team) = (&self.cx, &person.team);
        let labelled = |column: Column, said: &str| cx.labelled(&self.column_words(&column), said);
        let board = team.board.map(|board| labelled(Column::Board, &board.to_string()));
        let captain = team.captain.then(|| self.column_words(&Column::Captain));
        let partners = person.entry.people().skip(1);
        let partners: Vec<_> = partners.map(|(name, first)| format!("{name} {first}")).collect();
        let partners = partners.join(" & ");
        let partners = (!partners.is_empty()).then(|| labelled(Column::Partners, &partners));
        let rest = [board, captain, partners].map(Option::unwrap_or_default);
        cx.listed([team.team.clone()].into_iter().chain(rest))
    }
}

fn alike(cx: &Cx, known: &KnownPeople, people: &[Person]) -> HashMap<usize, Sentence> {
    let entries = &cx.tournament().entries;
    let mut before: Vec<Entry> = Vec::new();
    let mut on_list = KnownPeople::default();
    let mut found = HashMap::new();
    for person in people {
        let entry = Entry { id: EntryId(0), ..person.entry.clone() };
        if let Some(place) = known.of_another_name(entries, &entry) {
            let (no, name) = (entries[place].id, entries[place].full_name());
            let said = Sentence::new("list-number-of").with("no", no).with("name", name);
            found.insert(person.line, said);
        }
        if person.among(known, entries).is_some() {
            continue;
        }
        if let Some(said) = people::alike(known, entries, &entry) {
            found.insert(person.line, said);
        } else if let Some(place) = on_list.alike(&before, &entry) {
            let (name, line) = (before[place].full_name(), before[place].id.to_string());
            let said = Sentence::new("list-alike-line").with("name", name).with("line", line);
            found.insert(person.line, said);
        }
        let line = i32::try_from(person.line).unwrap_or(i32::MAX);
        before.push(Entry { id: EntryId(line), ..entry });
        on_list.add(before.len() - 1, &before[before.len() - 1]);
    }
    found
}

#[route("GET", "/t/{slug}/entries/import", Organiser)]
async fn show(cx: Cx) -> Answer {
    let form = Form::filled([("registration", "preliminary")]);
    render(&Players::of(&cx, form, "", FileFaults::default()))
}

/// Name and content of the list: an uploaded file, pasted text, or what a preview sent back.
fn list_of(act: &Act) -> Option<(String, Vec<u8>)> {
    if let Some(file) = act.file("file") {
        return Some((file.name.clone(), file.bytes.clone()));
    }
    let form = &act.form;
    if let Some(data) = STANDARD.decode(form.value("data")).ok().filter(|data| !data.is_empty()) {
        return Some((form.value("name").to_owned(), data));
    }
    let pasted = form.value("pasted");
    (!pasted.trim().is_empty()).then(|| (String::new(), pasted.as_bytes().to_vec()))
}

/// Reads a list of participants, or the entries of a tournament file.
fn table_of(cx: &Cx, name: &str, bytes: &[u8]) -> Result<(Table, bool), FileFaults> {
    let structured = matches!(bytes.trim_ascii_start(), [b'<' | b'{', ..]);
    let table = match detect(bytes, name, Local::now().date_naive()) {
        Ok(Detected { contents: Contents::Tournament(read), .. }) => {
            Ok((participants::table_of(&read.tournament), true))
        }
        Err(error) if structured => Err(error),
        _ => participants::table(bytes).map(|table| (table, false)),
    };
    let (table, of_tournament) = table.map_err(|error| FileFaults::read(cx.t, &error))?;
    if table.rows.is_empty() {
        return Err(FileFaults::about_file(cx.t, &Sentence::new("list-nobody-on-it")));
    }
    Ok((table, of_tournament))
}

fn looked_through(
    cx: Cx,
    service: &Service,
    form: Form,
    file: String,
    bytes: &[u8],
) -> Result<Preview, FileFaults> {
    let (table, of_tournament) = table_of(&cx, &file, bytes)?;
    let tournament = cx.tournament();
    // Without rating lists the order of names is judged by the list alone.
    let lists = service.newest_ratings().unwrap_or_default();
    let key = |one: &Entry| same_person_key(&one.surname, &one.first_name);
    let entered: HashSet<String> = tournament.entries.iter().map(key).collect();
    let is_known = |surname: &str, given: &str| {
        let listed = |index: &Arc<ListIndex>| {
            let hits = index.namesakes(&format!("{surname} {given}"));
            let found = hits.iter().filter_map(|hit| index.list().get(hit.place));
            found.into_iter().any(|listed| folded(listed.surname) == folded(surname))
        };
        entered.contains(&same_person_key(surname, given)) || lists.iter().any(listed)
    };
    let mut columns = columns_of(tournament, &table, &form, &is_known);
    if of_tournament {
        // The ratings of a tournament file are on a scale of their own.
        columns.far = FarRatings::Keep;
    }
    let staying = people_of(tournament, &table, &columns, &form);
    let known = KnownPeople::of(&tournament.entries);
    let (alike, all) = (alike(&cx, &known, &staying), columns.people(&table));
    let (cx, data, teams) = (cx.headed("list-preview-title"), STANDARD.encode(bytes), false);
    let mut list =
        Preview { cx, form, file, data, table, columns, all, staying, known, alike, teams };
    list.teams = list.people().iter().any(|person| !list.team(list.now(person)).is_empty());
    Ok(list)
}

/// Shows a preview first; `act=enter` enters the list if nothing is wrong with it.
#[route("POST", "/t/{slug}/entries/import", Organiser)]
async fn read(act: Act) -> Answer {
    let wrong = |name: &str, faults| wrong(&act, name, faults);
    let Some((name, bytes)) = list_of(&act) else {
        let nothing = Sentence::new("participants-nothing");
        return wrong("", FileFaults::about_file(act.t, &nothing));
    };
    let wanted = act.form.value("act") == "enter";
    let (cx, form, file) = (act.cx.clone(), answered(&act.form), name.clone());
    let look = move |service: &Service| {
        let list = looked_through(cx, service, form, name, &bytes);
        Ok::<_, WebError>(list.map(|list| (list.is_right(), list)))
    };
    match act.state.worked_out(look).await? {
        Err(faults) => wrong(&file, faults),
        Ok((true, list)) if wanted => enter(&act, list.staying).await,
        Ok((_, list)) if !wanted => render(&list),
        Ok((_, mut list)) => {
            let why = Notice::alert(Sentence::new("list-not-entered"));
            list.cx.page = list.cx.page.with_notice(why);
            Err(WebError::again(&list))
        }
    }
}

async fn enter(act: &Act, people: Vec<Person>) -> Answer {
    let registration = Registration::named(act.form.value("registration"));
    let registration = registration.unwrap_or(Registration::Preliminary);
    let who = WhoMeets::named(act.form.value("who"));
    match act.blocking(move |acts| acts.merge_entries(&people, (registration, who))).await {
        Err(error) => wrong(act, "", FileFaults::refused(act.t, error)?),
        done => {
            let said = |Merged { entered, changed, same }| {
                let said = Sentence::new("participants-done").with("count", entered);
                said.with("changed", changed).with("same", same)
            };
            respond_with_ranks(act, "/entries", done, said).await
        }
    }
}

fn wrong(act: &Act, name: &str, faults: FileFaults) -> Answer {
    Err(WebError::again(&Players::of(act, act.form.clone(), name, faults)))
}
