use super::MOST_BYTES;
use crate::prelude::*;
use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// Bytes searched for the declaration of the encoding.
const DECLARATION: usize = 256;

/// The text of a file of at most [`MOST_BYTES`]. A byte-order mark decides; else an XML declaration's `encoding`;
/// else it is UTF-8. ISO-8859-1 is read as windows-1252, as it usually is.
pub(super) fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    check_size(bytes, MOST_BYTES)?;
    let encoding = encoding_of(bytes);
    let (text, used, broken) = encoding.decode(bytes);
    if broken {
        let (line, column) = broken_at(bytes, used).unzip();
        let place = Place { line, column, ..Place::file() };
        return Err(ReadError::one(place, Problem::NotText { encoding: used.name().to_owned() }));
    }
    Ok(text)
}

/// The text of a file of another program. If it declares UTF-8, or nothing, and is not UTF-8, the encoding is
/// guessed, with a note: some programs declare an encoding by habit.
pub(super) fn noted_text_of<'a>(
    bytes: &'a [u8],
    notes: &mut Vec<Note>,
) -> Result<Cow<'a, str>, ReadError> {
    text_of(bytes).or_else(|error| {
        let plain = !bytes.is_empty() && bytes.len() <= MOST_BYTES && !bytes.contains(&0);
        if !plain || encoding_of(bytes) != UTF_8 || is_mostly_utf_8(bytes) {
            return Err(error);
        }
        let body = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let used = guess(body);
        notes.push(Note::EncodingAssumed { used: used.name() });
        Ok(used.decode_without_bom_handling(body).0)
    })
}

/// Whether most of its letters beyond ASCII are valid UTF-8: such a file is damaged, not in another encoding.
fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let (broken, right): (Vec<char>, Vec<char>) =
        text.chars().filter(|c| !c.is_ascii()).partition(|c| *c == char::REPLACEMENT_CHARACTER);
    right.len() > broken.len()
}

pub(super) fn check_size(bytes: &[u8], most: usize) -> Result<(), ReadError> {
    match bytes.len() {
        0 => Err(ReadError::one(Place::file(), Problem::Empty)),
        bytes if bytes > most => {
            Err(ReadError::one(Place::file(), Problem::TooLarge { bytes, most }))
        }
        _ => Ok(()),
    }
}

fn encoding_of(bytes: &[u8]) -> &'static Encoding {
    match bytes {
        [b'<', 0, ..] => UTF_16LE,
        [0, b'<', ..] => UTF_16BE,
        _ => declared(bytes).unwrap_or(UTF_8),
    }
}

/// The value in `<?xml … encoding="…"?>`. A declaration readable as ASCII cannot mean UTF-16.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(DECLARATION)]);
    let declaration = &head[head.find("<?xml")?..];
    let declaration = &declaration[..declaration.find("?>")?];
    let value = declaration.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let label = value.trim_matches(['"', '\'']).split(['"', '\'']).next()?;
    Encoding::for_label(label.as_bytes()).filter(|e| e.is_ascii_compatible())
}

/// Line and column of the first byte that is not UTF-8; `None` for other encodings.
fn broken_at(bytes: &[u8], encoding: &'static Encoding) -> Option<(usize, usize)> {
    if encoding != UTF_8 {
        return None;
    }
    let valid = std::str::from_utf8(bytes).err()?.valid_up_to();
    let text = std::str::from_utf8(&bytes[..valid]).ok()?;
    let line = text.matches('\n').count() + 1;
    Some((line, text.chars().rev().take_while(|c| *c != '\n').count() + 1))
}

/// Guesses the encoding of a file that is not UTF-8 and declares none, as Firefox does.
pub(crate) fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new();
    detector.feed(bytes, true);
    detector.guess(None, false)
}

/// The line of a row. Parsers count a line at its `\n`, and end a row at the `\r` of `\r\n`, as browsers send what
/// was pasted: two rows would have the same line.
pub(crate) struct Lines<'a> {
    text: &'a [u8],
    byte: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    pub(crate) const fn of(text: &'a [u8]) -> Self {
        Self { text, byte: 0, line: 1 }
    }

    /// The line of the first text at that byte or after it, from 1; call in ascending order.
    pub(crate) fn at(&mut self, byte: usize) -> usize {
        while let Some(next) = self.text.get(self.byte) {
            if self.byte >= byte && !matches!(next, b'\r' | b'\n') {
                break;
            }
            let ends = match next {
                b'\n' => true,
                b'\r' => self.text.get(self.byte + 1) != Some(&b'\n'),
                _ => false,
            };
            self.line += usize::from(ends);
            self.byte += 1;
        }
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utf16(text: &str, little: bool, mark: bool) -> Vec<u8> {
        let units = mark.then_some(0xFEFF).into_iter().chain(text.encode_utf16());
        units.flat_map(|u| if little { u.to_le_bytes() } else { u.to_be_bytes() }).collect()
    }

    #[test]
    fn the_mark_then_the_declaration_then_utf_8_decide() {
        let text = "<?xml version='1.0' encoding = 'ISO-8859-15'?><a b='é€'/>";
        let latin = encoding_rs::ISO_8859_15.encode(text).0;
        assert_eq!(text_of(&latin).unwrap(), text);
        assert_eq!(text_of("\u{feff}<é/>".as_bytes()).unwrap(), "<é/>");
        for little in [true, false] {
            for mark in [true, false] {
                assert_eq!(text_of(&utf16("<é/>", little, mark)).unwrap(), "<é/>");
            }
        }
    }

    #[test]
    fn what_says_utf_8_and_is_not_is_read_with_a_note() {
        let latin = b"<?xml version='1.0' encoding='UTF-8'?><a b='\xe9\xfc'/>";
        let korean = encoding_rs::EUC_KR.encode("<a b='바둑대회 참가자 명단'/>").0;
        for (bytes, text, name) in [
            (
                &latin[..],
                "<?xml version='1.0' encoding='UTF-8'?><a b='\u{e9}\u{fc}'/>",
                "windows-1252",
            ),
            (&korean[..], "<a b='바둑대회 참가자 명단'/>", "EUC-KR"),
        ] {
            let mut notes = Vec::new();
            assert_eq!(noted_text_of(bytes, &mut notes).unwrap(), text);
            assert_eq!(notes, [Note::EncodingAssumed { used: name }]);
        }
        let mut notes = Vec::new();
        assert_eq!(noted_text_of("<é/>".as_bytes(), &mut notes).unwrap(), "<é/>");
        assert!(
            noted_text_of(b"", &mut notes).is_err()
                && noted_text_of(b"\0\xff", &mut notes).is_err()
        );
        assert!(notes.is_empty());
    }

    #[test]
    fn broken_text_is_refused_with_its_line() {
        let error = text_of(b"<a>\n\n\xff").unwrap_err();
        assert_eq!(
            error.to_string(),
            "the file (line 3, column 1): is not text in UTF-8; save the file as UTF-8"
        );
        assert_eq!(text_of(b"").unwrap_err().to_string(), "the file: is empty");
    }
}
