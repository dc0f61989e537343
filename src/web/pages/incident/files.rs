//! The log as a file, and a ruling as a sheet to print and sign.

use actix_web::web::{Data, Path};
use anyhow::Context;
use askama::Template;

use crate::referee::RulingNo;
use crate::web::{Answer, Event, Lang, Page, State, WebError, attachment, frame, render};

use super::lines::RulingLine;

#[derive(Template)]
#[template(path = "incident/sheet.html")]
struct Sheet {
    t: Lang,
    page: Page,
    event: String,
    ruling: RulingLine,
    back: String,
}

/// A ruling on paper.
pub async fn sheet(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, u32)>,
) -> Answer {
    let (id, no) = (event.snapshot.id, RulingNo(place.1));
    let file = state.at_desk(move |desk| desk.referee_file(id)).await?;
    let ruling = file.log.ruling(no).map_err(|_| WebError::no_page())?;
    let t = page.t;
    let line = RulingLine::of(t, &event, &file.log, ruling);
    render(&Sheet {
        t,
        event: event.snapshot.tournament.settings.name.clone(),
        back: line.href.clone(),
        ruling: line,
        page: frame(page, &event)
            .titled(t.with("ruling-number", [("no", no.0)]))
            .below(&event.path("/incidents")),
    })
}

/// The heads of the file's columns.
const COLUMNS: [&str; 17] = [
    "ruling",
    "at",
    "round",
    "table",
    "black",
    "white",
    "incident",
    "noticed",
    "ruling_words",
    "result",
    "source",
    "article",
    "words",
    "arbiter",
    "told_black",
    "told_white",
    "status",
];

/// The log as a table: comma-separated, UTF-8, a line a ruling in the order they were given.
pub async fn csv(page: Page, state: Data<State>, event: Event) -> Answer {
    let id = event.snapshot.id;
    let file = state.at_desk(move |desk| desk.referee_file(id)).await?;
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(COLUMNS).context("memory takes every record")?;
    for ruling in file.log.rulings() {
        let line = RulingLine::of(page.t, &event, &file.log, ruling);
        writer.write_record(cells(&line)).context("memory takes every record")?;
    }
    let bytes = writer.into_inner().map_err(|error| anyhow::anyhow!("{error}"))?;
    let name = format!("{}-rulings.csv", event.snapshot.slug);
    Ok(attachment(&name, "text/csv; charset=utf-8", bytes))
}

fn cells(line: &RulingLine) -> [String; 17] {
    let [black, white] = line.told.clone();
    [
        line.no.to_string(),
        line.at.clone(),
        line.round.to_string(),
        line.table.to_string(),
        line.black.clone(),
        line.white.clone(),
        line.what.clone(),
        line.when.clone(),
        line.decision.clone(),
        line.result.clone(),
        line.why.source.clone(),
        line.why.article.clone(),
        line.words.clone(),
        line.arbiter.clone(),
        black,
        white,
        line.ended.clone(),
    ]
    .map(plain)
}

/// A cell that no table program takes for a formula.
fn plain(cell: String) -> String {
    if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{cell}") } else { cell }
}
