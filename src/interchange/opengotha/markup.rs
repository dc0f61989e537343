use std::borrow::Cow;

use quick_xml::escape::escape;

/// An XML text under construction.
pub(super) struct Markup(String);

/// Attributes in the order of writing.
pub(super) type Attributes = Vec<(Cow<'static, str>, String)>;

/// An attribute of a fixed name.
pub(super) fn attribute(name: &'static str, value: impl ToString) -> (Cow<'static, str>, String) {
    (Cow::Borrowed(name), value.to_string())
}

impl Markup {
    pub(super) fn new() -> Self {
        Self("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".to_owned())
    }

    /// A part of a text, without what stands at its head.
    pub(super) const fn fragment() -> Self {
        Self(String::new())
    }

    /// Begins an element that has children.
    pub(super) fn open(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, ">\n");
    }

    /// Ends it.
    pub(super) fn close(&mut self, name: &str) {
        self.0.push_str(&format!("</{name}>\n"));
    }

    /// An element without children.
    pub(super) fn empty(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, "/>\n");
    }

    /// An element with nothing but text in it, if any.
    pub(super) fn leaf(&mut self, name: &str, attributes: Attributes, text: &str) {
        if text.is_empty() {
            return self.empty(name, attributes);
        }
        let text: String = text.chars().map(|c| if allowed(c) { c } else { ' ' }).collect();
        self.tag(name, attributes, &format!(">{}</{name}>\n", escape(text.as_str())));
    }

    pub(super) fn finish(self) -> String {
        self.0
    }

    fn tag(&mut self, name: &str, mut attributes: Attributes, end: &str) {
        attributes.sort();
        self.0.push_str(&format!("<{name}"));
        for (name, value) in attributes {
            let value: String = value.chars().map(|c| if allowed(c) { c } else { ' ' }).collect();
            // As OpenGotha writes them, apostrophes stand for themselves.
            let value = escape(value.as_str()).replace("&apos;", "'");
            self.0.push_str(&format!(" {name}=\"{value}\""));
        }
        self.0.push_str(end);
    }
}

/// Whether XML 1.0 can hold that character in an attribute as it stands.
const fn allowed(c: char) -> bool {
    c as u32 >= 0x20 && !matches!(c, '\u{fffe}' | '\u{ffff}')
}
