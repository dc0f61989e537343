use reqwest::blocking::{Client, RequestBuilder};
use tengen::web::SESSION_COOKIE;

use crate::house::{Server, client};
use crate::html::{fields, unescape};
use crate::kills::Dice;

/// A form as it stands on a page.
#[derive(Clone)]
pub struct FoundForm {
    /// The page that it is on.
    page: String,
    pub action: String,
    /// Whether it takes files.
    parts: bool,
    fields: Vec<(String, String)>,
    /// The fields that a person types into, or hidden ones that a program may change.
    open: Vec<String>,
}

/// Fields that say which form this is; changed, it would not be read at all.
const OWN: [&str; 2] = ["form_key", "as_shown"];

impl FoundForm {
    /// What tells it from others: where it goes, by which buttons and fields.
    pub fn signature(&self) -> String {
        let mut names: Vec<&str> = self.fields.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        format!("{} {names:?}", self.action)
    }

    pub fn typed(&self) -> impl Iterator<Item = &str> {
        self.open.iter().map(String::as_str)
    }

    /// Its fields as they stand, but for these.
    pub fn with(&self, names: &[&str], value: &str) -> Vec<(String, String)> {
        let changed = |(name, stands): &(String, String)| {
            let value = if names.contains(&name.as_str()) { value } else { stands };
            (name.clone(), value.to_owned())
        };
        self.fields.iter().map(changed).collect()
    }
}

/// The forms of a page that act.
pub fn forms(page: &str, text: &str) -> Vec<FoundForm> {
    let parts = text.split("<form").skip(1).filter_map(|part| part.split_once("</form>"));
    parts.filter_map(|(form, _)| read(page, form)).collect()
}

fn read(page: &str, form: &str) -> Option<FoundForm> {
    let (head, _) = form.split_once('>')?;
    let attribute = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        Some(unescape(rest.split_once('"')?.0))
    };
    if attribute(head, "method").as_deref() != Some("post") {
        return None;
    }
    let action = attribute(head, "action").unwrap_or_else(|| page.to_owned());
    let action = action.split(['?', '#']).next().unwrap_or_default().to_owned();
    let mut found = fields(form);
    // A button that says what is done, as if it were pressed; of several the first.
    let button = form.split("<button").skip(1).find_map(|button| {
        let head = button.split('>').next()?;
        Some((attribute(head, "name")?, attribute(head, "value").unwrap_or_default()))
    });
    found.extend(button);
    let open = found.iter().map(|(name, _)| name.clone());
    let mut open: Vec<String> = open.filter(|name| !OWN.contains(&name.as_str())).collect();
    open.dedup();
    let parts = head.contains("multipart/form-data");
    Some(FoundForm { page: page.to_owned(), action, parts, fields: found, open })
}

/// A body with a few fields made odd, left out or sent twice.
pub fn mutant(form: &FoundForm, odd: &[&str], dice: &mut Dice) -> String {
    let encoded = |text: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric();
        let one =
            |byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
        text.bytes().map(one).collect::<String>()
    };
    let mut body = Vec::new();
    for (name, value) in &form.fields {
        // Without its key nothing of a form is looked at.
        if name == "form_key" {
            body.push(format!("{name}={}", encoded(value)));
            continue;
        }
        let name = encoded(name);
        match dice.below(8) {
            0..3 => body.push(format!("{name}={}", odd[dice.below(odd.len() as u64) as usize])),
            3 => {}
            4 => body.extend([format!("{name}={}", encoded(value)), format!("{name}=1")]),
            5 if dice.below(10) == 0 => body.push(format!("{name}={}", "ß".repeat(20_000))),
            _ => body.push(format!("{name}={}", encoded(value))),
        }
    }
    body.join("&")
}

/// What came back.
pub struct Answered {
    pub status: u16,
    pub is_page: bool,
    /// Where it leads.
    pub to: String,
    pub text: String,
}

/// Somebody with a session who asks for pages and sends forms.
pub struct Visitor {
    client: Client,
    base: String,
    cookie: String,
}

impl Visitor {
    pub fn new(server: &Server, session: &str) -> Self {
        Self {
            client: client(),
            base: server.base.clone(),
            cookie: format!("{SESSION_COOKIE}={session}"),
        }
    }

    pub fn get(&self, path: &str) -> Option<Answered> {
        self.get_with(path, &[])
    }

    pub fn get_with(&self, path: &str, head: &[(&str, &str)]) -> Option<Answered> {
        self.answered(self.client.get(format!("{}{path}", self.base)), head)
    }

    /// Sends a form with those fields, as the browser would.
    pub fn post(&self, form: &FoundForm, fields: &[(String, String)]) -> Option<Answered> {
        let request = self.client.post(format!("{}{}", self.base, form.action));
        let request = if form.parts {
            let whole = reqwest::blocking::multipart::Form::new();
            let add = |whole: reqwest::blocking::multipart::Form,
                       (name, value): &(String, String)| {
                whole.text(name.clone(), value.clone())
            };
            request.multipart(fields.iter().fold(whole, add))
        } else {
            request.form(fields)
        };
        self.of_this_site(request, form)
    }

    /// The same with a body as it is.
    pub fn post_body(&self, form: &FoundForm, body: &str) -> Option<Answered> {
        let request = self.client.post(format!("{}{}", self.base, form.action));
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        self.of_this_site(request.body(body.to_owned()), form)
    }

    fn of_this_site(&self, request: RequestBuilder, form: &FoundForm) -> Option<Answered> {
        let page = format!("{}{}", self.base, form.page);
        self.answered(request, &[("sec-fetch-site", "same-origin"), ("referer", &page)])
    }

    /// An empty form with that head.
    pub fn knock(&self, path: &str, head: &[(&str, &str)]) -> Option<u16> {
        let request = self.client.post(format!("{}{path}", self.base)).body("");
        Some(self.answered(request, head)?.status)
    }

    fn answered(&self, request: RequestBuilder, head: &[(&str, &str)]) -> Option<Answered> {
        let request = request.header("cookie", &self.cookie);
        let request =
            head.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        let answer = request.send().ok()?;
        let status = answer.status().as_u16();
        let field = |name: &str| {
            let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let (kind, to) = (field("content-type"), field("location"));
        let text = String::from_utf8_lossy(&answer.bytes().ok()?).into_owned();
        Some(Answered { status, is_page: kind.starts_with("text/html"), to, text })
    }
}
