/// A licence of the French federation: seven digits and capital letters, as in `04A0009` or `97250B2`.
pub(super) fn is_licence(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_uppercase();
    text.len() == 7 && text.bytes().all(plain) && text.bytes().any(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::is_licence;

    #[test]
    fn seven_digits_and_capital_letters() {
        assert!(["7902000", "04A0009", "97250B2"].into_iter().all(is_licence));
        let others = ["790200", "79020001", "-------", "ABCDEFG", "04a0009", "31Ba"];
        assert!(!others.into_iter().any(is_licence));
    }
}
