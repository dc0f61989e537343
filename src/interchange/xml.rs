use quick_xml::Error as XmlError;
use quick_xml::escape::EscapeError;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::error::shorten;
use super::{Place, Problem, ReadError};

/// An element of an XML file. Only elements without children keep their text.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    /// From 1.
    pub(super) line: usize,
    pub(super) attributes: Vec<(String, String)>,
    pub(super) children: Vec<Element>,
    pub(super) text: String,
}

impl Element {
    pub(super) fn leaf(name: &str, line: usize, attributes: Vec<(String, String)>) -> Self {
        let (name, text) = (name.to_owned(), String::new());
        Self { name, line, attributes, children: Vec::new(), text }
    }

    pub(super) fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    pub(super) fn children_named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn place(&self) -> Place {
        Place::element(&self.name, self.line)
    }
}

/// Reads a whole XML text into its elements. Accepts text between elements, a `DOCTYPE` (never fetched), line
/// breaks inside attributes. Entities beyond the five are refused, so nothing expands; depth and numbers of
/// elements and attributes are bounded.
pub(super) fn parse(text: &str) -> Result<Element, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    let mut builder = Builder { source: text, line: 1, ..Builder::default() };
    let mut reader = Reader::from_str(text);
    reader.config_mut().allow_dangling_amp = true;
    loop {
        let start = reader.buffer_position();
        let event = reader.read_event();
        builder.move_to(usize::try_from(start).unwrap_or(usize::MAX));
        match event.map_err(|error| builder.broken(&error))? {
            Event::Start(tag) => builder.open(&tag)?,
            Event::Empty(tag) => {
                builder.open(&tag)?;
                builder.close();
            }
            Event::End(_) => builder.close(),
            Event::Text(part) => builder.text(&part.xml10_content()),
            Event::CData(part) => builder.text(&part.xml10_content()),
            Event::GeneralRef(reference) => builder.reference(&reference.xml10_content()),
            Event::DocType(declaration) => builder.doctype(&declaration.xml10_content())?,
            Event::Eof => return builder.finish(),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
    }
}

const MOST_DEPTH: usize = 32;
const MOST_ELEMENTS: usize = 200_000;
const MOST_ATTRIBUTES: usize = 600_000;
const MOST_ATTRIBUTES_EACH: usize = 100;

#[derive(Default)]
struct Builder<'a> {
    source: &'a str,
    position: usize,
    line: usize,
    elements: usize,
    attributes: usize,
    open: Vec<Element>,
    root: Option<Element>,
}

impl Builder<'_> {
    fn move_to(&mut self, position: usize) {
        let position = position.min(self.source.len());
        let passed = &self.source.as_bytes()[self.position.min(position)..position];
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.position = position;
    }

    fn here(&self) -> Place {
        let before = self.source.get(..self.position).unwrap_or_default();
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let place = self.open.last().map_or_else(Place::file, Element::place);
        Place { line: Some(self.line), column: Some(column), ..place }
    }

    fn fail(&self, problem: Problem) -> ReadError {
        ReadError::one(self.here(), problem)
    }

    fn broken(&self, error: &XmlError) -> ReadError {
        match error {
            XmlError::Syntax(_) if self.root.is_none() && self.open.is_empty() => {
                self.fail(Problem::NotXml { reason: error.to_string() })
            }
            XmlError::Syntax(_) => self.fail(Problem::Truncated),
            _ => self.fail(Problem::NotXml { reason: shorten(&error.to_string()) }),
        }
    }

    fn open(&mut self, tag: &BytesStart<'_>) -> Result<(), ReadError> {
        self.elements += 1;
        let name = tag.name().as_ref().to_owned();
        let place = Place::element(&name, self.line);
        let refuse = |problem| Err(ReadError::one(place.clone(), problem));
        if self.open.len() >= MOST_DEPTH {
            return refuse(Problem::TooDeep { most: MOST_DEPTH });
        }
        if self.elements > MOST_ELEMENTS {
            return refuse(Problem::TooMany { most: MOST_ELEMENTS });
        }
        if self.open.is_empty() && self.root.is_some() {
            return refuse(Problem::NotXml { reason: "a second outermost element".to_owned() });
        }
        let attributes = self.attributes_of(tag, &place)?;
        self.open.push(Element::leaf(&name, self.line, attributes));
        Ok(())
    }

    fn attributes_of(
        &mut self,
        tag: &BytesStart<'_>,
        place: &Place,
    ) -> Result<Vec<(String, String)>, ReadError> {
        let mut attributes = Vec::new();
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|error| {
                ReadError::one(place.clone(), Problem::NotXml { reason: error.to_string() })
            })?;
            let name = attribute.key.as_ref().to_owned();
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|error| value_fault(place.clone().field(&name), &error))?
                .into_owned();
            self.attributes += 1;
            if attributes.len() >= MOST_ATTRIBUTES_EACH || self.attributes > MOST_ATTRIBUTES {
                let most = MOST_ATTRIBUTES_EACH;
                return Err(ReadError::one(place.clone().field(&name), Problem::TooMany { most }));
            }
            attributes.push((name, value));
        }
        Ok(attributes)
    }

    fn close(&mut self) {
        let Some(mut element) = self.open.pop() else { return };
        if !element.children.is_empty() {
            element.text = String::new();
        }
        match self.open.last_mut() {
            Some(parent) => parent.children.push(element),
            None => self.root = Some(element),
        }
    }

    fn text(&mut self, part: &str) {
        if let Some(element) = self.open.last_mut().filter(|e| e.children.is_empty()) {
            element.text.push_str(part);
        }
    }

    fn reference(&mut self, name: &str) {
        let text = format!("&{name};");
        let resolved = quick_xml::escape::unescape(&text).map(std::borrow::Cow::into_owned);
        self.text(&resolved.unwrap_or_default());
    }

    /// A document type is not needed and never fetched; one that defines entities is refused.
    fn doctype(&self, declaration: &str) -> Result<(), ReadError> {
        let Some((_, after)) = declaration.split_once("<!ENTITY") else { return Ok(()) };
        let name = after.split_whitespace().find(|word| *word != "%").unwrap_or_default();
        Err(self.fail(Problem::Entity { name: shorten(name) }))
    }

    fn finish(self) -> Result<Element, ReadError> {
        if let Some(element) = self.open.last() {
            return Err(ReadError::one(element.place(), Problem::Truncated));
        }
        let reason = "no element is in it".to_owned();
        self.root.ok_or_else(|| ReadError::one(Place::file(), Problem::NotXml { reason }))
    }
}

fn value_fault(place: Place, error: &XmlError) -> ReadError {
    let problem = match error {
        XmlError::Escape(EscapeError::UnrecognizedEntity(_, name)) => {
            Problem::Entity { name: shorten(name) }
        }
        other => Problem::NotXml { reason: shorten(&other.to_string()) },
    };
    ReadError::one(place, problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_know_their_lines_and_text_between_them_does_not_matter() {
        let root = parse("\u{feff}x<?xml version='1.0'?>\n<!DOCTYPE a SYSTEM 'gone.dtd'>\n<a>; & junk\n<b c='1\n2'/><d>&#233;&amp;</d>\n</a> z").unwrap();
        assert_eq!((root.line, root.children[0].line, root.children[1].line), (3, 4, 5));
        assert_eq!(root.children[0].attribute("c"), Some("1 2"));
        assert_eq!(root.child("d").unwrap().text, "é&");
    }

    #[test]
    fn what_is_not_xml_is_refused_by_line() {
        for (text, message) in [
            ("plain", "the file: is not well-formed XML (no element is in it)"),
            ("<a>\n<b>", "b (line 2): is not closed"),
            ("<a>\n<b c='", "a (line 2, column 1): is not closed"),
            ("<a>\n<b></a>", "b (line 2, column 4): is not well-formed XML"),
            ("<a/><b/>", "b (line 1): is not well-formed XML (a second outermost element)"),
            (
                "<!DOCTYPE a [<!ENTITY lol 'x'>]><a/>",
                "the file (line 1, column 1): defines or uses the entity \"lol\"",
            ),
            ("<a b='&lol;'/>", "a (line 1), b: defines or uses the entity \"lol\""),
            ("<a b='1' b='2'/>", "a (line 1): is not well-formed XML"),
            ("<a b=1/>", "a (line 1): is not well-formed XML"),
        ] {
            let shown = parse(text).unwrap_err().to_string();
            assert!(shown.starts_with(message), "{text}: {shown}");
        }
    }

    #[test]
    fn depth_and_numbers_are_bounded() {
        let deep = "<a>".repeat(100_000);
        assert!(parse(&deep).unwrap_err().to_string().contains("nested more than 32"));
        let wide = format!("<a>{}</a>", "<b/>".repeat(MOST_ELEMENTS));
        assert!(parse(&wide).unwrap_err().to_string().contains("one more than 200000"));
        let many: String = (0..101).map(|i| format!(" x{i}='1'")).collect();
        assert!(
            parse(&format!("<a{many}/>")).unwrap_err().to_string().contains("one more than 100")
        );
    }
}
