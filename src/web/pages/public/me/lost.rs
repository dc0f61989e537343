//! Mails a lost personal link again. The answer is the same whether or not the address is known.

use crate::web::prelude::*;
use crate::web::views::spent_link::LostLinkPage;
use service::LostLinks;

struct LostForm {
    email: String,
}

impl FromForm for LostForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let email =
            |typed: &str| check_email(typed).ok_or_else(|| Sentence::new("home-email-wrong"));
        Some(Self { email: reader.read("email", email)? })
    }
}

pub async fn show(page: Page, state: Data<State>) -> Answer {
    render(&LostLinkPage::new(page, &state, Form::default()))
}

pub async fn send(page: Page, request: HttpRequest, state: Data<State>, form: Form) -> Answer {
    let lost = match form.parse::<LostForm>() {
        Ok(lost) => lost,
        Err(form) => return render_wrong(&LostLinkPage::new(page, &state, form)),
    };
    let (from, now) = (address_of(&request), Utc::now());
    if let Some(seconds) = state.service.asks_for_links(&from, now) {
        return Err(WebError::TooMany { seconds });
    }
    let language = page.t.tag().to_owned();
    let asked = LostLinks { address: lost.email, from, language, today: now.date_naive() };
    let sender = Sender::of(None, &form);
    state.blocking(move |service| service.mail_lost_links(sender.by(), &asked)).await?;
    Ok(redirect_saying("/lost-link", Notice::done(Sentence::new("lost-sent"))))
}
