use std::fmt;

/// An amount of money in hundredths of its unit, as a prize is written: `300 EUR`, `€ 12.50`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Money {
    /// Hundredths.
    pub cents: u64,
    /// The currency as it was written; may be empty.
    pub currency: String,
    /// Whether the currency stands before the number.
    before: bool,
}

impl Money {
    /// The amount in a text, at most a thousand million; `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let digit = |c: char| c.is_ascii_digit();
        let (start, end) = (text.find(digit)?, text.rfind(digit)? + 1);
        let (head, number, tail) = (text[..start].trim(), &text[start..end], text[end..].trim());
        if !head.is_empty() && !tail.is_empty() || head.len() + tail.len() > 12 {
            return None;
        }
        let currency = if head.is_empty() { tail } else { head };
        // Not a cup for the third place, or one of three books.
        if currency.chars().count() > 3 || currency.contains(char::is_whitespace) {
            return None;
        }
        let (whole, part) = number.split_once(['.', ',']).unwrap_or((number, ""));
        let plain = |text: &str| text.chars().all(digit);
        let right = plain(whole) && plain(part) && whole.len() <= 9 && matches!(part.len(), 0 | 2);
        let cents = right.then(|| format!("{whole}{part:0<2}").parse().ok()).flatten()?;
        Some(Self { cents, currency: currency.to_owned(), before: !head.is_empty() })
    }

    /// The sum, if each text is an amount and all are of one currency.
    #[must_use]
    pub fn sum(texts: &[String]) -> Option<Self> {
        let mut amounts = texts.iter().map(|text| Self::read(text));
        let first = amounts.next()??;
        amounts.try_fold(first, |sum, amount| {
            let amount = amount.filter(|amount| amount.currency == sum.currency)?;
            Some(Self { cents: sum.cents + amount.cents, ..sum })
        })
    }

    /// The equal share of several, rounded down to a hundredth.
    pub fn each_of(&self, several: usize) -> Option<Self> {
        let cents = self.cents.checked_div(several as u64)?;
        Some(Self { cents, ..self.clone() })
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.cents / 100, self.cents % 100);
        let number = if part == 0 { whole.to_string() } else { format!("{whole}.{part:02}") };
        match (self.currency.as_str(), self.before) {
            ("", _) => f.write_str(&number),
            (currency, true) => write!(f, "{currency} {number}"),
            (currency, false) => write!(f, "{number} {currency}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_everything_else_is_words() {
        for (text, written) in
            [("300 EUR", "300 EUR"), ("€12,50", "€ 12.50"), ("50", "50"), ("CHF 7.05", "CHF 7.05")]
        {
            assert_eq!(Money::read(text).unwrap().to_string(), written);
        }
        for words in ["Cup", "3 books", "1st cup", "10 EUR and 1 cup", "1.5 EUR", "", "1 2 EUR"] {
            assert_eq!(Money::read(words), None, "{words}");
        }
    }

    #[test]
    fn a_sum_is_shared_to_the_hundredth() {
        let texts =
            |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let sum = Money::sum(&texts(&["100 EUR", "60 EUR", "40.01 EUR"])).unwrap();
        assert_eq!(sum.to_string(), "200.01 EUR");
        assert_eq!(sum.each_of(3).unwrap().to_string(), "66.67 EUR");
        assert_eq!(sum.each_of(0), None);
        assert_eq!(Money::sum(&texts(&["100 EUR", "Cup"])), None);
        assert_eq!(Money::sum(&texts(&["100 EUR", "60 CHF"])), None);
    }
}
