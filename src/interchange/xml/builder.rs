use quick_xml::Error as XmlError;
use quick_xml::XmlVersion;
use quick_xml::escape::EscapeError;
use quick_xml::events::BytesStart;

use super::super::error::shorten;
use super::super::{Place, Problem, ReadError};
use super::Element;

const MOST_DEPTH: usize = 32;
pub(super) const MOST_ELEMENTS: usize = 200_000;
const MOST_ATTRIBUTES: usize = 600_000;
const MOST_ATTRIBUTES_EACH: usize = 100;

pub(super) struct Builder<'a> {
    source: &'a str,
    position: usize,
    line: usize,
    elements: usize,
    attributes: usize,
    open: Vec<Element>,
    root: Option<Element>,
}

impl<'a> Builder<'a> {
    pub(super) const fn new(source: &'a str) -> Self {
        Self {
            source,
            position: 0,
            line: 1,
            elements: 0,
            attributes: 0,
            open: Vec::new(),
            root: None,
        }
    }

    pub(super) fn move_to(&mut self, position: usize) {
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

    pub(super) fn broken(&self, error: &XmlError) -> ReadError {
        match error {
            XmlError::Syntax(_) if self.root.is_none() && self.open.is_empty() => {
                self.fail(Problem::NotXml { reason: error.to_string() })
            }
            XmlError::Syntax(_) => self.fail(Problem::Truncated),
            _ => self.fail(Problem::NotXml { reason: shorten(&error.to_string()) }),
        }
    }

    pub(super) fn open(&mut self, tag: &BytesStart<'_>) -> Result<(), ReadError> {
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
        self.open.push(Element {
            name,
            line: self.line,
            attributes,
            children: Vec::new(),
            text: String::new(),
        });
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

    pub(super) fn close(&mut self) {
        let Some(mut element) = self.open.pop() else { return };
        if !element.children.is_empty() {
            element.text = String::new();
        }
        match self.open.last_mut() {
            Some(parent) => parent.children.push(element),
            None => self.root = Some(element),
        }
    }

    pub(super) fn text(&mut self, part: &str) {
        if let Some(element) = self.open.last_mut().filter(|e| e.children.is_empty()) {
            element.text.push_str(part);
        }
    }

    pub(super) fn reference(&mut self, name: &str) {
        let text = format!("&{name};");
        let resolved = quick_xml::escape::unescape(&text).map(std::borrow::Cow::into_owned);
        self.text(&resolved.unwrap_or_default());
    }

    /// A document type is not needed and never fetched; one that defines entities is refused.
    pub(super) fn doctype(&self, declaration: &str) -> Result<(), ReadError> {
        let Some((_, after)) = declaration.split_once("<!ENTITY") else { return Ok(()) };
        let name = after.split_whitespace().find(|word| *word != "%").unwrap_or_default();
        Err(self.fail(Problem::Entity { name: shorten(name) }))
    }

    pub(super) fn finish(self) -> Result<Element, ReadError> {
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
