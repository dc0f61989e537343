//! *This computer*: the server as a desktop program of its owner. Access for phones, backup, stop.

use crate::web::Desktop;
use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "server/computer.html")]
struct Computer {
    cx: Page,
    state: Data<State>,
    desktop: Desktop,
    /// QR code and address for phones.
    way_in: Option<(Code, String)>,
}

#[derive(Template)]
#[template(path = "server/stopped.html")]
struct Stopped {
    cx: Page,
    /// Whether the database still has everything that was acknowledged.
    is_whole: bool,
}

/// 404 on a server that is not a desktop program.
fn desktop_of(state: &State) -> Result<Desktop, WebError> {
    state.desktop.clone().ok_or_else(WebError::no_page)
}

#[route("GET", "/computer", Owner)]
async fn show(page: Page, state: Data<State>, request: HttpRequest) -> Answer {
    let desktop = desktop_of(&state)?;
    // On this computer `origin` is the address that phones are given, not the local one.
    let way_in = desktop.address().map(|_| format!("{}/", state.origin(&request)));
    let way_in = way_in.map(|url| Code::of(&url).map(|code| (code, url))).transpose()?;
    render(&Computer { cx: page.headed("computer-title"), state, desktop, way_in })
}

#[route("POST", "/computer", Owner)]
async fn choose(state: Data<State>, form: Form) -> Answer {
    let desktop = desktop_of(&state)?;
    let mut choice = desktop.choice();
    match form.value("phones") {
        "in" => choice.phones = true,
        "out" => choice.phones = false,
        _ => choice.address = form.value("address").parse().ok().or(choice.address),
    }
    match desktop.choose(choice).await {
        Ok(()) => Ok(redirect("/computer")),
        Err(why) => {
            let said = Sentence::new("computer-unkept").with("why", why.to_string());
            Ok(redirect_saying("/computer", Notice::alert(said)))
        }
    }
}

/// The backup is checked before it is sent.
#[route("POST", "/computer/backup", Owner)]
async fn back_up(state: Data<State>, _: Form) -> Answer {
    let desktop = desktop_of(&state)?;
    let made = state.blocking(move |_| Ok::<_, ServiceError>(desktop.back_up())).await?;
    match made {
        Ok(bytes) => {
            let name = Local::now().format("tengen-%Y-%m-%d-%H%M.backup").to_string();
            Ok(attachment(&name, "application/octet-stream", bytes))
        }
        Err(why) => {
            let said = Sentence::new("computer-no-backup").with("why", why);
            Ok(redirect_saying("/computer", Notice::alert(said)))
        }
    }
}

/// Stops the server after this answer.
#[route("POST", "/computer/stop", Owner)]
async fn stop(page: Page, state: Data<State>, _: Form) -> Answer {
    let desktop = desktop_of(&state)?;
    let whole =
        state.blocking(|service| Ok::<_, ServiceError>(service.store().refuse_lost().is_ok()));
    let is_whole = whole.await.unwrap_or(false);
    let answer = render(&Stopped { cx: page.headed("computer-stopped"), is_whole });
    desktop.stop();
    answer
}
