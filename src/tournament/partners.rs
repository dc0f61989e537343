//! Two or three who play one side of a board in turn: Pair Go and rengo.

use std::fmt;

use go::named;
use rating::{Rank, Rating};
use serde::{Deserialize, Serialize};

use super::{Entry, Message, check_name};

/// The most partners in addition to the person of an entry.
pub const MOST_PARTNERS: usize = 2;

named! {
    /// How many people play a side of a board, and how strong it is.
    #[derive(Default)]
    pub enum Sides {
        #[default]
        One = "one",
        /// Two or three in turn, as strong as their mean, rounded down.
        Mean = "mean",
        /// Two or three in turn, as strong as the organiser says.
        Given = "given",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartnerPerson {
    /// Family name, up to 200 characters; empty after redaction.
    pub surname: String,
    #[serde(default)]
    pub first_name: String,
    pub rank: Rank,
    pub rating: Rating,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub egf_pin: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ffg_licence: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub aga_id: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnStrength {
    pub rank: Rank,
    pub rating: Rating,
}

/// The partners of an entry's person; empty where one person plays a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Partners {
    /// The strength of the entry's own person, where the entry's is the mean of all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<OwnStrength>,
    /// The others, in the order of turns; the entry's own person plays before them.
    pub list: Vec<PartnerPerson>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum PartnerFault {
    #[error("{typed:?} is no partner; write surname, first name and rank, such as Beck, Bea, 2d")]
    Line { typed: String },
    #[error("more than {most} partners; a side has three people at the most")]
    TooMany { most: usize },
}

impl Message for PartnerFault {
    const KEYS: &'static str = "partner-fault-";
}

impl Partners {
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Reads partners, each on a line or after `&`: `Beck, Bea, 2d`, optionally followed by a rating, the number of
    /// the European database, `FFG` or `AGA` with a number. [`PartnerFault`] has the line.
    pub fn parse(text: &str) -> Result<Vec<PartnerPerson>, PartnerFault> {
        let lines = text.split(['\n', '&']).map(str::trim).filter(|line| !line.is_empty());
        let read = |line: &str| {
            let typed = line.chars().take(60).collect();
            partner(line).ok_or(PartnerFault::Line { typed })
        };
        let partners: Vec<PartnerPerson> = lines.map(read).collect::<Result<_, _>>()?;
        if partners.len() > MOST_PARTNERS {
            return Err(PartnerFault::TooMany { most: MOST_PARTNERS });
        }
        Ok(partners)
    }

    /// The text that [`Partners::parse`] reads, with `between` as separator.
    pub fn to_text(&self, between: &str) -> String {
        self.list.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
    }
}

fn partner(line: &str) -> Option<PartnerPerson> {
    let mut words = line.split([',', ';', '\t']).map(str::trim).peekable();
    let surname = check_name(words.next()?).ok()?;
    let first_name = match words.next_if(|word| word.parse::<Rank>().is_err()) {
        Some("") | None => String::new(),
        Some(word) => check_name(word).ok()?,
    };
    let rank: Rank = words.next()?.parse().ok()?;
    let mut one = PartnerPerson {
        surname,
        first_name,
        rank,
        rating: Rating::of(rank),
        egf_pin: String::new(),
        ffg_licence: String::new(),
        aga_id: String::new(),
    };
    for word in words.filter(|word| !word.is_empty()) {
        match word.split_once(' ').map(|(of, number)| (of.to_uppercase(), number)) {
            Some((of, number)) if of == "FFG" => one.ffg_licence = check_name(number).ok()?,
            Some((of, number)) if of == "AGA" => one.aga_id = check_name(number).ok()?,
            Some(_) => return None,
            None if word.len() == 8 && word.bytes().all(|b| b.is_ascii_digit()) => {
                word.clone_into(&mut one.egf_pin);
            }
            None => one.rating = word.parse().ok()?,
        }
    }
    Some(one)
}

impl fmt::Display for PartnerPerson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}, {}", self.surname, self.first_name, self.rank)?;
        if self.rating != Rating::of(self.rank) {
            write!(f, ", {}", self.rating)?;
        }
        for (of, number) in
            [("", &self.egf_pin), ("FFG ", &self.ffg_licence), ("AGA ", &self.aga_id)]
        {
            if !number.is_empty() {
                write!(f, ", {of}{number}")?;
            }
        }
        Ok(())
    }
}

impl Entry {
    /// Whether two or three play for it in turn.
    pub fn is_pair(&self) -> bool {
        !self.partners.is_empty()
    }

    /// Surname and given name of all its people, in the order of turns.
    pub fn people(&self) -> impl Iterator<Item = (&str, &str)> {
        let others = self.partners.list.iter();
        let others = others.map(|one| (one.surname.as_str(), one.first_name.as_str()));
        std::iter::once((self.surname.as_str(), self.first_name.as_str())).chain(others)
    }

    /// Each of its people as an entry of their own, with no further data.
    #[must_use]
    pub fn persons(&self) -> Vec<Self> {
        let first = Self { partners: Partners::default(), ..self.of_first() };
        let other = |one: &PartnerPerson| Self {
            rating: one.rating,
            egf_pin: one.egf_pin.clone(),
            ffg_licence: one.ffg_licence.clone(),
            aga_id: one.aga_id.clone(),
            ..Self::new(self.id, &one.surname, &one.first_name, one.rank)
        };
        std::iter::once(first).chain(self.partners.list.iter().map(other)).collect()
    }

    /// The index, from 0, of the person who plays a move of the game, counted from 1, passes included.
    pub fn turn_at(&self, at: u32) -> usize {
        at.saturating_sub(1) as usize / 2 % (self.partners.list.len() + 1)
    }

    /// `Surname First name`, of partners each, with `&` between: for programs.
    pub fn whole_name(&self) -> String {
        let whole = |(surname, first): (&str, &str)| format!("{surname} {first}").trim().to_owned();
        self.people().map(whole).collect::<Vec<_>>().join(" & ")
    }

    /// `Surname First name`, of partners `Amann A. & Beck B.`
    pub fn side_name(&self) -> String {
        if !self.is_pair() {
            return self.full_name();
        }
        let people = self.people().filter(|(surname, _)| !surname.is_empty());
        // A given name of ideographs or syllables is as short as an initial.
        let whole = |first: &str| first.starts_with(|c| c >= '\u{2e80}');
        let name = |(surname, first): (&str, &str)| match initial(first) {
            Some(_) if whole(first) => format!("{surname} {first}"),
            Some(initial) => format!("{surname} {initial}"),
            None => surname.to_owned(),
        };
        people.map(name).collect::<Vec<_>>().join(" & ")
    }

    /// The entry with the strength of its own person, for forms.
    #[must_use]
    pub fn of_first(&self) -> Self {
        let mut first = self.clone();
        if let Some(own) = first.partners.own.take() {
            (first.rank, first.rating) = (own.rank, own.rating);
        }
        first
    }

    /// The entry, which has the strength of its own person, with the strength that the event gives a side.
    #[must_use]
    pub fn settled(mut self, sides: Sides) -> Self {
        self.partners.own = None;
        if !self.is_pair() || sides != Sides::Mean {
            return self;
        }
        let mean = |own: i32, other: fn(&PartnerPerson) -> i32| {
            let others = &self.partners.list;
            let (sum, count) = (own + others.iter().map(other).sum::<i32>(), others.len() + 1);
            let count = i32::try_from(count).unwrap_or(1);
            -((count - 2 * sum).div_euclid(2 * count))
        };
        let rank = Rank::clamped(mean(self.rank.value(), |one| one.rank.value()));
        let rating = Rating(mean(self.rating.0, |one| one.rating.0));
        let own = OwnStrength { rank: self.rank, rating: self.rating };
        self.partners.own = Some(own);
        Self { rank, rating, ..self }
    }
}

/// The first letter of a given name: `B.`
pub fn initial(name: &str) -> Option<String> {
    name.trim().chars().next().map(|first| format!("{first}."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EntryId;

    fn pair(partners: &str) -> Entry {
        let mut entry = Entry::new(EntryId(7), "Amann", "Ada", "3d".parse().unwrap());
        entry.partners.list = Partners::parse(partners).unwrap();
        entry
    }

    #[test]
    fn partners_are_typed_a_line_each_and_come_back() {
        let text = "Beck, Bea, 2d, 2170, 12345678\nCole, , 5k, FFG 97250B2, AGA 1234";
        let entry = pair(text);
        assert_eq!(entry.partners.to_text("\n"), text);
        assert_eq!(pair("Beck;2k").partners.to_text("\n"), "Beck, , 2k");
        assert_eq!(pair("\r\n Beck,Bea,2d \n").partners.list.len(), 1);
        for wrong in ["Beck", "Beck, Bea", ", Bea, 2d", "Beck, Bea, 2d, x", "Beck, Bea, 2d, X 1"] {
            let typed = wrong.to_owned();
            assert_eq!(Partners::parse(wrong), Err(PartnerFault::Line { typed }), "{wrong}");
        }
        let many = Partners::parse("A,1d\nB,1d\nC,1d");
        assert_eq!(many, Err(PartnerFault::TooMany { most: 2 }));
    }

    #[test]
    fn a_side_is_as_strong_as_the_mean_of_its_people_or_as_was_said() {
        // 3d and 2d: 2.5 ranks above 1k, rounded down to 2d; 2300 and 2171: 2235.5.
        let entry = pair("Beck, Bea, 2d, 2171");
        let mean = entry.clone().settled(Sides::Mean);
        assert_eq!((mean.rank.to_string().as_str(), mean.rating), ("2d", Rating(2235)));
        assert_eq!(mean.of_first(), entry);
        assert_eq!(mean.of_first().settled(Sides::Given), entry);
        let three = pair("Beck, Bea, 1d\nCole, Cy, 1k").settled(Sides::Mean);
        assert_eq!((three.rank.to_string().as_str(), three.rating), ("1d", Rating(2133)));
        let kyu = Entry { rank: "4k".parse().unwrap(), ..pair("B, 5k") }.settled(Sides::Mean);
        assert_eq!(kyu.rank.to_string(), "5k", "halves go down below 1d too");
        let alone = Entry::new(EntryId(1), "Amann", "", "3d".parse().unwrap());
        assert_eq!(alone.clone().settled(Sides::Mean), alone);
    }

    #[test]
    fn turns_go_round_on_each_side() {
        let two = pair("B, 1d");
        assert_eq!([1, 2, 3, 4, 5, 6].map(|at| two.turn_at(at)), [0, 0, 1, 1, 0, 0]);
        let three = pair("B, 1d\nC, 1d");
        assert_eq!([1, 3, 5, 7].map(|at| three.turn_at(at)), [0, 1, 2, 0]);
        assert_eq!(pair("").turn_at(9), 0);
    }

    #[test]
    fn a_side_is_called_by_all_its_names_and_all_of_them_go() {
        let entry = pair("Beck, Bea, 2d, 2200, 12345678");
        assert_eq!(entry.side_name(), "Amann A. & Beck B.");
        assert_eq!(entry.whole_name(), "Amann Ada & Beck Bea");
        assert_eq!(pair("").side_name(), "Amann Ada");
        assert_eq!(pair("森下, 藍子, 2d").side_name(), "Amann A. & 森下 藍子");
        let gone = entry.forgotten();
        assert!(gone.is_pair());
        let kept = serde_json::to_string(&gone).unwrap();
        for name in ["Amann", "Ada", "Beck", "Bea", "12345678"] {
            assert!(!kept.contains(name), "{name}: {kept}");
        }
        assert_eq!(gone.side_name(), "#7");
        assert_eq!(entry.taken_out_of("Bea Beck and Ada Amann"), "#7 and #7");
        assert_eq!(entry.by_initials().side_name(), "A. A. & B. B.");
    }
}
