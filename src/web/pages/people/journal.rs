use crate::web::prelude::*;
use crate::web::views::journal::{act_of, told};
use store::PartFault;

const PAGE: i64 = 100;

struct Line {
    seq: i64,
    at: String,
    who: String,
    act: String,
    detail: String,
}

#[derive(Template)]
#[template(path = "people/journal.html")]
struct Journal {
    cx: Page,
    lines: Vec<Line>,
    older: Option<String>,
    said: String,
    alarm: bool,
    check: String,
}

/// Newest first, with a check of the hash chain: entries since it was last found to hold, or with `?check=all` from the
/// first on.
pub async fn show(page: Page, request: HttpRequest, state: Data<State>, event: Event) -> Answer {
    let query = Form::of_query(&request);
    let (before, all) = (query.value("before").parse().ok(), query.value("check") == "all");
    let id = event.snapshot.id;
    let (rows, names) = state
        .blocking(move |service| {
            let store = service.store();
            store.read(|c| {
                let rows = c.journal(id, before, PAGE)?;
                let mut names = HashMap::new();
                for account in rows.iter().filter_map(|row| row.account) {
                    if let Some(known) = c.account(account)? {
                        names.insert(account, known.name);
                    }
                }
                Ok::<_, ServiceError>((rows, names))
            })
        })
        .await?;
    let t = page.t;
    let found = state.worked_out(move |service: &Service| check(service, t, id, all)).await?;
    let tournament = &event.snapshot.tournament;
    let oldest = rows.last().map(|row| row.seq).filter(|seq| *seq > 1);
    render(&Journal {
        cx: frame(page, &event).titled(t.text("journal-title")),
        older: oldest.map(|seq| event.path(&format!("/journal?before={seq}"))),
        lines: rows.iter().map(|row| line(t, tournament, &names, row)).collect(),
        alarm: found.is_err(),
        said: found.unwrap_or_else(|alarm| alarm),
        check: event.path("/journal?check=all"),
    })
}

/// `Ok` says what was found, `Err` is an alarm. `all` checks the whole chain and compares the event with it.
fn check(
    service: &Service,
    t: Lang,
    id: TournamentId,
    all: bool,
) -> Result<Result<String, String>, ServiceError> {
    let broken = if all { service.broken_journal(id)? } else { service.broken_since(id)? };
    if let Some(seq) = broken {
        return Ok(Err(t.with("journal-broken", [("seq", seq)])));
    }
    let signed = service.store().signed_end(id);
    if let Some(cut) = service.cut_journal(id)? {
        return Ok(Err(t.with("journal-cut", [("seq", cut)])));
    }
    let end = service.journal_end(id);
    let apart = match service.store().ends_were_missing() {
        // Ends that were created next to existing entries prove nothing about them.
        true => Some(t.text("journal-ends-missing")),
        false => signed.map(|signed| t.with("journal-signed", [("seq", signed.seq)])),
    };
    let with = |said: String| format!("{said} {}", apart.unwrap_or_default()).trim().to_owned();
    if !all {
        return Ok(Ok(with(t.with("journal-holds", [("count", end.seq)]))));
    }
    let parts = service.compare_parts(id)?;
    if let Some(fault) = parts.faults.first() {
        return Ok(Err(t.part_fault(fault)));
    }
    let checked = (("count", end.seq), ("parts", parts.same), ("head", end.hash));
    let mut said = t.with("journal-checked", checked);
    if let Some(entry) = parts.unchecked_before {
        said = format!("{said} {}", t.with("journal-unchecked", [("seq", entry)]));
    }
    Ok(Ok(with(said)))
}

fn line(
    t: Lang,
    tournament: &Tournament,
    names: &HashMap<AccountId, String>,
    row: &JournalRow,
) -> Line {
    Line {
        seq: row.seq,
        at: t.moment(t.local(row.at.naive_utc())),
        who: row.account.and_then(|id| names.get(&id).cloned()).unwrap_or_default(),
        act: act_of(t, row),
        detail: told(t, tournament, &row.told()),
    }
}

impl Lang {
    fn part_fault(self, fault: &PartFault) -> String {
        let (key, part, entry) = match fault {
            PartFault::Differs { part, entry } => ("journal-part-differs", part, *entry),
            PartFault::Missing { part, entry } => ("journal-part-missing", part, *entry),
            PartFault::Unknown { part } => ("journal-part-unknown", part, 0),
        };
        let (kind, number) = match part.split_once(' ') {
            Some(("reports", said)) => said.split_once(' ').unwrap_or((said, "")),
            Some(numbered) => numbered,
            None => (part.as_str(), ""),
        };
        let (number, entry_no) = number.split_once('/').unwrap_or((number, ""));
        let of = [("number", number.to_owned()), ("entry", entry_no.to_owned())];
        let part = self.with(&format!("part-{kind}"), of);
        self.with(key, (("part", part), ("seq", entry)))
    }
}
