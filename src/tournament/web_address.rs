use unicode_normalization::UnicodeNormalization;

/// Whether a text holds a web address that mail programs turn into a link: `http://`, `www.`, or a domain with a
/// path, a query or a port.
#[must_use]
pub fn holds_web_address(text: &str) -> bool {
    // Browsers read full-width letters and the full stop of ideographs as the plain ones.
    let plain: String = text.nfkc().flat_map(char::to_lowercase).collect();
    let plain = plain.replace('\u{3002}', ".");
    let breaks = |c: char| c.is_whitespace() || "<>()[]{}\"'“”„«»,;|".contains(c);
    plain.split(breaks).any(is_web_address)
}

fn is_web_address(word: &str) -> bool {
    let begins_www = |(at, _)| !word[..at].ends_with(char::is_alphanumeric);
    word.contains("://")
        || ["http:", "https:"].iter().any(|scheme| word.contains(scheme))
        || word.match_indices("www.").any(begins_www)
        || word.match_indices(['/', '?', '#', ':']).any(|(at, mark)| {
            let port = word[at + 1..].starts_with(|c: char| c.is_ascii_digit());
            (mark != ":" || port) && ends_with_domain(&word[..at])
        })
}

fn ends_with_domain(text: &str) -> bool {
    let in_domain = |c: char| c.is_alphanumeric() || c == '-' || c == '.';
    let domain = text.rsplit(|c| !in_domain(c)).next().unwrap_or_default();
    let Some((name, top)) = domain.rsplit_once('.') else { return false };
    let is_top = top.starts_with("xn--") || top.chars().all(char::is_alphabetic);
    is_top && top.chars().count() >= 2 && name.ends_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::holds_web_address;

    #[test]
    fn addresses_are_found_however_they_are_written() {
        for text in [
            "Evil, read http://evil.example/x and click",
            "HTTPS://EVIL.EXAMPLE",
            "ftp://evil.example",
            "http:evil.example",
            "www.evil.example",
            "(www.evil.example)",
            "ｗｗｗ．evil。example",
            "evil.example/win",
            "Anna (evil.co/a)",
            "evil.example?win",
            "evil.example:8080",
            "evil。example/win",
        ] {
            assert!(holds_web_address(text), "{text}");
        }
    }

    #[test]
    fn names_as_people_bear_them_are_none() {
        for text in [
            "O'Brien",
            "St. Pierre-Miquelon",
            "J.R.R. Tolkien",
            "M.Sc. Ada Grünspan",
            "Kiel e.V./Nord",
            "Go-Club Aachen 1/2",
            "Awwww",
            "棋院：東京",
            "森田。愛",
            "Ulm/Neu-Ulm",
            "Berlin: Mitte",
        ] {
            assert!(!holds_web_address(text), "{text}");
        }
    }
}
