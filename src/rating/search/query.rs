use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use super::words::{distances, folded, likeness, mask, slips};
use super::{Hit, HitReason, ListIndex};

/// Typed words that count; more are left out.
const MOST_WORDS: usize = 6;

/// So many of the best are compared by their whole names.
const COMPARED: usize = 150;

/// Lowest fit, of 100, for a person to be shown.
const LEAST: u32 = 55;

/// Below this best fit, names are also compared without blanks.
const WELL: u32 = 94;

struct Fits {
    /// Likeness times letters, summed over the typed words.
    total: Vec<u32>,
    /// The best likeness for the word being looked up.
    now: Vec<u8>,
    /// People with a likeness above 0.
    touched: Vec<u32>,
    /// Reason: the low 4 bits for the current word, the high 4 bits for all words before it.
    how: Vec<u8>,
}

const INEXACT: u8 = 2;
const BEGUN: u8 = 4;
const NUMBER: u8 = 8;

impl ListIndex {
    /// Up to `limit` people who may be meant by `typed`, best first.
    pub fn search(&self, typed: &str, limit: usize) -> Vec<Hit> {
        let mut words = folded(typed);
        words.truncate(MOST_WORDS);
        let letters: usize = words.iter().map(String::len).sum();
        if letters == 0 {
            return Vec::new();
        }
        let mut found = self.by_words(&words, letters as u32);
        let joined = words.concat();
        if found.first().is_none_or(|(_, fit, _)| *fit < WELL) {
            self.by_whole_name(joined.as_bytes(), &mut found);
        }
        let mut hits: Vec<Hit> = found
            .into_iter()
            .map(|(place, fit, how)| Hit {
                place,
                score: self.whole_name_score(place, fit, &joined),
                how,
            })
            .collect();
        let rating = |hit: &Hit| self.list.get(hit.place).and_then(|listed| listed.rating);
        hits.sort_by_cached_key(|hit| (Reverse(hit.score), Reverse(rating(hit)), hit.place));
        hits.truncate(limit);
        hits
    }

    /// The person of that number.
    pub fn of_number(&self, number: &str) -> Option<Hit> {
        let place = self.list.ids().position(|id| !id.is_empty() && id == number)?;
        Some(Hit { place, score: 1000, how: HitReason::Number })
    }

    /// Where the people of these numbers are.
    pub fn of_numbers(&self, numbers: &HashSet<&str>) -> HashMap<String, usize> {
        let ids = self.list.ids().enumerate().filter(|(_, id)| numbers.contains(id));
        ids.map(|(place, id)| (id.to_owned(), place)).collect()
    }

    /// The people whose name consists of just these words, in any order.
    pub fn namesakes(&self, name: &str) -> Vec<Hit> {
        let words = folded(name);
        let letters: usize = words.iter().map(String::len).sum();
        let mut bearers: Vec<&[u32]> =
            words.iter().map(|word| self.words.exactly(&self.letters, word.as_bytes())).collect();
        bearers.sort_by_key(|people| people.len());
        let Some((rarest, others)) = bearers.split_first() else { return Vec::new() };
        let all = rarest.iter().filter(|one| others.iter().all(|o| o.binary_search(one).is_ok()));
        all.map(|one| *one as usize)
            .filter(|place| usize::from(self.names[*place].whole) == letters)
            .map(|place| Hit { place, score: 1000, how: HitReason::Exact })
            .collect()
    }

    /// The best by the sum over the typed words, of 100.
    fn by_words(&self, words: &[String], letters: u32) -> Vec<(usize, u32, HitReason)> {
        let people = self.names.len();
        let mut fits = Fits {
            total: vec![0; people],
            now: vec![0; people],
            touched: Vec::new(),
            how: vec![0; people],
        };
        for (place, word) in words.iter().enumerate() {
            self.look_up(word.as_bytes(), place + 1 == words.len(), &mut fits);
        }
        fits.touched.sort_unstable();
        fits.touched.dedup();
        let fit = |person: &u32| {
            let place = *person as usize;
            let fit = fits.total[place] / letters;
            let how = match fits.how[place] >> 4 {
                how if how & NUMBER != 0 => HitReason::Number,
                how if how & INEXACT != 0 || fit < 80 => HitReason::Alike,
                how if how & BEGUN != 0 => HitReason::Beginning,
                _ => HitReason::Exact,
            };
            (fit >= LEAST).then_some((place, fit, how))
        };
        let mut found: Vec<_> = fits.touched.iter().filter_map(fit).collect();
        if found.len() > COMPARED {
            found.select_nth_unstable_by_key(COMPARED, |(place, fit, _)| (Reverse(*fit), *place));
            found.truncate(COMPARED);
        }
        found.sort_unstable_by_key(|(place, fit, _)| (Reverse(*fit), *place));
        found
    }

    /// Adds to everybody's score for one typed word: the best of their own words counts.
    fn look_up(&self, typed: &[u8], last: bool, fits: &mut Fits) {
        let mut here = Vec::new();
        let Fits { now, how, .. } = fits;
        let mut note = |person: u32, likeness: u8, letter_by_letter: bool| {
            let place = person as usize;
            if now[place] == 0 {
                here.push(person);
            }
            if likeness > now[place] {
                now[place] = likeness;
                let begun = if likeness < 100 { BEGUN } else { 0 };
                // The best of this word; the upper half keeps the earlier words.
                how[place] = how[place] & 0xf0 | if letter_by_letter { begun } else { INEXACT };
            }
        };
        if typed.iter().all(u8::is_ascii_digit) {
            for (id, person) in self.list.ids().zip(0..) {
                if let Some(likeness) = number_likeness(typed, id.as_bytes()) {
                    note(person, likeness, true);
                }
            }
            for person in &here {
                how[*person as usize] |= NUMBER;
            }
        } else {
            self.words.like(&self.letters, typed, last, &mut note);
        }
        for person in here {
            let place = person as usize;
            fits.total[place] += u32::from(fits.now[place]) * typed.len() as u32;
            fits.how[place] |= (fits.how[place] & 0x0f) << 4;
            fits.now[place] = 0;
            fits.touched.push(person);
        }
    }

    /// Adds the people whose whole name, without blanks and in either order, is what was typed but for slips.
    fn by_whole_name(&self, typed: &[u8], found: &mut Vec<(usize, u32, HitReason)>) {
        if typed.len() < 5 {
            return;
        }
        let (most, own) = (slips(typed.len()), mask(typed));
        for (place, name) in self.names.iter().enumerate() {
            let differ = (own ^ name.mask).count_ones() as usize;
            if usize::from(name.whole).abs_diff(typed.len()) > most || differ > 2 * most {
                continue;
            }
            let orders = self.both_orders(*name);
            let least = orders.iter().map(|order| distances(typed, order, most).whole).min();
            let Some(off) = least.filter(|off| *off <= most) else { continue };
            let fit = u32::from(likeness(typed.len(), off)).saturating_sub(2);
            match found.iter_mut().find(|(known, ..)| *known == place) {
                Some((_, known, _)) => *known = fit.max(*known),
                None => found.push((place, fit, HitReason::Alike)),
            }
        }
    }

    /// Combines the fit of 100 and the distance of the whole name to a score of 1000.
    fn whole_name_score(&self, place: usize, fit: u32, typed: &str) -> u32 {
        let orders = self.both_orders(self.names[place]);
        let near = |name: &Vec<u8>| {
            let longer = name.len().max(typed.len()).max(1);
            let off = distances(typed.as_bytes(), name, longer).whole.min(longer);
            (100 * (longer - off) / longer) as u32
        };
        fit * 8 + 2 * orders.iter().map(near).max().unwrap_or(0)
    }
}

fn number_likeness(typed: &[u8], id: &[u8]) -> Option<u8> {
    if typed == id {
        Some(100)
    } else if typed.len() >= 3 && id.starts_with(typed) {
        Some(90)
    } else if typed.len() >= 5 && id.len().abs_diff(typed.len()) <= 1 {
        (distances(typed, id, 1).whole <= 1).then_some(80)
    } else {
        None
    }
}
