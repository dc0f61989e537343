//! An arbiter in the hall of a small event.

use chrono::NaiveDate;
use reqwest::blocking::multipart::{Form, Part};
use reqwest::blocking::{Client, RequestBuilder, Response};
use tengen::referee::ProcedureName;
use tengen::tournament::{
    Board, Entry, EntryId, Federation, Round, RoundNo, RoundState, System, TableNo, Tournament,
    TournamentId, preset,
};
use tengen::web::SESSION_COOKIE;

use crate::html;
use crate::keyed::{form_key, keyed};
use crate::support::TestApp;

/// A published round of two boards, under that procedure; rulings are public.
pub fn event(procedure: ProcedureName) -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day");
    let mut settings = preset(System::McMahon, Federation::Egf, "Open", day);
    settings.refereeing.procedure = Some(procedure.to_string());
    settings.refereeing.public = true;
    let mut event = Tournament::new(settings);
    for (id, name) in [(1, "Achterberg"), (2, "Szarvas"), (3, "Olsthoorn"), (4, "Aronsen")] {
        event.entries.push(Entry::new(EntryId(id), name, "", "3k".parse().expect("a rank")));
    }
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
    round.boards.push(Board::new(TableNo(2), EntryId(3), EntryId(4), 0));
    event.rounds.push(round);
    event
}

/// An arbiter with a browser.
pub struct Hall {
    pub app: TestApp,
    pub session: String,
    pub slug: String,
}

impl Hall {
    pub fn of(procedure: ProcedureName) -> Self {
        Self::with(&event(procedure))
    }

    pub fn with(event: &Tournament) -> Self {
        let app = TestApp::start();
        let slug = app.keep(event);
        Self { session: app.owner(), slug, app }
    }

    /// The page as somebody reads German.
    pub fn german(&self, path: &str) -> String {
        let request = self.app.request_in("de", &format!("/t/{}{path}", self.slug));
        let cookie = format!("{SESSION_COOKIE}={}", self.session);
        request.header("cookie", cookie).send().expect("an answer").text().expect("UTF-8")
    }

    pub fn get(&self, path: &str) -> String {
        let answer = self.app.page_as(&format!("/t/{}{path}", self.slug), &self.session);
        assert_eq!(answer.status(), 200, "{path}");
        html::on_one_line(&answer.text().expect("UTF-8"))
    }

    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.post_in("en", path, fields)
    }

    pub fn post_in(&self, language: &str, path: &str, fields: &[(&str, &str)]) -> Response {
        let body = serde_urlencoded::to_string(keyed(fields)).expect("fields");
        let form = "application/x-www-form-urlencoded";
        self.sent(language, path, |request| request.header("content-type", form).body(body))
    }

    /// Sends a file with a form that was shown before anything was entered.
    pub fn post_file(&self, path: &str, text: &str, own: &str) -> Response {
        let part = Part::bytes(text.as_bytes().to_vec()).file_name("sent");
        let form = Form::new().part("file", part).text("seen", "0").text("form_key", form_key());
        let form = form.text("own", own.to_owned());
        self.sent("en", path, |request| request.multipart(form))
    }

    fn sent(
        &self,
        language: &str,
        path: &str,
        body: impl FnOnce(RequestBuilder) -> RequestBuilder,
    ) -> Response {
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build();
        let request = client
            .expect("a client")
            .post(self.app.url(&format!("/t/{}{path}", self.slug)))
            .header("cookie", format!("{SESSION_COOKIE}={}", self.session))
            .header("sec-fetch-site", "same-origin")
            .header("accept-language", language);
        body(request).send().expect("an answer")
    }

    /// Sends a form, and where it leads: the path below the event, and its page.
    pub fn led(&self, path: &str, fields: &[(&str, &str)]) -> (String, String) {
        let answer = self.post(path, fields);
        assert_eq!(answer.status(), 303, "{path}: {}", answer.text().unwrap_or_default());
        let to = location(&answer).trim_start_matches(&format!("/t/{}", self.slug)).to_owned();
        let page = self.get(&to);
        (to, page)
    }

    /// The ruling's page for these answers.
    pub fn ruling(&self, answers: &[(&str, &str)]) -> String {
        let query = serde_urlencoded::to_string(answers).expect("answers");
        self.get(&format!("/boards/1/1/incident?{query}"))
    }

    /// Confirms what that page offers under `option`, with more fields.
    pub fn confirm(&self, answers: &[(&str, &str)], more: &[(&str, &str)]) -> Response {
        self.confirm_at("/boards/1/1/incident", answers, more)
    }

    /// The same at another board.
    pub fn confirm_at(
        &self,
        path: &str,
        answers: &[(&str, &str)],
        more: &[(&str, &str)],
    ) -> Response {
        let query = serde_urlencoded::to_string(answers).expect("answers");
        let shown = value_of(&self.get(&format!("{path}?{query}")), "shown");
        let mut fields = answers.to_vec();
        fields.push(("shown", &shown));
        fields.extend(more);
        self.post(path, &fields)
    }

    /// The fields of the procedure that are changed together with that one, as they stand.
    pub fn procedure_form(&self, field: &str) -> Vec<(String, String)> {
        procedure_form(&self.get(&format!("/procedure?change={field}")), field)
    }

    pub fn ending(&self) -> String {
        self.tournament().rounds[0].boards[0].ending.to_string()
    }

    pub fn id(&self) -> TournamentId {
        let store = self.app.service.store();
        let id = store.read(|c| c.find_slug(&self.slug)).expect("it can be read");
        id.expect("it is there")
    }

    pub fn tournament(&self) -> Tournament {
        let store = self.app.service.store();
        let found = store.read(|c| store.snapshot(c, self.id())).expect("it can be read");
        found.expect("it is there").tournament.clone()
    }
}

/// The fields of the form on the procedure's page that has that field.
pub fn procedure_form(page: &str, field: &str) -> Vec<(String, String)> {
    let forms = page.split("<form class=\"settings").skip(1);
    let mut forms = forms.filter_map(|form| form.split("</form>").next());
    let having = forms.find(|form| form.contains(&format!(" name=\"{field}\"")));
    html::fields(having.unwrap_or_else(|| panic!("no form with {field}")))
}

/// The value of a hidden field.
pub fn value_of(page: &str, name: &str) -> String {
    let field = page.split(&format!("name=\"{name}\" value=\"")).nth(1).expect("the field");
    field.split('"').next().expect("its value").to_owned()
}

pub fn location(answer: &Response) -> &str {
    answer.headers().get("location").expect("it leads on").to_str().expect("a path")
}
