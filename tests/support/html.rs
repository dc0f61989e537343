//! What a form on a page would send, read from its markup.

pub fn attribute(tag: &str, name: &str) -> Option<String> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    let value = &tag[start..start + tag[start..].find('"')?];
    Some(unescape(value))
}

fn has(tag: &str, name: &str) -> bool {
    tag.split([' ', '>']).any(|word| word == name)
}

pub fn unescape(text: &str) -> String {
    let pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'")];
    let numbered = [("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&"), ("&amp;", "&")];
    pairs.iter().chain(&numbered).fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// The part of a page from `marker` to the end of the form.
pub fn form<'a>(page: &'a str, marker: &str) -> &'a str {
    let start = page.find(marker).unwrap_or_else(|| panic!("no {marker} on the page"));
    let end = page[start..].find("</form>").unwrap();
    &page[start..start + end]
}

/// The fields that a form would send as it stands.
pub fn fields(form: &str) -> Vec<(String, String)> {
    let (form, mut fields) = (on_one_line(form), Vec::new());
    for part in form.split('<').skip(1) {
        let tag = part.split('>').next().unwrap();
        if part.starts_with("input") {
            fields.extend(input(tag));
        } else if part.starts_with("select") {
            fields.push((attribute(tag, "name").unwrap(), String::new()));
        } else if part.starts_with("option") && has(tag, "selected") {
            fields.last_mut().unwrap().1 = attribute(tag, "value").unwrap();
        } else if part.starts_with("textarea") {
            let text = unescape(part.split_once('>').unwrap().1);
            fields.push((attribute(tag, "name").unwrap(), text));
        }
    }
    fields
}

fn input(tag: &str) -> Option<(String, String)> {
    let kind = attribute(tag, "type").unwrap_or_default();
    let is_box = kind == "checkbox" || kind == "radio";
    if has(tag, "disabled") || is_box && !has(tag, "checked") {
        return None;
    }
    Some((attribute(tag, "name")?, attribute(tag, "value").unwrap_or_default()))
}

/// The same fields with one of them changed.
pub fn with(fields: &[(String, String)], name: &str, value: &str) -> Vec<(String, String)> {
    let mut changed: Vec<_> = fields.iter().filter(|(n, _)| n != name).cloned().collect();
    changed.push((name.to_owned(), value.to_owned()));
    changed
}

pub fn borrowed(fields: &[(String, String)]) -> Vec<(&str, &str)> {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

/// HTML as if no line were broken between two attributes or two tags.
pub fn on_one_line(html: &str) -> String {
    let (mut tag, mut quoted) = (false, false);
    let mut out = String::with_capacity(html.len());
    let mut letters = html.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if tag => quoted = !quoted,
            '<' => tag = true,
            '>' if !quoted => tag = false,
            _ => {}
        }
        if !letter.is_whitespace() || quoted {
            out.push(letter);
            continue;
        }
        let mut space = String::from(letter);
        while let Some(more) = letters.next_if(|next| next.is_whitespace()) {
            space.push(more);
        }
        let next = letters.peek().copied();
        match tag {
            true if next == Some('>') => {}
            true => out.push(' '),
            false if space.contains('\n') && next == Some('<') && out.ends_with('>') => {}
            false => out.push_str(&space),
        }
    }
    out
}

/// The words that a page shows in its main part, without answers to choose from and without what is folded.
#[allow(dead_code, reason = "not every test program counts words")]
pub fn words_shown(page: &str) -> usize {
    let main = page.split_once("<main").unwrap().1.split("</main>").next().unwrap();
    let (mut folded, mut summary, mut option, mut words) = (0, false, false, 0);
    for part in main.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        match tag.split(' ').next().unwrap() {
            "details" => folded += usize::from(!has(tag, "open")),
            "/details" => folded -= usize::from(folded > 0),
            "summary" => summary = true,
            "/summary" => summary = false,
            "option" => option = true,
            "/select" | "/option" => option = false,
            _ => {}
        }
        if (folded == 0 || folded == 1 && summary) && !option {
            words += text.split_whitespace().count();
        }
    }
    words
}
