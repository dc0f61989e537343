//! How the server is: its database, backups and jobs, sessions, what happened to accounts, what failed.

use crate::web::prelude::*;
use service::AccountSeen;
use store::{Backend, OutboxState, SecurityRow, ServerName, StoreError};

const EVENTS: i64 = 20;

/// Free bytes below which the disk counts as nearly full.
const NEARLY_FULL: u64 = 500_000_000;

#[derive(Template)]
#[template(path = "server/overview.html")]
struct Overview {
    cx: Page,
    state: Data<State>,
    /// Why the database cannot be written to.
    unwell: Option<String>,
    people: Vec<AccountSeen>,
    events: Vec<SecurityRow>,
    outbox: OutboxState,
    form: Form,
}

/// The most characters of the name of the list of tournaments, and of the sentence below it.
const MOST: [(&str, usize); 2] = [("name", 60), ("about", 200)];

#[route("GET", "/server", Owner)]
async fn show(page: Page, state: Data<State>) -> Answer {
    let said = state.blocking(|service| service.read(|c| c.server_name())).await?;
    let form = Form::filled([("name", said.name), ("about", said.about)]);
    show_overview(page, state, form).await
}

#[route("POST", "/server/name", Owner)]
async fn set_name(page: Page, state: Data<State>, form: Form) -> Answer {
    let length = |name: &str| form.value(name).trim().chars().count();
    let wrong = MOST.into_iter().find(|(name, most)| length(name) > *most);
    if let Some((name, most)) = wrong {
        let why = Sentence::new("fault-too-long").with("length", length(name)).with("most", most);
        return show_overview(page, state, form.refused(name, why)).await;
    }
    let text = |name: &str| form.value(name).trim().to_owned();
    let said = ServerName { name: text("name"), about: text("about") };
    state.blocking(move |service| service.set_server_name(&said)).await?;
    Ok(redirect_saying("/server", Notice::done(Sentence::new("saved"))))
}

async fn show_overview(page: Page, state: Data<State>, form: Form) -> Answer {
    let now = Utc::now();
    let read = move |service: &Service| {
        let unwell = service.store().beat(now).err().map(|error| error.to_string());
        let events = service.read(|c| c.security(EVENTS))?;
        Ok((unwell, service.accounts_seen(now)?, events, service.read(|c| c.outbox_state())?))
    };
    let (unwell, people, events, outbox) = state.blocking(read).await?;
    let view =
        Overview { cx: page.headed("server-title"), state, unwell, people, events, outbox, form };
    if view.form.is_wrong() { Err(WebError::again(&view)) } else { render(&view) }
}

impl Overview {
    /// Size of the database and free bytes, and whether they are few.
    fn room(&self) -> Option<(String, String, bool)> {
        let (size, free) = super::room(self.state.service.store())?;
        Some((size_words(self.cx.t, size), size_words(self.cx.t, free), free < NEARLY_FULL))
    }

    fn lost(&self) -> Option<StoreError> {
        self.state.service.store().lost().map(StoreError::Lost)
    }

    /// Empty without a moment.
    fn moment(&self, at: Option<DateTime<Utc>>) -> String {
        at.map(|at| self.cx.local_moment(at)).unwrap_or_default()
    }

    fn people(&self) -> Vec<&AccountSeen> {
        self.people.iter().filter(|seen| seen.sessions > 0).collect()
    }
}

/// `312 KB`, `1.4 MB`, `23 GB`; a single byte is 1 KB, not 0.
fn size_words(t: Lang, bytes: u64) -> String {
    let units = [("server-size-gb", 1_000_000_000), ("server-size-mb", 1_000_000)];
    let large = units.into_iter().find(|(_, unit)| bytes >= *unit);
    let (key, unit) = large.unwrap_or(("server-size-kb", 1000));
    let n = match bytes / unit {
        whole @ 0..10 if unit > 1000 => {
            t.decimals(&format!("{whole}.{}", bytes % unit / (unit / 10)))
        }
        _ => bytes.div_ceil(unit).to_string(),
    };
    t.with(key, [("n", n)])
}

#[cfg(test)]
mod tests {
    use store::SecurityEvent;

    use super::*;

    #[test]
    fn a_small_database_is_not_nothing() {
        let said = |bytes| size_words(Lang::english(), bytes);
        assert_eq!([said(0), said(1), said(311_500)], ["0 KB", "1 KB", "312 KB"]);
        assert_eq!([said(1_449_000), said(45_200_000)], ["1.4 MB", "46 MB"]);
        assert_eq!([said(2_000_000_000), said(23_000_000_000)], ["2.0 GB", "23 GB"]);
    }

    #[test]
    fn every_event_has_its_words_in_every_language() {
        for t in Lang::all() {
            for event in SecurityEvent::ALL {
                let key = format!("security-{event}");
                assert_ne!(t.text(&key), key);
            }
        }
    }
}
