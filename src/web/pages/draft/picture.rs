//! A round at a glance: differences of score and rank as bars, and what else is worth knowing.

use actix_web::web::Path;
use askama::Template;

use crate::pairing::RoundPicture;
use crate::service::Service;
use crate::tournament::{RoundNo, TableNo, Tournament};
use crate::web::Visit;
use crate::web::{Answer, Event, Lang, Page, Result, WebError};

use super::proof::visible;
use super::sentences::name;
use super::why::{as_drawn, base};
use crate::web::views::seal::table_list;

/// The length of the longest bar, in units of the picture.
const LONGEST: usize = 155;

/// The height of a row, in the same.
const ROW: usize = 26;

/// One bar: how far apart, how many boards, where it is drawn.
struct Bar {
    label: String,
    count: usize,
    length: usize,
    top: usize,
}

/// Bars below one another, with their title.
struct Bars {
    title: String,
    height: usize,
    bars: Vec<Bar>,
}

#[derive(Template)]
#[template(path = "draft/picture.html")]
struct PicturePage {
    t: Lang,
    page: Page,
    no: RoundNo,
    charts: Vec<Bars>,
    facts: Vec<(String, String)>,
    floaters: Vec<String>,
    tables: Vec<TableNo>,
    why: String,
    back: String,
}

/// The round as it was drawn, at a glance.
pub async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let base = base(visible(&visit.event, no)?);
    let view = move |page, event: &Event, service: &Service| {
        let drawn = as_drawn(service, &event.snapshot, no)?.ok_or_else(WebError::no_page)?;
        let picture = RoundPicture::of(&drawn.context, &visible(event, no)?.boards);
        view(page, event, no, &picture)
    };
    visit.answer(&format!("{base}/{no}/why"), view).await
}

fn view(page: Page, event: &Event, no: RoundNo, picture: &RoundPicture) -> Result<PicturePage> {
    let (t, round) = (page.t, visible(event, no)?);
    let base = base(round);
    Ok(PicturePage {
        t,
        page: page.titled(t.with("picture-title", [("round", no)])),
        no,
        charts: charts(t, picture),
        facts: facts(t, picture),
        floaters: floaters(t, &event.snapshot.tournament, picture),
        tables: round.boards.iter().map(|board| board.table).collect(),
        why: event.path(&format!("{base}/{no}/why")),
        back: event.path(&format!("{base}/{no}")),
    })
}

fn charts(t: Lang, picture: &RoundPicture) -> Vec<Bars> {
    let apart = |n: u32| n.to_string();
    let stones = |n: u8| if n == 0 { t.text("even") } else { n.to_string() };
    vec![
        bars(t.text("picture-groups"), picture.groups_apart.iter().map(|(n, c)| (apart(*n), *c))),
        bars(t.text("picture-ranks"), picture.ranks_apart.iter().map(|(n, c)| (apart(*n), *c))),
        bars(t.text("picture-handicaps"), picture.handicaps.iter().map(|(n, c)| (stones(*n), *c))),
    ]
}

fn bars(title: String, rows: impl Iterator<Item = (String, usize)>) -> Bars {
    let rows: Vec<_> = rows.collect();
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let bar = |(at, (label, count)): (usize, (String, usize))| Bar {
        label,
        count,
        length: (count * LONGEST / most).max(1),
        top: at * ROW,
    };
    Bars {
        title,
        height: rows.len().max(1) * ROW,
        bars: rows.into_iter().enumerate().map(bar).collect(),
    }
}

fn facts(t: Lang, picture: &RoundPicture) -> Vec<(String, String)> {
    let of = |could: usize, met: &[TableNo]| {
        let counts = (("count", met.len()), ("could", could.saturating_sub(met.len())));
        let said = t.with("picture-avoided", counts);
        if met.is_empty() { said } else { format!("{said} {}", tables(t, met)) }
    };
    vec![
        (t.text("picture-repeats"), of(picture.could_repeat, &picture.repeats)),
        (t.text("picture-clubmates"), of(picture.could_be_clubmates, &picture.clubmates)),
        (t.text("picture-floaters"), picture.floaters.len().to_string()),
    ]
}

fn tables(t: Lang, tables: &[TableNo]) -> String {
    t.with("picture-tables", (("count", tables.len()), ("tables", table_list(tables))))
}

fn floaters(t: Lang, tournament: &Tournament, picture: &RoundPicture) -> Vec<String> {
    let said = picture.floaters.iter().map(|floater| {
        let (down, up) = (name(t, tournament, floater.down), name(t, tournament, floater.up));
        t.with(
            "picture-floater",
            (("table", floater.table), ("down", down), ("up", up), ("count", floater.groups)),
        )
    });
    said.collect()
}
