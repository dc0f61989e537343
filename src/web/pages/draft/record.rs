//! The open record of an event, and the command to verify it.

use crate::web::prelude::*;
use publishing::record::{Reach, make};

#[derive(Template)]
#[template(path = "draft/record.html")]
struct RecordPage {
    cx: Page,
    href: String,
    file: String,
    command: String,
    signed: bool,
    back: String,
}

fn file_name(event: &Event) -> String {
    format!("{}.record.json", event.snapshot.slug)
}

pub async fn show(visit: Visit) -> Answer {
    let view = |page: Page, event: &Event, service: &Service| {
        let t = page.t;
        let file = file_name(event);
        let key = service.store().public_key();
        let by = key.as_ref().map(|key| format!(" --key {key}")).unwrap_or_default();
        Ok(RecordPage {
            cx: page.titled(t.text("open-record-title")),
            href: event.path("/record.json"),
            command: format!("tengen verify {file}{by}"),
            signed: key.is_some(),
            file,
            back: event.path(""),
        })
    };
    visit.answer("/verify", view).await
}

pub async fn send(visit: Visit) -> Answer {
    visit.event.refuse_named_file()?;
    let name = file_name(&visit.event);
    let record = |event: &Event, service: &_| {
        let record = make(service, event.snapshot.id, Reach::Public)?;
        Ok(record.text().context("a record is JSON")?)
    };
    visit.file("/record.json", (name, "application/json"), record).await
}
