mod builder;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::{Place, ReadError};
use builder::Builder;

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
    pub(super) fn leaf(name: &str, attributes: Vec<(String, String)>) -> Self {
        let (name, text) = (name.to_owned(), String::new());
        Self { name, line: 0, attributes, children: Vec::new(), text }
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
    let mut builder = Builder::new(text);
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

#[cfg(test)]
mod tests {
    use super::builder::MOST_ELEMENTS;
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
