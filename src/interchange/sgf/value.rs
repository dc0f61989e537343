use std::borrow::Cow;
use std::fmt;

/// A property value as between brackets, escapes included, so that writing it gives the same text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PropertyValue(Box<str>);

impl PropertyValue {
    /// A value from plain text; `]` and `\` are escaped.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        if !text.contains([']', '\\']) {
            return Self(text.into());
        }
        let mut raw = String::with_capacity(text.len() + 8);
        for c in text.chars() {
            if matches!(c, ']' | '\\') {
                raw.push('\\');
            }
            raw.push(c);
        }
        Self(raw.into())
    }

    /// Escaped text from a file: the caller has found the closing bracket.
    pub(super) fn from_raw(raw: &str) -> Self {
        Self(raw.into())
    }

    /// As it stands in the file.
    #[must_use]
    pub fn raw(&self) -> &str {
        &self.0
    }

    /// FF\[4\] Text: escapes resolved, escaped line breaks removed, other white space but line breaks turned into
    /// blanks, line breaks into `\n`.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        if !self.0.contains(['\\', '\r', '\t', '\u{b}', '\u{c}']) {
            return Cow::Borrowed(&self.0);
        }
        let mut out = String::with_capacity(self.0.len());
        let mut rest = self.0.chars().peekable();
        while let Some(c) = rest.next() {
            match c {
                '\\' => match rest.next() {
                    Some(first @ ('\n' | '\r')) => skip_pair(first, &mut rest),
                    Some(escaped) => out.push(blank(escaped)),
                    None => {}
                },
                '\n' | '\r' => {
                    skip_pair(c, &mut rest);
                    out.push('\n');
                }
                other => out.push(blank(other)),
            }
        }
        Cow::Owned(out)
    }

    /// FF\[4\] `SimpleText`: as [`PropertyValue::text`], on one line, without blanks around it.
    #[must_use]
    pub fn simple_text(&self) -> String {
        self.text().replace('\n', " ").trim().to_owned()
    }
}

/// A line break may be two characters, in either order.
fn skip_pair(first: char, rest: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    let second = if first == '\n' { '\r' } else { '\n' };
    rest.next_if_eq(&second);
}

const fn blank(c: char) -> char {
    if matches!(c, '\t' | '\u{b}' | '\u{c}') { ' ' } else { c }
}

impl fmt::Display for PropertyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_line_breaks() {
        let value = PropertyValue::from_raw("a\\]b\\\\c\\\r\nd\r\ne\tf\\:");
        assert_eq!(value.text(), "a]b\\cd\ne f:");
        assert_eq!(value.simple_text(), "a]b\\cd e f:");
        assert_eq!(PropertyValue::from_text("x]\\y").raw(), "x\\]\\\\y");
        assert_eq!(PropertyValue::from_text("x]\\y").text(), "x]\\y");
    }
}
