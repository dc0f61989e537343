//! Line numbers for error messages.

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
