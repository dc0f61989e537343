use email_address::{EmailAddress, Options};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};
use rating::{Rank, Rating};
use serde::{Deserialize, Serialize};

use super::{EntryId, PartnerPerson, Partners, RoundNo, initial};

go::named! {
    #[derive(Default)]
    pub enum Registration {
        /// Announced, not checked in; never paired.
        Preliminary = "preliminary",
        #[default]
        Final = "final",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    pub id: EntryId,
    /// Family name, 1 to 200 characters, in Latin script where the player has one.
    pub surname: String,
    /// Given name; may be empty.
    pub first_name: String,
    /// The name in the player's own script, such as 本因坊 or Иванова, if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub native_name: Option<String>,
    pub rank: Rank,
    /// The grade the federation awarded, as it was written, if it differs from the rank.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub grade: String,
    /// Rating on the European scale.
    pub rating: Rating,
    /// The source of the rating, as the file had it: `EGF : 2250`, `FFG : -272`, `AGA`, `MAN`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rating_origin: String,
    /// Club, as the federation abbreviates it.
    #[serde(default)]
    pub club: String,
    /// Country, two letters, as it was written.
    #[serde(default)]
    pub country: String,
    /// European Go Database number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub egf_pin: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ffg_licence: String,
    /// French licence status: `L` valid, `-` not, `C`, `e`, `X`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ffg_status: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub aga_id: String,
    /// When that membership ends, as it was written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub aga_expires: String,
    /// The partners who move in turn, in Pair Go and rengo.
    #[serde(default, skip_serializing_if = "Partners::is_empty")]
    pub partners: Partners,
    #[serde(default)]
    pub registration: Registration,
    /// The registered rounds; see [`Entry::playing`].
    pub participation: Participation,
    /// The rounds that rulings in force exclude it from: derived from the referee's log.
    #[serde(skip)]
    pub excluded: Participation,
    /// The player's own correction of the starting McMahon score, usually −1 to +2.
    #[serde(default)]
    pub correction: i32,
    /// The category set by hand, counted from 1 at the top; `None`: by rank, see
    /// [`Tournament::category`](super::Tournament::category).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<u8>,
    /// Personal data for the organiser only; never in a file or on a page that others see.
    #[serde(skip)]
    pub private: Private,
}

impl Entry {
    /// A final entry for every round, with the rating of its rank.
    pub fn new(id: EntryId, surname: &str, first_name: &str, rank: Rank) -> Self {
        Self {
            id,
            surname: surname.to_owned(),
            first_name: first_name.to_owned(),
            native_name: None,
            rank,
            grade: String::new(),
            rating: Rating::of(rank),
            rating_origin: String::new(),
            club: String::new(),
            country: String::new(),
            egf_pin: String::new(),
            ffg_licence: String::new(),
            ffg_status: String::new(),
            aga_id: String::new(),
            aga_expires: String::new(),
            partners: Partners::default(),
            registration: Registration::Final,
            participation: Participation::ALL,
            excluded: Participation::NONE,
            correction: 0,
            category: None,
            private: Private::default(),
        }
    }

    /// `Surname First name`, as lists for pairing and federations show it.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.surname, self.first_name).trim_end().to_owned()
    }

    /// The entry after redaction of the name, for kept games: number, rank, club and country.
    #[must_use]
    pub fn forgotten(&self) -> Self {
        Self { surname: format!("#{}", self.id), ..self.unnamed() }
    }

    /// Keeps the rating, for the standings, and marks the name as hidden.
    #[must_use]
    pub(super) fn by_initials(&self) -> Self {
        let initial = |name: &str| initial(name).unwrap_or_default();
        let mut shown = self.unnamed();
        for (one, named) in shown.partners.list.iter_mut().zip(&self.partners.list) {
            one.surname = initial(&named.surname);
            one.first_name = initial(&named.first_name);
        }
        shown.private.initials = true;
        Self { surname: initial(&self.surname), first_name: initial(&self.first_name), ..shown }
    }

    /// Without all that identifies the person or the partners.
    fn unnamed(&self) -> Self {
        let unnamed = |one: &PartnerPerson| PartnerPerson {
            surname: String::new(),
            first_name: String::new(),
            rating: Rating::of(one.rank),
            egf_pin: String::new(),
            ffg_licence: String::new(),
            aga_id: String::new(),
            ..*one
        };
        let list = self.partners.list.iter().map(unnamed).collect();
        Self {
            partners: Partners { list, ..self.partners.clone() },
            surname: String::new(),
            first_name: String::new(),
            native_name: None,
            egf_pin: String::new(),
            ffg_licence: String::new(),
            ffg_status: String::new(),
            aga_id: String::new(),
            aga_expires: String::new(),
            private: Private::default(),
            ..self.clone()
        }
    }

    /// The rounds it plays: the registered ones, without those that rulings exclude it from.
    pub const fn playing(&self) -> Participation {
        self.participation.but(self.excluded)
    }

    /// Whether it takes part in a round: final, and playing it.
    pub fn takes_part(&self, round: RoundNo) -> bool {
        self.is_final() && self.playing().in_round(round)
    }

    pub fn is_final(&self) -> bool {
        self.registration == Registration::Final
    }

    /// Sort key of the name in an alphabetical list, compared byte by byte: ignores case, letters with accents by
    /// the letter, the surname before the first name.
    pub fn name_key(&self) -> Vec<u8> {
        ORDER.with(|order| name_key(order.as_ref(), &self.surname, &self.first_name))
    }

    /// The text with the entry's number in place of the names of its people: surname and given name in either
    /// order, the surname alone as a word, the name in the own script; ignoring case and accents, and with umlauts as
    /// two letters; the genitive of longer names.
    pub fn taken_out_of(&self, text: &str) -> String {
        let native = self.native_name.as_deref().unwrap_or_default().trim();
        let number = format!("#{}", self.id);
        let text = replaced(text, native, &number);
        self.people().fold(text, |text, (surname, first)| without(&text, surname, first, &number))
    }
}

/// Clubs that count as near to one another when pairing avoids clubmates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubGroup {
    pub name: String,
    /// The clubs in it, as entries spell them.
    pub clubs: Vec<String>,
}

/// The rounds an entry takes part in, for up to 32 rounds; none by default. The text form is OpenGotha's: a 1 or a
/// 0 a round, from round 1 on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Participation(u32);

impl Participation {
    pub const ROUNDS: i32 = 32;

    pub const ALL: Self = Self(u32::MAX);
    pub const NONE: Self = Self(0);

    /// The value kept in a database column.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// From the value kept in a database column.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    const fn bit(round: RoundNo) -> u32 {
        if round.0 < 1 || round.0 > Self::ROUNDS { 0 } else { 1 << (round.0 - 1) }
    }

    pub const fn in_round(self, round: RoundNo) -> bool {
        self.0 & Self::bit(round) != 0
    }

    #[must_use]
    pub const fn with(self, round: RoundNo, playing: bool) -> Self {
        let bit = Self::bit(round);
        Self(if playing { self.0 | bit } else { self.0 & !bit })
    }

    /// The union: rounds in which either takes part.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The intersection: rounds in which both take part.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The difference: without the rounds of another.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Its rounds up to `through`.
    pub fn rounds(self, through: i32) -> impl Iterator<Item = RoundNo> {
        (1..=through).map(RoundNo).filter(move |no| self.in_round(*no))
    }

    /// For an event that grows from `was` to `now` rounds: an entry that plays every round plays the new ones; one that
    /// does not play the last round has left, and plays none of them.
    #[must_use]
    pub fn grown(self, was: i32, now: i32) -> Self {
        if was < 1 || now <= was {
            return self;
        }
        let new = || (was + 1..=now).map(RoundNo);
        match self.rounds(was).count() {
            _ if !self.in_round(RoundNo(was)) => self.without_from(RoundNo(was)),
            all if all == was as usize => new().fold(self, |all, no| all.with(no, true)),
            _ => self,
        }
    }

    /// Without that round and all later ones: a withdrawal, earlier games stay.
    #[must_use]
    pub fn without_from(self, round: RoundNo) -> Self {
        if round.0 > Self::ROUNDS {
            self
        } else {
            Self(self.0 & Self::bit(round).saturating_sub(1))
        }
    }

    /// Reads a string of `1` and `0`; rounds past its end count as played. `None` on any other character.
    pub fn parse(text: &str) -> Option<Self> {
        let mut bits = u32::MAX;
        for (index, c) in text.chars().enumerate() {
            match c {
                '1' => {}
                '0' if index < 32 => bits &= !(1 << index),
                '0' => {}
                _ => return None,
            }
        }
        Some(Self(bits))
    }

    /// The first `rounds` rounds as `1` and `0`.
    pub fn to_text(self, rounds: usize) -> String {
        (0..rounds.min(32)).map(|i| if self.0 >> i & 1 == 1 { '1' } else { '0' }).collect()
    }
}

go::named! {
    /// A player's sex, as far as prizes ask for it.
    pub enum Sex {
        Female = "f",
        Male = "m",
    }
}

/// Personal data for the organiser alone: only in the organiser's full backup, not on pages that others see, and
/// not in the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Private {
    /// For prizes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// For prizes of the youth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth_year: Option<i32>,
    /// The fee, in words: `30 EUR, student`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fee: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub paid: bool,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub meal: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// Whether name and results may be published, as the player said.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub consent: bool,
    /// Whether initials replace the name except for organisers, as for a child.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub initials: bool,
}

pub const BIRTH_YEARS: std::ops::RangeInclusive<i32> = 1900..=2100;

impl Private {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The data kept after the retention period: those that protect the person on public pages.
    #[must_use]
    pub fn retained(&self) -> Self {
        Self { consent: self.consent, initials: self.initials, ..Self::default() }
    }

    /// The data that still apply at another event.
    #[must_use]
    pub fn returning(&self) -> Self {
        Self {
            sex: self.sex,
            birth_year: self.birth_year,
            initials: self.initials,
            ..Self::default()
        }
    }
}

/// The e-mail address as it was typed, or `None` if it cannot be one.
#[must_use]
pub fn check_email(typed: &str) -> Option<String> {
    let options = Options::default().without_display_text().without_domain_literal();
    let address = EmailAddress::parse_with_options(typed.trim(), options.with_required_tld());
    address.ok().map(String::from).filter(|address| address.len() <= 200)
}

thread_local! {
    static ORDER: Option<CollatorBorrowed<'static>> =
        Collator::try_new(CollatorPreferences::default(), CollatorOptions::default()).ok();
}

/// The sort key of a name in that order of letters; by code point without one.
pub fn name_key(order: Option<&CollatorBorrowed<'_>>, surname: &str, first_name: &str) -> Vec<u8> {
    // The least of all characters separates the names on every level.
    let name = format!("{surname}\u{fffe}{first_name}");
    let Some(order) = order else { return name.to_lowercase().into() };
    let mut key = Vec::with_capacity(2 * name.len());
    let Ok(()) = order.write_sort_key_to(&name, &mut key);
    key
}

fn without(text: &str, surname: &str, first: &str, number: &str) -> String {
    let (surname, first) = (surname.trim(), first.trim());
    let whole = [
        format!("{first} {surname}"),
        format!("{surname} {first}"),
        format!("{surname}, {first}"),
        format!("{surname}{first}"),
    ];
    let whole = whole.iter().map(String::as_str).filter(|_| !first.is_empty());
    let names = whole.chain([surname]);
    names.fold(text.to_owned(), |text, name| replaced(&text, name, number))
}

/// Small letters without accents, or with umlauts as `ae`, each with the place of its character.
fn letters(text: &str, umlauts: bool) -> Vec<(char, usize)> {
    let plain = |c: char| match c.to_lowercase().next() {
        Some('ä') if umlauts => "ae".to_owned(),
        Some('ö' | 'ø') if umlauts => "oe".to_owned(),
        Some('ü') if umlauts => "ue".to_owned(),
        Some('å') if umlauts => "aa".to_owned(),
        Some('\u{2e80}'..) => c.to_string(),
        _ => rating::folded(&c.to_string()).pop().unwrap_or_else(|| c.to_lowercase().collect()),
    };
    let each = text.chars().enumerate();
    each.flat_map(|(at, c)| plain(c).chars().map(|c| (c, at)).collect::<Vec<_>>()).collect()
}

fn replaced(text: &str, name: &str, by: &str) -> String {
    if name.is_empty() {
        return text.to_owned();
    }
    replaced_as(&replaced_as(text, name, by, false), name, by, true)
}

/// Only whole words are replaced, of longer ones also the genitive; a name of ideographs counts as one anywhere.
fn replaced_as(text: &str, name: &str, by: &str, umlauts: bool) -> String {
    let (all, name) = (letters(text, umlauts), letters(name, umlauts));
    let text: Vec<char> = text.chars().collect();
    let words = name.iter().all(|(c, _)| *c < '\u{2e80}');
    let joins = |at: usize| words && text.get(at).is_some_and(|c| c.is_alphanumeric());
    let ends = |at: usize| {
        !joins(at) || (name.len() > 3 && matches!(text[at], 's' | 'S') && !joins(at + 1))
    };
    let (mut out, mut done) = (String::new(), 0);
    for (first, (_, at)) in all.iter().enumerate() {
        let Some(part) = all.get(first..first + name.len()) else { break };
        let end = part.last().map_or(*at, |(_, last)| last + 1);
        let whole = first.checked_sub(1).is_none_or(|before| all[before].1 != *at)
            && all.get(first + name.len()).is_none_or(|(_, next)| *next == end);
        let same = part.iter().zip(&name).all(|((a, _), (b, _))| a == b);
        if *at >= done
            && whole
            && same
            && at.checked_sub(1).is_none_or(|before| !joins(before))
            && ends(end)
        {
            out.extend(&text[done..*at]);
            out.push_str(by);
            done = end;
        }
    }
    out.extend(&text[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_form_reads_back() {
        let text = "00111111110000000001";
        assert_eq!(Participation::parse(text).unwrap().to_text(20), text);
        assert_eq!(Participation::parse("01x"), None);
    }

    #[test]
    fn who_left_before_the_last_round_plays_no_new_one() {
        let left = Participation::ALL.with(RoundNo(5), false);
        assert_eq!(left.grown(5, 7).to_text(8), "11110000");
        assert_eq!(Participation::ALL.with(RoundNo(4), false).grown(5, 7).to_text(7), "1110111");
        assert_eq!((left.grown(5, 5), left.grown(5, 4)), (left, left));
        let ticked = Participation::ALL.without_from(RoundNo(6));
        assert_eq!(ticked.grown(5, 7).to_text(8), "11111110", "each of five were all rounds");
    }

    #[test]
    fn a_withdrawal_keeps_earlier_rounds() {
        let some = Participation::ALL.without_from(RoundNo(3));
        assert_eq!(some.to_text(5), "11000");
        assert_eq!(Participation::ALL.without_from(RoundNo(1)), Participation::NONE);
        assert_eq!(
            Participation::ALL.without_from(RoundNo(32)).to_text(32).matches('0').count(),
            1
        );
    }

    #[test]
    fn addresses_of_e_mail_are_looked_at_before_they_are_kept() {
        assert_eq!(check_email(" a.b@go.example "), Some("a.b@go.example".to_owned()));
        for wrong in [
            "",
            "a",
            "a@",
            "@b.c",
            "a b@c.d",
            "a@localhost",
            "a@b c.d",
            "a@b..c",
            "a,b@c.d",
            "<a@b.c>",
            "Ana <a@b.c>",
            "a@[10.0.0.1]",
            "a@b.c.",
            "a@-b.c",
            "a@b.c\r\nBcc: d@e.f",
        ] {
            assert_eq!(check_email(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_was_paid_and_said_last_time_is_not_said_this_time() {
        let known = Private {
            sex: Some(Sex::Female),
            birth_year: Some(2010),
            paid: true,
            consent: true,
            email: "a@b.c".to_owned(),
            ..Private::default()
        };
        let returning = known.returning();
        assert_eq!((returning.sex, returning.birth_year), (Some(Sex::Female), Some(2010)));
        assert!(!returning.paid && !returning.consent && returning.email.is_empty());
    }

    #[test]
    fn a_name_goes_however_it_stands_in_a_text() {
        let rank = "3d".parse().expect("a rank");
        let mut who = Entry::new(EntryId(7), "Grünspan", "Ada", rank);
        who.native_name = Some("森田愛".to_owned());
        let said = [
            ("Ada Grünspan came late", "#7 came late"),
            ("GRÜNSPAN, Ada; grünspan ada", "#7; #7"),
            ("with Grünspan's stones", "with #7's stones"),
            ("Grünspaner and Neugrünspan are others", "Grünspaner and Neugrünspan are others"),
            ("Gruenspan, that is Ada Grunspan", "#7, that is #7"),
            ("Grünspans Uhr, GRUENSPANS Uhr", "#7s Uhr, #7S Uhr"),
            ("対局者森田愛さん", "対局者#7さん"),
            ("GRÜNSPANADA", "#7"),
            ("Ada alone may be anybody", "Ada alone may be anybody"),
        ];
        for (text, told) in said {
            assert_eq!(who.taken_out_of(text), told);
        }
        let spelled =
            [("Weiß", "Weiss"), ("Müller", "Mueller"), ("Ægir", "aegir"), ("Bjørk", "BJOERK")];
        for (one, other) in spelled {
            for (name, text) in [(one, other), (other, one)] {
                let who = Entry::new(EntryId(8), name, "", rank);
                assert_eq!(who.taken_out_of(&format!("({text})")), "(#8)", "{name}");
            }
        }
    }
}
