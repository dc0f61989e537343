use super::tree::{Collection, GameTree, NodeId, Property};
use super::{PropertyValue, SgfError, SgfWarning};
use crate::decode::guess;
use crate::prelude::*;
use encoding_rs::{CoderResult, DecoderResult, Encoding, UTF_8};

/// Properties of one node; real files have some dozens.
const PROPERTIES: usize = 500;

/// Reads a file with the usual [`Limits`].
pub fn read(bytes: &[u8]) -> Result<Collection, SgfError> {
    read_with(bytes, Limits::default())
}

/// Reads a file. Text around the games and between the moves, missing closing brackets, closing brackets that are
/// not escaped, lower-case letters in identifiers and properties without value are accepted and reported as
/// warnings.
pub fn read_with(bytes: &[u8], limits: Limits) -> Result<Collection, SgfError> {
    if bytes.len() > limits.bytes {
        return Err(SgfError::TooLarge { bytes: bytes.len(), limit: limits.bytes });
    }
    let decoded = decode(bytes)?;
    let mut parser = Parser::new(&decoded.text, limits);
    let parsed = parser.collection();
    let mut to_file = decoded.file_offsets();
    if let Err(error) = parsed {
        return Err(error.moved(to_file));
    }
    let Parser { mut games, mut warnings, .. } = parser;
    let in_games = games.iter_mut().flat_map(GameTree::offsets_mut);
    let in_warnings = warnings.iter_mut().filter_map(SgfWarning::offset_mut);
    let mut offsets: Vec<&mut usize> = in_games.chain(in_warnings).collect();
    offsets.sort_unstable();
    for offset in offsets {
        *offset = to_file(*offset);
    }
    let warnings = decoded.warning.iter().cloned().chain(warnings).collect();
    Ok(Collection { games, warnings, encoding: decoded.encoding.name() })
}

/// Properties with points as values: these contain no brackets.
const BOARD: [&str; 7] = ["B", "W", "AB", "AW", "AE", "TB", "TW"];

fn has_move(text: &str) -> bool {
    let after = text.match_indices(';').map(|(i, _)| text[i + 1..].trim_start());
    after.into_iter().any(|node| node.starts_with("B[") || node.starts_with("W["))
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    limits: Limits,
    nodes: usize,
    values: usize,
    /// Up to here no later bracket closes a value better than the first.
    settled: usize,
    games: Vec<GameTree>,
    warnings: Vec<SgfWarning>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, limits: Limits) -> Self {
        let (games, warnings) = (Vec::new(), Vec::new());
        Self { text, at: 0, limits, nodes: 0, values: 0, settled: 0, games, warnings }
    }

    fn collection(&mut self) -> Result<(), SgfError> {
        while let Some(start) = self.next_game() {
            let between = &self.text[self.at..start];
            if !between.trim().is_empty() {
                self.warn(SgfWarning::Outside { offset: self.at });
            }
            self.at = start + 1;
            self.game(start)?;
        }
        if self.games.is_empty() {
            return Err(SgfError::NotSgf);
        }
        if !self.text[self.at..].trim().is_empty() {
            self.warn(SgfWarning::Outside { offset: self.at });
        }
        Ok(())
    }

    /// Limits the number of warnings.
    fn warn(&mut self, warning: SgfWarning) {
        if self.warnings.len() < 100 {
            self.warnings.push(warning);
        }
    }

    /// The next `(` that begins a game: followed by `;`, by `(;`, or by a property where the first `;` was
    /// forgotten.
    fn next_game(&self) -> Option<usize> {
        let rest = &self.text[self.at..];
        rest.match_indices('(').map(|(i, _)| self.at + i).find(|&i| {
            let after = self.text[i + 1..].trim_start();
            let name = after.bytes().take(12).take_while(u8::is_ascii_uppercase).count();
            let property = name > 0 && after[name..].starts_with('[');
            after.starts_with(';') || after.starts_with("(;") || property
        })
    }

    /// Reads one game after its opening bracket. A stack of places represents the brackets.
    fn game(&mut self, start: usize) -> Result<(), SgfError> {
        let mut tree = GameTree::default();
        let mut started = false;
        let mut open: Vec<Option<NodeId>> = vec![None];
        let mut last: Option<NodeId> = None;
        while let Some(c) = self.next_char() {
            match c {
                '(' => self.open(&mut open, last)?,
                ')' => match open.pop() {
                    Some(before) if !open.is_empty() => last = before,
                    _ => break,
                },
                ';' => {
                    self.count_node()?;
                    let after = last.unwrap_or(GameTree::ROOT);
                    last = Some(if started { tree.append(after) } else { GameTree::ROOT });
                    started = true;
                }
                _ => {
                    self.at -= c.len_utf8();
                    let id = last.unwrap_or(GameTree::ROOT);
                    if !started {
                        self.count_node()?;
                        started = true;
                    }
                    last = Some(id);
                    self.property(&mut tree, id)?;
                }
            }
            if open.is_empty() {
                break;
            }
        }
        if !open.is_empty() {
            self.warn(SgfWarning::Unclosed { missing: open.len() });
        }
        if started {
            self.games.push(tree);
        } else {
            self.warn(SgfWarning::Empty { offset: start });
        }
        Ok(())
    }

    fn open(&self, open: &mut Vec<Option<NodeId>>, last: Option<NodeId>) -> Result<(), SgfError> {
        open.push(last);
        let limit = self.limits.nodes;
        if open.len() > limit {
            return Err(SgfError::TooMany { what: "open brackets", limit, offset: self.at });
        }
        Ok(())
    }

    fn count_node(&mut self) -> Result<(), SgfError> {
        self.nodes += 1;
        if self.nodes > self.limits.nodes {
            let (limit, offset) = (self.limits.nodes, self.at);
            return Err(SgfError::TooMany { what: "nodes", limit, offset });
        }
        Ok(())
    }

    fn next_char(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        let (i, c) = rest.char_indices().find(|(_, c)| !c.is_whitespace())?;
        self.at += i + c.len_utf8();
        Some(c)
    }

    fn property(&mut self, tree: &mut GameTree, id: NodeId) -> Result<(), SgfError> {
        let offset = self.at;
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let name = &rest[..end];
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let continues = |c: char| matches!(c, ';' | '(' | ')') || c.is_ascii_uppercase();
            self.at += rest.find(continues).unwrap_or(rest.len());
            self.warn(SgfWarning::Between { offset });
            return Ok(());
        }
        let capitals: String = name.chars().filter(|c| !c.is_ascii_lowercase()).collect();
        let named = capitals.starts_with(|c: char| c.is_ascii_uppercase());
        let ident = if named { capitals } else { name.to_ascii_uppercase() };
        self.at += end;
        let values = self.values_of(&ident)?;
        if values.is_empty() {
            self.warn(SgfWarning::NoValue { ident, offset });
            return Ok(());
        }
        if tree.node(id).properties().len() >= PROPERTIES {
            let what = "properties in one node";
            return Err(SgfError::TooMany { what, limit: PROPERTIES, offset });
        }
        tree.node_mut(id).add(Property { ident: ident.into(), values, offset });
        Ok(())
    }

    fn values_of(&mut self, ident: &str) -> Result<Vec<PropertyValue>, SgfError> {
        let mut values = Vec::new();
        loop {
            let rest = &self.text[self.at..];
            let skipped = rest.len() - rest.trim_start().len();
            if !rest[skipped..].starts_with('[') {
                return Ok(values);
            }
            let start = self.at + skipped;
            let raw = self
                .raw_value(ident, start + 1)
                .ok_or_else(|| SgfError::Unterminated { ident: ident.to_owned(), offset: start })?;
            self.at = start + 1 + raw.len() + 1;
            self.values += 1;
            if self.values > self.limits.values {
                let limit = self.limits.values;
                return Err(SgfError::TooMany { what: "values", limit, offset: start });
            }
            values.push(PropertyValue::from_raw(raw));
        }
    }

    /// The text of a value. If several `]` are not escaped, it ends at the first after which the file continues;
    /// the others are part of the text. A move is never part of text.
    fn raw_value(&mut self, ident: &str, start: usize) -> Option<&'a str> {
        let text = self.text;
        let first = self.close(start)?;
        let nested = text[start..first].contains('[');
        let mut end = first;
        while !BOARD.contains(&ident) && !self.continues(end + 1, nested) {
            let later = self.close(end + 1).filter(|_| first >= self.settled);
            let Some(next) = later.filter(|next| !has_move(&text[end..*next])) else {
                self.settled = self.settled.max(end + 1);
                end = first;
                break;
            };
            end = next;
        }
        if end > first {
            self.warn(SgfWarning::Unescaped { ident: ident.to_owned(), offset: start - 1 });
        }
        Some(&text[start..end])
    }

    fn close(&self, mut at: usize) -> Option<usize> {
        loop {
            match self.text.as_bytes().get(at)? {
                b']' => return Some(at),
                b'\\' => at += 2,
                _ => at += 1,
            }
        }
    }

    /// Whether a node, a bracket, a value or a property begins there, or the file ends. `nested`: after a value or
    /// property the file has to continue, too, as a remark may quote a move in brackets.
    fn continues(&self, at: usize, nested: bool) -> bool {
        let rest = self.text[at..].trim_start();
        let name = rest.bytes().take(40).take_while(u8::is_ascii_alphanumeric).count();
        if rest.is_empty() || rest.starts_with([';', '(', ')']) {
            return true;
        }
        let value = self.text.len() - rest.len() + name + 1;
        let capital = name == 0 || rest.starts_with(|c: char| c.is_ascii_uppercase());
        capital
            && rest[name..].starts_with('[')
            && (!nested || self.close(value).is_none_or(|end| self.continues(end + 1, false)))
    }
}

/// Limits on a file. Memory stays within a small multiple of `bytes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub bytes: usize,
    /// Nodes of all games together.
    pub nodes: usize,
    /// Property values of all games together.
    pub values: usize,
}

impl Default for Limits {
    /// 8 MiB, 400 000 nodes, 800 000 values.
    fn default() -> Self {
        Self { bytes: 8 << 20, nodes: 400_000, values: 800_000 }
    }
}

/// A file's text, with the way back to its bytes.
struct Decoded<'a> {
    text: Cow<'a, str>,
    encoding: &'static Encoding,
    warning: Option<SgfWarning>,
    bytes: &'a [u8],
    skipped: usize,
}

/// Decodes a file by its byte-order mark, else as UTF-8 if it is valid and not pure ASCII, ignoring CA, else by CA,
/// else by a guess.
fn decode(bytes: &[u8]) -> Result<Decoded<'_>, SgfError> {
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
    fn file_offsets(&self) -> impl FnMut(usize) -> usize + '_ {
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
