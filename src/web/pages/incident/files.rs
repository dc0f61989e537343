//! The log as CSV, and a ruling as a sheet to print and sign.

use super::lines::RulingLine;
use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "incident/sheet.html")]
struct Sheet {
    cx: Page,
    event: String,
    ruling: RulingLine,
    back: String,
}

pub async fn sheet(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, u32)>,
) -> Answer {
    let (id, no) = (event.snapshot.id, RulingNo(place.1));
    let file = state.blocking(move |service| service.referee_file(id)).await?;
    let ruling = file.log.ruling(no).map_err(|_| WebError::no_page())?;
    let t = page.t;
    let line = RulingLine::of(t, &event, &file.log, ruling);
    render(&Sheet {
        event: event.snapshot.tournament.settings.name.clone(),
        back: line.href.clone(),
        ruling: line,
        cx: frame(page, &event).titled(t.with("ruling-number", [("no", no.0)])),
    })
}

type Column = (&'static str, fn(&RulingLine) -> String);

const COLUMNS: [Column; 17] = [
    ("ruling", |line| line.no.to_string()),
    ("at", |line| line.at.clone()),
    ("round", |line| line.round.to_string()),
    ("table", |line| line.table.to_string()),
    ("black", |line| line.black.clone()),
    ("white", |line| line.white.clone()),
    ("incident", |line| line.what.clone()),
    ("noticed", |line| line.when.clone()),
    ("ruling_words", |line| line.decision.clone()),
    ("result", |line| line.result.clone()),
    ("source", |line| line.why.source.clone()),
    ("article", |line| line.why.article.clone()),
    ("words", |line| line.words.clone()),
    ("arbiter", |line| line.arbiter.clone()),
    ("told_black", |line| line.told[0].clone()),
    ("told_white", |line| line.told[1].clone()),
    ("status", |line| line.ended.clone()),
];

/// The log as CSV in UTF-8, one line per ruling, oldest first.
pub async fn csv(page: Page, state: Data<State>, event: Event) -> Answer {
    let id = event.snapshot.id;
    let file = state.blocking(move |service| service.referee_file(id)).await?;
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(COLUMNS.map(|(head, _)| head)).context("memory takes every record")?;
    for ruling in file.log.rulings() {
        let line = RulingLine::of(page.t, &event, &file.log, ruling);
        let cells = COLUMNS.map(|(_, cell)| plain(cell(&line)));
        writer.write_record(cells).context("memory takes every record")?;
    }
    let bytes = writer.into_inner().map_err(|error| anyhow::anyhow!("{error}"))?;
    let name = format!("{}-rulings.csv", event.snapshot.slug);
    Ok(attachment(&name, "text/csv; charset=utf-8", bytes))
}

/// Prefixes cells that a spreadsheet would run as a formula.
fn plain(cell: String) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{cell}") } else { cell }
}
