//! Reads one row of a list as a person.

use super::column::{Column, has, header_words};
use super::names::{NameOrder, is_east_asian};
use super::people::{Columns, FarRatings};
use super::table::{Odd, TableProblem, TableRow};
use super::{ReadFault, countries::country, is_number, team_columns::TeamCells};
use crate::prelude::*;

pub(super) struct Reading<'a> {
    pub(super) columns: &'a Columns,
    pub(super) row: &'a TableRow,
    pub(super) given: Vec<Column>,
    pub(super) faults: Vec<ReadFault>,
    pub(super) likely: Option<Rank>,
    /// Whether the line says so; a withdrawn player plays no round.
    pub(super) withdrawn: bool,
}

impl Reading<'_> {
    fn fault(&mut self, column: Column, problem: impl Into<Problem>) {
        let place = Place::line(self.row.line).field(column.name());
        self.faults.push(ReadFault { place, problem: problem.into() });
    }

    /// A cell, `None` if empty: without the apostrophe that made it harmless, and without invisible characters.
    fn cell(&mut self, column: Column) -> Option<String> {
        let place = self.columns.place_of(column)?;
        let cell = visible(unguarded(self.row.cell(place)));
        let odd = self.row.odd.iter().find(|(at, _)| *at == place).map(|(_, odd)| *odd);
        let value = shorten(&cell);
        match odd {
            // Only the year of a birthday is kept.
            Some(Odd::Date) if column == Column::BirthYear => {
                self.given.push(column);
                return Some(cell.trim().to_owned());
            }
            Some(Odd::Date) => self.fault(column, TableProblem::Date { value }),
            Some(Odd::Merged) => self.fault(column, TableProblem::Merged),
            Some(Odd::Error) => self.fault(column, TableProblem::CellError { value }),
            None if cell.trim().is_empty() => {}
            None => {
                self.given.push(column);
                return Some(cell.trim().to_owned());
            }
        }
        None
    }

    fn text(&mut self, column: Column) -> String {
        let Some(cell) = self.cell(column) else { return String::new() };
        match check_name(&cell) {
            Ok(text) => text,
            Err(Fault::Missing) => String::new(),
            Err(fault) => {
                self.fault(column, Problem::Text(fault));
                String::new()
            }
        }
    }

    pub(super) fn entry(&mut self, mut entry: Entry) -> Entry {
        self.names(&mut entry);
        self.strength(&mut entry);
        let native = Some(self.text(Column::NativeName)).filter(|name| !name.is_empty());
        entry.native_name = native.or(entry.native_name);
        let is_said = |text: &String| !is_nothing(text);
        entry.club =
            Some(self.text(Column::Club)).filter(|text| !is_no_text(text)).unwrap_or_default();
        // The federations' lists have `XX` for no country.
        let is_none = |cell: &String| is_no_text(cell) || cell.eq_ignore_ascii_case("xx");
        if let Some(cell) = self.cell(Column::Country).filter(|cell| !is_none(cell)) {
            match country(&cell) {
                Some(code) => code.clone_into(&mut entry.country),
                None => {
                    let value = shorten(&cell);
                    self.fault(Column::Country, TableProblem::NotACountry { value });
                }
            }
        }
        entry.egf_pin = self.cell(Column::Pin).filter(|pin| !is_nothing(pin)).unwrap_or_default();
        if !entry.egf_pin.is_empty() && !is_number(&entry.egf_pin, 8..=8) {
            let value = shorten(&entry.egf_pin);
            self.fault(Column::Pin, TableProblem::NotAPin { value });
        }
        entry.ffg_licence = Some(self.text(Column::Licence)).filter(is_said).unwrap_or_default();
        entry.aga_id = Some(self.text(Column::AgaId)).filter(is_said).unwrap_or_default();
        match Partners::parse(&self.cell(Column::Partners).unwrap_or_default()) {
            Ok(partners) => entry.partners.list = partners,
            Err(fault) => self.fault(Column::Partners, Problem::Partner(fault)),
        }
        self.taking_part(&mut entry);
        self.private(&mut entry.private);
        entry
    }

    pub(super) fn team(&mut self) -> TeamCells {
        let team = self.text(Column::Team);
        let captain = self.cell(Column::Captain).is_some_and(|cell| is_yes(&cell));
        let read = |cell: &str| cell.parse().ok().filter(|no| (1..=MOST_IN_SQUAD).contains(no));
        let most = MOST_IN_SQUAD as i64;
        let problem = |value| Problem::NotANumber { value, least: 1, most };
        let board = self.parsed(Column::Board, read, problem);
        TeamCells { team, board, captain }
    }

    fn names(&mut self, entry: &mut Entry) {
        entry.surname = self.text(Column::Surname);
        entry.first_name = self.text(Column::FirstName);
        let whole = self.text(Column::Name);
        if entry.surname.is_empty() && !whole.is_empty() {
            let order = self.columns.names.unwrap_or(NameOrder::GivenFirst);
            let (name, remark) = self.bracketed(entry, &whole);
            (entry.surname, entry.first_name) = order.split(&name);
            entry.private.note = remark;
        }
        let prefix = self.text(Column::Prefix);
        let begins = format!("{} ", prefix.to_lowercase());
        let lacks = !entry.surname.to_lowercase().starts_with(&begins) && !is_nothing(&prefix);
        if lacks && !entry.surname.is_empty() {
            entry.surname = format!("{prefix} {}", entry.surname);
        }
        // What a program wrote for letters that its encoding lacks.
        let is_lost = |name: &str| name.chars().all(|c| c == '?' || c.is_whitespace());
        if is_lost(&entry.surname) {
            entry.surname.clear();
            self.fault(Column::Surname, Problem::Missing);
        }
    }

    /// A whole name without what stands in brackets behind it, and that as a remark. Of `李小龍 (Li Xiaolong)` the name
    /// in Latin letters counts, and the other is the native name.
    fn bracketed(&mut self, entry: &mut Entry, whole: &str) -> (String, String) {
        let parts = whole.trim_end().strip_suffix([')', '）']);
        let parts = parts.and_then(|rest| rest.split_once(['(', '（']));
        let Some((name, inside)) = parts.map(|(name, inside)| (name.trim(), inside.trim())) else {
            return (whole.to_owned(), String::new());
        };
        if name.is_empty() || inside.is_empty() {
            return (whole.to_owned(), String::new());
        }
        match (is_east_asian(name), is_east_asian(inside)) {
            (true, false) => {
                entry.native_name = Some(name.to_owned());
                return (inside.to_owned(), String::new());
            }
            (false, true) => entry.native_name = Some(inside.to_owned()),
            _ if standing(inside) == Some(Standing::Withdrawn) => {
                self.withdrawn = true;
            }
            _ => return (name.to_owned(), inside.to_owned()),
        }
        (name.to_owned(), String::new())
    }

    fn strength(&mut self, entry: &mut Entry) {
        let before = self.faults.len();
        let rank = self.cell(Column::Rank).filter(|rank| !is_nothing(rank));
        let rating = self.cell(Column::Rating).filter(|rating| !is_nothing(rating));
        let read_rank = rank.as_deref().map(str::parse::<Rank>);
        if let Some(Err(_)) = &read_rank {
            self.likely = rank.as_deref().and_then(Rank::guess);
            let value = shorten(rank.as_deref().unwrap_or_default());
            self.fault(Column::Rank, Problem::NotARank { value });
        }
        let (least, most) = (i64::from(Rating::MIN), i64::from(Rating::MAX));
        // An unknown scale is asked for, for all lines at once.
        let read_rating = rating.as_deref().zip(self.columns.scale).and_then(|(cell, scale)| {
            let read = scale.read(cell);
            if read.is_none() {
                let value = shorten(cell);
                self.fault(Column::Rating, Problem::NotANumber { value, least, most });
            }
            read
        });
        match (read_rank, read_rating) {
            (Some(Ok(rank)), rating) => {
                entry.rank = rank;
                entry.rating = rating.unwrap_or(Rating::of(rank));
                self.compare(entry);
                entry.grade = text_of_grade(&rank, self.row, self.columns);
            }
            (None, Some(rating)) => {
                entry.rank = rating.rank();
                entry.rating = rating;
            }
            _ if self.columns.scale.is_none() && rating.is_some() => {}
            _ if self.faults.len() == before => self.fault(Column::Rank, TableProblem::NoStrength),
            _ => {}
        }
    }

    /// A rating far from the rank is a fault, or replaced.
    fn compare(&mut self, entry: &mut Entry) {
        if entry.ranks_above_rating().abs() <= self.columns.gap {
            return;
        }
        let Entry { rank, rating, .. } = *entry;
        let (of, said) = (rating.rank().to_string(), rank.to_string());
        match self.columns.far {
            FarRatings::Ask => {
                let problem = TableProblem::FarRating { rating: rating.0, of, rank: said };
                self.fault(Column::Rating, problem);
            }
            FarRatings::Keep => {}
            FarRatings::OfRank => entry.rating = Rating::of(rank),
        }
    }

    fn private(&mut self, private: &mut Private) {
        private.fee = self.text(Column::Fee);
        private.meal = self.text(Column::Meal);
        let remarks = [std::mem::take(&mut private.note), self.text(Column::Note)];
        private.note =
            remarks.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>().join("; ");
        private.paid = self.cell(Column::Paid).is_some_and(|cell| is_yes(&cell));
        private.consent = self.cell(Column::Consent).is_some_and(|cell| is_yes(&cell));
        let email = self.one_of(Column::Email, "an address such as anna@go.example", check_email);
        private.email = email.unwrap_or_default();
        private.sex = self.one_of(Column::Sex, "f or m", sex).flatten();
        private.birth_year = self.one_of(Column::BirthYear, "a year such as 2008", birth_year);
    }

    /// A value with its own parser, unless the cell says that there is none.
    fn parsed<T>(
        &mut self,
        column: Column,
        read: impl Fn(&str) -> Option<T>,
        problem: impl Fn(String) -> Problem,
    ) -> Option<T> {
        let cell = self.cell(column).filter(|cell| !is_nothing(cell))?;
        let value = read(&cell);
        if value.is_none() {
            self.fault(column, problem(shorten(&cell)));
        }
        value
    }

    fn one_of<T>(
        &mut self,
        column: Column,
        allowed: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        self.parsed(column, read, |value| Problem::NotOneOf { value, allowed: allowed.to_owned() })
    }

    fn taking_part(&mut self, entry: &mut Entry) {
        if let Some(cell) = self.cell(Column::Registration) {
            match standing(&cell) {
                Some(Standing::As(registration)) => entry.registration = registration,
                Some(Standing::Withdrawn) => self.withdrawn = true,
                None => self.given.retain(|column| *column != Column::Registration),
            }
        }
        let plain = self.columns.rounds_ticked.is_empty();
        let said = plain.then(|| self.cell(Column::Rounds)).flatten();
        if let Some(cell) = said.filter(|cell| !has(LEFT_OPEN, &cell.to_lowercase())) {
            let none = is_nothing(&cell).then_some(Participation::NONE);
            match none.or_else(|| rounds(&cell)).or_else(|| rounds_in_words(&cell)) {
                Some(missed) if self.columns.rounds_missed => {
                    entry.participation = Participation::ALL.but(missed);
                }
                Some(participation) => entry.participation = participation,
                None => {
                    let allowed = "a list of rounds such as 1,2,4-6".to_owned();
                    let value = shorten(&cell);
                    self.fault(Column::Rounds, Problem::NotOneOf { value, allowed });
                }
            }
        }
        self.ticked_rounds(entry);
        if self.withdrawn {
            entry.registration = Registration::Preliminary;
            entry.participation = Participation::NONE;
            self.given.push(Column::Registration);
        }
        if let Some(cell) = self.cell(Column::Correction) {
            match cell.parse() {
                Ok(correction @ -9..=9) => entry.correction = correction,
                _ => {
                    let problem = Problem::NotANumber { value: shorten(&cell), least: -9, most: 9 };
                    self.fault(Column::Correction, problem);
                }
            }
        }
        let most = Categories::MOST;
        let read = |cell: &str| cell.parse().ok().filter(|no| (1..=most).contains(no));
        let problem = |value| Problem::NotANumber { value, least: 1, most: most.into() };
        entry.category = self.parsed(Column::Category, read, problem);
    }

    /// Rounds with a column each, `R1` or `Runde 2`. An empty cell is a no only in a row with a yes.
    fn ticked_rounds(&self, entry: &mut Entry) {
        let rounds = self.columns.rounds_ticked.iter();
        let cells: Vec<_> = rounds.map(|(at, round)| (*round, self.row.cell(*at))).collect();
        let yes = cells.iter().any(|(_, cell)| is_yes(cell));
        let plays = |cell: &str| is_yes(cell) || (cell.is_empty() && !yes);
        for (round, cell) in &cells {
            entry.participation = entry.participation.with(*round, plays(cell));
        }
        if cells.len() > 1 && !cells.iter().any(|(_, cell)| plays(cell)) {
            entry.participation = Participation::NONE;
        }
    }
}

/// The round that a heading names alone: `R1`, `Runde 2`, `第3回戦`.
pub(super) fn round_of(heading: &str) -> Option<RoundNo> {
    let is_digit = |c: char| c.is_ascii_digit();
    let named = heading.contains(is_digit) && !heading.trim().chars().all(is_digit);
    let rounds = rounds_in_words(heading).filter(|_| named)?;
    let mut rounds = rounds.rounds(20);
    rounds.next().filter(|_| rounds.next().is_none())
}

/// A professional grade is kept as it was written; a rank is not stored twice.
fn text_of_grade(rank: &Rank, row: &TableRow, columns: &Columns) -> String {
    let cell = columns.place_of(Column::Rank).map_or("", |place| row.cell(place)).to_lowercase();
    let professional = cell.trim_end_matches("ro").ends_with('p') && cell != rank.to_string();
    if professional { cell } else { String::new() }
}

/// Yes in lists, in nine languages, or a tick.
fn is_yes(cell: &str) -> bool {
    let yes = "yes y ja j oui o si s sí sì tak t ano a true wahr да はい 是 예 ○ ◯ 〇 1 x ✓ ✔";
    has(yes, &cell.to_lowercase())
}

/// Whether a cell of a round's own column is a yes, a no or empty.
pub(super) fn is_tick(cell: &str) -> bool {
    let no = "n ne nie false falsch faux いいえ 否 아니요 × ✗ ✘";
    is_yes(cell) || is_nothing(cell) || has(no, &cell.to_lowercase())
}

/// The sex of a letter or a word; `None` for other words.
fn sex(cell: &str) -> Option<Option<Sex>> {
    let word = cell.to_lowercase();
    match word.as_str() {
        "f" | "w" | "female" | "woman" | "girl" | "weiblich" | "frau" | "femme" | "féminin"
        | "vrouw" | "v" | "kvinde" | "k" | "mujer" | "femenino" | "donna" | "kobieta" | "žena"
        | "ž" | "z" => Some(Some(Sex::Female)),
        "m" | "male" | "man" | "boy" | "männlich" | "mann" | "herr" | "homme" | "masculin"
        | "h" | "mand" | "hombre" | "masculino" | "uomo" | "mężczyzna" | "muž" => {
            Some(Some(Sex::Male))
        }
        "d" | "x" | "divers" | "other" | "autre" => Some(None),
        _ => None,
    }
}

fn birth_year(cell: &str) -> Option<i32> {
    let mut years = cell.split(|c: char| !c.is_ascii_digit()).filter(|digits| digits.len() == 4);
    years.next()?.parse().ok().filter(|year| BIRTH_YEARS.contains(year))
}

/// Words and signs for an empty cell.
pub(super) fn is_nothing(cell: &str) -> bool {
    let nothing = "- -- – — ? 0 0.0 0,0 n/a na none no nil nein nee nej non -9999 keine keiner aucun aucune \
        geen ingen нет なし 無し 无 없음";
    cell.trim().is_empty() || has(nothing, &cell.trim().to_lowercase())
}

/// Signs for a cell that was not filled in: of rounds `none` says more.
const LEFT_OPEN: &str = "- -- – — ? n/a na";

/// Beginnings of words, and words.
const MISSED: &str = "miss absen skip fehl ausset abwes afwez manqu frava ausen assen пропу отсут";
const NOT: &str = "not cannot cant nicht niet ikke pas non nie без";

/// Whether a heading of rounds asks for those that somebody does not play.
pub(super) fn asks_for_missed(heading: &str) -> bool {
    let before = header_words(heading.split(['(', '?', ':']).next().unwrap_or_default());
    let missed = |word: &String| MISSED.split(' ').any(|stem| word.starts_with(stem));
    // A word in brackets counts, and not a sentence: `Rounds (missed)`, `Rounds you play (not those you miss)`.
    let (said, aside) = heading.split_once('(').unwrap_or((heading, ""));
    let aside = header_words(aside);
    header_words(said).iter().any(missed)
        || (aside.len() < 3 && aside.iter().any(missed))
        || before.iter().any(|word| has(NOT, word))
        // `Rondas que no juegas`, and not `Round no.`
        || before.iter().rev().skip(1).any(|word| word == "no")
}

/// Words for an empty cell that are not two letters: `NO` and `NA` are countries, and abbreviate clubs.
pub(super) fn is_no_text(cell: &str) -> bool {
    is_nothing(cell) && !(cell.len() == 2 && cell.bytes().all(|b| b.is_ascii_alphabetic()))
}

/// The rounds of a list such as `1,2,4-6`, or of ones and zeros; all if it is empty.
pub fn rounds(text: &str) -> Option<Participation> {
    if text.is_empty() || text.eq_ignore_ascii_case("all") {
        return Some(Participation::ALL);
    }
    if text.len() > 2 && text.bytes().all(|b| matches!(b, b'0' | b'1')) {
        return Participation::parse(text);
    }
    let number = |text: &str| text.trim().parse().ok().filter(|no| (1..=20).contains(no));
    let mut participation = Participation::NONE;
    for part in text.split([',', ';', ' ']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        for no in number(first)?..=number(last)? {
            participation = participation.with(RoundNo(no), true);
        }
    }
    Some(participation)
}

const ALL_ROUNDS: &str = "all alle alles tous toutes todas todos tutti tutte wszystkie vsechny všechny все \
    すべて 全部 全て 전부 모두";
const ROUND: &str = "r rd rnd round runde ronde rond rde tour manche turno runda kolo тур раунд 第 ラウンド \
    라운드";
const ROUNDS: &str = "r rounds runden ronden rondes runder turni rundy kola туры";
const AND: &str = "and und et en og y i и";
const ORDINAL: &str = ". st nd rd th e er re ère ème º ª 回 回戦 轮 輪 라운드";

/// `Round 1, Round 2`, as tick boxes write it, `R1-R3`, `1. Runde`, `all rounds`, `12345`; `None` for everything that
/// could mean the opposite, such as `all except round 2`, `from round 3` or `2 rounds`.
fn rounds_in_words(cell: &str) -> Option<Participation> {
    let text = cell.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [all] if has(ALL_ROUNDS, all) => return Some(Participation::ALL),
        [all, rounds] if has(ALL_ROUNDS, all) && has(ROUNDS, rounds) => {
            return Some(Participation::ALL);
        }
        _ => {}
    }
    let ascends = |digits: &[u8]| digits.windows(2).all(|pair| pair[0] < pair[1]);
    if text.len() > 2 && text.bytes().all(|b| b.is_ascii_digit()) && ascends(text.as_bytes()) {
        return rounds(&text.chars().map(String::from).collect::<Vec<_>>().join(","));
    }
    let number = |part: &str| {
        let from = part.find(|c: char| c.is_ascii_digit())?;
        let to =
            part[from..].find(|c: char| !c.is_ascii_digit()).map_or(part.len(), |at| from + at);
        let (before, after) =
            (part[..from].trim().trim_end_matches(['.', ':', '#']), part[to..].trim());
        let mut rest = after.split_whitespace();
        let ordinal = rest.clone().next().filter(|word| has(ORDINAL, word));
        ordinal.and_then(|_| rest.next());
        let fits = match (before, rest.next()) {
            ("", None) => true,
            ("", Some(word)) => ordinal.is_some() && has(ROUND, word),
            (before, None) => has(ROUND, before) || has(ROUNDS, before),
            _ => false,
        };
        (fits && rest.next().is_none()).then(|| part[from..to].to_owned())
    };
    let part = |part: &str| match part.split_once(['-', '–']) {
        Some((first, last)) => Some(format!("{}-{}", number(first)?, number(last)?)),
        None => number(part),
    };
    let and = words.into_iter().map(|word| if has(AND, word) { "," } else { word });
    let text = and.collect::<Vec<_>>().join(" ");
    let parts = text.split([',', ';', '，', '、', '&', '+']).map(part);
    rounds(&parts.collect::<Option<Vec<_>>>()?.join(","))
}

/// What a list says of somebody's registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    As(Registration),
    Withdrawn,
}

/// Beginnings of words, in the languages of headings.
const WITHDRAWN: &str = "withdr, cancel, abgemeldet, abgesagt, zurückgez, storn, annul, désist, desist, absent, \
    afgemeld, teruggetrokken, geannul, afmeldt, framelding, ritirat, retirad, wycofan, odhl, \
    отмен, снял, キャンセル, 取消, 취소";
const ANNOUNCED: &str = "p, v, no, nein, non, nej, 0, announc, angemeldet, regist, inscri, iscrit, aangemeld, \
    ingeschr, tilmeldt, zareje, zapsan, wait, tentativ, заявлен, 申込, 신청";
const HERE: &str = "fin, f, here, present, checked, arriv, confirm, bestätigt, anwesend, da, yes, y, ja, j, \
    oui, si, sí, sì, tak, ano, true, wahr, 1, x, ✓, ✔, ok, vor ort, присутств, 참석";

/// `None` for a word that says nothing here.
fn standing(cell: &str) -> Option<Standing> {
    let word = cell.trim().to_lowercase();
    let begins =
        |one: &str| if one.chars().count() < 3 { word == one } else { word.starts_with(one) };
    let among = |words: &str| words.split(", ").any(begins);
    match () {
        () if among(WITHDRAWN) => Some(Standing::Withdrawn),
        // Before `p` and `v` alone: `present`, `vor Ort`.
        () if among(HERE) => Some(Standing::As(Registration::Final)),
        () if among(ANNOUNCED) || word.starts_with(['p', 'v']) => {
            Some(Standing::As(Registration::Preliminary))
        }
        () => None,
    }
}

/// A cell without the apostrophe that made it harmless.
fn unguarded(cell: &str) -> &str {
    let risky = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    cell.strip_prefix('\'').filter(|inner| inner.starts_with(risky)).unwrap_or(cell)
}

/// Invisible characters that reorder or break text, and control characters.
fn is_invisible(c: char) -> bool {
    let control = matches!(c, '\u{0}'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}'..='\u{9f}');
    control || is_unseen(c)
}

pub(super) fn has_invisible(cell: &str) -> bool {
    cell.chars().any(is_invisible)
}

fn visible(cell: &str) -> String {
    cell.chars().filter(|c| !is_invisible(*c)).collect()
}
