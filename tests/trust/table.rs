use std::fmt;

/// What was tried, and what came of it.
#[derive(Default)]
pub struct Table(Vec<Row>);

struct Row {
    tried: String,
    came: String,
    holds: bool,
}

impl Table {
    /// Notes a row, and says it at once.
    pub fn note(&mut self, tried: &str, came: &str, holds: bool) {
        eprintln!("{tried}: {came}{}", if holds { "" } else { "  <-- FAILED" });
        self.0.push(Row { tried: tried.to_owned(), came: came.to_owned(), holds });
    }

    /// How many rows hold, and how many do not.
    pub fn counts(&self) -> (usize, usize) {
        let held = self.0.iter().filter(|row| row.holds).count();
        (held, self.0.len() - held)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| Tried | What came of it | Holds |\n|---|---|---|")?;
        for Row { tried, came, holds } in &self.0 {
            writeln!(f, "| {tried} | {came} | {} |", if *holds { "yes" } else { "NO" })?;
        }
        Ok(())
    }
}
