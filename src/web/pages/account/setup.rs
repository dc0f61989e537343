use super::{NewAccount, keep};
use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "account/setup.html")]
struct Setup {
    cx: Page,
    form: Form,
}

fn view(page: Page, form: Form) -> Setup {
    let t = page.t;
    Setup { cx: page.titled(t.text("setup-title")), form }
}

pub async fn show(page: Page, state: Data<State>, token: Path<String>) -> Answer {
    // A later start of the desktop program opens this address, too.
    if state.desktop.is_some() && !state.blocking(Service::has_no_account).await? {
        return Ok(redirect("/computer"));
    }
    state.blocking(move |service| service.check_setup_link(&token)).await?;
    render(&view(page, Form::empty()))
}

pub async fn create(page: Page, state: Data<State>, token: Path<String>, form: Form) -> Answer {
    let new: NewAccount = match form.parse() {
        Ok(new) => new,
        Err(form) => return render_wrong(&view(page, form)),
    };
    let done = state
        .blocking(move |service| service.set_up(&token, &new.name, &new.password, Utc::now()))
        .await;
    match done {
        Ok(signed_in) => {
            let notice = Notice::done(Sentence::new("setup-done"));
            let mut answer =
                redirect_saying(if state.desktop.is_some() { "/computer" } else { "/" }, notice);
            keep(&mut answer, &state, &signed_in)?;
            Ok(answer)
        }
        Err(error) => render_wrong(&view(page, form.after(error)?)),
    }
}
