//! Import of and search in a generated rating list of any size, by default 200,000 people: time, and share of correct
//! results: `cargo bench --bench ratings -- 1000000`.

use std::fmt::Write as _;
use std::time::Instant;

use chrono::{NaiveDate, Utc};

use tengen::interchange::ratings;
use tengen::service::{By, Service};
use tengen::store::Store;

const PEOPLE: usize = 200_000;

const SEARCHES: usize = 200;

const BEGINNINGS: [&str; 24] = [
    "Ko", "Van", "Sta", "Ber", "Li", "Mor", "Sza", "Gru", "Ta", "Que", "Hal", "Wie", "Ro", "Chi",
    "Ni", "Fa", "Del", "Os", "Zu", "Pa", "Kra", "Ye", "Mu", "Dri",
];
const MIDDLES: [&str; 20] = [
    "le", "ri", "na", "to", "ver", "shi", "man", "go", "lin", "der", "bo", "ka", "chen", "mi",
    "sa", "vo", "hel", "ur", "ne", "ti",
];
const ENDS: [&str; 16] = [
    "ski", "mann", "sson", "ova", "ez", "i", "ard", "berg", "to", "wa", "er", "ic", "escu", "as",
    "dal", "o",
];

/// Pseudo-random numbers, the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    fn surname(&mut self) -> String {
        let middles: String = (0..=self.below(2)).map(|_| self.of(&MIDDLES)).collect();
        format!("{}{middles}{}", self.of(&BEGINNINGS), self.of(&ENDS))
    }

    fn first_name(&mut self) -> String {
        format!("{}{}", self.of(&BEGINNINGS), self.of(&MIDDLES))
    }

    /// With one letter left out, doubled, replaced or swapped with the next.
    fn mistyped(&mut self, name: &str) -> String {
        let mut letters: Vec<char> = name.to_lowercase().chars().collect();
        let at = self.below(letters.len() - 1);
        match self.below(4) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[at]),
            2 => letters[at] = char::from(b'a' + self.below(26) as u8),
            _ => letters.swap(at, at + 1),
        }
        letters.into_iter().collect()
    }
}

fn made(people: usize, dice: &mut Dice) -> Vec<u8> {
    let mut text = "<html>\n(22 Feb 2026)\n<pre>\n".to_owned();
    for number in 0..people {
        let pin = 10_000_000 + number;
        let name = format!("{} {}", dice.surname(), dice.first_name());
        let rating = 100 + dice.below(2600);
        let (rank, unit) = if rating >= 2050 {
            ((rating - 1950) / 100, 'd')
        } else {
            ((2149 - rating) / 100, 'k')
        };
        let grade = format!("{}{unit}", rank.max(1));
        let _ = writeln!(
            text,
            " {pin}  {name:37} DE  Berl {grade:>5}   --   {rating:4} {:5}  T140227E",
            dice.below(99)
        );
    }
    text.push_str("</pre>\n</html>\n");
    text.into_bytes()
}

fn main() {
    let people = std::env::args().skip(1).find_map(|argument| argument.parse().ok());
    let mut dice = Dice(20_260_801);
    let bytes = made(people.unwrap_or(PEOPLE).max(2), &mut dice);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
    let service = Service::new(Store::open(&path, 4).expect("the database opens"));

    println!("what\tvalue");
    let begun = Instant::now();
    let list = ratings::read(&bytes, NaiveDate::MIN).expect("a list").list;
    let by = By { account: None, now: Utc::now(), form: None };
    service.keep_rating_list(by, &list).expect("kept");
    println!("people\t{}", list.len());
    println!("import s\t{:.2}", begun.elapsed().as_secs_f64());
    drop((bytes, list));
    search(&service, &mut dice);
}

fn search(service: &Service, dice: &mut Dice) {
    let begun = Instant::now();
    let newest = service.newest_ratings().expect("the list");
    println!("made ready s\t{:.2}", begun.elapsed().as_secs_f64());
    let list = newest[0].list();
    let (mut times, mut right) = (Vec::new(), 0);
    for _ in 0..SEARCHES {
        let place = dice.below(list.len());
        let Some(listed) = list.get(place) else { continue };
        let typed = dice.mistyped(&listed.full_name());
        let begun = Instant::now();
        let found = service.search_ratings(&typed, None, 10).expect("hits");
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        // Generated lists have many equal names, which cannot be told apart.
        let same = found.first().is_some_and(|one| one.listed().full_name() == listed.full_name());
        right += u32::from(same);
    }
    times.sort_by(f64::total_cmp);
    println!("search ms, median\t{:.1}", times[times.len() / 2]);
    println!("search ms, slowest of {SEARCHES}\t{:.1}", times[times.len() - 1]);
    println!("right name first\t{right} of {SEARCHES}, each with a letter wrong");
}
