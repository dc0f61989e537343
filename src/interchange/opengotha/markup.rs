use std::borrow::Cow;

use quick_xml::escape::escape;

pub(super) struct Markup(String);

/// Attributes in the order of writing.
pub(super) type Attributes = Vec<(Cow<'static, str>, String)>;

pub(super) fn attribute(name: &'static str, value: impl ToString) -> (Cow<'static, str>, String) {
    (Cow::Borrowed(name), value.to_string())
}

impl Markup {
    pub(super) fn new() -> Self {
        Self("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".to_owned())
    }

    /// Without a header.
    pub(super) const fn fragment() -> Self {
        Self(String::new())
    }

    pub(super) fn open(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, ">\n");
    }

    pub(super) fn close(&mut self, name: &str) {
        self.0.push_str(&format!("</{name}>\n"));
    }

    pub(super) fn empty(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, "/>\n");
    }

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
            // OpenGotha does not escape apostrophes.
            let value = escape(value.as_str()).replace("&apos;", "'");
            self.0.push_str(&format!(" {name}=\"{value}\""));
        }
        self.0.push_str(end);
    }
}

/// Whether XML 1.0 allows that character in an attribute unescaped.
const fn allowed(c: char) -> bool {
    c as u32 >= 0x20 && !matches!(c, '\u{fffe}' | '\u{ffff}')
}
