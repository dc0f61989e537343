use std::io::{self, BufRead, Read, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::keys::FileKey;
use super::{OpenError, VERSION};

/// Longer beginnings are none of ours.
const MOST: u64 = 64 << 10;
/// How far a line of a stanza's body goes.
const COLUMNS: usize = 64;
const MAC: &str = "---";

/// What stands before the content: for each key one stanza, which holds the file's key wrapped.
pub(super) struct Header {
    pub stanzas: Vec<Stanza>,
}

/// `-> kind argument …` and its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stanza {
    /// The kind first.
    pub words: Vec<String>,
    pub body: Vec<u8>,
}

impl Stanza {
    pub fn kind(&self) -> &str {
        self.words.first().map_or("", String::as_str)
    }
}

impl Header {
    /// Writes it with its seal, which nobody makes who has not the file's key.
    pub fn write(&self, key: &FileKey, to: &mut impl Write) -> io::Result<()> {
        let text = self.text();
        let mac = STANDARD_NO_PAD.encode(key.seal_of(text.as_bytes()));
        writeln!(to, "{text} {mac}")
    }

    /// As far as it is sealed.
    fn text(&self) -> String {
        let mut text = VERSION.to_owned();
        for Stanza { words, body } in &self.stanzas {
            text.push_str("-> ");
            text.push_str(&words.join(" "));
            text.push('\n');
            let body = STANDARD_NO_PAD.encode(body);
            let mut rest = body.as_str();
            // The last line is shorter than a full one, be it empty.
            while rest.len() >= COLUMNS {
                let (line, after) = rest.split_at(COLUMNS);
                text.push_str(line);
                text.push('\n');
                rest = after;
            }
            text.push_str(rest);
            text.push('\n');
        }
        text + MAC
    }

    /// Reads one; the reader stands at the content then.
    pub fn read(from: &mut impl BufRead) -> Result<ReadHeader, OpenError> {
        let mut lines = Lines { from: from.take(MOST) };
        if lines.next()? != VERSION.trim_end() {
            return Err(OpenError::Header("its first line is another"));
        }
        let mut stanzas: Vec<Stanza> = Vec::new();
        loop {
            let line = lines.next()?;
            if let Some(mac) = line.strip_prefix("--- ") {
                let seal = decoded(mac)?;
                return Ok(ReadHeader { header: Self { stanzas }, seal });
            }
            let words = line.strip_prefix("-> ").ok_or(OpenError::Header("a line is amiss"))?;
            let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
            let mut body = String::new();
            loop {
                let line = lines.next()?;
                body.push_str(&line);
                match line.len() {
                    ..COLUMNS => break,
                    COLUMNS => {}
                    _ => return Err(OpenError::Header("a line is too long")),
                }
            }
            stanzas.push(Stanza { words, body: decoded(&body)? });
        }
    }
}

/// A header as it was found, its seal not yet looked at.
pub(super) struct ReadHeader {
    header: Header,
    seal: Vec<u8>,
}

impl std::ops::Deref for ReadHeader {
    type Target = Header;

    fn deref(&self) -> &Header {
        &self.header
    }
}

impl ReadHeader {
    /// Whether who wrote it had the file's key.
    pub fn check(&self, key: &FileKey) -> Result<(), OpenError> {
        if key.sealed(self.header.text().as_bytes(), &self.seal) {
            Ok(())
        } else {
            Err(OpenError::Damaged("its beginning was changed"))
        }
    }
}

/// Base64 as the format has it: without padding, and one text alone for the same bytes.
pub(super) fn decoded(text: &str) -> Result<Vec<u8>, OpenError> {
    STANDARD_NO_PAD.decode(text).map_err(|_| OpenError::Header("a line is no base64"))
}

struct Lines<R> {
    from: io::Take<R>,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<String, OpenError> {
        let mut line = Vec::new();
        self.from.read_until(b'\n', &mut line)?;
        if line.pop() != Some(b'\n') {
            return Err(OpenError::Damaged("it ends before its content"));
        }
        String::from_utf8(line).map_err(|_| OpenError::Header("a line is no text"))
    }
}
