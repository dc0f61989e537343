use crate::web::prelude::*;
use crate::web::views::journal::{act_of, journal_detail};
use store::PartFault;

const PAGE: i64 = 100;

#[derive(Template)]
#[template(path = "people/journal.html")]
struct Journal {
    cx: Cx,
    rows: Vec<JournalRow>,
    names: HashMap<AccountId, String>,
    /// What the check says; `Err` is an alarm.
    found: Result<Vec<Sentence>, Sentence>,
}

impl Journal {
    fn oldest(&self) -> Option<i64> {
        self.rows.last().map(|row| row.seq).filter(|seq| *seq > 1)
    }
}

/// Newest first, with a check of the hash chain: entries since it was last found to hold, or with `?check=all` from the
/// first on.
#[route("GET", "/t/{slug}/journal", Organiser)]
async fn show(cx: Cx) -> Answer {
    let (before, all) = (cx.query.value("before").parse().ok(), cx.query.value("check") == "all");
    let (t, id) = (cx.t, cx.event.snapshot.id);
    let read = move |service: &Service| {
        service.store().read(|c| {
            let rows = c.journal(id, before, PAGE)?;
            let names = c.accounts()?.into_iter().map(|known| (known.id, known.name));
            Ok::<_, ServiceError>((rows, names.collect::<HashMap<_, _>>()))
        })
    };
    let (rows, names) = cx.blocking(read).await?;
    let found = cx.state.worked_out(move |service: &Service| check(service, t, id, all)).await?;
    render(&Journal { cx: cx.headed("journal-title"), rows, names, found })
}

/// `Ok` says what was found, `Err` is an alarm. `all` checks the whole chain and compares the event with it.
fn check(
    service: &Service,
    t: Lang,
    id: TournamentId,
    all: bool,
) -> Result<Result<Vec<Sentence>, Sentence>, ServiceError> {
    let broken = if all { service.broken_journal(id)? } else { service.broken_since(id)? };
    if let Some(seq) = broken {
        return Ok(Err(Sentence::new("journal-broken").with("seq", seq)));
    }
    let signed = service.store().signed_end(id);
    if let Some(cut) = service.cut_journal(id)? {
        return Ok(Err(Sentence::new("journal-cut").with("seq", cut)));
    }
    let end = service.journal_end(id);
    let apart = match service.store().ends_were_missing() {
        // Ends that were created next to existing entries prove nothing about them.
        true => Some(Sentence::new("journal-ends-missing")),
        false => signed.map(|signed| Sentence::new("journal-signed").with("seq", signed.seq)),
    };
    if !all {
        let holds = Sentence::new("journal-holds").with("count", end.seq);
        return Ok(Ok([holds].into_iter().chain(apart).collect()));
    }
    let parts = service.compare_parts(id)?;
    if let Some(fault) = parts.faults.first() {
        return Ok(Err(t.part_fault(fault)));
    }
    let checked = Sentence::new("journal-checked").with("count", end.seq);
    let checked = checked.with("parts", parts.same).with("head", end.hash);
    let before = |entry| Sentence::new("journal-unchecked").with("seq", entry);
    let unchecked = parts.unchecked_before.map(before);
    Ok(Ok([Some(checked), unchecked, apart].into_iter().flatten().collect()))
}

impl Lang {
    fn part_fault(self, fault: &PartFault) -> Sentence {
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
        Sentence::new(key).with("part", part).with("seq", entry)
    }
}
