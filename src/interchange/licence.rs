/// Whether a text is a licence of the French federation: seven digits; in those given out provisionally the third
/// is a capital letter, as in `04A0009`.
pub(super) fn is_licence(text: &str) -> bool {
    let digit = |(index, byte): (usize, u8)| {
        byte.is_ascii_digit() || (index == 2 && byte.is_ascii_uppercase())
    };
    text.len() == 7 && text.bytes().enumerate().all(digit)
}

#[cfg(test)]
mod tests {
    use super::is_licence;

    #[test]
    fn seven_digits_or_a_letter_in_the_third_place() {
        assert!(["7902000", "04A0009", "99A0007"].into_iter().all(is_licence));
        assert!(
            !["790200", "79020001", "-------", "0409AB9", "04a0009", "31Ba"]
                .into_iter()
                .any(is_licence)
        );
    }
}
