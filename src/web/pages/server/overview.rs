use crate::web::prelude::*;
use service::{AccountSeen, JobSeen};
use store::{Backend, OutboxState, SecurityRow, StoreError};

const EVENTS: i64 = 20;

/// Free bytes below which the disk counts as nearly full.
const NEARLY_FULL: u64 = 500_000_000;

/// `alarm`: somebody should act on it.
struct Fact {
    label: String,
    said: String,
    alarm: bool,
}

struct Line {
    at: String,
    what: String,
    more: String,
}

#[derive(Template)]
#[template(path = "server/overview.html")]
struct Overview {
    cx: Page,
    facts: Vec<Fact>,
    people: Vec<Line>,
    events: Vec<Line>,
    failures: Vec<Line>,
}

pub async fn show(page: Page, state: Data<State>) -> Answer {
    let now = Utc::now();
    let (well, people, events, outbox) = state
        .blocking(move |service| {
            let store = service.store();
            let well = store.beat(now).map_err(|error| error.to_string());
            let events = store.read(|c| c.security(EVENTS))?;
            Ok::<_, ServiceError>((
                well,
                service.accounts_seen(now)?,
                events,
                service.outbox_state()?,
            ))
        })
        .await?;
    let t = page.t;
    let failed = state.operations.failures();
    render(&Overview {
        cx: page.titled(t.text("server-title")),
        facts: facts(t, &state, well.err())
            .into_iter()
            .chain(messages(t, &state, outbox))
            .collect(),
        people: people
            .iter()
            .filter(|seen| seen.sessions > 0)
            .map(|seen| person(t, seen))
            .collect(),
        events: events.iter().map(|row| event(t, row)).collect(),
        failures: failed
            .into_iter()
            .map(|one| Line {
                at: moment(t, one.at),
                what: format!("{} · {}", one.reference, one.route),
                more: one.why,
            })
            .collect(),
    })
}

fn moment(t: Lang, at: DateTime<Utc>) -> String {
    t.moment(t.local(at.naive_utc()))
}

fn facts(t: Lang, state: &State, unwell: Option<String>) -> Vec<Fact> {
    let fact = |label: &str, said: String, alarm: bool| Fact { label: t.text(label), said, alarm };
    let store = state.service.store();
    let mut facts = vec![
        fact("server-version", crate::VERSION.to_owned(), false),
        fact("server-since", moment(t, state.operations.started), false),
        fact("server-clock", format!("{} ({})", t.moment(t.local_now()), t.zone()), false),
        match unwell {
            None => fact("server-database", database(t, &state.service), false),
            Some(why) => fact("server-database", why, true),
        },
    ];
    if let Some(lost) = store.lost() {
        facts.push(fact("journal-title", StoreError::Lost(lost).to_string(), true));
    }
    for difference in state.service.differences() {
        facts.push(fact("journal-title", difference, true));
    }
    if let Some((size, free)) = super::room(store) {
        let said = t.with(
            "server-room-said",
            (("size", size_words(t, size)), ("free", size_words(t, free))),
        );
        facts.push(fact("server-room", said, free < NEARLY_FULL));
    }
    facts.extend(backups(t, state));
    facts.extend(state.service.jobs().into_iter().map(|seen| job(t, seen)));
    facts.push(fact("server-streams", state.hub.open_streams().to_string(), false));
    facts
}

fn messages(t: Lang, state: &State, outbox: OutboxState) -> [Fact; 2] {
    let OutboxState { waiting, trying, given_up } = outbox;
    let said = (("waiting", waiting), ("trying", trying), ("given", given_up));
    let mail = state.operations.mail();
    [
        Fact {
            label: t.text("server-mail"),
            said: mail.unwrap_or_else(|| t.text("server-mail-none")),
            alarm: false,
        },
        Fact {
            label: t.text("server-outbox"),
            said: t.with("server-outbox-said", said),
            alarm: trying > 0,
        },
    ]
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

fn database(t: Lang, service: &Service) -> String {
    t.text(match service.store().backend() {
        Backend::Sqlite => "server-sqlite",
        Backend::Postgres => "server-postgres",
    })
}

fn backups(t: Lang, state: &State) -> Vec<Fact> {
    let backups = state.operations.backups();
    let fact = |said: String, alarm: bool| Fact { label: t.text("server-backups"), said, alarm };
    let Some(folder) = backups.folder else {
        return vec![fact(t.text("server-backups-none"), false)];
    };
    let mut said = Vec::new();
    if let Some(why) = backups.failed {
        said.push(fact(why, true));
    }
    said.push(match backups.last {
        Some((at, file)) => {
            fact(t.with("server-backups-last", (("moment", moment(t, at)), ("file", file))), false)
        }
        None => fact(t.with("server-backups-first", [("folder", folder)]), false),
    });
    if let Some(next) = backups.next {
        said.push(fact(t.with("server-backups-next", [("moment", moment(t, next))]), false));
    }
    said
}

fn job(t: Lang, seen: JobSeen) -> Fact {
    let (alarm, last) = (seen.is_failing(), seen.last.map(|at| moment(t, at)).unwrap_or_default());
    let said = match seen.failed {
        None => t.with("server-job-done", [("last", last)]),
        Some((at, why)) => {
            let count = i64::try_from(seen.failures).unwrap_or(i64::MAX);
            let failed =
                (("last", last), ("count", count), ("moment", moment(t, at)), ("why", why));
            t.with("server-job-failed", failed)
        }
    };
    Fact { label: t.text(&format!("server-job-{}", seen.name)), said, alarm }
}

fn person(t: Lang, seen: &AccountSeen) -> Line {
    Line {
        at: seen.seen_at.map(|at| moment(t, at)).unwrap_or_default(),
        what: seen.account.name.clone(),
        more: t.with("server-sessions", [("count", seen.sessions)]),
    }
}

fn event(t: Lang, row: &SecurityRow) -> Line {
    let what = row.what.map(|what| t.text(&format!("security-{what}"))).unwrap_or_default();
    let times = if row.times > 1 { format!(" × {}", row.times) } else { String::new() };
    let place = if row.address.is_empty() { t.text("server-here") } else { row.address.clone() };
    Line {
        at: moment(t, row.at),
        what: format!("{what}{times}"),
        more: format!("{} · {place}", row.name),
    }
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
