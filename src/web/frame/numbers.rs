//! Short form of lists of numbers, by which an act on many carries the ids that it showed.

use std::ops::RangeInclusive;

use super::Form;

/// For one field: twice the largest list there is.
const MOST: usize = 20_000;

/// Ascending, each run as its first number and how many more: `1-56.60`.
#[must_use]
pub fn in_short(numbers: impl IntoIterator<Item = i32>) -> String {
    let mut numbers: Vec<i32> = numbers.into_iter().collect();
    numbers.sort_unstable();
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let said = runs.map(|run| match run {
        [one] => one.to_string(),
        run => format!("{}-{}", run[0], run.len() - 1),
    });
    said.collect::<Vec<_>>().join(".")
}

fn run(text: &str) -> Option<RangeInclusive<i32>> {
    let (first, more) = text.split_once('-').unwrap_or((text, "0"));
    let (first, more): (i32, i32) = (first.parse().ok()?, more.parse().ok()?);
    Some(first..=first.checked_add(more)?)
}

impl Form {
    /// The numbers sent under that name, each by itself or [in short](in_short), in order and without duplicates;
    /// `None` if any is not a number, or if there are too many.
    #[must_use]
    pub fn numbers(&self, name: &str) -> Option<Vec<i32>> {
        let texts = self.values(name).flat_map(|text| text.split('.')).filter(|t| !t.is_empty());
        let runs: Vec<_> = texts.map(run).collect::<Option<_>>()?;
        let mut numbers: Vec<i32> = runs.into_iter().flatten().take(MOST + 1).collect();
        numbers.sort_unstable();
        numbers.dedup();
        (numbers.len() <= MOST).then_some(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_numbers_are_short_and_read_back() {
        assert_eq!(in_short([3, 1, 2, 7, 9, 10]), "1-2.7.9-1");
        let read = |texts: &[&str]| Form::filled(texts.iter().map(|t| ("ids", *t))).numbers("ids");
        assert_eq!(read(&["1-2.7", "2", "9-1"]), Some(vec![1, 2, 3, 7, 9, 10]));
        assert_eq!(read(&[]), Some(vec![]));
        for wrong in ["x", "1-x", "2147483647-1", "1-2147483646", "1-20001"] {
            assert_eq!(read(&[wrong]), None, "{wrong}");
        }
    }

    #[test]
    fn a_whole_congress_is_one_run() {
        let said = in_short(1..=5000);
        assert_eq!(said, "1-4999");
        assert_eq!(Form::filled([("ids", said)]).numbers("ids"), Some((1..=5000).collect()));
    }
}
