use std::borrow::Cow;

use encoding_rs::{CoderResult, DecoderResult, Encoding, UTF_8};

use super::{SgfError, SgfWarning};
use crate::guess::guess;

/// A file's text, with the way back to its bytes.
pub(super) struct Decoded<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) encoding: &'static Encoding,
    pub(super) warning: Option<SgfWarning>,
    bytes: &'a [u8],
    skipped: usize,
}

/// Decodes a file by its byte-order mark, else as UTF-8 if it is valid and not pure ASCII, ignoring CA, else by CA,
/// else by a guess.
pub(super) fn decode(bytes: &[u8]) -> Result<Decoded<'_>, SgfError> {
    let mut warning = None;
    let (encoding, skipped) = match Encoding::for_bom(bytes) {
        Some(marked) => marked,
        None => (declared(bytes, &mut warning), 0),
    };
    let body = &bytes[skipped..];
    match encoding.decode_without_bom_handling_and_without_replacement(body) {
        Some(text) => Ok(Decoded { text, encoding, warning, bytes: body, skipped }),
        None => {
            let offset = skipped + first_bad_byte(encoding, body);
            Err(SgfError::Encoding { encoding: encoding.name(), offset })
        }
    }
}

fn declared(bytes: &[u8], warning: &mut Option<SgfWarning>) -> &'static Encoding {
    let label = charset_label(bytes);
    let is_utf_8 = std::str::from_utf8(bytes).is_ok();
    let known = label.as_deref().and_then(|l| Encoding::for_label(l.as_bytes()));
    let used = match known {
        Some(known) if known != UTF_8 && (!is_utf_8 || bytes.is_ascii()) => known,
        _ if is_utf_8 => UTF_8,
        _ => guess(bytes),
    };
    *warning = match label {
        Some(label) if known != Some(used) => {
            Some(SgfWarning::UnknownEncoding { label, used: used.name() })
        }
        None if used != UTF_8 => Some(SgfWarning::LettersGuessed { used: used.name() }),
        _ => None,
    };
    used
}

/// The value of the first CA, found by its bytes: identifiers are ASCII in every encoding that has no byte-order
/// mark.
fn charset_label(bytes: &[u8]) -> Option<String> {
    let head = &bytes[..bytes.len().min(4096)];
    let is_letter = |i: usize| head.get(i).is_some_and(u8::is_ascii_alphabetic);
    let start =
        (0..head.len()).find(|&i| head[i..].starts_with(b"CA[") && !(i > 0 && is_letter(i - 1)))?;
    let value = &head[start + 3..];
    let end = value.iter().position(|&b| b == b']')?;
    let label = String::from_utf8_lossy(&value[..end.min(40)]).trim().to_owned();
    (!label.is_empty()).then_some(label)
}

fn first_bad_byte(encoding: &'static Encoding, bytes: &[u8]) -> usize {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut out = vec![0; 4096];
    let mut at = 0;
    loop {
        match decoder.decode_to_utf8_without_replacement(&bytes[at..], &mut out, true) {
            (DecoderResult::OutputFull, read, _) => at += read,
            (DecoderResult::InputEmpty, read, _) => return at + read,
            (DecoderResult::Malformed(length, more), read, _) => {
                return (at + read).saturating_sub(usize::from(length) + usize::from(more));
            }
        }
    }
}

impl Decoded<'_> {
    /// Turns offsets of the text into offsets of the file. They have to be ascending; an earlier one restarts the
    /// count.
    pub(super) fn file_offsets(&self) -> impl FnMut(usize) -> usize + '_ {
        let plain = self.encoding == UTF_8;
        let mut walk = Walk::new(self.encoding);
        move |offset| {
            if plain {
                return self.skipped + offset;
            }
            if offset < walk.written {
                walk = Walk::new(self.encoding);
            }
            self.skipped + walk.to(self.bytes, offset)
        }
    }
}

/// Decodes byte by byte to find the first byte of each character.
struct Walk {
    decoder: encoding_rs::Decoder,
    read: usize,
    written: usize,
}

impl Walk {
    fn new(encoding: &'static Encoding) -> Self {
        Self { decoder: encoding.new_decoder_without_bom_handling(), read: 0, written: 0 }
    }

    fn to(&mut self, bytes: &[u8], offset: usize) -> usize {
        let mut out = [0; 16];
        let mut start = self.read;
        while self.written < offset && self.read < bytes.len() {
            let one = &bytes[self.read..=self.read];
            let (result, _, written, _) = self.decoder.decode_to_utf8(one, &mut out, false);
            debug_assert!(matches!(result, CoderResult::InputEmpty));
            self.read += 1;
            self.written += written;
            start = self.read;
        }
        start
    }
}
