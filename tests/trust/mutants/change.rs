use std::io::{Cursor, Read};

use zip::ZipArchive;

use super::seeds::{Format, packed};
use crate::kills::Dice;

/// What files trip over: numbers too large, marks out of place, text that is none.
pub const PIECES: [&[u8]; 24] = [
    b"99999999999999999999",
    b"-1",
    b"0",
    b"NaN",
    b"1e309",
    b"\0",
    b"\xff\xfe",
    b"\x81\x40",
    "\u{feff}ß\u{1F600}\u{202e}".as_bytes(),
    b"<",
    b">",
    b"\"",
    b"'",
    b"&",
    b"&#0;",
    b"&a;",
    b"]]>",
    b"<!DOCTYPE a [<!ENTITY b \"c\">]>",
    b"(;",
    b"[",
    b"]",
    b"{\"",
    b"null",
    b"\r\n\t;,|",
];

/// A good file of that format with one to four changes; of archives, a file inside of it.
pub fn mutant(format: &Format, dice: &mut Dice) -> Vec<u8> {
    let seed = &format.seeds[dice.below(format.seeds.len() as u64) as usize];
    if seed.starts_with(b"PK") && dice.below(4) > 0 {
        return repacked(seed, dice);
    }
    changed(seed.clone(), dice)
}

fn changed(mut file: Vec<u8>, dice: &mut Dice) -> Vec<u8> {
    for _ in 0..=dice.below(4) {
        let at = dice.below(file.len() as u64 + 1) as usize;
        let end = (at + dice.below(40) as usize).min(file.len());
        match dice.below(7) {
            0 => drop(file.drain(at..end)),
            1 if at < file.len() => file[at] = dice.below(256) as u8,
            2 => {
                let copy = file[at..end].to_vec();
                file.splice(at..at, copy);
            }
            3 => number(&mut file, at, dice),
            4 if dice.below(4) == 0 => file.truncate(at),
            5 => {
                let to = dice.below(file.len() as u64 + 1) as usize;
                let piece: Vec<u8> = file.drain(at..end).collect();
                let to = to.min(file.len());
                file.splice(to..to, piece);
            }
            _ => {
                let piece = PIECES[dice.below(PIECES.len() as u64) as usize];
                file.splice(at..at, piece.iter().copied());
            }
        }
    }
    file
}

/// The next number becomes another.
fn number(file: &mut Vec<u8>, at: usize, dice: &mut Dice) {
    let digit = |byte: &u8| byte.is_ascii_digit();
    let Some(from) = file[at..].iter().position(digit) else { return };
    let from = at + from;
    let length = file[from..].iter().take_while(|byte| digit(byte)).count();
    let others: [&[u8]; 6] = [b"0", b"-1", b"1", b"255", b"32768", b"4294967296"];
    let other = others[dice.below(others.len() as u64) as usize];
    file.splice(from..from + length, other.iter().copied());
}

fn repacked(seed: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut archive = ZipArchive::new(Cursor::new(seed)).expect("a good archive");
    let mut parts = Vec::new();
    for at in 0..archive.len() {
        let mut part = archive.by_index(at).expect("a part");
        let mut content = Vec::new();
        part.read_to_end(&mut content).expect("it can be read");
        parts.push((part.name().expect("a name").into_owned(), content));
    }
    let at = dice.below(parts.len() as u64) as usize;
    parts[at].1 = changed(std::mem::take(&mut parts[at].1), dice);
    packed(&parts)
}
