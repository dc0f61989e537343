//! Where in a text something stands, for whoever reads that it is wrong.

/// On which line a row stands. What reads the rows counts a line at its `\n`, and takes what ends in `\r\n`, as a
/// browser sends what was pasted, for over before that: two rows would stand on one line.
pub(crate) struct Lines<'a> {
    text: &'a [u8],
    byte: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    /// The lines of that text, from its beginning.
    pub(crate) const fn of(text: &'a [u8]) -> Self {
        Self { text, byte: 0, line: 1 }
    }

    /// The line of the first of what is written at that byte or after it, from 1; asked for in order.
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
